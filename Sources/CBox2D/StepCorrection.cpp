#include "Types.hpp"

namespace {
// A center that moves further than this in a step, in meters, may have passed through something.
constexpr float fastDistance = 0.05f;
// Further than any velocity can move a body in a step; only an overstrained joint does.
constexpr float runawayDistance = 10.0f * b2_maxTranslation;
// Far beyond any position that callers can set, in meters.
constexpr float maximumCoordinate = 1e7f;

bool isWithinLimits(const b2Vec2 &position) {
  return b2Abs(position.x) <= maximumCoordinate && b2Abs(position.y) <= maximumCoordinate;
}

// Whether the center of mass is inside the body, which is not the case for a ring.
bool isSolid(b2Body *body) {
  for (b2Fixture *fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    if (fixture->TestPoint(body->GetWorldCenter())) return true;
  }
  return false;
}

// Finds the first edge on the path of a body that should have stopped it.
struct EdgeRayCast : b2RayCastCallback {
  const CBBody *body;
  CBBody *boundary = nullptr;
  b2Vec2 normal = b2Vec2_zero;

  explicit EdgeRayCast(const CBBody *body) : body(body) {}

  float ReportFixture(
      b2Fixture *fixture, const b2Vec2 &, const b2Vec2 &facing, float fraction) override {
    CBBody *other = CBBody::of(fixture);
    bool stops = fixture->GetType() == b2Shape::e_edge && body->respondsTo(other);
    // The normal of an edge a million meters long may be invalid.
    if (!stops || !facing.IsValid()) return -1.0f;
    boundary = other;
    normal = facing;
    return fraction;
  }
};
}  // namespace

void CBBody::saveState() {
  lastPosition = body->GetPosition();
  lastAngle = body->GetAngle();
  lastCenter = body->GetWorldCenter();
}

void CBBody::restoreState() { body->SetTransform(lastPosition, lastAngle); }

void CBBody::correctStep() {
  float distanceSquared = b2DistanceSquared(lastCenter, body->GetWorldCenter());
  bool isRunaway = !(distanceSquared <= runawayDistance * runawayDistance);
  if (isRunaway || (isHuge && body->GetType() == b2_dynamicBody)) world->hasRunawayBody = true;
  if (!isFinite(body) || !isWithinLimits(body->GetPosition())) {
    // If masses and forces differ so much that single precision overflows, the body keeps its
    // previous position: NaN would trigger Box2D's assertions.
    restoreState();
    body->SetLinearVelocity(b2Vec2_zero);
    body->SetAngularVelocity(0.0f);
    if (body->GetType() == b2_staticBody) {
      // Box2D's setters ignore static bodies, whose velocity the solver may have made NaN as well.
      body->SetType(b2_kinematicBody);
      body->SetType(b2_staticBody);
    }
  } else if (mask != 0 && distanceSquared > fastDistance * fastDistance) {
    // Box2D may miss the contacts of a body that rotates by more than about a radian in a step.
    EdgeRayCast edge(this);
    world->world.RayCast(&edge, lastCenter, body->GetWorldCenter());
    if (edge.boundary && isSolid(body)) {
      restoreState();
      b2Vec2 velocity = body->GetLinearVelocity();
      float inward = b2Min(b2Dot(velocity, edge.normal), 0.0f);
      float bounce = b2Min(b2MixRestitution(restitution, edge.boundary->restitution), 1.0f);
      body->SetLinearVelocity(velocity - (1.0f + bounce) * inward * edge.normal);
    }
  }
  saveState();
}
