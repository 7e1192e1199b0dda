#include <algorithm>

#include "Parts.hpp"

namespace {
// Fills a polygon as it is: Box2D's own setter welds corners, sorts them and asserts.
b2PolygonShape polygon(const std::vector<b2Vec2> &corners, float skin) {
  b2PolygonShape shape;
  shape.m_radius = skin;
  shape.m_count = static_cast<int32>(corners.size());
  float doubledArea = 0.0f;
  b2Vec2 moment(0.0f, 0.0f);
  for (int32 i = 0; i < shape.m_count; ++i) {
    const b2Vec2 &corner = corners[i], &next = corners[(i + 1) % shape.m_count];
    shape.m_vertices[i] = corner;
    shape.m_normals[i] = b2Cross(next - corner, 1.0f);
    shape.m_normals[i].Normalize();
    b2Vec2 a = corner - corners[0], b = next - corners[0];
    doubledArea += b2Cross(a, b);
    moment += b2Cross(a, b) * (a + b);
  }
  shape.m_centroid = corners[0] + 1.0f / (3.0f * doubledArea) * moment;
  return shape;
}

// Box2D asserts that a polygon has an area.
bool hasArea(const std::vector<b2Vec2> &corners) {
  float doubledArea = 0.0f;
  for (size_t i = 2; i < corners.size(); ++i) {
    doubledArea += b2Cross(corners[i - 1] - corners[0], corners[i] - corners[0]);
  }
  return doubledArea > 4.0f * b2_epsilon;
}
}  // namespace

// Box2D takes 8 corners, so a polygon of more is cut into slices, each with as many corners of one
// side as of the other.
void CBBodyAddPolygon(CBBody *body, const CBVector *corners, size_t count, float skin) {
  const size_t sides = b2_maxPolygonVertices / 2 - 1;
  for (size_t from = 0, to = count;; from += sides, to -= sides) {
    bool isLast = to - from < b2_maxPolygonVertices;
    std::vector<b2Vec2> slice;
    for (size_t i = from; i <= to; ++i) {
      if (i < count && (isLast || i <= from + sides || i >= to - sides)) {
        slice.push_back(toBox2D(corners[i]));
      }
    }
    if (hasArea(slice)) addFixture(body, polygon(slice, skin));
    if (isLast) break;
  }
}
