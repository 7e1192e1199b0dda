import QuartzCore

extension UIView {
  /// Removes the animations of a view that has left a window, unless it is in a window again at the
  /// next tick.
  ///
  /// Core Animation removes the animations of layers that are in no layer tree when it commits the
  /// tree.
  func removeAnimations(leaving window: UIWindow) {
    let animated = layer.animatedLayers
    guard !animated.isEmpty else { return }
    let clock = window.layer.clock
    // The closure retains the layers, so that animation delegates are notified even if the view
    // is released.
    clock.schedule(at: clock.time) {
      for layer in animated where !layer.isOnStage { layer.removeAllAnimations() }
    }
  }
}

extension CALayer {
  /// This layer and its descendants that have animations.
  fileprivate var animatedLayers: [CALayer] {
    (animationKeys() == nil ? [] : [self]) + (sublayers ?? []).flatMap(\.animatedLayers)
  }

  fileprivate var isOnStage: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.stageClock != nil }
  }
}
