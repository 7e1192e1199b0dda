import Paths
import UIKit

private enum ImageKeys {
  static let file = Key(
    "file", .imageFile, isRequired: true,
    "The path of a PNG or JPEG file in the recipe's folder, or a name of an asset catalog there.")
  static let renderingMode = Key(
    "renderingMode",
    .choice([
      ("automatic", UIImage.RenderingMode.automatic), ("alwaysOriginal", .alwaysOriginal),
      ("alwaysTemplate", .alwaysTemplate),
    ]), default: "automatic",
    "Whether the image has its own colors, or as a template the tint color.")
  static let table = Table("an image", [file, renderingMode])
}

extension ValueType<UIImage> {
  /// An image from a PNG or JPEG file in the recipe's folder, by its relative path, or one of an asset
  /// catalog there, by its name.
  ///
  /// A name that ends in "@2x" or "@3x" before its extension determines the scale, as in UIKit.
  static let image: ValueType = mapping(
    "the path of a PNG or JPEG file in the recipe's folder, or { file: …, renderingMode: alwaysTemplate }",
    ImageKeys.table, shorthand: ImageKeys.file, ImageKeys.file, ImageKeys.renderingMode
  ) { $1 == .automatic ? $0 : $0.withRenderingMode($1) }

  /// A PNG or JPEG file in the recipe's folder, by its relative path, or a name of a catalog.
  fileprivate static let imageFile = ValueType(
    "the path of a PNG or JPEG file in the recipe's folder", .text(maxLength: Limits.textLength)
  ) { value, context in
    guard let path = value.text, !path.isEmpty else {
      context.reportType(value, expected: "the path of a PNG or JPEG file in the recipe's folder")
      return nil
    }
    guard !context.source.isStandardInput else {
      context.report(
        .missingImage, "a recipe from the standard input has no images", at: value.span,
        found: value.summary,
        help: "images are in the recipe's folder: save the recipe to a file, and name that")
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
      guard status.st_mode & S_IFMT != S_IFDIR else {
        context.report(
          .badImage, "the path is a folder", at: value.span,
          expected: "the path of a PNG or JPEG file",
          found: value.summary)
        return nil
      }
      if !file.lastPathPart.utf8.contains(UInt8(ascii: ".")),
        let image = named(value.text ?? "", file, context)
      {
        return image
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.folderPath)) ?? []
      let nearest = NearestName.nearest(to: file.lastPathPart, among: names.sortedByBytes())
      context.report(
        .missingImage, "image file not found", at: value.span,
        expected: "the path of a PNG or JPEG file in the recipe's folder", found: value.summary,
        suggestion: nearest,
        help: value.text.flatMap {
          UIImage.isSymbolName($0) ? "for the symbol, write 'icon: \($0)'" : nil
        })
      return nil
    }
    guard status.st_size <= Limits.imageFileSize else {
      context.report(
        .badImage, "the image file is too large", at: value.span,
        expected: "at most \(Limits.imageFileSize / 1024 / 1024) MB")
      return nil
    }
    return load(file, value, context)
  }

  /// Returns the image of an asset catalog in the recipe's folder, or of the files of a name at several
  /// scales, which is loaded once for all its uses.
  private static func named(
    _ name: String, _ file: String, _ context: ReadingContext
  ) -> UIImage? {
    let loaded = context.results.findings(of: LoadedImage.self)
    if let known = loaded.first(where: { $0.file == file }) { return known.image }
    let pixels = loaded.reduce(0) { $0 + $1.pixels }
    guard
      let image = ResourceFolders.image(
        name, below: context.source.file.folderPath, maxPixels: Limits.imagePixels - pixels)
    else { return nil }
    context.results.record(LoadedImage(file: file, image: image))
    return image
  }

  /// Returns the image of a file, which is loaded once for all its uses.
  private static func load(
    _ file: String, _ value: SourceValue, _ context: ReadingContext
  ) -> UIImage? {
    let loaded = context.results.findings(of: LoadedImage.self)
    if let known = loaded.first(where: { $0.file == file }) { return known.image }
    let pixels = loaded.reduce(0) { $0 + $1.pixels }
    do throws(UIImage.FileError) {
      let image = try UIImage(file: file, maxPixels: Limits.imagePixels - pixels)
      context.results.record(LoadedImage(file: file, image: image))
      if let problem = image.profileProblem {
        context.results.record(OtherColors(problem: problem, span: value.span))
      }
      return image
    } catch {
      report(error, value, afterPixels: pixels, context)
      return nil
    }
  }

  private static func report(
    _ error: UIImage.FileError, _ value: SourceValue, afterPixels pixels: Int,
    _ context: ReadingContext
  ) {
    switch error {
    case .tooLarge(let width, let height):
      context.report(
        .badImage, "the image is too large", at: value.span,
        expected: "at most \(Limits.imagePixels) pixels in all images of the recipe",
        found: "\(width) x \(height) pixels" + (pixels > 0 ? ", after \(pixels) pixels" : ""))
    case .notAnImage:
      context.report(
        .badImage, "the image file is neither a PNG nor a JPEG file", at: value.span,
        expected: "a PNG or JPEG file",
        help: "convert the image to PNG; other formats are not supported")
    case .unreadable(let reason):
      context.report(
        .badImage, "the image file cannot be read: \(reason)", at: value.span,
        expected: "a PNG or JPEG file")
    }
  }
}

/// A finding: an image of a recipe.
private struct LoadedImage: Sendable {
  let file: String
  let image: UIImage

  var pixels: Int { image.cgImage.map { $0.width * $0.height } ?? 0 }
}

/// A finding: an image whose colors are read as sRGB although they are others.
private struct OtherColors: Sendable {
  let problem: String
  let span: SourceSpan
}

extension ReadingContext {
  /// Returns a warning for each image whose color profile is not used.
  var imageWarnings: [Diagnostic] {
    results.findings(of: OtherColors.self).map { image in
      Diagnostic(
        .colorProfile, "the colors of the image may be wrong: \(image.problem)", severity: .warning,
        at: image.span, in: source, help: "save the image in sRGB")
    }
  }
}
