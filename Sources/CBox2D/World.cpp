#include <algorithm>
#include <memory>

#include "Types.hpp"

CBWorld::CBWorld() {
  Contact::install();
  world.SetContactFilter(this);
  world.SetContactListener(this);
}

CBVersion CBLibraryVersion(void) {
  return {b2_version.major, b2_version.minor, b2_version.revision};
}

CBWorld *CBWorldCreate(void) { return new CBWorld(); }

void CBWorldDestroy(CBWorld *world) { delete world; }

void CBWorldSetGravity(CBWorld *world, CBVector gravity) {
  world->world.SetGravity(toBox2D(gravity));
}

// Box2D 2.4.1 solves the limit of a joint and its other constraints one after the other. With few
// iterations, a body that hits a limit beside its center would rebound; Box2D 2.2.1, on which
// Apple's animator is based, solves them together, and the body stops.
static constexpr int limitIterations = 400;

void CBWorldStep(CBWorld *world, float seconds, int velocityIterations, int positionIterations) {
  for (b2Joint *next = world->world.GetJointList(); next; next = next->GetNext()) {
    auto joint = reinterpret_cast<CBJoint *>(next->GetUserData().pointer);
    joint->updateSpring();
    if (joint->isNearLimit(seconds)) velocityIterations = limitIterations;
  }
  for (CBBody *body : world->forcedBodies) body->applyForces();
  world->step += 1;
  world->stepSeconds = seconds;
  // A body moved across the world would hit every edge on its path, each in a separate sub-step; the
  // slices of a huge one hit everything that is beside it.
  world->world.SetContinuousPhysics(!world->hasRunawayBody);
  world->hasRunawayBody = false;
  world->world.Step(seconds, velocityIterations, positionIterations);
  for (CBBody *body : world->forcedBodies) body->endFields();
  for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
    // NaN compares as sleeping, and would spread to static bodies.
    if (!body->IsAwake() && isFinite(body)) continue;
    reinterpret_cast<CBBody *>(body->GetUserData().pointer)->correctStep();
  }
}

bool CBWorldIsResting(const CBWorld *world) {
  for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
    if (body->GetType() == b2_dynamicBody && body->IsAwake()) return false;
  }
  return true;
}

CBContactEvents CBWorldContactEvents(const CBWorld *world) {
  return {world->contactEvents().data(), world->contactEvents().size()};
}

void CBWorldClearContactEvents(CBWorld *world) { world->clearContactEvents(); }

void CBWorldRecordImpulses(CBWorld *world) { world->recordsImpulses = true; }

CBContactImpulses CBWorldContactImpulses(CBWorld *world) {
  const std::vector<CBContactImpulse> &impulses = world->contactImpulses();
  return {impulses.data(), impulses.size()};
}

namespace {
struct Collector : b2QueryCallback {
  std::vector<int64_t> &found;

  explicit Collector(std::vector<int64_t> &found) : found(found) {}

  bool ReportFixture(b2Fixture *fixture) override {
    found.push_back(CBBody::of(fixture)->identifier);
    return true;
  }
};
}  // namespace

CBIdentifiers CBWorldBodiesIn(CBWorld *world, CBVector lower, CBVector upper) {
  std::vector<int64_t> &found = world->found;
  found.clear();
  Collector collector(found);
  b2AABB box;
  box.lowerBound = toBox2D(lower);
  box.upperBound = toBox2D(upper);
  world->world.QueryAABB(&collector, box);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return {found.data(), found.size()};
}
