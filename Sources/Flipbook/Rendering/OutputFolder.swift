import Foundation
import Imaging

/// A folder that frames are written to.
///
/// It never mixes two renders: what an earlier render left there is removed once this one has succeeded.
/// Files that no manifest names are never touched.
struct OutputFolder: Sendable {
  let path: String
  private let earlierFiles: [String]

  /// Makes the folder where need be, and reads what an earlier render left.
  init(_ path: String) throws {
    self.path = path
    try Files.makeFolder(path)
    try Files.removeStaleTemporaries(in: path)
    earlierFiles = try Self.frames(in: path)
  }

  /// The files that the manifest in a folder names, if there is one.
  private static func frames(in path: String) throws -> [String] {
    guard try Files.names(in: path).contains(Manifest.fileName) else { return [] }
    do throws(ImagingError) {
      return try Manifest(in: path).frames.map(\.file)
    } catch {
      switch error {
      case .brokenManifest, .unknownManifestVersion:
        throw FlipbookError.foreignManifest(path: "\(path)/\(Manifest.fileName)")
      default: throw error
      }
    }
  }

  /// Where a file stands.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the frames of an earlier render that are not of this one, and writes the manifest.
  func finish(with manifest: Manifest) throws {
    let files = Set(manifest.frames.map(\.file))
    for file in earlierFiles where !files.contains(file) { unlink(self.file(file)) }
    try manifest.write(in: path)
  }
}
