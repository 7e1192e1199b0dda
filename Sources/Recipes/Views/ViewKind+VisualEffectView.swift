import UIKit

extension ViewKind {
  /// A view that blurs what is behind it.
  static let visualEffectView = ViewKind(
    .visualEffectView, title: "a visual effect view",
    properties: [
      Property<UIVisualEffectView>(
        "effect", .blurStyle, "The style of the blur of what is behind the view; none by default."
      ) { $0.effect = $1.map { UIBlurEffect(style: $0) } }
    ]
  ) { _ in { UIVisualEffectView(effect: nil) } }
}

extension ValueType<UIBlurEffect.Style?> {
  fileprivate static let blurStyle: ValueType = choice([
    ("none", nil), ("extraLight", .extraLight), ("light", .light), ("dark", .dark),
    ("regular", .regular), ("prominent", .prominent),
    ("systemUltraThinMaterial", .systemUltraThinMaterial),
    ("systemThinMaterial", .systemThinMaterial), ("systemMaterial", .systemMaterial),
    ("systemThickMaterial", .systemThickMaterial),
    ("systemChromeMaterial", .systemChromeMaterial),
  ])
}
