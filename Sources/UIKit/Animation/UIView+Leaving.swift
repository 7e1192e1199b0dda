import QuartzCore

extension UIView {
  /// Breaks off what animates in the view, which has left a window, unless it is in one again when the next
  /// tick comes: Core Animation breaks off the animations of layers that are in no tree when it shows the
  /// tree.
  func breakOffAnimations(leaving window: UIWindow) {
    let animated = layer.animatedLayers
    guard !animated.isEmpty else { return }
    let clock = window.layer.clock
    // It holds the layers: whoever waits for the end hears of it, even if the view is let go.
    clock.schedule(at: clock.time) {
      for layer in animated where !layer.isOnStage { layer.removeAllAnimations() }
    }
  }
}

extension CALayer {
  /// This layer and all in it, as far as they have animations.
  fileprivate var animatedLayers: [CALayer] {
    (animationKeys() == nil ? [] : [self]) + (sublayers ?? []).flatMap(\.animatedLayers)
  }

  fileprivate var isOnStage: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.stageClock != nil }
  }
}
