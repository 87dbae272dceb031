// Graph operator types that choose among boxes, work on rotated ones, or pool regions.
#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "gen/args_graph_types_detection.h"
#include "host/bridge/arguments.h"
#include "host/bridge/graph_values.h"

namespace hotplate::kernels {

using host::number;
using host::value;
using host::values;

namespace {

struct Point {
  double x, y;
};
using Polygon = std::vector<Point>;

struct RotatedBox {
  double x, y, w, h, degrees;
  double area() const { return w * h; }

  Polygon corners() const {
    const double t = degrees * M_PI / 180, c = std::cos(t) / 2, s = std::sin(t) / 2;
    return {{x - c * w - s * h, y - s * w + c * h},
            {x - c * w + s * h, y - s * w - c * h},
            {x + c * w + s * h, y + s * w - c * h},
            {x + c * w - s * h, y + s * w + c * h}};
  }
};

double cross(Point o, Point a, Point b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

double area_of(const Polygon& p) {
  double twice = 0;
  for (size_t i = 0; i < p.size(); ++i) {
    const Point &a = p[i], &b = p[(i + 1) % p.size()];
    twice += a.x * b.y - a.y * b.x;
  }
  return std::abs(twice) / 2;
}

// The part of a polygon on the inner side of each edge of a convex one, edge by edge.
double shared_area(const RotatedBox& first, const RotatedBox& second) {
  if (first.area() <= 0 || second.area() <= 0) return 0;
  Polygon part = first.corners();
  const Polygon other = second.corners();
  // The corners turn the same way for all boxes; inside has the sign of the whole box's area.
  const double sign = cross(other[0], other[1], other[2]) > 0 ? 1 : -1;
  for (size_t e = 0; e < 4 && !part.empty(); ++e) {
    const Point from = other[e], to = other[(e + 1) % 4];
    Polygon kept;
    for (size_t i = 0; i < part.size(); ++i) {
      const Point p = part[i], q = part[(i + 1) % part.size()];
      const double at_p = sign * cross(from, to, p), at_q = sign * cross(from, to, q);
      if (at_p >= 0) kept.push_back(p);
      if ((at_p < 0) != (at_q < 0)) {
        const double t = at_p / (at_p - at_q);
        kept.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
      }
    }
    part = std::move(kept);
  }
  return part.size() < 3 ? 0 : area_of(part);
}

// corners: x1, y1, x2, y2 before turning, else centre and size. `sign` is the sense of the angle.
RotatedBox box_of(const double* v, int64_t step, bool corners, double sign) {
  const double a = v[0], b = v[step], c = v[2 * step], d = v[3 * step], t = sign * v[4 * step];
  if (!corners) return {a, b, c, d, t};
  return {(a + c) / 2, (b + d) / 2, c - a, d - b, t};
}

// (B, 5, N) as B lists of N boxes.
std::vector<std::vector<RotatedBox>> boxes_of(const at::Tensor& boxes, bool corners) {
  const at::Tensor all = boxes.to(at::kDouble).contiguous();
  const int64_t batches = all.size(0), n = all.size(2);
  const double* p = all.const_data_ptr<double>();
  std::vector<std::vector<RotatedBox>> result(batches);
  for (int64_t b = 0; b < batches; ++b) {
    for (int64_t i = 0; i < n; ++i) result[b].push_back(box_of(p + b * 5 * n + i, n, corners, corners ? -1 : 1));
  }
  return result;
}

at::Tensor pairwise(const at::Tensor& boxes, const at::Tensor& queries, bool corners,
                    const std::function<double(const RotatedBox&, const RotatedBox&)>& measure) {
  const auto first = boxes_of(boxes, corners), second = boxes_of(queries, corners);
  at::Tensor result = at::zeros({boxes.size(0), boxes.size(2), queries.size(2)}, at::kDouble);
  auto access = result.accessor<double, 3>();
  for (int64_t b = 0; b < boxes.size(0); ++b) {
    for (int64_t i = 0; i < boxes.size(2); ++i) {
      for (int64_t j = 0; j < queries.size(2); ++j) access[b][i][j] = measure(first[b][i], second[b][j]);
    }
  }
  return result;
}

// Indices of boxes that no better kept box overlaps by more than the threshold, best first.
std::vector<int64_t> suppress(const std::vector<int64_t>& order, int64_t most, double threshold,
                              const std::function<double(int64_t, int64_t)>& overlap) {
  std::vector<int64_t> kept;
  for (int64_t i : order) {
    if (most >= 0 && static_cast<int64_t>(kept.size()) >= most) break;
    if (std::none_of(kept.begin(), kept.end(), [&](int64_t k) { return overlap(i, k) > threshold; })) kept.push_back(i);
  }
  return kept;
}

// Indices whose score is above the threshold, best first.
std::vector<int64_t> by_score(const at::Tensor& scores, double threshold) {
  const at::Tensor s = scores.to(at::kDouble).contiguous();
  const double* p = s.const_data_ptr<double>();
  std::vector<int64_t> order;
  for (int64_t i = 0; i < s.numel(); ++i) {
    if (p[i] > threshold) order.push_back(i);
  }
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return p[a] > p[b]; });
  return order;
}

// Intersection over union of upright boxes (n, 4) given by two opposite corners.
class UprightBoxes {
 public:
  explicit UprightBoxes(const at::Tensor& boxes) : boxes_(boxes.narrow(-1, 0, 4).to(at::kDouble).contiguous()) {}
  double operator()(int64_t i, int64_t j) const {
    const double *a = row(i), *b = row(j);
    const double w = std::min(high(a, 0), high(b, 0)) - std::max(low(a, 0), low(b, 0));
    const double h = std::min(high(a, 1), high(b, 1)) - std::max(low(a, 1), low(b, 1));
    if (w <= 0 || h <= 0) return 0;
    return w * h / (area(a) + area(b) - w * h);
  }

