/// What a layer does when one of its properties changes.
@MainActor
public protocol CAAction {
  /// Runs after the property has taken its new value.
  ///
  /// - Parameters:
  ///   - event: The property's key.
  ///   - anObject: The layer.
  ///   - dict: Further parameters; property changes have none.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and ends the search for another one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAction {
  /// Whether the action is there to do nothing.
  ///
  /// Views say so of nearly every change of theirs: comparing types costs less than a cast.
  var isNothing: Bool { type(of: self) == NSNull.self }
}

/// Decides what a layer does when its properties change.
@MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns what to do about the change of a property, before it changes.
  ///
  /// Nil leaves it to the layer to look elsewhere; `NSNull` is for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
