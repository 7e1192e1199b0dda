#include "Parts.hpp"

namespace {
// A center that goes this far in a step, in metres, may have gone through something.
constexpr float longWay = 0.05f;
// Farther than any velocity takes a body in a step; a joint that cannot hold does.
constexpr float tearingWay = 10.0f * b2_maxTranslation;
// Far beyond where a body may be put, in metres.
constexpr float reach = 1e7f;

bool isWithinReach(const b2Vec2 &position) {
  return b2Abs(position.x) <= reach && b2Abs(position.y) <= reach;
}

// Whether the center of the mass is in the matter, as it is not for a ring.
bool isSolid(b2Body *body) {
  for (b2Fixture *fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    if (fixture->TestPoint(body->GetWorldCenter())) return true;
  }
  return false;
}

// The first edge on the way of a body that should have stopped it.
struct EdgeOnWay : b2RayCastCallback {
  const CBBody *body;
  CBBody *boundary = nullptr;
  b2Vec2 normal = b2Vec2_zero;

  explicit EdgeOnWay(const CBBody *body) : body(body) {}

  float ReportFixture(
      b2Fixture *fixture, const b2Vec2 &, const b2Vec2 &facing, float fraction) override {
    CBBody *other = CBBody::of(fixture);
    bool stops = fixture->GetType() == b2Shape::e_edge && body->respondsTo(other);
    // An edge of a million metres may have a normal that is none.
    if (!stops || !facing.IsValid()) return -1.0f;
    boundary = other;
    normal = facing;
    return fraction;
  }
};
}  // namespace

void CBBody::remember() {
  lastPosition = body->GetPosition();
  lastAngle = body->GetAngle();
  lastCenter = body->GetWorldCenter();
}

void CBBody::goBack() { body->SetTransform(lastPosition, lastAngle); }

void CBBody::mend() {
  float way = b2DistanceSquared(lastCenter, body->GetWorldCenter());
  if (!(way <= tearingWay * tearingWay)) world->isTorn = true;
  if (!isFinite(body) || !isWithinReach(body->GetPosition())) {
    // Where masses and forces are so far apart that single precision overflows, the body stays
    // where it was: Box2D asserts on what a NaN would lead to.
    goBack();
    body->SetLinearVelocity(b2Vec2_zero);
    body->SetAngularVelocity(0.0f);
    if (body->GetType() == b2_staticBody) {
      // Its setters leave a static body's velocity as it is, which the solver may have lost too.
      body->SetType(b2_kinematicBody);
      body->SetType(b2_staticBody);
    }
  } else if (way > longWay * longWay) {
    // Box2D may miss what a body hits that spins by more than about a radian in a step.
    EdgeOnWay edge(this);
    world->world.RayCast(&edge, lastCenter, body->GetWorldCenter());
    if (edge.boundary && isSolid(body)) {
      goBack();
      b2Vec2 velocity = body->GetLinearVelocity();
      float inward = b2Min(b2Dot(velocity, edge.normal), 0.0f);
      float bounce = b2Min(b2MixRestitution(restitution, edge.boundary->restitution), 1.0f);
      body->SetLinearVelocity(velocity - (1.0f + bounce) * inward * edge.normal);
    }
  }
  remember();
}
