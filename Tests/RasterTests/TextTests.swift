import DisplayList
import Testing
import Typography

@testable import Raster

struct TextTests {
  private func layer(
    _ text: String, size: Double = 16, color: CGColor = .black, at position: CGPoint = .zero,
    edit: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    let runs = GlyphRun.runs(text, size: size, color: color)
    return .make(CGRect(position.x, position.y, 60, 30), content: .glyphs(runs), edit: edit)
  }

  @Test(
    "slowly moving text doesn't jitter", arguments: [(1.0, 0.0), (0, 1), (0.7, 0.7)])
  func slowMovement(direction: (x: Double, y: Double)) throws {
    var last = try RenderedImage(layer("Ease", at: CGPoint(x: 5, y: 5)), size: 60).centroid
    for step in 1...30 {
      let distance = 0.1 * Double(step)
      let position = CGPoint(x: 5 + distance * direction.x, y: 5 + distance * direction.y)
      let now = try RenderedImage(layer("Ease", at: position), size: 60).centroid
      #expect(abs(now.x - last.x - 0.1 * direction.x) < 0.02)
      #expect(abs(now.y - last.y - 0.1 * direction.y) < 0.02)
      last = now
    }
  }

  @Test("text has the same weight at every position") func weight() throws {
    let areas = try (0..<10).map { step in
      let position = CGPoint(x: 5 + Double(step) * 0.13, y: 5 + Double(step) * 0.07)
      return try RenderedImage(layer("Ease", at: position), size: 60).area
    }
    let mean = areas.reduce(0, +) / 10
    #expect(areas.allSatisfy { abs($0 / mean - 1) < 0.01 })
  }

  @Test("letters are placed on the baseline") func baseline() throws {
    let rendered = try RenderedImage(layer("H", size: 20), size: 60)
    let extents = try #require(rendered.extents)
    let font = Font.system(size: 20)
    #expect(abs(Double(extents[3]) - font.ascender) < 1)
    #expect(abs(Double(extents[1]) - (font.ascender - font.capHeight)) < 1)
  }

  @Test("text is filled with its color") func color() throws {
    let rendered = try RenderedImage(layer("\u{2588}M", size: 40, color: .red), size: 60)
    #expect((0..<60).contains { rendered[$0, 25] == .red })
    #expect((0..<60).allSatisfy { rendered[$0, 25].green == 0 && rendered[$0, 25].blue == 0 })
  }

  @Test("opacity applies to text") func opacity() throws {
    func render(_ opacity: CGFloat) throws -> RenderedImage {
      try RenderedImage(layer("Ease") { $0.opacity = opacity }, size: 60)
    }
    #expect(abs(try render(0.5).area / render(1).area - 0.5) < 0.01)
  }

  @Test("text is transformed with its layer") func transform() throws {
    let plain = try RenderedImage(layer("Ease", at: CGPoint(x: 0, y: 15)), size: 60)
    let turned = try RenderedImage(
      layer("Ease", at: CGPoint(x: 0, y: 15)) {
        $0.transform = CGAffineTransform(rotationAngle: 0.5)
      }, size: 60)
    let large = try RenderedImage(
      layer("Ease", at: CGPoint(x: 15, y: 15)) {
        $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      }, size: 60)
    #expect(abs(turned.area / plain.area - 1) < 0.01)
    #expect(abs(large.area / plain.area - 2.25) < 0.01)
  }

