import Testing
import UIKit

@testable import Components

/// The tutorial's measurements, and the motion of the alert.
@MainActor
struct AlertComponentTests {
  let stage = Stage(device: .iPhone5s)
  let alert: AlertComponent

  init() {
    alert = AlertComponent(
      title: "Custom Alert", message: "You have a new e-mail message, but I don't know from whom.",
      buttonTitles: ["Show me", "I don't care", "For me, really?"], targetView: stage.view)
  }

  @Test("the alert starts above the screen") func startsAboveScreen() {
    #expect(alert.alertView.frame == CGRect(x: 160, y: -280, width: 250, height: 280))
    #expect(stage.view.subviews == [alert.backgroundView, alert.alertView])
    #expect(alert.backgroundView.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(alert.backgroundView.alpha == 0)
  }

  @Test("the alert's parts have the tutorial's frames") func layout() {
    let frames = alert.alertView.subviews.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 10, width: 250, height: 40), CGRect(x: 0, y: 50, width: 250, height: 80),
        CGRect(x: 10, y: 135, width: 230, height: 40),
        CGRect(x: 10, y: 180, width: 230, height: 40),
        CGRect(x: 10, y: 225, width: 230, height: 40),
      ])
    #expect(alert.buttons.map(\.tag) == [1, 2, 3])
    let layer = alert.alertView.layer
    #expect(layer.cornerRadius == 10)
    #expect(layer.borderWidth == 1)
    #expect(layer.borderColor == .black)
  }

  @Test("the title and the message are dark on the light alert also in the dark appearance")
  func darkAppearance() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let labels = alert.alertView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map { $0.textColor.resolvedColor(with: dark) } == [.black, .black])
  }

  @Test("show() snaps the alert to the center, tilting it on the way") func show() {
    alert.show()
    var tilt: CGFloat = 0
    for _ in 0..<90 {
      stage.step()
      tilt = max(tilt, abs(alert.alertView.transform.b))
    }
    let center = alert.alertView.center
    #expect(abs(center.x - 160) <= 0.5)
    #expect(abs(center.y - 284) <= 0.5)
    #expect(tilt > 0.05)
    #expect(abs(alert.alertView.transform.b) < 0.01)
    #expect(alert.backgroundView.alpha == 0.5)
  }

  @Test("a tap calls the handler and sends the alert back up") func tap() {
    var chosen: [String] = []
    alert.show { chosen.append("\($0) \($1)") }
    stage.touches.tap(alert.buttons[1], time: 2)
    stage.step(123)
    #expect(chosen == ["2 I don't care"])
    var lowest = alert.alertView.center.y
    for _ in 0..<20 {
      stage.step()
      lowest = max(lowest, alert.alertView.center.y)
    }
    #expect(lowest > 290, "the push makes it dip first")
    var highest = CGFloat.infinity
    for _ in 0..<100 {
      stage.step()
      highest = min(highest, alert.alertView.frame.minY)
    }
    // The boundary is 10 points above the initial frame, and contacts keep a distance of 2 points.
    #expect(highest > -292 && highest < -280)
    stage.step(120)
    #expect(alert.backgroundView.alpha == 0)
    #expect(alert.alertView.frame.maxY < 20)
  }

  @Test("the delegate is notified of the tapped button after the handler") func delegate() {
    final class Delegate: AlertComponentDelegate {
      var calls: [String] = []
      func alert(_ alert: AlertComponent, didSelectButtonAt index: Int) {
        calls.append("delegate \(index)")
      }
    }
    let delegate = Delegate()
    alert.delegate = delegate
    alert.show { number, _ in delegate.calls.append("handler \(number)") }
    stage.touches.tap(alert.buttons[1], time: 2)
    stage.step(123)
    #expect(delegate.calls == ["handler 2", "delegate 1"])
  }

  @Test("the alert can be shown again") func showAgain() {
    alert.show()
    stage.touches.tap(alert.buttons[0], time: 1)
    stage.step(240)
    alert.show()
    stage.step(120)
    #expect(abs(alert.alertView.center.y - 284) <= 0.5)
    #expect(alert.backgroundView.alpha == 0.5)
  }

  @Test("the alert needs no buttons") func noButtons() {
    let bare = AlertComponent(title: "", message: "", buttonTitles: [], targetView: stage.view)
    #expect(bare.alertView.frame.height == 130)
    bare.show()
    stage.step(60)
    #expect(bare.buttons.isEmpty)
  }
}
