#include "Outline.hpp"

#include <algorithm>

#include "Types.hpp"

namespace {
// The number of sides that a slice has from each half of its outline.
constexpr size_t sliceSides = b2_maxPolygonVertices / 2 - 1;

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
  return side >= from && side < to &&
         (isLast() || side < from + sliceSides || side >= to - sliceSides);
}

std::vector<b2Vec2> Slice::corners() const {
  std::vector<b2Vec2> corners;
  for (size_t i = from; i <= to && i < outline->corners.size(); ++i) {
    if (isLast() || i <= from + sliceSides || i >= to - sliceSides) {
      corners.push_back(outline->corners[i]);
    }
  }
  return corners;
}

Outline::Outline(std::vector<b2Vec2> given, float skin)
    : corners(std::move(given)), centroid(::centroid(corners)), skin(skin) {
  for (size_t i = 0; i < corners.size(); ++i) {
    normals.push_back(outward(corners[i], corners[(i + 1) % corners.size()]));
  }
  for (size_t from = 0, to = corners.size();; from += sliceSides, to -= sliceSides) {
    slices.push_back({this, from, to});
    if (slices.back().isLast()) break;
  }
}

size_t Outline::sideFacing(const Convex &other, const b2Transform &intoOutline) const {
  size_t best = 0;
  float farthest = -b2_maxFloat;
  for (size_t side = 0; side < corners.size(); ++side) {
    b2Vec2 direction = b2MulT(intoOutline.q, normals[side]);
    float least = b2_maxFloat;
    for (int32 i = 0; i < other.cornerCount; ++i) {
      least = std::min(least, b2Dot(direction, other.corners[i]));
    }
    float separation = least + b2Dot(normals[side], intoOutline.p - corners[side]);
    if (separation > farthest) {
      farthest = separation;
      best = side;
    }
  }
  for (int32 i = 0; i < other.normalCount; ++i) {
    b2Vec2 direction = -b2Mul(intoOutline.q, other.normals[i]);
    size_t tip = 0;
    for (size_t corner = 1; corner < corners.size(); ++corner) {
      if (b2Dot(direction, corners[corner] - corners[tip]) > 0.0f) tip = corner;
    }
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

void CBBodyAddPolygon(CBBody *body, const CBVector *corners, size_t count, float skin) {
  std::vector<b2Vec2> points;
  for (size_t i = 0; i < count; ++i) points.push_back(toBox2D(corners[i]));
  if (count <= b2_maxPolygonVertices) return body->add(polygon(points, skin));
  body->outlines.push_back(std::make_unique<Outline>(std::move(points), skin));
  for (const Slice &slice : body->outlines.back()->slices) {
    body->add(polygon(slice.corners(), skin), &slice);
  }
}
