#include "Types.hpp"

namespace {
// Greater than any length, and small enough that its product with a step rate is finite.
constexpr float unlimited = 1e9f;

// Box2D keeps anchors at least its slop apart, so that a spring pulled through its anchor would
// stop there abruptly. Apple's springs pass through, so the minimum length, and other lengths of 0,
// are set directly rather than with Box2D's setters, which clamp them.
struct UnclampedJoint : b2DistanceJoint {
  static void set(b2DistanceJoint *joint, float restLength, float longest) {
    joint->*(&UnclampedJoint::m_minLength) = -unlimited;
    joint->*(&UnclampedJoint::m_maxLength) = longest;
    joint->*(&UnclampedJoint::m_length) = restLength;
  }
};

b2DistanceJoint *distanceJoint(CBJoint *joint) {
  return static_cast<b2DistanceJoint *>(joint->joint);
}

// Returns the effective mass along the joint's axis: that of both bodies, including rotation.
float effectiveMass(b2Joint *joint) {
  b2Body *a = joint->GetBodyA(), *b = joint->GetBodyB();
  b2Vec2 anchorA = joint->GetAnchorA(), anchorB = joint->GetAnchorB();
  b2Vec2 axis = anchorB - anchorA;
  float length = axis.Length();
  if (length <= b2_linearSlop) return 0.0f;
  axis *= 1.0f / length;
  auto inverse = [](float value) { return value > 0.0f ? 1.0f / value : 0.0f; };
  // Box2D's GetInertia() is relative to the body's origin.
  auto inverseInertia = [&](b2Body *body) {
    const b2Vec2 &center = body->GetLocalCenter();
    return inverse(body->GetInertia() - body->GetMass() * b2Dot(center, center));
  };
  float armA = b2Cross(anchorA - a->GetWorldCenter(), axis);
  float armB = b2Cross(anchorB - b->GetWorldCenter(), axis);
  return inverse(
      inverse(a->GetMass()) + inverseInertia(a) * armA * armA + inverse(b->GetMass()) +
      inverseInertia(b) * armB * armB);
}

CBJoint *make(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length,
    bool collideConnected) {
  b2DistanceJointDef definition;
  definition.bodyA = first->body;
  definition.bodyB = second->body;
  definition.localAnchorA = toBox2D(firstAnchor);
  definition.localAnchorB = toBox2D(secondAnchor);
  definition.collideConnected = collideConnected;
  definition.length = length;
  definition.minLength = length;
  definition.maxLength = length;
  return CBJoint::make(first->world, definition);
}
}  // namespace

// Box2D's b2LinearStiffness considers masses only. Here, a spring's stiffness depends on the
// effective mass along its axis, which changes with rotation, so this runs before every sub-step.
void CBJoint::updateSpring() {
  if (frequency <= 0.0f || !isAwake()) return;
  float mass = effectiveMass(joint);
  float omega = 2.0f * b2_pi * frequency;
  auto spring = static_cast<b2DistanceJoint *>(joint);
  spring->SetStiffness(mass * omega * omega);
  spring->SetDamping(2.0f * mass * dampingRatio * omega);
}

CBJoint *CBDistanceJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length,
    float frequency, float dampingRatio) {
  CBJoint *joint = make(first, firstAnchor, second, secondAnchor, length, true);
  joint->frequency = frequency;
  joint->dampingRatio = dampingRatio;
  if (frequency > 0.0f) UnclampedJoint::set(distanceJoint(joint), length, unlimited);
  return joint;
}

void CBDistanceJointSet(CBJoint *joint, float length, float frequency, float dampingRatio) {
  b2DistanceJoint *distance = distanceJoint(joint);
  joint->frequency = frequency;
  joint->dampingRatio = dampingRatio;
  distance->SetStiffness(0.0f);
  distance->SetDamping(0.0f);
  distance->SetLength(length);
  if (frequency > 0.0f) {
    UnclampedJoint::set(distance, length, unlimited);
  } else {
    // Each limit is clamped by the other: widen the range before narrowing it.
    distance->SetMinLength(0.0f);
    distance->SetMaxLength(length);
    distance->SetMinLength(length);
  }
  joint->wakeBodies();
}

CBJoint *CBRopeJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length) {
  CBJoint *joint = make(first, firstAnchor, second, secondAnchor, length, false);
  UnclampedJoint::set(distanceJoint(joint), length, length);
  return joint;
}

void CBRopeJointSet(CBJoint *joint, float length) {
  UnclampedJoint::set(distanceJoint(joint), length, length);
  joint->wakeBodies();
}
