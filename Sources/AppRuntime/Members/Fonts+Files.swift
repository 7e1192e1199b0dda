import UIKit

/// A font of Core Graphics by its name.
public final class CGFont: Hashable, Sendable {
  /// The name; nil for one of a file, which is not read.
  public let postScriptName: CFString?
  /// The name.
  public var fullName: CFString? { postScriptName }

  /// Creates a font from its name; returns nil if it is not installed.
  @MainActor
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 12) else { return nil }
    postScriptName = font.fontName
  }

  /// Returns nil: the fonts of a program's files are not read.
  public init?(_ provider: CGDataProvider) { return nil }

  /// Whether two fonts have the same name.
  public static func == (left: CGFont, right: CGFont) -> Bool {
    left.postScriptName == right.postScriptName
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}

/// Where a registered font may be used.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// In the program.
  case process = 1
  /// In all programs of the user.
  case persistent = 2
  /// In the session of the user.
  case session = 3
}

/// Returns false: fonts of programs are not registered here, and texts in them have the system's.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = .passRetained(
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103))
  return false
}

/// Returns false; see `CTFontManagerRegisterGraphicsFont(_:_:)`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = .passRetained(
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101))
  return false
}

extension NSAttributedString.Key {
  /// Whether glyphs are stacked, which is not drawn.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSMutableString {
  /// Appends a text made of a format and values.
  public final func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}

extension CGDataProvider {
  /// Creates the bytes of a file; returns nil if it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}
