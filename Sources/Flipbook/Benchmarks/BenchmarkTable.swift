import Foundation

/// What was measured, as a table for people.
package struct BenchmarkTable {
  package let benchmark: Benchmark

  package init(benchmark: Benchmark) {
    self.benchmark = benchmark
  }

  /// The recipe, then a line for each stage, for Flipbook, and for each rival.
  package var text: String {
    let runs = benchmark.runs == 1 ? "one run" : "medians of \(benchmark.runs) runs"
    let heading =
      "\(benchmark.recipe): \(benchmark.frames) frame\(benchmark.frames == 1 ? "" : "s"), "
      + "\(benchmark.size.width)x\(benchmark.size.height) px, \(runs)\n"
    let rows = benchmark.flipbook.flatMap(rows) + benchmark.rivals.map(row)
    return heading + Self.laid([header] + rows) + notes
  }

  private var header: [String] {
    ["", "ms a frame", "frames/s", "memory", "KB a frame", ""]
  }

  /// The stages of a rendering, and the whole.
  private func rows(of rendering: Benchmark.Rendering) -> [[String]] {
    let timings = rendering.timings
    let stages = [
      ("simulate", timings.simulation), ("draw", timings.drawing), ("encode", timings.encoding),
      ("write", timings.writing), ("start and end", rendering.startUp),
    ]
    var remark = ""
    if let first = benchmark.flipbook.first, first.jobs != rendering.jobs {
      let ratio = Self.ratio(first.seconds / rendering.seconds)
      remark = "\(ratio) times as fast as with \(Self.jobs(first.jobs))"
    }
    let whole =
      ["flipbook, \(Self.jobs(rendering.jobs))"] + speed(rendering.seconds)
      + [Self.memory(rendering.peakMemory), kilobytes(rendering.bytes), remark]
    return stages.map { name, seconds in
      let isStart = name == "start and end"
      let isSummed = rendering.jobs > 1 && name != "simulate"
      return ["  " + name] + speed(seconds)
        + [
          "", "",
          isStart ? "\(Self.milliseconds(seconds)) ms in all" : isSummed ? "summed over jobs" : "",
        ]
    } + [whole]
  }

  private func row(of rival: RivalResult) -> [String] {
    ["\(rival.name) \(rival.version)"] + speed(rival.seconds)
      + [
        Self.memory(rival.peakMemory), kilobytes(rival.bytes),
        "flipbook is \(Self.ratio(rival.ratio)) times as fast",
      ]
  }

  /// What rivals leave out, and how far they draw something else.
  private var notes: String {
    benchmark.rivals.flatMap { rival in
      var notes = rival.leftOut
      if rival.difference > Resemblance.mostDifferent {
        let percents = AxisTicks.text(rival.difference * 100, decimals: 1)
        notes.append(
          (rival.drawsSomethingElse ? "it draws something else: " : "so ")
            + "\(percents)% of a frame are not as in flipbook's")
      }
      return notes.map { "  \(rival.name): \($0)\n" }
    }.joined()
  }

  private func speed(_ seconds: Double) -> [String] {
    let frames = Double(max(1, benchmark.frames))
    let rate = seconds > 0 ? AxisTicks.text(frames / seconds, decimals: 0) : ""
    return [AxisTicks.text(seconds * 1000 / frames, decimals: 2), rate]
  }

  private func kilobytes(_ bytes: Int) -> String {
    AxisTicks.text(Double(bytes) / 1000 / Double(max(1, benchmark.frames)), decimals: 1)
  }

  private static func memory(_ bytes: Int?) -> String {
    bytes.map { "\(AxisTicks.text(Double($0) / Double(1 << 20), decimals: 0)) MiB" } ?? ""
  }

  private static func milliseconds(_ seconds: Double) -> String {
    AxisTicks.text(seconds * 1000, decimals: 0)
  }

  private static func jobs(_ count: Int) -> String { count == 1 ? "one job" : "\(count) jobs" }

  /// A ratio with as many digits as mean something.
  static func ratio(_ value: Double) -> String {
    AxisTicks.text(value, decimals: value < 2 ? 2 : value < 20 ? 1 : 0)
  }

  /// Rows with their columns under each other: words to the left, numbers to the right.
  private static func laid(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isText = column == 0 || column == count - 1
        line += "  " + (isText ? cell + space : space + cell)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
