import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct StageTests {
  @Test("time advances in whole ticks") func time() {
    let stage = Stage()
    #expect(stage.time == 0)
    stage.step(30)
    #expect(stage.tick == 30)
    #expect(stage.time == 0.5)
    #expect(CACurrentMediaTime() == 0.5)
  }

  @Test("the stage that was created or stepped last is current") func current() {
    let (first, second) = (Stage(), Stage(device: .iPhone5s))
    #expect(Stage.current === second)
    #expect(UIScreen.main.bounds.width == 320)
    first.step()
    #expect(Stage.current === first)
    #expect(UIScreen.main.bounds.width == 375)
  }

  @Test(
    "a stage that is not shown draws its views for display lists alone", arguments: [true, false])
  func displaying(inSteps: Bool) {
    final class Picture: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let stage = Stage()
    stage.displaysViewsInSteps = inSteps
    let picture = Picture(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    stage.view.addSubview(picture)
    stage.step(3)
    #expect(picture.count == (inSteps ? 1 : 0))
    for _ in 0..<2 { _ = stage.displayList() }
    #expect(picture.count == 1)
    picture.setNeedsDisplay()
    stage.step()
    #expect(picture.count == (inSteps ? 2 : 1))
    _ = stage.displayList()
    #expect(picture.count == 2)
  }

  @Test("actions run in the first tick at or after their time") func actions() {
    let stage = Stage()
    var log: [String] = []
    stage.at(0.5) { log.append("late@\(stage.tick)") }
    stage.at(0.101) { log.append("odd@\(stage.tick)") }
    stage.at(0) { log.append("zero@\(stage.tick)") }
    stage.at(0.5) { log.append("later@\(stage.tick)") }
    _ = stage.displayList()
    #expect(log == ["zero@0"])
    stage.step(40)
    #expect(log == ["zero@0", "odd@7", "late@30", "later@30"])
  }

  @Test("a due action may schedule another one") func nestedActions() {
    let stage = Stage()
    var log: [String] = []
    stage.at(0) { stage.at(0) { log.append("nested@\(stage.tick)") } }
    stage.step()
    #expect(log == ["nested@0"])
  }

  @Test("the display list contains the background and the views") func displayList() {
    let stage = Stage(device: .iPhone5s, backgroundColor: .white)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stage.view.addSubview(view)
    let list = stage.displayList()
    #expect(list.size == CGSize(width: 320, height: 568))
    #expect(list.background == .white)
    #expect(list.layers[0].sublayers[0].sublayers[0].attributes.bounds.size == view.bounds.size)
    stage.backgroundColor = nil
    #expect(stage.displayList().background == nil)
  }

  @Test("a stage at rest shares its layers between display lists") func sharing() {
    let stage = Stage()
    stage.view.addSubview(UIView())
    let first = stage.displayList()
    stage.step()
    #expect(stage.displayList().layers[0] === first.layers[0])
  }

  @Test("a tick delivers touches, animates, and then lays out") func tickOrder() {
    final class Recorder: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout") }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("touch")
        setNeedsLayout()
      }
    }
    let stage = Stage()
    let view = Recorder(frame: stage.view.bounds)
    stage.view.addSubview(view)
    let link = CADisplayLink { _ in view.log.append("link") }
    link.add(to: .main, forMode: .default)
    stage.step()
    view.log = []
    stage.touches.tap(view, time: stage.time)
    stage.at(2 / Double(Stage.ticksPerSecond)) { view.log.append("action") }
    stage.step()
    #expect(view.log == ["touch", "action", "link", "layout"])
  }
}
