extension MethodTable {
  /// Adds a method without parameters to its class.
  @MainActor
  public static func add<Receiver: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    add(name, to: Receiver.self) { receiver, _ in method(receiver)() }
  }

  /// Adds a method with one parameter to its class.
  @MainActor
  public static func add<Receiver: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor (First) -> Result
  ) {
    add(name, to: Receiver.self) { receiver, arguments in
      method(receiver)(argument(0, of: name, arguments))
    }
  }

  /// Adds a method with two parameters to its class.
  @MainActor
  public static func add<Receiver: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (First, Second) -> Result
  ) {
    add(name, to: Receiver.self) { receiver, arguments in
      method(receiver)(argument(0, of: name, arguments), argument(1, of: name, arguments))
    }
  }

  /// Adds a method with three parameters to its class.
  @MainActor
  public static func add<Receiver: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (First, Second, Third) -> Result
  ) {
    add(name, to: Receiver.self) { receiver, arguments in
      method(receiver)(
        argument(0, of: name, arguments), argument(1, of: name, arguments),
        argument(2, of: name, arguments))
    }
  }

  /// Returns an argument as the type of the parameter.
  ///
  /// An object is passed for a parameter of any class, and nil for an object, as Objective-C's methods expect their
  /// classes without checking them: using such an argument is undefined, unless it stands for the class as an
  /// ``ArgumentSubstituting`` object.
  ///
  /// - Precondition: The sender passes a value of this type where the parameter is neither an object nor optional.
  @MainActor
  public static func argument<Value>(_ index: Int, of name: String, _ arguments: Arguments) -> Value
  {
    let argument = index < arguments.count ? arguments[index] : nil
    if let value = argument as? Value { return value }
    // A class of Foundation in place of the structure that takes its place in Swift, such as NSNotification.
    if let structure = argument as? any _ObjectiveCBridgeable,
      let value = structure._bridgeToObjectiveC() as? Value
    {
      return value
    }
    // A flag is whether the sender passes an object, as its address is not 0.
    if Value.self == Bool.self, let flag = (argument != nil) as? Value { return flag }
    // An optional parameter of another type.
    if let nothing = Optional<Any>.none as? Value { return nothing }
    if let object = argument as? any ArgumentSubstituting,
      let value = object.substitute(for: Value.self) as? Value
    {
      return value
    }
    if Value.self is AnyObject.Type {
      guard let argument else { return unsafeBitCast(0, to: Value.self) }
      if type(of: argument) is AnyObject.Type {
        return unsafeBitCast(argument as AnyObject, to: Value.self)
      }
    }
    preconditionFailure(
      "\(name): expected \(Value.self), got \(argument.map { "\(type(of: $0))" } ?? "nil")")
  }
}
