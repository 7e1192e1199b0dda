#include <algorithm>

#include "Types.hpp"

CBBody *CBBodyCreate(
    CBWorld *world, int64_t identifier, bool isDynamic, CBVector position, float angle) {
  auto body = std::make_unique<CBBody>();
  body->world = world;
  body->identifier = identifier;
  b2BodyDef definition;
  definition.type = isDynamic ? b2_dynamicBody : b2_staticBody;
  definition.position = toBox2D(position);
  definition.angle = angle;
  definition.linearDamping = 0.1f;
  definition.angularDamping = 0.1f;
  definition.gravityScale = 0.0f;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(body.get());
  body->body = world->world.CreateBody(&definition);
  body->saveState();
  return body.release();
}

void CBBodyDestroy(CBBody *body) {
  if (body->forces) {
    std::vector<CBBody *> &forcedBodies = body->world->forcedBodies;
    forcedBodies.erase(std::find(forcedBodies.begin(), forcedBodies.end(), body));
  }
  body->world->world.DestroyBody(body->body);
  delete body;
}

// Box2D asserts that a polygon has an area, which a polygon far from its body loses to rounding.
static bool hasArea(const b2Shape &shape) {
  if (shape.GetType() != b2Shape::e_polygon) return true;
  auto &polygon = static_cast<const b2PolygonShape &>(shape);
  return doubledArea(polygon.m_vertices, polygon.m_count) > 4.0f * b2_epsilon;
}

static bool hasMass(b2Fixture *fixture) {
  const Slice *slice = Slice::of(fixture);
  return !slice || !slice->outline->isSimplified();
}

// Five times the largest stage, in meters: nothing that is seen passes through such a body.
static constexpr float hugeExtent = 200.0f;

void CBBody::add(const b2Shape &shape, const Slice *slice) {
  if (!hasArea(shape)) return;
  b2AABB box;
  shape.ComputeAABB(&box, b2Transform(b2Vec2_zero, b2Rot(0.0f)), 0);
  b2Vec2 extent = b2Max(b2Abs(box.lowerBound), b2Abs(box.upperBound));
  if (b2Max(extent.x, extent.y) > hugeExtent) isHuge = true;
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.friction = friction;
  definition.restitution = restitution;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(slice);
  body->CreateFixture(&definition);
}

void CBBodyAddBox(
    CBBody *body, float halfWidth, float halfHeight, CBVector center, float angle) {
  b2PolygonShape shape;
  shape.SetAsBox(halfWidth, halfHeight, toBox2D(center), angle);
  shape.m_radius = 0.0f;
  body->add(shape);
}

void CBBodyAddCircle(CBBody *body, float radius, CBVector center) {
  b2CircleShape shape;
  shape.m_radius = radius;
  shape.m_p = toBox2D(center);
  body->add(shape);
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
  body->saveState();
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

bool CBBodyUpdateMass(CBBody *body) {
  double mass = 0.0, inertia = 0.0, weightedX = 0.0, weightedY = 0.0;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    if (!hasMass(fixture)) continue;
    b2MassData data;
    fixture->GetShape()->ComputeMass(&data, 1.0f);
    mass += data.mass;
    inertia += data.I;
    weightedX += double(data.mass) * data.center.x;
    weightedY += double(data.mass) * data.center.y;
  }
  // Box2D subtracts the center's part from the inertia about the origin, and asserts that the rest
  // is positive.
  double aboutCenter =
      inertia - (weightedX * weightedX + weightedY * weightedY) / std::max(mass, 1e-30);
  if (aboutCenter < 1e-5 * inertia) return false;
  CBBodySetDensity(body, body->density);
  body->saveState();
  return true;
}

void CBBodySetDensity(CBBody *body, float density) {
  body->density = density;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetDensity(hasMass(fixture) ? density : 0.0f);
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
