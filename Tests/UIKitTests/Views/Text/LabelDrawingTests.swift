import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests what labels draw besides glyphs, and the methods that subclasses override for it.
@Suite @MainActor struct LabelDrawingTests {
  private class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
    }
  }

  private class BoxedLabel: UILabel {
    var drawsAbove = false

    override func drawText(in rect: CGRect) {
      if drawsAbove { super.drawText(in: rect) }
      UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      if !drawsAbove { super.drawText(in: rect) }
    }
  }

  private class EmptyLabel: UILabel {
    override func draw(_ rect: CGRect) {}
  }

  private class GlowingLabel: UILabel {
    override func drawText(in rect: CGRect) {
      UIGraphicsGetCurrentContext()?.setShadow(
        offset: .zero, blur: 4, color: UIColor.green.cgColor)
      super.drawText(in: rect)
    }
  }

  private func make<Label: UILabel>(
    _ label: Label, attributes: [NSAttributedString.Key: Any] = [:]
  ) -> Label {
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
    return label
  }

  /// What commands draw, in words.
  private func commands(_ view: UIView) -> [String] {
    guard case .drawing(let content) = shownLayer(of: view)?.content else { return [] }
    return content.drawing.commands.map { command in
      let name =
        switch command.operation {
        case .fill: "fill"
        case .glyphs: "glyphs"
        case .image: "image"
        default: "other"
        }
      return command.style.shadow == nil ? name : "\(name) with shadow"
    }
  }

  @Test("text that is drawn in another rectangle stays glyphs") func inset() throws {
    let plain = try #require(shownGlyphs(of: make(UILabel())).first)
    let inset = try #require(shownGlyphs(of: make(InsetLabel())).first)
    #expect(isNear(inset.position.x - plain.position.x, 20))
    #expect(inset.position.y == plain.position.y)
  }

  @Test("a label that draws more shows it below or above its text") func order() {
    let label = make(BoxedLabel())
    #expect(commands(label) == ["fill", "glyphs"])
    label.drawsAbove = true
    label.setNeedsDisplay()
    #expect(commands(label) == ["glyphs", "fill"])
  }

  @Test("the state of the context affects the text") func state() {
    #expect(commands(make(GlowingLabel())) == ["glyphs with shadow"])
  }

  @Test("a label that overrides draw(_:) without calling super shows no text") func noText() {
    #expect(shownLayer(of: make(EmptyLabel()))?.content == LayerContent.none)
  }

  @Test(
    "lines, backgrounds, shadows and images are drawn in the order of TextKit",
    arguments: [
      ([.underlineStyle: 1], ["fill", "glyphs"]), ([.strikethroughStyle: 1], ["glyphs", "fill"]),
      ([.backgroundColor: UIColor.red], ["fill", "glyphs"]),
      ([.strokeWidth: -3, .underlineStyle: 1], ["fill", "glyphs", "glyphs"]),
      ([.shadow: NSShadow()], ["glyphs with shadow"]),
      ([.foregroundColor: UIColor.red], []),
    ] as [([NSAttributedString.Key: any Sendable], [String])])
  func decorations(attributes: [NSAttributedString.Key: any Sendable], expected: [String]) {
    #expect(commands(make(UILabel(), attributes: attributes)) == expected)
  }

  @Test("the label's own shadow is behind its text and above backgrounds") func labelShadow() {
    let label = make(
      UILabel(), attributes: [.backgroundColor: UIColor.yellow, .underlineStyle: 1])
    label.shadowColor = .gray
    #expect(commands(label) == ["fill", "fill", "glyphs", "fill", "glyphs"])
  }

  @Test("text can be drawn in any context") func context() {
    let label = make(UILabel(), attributes: [.underlineStyle: 1])
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 30), scale: 1)
    UIGraphicsPushContext(context)
    label.drawText(in: label.bounds)
    UIGraphicsPopContext()
    #expect(context.drawing.commands.count == 2)
  }
}
