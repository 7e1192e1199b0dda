// A minimal C interface to libbox2d for Physics. Units are Box2D's: meters, kilograms, seconds,
// radians. All numbers must be finite, because Box2D asserts on others.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CBWorld CBWorld;
typedef struct CBBody CBBody;
typedef struct CBJoint CBJoint;

typedef struct {
  float x, y;
} CBVector;

// MARK: The library

typedef struct {
  int32_t major, minor, revision;
} CBVersion;

CBVersion CBLibraryVersion(void);

// MARK: The world

/// The start or end of a contact, in the order of Box2D's callbacks.
typedef struct {
  int64_t first, second;  // the bodies' identifiers, in Box2D's fixture order
  bool began;
  CBVector point;  // the point of the strongest impulse; undefined for an end
} CBContactEvent;

typedef struct {
  const CBContactEvent *first;
  size_t count;
} CBContactEvents;

/// The push of a contact over several steps.
typedef struct {
  int64_t first, second;  // the bodies' identifiers
  CBVector point;         // the mean of the contact's points, weighted by their impulses
  CBVector impulse;       // on the second body; the first one receives the opposite
  // The steps of the impulse if the bodies have fallen asleep since, perhaps before the last of the
  // steps; otherwise 0.
  uint32_t stepsBeforeSleep;
} CBContactImpulse;

typedef struct {
  const CBContactImpulse *first;
  size_t count;
} CBContactImpulses;

typedef struct {
  const int64_t *first;
  size_t count;
} CBIdentifiers;

CBWorld *CBWorldCreate(void);
/// All bodies and joints must be destroyed first.
void CBWorldDestroy(CBWorld *world);
void CBWorldSetGravity(CBWorld *world, CBVector gravity);
/// Updates the springs and takes one step; forces remain until they are cleared.
void CBWorldStep(CBWorld *world, float seconds, int velocityIterations, int positionIterations);
void CBWorldClearForces(CBWorld *world);
/// Whether no dynamic body is awake.
bool CBWorldIsResting(const CBWorld *world);
/// The contacts since they were last cleared; valid until the world changes.
CBContactEvents CBWorldContactEvents(const CBWorld *world);
/// Ends the steps whose contacts and impulses are collected together.
void CBWorldClearContactEvents(CBWorld *world);
/// Records the impulses of contacts from now on.
void CBWorldRecordImpulses(CBWorld *world);
/// The impulses of the steps before contacts were last cleared, and the last impulses between bodies
/// that sleep; valid until the next call.
CBContactImpulses CBWorldContactImpulses(CBWorld *world);
/// The bodies whose enlarged bounding boxes overlap a box, in ascending order; valid until the next
/// call.
CBIdentifiers CBWorldBodiesIn(CBWorld *world, CBVector lower, CBVector upper);

// MARK: Bodies

typedef struct {
  CBVector position, velocity;
  float angle, angularVelocity;
} CBBodyState;

CBBody *CBBodyCreate(
    CBWorld *world, int64_t identifier, bool isDynamic, CBVector position, float angle);
/// All joints of the body must be destroyed first.
void CBBodyDestroy(CBBody *body);
void CBBodyAddBox(
    CBBody *body, float halfWidth, float halfHeight, CBVector center, float angle);
void CBBodyAddCircle(CBBody *body, float radius, CBVector center);
/// Adds a convex polygon of at least 3 corners, in order from x to y, with a skin.
void CBBodyAddPolygon(CBBody *body, const CBVector *corners, size_t count, float skin);
/// Adds two-sided edges between each of at least 2 corners and the next, and to the first if
/// closed; polygons stop `skin` before them, circles touch them.
void CBBodyAddBoundary(
    CBBody *body, const CBVector *corners, size_t count, bool isClosed, float skin);
/// Sets the body's mass from its shapes, once; returns false if they are so far from the origin
/// that the inertia is lost to rounding, in which case the body has no mass.
bool CBBodyUpdateMass(CBBody *body);

