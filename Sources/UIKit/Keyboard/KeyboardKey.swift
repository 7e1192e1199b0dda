import QuartzCore

/// A key of the keyboard.
struct KeyboardKey: Equatable, Sendable {
  /// What a key does.
  enum Action: Equatable, Sendable {
    /// Inserts a text.
    case insert(String)
    /// Switches between small and capital letters.
    case shift
    /// Deletes the character before the caret.
    case delete
    /// Shows other keys.
    case show(KeyboardPage)
    /// Has the effect of the return key.
    case enter
    /// Nothing: the keys for emoji and dictation.
    case none
  }

  /// What a key shows.
  enum Label: Equatable, Sendable {
    /// A text, and smaller letters below it.
    case text(String, letters: String = "")
    /// A symbol.
    case glyph(KeyboardGlyph)
  }

  /// The color of a key.
  enum Look: Equatable, Sendable {
    /// That of characters.
    case character
    /// That of keys with other effects.
    case special
    /// That of a return key with a name, in the tint of the system.
    case prominent
    /// Without a background.
    case plain
  }

  let action: Action
  let label: Label
  let look: Look
  /// The rectangle below the suggestions, in points.
  let frame: CGRect

  /// Whether a pressed key shows its character above itself.
  var hasBalloon: Bool {
    guard case .insert(let text) = action, look == .character else { return false }
    return text.count == 1 && text != " "
  }
}

/// The places and sizes of a keyboard's parts, from general knowledge of iOS 13 to 18.
struct KeyboardMetrics: Equatable, Sendable {
  /// The width, in points.
  let width: CGFloat
  /// The distances of the keys from the sides, for the camera of a screen that is wider than high.
  let sideInset: CGFloat
  /// The height of the keys.
  let keysHeight: CGFloat
  /// The height of the suggestions above the keys.
  let suggestionsHeight: CGFloat
  /// The height of the space below the keys, in which screens without a home button have further keys.
  let barHeight: CGFloat
  /// Whether the space below has the keys for emoji and dictation.
  let hasBar: Bool

  /// Creates the measures for a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - insets: The safe area of the device.
  ///   - face: The keyboard.
  ///   - suggests: Whether words are suggested.
  init(size: CGSize, insets: UIEdgeInsets, face: KeyboardFace, suggests: Bool) {
    width = size.width
    sideInset = max(insets.left, insets.right)
    let hasSuggestions = suggests && face.hasSuggestions
    guard size.width <= size.height else {
      keysHeight = 162
      suggestionsHeight = hasSuggestions ? 38 : 0
      (barHeight, hasBar) = (insets.bottom, false)
      return
    }
    let isLarge = size.width >= 414
    keysHeight = isLarge ? 226 : 216
    hasBar = insets.bottom > 0
    barHeight = hasBar ? 41 + insets.bottom : 0
    suggestionsHeight = hasSuggestions ? (isLarge || hasBar ? 45 : 44) : 0
  }

  /// The height of the whole, in points.
  var height: CGFloat { suggestionsHeight + keysHeight + barHeight }

  /// The distance from one row to the next.
  var rowPitch: CGFloat { keysHeight / 4 }
  /// The space between rows.
  var rowSpacing: CGFloat { keysHeight > 200 ? 12 : 8 }
  /// The space between keys.
  static let spacing: CGFloat = 6
  /// The distance from the sides.
  static let margin: CGFloat = 3
}

extension KeyboardFace {
  /// Returns the keys of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - returnTitle: The title of the return key.
  ///   - isProminent: Whether the return key has the color of the system's tint.
  ///   - metrics: The places and sizes.
  @MainActor
  func keys(
    _ page: KeyboardPage, returnTitle: String, isProminent: Bool, _ metrics: KeyboardMetrics
  ) -> [KeyboardKey] {
    guard case .pad(let corner, let hasLetters) = self else {
      return letterKeys(page, returnTitle, isProminent, metrics) + barKeys(metrics)
    }
    return padKeys(corner, hasLetters, metrics)
  }

  @MainActor
  private func letterKeys(
    _ page: KeyboardPage, _ returnTitle: String, _ isProminent: Bool, _ metrics: KeyboardMetrics
  ) -> [KeyboardKey] {
    let rows = page.rows.map { $0.map(String.init) }
    let (space, left) = (KeyboardMetrics.spacing, KeyboardMetrics.margin + metrics.sideInset)
    let width = metrics.width - 2 * left
    let keyWidth = (width - 9 * space) / 10
    let height = metrics.rowPitch - metrics.rowSpacing
    let side = (keyWidth * 4 / 3).rounded()
    func y(_ row: Int) -> CGFloat { CGFloat(row) * metrics.rowPitch + metrics.rowSpacing - 3 }
    func row(_ index: Int, _ texts: [String], from start: CGFloat, width: CGFloat) -> [KeyboardKey]
    {
      texts.enumerated().map { place, text in
        KeyboardKey(
          action: .insert(text), label: .text(text), look: .character,
          frame: CGRect(
            x: start + CGFloat(place) * (width + space), y: y(index), width: width, height: height))
      }
    }
    func extent(_ count: Int, _ width: CGFloat) -> CGFloat {
      CGFloat(count) * width + CGFloat(count - 1) * space
    }
    var keys = row(0, rows[0], from: left, width: keyWidth)
    let second = (width - extent(rows[1].count, keyWidth)) / 2
    keys += row(1, rows[1], from: left + second, width: keyWidth)
    // Punctuation fills the row between the keys at its ends.
    let inner = width - 2 * (side + 14)
    let isLetters = page == .letters || page == .capitals
    let third = isLetters ? keyWidth : (inner - CGFloat(rows[2].count - 1) * space) / 5
    let start = (width - extent(rows[2].count, third)) / 2
    func special(
      _ action: KeyboardKey.Action, _ label: KeyboardKey.Label, _ x: CGFloat, _ width: CGFloat,
      row: Int, look: KeyboardKey.Look = .special
    ) -> KeyboardKey {
      KeyboardKey(
        action: action, label: label, look: look,
        frame: CGRect(x: x, y: y(row), width: width, height: height))
    }
    switch page {
    case .numbers: keys.append(special(.show(.symbols), .text("#+="), left, side, row: 2))
    case .symbols: keys.append(special(.show(.numbers), .text("123"), left, side, row: 2))
    default:
      let isOn = page == .capitals
      keys.append(
        special(
          .shift, .glyph(isOn ? .shiftOn : .shift), left, side, row: 2,
          look: isOn ? .character : .special))
    }
    keys += row(2, rows[2], from: left + start, width: third)
    keys.append(special(.delete, .glyph(.delete), left + width - side, side, row: 2))
    return keys
      + lastRow(
        isLetters: isLetters, returnTitle, isProminent, hasBar: metrics.hasBar,
        left: left, width: width, keyWidth: keyWidth, side: side
      ) { special($0, $1, $2, $3, row: 3, look: $4) }
  }

