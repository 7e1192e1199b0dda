#include "JoinedEdge.hpp"

#include <utility>

static bool hasFirstNeighbour(const b2EdgeShape &edge) { return edge.m_vertex0 != edge.m_vertex2; }
static bool hasLastNeighbour(const b2EdgeShape &edge) { return edge.m_vertex3 != edge.m_vertex1; }
static bool isJoined(const b2EdgeShape &edge) {
  return hasFirstNeighbour(edge) || hasLastNeighbour(edge);
}

JoinedEdge::JoinedEdge(const b2EdgeShape &edge, const b2Vec2 &center) : b2EdgeShape(edge) {
  m_oneSided = isJoined(edge);
  if (m_oneSided && isBehind(center)) {
    std::swap(m_vertex0, m_vertex3);
    std::swap(m_vertex1, m_vertex2);
  }
}

// Whether a point lies on the far side, seen along the edge and its neighbours. The edge's own line
// alone would not do: what lies on a plateau is behind its slopes, but not within them.
bool JoinedEdge::isBehind(const b2Vec2 &point) const {
  float nearest = b2_maxFloat, side = 0.0f;
  auto pass = [&](const b2Vec2 &from, const b2Vec2 &to) {
    b2Vec2 along = to - from, reach = point - from;
    float length = along.Normalize();
    float part = b2Dot(along, reach), away = b2Cross(along, reach);
    float distance = part <= 0.0f     ? reach.LengthSquared()
                     : part >= length ? (point - to).LengthSquared()
                                      : away * away;
    // Of two that meet in the nearest corner, that counts which is seen less from its end.
    if (distance < nearest || (distance == nearest && b2Abs(away) > b2Abs(side))) {
      nearest = distance;
      side = away;
    }
  };
  pass(m_vertex1, m_vertex2);
  if (hasFirstNeighbour(*this)) pass(m_vertex0, m_vertex1);
  if (hasLastNeighbour(*this)) pass(m_vertex2, m_vertex3);
  return side > 0.0f;
}

void JoinedEdge::collide(
    b2Manifold *manifold, const b2EdgeShape &edge, const b2Transform &transform,
    const b2PolygonShape &polygon, const b2Transform &polygonTransform) {
  if (isJoined(edge)) {
    b2Vec2 center = b2MulT(transform, b2Mul(polygonTransform, polygon.m_centroid));
    JoinedEdge(edge, center).collide(manifold, transform, polygon, polygonTransform);
  } else {
    b2CollideEdgeAndPolygon(manifold, &edge, transform, &polygon, polygonTransform);
  }
}

void JoinedEdge::collide(
    b2Manifold *manifold, const b2Transform &transform, const b2PolygonShape &polygon,
    const b2Transform &polygonTransform) {
  b2CollideEdgeAndPolygon(manifold, this, transform, &polygon, polygonTransform);
  bool isPushed = manifold->pointCount > 0 && manifold->type == b2Manifold::e_faceB;
  if (!isPushed) return;

  // Box2D lets the side of a polygon push from a joint even where it leans 0.1 radians more than
  // the neighbour beyond: on a flat floor that is as much as a step. Such a push goes the edge's
  // way, as Box2D itself has it where the corner is an inward one.
  b2Vec2 along = m_vertex2 - m_vertex1;
  b2Vec2 push = -b2MulT(transform.q, b2Mul(polygonTransform.q, manifold->localNormal));
  bool isAtStart = b2Dot(push, along) <= 0.0f;
  b2Vec2 neighbour = isAtStart ? m_vertex1 - m_vertex0 : m_vertex3 - m_vertex2;
  float lean = b2Dot(push, neighbour);
  if (isAtStart ? lean >= 0.0f : lean <= 0.0f) return;
  b2Vec2 front = b2Cross(along, 1.0f);
  if (isAtStart) {
    m_vertex0 = m_vertex1 - along + front;
  } else {
    m_vertex3 = m_vertex2 + along + front;
  }
  b2CollideEdgeAndPolygon(manifold, this, transform, &polygon, polygonTransform);
}
