import QuartzCore

/// The images of a button by state, and the views that display them.
struct ButtonImages {
  var front: [UIControl.State.RawValue: UIImage] = [:]
  var back: [UIControl.State.RawValue: UIImage] = [:]
  /// The values of symbols that the images do not specify.
  var configurations: [UIControl.State.RawValue: UIImage.SymbolConfiguration] = [:]
  var frontView: UIImageView?
  var backView: UIImageView?
  /// The shape behind the content of a selected system button.
  var selection: ControlPart?
  /// The shape of the image in a color above it, while the button is highlighted.
  var shade: UIImageView?
}

extension UIButton {
  /// The image for the current state.
  public final var currentImage: UIImage? { image(for: state) }
  /// The image behind the content for the current state.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes for the current state.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title's shadow for the current state; nil for no shadow.
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The opacity of the black shape above the image of a highlighted button.
  ///
  /// From general knowledge; low confidence.
  private static var shadeOpacity: CGFloat { 0.4 }
  /// The opacity of the image of a disabled button, from general knowledge; low confidence.
  private static var disabledImageOpacity: CGFloat { 0.5 }

  /// The configuration of the symbol for the current state; nil for the default one.
  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets the values of symbols that the image for a state does not specify; nil restores the normal
  /// state's.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    images.configurations[state.rawValue] = configuration
    contentDidChange()
  }

  /// Returns the values of symbols for a state, or the normal state's.
  public final func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    images.configurations[state.rawValue] ?? images.configurations[State.normal.rawValue]
  }

  /// The size of the image for the current state as it is shown; zero without one.
  final var currentImageSize: CGSize {
    currentImage?.shown(in: self, currentPreferredSymbolConfiguration).size ?? .zero
  }

  /// The view of the image, which is created for the first use.
  final var demandedImageView: UIImageView {
    if let view = images.frontView { return view }
    let view = UIImageView(frame: .zero)
    images.frontView = view
    view.contentMode = .scaleToFill
    insertSubview(view, at: images.backView == nil ? 0 : 1)
    return view
  }

  /// Displays the content of the current state, and lays it out.
  final func contentDidChange() {
    showImages()
    showSelection()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Displays the images of the current state.
  final func showImages() {
    if let image = currentImage {
      let view = demandedImageView
      // The images of system buttons are templates unless they are always original.
      let isTemplate =
        buttonType.isSystem && image.renderingMode == .automatic && !image.hasSymbolColors
      view.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      view.alpha = imageOpacity
    } else {
      images.frontView?.image = nil
    }
    showShade()
    if let image = currentBackgroundImage {
      if images.backView == nil {
        let view = UIImageView(frame: .zero)
        images.backView = view
        insertSubview(view, at: 0)
        setNeedsLayout()
      }
      images.backView?.image = image
    } else {
      images.backView?.image = nil
    }
  }

  private var imageOpacity: CGFloat {
    if !isEnabled, adjustsImageWhenDisabled, !hasOwnImage { return Self.disabledImageOpacity }
    return buttonType.isSystem && isHighlighted ? Self.pressedOpacity : 1
  }

  /// Whether the current state has an image other than the normal one.
  private var hasOwnImage: Bool { state != .normal && images.front[state.rawValue] != nil }

  private func showShade() {
    guard buttonType != .system, isHighlighted, adjustsImageWhenHighlighted, !hasOwnImage,
      let image = currentImage
    else {
      images.shade?.image = nil
      return
    }
    if images.shade == nil {
      let shade = UIImageView(frame: .zero)
      shade.tintColor = UIColor(white: 0, alpha: Self.shadeOpacity)
      images.shade = shade
      demandedImageView.addSubview(shade)
    }
    images.shade?.image = image.withRenderingMode(.alwaysTemplate)
    images.shade?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    images.shade?.contentMode = demandedImageView.contentMode
    images.shade?.frame = demandedImageView.bounds
  }

  // MARK: Layout

  /// Places the views of the images in the area of the content.
  final func layOutImages(in content: CGRect) {
    images.backView?.frame = backgroundRect(forBounds: bounds)
    guard let view = images.frontView else { return }
    view.frame = imageRect(forContentRect: content)
    images.shade?.frame = view.bounds
  }

  /// Returns the size of the image and the title beside each other.
  final func contentSize(fitting size: CGSize) -> CGSize {
    let title = titleLabel?.sizeThatFits(size) ?? .zero
    let image = currentImageSize
    return CGSize(width: image.width + title.width, height: max(image.height, title.height))
  }

  /// Returns the frames of the title and the image in the area of the content.
  final func placement(in content: CGRect) -> (titleFrame: CGRect, imageFrame: CGRect) {
    let image = currentImageSize
    let (imageArea, titleArea) = (
      content.inset(by: imageEdgeInsets), content.inset(by: titleEdgeInsets)
    )
    let room = max(titleArea.width - image.width, 0)
    let fitting =
      titleLabel?.sizeThatFits(CGSize(width: room, height: titleArea.height)) ?? .zero
    let title = CGSize(
      width: contentHorizontalAlignment == .fill ? room : min(fitting.width, room),
      height: min(fitting.height, max(titleArea.height, 0)))
    let width = image.width + title.width
    let imageX = contentStart(of: width, in: imageArea) + (isMirrored ? title.width : 0)
    let titleX = contentStart(of: width, in: titleArea) + (isMirrored ? 0 : image.width)
    return (
      vertically(CGRect(x: titleX, y: 0, width: title.width, height: title.height), in: titleArea),
      vertically(CGRect(x: imageX, y: 0, width: image.width, height: image.height), in: imageArea)
    )
  }

  /// Returns where content of a width starts in an area.
  final func contentStart(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .fill: return area.minX
    case .right: return area.maxX - width
    case .leading: return isMirrored ? area.maxX - width : area.minX
    case .trailing: return isMirrored ? area.minX : area.maxX - width
    case .center: return area.midX - width / 2
    }
  }

  /// Returns a frame at its vertical place in an area.
  private func vertically(_ frame: CGRect, in area: CGRect) -> CGRect {
    var frame = frame
    switch contentVerticalAlignment {
    case .top: frame.origin.y = area.minY
    case .bottom: frame.origin.y = area.maxY - frame.height
    case .center: frame.origin.y = area.midY - frame.height / 2
    case .fill:
      frame.origin.y = area.minY
      frame.size.height = area.height
    }
    return frame
  }
}
