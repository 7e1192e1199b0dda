import DisplayList
import Imaging
import Raster
import StudioProtocol

/// Draws display lists and encodes the pixels that change.
@MainActor
final class FramePainter {
  private let view: UInt8
  private let scale: Double
  private let renderer: FrameRenderer
  private let encoder = FrameEncoder()
  private var size = (width: 0, height: 0)
  /// Whether the next frame covers the whole stage.
  var needsKeyFrame = true

  /// Creates a painter of a view.
  init(view: UInt8, scale: Double) throws {
    self.view = view
    self.scale = scale
    renderer = try FrameRenderer(scale: scale)
  }

  /// Returns the payload of a frame; nil if nothing has changed.
  ///
  /// - Parameter isWanted: Whether to return a frame without pixels if nothing has changed.
  func paint(
    _ list: DisplayList, sequence: UInt32, tick: Int, isLast: Bool, echo: UInt32, isWanted: Bool
  ) throws -> [UInt8]? {
    let last = renderer.lastPixels
    let drawn = try renderer.draw(list)
    if (drawn.width, drawn.height) != size {
      size = (drawn.width, drawn.height)
      needsKeyFrame = true
    }
    let whole = PixelRectangle(x: 0, y: 0, width: drawn.width, height: drawn.height)
    let rectangles =
      needsKeyFrame ? [whole] : drawn.changedRects?.map(PixelRectangle.init) ?? [whole]
    guard !rectangles.isEmpty || isWanted else { return nil }
    // A renderer that starts anew, such as with another background, draws on other memory.
    let previous = last.flatMap {
      $0.base != drawn.base && ($0.width, $0.height) == (drawn.width, drawn.height) ? $0.view : nil
    }
    let header = FrameHeader(
      isKey: needsKeyFrame, isLastOfTick: isLast, view: view, sequence: sequence,
      tick: UInt32(clamping: tick), width: UInt16(clamping: drawn.width),
      height: UInt16(clamping: drawn.height), echo: echo)
    needsKeyFrame = false
    return withExtendedLifetime(last) {
      encoder.payload(header, of: drawn.view, in: rectangles, after: previous)
    }
  }
}

extension FrameRenderer.Pixels {
  /// The pixels as those of an image.
  var view: PixelView {
    PixelView(
      base: base, width: width, height: height, bytesPerRow: bytesPerRow,
      format: .premultipliedBGRA)
  }
}

extension PixelRectangle {
  /// Creates the rectangle of whole pixels.
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
  }
}
