import Testing
import UIKit
import UIKitTestSupport

/// A control on a stage, and the events that it sends.
@MainActor
final class ControlScene {
  let stage: Stage
  private(set) var events: [String] = []

  init(
    _ view: UIView, at origin: CGPoint = CGPoint(x: 100, y: 100),
    style: UIUserInterfaceStyle = .light
  ) {
    stage = Stage(device: .iPhone8, userInterfaceStyle: style)
    view.frame.origin = origin
    stage.view.addSubview(view)
    stage.step()
    guard let control = view as? UIControl else { return }
    let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("drag", .touchDragInside), ("exit", .touchDragExit),
      ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ("value", .valueChanged), ("primary", .primaryActionTriggered),
      ("begin", .editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd),
      ("exit on return", .editingDidEndOnExit),
    ]
    for (name, event) in names {
      control.addAction(
        UIAction { [weak self] _ in
          if self?.events.last != name { self?.events.append(name) }
        }, for: event)
    }
  }

  /// Returns the events since the last call, without immediate repetitions.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Taps a point and lets the animations that follow end.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.touches.tap(at: CGPoint(x: x, y: y), time: stage.time + 0.05)
    stage.step(60)
  }

  /// Drags from a point by a distance and lets the animations that follow end.
  func drag(_ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat = 0) {
    stage.touches.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy), time: stage.time + 0.05,
      duration: 0.3)
    stage.step(80)
  }
}

extension UIView {
  /// The frame as it is shown.
  var shownFrame: CGRect { layer.presentation()?.frame ?? frame }
}

extension UIImage {
  /// Returns a red image of a size in points, with a pixel for each.
  static func swatch(width: Int, height: Int) -> UIImage {
    let pixels = (0..<width * height).flatMap { _ in [UInt8](arrayLiteral: 255, 0, 0, 255) }
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      Issue.record("no image of \(width) x \(height)")
      return UIImage()
    }
    return UIImage(cgImage: image)
  }
}
