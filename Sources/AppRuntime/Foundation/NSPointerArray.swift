import UIKit

/// A list of pointers to objects, which it owns or not.
open class NSPointerArray: NSObject {
  private final class Reference {
    weak var object: AnyObject?
    let owned: AnyObject?

    init(_ object: AnyObject?, isWeak: Bool) {
      self.object = object
      owned = isWeak ? nil : object
    }
  }

  private let isWeak: Bool
  private var references: [Reference] = []

  /// Creates a list.
  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns a list that does not own its objects; they become nil when nothing else owns them.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// Returns a list that owns its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> Reference {
    Reference(
      pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, isWeak: isWeak)
  }

  /// The number of pointers, also of those that are nil; a smaller one removes the last, a larger one adds nil.
  open var count: Int {
    get { references.count }
    set {
      references = Array(references.prefix(max(0, newValue)))
      while references.count < newValue { references.append(reference(nil)) }
    }
  }

  /// The objects that exist.
  open var allObjects: [AnyObject] { references.compactMap(\.object) }

  /// Returns a pointer; nil for an object that does not exist any more, or for no such index.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard references.indices.contains(index) else { return nil }
    return references[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    references.append(reference(pointer))
  }

  /// Inserts a pointer; at the end for an index beyond it.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: min(max(index, 0), references.count))
  }

  /// Removes a pointer, if there is one at the index.
  open func removePointer(at index: Int) {
    if references.indices.contains(index) { references.remove(at: index) }
  }

  /// Replaces a pointer, if there is one at the index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if references.indices.contains(index) { references[index] = reference(item) }
  }

  /// Removes the pointers that are nil.
  open func compact() { references.removeAll { $0.object == nil } }
}
