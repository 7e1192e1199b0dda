import UIKit

/// A view of a recipe.
struct ViewPlan: Sendable {
  /// The view's name.
  let name: String
  /// Makes the view, of size zero.
  let make: ViewMaker
  /// Assigns the view's properties.
  let assignments: [PropertyAssignment<UIView>]
  /// Assigns the properties that need the superview.
  let placedAssignments: [PropertyAssignment<UIView>]
  /// The constraints of the view's attributes; nil if its frame places it.
  let constraints: [ConstraintPlan]?
  /// The layout guides that belong to the view.
  let layoutGuides: [LayoutGuidePlan]
  /// The arranged subviews of a stack view, in their order.
  let arrangedSubviews: [ViewPlan]
  /// The other subviews, from back to front.
  let subviews: [ViewPlan]
  /// The mask of the view, as a list of at most one.
  let masks: [ViewPlan]

  /// The sections of a table view.
  let sections: [SectionPlan]
  /// The view at the trailing side of a row, as a list of at most one.
  let accessories: [ViewPlan]

  /// Whether the view is a stack view.
  let isStackView: Bool

  /// The view and all views in it.
  var all: [ViewPlan] {
    [self] + sections.flatMap(\.rows).flatMap(\.all)
      + (arrangedSubviews + subviews + masks + accessories).flatMap(\.all)
  }
}

/// The keys of views that are not properties.
enum ViewKeys {
  static let kind = Key(
    "kind", .choice(ViewKind.Name.written.map { ($0.rawValue, $0) }), default: "view",
    "The kind of view.")
  static let like = Key(
    "like", .template, "The template whose keys the view has as well, unless it has them itself.")
  static let styles = Key(
    "styles", .styleNames,
    "The styles whose keys the view has as well, unless it has them itself; later ones take precedence."
  )
  static let gradient = Key(
    "gradient", .gradient, "A gradient over the background; animated between as many colors.")
  static let constraints = Key(
    "constraints", .later(.constraints),
    "The constraints that place the view, by the attribute of the view.")
  static let layoutGuides = Key(
    "layoutGuides", .later(.layoutGuides), declares: .keys(.layoutGuide),
    "Rectangles that constraints place and relate to, by name, each with its constraints.")
  static let stack = Key(
    "stack", .later(.stack),
    "A stack view that fills the view, with the keys of one: that of 'card' is 'card.stack'.")
  static let mask = Key(
    "mask", .masks, declares: .keys(.view),
    "The view, by its name, whose alpha masks the view; its frame is in the view's coordinates.")
  static let arrangedSubviews = Key(
    "arrangedSubviews", .later(.arrangedViews), declares: .keys(.view),
    "The views that the stack view arranges, by name, in their order.")
  static let sections = Key(
    "sections", .later(.sections),
    "The sections of a table view, from top to bottom.")
  static let subviews = Key(
    "subviews", .views, declares: .keys(.view), "The subviews, by name, from back to front.")
}

extension ValueType<String> {
  /// The name of a template; `Expander` takes it out of views before they are read.
  fileprivate static let template = ValueType("the name of a template", .name) { value, context in
    context.report(
      .unknownKey, "'like' is valid only in views by name", at: value.span)
    return nil
  }
}

extension ValueType<[String]> {
  /// The names of styles; `Expander` takes them out of views before they are read.
  fileprivate static let styleNames: ValueType = {
    let expectation = "the name of a style, or a list of names"
    let list = SchemaShape.list(of: .name, count: 0...Limits.listEntries)
    return ValueType(expectation, .any([.name, list])) { value, context in
      context.report(
        .unknownKey, "'styles' is valid only in views by name", at: value.span)
      return nil
    }
  }()
}

extension ValueType<[ViewPlan]> {
  private static let expectation = "a mapping from names to views"
  /// The count of views is checked where their names are declared, since subviews count as well.
  private static let entries = entries(ViewKind.kinds.shape) { entry, context in
    ViewKind.kinds.fields(of: entry, context)
  }
  private static let arrangedEntries = entries(ArrangedViewKind.kinds.shape) { entry, context in
    ArrangedViewKind.kinds.fields(of: entry, context).map { ($0.kind, $1) }
  }

  private static func entries(
    _ shape: SchemaShape,
    read: @escaping @Sendable (SourceValue.Entry, ReadingContext) -> (ViewKind, Fields)?
  ) -> ValueType {
    named(expectation, shape, maxCount: Limits.views, excess: nil) { entry, context in
      let context = context.before(view: entry.declaredName)
      context.checkStackWords(in: entry.value)
      return read(entry, context).map { ViewPlan(entry.declaredName, $0, $1) }
    }
  }

