/// The properties that a recipe may change while it plays, wherever it does.
struct PropertyChanges {
  /// The names of what may be changed, by property; `*` in a name stands for any text.
  private var names: [Substring: Set<Substring>] = [:]
  /// The names without properties that actions set: state variables.
  private(set) var state: Set<String> = []
  /// The names of the views that transitions replace by others.
  private(set) var replacedViews: Set<String> = []

  /// Finds the changes in a recipe: all keys of mappings that look like `ball.alpha`.
  init(in root: SourceValue, _ context: ReadingContext) {
    // Nothing is reported: values are read elsewhere.
    collect(root, context.with(results: CheckResults()))
  }

  private mutating func collect(_ written: SourceValue, _ context: ReadingContext) {
    guard let value = context.resolveSilently(written) else { return }
    for element in value.elements ?? [] { collect(element, context) }
    for entry in value.entries ?? [] {
      if let dot = entry.key.lastIndex(of: ".") {
        let property = entry.key[entry.key.index(after: dot)...]
        // Nothing is known of a name that depends on playback.
        let name = context.resolveReference(String(entry.key[..<dot]), in: entry.value) ?? "*"
        names[property, default: []].insert(name[...])
      }
      if entry.key == ActionKeys.set.name {
        let changed = context.resolveSilently(entry.value)?.entries ?? []
        state.formUnion(changed.map(\.key).filter { !$0.utf8.contains(UInt8(ascii: ".")) })
      }
      if entry.key == ActionKeys.transition.name {
        let views = entry.value.entries?.compactMap { context.resolveSilently($0.value)?.text }
        replacedViews.formUnion(views ?? [])
      }
      collect(entry.value, context)
    }
  }

  /// Returns whether a property of something with a name may change.
  func contains(_ property: String, of name: String) -> Bool {
    names[property[...]]?.contains { changed in
      changed == name || changed.hasSuffix(".\(name)") || changed.matches(name)
    } ?? false
  }
}

extension Substring {
  /// Returns whether this pattern, in which `*` stands for any text, may match a text.
  fileprivate func matches(_ text: String) -> Bool {
    guard let first = firstIndex(of: "*"), let last = lastIndex(of: "*") else { return false }
    return text.hasPrefix(self[..<first]) && text.hasSuffix(self[index(after: last)...])
  }
}
