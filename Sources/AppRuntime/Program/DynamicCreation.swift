import UIKit

/// A class whose objects programs create by a metatype, as in `T(frame: .zero)` for a generic parameter `T`.
///
/// Swift allows this for required initializers, and for all initializers of Objective-C's classes, which every subclass
/// responds to. UIKit's classes are Swift's here, and initializers of their protocols have no such limit: each of these is the
/// function below it, by the name of its symbol, as only functions can use the metatype that they are called on. A subclass
/// that lacks the initializer ends the program with Swift's message of an unimplemented initializer, as on Apple's systems.
/// The last parameter, which is not used, keeps an initializer of the class from hiding the one of the protocol.
public protocol DynamicallyCreated {}

extension NSObject: DynamicallyCreated {}

extension DynamicallyCreated where Self: NSObject {
  /// Creates an object of the type, with the same initializer of `NSObject`.
  @_silgen_name("flipbook_dynamic_object") @_disfavoredOverload
  public init(_metatype: Void = ())
  @_silgen_name("flipbook_dynamic_object")
  @usableFromInline static func _make(_metatype: Void = ()) -> Self { created(_create()) }
}

extension NSObject {
  @_silgen_name("flipbook_create_object")
  convenience init(_metatype: Void) { self.init() }
  @_silgen_name("flipbook_create_object")
  class func _create() -> NSObject
}

/// Returns an object that was created by a metatype, as an object of that type.
func created<Object: AnyObject, Created: AnyObject>(_ object: Created) -> Object {
  unsafeDowncast(object, to: Object.self)
}