  @MainActor
  private func lastRow(
    isLetters: Bool, _ returnTitle: String, _ isProminent: Bool, hasBar: Bool,
    left: CGFloat, width: CGFloat, keyWidth: CGFloat, side: CGFloat,
    make: (KeyboardKey.Action, KeyboardKey.Label, CGFloat, CGFloat, KeyboardKey.Look) -> KeyboardKey
  ) -> [KeyboardKey] {
    let space = KeyboardMetrics.spacing
    let wide = ((width - 3 * space) / 4).rounded()
    let other = KeyboardKey.Action.show(isLetters ? .numbers : .letters)
    var keys = [make(other, .text(isLetters ? "123" : "ABC"), left, hasBar ? wide : side, .special)]
    var x = left + (hasBar ? wide : side) + space
    if !hasBar {
      for glyph in [KeyboardGlyph.emoji, .microphone] {
        keys.append(make(.none, .glyph(glyph), x, side, .special))
        x += side + space
      }
    }
    let end = left + width - wide - space
    let (texts, hasSpace) = lastRow
    var textWidth = texts.isEmpty ? 0 : keyWidth * 1.15
    if !hasSpace { textWidth = (end - x - CGFloat(texts.count - 1) * space) / CGFloat(texts.count) }
    let spaceWidth = end - x - CGFloat(texts.count) * (textWidth + space)
    if hasSpace {
      keys.append(
        make(.insert(" "), .text(SystemText.spaceKey.localized), x, spaceWidth, .character))
      x += spaceWidth + space
    }
    for text in texts {
      keys.append(make(.insert(text), .text(text), x, textWidth, .character))
      x += textWidth + space
    }
    keys.append(
      make(.enter, .text(returnTitle), end + space, wide, isProminent ? .prominent : .special))
    return keys
  }

  /// The keys below the others, on screens without a home button.
  private func barKeys(_ metrics: KeyboardMetrics) -> [KeyboardKey] {
    guard metrics.hasBar else { return [] }
    let size: CGFloat = 44
    return [(KeyboardGlyph.emoji, CGFloat(14)), (.microphone, metrics.width - 14 - size)].map {
      KeyboardKey(
        action: .none, label: .glyph($0), look: .plain,
        frame: CGRect(x: $1, y: metrics.keysHeight + 2, width: size, height: size))
    }
  }

  private func padKeys(
    _ corner: String?, _ hasLetters: Bool, _ metrics: KeyboardMetrics
  ) -> [KeyboardKey] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let (space, left) = (KeyboardMetrics.spacing, 6 + metrics.sideInset)
    let width = (metrics.width - 2 * left - 2 * space) / 3
    func frame(_ row: Int, _ column: Int) -> CGRect {
      CGRect(
        x: left + CGFloat(column) * (width + space),
        y: CGFloat(row) * metrics.rowPitch + 4, width: width, height: metrics.rowPitch - 7)
    }
    func digit(_ text: String, _ letters: String, _ row: Int, _ column: Int) -> KeyboardKey {
      KeyboardKey(
        action: .insert(text), label: .text(text, letters: hasLetters ? letters : ""),
        look: .character, frame: frame(row, column))
    }
    var keys = (0..<9).map { digit("\($0 + 1)", letters[$0], $0 / 3, $0 % 3) }
    if let corner {
      let action: KeyboardKey.Action = corner.count == 1 ? .insert(corner) : .none
      keys.append(
        KeyboardKey(action: action, label: .text(corner), look: .plain, frame: frame(3, 0)))
    }
    keys.append(digit("0", "", 3, 1))
    keys.append(
      KeyboardKey(action: .delete, label: .glyph(.delete), look: .plain, frame: frame(3, 2)))
    return keys
  }
}

extension UIReturnKeyType {
  /// The title of the return key, in the language of the current stage.
  @MainActor var title: String { text?.localized ?? "SOS" }

  private var text: SystemText? {
    switch self {
    case .default: .returnKey
    case .go: .goKey
    case .google, .search, .yahoo: .searchKey
    case .join: .joinKey
    case .next: .nextKey
    case .route: .routeKey
    case .send: .sendKey
    case .done: .doneKey
    case .emergencyCall: nil
    case .continue: .continueKey
    }
  }

  /// Whether the key has the color of the system's tint, from general knowledge.
  var isProminent: Bool {
    switch self {
    case .default, .next, .emergencyCall, .continue: false
    default: true
    }
  }
}
