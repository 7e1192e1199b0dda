/// A copy of a boundary's identifier, compared with `isEqual(_:)` as in UIKit.
final class BoundaryIdentifier: Hashable {
  let value: any NSCopying
  private let object: NSObject

  init(_ identifier: any NSCopying) {
    value = identifier.copy(with: nil) as? any NSCopying ?? identifier
    // A value that is not an object of Foundation equals nothing else.
    object =
      (value as? String).map { NSString(string: $0) } ?? value as? NSObject ?? NSObject()
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
