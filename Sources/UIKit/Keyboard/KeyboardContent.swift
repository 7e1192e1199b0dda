/// What a keyboard shows for the text that is edited.
struct KeyboardContent: Equatable, Sendable {
  var face: KeyboardFace
  var page: KeyboardPage
  var returnTitle: String
  var isReturnProminent: Bool
  /// Whether the return key has an effect now.
  var isReturnEnabled: Bool
  /// The words above the keys, from left to right.
  var suggestions: [String]
  /// The action of the pressed key; nil for none.
  var pressed: KeyboardKey.Action?

  /// The words at the start of a text, as iOS suggests them (general knowledge).
  private static let firstSuggestions = ["I", "The", "I'm"]

  /// Creates the content for a responder.
  ///
  /// - Parameters:
  ///   - input: The first responder.
  ///   - page: The page that was chosen; nil for the one that the text requires.
  ///   - pressed: The action of the pressed key.
  @MainActor
  init(of input: any UIKeyInput, page: KeyboardPage?, pressed: KeyboardKey.Action?) {
    let before = (input as? any TextTyping)?.textBeforeCaret ?? ""
    face = KeyboardFace(input.keyboardType)
    var shown = face.firstPage
    if shown == .letters, input.autocapitalizationType.startsCapital(after: before) {
      shown = .capitals
    }
    self.page = page ?? shown
    returnTitle = input.returnKeyType.title
    isReturnProminent = input.returnKeyType.isProminent
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    self.pressed = pressed
    let word = String(before.reversed().prefix { $0 != " " && $0 != "\n" }.reversed())
    suggestions =
      word.isEmpty
      ? (before.isEmpty ? Self.firstSuggestions : ["", "", ""]) : ["“\(word)”", "", ""]
  }
}

extension KeyboardFace {
  /// Whether words are suggested above the keys for a responder.
  @MainActor
  static func suggests(_ input: any UIKeyInput) -> Bool {
    input.autocorrectionType != .no && !input.isSecureTextEntry
  }
}

extension UITextAutocapitalizationType {
  /// Returns whether the keyboard shows capital letters after a text.
  func startsCapital(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map { $0 == " " || $0 == "\n" } ?? true
    case .sentences:
      guard let last = text.last, last != "\n" else { return true }
      guard last == " " else { return false }
      let end = text.reversed().first { $0 != " " }
      return end.map { ".?!\n".contains($0) } ?? true
    }
  }
}
