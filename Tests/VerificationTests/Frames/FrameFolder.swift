import Foundation
import Imaging

/// A folder of a test's own with PNG files, removed at its end.
final class FrameFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "VerificationTests-\(UUID().uuidString)").path
    try Files.makeFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes pictures into a folder below, and returns its path.
  @discardableResult
  func write(_ pictures: [(name: String, picture: Bitmap)], to folder: String) throws -> String {
    let folder = "\(path)/\(folder)"
    try Files.makeFolder(folder)
    for (name, picture) in pictures {
      let file = picture.withPixels { PNGEncoder().encode($0) }
      try Files.write(file, to: "\(folder)/\(name)")
    }
    return folder
  }

  /// Writes frames 0, 1, 2…, each a white picture of 6 x 4 px with so many black pixels in its first row.
  @discardableResult
  func write(
    _ blackPixels: [Int], to folder: String, name: (Int) -> String = { "frame_\($0).png" }
  ) throws -> String {
    try write(
      blackPixels.enumerated().map { (name($0), row($1)) }, to: folder)
  }
}

/// A white picture of 6 x 4 px with so many black pixels at the start of its first row.
func row(_ count: Int) -> Bitmap {
  picture(6, 4) { x, y in y == 0 && x < count ? [0, 0, 0, 255] : [255, 255, 255, 255] }
}
