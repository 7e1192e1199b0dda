import DisplayList
import Imaging
import Movies

/// A folder of frames with its manifest.
package struct FrameFolder: Hashable, Sendable {
  package let path: String
  package let pattern: FramePattern
  package let manifest: Manifest
  /// The numbers of the frames, which are consecutive.
  package let numbers: ClosedRange<Int>

  /// Reads the manifest and the names of the frames.
  ///
  /// - Throws: A `MovieError` if there are no frames or one is missing, and an `ImagingError` for
  ///   an unreadable manifest.
  init(_ path: String, pattern: FramePattern = .standard) throws {
    self.path = path
    self.pattern = pattern
    manifest = try Manifest(in: path)
    let numbers = try pattern.numbers(in: path)
    guard let first = numbers.first, let last = numbers.last else {
      throw MovieError.noFrames(folder: path, pattern: pattern.text)
    }
    if let (expected, _) = zip(first..., numbers).first(where: { $0 != $1 }) {
      throw MovieError.missingFrame(path: "\(path)/\(pattern.name(of: expected))")
    }
    self.numbers = first...last
  }

  /// The duration, in seconds.
  var duration: Double { manifest.fps.time(of: numbers.count) }

  /// The size of the frames, in points.
  var points: CGSize {
    CGSize(width: manifest.points.width, height: manifest.points.height)
  }

  func file(_ number: Int) -> String { "\(path)/\(pattern.name(of: number))" }
}

/// The frames of a folder, as display lists that draw one image each.
final class FolderFrames: FrameLists {
  private let folder: FrameFolder
  private let clock: FrameRate
  private var last: (number: Int, list: DisplayList)?

  /// - Parameter clock: The rate that requested frame numbers are counted at.
  init(_ folder: FrameFolder, clock: FrameRate) {
    self.folder = folder
    self.clock = clock
  }

  var size: CGSize { folder.points }

  /// Returns the frame that is visible at a frame number of the clock.
  func list(of number: Int) throws -> DisplayList {
    let fps = folder.manifest.fps
    let index = number * clock.denominator * fps.numerator / (clock.numerator * fps.denominator)
    let file = min(folder.numbers.lowerBound + index, folder.numbers.upperBound)
    if let last, last.number == file { return last.list }
    let path = folder.file(file)
    let bitmap = try Bitmap(pngFile: path)
    guard bitmap.width == folder.manifest.size.width,
      bitmap.height == folder.manifest.size.height, let image = CGImage(bitmap)
    else { throw MovieError.frameSizeDiffers(path: path) }
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: size)
    attributes.anchorPoint = .zero
    let content = ImageContent(image: image, frame: attributes.bounds)
    let list = DisplayList(
      size: size, layers: [DisplayLayer(id: 0, attributes: attributes, content: .image(content))])
    last = (file, list)
    return list
  }
}

extension CGImage {
  /// Creates an image from a bitmap, premultiplying its colors.
  convenience init?(_ bitmap: Bitmap) {
    let pixels = [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count) { target, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        var place = 0
        while place < source.count {
          let alpha = UInt32(source[place &+ 3])
          func multiplied(_ channel: Int) -> UInt8 {
            UInt8((UInt32(source[place &+ channel]) &* alpha &+ 127) / 255)
          }
          target[place] = multiplied(2)
          target[place &+ 1] = multiplied(1)
          target[place &+ 2] = multiplied(0)
          target[place &+ 3] = source[place &+ 3]
          place &+= 4
        }
      }
      count = bitmap.pixels.count
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
