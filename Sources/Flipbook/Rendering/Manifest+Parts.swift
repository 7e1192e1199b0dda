import Imaging
import Physics
import Raster
import Typography

extension Manifest.Part {
  /// The libraries and fonts that affect pixels.
  package static let all = libraries + fonts

  /// The libraries that reach pixels or files, with the versions that are running.
  ///
  /// libdeflate has no function that returns its version: its version is that of its headers.
  package static let libraries = [
    Manifest.Part(name: "box2d", version: Physics.libraryVersion),
    Manifest.Part(name: "cairo", version: Raster.libraryVersion),
    Manifest.Part(name: "fontconfig", version: Typography.fontconfigVersion),
    Manifest.Part(name: "freetype", version: Typography.freeTypeVersion),
    Manifest.Part(name: "harfbuzz", version: Typography.harfBuzzVersion),
    Manifest.Part(name: "libdeflate", version: Imaging.deflateLibraryVersion),
    Manifest.Part(name: "libpng", version: Imaging.pngLibraryVersion),
    Manifest.Part(name: "pango", version: Typography.libraryVersion),
    Manifest.Part(name: "pixman", version: Raster.pixmanVersion),
    Manifest.Part(name: "xxhash", version: Imaging.hashLibraryVersion),
  ]

  /// The font packages, with one part for each version of a package's files.
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
