import QuartzCore

/// A device with a screen: its size in portrait orientation and its safe area.
public struct Device: Hashable, Sendable {
  /// Apple's name for the device.
  public let name: String
  /// The size of the screen in points.
  public let size: CGSize
  /// The number of rendered pixels per point.
  ///
  /// Some devices downsample to fewer physical pixels; frames have the rendered size.
  public let scale: CGFloat
  /// The insets for the corners, the camera, and the home indicator, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// The height of the status bar in points.
  public let statusBarHeight: CGFloat

  /// Creates a custom device.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    statusBarHeight: CGFloat = 20
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
  }

  /// Returns the device with a name, or nil; case, spaces, hyphens, and parentheses are ignored.
  public static func named(_ name: String) -> Device? {
    let foldedName = folded(name)
    return all.first { folded($0.name) == foldedName }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
