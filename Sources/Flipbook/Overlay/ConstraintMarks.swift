import DisplayList
import UIKit

/// A line of the overlay of constraints, with its value.
struct LayoutMark {
  /// What the line stands for.
  let object: AnyObject
  /// The number of the line among those of the object, from 0 to 3.
  var part = 0
  let path: CGPath
  let color: CGColor
  var width: CGFloat = 1
  var dashes: [CGFloat] = []
  /// The middle of the line.
  var middle = CGPoint.zero
  /// The value; nil for none.
  var label: String?
}

/// Makes the lines of constraints, stack views and layout guides.
@MainActor
struct ConstraintMarks {
  private let geometry: LayoutGeometry
  private let broken: Set<ObjectIdentifier>
  private let names: [ObjectIdentifier: String]

  init(
    _ geometry: LayoutGeometry, broken: Set<ObjectIdentifier>,
    names: [(name: String, view: UIView)]
  ) {
    self.geometry = geometry
    self.broken = broken
    self.names = Dictionary(names.map { (ObjectIdentifier($0.view), $0.name) }) { first, _ in first
    }
  }

  // MARK: Areas

  /// Returns the outline of the area of a view that constraints act on.
  func area(_ item: AnyObject) -> LayoutMark? {
    guard let rect = geometry.rect(of: item)?.intersection(geometry.clip(of: item)), !rect.isEmpty
    else { return nil }
    return LayoutMark(
      object: item, path: Self.outline(of: rect), color: OverlayColor.teal, width: 0.75)
  }

  /// Returns the outline of a layout guide.
  func guide(_ item: AnyObject) -> LayoutMark? {
    geometry.rect(of: item).map {
      LayoutMark(
        object: item, path: Self.outline(of: $0), color: OverlayColor.purple, dashes: [4, 3])
    }
  }

  private static func outline(of rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }

  // MARK: Constraints

  /// Returns the dimension line of a constraint; nil if one of its items is not visible.
  func mark(of constraint: NSLayoutConstraint) -> LayoutMark? {
    guard let rect = geometry.rect(of: constraint.firstItem),
      let line = line(of: constraint, in: rect),
      geometry.clip(of: constraint.firstItem).insetBy(dx: -1, dy: -1).contains(line.middle)
    else { return nil }
    let isBroken = broken.contains(ObjectIdentifier(constraint))
    let isRequired = constraint.priority == .required
    return LayoutMark(
      object: constraint, path: line.path,
      color: isBroken ? OverlayColor.red : isRequired ? OverlayColor.blue : OverlayColor.orange,
      width: isBroken ? 2 : 1, dashes: constraint.relation == .equal ? [] : [3, 2],
      middle: line.middle, label: label(of: constraint, line.length, isBroken: isBroken))
  }

  private func line(of constraint: NSLayoutConstraint, in rect: CGRect) -> DimensionLine? {
    switch constraint.firstAttribute {
    case .width:
      return .horizontal(from: rect.minX, to: rect.maxX, at: rect.minY + rect.height * 0.7)
    case .height:
      return .vertical(from: rect.minY, to: rect.maxY, at: rect.minX + rect.width * 0.3)
    default: break
    }
    guard
      let start = geometry.coordinate(constraint.secondAttribute, of: constraint.secondItem),
      let end = geometry.coordinate(constraint.firstAttribute, of: constraint.firstItem)
    else { return nil }
    let isHorizontal = constraint.firstAttribute.isHorizontalPosition
    return isHorizontal
      ? .horizontal(from: start, to: end, at: rect.midY)
      : .vertical(from: start, to: end, at: rect.midX)
  }

  /// Returns what a constraint states: its distance as it is shown, with the relation and the
  /// priority; nil for edges that coincide.
  private func label(
    of constraint: NSLayoutConstraint, _ length: CGFloat, isBroken: Bool
  ) -> String? {
    let relation =
      switch constraint.relation {
      case .equal: isBroken ? "≠ " : ""
      case .lessThanOrEqual: "≤ "
      case .greaterThanOrEqual: "≥ "
      }
    let priority =
      constraint.priority == .required
      ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
    if constraint.multiplier != 1, let item = constraint.secondItem,
      constraint.firstAttribute == .width || constraint.firstAttribute == .height
    {
      let name = names[ObjectIdentifier(item)].map { " \($0)" } ?? ""
      return "\(relation)\(Self.number(constraint.multiplier)) ×\(name)\(priority)"
    }
    // A broken constraint, or an inequality, states another distance than the one that is shown.
    let isStated = isBroken || constraint.relation != .equal
    let value = isStated ? abs(constraint.constant) : Self.stated(constraint, length)
    guard value >= 0.25 || isBroken else { return nil }
    return "\(relation)\(Self.number(value))\(priority)"
  }

  /// Returns the distance that a constraint states if it is the one that is shown but for the rounding
  /// to pixels; otherwise that one.
  private static func stated(_ constraint: NSLayoutConstraint, _ length: CGFloat) -> CGFloat {
    let isDistance =
      constraint.multiplier == 1 && !constraint.firstAttribute.isSizeOfOther(constraint)
    return isDistance ? Self.stated(abs(constraint.constant), length) : length
  }

  private static func stated(_ stated: CGFloat, _ length: CGFloat) -> CGFloat {
    abs(stated - length) < maxRounding ? stated : length
  }

  /// The distance by which rounding changes a distance at most, in points.
  private static let maxRounding: CGFloat = 1.01

  /// Returns a number of points with at most one digit after the point.
  private static func number(_ value: CGFloat) -> String {
    ((value * 10).rounded() / 10).plainDescription
  }

  // MARK: Stack views

  /// Returns the distances between the views that a stack view arranges.
  func marks(of stack: UIStackView) -> [LayoutMark] {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    return zip(views, views.dropFirst()).compactMap { view, next in
      guard let first = geometry.rect(of: view), let second = geometry.rect(of: next) else {
        return nil
      }
      let line: DimensionLine
      if stack.axis == .vertical {
        let x = (max(first.minX, second.minX) + min(first.maxX, second.maxX)) / 2
        line = .vertical(from: first.maxY, to: second.minY, at: x)
      } else {
        let y = (max(first.minY, second.minY) + min(first.maxY, second.maxY)) / 2
        let isMirrored = second.midX < first.midX
        line = .horizontal(
          from: isMirrored ? first.minX : first.maxX, to: isMirrored ? second.maxX : second.minX,
          at: y)
      }
      guard line.length >= 0.25, geometry.clip(of: view).contains(line.middle) else { return nil }
      return LayoutMark(
        object: view, part: 1, path: line.path, color: OverlayColor.green, middle: line.middle,
        label: Self.number(Self.stated(stack.spacing, line.length)))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a size that a constraint relates to another one.
  @MainActor
  fileprivate func isSizeOfOther(_ constraint: NSLayoutConstraint) -> Bool {
    (self == .width || self == .height) && constraint.secondItem != nil
  }

  fileprivate var isHorizontalPosition: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
