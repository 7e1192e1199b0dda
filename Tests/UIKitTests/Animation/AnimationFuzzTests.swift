import Testing
import UIKit
import UIKitTestSupport

/// Random calls of the animation API: valid calls must not trap for any number, and presented
/// values must be finite.
@MainActor @Suite struct AnimationFuzzTests {
  @Test(
    "presented values are finite for any input",
    arguments: 0..<10)
  func finiteValues(part: Int) {
    for seed in 0..<40 {
      let animations = RandomAnimations(seed: UInt64(part * 40 + seed))
      for _ in 0..<12 {
        animations.performRandomCall()
        guard let attributes = animations.firstInvalidLayer() else { continue }
        Issue.record("seed \(part * 40 + seed): \(attributes)")
        break
      }
      animations.releaseAnimators()
    }
  }
}

/// Views and animators on which random calls are made.
@MainActor
private final class RandomAnimations {
  private let chance: RandomValues
  private let stage = Stage(device: .iPhone8)
  private let views = (0..<3).map { UIView(frame: CGRect(x: 60 * $0, y: 0, width: 50, height: 50)) }
  private var animators: [UIViewPropertyAnimator] = []
  private var depth = 0

  init(seed: UInt64) {
    chance = RandomValues(seed: seed)
    for view in views { stage.view.addSubview(view) }
  }

  func releaseAnimators() {
    for animator in animators { release(animator) }
  }

  /// Returns the presented attributes of a layer with a value that is not finite, if any.
  func firstInvalidLayer() -> LayerAttributes? {
    views.map { $0.layer.presented(at: stage.time) }.first { presented in
      let parts: [CGFloat] = [
        presented.position.x, presented.position.y, presented.bounds.minX, presented.bounds.minY,
        presented.bounds.width, presented.bounds.height, presented.opacity, presented.cornerRadius,
        presented.transform.a, presented.transform.b, presented.transform.c, presented.transform.d,
        presented.transform.tx, presented.transform.ty,
      ]
      return !parts.allSatisfy(\.isFinite)
    }
  }

  func performRandomCall() {
    switch chance.index(below: 12) {
    case 0, 1: step()
    case 2: animate()
    case 3: keyframes()
    case 4: transition()
    case 5, 6: addAnimator()
    case 7: removeView()
    default: if let animator = chance.one(of: animators) { control(animator) }
    }
  }

  private func step() {
    stage.step(1 + chance.index(below: 20))
    _ = stage.displayList()
  }

  private func change() {
    guard let view = chance.one(of: views) else { return }
    switch chance.index(below: 7) {
    case 0: view.center = CGPoint(x: chance.number(in: -400...400), y: 0)
    case 1: view.bounds.size.width = chance.number(in: 0...200)
    case 2: view.transform = CGAffineTransform(rotationAngle: chance.number(in: -7...7))
    case 3: view.alpha = chance.number()
    case 4: view.layer.cornerRadius = chance.number(in: 0...40)
    case 5: view.transform = CGAffineTransform(scaleX: chance.one(of: [0, 1, -2]) ?? 1, y: 1)
    default: view.backgroundColor = chance.happens(0.3) ? nil : chance.one(of: [.red, .clear])
    }
    // Nests blocks, up to a limit.
    guard depth < 3, chance.happens(0.3) else { return }
    depth += 1
    performRandomCall()
    depth -= 1
  }

  private var options: UIView.AnimationOptions {
    let bits: [UInt] = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17, 20, 21, 22]
    return UIView.AnimationOptions(
      rawValue: bits.filter { _ in chance.happens(0.2) }
        .reduce(0) { $0 | 1 << $1 })
  }

  private func duration() -> Double {
    chance.happens(0.6) ? Double(chance.number(in: 0...1)) : Double(chance.number())
  }

  private func animate() {
    let velocity = chance.number()
    switch chance.index(below: 3) {
    case 0:
      UIView.animate(
        withDuration: duration(), delay: duration(), options: options, animations: change,
        completion: { _ in self.change() })
    case 1:
      UIView.animate(
        withDuration: duration(), delay: duration(), usingSpringWithDamping: chance.number(),
        initialSpringVelocity: velocity, options: options, animations: change)
    default:
      UIView.animate(
        springDuration: duration(), bounce: chance.number(), initialSpringVelocity: velocity,
        delay: duration(), options: options, animations: change)
    }
  }

  private func keyframes() {
    UIView.animateKeyframes(
      withDuration: duration(), delay: duration(),
      options: UIView.KeyframeAnimationOptions(rawValue: options.rawValue)
    ) {
      for _ in 0..<3 {
        UIView.addKeyframe(
          withRelativeStartTime: Double(self.chance.number(in: -0.2...1.2)),
          relativeDuration: self.duration(), animations: self.change)
      }
      UIView.modifyAnimations(
        withRepeatCount: self.chance.number(), autoreverses: self.chance.happens(0.5),
        animations: self.change)
    }
  }

  private func transition() {
    guard let view = chance.one(of: views) else { return }
    UIView.transition(with: view, duration: duration(), options: options, animations: change)
  }

  private func removeView() {
    guard let view = chance.one(of: views) else { return }
    view.removeFromSuperview()
    if chance.happens(0.7) { stage.view.addSubview(view) }
  }

  private func timing() -> any UITimingCurveProvider {
    switch chance.index(below: 4) {
    case 0: UICubicTimingParameters(controlPoint1: chance.point(), controlPoint2: chance.point())
    case 1:
      UISpringTimingParameters(dampingRatio: chance.number(), initialVelocity: chance.vector())
    case 2:
      UISpringTimingParameters(
        mass: chance.number(), stiffness: chance.number(), damping: chance.number(),
        initialVelocity: chance.vector())
    default:
      UISpringTimingParameters(
        duration: Double(chance.number()), bounce: chance.number(),
        initialVelocity: chance.vector())
    }
  }

  private func addAnimator() {
    let animator = UIViewPropertyAnimator(duration: duration(), timingParameters: timing())
    animator.scrubsLinearly = chance.happens(0.7)
    animator.pausesOnCompletion = chance.happens(0.2)
    animator.addCompletion { _ in self.change() }
    animators.append(animator)
    add(to: animator)
  }

  private func add(to animator: UIViewPropertyAnimator) {
    animator.addAnimations({ self.change() }, delayFactor: chance.number())
  }

  /// Makes a random call that UIKit allows in the animator's state.
  private func control(_ animator: UIViewPropertyAnimator) {
    if animator.state == .stopped {
      return animator.finishAnimation(
        at: chance.one(of: [.start, .end, .current]) ?? .end)
    }
    switch chance.index(below: 9) {
    case 0: animator.startAnimation()
    case 1: if animator.state == .inactive { animator.startAnimation(afterDelay: abs(duration())) }
    case 2: animator.pauseAnimation()
    case 3: animator.fractionComplete = chance.number()
    case 4: animator.isReversed.toggle()
    case 5, 6:
      animator.continueAnimation(
        withTimingParameters: chance.happens(0.5) ? timing() : nil, durationFactor: chance.number())
    case 7: animator.stopAnimation(chance.happens(0.5))
    default: if depth == 0 { add(to: animator) }
    }
  }
}
