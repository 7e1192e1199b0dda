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

/// An object that provides the actions for a layer's property changes and lays out its sublayers.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a property that is about to change.
  ///
  /// Return nil to continue the search for an action, or `NSNull` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers of a layer whose size has changed, or that was invalidated.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
