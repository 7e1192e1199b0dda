// A C face in front of libbox2d, as small as Physics needs it. Units are Box2D's own: metres,
// kilograms, seconds, radians. Callers pass finite numbers only: Box2D asserts on the others.
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

/// One contact that began or ended, in the order Box2D told of it.
typedef struct {
  int64_t first, second;  // identifiers of the bodies, in Box2D's fixture order
  bool began;
  CBVector point;  // where the strongest impulse acted; of no meaning for an end
} CBContactEvent;

typedef struct {
  const CBContactEvent *first;
  size_t count;
} CBContactEvents;

typedef struct {
  const int64_t *first;
  size_t count;
} CBIdentifiers;

CBWorld *CBWorldCreate(void);
/// Every body and joint must have been destroyed before.
void CBWorldDestroy(CBWorld *world);
void CBWorldSetGravity(CBWorld *world, CBVector gravity);
/// Tunes the springs and takes one step; forces stay until they are cleared.
void CBWorldStep(CBWorld *world, float seconds, int velocityIterations, int positionIterations);
void CBWorldClearForces(CBWorld *world);
/// Whether no dynamic body is awake.
bool CBWorldIsResting(const CBWorld *world);
/// The contacts since the last clearing; valid until the world changes.
CBContactEvents CBWorldContactEvents(const CBWorld *world);
void CBWorldClearContactEvents(CBWorld *world);
/// The bodies whose fattened bounding boxes meet a box, in rising order; valid until the next call.
CBIdentifiers CBWorldBodiesIn(CBWorld *world, CBVector lower, CBVector upper);

// MARK: Bodies

typedef struct {
  CBVector position, velocity;
  float angle, angularVelocity;
} CBBodyState;

CBBody *CBBodyCreate(
    CBWorld *world, int64_t identifier, bool isDynamic, CBVector position, float angle);
/// Every joint of the body must have been destroyed before.
void CBBodyDestroy(CBBody *body);
void CBBodyAddBox(
    CBBody *body, float halfWidth, float halfHeight, CBVector center, float angle);
void CBBodyAddCircle(CBBody *body, float radius, CBVector center);
/// A convex polygon of at least 3 corners, each turning the way from x to y, with a skin.
void CBBodyAddPolygon(CBBody *body, const CBVector *corners, size_t count, float skin);
/// Edges from each of at least 2 corners to the next, and around if closed, which act from both
/// sides; polygons stop `skin` before them, circles touch them.
void CBBodyAddBoundary(
    CBBody *body, const CBVector *corners, size_t count, bool isClosed, float skin);
/// Gives the body the mass of all that was added, once; false if it is so far from the origin that
/// nothing is left of its inertia: then the body stays without a mass.
bool CBBodyWeigh(CBBody *body);

CBBodyState CBBodyGetState(const CBBody *body);
float CBBodyGetMass(const CBBody *body);
float CBBodyGetInertia(const CBBody *body);
bool CBBodyIsAwake(const CBBody *body);
void CBBodyWake(CBBody *body);
void CBBodySetTransform(CBBody *body, CBVector position, float angle);
void CBBodySetVelocity(CBBody *body, CBVector velocity);
void CBBodySetAngularVelocity(CBBody *body, float velocity);
/// The offset leads from the body's origin, in the directions of the world.
void CBBodyApplyForce(CBBody *body, CBVector force, CBVector offset);
void CBBodyApplyImpulse(CBBody *body, CBVector impulse, CBVector offset);
/// Acts at the center in the next step only, and wakes nobody.
void CBBodyApplyFieldForce(CBBody *body, CBVector force);
/// Makes this the velocity in the next step, whatever forces, gravity and damping there are.
void CBBodySetFieldVelocity(CBBody *body, CBVector velocity);

void CBBodySetDensity(CBBody *body, float density);
void CBBodySetFriction(CBBody *body, float friction);
void CBBodySetRestitution(CBBody *body, float restitution);
void CBBodySetDamping(CBBody *body, float linear, float angular);
void CBBodySetGravityScale(CBBody *body, float scale);
void CBBodySetBullet(CBBody *body, bool isBullet);
void CBBodySetDynamic(CBBody *body, bool isDynamic);
/// A fixed rotation resists torque; unlike Box2D's own setter this one keeps the spin there is.
void CBBodySetFixedRotation(CBBody *body, bool isFixed);
/// Two bodies touch if either's category is in the other's mask; a body is moved by a contact
/// only if the other's category is in its own mask.
void CBBodySetFilter(CBBody *body, uint32_t category, uint32_t mask);

// MARK: Joints

/// The ends of what a joint allows; without limits they are of no meaning.
typedef struct {
  bool isLimited;
  float lower, upper;
} CBRange;

void CBJointDestroy(CBJoint *joint);

/// Where a joint holds its bodies, in the world.
typedef struct {
  CBVector first, second;
} CBJointEnds;

CBJointEnds CBJointGetEnds(const CBJoint *joint);

/// A rod, or from a frequency above 0 a spring. Anchors are local to their bodies.
CBJoint *CBDistanceJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length,
    float frequency, float dampingRatio);
/// Takes a distance joint only.
void CBDistanceJointSet(CBJoint *joint, float length, float frequency, float dampingRatio);

/// Keeps two anchors, local to their bodies, from being farther apart than a length.
CBJoint *CBRopeJointCreate(
    CBBody *first, CBVector firstAnchor, CBBody *second, CBVector secondAnchor, float length);
/// Takes a rope joint only.
void CBRopeJointSet(CBJoint *joint, float length);

/// Lets two bodies only turn about a common point, given in the world.
CBJoint *CBRevoluteJointCreate(
    CBBody *first, CBBody *second, CBVector point, bool collideConnected);
/// Takes a revolute joint only. Angles count from that of the joint's making.
void CBRevoluteJointSet(CBJoint *joint, CBRange angles, float frictionTorque);

/// Makes two bodies one.
CBJoint *CBWeldJointCreate(CBBody *first, CBBody *second, CBVector point);

/// Lets the second body only slide along an axis of length 1, given in the world as the point is.
CBJoint *CBPrismaticJointCreate(CBBody *first, CBBody *second, CBVector point, CBVector axis);
/// Takes a prismatic joint only. Lengths count from the place of the joint's making.
void CBPrismaticJointSet(CBJoint *joint, CBRange lengths);
/// Takes a prismatic joint only. The axis as it stands in the world, of length 1.
CBVector CBPrismaticJointGetAxis(const CBJoint *joint);

#ifdef __cplusplus
}
#endif
