// Box2D's contacts, with what it cannot do itself: edges that act from both sides and yet let
// others slide over their joints, and polygons of any number of corners.
#pragma once

#include <box2d/box2d.h>

#include <cstdint>

struct Contact : b2Contact {
  static constexpr uint32_t notOpen = UINT32_MAX;

  // Which one it is of the world's open contacts.
  uint32_t open = notOpen;
  // Whether a slice of a polygon leaves it to another one to act.
  bool isPassive = false;

  // Makes Box2D use these contacts in every world.
  static void install();

  static Contact *of(b2Contact *contact) { return static_cast<Contact *>(contact); }

  // Another contact between slices of the same polygons that suits.
  template <typename Suits>
  Contact *sibling(Suits suits) {
    bool isSliced = slices(m_fixtureA) || slices(m_fixtureB);
    for (b2ContactEdge *edge = isSliced ? m_fixtureA->GetBody()->GetContactList() : nullptr; edge;
         edge = edge->next) {
      Contact *other = of(edge->contact);
      if (other != this && isOfSamePair(other) && suits(other)) return other;
    }
    return nullptr;
  }

  void Evaluate(b2Manifold *manifold, const b2Transform &a, const b2Transform &b) override;

private:
  // The step in which it was made or last looked at. What comes again in a step comes in flight.
  uint32_t step = 0;

  Contact(b2Fixture *a, int32 indexA, b2Fixture *b, int32 indexB)
      : b2Contact(a, indexA, b, indexB) {}

  static bool slices(b2Fixture *fixture) { return fixture->GetUserData().pointer != 0; }
  bool mayPass() const;
  bool isOfSamePair(const Contact *other) const;

  static b2Contact *create(
      b2Fixture *a, int32 indexA, b2Fixture *b, int32 indexB, b2BlockAllocator *allocator);
  static void destroy(b2Contact *contact, b2BlockAllocator *allocator);
};
