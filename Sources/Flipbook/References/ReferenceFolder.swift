import Foundation
import Imaging
import Verification

/// A folder with a reference: its text, and the pictures that it names.
struct ReferenceFolder: Sendable {
  let path: String

  /// Whether there is a reference.
  var isThere: Bool { FileManager.default.fileExists(atPath: file(Reference.fileName)) }

  /// Where a file stands.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Reads the reference.
  func read() throws -> Reference {
    let path = file(Reference.fileName)
    return try Reference(text: String(decoding: Files.read(path), as: UTF8.self), path: path)
  }

  /// Writes a reference whose frames stand in another folder; files that have not changed stay as they are,
  /// and pictures of an earlier reference go.
  func write(_ reference: Reference, framesIn folder: String) throws {
    try Files.makeFolder(path)
    let earlier = isThere ? (try? read().pictures.map(\.file)) ?? [] : []
    for picture in reference.pictures {
      try replace(picture.file, by: Files.read("\(folder)/\(picture.file)"))
    }
    try replace(Reference.fileName, by: Array(reference.text.utf8))
    let files = Set(reference.pictures.map(\.file))
    for file in earlier where !files.contains(file) { unlink(self.file(file)) }
  }

  private func replace(_ name: String, by bytes: [UInt8]) throws {
    if isThere(name), try Files.read(file(name)) == bytes { return }
    try Files.write(bytes, to: file(name))
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name))
  }
}

/// A folder that is gone at the end of the work.
struct ScratchFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(UUID().uuidString)").path
    try Files.makeFolder(path)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
