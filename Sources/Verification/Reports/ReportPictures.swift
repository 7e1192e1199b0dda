import Imaging

/// PNG files that a page holds, each once.
struct ReportPictures: Sendable {
  /// The files, by the places in which they are named.
  private(set) var files: [[UInt8]] = []
  /// The fingerprints of the files.
  private(set) var digests: [Digest] = []
  /// How many bytes they have.
  private(set) var length = 0
  private var places: [Digest: Int] = [:]
  private var paths: [String: Int] = [:]

  /// Reads files and keeps those that are not there yet; returns their places, or nil and keeps none if
  /// they would make it longer than a limit.
  mutating func add(_ paths: [String], limit: Int = .max) throws(ImagingError) -> [Int]? {
    var new: [(path: String, digest: Digest, bytes: [UInt8])] = []
    for path in paths where self.paths[path] == nil {
      let bytes = try Files.read(path)
      new.append((path, Digest(bytes: bytes), bytes))
    }
    var fresh: Set<Digest> = []
    let growth = new.reduce(0) { growth, file in
      let isNew = places[file.digest] == nil && fresh.insert(file.digest).inserted
      return growth + (isNew ? file.bytes.count : 0)
    }
    guard length + growth <= limit else { return nil }
    for file in new { self.paths[file.path] = place(of: file.bytes, file.digest) }
    return paths.compactMap { self.paths[$0] }
  }

  /// Takes over all of another's files, and returns the places that they have here.
  mutating func add(_ other: ReportPictures) -> [Int] {
    zip(other.files, other.digests).map { place(of: $0, $1) }
  }

  private mutating func place(of bytes: [UInt8], _ digest: Digest) -> Int {
    if let place = places[digest] { return place }
    places[digest] = files.count
    files.append(bytes)
    digests.append(digest)
    length += bytes.count
    return files.count - 1
  }
}

/// How many frames are in a page without their pictures.
struct LeftOut: Hashable, Sendable {
  /// Frames that are the same, of which enough are shown.
  var same = 0
  /// Frames for which there was no room.
  var crowded = 0

  /// What is left out, and why.
  func sentences(limit: Int) -> [String] {
    var sentences: [String] = []
    if same > 0 {
      sentences.append(
        "\(NumberFormat.count(same, "frame")) that \(same == 1 ? "is" : "are") the same "
          + "\(same == 1 ? "is" : "are") left out: enough of them are shown.")
    }
    if crowded > 0 {
      let megabytes = NumberFormat.short(Double(limit) / 1e6, decimals: 1)
      sentences.append(
        "The pictures of \(NumberFormat.count(crowded, "frame")) are left out, evenly: those of a "
          + "comparison may have \(megabytes) MB, so that the page opens quickly.")
    }
    return sentences
  }
}

extension ReportSequence {
  /// How many frames that are the same are shown of a sequence that passes, and of another.
  private static let mostSame = (passing: 24, failing: 240)

  /// Puts pictures into a page, the most important ones first and then evenly, up to a limit in bytes.
  mutating func embed(
    in pictures: inout ReportPictures, limit: Int, isGood: Bool
  ) throws(ImagingError) -> LeftOut {
    var left = LeftOut(same: frames.count { $0.state == .same && $0.actual == .leftOut })
    var sameCount = isGood ? Self.mostSame.passing : Self.mostSame.failing
    var isFull = false
    for place in frames.indices.inOrder(preferred, first: frames.map { $0.state != .same }) {
      let frame = frames[place]
      let paths = [frame.expected, frame.actual].compactMap(\.path)
      guard !paths.isEmpty else { continue }
      let isSame = frame.state == .same
      var places: [Int]?
      if !isFull, !isSame || sameCount > 0 {
        places = try pictures.add(paths, limit: limit)
        isFull = places == nil
      }
      guard var places else {
        if isFull { left.crowded += 1 } else { left.same += 1 }
        frames[place].leaveOut()
        continue
      }
      if isSame { sameCount -= 1 }
      frames[place].take(from: &places)
    }
    return left
  }

  /// The frames that are looked at first: the first and the worst, and where runs begin and end.
  private var preferred: [Int] {
    let ends = runs.filter { $0.state != .same }
      .flatMap { [$0.frames.lowerBound, $0.frames.upperBound - 1] }
    let told = frames.indices.filter { !frames[$0].text.isEmpty }
    return [0, first, worst].compactMap { $0 }.filter(frames.indices.contains) + ends.spread
      + told.spread
  }
}

extension Range<Int> {
  /// Its numbers: some first, then those that are marked, then the others, such that any so many of them are
  /// spread evenly.
  fileprivate func inOrder(_ preferred: [Int], first marks: [Bool]) -> [Int] {
    let (marked, others) = (filter { marks[$0] }, filter { !marks[$0] })
    let all = preferred + marked.spread + others.spread
    var seen: Set<Int> = []
    return all.filter { seen.insert($0).inserted }
  }
}

extension [Int] {
  /// The numbers in such an order that any so many of the first are spread evenly over all.
  var spread: [Int] {
    var step = 1
    while step < count { step *= 2 }
    var places = isEmpty ? [] : [0]
    while step > 1 {
      places += stride(from: step / 2, to: count, by: step)
      step /= 2
    }
    return places.map { self[$0] }
  }
}

extension ReportSequence.Side {
  fileprivate var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}

extension ReportSequence.Frame {
  fileprivate mutating func leaveOut() {
    if expected.path != nil { expected = .leftOut }
    if actual.path != nil { actual = .leftOut }
  }

  /// Takes the places of the pictures of both sides.
  fileprivate mutating func take(from places: inout [Int]) {
    if expected.path != nil, !places.isEmpty { expected = .embedded(places.removeFirst()) }
    if actual.path != nil, !places.isEmpty { actual = .embedded(places.removeFirst()) }
  }
}
