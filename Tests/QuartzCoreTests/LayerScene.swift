import DisplayList

@testable import QuartzCore

/// A layer that has been on its own stage for a tick, so that its changes animate.
///
/// Create it in the body of a test, as its clock becomes the current one.
@MainActor
final class LayerScene<Layer: CALayer> {
  let clock = VirtualClock()
  let root = CALayer()
  let layer: Layer

  init(_ type: Layer.Type) {
    layer = type.init(copying: nil)
    VirtualClock.current = clock
    root.stageClock = clock
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    tick()
  }

  /// Tests that disable actions must not affect those that follow on the same clock.
  isolated deinit {
    CATransaction.setDisableActions(false)
  }

  func tick(_ count: Int = 1) {
    clock.advance(by: count)
  }

  /// The presentation values of the layer.
  var shown: LayerAttributes { layer.presented(at: clock.time) }

  /// Returns an animation of the border width from 0 to 8 points.
  func widening(lasting duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "borderWidth")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = duration
    return animation
  }
}

extension LayerScene where Layer == CALayer {
  convenience init() {
    self.init(CALayer.self)
  }
}
