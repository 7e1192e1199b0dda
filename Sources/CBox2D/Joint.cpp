#include <memory>

#include "Parts.hpp"

namespace {
// Above every length there is, and small enough that its product with a step rate is finite.
constexpr float unlimited = 1e9f;

// Box2D keeps a spring from getting shorter than its slop: one that is pulled through its anchor
// would stop there dead. Apple's swings through, so the shortest length, and a rest length of 0,
// are set past Box2D's setters, which clamp them.
struct Spring : b2DistanceJoint {
  static void loosen(b2DistanceJoint *joint, float restLength) {
    joint->*(&Spring::m_minLength) = -unlimited;
    joint->*(&Spring::m_maxLength) = unlimited;
    joint->*(&Spring::m_length) = restLength;
  }
};

bool isDistanceJoint(const b2Joint *joint) { return joint->GetType() == e_distanceJoint; }

// The mass the joint feels along its axis: that of both bodies, their rotation included.
float effectiveMass(b2Joint *joint) {
  b2Body *a = joint->GetBodyA(), *b = joint->GetBodyB();
  b2Vec2 anchorA = joint->GetAnchorA(), anchorB = joint->GetAnchorB();
  b2Vec2 axis = anchorB - anchorA;
  float length = axis.Length();
  if (length <= b2_linearSlop) return 0.0f;
  axis *= 1.0f / length;
  auto inverse = [](float value) { return value > 0.0f ? 1.0f / value : 0.0f; };
  float armA = b2Cross(anchorA - a->GetWorldCenter(), axis);
  float armB = b2Cross(anchorB - b->GetWorldCenter(), axis);
  return inverse(
      inverse(a->GetMass()) + inverse(a->GetInertia()) * armA * armA + inverse(b->GetMass()) +
      inverse(b->GetInertia()) * armB * armB);
}

CBJoint *create(CBWorld *world, b2JointDef &definition, float frequency, float dampingRatio) {
  auto joint = std::make_unique<CBJoint>();
  joint->world = world;
  joint->frequency = frequency;
  joint->dampingRatio = dampingRatio;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(joint.get());
  joint->joint = world->world.CreateJoint(&definition);
  return joint.release();
}

void wakeBodies(b2Joint *joint) {
  joint->GetBodyA()->SetAwake(true);
  joint->GetBodyB()->SetAwake(true);
}
}  // namespace

// Box2D's own b2LinearStiffness knows the masses only; a spring's stiffness here follows the mass
// along its axis, which turns with the bodies, so this runs before every sub-step.
void CBJoint::tune() {
  if (frequency <= 0.0f || !isDistanceJoint(joint)) return;
  float mass = effectiveMass(joint);
  float omega = 2.0f * b2_pi * frequency;
  auto spring = static_cast<b2DistanceJoint *>(joint);
  spring->SetStiffness(mass * omega * omega);
  spring->SetDamping(2.0f * mass * dampingRatio * omega);
}

CBJoint *CBDistanceJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length,
    float frequency, float dampingRatio) {
  b2DistanceJointDef definition;
  definition.bodyA = first->body;
  definition.bodyB = second->body;
  definition.localAnchorA = toBox2D(firstAnchor);
  definition.localAnchorB = toBox2D(secondAnchor);
  definition.collideConnected = true;
  definition.length = length;
  definition.minLength = length;
  definition.maxLength = length;
  CBJoint *joint = create(first->world, definition, frequency, dampingRatio);
  if (frequency > 0.0f) Spring::loosen(static_cast<b2DistanceJoint *>(joint->joint), length);
  wakeBodies(joint->joint);
  return joint;
}

CBJoint *CBRevoluteJointCreate(CBBody *first, CBBody *second, CBVector point) {
  b2RevoluteJointDef definition;
  definition.Initialize(first->body, second->body, toBox2D(point));
  definition.collideConnected = true;
  CBJoint *joint = create(first->world, definition, 0.0f, 0.0f);
  wakeBodies(joint->joint);
  return joint;
}

void CBJointDestroy(CBJoint *joint) {
  joint->world->world.DestroyJoint(joint->joint);
  delete joint;
}

void CBDistanceJointSet(CBJoint *joint, float length, float frequency, float dampingRatio) {
  if (!isDistanceJoint(joint->joint)) return;
  auto distance = static_cast<b2DistanceJoint *>(joint->joint);
  joint->frequency = frequency;
  joint->dampingRatio = dampingRatio;
  distance->SetStiffness(0.0f);
  distance->SetDamping(0.0f);
  distance->SetLength(length);
  if (frequency > 0.0f) {
    Spring::loosen(distance, length);
  } else {
    // Each limit is clamped by the other: open them before closing them.
    distance->SetMinLength(0.0f);
    distance->SetMaxLength(length);
    distance->SetMinLength(length);
  }
  wakeBodies(joint->joint);
}
