// Single-operator calls: aclopExecute*, aclopCompileAndExecute*. The graph operator type names an entry of the operator
// table; the descriptions, buffers and attributes of the call become the arguments of an operator task.
#include <cstring>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "acl/op_attr.h"
#include "acl/support.h"
#include "acl/tensor_desc.h"
#include "aclnn/format.h"
#include "aclnn/graph_type.h"
#include "gen/abi.h"
#include "runtime/stats.h"

namespace hotplate::nn {

const GraphTypeSpec* find_graph_type(const std::string& type) {
  static const auto& types = *[] {
    auto* map = new std::unordered_map<std::string, const GraphTypeSpec*>;
    for (uint16_t i = 0; i < kGraphTypeCount; ++i) (*map)[kOperators[kGraphTypes[i].index]->name] = &kGraphTypes[i];
    return map;
  }();
  const auto found = types.find(type);
  return found == types.end() ? nullptr : found->second;
}

}  // namespace hotplate::nn

namespace hotplate::abi {
namespace {

constexpr Code kGraphFailure = 500002;  // what the real calls return when an operator refuses its arguments

using Bytes = std::unique_ptr<char[]>;

// An operator task together with copies of the constants that the call passed in host memory.
class SingleOperatorTask final : public rt::TaskBody {
 public:
  SingleOperatorTask(nn::OperatorTask* task, std::vector<Bytes> constants)
      : task_(task), held_(task), constants_(std::move(constants)) {}
  rt::TaskKind kind() const override { return task_->kind(); }
  Layer layer() const override { return task_->layer(); }
  const char* name() const override { return task_->name(); }
  rt::Outcome run() override { return task_->run(); }
  std::string describe() const override { return task_->describe(); }
  std::vector<rt::BufferUse> buffers() const override { return task_->buffers(); }

 private:
  nn::OperatorTask* const task_;
  const rt::TaskRef held_;
  const std::vector<Bytes> constants_;
};

struct Tensors {
  int count;
  const aclTensorDesc* const* descs;
  const aclDataBuffer* const* buffers;
};

// The call while its arguments are put together.
class Arguments {
 public:
  Arguments(const char* call, const nn::GraphTypeSpec& type)
      : call_(call), type_(type), spec_(*nn::kOperators[type.index]), values_(spec_.arg_count) {}
  ~Arguments() {
    for (const nn::Object* o : objects_) o->release();
  }

  Code inputs(const Tensors& given);
  Code outputs(const Tensors& given);
  Code attributes(const aclopAttr* handle);
  Code submit(void* stream);
  // Takes over the shapes that the operator computed into the descriptions of the outputs.
  void computed_shapes(const Tensors& given) const;

 private:
  template <class T>
  T* keep(T* object) {
    objects_.push_back(object);
    return object;
  }
  Code tensor(const Tensors& given, int i, bool input, nn::Tensor** out);
  Code attribute(int a, const acl::AttrValue& value);
  void use_default(int a);
  const char* type_name() const { return spec_.name; }
  bool is_tensor(int a) const {
    return spec_.args[a].kind == nn::ArgKind::Tensor || spec_.args[a].kind == nn::ArgKind::TensorList;
  }

