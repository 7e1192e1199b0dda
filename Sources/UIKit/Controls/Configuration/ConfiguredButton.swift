import QuartzCore

/// The views of a button with a configuration, beside its title and its image.
@MainActor
final class ConfiguredButton {
  let background = ControlPart()
  let subtitle = UILabel(frame: .zero)
  private var wheel: UIActivityIndicatorView?
  private var customView: UIView?
  /// The configuration as it is shown.
  private(set) var shown: UIButton.Configuration

  init(_ configuration: UIButton.Configuration) {
    shown = configuration
    subtitle.numberOfLines = 0
  }

  /// Shows a configuration in the views of a button.
  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    shown = configuration
    if background.superview == nil {
      button.insertSubview(background, at: 0)
      button.addSubview(subtitle)
    }
    showBackground(in: button)
    let color = configuration.baseForegroundColor ?? .label
    if let text = configuration.styled(
      configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
      font: configuration.subtitleFont, color: color)
    {
      subtitle.attributedText = text
    } else {
      subtitle.attributedText = nil
      subtitle.text = configuration.subtitle
      subtitle.font = configuration.subtitleFont
      subtitle.textColor = color
    }
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    showWheel(color: color, in: button)
  }

  private func showBackground(in button: UIButton) {
    let look = shown.background
    let traits = button.traitCollection
    background.backgroundColor = look.backgroundColor.map {
      look.backgroundColorTransformer?($0) ?? $0
    }
    background.show(look.image)
    background.layer.borderWidth = look.strokeWidth
    background.layer.borderColor =
      look.strokeWidth > 0
      ? look.resolvedStrokeColor(for: button.tintColor ?? .systemBlue)
        .resolvedColor(with: traits).cgColor : nil
    guard customView !== look.customView else { return }
    customView?.removeFromSuperview()
    customView = look.customView
    if let customView {
      customView.isUserInteractionEnabled = false
      button.insertSubview(customView, aboveSubview: background)
    }
  }

  private func showWheel(color: UIColor, in button: UIButton) {
    guard shown.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let wheel = wheel ?? UIActivityIndicatorView(style: .medium)
    wheel.color = shown.activityIndicatorColorTransformer?(color) ?? color
    if wheel.superview == nil { button.addSubview(wheel) }
    wheel.startAnimating()
    self.wheel = wheel
  }

  /// Removes the views.
  func remove() {
    for view in [background, subtitle, wheel, customView] { view?.removeFromSuperview() }
  }

  // MARK: Layout

  private func imageSize(of button: UIButton) -> CGSize {
    if shown.showsActivityIndicator { return CGSize(width: 20, height: 20) }
    return button.configuredImage?.size ?? .zero
  }

  private var isVertical: Bool {
    shown.imagePlacement.contains(.top) || shown.imagePlacement.contains(.bottom)
  }

  /// Returns the sizes of the title and the subtitle, and of both, within a width.
  private func textSizes(
    of button: UIButton, width: CGFloat
  ) -> (title: CGSize, subtitle: CGSize, all: CGSize) {
    let limit = CGSize(width: width.isFinite ? width : 0, height: 0)
    let hasTitle = !(button.titleLabel?.text ?? "").isEmpty
    let hasSubtitle = !(shown.subtitle ?? "").isEmpty
    let title = hasTitle ? button.titleLabel?.sizeThatFits(limit) ?? .zero : .zero
    let subtitle = hasSubtitle ? self.subtitle.sizeThatFits(limit) : .zero
    let padding = hasTitle && hasSubtitle ? shown.titlePadding : 0
    return (
      title, subtitle,
      CGSize(
        width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    )
  }

  /// Returns the size of the content with its insets, in points.
  func size(of button: UIButton, width: CGFloat = .infinity) -> CGSize {
    let insets = shown.contentInsets
    let image = imageSize(of: button)
    let available = width - insets.leading - insets.trailing
    let room =
      isVertical || image == .zero ? available : available - image.width - shown.imagePadding
    let text = textSizes(of: button, width: room).all
    let padding = image != .zero && text != .zero ? shown.imagePadding : 0
    let content =
      isVertical
      ? CGSize(
        width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Places the views of a button.
  func layOut(_ button: UIButton) {
    let (bounds, isMirrored) = (button.bounds, button.isMirrored)
    let edges = shown.background.backgroundInsets.edges(isMirrored: isMirrored)
    background.frame = bounds.inset(by: edges)
    background.layer.cornerRadius = shown.cornerRadius(height: background.bounds.height)
    customView?.frame = background.frame
    let area = bounds.inset(by: shown.contentInsets.edges(isMirrored: isMirrored))
    let image = imageSize(of: button)
    let beside = isVertical || image == .zero ? 0 : image.width + shown.imagePadding
    let text = textSizes(of: button, width: max(area.width - beside, 0))
    let padding = image != .zero && text.all != .zero ? shown.imagePadding : 0
    let textWidth = min(text.all.width, max(area.width - beside, 0))
    let content =
      isVertical
      ? CGSize(width: max(image.width, textWidth), height: image.height + padding + text.all.height)
      : CGSize(width: image.width + padding + textWidth, height: max(image.height, text.all.height))
    let origin = CGPoint(
      x: button.contentStart(of: content.width, in: area),
      y: button.contentTop(of: content.height, in: area))
    let imageIsFirst =
      isVertical
      ? shown.imagePlacement.contains(.top)
      : shown.imagePlacement.contains(.trailing) == isMirrored
    var (imageFrame, textFrame) = (
      CGRect(origin: origin, size: image),
      CGRect(x: origin.x, y: origin.y, width: textWidth, height: text.all.height)
    )
    if isVertical {
      imageFrame.origin.x += (content.width - image.width) / 2
      textFrame.origin.x += (content.width - textWidth) / 2
      if imageIsFirst {
        textFrame.origin.y += image.height + padding
      } else {
        imageFrame.origin.y += text.all.height + padding
      }
    } else {
      imageFrame.origin.y += (content.height - image.height) / 2
      textFrame.origin.y += (content.height - text.all.height) / 2
      if imageIsFirst {
        textFrame.origin.x += image.width + padding
      } else {
        imageFrame.origin.x += textWidth + padding
      }
    }
    button.placeConfiguredImage(imageFrame)
    wheel?.frame = imageFrame
    placeText(text, in: textFrame, of: button)
  }

  private func placeText(
    _ sizes: (title: CGSize, subtitle: CGSize, all: CGSize), in area: CGRect, of button: UIButton
  ) {
    func x(_ width: CGFloat) -> CGFloat {
      let room = area.width - width
      switch shown.titleAlignment {
      case .leading: return area.minX + (button.isMirrored ? room : 0)
      case .trailing: return area.minX + (button.isMirrored ? 0 : room)
      case .center: return area.minX + room / 2
      case .automatic:
        switch button.contentHorizontalAlignment {
        case .center, .fill:
          return area.minX + (isVertical ? room / 2 : button.isMirrored ? room : 0)
        case .left: return area.minX
        case .right: return area.minX + room
        case .leading: return area.minX + (button.isMirrored ? room : 0)
        case .trailing: return area.minX + (button.isMirrored ? 0 : room)
        }
      }
    }
    let (title, second) = (sizes.title, sizes.subtitle)
    let titleWidth = min(title.width, area.width)
    button.titleLabel?.frame = CGRect(
      x: x(titleWidth), y: area.minY, width: titleWidth, height: title.height)
    let width = min(second.width, area.width)
    subtitle.frame = CGRect(
      x: x(width), y: area.maxY - second.height, width: width, height: second.height)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets for a direction.
  fileprivate func edges(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
