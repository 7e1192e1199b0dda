import Foundation
import Imaging
import Verification

/// The file that a verb writes what it has found to.
struct ReportFile: Sendable {
  let path: String

  /// Looks whether the file can be written, before the work is done that it tells of.
  init(path: String) throws {
    self.path = path
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard access(folder, W_OK) != 0 else { return }
    guard errno != ENOENT else { throw FlipbookError.folderMissing(folder, file: path) }
    throw ImagingError.system(action: "write", path: path, code: errno)
  }

  /// Writes the file, whole or not at all.
  func write(_ page: ReportPage) throws {
    try Files.write(page.bytes(), to: path)
  }

  /// Writes the file, whole or not at all.
  func write(_ text: String) throws {
    try Files.write(Array(text.utf8), to: path)
  }
}