  const char* call_;
  const nn::GraphTypeSpec& type_;
  const nn::OperatorSpec& spec_;
  std::vector<nn::ArgValue> values_;
  std::vector<const nn::Object*> objects_;
  std::vector<nn::Tensor*> outputs_;
  std::vector<Bytes> constants_;
};

Code Arguments::tensor(const Tensors& given, int i, bool input, nn::Tensor** out) {
  *out = nullptr;
  const auto desc = acl::tensor_desc_of(given.descs[i]);
  if (!desc) return kInvalidParam;
  std::lock_guard lock(desc->mutex);
  if (desc->dtype == ACL_DT_UNDEFINED) return kSuccess;  // an optional input that is not given
  auto* t = keep(new nn::Tensor());
  t->dtype = desc->dtype;
  t->format = desc->storage_format == ACL_FORMAT_UNDEFINED ? desc->format : desc->storage_format;
  t->shape.assign(desc->dims.data(), desc->dims.size());
  t->strides = t->shape;
  int64_t step = 1;
  for (size_t d = t->shape.size(); d-- > 0;) {
    t->strides[d] = step;
    step *= t->shape[d];
  }
  if (nn::format::is_internal(t->format)) {
    t->storage_shape.assign(desc->storage_dims.data(), desc->storage_dims.size());
  } else {
    t->storage_shape = t->shape;
  }
  const size_t bytes = static_cast<size_t>(t->storage_elements()) * nn::dtype_size(t->dtype);
  const void* data = desc->is_constant ? desc->constant.data() : nullptr;
  size_t size = desc->constant.size();
  if (!desc->is_constant) {
    HOTPLATE_TRY(need(given.buffers, call_, input ? "inputs" : "outputs"));
    data = aclGetDataBufferAddr(given.buffers[i]);
    size = aclGetDataBufferSizeV2(given.buffers[i]);
  }
  if (size < bytes) {
    return fail(kInvalidParam, "EE1003", "%s: %s: the buffer of %s %d has %zu bytes, but %s%s needs %zu", call_,
                type_name(), input ? "input" : "output", i, size, nn::dtype_name(t->dtype),
                nn::shape_text(t->storage_shape).c_str(), bytes);
  }
  t->data = const_cast<void*>(data);
  if (input && data && (desc->is_constant || desc->placement != ACL_MEMTYPE_DEVICE)) {
    constants_.push_back(std::make_unique<char[]>(bytes + 1));
    memcpy(constants_.back().get(), data, bytes);
    t->data = constants_.back().get();
  }
  *out = t;
  return kSuccess;
}

Code Arguments::inputs(const Tensors& given) {
  int fixed = 0;
  for (int a = 0; a < spec_.arg_count; ++a) {
    fixed += spec_.args[a].input && spec_.args[a].kind == nn::ArgKind::Tensor;
  }
  int at = 0;
  std::vector<std::pair<int, nn::Tensor*>> all;
  std::vector<std::string> names;
  if (given.count > 0) HOTPLATE_TRY(need(given.descs, call_, "inputDesc"));
  for (int i = 0; i < given.count; ++i) {
    nn::Tensor* t;
    if (Code c = tensor(given, i, true, &t)) return c;
    all.emplace_back(i, t);
    const char* name = aclGetTensorDescName(const_cast<aclTensorDesc*>(given.descs[i]));
    names.emplace_back(name ? name : "");
  }
  std::vector<bool> taken(all.size());
  // Inputs that carry the name of one of the type's go there: that is how optional ones are passed out of order.
  for (int a = 0; a < spec_.arg_count; ++a) {
    if (!spec_.args[a].input || spec_.args[a].kind != nn::ArgKind::Tensor) continue;
    for (size_t i = 0; i < all.size(); ++i) {
      if (taken[i] || names[i] != spec_.args[a].name) continue;
      taken[i] = true;
      values_[a].pointer = all[i].second;
      break;
    }
  }
  int extra = given.count - fixed;  // what a dynamic input takes
  for (int a = 0; a < spec_.arg_count; ++a) {
    const nn::ArgSpec& arg = spec_.args[a];
    if (!arg.input || !is_tensor(a) || values_[a].pointer) continue;
    while (at < given.count && taken[at]) ++at;
    if (arg.kind == nn::ArgKind::Tensor) {
      // A named input belongs to its name only.
      if (at < given.count) values_[a].pointer = all[at++].second;
    } else {
      auto* list = keep(new nn::TensorList());
      for (; extra > 0 && at < given.count; --extra, ++at) {
        if (!taken[at]) list->values.emplace_back(nn::Ref<const nn::Tensor>(all[at].second));
      }
      values_[a].pointer = list;
    }
  }
  while (at < given.count && taken[at]) ++at;
  if (at < given.count) {
    return fail(kInvalidParam, "EE1003", "%s: %s takes at most %d inputs, but %d were given", call_, type_name(), fixed,
                given.count);
  }
  return kSuccess;
}

Code Arguments::outputs(const Tensors& given) {
  if (given.count > 0) HOTPLATE_TRY(need(given.descs, call_, "outputDesc"));
  int at = 0, fixed = 0;
  for (int a = 0; a < spec_.arg_count; ++a) {
    fixed += spec_.args[a].output && spec_.args[a].kind == nn::ArgKind::Tensor;
  }
  for (int a = 0; a < spec_.arg_count; ++a) {
    const nn::ArgSpec& arg = spec_.args[a];
    if (!arg.output || !is_tensor(a)) continue;
    if (arg.kind == nn::ArgKind::Tensor) {
      if (at >= given.count) break;
      nn::Tensor* t;
      if (Code c = tensor(given, at++, false, &t)) return c;
      outputs_.push_back(t);
      values_[a].pointer = t;
      continue;
    }
    auto* list = keep(new nn::TensorList());
    for (int n = given.count - fixed; n > 0; --n) {
      nn::Tensor* t;
      if (Code c = tensor(given, at++, false, &t)) return c;
      outputs_.push_back(t);
      list->values.emplace_back(nn::Ref<const nn::Tensor>(t));
    }
    values_[a].pointer = list;
  }
  if (at < given.count) {
    return fail(kInvalidParam, "EE1003", "%s: %s has at most %d outputs, but %d were given", call_, type_name(), fixed,
                given.count);
  }
  return kSuccess;
}

template <class To, class From>
To* array_of(const From& values) {
  auto* array = new To();
  array->values.assign(values.begin(), values.end());
  return array;
}

// Numbers of any kind in one list; false for a value that is no number or list of numbers.
bool numbers_of(const acl::AttrValue& value, std::vector<double>* reals, std::vector<int64_t>* integers) {
  auto add = [&](auto v) {
    reals->push_back(static_cast<double>(v));
    integers->push_back(static_cast<int64_t>(v));
  };
  return std::visit(
      [&](const auto& v) {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
          add(v);
        } else if constexpr (std::is_same_v<T, std::vector<std::string>> || std::is_same_v<T, std::string> ||
                             std::is_same_v<T, std::vector<std::vector<int64_t>>>) {
          return false;
        } else {
          for (const auto& x : v) add(x);
        }
        return true;
      },
      value);
}

Code Arguments::attribute(int a, const acl::AttrValue& value) {
  const nn::ArgSpec& arg = spec_.args[a];
  if (arg.kind == nn::ArgKind::String) {
    if (const auto* text = std::get_if<std::string>(&value)) {
      values_[a].pointer = text->c_str();
      return kSuccess;
    }
  } else {
    std::vector<double> reals;
    std::vector<int64_t> integers;
    if (const auto* lists = std::get_if<std::vector<std::vector<int64_t>>>(&value)) {
      // A list of lists is passed on as one list.
      for (const auto& list : *lists) integers.insert(integers.end(), list.begin(), list.end());
      reals.assign(integers.begin(), integers.end());
    } else if (!numbers_of(value, &reals, &integers)) {
      return fail(kInvalidParam, "EE1003", "%s: %s: attribute %s is a string, but the type has a number there", call_,
                  type_name(), arg.name);
    }
    switch (arg.kind) {
      case nn::ArgKind::IntArray:
        values_[a].pointer = keep(array_of<nn::IntArray>(integers));
        return kSuccess;
      case nn::ArgKind::FloatArray:
        values_[a].pointer = keep(array_of<nn::FloatArray>(reals));
        return kSuccess;
      case nn::ArgKind::BoolArray:
        values_[a].pointer = keep(array_of<nn::BoolArray>(integers));
        return kSuccess;
      case nn::ArgKind::Double:
        if (reals.size() != 1) break;
        values_[a].real = reals[0];
        return kSuccess;
      default:
        if (integers.size() != 1) break;
        values_[a].integer = integers[0];
        return kSuccess;
    }
  }
  return fail(kInvalidParam, "EE1003", "%s: %s: attribute %s has another kind than the type's", call_, type_name(),
              arg.name);
}

void Arguments::use_default(int a) {
  const nn::AttributeDefault& d = type_.defaults[a];
  switch (spec_.args[a].kind) {
    case nn::ArgKind::IntArray:
      values_[a].pointer = keep(array_of<nn::IntArray>(std::vector<int64_t>(d.integers, d.integers + d.count)));
      break;
    case nn::ArgKind::BoolArray:
      values_[a].pointer = keep(array_of<nn::BoolArray>(std::vector<int64_t>(d.integers, d.integers + d.count)));
      break;
    case nn::ArgKind::FloatArray:
      values_[a].pointer = keep(array_of<nn::FloatArray>(std::vector<float>(d.reals, d.reals + d.count)));
      break;
    case nn::ArgKind::String:
      values_[a].pointer = d.text;
      break;
    case nn::ArgKind::Double:
      values_[a].real = d.real;
      break;
    default:
      values_[a].integer = d.integer;
  }
}

Code Arguments::attributes(const aclopAttr* handle) {
  std::shared_ptr<acl::OperatorAttr> attr;
  if (handle && !(attr = acl::operator_attr_of(handle))) return kInvalidParam;
  std::unique_lock<std::mutex> lock;
  if (attr) lock = std::unique_lock(attr->mutex);
  size_t used = 0;
  for (int a = 0; a < spec_.arg_count; ++a) {
    if (is_tensor(a)) continue;
    if (attr) {
      if (const auto found = attr->values.find(spec_.args[a].name); found != attr->values.end()) {
        ++used;
        // A C string literal reaches torch_npu's call for booleans (DynamicRNNGrad's cell_type): the default holds.
        const bool literal = spec_.args[a].kind == nn::ArgKind::String && std::holds_alternative<bool>(found->second);
        if (literal && type_.defaults[a].given) {
          use_default(a);
        } else if (Code c = attribute(a, found->second)) {
          return c;
        }
        continue;
      }
    }
    if (!type_.defaults[a].given) {
      return fail(kInvalidParam, "EE1003", "%s: %s: the attribute %s is required", call_, type_name(),
                  spec_.args[a].name);
    }
    use_default(a);
  }
  // The values are copied out of the attributes before they may change again.
  for (int a = 0; a < spec_.arg_count; ++a) {
    if (spec_.args[a].kind == nn::ArgKind::String && values_[a].pointer) {
      const char* text = static_cast<const char*>(values_[a].pointer);
      constants_.push_back(std::make_unique<char[]>(strlen(text) + 1));
      values_[a].pointer = strcpy(constants_.back().get(), text);
    }
  }
  if (!attr || used == attr->values.size()) return kSuccess;
  for (const auto& [name, value] : attr->values) {
    bool known = !name.empty() && name[0] == '_';  // "_performance_prior": advice to the compiler
    for (int a = 0; !known && a < spec_.arg_count; ++a) known = !is_tensor(a) && name == spec_.args[a].name;
    if (known) continue;
    return fail(kInvalidParam, "EE1003", "%s: %s has no attribute %s", call_, type_name(), name.c_str());
  }
  return kSuccess;
}

Code Arguments::submit(void* stream) {
  uint64_t workspace = 0;
  void* executor = nullptr;
  if (Code c = nn::prepare(type_.index, values_.data(), &workspace, &executor)) {
    return c == kAclnnParamInvalid || c == kAclnnParamNull ? kGraphFailure : c;
  }
  if (constants_.empty()) return nn::launch(type_.index, executor, stream);
  auto* task = nn::OperatorTask::from_handle(executor);
  task->cookie.store(nn::OperatorTask::kLaunched);
  return rt::submit(stream, rt::TaskRef(new SingleOperatorTask(task, std::move(constants_))));
}

void Arguments::computed_shapes(const Tensors& given) const {
  for (size_t i = 0; i < outputs_.size(); ++i) {
    if (!outputs_[i] || !outputs_[i]->has_computed_shape) continue;
    const auto desc = acl::tensor_desc_of(given.descs[i]);
    if (!desc) continue;
    std::lock_guard lock(desc->mutex);
    desc->dims.assign(outputs_[i]->computed_shape.begin(), outputs_[i]->computed_shape.end());
  }
}

// Says which operator was asked for, and with what.
aclError unknown_type(const char* call, const char* type, const Tensors& inputs) {
  std::string text;
  for (int i = 0; inputs.descs && i < inputs.count; ++i) {
    const auto desc = acl::tensor_desc_of(inputs.descs[i]);
    text += i ? ", " : "";
    if (!desc) {
      text += "?";
      continue;
    }
    std::lock_guard lock(desc->mutex);
    text += "dtype " + std::to_string(desc->dtype) + " [";
    for (size_t d = 0; d < desc->dims.size(); ++d) text += (d ? "," : "") + std::to_string(desc->dims[d]);
    text += "]";
  }
  stats::add("unsupported", std::string("single operator ") + type, 1);
  return fail(kNotSupported, "EZ3003",
              "%s: the operator %s is called through the single-operator interface by its graph operator type, which "
              "hotplate does not support yet. Inputs: %s. Use the aclnn interface of the operator",
              call, type, text.empty() ? "none" : text.c_str());
}

aclError execute(const char* call, const char* type, const Tensors& inputs, const Tensors& outputs,
                 const aclopAttr* attr, aclrtStream stream, bool wait) {
  HOTPLATE_TRY(need(type, call, "opType"));
  if (inputs.count < 0 || outputs.count < 0) {
    return fail(kInvalidParam, "EE1003", "%s: %s: %d inputs and %d outputs are not valid", call, type, inputs.count,
                outputs.count);
  }
  const nn::GraphTypeSpec* found = nn::find_graph_type(type);
  if (!found) return unknown_type(call, type, inputs);
  Arguments arguments(call, *found);
  HOTPLATE_TRY(arguments.inputs(inputs));
  HOTPLATE_TRY(arguments.outputs(outputs));
  HOTPLATE_TRY(arguments.attributes(attr));
  HOTPLATE_TRY(arguments.submit(stream));
  if (!wait) return kSuccess;
  HOTPLATE_TRY(aclrtSynchronizeStream(stream));
  arguments.computed_shapes(outputs);
  return kSuccess;
}

}  // namespace

