import Testing

@testable import Figures

@Suite struct GraphTrackTests {
  private func track(_ rows: [Trace.Row?]) -> GraphTrack { GraphTrack(item: "a", rows: rows) }

  private func row(
    x: Double = 0, degrees: Double = 0, velocity: Double? = nil, contacts: [Trace.Contact] = []
  ) -> Trace.Row {
    Trace.Row(
      tick: 0, time: 0, item: "a", center: Trace.Pair(x: x, y: 0), angle: degrees / 180 * .pi,
      velocity: velocity.map { Trace.Pair(x: $0, y: 0) }, contacts: contacts)
  }

  private func values(_ property: String, _ rows: [Trace.Row?]) throws -> [Double?] {
    try GraphProperty.all(in: [property])[0].values(track(rows)).map { value in
      // Turns are counted in radians, with rounding errors.
      value.map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test("a trace has a track for each item, with gaps") func tracks() {
    let trace = Trace(rows: [
      Trace.Row(tick: 0, time: 0, item: "b", center: Trace.Pair(x: 1, y: 0), angle: 0),
      Trace.Row(tick: 0, time: 0, item: "a", center: Trace.Pair(x: 2, y: 0), angle: 0),
      Trace.Row(tick: 2, time: 0, item: "b", center: Trace.Pair(x: 3, y: 0), angle: 0),
      Trace.Row(tick: 9, time: 0, item: "c", center: Trace.Pair(x: 4, y: 0), angle: 0),
    ])
    let tracks = GraphTrack.all(in: trace, tickCount: 3)
    #expect(tracks.map(\.item) == ["b", "a"])
    #expect(tracks[0].values(\.center?.x) == [1, nil, 3])
    #expect(tracks[1].values(\.center?.x) == [2, nil, nil])
  }

  @Test(
    "angles are in degrees and count turns",
    arguments: [
      ("several turns", [0, 170, -170, -10, 10], [0, 170, 190, 350, 370]),
      ("reversal", [-170, 170, -170], [-170, -190, -170]),
      ("gap resets turns", [170, -170, nil, -170], [170, 190, nil, -170]),
    ] as [(String, [Double?], [Double?])])
  func angles(
    id: String, degrees: [Double?], expected: [Double?]
  ) throws {
    #expect(try values("angle", degrees.map { $0.map { row(degrees: $0) } }) == expected)
  }

  @Test(
    "without an animator's velocity, values have a rate of change",
    arguments: [
      ("constant rate", [0, 1, 2, 3], [60, 60, 60, 60]),
      ("central difference", [0, 0, 3, 3], [0, 90, 90, 0]),
      ("gap", [0, 1, nil, 9, 7], [60, 60, nil, -120, -120]),
      ("single tick", [5], [nil]),
    ] as [(String, [Double?], [Double?])])
  func rateOfChange(
    id: String, places: [Double?], expected: [Double?]
  ) throws {
    #expect(try values("velocity.x", places.map { $0.map { row(x: $0) } }) == expected)
  }

  @Test("an animator's velocity takes precedence") func animatorVelocity() throws {
    let rows = [row(x: 0, velocity: 5), row(x: 1), row(x: 2, velocity: -7)]
    #expect(try values("velocity.x", rows) == [5, 60, -7])
    #expect(try values("speed", rows) == [5, 60, 7])
  }

  @Test("values that cannot be plotted are nil") func unplottableValues() throws {
    let rows = [row(x: .nan), row(x: .infinity), row(x: 2e12), row(x: 3)]
    #expect(try values("center.x", rows) == [nil, nil, nil, 3])
  }

  @Test("only the beginnings of contacts are marked") func contacts() {
    let rows = [
      row(), row(contacts: [Trace.Contact(.began, "floor")]), nil,
      row(contacts: [Trace.Contact(.ended, "floor")]),
    ]
    #expect(track(rows).contacts == [1])
  }

  @Test("scale is the geometric mean of both axes") func meanScale() throws {
    var flipped = row()
    flipped.scale = Trace.Pair(x: 2, y: -8)
    #expect(try values("scale", [flipped]) == [4])
    #expect(try values("scale.y", [flipped]) == [-8])
    #expect(try values("scale.x", [row()]) == [nil])
  }
}
