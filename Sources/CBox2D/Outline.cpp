#include "Outline.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "ExtremeCorners.hpp"
#include "Types.hpp"

namespace {
// The number of sides that a slice has from each half of its outline.
constexpr size_t sliceSides = b2_maxPolygonVertices / 2 - 1;
// The number of corners that 16 slices can have. As the bounding boxes of all slices of two rotated
// outlines may overlap, and Box2D's time for the contacts of a body grows with the square of their
// number, there are no more; the slices of an ellipse are then within 0.06 % of its size.
constexpr size_t maxSlicedCorners = 97;

b2Vec2 outward(const b2Vec2 &from, const b2Vec2 &to) {
  b2Vec2 normal = b2Cross(to - from, 1.0f);
  normal.Normalize();
  return normal;
}

b2Vec2 centroid(const std::vector<b2Vec2> &corners) {
  b2Vec2 sum = b2Vec2_zero;
  for (size_t i = 2; i < corners.size(); ++i) {
    b2Vec2 first = corners[i - 1] - corners[0], second = corners[i] - corners[0];
    sum += b2Cross(first, second) * (first + second);
  }
  return corners[0] + 1.0f / (3.0f * doubledArea(corners.data(), corners.size())) * sum;
}

// Fills a polygon unchanged: Box2D's own setter welds and sorts corners, and has assertions.
b2PolygonShape polygon(const std::vector<b2Vec2> &corners, float skin) {
  b2PolygonShape shape;
  shape.m_radius = skin;
  shape.m_centroid = centroid(corners);
  shape.m_count = static_cast<int32>(corners.size());
  for (size_t i = 0; i < corners.size(); ++i) {
    shape.m_vertices[i] = corners[i];
    shape.m_normals[i] = outward(corners[i], corners[(i + 1) % corners.size()]);
  }
  return shape;
}

bool isSame(const b2Transform &first, const b2Transform &second) {
  return first.p == second.p && first.q.s == second.q.s && first.q.c == second.q.c;
}

// Returns the indices of a polygon's first corner and of those that matter most to its area, in
// their order: repeatedly removes the corner that cuts off the least (Visvalingam's algorithm).
std::vector<size_t> mostImportant(size_t count, const std::vector<b2Vec2> &corners) {
  const size_t all = corners.size();
  std::vector<size_t> before(all), after(all);
  std::vector<float> areas(all);
  std::set<std::pair<float, size_t>> removable;
  auto insert = [&](size_t i) {
    const b2Vec2 &corner = corners[i];
    areas[i] = b2Cross(corner - corners[before[i]], corners[after[i]] - corner);
    if (i > 0) removable.insert({areas[i], i});
  };
  for (size_t i = 0; i < all; ++i) {
    before[i] = (i + all - 1) % all;
    after[i] = (i + 1) % all;
    insert(i);
  }
  while (removable.size() >= count) {
    size_t least = removable.begin()->second;
    removable.erase(removable.begin());
    after[before[least]] = after[least];
    before[after[least]] = before[least];
    for (size_t neighbor : {before[least], after[least]}) {
      removable.erase({areas[neighbor], neighbor});
      insert(neighbor);
    }
  }
  std::vector<size_t> remaining{0};
  for (size_t i = after[0]; i != 0; i = after[i]) remaining.push_back(i);
  return remaining;
}

// A polygon that adds to the mass of its body, but does not collide.
struct MassShape final : b2PolygonShape {
  explicit MassShape(const b2PolygonShape &polygon) : b2PolygonShape(polygon) {}

  int32 GetChildCount() const override { return 0; }

  b2Shape *Clone(b2BlockAllocator *allocator) const override {
    return new (allocator->Allocate(sizeof(MassShape))) MassShape(*this);
  }
};
// Box2D frees the memory of any polygon as that of its own class.
static_assert(sizeof(MassShape) == sizeof(b2PolygonShape));
}  // namespace

