import Foundation
import Imaging

/// A folder that frames are written to.
///
/// It never mixes two renders: what an earlier render left there is removed once this one has succeeded.
/// Files that no manifest names are never touched. The shards of one render may write to a folder at the
/// same time: each leaves alone what may be the others'.
struct OutputFolder: Sendable {
  /// A manifest that an earlier render left.
  private struct Earlier: Sendable {
    let name: String
    let files: [String]
  }

  let path: String
  private let earlier: [Earlier]

  /// Makes the folder where need be, and reads what an earlier render left.
  init(_ path: String, shard: Shard? = nil) throws {
    self.path = path
    try Files.makeFolder(path)
    try Files.removeStaleTemporaries(in: path)
    earlier = try Self.manifests(in: path, besidesShardsLike: shard)
  }

  /// The manifests in a folder, but for those of a shard's sisters.
  private static func manifests(
    in path: String, besidesShardsLike shard: Shard?
  ) throws -> [Earlier] {
    let whole = try Files.names(in: path).contains(Manifest.fileName) ? [Shard?.none] : []
    let shards = try Manifest.shards(in: path).filter { $0 == shard || $0.count != shard?.count }
    return try (whole + shards).compactMap { shard in
      do throws(ImagingError) {
        return Earlier(
          name: Manifest.fileName(of: shard), files: try Manifest.files(in: path, of: shard))
      } catch {
        switch error {
        case .brokenManifest, .unknownManifestVersion:
          throw FlipbookError.foreignManifest(path: "\(path)/\(Manifest.fileName(of: shard))")
        // A sister has removed it meanwhile.
        case .system(_, _, ENOENT): return nil
        default: throw error
        }
      }
    }
  }

  /// Where a file stands.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the frames and manifests of earlier renders that are not of this one, and writes the manifest.
  ///
  /// - Parameter sisters: The names of the files of all shards.
  func finish(with manifest: Manifest, sisters: [String] = []) throws {
    let files = Set(manifest.frames.map(\.file) + sisters)
    for earlier in earlier {
      for file in earlier.files where !files.contains(file) { Files.remove(self.file(file)) }
      if earlier.name != manifest.fileName { Files.remove(file(earlier.name)) }
    }
    try manifest.write(in: path)
  }

  /// Makes each frame that is the same as the one before it another name of that one's file, where the file
  /// system can.
  func linkRepeats(among frames: [Manifest.Frame]) {
    for (frame, last) in zip(frames.dropFirst(), frames) where frame.bytes == last.bytes {
      let (path, lastPath) = (file(frame.file), file(last.file))
      if !Files.areSame(path, lastPath) { _ = Files.link(lastPath, as: path) }
    }
  }
}
