import DisplayList
import Imaging
import Testing

@testable import Export

@Suite struct EffectLimitationTests {
  struct Row: CustomTestStringConvertible {
    let layer: DisplayLayer
    let limitation: String
    var testDescription: String { limitation }
  }

  private static let image = CGImage(
    width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16))

  private static let rows: [Row] = {
    var rows = [
      Row(
        layer: layer { $0.effects.mask = square() },
        limitation: "mask at 0 s: the layer is shown without it"),
      Row(
        layer: layer {
          $0.effects.projection = Projection(
            x: .init(1, 0, 0.001), y: .init(0, 1, 0), constant: .init(0, 0, 1))
        }, limitation: "perspective at 0 s: drawn without perspective"),
      Row(
        layer: layer { $0.effects.backdrop = BackdropEffect(blurRadius: 3) },
        limitation: "blur of what is behind at 0 s: omitted"),
      Row(
        layer: layer { $0.effects.tint = CGColor(red: 1, green: 0, blue: 0, alpha: 1) },
        limitation: "color of a replicator at 0 s: drawn without it"),
    ]
    if let image {
      let sprite = ParticleContent.Sprite(image: image, size: CGSize(width: 2, height: 2))
      rows.append(
        Row(
          layer: layer(
            content: .particles(
              ParticleContent(sprites: [sprite], particles: [.init(id: 1, position: .zero)]))),
          limitation: "particles at 0 s: omitted"))
    }
    return rows
  }()

  @Test("what the formats cannot contain is listed", arguments: rows)
  func limitations(row: Row) throws {
    let recording = recording([[row.layer, square(2)]])
    #expect(try recording.svg().limitations.map(\.text) == [row.limitation])
    #expect(try recording.lottie().limitations.map(\.text) == [row.limitation])
  }
}
