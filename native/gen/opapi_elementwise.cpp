// Made by tools/gen_operators.py from the definitions in src/hotplate/ops. Do not edit.

#include "acl/types.h"
#include "aclnn/operator.h"

using namespace hotplate::nn;

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT int aclnnAbsGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(0, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAbs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(0, executor, stream);
}

EXPORT int aclnnAcosGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(1, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAcos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(1, executor, stream);
}

EXPORT int aclnnAcoshGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(2, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAcosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(2, executor, stream);
}

EXPORT int aclnnAddGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(11, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(11, executor, stream);
}

EXPORT int aclnnAddReluGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(15, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(15, executor, stream);
}

EXPORT int aclnnAddV3GetWorkspaceSize(const aclScalar* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(21, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(21, executor, stream);
}

EXPORT int aclnnAddcdivGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, tensor1, tensor2, value, out};
  return prepare(23, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddcdiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(23, executor, stream);
}

EXPORT int aclnnAddcmulGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, tensor1, tensor2, value, out};
  return prepare(24, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddcmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(24, executor, stream);
}

EXPORT int aclnnAddsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(29, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdds(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(29, executor, stream);
}

EXPORT int aclnnAngleV2GetWorkspaceSize(const aclTensor* x, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(39, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAngleV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(39, executor, stream);
}

EXPORT int aclnnAsinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(53, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAsin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(53, executor, stream);
}

EXPORT int aclnnAsinhGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(54, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAsinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(54, executor, stream);
}

EXPORT int aclnnAtanGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(55, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAtan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(55, executor, stream);
}

EXPORT int aclnnAtan2GetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(56, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAtan2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(56, executor, stream);
}

EXPORT int aclnnAtanhGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(57, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(57, executor, stream);
}

EXPORT int aclnnBitwiseAndScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(79, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseAndScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(79, executor, stream);
}

EXPORT int aclnnBitwiseAndTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(80, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseAndTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(80, executor, stream);
}

EXPORT int aclnnBitwiseNotGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(81, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseNot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(81, executor, stream);
}

EXPORT int aclnnBitwiseOrScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(82, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseOrScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(82, executor, stream);
}

EXPORT int aclnnBitwiseOrTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(83, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseOrTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(83, executor, stream);
}

EXPORT int aclnnBitwiseXorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(84, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseXorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(84, executor, stream);
}

EXPORT int aclnnBitwiseXorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(85, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseXorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(85, executor, stream);
}

EXPORT int aclnnCeilGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(93, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCeil(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(93, executor, stream);
}

EXPORT int aclnnClampGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, clipValueMax, out};
  return prepare(98, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClamp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(98, executor, stream);
}

EXPORT int aclnnClampMaxGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMax, out};
  return prepare(99, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(99, executor, stream);
}

EXPORT int aclnnClampMaxTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, max, out};
  return prepare(100, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMaxTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(100, executor, stream);
}

EXPORT int aclnnClampMinGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, out};
  return prepare(101, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(101, executor, stream);
}

EXPORT int aclnnClampMinTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* clipValueMin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, out};
  return prepare(102, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMinTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(102, executor, stream);
}

EXPORT int aclnnClampTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* clipValueMin, const aclTensor* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, clipValueMax, out};
  return prepare(103, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(103, executor, stream);
}

