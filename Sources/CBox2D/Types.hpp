// The definitions of the opaque types of CBox2D.h.
#pragma once

// Results match Apple's only if no multiplication and addition are fused.
#pragma STDC FP_CONTRACT OFF

#include <box2d/box2d.h>

#include <memory>
#include <optional>
#include <vector>

#include "CBox2D.h"
#include "Contact.hpp"
#include "Outline.hpp"

// The forces on a body besides gravity: pushes until they are cleared, fields for one step.
struct CBForces {
  b2Vec2 push{0.0f, 0.0f};
  float torque = 0.0f;
  b2Vec2 field{0.0f, 0.0f};
  std::optional<b2Vec2> velocity;
  // The body's own gravity scale while a field determines its velocity for a step.
  float gravityScale = 0.0f;
};

struct CBBody {
  CBWorld *world;
  b2Body *body;
  int64_t identifier;
  float density = 1.0f, friction = 0.2f, restitution = 0.2f;
  uint32_t category = 0, mask = 0;
  // The state before the last step; the center is the center of mass.
  b2Vec2 lastPosition, lastCenter;
  float lastAngle;
  std::optional<CBForces> forces;
  // The polygons with more corners than Box2D supports.
  std::vector<std::unique_ptr<Outline>> outlines;
  // Whether a fixture extends too far for sub-steps.
  bool isHuge = false;

  static CBBody *of(b2Fixture *fixture) {
    return reinterpret_cast<CBBody *>(fixture->GetBody()->GetUserData().pointer);
  }

  CBForces &mutableForces();
  void applyForces();
  void endFields();
  void add(const b2Shape &shape, const Slice *slice = nullptr);
  void saveState();
  void restoreState();
  // Undoes invalid results of a step.
  void correctStep();
  bool respondsTo(const CBBody *other) const { return (mask & other->category) != 0; }
};

struct CBJoint {
  CBWorld *world;
  b2Joint *joint;
  // The parameters of a spring; a frequency of 0 for all other joints.
  float frequency = 0.0f, dampingRatio = 0.0f;

  static CBJoint *make(CBWorld *world, b2JointDef &definition);
  void updateSpring();
  // Whether a step may move the joint to one of its limits.
  bool isNearLimit(float stepSeconds) const;
  void wakeBodies();
  bool isAwake() const { return joint->GetBodyA()->IsAwake() || joint->GetBodyB()->IsAwake(); }
};

struct CBWorld : b2ContactFilter, b2ContactListener {
  b2World world{b2Vec2(0.0f, 0.0f)};
  std::vector<int64_t> found;
  // The bodies with forces.
  std::vector<CBBody *> forcedBodies;
  uint32_t step = 0;
  float stepSeconds = 0.0f;
  // The number of the frame, which is a group of steps; and whether the impulses of contacts are
  // recorded.
  uint32_t frame = 1;
  bool recordsImpulses = false;
  std::vector<CBContactImpulse> impulses;
  // Whether a body is huge, or was moved further in the last step than any velocity could.
  bool hasRunawayBody = false;

  CBWorld();

  const std::vector<CBContactEvent> &contactEvents() const { return events; }
  void clearContactEvents();
  const std::vector<CBContactImpulse> &contactImpulses();

  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *before) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;

private:
  void record(const b2ContactImpulse *impulse, Contact *contact) const;

  // A contact that began since events were last cleared; contact is null once it has ended.
  struct OpenContact {
    Contact *contact;
    size_t event;
    float strongest;
  };
  std::vector<CBContactEvent> events;
  std::vector<OpenContact> open;
};

// Whether the body's state is finite, including the squares of its vectors.
inline bool isFinite(const b2Body *body) {
  return b2IsValid(body->GetPosition().LengthSquared()) && b2IsValid(body->GetAngle()) &&
         b2IsValid(body->GetLinearVelocity().LengthSquared()) &&
         b2IsValid(body->GetAngularVelocity());
}

inline b2Vec2 toBox2D(CBVector vector) { return b2Vec2(vector.x, vector.y); }
inline CBVector fromBox2D(const b2Vec2 &vector) { return {vector.x, vector.y}; }
