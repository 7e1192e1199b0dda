import UIKit

/// Methods that are notified of the colors that the user picks; all are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a color has been picked; `continuously` is true while a finger moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after `colorPickerViewController(_:didSelect:continuously:)`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the picker has been dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A sheet to pick a color: in a grid, in a spectrum, or by its components, and its opacity.
///
/// It resembles that of iOS 14 to 18; its measures and the colors of its grid are Flipbook's choice.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The receiver of the colors; nil by default.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color; black by default.
  ///
  /// Setting it does not notify the delegate.
  open var selectedColor = UIColor.black { didSet { if isViewLoaded { showColor() } } }
  /// Whether the opacity can be picked; true by default.
  open var supportsAlpha = true { didSet { if isViewLoaded { view.setNeedsLayout() } } }
  /// Whether colors can be picked from the screen; true by default, without effect.
  open var supportsEyedropper = true

  /// Receives the colors for a color well.
  final var didPick: (UIColor) -> Void = { _ in }

  private let heading = UILabel(frame: .zero)
  private let close = UIButton(type: .close)
  private let pages = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let fields = [ColorField(.grid), ColorField(.spectrum)]
  private let components = ["Red", "Green", "Blue", "Opacity"].map { ComponentSlider($0) }
  private let swatch = UIView(frame: .zero)

  /// Creates a picker with black.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.custom { _ in 560 }]
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The title of the sheet; nil for "Colors".
  override open var title: String? {
    get { super.title }
    set {
      super.title = newValue
      heading.text = newValue ?? "Colors"
    }
  }

  /// Creates the parts of the picker.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    heading.text = title ?? "Colors"
    heading.font = .preferredFont(forTextStyle: .headline)
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    pages.selectedSegmentIndex = 0
    pages.addAction(
      UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .valueChanged)
    for field in fields {
      field.didPick = { [weak self] color, isMoving in self?.pick(color, isMoving) }
    }
    for component in components {
      component.didChange = { [weak self] isMoving in self?.pickComponents(isMoving) }
    }
    swatch.layer.cornerRadius = 10
    swatch.isUserInteractionEnabled = false
    for part in [heading, close, pages, swatch] + fields + components { view.addSubview(part) }
    showColor()
  }

  /// Places the parts of the chosen page.
  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let size = heading.sizeThatFits(area.size)
    heading.frame = CGRect(origin: CGPoint(x: area.minX, y: area.minY + 4), size: size)
    close.frame = CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30)
    pages.frame = CGRect(x: area.minX, y: area.minY + 46, width: area.width, height: 32)
    let top = area.minY + 94
    let fieldHeight = min(area.width * 10 / 12, max(area.maxY - top - 160, 0))
    let page = pages.selectedSegmentIndex
    for (index, field) in fields.enumerated() {
      field.isHidden = index != page
      field.frame = CGRect(x: area.minX, y: top, width: area.width, height: fieldHeight)
    }
    for (index, component) in components.enumerated() {
      let isOpacity = index == components.count - 1
      component.isHidden = isOpacity ? !supportsAlpha : page != 2
      component.frame = CGRect(
        x: area.minX, y: isOpacity ? top + fieldHeight + 16 : top + CGFloat(index) * 72,
        width: area.width, height: 60)
    }
    swatch.frame = CGRect(
      x: area.minX, y: top + fieldHeight + (supportsAlpha ? 92 : 16), width: 66, height: 66)
  }

  /// Notifies the delegate of a dismissal.
  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private func finish() { dismiss(animated: true) }

  private func showColor() {
    let color = selectedColor.resolvedColor(with: traitCollection)
    for (component, value) in zip(components, color.components) {
      component.value = Float(value)
    }
    swatch.backgroundColor = selectedColor
    for field in fields { field.selectedColor = color }
  }

  private func pick(_ color: UIColor, _ isMoving: Bool) {
    selectedColor = color.withAlphaComponent(supportsAlpha ? CGFloat(components[3].value) : 1)
    report(isMoving)
  }

  private func pickComponents(_ isMoving: Bool) {
    let values = components.map { CGFloat($0.value) }
    selectedColor = UIColor(
      red: values[0], green: values[1], blue: values[2], alpha: supportsAlpha ? values[3] : 1)
    report(isMoving)
  }

  private func report(_ isMoving: Bool) {
    didPick(selectedColor)
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: isMoving)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
}

