import UIKit

extension ReadingContext {
  /// The view or the layout guide whose constraints are being read.
  var constrainedItem: ConstraintPlan.Item {
    names.layoutGuide(constrainedView) == nil
      ? .view(constrainedView) : .layoutGuide(constrainedView)
  }
}

extension ValueType<ConstraintTerms> {
  /// A relation, an anchor with a multiplier and a constant, and a priority.
  static let constraintTerms = ValueType(
    "a number, or an anchor such as card.trailing + 8",
    .text(maxLength: Limits.expressionLength)
  ) { value, context in
    guard let text = value.text else {
      context.reportType(value, expected: "a number, or an anchor such as card.trailing + 8")
      return nil
    }
    guard text.unicodeScalars.count <= Limits.expressionLength else {
      context.reportRange(value, expected: "at most \(Limits.expressionLength) characters")
      return nil
    }
    return ConstraintReader(context).read(value)
  }
}

/// Reads the terms of a constraint.
struct ConstraintReader {
  let context: ReadingContext
  var attribute: ConstraintAttribute { context.constrainedAttribute }

  init(_ context: ReadingContext) { self.context = context }

  func read(_ value: SourceValue) -> ConstraintTerms? {
    var scalars = Array((value.text ?? "").unicodeScalars)
    let relation = takeRelation(from: &scalars)
    guard let priority = takePriority(from: &scalars, value) else { return nil }
    // The parts that were taken are spaces now, so that the places of errors are right.
    let written = value.withText(String(String.UnicodeScalarView(scalars)))
    do throws(ExpressionProblem) {
      let right = try linear(written, systemSpacing: 0)
      let terms = ConstraintTerms(
        relation: relation, right: right,
        systemSpacing: try systemSpacing(in: written, beside: right), priority: priority.value,
        span: value.span)
      return check(terms, value) ? terms : nil
    } catch {
      context.reportProblem(error, in: written)
      return nil
    }
  }

  private func linear(
    _ written: SourceValue, systemSpacing: Double
  ) throws(ExpressionProblem) -> LinearExpression<ConstraintPlan.Target> {
    try context.linear(written, constants: [ConstraintPlan.systemSpacing: systemSpacing]) {
      (name) throws(ExpressionProblem) in try target(of: name)
    }
  }

  /// Returns the multiplier of the system spacing in an expression.
  ///
  /// - Parameter right: The expression without it.
  private func systemSpacing(
    in written: SourceValue, beside right: LinearExpression<ConstraintPlan.Target>
  ) throws(ExpressionProblem) -> Double {
    guard let text = written.text, let range = text.firstRange(of: ConstraintPlan.systemSpacing)
    else {
      return 0
    }
    let one = try linear(written, systemSpacing: 1)
    let two = try linear(written, systemSpacing: 2)
    let multiplier = one.constant - right.constant
    guard one.multiplier == right.multiplier,
      abs(two.constant - one.constant - multiplier) <= 1e-9 * max(abs(multiplier), 1)
    else {
      let offset = text[..<range.lowerBound].unicodeScalars.count
      throw ExpressionProblem(
        "'\(ConstraintPlan.systemSpacing)' is no factor of another part",
        expected: "a number times '\(ConstraintPlan.systemSpacing)', as in card.bottom + 2 * "
          + ConstraintPlan.systemSpacing,
        at: .init(offset: offset, length: ConstraintPlan.systemSpacing.count))
    }
    return multiplier
  }

  // MARK: The relation and the priority

  private func takeRelation(from scalars: inout [Unicode.Scalar]) -> ConstraintPlan.Relation {
    let start = scalars.firstIndex { $0 != " " } ?? 0
    let spellings: [(String, ConstraintPlan.Relation)] = [
      (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal), ("=", .equal),
      ("≥", .greaterThanOrEqual), ("≤", .lessThanOrEqual),
    ]
    for (spelling, relation) in spellings
    where scalars[start...].starts(with: spelling.unicodeScalars) {
      for index in start..<(start + spelling.unicodeScalars.count) { scalars[index] = " " }
      return relation
    }
    return .equal
  }

  /// A priority that a text may have.
  private struct Priority {
    /// The priority; nil if the text has none.
    let value: Double?
  }

  /// Returns the priority after `@`; nil after reporting an invalid one.
  private func takePriority(
    from scalars: inout [Unicode.Scalar], _ value: SourceValue
  ) -> Priority? {
    guard let at = scalars.lastIndex(of: "@") else { return Priority(value: nil) }
    let text = String(String.UnicodeScalarView(scalars[(at + 1)...].filter { $0 != " " }))
    let resolved = context.resolveSilently(value.withText(text))?.text ?? text
    for index in at..<scalars.count { scalars[index] = " " }
    while scalars.last == " " { scalars.removeLast() }
    guard let priority = LayoutPriority.value(of: resolved) else {
      let names = LayoutPriority.named.map(\.name)
      context.report(
        .badExpression, "invalid priority '\(text.shortened)'", at: value.span,
        expected: "a number from 1 to 1000, or one of \(names.joined(separator: ", "))",
        suggestion: LayoutPriority.meant(by: resolved))
      return nil
    }
    return Priority(value: priority)
  }

  // MARK: Anchors

