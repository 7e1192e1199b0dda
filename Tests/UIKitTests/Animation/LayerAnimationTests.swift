import Testing
import UIKit
import UIKitTestSupport

/// Animations of layers in views, and transactions around view animations.
@MainActor
struct LayerAnimationTests {
  @MainActor
  private final class Scene {
    let stage = Stage(device: .iPhone8)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()

    init() {
      stage.view.addSubview(view)
      view.layer.addSublayer(layer)
      layer.frame = view.bounds
      stage.step()
    }

    func step(_ count: Int) { stage.step(count) }
  }

  @Test("changes are immediate for views and animated for other layers") func implicitAnimations() {
    let scene = Scene()
    scene.view.alpha = 0.5
    scene.view.layer.borderWidth = 4
    scene.layer.opacity = 0.5
    #expect(scene.view.layer.animationKeys() == nil)
    #expect(scene.layer.animationKeys() == ["opacity"])
    #expect(scene.layer.animation(forKey: "opacity")?.duration == 0.25)
    scene.step(5)
    let shown = scene.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - (1 - 0.5 * 0.575_862_3)) < 1e-6)
    scene.step(10)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("layers are not animated while a scene is being built") func buildingScene() {
    let stage = Stage(device: .iPhone8)
    let (view, layer) = (UIView(frame: stage.view.bounds), CALayer())
    stage.view.addSubview(view)
    view.layer.addSublayer(layer)
    layer.backgroundColor = .black
    layer.frame = view.bounds
    #expect(layer.animationKeys() == nil)
    stage.step()
    stage.view.bringSubviewToFront(view)
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("animation blocks animate views and not other layers") func animationBlock() {
    let scene = Scene()
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0.5
      scene.layer.opacity = 0.5
    }
    #expect(scene.view.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(scene.layer.animation(forKey: "opacity")?.duration == 0.25)
    UIView.performWithoutAnimation { scene.layer.borderWidth = 1 }
    #expect(scene.layer.animation(forKey: "borderWidth") != nil)
  }

  @Test("a view provides actions for its own layer only") func actions() {
    let scene = Scene()
    #expect(scene.view.action(for: scene.view.layer, forKey: "opacity") is NSNull)
    #expect(scene.view.layer.action(forKey: "opacity") == nil)
    #expect(scene.view.action(for: scene.layer, forKey: "opacity") == nil)
    UIView.animate(withDuration: 1) {
      let action = scene.view.action(for: scene.view.layer, forKey: "opacity")
      #expect(action != nil)
      #expect(!(action is NSNull))
      #expect(scene.view.action(for: scene.view.layer, forKey: "zPosition") is NSNull)
    }
  }

  @Test("setDisableActions(true) disables the animations of views, too") func disabledActions() {
    let scene = Scene()
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.view.alpha = 0.5
      CATransaction.commit()
      scene.view.center.x = 200
    }
    #expect(scene.view.layer.animationKeys() == ["position"])
  }

  @Test("a transaction's timing function overrides the block's curve") func timingFunction() {
    let scene = Scene()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    CATransaction.commit()
    scene.step(30)
    let shown = scene.view.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - (1 - 0.315_357)) < 1e-5)
  }

  @Test("a transaction's completion waits for animation blocks and animators")
  func transactionCompletion() {
    let scene = Scene()
    var lines: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("transaction") }
    UIView.animate(withDuration: 0.5, animations: { scene.view.alpha = 0 }) { _ in
      lines.append("block")
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 0 }
    animator.addCompletion { _ in lines.append("animator") }
    animator.startAnimation()
    CATransaction.commit()
    scene.step(59)
    #expect(lines == ["block"])
    scene.step(1)
    #expect(lines.sorted() == ["animator", "block", "transaction"])
  }

  @Test("the implicit transaction ends with the tick") func implicitTransaction() {
    let scene = Scene()
    CATransaction.setDisableActions(true)
    scene.layer.opacity = 0.5
    #expect(scene.layer.animationKeys() == nil)
    scene.step(1)
    scene.layer.opacity = 1
    #expect(scene.layer.animationKeys() == ["opacity"])
    scene.stage.at(1) {
      CATransaction.setDisableActions(true)
      scene.layer.borderWidth = 1
    }
    scene.step(120)
    #expect(scene.layer.borderWidth == 1)
    #expect(!CATransaction.disableActions())
  }

  @Test("animations of a released view call their completions") func releasedView() {
    let stage = Stage(device: .iPhone8)
    var finished: Bool?
    var view: UIView? = UIView(frame: stage.view.bounds)
    UIView.animate(withDuration: 0.5, animations: { view?.alpha = 0 }) { finished = $0 }
    view = nil
    stage.step(30)
    #expect(finished == false)
  }
}
