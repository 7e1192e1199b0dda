import QuartzCore

extension UITextView {
  /// The text as a storage, which is created when it is first asked for.
  final var demandedStorage: NSTextStorage {
    if let storage { return storage }
    let storage = NSTextStorage(string: "")
    storage.setAttributedString(editor.text)
    storage.addLayoutManager(demandedLayoutManager)
    follow(storage)
    return storage
  }

  final var demandedLayoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager {
      ownedLayoutManager = manager
      if storage == nil, manager.textStorage == nil { addStorage(to: manager) }
      return manager
    }
    let manager = NSLayoutManager()
    ownedLayoutManager = manager
    manager.addTextContainer(textContainer)
    if storage == nil { addStorage(to: manager) }
    return manager
  }

  private func addStorage(to manager: NSLayoutManager) {
    let storage = NSTextStorage(string: "")
    storage.setAttributedString(editor.text)
    storage.addLayoutManager(manager)
    follow(storage)
  }

  /// Shows a storage that a program has made.
  final func adopt(_ storage: NSTextStorage) {
    ownedLayoutManager = textContainer.layoutManager
    follow(storage)
    readStorage()
  }

  private func follow(_ storage: NSTextStorage) {
    self.storage = storage
    storage.didProcess = { [weak self] in
      let view = self
      MainActor.assumeIsolated {
        if let view, !view.isSynchronizing { view.readStorage() }
      }
    }
  }

  private func readStorage() {
    guard let storage else { return }
    let selection = editor.selection
    editor.set(storage.snapshot)
    editor.select(selection)
    isSynchronizing = true
    textDidChange()
    isSynchronizing = false
  }

  /// Copies a changed text to the storage, whose delegate may change its attributes.
  final func synchronizeStorage() {
    guard let storage, !isSynchronizing, !storage.isEqual(to: editor.text) else { return }
    isSynchronizing = true
    storage.setAttributedString(editor.text)
    isSynchronizing = false
    if !storage.isEqual(to: editor.text) {
      let selection = editor.selection
      editor.set(storage.snapshot)
      editor.select(selection)
    }
  }

  /// Returns the characters whose glyphs are at a point; nil outside of the text.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    guard editor.length > 0 else { return nil }
    let place = CGPoint(
      x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let index = layoutManager.glyphIndex(for: place, in: textContainer)
    let range = index..<min(index + 1, editor.length)
    let rect = layoutManager.boundingRect(forGlyphRange: range.units, in: textContainer)
    return rect.contains(place) ? UITextRange(range) : nil
  }
}
