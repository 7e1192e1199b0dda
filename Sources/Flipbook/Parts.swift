import Imaging
import Physics
import Raster
import Typography

extension Manifest.Part {
  /// The libraries and fonts that have a part in the pixels.
  static let all = libraries + fonts

  /// The libraries, by the versions that are running.
  static let libraries = [
    Manifest.Part(name: "box2d", version: Physics.libraryVersion),
    Manifest.Part(name: "cairo", version: Raster.libraryVersion),
    Manifest.Part(name: "pango", version: Typography.libraryVersion),
  ]

  /// The fonts, a part for each version that a package's files have.
  private static var fonts: [Manifest.Part] {
    var fonts: [Manifest.Part] = []
    for entry in FontCatalog.packaged.entries {
      guard let version = entry.version else { continue }
      let part = Manifest.Part(name: entry.face.package.name, version: "\(version)")
      if !fonts.contains(part) { fonts.append(part) }
    }
    return fonts
  }
}
