import Testing

@testable import QuartzCore
@testable import UIKit

/// What consecutive display lists of a stage share, and that changes show in the next one.
@MainActor
struct SharedListTests {
  /// A stage with a label, an image view, a button, and a plain view.
  @MainActor final class Scene {
    let stage = Stage(device: .iPhone5s, bars: Stage.Bars(tabTitles: ["One", "Two"]))
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 100, height: 50))
    let image = UIImageView(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
    let button = UIButton(type: .system)
    let box = UIView(frame: CGRect(x: 10, y: 200, width: 50, height: 50))

    init() {
      label.text = "A text that is too long"
      image.image = Self.picture(20)?.withRenderingMode(.alwaysTemplate)
      image.highlightedImage = Self.picture(10)
      button.frame = CGRect(x: 10, y: 120, width: 100, height: 40)
      button.setTitle("Press", for: .normal)
      box.backgroundColor = .systemBackground
      for view in [label, image, button, box] { stage.view.addSubview(view) }
      stage.step()
    }

    static func picture(_ side: Int) -> UIImage? {
      CGImage(width: side, height: side, pixels: [UInt8](repeating: 255, count: side * side * 4))
        .map { UIImage(cgImage: $0) }
    }
  }

  @Test("a stage at rest returns the same layers on every tick") func stageAtRest() throws {
    let scene = Scene()
    let first = try #require(scene.stage.displayList().layers.first)
    for _ in 0..<3 {
      scene.stage.step()
      #expect(scene.stage.displayList().layers.first === first)
      #expect(scene.stage.window.layer.needs.isEmpty)
      #expect(!scene.stage.window.expectsLayout)
    }
  }

  @Test("layers beside a moving view are shared") func movingView() throws {
    let scene = Scene()
    func shown() throws -> [DisplayLayer] {
      try #require(scene.stage.displayList().layers.first?.sublayers.first).sublayers
    }
    let first = try shown()
    scene.box.center.x += 1
    let second = try shown()
    #expect(zip(first, second).map { $0 === $1 } == [true, true, true, false])
  }

  /// A change made to a scene.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable (Scene) -> Void

    init(_ name: String, _ make: @escaping @MainActor @Sendable (Scene) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  @Test(
    "changes show in the next display list",
    arguments: [
      Change("a label's text") { $0.label.text = "Other" },
      Change("a label's font") { $0.label.font = .boldSystemFont(ofSize: 9) },
      Change("a label's color") { $0.label.textColor = .systemRed },
      Change("a label's alignment") { $0.label.textAlignment = .right },
      Change("a label's line break mode") { $0.label.lineBreakMode = .byTruncatingHead },
      Change("a label's number of lines") { $0.label.numberOfLines = 2 },
      Change("a label's font size adjustment") { $0.label.adjustsFontSizeToFitWidth = true },
      Change("a label's highlight") {
        $0.label.highlightedTextColor = .systemGreen
        $0.label.isHighlighted = true
      },
      Change("a label's size") { $0.label.frame.size.width = 60 },
      Change("the bounds of a label's layer") { $0.label.layer.bounds.size.width = 60 },
      Change("an image") { $0.image.image = Scene.picture(30) },
      Change("a highlighted image") { $0.image.isHighlighted = true },
      Change("an image view's content mode") { $0.image.contentMode = .center },
      Change("an image view's tint color") { $0.image.tintColor = .systemRed },
      Change("a superview's tint color") { $0.stage.view.tintColor = .systemRed },
      Change("a button's title") { $0.button.setTitle("Other", for: .normal) },
      Change("a button's state") { $0.button.isEnabled = false },
      Change("a button's highlight") { $0.button.isHighlighted = true },
      Change("a view's background color") { $0.box.backgroundColor = .systemRed },
      Change("a view's alpha") { $0.box.alpha = 0.5 },
      Change("a hidden view") { $0.label.isHidden = true },
      Change("a view's clipping") { $0.box.clipsToBounds = true },
      Change("a view's transform") { $0.box.transform = CGAffineTransform(rotationAngle: 1) },
      Change("a view's superview") { $0.box.addSubview($0.label) },
      Change("the order of subviews") { $0.stage.view.bringSubviewToFront($0.label) },
      Change("an added view") { scene in
        let label = UILabel(frame: CGRect(x: 10, y: 300, width: 100, height: 40))
        label.text = "New"
        scene.stage.view.addSubview(label)
      },
      Change("a removed view") { $0.label.removeFromSuperview() },
      Change("an animation") { scene in UIView.animate(withDuration: 1) { scene.box.alpha = 0 } },
      Change("a transition") { scene in
        UIView.transition(
          with: scene.label, duration: 1, options: .transitionCrossDissolve,
          animations: { scene.label.text = "Other" })
      },
    ])
  func changes(change: Change) {
    let scene = Scene()
    let before = scene.stage.displayList()
    change.make(scene)
    for _ in 0..<2 {
      scene.stage.step()
      let (shared, fresh) = (scene.stage.displayList(), scene.stage.freshDisplayList())
      #expect(shared == fresh)
      #expect(shared != before)
    }
  }
}
