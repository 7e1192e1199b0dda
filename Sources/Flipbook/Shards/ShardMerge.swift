import Foundation
import Imaging

/// The shards of a render, joined.
package struct ShardMerge {
  /// A manifest and where it stands.
  private struct Source {
    let folder: String
    let manifest: Manifest

    var path: String { "\(folder)/\(manifest.fileName)" }
    /// The numbers of the frames of the whole render.
    var allFrames: [Int] { manifest.shard?.frames.numbers ?? manifest.frames.map(\.number) }
  }

  /// What the whole render would have written.
  package let manifest: Manifest
  /// The folder of each frame's file.
  private let folders: [String]

  /// Reads the shards' manifests in some folders, and checks that they make a whole; a folder that a render
  /// or a merge has already made whole counts as one.
  package init(_ folders: [String]) throws {
    let sources = try folders.flatMap(Self.sources)
    guard let first = sources.first else { throw MergeError.noShards(folder: "") }
    for source in sources.dropFirst() {
      if let what = Self.difference(first, source) {
        throw MergeError.otherRender(first: first.path, second: source.path, what: what)
      }
    }

    var found: [Int: (frame: Manifest.Frame, source: Source)] = [:]
    for source in sources {
      for frame in source.manifest.frames {
        if let (other, otherSource) = found[frame.number] {
          guard other == frame else {
            throw MergeError.frameDiffers(
              frame.number, first: otherSource.path, second: source.path)
          }
        } else {
          found[frame.number] = (frame, source)
        }
      }
    }
    let all = first.allFrames
    let missing = all.filter { found[$0] == nil }
    guard missing.isEmpty else {
      throw MergeError.missing(
        FrameNumbers(missing), shards: Self.absent(sources.compactMap(\.manifest.shard?.shard)))
    }
    let joined = all.compactMap { found[$0] }
    let versions = Set(sources.map(\.manifest.flipbookVersion))
    manifest = first.manifest.joined(
      joined.map(\.frame),
      flipbookVersion: versions.count == 1 ? first.manifest.flipbookVersion : nil)
    self.folders = joined.map(\.source.folder)
  }

  private static func sources(in folder: String) throws -> [Source] {
    let shards = try Manifest.shards(in: folder)
    if !shards.isEmpty {
      return try shards.map { Source(folder: folder, manifest: try Manifest(in: folder, of: $0)) }
    }
    guard try Files.names(in: folder).contains(Manifest.fileName) else {
      throw MergeError.noShards(folder: folder)
    }
    return [Source(folder: folder, manifest: try Manifest(in: folder))]
  }

  /// What two manifests of one render would not differ in; nil for nothing.
  private static func difference(_ first: Source, _ second: Source) -> String? {
    let (one, other) = (first.manifest, second.manifest)
    if one.recipe?.name != other.recipe?.name { return "the recipe" }
    if one.recipe?.hash != other.recipe?.hash { return "the recipe's text" }
    if one.size != other.size || one.points != other.points || one.scale != other.scale {
      return "the frames' size"
    }
    if one.fps != other.fps { return "the frames a second" }
    if one.duration != other.duration { return "the duration" }
    if one.overlays != other.overlays { return "the overlays" }
    if !one.parts.agrees(with: other.parts) { return "the versions of libraries and fonts" }
    if let options = one.shard?.options, let others = other.shard?.options, options != others {
      return "the pattern, the transparency, the compression, or the settings"
    }
    return first.allFrames == second.allFrames ? nil : "the frames that were chosen"
  }

  /// The shards that are not there, if all are of the same count.
  private static func absent(_ shards: [Shard]) -> [Shard] {
    guard let count = shards.first?.count, shards.allSatisfy({ $0.count == count }) else {
      return []
    }
    return (1...count).compactMap { Shard($0, of: count) }.filter { !shards.contains($0) }
  }

  /// Writes what the whole render would have written; files that stand in the folder already stay.
  ///
  /// - Parameter linking: Whether files of other folders get another name instead of a copy, where the file
  ///   system can.
  package func write(to path: String, linking: Bool = false) throws {
    let output = try OutputFolder(path)
    var isSame: [String: Bool] = [:]
    for (frame, folder) in zip(manifest.frames, folders) {
      try Task.checkCancellation()
      let file = "\(folder)/\(frame.file)"
      let bytes = try bytes(of: file)
      guard Digest(bytes: bytes) == frame.bytes else { throw MergeError.damaged(path: file) }
      let stays = isSame[folder] ?? Files.areSame(folder, path)
      isSame[folder] = stays
      let place = output.file(frame.file)
      if stays || linking && Files.link(file, as: place) { continue }
      try Files.write(bytes, to: place)
    }
    try output.finish(with: manifest)
  }

  private func bytes(of file: String) throws -> [UInt8] {
    do throws(ImagingError) {
      return try Files.read(file)
    } catch {
      if case .system(_, _, ENOENT) = error { throw MergeError.damaged(path: file) }
      throw error
    }
  }
}

extension Manifest {
  /// The manifest of a whole render, of which this is a shard's.
  fileprivate func joined(_ frames: [Frame], flipbookVersion: String?) -> Manifest {
    Manifest(
      size: size, points: points, scale: scale, fps: fps, duration: duration, recipe: recipe,
      overlays: overlays ?? [], parts: parts, frames: frames, flipbookVersion: flipbookVersion)
  }
}
