import Testing
import Timing

struct RubberBandTests {
  @Test(
    "the stretch matches the published formula",
    arguments: [
      ("short", 844, 50, 26.63),
      ("medium", 844, 100, 51.64),
      ("long", 844, 200, 97.32),
      ("negative", 844, -100, -51.64),
      ("another view", 667, 30, 16.10),
      ("longer than the view", 320, 1000, 202.30),
      ("zero", 844, 0, 0),
      ("empty view", 0, 50, 0),
    ] as [(String, Double, Double, Double)])
  func stretches(id: String, dimension: Double, distance: Double, expected: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(abs(band.stretch(for: distance) - expected) < 0.01)
    if dimension > 0 {
      #expect(abs(band.distance(for: band.stretch(for: distance)) - distance) < 1e-9)
    }
  }

  @Test("content always moves by less than the view's size") func limit() {
    let band = RubberBand(dimension: 300)
    #expect(band.stretch(for: 1e9) < 300)
    #expect(band.stretch(for: 1e9) > 299.99)
    #expect(band.distance(for: 300) == 1e9)
    #expect(band.distance(for: -400) == -1e9)
    #expect(RubberBand(dimension: 0).distance(for: 1) == 1e9)
    #expect(RubberBand(dimension: 0).distance(for: 0) == 0)
  }

  @Test(
    "content follows the finger inside its range and resists beyond it",
    arguments: [
      ("inside", 50, 50), ("at the start", 0, 0), ("at the end", 100, 100),
      ("past the end", 200, 151.6351), ("before the start", -100, -51.6351),
    ] as [(String, Double, Double)])
  func positions(id: String, position: Double, expected: Double) {
    let band = RubberBand(dimension: 844)
    let banded = band.banded(position, beyond: 0...100)
    #expect(abs(banded - expected) < 1e-4)
    #expect(abs(band.unbanded(banded, beyond: 0...100) - position) < 1e-9)
  }
}
