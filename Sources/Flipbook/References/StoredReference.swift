import Verification

/// A reference as it is in its folder, with the problems of its files.
package struct StoredReference: Sendable {
  package let reference: Reference
  /// The files of the images that do not show their frames.
  let damagedFiles: Set<String>
  /// Descriptions of the problems with files.
  let problems: [String]

  /// Reads the reference of a folder; nil if there is none.
  init?(in folder: ReferenceFolder) throws {
    guard folder.exists else { return nil }
    reference = try folder.read()
    let damaged = folder.damagedImages(of: reference)
    damagedFiles = Set(damaged.map(\.image.file))
    problems =
      damaged.map(\.sentence)
      + (try folder.strays(beside: reference)).map {
        "The reference does not list the image \(folder.file($0)): remove it."
      }
  }
}
