// An edge of a boundary that lets bodies slide over its corners.
#pragma once

#include <box2d/box2d.h>

// Box2D's one-sided edges have neighbors, its two-sided ones do not. This edge is two-sided: it
// acts as the one-sided edge that faces the other body.
struct ConnectedEdge : b2EdgeShape {
  // The edge stores its neighbors' far corners like Box2D's one-sided edges, and its own corners
  // where it has no neighbor.
  ConnectedEdge(const b2EdgeShape &edge, const b2Vec2 &center);

  // An edge without neighbors collides as in Box2D.
  static void collide(
      b2Manifold *manifold, const b2EdgeShape &edge, const b2Transform &transform,
      const b2PolygonShape &polygon, const b2Transform &polygonTransform);

private:
  bool isBehind(const b2Vec2 &point) const;
  void collide(
      b2Manifold *manifold, const b2Transform &transform, const b2PolygonShape &polygon,
      const b2Transform &polygonTransform);
};
