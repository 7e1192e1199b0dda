import Imaging

/// A human-readable table of a benchmark.
package struct BenchmarkTable {
  package let benchmark: Benchmark

  package init(benchmark: Benchmark) {
    self.benchmark = benchmark
  }

  /// The recipe, followed by a line for each phase, for Flipbook and for each competitor.
  package var text: String {
    let runs = benchmark.runs == 1 ? "one run" : "medians of \(benchmark.runs) runs"
    let heading =
      "\(benchmark.recipe): \(benchmark.frames) frame\(benchmark.frames == 1 ? "" : "s"), "
      + "\(benchmark.size.width)x\(benchmark.size.height) px, \(runs)\n"
    let rows = benchmark.flipbook.flatMap(rows) + benchmark.competitors.map(row)
    return heading + Self.aligned([header] + rows) + notes
  }

  private var header: [String] {
    ["", "ms/frame", "frames/s", "memory", "KB/frame", ""]
  }

  /// Returns rows for the phases of a rendering and for the total.
  private func rows(of rendering: Benchmark.Rendering) -> [[String]] {
    let timings = rendering.timings
    let phases = [
      ("simulate", timings.simulation), ("draw", timings.drawing), ("encode", timings.encoding),
      ("write", timings.writing), ("launch and exit", rendering.startUp),
    ]
    var remark = ""
    if let first = benchmark.flipbook.first, first.jobs != rendering.jobs {
      let ratio = Self.ratio(first.seconds / rendering.seconds)
      remark = "\(ratio) times as fast as with \(Self.jobs(first.jobs))"
    }
    let whole =
      ["flipbook, \(Self.jobs(rendering.jobs))"] + speed(rendering.seconds)
      + [Self.memory(rendering.peakMemory), kilobytes(rendering.bytes), remark]
    return phases.map { name, seconds in
      let isStart = name == "launch and exit"
      let isSummed = rendering.jobs > 1 && name != "simulate"
      return ["  " + name] + speed(seconds)
        + [
          "", "",
          isStart ? "\(Self.milliseconds(seconds)) ms total" : isSummed ? "summed over jobs" : "",
        ]
    } + [whole]
  }

  private func row(of competitor: CompetitorResult) -> [String] {
    ["\(competitor.name) \(competitor.version)"] + speed(competitor.seconds)
      + [
        Self.memory(competitor.peakMemory), kilobytes(competitor.bytes),
        "flipbook is \(Self.ratio(competitor.ratio)) times as fast",
      ]
  }

  /// The omissions of competitors, and by how much their frames differ.
  private var notes: String {
    benchmark.competitors.flatMap { competitor in
      var notes = competitor.omissions
      if competitor.difference > Resemblance.maxDifference {
        let percents = NumberFormat.fixed(competitor.difference * 100, decimals: 1)
        notes.append(
          (competitor.differsUnexpectedly ? "unexpected difference: " : "")
            + "\(percents)% of a frame differs from flipbook's")
      }
      return notes.map { "  \(competitor.name): \($0)\n" }
    }.joined()
  }

  private func speed(_ seconds: Double) -> [String] {
    let frames = Double(max(1, benchmark.frames))
    let rate = seconds > 0 ? NumberFormat.fixed(frames / seconds, decimals: 0) : ""
    return [NumberFormat.fixed(seconds * 1000 / frames, decimals: 2), rate]
  }

  private func kilobytes(_ bytes: Int) -> String {
    NumberFormat.fixed(Double(bytes) / 1000 / Double(max(1, benchmark.frames)), decimals: 1)
  }

  private static func memory(_ bytes: Int?) -> String {
    bytes.map { "\(NumberFormat.fixed(Double($0) / Double(1 << 20), decimals: 0)) MiB" } ?? ""
  }

  private static func milliseconds(_ seconds: Double) -> String {
    NumberFormat.fixed(seconds * 1000, decimals: 0)
  }

  private static func jobs(_ count: Int) -> String { count == 1 ? "one job" : "\(count) jobs" }

  /// Returns a ratio with two or three significant digits.
  package static func ratio(_ value: Double) -> String {
    NumberFormat.fixed(value, decimals: value < 2 ? 2 : value < 20 ? 1 : 0)
  }

  /// Returns rows with aligned columns: text to the left, numbers to the right.
  private static func aligned(_ rows: [[String]]) -> String {
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
