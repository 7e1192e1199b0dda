import Imaging
import QuartzCore

/// The files and the assets below a folder by their names.
struct ResourceIndex: Sendable {
  /// The paths of files by their names; of files with the same name, the one nearest to the folder.
  private(set) var files: [String: String] = [:]
  /// The folders of assets by their names with their extensions, such as "ball.imageset".
  private var assets: [String: String] = [:]

  /// The maximum depth of folders, and the maximum number of files: a program may be in a home folder.
  private static let (maxDepth, maxCount) = (8, 20_000)
  private static let skippedFolders: Set = ["Pods", "Carthage", "build", "DerivedData"]

  /// Reads a folder and those in it, level by level.
  init(folder: String) {
    var level: [(path: String, isCatalog: Bool, prefix: String)] = [(folder, false, "")]
    var count = 0
    for _ in 0..<Self.maxDepth {
      var next: [(path: String, isCatalog: Bool, prefix: String)] = []
      for (path, isCatalog, prefix) in level {
        guard let names = try? Files.names(in: path) else { continue }
        for name in names where !name.isHiddenFileName {
          count += 1
          guard count <= Self.maxCount else { return }
          let entry = "\(path)/\(name)"
          guard Files.isFolder(entry) else {
            if !isCatalog, files[name] == nil { files[name] = entry }
            continue
          }
          if isCatalog, name.utf8.contains(UInt8(ascii: ".")) {
            let key = prefix + name
            if assets[key] == nil { assets[key] = entry }
          } else if !Self.skippedFolders.contains(name), !Files.isLink(entry) {
            let isNamespace =
              isCatalog && AssetContents.read(entry)?.properties?.providesNamespace == true
            next.append(
              (
                entry, isCatalog || name.hasSuffix(".xcassets"),
                isNamespace ? "\(prefix)\(name)/" : prefix
              ))
          }
        }
      }
      level = next
    }
  }

  /// Returns the folder of an asset of a kind, such as "imageset".
  func asset(_ kind: String, _ name: String) -> String? { assets["\(name).\(kind)"] }

  /// Returns the image of an asset catalog or of a file; nil if there is none.
  ///
  /// - Parameters:
  ///   - traits: The traits; nil for an image that views choose by theirs.
  ///   - maxPixels: The maximum number of pixels of a file.
  func image(
    _ name: String, traits: UITraitCollection?, maxPixels: Int = ImagingLimits.pixels
  ) -> ImageForm? {
    if let folder = asset("imageset", name),
      let form = AssetContents.read(folder)?.image(
        in: folder, traits: traits, maxPixels: maxPixels)
    {
      return form
    }
    return file(name, traits: traits, maxPixels: maxPixels)
  }

  /// Returns the image of a file by its name, whose extension may be left out for PNG files.
  private func file(_ name: String, traits: UITraitCollection?, maxPixels: Int) -> ImageForm? {
    let file = name.lastPathPart
    let known = [".png", ".jpg", ".jpeg", ".PNG", ".JPG", ".JPEG"]
    let end = known.first { file.hasSuffix($0) } ?? ""
    let stem = String(file.dropLast(end.count))
    let scales: [CGFloat] = [3, 2, 1]
    let asset = UIImageAsset()
    for scale in scales.filter({ $0 == traits?.displayScale }) + scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      guard let path = files["\(stem)\(suffix)\(end.isEmpty ? ".png" : end)"],
        let image = try? UIImage(file: path, maxPixels: maxPixels)
      else { continue }
      guard traits == nil else { return image.form }
      asset.register(image, with: UITraitCollection(displayScale: scale))
    }
    return asset.form(for: nil)
  }
}
