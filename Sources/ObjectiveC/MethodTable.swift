/// Methods by the names of their selectors, in place of the tables of Objective-C's runtime.
///
/// The rewriter of Swift sources adds the methods that are marked with `@objc`. A class has the methods of its
/// superclasses, and its own take their place.
public enum MethodTable {
  /// What a message passes to a method.
  public typealias Arguments = [Any?]
  typealias Method = @MainActor (AnyObject, Arguments) -> Any?

  // Programs add their methods before they start, on the main thread, which all messages are sent on.
  private nonisolated(unsafe) static var methods: [ObjectIdentifier: [String: Method]] = [:]
  private nonisolated(unsafe) static var genericMethods: [String: [String: Method]] = [:]

  /// Adds a method to all specializations of a generic class, or replaces it.
  ///
  /// - Parameters:
  ///   - name: The name of the selector.
  ///   - type: The name of the class without its module, with those of the types around it: `Outer.Inner`.
  ///   - method: Calls the method of an object of this class, and returns its result.
  @MainActor
  public static func add(
    _ name: String, toGeneric type: String,
    _ method: @escaping @MainActor (AnyObject, Arguments) -> Any?
  ) {
    genericMethods[type, default: [:]][name] = method
  }

  /// Adds a method to a class, or replaces it.
  ///
  /// - Parameters:
  ///   - name: The name of the selector, with a colon for each argument: `buttonTapped:`.
  ///   - type: The class that declares the method.
  ///   - method: Calls the method, and returns its result.
  @MainActor
  public static func add<Receiver: AnyObject>(
    _ name: String, to type: Receiver.Type,
    _ method: @escaping @MainActor (Receiver, Arguments) -> Any?
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = { receiver, arguments in
      (receiver as? Receiver).flatMap { method($0, arguments) }
    }
  }

  /// Returns whether a class or one of its superclasses has a method.
  public static func contains(_ name: String, in type: AnyClass) -> Bool {
    method(name, of: type) != nil
  }

  /// Exchanges two methods, which both classes have then themselves; nothing happens if one does not exist.
  public static func exchange(
    _ first: String, of firstType: AnyClass, with second: String, of secondType: AnyClass
  ) {
    guard let old = method(first, of: firstType), let new = method(second, of: secondType) else {
      return
    }
    methods[ObjectIdentifier(firstType), default: [:]][first] = new
    methods[ObjectIdentifier(secondType), default: [:]][second] = old
  }

  /// Replaces a method by another one; nothing happens if the other one does not exist.
  public static func replace(
    _ name: String, of type: AnyClass, by other: String, of otherType: AnyClass
  ) {
    guard let new = method(other, of: otherType) else { return }
    methods[ObjectIdentifier(type), default: [:]][name] = new
  }

  /// Calls a method of an object, and returns its result; nil if its class has none with this name.
  @MainActor @discardableResult
  public static func send(
    _ name: String, to receiver: AnyObject, _ arguments: Arguments = []
  ) -> Any? {
    method(name, of: Swift.type(of: receiver)).flatMap { $0(receiver, arguments) }
  }

  private static func method(_ name: String, of type: AnyClass) -> Method? {
    var current: AnyClass? = type
    while let type = current {
      if let method = methods[ObjectIdentifier(type)]?[name] { return method }
      if !genericMethods.isEmpty, let method = genericMethods[plainName(of: type)]?[name] {
        return method
      }
      current = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the name of a class without its module and its generic arguments.
  private static func plainName(of type: AnyClass) -> String {
    var depth = 0
    let name = String(reflecting: type).filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return String(name.drop { $0 != "." }.dropFirst())
  }
}