EXPORT int aclnnComplexGetWorkspaceSize(const aclTensor* real, const aclTensor* imag, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {real, imag, out};
  return prepare(106, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnComplex(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(106, executor, stream);
}

EXPORT int aclnnCosGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(114, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(114, executor, stream);
}

EXPORT int aclnnCoshGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(115, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(115, executor, stream);
}

EXPORT int aclnnDivGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(134, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(134, executor, stream);
}

EXPORT int aclnnDivModGetWorkspaceSize(const aclTensor* self, const aclTensor* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, mode, out};
  return prepare(135, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDivMod(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(135, executor, stream);
}

EXPORT int aclnnDivModsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, mode, out};
  return prepare(136, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDivMods(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(136, executor, stream);
}

EXPORT int aclnnDivsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(137, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDivs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(137, executor, stream);
}

EXPORT int aclnnEqScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(156, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEqScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(156, executor, stream);
}

EXPORT int aclnnEqTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(157, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEqTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(157, executor, stream);
}

EXPORT int aclnnEqualGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(158, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEqual(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(158, executor, stream);
}

EXPORT int aclnnErfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(159, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnErf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(159, executor, stream);
}

EXPORT int aclnnErfcGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(160, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnErfc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(160, executor, stream);
}

EXPORT int aclnnErfinvGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(161, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnErfinv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(161, executor, stream);
}

EXPORT int aclnnExpGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(162, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(162, executor, stream);
}

EXPORT int aclnnExp2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(163, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnExp2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(163, executor, stream);
}

EXPORT int aclnnExpm1GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(164, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnExpm1(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(164, executor, stream);
}

EXPORT int aclnnFloorGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(191, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFloor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(191, executor, stream);
}

EXPORT int aclnnFloorDivideGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(192, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFloorDivide(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(192, executor, stream);
}

EXPORT int aclnnFloorDividesGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(193, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFloorDivides(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(193, executor, stream);
}

EXPORT int aclnnFmodScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(194, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFmodScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(194, executor, stream);
}

EXPORT int aclnnFmodTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(195, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFmodTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(195, executor, stream);
}

EXPORT int aclnnFracGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(264, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFrac(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(264, executor, stream);
}

EXPORT int aclnnGcdGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(284, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGcd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(284, executor, stream);
}

EXPORT int aclnnGeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(287, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(287, executor, stream);
}

EXPORT int aclnnGeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(288, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(288, executor, stream);
}

EXPORT int aclnnGtScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(320, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(320, executor, stream);
}

EXPORT int aclnnGtTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(321, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(321, executor, stream);
}

EXPORT int aclnnInplaceAcosGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(343, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAcos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(343, executor, stream);
}

EXPORT int aclnnInplaceAcoshGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(344, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAcosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(344, executor, stream);
}

EXPORT int aclnnInplaceAddGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(345, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(345, executor, stream);
}

EXPORT int aclnnInplaceAddReluGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(346, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(346, executor, stream);
}

EXPORT int aclnnInplaceAddcdivGetWorkspaceSize(aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, tensor1, tensor2, value};
  return prepare(348, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddcdiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(348, executor, stream);
}

EXPORT int aclnnInplaceAddcmulGetWorkspaceSize(aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, tensor1, tensor2, value};
  return prepare(349, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddcmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(349, executor, stream);
}

EXPORT int aclnnInplaceAddsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(352, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAdds(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(352, executor, stream);
}

EXPORT int aclnnInplaceAsinGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(353, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAsin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(353, executor, stream);
}

EXPORT int aclnnInplaceAsinhGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(354, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAsinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(354, executor, stream);
}

EXPORT int aclnnInplaceAtanGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(355, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAtan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(355, executor, stream);
}

EXPORT int aclnnInplaceAtan2GetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(356, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAtan2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(356, executor, stream);
}

EXPORT int aclnnInplaceAtanhGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(357, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(357, executor, stream);
}

EXPORT int aclnnInplaceBitwiseAndScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(360, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseAndScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(360, executor, stream);
}

EXPORT int aclnnInplaceBitwiseAndTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(361, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseAndTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(361, executor, stream);
}

EXPORT int aclnnInplaceBitwiseXorScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(362, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseXorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(362, executor, stream);
}

EXPORT int aclnnInplaceBitwiseXorTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(363, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseXorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(363, executor, stream);
}

EXPORT int aclnnInplaceCeilGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(364, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCeil(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(364, executor, stream);
}

EXPORT int aclnnInplaceClampMaxGetWorkspaceSize(aclTensor* selfRef, const aclScalar* clipValueMax, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, clipValueMax};
  return prepare(366, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceClampMax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(366, executor, stream);
}

EXPORT int aclnnInplaceClampMaxTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* max, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, max};
  return prepare(367, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceClampMaxTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(367, executor, stream);
}

EXPORT int aclnnInplaceClampMinTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* clipValueMin, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, clipValueMin};
  return prepare(368, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceClampMinTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(368, executor, stream);
}

EXPORT int aclnnInplaceCosGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(370, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(370, executor, stream);
}

EXPORT int aclnnInplaceCoshGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(371, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(371, executor, stream);
}

EXPORT int aclnnInplaceDivGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(372, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(372, executor, stream);
}

EXPORT int aclnnInplaceDivModGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, int32_t mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, mode};
  return prepare(373, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDivMod(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(373, executor, stream);
}

EXPORT int aclnnInplaceDivModsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, int32_t mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, mode};
  return prepare(374, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDivMods(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(374, executor, stream);
}

EXPORT int aclnnInplaceDivsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(375, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDivs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(375, executor, stream);
}

EXPORT int aclnnInplaceEqScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(377, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceEqScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(377, executor, stream);
}

EXPORT int aclnnInplaceEqTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(378, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceEqTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(378, executor, stream);
}

EXPORT int aclnnInplaceErfGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(379, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceErf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(379, executor, stream);
}

EXPORT int aclnnInplaceErfcGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(380, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceErfc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(380, executor, stream);
}

EXPORT int aclnnInplaceErfinvGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(381, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceErfinv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(381, executor, stream);
}

EXPORT int aclnnInplaceExpGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(382, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(382, executor, stream);
}

EXPORT int aclnnInplaceExp2GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(383, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceExp2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(383, executor, stream);
}

EXPORT int aclnnInplaceExpm1GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(384, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceExpm1(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(384, executor, stream);
}

EXPORT int aclnnInplaceFloorGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(388, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFloor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(388, executor, stream);
}

EXPORT int aclnnInplaceFloorDivideGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(389, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFloorDivide(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(389, executor, stream);
}

EXPORT int aclnnInplaceFloorDividesGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(390, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFloorDivides(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(390, executor, stream);
}

EXPORT int aclnnInplaceFmodScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(391, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFmodScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(391, executor, stream);
}

EXPORT int aclnnInplaceFmodTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(392, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFmodTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(392, executor, stream);
}

EXPORT int aclnnInplaceFracGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(393, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFrac(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(393, executor, stream);
}

EXPORT int aclnnInplaceGeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(395, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(395, executor, stream);
}

EXPORT int aclnnInplaceGeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(396, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(396, executor, stream);
}

EXPORT int aclnnInplaceGtScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(397, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(397, executor, stream);
}

EXPORT int aclnnInplaceGtTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(398, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(398, executor, stream);
}

EXPORT int aclnnInplaceLeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(405, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(405, executor, stream);
}

EXPORT int aclnnInplaceLeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(406, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(406, executor, stream);
}

EXPORT int aclnnInplaceLerpGetWorkspaceSize(aclTensor* selfRef, const aclTensor* end, const aclTensor* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, end, weight};
  return prepare(408, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLerp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(408, executor, stream);
}

EXPORT int aclnnInplaceLerpsGetWorkspaceSize(aclTensor* selfRef, const aclTensor* end, const aclScalar* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, end, weight};
  return prepare(409, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLerps(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(409, executor, stream);
}

EXPORT int aclnnInplaceLogGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(410, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(410, executor, stream);
}

EXPORT int aclnnInplaceLog10GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(411, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog10(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(411, executor, stream);
}

EXPORT int aclnnInplaceLog1pGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(412, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog1p(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(412, executor, stream);
}

EXPORT int aclnnInplaceLog2GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(413, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(413, executor, stream);
}

EXPORT int aclnnInplaceLogicalAndGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(414, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLogicalAnd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(414, executor, stream);
}

EXPORT int aclnnInplaceLogicalNotGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(415, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLogicalNot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(415, executor, stream);
}

EXPORT int aclnnInplaceLogicalOrGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(416, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLogicalOr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(416, executor, stream);
}

EXPORT int aclnnInplaceLtScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(417, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(417, executor, stream);
}

EXPORT int aclnnInplaceLtTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(418, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(418, executor, stream);
}

EXPORT int aclnnInplaceMaskedFillScalarGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, value};
  return prepare(419, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedFillScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(419, executor, stream);
}

EXPORT int aclnnInplaceMaskedFillTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, value};
  return prepare(420, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(420, executor, stream);
}

EXPORT int aclnnInplaceMulGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(423, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(423, executor, stream);
}

EXPORT int aclnnInplaceMulsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(424, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMuls(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(424, executor, stream);
}

EXPORT int aclnnInplaceNanToNumGetWorkspaceSize(aclTensor* selfRef, float nan, float posinf, float neginf, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, nan, posinf, neginf};
  return prepare(425, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNanToNum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(425, executor, stream);
}

EXPORT int aclnnInplaceNeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(426, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(426, executor, stream);
}

EXPORT int aclnnInplaceNeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(427, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(427, executor, stream);
}

EXPORT int aclnnInplacePowTensorScalarGetWorkspaceSize(aclTensor* self, const aclScalar* exponent, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent};
  return prepare(431, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePowTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(431, executor, stream);
}

EXPORT int aclnnInplacePowTensorTensorGetWorkspaceSize(aclTensor* self, const aclTensor* exponent, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent};
  return prepare(432, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePowTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(432, executor, stream);
}

EXPORT int aclnnInplaceReciprocalGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(440, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceReciprocal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(440, executor, stream);
}

EXPORT int aclnnInplaceRemainderTensorScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(442, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRemainderTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(442, executor, stream);
}

EXPORT int aclnnInplaceRemainderTensorTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(443, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRemainderTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(443, executor, stream);
}

EXPORT int aclnnInplaceRoundDecimalsGetWorkspaceSize(aclTensor* selfRef, int64_t decimals, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, decimals};
  return prepare(445, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRoundDecimals(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(445, executor, stream);
}

EXPORT int aclnnInplaceRsqrtGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(446, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRsqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(446, executor, stream);
}

EXPORT int aclnnInplaceSigmoidGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(451, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(451, executor, stream);
}

EXPORT int aclnnInplaceSinGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(452, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(452, executor, stream);
}

EXPORT int aclnnInplaceSincGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(453, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSinc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(453, executor, stream);
}

EXPORT int aclnnInplaceSinhGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(454, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(454, executor, stream);
}

EXPORT int aclnnInplaceSqrtGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(455, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(455, executor, stream);
}

EXPORT int aclnnInplaceSubGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(456, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSub(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(456, executor, stream);
}

EXPORT int aclnnInplaceSubsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(457, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSubs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(457, executor, stream);
}

EXPORT int aclnnInplaceTanGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(458, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceTan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(458, executor, stream);
}

EXPORT int aclnnInplaceTanhGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(459, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceTanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(459, executor, stream);
}

EXPORT int aclnnInplaceXLogYScalarOtherGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(465, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceXLogYScalarOther(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(465, executor, stream);
}

EXPORT int aclnnIsCloseGetWorkspaceSize(const aclTensor* self, const aclTensor* other, double rtol, double atol, bool equalNan, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, rtol, atol, equalNan, out};
  return prepare(470, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsClose(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(470, executor, stream);
}

EXPORT int aclnnIsFiniteGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(471, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsFinite(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(471, executor, stream);
}

EXPORT int aclnnIsInScalarTensorGetWorkspaceSize(const aclScalar* element, const aclTensor* testElements, bool assumeUnique, bool invert, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {element, testElements, assumeUnique, invert, out};
  return prepare(472, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsInScalarTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(472, executor, stream);
}

EXPORT int aclnnIsInTensorScalarGetWorkspaceSize(const aclTensor* element, const aclScalar* testElement, bool assumeUnique, bool invert, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {element, testElement, assumeUnique, invert, out};
  return prepare(473, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsInTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(473, executor, stream);
}

EXPORT int aclnnIsNegInfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(474, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsNegInf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(474, executor, stream);
}

EXPORT int aclnnIsPosInfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(475, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsPosInf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(475, executor, stream);
}

EXPORT int aclnnLeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(488, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(488, executor, stream);
}

EXPORT int aclnnLeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(489, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(489, executor, stream);
}

EXPORT int aclnnLeftShiftGetWorkspaceSize(const aclTensor* self, const aclTensor* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, shiftBits, out};
  return prepare(492, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeftShift(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(492, executor, stream);
}

EXPORT int aclnnLeftShiftsGetWorkspaceSize(const aclTensor* self, const aclScalar* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, shiftBits, out};
  return prepare(493, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeftShifts(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(493, executor, stream);
}

EXPORT int aclnnLerpGetWorkspaceSize(const aclTensor* self, const aclTensor* end, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, end, weight, out};
  return prepare(494, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLerp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(494, executor, stream);
}

EXPORT int aclnnLerpsGetWorkspaceSize(const aclTensor* self, const aclTensor* end, const aclScalar* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, end, weight, out};
  return prepare(495, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLerps(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(495, executor, stream);
}

EXPORT int aclnnLessScalarGetWorkspaceSize(const aclTensor* other, const aclScalar* self, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {other, self, result};
  return prepare(496, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLessScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(496, executor, stream);
}

EXPORT int aclnnLogGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(504, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(504, executor, stream);
}

EXPORT int aclnnLog10GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(505, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog10(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(505, executor, stream);
}

EXPORT int aclnnLog1pGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(506, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog1p(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(506, executor, stream);
}

EXPORT int aclnnLog2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(507, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(507, executor, stream);
}

EXPORT int aclnnLogAddExpGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(508, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogAddExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(508, executor, stream);
}

EXPORT int aclnnLogAddExp2GetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(509, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogAddExp2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(509, executor, stream);
}

EXPORT int aclnnLogicalAndGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(517, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalAnd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(517, executor, stream);
}

EXPORT int aclnnLogicalNotGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(518, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalNot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(518, executor, stream);
}

EXPORT int aclnnLogicalOrGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(519, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalOr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(519, executor, stream);
}

EXPORT int aclnnLogicalXorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(520, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalXor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(520, executor, stream);
}

EXPORT int aclnnLogitGetWorkspaceSize(const aclTensor* input, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, eps, out};
  return prepare(521, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogit(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(521, executor, stream);
}

EXPORT int aclnnLogitGradGetWorkspaceSize(const aclTensor* x, const aclTensor* dy, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, dy, eps, out};
  return prepare(522, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogitGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(522, executor, stream);
}

EXPORT int aclnnLtScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(524, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(524, executor, stream);
}

EXPORT int aclnnLtTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(525, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(525, executor, stream);
}

EXPORT int aclnnMaskedScaleGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, float scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, scale, out};
  return prepare(528, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedScale(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(528, executor, stream);
}

EXPORT int aclnnMaximumGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(543, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaximum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(543, executor, stream);
}

EXPORT int aclnnMinimumGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(549, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMinimum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(549, executor, stream);
}

EXPORT int aclnnMulGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(580, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(580, executor, stream);
}

EXPORT int aclnnMulsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(581, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMuls(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(581, executor, stream);
}

EXPORT int aclnnNanToNumGetWorkspaceSize(const aclTensor* self, float nan, float posinf, float neginf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, nan, posinf, neginf, out};
  return prepare(592, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNanToNum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(592, executor, stream);
}

EXPORT int aclnnNeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(593, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(593, executor, stream);
}

EXPORT int aclnnNeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(594, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(594, executor, stream);
}

EXPORT int aclnnNegGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(595, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNeg(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(595, executor, stream);
}

EXPORT int aclnnPolarGetWorkspaceSize(const aclTensor* input, const aclTensor* angle, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, angle, out};
  return prepare(614, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPolar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(614, executor, stream);
}

EXPORT int aclnnPowScalarTensorGetWorkspaceSize(const aclScalar* self, const aclTensor* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent, out};
  return prepare(615, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPowScalarTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(615, executor, stream);
}

EXPORT int aclnnPowTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent, out};
  return prepare(616, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPowTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(616, executor, stream);
}

EXPORT int aclnnPowTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent, out};
  return prepare(617, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPowTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(617, executor, stream);
}

EXPORT int aclnnReciprocalGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(638, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReciprocal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(638, executor, stream);
}

EXPORT int aclnnRemainderScalarTensorGetWorkspaceSize(const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(649, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRemainderScalarTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(649, executor, stream);
}

EXPORT int aclnnRemainderTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(650, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRemainderTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(650, executor, stream);
}

EXPORT int aclnnRemainderTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(651, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRemainderTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(651, executor, stream);
}

EXPORT int aclnnRightShiftGetWorkspaceSize(const aclTensor* input, const aclTensor* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, shiftBits, out};
  return prepare(666, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRightShift(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(666, executor, stream);
}

EXPORT int aclnnRoundGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(678, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRound(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(678, executor, stream);
}

EXPORT int aclnnRoundDecimalsGetWorkspaceSize(const aclTensor* self, int64_t decimals, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, decimals, out};
  return prepare(679, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRoundDecimals(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(679, executor, stream);
}

EXPORT int aclnnRsqrtGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(680, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRsqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(680, executor, stream);
}

EXPORT int aclnnRsubGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(681, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRsub(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(681, executor, stream);
}

EXPORT int aclnnRsubsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(682, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRsubs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(682, executor, stream);
}

EXPORT int aclnnSWhereGetWorkspaceSize(const aclTensor* condition, const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {condition, self, other, out};
  return prepare(683, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSWhere(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(683, executor, stream);
}

EXPORT int aclnnSigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(696, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(696, executor, stream);
}

EXPORT int aclnnSignGetWorkspaceSize(const aclTensor* self, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, result};
  return prepare(698, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSign(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(698, executor, stream);
}

EXPORT int aclnnSignbitGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(699, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSignbit(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(699, executor, stream);
}

EXPORT int aclnnSinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(703, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(703, executor, stream);
}

EXPORT int aclnnSincGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(704, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSinc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(704, executor, stream);
}

EXPORT int aclnnSinhGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(705, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(705, executor, stream);
}

EXPORT int aclnnSqrtGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(724, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(724, executor, stream);
}

EXPORT int aclnnSubGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(729, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSub(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(729, executor, stream);
}

EXPORT int aclnnSubsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(730, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSubs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(730, executor, stream);
}

EXPORT int aclnnTanGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(737, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(737, executor, stream);
}

EXPORT int aclnnTanhGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(738, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(738, executor, stream);
}

EXPORT int aclnnTruncGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(756, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTrunc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(756, executor, stream);
}

EXPORT int aclnnXLogYScalarOtherGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(794, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnXLogYScalarOther(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(794, executor, stream);
}

EXPORT int aclnnXLogYScalarSelfGetWorkspaceSize(const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(795, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnXLogYScalarSelf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(795, executor, stream);
}

EXPORT int aclnnXLogYTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(796, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnXLogYTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(796, executor, stream);
}
