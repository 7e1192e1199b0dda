import Paths
import UIKit

extension ValueType<UIImage> {
  /// A PNG file in the recipe's folder, by its relative path.
  static let image = ValueType(
    "the path of a PNG file in the recipe's folder", .text(maxLength: Limits.textLength)
  ) { value, context in
    guard let path = value.text else {
      context.reportType(value, expected: "the path of a PNG file in the recipe's folder")
      return nil
    }
    let folder = context.source.file.folderPath
    let file = "\(folder)/\(path)"
    guard path.utf8.first != UInt8(ascii: "/"), isFile(path, below: folder) else {
      context.report(
        .imageOutsideFolder, "the image is outside the recipe's folder", at: value.span,
        expected: "a relative path within the recipe's folder", found: value.summary)
      return nil
    }
    return read(file, value, context)
  }

  /// Returns whether a file is below a folder, also when links are followed, by the bytes of the names.
  ///
  /// Of a file that does not exist, the nearest folder that exists counts. Nothing can be read below a
  /// folder that does not exist.
  private static func isFile(_ path: String, below folder: String) -> Bool {
    guard let root = resolved(folder) else { return true }
    var place = "\(folder)/\(path)"
    while true {
      if let found = resolved(place) {
        return found == root || found.starts(with: root.last == slash ? root : root + [slash])
      }
      place = place.folderPath
    }
  }

  /// Returns the absolute path without links of an existing file, as bytes.
  private static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = path.withPath({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }

  private static func read(
    _ file: String, _ value: SourceValue, _ context: ReadingContext
  ) -> UIImage? {
    var status = stat()
    guard file.withPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.folderPath)) ?? []
      let nearest = NearestName.nearest(to: file.lastPathPart, among: names.sortedByBytes())
      context.report(
        .missingImage, "image file not found", at: value.span,
        suggestion: nearest)
      return nil
    }
    guard status.st_size <= Limits.imageFileSize else {
      context.report(
        .badImage, "the image file is too large", at: value.span,
        expected: "at most \(Limits.imageFileSize / 1024 / 1024) MB")
      return nil
    }
    guard let image = UIImage(contentsOfFile: file) else {
      context.report(
        .badImage, "the image file cannot be read", at: value.span, expected: "a PNG file")
      return nil
    }
    return image
  }
}
