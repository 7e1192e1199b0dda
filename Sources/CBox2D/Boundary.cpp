#include "Types.hpp"

// Two sides that reverse direction, to within 30 degrees, do not form a smooth corner.
static bool turnsBack(const b2Vec2 &before, const b2Vec2 &corner, const b2Vec2 &after) {
  b2Vec2 first = corner - before, second = after - corner;
  first.Normalize();
  second.Normalize();
  return b2Dot(first, second) < -0.87f;
}

// Creates the edges in the form that ConnectedEdge expects.
void CBBodyAddBoundary(
    CBBody *body, const CBVector *corners, size_t count, bool isClosed, float skin) {
  auto corner = [&](size_t index) { return toBox2D(corners[index % count]); };
  for (size_t i = 0; i + (isClosed ? 0 : 1) < count; ++i) {
    b2EdgeShape shape;
    shape.SetTwoSided(corner(i), corner(i + 1));
    shape.m_vertex0 = isClosed ? corner(i + count - 1) : shape.m_vertex2;
    shape.m_vertex3 = isClosed ? corner(i + 2) : shape.m_vertex1;
    if (turnsBack(shape.m_vertex0, shape.m_vertex1, shape.m_vertex2)) {
      shape.m_vertex0 = shape.m_vertex2;
    }
    if (turnsBack(shape.m_vertex1, shape.m_vertex2, shape.m_vertex3)) {
      shape.m_vertex3 = shape.m_vertex1;
    }
    for (float radius : {skin, 0.0f}) {
      shape.m_radius = radius;
      body->add(shape);
    }
  }
}
