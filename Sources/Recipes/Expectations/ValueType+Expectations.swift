import UIKit

private enum ExpectationKeys {
  static let item = Key(
    "item", .expectedViews, "The view, the group, or several of which each is checked.")
  static let within = Key(
    "within", .nonnegativeNumber,
    "The maximum distance of the item's center from a point, in points.")
  static let of = Key("of", ValueType<CGPoint>.point.deferred, "The point, on the stage.")
  static let by = Key(
    "by", .timeBeforeEnd, "The time by which the item's center has been there at least once.")
  static let at = Key("at", .timeBeforeEnd, "The time at which the item's center is there.")
  static let inside = Key(
    "inside", ValueType<CGRect>.rect.deferred, "A rectangle of the stage that the item stays in.")
  static let settlesBy = Key(
    "settlesBy", .timeBeforeEnd,
    "The time from which on the item's center is within the tolerance of its final position.")
  static let maxOvershoot = Key(
    "maxOvershoot", .overshoot,
    "How far the item's center may move past its final position: points, or a share of the way.")
  static let appearsBefore = Key(
    "appearsBefore", .expectedViews, "The items before which the item becomes visible.")
  static let contact = Key(
    "contact", .contact, "A contact that happens at least once, as in handlers.")
  static let between = Key(
    "between", .times, "The times between which the contact happens.")
  static let apart = Key(
    "apart", .apartItems,
    "Items of which no two overlap: their collision bounds, as they are turned and scaled.")
  static let tolerance = Key(
    "tolerance", .nonnegativeNumber, default: "1",
    "The distance by which the item may be elsewhere, or items may overlap, in points.")

  static let conditions: [any KeyDescription] = [
    within, inside, settlesBy, maxOvershoot, appearsBefore, contact, apart,
  ]
  private static let itemConditions: [any KeyDescription] = [
    within, inside, settlesBy, maxOvershoot, appearsBefore,
  ]
  static let table = Table(
    "an expectation",
    [
      item, within, of, by, at, inside, settlesBy, maxOvershoot, appearsBefore, contact, between,
      apart, TimeSpan.Keys.from, TimeSpan.Keys.to, tolerance,
    ],
    rules: [
      .exactlyOne(of: conditions),
      .atMostOne(of: [item, contact]), .atMostOne(of: [item, apart]), .atMostOne(of: [by, at]),
      .needs(within, of), .needs(within, oneOf: [by, at]), .needs(of, within),
      .needs(by, within), .needs(at, within),
      .needs(contact, between), .needs(between, contact),
      .atMostOne(of: [TimeSpan.Keys.from, settlesBy]), .atMostOne(of: [TimeSpan.Keys.from, at]),
      .needs(TimeSpan.Keys.from, oneOf: [within, inside, maxOvershoot, apart]),
      .needs(TimeSpan.Keys.to, oneOf: [inside, settlesBy, maxOvershoot, apart]),
      .needs(tolerance, oneOf: [inside, settlesBy, apart]),
    ] + itemConditions.map { .needs($0, item) })
}

extension ValueType<[ExpectationPlan]> {
  /// What a recipe expects of its motion.
  static let expectations = elements(
    "a list of expectations such as [{ item: ball, within: 2, of: [160, 400], by: 1.5s }]",
    .mapping(ExpectationKeys.table), maxCount: ExpectationPlan.maxCount,
    excess: "too many expectations"
  ) { element, context in
    guard let fields = context.fields(of: element, ExpectationKeys.table) else { return nil }
    return fields.readCondition().map {
      ExpectationPlan(condition: $0, span: element.span, source: context.source)
    }
  }
}

extension Fields {
  /// Reads what is expected, so that the errors of all keys are reported.
  fileprivate func readCondition() -> ExpectationPlan.Condition? {
    typealias Keys = ExpectationKeys
    let (items, tolerance) = (read(Keys.item), read(Keys.tolerance))
    let (distance, point) = (read(Keys.within), read(Keys.of))
    let (rect, overshoot) = (read(Keys.inside), read(Keys.maxOvershoot))
    let others = read(Keys.appearsBefore)
    let (contact, times) = (read(Keys.contact), read(Keys.between))
    let apart = read(Keys.apart)
    if has(Keys.contact) {
      guard let contact, let times else { return nil }
      return .contact(contact, times)
    }
    if has(Keys.appearsBefore) {
      guard let items, let others else { return nil }
      return .appears(items, before: others)
    }
    if has(Keys.within) {
      guard let times = readTimes(), let items, let distance, let point else { return nil }
      return .within(items, distance, of: point, times)
    }
    guard let span = readSpan(), let tolerance else { return nil }
    if has(Keys.apart) { return apart.map { .apart($0, span, tolerance: tolerance) } }
    guard let items else { return nil }
    if has(Keys.inside) { return rect.map { .inside(items, $0, span, tolerance: tolerance) } }
    if has(Keys.maxOvershoot) { return overshoot.map { .overshoot(items, $0, span) } }
    return has(Keys.settlesBy) ? .settles(items, span, tolerance: tolerance) : nil
  }

