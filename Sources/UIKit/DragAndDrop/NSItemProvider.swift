import QuartzCore

/// An object that can be offered to other views.
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// An object that other views can load.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// An offered object, which is loaded at once.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [Any] = []
  /// The name of a file; nil by default.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  override public init() { super.init() }
  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }
  /// Creates a provider of the data of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    objects = item.map { [$0] } ?? []
  }
  /// Creates a provider of a file; nil if there is none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init()
    objects = [fileURL as NSURL]
  }

  /// Offers another object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
  }

  /// The types of the objects.
  open var registeredTypeIdentifiers: [String] { objects.map(Self.type) }
  /// Returns whether there is an object of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      $0 == typeIdentifier || typeIdentifier == "public.item" || typeIdentifier == "public.data"
        || (typeIdentifier == "public.text" && $0 == "public.utf8-plain-text")
    }
  }

  private static func type(_ object: Any) -> String {
    switch object {
    case is NSString, is String, is NSAttributedString: "public.utf8-plain-text"
    case is NSURL, is URL: "public.url"
    case is UIImage: "public.image"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  private func object<Content>(_ type: Content.Type) -> Content? {
    objects.lazy.compactMap { object -> Content? in
      if let content = object as? Content { return content }
      if let text = object as? NSString { return text.substring(from: 0) as? Content }
      if let url = object as? NSURL { return url.absoluteURL as? Content }
      return nil
    }.first
  }

  /// Returns whether there is an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass || isInstance($0, of: aClass) }
  }
  /// Returns whether there is a value of a type, such as `String`.
  open func canLoadObject<Content>(ofClass aClass: Content.Type) -> Bool { object(aClass) != nil }

  /// Loads an object of a class, and calls a closure at once.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.first { isInstance($0, of: aClass) } as? any NSItemProviderReading
    completionHandler(found, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads a value of a type, such as `String`, and calls a closure at once.
  @discardableResult
  open func loadObject<Content>(
    ofClass aClass: Content.Type, completionHandler: @escaping (Content?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  final func first(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    objects.first { isInstance($0, of: aClass) } as? any NSItemProviderReading
  }

  private func isInstance(_ object: Any, of type: any NSItemProviderReading.Type) -> Bool {
    func matches<Reading: NSItemProviderReading>(_ type: Reading.Type) -> Bool {
      object is Reading
    }
    return matches(type)
  }
}

/// Who sees an offered object: the program itself.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The programs of a team.
  case team = 1
  /// The program itself.
  case ownProcess = 3
}
