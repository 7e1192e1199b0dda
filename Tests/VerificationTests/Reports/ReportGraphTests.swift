import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct ReportGraphTests {
  private func graphs(_ actual: Motion, _ expected: Motion) -> [ReportGraph] {
    let verdict = MotionVerdict(of: actual.trace, expected: expected.trace)
    return ReportGraph.graphs(of: verdict, trace: actual.trace, expected: expected.trace).shown
  }

  @Test("only differing properties have graphs") func graphsOfDifferences() {
    let expected = Motion(ticks: 8, x: { Double($0) })
    let graphs = graphs(
      Motion(ticks: 8, x: { Double($0 < 4 ? $0 : 2 * $0) }, angle: { $0 < 6 ? 0 : .pi / 2 }),
      expected
    )
    #expect(graphs.map(\.name) == ["ball.center.x", "ball.angle"])
    #expect(graphs.map(\.unit) == ["pt", "°"])
    #expect(graphs.map(\.firstTick) == [4, 6])
    #expect(graphs[0].expected == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(graphs[0].actual == [0, 1, 2, 3, 8, 10, 12, 14])
    #expect(graphs[1].actual == [0, 0, 0, 0, 0, 0, 90, 90])
    #expect(self.graphs(expected, expected).isEmpty)
  }

  @Test("properties that differ within the tolerance have graphs after the others")
  func toleratedGraphs() {
    let expected = Motion(ticks: 8)
    let actual = Motion(
      ticks: 8, x: { $0 < 2 ? 50 : 50.5 }, y: { $0 < 4 ? 100 : 102 }, angle: { $0 < 1 ? 0 : 1 })
    let verdict = MotionVerdict(
      of: actual.trace, expected: expected.trace, tolerance: TraceTolerance(points: 1))
    let graphs = ReportGraph.graphs(of: verdict, trace: actual.trace, expected: expected.trace)
    #expect(graphs.shown.map(\.name) == ["ball.angle", "ball.center.y", "ball.center.x"])
  }

  @Test("at most twelve graphs are shown") func maxGraphs() {
    func trace(_ offset: Double) -> Trace {
      Trace(
        rows: (0..<3).flatMap { tick in
          (0..<15).map { item in
            Trace.Row(
              tick: tick, time: Double(tick) / 60, item: "item\(item)",
              center: Trace.Pair(x: tick == 2 ? offset : 0, y: 0))
          }
        })
    }
    let verdict = MotionVerdict(of: trace(1), expected: trace(2))
    let (shown, further) = ReportGraph.graphs(of: verdict, trace: trace(1), expected: trace(2))
    #expect(shown.map(\.name) == (0..<12).map { "item\($0).center.x" })
    #expect(further == 3)
  }

  @Test("a graph has both curves and a line at the first difference") func graphHTML() throws {
    let graph = try #require(
      graphs(
        Motion(ticks: 5, x: { $0 < 3 ? 0 : 100 }), Motion(ticks: 5, x: { $0 < 3 ? 0 : 50 })
      ).first)
    let html = graph.html(
      7, sides: ["Expected", "Actual"], axis: ReportAxis(frameCount: 5, fps: .standard))
    #expect(html.hasPrefix("<figure class=\"graph\" data-curve=\"7\">"))
    #expect(html.contains("<span class=\"name\">ball.center.x, pt</span>"))
    // From -12 to 112: 0 is at 90.3, 50 in the middle, 100 at 9.7. A frame's time is its middle.
    #expect(html.contains("<path class=\"expected\" d=\"M0.5 90.3L2.5 90.3L3.5 50L4.5 50\"/>"))
    #expect(html.contains("<path class=\"actual\" d=\"M0.5 90.3L2.5 90.3L3.5 9.7L4.5 9.7\"/>"))
    #expect(html.contains("<line class=\"first\" x1=\"3.5\" x2=\"3.5\" y1=\"0\" y2=\"100\"/>"))
    #expect(html.contains("<span class=\"from\" style=\"left:70%\">frame 3</span>"))
    #expect(html.contains("<span class=\"number\" style=\"top:50%\">50</span>"))
    #expect(html.contains("first difference at frame 3"))
  }

  @Test("ticks are converted to frames of any rate") func ticks() throws {
    let axis = ReportAxis(frameCount: 50, fps: try #require(FrameRate(30, 1)))
    #expect(axis.position(ofTick: 10) == 5.5)
    #expect(axis.frame(ofTick: 11) == 6)
    #expect(axis.percent(12.5) == "25%")
  }

  @Test("long curves are drawn by their extremes") func longCurves() throws {
    let graph = try #require(
      graphs(
        Motion(ticks: 6000, x: { $0 == 3001 ? 1000 : Double($0 % 2) }),
        Motion(ticks: 6000, x: { Double($0 % 2) })
      ).first)
    let html = graph.html(
      0, sides: ["a", "b"], axis: ReportAxis(frameCount: 6000, fps: .standard))
    let paths = html.matches(of: /d="(.*?)"/).map { $0.1.split(separator: "L") }
    #expect(paths.count == 2)
    #expect(paths.allSatisfy { $0.count <= 2400 })
    #expect(paths[1].contains { $0.hasPrefix("3001.5 ") })
    #expect(!paths[0].contains { $0.hasPrefix("3002.5 ") })
  }
}
