import CoreGraphics

extension Checker {
  /// Reports the items so far that are not on the stage when it opens, for which UIKit raises.
  func checkItemsAreOnStage() {
    for item in names.items {
      for name in views(of: item.name) where names.view(name)?.isAddedLater == true {
        report(
          .wouldRaise, "'\(name)' is not on the stage yet, for which UIKit raises an exception",
          at: item.span, expected: "a view of 'views'", help: "add the behavior with the view")
      }
    }
  }

  /// Reports the items of behaviors that UIKit raises for, or moves in two ways at once.
  func checkItems() {
    for item in names.items {
      for name in views(of: item.name) { checkSize(of: name, at: item.span) }
      checkIsNoMember(item.name, at: item.span)
    }
  }

  private func checkSize(of name: String, at span: SourceSpan) {
    guard let view = names.view(name),
      let (size, place) = view.sizes.first(where: {
        min($0.size.width, $0.size.height) < Limits.smallestItemSide
      })
    else { return }
    report(
      .wouldRaise, "'\(name)' has no size, for which UIKit raises an exception", at: span,
      expected: "an item of at least \(Limits.smallestItemSide) points a side",
      found: "\(size.width.inWords) x \(size.height.inWords), on line \(place.line)")
  }

  private func checkIsNoMember(_ name: String, at span: SourceSpan) {
    guard names.group(name) == nil,
      let group = names.groups.first(where: { $0.members.contains(name) })
    else { return }
    report(
      .doesNotFit, "'\(name)' is moved with its group and cannot be an item by itself", at: span,
      expected: "the group '\(group.name)', or a view that is in none")
  }

  /// The views that an item is or consists of.
  private func views(of item: String) -> [String] { names.group(item)?.members ?? [item] }
}
