import Testing
import UIKit

@testable import AppRuntime

@MainActor
@Suite struct ColorPickerTests {
  /// The colors that a picker reports.
  private final class Log: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    var areContinuous: [Bool] = []
    var ends = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      colors.append(color)
      areContinuous.append(continuously)
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      ends += 1
    }
  }

  private static func present(
    _ prepare: (UIColorPickerViewController) -> Void = { _ in }
  ) -> (stage: Stage, picker: UIColorPickerViewController, log: Log) {
    let stage = Stage(device: .iPhone8)
    stage.step()
    let picker = UIColorPickerViewController()
    let log = Log()
    picker.delegate = log
    prepare(picker)
    stage.rootViewController.present(picker, animated: false)
    for _ in 0..<3 { stage.step() }
    return (stage, picker, log)
  }

  private func step(_ stage: Stage, _ count: Int) { for _ in 0..<count { stage.step() } }

  private static func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("a tap in the grid picks the color there, and the close button ends the picker")
  func grid() throws {
    let (stage, picker, log) = Self.present()
    let field = try #require(picker.view.subviews.compactMap { $0 as? ColorField }.first)
    let cell = CGSize(width: field.bounds.width / 12, height: field.bounds.height / 10)
    let point = field.convert(CGPoint(x: cell.width * 5.5, y: cell.height * 5.5), to: nil)
    stage.touches.tap(at: point, time: stage.time)
    step(stage, 20)
    #expect(log.areContinuous == [true, false])
    #expect(log.colors.last == ColorField.Arrangement.grid.color(5, 5))
    #expect(picker.selectedColor == log.colors.last)
    let close = try #require(picker.view.subviews.compactMap { $0 as? UIButton }.first)
    stage.touches.tap(at: Self.center(of: close), time: stage.time)
    step(stage, 60)
    #expect(log.ends == 1)
    #expect(picker.presentingViewController == nil)
  }

  @Test("the first row of the grid has grays, the middle of others has pure hues")
  func arrangement() {
    let grid = ColorField.Arrangement.grid
    #expect(grid.color(0, 0) == UIColor(white: 1, alpha: 1))
    #expect(grid.color(11, 0) == UIColor(white: 0, alpha: 1))
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    grid.color(5, 5).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 6.0 / 360) < 0.01 && saturation > 0.99 && brightness > 0.99)
    let spectrum = ColorField.Arrangement.spectrum
    #expect(spectrum.color(3, 0) == UIColor(hue: 3.0 / 47, saturation: 0, brightness: 1, alpha: 1))
    #expect(spectrum.color(3, 39).cgColor.components?.prefix(3) == [0, 0, 0])
  }

  @Test("the opacity is picked with a slider, unless it is not supported")
  func opacity() throws {
    let (stage, picker, log) = Self.present { $0.selectedColor = .red }
    let slider = try #require(
      picker.view.subviews.flatMap(\.subviews).compactMap { $0 as? UISlider }.last)
    #expect(slider.accessibilityIdentifier == "Opacity" && slider.value == 1)
    let frame = slider.convert(slider.bounds, to: nil)
    stage.touches.drag(
      from: CGPoint(x: frame.maxX - 14, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY),
      time: stage.time, duration: 0.3)
    step(stage, 60)
    let alpha = picker.selectedColor.cgColor.alpha
    #expect(abs(alpha - 0.5) < 0.05)
    #expect(log.colors.count > 3)
    picker.supportsAlpha = false
    stage.step()
    #expect(slider.superview?.isHidden == true)
  }

  @Test("a tap on a color well shows a picker, whose colors become those of the well")
  func well() throws {
    let stage = Stage(device: .iPhone8)
    let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
    well.title = "Ink"
    well.supportsAlpha = false
    var events = 0
    well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stage.view.addSubview(well)
    stage.step()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.selectedColor == nil)
    stage.touches.tap(at: CGPoint(x: 122, y: 122), time: stage.time)
    step(stage, 60)
    let picker = try #require(
      stage.rootViewController.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Ink" && !picker.supportsAlpha)
    let field = try #require(picker.view.subviews.compactMap { $0 as? ColorField }.first)
    stage.touches.tap(at: Self.center(of: field), time: stage.time)
    step(stage, 20)
    #expect(events == 2)
    #expect(well.selectedColor == picker.selectedColor)
    #expect(well.subviews.last?.backgroundColor == picker.selectedColor)
  }
}
