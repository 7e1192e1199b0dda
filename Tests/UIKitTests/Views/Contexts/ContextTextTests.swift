import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct ContextTextTests {
  /// Returns the runs that are drawn, with their transforms.
  private func runs(_ actions: () -> Void) -> [(run: GlyphRun, matrix: CGAffineTransform)] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 2)
    UIGraphicsPushContext(context)
    actions()
    UIGraphicsPopContext()
    return context.drawing.commands.flatMap { command in
      guard case .glyphs(let runs, let matrix) = command.operation else {
        return [(run: GlyphRun, matrix: CGAffineTransform)]()
      }
      return runs.map { ($0, matrix) }
    }
  }

  /// The first glyph's place on the canvas.
  private func origin(_ runs: [(run: GlyphRun, matrix: CGAffineTransform)]) -> CGPoint? {
    runs.first.flatMap { run, matrix in run.glyphs.first?.position.applying(matrix) }
  }

  @Test("a text's top left corner is at a point, in Helvetica 12 and black by default")
  func atPoint() throws {
    let runs = runs { "Hi".draw(at: CGPoint(x: 10, y: 20)) }
    let font = try #require(UIFont(name: "Helvetica", size: 12))
    #expect(runs.first?.run.size == 12)
    #expect(runs.first?.run.color == CGColor.black)
    let place = try #require(origin(runs))
    #expect(isNear(place.x, 10, 0.01))
    // The line is taller than its letters.
    #expect(place.y > 20 + font.capHeight && place.y < 20 + "Hi".size().height)
  }

  @Test("without line fragments, the origin is on the baseline") func baseline() throws {
    let runs = runs {
      "Hi".draw(with: CGRect(x: 10, y: 20, width: 100, height: 50), context: nil)
    }
    #expect(isNear(try #require(origin(runs)), CGPoint(x: 10, y: 20), 0.5))
  }

  @Test("a text in a rectangle is broken at its width, with its alignment") func inRectangle()
    throws
  {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSAttributedString(
      string: "one two three four",
      attributes: [
        .font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style, .foregroundColor: UIColor.red,
      ])
    let runs = runs { text.draw(in: CGRect(x: 10, y: 0, width: 60, height: 100)) }
    let places = runs.flatMap { run, matrix in run.glyphs.map { $0.position.applying(matrix) } }
    #expect(Set(places.map { ($0.y * 2).rounded() }).count == 3)
    #expect(places.allSatisfy { $0.x >= 10 && $0.x < 70 })
    #expect(runs.allSatisfy { $0.run.color == UIColor.red.cgColor })
    #expect(isNear(places.map(\.x).min(), 10, 30) && !isNear(places.map(\.x).min(), 10, 1))
  }

  @Test("a text is drawn in the context's transform") func transform() throws {
    let plain = try #require(origin(runs { "a".draw(at: .zero) }))
    let scaled = try #require(
      origin(
        runs {
          UIGraphicsGetCurrentContext()?.scaleBy(x: 2, y: 2)
          "a".draw(at: .zero)
        }))
    #expect(isNear(scaled, CGPoint(x: plain.x * 2, y: plain.y * 2), 1e-6))
  }

  @Test("without a current context, nothing is drawn") func noContext() {
    "a".draw(at: .zero)
    UIImage().draw(at: .zero)
    UIBezierPath(rect: .zero).fill()
    UIColor.red.set()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
