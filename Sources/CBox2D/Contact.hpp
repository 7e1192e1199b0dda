// Box2D's contacts, with two additions: two-sided edges that let bodies slide over their corners,
// and polygons with any number of corners.
#pragma once

#include <box2d/box2d.h>

#include <cstdint>

struct Contact : b2Contact {
  static constexpr uint32_t notOpen = UINT32_MAX;

  // The index of the contact in the world's open contacts.
  uint32_t open = notOpen;
  // Whether a polygon's slice leaves the collision response to another slice.
  bool isPassive = false;
  // The impulse on the second body in the steps of a frame, its point times its magnitude, and the sum
  // of these magnitudes; recorded only if the world records impulses.
  b2Vec2 impulse{0.0f, 0.0f}, weightedPoint{0.0f, 0.0f};
  float weight = 0.0f;
  uint32_t impulseFrame = 0, impulseStep = 0, impulseSteps = 0;

  // Makes Box2D use these contacts in every world.
  static void install();

  static Contact *of(b2Contact *contact) { return static_cast<Contact *>(contact); }

  // Returns another contact between slices of the same polygons that matches the predicate.
  template <typename Predicate>
  Contact *sibling(Predicate matches) {
    bool isSliced = slices(m_fixtureA) || slices(m_fixtureB);
    for (b2ContactEdge *edge = isSliced ? m_fixtureA->GetBody()->GetContactList() : nullptr; edge;
         edge = edge->next) {
      Contact *other = of(edge->contact);
      if (other != this && isOfSamePair(other) && matches(other)) return other;
    }
    return nullptr;
  }

  void Evaluate(b2Manifold *manifold, const b2Transform &a, const b2Transform &b) override;

private:
  // The step in which the contact was created or last evaluated. A second evaluation in the same
  // step is part of continuous collision.
  uint32_t step = 0;

  Contact(b2Fixture *a, int32 indexA, b2Fixture *b, int32 indexB)
      : b2Contact(a, indexA, b, indexB) {}

  static bool slices(b2Fixture *fixture) { return fixture->GetUserData().pointer != 0; }
  bool mayTunnel() const;
  bool isOfSamePair(const Contact *other) const;

  static b2Contact *create(
      b2Fixture *a, int32 indexA, b2Fixture *b, int32 indexB, b2BlockAllocator *allocator);
  static void destroy(b2Contact *contact, b2BlockAllocator *allocator);
};
