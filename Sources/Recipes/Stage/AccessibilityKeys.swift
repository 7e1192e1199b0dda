import UIKit

/// The settings of accessibility, as keys of the stage and as its properties.
enum AccessibilityKeys {
  private static let reduceMotion = Key(
    "isReduceMotionEnabled", .boolean, default: "false",
    "Whether the user prefers less motion: alerts and transitions of UIKit fade.")
  private static let crossFade = Key(
    "prefersCrossFadeTransitions", .boolean,
    "Whether pushes and presentations fade instead of sliding (default: isReduceMotionEnabled).")
  private static let boldText = Key(
    "isBoldTextEnabled", .boolean, default: "false", "Whether the user prefers bold text.")
  private static let reduceTransparency = Key(
    "isReduceTransparencyEnabled", .boolean, default: "false",
    "Whether the user prefers less transparency: blurs are opaque.")
  private static let contrast = Key(
    "isDarkerSystemColorsEnabled", .boolean, default: "false",
    "Whether the user prefers more contrast: system colors and labels have more of it.")

  static let all: [any KeyDescription] = [
    reduceMotion, crossFade, boldText, reduceTransparency, contrast,
  ]

  /// The settings that change while a recipe plays.
  static let properties: [Property<RecipeScene>] = [
    Property(reduceMotion) { scene, value in
      scene.setAccessibility { $0.isReduceMotionEnabled = value }
    },
    Property(crossFade) { scene, value in
      scene.setAccessibility { $0.prefersCrossFadeTransitions = value }
    },
    Property(boldText) { scene, value in
      scene.setAccessibility { $0.isBoldTextEnabled = value }
    },
    Property(reduceTransparency) { scene, value in
      scene.setAccessibility { $0.isReduceTransparencyEnabled = value }
    },
    Property(contrast) { scene, value in
      scene.setAccessibility { $0.isDarkerSystemColorsEnabled = value }
    },
  ]

  /// The values in expressions, such as `stage.isReduceMotionEnabled`.
  static let values: [(name: String, value: @Sendable (Stage.Accessibility) -> Bool)] = [
    (reduceMotion.name, { $0.isReduceMotionEnabled }),
    (crossFade.name, { $0.prefersCrossFadeTransitions }),
    (boldText.name, { $0.isBoldTextEnabled }),
    (reduceTransparency.name, { $0.isReduceTransparencyEnabled }),
    (contrast.name, { $0.isDarkerSystemColorsEnabled }),
  ]

  struct Reader: FieldReader {
    func read(from fields: Fields) -> Stage.Accessibility? {
      let values = fields.read(
        reduceMotion, crossFade.optional, boldText, reduceTransparency, contrast)
      guard let (motion, fade, bold, transparency, contrast) = values else { return nil }
      return Stage.Accessibility(
        isReduceMotionEnabled: motion, prefersCrossFadeTransitions: fade, isBoldTextEnabled: bold,
        isReduceTransparencyEnabled: transparency, isDarkerSystemColorsEnabled: contrast)
    }
  }
}
