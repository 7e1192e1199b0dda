import Glibc

/// An error while reading or writing an image, a file or a manifest.
public enum ImagingError: Error, Equatable, Sendable {
  /// A system call failed: `action` is what was attempted ("write"), `code` is `errno`.
  case system(action: String, path: String, code: Int32)
  /// The path refers to a folder, a device or a pipe instead of a file.
  case notAFile(path: String)
  /// The file is longer than the limit.
  case fileTooLong(path: String, length: Int)
  /// The file is not a PNG.
  case notPNG(name: String)
  /// The PNG is truncated.
  case truncatedPNG(name: String)
  /// The PNG violates its format.
  case corruptPNG(name: String, reason: String)
  /// The PNG is interlaced and has 16 bits per channel: libpng 1.6 overruns its buffer when it
  /// converts such an image to eight bits (CVE-2025-65018).
  case interlacedDeepPNG(name: String)
  /// The file is neither a PNG nor a JPEG.
  case notAnImage(name: String)
  /// The JPEG is truncated.
  case truncatedJPEG(name: String)
  /// The JPEG violates its format.
  case corruptJPEG(name: String, reason: String)
  /// The JPEG has the four colors of printing.
  case printJPEG(name: String)
  /// The image has more pixels than the limit.
  case imageTooLarge(name: String, width: Int, height: Int)
  /// The text is not a pattern for file names.
  case badPattern(pattern: String, reason: String)
  /// The manifest is not JSON, or violates its format.
  case brokenManifest(path: String, reason: String)
  /// The manifest has an unsupported format version.
  case unknownManifestVersion(path: String, version: Int)
}

extension ImagingError: CustomStringConvertible {
  /// The problem and how to solve it.
  public var description: String {
    switch self {
    case .system(let action, let path, let code):
      "cannot \(action) \(Files.requestedPath(of: path)): \(String(cString: strerror(code)))\(help(for: code))"
    case .notAFile(let path):
      "cannot read \(path): not a regular file"
    case .fileTooLong(let path, let length):
      "cannot read \(path): \(length) bytes exceed the limit of \(ImagingLimits.fileLength)"
    case .notPNG(let name):
      "cannot read \(name): not a PNG file"
    case .truncatedPNG(let name):
      "cannot read \(name): the PNG file is truncated"
    case .corruptPNG(let name, let reason):
      "cannot read \(name): \(reason)"
    case .interlacedDeepPNG(let name):
      "cannot read \(name): interlaced with 16 bits per channel; save it without interlacing"
    case .notAnImage(let name):
      "cannot read \(name): neither a PNG nor a JPEG file"
    case .truncatedJPEG(let name):
      "cannot read \(name): the JPEG file is truncated"
    case .corruptJPEG(let name, let reason):
      "cannot read \(name): \(reason)"
    case .printJPEG(let name):
      "cannot read \(name): it has the CMYK colors of printing; save it as RGB"
    case .imageTooLarge(let name, let width, let height):
      """
      cannot read \(name): \(width)x\(height) px is too large: expected at most \
      \(ImagingLimits.side) px per side and \(ImagingLimits.pixels) px in total
      """
    case .badPattern(let pattern, let reason):
      "invalid pattern '\(pattern)': \(reason), for example frame_%06d.png"
    case .brokenManifest(let path, let reason):
      "cannot read \(path): \(reason); render the frames again"
    case .unknownManifestVersion(let path, let version):
      """
      cannot read \(path): unsupported format version \(version), expected \
      \(Manifest.formatVersion); render the frames again
      """
    }
  }
}

private func help(for code: Int32) -> String {
  switch code {
  case ENOSPC, EDQUOT: "; free some space or choose another folder"
  case EACCES, EPERM: "; change the permissions or choose another folder"
  case EROFS: "; choose a writable folder"
  case ENOTDIR: "; a component of the path is a file"
  case EISDIR: "; move the folder or choose another name"
  case ENOENT: "; check the path"
  case ENAMETOOLONG: "; choose a shorter name"
  case EMFILE, ENFILE: "; use fewer jobs, or raise the limit of open files with ulimit -n"
  case EFBIG: "; raise the limit of file sizes with ulimit -f"
  case EAGAIN: "; raise the limit of processes with ulimit -u"
  case ENOMEM: "; free some memory, or raise its limit with ulimit -v"
  default: ""
  }
}
