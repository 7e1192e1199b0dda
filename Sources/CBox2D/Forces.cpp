#include "Parts.hpp"

// Box2D sums all forces up and clears them all at once. A push acts in every step of a frame, a
// field's force in one, so they are summed here and handed over before each step.

CBForces &CBBody::acting() {
  if (!forces) {
    forces.emplace();
    world->acted.push_back(this);
  }
  return *forces;
}

void CBBody::applyForces() {
  if (forces->velocity) {
    forces->gravityScale = body->GetGravityScale();
    forces->damping = body->GetLinearDamping();
    body->SetGravityScale(0.0f);
    body->SetLinearDamping(0.0f);
    // Setting a velocity keeps a body from falling asleep.
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
  CBForces &forces = body->acting();
  b2Vec2 point = body->body->GetPosition() + toBox2D(offset);
  forces.push += toBox2D(force);
  forces.torque += b2Cross(point - body->body->GetWorldCenter(), toBox2D(force));
}

void CBBodyApplyFieldForce(CBBody *body, CBVector force) {
  body->acting().field += toBox2D(force);
}

void CBBodySetFieldVelocity(CBBody *body, CBVector velocity) {
  body->acting().velocity = toBox2D(velocity);
}

void CBWorldClearForces(CBWorld *world) {
  for (CBBody *body : world->acted) body->forces.reset();
  world->acted.clear();
}
