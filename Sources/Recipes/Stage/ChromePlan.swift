import UIKit

/// How a recipe's stage shows what the system draws around its content.
struct ChromePlan: Sendable {
  /// Whether the home indicator is shown; nil if it is with a status bar.
  let homeIndicator: Bool?
  /// Whether the notch or the island is shown.
  let sensorHousing: Bool
  /// Whether a keyboard is shown while text is edited; nil for the stage's default.
  let showsKeyboard: Bool?
  let statusBarStyle: UIStatusBarStyle
  let hidesStatusBar: Bool
}

enum ChromeKeys {
  static let homeIndicator = Key(
    "homeIndicator", .boolean,
    "Whether a screen without a home button shows the home indicator (default: statusBar).")
  static let sensorHousing = Key(
    "sensorHousing", .boolean, default: "false",
    "Whether the notch or the Dynamic Island of the device is drawn.")
  static let keyboard = Key(
    "keyboard", .boolean,
    "Whether a keyboard is shown while text is edited (default: true from 320 x 480 points on).")
  static let statusBarStyle = Key(
    "preferredStatusBarStyle",
    .choice([
      ("default", UIStatusBarStyle.default), ("lightContent", .lightContent),
      ("darkContent", .darkContent),
    ]), default: "default",
    "The color of the status bar's content; by default, it follows what is behind.")
  static let statusBarHidden = Key(
    "prefersStatusBarHidden", .boolean, default: "false", "Whether the status bar is hidden.")

  static let all: [any KeyDescription] = [
    homeIndicator, sensorHousing, keyboard, statusBarStyle, statusBarHidden,
  ]

  struct Reader: FieldReader {
    func read(from fields: Fields) -> ChromePlan? {
      let values = fields.read(
        homeIndicator.optional, sensorHousing, keyboard.optional, statusBarStyle, statusBarHidden)
      guard let (indicator, housing, keyboard, style, isHidden) = values else { return nil }
      return ChromePlan(
        homeIndicator: indicator, sensorHousing: housing, showsKeyboard: keyboard,
        statusBarStyle: style, hidesStatusBar: isHidden)
    }
  }
}
