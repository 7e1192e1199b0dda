import UIKit

/// A view of a recipe.
struct ViewPlan: Sendable {
  /// The view's name.
  let name: String
  /// Makes the view, of size zero.
  let make: ViewMaker
  /// Assigns the view's properties.
  let assignments: [PropertyAssignment<UIView>]
  /// The subviews, from back to front.
  let subviews: [ViewPlan]
}

/// The keys of views that are not properties.
enum ViewKeys {
  static let kind = Key(
    "kind", .choice(ViewKind.Name.allCases.map { ($0.rawValue, $0) }), default: "view",
    "The kind of view.")
  static let like = Key(
    "like", .template, "The template whose keys the view has as well, unless it has them itself.")
  static let styles = Key(
    "styles", .styleNames,
    "The styles whose keys the view has as well, unless it has them itself; later ones take precedence."
  )
  static let gradient = Key("gradient", .gradient, "A gradient over the background.")
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
  private static let entries: ValueType = named(
    expectation, ViewKind.kinds.shape, maxCount: Limits.views, excess: nil
  ) { entry, context in
    let name = entry.declaredName
    let context = context.before(view: name)
    guard let (kind, fields) = ViewKind.kinds.fields(of: entry, context) else { return nil }
    for key in ViewKind.sizes {
      if let written = fields.written(key) {
        context.with(subject: "'\(key.name)'").recordSize(of: name, written)
      }
    }
    context.results.record(
      ViewFact(
        name: name, kind: kind, superview: context.superview, value: fields.value,
        handler: context.handlerSpan))
    let inner = fields.with(fields.context.with(superview: name))
    return ViewPlan(
      name: name, make: kind.read(fields), assignments: fields.assignments(kind.properties),
      subviews: inner.read(ViewKeys.subviews) ?? [])
  }

  /// A mapping from names to views.
  static let views = ValueType(expectation, .shared("views", entries.shape)) { value, context in
    // Views are made before there is any touch.
    entries.read(value, context.with(touchInputs: []))
  }
}
