import UIKit

/// The key `stack` of a view: a stack view that fills the view and is named after it.
enum StackForm {
  /// Makes the value of `stack` a stack view among the subviews, behind the others.
  static let shortForm = ShortForm(
    ViewKeys.stack.name, in: ViewKeys.subviews.name, naming: [ViewKeys.arrangedSubviews.name]
  ) { stack, entry, context in
    if stack[ViewKeys.kind.name] != nil {
      context.report(
        .unknownKey, "unknown key 'kind' in \(ArrangedViewKind.stackTable.title)", at: stack.span,
        help: "it is always a stack view: remove 'kind'")
      return nil
    }
    func value(_ content: SourceValue.Content) -> SourceValue {
      SourceValue(content: content, span: stack.span, origin: stack.origin)
    }
    var long = stack.replacing(
      ViewKeys.kind.name, with: value(.plain(ViewKind.Name.stackView.rawValue)))
    if stack[ViewKeys.constraints.name] == nil {
      var constraints = value(.mapping([]))
      for (attribute, anchor) in edges(of: stack, in: entry.value, context) {
        constraints = constraints.replacing(attribute.rawValue, with: value(.plain(anchor)))
      }
      long = long.replacing(ViewKeys.constraints.name, with: constraints)
    }
    return long
  }

  /// The constraints with which a stack view fills a view; in a scroll view they determine the size of
  /// the content, which is as broad as the scroll view.
  private static func edges(
    of stack: SourceValue, in view: SourceValue, _ context: ReadingContext
  ) -> [(ConstraintAttribute, anchor: String)] {
    let sides: [ConstraintAttribute] = [.leading, .trailing, .top, .bottom]
    func word(_ key: String, in value: SourceValue) -> String? {
      value[key].flatMap(context.resolveSilently)?.text
    }
    guard word(ViewKeys.kind.name, in: view) == ViewKind.Name.scrollView.rawValue else {
      return sides.map { ($0, "superview.\($0.rawValue)") }
    }
    let breadth: ConstraintAttribute = word("axis", in: stack) == "vertical" ? .width : .height
    return sides.map { ($0, "contentLayout.\($0.rawValue)") }
      + [(breadth, "frameLayout.\(breadth.rawValue)")]
  }
}

extension ValueType<Void> {
  /// A stack view that fills a view; one that is valid is read as a subview.
  static let stack = ValueType(
    "a mapping such as { axis: vertical, spacing: 8, arrangedSubviews: … }",
    .shared("stack", .mapping(ArrangedViewKind.stackTable))
  ) { value, context in
    guard context.resolve(value)?.entries == nil else { return () }
    context.reportType(
      value, expected: "a mapping such as { axis: vertical, spacing: 8, arrangedSubviews: … }")
    return nil
  }
}
