#include "Types.hpp"

// Box2D accumulates all forces and clears them together. A push acts in every step of a frame, a
// field's force in a single one, so they are accumulated here and applied before each step.

CBForces &CBBody::mutableForces() {
  if (!forces) {
    forces.emplace();
    world->forcedBodies.push_back(this);
  }
  return *forces;
}

// Sets the velocity of a body without preventing it from falling asleep, as b2Body's setter does.
static void setVelocity(b2Body *body, const b2Vec2 &velocity) {
  // The second impulse corrects the rounding of the first.
  for (int i = 0; i < 2; ++i) {
    b2Vec2 change = velocity - body->GetLinearVelocity();
    body->ApplyLinearImpulseToCenter(body->GetMass() * change, false);
  }
  // Impulses do not move a body without a mass.
  if (body->GetLinearVelocity() != velocity) body->SetLinearVelocity(velocity);
}

void CBBody::applyForces() {
  if (forces->velocity) {
    // Box2D damps the velocity in the step, as Apple's solver does.
    forces->gravityScale = body->GetGravityScale();
    body->SetGravityScale(0.0f);
    setVelocity(body, *forces->velocity);
  } else {
    body->ApplyForceToCenter(forces->push + forces->field, false);
  }
  body->ApplyTorque(forces->torque, false);
}

void CBBody::endFields() {
  if (forces->velocity) {
    body->SetGravityScale(forces->gravityScale);
    forces->velocity.reset();
  }
  forces->field.SetZero();
}

void CBBodyApplyForce(CBBody *body, CBVector force, CBVector offset) {
  if (!body->body->IsAwake()) body->body->SetAwake(true);
  CBForces &forces = body->mutableForces();
  b2Vec2 point = body->body->GetPosition() + toBox2D(offset);
  forces.push += toBox2D(force);
  forces.torque += b2Cross(point - body->body->GetWorldCenter(), toBox2D(force));
}

void CBBodyApplyFieldForce(CBBody *body, CBVector force) {
  body->mutableForces().field += toBox2D(force);
}

void CBBodySetFieldVelocity(CBBody *body, CBVector velocity) {
  CBForces &forces = body->mutableForces();
  if (!forces.velocity) forces.velocity = toBox2D(velocity);
}

void CBWorldClearForces(CBWorld *world) {
  for (CBBody *body : world->forcedBodies) body->forces.reset();
  world->forcedBodies.clear();
}
