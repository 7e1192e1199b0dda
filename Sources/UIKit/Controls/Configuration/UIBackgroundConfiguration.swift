import QuartzCore

/// Returns a color for the color of a part of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color for a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the gray of a color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let shown = color.resolvedColor(with: traits).cgColor
      let gray = 0.299 * shown.red + 0.587 * shown.green + 0.114 * shown.blue
      return UIColor(white: gray, alpha: shown.alpha)
    }
  }
  /// Returns the tint color's place holder as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns a color of plain text.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// The background of a button or of a cell.
public struct UIBackgroundConfiguration: Sendable {
  /// A view behind the content, above the color; nil by default.
  @MainActor public var customView: UIView? {
    get { view.value }
    set { view = Box(newValue) }
  }
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color; nil, the default, for the tint color where a style has one.
  public var backgroundColor: UIColor?
  /// Transforms the color; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the outline; nil, the default, for none.
  public var strokeColor: UIColor?
  /// Transforms the color of the outline; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline outside of the background, in points; 0 by default.
  public var strokeOutset: CGFloat = 0
  /// The image above the color; nil by default.
  public var image: UIImage?
  /// How the image fills the background; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Keeps a view, which only the main actor uses.
  private final class Box: @unchecked Sendable {
    let value: UIView?

    init(_ value: UIView?) {
      self.value = value
    }
  }
  private var view = Box(nil)
  /// Whether the background is that of a cell, which a selection changes.
  private var isOfCell = false

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of cells in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground, isOfCell: true)
  }
  /// Returns the background of cells in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground, isOfCell: true)
  }
  /// Returns the background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// Returns the background of headers and footers in grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  private init() {}

  private init(color: UIColor, isOfCell: Bool = false) {
    backgroundColor = color
    self.isOfCell = isOfCell
  }

  /// Returns the background of cells in any list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of headers in any list.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of footers in any list.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of cells in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { listGroupedCell() }
  /// Returns the background of headers in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of cells beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background for a state: that of a cell is gray while it is selected or highlighted.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard isOfCell, let cell = state as? UICellConfigurationState,
      cell.isSelected || cell.isHighlighted
    else { return self }
    var result = self
    result.backgroundColor = .systemGray4
    return result
  }

  /// Returns the color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the outline for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