CBBodyState CBBodyGetState(const CBBody *body);
float CBBodyGetMass(const CBBody *body);
float CBBodyGetInertia(const CBBody *body);
bool CBBodyIsAwake(const CBBody *body);
void CBBodyWake(CBBody *body);
void CBBodySetTransform(CBBody *body, CBVector position, float angle);
void CBBodySetVelocity(CBBody *body, CBVector velocity);
void CBBodySetAngularVelocity(CBBody *body, float velocity);
/// Applies a force at an offset from the body's origin, in world coordinates.
void CBBodyApplyForce(CBBody *body, CBVector force, CBVector offset);
void CBBodyApplyImpulse(CBBody *body, CBVector impulse, CBVector offset);
/// Applies a force to the center in the next step only, without waking the body.
void CBBodyApplyFieldForce(CBBody *body, CBVector force);
/// Replaces the velocity in the next step, ignoring forces and gravity but not damping; the first
/// call before a step applies.
void CBBodySetFieldVelocity(CBBody *body, CBVector velocity);

void CBBodySetDensity(CBBody *body, float density);
void CBBodySetFriction(CBBody *body, float friction);
void CBBodySetRestitution(CBBody *body, float restitution);
void CBBodySetDamping(CBBody *body, float linear, float angular);
void CBBodySetGravityScale(CBBody *body, float scale);
void CBBodySetBullet(CBBody *body, bool isBullet);
void CBBodySetDynamic(CBBody *body, bool isDynamic);
/// Fixes the rotation against torques; unlike Box2D's own setter, keeps the angular velocity.
void CBBodySetFixedRotation(CBBody *body, bool isFixed);
/// Two bodies touch if the category of either is in the mask of the other; a contact moves a body
/// only if the other's category is in its own mask.
void CBBodySetFilter(CBBody *body, uint32_t category, uint32_t mask);

// MARK: Joints

/// The limits of a joint; undefined unless `isLimited`.
typedef struct {
  bool isLimited;
  float lower, upper;
} CBRange;

void CBJointDestroy(CBJoint *joint);

/// The points at which a joint is attached to its bodies, in the world.
typedef struct {
  CBVector first, second;
} CBJointEnds;

CBJointEnds CBJointGetEnds(const CBJoint *joint);
/// The impulse of the last step on the second body; the first one receives the opposite.
CBVector CBJointGetImpulse(const CBJoint *joint);

/// Creates a rod or, with a frequency above 0, a spring. Anchors are local to their bodies.
CBJoint *CBDistanceJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length,
    float frequency, float dampingRatio);
/// Requires a distance joint.
void CBDistanceJointSet(CBJoint *joint, float length, float frequency, float dampingRatio);

/// Limits the distance of two anchors, which are local to their bodies.
CBJoint *CBRopeJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length);
/// Requires a rope joint.
void CBRopeJointSet(CBJoint *joint, float length);

/// Lets two bodies rotate about a common point, given in world coordinates.
CBJoint *CBRevoluteJointCreate(
    CBBody *first, CBBody *second, CBVector point, bool collideConnected);
/// Requires a revolute joint. Angles are relative to those at its creation.
void CBRevoluteJointSet(CBJoint *joint, CBRange angles, float frictionTorque);

/// Connects two bodies rigidly.
CBJoint *CBWeldJointCreate(CBBody *first, CBBody *second, CBVector point);

/// Lets the second body slide along an axis of length 1; the axis and the point are in world
/// coordinates.
CBJoint *CBPrismaticJointCreate(CBBody *first, CBBody *second, CBVector point, CBVector axis);
/// Requires a prismatic joint. Lengths are relative to the position at its creation.
void CBPrismaticJointSet(CBJoint *joint, CBRange lengths);
/// Returns the axis of a prismatic joint in world coordinates, with length 1.
CBVector CBPrismaticJointGetAxis(const CBJoint *joint);

#ifdef __cplusplus
}
#endif
