/// The actions of editing, which all responders have.
public typealias UIResponderStandardEditActions = UIResponder

/// The texts, images and colors that are copied, which only the program itself sees.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the system.
  open class var general: UIPasteboard { board }
  private static let board = UIPasteboard()

  /// The number of changes; 0 at the start.
  open private(set) var changeCount = 0
  private var contents: [Any] = [] { didSet { changeCount += 1 } }

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
