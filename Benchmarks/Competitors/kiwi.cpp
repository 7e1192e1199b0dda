// The layouts of Benchmarks/Layouts in kiwisolver's C++ library, with the same arguments and output.
// Changed constants are suggested values of edit variables.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace kiwi;

namespace {
struct View {
  Variable left, top, width, height;
};

const double high = strength::create(0, 900, 0), compression = strength::create(0, 1, 0);
const double hugging = strength::create(0, 0, 1);

struct Layout {
  Solver solver;
  std::vector<View> views;
  Variable width, edited;
  double low = 0, top = 1;

  Layout(const std::string &kind, int count) : views(count) {
    if (kind == "row") {
      makeNeighbors();
      for (int i = 1; i < count; ++i) solver.addConstraint(views[i].width == views[0].width);
      edit(width, 20.0 * count, 100.0 * count);
    } else if (kind == "hugging") {
      makeNeighbors();
      for (int i = 0; i < count; ++i) {
        double content = 30 + 10 * (i % 5);
        solver.addConstraint(Constraint(views[i].width <= content) | hugging);
        solver.addConstraint(Constraint(views[i].width >= content) | compression);
      }
      edit(width, 50.0 * count, 70.0 * count);
    } else {
      makeList();
    }
  }

  void makeNeighbors() {
    int count = int(views.size());
    for (int i = 0; i < count; ++i) {
      if (i == 0) {
        solver.addConstraint(views[i].left == 8);
      } else {
        solver.addConstraint(views[i].left == views[i - 1].left + views[i - 1].width + 8);
      }
      solver.addConstraint(views[i].top == 8);
      solver.addConstraint(views[i].height == 44);
      solver.addConstraint(views[i].width >= 0);
    }
    solver.addConstraint(width == views[count - 1].left + views[count - 1].width + 8);
  }

  void makeList() {
    int count = int(views.size());
    solver.addConstraint(width == 375);
    for (int i = 0; i < count; ++i) {
      if (i == 0) {
        solver.addConstraint(views[i].top == 8);
      } else {
        solver.addConstraint(views[i].top == views[i - 1].top + views[i - 1].height + 8);
      }
      solver.addConstraint(views[i].height == 44);
      solver.addConstraint(views[i].left + views[i].width == width - 16);
      if (i != count / 2) solver.addConstraint(Constraint(views[i].left == 16) | high);
    }
    edit(views[count / 2].left, 16, 116);
  }

  void edit(const Variable &variable, double from, double to) {
    edited = variable;
    solver.addEditVariable(edited, high);
    solver.suggestValue(edited, from);
    low = from;
    top = to;
  }

  double sum() const {
    double sum = width.value();
    for (const View &view : views) {
      sum += view.left.value() + view.top.value() + view.width.value() + view.height.value();
    }
    return sum;
  }
};

template <typename Work> double nanoseconds(Work work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}
}  // namespace

int main(int argumentCount, char **arguments) {
  if (argumentCount != 3) return 64;
  std::string kind = arguments[1];
  int count = std::atoi(arguments[2]);
  std::vector<double> builds, edits;
  std::unique_ptr<Layout> layout;
  for (int i = 0; i < 15; ++i) {
    builds.push_back(nanoseconds([&] { layout = std::make_unique<Layout>(kind, count); }));
  }
  std::vector<double> values;
  for (int i = 0; i < 400; ++i) {
    values.push_back(layout->low + (layout->top - layout->low) * (i < 200 ? i : 400 - i) / 200);
  }
  for (int i = 0; i < 25; ++i) {
    double duration = nanoseconds([&] {
      for (double value : values) {
        layout->solver.suggestValue(layout->edited, value);
        layout->solver.updateVariables();
      }
    });
    edits.push_back(duration / values.size());
  }
  std::sort(builds.begin(), builds.end());
  std::sort(edits.begin(), edits.end());
  std::printf("%.1f %.0f %lld\n", edits[12], builds[7], (long long)std::llround(1000 * layout->sum()));
}
