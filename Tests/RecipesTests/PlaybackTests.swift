import Testing

@testable import Recipes

@Suite struct PlaybackTests {
  private func check(_ lines: String) throws(RecipeErrors) -> Recipe {
    try Recipe.check("flipbook: 1\nduration: 2s\n\(lines)", file: "f")
  }

  @Test("output time is a piecewise linear function of stage time") func mapping() {
    let playback = Playback([.init(1.5..<1.75, speed: 2), .init(0.5..<1, speed: 0.25)])
    let pairs = [
      (0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 1.5), (1, 2.5), (1.25, 2.75), (1.5, 3),
      (1.625, 3.0625), (1.75, 3.125), (2, 3.375),
    ]
    for (stage, output) in pairs {
      #expect(playback.outputTime(of: stage) == output)
      #expect(playback.stageTime(at: output) == stage)
    }
  }

  @Test("a stretch is between times and markers, or has a duration") func reading() throws {
    let recipe = try check(
      """
      markers: { impact: 1.2s }
      slow:
        - { from: impact, duration: 100ms, speed: 0.25 }
        - { to: 0.5s, speed: 2 }
        - { from: 1.5, speed: 0.5 }
      """)
    #expect(
      recipe.playback.stretches == [
        .init(0..<0.5, speed: 2), .init(1.2..<(1.2 + 0.1), speed: 0.25), .init(1.5..<2, speed: 0.5),
      ])
    #expect(recipe.duration == 2)
  }

  @Test(
    "an invalid stretch is an error at its place",
    arguments: [
      ("no speed", "[{ from: 1s }]", "3:8 missing key 'speed' in a slow stretch"),
      ("stopped", "[{ from: 1s, speed: 0 }]", "3:27 'speed' is out of range"),
      ("reversed", "[{ from: 1s, to: 0.5s, speed: 0.5 }]", "3:20 this span ends before it starts"),
      ("after the end", "[{ from: 1s, to: 3s, speed: 0.5 }]", "3:24 this time is after the end"),
      (
        "overlapping", "[{ from: 1s, speed: 0.5 }, { from: 0.5s, to: 1.5s, speed: 0.2 }]",
        "3:34 this stretch overlaps another"
      ),
      ("two ends", "[{ to: 1s, duration: 1s, speed: 0.5 }]", "3:"),
      ("a marker", "[{ from: impact, speed: 0.5 }]", "3:16 unknown marker 'impact'"),
    ])
  func errors(id: String, slow: String, expected: String) {
    let errors = #expect(throws: RecipeErrors.self) { try check("slow: \(slow)") }
    #expect(errors?.diagnostics.count == 1)
    for diagnostic in errors?.diagnostics ?? [] {
      let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? ""
      #expect("\(place) \(diagnostic.message)".hasPrefix(expected))
    }
  }

  @Test("frames last at most ten minutes") func tooLong() {
    let errors = #expect(throws: RecipeErrors.self) {
      try Recipe.check("flipbook: 1\nduration: 10s\nslow: [{ speed: 0.01 }]", file: "f")
    }
    #expect(errors?.diagnostics.map(\.message) == ["the frames last 1000 s"])
  }
}
