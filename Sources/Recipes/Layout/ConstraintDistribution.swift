import UIKit

/// The constraints at the root of a recipe: each becomes one of the view, or of the layout guide, whose
/// attribute its key names.
struct ConstraintDistribution {
  private typealias Written = (attribute: String, entry: SourceValue.Entry)

  private let context: ReadingContext
  private var constraints: [String: [Written]] = [:]
  /// The names of the views and layout guides that have received their constraints.
  private var placed: Set<String> = []

  /// Returns a recipe whose views and layout guides have the constraints of the root, which keeps those of
  /// what the recipe does not have: they are reported when the key is read.
  static func distribute(_ root: SourceValue, _ context: ReadingContext) -> SourceValue {
    guard
      let entries = root[RecipeKeys.constraints.name].flatMap(context.resolveSilently)?.entries,
      !entries.isEmpty
    else { return root }
    var distribution = ConstraintDistribution(context: context)
    for entry in entries {
      guard let address = ConstraintAddress(entry, context.with(results: CheckResults())) else {
        continue
      }
      distribution.constraints[address.name, default: []].append((address.attribute, entry))
    }
    var root = root
    for key in [RecipeKeys.views.name, RecipeKeys.window.name] {
      if let views = root[key] {
        root = root.replacing(key, with: distribution.views(views))
      }
    }
    if let guides = root[RecipeKeys.layoutGuides.name] {
      root = root.replacing(RecipeKeys.layoutGuides.name, with: distribution.guides(guides))
    }
    let rest = entries.filter { entry in
      ConstraintAddress(entry, context.with(results: CheckResults()))
        .map { !distribution.placed.contains($0.name) } ?? true
    }
    let key = RecipeKeys.constraints.name
    guard let written = root[key], !rest.isEmpty else { return root.replacing(key, with: nil) }
    return root.replacing(
      key, with: SourceValue(content: .mapping(rest), span: written.span, origin: written.origin))
  }

  private init(context: ReadingContext) { self.context = context }

  private func resolved(_ value: SourceValue) -> SourceValue {
    context.resolveSilently(value) ?? value
  }

  private mutating func views(_ written: SourceValue) -> SourceValue {
    let value = resolved(written)
    guard var entries = value.entries else { return written }
    for index in entries.indices {
      var view = resolved(entries[index].value)
      if let own = take(entries[index]) {
        let key = ViewKeys.constraints.name
        let empty = SourceValue(content: .mapping([]), span: own[0].entry.keySpan)
        view = view.replacing(key, with: adding(own, to: view[key].map(resolved) ?? empty))
          .inScope(of: view)
      }
      for key in [ViewKeys.subviews.name, ViewKeys.arrangedSubviews.name] {
        guard let inner = view[key] else { continue }
        view = view.replacing(key, with: views(inner)).inScope(of: view)
      }
      if let inner = view[ViewKeys.layoutGuides.name] {
        view = view.replacing(ViewKeys.layoutGuides.name, with: guides(inner)).inScope(of: view)
      }
      entries[index].value = view
    }
    return mapping(entries, in: value)
  }

  private mutating func guides(_ written: SourceValue) -> SourceValue {
    let value = resolved(written)
    guard var entries = value.entries else { return written }
    for index in entries.indices {
      guard let own = take(entries[index]) else { continue }
      let guide = resolved(entries[index].value)
      if case .null = guide.content {
        let empty = SourceValue(content: .mapping([]), span: guide.span)
        entries[index].value = adding(own, to: empty)
      } else {
        entries[index].value = adding(own, to: guide)
      }
    }
    return mapping(entries, in: value)
  }

  private func mapping(_ entries: [SourceValue.Entry], in value: SourceValue) -> SourceValue {
    SourceValue(content: .mapping(entries), span: value.span, origin: value.origin)
      .inScope(of: value)
  }

  /// Returns the constraints of a view or a layout guide; nil if it has none.
  private mutating func take(_ entry: SourceValue.Entry) -> [Written]? {
    guard let own = constraints[entry.declaredName] else { return nil }
    placed.insert(entry.declaredName)
    return own
  }

  /// Adds constraints to those of a view or a layout guide.
  private func adding(_ own: [Written], to written: SourceValue) -> SourceValue {
    own.reduce(written) { constraints, own in
      var value = own.entry.value
      if let other = constraints[own.attribute].map(resolved) {
        let added = resolved(value)
        value = SourceValue(
          content: .list((other.elements ?? [other]) + (added.elements ?? [added])),
          span: value.span)
      }
      return constraints.replacing(own.attribute, span: own.entry.keySpan, with: value)
        .inScope(of: constraints)
    }
  }
}

/// A key of the constraints at the root of a recipe, such as `card.leading`.
private struct ConstraintAddress {
  /// The name of the view or the layout guide.
  let name: String
  let attribute: String

  /// Reads a key; reports one that is no name.
  init?(_ entry: SourceValue.Entry, _ context: ReadingContext) {
    guard let text = context.resolveReference(entry.key, in: entry.keyValue) else { return nil }
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else {
      context.report(
        .unknownKey, "missing attribute of '\(text.shortened)'", at: entry.keySpan,
        expected: "a view and an attribute, such as \(text.shortened).leading")
      return nil
    }
    (name, attribute) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}

extension ValueType<Void> {
  /// The constraints of views and layout guides, by their names and attributes, which are read there.
  static let constraintsByAddress = ValueType<[Void]>.named(
    "a mapping such as { photo.leading: card.trailing + 8 }",
    ValueType<[ConstraintPlan]>.anyShape, maxCount: Limits.listEntries,
    excess: "too many constraints"
  ) { entry, context in
    guard let address = ConstraintAddress(entry, context) else { return nil }
    context.check(address, entry.keySpan)
    return ()
  }.map { _ in }
}

extension ReadingContext {
  /// Reports a constraint of what no constraint of the root can be added to.
  ///
  /// An unknown attribute is reported where the constraint is read.
  fileprivate func check(_ address: ConstraintAddress, _ span: SourceSpan) {
    let name = address.name
    guard let view = names.view(name) else {
      guard names.layoutGuide(name) == nil else { return }
      let known = names.lists.ownViews.names + names.layoutGuides.map(\.name)
      report(
        .unknownReference, "unknown view '\(name.shortened)'", at: span,
        expected: "the name of a view or a layout guide, and an attribute",
        suggestion: NearestName.nearest(to: name, among: known)
          .map { "\($0).\(address.attribute)" })
      return
    }
    if view.isPart {
      report(
        .unknownReference, "'\(name)' belongs to a component", at: span,
        expected: "a view of 'views'")
    } else if let controller = view.controller {
      report(
        .unknownReference, "'\(name)' is on the screen '\(controller)'", at: span,
        expected: "a view of 'views'", help: "write the constraint in '\(name)'")
    } else if view.isAddedLater {
      report(
        .wouldRaise, "'\(name)' is added later: UIKit would raise an exception", at: span,
        expected: "a view of 'views'", help: "write the constraint in '\(name)'")
    }
  }
}
