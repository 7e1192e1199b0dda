import QuartzCore

/// The status bar at the top of the screen, with the time and a full battery.
///
/// The time is always 9:41, as in Apple's marketing images: the real time must not reach a frame.
@MainActor
final class StatusBar: UIView {
  private let timeLabel = UILabel(frame: .zero)
  private let batteryCase = UIView(frame: .zero)
  private let batteryCharge = UIView(frame: .zero)
  private let batteryCap = UIView(frame: .zero)
  /// Whether a camera in the middle of the bar moves the time to its side.
  private let isSplit: Bool

  /// Creates the status bar of a device, as wide as its screen.
  init(device: Device) {
    isSplit = device.statusBarHeight > 20
    super.init(
      frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight))
    isUserInteractionEnabled = false
    timeLabel.text = "9:41"
    timeLabel.font = .systemFont(ofSize: isSplit ? 17 : 12, weight: .semibold)
    timeLabel.textAlignment = .center
    batteryCase.layer.borderWidth = 1
    batteryCase.layer.cornerRadius = 3
    batteryCharge.layer.cornerRadius = 1.5
    batteryCharge.backgroundColor = .label
    batteryCap.layer.cornerRadius = 0.75
    batteryCap.backgroundColor = .label.withAlphaComponent(0.4)
    for view in [timeLabel, batteryCase, batteryCharge, batteryCap] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Beside a camera, both are centered in the remaining space, slightly below the bar's center.
    let side = bounds.width * 0.27
    let centerY = isSplit ? bounds.midY + 3 : bounds.midY
    timeLabel.frame = CGRect(
      x: isSplit ? 8 : bounds.midX - 40, y: centerY - 11, width: isSplit ? side : 80, height: 22)
    let battery = CGRect(
      x: isSplit ? bounds.maxX - 8 - side / 2 - 12 : bounds.maxX - 30, y: centerY - 5.5, width: 22,
      height: 11)
    batteryCase.frame = battery
    batteryCharge.frame = battery.insetBy(dx: 2, dy: 2)
    batteryCap.frame = CGRect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4)
    updateBorderColor()
  }

  /// Shows the bar in a style, or hides it.
  func show(style: UIStatusBarStyle, isHidden: Bool) {
    alpha = isHidden ? 0 : 1
    overrideUserInterfaceStyle =
      switch style {
      case .default: .unspecified
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
