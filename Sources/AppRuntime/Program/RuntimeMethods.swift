import UIKit

/// A method of a class, as Objective-C's runtime names it.
public typealias Method = OpaquePointer
/// The code of a method, as Objective-C's runtime names it.
public typealias IMP = OpaquePointer

/// A method that a program asked the runtime for; it exists until the process ends.
private final class RuntimeMethod {
  let owner: AnyClass
  let name: String

  init(_ owner: AnyClass, _ name: String) {
    (self.owner, self.name) = (owner, name)
  }

  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  static func of(_ pointer: OpaquePointer) -> RuntimeMethod {
    Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// Returns the method that messages of a name reach.
///
/// Every class has every method here, as only methods of the program have names: exchanging one of UIKit's has no effect.
///
/// - Parameters:
///   - type: The class.
///   - name: The selector.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  type.map { RuntimeMethod($0, name.description).pointer }
}

/// Returns the method of a class itself that messages of a name reach; see `class_getInstanceMethod(_:_:)`.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(type, name)
}

/// Returns the selector of a method.
public func method_getName(_ method: Method) -> Selector {
  Selector(RuntimeMethod.of(method).name)
}

/// Returns the code of a method, for `class_addMethod(_:_:_:_:)`.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Returns the types of the parameters of a method: nil, as they are not known here.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges two methods of the program's: messages of either name reach the other one.
///
/// What calls a method without a message, as UIKit does here, still reaches the method itself.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  let (first, second) = (RuntimeMethod.of(first), RuntimeMethod.of(second))
  MethodTable.exchange(first.name, of: first.owner, with: second.name, of: second.owner)
}

/// Returns whether a method was added, which a class does not have yet.
///
/// False: a class has the method, and the program exchanges it then.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces a method of the program's by another one, and returns the method that messages reached.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let type else { return nil }
  let new = RuntimeMethod.of(implementation)
  MethodTable.replace(name.description, of: type, by: new.name, of: new.owner)
  return RuntimeMethod(type, name.description).pointer
}

/// Returns whether objects of a class have a method of the program's with a name.
public func class_respondsToSelector(_ type: AnyClass?, _ name: Selector) -> Bool {
  type.map { MethodTable.contains(name.description, in: $0) } ?? false
}

/// Returns the class of an object; the object itself for a class.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { ($0 as? AnyClass) ?? Swift.type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class; nil for none.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}
