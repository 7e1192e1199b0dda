import UIKit

/// The values of properties that AppRuntime adds to UIKit's classes.
///
/// These properties have no effect here, or only one that a program asks for by calling them; they are not part of UIKit
/// itself, so that the program `flipbook` stays small.
private final class KeptValues {
  var values: [String: Any] = [:]

  nonisolated(unsafe) private static var key = 0

  static func of(_ object: AnyObject) -> KeptValues {
    if let found = objc_getAssociatedObject(object, &key) as? KeptValues { return found }
    let new = KeptValues()
    objc_setAssociatedObject(object, &key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

/// Returns the value of an object's property, which is that of the caller; the default before it was set.
func kept<Value>(_ object: AnyObject, _ initial: Value, name: String = #function) -> Value {
  KeptValues.of(object).values[name] as? Value ?? initial
}

/// Sets the value of an object's property, which is that of the caller.
func keep<Value>(_ object: AnyObject, _ value: Value, name: String = #function) {
  KeptValues.of(object).values[name] = value
}
