#include "Contact.hpp"

#include <new>

#include "ConnectedEdge.hpp"
#include "Types.hpp"

namespace {
// Box2D stops fast bodies at a distance of its slop, but boxes have no skin and touch only where
// they overlap, so that without this minimum radius the contact would not be detected.
void collideContinuously(
    b2Manifold *manifold, b2PolygonShape first, const b2Transform &a, b2PolygonShape second,
    const b2Transform &b) {
  first.m_radius = b2Max(first.m_radius, b2_linearSlop);
  second.m_radius = b2Max(second.m_radius, b2_linearSlop);
  b2CollidePolygons(manifold, &first, a, &second, b);
}

// Returns half of the minimum width of a polygon.
float halfWidth(const b2PolygonShape &polygon) {
  float least = b2_maxFloat;
  for (int32 i = 0; i < polygon.m_count; ++i) {
    least = b2Min(least, b2Dot(polygon.m_normals[i], polygon.m_vertices[i] - polygon.m_centroid));
  }
  return least;
}

template <typename Shape>
const Shape &shape(b2Fixture *fixture) {
  return *static_cast<const Shape *>(fixture->GetShape());
}

// A polygon as it collides with another fixture.
struct EffectivePolygon {
  const b2PolygonShape *effective;
  bool isPassive = false;

  EffectivePolygon(
      b2Fixture *fixture, const b2Transform &transform, b2Fixture *other,
      const b2Transform &otherTransform)
      : effective(&shape<b2PolygonShape>(fixture)) {
    const Slice *slice = Slice::of(fixture);
    if (!slice) return;
    size_t side = slice->outline->sideFacing(
        other, b2MulT(transform, otherTransform), CBBody::of(fixture)->world->step);
    part = slice->outline->around(side);
    effective = &part;
    isPassive = !slice->hasSide(side);
  }

private:
  b2PolygonShape part;
};
}  // namespace

void Contact::Evaluate(b2Manifold *manifold, const b2Transform &a, const b2Transform &b) {
  uint32_t currentStep = CBBody::of(m_fixtureA)->world->step;
  bool isContinuous = step == currentStep;
  step = currentStep;
  isPassive = false;
  bool hasCircle = m_fixtureB->GetType() == b2Shape::e_circle;
  switch (m_fixtureA->GetType()) {
    case b2Shape::e_circle:
      b2CollideCircles(
          manifold, &shape<b2CircleShape>(m_fixtureA), a, &shape<b2CircleShape>(m_fixtureB), b);
      break;
    case b2Shape::e_edge:
      if (hasCircle) {
        const b2CircleShape &circle = shape<b2CircleShape>(m_fixtureB);
        ConnectedEdge edge(shape<b2EdgeShape>(m_fixtureA), b2MulT(a, b2Mul(b, circle.m_p)));
        b2CollideEdgeAndCircle(manifold, &edge, a, &circle, b);
      } else {
        EffectivePolygon polygon(m_fixtureB, b, m_fixtureA, a);
        ConnectedEdge::collide(manifold, shape<b2EdgeShape>(m_fixtureA), a, *polygon.effective, b);
        isPassive = polygon.isPassive;
      }
      break;
    default:
      if (hasCircle) {
        EffectivePolygon polygon(m_fixtureA, a, m_fixtureB, b);
        b2CollidePolygonAndCircle(
            manifold, polygon.effective, a, &shape<b2CircleShape>(m_fixtureB), b);
        isPassive = polygon.isPassive;
      } else {
        EffectivePolygon first(m_fixtureA, a, m_fixtureB, b), second(m_fixtureB, b, m_fixtureA, a);
        if (isContinuous && mayTunnel()) {
          collideContinuously(manifold, *first.effective, a, *second.effective, b);
        } else {
          b2CollidePolygons(manifold, first.effective, a, second.effective, b);
        }
        isPassive = first.isPassive || second.isPassive;
      }
  }
  // During continuous collision, the slice that is hit first has to stop the body.
  if (isContinuous) isPassive = false;
}

// Whether the bodies are fast enough to pass through each other in one step.
bool Contact::mayTunnel() const {
  const b2Body *a = m_fixtureA->GetBody(), *b = m_fixtureB->GetBody();
  float distance = CBBody::of(m_fixtureA)->world->stepSeconds *
                   b2Distance(a->GetLinearVelocity(), b->GetLinearVelocity());
  return distance > halfWidth(shape<b2PolygonShape>(m_fixtureA)) ||
         distance > halfWidth(shape<b2PolygonShape>(m_fixtureB));
}

bool Contact::isOfSamePair(const Contact *other) const {
  auto isSame = [](b2Fixture *first, b2Fixture *second) {
    const Slice *slice = Slice::of(first), *otherSlice = Slice::of(second);
    return first == second || (slice && otherSlice && slice->outline == otherSlice->outline);
  };
  return (isSame(m_fixtureA, other->m_fixtureA) && isSame(m_fixtureB, other->m_fixtureB)) ||
         (isSame(m_fixtureA, other->m_fixtureB) && isSame(m_fixtureB, other->m_fixtureA));
}

b2Contact *Contact::create(
    b2Fixture *a, int32 indexA, b2Fixture *b, int32 indexB, b2BlockAllocator *allocator) {
  Contact *contact = new (allocator->Allocate(sizeof(Contact))) Contact(a, indexA, b, indexB);
  contact->step = CBBody::of(a)->world->step;
  return contact;
}

void Contact::destroy(b2Contact *contact, b2BlockAllocator *allocator) {
  of(contact)->~Contact();
  allocator->Free(contact, sizeof(Contact));
}

void Contact::install() {
  // Box2D's registry of contact types, filled once per process.
  static const bool isInstalled = [] {
    InitializeRegisters();
    AddType(create, destroy, b2Shape::e_circle, b2Shape::e_circle);
    AddType(create, destroy, b2Shape::e_polygon, b2Shape::e_circle);
    AddType(create, destroy, b2Shape::e_polygon, b2Shape::e_polygon);
    AddType(create, destroy, b2Shape::e_edge, b2Shape::e_circle);
    AddType(create, destroy, b2Shape::e_edge, b2Shape::e_polygon);
    s_initialized = true;
    return true;
  }();
  static_cast<void>(isInstalled);
}
