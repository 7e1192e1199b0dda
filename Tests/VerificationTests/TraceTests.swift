import Foundation
import Testing

@testable import Verification

@Suite struct TraceTests {
  private let trace = Trace(rows: [
    Trace.Row(
      tick: 0, time: 0, item: "ball", center: Trace.Pair(x: 125, y: 0.1), angle: -0.5,
      velocity: Trace.Pair(x: 0, y: 8.25), angularVelocity: 1e-7, alpha: 1, width: 50, height: 40.5,
      scale: Trace.Pair(x: 1, y: -0.5)),
    Trace.Row(
      tick: 1, time: 1.0 / 60, item: "a \"b\", c", center: Trace.Pair(x: 1, y: 2), angle: 0,
      contacts: [Trace.Contact(.began, "floor"), Trace.Contact(.ended, "wall")]),
    Trace.Row(tick: 1, time: 1.0 / 60, item: "rise", fraction: 0.25),
  ])

  @Test("CSV has units, all digits and quoted fields") func csv() {
    #expect(
      trace.csv == """
        tick,time (s),item,center.x (pt),center.y (pt),angle (rad),velocity.x (pt/s),\
        velocity.y (pt/s),angular velocity (rad/s),alpha,contacts,\
        width (pt),height (pt),scale.x,scale.y,fraction
        0,0.0,ball,125.0,0.1,-0.5,0.0,8.25,1e-07,1.0,,50.0,40.5,1.0,-0.5,
        1,0.016666666666666666,"a ""b"", c",1.0,2.0,0.0,,,,,+floor -wall,,,,,
        1,0.016666666666666666,rise,,,,,,,,,,,,,0.25

        """)
  }

  @Test("JSON decodes to an equal trace and contains the version") func json() throws {
    let text = try trace.json()
    #expect(try JSONDecoder().decode(Trace.self, from: Data(text.utf8)) == trace)
    #expect(text.contains("\"formatVersion\" : 1"))
    #expect(try trace.json() == text)
  }

  @Test("JSON rejects numbers that it cannot represent") func infiniteNumbers() {
    var trace = trace
    trace.rows[0].angle = .nan
    #expect(throws: EncodingError.self) { try trace.json() }
  }
}
