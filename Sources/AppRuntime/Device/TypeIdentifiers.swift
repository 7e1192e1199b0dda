import UIKit

/// The identifier of images.
public let kUTTypeImage: CFString = "public.image"
/// The identifier of text.
public let kUTTypeText: CFString = "public.text"
/// The identifier of plain text.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of addresses.
public let kUTTypeURL: CFString = "public.url"
/// The identifier of the addresses of files.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of data.
public let kUTTypeData: CFString = "public.data"
/// The identifier of films.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of JPEG images.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of PNG images.
public let kUTTypePNG: CFString = "public.png"
/// The identifier of GIF images.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of PDF files.
public let kUTTypePDF: CFString = "com.adobe.pdf"

/// A type of data.
public struct UTType: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let identifier: String
  /// The identifier.
  public var id: String { identifier }

  /// Creates a type from its identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  private init(known identifier: String) { self.identifier = identifier }
  /// Creates a type of the program's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// Creates a type of another program.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Images.
  public static let image = UTType(known: "public.image")
  /// JPEG images.
  public static let jpeg = UTType(known: "public.jpeg")
  /// PNG images.
  public static let png = UTType(known: "public.png")
  /// GIF images.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Plain text.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Addresses.
  public static let url = UTType(known: "public.url")
  /// The addresses of files.
  public static let fileURL = UTType(known: "public.file-url")
  /// Data.
  public static let data = UTType(known: "public.data")
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Films.
  public static let movie = UTType(known: "public.movie")
  /// PDF files.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Folders.
  public static let folder = UTType(known: "public.folder")
}
