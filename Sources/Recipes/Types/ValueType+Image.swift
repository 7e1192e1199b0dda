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
    let folder = URL(fileURLWithPath: context.source.file).deletingLastPathComponent()
    let root = folder.resolvingSymlinksInPath()
    let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
    guard !path.hasPrefix("/"), file.pathComponents.starts(with: root.pathComponents) else {
      context.report(
        .imageOutsideFolder, "the image is outside the recipe's folder", at: value.span,
        expected: "a relative path within the recipe's folder", found: value.summary)
      return nil
    }
    return read(file, value, context)
  }

  private static func read(_ file: URL, _ value: SourceValue, _ context: ReadingContext) -> UIImage?
  {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber
    else {
      let folder = file.deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let nearest = NearestName.nearest(to: file.lastPathComponent, among: names.sorted())
      context.report(
        .missingImage, "image file not found", at: value.span,
        suggestion: nearest)
      return nil
    }
    guard size.intValue <= Limits.imageFileSize else {
      context.report(
        .badImage, "the image file is too large", at: value.span,
        expected: "at most \(Limits.imageFileSize / 1024 / 1024) MB")
      return nil
    }
    guard let image = UIImage(contentsOfFile: file.path) else {
      context.report(
        .badImage, "the image file cannot be read", at: value.span, expected: "a PNG file")
      return nil
    }
    return image
  }
}
