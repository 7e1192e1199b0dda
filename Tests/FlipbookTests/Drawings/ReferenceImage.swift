import Imaging
import Raster
import Testing
import UIKit

/// A small image of one rule of drawing.
struct ReferenceImage: Sendable, CustomTestStringConvertible {
  /// The width and height of each image in points.
  static let side: CGFloat = 80
  /// The number of pixels per point.
  static let scale: CGFloat = 1.5
  /// The canvas.
  static let bounds = CGRect(x: 0, y: 0, width: side, height: side)

  /// The folder and the name of the file without its extension.
  let name: String
  /// Returns the image as a PNG file.
  let png: @MainActor @Sendable () throws -> [UInt8]

  var testDescription: String { name }

  /// An image that code draws in a transparent context of UIKit, which is current.
  static func context(
    _ name: String, _ actions: @escaping @MainActor @Sendable (CGContext) -> Void
  ) -> ReferenceImage {
    ReferenceImage(name: "contexts/\(name)") {
      // Its traits are those of fonts and of renderers without a format.
      let stage = makeStage()
      defer { withExtendedLifetime(stage) {} }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
      let image = renderer.image { actions($0.cgContext) }.cgImage
      guard let image else { return [] }
      return try image.pixels.withUnsafeBytes { pixels in
        guard let base = pixels.baseAddress else { return [] }
        return try SmallPNGEncoder().image(
          of: PixelView(
            base: base, width: image.width, height: image.height, bytesPerRow: image.rowLength,
            format: .premultipliedBGRA)
        ).bytes
      }
    }
  }

  /// An image of layers on a white stage.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - time: The time at which the stage is shown, in seconds.
  ///   - actions: Adds layers to the layer of a view that fills the stage.
  ///   - change: Changes them after they have been shown.
  static func layers(
    _ name: String, after time: TimeInterval = 0,
    _ actions: @escaping @MainActor @Sendable (CALayer) -> Void,
    then change: (@MainActor @Sendable (CALayer) -> Void)? = nil
  ) -> ReferenceImage {
    shown("layers/\(name)", after: time) { view in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      actions(view.layer)
      CATransaction.commit()
    } change: { view in
      change?(view.layer)
    }
  }

  /// An image of views with effects on a white stage.
  static func effects(
    _ name: String, after time: TimeInterval = 0,
    _ actions: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> ReferenceImage {
    shown("effects/\(name)", after: time, actions) { _ in }
  }

  /// Returns a stage, which is the current one.
  @MainActor
  private static func makeStage() -> Stage {
    Stage(
      device: Device(name: "a square", size: bounds.size, scale: scale), backgroundColor: .white)
  }

  private static func shown(
    _ name: String, after time: TimeInterval,
    _ actions: @escaping @MainActor @Sendable (UIView) -> Void,
    change: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> ReferenceImage {
    ReferenceImage(name: name) {
      let stage = makeStage()
      let view = UIView(frame: bounds)
      stage.view.addSubview(view)
      actions(view)
      _ = stage.displayList()
      change(view)
      for _ in 0..<Int((time * 60).rounded()) { stage.step() }
      let pixels = try FrameRenderer(scale: scale).draw(stage.displayList())
      return try SmallPNGEncoder().image(
        of: PixelView(
          base: pixels.base, width: pixels.width, height: pixels.height,
          bytesPerRow: pixels.bytesPerRow, format: .opaqueBGRX)
      ).bytes
    }
  }
}
