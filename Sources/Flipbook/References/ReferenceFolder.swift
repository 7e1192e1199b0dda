import Imaging
import Verification

/// A folder with a reference: its text, and the images that it lists.
package struct ReferenceFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The folder's name: that of the recipe.
  var name: String { path.lastPathPart }

  /// Whether the folder contains a reference.
  package var exists: Bool { Files.exists(file(Reference.fileName)) }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Reads the reference.
  package func read() throws -> Reference {
    let path = file(Reference.fileName)
    return try Reference(text: String(decoding: Files.read(path), as: UTF8.self), path: path)
  }

  /// Returns the images that exist and that a reference does not list.
  func strays(beside reference: Reference) throws -> [String] {
    let named = Set(reference.images.map(\.file.fileBytes))
    return try Files.names(in: path).filter {
      !$0.isHiddenFileName && $0.lowercased().hasSuffix(".png") && !named.contains($0.fileBytes)
    }
  }

  /// Returns whether the text or an image in the folder differs from a reference.
  ///
  /// The version of Flipbook alone makes no difference, nor does a part that the stored reference
  /// does not list.
  package func isBehind(_ reference: Reference) throws -> Bool {
    guard exists else { return true }
    var expected = reference
    if let stored = try? read(), stored.parts.agrees(with: reference.parts) {
      expected.parts = stored.parts
      expected.flipbookVersion = stored.flipbookVersion
    }
    let stored = try Reference.withoutReturns(Files.read(file(Reference.fileName)))
    guard stored.elementsEqual(expected.text.utf8) else { return true }
    return reference.images.contains { image in
      let kept = (try? Bitmap(pngFile: file(image.file)))?.withPixels { Digest(pixels: $0) }
      return kept != reference.frames[image.number]
    }
  }

  /// Writes a reference and removes images of the earlier reference, or changes nothing; unchanged
  /// files are not written.
  ///
  /// - Parameter folder: The folder with the images.
  package func write(_ reference: Reference, framesIn folder: String) throws {
    try FileTransaction.perform { changes in
      try write(reference, framesIn: folder, in: &changes)
    }
  }

  /// Moves the actual output of a failed verification to this folder.
  package func accept(_ actualOutput: ReferenceFolder) throws {
    try FileTransaction.perform { changes in try accept(actualOutput, in: &changes) }
    actualOutput.remove()
  }

  /// Adds the writing of the actual output of a failed verification to this folder to changes.
  ///
  /// - Throws: An error if the output is incomplete.
  func accept(_ actualOutput: ReferenceFolder, in changes: inout FileTransaction) throws {
    try write(try actualOutput.read(), framesIn: actualOutput.path, in: &changes)
  }

  /// Removes the folder.
  package func remove() { Files.removeTree(path) }

  private func write(
    _ reference: Reference, framesIn folder: String, in changes: inout FileTransaction
  ) throws {
    try changes.makeFolder(path)
    try Files.removeStaleTemporaries(in: path)
    let earlier = exists ? (try? read().images.map(\.file)) ?? [] : []
    for image in reference.images {
      try replace(image.file, with: Files.read("\(folder)/\(image.file)"), in: &changes)
    }
    try replace(Reference.fileName, with: Array(reference.text.utf8), in: &changes)
    let files = Set(reference.images.map(\.file.fileBytes))
    for file in earlier where !files.contains(file.fileBytes) { changes.remove(self.file(file)) }
  }

  private func replace(
    _ name: String, with bytes: [UInt8], in changes: inout FileTransaction
  ) throws {
    if hasFile(name), try Files.read(file(name)) == bytes { return }
    try changes.replace(file(name), with: bytes)
  }

  func hasFile(_ name: String) -> Bool {
    Files.exists(file(name))
  }
}
