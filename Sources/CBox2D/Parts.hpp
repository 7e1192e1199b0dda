// What stands behind the opaque types of CBox2D.h.
#pragma once

// Apple's numbers and ours agree as long as no product is fused into a sum behind our back.
#pragma STDC FP_CONTRACT OFF

#include <box2d/box2d.h>

#include <memory>
#include <optional>
#include <vector>

#include "CBox2D.h"
#include "Contact.hpp"
#include "Outline.hpp"

// What acts on a body besides gravity: pushes until they are cleared, fields in one step.
struct CBForces {
  b2Vec2 push{0.0f, 0.0f};
  float torque = 0.0f;
  b2Vec2 field{0.0f, 0.0f};
  std::optional<b2Vec2> velocity;
  // What a field's velocity puts aside for its step.
  float gravityScale = 0.0f, damping = 0.0f;
};

struct CBBody {
  CBWorld *world;
  b2Body *body;
  int64_t identifier;
  float density = 1.0f, friction = 0.2f, restitution = 0.2f;
  uint32_t category = 0, mask = 0;
  // Where it was before the last step; the center is that of the mass.
  b2Vec2 lastPosition, lastCenter;
  float lastAngle;
  std::optional<CBForces> forces;
  // Those of polygons that Box2D cannot take whole.
  std::vector<std::unique_ptr<Outline>> outlines;

  static CBBody *of(b2Fixture *fixture) {
    return reinterpret_cast<CBBody *>(fixture->GetBody()->GetUserData().pointer);
  }

  CBForces &acting();
  void applyForces();
  void endFields();
  void add(const b2Shape &shape, const Slice *slice = nullptr);
  void remember();
  void goBack();
  // Undoes what a step must not do.
  void mend();
  bool respondsTo(const CBBody *other) const { return (mask & other->category) != 0; }
};

struct CBJoint {
  CBWorld *world;
  b2Joint *joint;
  // Those of a spring; a frequency of 0 stands for every other joint.
  float frequency = 0.0f, dampingRatio = 0.0f;

  static CBJoint *make(CBWorld *world, b2JointDef &definition);
  void tune();
  void wakeBodies();
  bool isAwake() const { return joint->GetBodyA()->IsAwake() || joint->GetBodyB()->IsAwake(); }
};

struct CBWorld : b2ContactFilter, b2ContactListener {
  b2World world{b2Vec2(0.0f, 0.0f)};
  std::vector<int64_t> found;
  // The bodies that have forces.
  std::vector<CBBody *> acted;
  uint32_t step = 0;
  float stepSeconds = 0.0f;
  // Whether the last step threw a body across the world.
  bool isTorn = false;

  CBWorld();

  const std::vector<CBContactEvent> &contactEvents() const { return events; }
  void clearContactEvents();

  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *before) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;

private:
  // A begun contact whose strongest impulse is still sought; none once it has ended.
  struct Open {
    Contact *contact;
    size_t event;
    float strongest;
  };
  std::vector<CBContactEvent> events;
  std::vector<Open> open;
};

// Numbers so large that their squares are none count as none.
inline bool isFinite(const b2Body *body) {
  return b2IsValid(body->GetPosition().LengthSquared()) && b2IsValid(body->GetAngle()) &&
         b2IsValid(body->GetLinearVelocity().LengthSquared()) &&
         b2IsValid(body->GetAngularVelocity());
}

inline b2Vec2 toBox2D(CBVector vector) { return b2Vec2(vector.x, vector.y); }
inline CBVector fromBox2D(const b2Vec2 &vector) { return {vector.x, vector.y}; }
