import Imaging

/// Reads the text of a reference, line by line.
struct ReferenceReader {
  /// What is wrong with a line.
  struct Mistake: Error {
    let reason: String
  }

  /// The most frames or ticks that are read: more than the longest animation has.
  private static let mostFrames = 1_000_000

  private var flipbookVersion: String?
  private var recipe: String?
  private var size: Manifest.Size<Int>?
  private var scale: Double?
  private var fps: FrameRate?
  private var parts: [Manifest.Part] = []
  private var frames: [Digest] = []
  private var pictures: [Reference.Picture] = []
  private var items: [String] = []
  private var rows: [String: [Int: Trace.Row]] = [:]
  private var numberCount = 0

  /// The reference, once all lines are read; nil if one was missing.
  var reference: Reference? {
    guard let recipe, let size, let scale, let fps, !frames.isEmpty else { return nil }
    let order = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
    let sorted = rows.values.flatMap(\.values).sorted {
      ($0.tick, order[$0.item] ?? 0) < ($1.tick, order[$1.item] ?? 0)
    }
    return Reference(
      recipe: recipe, size: size, scale: scale, fps: fps, parts: parts, frames: frames,
      pictures: pictures, trace: Trace(rows: sorted), flipbookVersion: flipbookVersion)
  }

  /// Reads a line's parts.
  mutating func read(_ parts: [String]) throws(Mistake) {
    switch (parts[0], parts.count) {
    case ("flipbook", 2): flipbookVersion = parts[1]
    case ("recipe", 2): recipe = parts[1]
    case ("size", 3): size = Manifest.Size(width: try whole(parts[1]), height: try whole(parts[2]))
    case ("scale", 2): scale = try number(parts[1])
    case ("fps", 3):
      guard let rate = FrameRate(try whole(parts[1]), try whole(parts[2])) else {
        throw Mistake(reason: "there is no such frame rate")
      }
      fps = rate
    case ("part", 3): self.parts.append(Manifest.Part(name: parts[1], version: parts[2]))
    case ("frames", 4): try readFrames(parts)
    case ("picture", 3): try readPicture(parts)
    case ("number", 4...): try readNumbers(parts)
    case ("contact", 4...): try readContacts(parts)
    default: throw Mistake(reason: "it is not understood")
    }
  }

  private mutating func readFrames(_ parts: [String]) throws(Mistake) {
    guard let digest = Digest(parts[3]) else { throw Mistake(reason: "it has no fingerprint") }
    let (first, last) = (try whole(parts[1]), try whole(parts[2]))
    guard first == frames.count, last >= first, last < Self.mostFrames else {
      throw Mistake(reason: "its frames do not follow those before")
    }
    frames += Array(repeating: digest, count: last - first + 1)
  }

  private mutating func readPicture(_ parts: [String]) throws(Mistake) {
    guard !parts[2].contains("/"), !parts[2].isEmpty else {
      throw Mistake(reason: "'\(parts[2])' is no file's name")
    }
    pictures.append(Reference.Picture(number: try whole(parts[1]), file: parts[2]))
  }

  private mutating func readNumbers(_ parts: [String]) throws(Mistake) {
    guard let property = MotionProperty(rawValue: parts[2]) else {
      throw Mistake(reason: "'\(parts[2])' is no number of an item")
    }
    for stretch in parts[3...] {
      let halves = stretch.split(separator: ": ", maxSplits: 1)
      guard halves.count == 2 else { throw Mistake(reason: "it has a stretch without a tick") }
      var tick = try whole(String(halves[0]))
      for run in halves[1].split(separator: " ") {
        let factors = run.split(separator: "*")
        let value = try number(String(factors[0]))
        let count = factors.count == 2 ? try whole(String(factors[1])) : 1
        numberCount += count
        guard tick + count <= Self.mostFrames, numberCount <= Self.mostFrames * 10 else {
          throw Mistake(reason: "it has too many numbers")
        }
        for _ in 0..<count {
          change(parts[1], tick) { property.set(value, in: &$0) }
          tick += 1
        }
      }
    }
  }

  private mutating func readContacts(_ parts: [String]) throws(Mistake) {
    let contacts = parts[3...].map { text in
      Trace.Contact(text.hasPrefix("+") ? .began : .ended, String(text.dropFirst()))
    }
    change(parts[1], try whole(parts[2])) { $0.contacts = contacts }
  }

  private mutating func change(_ item: String, _ tick: Int, _ change: (inout Trace.Row) -> Void) {
    if rows[item] == nil { items.append(item) }
    change(
      &rows[item, default: [:]][
        tick, default: Trace.Row(tick: tick, time: Double(tick) / 60, item: item)])
  }

  private func whole(_ text: String) throws(Mistake) -> Int {
    guard text.utf8.count <= 9, let number = Int(text), number >= 0 else {
      throw Mistake(reason: "'\(text)' is no whole number")
    }
    return number
  }

  private func number(_ text: String) throws(Mistake) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw Mistake(reason: "'\(text)' is no number")
    }
    return number
  }
}

extension Reference {
  /// Reads a reference's text; `path` stands in error messages.
  package init(text: String, path: String) throws(VerificationError) {
    var reader = ReferenceReader()
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard lines.first == ["flipbook-reference", "\(Self.formatVersion)"] else {
      throw .brokenReference(
        path: path, reason: "it is not of format version \(Self.formatVersion)")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      do throws(ReferenceReader.Mistake) {
        try reader.read(line)
      } catch {
        throw .brokenReference(path: path, reason: "line \(index + 1): \(error.reason)")
      }
    }
    guard let reference = reader.reference else {
      throw .brokenReference(path: path, reason: "a part of it is missing")
    }
    self = reference
  }
}

extension MotionProperty {
  /// Writes the number into a row of a trace.
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
