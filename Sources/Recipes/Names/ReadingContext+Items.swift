import CoreGraphics

/// A finding: a view or a group is an item of a behavior.
struct ItemUse: Sendable {
  let name: String
  let span: SourceSpan
}

/// A finding: a recipe gives a view a size.
struct ViewSize: Sendable {
  let name: String
  let size: CGSize
  let span: SourceSpan
}

extension ReadingContext {
  /// Records the size of a frame or of bounds that a view is given.
  func recordSize(of name: String, _ written: SourceValue) {
    let rect = readDeferred { ValueType<CGRect>.rect.read(written, $0) }
    if let rect = rect?.constant {
      results.record(ViewSize(name: name, size: rect.size, span: written.span))
    }
  }

  /// Reports the items so far that are not on the stage when it opens, for which UIKit raises.
  func checkItemsAreOnStage() {
    for item in results.findings(of: ItemUse.self) {
      for name in views(of: item.name) where names.view(name)?.isAddedLater == true {
        report(
          .wouldRaise, "'\(name)' is not on the stage yet: UIKit would raise an exception",
          at: item.span, expected: "a view of 'views'",
          help: "add the behavior together with the view")
      }
    }
  }

  /// Reports the items for which UIKit raises, and views that are items by themselves and in a
  /// group.
  func checkItems() {
    let sizes = Dictionary(grouping: results.findings(of: ViewSize.self), by: \.name)
    for item in results.findings(of: ItemUse.self) {
      for name in views(of: item.name) { checkSizes(sizes[name] ?? [], of: name, at: item.span) }
      checkIsNoMember(item.name, at: item.span)
      for name in views(of: item.name) { checkIsInStageView(name, at: item.span) }
    }
  }

  private func checkSizes(_ sizes: [ViewSize], of name: String, at span: SourceSpan) {
    let invalid = sizes.first { min($0.size.width, $0.size.height) < Limits.minItemSide }
    guard let invalid, names.view(name) != nil else { return }
    let size =
      "\(invalid.size.width.plainDescription) x \(invalid.size.height.plainDescription)"
    report(
      .wouldRaise, "'\(name)' has no size: UIKit would raise an exception", at: span,
      expected: "an item of at least \(Limits.minItemSide) points per side",
      found: "\(size), on line \(invalid.span.line)")
  }

  private func checkIsInStageView(_ name: String, at span: SourceSpan) {
    if let controller = names.view(name)?.controller {
      report(
        .wouldRaise, "'\(name)' is on the screen '\(controller)': UIKit would raise an exception",
        at: span, expected: "a view of 'views'")
    }
    guard names.view(name)?.isInWindow == true else { return }
    report(
      .wouldRaise, "'\(name)' is in the window, above the stage: UIKit would raise an exception",
      at: span, expected: "a view of 'views'")
  }

  private func checkIsNoMember(_ name: String, at span: SourceSpan) {
    guard names.members(ofGroup: name) == nil, let group = names.lists.memberships[name]?.group
    else { return }
    report(
      .doesNotFit, "'\(name)' belongs to a group and cannot be an item itself", at: span,
      expected: "the group '\(group)', or a view without a group")
  }

  /// Returns the names of the views that an item consists of.
  private func views(of item: String) -> [String] { names.members(ofGroup: item) ?? [item] }
}