float doubledArea(const b2Vec2 *corners, size_t count) {
  float sum = 0.0f;
  for (size_t i = 2; i < count; ++i) {
    sum += b2Cross(corners[i - 1] - corners[0], corners[i] - corners[0]);
  }
  return sum;
}

Convex::Convex(b2Fixture *fixture) {
  const b2Shape *shape = fixture->GetShape();
  if (const Slice *slice = Slice::of(fixture)) {
    corners = slice->outline->corners.data();
    normals = slice->outline->normals.data();
    cornerCount = normalCount = static_cast<int32>(slice->outline->corners.size());
  } else if (fixture->GetType() == b2Shape::e_polygon) {
    auto polygon = static_cast<const b2PolygonShape *>(shape);
    corners = polygon->m_vertices;
    normals = polygon->m_normals;
    cornerCount = normalCount = polygon->m_count;
  } else if (fixture->GetType() == b2Shape::e_edge) {
    auto own = static_cast<const b2EdgeShape *>(shape);
    edge[0] = own->m_vertex1;
    edge[1] = own->m_vertex2;
    edgeNormals[0] = outward(edge[0], edge[1]);
    edgeNormals[1] = -edgeNormals[0];
    corners = edge;
    normals = edgeNormals;
    cornerCount = normalCount = 2;
  } else {
    corners = &static_cast<const b2CircleShape *>(shape)->m_p;
    normals = nullptr;
    cornerCount = 1;
    normalCount = 0;
  }
}

bool Slice::hasSide(size_t side) const {
  const std::vector<size_t> &sliced = outline->sliced;
  size_t part = std::upper_bound(sliced.begin(), sliced.end(), side) - sliced.begin() - 1;
  return part >= range.from && part < range.to &&
         (range.isLast() || part < range.from + sliceSides || part >= range.to - sliceSides);
}

std::vector<b2Vec2> SliceRange::corners(const std::vector<b2Vec2> &all) const {
  std::vector<b2Vec2> corners;
  for (size_t i = from; i <= to && i < all.size(); ++i) {
    if (isLast() || i <= from + sliceSides || i >= to - sliceSides) corners.push_back(all[i]);
  }
  return corners;
}

std::vector<SliceRange> SliceRange::ranges(size_t count) {
  std::vector<SliceRange> ranges;
  for (size_t from = 0, to = count;; from += sliceSides, to -= sliceSides) {
    ranges.push_back({from, to});
    if (ranges.back().isLast()) return ranges;
  }
}

Outline::Outline(std::vector<b2Vec2> given, float skin)
    : corners(std::move(given)),
      sliced(mostImportant(maxSlicedCorners, corners)),
      centroid(::centroid(corners)),
      skin(skin) {
  for (size_t i = 0; i < corners.size(); ++i) {
    normals.push_back(outward(corners[i], corners[(i + 1) % corners.size()]));
  }
  for (SliceRange range : SliceRange::ranges(sliced.size())) slices.push_back({this, range});
}

size_t Outline::sideFacing(b2Fixture *other, const b2Transform &intoOutline, uint32_t step) {
  if (facingsStep != step) {
    std::swap(facings, lastFacings);
    facings.clear();
  }
  facingsStep = step;
  const Slice *slice = Slice::of(other);
  const void *key = slice ? static_cast<const void *>(slice->outline) : other;
  auto [entry, isNew] = facings.try_emplace(key);
  Facing &facing = entry->second;
  if (!isNew && isSame(facing.intoOutline, intoOutline)) return facing.side;
  Convex shape(other);
  auto last = lastFacings.find(key);
  bool isStillApart =
      last != lastFacings.end() && isApart(last->second.side, other, shape, intoOutline);
  facing = {
      intoOutline, isStillApart ? last->second.side : searchSideFacing(shape, intoOutline)};
  return facing.side;
}

