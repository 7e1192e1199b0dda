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
  /// The rows of each item, in the order in which items appear.
  private var items: [ItemRows] = []
  private var indices: [String: Int] = [:]
  private var numberCount = 0

  /// The number of ticks that the frames so far can show, which precede all values.
  private var maxTicks: Int {
    guard let fps else { return 0 }
    return (frames.count + 1) * 60 * fps.denominator / fps.numerator + 1
  }

  /// The reference after all lines have been parsed; nil if a required line is missing.
  var reference: Reference? {
    guard let recipe, let size, let scale, let fps, !frames.isEmpty else { return nil }
    let places = items.indices.flatMap { item in
      items[item].rows.indices.map { Place(tick: items[item].rows[$0].tick, item: item, row: $0) }
    }
    let rows = places.sorted().map { items[$0.item].rows[$0.row] }
    return Reference(
      recipe: recipe, size: size, scale: scale, fps: fps, parts: parts, frames: frames,
      images: images, trace: Trace(rows: rows), flipbookVersion: flipbookVersion)
  }

  /// Parses the fields of a line.
  mutating func read(_ fields: [Substring.UTF8View]) throws(InvalidLine) {
    let texts = fields.prefix(4).map { String(Substring($0)) }
    switch (texts[0], fields.count) {
    case ("flipbook", 2): flipbookVersion = texts[1]
    case ("recipe", 2): recipe = texts[1]
    case ("size", 3): size = Manifest.Size(width: try whole(texts[1]), height: try whole(texts[2]))
    case ("scale", 2): scale = try number(texts[1])
    case ("fps", 3):
      guard let rate = FrameRate(try whole(texts[1]), try whole(texts[2])) else {
        throw InvalidLine(reason: "invalid frame rate")
      }
      fps = rate
    case ("part", 3): parts.append(Manifest.Part(name: texts[1], version: texts[2]))
    case ("frames", 4): try readFrames(texts)
    case ("picture", 3): try readImage(texts)
    case ("number", 4...): try readNumbers(texts[1], texts[2], fields[3...])
    case ("contact", 4...): try readContacts(texts[1], texts[2], fields[3...])
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

  private mutating func readNumbers(
    _ item: String, _ name: String, _ segments: ArraySlice<Substring.UTF8View>
  ) throws(InvalidLine) {
    guard let property = MotionProperty(rawValue: name) else {
      throw InvalidLine(reason: "unknown property '\(name)'")
    }
    let item = index(of: item)
    for segment in segments {
      guard let colon = segment.firstIndex(of: UInt8(ascii: ":")),
        segment[colon...].starts(with: ": ".utf8)
      else { throw InvalidLine(reason: "values without a tick") }
      var tick = try whole(String(Substring(segment[..<colon])))
      for run in segment[colon...].dropFirst(2).split(separator: UInt8(ascii: " ")) {
        let factors = run.split(
          separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        guard factors.count <= 2 else {
          throw InvalidLine(reason: "invalid values '\(Substring(run))'")
        }
        let value = try number(String(Substring(factors[0])))
        let count = factors.count == 2 ? try whole(String(Substring(factors[1]))) : 1
        numberCount += count
        guard tick + count <= maxTicks, numberCount <= Self.maxFrames * 10 else {
          throw InvalidLine(reason: "too many values")
        }
        for _ in 0..<count {
          items[item].change(tick) { property.set(value, in: &$0) }
          tick += 1
        }
      }
    }
  }

  private mutating func readContacts(
    _ item: String, _ tick: String, _ fields: ArraySlice<Substring.UTF8View>
  ) throws(InvalidLine) {
    let contacts = fields.map { field in
      let text = Substring(field)
      return Trace.Contact(text.hasPrefix("+") ? .began : .ended, String(text.dropFirst()))
    }
    items[index(of: item)].change(try whole(tick)) { $0.contacts = contacts }
  }

  private mutating func index(of item: String) -> Int {
    if let index = indices[item] { return index }
    indices[item] = items.count
    items.append(ItemRows(item: item))
    return items.count - 1
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
    // Bytes, as a tab before a combining mark is another character; with the line ends of Windows
    // too, which version control may write.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      (line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        .split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }
    guard
      lines.first.map({ $0.map { String(Substring($0)) } })
        == ["flipbook-reference", "\(Self.formatVersion)"]
    else {
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