  @Test("text is clipped to the bounds of its layer") func bounds() throws {
    let whole = try RenderedImage(layer("HHHHHH", size: 20), size: 100)
    let cut = try RenderedImage(layer("HHHHHH", size: 20) { $0.bounds.size.width = 40 }, size: 100)
    let turned = try RenderedImage(
      layer("HHHHHH", size: 20, at: CGPoint(x: 40, y: 10)) {
        $0.bounds.size.width = 40
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }, size: 100)
    let (wholeEdge, cutEdge) = (try #require(whole.extents)[2], try #require(cut.extents)[2])
    #expect(wholeEdge > 55 && wholeEdge <= 60)
    #expect(cutEdge > 45 && cutEdge <= 50)
    #expect(abs(turned.area / cut.area - 1) < 0.02)
  }

  @Test("Emoji have their own colors") func emojiColors() throws {
    let rendered = try RenderedImage(layer("\u{1F534}", size: 24, color: .blue), size: 40)
    let middle = rendered[Int(rendered.centroid.x), Int(rendered.centroid.y)]
    #expect(middle.red > 200 && middle.blue < 100 && middle.alpha == 255)
    #expect(rendered.area > 300)
  }

  @Test("slowly moving emoji don't jitter") func slowEmoji() throws {
    let places = try (0..<10).map { step in
      try RenderedImage(layer("\u{1F534}", at: CGPoint(x: 5 + Double(step) * 0.1, y: 5)), size: 40)
        .centroid.x
    }
    for (before, after) in zip(places, places.dropFirst()) {
      #expect(abs(after - before - 0.1) < 0.03)
    }
  }

  @Test(
    "an unreadable font throws an error", arguments: ["/nowhere/font.otf", "/etc/passwd", ""])
  func unreadableFont(file: String) {
    let run = GlyphRun(
      fontFile: file, faceIndex: 0, size: 10, color: .black,
      glyphs: [GlyphRun.Glyph(id: 1, position: .zero)])
    let layer = DisplayLayer.make(CGRect(0, 0, 20, 20), content: .glyphs([run]))
    #expect(throws: RasterError.unreadableFont(file: file)) { try RenderedImage(layer) }
  }

  @Test(
    "an unknown glyph ID draws nothing", arguments: [0, 65_535, .max] as [UInt32])
  func unknownGlyph(glyph: UInt32) throws {
    let run = GlyphRun(
      fontFile: Font.system(size: 10).face.file, faceIndex: 0, size: 10, color: .black,
      glyphs: [GlyphRun.Glyph(id: glyph, position: CGPoint(x: 5, y: 15))])
    let rendered = try RenderedImage(
      DisplayLayer.make(CGRect(0, 0, 20, 20), content: .glyphs([run])))
    #expect((rendered.extents != nil) == (glyph == 0))
  }

  /// Renders a block, a rectangular glyph, on 100 x 100 pixels.
  private func block(_ edit: (inout GlyphRun) -> Void = { _ in }) throws -> RenderedImage {
    var runs = GlyphRun.runs("\u{2588}", size: 30)
    for index in runs.indices {
      for glyph in runs[index].glyphs.indices {
        runs[index].glyphs[glyph].position.x += 20
        runs[index].glyphs[glyph].position.y += 20
      }
      edit(&runs[index])
    }
    return try RenderedImage(.make(CGRect(0, 0, 100, 100), content: .glyphs(runs)), size: 100)
  }

  @Test("glyphs are widened") func widenedGlyphs() throws {
    let (plain, wide) = (try block(), try block { $0.horizontalScale = 2 })
    #expect(abs(wide.area / plain.area - 2) < 0.01)
    #expect(try #require(wide.extents)[1] == #require(plain.extents)[1])
  }

  @Test("slanted glyphs keep their area and lean to the right above the baseline")
  func slantedGlyphs() throws {
    let (plain, slanted) = (try block(), try block { $0.obliqueness = 0.5 })
    #expect(abs(slanted.area / plain.area - 1) < 0.01)
    let (box, leaning) = (try #require(plain.extents), try #require(slanted.extents))
    let height = Double(box[3] - box[1])
    #expect(abs(Double(leaning[2] - leaning[0]) - Double(box[2] - box[0]) - 0.5 * height) <= 2)
    #expect(leaning[2] > box[2])
  }

  @Test("outlines are lines along the glyphs' edges, half of them outside") func outlinedGlyphs()
    throws
  {
    let (plain, outline) = (try block(), try block { $0.strokeWidth = 2 })
    let (box, outer) = (try #require(plain.extents), try #require(outline.extents))
    let (width, height) = (Double(box[2] - box[0]), Double(box[3] - box[1]))
    // A line of 2 points around a rectangle with mitered corners.
    #expect(abs(outline.area - 2 * 2 * (width + height)) < 0.08 * outline.area)
    #expect(outer[0] < box[0] && outer[2] > box[2] && outer[1] < box[1] && outer[3] > box[3])
    #expect(outline[(box[0] + box[2]) / 2, (box[1] + box[3]) / 2].alpha == 0)
  }
}
