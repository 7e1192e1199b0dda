import QuartzCore

extension VisualFormat {
  /// Returns the constraints of a format; an error stops the program with UIKit's text.
  @MainActor
  static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let content = try VisualFormatParser.parse(format, metrics: metrics, views: views)
      let builder = VisualFormatBuilder(format: format, content, options: options, views: views)
      return try builder.constraints()
    } catch {
      preconditionFailure(error.text)
    }
  }
}

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: String
  private let content: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]

  init(
    format: String, _ content: VisualFormat, options: NSLayoutConstraint.FormatOptions,
    views: [String: Any]
  ) {
    self.format = format
    self.content = content
    self.options = options
    self.views = views
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignment()
    let superview = try superviewItem()
    var result: [NSLayoutConstraint] = []
    for (index, element) in content.elements.enumerated() {
      result += sizes(of: element)
      guard index > 0 else { continue }
      result += distances(
        content.elements[index - 1], content.connections[index - 1], element, superview)
      result += alignments(content.elements[index - 1], element)
    }
    return result
  }

  private var isHorizontal: Bool { content.axis == .horizontal }

  private func item(_ element: VisualFormat.Element, _ superview: Any?) -> Any? {
    element.name.flatMap { views[$0] } ?? superview
  }

  /// Returns the superview of the first view, if the format refers to it.
  private func superviewItem() throws(VisualFormatError) -> Any? {
    guard let edge = content.elements.first(where: { $0.name == nil }) else { return nil }
    for element in content.elements {
      guard let item = element.name.flatMap({ views[$0] }) else { continue }
      if let container = (item as? any ConstraintItem)?.container { return container }
    }
    throw VisualFormatError(
      reason:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      format: format, place: edge.place)
  }

  // MARK: Sizes

  private func sizes(of element: VisualFormat.Element) -> [NSLayoutConstraint] {
    guard let item = element.name.flatMap({ views[$0] }) else { return [] }
    let attribute: Attribute = isHorizontal ? .width : .height
    return element.predicates.map { predicate in
      switch predicate.object {
      case .number(let number):
        make(item, attribute, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
      case .view(let name):
        make(item, attribute, predicate.relation, views[name], attribute, 0, predicate.priority)
      }
    }
  }

  // MARK: Distances

  private func distances(
    _ first: VisualFormat.Element, _ connection: VisualFormat.Connection,
    _ second: VisualFormat.Element, _ superview: Any?
  ) -> [NSLayoutConstraint] {
    guard let firstItem = item(first, superview), let secondItem = item(second, superview) else {
      return []
    }
    let end: Attribute = first.name == nil ? start : self.end
    let start: Attribute = second.name == nil ? self.end : self.start
    switch connection {
    case .flush: return [distance(firstItem, end, secondItem, start, .equal, 0, .required)]
    case .standard:
      // The margin of the superview is the standard distance from its edge.
      if first.name == nil || second.name == nil {
        return [
          distance(
            firstItem, first.name == nil ? margin(end) : end, secondItem,
            second.name == nil ? margin(start) : start, .equal, 0, .required)
        ]
      }
      if isBaselineSpaced, let upper = firstItem as? UIView, let lower = secondItem as? UIView {
        return [
          lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
        ]
      }
      return [
        distance(
          firstItem, end, secondItem, start, .equal, NSLayoutConstraint.systemSpacing, .required)
      ]
    case .predicates(let predicates):
      let isBetween = first.name != nil && second.name != nil
      let (last, next): (Attribute, Attribute) =
        isBaselineSpaced && isBetween ? (.lastBaseline, .firstBaseline) : (end, start)
      return predicates.compactMap { predicate in
        guard case .number(let length) = predicate.object else { return nil }
        return distance(
          firstItem, last, secondItem, next, predicate.relation, length, predicate.priority)
      }
    }
  }

  /// Returns the constraint of a distance along the direction of the format.
  private func distance(
    _ first: Any, _ end: Attribute, _ second: Any, _ start: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ length: CGFloat, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    if isReversed {
      return make(first, end, relation, second, start, length, priority)
    }
    return make(second, start, relation, first, end, length, priority)
  }

  private var isReversed: Bool { isHorizontal && options.contains(.directionRightToLeft) }
  private var isBaselineSpaced: Bool {
    !isHorizontal && options.contains(.spacingBaselineToBaseline)
  }

  /// The edge of a view at which the format reaches it.
  private var start: Attribute {
    guard isHorizontal else { return .top }
    if isReversed { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  /// The edge of a view at which the format leaves it.
  private var end: Attribute {
    guard isHorizontal else { return .bottom }
    if isReversed { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func margin(_ edge: Attribute) -> Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: edge
    }
  }

  // MARK: Alignment

  private static let alignments: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private var alignedAttributes: [Attribute] {
    Self.alignments.filter { options.contains($0.0) }.map(\.1)
  }

  private func checkAlignment() throws(VisualFormatError) {
    for attribute in alignedAttributes where attribute.isHorizontal == isHorizontal {
      let direction = isHorizontal ? "horizontal" : "vertical"
      throw VisualFormatError(
        reason: """
          Options mask required views to be aligned on a \(direction) edge, which is not allowed for \
          layout that is also \(direction).
          """,
        format: format, place: 0)
    }
  }

  private func alignments(
    _ first: VisualFormat.Element, _ second: VisualFormat.Element
  ) -> [NSLayoutConstraint] {
    guard let item1 = first.name.flatMap({ views[$0] }),
      let item2 = second.name.flatMap({ views[$0] })
    else { return [] }
    return alignedAttributes.map { make(item1, $0, .equal, item2, $0, 0, .required) }
  }

  private func make(
    _ item1: Any, _ attribute1: Attribute, _ relation: NSLayoutConstraint.Relation, _ item2: Any?,
    _ attribute2: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item1, attribute: attribute1, relatedBy: relation, toItem: item2, attribute: attribute2,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    return constraint
  }
}
