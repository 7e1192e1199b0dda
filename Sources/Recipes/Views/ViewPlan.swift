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
    // Views are made before there is any touch.
    return checker.hearing([]) { entries.compactMap(checker.readView) }
  }

  private static var form: Form {
    let kinds = ViewKind.all.map { ($0.name, $0.table) }
    return .named(.kinds(kinds, usual: ViewKind.view.name), most: Limits.views)
  }
}

extension Fields {
  /// Reads what makes a plain view: what no other kind has.
  fileprivate func readPlainView() -> @MainActor @Sendable () -> UIView {
    let gradient = read(ViewKeys.gradient)
    let outline = readOutline()
    return {
      let view = gradient.map { GradientView($0) } ?? ItemView()
      view.outline = outline
      return view
    }
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
    return ViewPlan(
      name: entry.key, make: kind.name == ViewKind.view.name ? fields.readPlainView() : kind.make,
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
    let rect = readLater { ValueType<CGRect>.rect.read(written, $0) }?(handToCheck)
    if let rect {
      names.note(size: rect.size, of: name, at: written.span)
    }
  }
}
