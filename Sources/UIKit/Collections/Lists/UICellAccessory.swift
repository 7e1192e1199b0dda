/// A mark or a control at an edge of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is editing.
    case whenEditing
    /// While the list is not editing.
    case whenNotEditing
  }

  /// Where an accessory is placed among the others: the position, given the ones before it.
  public typealias Placement = CustomViewConfiguration.Placement

  /// The width of the area of an accessory.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory.
    case actual
    /// The system's width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The looks of an accessory.
  public struct DisclosureIndicatorOptions {
    /// Whether it is hidden; nil for the default.
    public var isHidden: Bool?
    /// The width of its area; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil for the default.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// The looks of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The looks of a control to delete a row.
  public struct DeleteOptions {
    /// Whether it is hidden; nil for the default.
    public var isHidden: Bool?
    /// The width of its area; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the mark; nil for the default.
    public var tintColor: UIColor?
    /// The color behind the mark; nil for the default.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// The looks of a control to insert a row.
  public typealias InsertOptions = DeleteOptions
  /// The looks of a mark of a selected row.
  public typealias MultiselectOptions = DeleteOptions

  /// The looks of a control to move a row.
  public struct ReorderOptions {
    /// Whether it is hidden; nil for the default.
    public var isHidden: Bool?
    /// The width of its area; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil for the default.
    public var tintColor: UIColor?
    /// Whether a separator is drawn before the control; nil for the default.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }

  /// The looks of a chevron that shows whether the children of an item are shown.
  public struct OutlineDisclosureOptions {
    /// The styles of the chevron.
    public enum Style: Sendable {
      /// As the cell is a header or not.
      case automatic
      /// Taps anywhere in the cell show and hide the children.
      case header
      /// Taps on the chevron show and hide the children.
      case cell
    }

    /// The style; `automatic` by default.
    public var style: Style
    /// Whether it is hidden; nil for the default.
    public var isHidden: Bool?
    /// The width of its area; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil for the default.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The looks of a text.
  public struct LabelOptions {
    /// Whether it is hidden; nil for the default.
    public var isHidden: Bool?
    /// The width of its area; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil for the default.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
      (self.font, self.adjustsFontForContentSizeCategory) = (
        font, adjustsFontForContentSizeCategory
      )
    }
  }

  /// A view of a program's own as an accessory.
  public struct CustomViewConfiguration {
    /// The edge at which the view is placed.
    public enum Placement {
      /// The leading edge.
      case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
      /// The trailing edge.
      case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    }

    /// The view.
    public let customView: UIView
    /// The edge.
    public let placement: Placement
    /// Whether it is hidden; nil for the default.
    public var isHidden: Bool?
    /// The width of its area; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil for the default.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; nil for the default.
    public var maintainsFixedSize: Bool?

    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  enum Kind {
    case view(UIView)
    case checkmark, chevron, delete, insert, reorder, multiselect
    case outline(OutlineDisclosureOptions.Style)
    case text(String, UIFont)
    case detail
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  var isHidden = false
  var width: CGFloat?
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var handler: (() -> Void)?

  private init(
    _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, _ isHidden: Bool?,
    _ width: LayoutDimension?, _ tintColor: UIColor?
  ) {
    (self.kind, self.isLeading, self.displayed) = (kind, isLeading, displayed)
    self.isHidden = isHidden ?? false
    if case .custom(let points)? = width { self.width = points }
    self.tintColor = tintColor
  }

  // MARK: Accessories

  /// Returns a chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .chevron, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a button with the letter i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// Returns a control that calls a handler, by default one that shows the row's trailing actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .delete, isLeading: true, displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (result.handler, result.backgroundColor) = (actionHandler, options.backgroundColor)
    return result
  }

  /// Returns a control that calls a handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .insert, isLeading: true, displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (result.handler, result.backgroundColor) = (actionHandler, options.backgroundColor)
    return result
  }

  /// Returns a control that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a circle with a mark if the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .multiselect, isLeading: true, displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    result.backgroundColor = options.backgroundColor
    return result
  }

  /// Returns a chevron that shows whether the children of an item are shown, and shows and hides them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .outline(options.style), displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .text(text, options.font), displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// Returns a view of a program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed, _): (true, displayed)
      case .trailing(let displayed, _): (false, displayed)
      }
    return UICellAccessory(
      .view(configuration.customView), isLeading: isLeading, displayed, configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor)
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
