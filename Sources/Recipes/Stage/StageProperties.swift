import UIKit

/// The properties of the stage that actions can set.
enum StageProperties {
  static let all: [Property<RecipeScene>] =
    [
      Property(
        "userInterfaceStyle", .choice([("light", UIUserInterfaceStyle.light), ("dark", .dark)]),
        "Whether dynamic colors, those of the bars included, have their light or dark appearance."
      ) { $0.setUserInterfaceStyle($1) },
      Property(
        "contentSizeCategory", .contentSizeCategory,
        "The size of text that the user prefers, which fonts for text styles follow."
      ) { $0.stage.contentSizeCategory = $1 },
      Property(ChromeKeys.statusBarStyle) { $0.setStatusBar(style: $1) },
      Property(ChromeKeys.statusBarHidden) { $0.setStatusBar(isHidden: $1) },
    ] + AccessibilityKeys.properties
}
