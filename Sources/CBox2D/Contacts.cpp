#include <algorithm>
#include <cmath>

#include "Parts.hpp"

// An edge carries two fixtures: one with a skin for polygons, one without for circles.
static bool skinMeets(b2Fixture *edge, b2Fixture *other) {
  if (edge->GetType() != b2Shape::e_edge) return true;
  bool hasSkin = edge->GetShape()->m_radius > 0.0f;
  return hasSkin == (other->GetType() == b2Shape::e_polygon);
}

bool CBWorld::ShouldCollide(b2Fixture *first, b2Fixture *second) {
  const CBBody *a = CBBody::of(first), *b = CBBody::of(second);
  return (a->respondsTo(b) || b->respondsTo(a)) && skinMeets(first, second) &&
         skinMeets(second, first);
}

void CBWorld::clearContactEvents() {
  events.clear();
  open.clear();
}

void CBWorld::BeginContact(b2Contact *contact) {
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  open.push_back({contact, events.size(), -1.0f});
  events.push_back(
      {CBBody::of(contact->GetFixtureA())->identifier,
       CBBody::of(contact->GetFixtureB())->identifier, true, fromBox2D(manifold.points[0])});
}

void CBWorld::EndContact(b2Contact *contact) {
  // Box2D may use the contact's address again.
  open.erase(
      std::remove_if(
          open.begin(), open.end(), [&](const Open &entry) { return entry.contact == contact; }),
      open.end());
  events.push_back(
      {CBBody::of(contact->GetFixtureA())->identifier,
       CBBody::of(contact->GetFixtureB())->identifier, false, {0.0f, 0.0f}});
}

void CBWorld::PreSolve(b2Contact *contact, const b2Manifold *) {
  const CBBody *a = CBBody::of(contact->GetFixtureA()), *b = CBBody::of(contact->GetFixtureB());
  // Box2D mixes once, when bounding boxes meet; properties may have changed since. It also takes
  // the root of whatever the product is, and a negative friction must not become a NaN.
  contact->SetFriction(std::sqrt(std::max(0.0f, a->friction * b->friction)));
  contact->SetRestitution(b2MixRestitution(a->restitution, b->restitution));

  bool aResponds = a->body->GetType() == b2_dynamicBody && a->respondsTo(b);
  bool bResponds = b->body->GetType() == b2_dynamicBody && b->respondsTo(a);
  if (!aResponds && !bResponds) contact->SetEnabled(false);
}

void CBWorld::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
  auto entry = std::find_if(
      open.begin(), open.end(), [&](const Open &entry) { return entry.contact == contact; });
  if (entry == open.end()) return;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  for (int32 i = 0; i < impulse->count; ++i) {
    if (impulse->normalImpulses[i] > entry->strongest) {
      entry->strongest = impulse->normalImpulses[i];
      events[entry->event].point = fromBox2D(manifold.points[i]);
    }
  }
}
