/// A boundary's identifier as UIKit keeps it: copied, and equal to whatever is equal to it.
struct BoundaryIdentifier: Equatable {
  let value: any NSCopying

  init(_ identifier: any NSCopying) {
    value = identifier.copy(with: nil) as? any NSCopying ?? identifier
  }

  static func == (left: BoundaryIdentifier, right: BoundaryIdentifier) -> Bool {
    guard let left = left.object, let right = right.object else { return false }
    return left.isEqual(right)
  }

  private var object: NSObject? {
    (value as? String).map { NSString(string: $0) } ?? value as? NSObject
  }
}

/// Lets `"floor" as NSCopying`, as written for UIKit, name a boundary here too.
extension String: @retroactive NSCopying {
  /// Returns the string itself, which is a value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
