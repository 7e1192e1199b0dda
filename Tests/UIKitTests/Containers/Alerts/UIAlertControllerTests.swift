import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct UIAlertControllerTests {
  /// A stage on which an alert is presented.
  @MainActor final class Scene {
    let stage = Stage(device: .iPhone14Pro)
    let alert: UIAlertController
    var log: [String] = []

    init(
      _ style: UIAlertController.Style, title: String? = "Title", message: String? = "Message",
      actions: [(String, UIAlertAction.Style)]
    ) {
      alert = UIAlertController(title: title, message: message, preferredStyle: style)
      stage.step()
      for (title, style) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [unowned self] action in
            let isGone = self.alert.presentingViewController == nil
            self.log.append("\(action.title ?? "?") \(isGone ? "after" : "before") the dismissal")
          })
      }
      stage.rootViewController.present(alert, animated: true) { [unowned self] in
        log.append("presented")
      }
    }

    func step(_ count: Int) {
      for _ in 0..<count { stage.step() }
    }

    /// The views below the alert's that are called as the actions.
    func button(_ title: String) -> UIControl? {
      func find(_ view: UIView) -> UIControl? {
        if let control = view as? UIControl, control.accessibilityIdentifier == title {
          return control
        }
        return view.subviews.lazy.compactMap(find).first
      }
      return find(alert.view)
    }

    /// The frame of a button in the window, in points.
    func frame(_ title: String) -> CGRect? {
      button(title).map { $0.convert($0.bounds, to: nil) }
    }

    /// The opacity of the dimming behind the alert as it is shown.
    var dimming: Float? {
      alert.view.superview?.subviews.first?.layer.presentation()?.opacity
    }
  }

  @Test("an alert is 270 points wide, in the middle of the safe area") func alertFrame() throws {
    let scene = Scene(.alert, actions: [("Cancel", .cancel), ("OK", .default)])
    scene.step(60)
    let frame = scene.alert.view.frame
    #expect(frame.width == 270)
    #expect(frame.midX == 196.5)
    // The safe area is from 59 to 818 points.
    #expect(abs(frame.midY - 438.5) <= 0.5)
    // The baselines are 36, 20 and 24 points apart; the buttons are 44 points high.
    #expect(abs(frame.height - 124) < 1)
    let (cancel, ok) = (try #require(scene.frame("Cancel")), try #require(scene.frame("OK")))
    #expect(cancel.size == CGSize(width: 135, height: 44))
    #expect(ok.minX == cancel.maxX)
    #expect(isNear(ok.maxY, frame.maxY, 1e-6))
  }

  @Test(
    "two buttons are beside each other with the cancel action on the left, others are stacked",
    arguments: [
      (["OK", "Cancel!"], ["Cancel", "OK"], true),
      (["Cancel!", "OK"], ["Cancel", "OK"], true),
      (["Cancel!", "One", "Two"], ["One", "Two", "Cancel"], false),
      (["A title too long for its half", "OK"], ["A title too long for its half", "OK"], false),
      (["OK"], ["OK"], false),
    ] as [([String], [String], Bool)])
  func buttonOrder(titles: [String], expected: [String], isRow: Bool) {
    let scene = Scene(
      .alert,
      actions: titles.map {
        $0.hasSuffix("!") ? (String($0.dropLast()), .cancel) : ($0, .default)
      })
    scene.step(60)
    let frames = expected.map { scene.frame($0) ?? .zero }
    for (first, second) in zip(frames, frames.dropFirst()) {
      #expect(isRow ? second.minX == first.maxX : isNear(second.minY, first.maxY, 1e-6))
    }
  }

  @Test("an alert appears with its scale from 1.2 and its opacity, by a spring of 0.4 s")
  func appearance() {
    let scene = Scene(.alert, actions: [("OK", .default)])
    scene.step(6)
    // 1 - (1 + 22.88 t) exp(-22.88 t) after 0.1 s.
    let progress: CGFloat = 0.666_444
    let layer = scene.alert.view.layer.presentation()
    #expect(isNear(layer.map { CGFloat($0.opacity) }, progress, 2e-3))
    #expect(isNear(layer?.affineTransform().a, 1.2 - 0.2 * progress, 1e-3))
    #expect(isNear(scene.dimming.map { CGFloat($0) }, progress, 2e-3))
    #expect(scene.log == [])
    scene.step(20)
    #expect(scene.log == ["presented"])
    #expect(scene.dimming == 1)
  }

  @Test("a tap on a button dismisses the alert, then calls the handler") func tap() throws {
    let scene = Scene(.alert, actions: [("Cancel", .cancel), ("OK", .default)])
    scene.step(60)
    scene.stage.touches.tap(try #require(scene.button("OK")), time: scene.stage.time)
    scene.step(10)
    #expect(scene.alert.isBeingDismissed)
    #expect(scene.alert.view.transform == .identity)
    scene.step(20)
    #expect(scene.log == ["presented", "OK after the dismissal"])
    #expect(scene.stage.rootViewController.presentedViewController == nil)
  }

  @Test("a disabled action does nothing") func disabledAction() throws {
    let scene = Scene(.alert, actions: [("Cancel", .cancel), ("OK", .default)])
    scene.alert.actions[1].isEnabled = false
    scene.step(60)
    scene.stage.touches.tap(try #require(scene.button("OK")), time: scene.stage.time)
    scene.step(60)
    #expect(scene.log == ["presented"])
  }

  @Test("an action sheet is at the bottom, with the cancel action in a card of its own")
  func actionSheet() throws {
    let scene = Scene(
      .actionSheet, actions: [("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
    scene.step(60)
    let frame = scene.alert.view.frame
    #expect((frame.minX, frame.width, frame.maxY) == (8, 377, 818))
    let frames = try ["One", "Two", "Cancel"].map { try #require(scene.frame($0)) }
    #expect(frames.map(\.height) == [57, 57, 57])
    #expect(isNear(frames[1].minY, frames[0].maxY, 1e-6))
    #expect(isNear(frames[2].minY, frames[1].maxY + 8, 1e-6))
    #expect(isNear(frames[2].maxY, 818, 1e-6))
  }

  @Test("an action sheet slides in from below by the system spring") func slide() {
    let scene = Scene(.actionSheet, actions: [("One", .default), ("Cancel", .cancel)])
    scene.step(6)
    let final = scene.alert.view.frame
    // (1 + 18.2574 t) exp(-18.2574 t) after 0.1 s.
    let rest: CGFloat = 0.455_216
    let shown = scene.alert.view.layer.presentation()?.frame.minY
    #expect(isNear(shown, final.minY + (852 - final.minY) * rest, 1))
  }

  @Test("a tap outside of an action sheet chooses the cancel action, outside of an alert nothing")
  func outsideTap() {
    for (style, expected) in [
      (UIAlertController.Style.actionSheet, ["presented", "Cancel after the dismissal"]),
      (.alert, ["presented"]),
    ] {
      let scene = Scene(style, actions: [("One", .default), ("Cancel", .cancel)])
      scene.step(60)
      scene.stage.touches.tap(at: CGPoint(x: 200, y: 100), time: scene.stage.time)
      scene.step(60)
      #expect(scene.log == expected)
    }
  }

  @Test("text fields are above the buttons, and the first one is edited") func textFields() throws {
    let scene = Scene(.alert, actions: [("OK", .default)])
    scene.alert.addTextField { $0.placeholder = "Name" }
    scene.alert.addTextField { $0.text = "b" }
    scene.step(60)
    let fields = try #require(scene.alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", nil] && fields[0].isFirstResponder)
    let button = try #require(scene.button("OK"))
    let top = button.convert(button.bounds, to: nil).minY
    let frames = fields.map { $0.convert($0.bounds, to: nil) }
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY < top)
  }

  @Test("an alert moves with the keyboard, to the middle of what it leaves, and returns")
  func keyboard() throws {
    let scene = Scene(.alert, actions: [("OK", .default)])
    scene.alert.addTextField()
    let view = try #require(scene.alert.view)
    let height = scene.stage.window.bounds.height
    let guide = scene.stage.window.keyboardLayoutGuide
    scene.step(120)
    let top = scene.stage.window.safeAreaInsets.top
    let keyboard = guide.layoutFrame.minY
    #expect(keyboard < height - 200)
    #expect(abs(view.frame.midY - (top + keyboard) / 2) <= 1)
    scene.alert.textFields?[0].resignFirstResponder()
    scene.step(5)
    let moving = view.layer.presentation()?.frame.midY ?? 0
    #expect(moving > (top + keyboard) / 2 + 1 && moving < height / 2)
    scene.step(110)
    let bottom = scene.stage.window.safeAreaInsets.bottom
    #expect(abs(view.frame.midY - (top + height - bottom) / 2) <= 1)
  }
}
