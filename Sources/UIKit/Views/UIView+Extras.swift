import QuartzCore

/// Properties of views that few programs set.
extension UIView {
  /// The point of the bounds at `center`, in fractions of them, about which the view is transformed; the
  /// middle by default; animatable.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changing("anchorPoint") { layer.anchorPoint = newValue } }
  }

  /// Whether the view is shown large for users who see large text; it has no effect; false by default.
  public final var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContent ?? false }
    set { demandedExtras.showsLargeContent = newValue }
  }
  /// The title that is shown large; nil by default.
  public final var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set { demandedExtras.largeContentTitle = newValue }
  }
  /// The image that is shown large; nil by default.
  public final var largeContentImage: UIImage? {
    get { extras?.largeContentImage }
    set { demandedExtras.largeContentImage = newValue }
  }
  /// Whether the image is enlarged; false by default.
  public final var scalesLargeContentImage: Bool {
    get { extras?.scalesLargeContentImage ?? false }
    set { demandedExtras.scalesLargeContentImage = newValue }
  }
  /// The insets of the image that is shown large.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContentImageInsets ?? .zero }
    set { demandedExtras.largeContentImageInsets = newValue }
  }

  /// The smallest size of text in the view and its descendants; nil, the default, for no limit.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.contentSizeLimits.minimum }
    set {
      prepareStyleChange()
      demandedExtras.contentSizeLimits.minimum = newValue
      finishStyleChange()
    }
  }
  /// The largest size of text in the view and its descendants; nil, the default, for no limit.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.contentSizeLimits.maximum }
    set {
      prepareStyleChange()
      demandedExtras.contentSizeLimits.maximum = newValue
      finishStyleChange()
    }
  }
}

/// The limits of the size of text in a view.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns traits within the limits.
  func limited(_ traits: UITraitCollection) -> UITraitCollection {
    let category = traits.preferredContentSizeCategory
    guard category != .unspecified else { return traits }
    var limited = category
    if let minimum, limited < minimum { limited = minimum }
    if let maximum, limited > maximum { limited = maximum }
    guard limited != category else { return traits }
    return UITraitCollection(
      traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: limited)])
  }
}
