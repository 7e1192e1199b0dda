import UIKit

/// A kind of view that a stack view arranges: the keys are those of the view's kind, none of which
/// is required to place it.
struct ArrangedViewKind: MappingKind {
  let kind: ViewKind
  let table: Table
  var name: String { kind.name }

  private init(_ kind: ViewKind) {
    self.kind = kind
    let rules = kind.table.rules.filter { rule in
      if case .oneGroup = rule { false } else { true }
    }
    table = Table(kind.table.title, kind.table.keys, rules: rules)
  }

  private static let view = ArrangedViewKind(.view)
  private static let label = ArrangedViewKind(.label)
  private static let button = ArrangedViewKind(.button)
  private static let imageView = ArrangedViewKind(.imageView)
  private static let scrollView = ArrangedViewKind(.scrollView)
  private static let stackView = ArrangedViewKind(.stackView)
  private static let shape = ArrangedViewKind(.shape)
  private static let `switch` = ArrangedViewKind(.switch)
  private static let slider = ArrangedViewKind(.slider)
  private static let segmentedControl = ArrangedViewKind(.segmentedControl)
  private static let pageControl = ArrangedViewKind(.pageControl)
  private static let stepper = ArrangedViewKind(.stepper)
  private static let progressView = ArrangedViewKind(.progressView)
  private static let activityIndicatorView = ArrangedViewKind(.activityIndicatorView)
  private static let textField = ArrangedViewKind(.textField)
  private static let textView = ArrangedViewKind(.textView)
  private static let searchBar = ArrangedViewKind(.searchBar)
  private static let pickerView = ArrangedViewKind(.pickerView)
  private static let datePicker = ArrangedViewKind(.datePicker)

  /// All kinds; a view that names none is a plain view.
  static let kinds: KindSet<ArrangedViewKind> = KindSet(
    "a view",
    [
      "view": { view }, "label": { label }, "button": { button }, "imageView": { imageView },
      "scrollView": { scrollView }, "stackView": { stackView }, "shape": { shape },
      "switch": { `switch` }, "slider": { slider }, "segmentedControl": { segmentedControl },
      "pageControl": { pageControl }, "stepper": { stepper }, "progressView": { progressView },
      "activityIndicatorView": { activityIndicatorView }, "textField": { textField },
      "textView": { textView }, "searchBar": { searchBar }, "pickerView": { pickerView },
      "datePicker": { datePicker },
    ], default: "view")
}

private enum ArrangedKey: ContextKey {
  static let defaultValue = false
}

private enum AccessoryKey: ContextKey {
  static let defaultValue = false
}

extension ReadingContext {
  /// Whether the views that are being read are arranged by a stack view.
  var isArranged: Bool { self[ArrangedKey.self] }

  /// Returns a copy for views that a stack view arranges, or for others.
  func with(isArranged: Bool) -> ReadingContext {
    with(ArrangedKey.self, isArranged).with(AccessoryKey.self, false)
  }

  /// A copy for the view at the trailing side of a row, which places it with the size that it has.
  var forAccessory: ReadingContext { with(isArranged: true).with(AccessoryKey.self, true) }
}

extension ArrangedViewKind {
  /// The keys of a stack view that fills another view.
  static let stackTable: Table = {
    let table = stackView.table
    return Table(
      "a stack", table.keys.filter { $0.name != ViewKeys.kind.name }, rules: table.rules)
  }()
}

extension ArrangedViewKind {
  /// The keys of `stack` that views of other kinds do not have.
  static let ownStackTable = Table(
    stackTable.title,
    stackTable.keys.filter { key in !ViewKind.view.table.keys.contains { $0.name == key.name } })
}

extension ReadingContext {
  /// Reports keys by which other languages make a view a stack of others, before they are reported as
  /// unknown.
  func checkStackWords(in view: SourceValue) {
    let words = ["hstack", "vstack", "flex", "flexbox", "grid", "row", "column"]
    guard let entries = view.entries, view[ViewKeys.kind.name] == nil else { return }
    for entry in entries where words.contains(entry.key.lowercased()) {
      report(
        .unknownKey, "unknown key '\(entry.key)' in \(ViewKind.view.table.title)",
        at: entry.keySpan,
        help: "write '\(ViewKeys.stack.name)' with 'axis' and 'spacing', and its views in "
          + "'\(ViewKeys.arrangedSubviews.name)'")
    }
  }
}

extension Fields {
  /// Reports what places a view that something else places.
  func checkPlace(of name: String) {
    let isAccessory = context[AccessoryKey.self] && !has(ViewKeys.constraints)
    let keys = (isAccessory ? [ViewKind.center] : ViewKind.places).filter { has($0) }
    let others =
      has(ViewKeys.constraints)
      ? "its constraints place" : isAccessory ? "its row places" : "its stack view places"
    if context.isArranged || has(ViewKeys.constraints) {
      for key in keys {
        context.warn(
          .placeWithoutEffect,
          "'\(key.name)' of '\(name.shortened)' has no effect: \(others) the view",
          at: span(of: key),
          help: context.isArranged
            ? "remove it, or give the view a size with 'constraints'"
            : "remove it, or the constraints")
      }
    }
    if !context.isArranged, has(ViewKind.customSpacing) {
      context.report(
        .doesNotFit, "'customSpacing' of '\(name.shortened)' has no effect: it is in no stack view",
        at: span(of: ViewKind.customSpacing), expected: "a view of 'arrangedSubviews'")
    }
  }
}
