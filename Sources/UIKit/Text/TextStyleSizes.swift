import QuartzCore

extension UIFont.TextStyle {
  /// The sizes of the styles' fonts and of their lines in points, from the smallest to the largest
  /// category, in the order of `UIContentSizeCategory.all`.
  ///
  /// Source: Apple's Human Interface Guidelines, Dynamic Type sizes.
  private static let sizes: [Self: String] = [
    .largeTitle: "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70",
    .title1: "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68",
    .title2: "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66",
    .title3: "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65",
    .headline: bodySizes, .body: bodySizes,
    .callout: "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60",
    .subheadline: "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58",
    .footnote: "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52",
    .caption1: "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51",
    .caption2: "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48",
  ]

  private static let bodySizes =
    "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"

  /// Returns the size of the style's font and of its lines in points at a category.
  ///
  /// The unspecified category is the large one; unknown styles are body text.
  func sizes(at category: UIContentSizeCategory) -> (font: CGFloat, line: CGFloat) {
    let row = (Self.sizes[self] ?? Self.bodySizes).split(separator: " ")
    let column = row[category.index ?? UIContentSizeCategory.large.index ?? 0]
    let sizes = column.split(separator: "/").compactMap { Double($0) }
    return sizes.count == 2 ? (CGFloat(sizes[0]), CGFloat(sizes[1])) : (17, 22)
  }

  /// The weight of the style's font.
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }
}

/// How the size of a font follows the content size category.
struct FontScaling: Hashable, Sendable {
  /// The style whose sizes the font follows.
  let style: UIFont.TextStyle
  /// The size at the large category in points; nil for that of the style.
  var size: CGFloat?
  /// The maximum size in points.
  var maximum: CGFloat = .infinity

  /// Returns the size at a category in points.
  ///
  /// Sizes of fonts that are not those of a style are scaled as the lines of the style, and rounded to
  /// whole points, as measured.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    guard let size else { return min(style.sizes(at: category).font, maximum) }
    return min((size * style.factor(at: category)).rounded(), maximum)
  }
}

extension UIFont.TextStyle {
  /// The height of lines at a category, in lines at the large one.
  func factor(at category: UIContentSizeCategory) -> CGFloat {
    sizes(at: category).line / sizes(at: .large).line
  }
}
