import Typography

/// Installed fonts that a stage's texts use for characters that their own fonts lack.
///
/// They are searched before the packaged fallbacks for other scripts, DejaVu Sans and WenQuanYi Micro
/// Hei, and only if a stage asks for them: frames don't depend on which fonts are installed.
///
/// ```swift
/// let stage = Stage(fallbackFonts: try FallbackFonts(["Noto Sans CJK SC"]))
/// ```
public struct FallbackFonts: Hashable, Sendable {
  /// No other fonts than the packaged ones.
  public static let none = FallbackFonts(faces: .none)

  package let faces: FallbackFaces

  private init(faces: FallbackFaces) {
    self.faces = faces
  }

  /// Creates a list of font families in the order in which they are searched.
  ///
  /// - Parameter families: The names of families that are installed below /usr/share/fonts. Their
  ///   upright, regular faces are used.
  /// - Throws: An error that names the Debian package of a family that is not installed.
  public init(_ families: [String]) throws {
    faces = try FallbackFaces(families)
  }

  /// The names of the families.
  public var families: [String] { faces.families }
}
