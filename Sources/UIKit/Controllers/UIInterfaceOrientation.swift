/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// The home button or indicator is at the bottom.
  case portrait
  /// The home button or indicator is at the top.
  case portraitUpsideDown
  /// The home button is at the right.
  case landscapeRight
  /// The home button is at the left.
  case landscapeLeft

  /// Whether it is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light content, depending on the appearance.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Without an animation.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}
