import Cassowary

/// A view or a layout guide that constraints mention, with its variables in an engine.
///
/// The variables are those of the alignment rectangle in the coordinates of the superview, or of the
/// owning view. They are created when a constraint needs them.
@MainActor
final class LayoutItem {
  /// The numbers of an item that can be unknown.
  enum Slot: Int, CaseIterable {
    case x, y, width, height, contentWidth, contentHeight

    static func start(_ axis: NSLayoutConstraint.Axis) -> Slot { axis == .horizontal ? .x : .y }
    static func length(_ axis: NSLayoutConstraint.Axis) -> Slot {
      axis == .horizontal ? .width : .height
    }
    static func content(_ axis: NSLayoutConstraint.Axis) -> Slot {
      axis == .horizontal ? .contentWidth : .contentHeight
    }
  }

  unowned let engine: LayoutEngine
  weak private(set) var view: UIView?
  weak private(set) var guide: UILayoutGuide?
  private var variables: [Variable?] = Array(repeating: nil, count: Slot.allCases.count)
  /// The rows that mention the item; removed ones stay until `compact()`.
  private(set) var rows: [ConstraintRow] = []
  private var liveRows = 0
  /// The rows of the frame and the autoresizing mask.
  var maskRows: [ConstraintRow] = []
  /// The rows of the content's size: the minimum and the maximum along each axis.
  var contentRows: [ContentRow] = []
  /// The rows that keep lengths from being negative, for those that would be.
  var minimumRows: [ConstraintRow] = []
  /// The width for which the height of the content was computed; nil if it does not depend on one.
  var measuredWidth: CGFloat?
  /// Whether required equations alone determine the width, so that the width of the content has no
  /// effect.
  var isWidthFixed = false
  /// Whether the height of the content depends on the width.
  var isWidthDependent = false
  /// Whether a flush will read the content's size again.
  var awaitsContentSize = false
  /// Whether a flush will compute the constants of the rows again.
  var awaitsConstants = false

  init(_ view: UIView, in engine: LayoutEngine) {
    self.view = view
    self.engine = engine
  }

  init(_ guide: UILayoutGuide, in engine: LayoutEngine) {
    self.guide = guide
    self.engine = engine
  }

  /// Returns the variable of a slot, which is created if needed.
  func variable(_ slot: Slot) -> Variable {
    if let variable = variables[slot.rawValue] { return variable }
    let variable = engine.makeVariable(of: self)
    variables[slot.rawValue] = variable
    return variable
  }

  /// Returns the variable of a slot; nil if no constraint needs it.
  func existingVariable(_ slot: Slot) -> Variable? { variables[slot.rawValue] }

  /// Returns the value of a slot; 0 if no constraint needs it.
  func value(_ slot: Slot) -> CGFloat {
    variables[slot.rawValue].map { CGFloat(engine.solver.value(of: $0)) } ?? 0
  }

  /// Whether no row mentions the item.
  var isUnused: Bool { liveRows == 0 }

  /// The variables that exist.
  var existingVariables: [Variable] { variables.compactMap { $0 } }

  func add(_ row: ConstraintRow) {
    rows.append(row)
    liveRows += 1
  }

  /// Ends the references to rows, which refer to the item.
  func tearDown() {
    (rows, liveRows) = ([], 0)
    (maskRows, contentRows, minimumRows) = ([], [], [])
  }

  func rowWasRemoved() {
    liveRows -= 1
    if rows.count > 2 * liveRows + 8 { rows.removeAll { $0.isRemoved } }
  }
}

/// The rows that keep the size of the content along an axis.
struct ContentRow {
  let axis: NSLayoutConstraint.Axis
  let minimum: ConstraintRow
  let maximum: ConstraintRow
}
