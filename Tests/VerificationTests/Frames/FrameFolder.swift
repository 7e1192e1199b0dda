import Foundation
import Imaging

/// A temporary folder with PNG files, removed at the end of the test.
final class FrameFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "VerificationTests-\(UUID().uuidString)").path
    try Files.makeFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes images to a subfolder, and returns its path.
  @discardableResult
  func write(_ images: [(name: String, image: Bitmap)], to folder: String) throws -> String {
    let folder = "\(path)/\(folder)"
    try Files.makeFolder(folder)
    for (name, image) in images {
      let file = image.withPixels { PNGEncoder().encode($0) }
      try Files.write(file, to: "\(folder)/\(name)")
    }
    return folder
  }

  /// Writes frames 0, 1, 2…: white images of 6x4 px with given numbers of black pixels in the first
  /// row.
  @discardableResult
  func write(
    _ blackPixels: [Int], to folder: String, name: (Int) -> String = { "frame_\($0).png" }
  ) throws -> String {
    try write(
      blackPixels.enumerated().map { (name($0), row($1)) }, to: folder)
  }
}

/// Returns a white image of 6x4 px with black pixels at the start of its first row.
func row(_ count: Int) -> Bitmap {
  image(6, 4) { x, y in y == 0 && x < count ? [0, 0, 0, 255] : [255, 255, 255, 255] }
}
