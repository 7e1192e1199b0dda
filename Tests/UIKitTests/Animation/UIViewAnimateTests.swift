import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct UIViewAnimateTests {
  let stage = Stage(device: .iPhone8)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.view.addSubview(view)
  }

  /// The attributes of the view's layer in the display list, which is the topmost layer.
  private var shown: LayerAttributes? {
    var layers = stage.displayList().layers
    while let last = layers.last, !last.sublayers.isEmpty { layers = last.sublayers }
    return layers.last?.attributes
  }

  @Test("the model has the new value immediately, and frames have the interpolated one")
  func modelAndPresentation() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    #expect(view.alpha == 0)
    #expect(try #require(shown).opacity == 1)
    stage.step(15)
    #expect(isNear(shown?.opacity, 0.75))
    stage.step(45)
    #expect(try #require(shown).opacity == 0)
  }

  @Test(
    "curves match UIKit's",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.129162), (.curveEaseIn, 0.093465),
      (.curveEaseOut, 0.378138), (.curveLinear, 0.25),
    ])
  func curves(options: UIView.AnimationOptions, expected: Double) throws {
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.center = CGPoint(x: 150, y: 50)
    }
    stage.step(15)
    let x = try #require(shown).position.x
    #expect(isNear(x, 50 + 100 * expected, 1e-4))
  }

  @Test("all animatable properties are animated") func properties() throws {
    view.backgroundColor = .white
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds = CGRect(x: 10, y: 0, width: 50, height: 100)
      view.center = CGPoint(x: 70, y: 50)
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0.5
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.layer.cornerRadius = 20
    }
    stage.step(30)
    let half = try #require(shown)
    #expect(half.bounds == CGRect(x: 5, y: 0, width: 75, height: 100))
    #expect(half.position == CGPoint(x: 60, y: 50))
    #expect(isNear(half.transform.b, sin(0.5)))
    #expect(half.opacity == 0.75)
    #expect(half.backgroundColor == CGColor(red: 1, green: 0.5, blue: 0.5, alpha: 1))
    #expect(half.cornerRadius == 10)
  }

  @Test("setting a frame animates position and bounds") func frames() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    }
    stage.step(30)
    let half = try #require(shown)
    #expect(half.position == CGPoint(x: 125, y: 50))
    #expect(half.bounds.width == 150)
  }

  @Test("overlapping position animations are additive") func additive() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    stage.step(30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(try #require(shown).position.x == 100)
    stage.step(15)
    // 50 + (-100)·(1 − 0.75) + 100·(1 − 0.25)
    #expect(isNear(shown?.position.x, 100))
    stage.step(45)
    #expect(try #require(shown).position.x == 50)
  }

  @Test(
    "alpha starts from the model value, or from the presented one with beginFromCurrentState",
    arguments: [
      (UIView.AnimationOptions.beginFromCurrentState, CGFloat(0.5)),
      (UIView.AnimationOptions(), CGFloat(0)),
    ])
  func startValue(
    options: UIView.AnimationOptions, expected: CGFloat
  ) throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.step(30)
    UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) { view.alpha = 1 }
    #expect(isNear(shown?.opacity, expected))
  }

  @Test("contentsRect and contentsCenter are animated, and additive where they overlap")
  func contentsParts() throws {
    let layer = view.layer
    func part(_ side: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.contentsRect = part(0.5)
      layer.contentsCenter = part(0.2)
    }
    #expect(layer.contentsRect == part(0.5))
    stage.step(30)
    let half = try #require(layer.presentation())
    #expect(isNear(half.contentsRect, part(0.75), 1e-9))
    #expect(isNear(half.contentsCenter, part(0.6), 1e-9))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.contentsRect = part(1)
    }
    stage.step(15)
    // 1 + 0.5·(1 − 0.75) − 0.5·(1 − 0.25)
    #expect(try isNear(#require(layer.presentation()).contentsRect, part(0.75), 1e-9))
    stage.step(45)
    #expect(layer.animationKeys() == nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      layer.contentsRect = part(0.5)
    }
    animator.fractionComplete = 0.5
    #expect(try isNear(#require(layer.presentation()).contentsRect, part(0.75), 1e-9))
    animator.stopAnimation(true)
    #expect(isNear(layer.contentsRect, part(0.75), 1e-9))
  }

  @Test("a new image in a block is stretched at its own center immediately")
  func resizableImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let imageView = UIImageView(frame: view.frame)
    stage.view.addSubview(imageView)
    stage.step()
    UIView.animate(withDuration: 1) {
      imageView.image = image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
      _ = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        imageView.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    }
    stage.step()
    #expect(imageView.layer.animationKeys() == nil)
    #expect(isNear(imageView.layer.contentsCenter.minX, 0.2, 1e-9))
  }

  @Test("an animation that overlaps a repeated additive one is not additive")
  func overlappingRepetition() throws {
    for (count, isAdditive) in [(Float(0), true), (1, true), (1.5, false), (.infinity, false)] {
      view.layer.removeAllAnimations()
      view.center.x = 50
      let shaking = CABasicAnimation(keyPath: "position")
      (shaking.isAdditive, shaking.repeatCount, shaking.duration) = (true, count, 0.5)
      (shaking.fromValue, shaking.toValue) = (CGPoint(x: -10, y: 0), CGPoint(x: 10, y: 0))
      view.layer.add(shaking, forKey: "shake")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      let animation = view.layer.animation(forKey: "position") as? CABasicAnimation
      #expect(try #require(animation).isAdditive == isAdditive)
      stage.step(20)
      // A third of the way, and a third of the shake from its middle to its end.
      let expected: CGFloat = isAdditive ? 260.0 / 3 : 250.0 / 3
      #expect(isNear(shown?.position.x, expected))
    }
  }

  @Test("beginFromCurrentState starts from the old value if no animation is running")
  func startValueAtRest() throws {
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    stage.step(30)
    #expect(isNear(shown?.opacity, 0.5))
    #expect(isNear(shown?.transform.a, 2))
  }

  @Test("the old value is shown during a delay") func delay() throws {
    UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    stage.step(29)
    #expect(try #require(shown).opacity == 1)
    stage.step(16)
    #expect(isNear(shown?.opacity, 0.5))
    stage.step(15)
    #expect(try #require(shown).opacity == 0)
  }

  @Test("the completion is called with the last animation") func completion() {
    var log: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
      view.center.x = 0
    } completion: {
      log.append("\($0)@\(stage.tick)")
    }
    stage.step(29)
    #expect(log.isEmpty)
    stage.step(31)
    #expect(log == ["true@30"])
  }

  @Test(
    "without a duration, changes are immediate",
    arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) throws {
    var log: [String] = []
    stage.step(1)
    UIView.animate(withDuration: duration) {
      view.alpha = 0
    } completion: {
      log.append("\($0)")
    }
    #expect(try #require(shown).opacity == 0)
    #expect(log.isEmpty)
    stage.step(1)
    #expect(log == ["true"])
  }

  @Test("the completion is called even if nothing has changed") func unchanged() {
    var count = 0
    stage.step(1)
    UIView.animate(withDuration: 5) {
      view.alpha = 1
    } completion: { _ in
      count += 1
    }
    stage.step(2)
    #expect(count == 1)
  }

  @Test("replaced animations report finished as false") func replaced() {
    var log: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      log.append("first \($0)")
    }
    stage.step(10)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      log.append("second \($0)")
    }
    #expect(log.isEmpty)
    stage.step(1)
    #expect(log == ["first false"])
    stage.step(60)
    #expect(log == ["first false", "second true"])
  }

  @Test("changes in the completion of a replaced animation are not animated")
  func changesInCompletion() {
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      view.center.x = 9
    }
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    stage.step(1)
    #expect(view.center.x == 9 && view.layer.animationKeys() == ["opacity"])
  }

  @Test("completions wait for the end of their block") func completionAfterBlock() {
    var log: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
      UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
      log.append("block")
      view.center.x = 0
    } completion: {
      log.append("\($0)@\(stage.tick)")
    }
    stage.step(60)
    #expect(log == ["block", "false@30"])
  }

  @Test("nested blocks inherit the duration unless they override it") func nested() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 1) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 3) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [1, 1, 3])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("performWithoutAnimation disables the animations of the block")
  func performWithoutAnimation() throws {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1) { view.alpha = 0.25 }
        view.center.x = 9
      }
    }
    #expect(try #require(shown).opacity == 0.25)
    #expect(try #require(shown).position.x == 9)
  }

  @Test("layoutSubviews animates subviews along with their superview") func layoutSubviews() throws
  {
    final class Stretcher: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let stretcher = Stretcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stretcher.addSubview(stretcher.child)
    stretcher.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      stretcher.frame.size.width = 110
    }
    #expect(stretcher.child.layer.animationKeys() == ["bounds", "position"])
  }
}
