import Imaging

/// The reference as a text that is read in a review: a matter a line, its parts set off by tabs.
///
/// A run of frames that show the same is one line. A number of an item is a line, with a part for each
/// stretch of ticks at which the item is there: the first tick, and the numbers from then on, of which
/// `120.5*30` are thirty.
extension Reference {
  /// The file's text.
  package var text: String {
    var lines = [["flipbook-reference", "\(Self.formatVersion)"]]
    if let flipbookVersion { lines.append(["flipbook", flipbookVersion]) }
    lines += [
      ["recipe", recipe],
      ["size", "\(size.width)", "\(size.height)"], ["scale", "\(scale)"],
      ["fps", "\(fps.numerator)", "\(fps.denominator)"],
    ]
    lines += parts.map { ["part", $0.name, $0.version] }
    lines += frameLines + pictures.map { ["picture", "\($0.number)", $0.file] }
    let rows = Dictionary(grouping: trace.rows, by: \.item)
    for item in trace.items { lines += Self.lines(of: item, rows[item] ?? []) }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private var frameLines: [[String]] {
    var lines: [[String]] = []
    var first = 0
    for number in frames.indices
    where number + 1 == frames.count || frames[number + 1] != frames[number] {
      lines.append(["frames", "\(first)", "\(number)", "\(frames[number])"])
      first = number + 1
    }
    return lines
  }

  private static func lines(of item: String, _ rows: [Trace.Row]) -> [[String]] {
    let numbers = MotionProperty.allCases.compactMap { property -> [String]? in
      let stretches = stretches(rows.map { ($0.tick, property.value(in: $0)) })
      return stretches.isEmpty ? nil : ["number", item, property.rawValue] + stretches
    }
    let contacts = rows.filter { !$0.contacts.isEmpty }.map { row in
      ["contact", item, "\(row.tick)"]
        + row.contacts.map { ($0.phase == .began ? "+" : "-") + $0.other }
    }
    return numbers + contacts
  }

  /// The numbers that are there, a text for each stretch of ticks without a gap.
  private static func stretches(_ points: [(tick: Int, number: Double?)]) -> [String] {
    var stretches: [(first: Int, runs: [(text: String, count: Int)])] = []
    var next = -1
    for (tick, number) in points {
      guard let number else { continue }
      let text = NumberFormat.short(number, decimals: decimals)
      if tick != next { stretches.append((tick, [])) }
      next = tick + 1
      let last = stretches.count - 1
      if let run = stretches[last].runs.last, run.text == text {
        stretches[last].runs[stretches[last].runs.count - 1].count += 1
      } else {
        stretches[last].runs.append((text, 1))
      }
    }
    return stretches.map { stretch in
      let numbers = stretch.runs.map { $0.count == 1 ? $0.text : "\($0.text)*\($0.count)" }
      return "\(stretch.first): \(numbers.joined(separator: " "))"
    }
  }
}
