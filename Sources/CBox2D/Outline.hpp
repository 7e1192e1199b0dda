// Polygons of more corners than Box2D takes.
#pragma once

#include <box2d/box2d.h>

#include <vector>

struct Outline;

// Twice the area of a polygon whose corners turn the way from x to y.
float doubledArea(const b2Vec2 *corners, size_t count);

// The corners of what is convex, and the directions that its sides look in.
struct Convex {
  const b2Vec2 *corners, *normals;
  int32 cornerCount, normalCount;

  explicit Convex(b2Fixture *fixture);
  Convex(const Convex &) = delete;

private:
  b2Vec2 edge[2], edgeNormals[2];
};

// A part of a polygon, as large as Box2D takes it: for its mass and its bounding box.
struct Slice {
  const Outline *outline;
  // Its corners are the first and the last ones of these of the outline.
  size_t from, to;

  // None for a fixture that is a whole of its own.
  static const Slice *of(b2Fixture *fixture) {
    return reinterpret_cast<const Slice *>(fixture->GetUserData().pointer);
  }

  bool isLast() const { return to - from < b2_maxPolygonVertices; }
  bool hasSide(size_t side) const;
  std::vector<b2Vec2> corners() const;
};

// The whole polygon. Its slices collide as it does, so that nothing catches where they meet.
struct Outline {
  std::vector<b2Vec2> corners, normals;
  b2Vec2 centroid = b2Vec2_zero;
  float skin;
  std::vector<Slice> slices;

  Outline(std::vector<b2Vec2> corners, float skin);

  // The side through which the polygon is farthest from another, or has entered it least.
  size_t sideFacing(const Convex &other, const b2Transform &intoOutline) const;
  // What the polygon is around a side.
  b2PolygonShape around(size_t side) const;
};
