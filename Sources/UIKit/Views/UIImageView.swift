import QuartzCore

/// A picture, fitted into the view as `contentMode` says.
@MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The picture while the view is highlighted; nil for no other.
  open var highlightedImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the view shows its other picture.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// Creates an empty view; touches pass through it.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view of the picture's size, with another picture for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Views are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  private var shownImage: UIImage? {
    (isHighlighted ? highlightedImage : nil) ?? image
  }

  /// The picture's size; the view's own where there is none.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The picture's size.
  override open var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// Shows a template in the new tint colour.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func displayContent() -> LayerContent {
    // The layer fits the picture itself, so that it follows bounds that are being animated.
    let image = shownImage
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
    layer.contentsGravity = contentMode.gravity
    layer.contentsTint =
      image?.renderingMode == .alwaysTemplate
      ? tintColor.resolvedColor(with: traitCollection).cgColor : nil
    return .none
  }
}

extension UIView.ContentMode {
  /// What a layer calls the same.
  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
