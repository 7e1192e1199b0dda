// The corners of a convex polygon that are the farthest in a direction.
#pragma once

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

// A search that starts at the corners found for the last direction: for directions that turn once
// around, it takes as long as to visit every corner once.
class ExtremeCorners {
  const b2Vec2 *corners;
  size_t count, last = 0;
  // The maximum coordinates.
  float x = 0.0f, y = 0.0f;

  // A bound of the errors, in roundings, of comparing the positions of two corners in a direction.
  static constexpr float roundings = 32.0f;

public:
  ExtremeCorners(const b2Vec2 *corners, size_t count) : corners(corners), count(count) {
    for (size_t i = 0; i < count; ++i) {
      x = std::max(x, std::abs(corners[i].x));
      y = std::max(y, std::abs(corners[i].y));
    }
  }

  // Visits corners in their order, among them all that are the farthest within the precision of the
  // numbers: what is computed from the corners visited is what all corners would result in.
  template <typename Visit>
  void visit(const b2Vec2 &direction, Visit visit) {
    float tolerance =
        roundings * b2_epsilon * (std::abs(direction.x) * x + std::abs(direction.y) * y);
    float farthest = b2Dot(direction, corners[last]);
    size_t before = 0, after = 0, start = last;
    auto isNear = [&](size_t corner) {
      float distance = b2Dot(direction, corners[corner]);
      if (distance < farthest - tolerance) return false;
      if (distance > farthest) {
        farthest = distance;
        last = corner;
      }
      return true;
    };
    while (after < count - 1 && isNear((start + after + 1) % count)) ++after;
    while (before + after < count - 1 && isNear((start + count - before - 1) % count)) ++before;
    size_t first = (start + count - before) % count, end = first + before + after + 1;
    for (size_t i = 0; i + count < end; ++i) visit(i);
    for (size_t i = first; i < std::min(end, count); ++i) visit(i);
  }
};
