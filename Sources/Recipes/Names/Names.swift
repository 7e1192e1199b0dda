import CoreGraphics

/// The names in a recipe: what each of them means, wherever it is declared.
struct Names: Sendable {
  /// A part that a recipe shows and may refer to: a view of its own, or one of a component.
  struct View: Sendable {
    /// The name, such as `ball` or `alert.buttons.0`.
    let name: String
    /// What kind of view it is.
    let kind: ViewKind
    /// Whether it is part of a component, which must keep it.
    var isPart = false
    /// Whether it comes onto the stage later only.
    var isAddedLater = false
    /// The sizes that it is given in the course of the recipe, with their places.
    var sizes: [(size: CGSize, span: SourceSpan)] = []
  }

  /// The views, in the order of the recipe.
  var views: [View] = []
  /// The kinds of the behaviors that have an id.
  var behaviors: [(id: String, kind: BehaviorKind)] = []
  /// The calls that components understand, such as `alert.show`.
  var calls: [String] = []
  /// The identifiers of boundaries.
  var boundaries: Set<String> = []
  /// The groups of items, with the names of the views that they hold.
  var groups: [(name: String, members: [String])] = []
  /// The names of property animators.
  var animators: [String] = []
  /// The gesture recognizers, by name; nothing for one of no known kind.
  var gestures: [(name: String, kind: GestureKind?)] = []
  /// The uses of views and groups as items of behaviors.
  var items: [(name: String, span: SourceSpan)] = []
  /// Where each name is declared.
  var declarations: [String: SourceSpan] = [:]

  /// Whether a text can be a name: a letter, then letters, digits, hyphens and underscores.
  static func isName(_ text: String) -> Bool {
    text.count <= Limits.nameLength && text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil
  }

  /// Whether a text can be a name, or the path of something in what has it, such as `alert.buttons.0`.
  static func isReference(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return isName(String(parts[0]))
      && parts.dropFirst().allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil }
  }

  /// What the stage itself is called where a view may be named.
  static let stage = "stage"

  /// What names match, as a regular expression of JavaScript's.
  static let pattern = "[A-Za-z][A-Za-z0-9_-]{0,\(Limits.nameLength - 1)}"

  /// Returns the view of a name.
  func view(_ name: String) -> View? { views.first { $0.name == name } }

  /// Returns the group of a name.
  func group(_ name: String) -> (name: String, members: [String])? {
    groups.first { $0.name == name }
  }

  /// Notes a size that a view is given.
  mutating func note(size: CGSize, of name: String, at span: SourceSpan) {
    guard let index = views.firstIndex(where: { $0.name == name }) else { return }
    views[index].sizes.append((size, span))
  }
}

extension Checker {
  /// Whether a name is written as names are; reports if not.
  func checkName(_ name: String, at span: SourceSpan) -> Bool {
    let isName = Names.isName(name)
    if !isName { reportBadName(name, at: span) }
    return isName
  }

  /// Reports that a text cannot be a name.
  func reportBadName(_ name: String, at span: SourceSpan) {
    report(
      .badName, "'\(name.shortened)' cannot be a name", at: span,
      expected: "a letter, then letters, digits, - and _, at most \(Limits.nameLength) in all")
  }

  /// Notes that a name is declared.
  ///
  /// Whether it is written as names are, and is nobody else's.
  private func declare(_ name: String, at span: SourceSpan) -> Bool {
    guard checkName(name, at: span) else { return false }
    if name == Names.stage {
      report(
        .duplicateName, "the stage itself is called '\(name)'", at: span,
        help: "take another name")
      return false
    }
    if let first = names.declarations[name] {
      // A mapping that an alias repeats declares at the same place again.
      let place = first.line == span.line ? "" : " on line \(first.line)"
      report(
        .duplicateName, "something else is called '\(name)' already\(place)", at: span,
        help: "give everything a name of its own")
      return false
    }
    names.declarations[name] = span
    return true
  }
}

// MARK: - Collecting

extension Checker {
  /// Notes all names of a recipe, so that anything may refer to what is declared further down.
  func collectNames(in root: SourceValue) {
    collectViews(root["views"], isAddedLater: false)
    collectComponents(root["components"])
    collectGroups(root["groups"])
    collectBehaviors(root["animator"])
    collectAnimators(root["animators"])
    collectGestures(root["gestureRecognizers"])
    for entry in elements(root["timeline"]) + elements(root["on"]) {
      guard let addition = resolve(entry)?["add"].flatMap(resolve) else { continue }
      collectViews(addition["views"], isAddedLater: true)
      collectBehaviors(addition["animator"])
    }
  }

  private func elements(_ value: SourceValue?) -> [SourceValue] {
    value.flatMap(resolve)?.elements ?? []
  }

  private func collectViews(_ views: SourceValue?, isAddedLater: Bool) {
    for entry in views.flatMap(resolve)?.entries ?? [] {
      guard names.views.count < Limits.views else {
        report(
          .tooMany, "there are too many views", at: entry.keySpan,
          expected: "at most \(Limits.views)")
        return
      }
      let view = resolve(entry.value)
      if declare(entry.key, at: entry.keySpan) {
        let kind = view?["kind"].flatMap(resolve)?.text ?? ViewKind.view.name
        names.views.append(
          Names.View(
            name: entry.key, kind: ViewKind.all.first { $0.name == kind } ?? .view,
            isAddedLater: isAddedLater))
      }
      collectViews(view?["subviews"], isAddedLater: isAddedLater)
    }
  }

  private func collectComponents(_ components: SourceValue?) {
    for entry in components.flatMap(resolve)?.entries ?? [] {
      guard declare(entry.key, at: entry.keySpan), let value = resolve(entry.value) else {
        continue
      }
      let kind = ComponentKind.all.first { $0.name == value["kind"].flatMap(resolve)?.text }
      guard let kind else { continue }
      names.calls += kind.calls.map { "\(entry.key).\($0)" }
      names.views += kind.parts(value, self).map {
        Names.View(name: "\(entry.key).\($0.path)", kind: $0.kind, isPart: true)
      }
    }
  }

  private func collectGroups(_ groups: SourceValue?) {
    for entry in groups.flatMap(resolve)?.entries ?? []
    where declare(entry.key, at: entry.keySpan) {
      names.groups.append((entry.key, elements(entry.value).compactMap { resolve($0)?.text }))
    }
  }

  private func collectAnimators(_ animators: SourceValue?) {
    for entry in animators.flatMap(resolve)?.entries ?? []
    where declare(entry.key, at: entry.keySpan) {
      names.animators.append(entry.key)
    }
  }

  private func collectGestures(_ gestures: SourceValue?) {
    for entry in gestures.flatMap(resolve)?.entries ?? []
    where declare(entry.key, at: entry.keySpan) {
      let kind = resolve(entry.value)?["kind"].flatMap(resolve)?.text
      names.gestures.append((entry.key, GestureKind.all.first { $0.name == kind }))
    }
  }

  private func collectBehaviors(_ behaviors: SourceValue?) {
    for entry in elements(behaviors).compactMap({ resolve($0)?.entries?.first }) {
      guard let kind = BehaviorKind.all.first(where: { $0.name == entry.key }),
        let value = resolve(entry.value)
      else { continue }
      if let id = value["id"].flatMap(resolve), let name = id.text, declare(name, at: id.span) {
        names.behaviors.append((name, kind))
      }
      for boundary in value["boundaries"].flatMap(resolve)?.entries ?? [] {
        names.boundaries.insert(boundary.key)
      }
      collectBehaviors(value["children"])
    }
  }
}
