import QuartzCore

/// A view that displays an image according to its `contentMode`; of symbols, the outlines.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image to display.
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      sequence = nil
      if image?.images != nil { startAnimating() }
      if image?.size != oldValue?.size || preferredSymbolConfiguration != nil {
        invalidateIntrinsicContentSize()
      }
    }
  }
  /// The image to display while the view is highlighted, or nil for `image`.
  open var highlightedImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the view displays its highlighted image; false by default.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The images that `startAnimating()` shows one after another in place of `image`; nil by default.
  open var animationImages: [UIImage]?
  /// The images that are shown one after another while the view is highlighted; nil by default.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of all images in seconds; 0, the default, for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often the images are shown; 0, the default, for no end.
  open var animationRepeatCount = 0
  final var sequence: ImageSequence?

  /// Shows the images of `animationImages`, or of an animated `image`, one after another.
  open func startAnimating() { startSequence() }

  /// Shows `image` again.
  open func stopAnimating() { stopSequence() }

  /// Whether the view shows images one after another.
  open var isAnimating: Bool { sequence != nil }

  /// The values of symbols that the images do not specify; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  private var resolved: ResolvedImage?

  /// Creates an empty view, which does not receive touches.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(
      frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The current image for the traits of the view and its configuration of symbols.
  private var shownImage: UIImage? {
    guard let image = sequence?.current ?? (isHighlighted ? highlightedImage : nil) ?? image else {
      return nil
    }
    guard image.dependsOnView else { return image }
    if let resolved, resolved.from === image, resolved.traits == traitCollection,
      resolved.configuration == preferredSymbolConfiguration,
      resolved.direction == effectiveUserInterfaceLayoutDirection
    {
      return resolved.image
    }
    let shown = image.shown(in: self, preferredSymbolConfiguration)
    resolved = ResolvedImage(
      from: image, traits: traitCollection, configuration: preferredSymbolConfiguration,
      direction: effectiveUserInterfaceLayoutDirection, image: shown)
    return shown
  }

  /// The size of the image, or of the view if there is no image.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The size of the image.
  override open var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// The insets of the image.
  override open var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  override var contentTraits: ContentTraits {
    var traits = ContentTraits()
    if let offset = shownImage?.baselineOffsetFromBottom {
      traits.firstBaseline = BaselinePlace(fraction: 1, offset: -offset)
      traits.lastBaseline = traits.firstBaseline
    }
    return traits
  }

  /// Displays a template image in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func displayContent() -> LayerContent {
    // The layer scales the image, so that it follows animated bounds.
    let image = shownImage
    layer.contentsGravity = contentMode.gravity
    if let symbol = image?.form.symbol {
      layer.contents = symbol.contents(in: self, image: image)
      return .none
    }
    layer.contents = image?.form.uprightPixels
    layer.contentsScale = image?.scale ?? 1
    layer.contentsTint = image?.color(in: self)
    // Only resizable images need what is stored beside the attributes of every layer.
    let center = image?.form.slices?.center(of: image?.size ?? .zero) ?? .unit
    if layer.contentsCenter != center {
      UIView.performWithoutAnimation { layer.contentsCenter = center }
    }
    return .none
  }
}

/// The last image that was resolved for a view, and what it depends on.
private struct ResolvedImage {
  let from: UIImage
  let traits: UITraitCollection
  let configuration: UIImage.SymbolConfiguration?
  let direction: UIUserInterfaceLayoutDirection
  let image: UIImage
}