  /// A mapping from names to views.
  static let views = ValueType(expectation, .shared("views", entries.shape)) { value, context in
    // Views are made before there is any touch.
    entries.read(value, context.with(touchInputs: []).with(isArranged: false))
  }

  private static let rowEntries = entries(ViewKind.rowKinds.shape) { entry, context in
    ViewKind.rowKinds.fields(of: entry, context)
  }

  /// A mapping from names to the rows of a section.
  static let rows = ValueType("a mapping from names to rows", .shared("rows", rowEntries.shape)) {
    value, context in
    rowEntries.read(value, context.with(touchInputs: []).with(isArranged: false))
  }

  private static let singleExpectation = "a mapping from a name to a view"

  /// A mapping with one view.
  private static func single(
    _ shape: SchemaShape, excess: String,
    read: @escaping @Sendable (SourceValue.Entry, ReadingContext) -> (ViewKind, Fields)?
  ) -> ValueType {
    named(singleExpectation, shape, maxCount: 1, excess: excess) { entry, context in
      read(entry, context.before(view: entry.declaredName)).map {
        ViewPlan(entry.declaredName, $0, $1)
      }
    }
  }

  private static let maskEntries = single(
    ViewKind.kinds.shape, excess: "a view has only one mask"
  ) { entry, context in
    ViewKind.kinds.fields(of: entry, context)
  }

  /// A mapping from the name of a mask to the view.
  static let masks = ValueType(singleExpectation, .shared("mask", maskEntries.shape)) {
    value, context in
    maskEntries.read(value, context.with(touchInputs: []).with(isArranged: false))
  }

  private static let accessoryEntries = single(
    ArrangedViewKind.kinds.shape, excess: "a row has only one view at its trailing side"
  ) { entry, context in
    ArrangedViewKind.kinds.fields(of: entry, context).map { ($0.kind, $1) }
  }

  /// A mapping from the name of the view at the trailing side of a row, which places it, to the view.
  static let accessories = ValueType(
    singleExpectation, .shared("accessory", accessoryEntries.shape)
  ) { value, context in
    accessoryEntries.read(value, context.with(touchInputs: []).forAccessory)
  }

  /// A mapping from names to views that a stack view places.
  static let arrangedViews = ValueType(
    expectation, .shared("arrangedViews", arrangedEntries.shape)
  ) { value, context in
    arrangedEntries.read(value, context.with(touchInputs: []).with(isArranged: true))
  }
}

extension ViewPlan {
  fileprivate init(_ name: String, _ kind: ViewKind, _ fields: Fields) {
    for key in ViewKind.sizes {
      if let written = fields.written(key) {
        fields.context.with(subject: "'\(key.name)'").recordSize(of: name, written)
      }
    }
    let context = fields.context
    context.results.record(
      ViewFact(
        name: name, kind: kind, superview: context.superview, value: fields.value,
        handler: context.handlerSpan))
    let placed = kind.properties.filter { $0.name == ViewKind.customSpacing.name }
    let own = kind.properties.filter { $0.name != ViewKind.customSpacing.name }
    self.name = name
    isStackView = kind.name == ViewKind.Name.stackView.rawValue
    make = kind.read(fields)
    assignments = fields.assignments(own)
    fields.checkPlace(of: name)
    placedAssignments = fields.assignments(placed)
    let constraints = fields.with(context.with(constrainedView: name)).read(ViewKeys.constraints)
    self.constraints = fields.has(ViewKeys.constraints) ? constraints ?? [] : nil
    let inner = fields.with(context.with(superview: name))
    layoutGuides = inner.read(ViewKeys.layoutGuides) ?? []
    // `Expander` moves a valid one to the subviews.
    _ = inner.read(ViewKeys.stack)
    arrangedSubviews = inner.read(ViewKeys.arrangedSubviews) ?? []
    subviews = inner.read(ViewKeys.subviews) ?? []
    masks = inner.read(ViewKeys.mask) ?? []
    sections =
      kind.name == ViewKind.Name.tableView.rawValue ? inner.read(ViewKeys.sections) ?? [] : []
    accessories =
      kind.name == ViewKind.Name.row.rawValue ? inner.read(RowKeys.accessory) ?? [] : []
  }
}
