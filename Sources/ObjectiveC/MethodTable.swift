/// Methods by the names of their selectors, in place of the tables of Objective-C's runtime.
///
/// The rewriter of Swift sources adds the methods that are marked with `@objc`. A class has the methods of its
/// superclasses, and its own take their place.
@MainActor
public enum MethodTable {
  /// What a message passes to a method.
  public typealias Arguments = [Any?]
  typealias Method = @MainActor (AnyObject, Arguments) -> Any?

  private static var methods: [ObjectIdentifier: [String: Method]] = [:]

  /// Adds a method to a class, or replaces it.
  ///
  /// - Parameters:
  ///   - name: The name of the selector, with a colon for each argument: `buttonTapped:`.
  ///   - type: The class that declares the method.
  ///   - method: Calls the method, and returns its result.
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

  /// Calls a method of an object, and returns its result; nil if its class has none with this name.
  @discardableResult
  public static func send(
    _ name: String, to receiver: AnyObject, _ arguments: Arguments = []
  ) -> Any? {
    method(name, of: Swift.type(of: receiver)).flatMap { $0(receiver, arguments) }
  }

  private static func method(_ name: String, of type: AnyClass) -> Method? {
    sequence(first: type) { _getSuperclass($0) }.lazy
      .compactMap { methods[ObjectIdentifier($0)]?[name] }.first
  }
}
