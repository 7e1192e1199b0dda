import QuartzCore

/// A device whose screen a stage has: its size in portrait and what of it is covered.
public struct Device: Hashable, Sendable {
  /// The name Apple sells it by.
  public let name: String
  /// The screen's size in points.
  public let size: CGSize
  /// The pixels in a point.
  ///
  /// Some devices draw at this scale and show fewer pixels; frames are what they draw.
  public let scale: CGFloat
  /// How far corners, camera and home indicator reach into the screen, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// The status bar's height in points.
  public let statusBarHeight: CGFloat

  /// Creates a device of one's own.
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

  /// Returns the device of a name, or nil; case, spaces, hyphens and parentheses do not matter.
  public static func named(_ name: String) -> Device? {
    let wanted = folded(name)
    return all.first { folded($0.name) == wanted }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
