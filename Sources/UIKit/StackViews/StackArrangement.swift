import QuartzCore

/// The views that a stack view arranges, and the constraints that arrange them.
///
/// The constraints are those that a stack view of iOS 10 has when they are printed, with the order
/// and the priorities that reproduce frames measured on UIKit.
@MainActor
struct StackArrangement {
  /// The arranged views from start to end, hidden ones included.
  var views: [UIView] = []

  private var constraints = StackConstraintSet()
  /// The guide that spans the views across the axis.
  private var spanner: UILayoutGuide?
  /// The guides between the views, by the view before each.
  private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]
  /// Whether the constraints depend on the sizes of the views' content.
  private(set) var dependsOnContentSize = false

  /// The views that are not hidden.
  var visibleViews: [UIView] { views.filter { !$0.isHidden } }

  /// Updates the constraints to the views and the properties of the stack view.
  mutating func update(in stack: UIStackView) {
    let layout = StackLayout(stack, views)
    if stack.distribution == .fillProportionally {
      for view in layout.visible { constraints.release(view) }
    }
    let needsSpanner = !views.isEmpty && stack.alignment != .fill
    updateSpanner(needsSpanner, in: stack)
    let hasGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    updateGaps(hasGaps ? layout.visible.dropLast() : [], in: stack)
    var needed = layout.edges
    needed += layout.distribution(
      gaps: layout.visible.dropLast().map { gaps[ObjectIdentifier($0)] })
    needed += layout.hiding
    needed += layout.alignment(spanner: spanner)
    needed += layout.textWidths
    constraints.update(to: needed)
    dependsOnContentSize =
      stack.distribution == .fillProportionally
      || stack.axis == .horizontal && views.contains { $0 is UILabel }
  }

  private mutating func updateSpanner(_ isNeeded: Bool, in stack: UIStackView) {
    if isNeeded {
      spanner = spanner ?? Self.makeGuide("UISV-alignment-spanner", in: stack)
    } else if let guide = spanner {
      stack.removeLayoutGuide(guide)
      spanner = nil
    }
  }

  private mutating func updateGaps(_ views: [UIView], in stack: UIStackView) {
    var unused = gaps
    gaps = [:]
    for view in views {
      let guide = unused.removeValue(forKey: ObjectIdentifier(view))
      gaps[ObjectIdentifier(view)] = guide ?? Self.makeGuide("UISV-distributing", in: stack)
    }
    // In the order of the stack view's guides, not of the dictionary.
    let removed = Set(unused.values.map { ObjectIdentifier($0) })
    for guide in stack.layoutGuides where removed.contains(ObjectIdentifier(guide)) {
      stack.removeLayoutGuide(guide)
    }
  }

  private static func makeGuide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}
