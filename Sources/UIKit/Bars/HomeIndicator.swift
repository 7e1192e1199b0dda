import QuartzCore

/// The bar at the lower edge of a screen without a home button.
///
/// Its size and its distance from the edge are approximate: 134 x 5 points at 8 points on a screen with a
/// width of 375 points.
@MainActor
final class HomeIndicator: ChromeView {
  private static let height: CGFloat = 5
  private static let distance: CGFloat = 8

  /// Creates the bar for a screen with a size, in points.
  init(screen: CGSize) {
    let width = (screen.width * 134 / 375).rounded()
    super.init(
      frame: CGRect(
        x: (screen.width - width) / 2, y: screen.height - Self.distance - Self.height,
        width: width, height: Self.height))
    isUserInteractionEnabled = false
    backgroundColor = .label
    layer.cornerRadius = Self.height / 2
  }

  required init?(coder: NSCoder) { nil }
}

/// The notch or the island around the front camera of a device, which is black.
@MainActor
final class SensorHousing: UIView {
  /// Creates the housing of a device; nil for a device without one in its screen.
  init?(device: Device) {
    guard let frame = device.sensorHousing else { return nil }
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .black
    layer.cornerRadius = frame.minY > 0 ? frame.height / 2 : 20
    if frame.minY == 0 {
      layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension Device {
  /// Whether the camera is in an island, as its status bar shows.
  var hasIsland: Bool { statusBarHeight >= 54 }

  /// The place of the notch or of the island in the screen, in points; nil without one.
  ///
  /// The sizes are approximate.
  var sensorHousing: CGRect? {
    guard statusBarHeight > 20, safeAreaInsets.bottom > 0 else { return nil }
    if hasIsland {
      let size = CGSize(width: 125, height: 37)
      return CGRect(
        x: (self.size.width - size.width) / 2, y: (safeAreaInsets.top - size.height) / 2,
        width: size.width, height: size.height)
    }
    let isNarrow = ["13", "14", "16e"].contains { name.firstRange(of: $0) != nil }
    let width: CGFloat = isNarrow ? 162 : 209
    return CGRect(
      x: (size.width - width) / 2, y: 0, width: width, height: statusBarHeight >= 47 ? 32 : 30)
  }
}
