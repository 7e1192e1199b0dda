import QuartzCore

extension UITableViewCell {
  /// The standard view at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A gray chevron.
    case disclosureIndicator = 1
    /// A check mark in the tint color.
    case checkmark = 3
    /// A button with the letter i in a circle, and a chevron.
    case detailDisclosureButton = 2
    /// A button with the letter i in a circle.
    case detailButton = 4
  }

  /// The view of the program at the trailing edge: while the cell is edited, `editingAccessoryView`; nil for none.
  private var customAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The view at the trailing edge: the one of the program, or that of the accessory's type; nil for none.
  final var shownAccessory: UIView? { customAccessory ?? accessory.standard }

  /// Replaces the shown view after a change.
  ///
  /// In an animation block, the content makes room, but the view appears in its place.
  final func updateAccessory() {
    UIView.performWithoutAnimation {
      accessory.shown?.removeFromSuperview()
      accessory.standard =
        customAccessory == nil ? accessory.makeStandard(isEditing: isEditing) : nil
      accessory.shown = shownAccessory
      guard let view = accessory.shown else { return }
      addSubview(view)
      _ = layOutAccessory(height: max(bounds.height - separatorThickness, 0))
    }
    setNeedsLayout()
  }

  /// Places the accessory in the bounds, and returns the width that remains for the content.
  final func layOutAccessory(height: CGFloat) -> CGFloat {
    guard let view = shownAccessory else { return bounds.width }
    let x = bounds.width - CellParts.margin(bounds.width) - view.frame.width
    let isReversed = isRightToLeft
    if view === accessory.standard { (view as? any DirectedAccessory)?.isReversed = isReversed }
    view.frame.origin = CGPoint(
      x: isReversed ? CellParts.margin(bounds.width) : x,
      y: ((height - view.frame.height) / 2).rounded())
    return max(x - CellAccessory.space, 0)
  }
}

/// The accessory of a cell.
@MainActor
struct CellAccessory {
  var type = UITableViewCell.AccessoryType.none
  /// The type while the cell is edited.
  var editingType = UITableViewCell.AccessoryType.none
  /// The view of the type.
  var standard: UIView?
  /// The view in the cell.
  var shown: UIView?

  /// The space between the content and the accessory, in points, from general knowledge; low confidence.
  static let space: CGFloat = 10

  /// Whether another type is shown while the cell is edited.
  var changesWithEditing: Bool { type != editingType }

  /// Returns the view of the type; nil for none.
  func makeStandard(isEditing: Bool) -> UIView? {
    switch isEditing ? editingType : type {
    case .none: nil
    case .disclosureIndicator:
      // The size and color of the chevron since iOS 13, from general knowledge; low confidence.
      AccessoryMark.chevron()
    case .checkmark:
      AccessoryMark.checkmark()
    case .detailButton: DetailAccessory(hasChevron: false)
    case .detailDisclosureButton: DetailAccessory(hasChevron: true)
    }
  }
}

/// An accessory that is mirrored where text runs from right to left.
@MainActor
protocol DirectedAccessory: AnyObject {
  var isReversed: Bool { get set }
}

/// A line along points, in a color or in the tint color.
final class AccessoryMark: UIView, DirectedAccessory {
  private let color: UIColor?
  /// Whether the mark points in the direction of the text.
  private var isDirected = false
  /// Whether the mark is mirrored.
  var isReversed = false {
    didSet {
      guard isDirected, isReversed != oldValue else { return }
      transform = isReversed ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
  }

  /// Returns the chevron of a row that leads to another screen.
  static func chevron() -> AccessoryMark {
    let mark = AccessoryMark(
      size: CGSize(width: 8, height: 13),
      points: [CGPoint(x: 1, y: 1), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 1, y: 12)],
      color: .tertiaryLabel)
    mark.isDirected = true
    return mark
  }

  /// Returns the check mark in the tint color.
  static func checkmark() -> AccessoryMark {
    AccessoryMark(
      size: CGSize(width: 15, height: 14),
      points: [CGPoint(x: 1, y: 8), CGPoint(x: 5, y: 12.5), CGPoint(x: 14, y: 1)], color: nil)
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(size: CGSize, points: [CGPoint], color: UIColor?) {
    self.color = color
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    let path = CGMutablePath()
    path.addLines(between: points)
    let line = layer as? CAShapeLayer
    line?.path = path
    line?.fillColor = nil
    line?.lineWidth = 2
    line?.lineCap = .round
    line?.lineJoin = .round
  }

  /// Always returns nil; archiving is not supported.
  required init?(coder: NSCoder) {
    return nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func displayContent() -> LayerContent {
    let shown = (color ?? tintColor).resolvedColor(with: traitCollection)
    (layer as? CAShapeLayer)?.strokeColor = shown.cgColor
    return super.displayContent()
  }
}

/// A button with the letter i in a circle, with or without a chevron.
private final class DetailAccessory: UIView, DirectedAccessory {
  private static let side: CGFloat = 22
  private let button = UIButton(type: .infoLight)
  private var chevron: AccessoryMark?

  /// Whether the button and the chevron are mirrored.
  var isReversed = false { didSet { placeParts() } }

  init(hasChevron: Bool) {
    let width = hasChevron ? Self.side + 13 : Self.side
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.side))
    addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    chevron = hasChevron ? AccessoryMark.chevron() : nil
    chevron.map(addSubview)
    placeParts()
  }

  private func placeParts() {
    let width = bounds.width
    button.frame = CGRect(
      x: isReversed ? width - Self.side : 0, y: 0, width: Self.side, height: Self.side)
    chevron?.isReversed = isReversed
    chevron?.center = CGPoint(x: isReversed ? 4 : width - 4, y: Self.side / 2)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    let views = Array(sequence(first: superview, next: { $0?.superview }))
    guard let cell = views.lazy.compactMap({ $0 as? UITableViewCell }).first,
      let table = views.lazy.compactMap({ $0 as? UITableView }).first,
      let indexPath = table.indexPath(for: cell)
    else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
  }
}
