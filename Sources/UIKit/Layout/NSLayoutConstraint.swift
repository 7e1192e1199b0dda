import QuartzCore

/// A linear relation between attributes of views or layout guides:
/// `firstItem.firstAttribute (=, ≤, ≥) multiplier × secondItem.secondAttribute + constant`.
///
/// It has an effect while it is active.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final let first: ConstraintSide?
  final let second: ConstraintSide?
  final var storedConstant: CGFloat
  final var storedPriority = UILayoutPriority.required
  final let storedRelation: Relation
  final let storedMultiplier: CGFloat
  /// The view that holds the constraint, while it is active.
  weak final var holder: UIView?
  /// The order of activations among all constraints; 0 before the first.
  final var activation = 0
  /// Whether a message has reported that the constraint was dropped.
  final var isReportedAsBroken = false
  /// Whether a stack view has created the constraint for its arrangement.
  final var belongsToStackView = false
  /// The constraint's row in an engine; nil before the engine includes it.
  final var row: ConstraintRow?

  init(
    first: ConstraintSide?, relation: Relation, second: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    (storedRelation, storedMultiplier, storedConstant) = (relation, multiplier, constant)
    super.init()
  }

  /// Creates a constraint without items, which has no effect.
  override public init() {
    (first, second) = (nil, nil)
    (storedRelation, storedMultiplier, storedConstant) = (.equal, 1, 0)
    super.init()
  }

  /// Creates a constraint between attributes of two items, or on an attribute of one.
  ///
  /// UIKit's exceptions for illegal pairs of attributes stop the program.
  ///
  /// - Parameters:
  ///   - view1: The view or layout guide on the left side.
  ///   - attr1: Its attribute.
  ///   - relation: The relation between the sides.
  ///   - view2: The view or layout guide on the right side, or nil.
  ///   - attr2: Its attribute; `notAnAttribute` without an item.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant added to the right side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = ConstraintSide(view1, attr1)
    let second = view2.flatMap { ConstraintSide($0, attr2) }
    let problem = Self.problem(
      first, view1, attr1, second, view2, attr2, multiplier: multiplier, constant: c)
    if let problem { preconditionFailure(problem) }
    self.init(
      first: first, relation: relation, second: attr2 == .notAnAttribute ? nil : second,
      multiplier: multiplier, constant: c)
  }

  /// Returns constraints described by a visual format.
  ///
  /// An error in the format stops the program with UIKit's text, which points to its place.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[label]-(>=8@750)-[field(==120)]-|`.
  ///   - opts: The alignment and direction of the views.
  ///   - metrics: The numbers that the format refers to by name.
  ///   - views: The views and layout guides that the format refers to by name.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
  }

  /// The first item: a view or a layout guide.
  open var firstItem: AnyObject? { first?.item }
  /// The second item: a view or a layout guide; nil for none.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor of the first attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(side: first) }
  /// The anchor of the second attribute; nil for none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor(side: $0) }
  }
  /// The relation between the two sides.
  open var relation: Relation { storedRelation }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// The priority, above 0 and up to 1000; required by default.
  ///
  /// Of an active constraint, it can't change between required and another priority.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// Whether the constraint has an effect.
  ///
  /// Activating it adds it to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// A name that descriptions of the constraint contain; nil by default.
  open var identifier: String?
  /// Whether archives of the holding view include the constraint; false by default, without effect.
  open var shouldBeArchived = false

  /// Activates constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The class name, the identifier, and the relation in the form of a visual format or an equation.
  override open var description: String { MainActor.assumeIsolated { text } }
}
