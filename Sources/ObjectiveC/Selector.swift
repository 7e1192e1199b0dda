/// The name of a method, as messages use it: `buttonTapped:` has one argument.
///
/// Where Swift on Apple's systems writes `#selector(ViewController.handlePan(_:))`, a program for this UIKit can name the
/// method without a table:
///
/// ```swift
/// super.init(target: target, action: Selector(ViewController.handlePan))
/// ```
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A method that a selector refers to directly.
  private final class Method {
    let call: @MainActor (AnyObject, MethodTable.Arguments) -> Void

    init(_ call: @escaping @MainActor (AnyObject, MethodTable.Arguments) -> Void) {
      self.call = call
    }
  }

  /// The name, with a colon for each argument; empty for a selector of a method without a name.
  public let description: String
  private let method: Method?

  /// Creates a selector with a name.
  public init(_ name: String) {
    description = name
    method = nil
  }

  /// Creates a selector with a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Creates a selector of a method that receives the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    description = ""
    self.method = Method { target, arguments in
      if let target = target as? Target, let sender = arguments.first as? Sender {
        method(target)(sender)
      }
    }
  }

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    description = ""
    self.method = Method { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  /// The number of arguments of the method.
  public var argumentCount: Int { description.utf8.count { $0 == UInt8(ascii: ":") } }

  /// Calls the method of an object, with as many of the arguments as it has parameters.
  ///
  /// - Returns: The method's result; nil for none.
  /// - Precondition: The class of the object has the method, or forwards the message to an object that has it.
  @MainActor @discardableResult
  public func send(to receiver: AnyObject, _ arguments: MethodTable.Arguments = []) -> Any? {
    if let method {
      method.call(receiver, arguments)
      return nil
    }
    let isImplemented = MethodTable.contains(description, in: type(of: receiver))
    if !isImplemented, let target = forwardingTarget(of: receiver) {
      return send(to: target, arguments)
    }
    precondition(
      isImplemented,
      "-[\(type(of: receiver)) \(description)]: unrecognized selector sent to instance")
    return MethodTable.send(description, to: receiver, Array(arguments.prefix(argumentCount)))
  }

  /// Returns the other object that receives the message in place of one without the method; nil for none.
  @MainActor
  private func forwardingTarget(of receiver: AnyObject) -> AnyObject? {
    // The name that Swift derives from `forwardingTarget(for:)`.
    let target = MethodTable.send("forwardingTargetFor:", to: receiver, [self])
    guard let target, type(of: target) is AnyClass, target as AnyObject !== receiver else {
      return nil
    }
    return target as AnyObject
  }

  /// Returns whether an object has the method.
  @MainActor
  public func isImplemented(by receiver: AnyObject) -> Bool {
    method != nil || MethodTable.contains(description, in: type(of: receiver))
  }

  /// Returns whether two selectors have the same name and refer to the same method.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.description == second.description && first.method === second.method
  }

  /// Hashes the name and the method.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
    hasher.combine(method.map { ObjectIdentifier($0) })
  }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
