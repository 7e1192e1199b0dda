import Testing
import Timing

struct RubberBandTests {
  @Test(
    "the band is the published one",
    arguments: [
      ("a little", 844, 50, 26.63),
      ("more", 844, 100, 51.64),
      ("far", 844, 200, 97.32),
      ("up", 844, -100, -51.64),
      ("another view", 667, 30, 16.10),
      ("further than the view", 320, 1000, 202.30),
      ("nowhere", 844, 0, 0),
      ("no view", 0, 50, 0),
    ] as [(String, Double, Double, Double)])
  func stretches(id: String, dimension: Double, distance: Double, expected: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(abs(band.stretch(for: distance) - expected) < 0.01)
    if dimension > 0 {
      #expect(abs(band.distance(for: band.stretch(for: distance)) - distance) < 1e-9)
    }
  }

  @Test func contentNeverGoesAsFarAsItsView() {
    let band = RubberBand(dimension: 300)
    #expect(band.stretch(for: 1e9) < 300)
    #expect(band.stretch(for: 1e9) > 299.99)
    #expect(band.distance(for: 300) == 1e9)
    #expect(band.distance(for: -400) == -1e9)
    #expect(RubberBand(dimension: 0).distance(for: 1) == 1e9)
    #expect(RubberBand(dimension: 0).distance(for: 0) == 0)
  }

  @Test(
    "inside its range content goes where the finger goes",
    arguments: [
      ("inside", 50, 50), ("at the start", 0, 0), ("at the end", 100, 100),
      ("past the end", 200, 151.6351), ("before the start", -100, -51.6351),
    ] as [(String, Double, Double)])
  func places(id: String, place: Double, expected: Double) {
    let band = RubberBand(dimension: 844)
    let banded = band.banded(place, beyond: 0...100)
    #expect(abs(banded - expected) < 1e-4)
    #expect(abs(band.unbanded(banded, beyond: 0...100) - place) < 1e-9)
  }
}
