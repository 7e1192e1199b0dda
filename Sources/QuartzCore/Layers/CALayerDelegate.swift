import DisplayList

/// An object that provides the actions for a layer's property changes, its contents, and the layout
/// of its sublayers.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a property that is about to change.
  ///
  /// Return nil to continue the search for an action, or `NSNull` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers of a layer whose size has changed, or that was invalidated.
  func layoutSublayers(of layer: CALayer)
  /// Sets the contents of a layer that is displayed; without it, the layer is drawn.
  func display(_ layer: CALayer)
  /// Called before a layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the contents of a layer in a context, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the contents to `draw(_:in:)`.
  public func display(_ layer: CALayer) { CALayer.displayIsMissing() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
