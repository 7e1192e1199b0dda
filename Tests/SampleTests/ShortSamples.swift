import Components
import Figures
import FlipbookTesting
import Testing
import UIKit

// The short samples of articles and doc comments, in functions that supply what they mention.

@MainActor
func usesTime(stage: Stage, card: UIView, progress: UIView) {
  while stage.time < 1 { stage.step() }

  stage.at(0.5) { card.alpha = 0.5 }
  stage.after(0.5) { card.alpha = 1 }
  stage.every(0.1) { timer in
    progress.bounds.size.width += 10
    if progress.bounds.width >= 200 { timer.invalidate() }
  }
  Task {
    try await stage.sleep(for: 0.5)
    UIView.animate(withDuration: 0.3) { card.alpha = 0 }
  }
}

@MainActor
func showsAlert(stage: Stage) {
  let alert = AlertComponent(
    title: "Full", message: "The disk has no space left.", buttonTitles: ["Open", "Later"],
    targetView: stage.view)
  stage.at(0.5) { alert.show { number, title in print(number, title) } }
}

@MainActor
func touches(stage: Stage, start: CGPoint) {
  let path = TouchPath(from: start)
    .holding(for: 0.6)
    .moving(by: CGVector(dx: 0, dy: -200), in: 0.4)
  stage.touches.finger(along: path, time: 1)
}

@MainActor
func asksForFonts() throws {
  let stage = Stage(fallbackFonts: try FallbackFonts(["Noto Sans CJK SC"]))
  stage.step()
}

@MainActor
func plots(recipe: Recipe) throws {
  var options = GraphOptions()
  options.properties = try GraphProperty.all(in: ["center.y", "speed"])
  try recipe.graph(to: "ball.png", options: options)
}

@MainActor
func animatesLayer(layer: CALayer) {
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  CATransaction.setCompletionBlock { print("there") }
  layer.position = CGPoint(x: 200, y: 100)
  CATransaction.commit()
}

@MainActor
final class ViewController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: ViewController.showAlert, for: .touchUpInside)
    let pan = UIPanGestureRecognizer(target: self, action: ViewController.handlePan)
    view.addGestureRecognizer(pan)
  }

  func showAlert() {}

  func handlePan(_ pan: UIPanGestureRecognizer) {}
}

@MainActor
func recognizesPan(view: UIView) {
  let pan = UIPanGestureRecognizer { pan in print(pan.translation(in: view)) }
  view.addGestureRecognizer(pan)
}

final class CheckmarkRecognizer: UIGestureRecognizer {
  init(target: ViewController) {
    super.init(target: target, action: Selector(ViewController.handlePan))
  }
}