 private:
  const double* row(int64_t i) const { return boxes_.const_data_ptr<double>() + i * 4; }
  static double low(const double* b, int d) { return std::min(b[d], b[d + 2]); }
  static double high(const double* b, int d) { return std::max(b[d], b[d + 2]); }
  static double area(const double* b) { return (high(b, 0) - low(b, 0)) * (high(b, 1) - low(b, 1)); }
  at::Tensor boxes_;
};

at::Tensor indices(const std::vector<int64_t>& list) { return at::tensor(list, at::kLong); }

}  // namespace

void OpRotatedOverlaps(const gen::OpRotatedOverlapsArgs& a) {
  a.overlaps.copy_(pairwise(a.boxes, a.query_boxes, a.trans, shared_area));
}

void OpRotatedIou(const gen::OpRotatedIouArgs& a) {
  TORCH_CHECK(a.is_cross, "pairs of boxes are not supported, only all combinations");
  TORCH_CHECK(a.mode == "iou" || a.mode == "iof", "mode ", a.mode, " is not known");
  const bool iof = a.mode == "iof";
  a.iou.copy_(pairwise(a.boxes, a.query_boxes, a.trans, [&](const RotatedBox& b, const RotatedBox& q) {
    const double shared = shared_area(b, q), whole = iof ? b.area() : b.area() + q.area() - shared;
    return whole > 0 ? shared / whole : 0;
  }));
}

void OpRotatedNMS(const gen::OpRotatedNMSArgs& a) {
  const at::Tensor boxes = a.boxes.to(at::kDouble).contiguous();
  std::vector<RotatedBox> all;
  for (int64_t i = 0; i < boxes.size(0); ++i) {
    all.push_back(box_of(boxes.const_data_ptr<double>() + i * 5, 1, a.mode != 0, a.mode != 0 ? -1 : 1));
  }
  const auto kept =
      suppress(by_score(a.scores, a.score_threshold), a.max_output_size, a.iou_threshold, [&](int64_t i, int64_t j) {
        const double shared = shared_area(all[i], all[j]);
        const double whole = all[i].area() + all[j].area() - shared;
        return whole > 0 ? shared / whole : 0;
      });
  const auto count = static_cast<int64_t>(kept.size());
  a.selected_detections.narrow(0, 0, count).copy_(a.boxes.index_select(0, indices(kept)));
  a.keep_indices.narrow(0, 0, count).copy_(indices(kept));
  auto sizes = a.selected_detections.sizes().vec();
  sizes[0] = count;
  host::set_computed_shape(a.task, 3, sizes);
  host::set_computed_shape(a.task, 4, {count});
}

