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

  /// The number of edits that have begun.
  private var depth = 0
  /// Whether changes are being processed, during which further ones become a part of them.
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
    processIfComplete()
  }

  private func processIfComplete() {
    guard depth == 0, !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
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
    processIfComplete()
  }

  /// Notifies the delegate and the layout of the changes.
  open func processEditing() {
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
  }

  // MARK: Primitive methods

  /// Replaces characters.
  override open func replaceCharacters(in range: NSRange, with str: String) {
    grouping {
      super.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
  }

  /// Replaces attributes.
  override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    grouping {
      super.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  // MARK: Methods that call the primitive ones

  // Foundation's own ones change a text that subclasses with another one do not have. It also compares attributes
  // of Swift's types where it joins texts, and traps.

  /// Makes changes that are processed together.
  private func grouping(_ changes: () -> Void) {
    depth += 1
    changes()
    depth -= 1
    processIfComplete()
  }

  /// Replaces the attributes of each range of characters that share them.
  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    grouping {
      for (attributes, part) in runs(in: range) {
        var changed = attributes
        change(&changed)
        setAttributes(changed, range: part)
      }
    }
  }

  /// Returns the ranges of characters that share attributes, in a range, with their attributes.
  private func runs(
    in range: NSRange
  ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    eachRange(in: range) { runs.append(($0, $1)) }
    return runs
  }

  /// The number of UTF-16 code units.
  override open var length: Int { string.utf16.count }

  /// Returns the value of an attribute at a character.
  override open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// Returns the value of an attribute at a character, with the range in which it is the same.
  override open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    snapshot.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Returns the attributes at a character, with the range in which they are the same.
  override open func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Calls a closure with the attributes of each range in which they are the same.
  override open func enumerateAttributes(
    in enumerationRange: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: (
      [NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    snapshot.enumerateAttributes(in: enumerationRange, options: options, using: block)
  }

  /// Calls a closure with the values of an attribute.
  override open func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    snapshot.enumerateAttribute(attrName, in: enumerationRange, options: options, using: block)
  }

  /// Returns a part of the text, with its attributes.
  override open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: NSString(string: string).substring(with: range))
    for (attributes, run) in runs(in: range) {
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  /// A copy of the text, also of one that a subclass keeps, which Foundation does not copy.
  final var snapshot: NSAttributedString {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  /// Returns whether another text has the same characters and attributes.
  override open func isEqual(to other: NSAttributedString) -> Bool {
    snapshot.isEqual(to: (other as? NSTextStorage)?.snapshot ?? other)
  }

  /// Replaces characters and their attributes.
  override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    grouping {
      replaceCharacters(in: range, with: attrString.string)
      attrString.eachRange { attributes, part in
        setAttributes(
          attributes, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
  }

  /// Replaces the whole text.
  override open func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Adds an attribute.
  override open func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    changeAttributes(in: range) { $0[name] = value }
  }

  /// Adds attributes.
  override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute.
  override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  /// Inserts a text.
  override open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a text.
  override open func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Deletes characters.
  override open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }
}
