#include <algorithm>
#include <memory>

#include "Parts.hpp"

CBBody *CBBodyCreate(
    CBWorld *world, int64_t identifier, bool isDynamic, CBVector position, float angle) {
  auto body = std::make_unique<CBBody>();
  body->world = world;
  body->identifier = identifier;
  body->lastPosition = toBox2D(position);
  body->lastAngle = angle;
  b2BodyDef definition;
  definition.type = isDynamic ? b2_dynamicBody : b2_staticBody;
  definition.position = toBox2D(position);
  definition.angle = angle;
  definition.linearDamping = 0.1f;
  definition.angularDamping = 0.1f;
  definition.gravityScale = 0.0f;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(body.get());
  body->body = world->world.CreateBody(&definition);
  return body.release();
}

void CBBodyDestroy(CBBody *body) {
  if (body->forces) {
    std::vector<CBBody *> &acted = body->world->acted;
    acted.erase(std::find(acted.begin(), acted.end(), body));
  }
  body->world->world.DestroyBody(body->body);
  delete body;
}

void addFixture(CBBody *body, const b2Shape &shape) {
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.friction = body->friction;
  definition.restitution = body->restitution;
  body->body->CreateFixture(&definition);
}

void CBBodyAddBox(
    CBBody *body, float halfWidth, float halfHeight, CBVector center, float angle) {
  b2PolygonShape shape;
  shape.SetAsBox(halfWidth, halfHeight, toBox2D(center), angle);
  shape.m_radius = 0.0f;
  addFixture(body, shape);
}

void CBBodyAddCircle(CBBody *body, float radius, CBVector center) {
  b2CircleShape shape;
  shape.m_radius = radius;
  shape.m_p = toBox2D(center);
  addFixture(body, shape);
}

void CBBodyAddEdge(CBBody *body, CBVector from, CBVector to, float skin) {
  b2EdgeShape shape;
  shape.SetTwoSided(toBox2D(from), toBox2D(to));
  for (float radius : {skin, 0.0f}) {
    shape.m_radius = radius;
    addFixture(body, shape);
  }
}

// Far beyond where a body may be put, and with squares well within single precision.
static constexpr float reach = 1e7f;

static bool isWithinReach(const b2Vec2 &position) {
  return b2Abs(position.x) <= reach && b2Abs(position.y) <= reach;
}

// Where masses and forces are so far apart that single precision overflows, the body stays where
// it was: Box2D asserts on what a NaN would lead to.
void CBBody::keepFinite() {
  b2Vec2 position = body->GetPosition();
  float angle = body->GetAngle();
  if (isWithinReach(position) && b2IsValid(angle) && body->GetLinearVelocity().IsValid() &&
      b2IsValid(body->GetAngularVelocity())) {
    // No velocity takes a body this far in a step; a joint that cannot hold does.
    if (b2Distance(position, lastPosition) > 10.0f * b2_maxTranslation) world->isTorn = true;
    lastPosition = position;
    lastAngle = angle;
    return;
  }
  world->isTorn = true;
  body->SetTransform(lastPosition, lastAngle);
  body->SetLinearVelocity(b2Vec2(0.0f, 0.0f));
  body->SetAngularVelocity(0.0f);
  if (body->GetType() == b2_staticBody) {
    // Its setters leave a static body's velocity as it is, which the solver may have lost too.
    body->SetType(b2_kinematicBody);
    body->SetType(b2_staticBody);
  }
}

CBBodyState CBBodyGetState(const CBBody *body) {
  const b2Body *b = body->body;
  return {
      fromBox2D(b->GetPosition()), fromBox2D(b->GetLinearVelocity()), b->GetAngle(),
      b->GetAngularVelocity()};
}

float CBBodyGetMass(const CBBody *body) { return body->body->GetMass(); }

float CBBodyGetInertia(const CBBody *body) { return body->body->GetInertia(); }

bool CBBodyIsAwake(const CBBody *body) { return body->body->IsAwake(); }

void CBBodyWake(CBBody *body) { body->body->SetAwake(true); }

void CBBodySetTransform(CBBody *body, CBVector position, float angle) {
  body->body->SetTransform(toBox2D(position), angle);
  body->lastPosition = toBox2D(position);
  body->lastAngle = angle;
}

void CBBodySetVelocity(CBBody *body, CBVector velocity) {
  body->body->SetLinearVelocity(toBox2D(velocity));
}

void CBBodySetAngularVelocity(CBBody *body, float velocity) {
  body->body->SetAngularVelocity(velocity);
}

void CBBodyApplyImpulse(CBBody *body, CBVector impulse, CBVector offset) {
  b2Vec2 point = body->body->GetPosition() + toBox2D(offset);
  body->body->ApplyLinearImpulse(toBox2D(impulse), point, true);
}

bool CBBodyWeigh(CBBody *body) {
  double mass = 0.0, inertia = 0.0, momentX = 0.0, momentY = 0.0;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    b2MassData data;
    fixture->GetShape()->ComputeMass(&data, 1.0f);
    mass += data.mass;
    inertia += data.I;
    momentX += double(data.mass) * data.center.x;
    momentY += double(data.mass) * data.center.y;
  }
  // Box2D takes the center's share from the inertia about the origin, and asserts that some is left.
  double aboutCenter = inertia - (momentX * momentX + momentY * momentY) / std::max(mass, 1e-30);
  if (aboutCenter < 1e-5 * inertia) return false;
  CBBodySetDensity(body, body->density);
  return true;
}

void CBBodySetDensity(CBBody *body, float density) {
  body->density = density;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetDensity(density);
  }
  body->body->ResetMassData();
}

void CBBodySetFriction(CBBody *body, float friction) { body->friction = friction; }

void CBBodySetRestitution(CBBody *body, float restitution) { body->restitution = restitution; }

void CBBodySetDamping(CBBody *body, float linear, float angular) {
  body->body->SetLinearDamping(linear);
  body->body->SetAngularDamping(angular);
}

void CBBodySetGravityScale(CBBody *body, float scale) { body->body->SetGravityScale(scale); }

void CBBodySetBullet(CBBody *body, bool isBullet) { body->body->SetBullet(isBullet); }

void CBBodySetDynamic(CBBody *body, bool isDynamic) {
  body->body->SetType(isDynamic ? b2_dynamicBody : b2_staticBody);
}

void CBBodySetFixedRotation(CBBody *body, bool isFixed) {
  float spin = body->body->GetAngularVelocity();
  bool isAwake = body->body->IsAwake();
  body->body->SetFixedRotation(isFixed);
  body->body->SetAngularVelocity(spin);
  body->body->SetAwake(isAwake);
}

void CBBodySetFilter(CBBody *body, uint32_t category, uint32_t mask) {
  body->category = category;
  body->mask = mask;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->Refilter();
  }
}
