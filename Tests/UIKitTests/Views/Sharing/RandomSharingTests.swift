import Testing
import UIKitTestSupport

@testable import QuartzCore
@testable import UIKit

/// Random changes of views and layers, after which shared display lists must equal fresh ones.
@MainActor
struct RandomSharingTests {
  @Test(
    "shared display lists are never stale",
    arguments: 0..<8)
  func randomChanges(part: Int) {
    for seed in part * 50..<(part + 1) * 50 {
      let scene = RandomScene(seed: UInt64(seed))
      for _ in 0..<40 {
        let change = scene.performRandomChange()
        // A change that is not compared immediately must show after the next one.
        guard scene.chance.happens(0.6) else { continue }
        let shared = scene.stage.displayList()
        guard shared != scene.stage.freshDisplayList() else { continue }
        Issue.record("seed \(seed), after \(change)")
        return
      }
    }
  }
}

@MainActor
private final class RandomScene {
  let chance: RandomValues
  let stage = Stage(device: .iPhone5s)
  private var views: [UIView]
  private var layers: [CALayer]

  init(seed: UInt64) {
    chance = RandomValues(seed: seed)
    let frames = (0..<6).map { CGRect(x: 20 * $0, y: 10 * $0, width: 60, height: 40) }
    views = frames.enumerated().map { number, frame in
      number % 3 == 0 ? UILabel(frame: frame) : UIView(frame: frame)
    }
    layers = [CALayer(), CAShapeLayer(), CAGradientLayer(), CALayer()]
    for view in views { stage.view.addSubview(view) }
    for layer in layers { views[0].layer.addSublayer(layer) }
    layers += views.map(\.layer)
  }

  /// Makes a random change, and returns its number.
  func performRandomChange() -> String {
    let number = chance.index(below: 14)
    if chance.happens(0.5) { CATransaction.setDisableActions(chance.happens(0.5)) }
    switch number {
    case 0, 1: stage.step()
    case 2: view.frame.origin.x += chance.number(in: -20...20)
    case 3: view.frame.size.width = chance.number(in: 0...90)
    case 4: setProperty()
    case 5: setContent()
    case 6: view.isHidden.toggle()
    case 7: moveView()
    case 8: moveLayer()
    case 9: animateView()
    case 10: animateLayer()
    case 11: layer.removeAllAnimations()
    case 12: transition()
    default: changeTiming()
    }
    return "\(number)"
  }

  private var view: UIView { chance.one(of: views) ?? views[0] }
  private var layer: CALayer { chance.one(of: layers) ?? layers[0] }

  private func setProperty() {
    let (layer, number) = (layer, chance.number(in: 0...1))
    switch chance.index(below: 8) {
    case 0: layer.opacity = Float(number)
    case 1: layer.cornerRadius = number * 10
    case 2: layer.zPosition = number
    case 3: layer.shadowOpacity = Float(number)
    case 4: layer.backgroundColor = CGColor(gray: number, alpha: 1)
    case 5: layer.masksToBounds.toggle()
    case 6: layer.isHidden.toggle()
    default: layer.setAffineTransform(CGAffineTransform(rotationAngle: number))
    }
  }

  private func setContent() {
    let number = chance.number(in: 0...40)
    (view as? UILabel)?.text = "\(Int(number))"
    switch layer {
    case let layer as CAShapeLayer:
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: number, height: 9))
    case let layer as CAGradientLayer:
      layer.colors = [CGColor.black, CGColor(gray: number / 40, alpha: 1)]
    case let layer:
      layer.contents = CGImage(width: 1, height: 1, pixels: [9, 9, UInt8(number), 255])
    }
  }

  private func moveView() {
    let (view, target) = (view, chance.one(of: views + [stage.view]) ?? stage.view)
    if chance.happens(0.3) {
      view.removeFromSuperview()
    } else if !target.isDescendant(of: view) {
      target.insertSubview(view, at: chance.index(below: 3))
    }
  }

  private func moveLayer() {
    // Only layers that belong to no view: the others move with their views.
    let (layer, target) = (layers[chance.index(below: 4)], layer)
    if chance.happens(0.3) {
      layer.removeFromSuperlayer()
    } else if !sequence(first: target, next: \.superlayer).contains(where: { $0 === layer }) {
      target.insertSublayer(layer, at: UInt32(chance.index(below: 3)))
    }
  }

  private func animateView() {
    let (view, number) = (view, chance.number(in: 0...1))
    UIView.animate(withDuration: TimeInterval(number / 5)) {
      view.alpha = number
      view.bounds.size.height = 40 * number
    }
  }

  private func animateLayer() {
    let keys = ["opacity", "zPosition", "shadowRadius", "strokeEnd", "startPoint.x", "bounds"]
    let animation = CABasicAnimation(keyPath: chance.one(of: keys))
    animation.byValue = chance.number(in: 0...1)
    animation.duration = TimeInterval(chance.number(in: 0...0.2))
    animation.isRemovedOnCompletion = chance.happens(0.8)
    animation.fillMode = chance.happens(0.5) ? .forwards : .removed
    layer.add(animation, forKey: chance.happens(0.5) ? "one" : nil)
  }

  private func transition() {
    let styles = [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromTop]
    let (view, text) = (view, "\(chance.index(below: 100))")
    UIView.transition(with: view, duration: 0.1, options: chance.one(of: styles) ?? []) {
      (view as? UILabel)?.text = text
      view.isHidden = self.chance.happens(0.3)
    }
  }

  private func changeTiming() {
    let layer = layers[chance.index(below: 4)]
    switch chance.index(below: 3) {
    case 0: layer.speed = chance.happens(0.5) ? 0 : 2
    case 1: layer.duration = chance.happens(0.5) ? 0 : 0.1
    default: layer.timeOffset = chance.happens(0.5) ? 0 : 0.5
    }
  }
}
