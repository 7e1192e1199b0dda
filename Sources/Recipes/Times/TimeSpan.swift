import FoundationEssentials

/// The keys of a span of stage time.
enum TimeSpan {
  enum Keys {
    static let from = Key(
      "from", .timeBeforeEnd, default: "0s", "The start: a time, or the name of a marker.")
    static let to = Key(
      "to", .timeBeforeEnd, "The end: a time, or the name of a marker (default: the end).")
    static let duration = Key(
      "duration", .duration(0.001...Limits.duration), "The duration, in place of the end.")

    static let all: [any KeyDescription] = [from, to, duration]
    static let rules = [TableRule.atMostOne(of: [to, duration])]

    /// Reads a span; reports one that ends before it starts.
    struct Reader: FieldReader {
      func read(from fields: Fields) -> Range<TimeInterval>? {
        guard let (start, end, duration) = fields.read(from, to.optional, duration.optional) else {
          return nil
        }
        let context = fields.context
        let last = context.duration ?? Limits.duration
        let stop = end ?? duration.map { min(last, start + $0) } ?? last
        guard start < stop else {
          context.report(
            .doesNotFit, "this span ends before it starts", at: fields.span(of: to),
            expected: "an end after \(start.plainDescription)s")
          return nil
        }
        return start..<stop
      }
    }
  }
}
