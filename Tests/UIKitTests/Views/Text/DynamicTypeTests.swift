import Testing
import UIKit
import UIKitTestSupport

@Suite(.serialized) @MainActor struct DynamicTypeTests {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  @Test(
    "text styles have Apple's published sizes",
    arguments: [
      (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
      (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
      (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
      (.unspecified, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
      (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
      (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
      (
        .accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
      ),
    ] as [(UIContentSizeCategory, [CGFloat])])
  func sizes(category: UIContentSizeCategory, sizes: [CGFloat]) {
    // The stage of another test may prefer bold text.
    _ = Stage()
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(
      Self.styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
      } == sizes)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).fontName
        == ".SFUI-Semibold")
  }

  @Test("sizes grow with the category") func growth() {
    for style in Self.styles {
      let sizes = UIContentSizeCategory.all.map {
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("categories are compared by their sizes") func order() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  /// Measured: 17 becomes 15.667 and 16 for large titles at the smallest category, at 3 pixels per
  /// point.
  @Test("metrics scale values to pixels and fonts to whole points") func metrics() {
    _ = Stage()
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraSmall),
      UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(isNear(metrics.scaledValue(for: 17, compatibleWith: traits), 47.0 / 3, 1e-9))
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 16)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).fontName == font.fontName)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFontMetrics.default
    #expect(body.scaledFont(for: font, compatibleWith: large).pointSize == 31)
    #expect(
      body.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    #expect(body.scaledFont(for: font).pointSize == 17)
    #expect(body.scaledValue(for: 10) == 10)
  }

  @Test("the stage's category reaches views, fonts and labels that follow it") func stage() throws {
    let stage = Stage(contentSizeCategory: .small)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15)
    #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    let following = UILabel()
    following.text = "a"
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    let scaled = UILabel()
    scaled.adjustsFontForContentSizeCategory = true
    scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30))
    let attributed = UILabel()
    attributed.adjustsFontForContentSizeCategory = true
    attributed.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    let observer = Observer()
    for view in [following, fixed, scaled, attributed, observer] { stage.view.addSubview(view) }
    observer.categories = []
    stage.contentSizeCategory = .accessibilityExtraLarge
    #expect(stage.contentSizeCategory == .accessibilityExtraLarge)
    #expect(observer.categories == [.accessibilityExtraLarge])
    #expect(following.font.pointSize == 40)
    #expect(fixed.font.pointSize == 15)
    let size: CGFloat = 30 * 48 / 22
    #expect(scaled.font.pointSize == size.rounded())
    #expect(attributed.font.pointSize == 48)
    let font = attributed.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
    #expect(font?.pointSize == 48)
    // A label that is added later follows it, too.
    let later = UILabel()
    later.font = .preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    later.adjustsFontForContentSizeCategory = true
    #expect(later.font.pointSize == 40)
    stage.userInterfaceStyle = .dark
    #expect(stage.contentSizeCategory == .accessibilityExtraLarge)
    _ = Stage()
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  private final class Observer: UIView {
    var categories: [UIContentSizeCategory] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      categories.append(traitCollection.preferredContentSizeCategory)
    }
  }
}