// The angle is coded by its tangent.
void OpRotatedBoxEncode(const gen::OpRotatedBoxEncodeArgs& a) {
  TORCH_CHECK(std::all_of(a.weight.begin(), a.weight.end(), [](double w) { return w == 1; }),
              "weights other than 1 are not supported");
  const at::Tensor p = a.anchor_box.to(at::kFloat), g = a.gt_box.to(at::kFloat);
  auto row = [](const at::Tensor& x, int64_t i) { return x.select(1, i); };
  const at::Tensor pw = row(p, 2) - row(p, 0), ph = row(p, 3) - row(p, 1);
  const at::Tensor gw = row(g, 2) - row(g, 0), gh = row(g, 3) - row(g, 1);
  auto center = [&](int64_t i) { return (row(g, i) + row(g, i + 2) - row(p, i) - row(p, i + 2)) / 2; };
  const double radian = M_PI / 180;
  a.y.copy_(at::stack({center(0) / pw, center(1) / ph, at::log(gw / pw), at::log(gh / ph),
                       at::tan(row(g, 4) * radian) - at::tan(row(p, 4) * radian)},
                      1));
}

void OpRotatedBoxDecode(const gen::OpRotatedBoxDecodeArgs& a) {
  TORCH_CHECK(std::all_of(a.weight.begin(), a.weight.end(), [](double w) { return w == 1; }),
              "weights other than 1 are not supported");
  const at::Tensor p = a.anchor_box.to(at::kFloat), d = a.deltas.to(at::kFloat);
  auto row = [](const at::Tensor& x, int64_t i) { return x.select(1, i); };
  const at::Tensor pw = row(p, 2) - row(p, 0), ph = row(p, 3) - row(p, 1);
  const at::Tensor x = (row(p, 0) + row(p, 2)) / 2 + row(d, 0) * pw, y = (row(p, 1) + row(p, 3)) / 2 + row(d, 1) * ph;
  const at::Tensor w = pw * row(d, 2).exp(), h = ph * row(d, 3).exp();
  const double radian = M_PI / 180;
  a.y.copy_(at::stack(
      {x - w / 2, y - h / 2, x + w / 2, y + h / 2, at::atan(row(d, 4) + at::tan(row(p, 4) * radian)) / radian}, 1));
}

void OpNMSWithMask(const gen::OpNMSWithMaskArgs& a) {
  const auto order = by_score(a.box_scores.select(1, 4), -INFINITY);
  const auto kept = suppress(order, -1, a.iou_threshold, UprightBoxes(a.box_scores));
  const at::Tensor sorted = indices(order);
  a.selected_boxes.copy_(a.box_scores.index_select(0, sorted));
  a.selected_idx.copy_(sorted);
  at::Tensor mask = at::zeros({a.box_scores.size(0)}, at::kByte);
  mask.index_fill_(0, indices(kept), 1);
  a.selected_mask.copy_(mask.index_select(0, sorted));
}

void OpNonMaxSuppressionV4(const gen::OpNonMaxSuppressionV4Args& a) {
  const auto kept = suppress(by_score(a.scores, number(a.score_threshold).toDouble()), value(a.max_output_size),
                             number(a.iou_threshold).toDouble(), UprightBoxes(a.boxes));
  const auto count = std::min<int64_t>(static_cast<int64_t>(kept.size()), a.selected_indices.numel());
  a.selected_indices.zero_();
  a.selected_indices.narrow(0, 0, count).copy_(indices(kept).narrow(0, 0, count));
  a.valid_outputs.fill_(count);
}

