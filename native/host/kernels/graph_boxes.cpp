// Graph operator types for boxes: codings and overlaps of upright boxes, and assignments.
#include <ATen/ATen.h>

#include <cmath>

#include "gen/args_graph_types_detection.h"
#include "host/bridge/graph_values.h"
#include "host/kernels/convert.h"

namespace hotplate::kernels {

namespace {

struct Corners {
  at::Tensor x1, y1, x2, y2;
  at::Tensor width() const { return x2 - x1; }
  at::Tensor height() const { return y2 - y1; }
};

// Rows of a (4, n) tensor: corners, or with `centered` centre and size.
Corners corners(const at::Tensor& boxes, bool centered) {
  const at::Tensor b = as_floating(boxes);
  if (!centered) return {b[0], b[1], b[2], b[3]};
  return {b[0] - b[2] / 2, b[1] - b[3] / 2, b[0] + b[2] / 2, b[1] + b[3] / 2};
}

at::Tensor as_boxes(const Corners& d, bool centered) {
  if (!centered) return at::stack({d.x1, d.y1, d.x2, d.y2});
  return at::stack({d.x1 + d.x2, d.y1 + d.y2, (d.x2 - d.x1) / 2, (d.y2 - d.y1) / 2});
}

// What the generalised overlaps of two sets of boxes are made of.
struct Pair {
  Corners a, b;
  at::Tensor inner_w, inner_h, inner, outer_w, outer_h, joined;

