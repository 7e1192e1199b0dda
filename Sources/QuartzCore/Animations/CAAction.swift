/// An action that a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action after the property's value has changed.
  ///
  /// - Parameters:
  ///   - event: The key of the property.
  ///   - anObject: The layer.
  ///   - dict: Further parameters; nil for property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAction {
  /// Whether the action is `NSNull`.
  ///
  /// Views return it for nearly all of their changes; comparing types costs less than a cast.
  var isNull: Bool { type(of: self) == NSNull.self }
}
