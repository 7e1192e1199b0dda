// The pile of Benchmarks/Pile in plain C++ on Box2D. `PlainPile ITEMS TICKS TIMES` prints the
// nanoseconds per tick and a hash of the final positions, which must be the same as Pile's.
#include <box2d/box2d.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {
constexpr float step = 0.00833333377f;
constexpr double tick = 1.0 / 60.0;

struct Item {
  double x, y, cosine, sine;
};

float meters(double points) { return static_cast<float>(0.01 * points); }

b2Body *makeBox(b2World &world, double x, double y) {
  b2BodyDef definition;
  definition.type = b2_dynamicBody;
  definition.position.Set(meters(x), meters(y));
  definition.linearDamping = 0.1f;
  definition.angularDamping = 0.1f;
  definition.bullet = true;
  b2PolygonShape shape;
  shape.SetAsBox(meters(20) / 2, meters(20) / 2);
  shape.m_radius = 0.0f;
  b2FixtureDef fixture;
  fixture.shape = &shape;
  fixture.density = 1.0f;
  fixture.friction = 0.2f;
  fixture.restitution = 0.2f;
  b2Body *body = world.CreateBody(&definition);
  body->CreateFixture(&fixture);
  return body;
}

void makeLine(b2World &world, double x1, double y1, double x2, double y2) {
  b2BodyDef definition;
  b2Body *body = world.CreateBody(&definition);
  b2EdgeShape shape;
  shape.SetTwoSided(b2Vec2(meters(x1), meters(y1)), b2Vec2(meters(x2), meters(y2)));
  b2FixtureDef fixture;
  fixture.shape = &shape;
  fixture.friction = 0.2f;
  fixture.restitution = 0.2f;
  shape.m_radius = 0.02f;
  body->CreateFixture(&fixture);
  // The edge that collides with circles, of which there are none here.
  shape.m_radius = 0.0f;
  fixture.filter.maskBits = 2;
  body->CreateFixture(&fixture);
}

uint64_t hashOf(const std::vector<Item> &items) {
  uint64_t hash = 14695981039346656037u;
  for (const Item &item : items) {
    for (double value : {item.x, item.y}) {
      uint64_t bits;
      std::memcpy(&bits, &value, sizeof bits);
      hash = (hash ^ bits) * 1099511628211u;
    }
  }
  return hash;
}

// A square pile in a trough, with every other row shifted by a third of a box.
struct Pile {
  std::vector<Item> items;

  explicit Pile(int itemCount) : items(itemCount) {
    world.SetAutoClearForces(false);
    int columns = 1;
    while (columns * columns < itemCount) ++columns;
    const double width = 22.0 * columns + 20, height = 22.0 * columns;
    for (int i = 0; i < itemCount; ++i) {
      int row = i / columns;
      bodies.push_back(makeBox(
          world, 20.0 + 22 * (i % columns) + (row % 2 == 0 ? 0 : 7), height - 22.0 * row - 20));
    }
    makeLine(world, 0, height, width, height);
    makeLine(world, 0, -9 * height, 0, height);
    makeLine(world, width, -9 * height, width, height);
  }

  void advance() {
    accumulator += tick;
    while (accumulator >= double(step)) {
      world.Step(step, 8, 3);
      accumulator -= double(step);
    }
    world.ClearForces();
    for (size_t i = 0; i < bodies.size(); ++i) {
      const b2Transform &transform = bodies[i]->GetTransform();
      items[i] = {
          100.0f * transform.p.x, 100.0f * transform.p.y, transform.q.c, transform.q.s};
    }
  }

private:
  b2World world{b2Vec2(0.0f, 10.0f)};
  std::vector<b2Body *> bodies;
  double accumulator = 0;
};
}  // namespace

int main(int count, char **arguments) {
  if (count != 4) return 64;
  const int itemCount = std::atoi(arguments[1]), tickCount = std::atoi(arguments[2]);
  const int timeCount = std::atoi(arguments[3]);
  double elapsed = 0;
  uint64_t hash = 0;
  for (int i = 0; i < timeCount; ++i) {
    Pile pile(itemCount);
    auto start = std::chrono::steady_clock::now();
    for (int j = 0; j < tickCount; ++j) pile.advance();
    elapsed += std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start)
                 .count();
    hash = hashOf(pile.items);
  }
  std::printf("%.0f %016llx\n", elapsed / tickCount / timeCount, (unsigned long long)hash);
}
