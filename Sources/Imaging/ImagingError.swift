import Foundation

/// Why a picture, a frame's file or a manifest could not be read or written.
public enum ImagingError: Error, Equatable, Sendable {
  /// The system refused: `action` says what was tried ("write"), `code` is its `errno`.
  case system(action: String, path: String, code: Int32)
  /// A folder, a device or a pipe stands where a file was expected.
  case notAFile(path: String)
  /// The file is longer than the limit.
  case fileTooLong(path: String, length: Int)
  /// The file is no PNG at all.
  case notPNG(name: String)
  /// The PNG ends before its end.
  case truncatedPNG(name: String)
  /// The PNG breaks a rule of its format.
  case corruptPNG(name: String, reason: String)
  /// The PNG is interlaced with 16 bits a channel: libpng 1.6 writes past its buffer when it is asked for
  /// eight bits of such a picture (CVE-2025-65018).
  case interlacedDeepPNG(name: String)
  /// The picture has more pixels than the limit.
  case pictureTooLarge(name: String, width: Int, height: Int)
  /// The text is no pattern for frames' file names.
  case badPattern(pattern: String, reason: String)
  /// The manifest is no JSON, or not what a manifest is.
  case brokenManifest(path: String, reason: String)
  /// The manifest was written by another version of Flipbook.
  case unknownManifestVersion(path: String, version: Int)
}

extension ImagingError: CustomStringConvertible {
  /// What happened, and what to do next.
  public var description: String {
    switch self {
    case .system(let action, let path, let code):
      "cannot \(action) \(path): \(String(cString: strerror(code)))\(advice(for: code))"
    case .notAFile(let path):
      "cannot read \(path): it is not a regular file. Name a file."
    case .fileTooLong(let path, let length):
      "cannot read \(path): it has \(length) bytes, and \(ImagingLimits.fileLength) is the limit."
    case .notPNG(let name):
      "cannot read \(name): it is not a PNG file. Convert it to PNG."
    case .truncatedPNG(let name):
      "cannot read \(name): the file ends too early. Make or copy it again."
    case .corruptPNG(let name, let reason):
      "cannot read \(name): \(reason). Make or copy it again."
    case .interlacedDeepPNG(let name):
      "cannot read \(name): it is interlaced and has 16 bits a channel. Save it without interlacing."
    case .pictureTooLarge(let name, let width, let height):
      """
      cannot read \(name): \(width) x \(height) px is too large; a side may have \
      \(ImagingLimits.side) px, a picture \(ImagingLimits.pixels). Make it smaller.
      """
    case .badPattern(let pattern, let reason):
      "\"\(pattern)\" is no pattern for file names: \(reason). Write one like frame_%06d.png."
    case .brokenManifest(let path, let reason):
      "cannot read \(path): \(reason). Render the frames again."
    case .unknownManifestVersion(let path, let version):
      """
      cannot read \(path): it has format version \(version), and this Flipbook reads \
      \(Manifest.formatVersion). Render the frames again.
      """
    }
  }
}

private func advice(for code: Int32) -> String {
  switch code {
  case ENOSPC, EDQUOT: ". Free some space there or choose another folder."
  case EACCES, EPERM: ". Change its permissions or choose another folder."
  case EROFS: ". Choose a folder that can be written to."
  case ENOTDIR: ". A part of the path is a file: choose another path."
  case EISDIR: ". A folder has this name: move it or choose another name."
  case ENOENT: ". Check the path."
  case ENAMETOOLONG: ". Choose a shorter name."
  case EMFILE, ENFILE: ". Use fewer jobs, or allow more open files with ulimit -n."
  default: "."
  }
}
