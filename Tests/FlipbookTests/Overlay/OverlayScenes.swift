import Raster
import UIKit

@testable import Flipbook

/// A white stage of 100 by 100 points at scale 1, with a dynamic animator.
@MainActor
final class OverlayScene {
  let stage = Stage(
    device: Device(name: "square", size: CGSize(width: 100, height: 100), scale: 1),
    backgroundColor: .white)
  let animator: UIDynamicAnimator

  init(_ behaviors: (UIView) -> [UIDynamicBehavior]) {
    animator = UIDynamicAnimator(referenceView: stage.view)
    for behavior in behaviors(stage.view) { animator.addBehavior(behavior) }
  }

  /// Returns a transparent view.
  static func item(
    in view: UIView, at x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10
  ) -> UIView {
    let item = UIView(
      frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    view.addSubview(item)
    return item
  }

  /// Returns the display lists of frames.
  func lists(
    _ overlays: Set<Overlay>, frames: FrameSelection = .all, fps: FrameRate = .standard,
    duration: Double = 1
  ) throws -> [DisplayList] {
    var options = RenderOptions()
    options.overlays = overlays
    options.frames = frames
    options.fps = fps
    let plan = try RenderPlan(
      points: stage.device.size, scale: 1, duration: duration, options: options)
    let source = FrameSource(stage: stage, plan: plan)
    return try plan.frames.map { try source.list(of: $0) }
  }

  /// Returns the image of a tick.
  func shot(_ overlays: Set<Overlay>, tick: Int = 0) throws -> Shot {
    try Shot(lists(overlays, frames: .range(tick...tick), duration: 10)[0])
  }
}

/// The pixels of a display list at scale 1.
struct Shot {
  /// The classified color of a pixel.
  enum Ink: String {
    case none, blue, orange, green, red, purple
  }

  private let width: Int
  private let bytes: [UInt8]

  init(_ list: DisplayList) throws {
    let pixels = try FrameRenderer(scale: 1).draw(list)
    width = pixels.width
    bytes = (0..<pixels.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: pixels.base + row * pixels.bytesPerRow, count: pixels.width * 4)
    }
  }

  /// Returns the overlay color nearest to a pixel.
  subscript(x: Int, y: Int) -> Ink {
    let start = (y * width + x) * 4
    let pixel = [2, 1, 0].map { CGFloat(bytes[start + $0]) / 255 }
    let inks: [(Ink, CGColor)] = [
      (.none, .white), (.blue, OverlayColor.blue), (.orange, OverlayColor.orange),
      (.green, OverlayColor.green), (.red, OverlayColor.red), (.purple, OverlayColor.purple),
    ]
    func distance(_ color: CGColor) -> CGFloat {
      zip(pixel, [color.red, color.green, color.blue]).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    return inks.min { distance($0.1) < distance($1.1) }?.0 ?? .none
  }
}
