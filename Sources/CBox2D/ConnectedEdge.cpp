#include "ConnectedEdge.hpp"

#include <utility>

static bool hasFirstNeighbor(const b2EdgeShape &edge) { return edge.m_vertex0 != edge.m_vertex2; }
static bool hasLastNeighbor(const b2EdgeShape &edge) { return edge.m_vertex3 != edge.m_vertex1; }
static bool isConnected(const b2EdgeShape &edge) {
  return hasFirstNeighbor(edge) || hasLastNeighbor(edge);
}

ConnectedEdge::ConnectedEdge(const b2EdgeShape &edge, const b2Vec2 &center) : b2EdgeShape(edge) {
  m_oneSided = isConnected(edge);
  if (m_oneSided && isBehind(center)) {
    std::swap(m_vertex0, m_vertex3);
    std::swap(m_vertex1, m_vertex2);
  }
}

// Whether a point is behind the edge and its neighbors. Testing the edge's own line would not be
// enough: a point on a plateau is behind the lines of its slopes, but not behind the slopes.
bool ConnectedEdge::isBehind(const b2Vec2 &point) const {
  float nearest = b2_maxFloat, side = 0.0f;
  auto check = [&](const b2Vec2 &from, const b2Vec2 &to) {
    b2Vec2 along = to - from, reach = point - from;
    float length = along.Normalize();
    float part = b2Dot(along, reach), away = b2Cross(along, reach);
    float distance = part <= 0.0f     ? reach.LengthSquared()
                     : part >= length ? (point - to).LengthSquared()
                                      : away * away;
    // If both meet at the nearest corner, the one that the point is less in line with applies.
    if (distance < nearest || (distance == nearest && b2Abs(away) > b2Abs(side))) {
      nearest = distance;
      side = away;
    }
  };
  check(m_vertex1, m_vertex2);
  if (hasFirstNeighbor(*this)) check(m_vertex0, m_vertex1);
  if (hasLastNeighbor(*this)) check(m_vertex2, m_vertex3);
  return side > 0.0f;
}

void ConnectedEdge::collide(
    b2Manifold *manifold, const b2EdgeShape &edge, const b2Transform &transform,
    const b2PolygonShape &polygon, const b2Transform &polygonTransform) {
  if (isConnected(edge)) {
    b2Vec2 center = b2MulT(transform, b2Mul(polygonTransform, polygon.m_centroid));
    ConnectedEdge(edge, center).collide(manifold, transform, polygon, polygonTransform);
  } else {
    b2CollideEdgeAndPolygon(manifold, &edge, transform, &polygon, polygonTransform);
  }
}

void ConnectedEdge::collide(
    b2Manifold *manifold, const b2Transform &transform, const b2PolygonShape &polygon,
    const b2Transform &polygonTransform) {
  b2CollideEdgeAndPolygon(manifold, this, transform, &polygon, polygonTransform);
  bool isPushed = manifold->pointCount > 0 && manifold->type == b2Manifold::e_faceB;
  if (!isPushed) return;

  // Box2D lets a polygon's side push from a corner even if it leans 0.1 radians more than the
  // neighbor beyond: on a flat floor, that acts like a step. Such a push is redirected along the
  // edge's normal, as Box2D itself does for concave corners.
  b2Vec2 along = m_vertex2 - m_vertex1;
  b2Vec2 push = -b2MulT(transform.q, b2Mul(polygonTransform.q, manifold->localNormal));
  bool isAtStart = b2Dot(push, along) <= 0.0f;
  b2Vec2 neighbor = isAtStart ? m_vertex1 - m_vertex0 : m_vertex3 - m_vertex2;
  float lean = b2Dot(push, neighbor);
  if (isAtStart ? lean >= 0.0f : lean <= 0.0f) return;
  b2Vec2 front = b2Cross(along, 1.0f);
  if (isAtStart) {
    m_vertex0 = m_vertex1 - along + front;
  } else {
    m_vertex3 = m_vertex2 + along + front;
  }
  b2CollideEdgeAndPolygon(manifold, this, transform, &polygon, polygonTransform);
}