/// A slider of a component of a color, with its name and its value.
@MainActor
private final class ComponentSlider: UIView {
  private let name = UILabel(frame: .zero)
  private let number = UILabel(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private let isOpacity: Bool
  var didChange: (Bool) -> Void = { _ in }

  init(_ title: String) {
    isOpacity = title == "Opacity"
    super.init(frame: .zero)
    name.text = title.uppercased()
    slider.accessibilityIdentifier = title
    for label in [name, number] {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .secondaryLabel
      addSubview(label)
    }
    number.textAlignment = .right
    addSubview(slider)
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showNumber()
        didChange(slider.isTracking)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  var value: Float {
    get { slider.value }
    set {
      slider.value = newValue
      showNumber()
    }
  }

  private func showNumber() {
    number.text =
      isOpacity
      ? "\(Int((slider.value * 100).rounded()))%" : "\(Int((slider.value * 255).rounded()))"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: bounds.width - 60, height: 18)
    number.frame = CGRect(x: bounds.width - 60, y: 0, width: 60, height: 18)
    slider.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 34)
  }
}

/// A field of colors, of which a finger picks one.
@MainActor
final class ColorField: UIControl {
  /// How the colors are arranged.
  enum Arrangement {
    /// Grays in the first row, and hues from dark to light.
    case grid
    /// Hues from left to right, from white to black.
    case spectrum

    var columns: Int { self == .grid ? 12 : 48 }
    var rows: Int { self == .grid ? 10 : 40 }

    /// The hues of the columns of the grid, in degrees.
    private static let hues: [CGFloat] = [195, 218, 255, 285, 335, 6, 20, 36, 46, 56, 68, 100]

    /// Returns the color of a cell.
    func color(_ column: Int, _ row: Int) -> UIColor {
      let x = CGFloat(column) / CGFloat(columns - 1)
      if self == .spectrum {
        let y = CGFloat(row) / CGFloat(rows - 1)
        return UIColor(hue: x, saturation: min(2 * y, 1), brightness: min(2 - 2 * y, 1), alpha: 1)
      }
      guard row > 0 else { return UIColor(white: 1 - x, alpha: 1) }
      // The pure hue is in the middle of the rows.
      let level = CGFloat(row - 1) / CGFloat(rows - 2)
      return UIColor(
        hue: Self.hues[column] / 360, saturation: level <= 0.5 ? 1 : 1.85 - 1.7 * level,
        brightness: level < 0.5 ? 0.3 + 1.4 * level : 1, alpha: 1)
    }
  }

  private let arrangement: Arrangement
  private let mark = UIView(frame: .zero)
  private var place: (column: Int, row: Int)?
  var didPick: (UIColor, Bool) -> Void = { _, _ in }

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(frame: .zero)
    layer.cornerRadius = 8
    clipsToBounds = true
    isOpaque = false
    mark.layer.borderWidth = 3
    mark.layer.borderColor = UIColor.white.cgColor
    mark.isHidden = true
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  /// The color that is marked if the field has it.
  var selectedColor: UIColor? {
    didSet {
      guard let wanted = selectedColor?.components else { return }
      func isSame(_ column: Int, _ row: Int) -> Bool {
        let color = arrangement.color(column, row).components
        return zip(color, wanted).prefix(3).allSatisfy { abs($0 - $1) < 0.002 }
      }
      if let place, isSame(place.column, place.row) { return }
      place = nil
      for row in 0..<arrangement.rows where place == nil {
        if let column = (0..<arrangement.columns).first(where: { isSame($0, row) }) {
          place = (column, row)
        }
      }
      setNeedsLayout()
    }
  }

  private func cell(_ column: Int, _ row: Int) -> CGRect {
    let size = CGSize(
      width: bounds.width / CGFloat(arrangement.columns),
      height: bounds.height / CGFloat(arrangement.rows))
    return CGRect(
      x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
      height: size.height)
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<arrangement.rows {
      for column in 0..<arrangement.columns {
        arrangement.color(column, row).setFill()
        // Cells overlap so that no gap is between them.
        UIRectFill(cell(column, row).insetBy(dx: -0.25, dy: -0.25))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.isHidden = place == nil
    guard let place else { return }
    let cell = cell(place.column, place.row)
    mark.frame = arrangement == .grid ? cell : cell.insetBy(dx: -8, dy: -8)
    mark.layer.cornerRadius = arrangement == .grid ? 2 : mark.frame.width / 2
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch, isMoving: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch, isMoving: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { pick(touch, isMoving: false) }
  }

  private func pick(_ touch: UITouch, isMoving: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let point = touch.location(in: self)
    let (columns, rows) = (arrangement.columns, arrangement.rows)
    let x = (point.x / bounds.width * CGFloat(columns)).rounded(.down)
    let y = (point.y / bounds.height * CGFloat(rows)).rounded(.down)
    guard x.isFinite, y.isFinite else { return }
    let (column, row) = (
      Int(min(max(x, 0), CGFloat(columns - 1))), Int(min(max(y, 0), CGFloat(rows - 1)))
    )
    if isMoving, let place, place == (column, row) { return }
    place = (column, row)
    setNeedsLayout()
    didPick(arrangement.color(column, row), isMoving)
  }
}

extension UIColor {
  /// Red, green, blue and the opacity, from 0 to 1.
  fileprivate var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
