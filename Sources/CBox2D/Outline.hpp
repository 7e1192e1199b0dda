// Polygons with more corners than Box2D supports.
#pragma once

#include <box2d/box2d.h>

#include <cstdint>
#include <unordered_map>
#include <vector>

struct CBBody;
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

// The first and the last corners of a range of a polygon, as many as Box2D supports.
struct SliceRange {
  size_t from, to;

  bool isLast() const { return to - from < b2_maxPolygonVertices; }
  std::vector<b2Vec2> corners(const std::vector<b2Vec2> &all) const;
  // Returns the ranges that cover a polygon with this number of corners.
  static std::vector<SliceRange> ranges(size_t count);
};

// A part of a polygon, for its bounding box and continuous collision.
struct Slice {
  Outline *outline;
  // A range of the outline's sliced corners.
  SliceRange range;

  // Returns nullptr for a fixture that is not a slice.
  static const Slice *of(b2Fixture *fixture) {
    return reinterpret_cast<const Slice *>(fixture->GetUserData().pointer);
  }

  bool hasSide(size_t side) const;
};

// The whole polygon, with which each of its slices collides, so that bodies do not catch between
// them.
struct Outline {
  std::vector<b2Vec2> corners, normals;
  // The indices of the corners of slices: all of them, unless there are very many.
  std::vector<size_t> sliced;
  b2Vec2 centroid = b2Vec2_zero;
  float skin;
  std::vector<Slice> slices;

  Outline(std::vector<b2Vec2> corners, float skin);
  Outline(const Outline &) = delete;

  // Whether slices lack corners. Other fixtures, which do not collide, then have the mass.
  bool isSimplified() const { return sliced.size() < corners.size(); }
  void addFixtures(CBBody *body) const;
  // Returns the side at which the separation from another fixture's shape, or from the outline that
  // the fixture is a slice of, is largest. All slices of a pair of outlines share the search, unless
  // continuous collision moves their bodies within the step.
  size_t sideFacing(b2Fixture *other, const b2Transform &intoOutline, uint32_t step);
  // Returns a polygon with the corners around a side.
  b2PolygonShape around(size_t side) const;

private:
  struct Facing {
    b2Transform intoOutline;
    size_t side;
  };
  // The results of the step and of the one before, by the other outline or fixture.
  std::unordered_map<const void *, Facing> facings, lastFacings;
  uint32_t facingsStep = 0;

  bool isApart(
      size_t side, b2Fixture *other, const Convex &shape, const b2Transform &intoOutline) const;
  size_t searchSideFacing(const Convex &other, const b2Transform &intoOutline) const;
};
