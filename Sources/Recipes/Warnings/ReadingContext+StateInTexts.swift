extension ReadingContext {
  /// Warns about texts of views that show a state variable which changes, while nothing sets the text.
  ///
  /// A view's text is read when the recipe starts. Views that are repeated are not inspected.
  func warnAboutStateInTexts(in root: SourceValue, _ names: Names) {
    let state = names.state.map(\.name)
    guard !state.isEmpty, let views = root[RecipeKeys.views.name] else { return }
    let texts = StateText.all(in: views, showing: state)
    guard !texts.isEmpty else { return }
    let changes = PropertyChanges(in: root, self)
    for text in texts
    where changes.state.contains(text.state) && !changes.contains(text.property, of: text.view) {
      warn(
        .stateInText, "this text does not follow the state variable '\(text.state)'", at: text.span,
        help: "it is read when the recipe starts: set '\(text.view).\(text.property)', too, "
          + "where '\(text.state)' changes")
    }
  }
}

/// A text of a view that shows a state variable.
private struct StateText {
  let view: String
  let property: String
  let state: String
  let span: SourceSpan

  private static let properties = ["text", "title", "placeholder"]

  /// Finds the texts of views, and of the views in them.
  static func all(in views: SourceValue, showing state: [String]) -> [StateText] {
    (views.entries ?? []).flatMap { view -> [StateText] in
      guard view.value[RepetitionKeys.name] == nil else { return [] }
      let own = properties.compactMap { property -> StateText? in
        guard let value = view.value[property], let text = value.text,
          let name = state.first(where: { text.shows($0) })
        else { return nil }
        return StateText(view: view.key, property: property, state: name, span: value.span)
      }
      let inner = [ViewKeys.subviews.name, ViewKeys.arrangedSubviews.name].compactMap {
        view.value[$0]
      }
      return own + inner.flatMap { all(in: $0, showing: state) }
    }
  }
}

extension String {
  /// Returns whether an expression in the text, written as `${…}`, reads a name.
  fileprivate func shows(_ name: String) -> Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: "$") {
      rest = rest[start...].dropFirst()
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
      let words = rest[..<end].split { !($0.isLetter || $0.isNumber || "._-$'".contains($0)) }
      if words.contains(where: { $0 == name }) { return true }
      rest = rest[end...]
    }
    return false
  }
}
