import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct SliderTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))

  @Test(
    "the thumb is at whole points and the fill at its exact middle, as measured on iOS 26",
    arguments: [
      ("SL-1", 280, 0, 0, 0), ("SL-2", 280, 0.35, 85, 103.55), ("SL-6", 72, 0.5, 18, 36),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func measured(id: String, width: CGFloat, value: CGFloat, thumbX: CGFloat, filled: CGFloat) {
    let metrics = SliderMetrics(
      height: 34, trackHeight: 6, thumb: CGSize(width: 37, height: 24))
    let track = metrics.track(in: CGRect(x: 0, y: 0, width: width, height: 34))
    #expect(track == CGRect(x: 0, y: 14, width: width, height: 6), "\(id)")
    let thumb = SliderMetrics.thumbFrame(of: metrics.thumb, at: value, on: track)
    #expect(thumb == CGRect(x: thumbX, y: 5, width: 37, height: 24), "\(id)")
    #expect(
      isNear(SliderMetrics.filledWidth(ofThumb: 37, at: value, on: track), filled, 1e-9), "\(id)")
  }

  @Test("the value is limited to the range, and a limit moves the other one")
  func range() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect((slider.maximumValue, slider.value) == (8, 8))
  }

  @Test("a drag of the thumb changes the value continuously, and sends a last event at its end")
  func drag() {
    let scene = ControlScene(slider)
    scene.drag(114, 115, by: 100)
    #expect(isNear(CGFloat(slider.value), 0.5, 0.001))
    let events = scene.takeEvents()
    #expect(events.prefix(4) == ["down", "value", "drag", "value"])
    #expect(events.suffix(3) == ["upInside", "value", "primary"])
  }

  @Test("events of a slider that is not continuous are at the end")
  func events() {
    let scene = ControlScene(slider)
    slider.isContinuous = false
    scene.drag(114, 115, by: 100)
    #expect(scene.takeEvents() == ["down", "drag", "upInside", "value", "primary"])
  }

  @Test("a touch on the track beside the thumb is not tracked")
  func besideThumb() {
    let scene = ControlScene(slider)
    scene.drag(200, 115, by: 50)
    #expect(slider.value == 0)
    #expect(scene.takeEvents() == [])
  }

  @Test("the phase of the touch of the last valueChanged is ended")
  func phases() {
    let scene = ControlScene(slider)
    MethodTable.add("change:event:", PhaseReceiver.note)
    let receiver = PhaseReceiver()
    slider.addTarget(receiver, action: Selector("change:event:"), for: .valueChanged)
    scene.drag(114, 115, by: 60)
    let phases = receiver.phases
    #expect(phases.last == .ended)
    #expect(phases.dropLast().allSatisfy { $0 == .moved })
    #expect(phases.count > 3)
  }

  @Test("setValue with animation moves the thumb in a quarter of a second")
  func animated() throws {
    let scene = ControlScene(slider)
    let thumb = try #require(slider.subviews.last)
    slider.setValue(1, animated: true)
    scene.stage.step(8)
    #expect(thumb.shownFrame.minX > 20 && thumb.shownFrame.minX < 190)
    scene.stage.step(8)
    #expect(isNear(thumb.shownFrame.minX, 200, 0.01))
    #expect(scene.takeEvents() == [])
  }

  @Test("in an animation block, setValue with animation takes the time of the block")
  func inBlock() throws {
    let scene = ControlScene(slider)
    let thumb = try #require(slider.subviews.last)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      slider.setValue(1, animated: true)
    }
    scene.stage.step(61)
    #expect(isNear(thumb.shownFrame.minX, 100, 3))
  }

  @Test("an app overrides the place of the track and of the thumb")
  func overriding() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 5, width: bounds.width, height: 20)
      }
      override func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
      ) -> CGRect {
        CGRect(x: rect.width * CGFloat(value), y: 0, width: 10, height: 10)
      }
    }
    let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    let scene = ControlScene(slider)
    #expect(slider.subviews.map(\.frame.height) == [20, 20, 10])
    #expect(slider.subviews.last?.frame.minX == 100)
    scene.drag(205, 105, by: -105)
    #expect(isNear(CGFloat(slider.value), 0, 0.01))
  }

  @Test("images replace the thumb and the tracks, and take space at the ends")
  func images() {
    let image = UIImage.swatch(width: 20, height: 40)
    slider.minimumValueImage = image
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).size == image.size)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 28)
    #expect(slider.intrinsicContentSize.height == 40)
    slider.setThumbImage(image, for: .normal)
    #expect(slider.currentThumbImage === image)
    #expect(slider.thumbImage(for: .highlighted) === image)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).width == 20)
    slider.setThumbImage(nil, for: .normal)
    #expect(slider.currentThumbImage == nil)
  }

  @Test("a mirrored slider grows to the left")
  func mirrored() {
    slider.semanticContentAttribute = .forceRightToLeft
    let scene = ControlScene(slider)
    #expect(slider.subviews.last?.frame.minX == 200)
    scene.drag(314, 115, by: -100)
    #expect(isNear(CGFloat(slider.value), 0.5, 0.001))
    #expect(slider.subviews[1].frame.maxX == 228)
  }

  @Test("colors follow the tint color, unless others are set")
  func colors() {
    slider.tintColor = .red
    #expect(slider.subviews[1].backgroundColor == .red)
    slider.minimumTrackTintColor = .green
    slider.maximumTrackTintColor = .blue
    slider.thumbTintColor = .black
    #expect(slider.subviews.map(\.backgroundColor) == [.blue, .green, .black])
    slider.isEnabled = false
    #expect(slider.subviews.map(\.alpha) == [0.5, 0.5, 1])
  }

  @Test("the accessibility value is a percentage, which a tenth of the range changes")
  func accessibility() {
    slider.maximumValue = 50
    slider.value = 10
    #expect(slider.accessibilityValue == "20%")
    slider.accessibilityIncrement()
    #expect(slider.value == 15)
  }
}

@MainActor
private final class PhaseReceiver: NSObject {
  var phases: [UITouch.Phase] = []

  func note(_ control: UIControl, _ event: UIEvent?) {
    phases += event?.allTouches?.map(\.phase) ?? []
  }
}
