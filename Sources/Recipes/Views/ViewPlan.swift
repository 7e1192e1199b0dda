import UIKit

/// A view that a recipe asks for, checked.
struct ViewPlan: Sendable {
  /// The view's name.
  let name: String
  /// Makes the view, of size zero.
  let make: @MainActor @Sendable () -> UIView
  /// What is done to the view then.
  let settings: [Setting<UIView>]
  /// What stands in the view, from back to front.
  let subviews: [ViewPlan]
}

/// The keys of views that are no properties.
enum ViewKeys {
  static let kind = Key(
    "kind", .choice(["view", "label", "button", "imageView"].map { ($0, $0) }), usual: "view",
    "What kind of view it is.")
  static let gradient = Key("gradient", .gradient, "A gradient over the background.")
  static let subviews = Key("subviews", .views, "What stands in the view, from back to front.")
}

extension ValueType<[ViewPlan]> {
  /// A mapping from names to views.
  static let views = ValueType(
    "a mapping from names to views", .shared("views", form)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: "a mapping from names to views")
      return nil
    }
    return entries.compactMap { entry in checker.readView(entry) }
  }

  private static var form: Form {
    let kinds = ViewKind.all.map { ($0.name, $0.table) }
    return .named(.kinds(kinds, usual: ViewKind.view.name), most: Limits.views)
  }
}

extension Checker {
  fileprivate func readView(_ entry: SourceValue.Entry) -> ViewPlan? {
    guard let value = resolve(entry.value) else { return nil }
    let kind =
      value[ViewKeys.kind.name].flatMap { written in
        with(subject: "'kind'") { ViewKeys.kind.type.read(written, self) }
      }.flatMap { name in ViewKind.all.first { $0.name == name } } ?? .view
    guard let fields = fields(of: value, kind.table, nameSpan: entry.keySpan) else { return nil }
    noteSizes(of: entry.key, fields)
    var make = kind.make
    if let gradient = fields.read(ViewKeys.gradient) { make = { GradientView(gradient) } }
    return ViewPlan(
      name: entry.key, make: make,
      settings: fields.settings(kind.properties),
      subviews: fields.read(ViewKeys.subviews) ?? [])
  }

  /// Notes the sizes among some values of properties.
  func noteSizes(of name: String, _ fields: Fields) {
    for key in ["frame", "bounds"] {
      guard let written = fields.value[key] else { continue }
      with(subject: "'\(key)'") { noteSize(of: name, written) }
    }
  }

  /// Notes the size of a frame or of bounds that a view is given.
  func noteSize(of name: String, _ written: SourceValue) {
    if let rect = ValueType<CGRect>.rect.read(written, self) {
      names.note(size: rect.size, of: name, at: written.span)
    }
  }

  /// Reports the items so far that are not on the stage when it opens, for which UIKit raises.
  func checkItemsAreOnStage() {
    for item in names.items where names.view(item.name)?.isAddedLater == true {
      report(
        .wouldRaise, "'\(item.name)' is not on the stage yet, for which UIKit raises an exception",
        at: item.span, expected: "a view of 'views'", help: "add the behavior with the view")
    }
  }

  /// Reports the items of behaviors that have no size, for which UIKit raises.
  func checkItemSizes() {
    for item in names.items {
      guard let view = names.view(item.name),
        let (size, span) = view.sizes.first(where: {
          min($0.size.width, $0.size.height) < Limits.smallestItemSide
        })
      else { continue }
      report(
        .wouldRaise, "'\(item.name)' has no size, for which UIKit raises an exception",
        at: item.span, expected: "an item of at least \(Limits.smallestItemSide) points a side",
        found: "\(size.width.inWords) x \(size.height.inWords), on line \(span.line)")
    }
  }
}
