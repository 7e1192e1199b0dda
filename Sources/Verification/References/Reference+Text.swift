import Imaging

/// The reference as text that can be reviewed: a record per line, with fields separated by tabs.
///
/// A range of equal frames is one line. A property of an item is one line, with a field for each
/// range of ticks at which the item is present: the first tick and the values from there on.
/// `120.5*30` are thirty equal values.
extension Reference {
  /// The content of the reference's file.
  package var text: String {
    var lines = [["flipbook-reference", "\(Self.formatVersion)"]]
    if let flipbookVersion { lines.append(["flipbook", flipbookVersion]) }
    lines += [
      ["recipe", recipe],
      ["size", "\(size.width)", "\(size.height)"], ["scale", "\(scale)"],
      ["fps", "\(fps.numerator)", "\(fps.denominator)"],
    ]
    lines += parts.map { ["part", $0.name, $0.version] }
    lines += frameLines + images.map { ["picture", "\($0.number)", $0.file] }
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
      let segments = segments(rows.map { ($0.tick, property.value(in: $0)) })
      return segments.isEmpty ? nil : ["number", item, property.rawValue] + segments
    }
    let contacts = rows.filter { !$0.contacts.isEmpty }.map { row in
      ["contact", item, "\(row.tick)"]
        + row.contacts.map { ($0.phase == .began ? "+" : "-") + $0.other }
    }
    return numbers + contacts
  }

  /// Returns the values as text, one for each range of ticks without gaps.
  private static func segments(_ points: [(tick: Int, number: Double?)]) -> [String] {
    var segments: [(first: Int, runs: [(text: String, count: Int)])] = []
    var next = -1
    for (tick, number) in points {
      guard let number else { continue }
      let text = NumberFormat.short(number, decimals: decimals)
      if tick != next { segments.append((tick, [])) }
      next = tick + 1
      let last = segments.count - 1
      if let run = segments[last].runs.last, run.text == text {
        segments[last].runs[segments[last].runs.count - 1].count += 1
      } else {
        segments[last].runs.append((text, 1))
      }
    }
    return segments.map { segment in
      let numbers = segment.runs.map { $0.count == 1 ? $0.text : "\($0.text)*\($0.count)" }
      return "\(segment.first): \(numbers.joined(separator: " "))"
    }
  }
}
