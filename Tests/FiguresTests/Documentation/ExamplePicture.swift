import Composition
import DisplayList
import FlipbookTestSupport
import Imaging
import Raster
import UIKit

@testable import Figures
@testable import Flipbook

/// The picture of an example in the documentation: frames side by side, with their times.
@MainActor
struct ExamplePicture {
  /// The frames.
  let frames: [DisplayList]
  private let times: [Double]
  private let size: CGSize

  /// Pixels per point.
  private static let scale: CGFloat = 1
  /// The size of the largest frame, and the width of the whole picture, in points.
  private static let maxScale: CGFloat = 0.75
  private static let maxHeight: CGFloat = 220
  private static let maxWidth: CGFloat = 744
  private static let gap: CGFloat = 8
  /// The space above and around the frames, for their outline.
  private static let margin: CGFloat = 1

  /// Plays an example until the last frame of its picture.
  ///
  /// - Parameter folder: A folder with the images that examples show.
  init(_ example: GuideExample, folder: TemporaryFolder) throws {
    let recipe = try Recipe.check(example.recipe, file: folder.path("\(example.name).yaml"))
    let played = recipe.figureFrames(overlays: Self.overlays(of: example))
    frames = try example.times.map { try played.list(of: Int(($0 * 60).rounded())) }
    times = example.times
    size = recipe.frameSize
  }

  /// The overlays that make visible what acts on items.
  private static func overlays(of example: GuideExample) -> Set<Overlay> {
    guard example.topic == "animator" else { return [.touches] }
    return example.entry?.lowercased().hasSuffix("field") == true
      ? [.touches, .paths] : [.touches, .attachments]
  }

  /// The picture as a PNG file.
  var png: [UInt8] {
    get throws {
      var timings = RenderTimings()
      return try FrameRenderer(scale: Self.scale)
        .file(of: list, by: SmallPNGEncoder(), timings: &timings).bytes
    }
  }

  /// Returns the pixels of a frame, small, since they are only compared.
  func pixels(of frame: DisplayList) throws -> [UInt8] {
    let drawn = try FrameRenderer(scale: 0.25).draw(frame)
    return Array(
      UnsafeRawBufferPointer(start: drawn.base, count: drawn.bytesPerRow * drawn.height))
  }

  private var list: DisplayList {
    let gaps = Self.gap * CGFloat(frames.count - 1)
    let scale = min(
      Self.maxScale, Self.maxHeight / size.height,
      (Self.maxWidth - gaps) / CGFloat(frames.count) / size.width)
    let cell = CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let below: CGFloat = frames.count > 1 ? 18 : 0
    var layers = FigureLayers(scale: Self.scale)
    for (index, (frame, time)) in zip(frames, times).enumerated() {
      let rect = CGRect(
        origin: CGPoint(x: Self.margin + CGFloat(index) * (cell.width + Self.gap), y: Self.margin),
        size: cell)
      layers.add(.stage(frame, in: rect))
      layers.stroke(CGPath(rect: rect), FigureLayers.Pen(color: FigureStyle.axis))
      if frames.count > 1 {
        let text = FigureText("\(NumberFormat.fixed(time, decimals: 2)) s", .label)
        layers.write(text, x: rect.minX, baseline: rect.maxY + 14)
      }
    }
    return DisplayList(
      size: CGSize(
        width: 2 * Self.margin + CGFloat(frames.count) * cell.width + gaps,
        height: 2 * Self.margin + cell.height + below),
      background: FigureStyle.background, layers: layers.layers)
  }
}

extension ExamplePicture {
  /// Writes the images that examples show to a folder.
  static func writeImages(to folder: TemporaryFolder) throws {
    for (name, recipe) in zip(GuideExample.images, [photo, heart]) {
      let frames = try Recipe.check(recipe, file: folder.path("\(name).yaml"))
        .figureFrames(overlays: [])
      try Files.write(
        FrameRenderer.png(of: frames.list(of: 0), scale: 1, isTransparent: true),
        to: folder.path(name))
    }
  }

  private static let photo = """
    flipbook: 1
    duration: 1s
    stage: { size: [96, 64] }
    views:
      sky: { frame: [0, 0, 96, 64], backgroundColor: systemTeal }
      sun: { frame: [62, 8, 20, 20], cornerRadius: 10, backgroundColor: systemYellow }
      hill:
        kind: shape
        frame: [0, 0, 96, 64]
        path: M0 64 L0 44 L26 16 L50 44 L62 34 L96 64 Z
        fillColor: systemIndigo
      meadow:
        kind: shape
        frame: [0, 0, 96, 64]
        path: M0 64 L0 52 C30 40 60 60 96 48 L96 64 Z
        fillColor: systemGreen
    """

  private static let heart = """
    flipbook: 1
    duration: 1s
    stage: { size: [80, 72] }
    views:
      heart:
        kind: shape
        frame: [0, 0, 80, 72]
        path: M40 70 C-20 30 5 -10 40 16 C75 -10 100 30 40 70 Z
    """
}
