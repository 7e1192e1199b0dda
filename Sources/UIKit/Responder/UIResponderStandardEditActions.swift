/// The actions of editing, which all responders have.
public typealias UIResponderStandardEditActions = UIResponder

/// The texts, images and colors that are copied, which only the program itself sees.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the system.
  open class var general: UIPasteboard { board }
  private static let board = UIPasteboard()

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of the system.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// An option of items; none has an effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date after which items are removed.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether items stay on the device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }
  /// The contents of a pasteboard have changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  private static var uniqueCount = 0

  /// The name of the pasteboard.
  open private(set) var name = Name.general
  /// The number of changes; 0 at the start.
  open private(set) var changeCount = 0
  private var contents: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Creates an empty pasteboard of its own.
  override public init() { super.init() }

  /// Creates an empty pasteboard with a name; nil if `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init()
    name = pasteboardName
  }

  /// Returns a new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    let board = UIPasteboard()
    board.name = Name("unique.\(uniqueCount)")
    return board
  }

  /// The items: values by the types of their content, such as "public.utf8-plain-text"; setting them replaces all.
  open var items: [[String: Any]] {
    get { contents.map { [Self.type(of: $0): $0] } }
    set { contents = newValue.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) } }
  }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) {
    contents += items.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
  }
  /// Replaces all items by a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { contents = [value] }
  /// Returns the first value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.first { Self.type(of: $0) == pasteboardType } ?? contents.first
  }
  /// Replaces all items by data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { contents = [data] }
  /// Returns whether there is an item of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.contains { pasteboardTypes.contains(Self.type(of: $0)) }
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.image"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  private func all<Content>(_ type: Content.Type) -> [Content]? {
    let found = contents.compactMap { $0 as? Content }
    return found.isEmpty ? nil : found
  }

  /// The number of items.
  open var numberOfItems: Int { contents.count }
  /// The first text; setting it replaces all items.
  open var string: String? {
    get { all(String.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// The texts; setting them replaces all items.
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  /// The first address; setting it replaces all items.
  open var url: URL? {
    get { all(URL.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// The first image; setting it replaces all items.
  open var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// The first color; setting it replaces all items.
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
}
