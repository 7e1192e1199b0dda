import QuartzCore

/// An attribute of a view or layout guide, with methods that create constraints between attributes
/// of the same kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) final let side: ConstraintSide?

  init(side: ConstraintSide?) {
    self.side = side
    super.init()
  }

  /// Creates an anchor without an item; constraints with it have no effect.
  override public init() {
    side = nil
    super.init()
  }

  /// The view or layout guide of the anchor.
  open var item: AnyObject? { side?.item }
  /// The name of the anchor, such as `UIView.leading`.
  open var name: String { side?.text ?? "" }
  /// Whether the item is ambiguously positioned along the anchor.
  open var hasAmbiguousLayout: Bool { side?.item?.ownView?.hasAmbiguousLayout ?? false }
  /// The constraints that refer to the anchor, for debugging.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let side, let view = side.item?.ownView else { return [] }
    return view.constraintsAffectingLayout(
      for: side.attribute.isHorizontal ? .horizontal : .vertical
    )
    .filter { [$0.first, $0.second].contains { $0?.isSame(as: side) ?? false } }
  }

  /// Returns whether another object is an anchor of the same attribute of the same item.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    guard let side, let otherSide = other.side else { return self === other }
    return side.isSame(as: otherSide)
  }

  /// A hash value that equal anchors share.
  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine((side?.item).map { ObjectIdentifier($0) })
    hasher.combine(side?.attribute)
    return hasher.finalize()
  }

  /// The class, and the item with its attribute.
  override open var description: String {
    MainActor.assumeIsolated {
      let names: [AttributeDimension: String] = [
        .x: "NSLayoutXAxisAnchor", .y: "NSLayoutYAxisAnchor", .width: "NSLayoutDimension",
        .height: "NSLayoutDimension",
      ]
      let className = side.flatMap { names[$0.dimension] } ?? "NSLayoutAnchor"
      return "<\(className):\(addressText(self)) \"\(name)\">"
    }
  }

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 0)
  }

  /// Returns a constraint that makes this anchor at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 0)
  }

  /// Returns a constraint that makes this anchor at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 0)
  }

  /// Returns a constraint that makes this anchor equal to another plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, c)
  }

  /// Returns a constraint that makes this anchor at least another plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, c)
  }

  /// Returns a constraint that makes this anchor at most another plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, c)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(side, relation, anchor.side, multiplier: 1, constant: constant)
  }
}

/// An anchor of a horizontal location.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// Returns a constraint that places this anchor the system spacing times a factor after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(side, .equal, after: anchor.side, multiplier)
  }

  /// Returns a constraint that places this anchor at least the system spacing times a factor after
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(side, .greaterThanOrEqual, after: anchor.side, multiplier)
  }

  /// Returns a constraint that places this anchor at most the system spacing times a factor after
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(side, .lessThanOrEqual, after: anchor.side, multiplier)
  }
}

/// An anchor of a vertical location.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// Returns a constraint that places this anchor the system spacing times a factor below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(side, .equal, after: anchor.side, multiplier)
  }

  /// Returns a constraint that places this anchor at least the system spacing times a factor below
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(side, .greaterThanOrEqual, after: anchor.side, multiplier)
  }

  /// Returns a constraint that places this anchor at most the system spacing times a factor below
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(side, .lessThanOrEqual, after: anchor.side, multiplier)
  }
}
