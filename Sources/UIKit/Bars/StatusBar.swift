import QuartzCore

/// The status bar at the top of the screen, with the time, the signal, Wi-Fi and a full battery.
///
/// The time is always 9:41, as in Apple's marketing images: the real time must not reach a frame.
/// Places and sizes are approximate.
@MainActor
final class StatusBar: ChromeView {
  private let timeLabel = UILabel(frame: .zero)
  private let signal = (0..<4).map { _ in ControlPart(.label, cornerRadius: 1) }
  private let wifi = StatusGlyph()
  private let batteryCase = UIView(frame: .zero)
  private let batteryCharge = UIView(frame: .zero)
  private let batteryCap = UIView(frame: .zero)
  /// Whether a camera in the middle of the bar moves the time to its side.
  private let isSplit: Bool
  /// Whether this camera is an island below the edge of the screen.
  private let hasIsland: Bool
  private let safeTop: CGFloat
  /// The style that a controller prefers.
  private var style = UIStatusBarStyle.default

  /// Creates the status bar of a device, as wide as its screen.
  init(device: Device, format: RegionalFormat = .standard) {
    isSplit = device.statusBarHeight > 20
    hasIsland = device.hasIsland
    safeTop = device.safeAreaInsets.top
    super.init(
      frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight))
    isUserInteractionEnabled = false
    timeLabel.text = format.localized("9:41")
    timeLabel.font = .systemFont(ofSize: isSplit ? 17 : 12, weight: .semibold)
    timeLabel.textAlignment = .center
    batteryCase.layer.borderWidth = 1
    batteryCase.layer.cornerRadius = isSplit ? 3.5 : 2.5
    batteryCharge.layer.cornerRadius = isSplit ? 2 : 1.5
    batteryCharge.backgroundColor = .label
    batteryCap.layer.cornerRadius = 0.75
    batteryCap.backgroundColor = .label.withAlphaComponent(0.4)
    for view in [timeLabel, batteryCase, batteryCharge, batteryCap, wifi] + signal {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = isRightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isReversed
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    // Beside a camera, all is slightly below the bar's center; an island has the same center.
    let centerY = hasIsland ? safeTop / 2 : isSplit ? bounds.midY + 3 : bounds.midY
    let timeX = !isSplit ? bounds.midX : hasIsland ? bounds.width * 0.17 : bounds.width * 0.135
    place(timeLabel, CGRect(x: timeX - 40, y: centerY - 11, width: 80, height: 22))
    let battery = CGSize(width: isSplit ? 24 : 21, height: isSplit ? 12 : 10)
    let margin: CGFloat = !isSplit ? 8 : hasIsland ? bounds.width * 0.085 : 15
    let caseFrame = CGRect(
      x: bounds.maxX - margin - battery.width, y: centerY - battery.height / 2,
      width: battery.width, height: battery.height)
    place(batteryCase, caseFrame)
    place(batteryCharge, caseFrame.insetBy(dx: 2, dy: 2))
    place(batteryCap, CGRect(x: caseFrame.maxX + 1, y: centerY - 2, width: 1.5, height: 4))
    let (side, step): (CGFloat, CGFloat) =
      hasIsland ? (17, 4.7) : isSplit ? (15, 4.3) : (13, 3.7)
    let wifiX = isSplit ? caseFrame.minX - 5 - side : 8 + 4 * step + 4
    place(wifi, CGRect(x: wifiX, y: centerY - side * 0.36, width: side, height: side * 0.72))
    let signalX = isSplit ? wifiX - 5 - 4 * step + 1.6 : 8
    for (index, bar) in signal.enumerated() {
      let height = battery.height * [0.34, 0.54, 0.77, 1][index]
      place(
        bar,
        CGRect(
          x: signalX + CGFloat(index) * step, y: centerY + battery.height / 2 - height,
          width: step - 1.6, height: height))
    }
    updateBorderColor()
  }

  /// Shows the bar in a style, or hides it.
  func show(style: UIStatusBarStyle, isHidden: Bool) {
    alpha = isHidden ? 0 : 1
    self.style = style
    showStyle()
  }

  /// Adapts the default style to the content behind the bar.
  override func backdropDidChange() { showStyle() }

  private func showStyle() {
    overrideUserInterfaceStyle =
      switch style {
      case .default: isOnDark.map { $0 ? .dark : .light } ?? .unspecified
      case .lightContent: .dark
      case .darkContent: .light
      }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorderColor()
  }

  private func updateBorderColor() {
    batteryCase.layer.borderColor =
      UIColor.label.withAlphaComponent(0.4).resolvedColor(with: traitCollection).cgColor
  }
}

/// The three arcs of Wi-Fi.
@MainActor
private final class StatusGlyph: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    let center = CGPoint(x: bounds.midX, y: bounds.maxY)
    let unit = bounds.height / 12
    for (inner, outer) in [(CGFloat(0), CGFloat(3.6)), (5.2, 7.8), (9.4, 12)] {
      let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
      let ring = UIBezierPath()
      ring.addArc(
        withCenter: center, radius: outer * unit, startAngle: start, endAngle: end,
        clockwise: true)
      if inner > 0 {
        ring.addArc(
          withCenter: center, radius: inner * unit, startAngle: end, endAngle: start,
          clockwise: false)
      } else {
        ring.addLine(to: center)
      }
      ring.close()
      path.append(ring)
    }
    (layer as? CAShapeLayer)?.path = path.cgPath
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() {
    (layer as? CAShapeLayer)?.fillColor =
      UIColor.label.resolvedColor(with: traitCollection).cgColor
  }
}
