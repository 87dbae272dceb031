#include "ge/plan.h"

#include <cstring>
#include <stdexcept>

namespace hotplate::engine {
namespace {

constexpr int64_t kMagic = 0x31304E414C504548;
constexpr size_t kAlignment = 64;  // of constants, like device memory

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Reader {
 public:
  Reader(const char* bytes, size_t size) : at_(bytes), end_(bytes + size) {}

  template <class T>
  T number() {
    T v;
    memcpy(&v, take(sizeof v), sizeof v);
    return v;
  }
  int64_t integer() { return number<int64_t>(); }
  size_t count() {
    const int64_t n = integer();
    // Each element takes at least one byte, so that a wrong count cannot ask for more memory than there are bytes.
    if (n < 0 || n > end_ - at_) throw Malformed("a count of " + std::to_string(n) + " elements");
    return static_cast<size_t>(n);
  }
  std::string text() {
    const size_t n = count();
    return std::string(take(n), n);
  }
  std::vector<int64_t> integers() {
    std::vector<int64_t> all(count());
    for (auto& v : all) v = integer();
    return all;
  }
  const char* take(size_t n) {
    if (n > static_cast<size_t>(end_ - at_)) throw Malformed("it ends too early");
    const char* taken = at_;
    at_ += n;
    return taken;
  }
  bool at_end() const { return at_ == end_; }

 private:
  const char* at_;
  const char* end_;
};

template <class To, class From>
nn::Ref<const nn::Object> array_of(const From& values) {
  auto* array = new To();
  array->values.assign(values.begin(), values.end());
  nn::Ref<const nn::Object> ref(array);
  array->release();  // the reference it was born with
  return ref;
}

void use_default(nn::ArgKind kind, const nn::AttributeDefault& d, Argument* a) {
  switch (kind) {
    case nn::ArgKind::IntArray:
      a->array = array_of<nn::IntArray>(std::vector<int64_t>(d.integers, d.integers + d.count));
      break;
    case nn::ArgKind::BoolArray:
      a->array = array_of<nn::BoolArray>(std::vector<int64_t>(d.integers, d.integers + d.count));
      break;
    case nn::ArgKind::FloatArray:
      a->array = array_of<nn::FloatArray>(std::vector<float>(d.reals, d.reals + d.count));
      break;
    case nn::ArgKind::String:
      a->text = d.text ? d.text : "";
      break;
    case nn::ArgKind::Double:
      a->real = d.real;
      break;
    default:
      a->integer = d.integer;
  }
}

void read_attribute(Reader& in, nn::ArgKind kind, Argument* a) {
  switch (kind) {
    case nn::ArgKind::IntArray:
      a->array = array_of<nn::IntArray>(in.integers());
      break;
    case nn::ArgKind::BoolArray:
      a->array = array_of<nn::BoolArray>(in.integers());
      break;
    case nn::ArgKind::FloatArray: {
      std::vector<double> reals(in.count());
      for (auto& v : reals) v = in.number<double>();
      a->array = array_of<nn::FloatArray>(reals);
      break;
    }
    case nn::ArgKind::String:
      a->text = in.text();
      break;
    case nn::ArgKind::Double:
      a->real = in.number<double>();
      break;
    default:
      a->integer = in.integer();
  }
}

Step read_step(Reader& in, size_t value_count) {
  Step step;
  const std::string type = in.text();
  step.node = in.text();
  step.source = in.text();
  step.type = nn::find_graph_type(type);
  if (!step.type) throw Malformed("node " + step.node + ": there is no operator type " + type);
  const nn::OperatorSpec& spec = *nn::kOperators[step.type->index];
  step.arguments.resize(spec.arg_count);
  for (int i = 0; i < spec.arg_count; ++i) {
    const nn::ArgSpec& arg = spec.args[i];
    Argument& a = step.arguments[i];
    a.given = in.integer() != 0;
    const bool tensor = arg.kind == nn::ArgKind::Tensor || arg.kind == nn::ArgKind::TensorList;
    if (tensor) {
      if (!a.given) continue;
      a.values = in.integers();
      for (int64_t v : a.values) {
        if (v < 0 || static_cast<size_t>(v) >= value_count)
          throw Malformed("node " + step.node + ": value " + std::to_string(v));
      }
      if (arg.kind == nn::ArgKind::Tensor && a.values.size() != 1)
        throw Malformed("node " + step.node + ": " + arg.name);
    } else if (a.given) {
      read_attribute(in, arg.kind, &a);
    } else if (step.type->defaults[i].given) {
      use_default(arg.kind, step.type->defaults[i], &a);
    } else {
      throw Malformed("node " + step.node + " (" + type + "): the attribute " + arg.name + " is required");
    }
  }
  return step;
}

std::shared_ptr<Plan> read(Reader& in) {
  auto plan = std::make_shared<Plan>();
  if (in.integer() != kMagic) throw Malformed("it does not begin as a plan of this version");
  plan->input_count = static_cast<size_t>(in.integer());
  plan->arena_bytes = static_cast<size_t>(in.integer());
  plan->values.resize(in.count());
  for (Value& v : plan->values) {
    v.place = static_cast<Place>(in.integer());
    v.where = in.integer();
    v.dtype = static_cast<int32_t>(in.integer());
    v.shape = in.integers();
    v.bytes = nn::dtype_size(v.dtype);
    for (int64_t d : v.shape) {
      if (d < 0) throw Malformed("a dimension of " + std::to_string(d));
      v.bytes *= static_cast<size_t>(d);
    }
    if (v.place == Place::Constant) {
      const std::string data = in.text();
      if (data.size() != v.bytes) throw Malformed("a constant of " + std::to_string(data.size()) + " bytes");
      plan->constants.resize((plan->constants.size() + kAlignment - 1) / kAlignment * kAlignment);
      v.where = static_cast<int64_t>(plan->constants.size());
      plan->constants.insert(plan->constants.end(), data.begin(), data.end());
    } else if (v.where < 0 || (v.place == Place::Input && static_cast<size_t>(v.where) >= plan->input_count) ||
               (v.place == Place::Arena && static_cast<size_t>(v.where) + v.bytes > plan->arena_bytes)) {
      throw Malformed("a value at " + std::to_string(v.where));
    }
  }
  plan->outputs = in.integers();
  for (size_t i = 0; i < plan->outputs.size(); ++i) {
    const int64_t v = plan->outputs[i];
    if (v < 0 || static_cast<size_t>(v) >= plan->values.size() || plan->values[v].place != Place::Output ||
        plan->values[v].where != static_cast<int64_t>(i)) {
      throw Malformed("output " + std::to_string(i) + " is not a value of its own");
    }
  }
  for (size_t n = in.count(); n > 0; --n) plan->steps.push_back(read_step(in, plan->values.size()));
  if (!in.at_end()) throw Malformed("bytes are left over");
  return plan;
}

}  // namespace

Code decode(const char* bytes, size_t size, std::shared_ptr<const Plan>* out) {
  Reader in(bytes, size);
  try {
    *out = read(in);
    return kSuccess;
  } catch (const Malformed& e) {
    return fail(kFailure, "EZ3002", "graph engine: the execution plan cannot be read: %s", e.what());
  }
}

}  // namespace hotplate::engine