void OpBatchMultiClassNonMaxSuppression(const gen::OpBatchMultiClassNonMaxSuppressionArgs& a) {
  TORCH_CHECK(!a.change_coordinate_frame && !a.transpose_box && !a.clip_window && !a.num_valid_boxes,
              "clipping, transposed boxes and numbers of valid boxes are not supported");
  for (const at::Tensor& t : {a.nmsed_boxes, a.nmsed_scores, a.nmsed_classes, a.nmsed_num}) t.zero_();
  const int64_t classes = a.scores.size(2), sets = a.boxes.size(2);
  for (int64_t b = 0; b < a.boxes.size(0); ++b) {
    struct Found {
      double score;
      int64_t box, cls;
    };
    std::vector<Found> found;
    for (int64_t c = 0; c < classes; ++c) {
      const at::Tensor scores = a.scores[b].select(1, c).to(at::kDouble).contiguous();
      const at::Tensor boxes = a.boxes[b].select(1, sets == 1 ? 0 : c);
      for (int64_t i :
           suppress(by_score(scores, a.score_threshold), a.max_size_per_class, a.iou_threshold, UprightBoxes(boxes))) {
        found.push_back({scores.const_data_ptr<double>()[i], i, c});
      }
    }
    std::stable_sort(found.begin(), found.end(), [](const Found& x, const Found& y) { return x.score > y.score; });
    const int64_t count = std::min<int64_t>(static_cast<int64_t>(found.size()), a.max_total_size);
    for (int64_t i = 0; i < count; ++i) {
      const Found& f = found[i];
      a.nmsed_boxes[b][i].copy_(a.boxes[b][f.box][sets == 1 ? 0 : f.cls]);
      a.nmsed_scores[b][i].fill_(f.score);
      a.nmsed_classes[b][i].fill_(f.cls);
    }
    a.nmsed_num[b].fill_(count);
  }
}

namespace {

// Calls body(roi, image, channel out, bin row, bin column, channel in, top, bottom, left, right) for each bin of each
// region: rois are (B, 5, N) of image, x1, y1, x2, y2.
template <class Body>
void for_bins(const at::Tensor& rois, int64_t height, int64_t width, double scale, int64_t dim, int64_t group,
              Body&& body) {
  const at::Tensor all = rois.to(at::kDouble).permute({0, 2, 1}).reshape({-1, 5}).contiguous();
  for (int64_t n = 0; n < all.size(0); ++n) {
    const double* r = all.const_data_ptr<double>() + n * 5;
    const double x1 = std::round(r[1]) * scale, y1 = std::round(r[2]) * scale;
    const double x2 = (std::round(r[3]) + 1) * scale, y2 = (std::round(r[4]) + 1) * scale;
    const double bin_h = std::max(y2 - y1, 0.1) / static_cast<double>(group);
    const double bin_w = std::max(x2 - x1, 0.1) / static_cast<double>(group);
    auto bounded = [](double v, int64_t size) { return std::clamp<int64_t>(static_cast<int64_t>(v), 0, size); };
    for (int64_t c = 0; c < dim; ++c) {
      for (int64_t i = 0; i < group; ++i) {
        for (int64_t j = 0; j < group; ++j) {
          const auto di = static_cast<double>(i), dj = static_cast<double>(j);
          body(n, static_cast<int64_t>(r[0]), c, i, j, (c * group + i) * group + j,
               bounded(std::floor(y1 + di * bin_h), height), bounded(std::ceil(y1 + (di + 1) * bin_h), height),
               bounded(std::floor(x1 + dj * bin_w), width), bounded(std::ceil(x1 + (dj + 1) * bin_w), width));
        }
      }
    }
  }
}

}  // namespace

