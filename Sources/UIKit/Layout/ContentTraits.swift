import QuartzCore

/// What layouts need to know of a view's content besides its size.
@MainActor
struct ContentTraits {
  /// The default priorities of the content's size.
  var priorities = ContentPriorities()
  /// The font of the text, to which the spacing of baselines refers; nil for none.
  var font: UIFont?
  /// Whether the height depends on the width: `contentHeight(forWidth:)`.
  var isWidthDependent = false
  /// The place of the first baseline.
  var firstBaseline = BaselinePlace.bottom
  /// The place of the last baseline.
  var lastBaseline = BaselinePlace.bottom
}

/// The place of a baseline below the top of the alignment rectangle.
struct BaselinePlace {
  /// The fraction of the height.
  var fraction: CGFloat
  /// The distance in points.
  var offset: CGFloat

  /// The bottom edge.
  static let bottom = BaselinePlace(fraction: 1, offset: 0)
}

extension UIView {
  /// The font of the text; nil for none.
  final var textFont: UIFont? { contentTraits.font }

  /// Returns the place of the view's own first or last baseline.
  final func baseline(_ isFirst: Bool) -> BaselinePlace {
    isFirst ? contentTraits.firstBaseline : contentTraits.lastBaseline
  }

  /// Whether the height of the content depends on the width.
  final var hasWidthDependentContent: Bool { contentTraits.isWidthDependent }
}
