// Polygons with more corners than Box2D supports.
#pragma once

#include <box2d/box2d.h>

#include <vector>

struct Outline;

// Twice the area of a polygon whose corners turn from x to y.
float doubledArea(const b2Vec2 *corners, size_t count);

// The corners of a convex shape, and the outward normals of its sides.
struct Convex {
  const b2Vec2 *corners, *normals;
  int32 cornerCount, normalCount;

  explicit Convex(b2Fixture *fixture);
  Convex(const Convex &) = delete;

private:
  b2Vec2 edge[2], edgeNormals[2];
};

// A part of a polygon with as many corners as Box2D supports, for its mass and bounding box.
struct Slice {
  const Outline *outline;
  // The slice has the first and the last corners of this range of the outline.
  size_t from, to;

  // Returns nullptr for a fixture that is not a slice.
  static const Slice *of(b2Fixture *fixture) {
    return reinterpret_cast<const Slice *>(fixture->GetUserData().pointer);
  }

  bool isLast() const { return to - from < b2_maxPolygonVertices; }
  bool hasSide(size_t side) const;
  std::vector<b2Vec2> corners() const;
};

// The whole polygon, with which each of its slices collides, so that bodies do not catch between
// them.
struct Outline {
  std::vector<b2Vec2> corners, normals;
  b2Vec2 centroid = b2Vec2_zero;
  float skin;
  std::vector<Slice> slices;

  Outline(std::vector<b2Vec2> corners, float skin);

  // Returns the side at which the separation from another shape is largest.
  size_t sideFacing(const Convex &other, const b2Transform &intoOutline) const;
  // Returns a polygon with the corners around a side.
  b2PolygonShape around(size_t side) const;
};