  /// Reads the times at which an item may be within a distance of a point.
  private func readTimes() -> ClosedRange<TimeInterval>? {
    if has(ExpectationKeys.at) { return read(ExpectationKeys.at).map { $0...$0 } }
    guard let (start, end) = read(TimeSpan.Keys.from, ExpectationKeys.by) else { return nil }
    return context.range(from: start, to: end, at: span(of: ExpectationKeys.by))
  }

  /// Reads the span that an expectation is about.
  private func readSpan() -> Range<TimeInterval>? {
    guard has(ExpectationKeys.settlesBy) else { return read(TimeSpan.Keys.Reader()) }
    guard let (start, end) = read(ExpectationKeys.settlesBy, TimeSpan.Keys.to.optional) else {
      return nil
    }
    return context.range(
      from: start, to: end ?? context.duration ?? Limits.duration, at: span(of: TimeSpan.Keys.to)
    ).map { $0.lowerBound..<$0.upperBound }
  }
}

extension ReadingContext {
  /// Returns the times from one to another; reports an end before the start.
  fileprivate func range(
    from start: TimeInterval, to end: TimeInterval, at place: SourceSpan
  ) -> ClosedRange<TimeInterval>? {
    guard start <= end else {
      report(
        .doesNotFit, "this span ends before it starts", at: place,
        expected: "an end after \(start.plainDescription)s")
      return nil
    }
    return start...end
  }
}

extension ValueType<[String]> {
  /// The names of views and groups; a group stands for its views.
  fileprivate static let expectedViews = ValueType<[ExpectationPlan.Item]>.expectedItems
    .map { $0.flatMap(\.views) }
}

extension ValueType<[ExpectationPlan.Item]> {
  private static let names = ValueType<[String]>.names(
    of: .item, "a name, or a list of names such as [ball]"
  ) { $0.names.lists.items }

  /// The names of views and groups.
  fileprivate static let expectedItems = ValueType(names.expectation, names.shape) {
    value, context in
    names.read(value, context)?.map { name in
      ExpectationPlan.Item(name: name, views: context.names.members(ofGroup: name) ?? [name])
    }
  }

  /// The names of at least two views and groups.
  fileprivate static let apartItems = ValueType(
    "a list of names such as [ball, wall], or names such as domino.*", names.shape
  ) { value, context in
    guard let items = expectedItems.read(value, context) else { return nil }
    guard
      context.allow(
        items.count, upTo: ExpectationPlan.maxItems, at: value.span,
        excess: "too many items in \(context.subject)")
    else { return nil }
    guard items.count > 1 else {
      context.report(
        .doesNotFit, "an item cannot overlap itself", at: value.span,
        expected: "at least two items")
      return nil
    }
    return items
  }
}

extension ValueType<ExpectationPlan.Distance> {
  private static let points = ValueType<Double>.nonnegativeNumber
  private static let expectation = "a number of points, or a share of the way such as 5%"

  /// A number of points, or a share in percent.
  fileprivate static let overshoot = ValueType(
    expectation, .any([points.shape, ValueType<Double>.share.shape])
  ) { value, context in
    if value.text?.hasSuffix("%") == true {
      return ValueType<Double>.share.read(value, context).map { .share($0) }
    }
    return points.described(as: expectation).read(value, context).map { .points($0) }
  }
}

extension ValueType<ClosedRange<TimeInterval>> {
  private static let list = ValueType<[TimeInterval]>.list(
    of: .timeBeforeEnd, "a list of two times such as [0.5s, 1s]", count: 2...2)

  /// A list of a start and an end.
  fileprivate static let times = ValueType(list.expectation, list.shape) { value, context in
    list.read(value, context).flatMap {
      context.range(from: $0[0], to: $0[1], at: value.span)
    }
  }
}
