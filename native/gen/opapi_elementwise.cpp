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
  return prepare(7, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(7, executor, stream);
}

EXPORT int aclnnAddReluGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(8, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(8, executor, stream);
}

EXPORT int aclnnAddV3GetWorkspaceSize(const aclScalar* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(9, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddV3(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(9, executor, stream);
}

EXPORT int aclnnAddcdivGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, tensor1, tensor2, value, out};
  return prepare(11, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddcdiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(11, executor, stream);
}

EXPORT int aclnnAddcmulGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, tensor1, tensor2, value, out};
  return prepare(12, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAddcmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(12, executor, stream);
}

EXPORT int aclnnAddsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(16, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAdds(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(16, executor, stream);
}

EXPORT int aclnnAngleV2GetWorkspaceSize(const aclTensor* x, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, out};
  return prepare(24, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAngleV2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(24, executor, stream);
}

EXPORT int aclnnAsinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(30, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAsin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(30, executor, stream);
}

EXPORT int aclnnAsinhGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(31, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAsinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(31, executor, stream);
}

EXPORT int aclnnAtanGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(32, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAtan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(32, executor, stream);
}

EXPORT int aclnnAtan2GetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(33, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAtan2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(33, executor, stream);
}

EXPORT int aclnnAtanhGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(34, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnAtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(34, executor, stream);
}

EXPORT int aclnnBitwiseAndScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(46, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseAndScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(46, executor, stream);
}

EXPORT int aclnnBitwiseAndTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(47, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseAndTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(47, executor, stream);
}

EXPORT int aclnnBitwiseNotGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(48, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseNot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(48, executor, stream);
}

EXPORT int aclnnBitwiseOrScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(49, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseOrScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(49, executor, stream);
}

EXPORT int aclnnBitwiseOrTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(50, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseOrTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(50, executor, stream);
}

EXPORT int aclnnBitwiseXorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(51, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseXorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(51, executor, stream);
}

EXPORT int aclnnBitwiseXorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(52, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnBitwiseXorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(52, executor, stream);
}

EXPORT int aclnnCeilGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(56, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCeil(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(56, executor, stream);
}

EXPORT int aclnnClampGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, clipValueMax, out};
  return prepare(59, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClamp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(59, executor, stream);
}

EXPORT int aclnnClampMaxGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMax, out};
  return prepare(60, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(60, executor, stream);
}

EXPORT int aclnnClampMaxTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, max, out};
  return prepare(61, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMaxTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(61, executor, stream);
}

EXPORT int aclnnClampMinGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, out};
  return prepare(62, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(62, executor, stream);
}

EXPORT int aclnnClampMinTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* clipValueMin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, out};
  return prepare(63, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampMinTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(63, executor, stream);
}

EXPORT int aclnnClampTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* clipValueMin, const aclTensor* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, clipValueMin, clipValueMax, out};
  return prepare(64, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnClampTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(64, executor, stream);
}

