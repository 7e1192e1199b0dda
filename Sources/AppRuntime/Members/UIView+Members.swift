import UIKit

extension UIScrollView {
  /// Whether keys of a hardware keyboard scroll, of which there is none; true by default.
  public final var allowsKeyboardScrolling: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
  /// Whether a scroll view inside of another one passes horizontal drags at its edges on; true by default; it has no effect.
  public final var transfersHorizontalScrollingToParent: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
  /// Makes changes of the offset with the indicators shown.
  public final func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    flashScrollIndicators()
    changes()
  }
}

extension UITableView {
  /// When rows are measured again as their contents change; it has no effect, as they always are.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(self, .enabled) }
    set { keep(self, newValue) }
  }
  /// When cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When a configuration or a program asks for it.
    case enabled
    /// When constraints change as well.
    case enabledIncludingConstraints
  }
  /// Whether cells can have the focus, which does not exist here; false by default.
  public final var allowsFocus: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// Whether holding a drag over a cell selects it; false by default; it has no effect.
  public final var isSpringLoaded: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// The interaction that shows menus, which is internal: nil.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionView {
  /// When cells are measured again as their contents change; it has no effect.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(self, .enabled) }
    set { keep(self, newValue) }
  }
  /// When cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When a configuration or a program asks for it.
    case enabled
    /// When constraints change as well.
    case enabledIncludingConstraints
  }
  /// Whether cells can have the focus, which does not exist here; false by default.
  public final var allowsFocus: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// Whether holding a drag over a cell selects it; false by default; it has no effect.
  public final var isSpringLoaded: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// The interaction that shows menus, which is internal: nil.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UITableViewCell {
  /// How a cell looks with the focus.
  public enum FocusStyle: Int, Sendable {
    /// As the system's.
    case `default`
    /// As the program's.
    case custom
  }
  /// How the cell looks with the focus, which does not exist here.
  public final var focusStyle: FocusStyle {
    get { kept(self, .default) }
    set { keep(self, newValue) }
  }
  /// Whether the cell receives touches while it is dragged; false by default; it has no effect.
  public final var userInteractionEnabledWhileDragging: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

extension UILabel {
  /// Whether a truncated text is shown whole under a pointer; false by default; it has no effect.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// How lines are broken beside the break mode; it has no effect.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept(self, .standard) }
    set { keep(self, newValue) }
  }
  /// Whether a truncated text scrolls with the focus, which does not exist here; false by default.
  public final var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

extension NSParagraphStyle {
  /// How lines are broken beside the break mode.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Keeps Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension NSMutableParagraphStyle {
  /// How lines are broken beside the break mode; it has no effect.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept(self, []) }
    set { keep(self, newValue) }
  }
  /// The lists around the paragraph; empty by default; their markers are not drawn.
  public final var textLists: [NSTextList] {
    get { kept(self, []) }
    set { keep(self, newValue) }
  }
}

/// A list around paragraphs.
open class NSTextList: NSObject {
  /// The kind of a marker.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A disk.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A square.
    public static let square = MarkerFormat("{square}")
    /// A number.
    public static let decimal = MarkerFormat("{decimal}")
    /// A small letter.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A capital letter.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
  }

  /// The kind of the markers.
  open private(set) var markerFormat: MarkerFormat
  /// The number of the first item; 1 by default.
  open var startingItemNumber = 1

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Int = 0) {
    self.markerFormat = markerFormat
    super.init()
  }

  /// Creates a list that begins with a number.
  public convenience init(
    markerFormat: MarkerFormat, options: Int = 0, startingItemNumber: Int
  ) {
    self.init(markerFormat: markerFormat, options: options)
    self.startingItemNumber = startingItemNumber
  }

  /// Returns the marker of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let letter = max(itemNumber - 1, 0) % 26
    return switch markerFormat {
    case .circle: "◦"
    case .hyphen: "⁃"
    case .square: "▪"
    case .decimal: "\(itemNumber)"
    case .lowercaseAlpha: String(UnicodeScalar(UInt8(97 + letter)))
    case .uppercaseAlpha: String(UnicodeScalar(UInt8(65 + letter)))
    default: "•"
    }
  }
}