// Whether a side is so far from another shape that they do not touch: then any side with this
// property results in the same empty manifold as the one that is farthest.
bool Outline::isApart(
    size_t side, b2Fixture *other, const Convex &shape, const b2Transform &intoOutline) const {
  // A circle's corner is its center. The slop exceeds what continuous collision adds, and rounding.
  float contactDistance = skin + other->GetShape()->m_radius + 4.0f * b2_linearSlop;
  b2Vec2 direction = b2MulT(intoOutline.q, normals[side]);
  float offset = b2Dot(normals[side], intoOutline.p - corners[side]);
  for (int32 i = 0; i < shape.cornerCount; ++i) {
    if (!(b2Dot(direction, shape.corners[i]) + offset > contactDistance)) return false;
  }
  return true;
}

// Both loops pass through directions that turn in one sense, and so do the extreme corners: the time
// is the sum of the numbers of corners rather than their product.
size_t Outline::searchSideFacing(const Convex &other, const b2Transform &intoOutline) const {
  size_t best = 0;
  float farthest = -b2_maxFloat;
  ExtremeCorners nearest(other.corners, static_cast<size_t>(other.cornerCount));
  for (size_t side = 0; side < corners.size(); ++side) {
    b2Vec2 direction = b2MulT(intoOutline.q, normals[side]);
    float least = b2_maxFloat;
    nearest.visit(-direction, [&](size_t i) {
      least = std::min(least, b2Dot(direction, other.corners[i]));
    });
    float separation = least + b2Dot(normals[side], intoOutline.p - corners[side]);
    if (separation > farthest) {
      farthest = separation;
      best = side;
    }
  }
  ExtremeCorners tips(corners.data(), corners.size());
  for (int32 i = 0; i < other.normalCount; ++i) {
    b2Vec2 direction = -b2Mul(intoOutline.q, other.normals[i]);
    std::optional<size_t> found;
    tips.visit(direction, [&](size_t corner) {
      if (!found || b2Dot(direction, corners[corner] - corners[*found]) > 0.0f) found = corner;
    });
    size_t tip = found.value_or(0);
    b2Vec2 start = b2Mul(intoOutline, other.corners[i]);
    float separation = b2Dot(direction, start - corners[tip]);
    if (separation > farthest) {
      farthest = separation;
      size_t before = (tip + corners.size() - 1) % corners.size();
      best = b2Dot(direction, normals[before] - normals[tip]) > 0.0f ? before : tip;
    }
  }
  return best;
}

b2PolygonShape Outline::around(size_t side) const {
  b2PolygonShape shape;
  shape.m_radius = skin;
  shape.m_centroid = centroid;
  shape.m_count = b2_maxPolygonVertices;
  const size_t first = side + corners.size() - sliceSides;
  for (size_t i = 0; i < b2_maxPolygonVertices; ++i) {
    shape.m_vertices[i] = corners[(first + i) % corners.size()];
    shape.m_normals[i] = normals[(first + i) % corners.size()];
  }
  constexpr size_t last = b2_maxPolygonVertices - 1;
  shape.m_normals[last] = outward(shape.m_vertices[last], shape.m_vertices[0]);
  return shape;
}

void Outline::addFixtures(CBBody *body) const {
  std::vector<b2Vec2> remaining;
  for (size_t corner : sliced) remaining.push_back(corners[corner]);
  for (const Slice &slice : slices) {
    body->add(polygon(slice.range.corners(remaining), skin), &slice);
  }
  if (!isSimplified()) return;
  for (SliceRange range : SliceRange::ranges(corners.size())) {
    body->add(MassShape(polygon(range.corners(corners), skin)));
  }
}

void CBBodyAddPolygon(CBBody *body, const CBVector *corners, size_t count, float skin) {
  std::vector<b2Vec2> points;
  for (size_t i = 0; i < count; ++i) points.push_back(toBox2D(corners[i]));
  if (count <= b2_maxPolygonVertices) return body->add(polygon(points, skin));
  body->outlines.push_back(std::make_unique<Outline>(std::move(points), skin));
  body->outlines.back()->addFixtures(body);
}
