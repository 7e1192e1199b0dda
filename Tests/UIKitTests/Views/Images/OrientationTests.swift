import QuartzCore
import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite struct OrientationTests {
  /// Three columns and two rows whose blue channel is their number.
  private static func image(_ orientation: UIImage.Orientation) throws -> UIImage {
    let pixels = (1...6).flatMap { blue -> [UInt8] in [blue, 0, 0, 255] }
    let image = try #require(CGImage(width: 3, height: 2, pixels: pixels))
    return UIImage(cgImage: image, scale: 1, orientation: orientation)
  }

  /// Returns the rows of numbers as they are shown.
  private static func rows(_ image: UIImage) throws -> [[UInt8]] {
    let pixels = try #require(image.form.uprightPixels)
    return (0..<pixels.height).map { row in
      (0..<pixels.width).map { pixels.pixels[(row * pixels.width + $0) * 4] }
    }
  }

  nonisolated static let orientations: [(UIImage.Orientation, [[UInt8]])] = [
    (.up, [[1, 2, 3], [4, 5, 6]]), (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
    (.down, [[6, 5, 4], [3, 2, 1]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
    (.right, [[4, 1], [5, 2], [6, 3]]), (.left, [[3, 6], [2, 5], [1, 4]]),
    (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
  ]

  @Test("pixels are turned as their orientation requires", arguments: orientations)
  func turning(orientation: UIImage.Orientation, rows: [[UInt8]]) throws {
    let image = try Self.image(orientation)
    #expect(try Self.rows(image) == rows)
    #expect(image.size == CGSize(width: rows[0].count, height: rows.count))
    #expect(image.cgImage?.width == 3 && image.imageOrientation == orientation)
  }

  @Test("a flipped orientation mirrors what is shown", arguments: orientations)
  func flipping(orientation: UIImage.Orientation, rows: [[UInt8]]) throws {
    let flipped = try Self.image(orientation).withHorizontallyFlippedOrientation()
    #expect(try Self.rows(flipped) == rows.map { $0.reversed() })
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
  }

  @Test("an image view shows the turned pixels, at their size") func view() throws {
    let image = try Self.image(.right)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 2, height: 3))
    _ = view.displayContent()
    #expect((view.layer.contents as? CGImage)?.width == 2)
  }

  @Test("EXIF's numbers are UIKit's orientations") func exif() {
    let orientations = (0...9).map { UIImage.Orientation(exif: $0) }
    #expect(
      orientations == [
        .up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        .up,
      ])
  }

  @Test("a view of right-to-left text shows a flipping image mirrored") func rightToLeft() throws {
    let image = try Self.image(.up).imageFlippedForRightToLeftLayoutDirection()
    let view = UIImageView(image: image)
    view.semanticContentAttribute = .forceRightToLeft
    let shown = image.shown(in: view, nil)
    #expect(try Self.rows(shown) == [[3, 2, 1], [6, 5, 4]])
    #expect(image.flipsForRightToLeftLayoutDirection && image.imageOrientation == .up)
  }
}
