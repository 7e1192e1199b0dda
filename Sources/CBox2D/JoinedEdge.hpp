// A boundary's edge over whose joints with its neighbours others slide.
#pragma once

#include <box2d/box2d.h>

// Box2D's one-sided edges know their neighbours, its two-sided ones do not: this one acts from
// both sides, as the one-sided edge that faces who comes.
struct JoinedEdge : b2EdgeShape {
  // The edge has its neighbours' far corners where Box2D keeps those of a one-sided one, and its
  // own where it has no neighbour.
  JoinedEdge(const b2EdgeShape &edge, const b2Vec2 &center);

  // An edge without neighbours collides as Box2D has it.
  static void collide(
      b2Manifold *manifold, const b2EdgeShape &edge, const b2Transform &transform,
      const b2PolygonShape &polygon, const b2Transform &polygonTransform);

private:
  bool isBehind(const b2Vec2 &point) const;
  void collide(
      b2Manifold *manifold, const b2Transform &transform, const b2PolygonShape &polygon,
      const b2Transform &polygonTransform);
};
