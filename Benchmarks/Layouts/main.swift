// Layouts in a solver of constraints. `Layouts KIND VIEWS` prints the median of the nanoseconds per
// changed constant, those to build the system, and the sum of all variables after the last change.
// Competitors/kiwi.cpp has the same layouts.
import Cassowary

/// The variables of views and their constraints.
struct Layout {
  struct View {
    let left, top, width, height: Variable
  }

  let solver = Solver()
  let views: [View]
  /// The container's width.
  let width: Variable
  /// The constraint whose constant changes.
  private(set) var edited: ConstraintID?
  /// The range of its constants.
  private(set) var range = 0.0...1

  init(kind: String, views count: Int) throws {
    let solver = solver
    width = solver.makeVariable()
    views = (0..<count).map { _ in
      View(
        left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
    }
    switch kind {
    case "row": try makeRow()
    case "hugging": try makeHuggingRow()
    default: try makeList()
    }
  }

  private func require(_ terms: [Term], _ relation: Relation, _ constant: Double) throws {
    try solver.add(Constraint(terms, relation, constant))
  }

  /// Views of equal widths beside each other: all of them move.
  private mutating func makeRow() throws {
    try makeNeighbors()
    for view in views.dropFirst() {
      try require([Term(view.width), Term(views[0].width, -1)], .equal, 0)
    }
    try editWidth(from: 20 * Double(views.count), to: 100 * Double(views.count))
  }

  /// Views beside each other whose widths are at most their content's, at a low priority: the basis
  /// changes, too.
  private mutating func makeHuggingRow() throws {
    try makeNeighbors()
    for (index, view) in views.enumerated() {
      let content = 30 + 10 * Double(index % 5)
      try solver.add(Constraint([Term(view.width)], .lessThanOrEqual, content, priority: 250))
      try solver.add(Constraint([Term(view.width)], .greaterThanOrEqual, content, priority: 750))
    }
    try editWidth(from: 50 * Double(views.count), to: 70 * Double(views.count))
  }

  private func makeNeighbors() throws {
    for (index, view) in views.enumerated() {
      if index == 0 {
        try require([Term(view.left)], .equal, 8)
      } else {
        let last = views[index - 1]
        try require([Term(view.left), Term(last.left, -1), Term(last.width, -1)], .equal, 8)
      }
      try require([Term(view.top)], .equal, 8)
      try require([Term(view.height)], .equal, 44)
      try require([Term(view.width)], .greaterThanOrEqual, 0)
    }
    let last = views[views.count - 1]
    try require([Term(width), Term(last.left, -1), Term(last.width, -1)], .equal, 8)
  }

  private mutating func editWidth(from low: Double, to high: Double) throws {
    edited = try solver.add(Constraint([Term(width)], .equal, low, priority: 900))
    range = low...high
  }

  /// Views below each other, of which one is indented.
  private mutating func makeList() throws {
    try require([Term(width)], .equal, 375)
    for (index, view) in views.enumerated() {
      if index == 0 {
        try require([Term(view.top)], .equal, 8)
      } else {
        let last = views[index - 1]
        try require([Term(view.top), Term(last.top, -1), Term(last.height, -1)], .equal, 8)
      }
      try require([Term(view.height)], .equal, 44)
      try require([Term(view.left), Term(view.width), Term(width, -1)], .equal, -16)
      let indentation = Constraint([Term(view.left)], .equal, 16, priority: 900)
      let id = try solver.add(indentation)
      if index == views.count / 2 { edited = id }
    }
    range = 16...116
  }

  var sum: Double {
    views.reduce(solver.value(of: width)) { sum, view in
      sum + solver.value(of: view.left) + solver.value(of: view.top) + solver.value(of: view.width)
        + solver.value(of: view.height)
    }
  }
}

func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .nanoseconds(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else {
  fatalError("usage: Layouts row|hugging|list VIEWS")
}
let kind = arguments[1]
var layout = try Layout(kind: kind, views: count)
var builds: [Double] = []
for _ in 0..<15 {
  builds.append(try nanoseconds { layout = try Layout(kind: kind, views: count) })
}
guard let edited = layout.edited else { fatalError("no constraint to change") }
let steps = 400
let values = (0..<steps).map { step in
  let length = layout.range.upperBound - layout.range.lowerBound
  return layout.range.lowerBound + length * Double(step < 200 ? step : 400 - step) / 200
}
var edits: [Double] = []
var changes = 0
for _ in 0..<25 {
  let duration = try nanoseconds {
    for value in values {
      try layout.solver.setConstant(value, of: edited)
      changes &+= layout.solver.takeChanges().count
    }
  }
  edits.append(duration / Double(steps))
}
print(edits.sorted()[12], builds.sorted()[7], Int(layout.sum * 1000 + 0.5))
