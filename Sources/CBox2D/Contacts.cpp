#include <algorithm>
#include <cmath>

#include "Types.hpp"

// Each edge has two fixtures: one with a skin for polygons, and one without for circles.
static bool matchesSkin(b2Fixture *edge, b2Fixture *other) {
  if (edge->GetType() != b2Shape::e_edge) return true;
  bool hasSkin = edge->GetShape()->m_radius > 0.0f;
  return hasSkin == (other->GetType() == b2Shape::e_polygon);
}

bool CBWorld::ShouldCollide(b2Fixture *first, b2Fixture *second) {
  const CBBody *a = CBBody::of(first), *b = CBBody::of(second);
  return (a->respondsTo(b) || b->respondsTo(a)) && matchesSkin(first, second) &&
         matchesSkin(second, first);
}

void CBWorld::clearContactEvents() {
  for (const OpenContact &entry : open) {
    if (entry.contact) entry.contact->open = Contact::notOpen;
  }
  events.clear();
  open.clear();
}

static bool isTouching(const Contact *contact) { return contact->IsTouching(); }

void CBWorld::BeginContact(b2Contact *begun) {
  Contact *contact = Contact::of(begun);
  if (contact->sibling(isTouching)) return;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  contact->open = static_cast<uint32_t>(open.size());
  open.push_back({contact, events.size(), -1.0f});
  events.push_back(
      {CBBody::of(contact->GetFixtureA())->identifier,
       CBBody::of(contact->GetFixtureB())->identifier, true, fromBox2D(manifold.points[0])});
}

void CBWorld::EndContact(b2Contact *ended) {
  Contact *contact = Contact::of(ended);
  if (contact->open != Contact::notOpen) open[contact->open].contact = nullptr;
  contact->open = Contact::notOpen;
  if (contact->sibling(isTouching)) return;
  events.push_back(
      {CBBody::of(contact->GetFixtureA())->identifier,
       CBBody::of(contact->GetFixtureB())->identifier, false, {0.0f, 0.0f}});
}

void CBWorld::PreSolve(b2Contact *contact, const b2Manifold *) {
  const CBBody *a = CBBody::of(contact->GetFixtureA()), *b = CBBody::of(contact->GetFixtureB());
  // Box2D mixes these when bounding boxes first overlap, but the properties may have changed since.
  // It also computes the root without a check, and a negative product must not become a NaN.
  contact->SetFriction(std::sqrt(std::max(0.0f, a->friction * b->friction)));
  contact->SetRestitution(b2MixRestitution(a->restitution, b->restitution));

  bool aResponds = a->body->GetType() == b2_dynamicBody && a->respondsTo(b);
  bool bResponds = b->body->GetType() == b2_dynamicBody && b->respondsTo(a);
  if ((!aResponds && !bResponds) || Contact::of(contact)->isPassive) contact->SetEnabled(false);
}

void CBWorld::PostSolve(b2Contact *solved, const b2ContactImpulse *impulse) {
  Contact *contact = Contact::of(solved);
  // A slice that was passive in this step may still be the first to hit in the rest of the step.
  contact->sibling([](Contact *sibling) {
    if (sibling->isPassive) sibling->SetEnabled(true);
    return false;
  });
  if (open.empty()) return;
  auto isOpen = [](const Contact *contact) { return contact->open != Contact::notOpen; };
  if (!isOpen(contact)) contact = contact->sibling(isOpen);
  if (!contact) return;
  OpenContact &entry = open[contact->open];
  b2WorldManifold manifold;
  solved->GetWorldManifold(&manifold);
  for (int32 i = 0; i < impulse->count; ++i) {
    if (impulse->normalImpulses[i] > entry.strongest) {
      entry.strongest = impulse->normalImpulses[i];
      events[entry.event].point = fromBox2D(manifold.points[i]);
    }
  }
}
