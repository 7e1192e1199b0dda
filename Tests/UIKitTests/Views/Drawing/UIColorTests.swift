import Testing
import UIKit

@Suite struct UIColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns red, green, and blue from 0 to 255 and alpha from 0 to 1, rounded to the precision of
  /// the tables.
  private static func rounded(_ color: UIColor, _ traits: UITraitCollection) -> [Double] {
    let color = color.resolvedColor(with: traits).cgColor
    let components: [CGFloat] = [color.red, color.green, color.blue]
    let rounded: [Double] = components.map { Double(($0 * 255 * 100).rounded()) / 100 }
    return rounded + [Double(color.alpha)]
  }

  @Test(
    "fixed colors have the values of UIColor.h",
    arguments: [
      ("black", .black, 0, 0, 0, 1), ("white", .white, 1, 1, 1, 1),
      ("darkGray", .darkGray, 1.0 / 3, 1.0 / 3, 1.0 / 3, 1),
      ("lightGray", .lightGray, 2.0 / 3, 2.0 / 3, 2.0 / 3, 1),
      ("gray", .gray, 0.5, 0.5, 0.5, 1), ("red", .red, 1, 0, 0, 1), ("green", .green, 0, 1, 0, 1),
      ("blue", .blue, 0, 0, 1, 1), ("cyan", .cyan, 0, 1, 1, 1), ("yellow", .yellow, 1, 1, 0, 1),
      ("magenta", .magenta, 1, 0, 1, 1), ("orange", .orange, 1, 0.5, 0, 1),
      ("purple", .purple, 0.5, 0, 0.5, 1), ("brown", .brown, 0.6, 0.4, 0.2, 1),
      ("clear", .clear, 0, 0, 0, 0), ("lightText", .lightText, 1, 1, 1, 0.6),
      ("darkText", .darkText, 0, 0, 0, 1),
    ] as [(String, UIColor, CGFloat, CGFloat, CGFloat, CGFloat)])
  func fixedColors(
    id: String, color: UIColor, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    for traits in [Self.light, Self.dark] {
      let shown = color.resolvedColor(with: traits).cgColor
      #expect([shown.red, shown.green, shown.blue, shown.alpha] == [red, green, blue, alpha])
    }
  }

  @Test(
    "system colors have iOS's light and dark values",
    arguments: [
      ("red", .systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
      ("orange", .systemOrange, [255, 149, 0, 1], [255, 159, 10, 1]),
      ("yellow", .systemYellow, [255, 204, 0, 1], [255, 214, 10, 1]),
      ("green", .systemGreen, [52, 199, 89, 1], [48, 209, 88, 1]),
      ("mint", .systemMint, [0, 199, 190, 1], [102, 212, 207, 1]),
      ("teal", .systemTeal, [48, 176, 199, 1], [64, 200, 224, 1]),
      ("cyan", .systemCyan, [50, 173, 230, 1], [100, 210, 255, 1]),
      ("blue", .systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
      ("indigo", .systemIndigo, [88, 86, 214, 1], [94, 92, 230, 1]),
      ("purple", .systemPurple, [175, 82, 222, 1], [191, 90, 242, 1]),
      ("pink", .systemPink, [255, 45, 85, 1], [255, 55, 95, 1]),
      ("brown", .systemBrown, [162, 132, 94, 1], [172, 142, 104, 1]),
      ("gray", .systemGray, [142, 142, 147, 1], [142, 142, 147, 1]),
      ("gray2", .systemGray2, [174, 174, 178, 1], [99, 99, 102, 1]),
      ("gray3", .systemGray3, [199, 199, 204, 1], [72, 72, 74, 1]),
      ("gray4", .systemGray4, [209, 209, 214, 1], [58, 58, 60, 1]),
      ("gray5", .systemGray5, [229, 229, 234, 1], [44, 44, 46, 1]),
      ("gray6", .systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
      ("tint", .tintColor, [0, 122, 255, 1], [10, 132, 255, 1]),
      ("label", .label, [0, 0, 0, 1], [255, 255, 255, 1]),
      ("secondaryLabel", .secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
      ("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
      ("quaternaryLabel", .quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
      ("placeholderText", .placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
      ("link", .link, [0, 122, 255, 1], [9, 132, 255, 1]),
      ("separator", .separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
      ("opaqueSeparator", .opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
      ("fill", .systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
      ("fill 2", .secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
      ("fill 3", .tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
      ("fill 4", .quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
      ("background", .systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
      ("background 2", .secondarySystemBackground, [242, 242, 247, 1], [28, 28, 30, 1]),
      ("background 3", .tertiarySystemBackground, [255, 255, 255, 1], [44, 44, 46, 1]),
      ("grouped", .systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
      ("grouped 2", .secondarySystemGroupedBackground, [255, 255, 255, 1], [28, 28, 30, 1]),
      ("grouped 3", .tertiarySystemGroupedBackground, [242, 242, 247, 1], [44, 44, 46, 1]),
    ] as [(String, UIColor, [Double], [Double])])
  func systemColors(id: String, color: UIColor, light: [Double], dark: [Double]) {
    #expect(Self.rounded(color, Self.light) == light)
    #expect(Self.rounded(color, Self.dark) == dark)
    #expect(Self.rounded(color, UITraitCollection()) == light)
  }

  @Test(
    "hue, saturation, and brightness are converted to RGB",
    arguments: [
      ("red", 0, 1, 1, [1, 0, 0]), ("yellow", 1.0 / 6, 1, 1, [1, 1, 0]),
      ("green", 1.0 / 3, 1, 1, [0, 1, 0]), ("cyan", 0.5, 1, 1, [0, 1, 1]),
      ("blue", 2.0 / 3, 1, 1, [0, 0, 1]), ("magenta", 5.0 / 6, 1, 1, [1, 0, 1]),
      ("red again", 1, 1, 1, [1, 0, 0]), ("orange", 1.0 / 12, 1, 1, [1, 0.5, 0]),
      ("gray", 0.7, 0, 0.25, [0.25, 0.25, 0.25]), ("dark pink", 0, 0.5, 0.5, [0.5, 0.25, 0.25]),
      ("black", 0.3, 1, 0, [0, 0, 0]), ("clamped", 0, 7, 2, [1, 0, 0]),
    ] as [(String, CGFloat, CGFloat, CGFloat, [CGFloat])])
  func hue(
    id: String, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    let components = color.cgColor.components ?? []
    #expect(zip(components, expected + [0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("withAlphaComponent keeps a color dynamic") func alphaComponent() {
    let color = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(Self.rounded(color, Self.light) == [255, 59, 48, 0.5])
    #expect(Self.rounded(color, Self.dark) == [255, 69, 58, 0.5])
  }

  @Test("a provider may return a dynamic color") func nestedProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .label }
    #expect(Self.rounded(color, Self.dark) == [255, 69, 58, 1])
    #expect(Self.rounded(color, Self.light) == [0, 0, 0, 1])
  }

  @Test("a provider that recurses endlessly resolves to clear") func endlessProvider() {
    @Sendable func again(_ traits: UITraitCollection) -> UIColor {
      UIColor(dynamicProvider: again)
    }
    #expect(UIColor(dynamicProvider: again).resolvedColor(with: Self.light) == .clear)
  }

  @Test("colors are equal by components, dynamic ones by identity") func equality() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.link)
    #expect(
      UIColor.systemBlue.resolvedColor(with: Self.light) == .link.resolvedColor(with: Self.light))
    #expect(Set([UIColor(white: 0, alpha: 1), .black, .systemBlue]).count == 2)
  }

  @Test("getRed accepts nil pointers") func components() {
    var (red, alpha) = (CGFloat(0), CGFloat(0))
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.25 && alpha == 0.125)
  }
}
