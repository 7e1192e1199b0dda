import Imaging

/// Parses the text of a reference, line by line.
struct ReferenceReader {
  /// The reason why a line is invalid.
  struct InvalidLine: Error {
    let reason: String
  }

  /// The maximum number of frames or ticks: more than the longest animation has.
  private static let maxFrames = 1_000_000

  private var flipbookVersion: String?
  private var recipe: String?
  private var size: Manifest.Size<Int>?
  private var scale: Double?
  private var fps: FrameRate?
  private var parts: [Manifest.Part] = []
  private var frames: [Digest] = []
  private var images: [Reference.Image] = []
  private var items: [String] = []
  private var rows: [String: [Int: Trace.Row]] = [:]
  private var numberCount = 0

  /// The number of ticks that the frames so far can show, which precede all values.
  private var maxTicks: Int {
    guard let fps else { return 0 }
    return (frames.count + 1) * 60 * fps.denominator / fps.numerator + 1
  }

  /// The reference after all lines have been parsed; nil if a required line is missing.
  var reference: Reference? {
    guard let recipe, let size, let scale, let fps, !frames.isEmpty else { return nil }
    let order = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
    let sorted = rows.values.flatMap(\.values).sorted {
      ($0.tick, order[$0.item] ?? 0) < ($1.tick, order[$1.item] ?? 0)
    }
    return Reference(
      recipe: recipe, size: size, scale: scale, fps: fps, parts: parts, frames: frames,
      images: images, trace: Trace(rows: sorted), flipbookVersion: flipbookVersion)
  }

  /// Parses the fields of a line.
  mutating func read(_ parts: [String]) throws(InvalidLine) {
    switch (parts[0], parts.count) {
    case ("flipbook", 2): flipbookVersion = parts[1]
    case ("recipe", 2): recipe = parts[1]
    case ("size", 3): size = Manifest.Size(width: try whole(parts[1]), height: try whole(parts[2]))
    case ("scale", 2): scale = try number(parts[1])
    case ("fps", 3):
      guard let rate = FrameRate(try whole(parts[1]), try whole(parts[2])) else {
        throw InvalidLine(reason: "invalid frame rate")
      }
      fps = rate
    case ("part", 3): self.parts.append(Manifest.Part(name: parts[1], version: parts[2]))
    case ("frames", 4): try readFrames(parts)
    case ("picture", 3): try readImage(parts)
    case ("number", 4...): try readNumbers(parts)
    case ("contact", 4...): try readContacts(parts)
    default: throw InvalidLine(reason: "unknown record")
    }
  }

  private mutating func readFrames(_ parts: [String]) throws(InvalidLine) {
    guard let digest = Digest(parts[3]) else { throw InvalidLine(reason: "invalid hash") }
    let (first, last) = (try whole(parts[1]), try whole(parts[2]))
    guard first == frames.count, last >= first, last < Self.maxFrames else {
      throw InvalidLine(reason: "the frames do not follow the previous ones")
    }
    frames += Array(repeating: digest, count: last - first + 1)
  }

  private mutating func readImage(_ parts: [String]) throws(InvalidLine) {
    guard parts[2].isPlainFileName, !parts[2].hasSameBytes(as: Reference.fileName) else {
      throw InvalidLine(reason: "invalid file name '\(parts[2])'")
    }
    images.append(Reference.Image(number: try whole(parts[1]), file: parts[2]))
  }

  private mutating func readNumbers(_ parts: [String]) throws(InvalidLine) {
    guard let property = MotionProperty(rawValue: parts[2]) else {
      throw InvalidLine(reason: "unknown property '\(parts[2])'")
    }
    for segment in parts[3...] {
      let halves = segment.split(separator: ": ", maxSplits: 1)
      guard halves.count == 2 else { throw InvalidLine(reason: "values without a tick") }
      var tick = try whole(String(halves[0]))
      for run in halves[1].split(separator: " ") {
        let factors = run.split(separator: "*", omittingEmptySubsequences: false)
        guard factors.count <= 2 else { throw InvalidLine(reason: "invalid values '\(run)'") }
        let value = try number(String(factors[0]))
        let count = factors.count == 2 ? try whole(String(factors[1])) : 1
        numberCount += count
        guard tick + count <= maxTicks, numberCount <= Self.maxFrames * 10 else {
          throw InvalidLine(reason: "too many values")
        }
        for _ in 0..<count {
          change(parts[1], tick) { property.set(value, in: &$0) }
          tick += 1
        }
      }
    }
  }

  private mutating func readContacts(_ parts: [String]) throws(InvalidLine) {
    let contacts = parts[3...].map { text in
      Trace.Contact(text.hasPrefix("+") ? .began : .ended, String(text.dropFirst()))
    }
    change(parts[1], try whole(parts[2])) { $0.contacts = contacts }
  }

  private mutating func change(_ item: String, _ tick: Int, _ change: (inout Trace.Row) -> Void) {
    if rows[item] == nil { items.append(item) }
    change(
      &rows[item, default: [:]][
        tick, default: Trace.Row(tick: tick, time: Trace.time(ofTick: tick), item: item)])
  }

  private func whole(_ text: String) throws(InvalidLine) -> Int {
    guard text.utf8.count <= 9, let number = Int(text), number >= 0 else {
      throw InvalidLine(reason: "invalid whole number '\(text)'")
    }
    return number
  }

  private func number(_ text: String) throws(InvalidLine) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw InvalidLine(reason: "invalid number '\(text)'")
    }
    return number
  }
}

extension Reference {
  /// Returns a text with line feeds as the only line ends.
  package static func withoutReturns(_ text: [UInt8]) -> [UInt8] {
    zip(text, text.dropFirst() + [0]).filter { $0 != (13, 10) }.map(\.0)
  }

  /// Parses a reference's text; `path` is the file's path in errors.
  package init(text: String, path: String) throws(VerificationError) {
    var reader = ReferenceReader()
    // Scalars, as a tab before a combining mark is another character; with the line ends of Windows
    // too, which version control may write.
    let lines = text.unicodeScalars.split(separator: "\n").map { line in
      (line.last == "\r" ? line.dropLast() : line)
        .split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    guard lines.first == ["flipbook-reference", "\(Self.formatVersion)"] else {
      throw .brokenReference(
        path: path, reason: "expected format version \(Self.formatVersion)")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      do throws(ReferenceReader.InvalidLine) {
        try reader.read(line)
      } catch {
        throw .brokenReference(path: path, reason: "line \(index + 1): \(error.reason)")
      }
    }
    guard let reference = reader.reference else {
      throw .brokenReference(path: path, reason: "a required line is missing")
    }
    self = reference
  }
}

extension MotionProperty {
  /// Sets the property in a row of a trace.
  func set(_ value: Double, in row: inout Trace.Row) {
    func pair(_ old: Trace.Pair?, x: Double? = nil, y: Double? = nil) -> Trace.Pair {
      Trace.Pair(x: x ?? old?.x ?? 0, y: y ?? old?.y ?? 0)
    }
    switch self {
    case .centerX: row.center = pair(row.center, x: value)
    case .centerY: row.center = pair(row.center, y: value)
    case .angle: row.angle = value
    case .width: row.width = value
    case .height: row.height = value
    case .scaleX: row.scale = pair(row.scale, x: value)
    case .scaleY: row.scale = pair(row.scale, y: value)
    case .alpha: row.alpha = value
    case .fraction: row.fraction = value
    }
  }
}
