import Raster
import Testing
import UIKit
import UIKitTestSupport

/// What controls draw again, measured as the pixels that change from one frame to the next.
@MainActor
@Suite struct RedrawTests {
  /// Returns the rectangles, in points, that are drawn again in each of the next frames.
  private func changes(on stage: Stage, frames: Int) throws -> [[CGRect]] {
    let renderer = try FrameRenderer(scale: 1)
    _ = try renderer.draw(stage.displayList())
    return try (0..<frames).map { _ in
      stage.step()
      return try renderer.draw(stage.displayList()).changedRects ?? [.infinite]
    }
  }

  @Test("a caret that blinks is drawn again alone, twice a second")
  func caret() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.text = "some text"
    let scene = ControlScene(field)
    field.becomeFirstResponder()
    // The keyboard slides in meanwhile.
    scene.stage.step(60)
    let changes = try changes(on: scene.stage, frames: 120)
    #expect(changes.filter { !$0.isEmpty }.count == 4)
    for rect in changes.joined() {
      #expect(rect.width <= 6 && rect.height <= 26, "\(rect)")
    }
  }

  @Test("a wheel that turns is drawn again alone, eight times a second")
  func wheel() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let scene = ControlScene(wheel)
    let changes = try changes(on: scene.stage, frames: 60)
    #expect(changes.filter { !$0.isEmpty }.count == 8)
    for rect in changes.joined() {
      #expect(CGRect(x: 92, y: 92, width: 36, height: 36).contains(rect), "\(rect)")
    }
  }

  @Test("controls at rest draw nothing, and need no work of the stage")
  func rest() throws {
    let stack = UIStackView(arrangedSubviews: [
      UISwitch(frame: .zero), UISlider(frame: .zero), UISegmentedControl(items: ["A", "B"]),
      UIStepper(frame: .zero), UIProgressView(progressViewStyle: .default),
      UIPageControl(frame: .zero), UITextField(frame: .zero), UISearchBar(frame: .zero),
    ])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let scene = ControlScene(stack)
    scene.stage.step(3)
    #expect(try changes(on: scene.stage, frames: 30).allSatisfy(\.isEmpty))
    #expect(scene.stage.isQuiet)
  }

  @Test("a row with a switch has three layers more than a plain row")
  func layers() {
    func count(_ layer: DisplayLayer?) -> Int {
      (layer?.sublayers ?? []).reduce(layer == nil ? 0 : 1) { $0 + count($1) }
    }
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let plain = count(shownLayer(of: row))
    row.removeFromSuperview()
    row.addSubview(UISwitch(frame: .zero))
    #expect(count(shownLayer(of: row)) == plain + 3)
  }
}
