import DisplayList

@testable import QuartzCore

/// A layer that has been on a stage of its own for a tick, and so animates its changes.
///
/// To be made in the body of a test: its clock becomes the current one.
@MainActor
final class LayerScene<Layer: CALayer> {
  let clock = VirtualClock()
  let root = CALayer()
  let layer: Layer

  init(_ type: Layer.Type) {
    layer = type.init()
    VirtualClock.current = clock
    root.stageClock = clock
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    tick()
  }

  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance()
      clock.fireTimers()
    }
  }

  /// What the layer shows.
  var shown: LayerAttributes { layer.presented(at: clock.time) }

  /// Makes an animation of the border's width from 0 to 8 points.
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

/// Writes down what it hears of animations, by the names that they are given.
@MainActor
final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []
  /// What is done when an animation starts or stops, after it is written down.
  var reaction: (String) -> Void = { _ in }

  func animationDidStart(_ anim: CAAnimation) { note("start", anim) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note(flag ? "end" : "break", anim)
  }

  private func note(_ event: String, _ anim: CAAnimation) {
    let line = "\(event) \(anim.value(forKey: "name") as? String ?? "?")"
    lines.append(line)
    reaction(line)
  }
}
