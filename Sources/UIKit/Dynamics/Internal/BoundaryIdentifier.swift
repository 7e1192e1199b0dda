/// A boundary's identifier as UIKit keeps it: copied, and equal to whatever is equal to it.
final class BoundaryIdentifier: Hashable {
  let value: any NSCopying
  private let object: NSObject

  init(_ identifier: any NSCopying) {
    value = identifier.copy(with: nil) as? any NSCopying ?? identifier
    // What is no object of Foundation's is equal to nothing else.
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

/// Lets `"floor" as NSCopying`, as written for UIKit, name a boundary here too.
extension String: @retroactive NSCopying {
  /// Returns the string itself, which is a value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
