// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnForeachAbsGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(196, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAbs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(196, executor, stream);
}

EXPORT int aclnnForeachAcosGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(197, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAcos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(197, executor, stream);
}

EXPORT int aclnnForeachAddListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensor* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(198, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(198, executor, stream);
}

EXPORT int aclnnForeachAddListV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclScalar* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(199, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddListV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(199, executor, stream);
}

EXPORT int aclnnForeachAddScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(200, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(200, executor, stream);
}

EXPORT int aclnnForeachAddScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(201, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(201, executor, stream);
}

EXPORT int aclnnForeachAddScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(202, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(202, executor, stream);
}

EXPORT int aclnnForeachAddcdivScalarGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(203, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcdivScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(203, executor, stream);
}

EXPORT int aclnnForeachAddcdivScalarListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalars, out};
  return prepare(204, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcdivScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(204, executor, stream);
}

EXPORT int aclnnForeachAddcdivScalarV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(205, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcdivScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(205, executor, stream);
}

EXPORT int aclnnForeachAddcmulScalarGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(206, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcmulScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(206, executor, stream);
}

EXPORT int aclnnForeachAddcmulScalarListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalars, out};
  return prepare(207, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcmulScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(207, executor, stream);
}

EXPORT int aclnnForeachAddcmulScalarV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(208, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcmulScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(208, executor, stream);
}

EXPORT int aclnnForeachAsinGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(209, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAsin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(209, executor, stream);
}

EXPORT int aclnnForeachAtanGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(210, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAtan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(210, executor, stream);
}

EXPORT int aclnnForeachCopyGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(211, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(211, executor, stream);
}

EXPORT int aclnnForeachCosGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(212, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachCos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(212, executor, stream);
}

EXPORT int aclnnForeachCoshGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(213, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachCosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(213, executor, stream);
}

EXPORT int aclnnForeachDivListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(214, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(214, executor, stream);
}

EXPORT int aclnnForeachDivScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(215, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(215, executor, stream);
}

EXPORT int aclnnForeachDivScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(216, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(216, executor, stream);
}

EXPORT int aclnnForeachDivScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(217, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(217, executor, stream);
}

EXPORT int aclnnForeachErfGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(218, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachErf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(218, executor, stream);
}

EXPORT int aclnnForeachErfcGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(219, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachErfc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(219, executor, stream);
}

EXPORT int aclnnForeachExpGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(220, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(220, executor, stream);
}

EXPORT int aclnnForeachExpm1GetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(221, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachExpm1(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(221, executor, stream);
}

EXPORT int aclnnForeachLerpListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* weight, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, weight, out};
  return prepare(222, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLerpList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(222, executor, stream);
}

EXPORT int aclnnForeachLerpScalarGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclScalar* weight, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, weight, out};
  return prepare(223, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLerpScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(223, executor, stream);
}

EXPORT int aclnnForeachLogGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(224, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(224, executor, stream);
}

EXPORT int aclnnForeachLog10GetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(225, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog10(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(225, executor, stream);
}

EXPORT int aclnnForeachLog1pGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(226, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog1p(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(226, executor, stream);
}

EXPORT int aclnnForeachLog2GetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(227, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(227, executor, stream);
}

EXPORT int aclnnForeachMaximumListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(228, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(228, executor, stream);
}

EXPORT int aclnnForeachMaximumScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(229, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(229, executor, stream);
}

EXPORT int aclnnForeachMaximumScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(230, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(230, executor, stream);
}

EXPORT int aclnnForeachMaximumScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(231, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(231, executor, stream);
}

EXPORT int aclnnForeachMinimumListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(232, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(232, executor, stream);
}

EXPORT int aclnnForeachMinimumScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(233, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(233, executor, stream);
}

EXPORT int aclnnForeachMinimumScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(234, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(234, executor, stream);
}

EXPORT int aclnnForeachMinimumScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(235, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(235, executor, stream);
}

EXPORT int aclnnForeachMulListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(236, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(236, executor, stream);
}

EXPORT int aclnnForeachMulScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(237, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(237, executor, stream);
}

EXPORT int aclnnForeachMulScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(238, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(238, executor, stream);
}

EXPORT int aclnnForeachMulScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(239, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(239, executor, stream);
}

EXPORT int aclnnForeachNegGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(240, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachNeg(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(240, executor, stream);
}

EXPORT int aclnnForeachNormGetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(242, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(242, executor, stream);
}

EXPORT int aclnnForeachPowListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(243, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(243, executor, stream);
}

EXPORT int aclnnForeachPowScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(244, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(244, executor, stream);
}

EXPORT int aclnnForeachPowScalarAndTensorGetWorkspaceSize(const aclScalar* scalar, const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scalar, x, out};
  return prepare(245, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalarAndTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(245, executor, stream);
}

EXPORT int aclnnForeachPowScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(246, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(246, executor, stream);
}

EXPORT int aclnnForeachPowScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(247, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(247, executor, stream);
}

EXPORT int aclnnForeachReciprocalGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(248, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachReciprocal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(248, executor, stream);
}

EXPORT int aclnnForeachRoundOffNumberGetWorkspaceSize(const aclTensorList* x, const aclTensor* roundMode, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, roundMode, out};
  return prepare(249, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachRoundOffNumber(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(249, executor, stream);
}

EXPORT int aclnnForeachRoundOffNumberV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* roundMode, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, roundMode, out};
  return prepare(250, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachRoundOffNumberV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(250, executor, stream);
}

EXPORT int aclnnForeachSigmoidGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(251, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(251, executor, stream);
}

EXPORT int aclnnForeachSignGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(252, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSign(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(252, executor, stream);
}

EXPORT int aclnnForeachSinGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(253, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(253, executor, stream);
}

EXPORT int aclnnForeachSinhGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(254, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(254, executor, stream);
}

EXPORT int aclnnForeachSqrtGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(255, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(255, executor, stream);
}

EXPORT int aclnnForeachSubListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensor* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(256, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(256, executor, stream);
}

EXPORT int aclnnForeachSubListV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclScalar* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(257, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubListV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(257, executor, stream);
}

EXPORT int aclnnForeachSubScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(258, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(258, executor, stream);
}

EXPORT int aclnnForeachSubScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(259, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(259, executor, stream);
}

EXPORT int aclnnForeachSubScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(260, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(260, executor, stream);
}

EXPORT int aclnnForeachTanGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(261, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachTan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(261, executor, stream);
}

EXPORT int aclnnForeachTanhGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(262, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachTanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(262, executor, stream);
}

EXPORT int aclnnForeachZeroInplaceGetWorkspaceSize(aclTensorList* x, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x};
  return prepare(263, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachZeroInplace(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(263, executor, stream);
}