aclError aclopCompile(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[], int,
                      const aclTensorDesc* const[], const aclopAttr*, aclopEngineType, aclopCompileType, const char*) {
  HOTPLATE_TRY(need(opType, "aclopCompile", "opType"));
  // Operators come ready made.
  if (nn::find_graph_type(opType)) return kSuccess;
  return unknown_type("aclopCompile", opType, {numInputs, inputDesc, nullptr});
}

aclError aclopCompileAndExecute(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[],
                                const aclDataBuffer* const inputs[], int numOutputs,
                                const aclTensorDesc* const outputDesc[], aclDataBuffer* const outputs[],
                                const aclopAttr* attr, aclopEngineType, aclopCompileType, const char*,
                                aclrtStream stream) {
  return execute("aclopCompileAndExecute", opType, {numInputs, inputDesc, inputs}, {numOutputs, outputDesc, outputs},
                 attr, stream, false);
}

aclError aclopCompileAndExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[],
                                  aclDataBuffer* inputs[], int numOutputs, aclTensorDesc* outputDesc[],
                                  aclDataBuffer* outputs[], aclopAttr* attr, aclopEngineType, aclopCompileType,
                                  const char*, aclrtStream stream) {
  return execute("aclopCompileAndExecuteV2", opType, {numInputs, inputDesc, inputs}, {numOutputs, outputDesc, outputs},
                 attr, stream, true);
}

aclError aclopExecute(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[],
                      const aclDataBuffer* const inputs[], int numOutputs, const aclTensorDesc* const outputDesc[],
                      aclDataBuffer* const outputs[], const aclopAttr* attr, aclrtStream stream) {
  return execute("aclopExecute", opType, {numInputs, inputDesc, inputs}, {numOutputs, outputDesc, outputs}, attr,
                 stream, false);
}

aclError aclopExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[], aclDataBuffer* inputs[],
                        int numOutputs, aclTensorDesc* outputDesc[], aclDataBuffer* outputs[], aclopAttr* attr,
                        aclrtStream stream) {
  return execute("aclopExecuteV2", opType, {numInputs, inputDesc, inputs}, {numOutputs, outputDesc, outputs}, attr,
                 stream, true);
}

aclError aclopUpdateParams(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[], int,
                           const aclTensorDesc* const[], const aclopAttr*) {
  HOTPLATE_TRY(need(opType, "aclopUpdateParams", "opType"));
  // The parameters of the next call are read from that call.
  if (nn::find_graph_type(opType)) return kSuccess;
  return unknown_type("aclopUpdateParams", opType, {numInputs, inputDesc, nullptr});
}

}  // namespace hotplate::abi
