import Flipbook
import Foundation
import Imaging

/// Manifests of renders.
struct ManifestSubject: FuzzSubject {
  let seeds: [[UInt8]]
  private let mutator: TextMutator
  private let folder: String

  init(in folder: String) throws {
    self.folder = folder
    seeds = try Repository.files(in: ["Tests/Fuzz/Corpus/manifests"], endingWith: ".json")
    mutator = TextMutator(seeds: seeds, specials: ["null", "true", "[]", "{}"])
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    mutator.mutated(seed, by: &chance)
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    let path = "\(folder)/\(Manifest.fileName)"
    let manifest: Manifest
    do throws(ImagingError) {
      try Files.write(input, to: path)
      _ = try Manifest.files(in: folder, of: nil)
      manifest = try Manifest(in: folder)
    } catch {
      guard error.category == .invalidInput else { throw error }
      return false
    }
    guard try Manifest(json: try manifest.json(), path: path) == manifest else {
      throw Contradiction("the manifest differs after it was written")
    }
    return true
  }
}
