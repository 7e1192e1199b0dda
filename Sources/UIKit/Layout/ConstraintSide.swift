/// A view or a layout guide.
@MainActor
protocol ConstraintItem: AnyObject {
  /// The view in whose coordinates the item's edges are: the superview or the owning view.
  var container: UIView? { get }
  /// The view itself, or the owner of the guide.
  var ownView: UIView? { get }
}

extension UIView: ConstraintItem {
  final var container: UIView? { superview }
  final var ownView: UIView? { self }
}

/// An attribute of an item, or the distance between two attributes.
final class ConstraintSide {
  weak private(set) var item: (any ConstraintItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute that is subtracted, for a distance.
  let origin: ConstraintSide?

  init(
    _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute,
    minus origin: ConstraintSide? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  /// Creates the attribute of an item; nil if it is neither a view nor a layout guide.
  convenience init?(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    switch item {
    case let view as UIView: self.init(view, attribute)
    case let guide as UILayoutGuide: self.init(guide, attribute)
    default: return nil
    }
  }

  /// The items of the side that still exist.
  var items: [any ConstraintItem] {
    [item].compactMap { $0 } + (origin?.items ?? [])
  }

  /// What the side is measured along; a distance is a size.
  var dimension: AttributeDimension {
    origin == nil ? attribute.dimension : attribute.isHorizontal ? .width : .height
  }

  /// Whether both sides are the same attribute of the same item.
  func isSame(as other: ConstraintSide) -> Bool {
    guard item === other.item, attribute == other.attribute else { return false }
    switch (origin, other.origin) {
    case (nil, nil): return true
    case (let origin?, let other?): return origin.isSame(as: other)
    default: return false
    }
  }
}

/// What an attribute is measured along.
enum AttributeDimension {
  case x, y, width, height, none
}

extension NSLayoutConstraint.Attribute {
  var dimension: AttributeDimension {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width: .width
    case .height: .height
    case .notAnAttribute: .none
    }
  }

  var isHorizontal: Bool { dimension == .x || dimension == .width }

  /// Whether the attribute depends on the direction of the layout.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is the left or right edge or margin.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The name in descriptions.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