void OpPSROIPoolingV2(const gen::OpPSROIPoolingV2Args& a) {
  const at::Tensor x = a.x.to(at::kFloat);
  at::Tensor y = at::zeros(a.y.sizes(), at::kFloat);
  for_bins(a.rois, x.size(2), x.size(3), a.spatial_scale, a.output_dim, a.group_size,
           [&](int64_t n, int64_t image, int64_t c, int64_t i, int64_t j, int64_t in, int64_t top, int64_t bottom,
               int64_t left, int64_t right) {
             if (bottom <= top || right <= left) return;
             TORCH_CHECK(image >= 0 && image < x.size(0), "a region lies in image ", image, " of ", x.size(0));
             y[n][c][i][j].copy_(x[image][in].slice(0, top, bottom).slice(1, left, right).mean());
           });
  a.y.copy_(y);
}

void OpPSROIPoolingGradV2D(const gen::OpPSROIPoolingGradV2DArgs& a) {
  const at::Tensor grad = a.x.to(at::kFloat);
  at::Tensor y = at::zeros(a.y.sizes(), at::kFloat);
  for_bins(a.rois, y.size(2), y.size(3), a.spatial_scale, a.output_dim, a.group_size,
           [&](int64_t n, int64_t image, int64_t c, int64_t i, int64_t j, int64_t in, int64_t top, int64_t bottom,
               int64_t left, int64_t right) {
             if (bottom <= top || right <= left) return;
             TORCH_CHECK(image >= 0 && image < y.size(0), "a region lies in image ", image, " of ", y.size(0));
             y[image][in]
                 .slice(0, top, bottom)
                 .slice(1, left, right)
                 .add_(grad[n][c][i][j] / static_cast<double>((bottom - top) * (right - left)));
           });
  a.y.copy_(y);
}

// Boxes are (y1, x1, y2, x2) in units of the image's last row and column.
void OpCropAndResizeV2(const gen::OpCropAndResizeV2Args& a) {
  TORCH_CHECK(a.method == "bilinear" || a.method == "nearest", "method ", a.method, " is not supported");
  const at::Tensor x = a.x.to(at::kFloat), boxes = a.boxes.to(at::kDouble).contiguous();
  const auto image = values(a.box_index), size = values(a.crop_size);
  const double no_value = a.extrapolation_value;
  for (int64_t b = 0; b < boxes.size(0); ++b) {
    const double* box = boxes.const_data_ptr<double>() + b * 4;
    auto places = [&](int d, int64_t count, int64_t length) {
      const auto last = static_cast<double>(length - 1);
      if (count == 1) return at::full({1}, (box[d] + box[d + 2]) / 2 * last, at::kDouble);
      return at::arange(count, at::kDouble) * ((box[d + 2] - box[d]) * last / static_cast<double>(count - 1)) +
             box[d] * last;
    };
    const at::Tensor ys = places(0, size[0], x.size(2)), xs = places(1, size[1], x.size(3));
    const at::Tensor inside_y = at::logical_and(ys >= 0, ys <= x.size(2) - 1).unsqueeze(1);
    const at::Tensor inside_x = at::logical_and(xs >= 0, xs <= x.size(3) - 1);
    const at::Tensor source = x[image[b]];
    auto at_rows = [&](const at::Tensor& rows, const at::Tensor& columns) {
      return source.index_select(1, rows.clamp(0, x.size(2) - 1).to(at::kLong))
          .index_select(2, columns.clamp(0, x.size(3) - 1).to(at::kLong));
    };
    at::Tensor crop;
    if (a.method == "nearest") {
      crop = at_rows((ys + 0.5).floor(), (xs + 0.5).floor());
    } else {
      const at::Tensor top = ys.floor(), left = xs.floor();
      const at::Tensor dy = (ys - top).to(at::kFloat).unsqueeze(1), dx = (xs - left).to(at::kFloat);
      const at::Tensor upper = at_rows(top, left) * (1 - dx) + at_rows(top, left + 1) * dx;
      const at::Tensor lower = at_rows(top + 1, left) * (1 - dx) + at_rows(top + 1, left + 1) * dx;
      crop = upper * (1 - dy) + lower * dy;
    }
    a.y[b].copy_(at::where(at::logical_and(inside_y, inside_x), crop, at::full({}, no_value, at::kFloat)));
  }
}

}  // namespace hotplate::kernels
