import Flipbook
import Glibc
import Imaging
import Verification

/// The file for a verb's report.
struct ReportFile: Sendable {
  private let path: String

  /// Checks that the file can be created, before the work that it reports.
  ///
  /// - Throws: `FlipbookError.folderMissing`, or an `ImagingError`.
  init(path: String) throws {
    self.path = path
    let folder = path.folderPrefix.isEmpty ? "." : String(path.folderPrefix)
    let checked = Files.isStream(path) ? path : folder
    guard checked.withPath({ access($0, W_OK) }) != 0 else { return }
    guard errno != ENOENT else { throw FlipbookError.folderMissing(folder, file: path) }
    throw ImagingError.system(action: "write", path: path, code: errno)
  }

  /// Writes the complete file or none.
  func write(_ page: ReportPage) throws {
    try Files.write(page.bytes(), to: path)
  }

  /// Writes the complete file or none.
  func write(_ text: String) throws {
    try Files.write(Array(text.utf8), to: path)
  }
}
