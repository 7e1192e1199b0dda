import CoreGraphics
import DisplayList
import Foundation
import Imaging
import Raster
import Typography

/// Font files.
struct FontSubject: FuzzSubject {
  let seeds: [[UInt8]]
  private let folder: String

  private static let values: [UInt8] = [0, 1, 2, 3, 4, 8, 16, 63, 64, 127, 128, 192, 254, 255]
  /// The most glyphs of a face that are drawn.
  private static let maxGlyphs: UInt32 = 32
  private static let text = "AB C\u{E000}\u{5D0}\u{905}\u{1F600}"

  init(in folder: String) throws {
    self.folder = folder
    seeds =
      try Repository.files(
        in: ["Tests/Fuzz/Corpus/fonts"], endingWith: ".ttf")
      + Repository.files(in: ["Tests/Fuzz/Corpus/fonts"], endingWith: ".ttc")
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    var file = seed
    for _ in 0...chance.index(below: 6) where !file.isEmpty {
      switch chance.index(below: 12) {
      case 0: file.removeLast(chance.index(below: file.count))
      case 1: file.removeSubrange(chance.range(within: file.count))
      case 2:
        // A number of two bytes, most of which are offsets or counts.
        let place = chance.index(below: max(1, file.count / 2)) * 2
        guard place + 1 < file.count else { break }
        file[place] = chance.element(of: Self.values) ?? 0
        file[place + 1] = chance.element(of: Self.values) ?? 0
      default:
        let place = chance.index(below: file.count)
        file[place] = chance.isOne(in: 2) ? chance.byte() : chance.element(of: Self.values) ?? 0
      }
    }
    return file
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    // What is read of a font is kept by its path.
    let hash = input.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let path = "\(folder)/\(hash).ttf"
    try Files.write(input, to: path)
    defer { unlink(path) }
    let faces = FontFace.faces(of: path)
    for face in faces {
      let glyphs = UInt32(clamping: GlyphPath.counts(of: face)?.glyphs ?? 0)
      for glyph in 0..<min(glyphs, Self.maxGlyphs) { try check(GlyphPath.of(glyph, in: face)) }
      try check(GlyphPath.of("ABC", in: face))
      let style = StyledText.Style(font: .system(size: 20).withFallbacks([face]))
      let layout = StyledLayout(
        StyledText([StyledText.Paragraph([StyledText.Run(Self.text, style)], emptyStyle: style)]))
      guard layout.width.isFinite, layout.height.isFinite else {
        throw Contradiction("a text of \(layout.width)x\(layout.height) points")
      }
      var runs = layout.lines.flatMap { line in line.runs.map { run($0.face, $0.size, $0.glyphs) } }
      runs.append(
        run(
          face, 20,
          (0..<min(glyphs, Self.maxGlyphs)).map { .init(id: $0, x: Double($0) * 20, y: 40) }))
      try draw(runs)
    }
    return !faces.isEmpty
  }

  private func run(_ face: FontFace, _ size: Double, _ glyphs: [TextLayout.Glyph]) -> GlyphRun {
    GlyphRun(
      fontFile: face.file, faceIndex: face.index, size: size, color: .black,
      glyphs: glyphs.map { GlyphRun.Glyph(id: $0.id, position: CGPoint(x: $0.x, y: $0.y)) })
  }

  private func check(_ path: GlyphPath?) throws {
    guard path?.width.isFinite ?? true else { throw Contradiction("an outline without a width") }
  }

  private func draw(_ runs: [GlyphRun]) throws {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    attributes.position = CGPoint(x: 100, y: 30)
    let layer = DisplayLayer(id: 1, attributes: attributes, content: .glyphs(runs))
    let list = DisplayList(
      size: attributes.bounds.size, background: .white, layers: [layer])
    // A file that FreeType rejects is an error.
    do throws(RasterError) { _ = try FrameRenderer(scale: 1).draw(list) } catch {
      guard case .unreadableFont = error else { throw error }
    }
  }
}
