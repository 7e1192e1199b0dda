import QuartzCore

/// Methods that are called when a text changes.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before the layout follows a change, in which the text may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout follows a change, in which attributes may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// A text with attributes whose layout follows its changes.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// The characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The object that is notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What lays out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What has changed in the edit that is being made.
  open private(set) var editedMask: EditActions = []
  /// The range that has changed, in the changed text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference of the lengths.
  open private(set) var changeInLength = 0

  private var depth = 0
  private var isProcessing = false
  /// Called after a change.
  final var didProcess: (() -> Void)?

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// Adds an object that lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    nonisolated(unsafe) let storage = self
    layoutManagers.append(aLayoutManager)
    MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
  }

  /// Removes an object that lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { aLayoutManager.textStorage = nil }
  }

  // MARK: Edits

  /// Starts an edit, whose changes are processed together.
  override open func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Ends an edit, and processes its changes.
  override open func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records a change, and processes it outside of edits.
  ///
  /// - Parameters:
  ///   - editedRange: The range in the text before the change.
  ///   - delta: The difference of the lengths.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let changed = NSRange(
      location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout of the changes.
  open func processEditing() {
    guard !isProcessing else { return }
    isProcessing = true
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      for manager in storage.layoutManagers { manager.invalidateLayout() }
      storage.didProcess?()
    }
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isProcessing = false
  }

  /// Makes a change of a text without a subclass's own, and records it.
  private func change(
    _ mask: EditActions, _ range: NSRange, _ delta: Int, _ body: () -> Void
  ) {
    depth += 1
    body()
    edited(mask, range: range, changeInLength: delta)
    depth -= 1
    if depth == 0 { processEditing() }
  }

  /// Replaces characters, and then their attributes: Foundation compares attributes of Swift's types where it joins
  /// texts, and traps.
  private func setCharacters(_ range: NSRange, _ text: NSAttributedString) {
    replaceCharacters(in: range, with: text.string)
    text.eachRange { attributes, part in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
  }

  /// Replaces characters.
  override open func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  /// Replaces characters and their attributes.
  override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change(
      [.editedCharacters, .editedAttributes], range, attrString.length - range.length
    ) {
      setCharacters(range, attrString)
    }
  }

  /// Replaces the whole text.
  override open func setAttributedString(_ attrString: NSAttributedString) {
    let old = length
    change(
      [.editedCharacters, .editedAttributes], NSRange(location: 0, length: old),
      attrString.length - old
    ) {
      setCharacters(NSRange(location: 0, length: old), attrString)
    }
  }

  /// Replaces attributes.
  override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute.
  override open func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change(.editedAttributes, range, 0) { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes.
  override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(.editedAttributes, range, 0) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute.
  override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range, 0) { super.removeAttribute(name, range: range) }
  }

  /// Inserts a text.
  override open func insert(_ attrString: NSAttributedString, at loc: Int) {
    change(
      [.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0), attrString.length
    ) {
      setCharacters(NSRange(location: loc, length: 0), attrString)
    }
  }

  /// Appends a text.
  override open func append(_ attrString: NSAttributedString) {
    change(
      [.editedCharacters, .editedAttributes], NSRange(location: length, length: 0),
      attrString.length
    ) {
      setCharacters(NSRange(location: length, length: 0), attrString)
    }
  }

  /// Deletes characters.
  override open func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range, -range.length) { super.deleteCharacters(in: range) }
  }
}
