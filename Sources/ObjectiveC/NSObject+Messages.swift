import CoreGraphics

extension NSObjectProtocol {
  /// Returns whether the object has a method.
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool {
    selector?.isImplemented(by: self as AnyObject) ?? false
  }

  /// Returns the object that receives a message in place of this one, which has no such method: nil by default.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

extension NSObject {
  /// Calls a method of the object.
  ///
  /// - Returns: The object that the method returns; nil for none and for other values.
  /// - Precondition: The class of the object has the method.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    send(selector, [])
  }

  /// Calls a method of the object with an argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    send(selector, [object])
  }

  /// Calls a method of the object with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    send(selector, [first, second])
  }

  @MainActor
  private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = selector.send(to: self, arguments)
    // Values such as Void are objects only on Apple's systems, where they are boxed.
    guard let result, type(of: result) is AnyClass else { return nil }
    return .passUnretained(result as AnyObject)
  }
}
