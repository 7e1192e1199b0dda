import Glibc
import Imaging

/// A folder that frames are written to.
///
/// Never mixes two renders: the files of an earlier render are removed when this one has succeeded,
/// and a lock refuses another render at the same time. Files that no manifest names are never changed.
/// The shards of one render may write to a folder at the same time: each leaves files alone that may
/// belong to other shards.
package struct OutputFolder: Sendable {
  /// The manifest of an earlier render.
  private struct Earlier: Sendable {
    let name: String
    let files: [String]
  }

  /// The default folder of frames.
  package static let defaultPath = "Output"

  let path: String
  private let earlier: [Earlier]
  private let lock: FolderLock

  /// Creates the folder if it does not exist, locks it, and reads the manifests of earlier renders.
  ///
  /// - Parameters:
  ///   - shard: The shard that is written; nil for a complete render.
  ///   - render: A text that is equal for the shards of one render only.
  /// - Throws: `FlipbookError.folderInUse` if another render is writing to the folder.
  init(_ path: String, shard: Shard? = nil, of render: String = "") throws {
    self.path = path
    try Files.makeFolder(path)
    guard
      let lock = try FolderLock.lock(path, for: "render \(render)", isShared: shard != nil)
    else {
      throw FlipbookError.folderInUse(path: path)
    }
    self.lock = lock
    try Files.removeStaleTemporaries(in: path)
    earlier = try Self.manifests(in: path, exceptSiblingsOf: shard)
  }

  /// Returns the manifests in a folder, except those of the same render's other shards.
  private static func manifests(
    in path: String, exceptSiblingsOf shard: Shard?
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
        // Another shard has removed it in the meantime.
        case .system(_, _, ENOENT): return nil
        default: throw error
        }
      }
    }
  }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Allows other renders to write to the folder.
  func release() { lock.release() }

  /// Removes frames and manifests of earlier renders, writes the manifest, and releases the folder.
  ///
  /// - Parameter otherShards: The names of the files of all shards, which are not removed.
  func finish(with manifest: Manifest, otherShards: [String] = []) throws {
    defer { release() }
    let files = Set((manifest.frames.map(\.file) + otherShards).map(\.fileBytes))
    for earlier in earlier {
      for file in earlier.files where !files.contains(file.fileBytes) {
        Files.remove(self.file(file))
      }
      if earlier.name != manifest.fileName { Files.remove(file(earlier.name)) }
    }
    try manifest.write(in: path)
  }

  /// Replaces each frame that equals the previous one by a hard link to it, if the file system
  /// supports that.
  func linkRepeats(among frames: [Manifest.Frame]) {
    for (frame, last) in zip(frames.dropFirst(), frames) where frame.bytes == last.bytes {
      let (path, lastPath) = (file(frame.file), file(last.file))
      if !Files.areSame(path, lastPath) { _ = Files.link(lastPath, as: path) }
    }
  }
}
