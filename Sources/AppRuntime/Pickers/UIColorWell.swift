import UIKit

/// A control that shows a color, and on a tap a picker of colors.
///
/// Its ring has all hues. The measures resemble those of iOS 14 to 18; they are Flipbook's choice.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let diameter: CGFloat = 28
  private static let ring: CGFloat = 3

  private let wheel = HueRing(frame: .zero)
  private let gap = UIView(frame: .zero)
  private let swatch = UIView(frame: .zero)
  private weak var picker: UIColorPickerViewController?

  /// Creates a color well without a color.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    gap.backgroundColor = .systemBackground
    for part in [wheel, gap, swatch] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    isAccessibilityElement = true
    addAction(UIAction { [weak self] _ in self?.showPicker() }, for: .touchUpInside)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The title of the picker; nil, the default, for "Colors".
  open var title: String? { didSet { picker?.title = title } }
  /// Whether the opacity can be picked; true by default.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
  /// The color; nil, the default, for none.
  ///
  /// Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet { swatch.backgroundColor = selectedColor }
  }

  /// The size of a well: 28 by 28 points.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: Self.diameter, height: Self.diameter)
  }

  /// Returns the size of a well: 28 by 28 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the ring and the color in the middle.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, Self.diameter)
    var frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let parts: [(UIView, CGFloat)] = [(wheel, Self.ring), (gap, Self.ring / 2), (swatch, 0)]
    for (part, inset) in parts {
      part.frame = frame
      part.layer.cornerRadius = frame.width / 2
      frame = frame.insetBy(dx: inset, dy: inset)
    }
  }

  /// Whether the well is pressed, and less opaque.
  override open var isHighlighted: Bool { didSet { showState() } }
  /// Whether the well receives touches; half opaque without.
  override open var isEnabled: Bool { didSet { showState() } }

  private func showState() { alpha = isEnabled ? isHighlighted ? 0.6 : 1 : 0.5 }

  private func showPicker() {
    guard picker == nil, let root = window?.rootViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .white
    picker.didPick = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    self.picker = picker
    let top = sequence(first: root, next: \.presentedViewController)
    Array(top).last?.present(picker, animated: true)
  }
}

/// A disk of all hues around its center.
@MainActor
private final class HueRing: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    guard let layer = layer as? CAGradientLayer else { return }
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.colors = (0...6).map { step -> CGColor in
      UIColor(hue: CGFloat(step % 6) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
  }

  required init?(coder: NSCoder) { nil }
}
