import Imaging
import Physics
import Raster
import Typography
import UIKit

extension Manifest.Part {
  /// The libraries and fonts that affect pixels.
  package static let all = libraries + fonts

  /// Returns the libraries and fonts that affect the pixels of a stage, with the font of symbols if it
  /// shows some, and the fonts that it asks for by their families.
  static func all(of plan: RenderPlan) -> [Manifest.Part] {
    all(fallbackFonts: plan.fallbackFonts, usesSymbols: plan.usesSymbols)
  }

  /// Returns the libraries and fonts that affect the pixels of a stage.
  static func all(fallbackFonts: FallbackFonts, usesSymbols: Bool) -> [Manifest.Part] {
    let faces = fallbackFonts.faces
    let symbols = usesSymbols ? SymbolFont.part.map { [$0] } ?? [] : []
    return all + symbols.map { Manifest.Part(name: $0.name, version: "\($0.version)") }
      + zip(faces.families, faces.versions).map { Manifest.Part(name: $0, version: "\($1)") }
  }

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
      let part = Manifest.Part(name: entry.package.name, version: "\(version)")
      if !fonts.contains(part) { fonts.append(part) }
    }
    return fonts
  }
}
