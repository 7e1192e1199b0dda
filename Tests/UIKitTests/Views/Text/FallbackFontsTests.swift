import Testing
import UIKit

@MainActor
struct FallbackFontsTests {
  /// Returns the height of a label, in points, with a text in DejaVu Serif and DejaVu Sans, but not in
  /// the label's font, on a stage.
  private func height(on stage: Stage) -> CGFloat {
    let label = UILabel()
    label.font = UIFont(name: "Futura", size: 20)
    label.text = "\u{27F3}"
    stage.view.addSubview(label)
    return label.sizeThatFits(.zero).height
  }

  @Test("labels use the fonts that their stage asks for") func labels() throws {
    let fonts = try FallbackFonts(["DejaVu Serif"])
    #expect(fonts.families == ["DejaVu Serif"])
    let plain = height(on: Stage())
    #expect(abs(height(on: Stage(fallbackFonts: fonts)) - 23.5) < 0.5)
    #expect(height(on: Stage()) == plain)
    #expect(try FallbackFonts([]) == .none)
  }

  @Test("a font that is not installed is an error that names its package") func missing() {
    let error = #expect(throws: (any Error).self) { try FallbackFonts(["Noto Sans CJK XX"]) }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("apt install fonts-noto-cjk"))
  }
}
