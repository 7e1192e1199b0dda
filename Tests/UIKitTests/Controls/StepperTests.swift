import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct StepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 1, height: 1))

  @Test("the size is 94 by 32 points, and cannot be set")
  func size() {
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    stepper.frame.size = .zero
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("taps change the value by a step, within the range")
  func taps() {
    stepper.maximumValue = 5
    stepper.stepValue = 2
    let scene = ControlScene(stepper)
    scene.tap(170, 116)
    #expect(stepper.value == 2)
    #expect(scene.takeEvents() == ["value", "primary", "down", "upInside"])
    scene.tap(170, 116)
    scene.tap(170, 116)
    #expect(stepper.value == 5)
    _ = scene.takeEvents()
    scene.tap(170, 116)
    #expect(scene.takeEvents() == [])
    scene.tap(120, 116)
    #expect(stepper.value == 3)
  }

  @Test("a stepper that wraps goes on at the other end")
  func wraps() {
    stepper.wraps = true
    stepper.maximumValue = 2
    let scene = ControlScene(stepper)
    scene.tap(120, 116)
    #expect(stepper.value == 2)
    scene.tap(170, 116)
    #expect(stepper.value == 0)
  }

  @Test("a held button repeats after half a second, and then faster")
  func repeating() {
    var times: [Double] = []
    let scene = ControlScene(stepper)
    stepper.addAction(UIAction { _ in times.append(scene.stage.time) }, for: .valueChanged)
    scene.stage.touches.press(at: CGPoint(x: 170, y: 116), time: scene.stage.time, duration: 3)
    scene.stage.step(200)
    let pauses = zip(times.dropFirst(), times).map { $0 - $1 }
    #expect(isNear(pauses.first.map { CGFloat($0) }, 0.5, 1 / 60))
    #expect(pauses.count > 6)
    #expect(pauses == pauses.sorted(by: >) || (pauses.last ?? 1) < 0.3)
    #expect(stepper.value == Double(times.count))
  }

  @Test("without repetition, or when not continuous, one event ends the press")
  func notContinuous() {
    stepper.isContinuous = false
    let scene = ControlScene(stepper)
    scene.stage.touches.press(at: CGPoint(x: 170, y: 116), time: 0.1, duration: 1.2)
    scene.stage.step(120)
    #expect(stepper.value == 3)
    #expect(scene.takeEvents() == ["down", "upInside", "value", "primary"])
    stepper.autorepeat = false
    scene.tap(170, 116)
    #expect(stepper.value == 4)
  }

  @Test("limits move the value")
  func limits() {
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.setRange(minimum: 20, maximum: 30)
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (20, 30, 20))
    stepper.setRange(minimum: 1, maximum: 2)
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (1, 2, 2))
    stepper.setRange(minimum: 5, maximum: 5)
    #expect(stepper.maximumValue == 2)
  }

  @Test("a step that is not positive and an empty range are errors of the program")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper(frame: .zero).stepValue = 0 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper(frame: .zero).maximumValue = -1 }
    }
  }

  @Test("the sign without effect is pale, images replace signs, and a mirrored stepper grows left")
  func look() {
    let buttons = stepper.subviews.suffix(2)
    #expect(buttons.map { ($0.subviews[0].alpha * 10).rounded() } == [3, 10])
    stepper.setIncrementImage(.swatch(width: 9, height: 9), for: .normal)
    #expect(buttons.last?.subviews[0].isHidden == true)
    #expect(stepper.incrementImage(for: .highlighted) != nil)
    stepper.semanticContentAttribute = .forceRightToLeft
    let scene = ControlScene(stepper)
    scene.tap(110, 116)
    #expect(stepper.value == 1)
    #expect(stepper.accessibilityValue == "1")
    stepper.accessibilityDecrement()
    #expect(stepper.value == 0)
  }
}