EXPORT int aclnnComplexGetWorkspaceSize(const aclTensor* real, const aclTensor* imag, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {real, imag, out};
  return prepare(65, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnComplex(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(65, executor, stream);
}

EXPORT int aclnnCosGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(70, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(70, executor, stream);
}

EXPORT int aclnnCoshGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(71, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnCosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(71, executor, stream);
}

EXPORT int aclnnDivGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(76, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(76, executor, stream);
}

EXPORT int aclnnDivModGetWorkspaceSize(const aclTensor* self, const aclTensor* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, mode, out};
  return prepare(77, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDivMod(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(77, executor, stream);
}

EXPORT int aclnnDivModsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, mode, out};
  return prepare(78, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDivMods(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(78, executor, stream);
}

EXPORT int aclnnDivsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(79, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnDivs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(79, executor, stream);
}

EXPORT int aclnnEqScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(91, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEqScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(91, executor, stream);
}

EXPORT int aclnnEqTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(92, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEqTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(92, executor, stream);
}

EXPORT int aclnnEqualGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(93, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnEqual(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(93, executor, stream);
}

EXPORT int aclnnErfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(94, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnErf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(94, executor, stream);
}

EXPORT int aclnnErfcGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(95, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnErfc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(95, executor, stream);
}

EXPORT int aclnnErfinvGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(96, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnErfinv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(96, executor, stream);
}

EXPORT int aclnnExpGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(97, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(97, executor, stream);
}

EXPORT int aclnnExp2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(98, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnExp2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(98, executor, stream);
}

EXPORT int aclnnExpm1GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(99, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnExpm1(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(99, executor, stream);
}

EXPORT int aclnnFloorGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(123, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFloor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(123, executor, stream);
}

EXPORT int aclnnFloorDivideGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(124, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFloorDivide(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(124, executor, stream);
}

EXPORT int aclnnFloorDividesGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(125, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFloorDivides(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(125, executor, stream);
}

EXPORT int aclnnFmodScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(126, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFmodScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(126, executor, stream);
}

EXPORT int aclnnFmodTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(127, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFmodTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(127, executor, stream);
}

EXPORT int aclnnFracGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, out};
  return prepare(196, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnFrac(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(196, executor, stream);
}

EXPORT int aclnnGcdGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(199, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGcd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(199, executor, stream);
}

EXPORT int aclnnGeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(200, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(200, executor, stream);
}

EXPORT int aclnnGeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(201, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(201, executor, stream);
}

EXPORT int aclnnGtScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(210, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(210, executor, stream);
}

EXPORT int aclnnGtTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(211, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnGtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(211, executor, stream);
}

EXPORT int aclnnInplaceAcosGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(232, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAcos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(232, executor, stream);
}

EXPORT int aclnnInplaceAcoshGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(233, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAcosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(233, executor, stream);
}

EXPORT int aclnnInplaceAddGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(234, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAdd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(234, executor, stream);
}

EXPORT int aclnnInplaceAddReluGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(235, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddRelu(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(235, executor, stream);
}

EXPORT int aclnnInplaceAddcdivGetWorkspaceSize(aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, tensor1, tensor2, value};
  return prepare(236, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddcdiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(236, executor, stream);
}

EXPORT int aclnnInplaceAddcmulGetWorkspaceSize(aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, tensor1, tensor2, value};
  return prepare(237, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAddcmul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(237, executor, stream);
}

EXPORT int aclnnInplaceAddsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(240, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAdds(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(240, executor, stream);
}

EXPORT int aclnnInplaceAsinGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(241, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAsin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(241, executor, stream);
}

EXPORT int aclnnInplaceAsinhGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(242, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAsinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(242, executor, stream);
}

EXPORT int aclnnInplaceAtanGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(243, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAtan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(243, executor, stream);
}

EXPORT int aclnnInplaceAtan2GetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(244, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAtan2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(244, executor, stream);
}

EXPORT int aclnnInplaceAtanhGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(245, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceAtanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(245, executor, stream);
}

EXPORT int aclnnInplaceBitwiseAndScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(248, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseAndScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(248, executor, stream);
}

EXPORT int aclnnInplaceBitwiseAndTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(249, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseAndTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(249, executor, stream);
}

EXPORT int aclnnInplaceBitwiseXorScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(250, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseXorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(250, executor, stream);
}

EXPORT int aclnnInplaceBitwiseXorTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(251, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceBitwiseXorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(251, executor, stream);
}

EXPORT int aclnnInplaceCeilGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(252, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCeil(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(252, executor, stream);
}

EXPORT int aclnnInplaceClampMaxGetWorkspaceSize(aclTensor* selfRef, const aclScalar* clipValueMax, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, clipValueMax};
  return prepare(254, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceClampMax(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(254, executor, stream);
}

EXPORT int aclnnInplaceClampMaxTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* max, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, max};
  return prepare(255, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceClampMaxTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(255, executor, stream);
}

EXPORT int aclnnInplaceClampMinTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* clipValueMin, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, clipValueMin};
  return prepare(256, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceClampMinTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(256, executor, stream);
}

EXPORT int aclnnInplaceCosGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(258, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCos(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(258, executor, stream);
}

EXPORT int aclnnInplaceCoshGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(259, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceCosh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(259, executor, stream);
}

EXPORT int aclnnInplaceDivGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(260, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDiv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(260, executor, stream);
}

EXPORT int aclnnInplaceDivModGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, int32_t mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, mode};
  return prepare(261, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDivMod(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(261, executor, stream);
}

EXPORT int aclnnInplaceDivModsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, int32_t mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, mode};
  return prepare(262, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDivMods(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(262, executor, stream);
}

EXPORT int aclnnInplaceDivsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(263, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceDivs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(263, executor, stream);
}

EXPORT int aclnnInplaceEqScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(265, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceEqScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(265, executor, stream);
}

EXPORT int aclnnInplaceEqTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(266, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceEqTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(266, executor, stream);
}

EXPORT int aclnnInplaceErfGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(267, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceErf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(267, executor, stream);
}

EXPORT int aclnnInplaceErfcGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(268, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceErfc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(268, executor, stream);
}

EXPORT int aclnnInplaceErfinvGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(269, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceErfinv(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(269, executor, stream);
}

EXPORT int aclnnInplaceExpGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(270, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(270, executor, stream);
}

EXPORT int aclnnInplaceExp2GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(271, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceExp2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(271, executor, stream);
}

EXPORT int aclnnInplaceExpm1GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(272, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceExpm1(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(272, executor, stream);
}

EXPORT int aclnnInplaceFloorGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(276, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFloor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(276, executor, stream);
}

EXPORT int aclnnInplaceFloorDivideGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(277, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFloorDivide(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(277, executor, stream);
}

EXPORT int aclnnInplaceFloorDividesGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(278, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFloorDivides(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(278, executor, stream);
}

EXPORT int aclnnInplaceFmodScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(279, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFmodScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(279, executor, stream);
}

EXPORT int aclnnInplaceFmodTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(280, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFmodTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(280, executor, stream);
}

EXPORT int aclnnInplaceFracGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {inputRef};
  return prepare(281, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceFrac(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(281, executor, stream);
}

EXPORT int aclnnInplaceGeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(282, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(282, executor, stream);
}

EXPORT int aclnnInplaceGeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(283, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(283, executor, stream);
}

EXPORT int aclnnInplaceGtScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(284, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(284, executor, stream);
}

EXPORT int aclnnInplaceGtTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(285, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceGtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(285, executor, stream);
}

EXPORT int aclnnInplaceLeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(292, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(292, executor, stream);
}

EXPORT int aclnnInplaceLeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(293, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(293, executor, stream);
}

EXPORT int aclnnInplaceLerpGetWorkspaceSize(aclTensor* selfRef, const aclTensor* end, const aclTensor* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, end, weight};
  return prepare(295, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLerp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(295, executor, stream);
}

EXPORT int aclnnInplaceLerpsGetWorkspaceSize(aclTensor* selfRef, const aclTensor* end, const aclScalar* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, end, weight};
  return prepare(296, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLerps(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(296, executor, stream);
}

EXPORT int aclnnInplaceLogGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(297, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(297, executor, stream);
}

EXPORT int aclnnInplaceLog10GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(298, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog10(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(298, executor, stream);
}

EXPORT int aclnnInplaceLog1pGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(299, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog1p(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(299, executor, stream);
}

EXPORT int aclnnInplaceLog2GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(300, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLog2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(300, executor, stream);
}

EXPORT int aclnnInplaceLogicalAndGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(301, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLogicalAnd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(301, executor, stream);
}

EXPORT int aclnnInplaceLogicalNotGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(302, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLogicalNot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(302, executor, stream);
}

EXPORT int aclnnInplaceLogicalOrGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(303, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLogicalOr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(303, executor, stream);
}

EXPORT int aclnnInplaceLtScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(304, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(304, executor, stream);
}

EXPORT int aclnnInplaceLtTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(305, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceLtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(305, executor, stream);
}

EXPORT int aclnnInplaceMaskedFillScalarGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, value};
  return prepare(306, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedFillScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(306, executor, stream);
}

EXPORT int aclnnInplaceMaskedFillTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* mask, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, mask, value};
  return prepare(307, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMaskedFillTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(307, executor, stream);
}

EXPORT int aclnnInplaceMulGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(310, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(310, executor, stream);
}

EXPORT int aclnnInplaceMulsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(311, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceMuls(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(311, executor, stream);
}

EXPORT int aclnnInplaceNanToNumGetWorkspaceSize(aclTensor* selfRef, float nan, float posinf, float neginf, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, nan, posinf, neginf};
  return prepare(312, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNanToNum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(312, executor, stream);
}

EXPORT int aclnnInplaceNeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(313, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(313, executor, stream);
}

EXPORT int aclnnInplaceNeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(314, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceNeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(314, executor, stream);
}

EXPORT int aclnnInplacePowTensorScalarGetWorkspaceSize(aclTensor* self, const aclScalar* exponent, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent};
  return prepare(318, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePowTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(318, executor, stream);
}

EXPORT int aclnnInplacePowTensorTensorGetWorkspaceSize(aclTensor* self, const aclTensor* exponent, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent};
  return prepare(319, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplacePowTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(319, executor, stream);
}

EXPORT int aclnnInplaceReciprocalGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(326, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceReciprocal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(326, executor, stream);
}

EXPORT int aclnnInplaceRemainderTensorScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(328, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRemainderTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(328, executor, stream);
}

EXPORT int aclnnInplaceRemainderTensorTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(329, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRemainderTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(329, executor, stream);
}

EXPORT int aclnnInplaceRoundDecimalsGetWorkspaceSize(aclTensor* selfRef, int64_t decimals, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, decimals};
  return prepare(330, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRoundDecimals(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(330, executor, stream);
}

EXPORT int aclnnInplaceRsqrtGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(331, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceRsqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(331, executor, stream);
}

EXPORT int aclnnInplaceSigmoidGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(336, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(336, executor, stream);
}

EXPORT int aclnnInplaceSinGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(337, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(337, executor, stream);
}

EXPORT int aclnnInplaceSincGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(338, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSinc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(338, executor, stream);
}

EXPORT int aclnnInplaceSinhGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(339, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(339, executor, stream);
}

EXPORT int aclnnInplaceSqrtGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(340, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(340, executor, stream);
}

EXPORT int aclnnInplaceSubGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(341, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSub(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(341, executor, stream);
}

EXPORT int aclnnInplaceSubsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other, alpha};
  return prepare(342, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceSubs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(342, executor, stream);
}

EXPORT int aclnnInplaceTanGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(343, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceTan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(343, executor, stream);
}

EXPORT int aclnnInplaceTanhGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef};
  return prepare(344, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceTanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(344, executor, stream);
}

EXPORT int aclnnInplaceXLogYScalarOtherGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {selfRef, other};
  return prepare(350, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnInplaceXLogYScalarOther(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(350, executor, stream);
}

EXPORT int aclnnIsCloseGetWorkspaceSize(const aclTensor* self, const aclTensor* other, double rtol, double atol, bool equalNan, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, rtol, atol, equalNan, out};
  return prepare(353, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsClose(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(353, executor, stream);
}

EXPORT int aclnnIsFiniteGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(354, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsFinite(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(354, executor, stream);
}

EXPORT int aclnnIsInScalarTensorGetWorkspaceSize(const aclScalar* element, const aclTensor* testElements, bool assumeUnique, bool invert, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {element, testElements, assumeUnique, invert, out};
  return prepare(355, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsInScalarTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(355, executor, stream);
}

EXPORT int aclnnIsInTensorScalarGetWorkspaceSize(const aclTensor* element, const aclScalar* testElement, bool assumeUnique, bool invert, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {element, testElement, assumeUnique, invert, out};
  return prepare(356, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsInTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(356, executor, stream);
}

EXPORT int aclnnIsNegInfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(357, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsNegInf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(357, executor, stream);
}

EXPORT int aclnnIsPosInfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(358, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnIsPosInf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(358, executor, stream);
}

EXPORT int aclnnLeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(367, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(367, executor, stream);
}

EXPORT int aclnnLeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(368, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(368, executor, stream);
}

EXPORT int aclnnLeftShiftGetWorkspaceSize(const aclTensor* self, const aclTensor* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, shiftBits, out};
  return prepare(371, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeftShift(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(371, executor, stream);
}

EXPORT int aclnnLeftShiftsGetWorkspaceSize(const aclTensor* self, const aclScalar* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, shiftBits, out};
  return prepare(372, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLeftShifts(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(372, executor, stream);
}

EXPORT int aclnnLerpGetWorkspaceSize(const aclTensor* self, const aclTensor* end, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, end, weight, out};
  return prepare(373, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLerp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(373, executor, stream);
}

EXPORT int aclnnLerpsGetWorkspaceSize(const aclTensor* self, const aclTensor* end, const aclScalar* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, end, weight, out};
  return prepare(374, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLerps(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(374, executor, stream);
}

EXPORT int aclnnLessScalarGetWorkspaceSize(const aclTensor* other, const aclScalar* self, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {other, self, result};
  return prepare(375, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLessScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(375, executor, stream);
}

EXPORT int aclnnLogGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(381, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(381, executor, stream);
}

EXPORT int aclnnLog10GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(382, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog10(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(382, executor, stream);
}

EXPORT int aclnnLog1pGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(383, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog1p(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(383, executor, stream);
}

EXPORT int aclnnLog2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(384, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLog2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(384, executor, stream);
}

EXPORT int aclnnLogAddExpGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(385, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogAddExp(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(385, executor, stream);
}

EXPORT int aclnnLogAddExp2GetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(386, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogAddExp2(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(386, executor, stream);
}

EXPORT int aclnnLogicalAndGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(394, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalAnd(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(394, executor, stream);
}

EXPORT int aclnnLogicalNotGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(395, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalNot(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(395, executor, stream);
}

EXPORT int aclnnLogicalOrGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(396, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalOr(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(396, executor, stream);
}

EXPORT int aclnnLogicalXorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(397, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogicalXor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(397, executor, stream);
}

EXPORT int aclnnLogitGetWorkspaceSize(const aclTensor* input, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, eps, out};
  return prepare(398, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogit(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(398, executor, stream);
}

EXPORT int aclnnLogitGradGetWorkspaceSize(const aclTensor* x, const aclTensor* dy, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {x, dy, eps, out};
  return prepare(399, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLogitGrad(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(399, executor, stream);
}

EXPORT int aclnnLtScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(400, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLtScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(400, executor, stream);
}

EXPORT int aclnnLtTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(401, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnLtTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(401, executor, stream);
}

EXPORT int aclnnMaskedScaleGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, float scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, mask, scale, out};
  return prepare(402, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaskedScale(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(402, executor, stream);
}

EXPORT int aclnnMaximumGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(411, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMaximum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(411, executor, stream);
}

EXPORT int aclnnMinimumGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(417, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMinimum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(417, executor, stream);
}

EXPORT int aclnnMulGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(423, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMul(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(423, executor, stream);
}

EXPORT int aclnnMulsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(424, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnMuls(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(424, executor, stream);
}

EXPORT int aclnnNanToNumGetWorkspaceSize(const aclTensor* self, float nan, float posinf, float neginf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, nan, posinf, neginf, out};
  return prepare(434, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNanToNum(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(434, executor, stream);
}

EXPORT int aclnnNeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(435, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNeScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(435, executor, stream);
}

EXPORT int aclnnNeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(436, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNeTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(436, executor, stream);
}

EXPORT int aclnnNegGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(437, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnNeg(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(437, executor, stream);
}

EXPORT int aclnnPolarGetWorkspaceSize(const aclTensor* input, const aclTensor* angle, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, angle, out};
  return prepare(446, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPolar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(446, executor, stream);
}

EXPORT int aclnnPowScalarTensorGetWorkspaceSize(const aclScalar* self, const aclTensor* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent, out};
  return prepare(447, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPowScalarTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(447, executor, stream);
}

EXPORT int aclnnPowTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent, out};
  return prepare(448, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPowTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(448, executor, stream);
}

EXPORT int aclnnPowTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, exponent, out};
  return prepare(449, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnPowTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(449, executor, stream);
}

EXPORT int aclnnReciprocalGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(457, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnReciprocal(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(457, executor, stream);
}

EXPORT int aclnnRemainderScalarTensorGetWorkspaceSize(const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(461, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRemainderScalarTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(461, executor, stream);
}

EXPORT int aclnnRemainderTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(462, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRemainderTensorScalar(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(462, executor, stream);
}

EXPORT int aclnnRemainderTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(463, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRemainderTensorTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(463, executor, stream);
}

EXPORT int aclnnRightShiftGetWorkspaceSize(const aclTensor* input, const aclTensor* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {input, shiftBits, out};
  return prepare(472, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRightShift(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(472, executor, stream);
}

EXPORT int aclnnRoundGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(478, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRound(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(478, executor, stream);
}

EXPORT int aclnnRoundDecimalsGetWorkspaceSize(const aclTensor* self, int64_t decimals, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, decimals, out};
  return prepare(479, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRoundDecimals(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(479, executor, stream);
}

EXPORT int aclnnRsqrtGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(480, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRsqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(480, executor, stream);
}

EXPORT int aclnnRsubGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(481, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRsub(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(481, executor, stream);
}

EXPORT int aclnnRsubsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(482, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnRsubs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(482, executor, stream);
}

EXPORT int aclnnSWhereGetWorkspaceSize(const aclTensor* condition, const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {condition, self, other, out};
  return prepare(483, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSWhere(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(483, executor, stream);
}

EXPORT int aclnnSigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(491, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSigmoid(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(491, executor, stream);
}

EXPORT int aclnnSignGetWorkspaceSize(const aclTensor* self, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, result};
  return prepare(493, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSign(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(493, executor, stream);
}

EXPORT int aclnnSignbitGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(494, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSignbit(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(494, executor, stream);
}

EXPORT int aclnnSinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(498, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSin(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(498, executor, stream);
}

EXPORT int aclnnSincGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(499, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSinc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(499, executor, stream);
}

EXPORT int aclnnSinhGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(500, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSinh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(500, executor, stream);
}

EXPORT int aclnnSqrtGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(514, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSqrt(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(514, executor, stream);
}

EXPORT int aclnnSubGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(519, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSub(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(519, executor, stream);
}

EXPORT int aclnnSubsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, alpha, out};
  return prepare(520, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnSubs(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(520, executor, stream);
}

EXPORT int aclnnTanGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(524, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTan(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(524, executor, stream);
}

EXPORT int aclnnTanhGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(525, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTanh(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(525, executor, stream);
}

EXPORT int aclnnTruncGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, out};
  return prepare(534, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnTrunc(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(534, executor, stream);
}

EXPORT int aclnnXLogYScalarOtherGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(556, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnXLogYScalarOther(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(556, executor, stream);
}

EXPORT int aclnnXLogYScalarSelfGetWorkspaceSize(const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(557, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnXLogYScalarSelf(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(557, executor, stream);
}

EXPORT int aclnnXLogYTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const ArgValue call[] = {self, other, out};
  return prepare(558, call, workspaceSize, reinterpret_cast<void**>(executor));
}
EXPORT int aclnnXLogYTensor(void*, uint64_t, aclOpExecutor* executor, void* stream) {
  return launch(558, executor, stream);
}
