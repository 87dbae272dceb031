// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnForeachAbsGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(128, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAbs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(128, executor, stream);
}

EXPORT int aclnnForeachAcosGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(129, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAcos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(129, executor, stream);
}

EXPORT int aclnnForeachAddListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensor* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(130, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(130, executor, stream);
}

EXPORT int aclnnForeachAddListV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclScalar* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(131, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddListV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(131, executor, stream);
}

EXPORT int aclnnForeachAddScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(132, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(132, executor, stream);
}

EXPORT int aclnnForeachAddScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(133, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(133, executor, stream);
}

EXPORT int aclnnForeachAddScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(134, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(134, executor, stream);
}

EXPORT int aclnnForeachAddcdivScalarGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(135, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcdivScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(135, executor, stream);
}

EXPORT int aclnnForeachAddcdivScalarListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalars, out};
  return prepare(136, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcdivScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(136, executor, stream);
}

EXPORT int aclnnForeachAddcdivScalarV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(137, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcdivScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(137, executor, stream);
}

EXPORT int aclnnForeachAddcmulScalarGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(138, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcmulScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(138, executor, stream);
}

EXPORT int aclnnForeachAddcmulScalarListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclTensor* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalars, out};
  return prepare(139, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcmulScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(139, executor, stream);
}

EXPORT int aclnnForeachAddcmulScalarV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* x3, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, x3, scalar, out};
  return prepare(140, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAddcmulScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(140, executor, stream);
}

EXPORT int aclnnForeachAsinGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(141, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAsin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(141, executor, stream);
}

EXPORT int aclnnForeachAtanGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(142, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachAtan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(142, executor, stream);
}

EXPORT int aclnnForeachCopyGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(143, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachCopy(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(143, executor, stream);
}

EXPORT int aclnnForeachCosGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(144, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachCos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(144, executor, stream);
}

EXPORT int aclnnForeachCoshGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(145, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachCosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(145, executor, stream);
}

EXPORT int aclnnForeachDivListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(146, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(146, executor, stream);
}

EXPORT int aclnnForeachDivScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(147, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(147, executor, stream);
}

EXPORT int aclnnForeachDivScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(148, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(148, executor, stream);
}

EXPORT int aclnnForeachDivScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(149, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachDivScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(149, executor, stream);
}

EXPORT int aclnnForeachErfGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(150, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachErf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(150, executor, stream);
}

EXPORT int aclnnForeachErfcGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(151, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachErfc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(151, executor, stream);
}

EXPORT int aclnnForeachExpGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(152, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(152, executor, stream);
}

EXPORT int aclnnForeachExpm1GetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(153, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachExpm1(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(153, executor, stream);
}

EXPORT int aclnnForeachLerpListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensorList* weight, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, weight, out};
  return prepare(154, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLerpList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(154, executor, stream);
}

EXPORT int aclnnForeachLerpScalarGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclScalar* weight, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, weight, out};
  return prepare(155, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLerpScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(155, executor, stream);
}

EXPORT int aclnnForeachLogGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(156, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(156, executor, stream);
}

EXPORT int aclnnForeachLog10GetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(157, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog10(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(157, executor, stream);
}

EXPORT int aclnnForeachLog1pGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(158, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog1p(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(158, executor, stream);
}

EXPORT int aclnnForeachLog2GetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(159, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachLog2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(159, executor, stream);
}

EXPORT int aclnnForeachMaximumListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(160, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(160, executor, stream);
}

EXPORT int aclnnForeachMaximumScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(161, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(161, executor, stream);
}

EXPORT int aclnnForeachMaximumScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(162, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(162, executor, stream);
}

EXPORT int aclnnForeachMaximumScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(163, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMaximumScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(163, executor, stream);
}

EXPORT int aclnnForeachMinimumListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(164, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(164, executor, stream);
}

EXPORT int aclnnForeachMinimumScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(165, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(165, executor, stream);
}

EXPORT int aclnnForeachMinimumScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(166, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(166, executor, stream);
}

EXPORT int aclnnForeachMinimumScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(167, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMinimumScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(167, executor, stream);
}

EXPORT int aclnnForeachMulListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(168, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(168, executor, stream);
}

EXPORT int aclnnForeachMulScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(169, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(169, executor, stream);
}

EXPORT int aclnnForeachMulScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(170, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(170, executor, stream);
}

EXPORT int aclnnForeachMulScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(171, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachMulScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(171, executor, stream);
}

EXPORT int aclnnForeachNegGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(172, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachNeg(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(172, executor, stream);
}

EXPORT int aclnnForeachNormGetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(174, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachNorm(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(174, executor, stream);
}

EXPORT int aclnnForeachPowListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, out};
  return prepare(175, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(175, executor, stream);
}

EXPORT int aclnnForeachPowScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(176, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(176, executor, stream);
}

EXPORT int aclnnForeachPowScalarAndTensorGetWorkspaceSize(const aclScalar* scalar, const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {scalar, x, out};
  return prepare(177, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalarAndTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(177, executor, stream);
}

EXPORT int aclnnForeachPowScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(178, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(178, executor, stream);
}

EXPORT int aclnnForeachPowScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(179, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachPowScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(179, executor, stream);
}

EXPORT int aclnnForeachReciprocalGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(180, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachReciprocal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(180, executor, stream);
}

EXPORT int aclnnForeachRoundOffNumberGetWorkspaceSize(const aclTensorList* x, const aclTensor* roundMode, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, roundMode, out};
  return prepare(181, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachRoundOffNumber(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(181, executor, stream);
}

EXPORT int aclnnForeachRoundOffNumberV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* roundMode, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, roundMode, out};
  return prepare(182, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachRoundOffNumberV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(182, executor, stream);
}

EXPORT int aclnnForeachSigmoidGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(183, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(183, executor, stream);
}

EXPORT int aclnnForeachSignGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(184, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSign(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(184, executor, stream);
}

EXPORT int aclnnForeachSinGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(185, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(185, executor, stream);
}

EXPORT int aclnnForeachSinhGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(186, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(186, executor, stream);
}

EXPORT int aclnnForeachSqrtGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(187, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(187, executor, stream);
}

EXPORT int aclnnForeachSubListGetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclTensor* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(188, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(188, executor, stream);
}

EXPORT int aclnnForeachSubListV2GetWorkspaceSize(const aclTensorList* x1, const aclTensorList* x2, const aclScalar* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x1, x2, alpha, out};
  return prepare(189, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubListV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(189, executor, stream);
}

EXPORT int aclnnForeachSubScalarGetWorkspaceSize(const aclTensorList* x, const aclTensor* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(190, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(190, executor, stream);
}

EXPORT int aclnnForeachSubScalarListGetWorkspaceSize(const aclTensorList* x, const aclScalarList* scalars, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalars, out};
  return prepare(191, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubScalarList(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(191, executor, stream);
}

EXPORT int aclnnForeachSubScalarV2GetWorkspaceSize(const aclTensorList* x, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, scalar, out};
  return prepare(192, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachSubScalarV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(192, executor, stream);
}

EXPORT int aclnnForeachTanGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(193, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachTan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(193, executor, stream);
}

EXPORT int aclnnForeachTanhGetWorkspaceSize(const aclTensorList* x, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(194, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachTanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(194, executor, stream);
}

EXPORT int aclnnForeachZeroInplaceGetWorkspaceSize(aclTensorList* x, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x};
  return prepare(195, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnForeachZeroInplace(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(195, executor, stream);
}
