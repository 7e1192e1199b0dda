#include <memory>

#include "Types.hpp"

CBJoint *CBJoint::make(CBWorld *world, b2JointDef &definition) {
  auto joint = std::make_unique<CBJoint>();
  joint->world = world;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(joint.get());
  joint->joint = world->world.CreateJoint(&definition);
  joint->wakeBodies();
  return joint.release();
}

bool CBJoint::isNearLimit(float stepSeconds) const {
  auto isNear = [stepSeconds](const auto *limited, float value, float slop) {
    if (!limited->IsLimitEnabled()) return false;
    float reach = 2.0f * stepSeconds * b2Abs(limited->GetJointSpeed()) + slop;
    return value - limited->GetLowerLimit() < reach || limited->GetUpperLimit() - value < reach;
  };
  if (!isAwake()) return false;
  if (joint->GetType() == e_revoluteJoint) {
    auto revolute = static_cast<const b2RevoluteJoint *>(joint);
    return isNear(revolute, revolute->GetJointAngle(), b2_angularSlop);
  }
  if (joint->GetType() == e_prismaticJoint) {
    auto prismatic = static_cast<const b2PrismaticJoint *>(joint);
    return isNear(prismatic, prismatic->GetJointTranslation(), b2_linearSlop);
  }
  return false;
}

void CBJoint::wakeBodies() {
  joint->GetBodyA()->SetAwake(true);
  joint->GetBodyB()->SetAwake(true);
}

void CBJointDestroy(CBJoint *joint) {
  joint->world->world.DestroyJoint(joint->joint);
  delete joint;
}

CBJointEnds CBJointGetEnds(const CBJoint *joint) {
  return {fromBox2D(joint->joint->GetAnchorA()), fromBox2D(joint->joint->GetAnchorB())};
}

CBVector CBJointGetImpulse(const CBJoint *joint) {
  return fromBox2D(joint->joint->GetReactionForce(1.0f));
}

CBJoint *CBRevoluteJointCreate(
    CBBody *first, CBBody *second, CBVector point, bool collideConnected) {
  b2RevoluteJointDef definition;
  definition.Initialize(first->body, second->body, toBox2D(point));
  definition.collideConnected = collideConnected;
  // A motor with target speed 0 acts as friction.
  definition.enableMotor = true;
  return CBJoint::make(first->world, definition);
}

void CBRevoluteJointSet(CBJoint *joint, CBRange angles, float frictionTorque) {
  auto revolute = static_cast<b2RevoluteJoint *>(joint->joint);
  revolute->EnableLimit(angles.isLimited);
  if (angles.isLimited) revolute->SetLimits(angles.lower, angles.upper);
  revolute->SetMaxMotorTorque(frictionTorque);
  joint->wakeBodies();
}

CBJoint *CBWeldJointCreate(CBBody *first, CBBody *second, CBVector point) {
  b2WeldJointDef definition;
  definition.Initialize(first->body, second->body, toBox2D(point));
  return CBJoint::make(first->world, definition);
}

CBJoint *CBPrismaticJointCreate(CBBody *first, CBBody *second, CBVector point, CBVector axis) {
  b2PrismaticJointDef definition;
  definition.Initialize(first->body, second->body, toBox2D(point), toBox2D(axis));
  return CBJoint::make(first->world, definition);
}

void CBPrismaticJointSet(CBJoint *joint, CBRange lengths) {
  auto prismatic = static_cast<b2PrismaticJoint *>(joint->joint);
  prismatic->EnableLimit(lengths.isLimited);
  if (lengths.isLimited) prismatic->SetLimits(lengths.lower, lengths.upper);
  joint->wakeBodies();
}

CBVector CBPrismaticJointGetAxis(const CBJoint *joint) {
  auto prismatic = static_cast<b2PrismaticJoint *>(joint->joint);
  return fromBox2D(prismatic->GetBodyA()->GetWorldVector(prismatic->GetLocalAxisA()));
}
