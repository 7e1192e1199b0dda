/// The text of a selection is a list of frames `A` and of ranges `A-B`, `A-` (to the end) and
/// `A-BxN` (every Nth frame), separated by commas. A position in it is a frame number, or a time
/// such as `0.5s`, `250ms`, `end` or the name of a marker, which stands for the nearest frame.
extension FrameSelection {
  /// The meaning of a number without a unit.
  private enum PlainNumber {
    case frame
    case seconds
  }

  /// Parses frames and ranges such as `3,7,10-20,40-` or `0-59x10`, in which a number is that of a
  /// frame; nil for anything else.
  public init?(frames text: String) {
    guard let parts = Self.parts(text, .frame) else { return nil }
    if let part = parts.first, parts.count == 1, case .frame(let first) = part.first,
      case .frame(let last) = part.last
    {
      self = .range(first...last, step: part.step)
    } else {
      self = .parts(parts)
    }
  }

  /// Parses times and ranges such as `0.5s,250ms,end` or `1-2x10`, in which a number is a time in
  /// seconds; nil for anything else.
  public init?(times text: String) {
    guard let parts = Self.parts(text, .seconds) else { return nil }
    let times = parts.compactMap(\.singleTime)
    self = times.count == parts.count ? .times(times) : .parts(parts)
  }

  private static func parts(_ text: String, _ number: PlainNumber) -> [Part]? {
    var parts: [Part] = []
    for text in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = part(text, number) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// Parses `A`, `A-`, `A-B` or `A-BxN`.
  private static func part(_ text: Substring, _ number: PlainNumber) -> Part? {
    guard let dash = text.firstIndex(of: "-") else {
      return position(text, number).map { Part($0) }
    }
    guard let first = position(text[..<dash], number) else { return nil }
    var rest = text[text.index(after: dash)...]
    var step = 1
    // The x after a marker is a part of its name.
    if let match = rest.firstMatch(of: /x(\d{1,9})$/),
      rest.first?.isLetter != true || isEnd(rest)
        || match.range.lowerBound == rest.startIndex
    {
      guard let number = Int(match.1), number >= 1 else { return nil }
      step = number
      rest = rest[..<match.range.lowerBound]
    }
    guard let last = rest.isEmpty ? .time(.end) : position(rest, number) else { return nil }
    let part = Part(first, through: last, step: step)
    return part.isReversed ? nil : part
  }

  /// Whether a text is the end with a step, such as `endx2`.
  private static func isEnd(_ text: Substring) -> Bool {
    text.prefixMatch(of: /endx/) != nil
  }

  private static func position(_ text: Substring, _ number: PlainNumber) -> Position? {
    if text == "end" { return .time(.end) }
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]{0,63}/) != nil {
      return .time(.marker(String(text)))
    }
    guard let match = text.wholeMatch(of: /(\d{1,9}(?:\.\d{1,20})?)(ms|s)?/),
      let value = Double(match.1)
    else { return nil }
    switch (match.2, number) {
    case ("ms", _): return .time(.seconds(value / 1000))
    case ("s", _), (_, .seconds): return .time(.seconds(value))
    case (_, .frame): return Int(match.1).map { .frame($0) }
    }
  }
}

extension FrameSelection {
  /// The selection as text for `--frames`; nil for all frames.
  package var framesText: String? {
    switch self {
    case .all: nil
    case .range(let range, let step): "\(range.lowerBound)-\(range.upperBound)x\(step)"
    case .numbers(let numbers): numbers.map(String.init).joined(separator: ",")
    case .times(let times): times.map(\.text).joined(separator: ",")
    case .parts(let parts): parts.map(\.text).joined(separator: ",")
    }
  }
}

extension FrameSelection.Time {
  fileprivate var text: String {
    switch self {
    case .seconds(let seconds): "\(seconds)s"
    case .marker(let name): name
    case .end: "end"
    }
  }
}

extension FrameSelection.Position {
  fileprivate var text: String {
    switch self {
    case .frame(let number): "\(number)"
    case .time(let time): time.text
    }
  }
}

extension FrameSelection.Part {
  fileprivate var text: String {
    guard first != last || step != 1 else { return first.text }
    return "\(first.text)-\(last.text)\(step == 1 ? "" : "x\(step)")"
  }

  /// The time of a single frame that a time selects; nil for other parts.
  fileprivate var singleTime: FrameSelection.Time? {
    guard case .time(let time) = first, first == last, step == 1 else { return nil }
    return time
  }

  /// Whether the range ends before it starts, as far as that does not depend on the animation.
  fileprivate var isReversed: Bool {
    switch (first, last) {
    case (.frame(let first), .frame(let last)): first > last
    case (.time(.seconds(let first)), .time(.seconds(let last))): first > last
    default: false
    }
  }
}
