/// What the keys of a keyboard show.
enum KeyboardPage: Equatable, Sendable {
  /// Small letters.
  case letters
  /// Capital letters.
  case capitals
  /// Digits and punctuation.
  case numbers
  /// Further symbols.
  case symbols
  /// Digits on large keys.
  case pad

  /// The characters of the three upper rows.
  var rows: [String] {
    switch self {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .capitals: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    case .pad: ["123", "456", "789"]
    }
  }

  /// Returns the page with the key of a character; nil for a character without a key.
  ///
  /// - Parameters:
  ///   - current: The page that is shown, which is preferred.
  ///   - face: The keyboard, whose last row has further characters on every page.
  static func page(
    with character: Character, current: KeyboardPage, _ face: KeyboardFace
  ) -> KeyboardPage? {
    if current == .pad || face.lastRow.texts.contains(String(character)) { return current }
    return [current, .letters, .capitals, .numbers, .symbols].first { page in
      page.rows.contains { $0.contains(character) }
    }
  }
}

/// The keyboards that are drawn.
enum KeyboardFace: Equatable, Sendable {
  /// Letters, whose last row has the keys of a type.
  case letters(UIKeyboardType)
  /// Digits on large keys, with the character of the key at the lower left; nil for none.
  case pad(corner: String?, hasLetters: Bool)

  /// Creates the keyboard of a type.
  init(_ type: UIKeyboardType) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: self = .pad(corner: nil, hasLetters: true)
    case .decimalPad: self = .pad(corner: ".", hasLetters: false)
    case .phonePad: self = .pad(corner: "+*#", hasLetters: true)
    default: self = .letters(type)
    }
  }

  /// The page that is shown first; letters become capitals where a sentence starts.
  var firstPage: KeyboardPage {
    switch self {
    case .pad: .pad
    case .letters(.numbersAndPunctuation): .numbers
    case .letters: .letters
    }
  }

  /// Whether words are suggested above the keys: not for addresses and numbers, from general
  /// knowledge.
  var hasSuggestions: Bool {
    switch self {
    case .pad, .letters(.emailAddress), .letters(.URL), .letters(.numbersAndPunctuation): false
    case .letters: true
    }
  }

  /// The text keys beside the space bar, from left to right, and whether there is a space bar.
  var lastRow: (texts: [String], hasSpace: Bool) {
    switch self {
    case .letters(.emailAddress): (["@", "."], true)
    case .letters(.URL): ([".", "/", ".com"], false)
    case .letters(.twitter): (["@", "#"], true)
    case .letters(.webSearch): (["."], true)
    default: ([], true)
    }
  }
}
