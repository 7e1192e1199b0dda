import QuartzCore

/// A text view that a script types into, as a keyboard does: its delegate decides about each change.
@MainActor
protocol TextTyping: UIResponder {
  /// Inserts typed text, or has the effect of the return key for a line break.
  func type(_ text: String)
  /// Has the effect of the delete key.
  func typeDelete()
  /// The text from the start to the caret.
  var textBeforeCaret: String { get }
}

extension Stage {
  /// Types a text into the first responder, one character after another.
  ///
  /// Delegates and events follow as for a keyboard. A line break (`"\n"`) is the return key, and U+0008 is the
  /// delete key. Characters that are due while no text view is the first responder have no effect.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - time: The time of the first one, in seconds.
  ///   - interval: The time from one character to the next, in seconds.
  public func type(_ text: String, time: TimeInterval, interval: TimeInterval = 0.1) {
    for (index, character) in text.enumerated() {
      at(time + Double(index) * max(interval, 0)) { [weak self] in
        self?.type(character)
      }
    }
  }

  /// Whether the first responder receives typed text.
  package var isEditingText: Bool {
    guard let view = FirstResponder.current as? any TextTyping else {
      return FirstResponder.current is any UIKeyInput
    }
    return (view as? UITextView)?.isEditable ?? true
  }

  /// Types a text into the first responder at once.
  public func insertText(_ text: String) {
    for character in text { type(character) }
  }

  private func type(_ character: Character) {
    keyboard.press(character)
    enter(character)
  }

  /// Enters a character as a key does.
  func enter(_ character: Character) {
    let responder = FirstResponder.current
    let isDelete = character == "\u{8}"
    if let view = responder as? any TextTyping {
      isDelete ? view.typeDelete() : view.type(String(character))
    } else if let input = responder as? any UIKeyInput {
      isDelete ? input.deleteBackward() : input.insertText(String(character))
    }
  }
}
