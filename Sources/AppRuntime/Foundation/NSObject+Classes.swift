import UIKit

extension NSObject {
  /// Returns whether the object's class conforms to a protocol.
  public final func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool {
    self is Requirements
  }

  /// The superclass of the object's class; nil for `NSObject`.
  public final var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

  /// Returns whether objects of the class have a method of the program's with a name.
  public static func instancesRespond(to aSelector: Selector) -> Bool {
    class_respondsToSelector(self, aSelector)
  }
}

/// An instance variable of a class; none is known here.
public typealias Ivar = OpaquePointer
/// A property of a class, as Objective-C's runtime names it; none is known here.
public typealias objc_property_t = OpaquePointer

/// Returns nil, for no instance variables: classes have none that are known by name here.
public func class_copyIvarList(
  _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  count?.pointee = 0
  return nil
}

/// Returns nil, for no properties; see `class_copyIvarList(_:_:)`.
public func class_copyPropertyList(
  _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  count?.pointee = 0
  return nil
}

/// Returns nil, for no methods; see `class_copyIvarList(_:_:)`.
public func class_copyMethodList(
  _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  count?.pointee = 0
  return nil
}

/// Returns nil: no instance variable is known.
public func ivar_getName(_ variable: Ivar) -> UnsafePointer<CChar>? { nil }
/// Returns an empty text: no property is known.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  text("")
}

/// The texts that C functions return; they exist until the process ends.
private func text(_ value: String) -> UnsafePointer<CChar> {
  UnsafePointer(strdup(value) ?? UnsafeMutablePointer.allocate(capacity: 1))
}

/// Returns the name of a class.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
  text(type.map { NSStringFromClass($0) } ?? "nil")
}

/// Returns the name of an object's class.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(object))
}

/// Returns the name of a selector.
public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> {
  text(selector.description)
}

/// Returns the selector with a name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: name))
}

/// Returns the class with a name; nil for none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  namedClass(String(cString: name))
}

/// Returns the class with a name; nil for none.
///
/// - Parameters:
///   - name: The name: with a module, as in `App.Card`, where the program's own counts for any other module; or without one,
///     for a class of UIKit, QuartzCore, CoreGraphics or Foundation, as Objective-C names them.
///   - module: The program's module, or the identifier of one of its files.
public func namedClass(_ name: String, module: String = "") -> AnyClass? {
  if let found = NSClassFromString(name) { return found }
  let parts = name.split(separator: ".")
  let modules =
    parts.count > 1
    ? [module.split(separator: "/").first.map(String.init) ?? ""]
    : ["UIKit", "QuartzCore", "AppRuntime", "CoreGraphics", "Foundation"]
  guard let type = parts.last else { return nil }
  return modules.lazy.compactMap { NSClassFromString("\($0).\(type)") }.first
}

/// Returns the class with a name; nil for none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }

/// Returns the name of a protocol.
public func NSStringFromProtocol(_ aProtocol: Any.Type) -> String {
  let name = String(describing: aProtocol)
  return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
}
