import UIKit

/// `CGFloat` is bridged to `NSNumber` on Apple's systems, as the other numbers are: `radius as NSNumber`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSNumber

  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Sets the result to the value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Sets the result to the value of an object, and returns true.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the value of an object; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// A truth value of Core Foundation, which is a number object.
public typealias CFBoolean = NSNumber
// Core Foundation's constants are implicitly unwrapped: programs use them with and without a mark.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = false
/// An error of Core Foundation.
public typealias CFError = NSError

/// Returns the pointer to an object of an array; nil outside of it.
///
/// The array owns the object. Values that are no objects, which Core Foundation's arrays do not contain, have no pointer.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ index: CFIndex) -> UnsafeRawPointer? {
  guard let theArray, theArray.indices.contains(index), type(of: theArray[index]) is AnyClass else {
    return nil
  }
  return UnsafeRawPointer(Unmanaged.passUnretained(theArray[index] as AnyObject).toOpaque())
}
