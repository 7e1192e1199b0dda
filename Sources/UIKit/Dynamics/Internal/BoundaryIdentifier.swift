/// A copy of a boundary's identifier, compared with `isEqual(_:)` as in UIKit.
final class BoundaryIdentifier: Hashable {
  let value: any NSCopying
  private let object: NSObject

  init(_ identifier: any NSCopying) {
    // Most identifiers are strings and constant objects. The first casts to a protocol, and between
    // values and objects, search every conformance of the program.
    if type(of: identifier) == String.self, let string = identifier as? String {
      value = string
      object = NSString(string: string)
      return
    }
    let copy = identifier.copy(with: nil)
    if let same = identifier as? NSObject, copy as? NSObject === same {
      value = identifier
      object = same
      return
    }
    value = copy as? any NSCopying ?? identifier
    // A value that is not an object of Foundation equals nothing else.
    object =
      value as? NSObject ?? (value as? String).map { NSString(string: $0) } ?? NSObject()
  }

  static func == (left: BoundaryIdentifier, right: BoundaryIdentifier) -> Bool {
    left.object.isEqual(right.object)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(object.hash)
  }
}

/// Allows `"floor" as NSCopying`, as written for UIKit, to identify a boundary here as well.
extension String: @retroactive NSCopying {
  /// Returns the string itself, which is a value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