  /// Returns the anchor that a name stands for; nil if it is the name of a value.
  private func target(of name: TermName) throws(ExpressionProblem) -> ConstraintPlan.Target? {
    let words = name.literal.count > 1 ? name.words : name.literal
    guard let last = words.last else { return nil }
    guard words.count > 1 else { return try single(last, name) }
    guard let attribute = ConstraintAttribute(rawValue: last) else {
      try checkAttribute(last, of: words.dropLast(), name)
      return nil
    }
    // The size of the stage never changes.
    if words.count == 2, words[0] == Names.stage, attribute.isSize { return nil }
    var owner = Array(words.dropLast())
    var guide: ConstraintGuide?
    if let word = owner.last, let known = ConstraintGuide(rawValue: word), item(owner, name) == nil
    {
      guide = known
      owner.removeLast()
    }
    let found = owner.isEmpty ? superview : item(owner, name)
    guard let found else { throw unknown(owner, attribute, name) }
    let target = ConstraintPlan.Target(
      item: found, guide: guide, attribute: attribute, name: name.literal.joined(separator: "."))
    try check(target, name)
    return target
  }

  private var superview: ConstraintPlan.Item {
    if let name = context.superview { return .view(name) }
    return context.names.view(context.constrainedView)?.isInWindow == true ? .window : .stage
  }

  private func item(_ words: [String], _ name: TermName) -> ConstraintPlan.Item? {
    let names = context.names
    for candidate in name.candidates(words) {
      if names.view(candidate) != nil { return .view(candidate) }
      if names.layoutGuide(candidate) != nil { return .layoutGuide(candidate) }
    }
    switch words {
    case ["superview"]: return superview
    case ["self"]: return context.constrainedItem
    case [Names.stage]: return .stage
    default: return nil
    }
  }

  /// Returns nil for the name of a value; throws for a view or a guide without its attribute.
  private func single(
    _ word: String, _ name: TermName
  ) throws(ExpressionProblem) -> ConstraintPlan.Target? {
    if item([word], name) != nil || ConstraintGuide(rawValue: word) != nil {
      throw ExpressionProblem(
        "missing anchor of '\(word.shortened)'",
        suggestion: "\(word).\(attribute.rawValue)", at: name.place)
    }
    if ConstraintAttribute(rawValue: word) != nil {
      throw ExpressionProblem(
        "missing view of the anchor '\(word)'", suggestion: "superview.\(word)", at: name.place)
    }
    return nil
  }

  private func unknown(
    _ owner: [String], _ attribute: ConstraintAttribute, _ name: TermName
  ) -> ExpressionProblem {
    let written = owner.joined(separator: ".")
    if let last = owner.last, ["frame", "bounds", "size"].contains(last), owner.count > 1,
      item(Array(owner.dropLast()), name) != nil
    {
      return ExpressionProblem(
        "the \(last) of a view is no anchor",
        suggestion: (owner.dropLast() + [attribute.rawValue]).joined(separator: "."),
        at: name.place)
    }
    if let guide = ConstraintGuide.allCases.first(where: { $0.property == owner.last }) {
      return ExpressionProblem(
        "unknown guide '\(guide.property)'",
        suggestion: (owner.dropLast() + [guide.rawValue, attribute.rawValue])
          .joined(separator: "."), at: name.place)
    }
    let known =
      ["superview", "self", Names.stage] + ConstraintGuide.allCases.map(\.rawValue)
      + context.names.lists.ownViews.names + context.names.layoutGuides.map(\.name)
    let meant = ["parent", "container", "view"].contains(written) ? "superview" : nil
    return ExpressionProblem(
      "unknown view '\(written.shortened)'",
      expected: "superview, self, stage, safeArea, margins or the name of a view",
      suggestion: (meant ?? NearestName.nearest(to: written, among: known))
        .map { "\($0).\(attribute.rawValue)" }, isUnavailable: true, at: name.place)
  }

  /// Throws for an attribute that views do not have.
  private func checkAttribute(
    _ word: String, of owner: some Collection<String>, _ name: TermName
  ) throws(ExpressionProblem) {
    let owner = Array(owner)
    try checkProperty(owner + [word], name)
    let isGuide = owner.last.flatMap { ConstraintGuide(rawValue: $0) } != nil
    guard item(owner, name) != nil || isGuide, owner != [Names.stage],
      !CurrentNames.viewProperties.contains(where: { $0.name == word })
    else { return }
    let names = ConstraintAttribute.allCases.map(\.rawValue)
    let plain = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    let meant =
      names.contains(plain)
      ? plain : Self.otherNames[plain] ?? NearestName.nearest(to: plain, among: names)
    throw ExpressionProblem(
      "unknown anchor '\(word.shortened)'", expected: "one of \(names.joined(separator: ", "))",
      suggestion: meant.map { (owner + [$0]).joined(separator: ".") },
      at: name.place)
  }

  /// Throws for a property of a view, whose value is not known yet.
  private func checkProperty(
    _ words: [String], _ name: TermName
  ) throws(ExpressionProblem) {
    for count in 1..<words.count {
      guard case .view? = item(Array(words[..<count]), name),
        CurrentNames.viewProperties.contains(where: { $0.name == words[count] })
      else { continue }
      let view = words[..<count].joined(separator: ".")
      throw ExpressionProblem(
        "'\(words[...count].joined(separator: "."))' is known only during playback",
        expected: "an anchor such as \(view).\(attribute.rawValue)", isUnavailable: true,
        at: name.place)
    }
  }

  /// The names of anchors elsewhere.
  private static let otherNames = [
    "start": "leading", "end": "trailing", "begin": "leading", "x": "centerX", "y": "centerY",
    "midX": "centerX", "midY": "centerY", "minX": "leading", "maxX": "trailing", "minY": "top",
    "maxY": "bottom", "baseline": "firstBaseline",
  ]
}
