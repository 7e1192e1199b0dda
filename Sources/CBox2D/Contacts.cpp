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
  frame += 1;
}

void CBWorld::record(const b2ContactImpulse *impulse, Contact *contact) const {
  if (contact->impulseFrame != frame) {
    contact->impulseFrame = frame;
    contact->impulse.SetZero();
    contact->weightedPoint.SetZero();
    contact->weight = 0.0f;
    contact->impulseSteps = 0;
  }
  // Continuous collision may solve a contact again in the same step.
  if (contact->impulseStep != step || contact->impulseSteps == 0) contact->impulseSteps += 1;
  contact->impulseStep = step;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  b2Vec2 tangent = b2Cross(manifold.normal, 1.0f);
  for (int32 i = 0; i < impulse->count; ++i) {
    b2Vec2 push =
        impulse->normalImpulses[i] * manifold.normal + impulse->tangentImpulses[i] * tangent;
    float magnitude = push.Length();
    contact->impulse += push;
    contact->weightedPoint += magnitude * manifold.points[i];
    contact->weight += magnitude;
  }
}

const std::vector<CBContactImpulse> &CBWorld::contactImpulses() {
  impulses.clear();
  for (b2Contact *next = world.GetContactList(); next; next = next->GetNext()) {
    Contact *contact = Contact::of(next);
    const b2Body *a = next->GetFixtureA()->GetBody(), *b = next->GetFixtureB()->GetBody();
    bool isAsleep = !(a->GetType() == b2_dynamicBody && a->IsAwake()) &&
                    !(b->GetType() == b2_dynamicBody && b->IsAwake()) && next->IsTouching();
    // The frame of the last steps ended when contacts were cleared.
    if (contact->weight <= 0.0f || (contact->impulseFrame + 1 != frame && !isAsleep)) continue;
    impulses.push_back(
        {CBBody::of(next->GetFixtureA())->identifier, CBBody::of(next->GetFixtureB())->identifier,
         fromBox2D((1.0f / contact->weight) * contact->weightedPoint),
         fromBox2D(contact->impulse), isAsleep ? contact->impulseSteps : 0});
  }
  return impulses;
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
  if (recordsImpulses) record(impulse, contact);
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