  Pair(Corners first, Corners second, double height_eps, double eps) : a(std::move(first)), b(std::move(second)) {
    inner_w = at::minimum(a.x2, b.x2) - at::maximum(a.x1, b.x1);
    inner_h = at::minimum(a.y2, b.y2) - at::maximum(a.y1, b.y1);
    inner = inner_w.clamp_min(0) * inner_h.clamp_min(0);
    outer_w = at::maximum(a.x2, b.x2) - at::minimum(a.x1, b.x1);
    outer_h = at::maximum(a.y2, b.y2) - at::minimum(a.y1, b.y1);
    joined = a.width() * (a.height() + height_eps) + b.width() * (b.height() + height_eps) - inner + eps;
  }
};

constexpr double kDistanceEps = 1e-9, kUnionEps = 1e-16;

Pair crossed(const at::Tensor& bboxes, const at::Tensor& gtboxes, bool trans, bool is_cross, double height_eps,
             double eps) {
  Corners a = corners(bboxes, trans), b = corners(gtboxes, trans);
  if (is_cross) {  // (m, n): ground truth by boxes
    for (at::Tensor* t : {&b.x1, &b.y1, &b.x2, &b.y2}) *t = t->unsqueeze(1);
  }
  return Pair(a, b, height_eps, eps);
}

at::Tensor share(const Pair& p, const std::string& mode) {
  if (mode == "iou") return p.inner / p.joined;
  TORCH_CHECK(mode == "iof", "mode ", mode, " is not known");
  return p.inner / (p.b.width() * p.b.height() + kUnionEps);
}

// Gradients by the corners of both boxes, from those by the intersection, the union, and the enclosing sides.
struct Sides {
  at::Tensor inner, joined, outer_w, outer_h;
};

void corner_gradients(const Pair& p, const Sides& d, double height_eps, Corners* da, Corners* db) {
  const at::Tensor overlapping = at::logical_and(p.inner_w > 0, p.inner_h > 0).to(p.inner.scalar_type());
  const at::Tensor dw = d.inner * p.inner_h * overlapping, dh = d.inner * p.inner_w * overlapping;
  auto one = [&](const Corners& self, const Corners& other) {
    auto number = [&](const at::Tensor& condition) { return condition.to(p.inner.scalar_type()); };
    const at::Tensor area_w = d.joined * (self.height() + height_eps), area_h = d.joined * self.width();
    Corners g;
    g.x2 = dw * number(self.x2 <= other.x2) + d.outer_w * number(self.x2 > other.x2) + area_w;
    g.x1 = -dw * number(self.x1 >= other.x1) - d.outer_w * number(self.x1 < other.x1) - area_w;
    g.y2 = dh * number(self.y2 <= other.y2) + d.outer_h * number(self.y2 > other.y2) + area_h;
    g.y1 = -dh * number(self.y1 >= other.y1) - d.outer_h * number(self.y1 < other.y1) - area_h;
    return g;
  };
  *da = one(p.a, p.b);
  *db = one(p.b, p.a);
}

template <class Args>
void check_gradient(const Args& a) {
  TORCH_CHECK(!a.is_cross && a.mode == "iou", "gradients exist for pairs of boxes and mode iou only");
}

}  // namespace

void OpGIoU(const gen::OpGIoUArgs& a) {
  const Pair p = crossed(a.bboxes, a.gtboxes, a.trans, a.is_cross, 0, kUnionEps);
  const at::Tensor outer = p.outer_w * p.outer_h;
  a.overlap.copy_((share(p, a.mode) - (outer - p.joined) / outer).view(a.overlap.sizes()));
}

void OpGIoUGrad(const gen::OpGIoUGradArgs& a) {
  check_gradient(a);
  const Pair p = crossed(a.bboxes, a.gtboxes, a.trans, false, 0, kUnionEps);
  const at::Tensor dy = as_floating(a.dy).reshape(-1), outer = p.outer_w * p.outer_h;
  // giou = inner / union + union / outer - 1, and the union holds the intersection with the opposite sign.
  const at::Tensor by_union = dy * (1 / outer - p.inner / (p.joined * p.joined));
  const at::Tensor by_outer = -dy * p.joined / (outer * outer);
  Corners da, db;
  corner_gradients(p, {dy / p.joined - by_union, by_union, by_outer * p.outer_h, by_outer * p.outer_w}, 0, &da, &db);
  a.dbboxes.copy_(as_boxes(da, a.trans));
  a.dgtboxes.copy_(as_boxes(db, a.trans));
}

namespace {

// The overlap less the distance of the centres, by the diagonal of the enclosing box.
at::Tensor distance_iou(const Pair& p, const std::string& mode) {
  const at::Tensor diagonal = p.outer_w * p.outer_w + p.outer_h * p.outer_h + kDistanceEps;
  const at::Tensor dx = (p.b.x1 + p.b.x2 - p.a.x1 - p.a.x2) / 2, dy = (p.b.y1 + p.b.y2 - p.a.y1 - p.a.y2) / 2;
  return share(p, mode) - (dx * dx + dy * dy) / diagonal;
}

}  // namespace

void OpDIoU(const gen::OpDIoUArgs& a) {
  const Pair p = crossed(a.bboxes, a.gtboxes, a.trans, a.is_cross, kDistanceEps, kDistanceEps);
  a.overlap.copy_(distance_iou(p, a.mode).view(a.overlap.sizes()));
}

void OpCIoU(const gen::OpCIoUArgs& a) {
  const Pair p = crossed(a.bboxes, a.gtboxes, a.trans, a.is_cross, kDistanceEps, kDistanceEps);
  auto angle = [](const Corners& c) { return at::atan(c.width() / (c.height() + kDistanceEps)); };
  const at::Tensor gap = angle(p.b) - angle(p.a);
  const at::Tensor v = gap * gap * (4 / (M_PI * M_PI));
  const at::Tensor weight = v / ((1 + kDistanceEps) - share(p, a.mode) + v);
  a.overlap.copy_((distance_iou(p, a.mode) - weight * v).view(a.overlap.sizes()));
  if (a.atan_sub.numel() == gap.numel()) a.atan_sub.copy_(gap.view(a.atan_sub.sizes()));
}

void OpDIoUGrad(const gen::OpDIoUGradArgs& a) {
  check_gradient(a);
  const Pair p = crossed(a.bboxes, a.gtboxes, a.trans, false, kDistanceEps, kDistanceEps);
  const at::Tensor grad = as_floating(a.dy).reshape(-1);
  const at::Tensor diagonal = p.outer_w * p.outer_w + p.outer_h * p.outer_h + kDistanceEps;
  const at::Tensor dx = (p.b.x1 + p.b.x2 - p.a.x1 - p.a.x2) / 2, dy = (p.b.y1 + p.b.y2 - p.a.y1 - p.a.y2) / 2;
  const at::Tensor by_union = -grad * p.inner / (p.joined * p.joined);
  const at::Tensor by_diagonal = grad * (dx * dx + dy * dy) / (diagonal * diagonal);
  Corners da, db;
  corner_gradients(p, {grad / p.joined - by_union, by_union, by_diagonal * p.outer_w * 2, by_diagonal * p.outer_h * 2},
                   kDistanceEps, &da, &db);
  // Each corner moves its box's centre by a half.
  const at::Tensor gx = grad * dx / diagonal, gy = grad * dy / diagonal;
  da = {da.x1 + gx, da.y1 + gy, da.x2 + gx, da.y2 + gy};
  db = {db.x1 - gx, db.y1 - gy, db.x2 - gx, db.y2 - gy};
  a.dbboxes.copy_(as_boxes(da, a.trans));
  a.dgtboxes.copy_(as_boxes(db, a.trans));
}

void OpIou(const gen::OpIouArgs& a) {
  TORCH_CHECK(!a.aligned, "aligned boxes are not supported");
  const at::Tensor b = as_floating(a.bboxes).t(), g = as_floating(a.gtboxes).t().unsqueeze(2);
  auto area = [&](const at::Tensor& x) { return (x[2] - x[0] + a.eps) * (x[3] - x[1] + a.eps); };
  const at::Tensor inner = (at::minimum(b[2], g[2]) - at::maximum(b[0], g[0])).clamp_min(0) *
                           (at::minimum(b[3], g[3]) - at::maximum(b[1], g[1])).clamp_min(0);
  const at::Tensor whole = a.mode == "iof" ? area(g).expand_as(inner) : area(b) + area(g) - inner;
  a.overlap.copy_(inner / whole);
}

// Boxes include their last pixel: sides are one longer than the difference of the corners.
void OpBoundingBoxDecode(const gen::OpBoundingBoxDecodeArgs& a) {
  const at::Tensor r = as_floating(a.rois).t();
  const double limit = std::abs(std::log(a.wh_ratio_clip));
  at::Tensor d = as_floating(a.deltas).t();
  std::vector<at::Tensor> rows;
  for (int64_t i = 0; i < 4; ++i) rows.push_back(d[i] * a.stds[i] + a.means[i]);
  const at::Tensor w = r[2] - r[0] + 1, h = r[3] - r[1] + 1;
  const at::Tensor x = (r[0] + r[2]) / 2 + w * rows[0], y = (r[1] + r[3]) / 2 + h * rows[1];
  const at::Tensor new_w = w * rows[2].clamp(-limit, limit).exp(), new_h = h * rows[3].clamp(-limit, limit).exp();
  auto inside = [](const at::Tensor& v, int64_t size) { return v.clamp(0, size - 1); };
  a.bboxes.copy_(at::stack({inside(x - new_w / 2 + 0.5, a.max_shape[1]), inside(y - new_h / 2 + 0.5, a.max_shape[0]),
                            inside(x + new_w / 2 - 0.5, a.max_shape[1]), inside(y + new_h / 2 - 0.5, a.max_shape[0])},
                           1));
}

// The device computes this code in half precision, with reciprocals, whatever the dtype of the boxes.
void OpBoundingBoxEncode(const gen::OpBoundingBoxEncodeArgs& a) {
  const at::Tensor p = a.anchor_box.to(at::kHalf).t(), g = a.ground_truth_box.to(at::kHalf).t();
  const at::Tensor inverse_w = (p[2] - p[0] + 1).reciprocal(), inverse_h = (p[3] - p[1] + 1).reciprocal();
  auto center = [](const at::Tensor& b, int64_t i) { return (b[i] + b[i + 2]) * 0.5; };
  std::vector<at::Tensor> rows = {(center(g, 0) - center(p, 0)) * inverse_w, (center(g, 1) - center(p, 1)) * inverse_h,
                                  at::log((g[2] - g[0] + 1) * inverse_w), at::log((g[3] - g[1] + 1) * inverse_h)};
  for (int64_t i = 0; i < 4; ++i) rows[i] = (rows[i] - a.means[i]) * (1 / a.stds[i]);
  a.delats.copy_(at::stack(rows, 1));
}

void OpYoloBoxesEncode(const gen::OpYoloBoxesEncodeArgs& a) {
  constexpr double kEps = 1e-6;
  const at::Tensor p = as_floating(a.anchor_boxes).t(), g = as_floating(a.gt_bboxes).t(),
                   stride = as_floating(a.stride).reshape(-1);
  auto center = [&](int64_t i) {
    return (((g[i] + g[i + 2]) - (p[i] + p[i + 2])) / 2 / stride + 0.5).clamp(kEps, 1 - kEps);
  };
  auto size = [&](int64_t i) { return ((g[i + 2] - g[i]) / (p[i + 2] - p[i])).clamp_min(kEps).log(); };
  a.encoded_bboxes.copy_(at::stack({center(0), center(1), size(0), size(1)}, 1));
}

void OpAnchorResponseFlags(const gen::OpAnchorResponseFlagsArgs& a) {
  const int64_t rows = a.featmap_size[0], columns = a.featmap_size[1];
  const at::Tensor g = as_floating(a.gt_bboxes).t();
  const at::Tensor x = at::floor((g[0] + g[2]) / 2 / static_cast<double>(a.strides[0])).to(at::kLong);
  const at::Tensor y = at::floor((g[1] + g[3]) / 2 / static_cast<double>(a.strides[1])).to(at::kLong);
  at::Tensor flags = at::zeros({rows * columns}, at::kByte);
  const at::Tensor cell = y * columns + x;
  flags.index_put_({cell.masked_select(at::logical_and(cell >= 0, cell < rows * columns))}, at::ones({}, at::kByte));
  a.flags.copy_(flags.unsqueeze(1).expand({rows * columns, a.num_base_anchors}).reshape(-1));
}

void OpGridAssignPositive(const gen::OpGridAssignPositiveArgs& a) {
  const at::Tensor responsible = a.box_responsible_flags != 0, overlaps = as_floating(a.overlaps);
  at::Tensor result = a.assigned_gt_inds.clone();
  const at::Tensor positive = at::logical_and(as_floating(a.max_overlaps) > a.pos_iou_thr, responsible);
  result = at::where(positive, (a.argmax_overlaps + 1).to(result.scalar_type()), result);
  const int64_t count = std::min(host::value(a.num_gts), overlaps.size(0));
  const auto best = host::values(a.gt_argmax_overlaps);
  for (int64_t i = 0; i < count; ++i) {
    const double highest = as_floating(a.gt_max_overlaps)[i].item().toDouble();
    if (!(highest > a.min_pos_iou)) continue;
    if (a.gt_max_assign_all) {
      const at::Tensor mine = at::logical_and(overlaps[i] == highest, responsible);
      result.masked_fill_(mine, i + 1);
    } else if (responsible[best[i]].item().toBool()) {
      result[best[i]].fill_(i + 1);
    }
  }
  a.assigned_gt_inds_pos.copy_(result);
}

// Tries factors of the range in the order of the search, and keeps the first one with the least squared error of
// quantising to 8 bits.
void OpIFMR(const gen::OpIFMRArgs& a) {
  TORCH_CHECK(a.quant_bits == 8, "quant_bits ", a.quant_bits, " is not supported, only 8");
  const at::Tensor data = as_floating(a.data);
  const double low = as_floating(a.data_min).item().toDouble(), high = as_floating(a.data_max).item().toDouble();
  const at::Tensor cdf = as_floating(a.cumsum) / static_cast<double>(data.numel());
  const auto bins = static_cast<double>(cdf.numel());
  auto bound = [&](double share) {
    return static_cast<double>((cdf < share).sum().item().toLong()) / bins * (high - low) + low;
  };
  double top = bound(a.max_percentile), bottom = bound(1 - a.min_percentile);
  if (a.with_offset) {
    top = std::max(top, 0.0);
    bottom = std::min(bottom, 0.0);
  } else {
    top = std::max(std::abs(top), std::abs(bottom));
  }
  double best_loss = INFINITY;
  for (double step = a.search_range[0]; step < a.search_range[1]; step += a.search_step) {
    double scale = a.with_offset ? (top * step - bottom) / 255 : top * step / 127;
    if (a.with_offset && scale < 1.192092896e-07) scale = 1;
    const double offset = a.with_offset ? -(std::nearbyint(bottom / scale) + 128) : 0;
    const at::Tensor back = (at::clamp(at::round(data / scale) + offset, -128, 127) - offset) * scale;
    const double loss = (back - data).square().sum().item().toDouble();
    if (loss < best_loss) {
      best_loss = loss;
      a.scale.fill_(scale);
      a.offset.fill_(offset);
    }
  }
}

}  // namespace hotplate::kernels
