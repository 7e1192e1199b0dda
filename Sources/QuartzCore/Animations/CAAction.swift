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

/// Decides what a layer does when its properties change.
@MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns what to do about the change of a property, before it changes; nil for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
