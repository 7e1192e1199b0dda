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

void CBBody::applyForces() {
  if (forces->velocity) {
    forces->gravityScale = body->GetGravityScale();
    forces->damping = body->GetLinearDamping();
    body->SetGravityScale(0.0f);
    body->SetLinearDamping(0.0f);
    // Setting a velocity would prevent a body from falling asleep.
    if (body->GetLinearVelocity() != *forces->velocity) {
      body->SetLinearVelocity(*forces->velocity);
    }
  } else {
    body->ApplyForceToCenter(forces->push + forces->field, false);
  }
  body->ApplyTorque(forces->torque, false);
}

void CBBody::endFields() {
  if (forces->velocity) {
    body->SetGravityScale(forces->gravityScale);
    body->SetLinearDamping(forces->damping);
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
  body->mutableForces().velocity = toBox2D(velocity);
}

void CBWorldClearForces(CBWorld *world) {
  for (CBBody *body : world->forcedBodies) body->forces.reset();
  world->forcedBodies.clear();
}
