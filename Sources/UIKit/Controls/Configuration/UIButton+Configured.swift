import QuartzCore

extension UIButton {
  /// Shows a changed configuration before the next layout.
  final func configurationDidChange() {
    if configuration == nil {
      configured?.remove()
      configured = nil
      showState()
    }
    setNeedsUpdateConfiguration()
  }

  /// Updates and shows the configuration if that is pending.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    // A handler that changes the configuration requests no other update.
    needsConfigurationUpdate = false
    guard let configuration else {
      if configured == nil { showState() }
      return
    }
    let views = configured ?? ConfiguredButton(configuration)
    configured = views
    showSelection()
    let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    views.show(shown, in: self)
    showConfiguredContent(shown)
  }

  /// The image of a configuration, or of the state.
  final var configuredImage: UIImage? { configured?.shown.image ?? currentImage }

  private func showConfiguredContent(_ shown: Configuration) {
    let color = shown.baseForegroundColor ?? .label
    titleLabel?.numberOfLines = 0
    titleLabel?.lineBreakMode = shown.titleLineBreakMode
    if let title = shown.styled(
      shown.attributedTitle, shown.titleTextAttributesTransformer, font: shown.titleFont,
      color: color)
    {
      titleLabel?.attributedText = title
    } else if shown.title == nil, let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else {
      titleLabel?.attributedText = nil
      titleLabel?.font = shown.titleFont
      titleLabel?.text = shown.title ?? currentTitle
      titleLabel?.textColor = color
    }
    titleLabel?.shadowColor = nil
    guard !shown.showsActivityIndicator, let image = configuredImage else {
      images.frontView?.image = nil
      return
    }
    let view = demandedImageView
    view.image =
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    view.tintColor = shown.imageColorTransformer?(color) ?? color
    view.alpha = 1
    bringSubviewToFront(view)
  }

  /// Places the image.
  final func placeConfiguredImage(_ frame: CGRect) { images.frontView?.frame = frame }

  /// Returns the top of content of a height in an area.
  final func contentTop(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: area.midY - height / 2
    }
  }
}
