import Imaging

/// The PNG files of a page, without duplicates.
struct ReportImages: Sendable {
  /// The files; other types refer to them by index.
  private(set) var files: [[UInt8]] = []
  /// The hashes of the files.
  private(set) var digests: [Digest] = []
  /// The total number of bytes.
  private(set) var length = 0
  private var indices: [Digest: Int] = [:]
  private var paths: [String: Int] = [:]

  /// Adds files that are not included yet, and returns the indices of all.
  ///
  /// Returns nil and adds none if the total would exceed `limit` bytes.
  mutating func add(_ paths: [String], limit: Int = .max) throws(ImagingError) -> [Int]? {
    var new: [(path: String, digest: Digest, bytes: [UInt8])] = []
    for path in paths where self.paths[path] == nil {
      let bytes = try Files.read(path)
      new.append((path, Digest(bytes: bytes), bytes))
    }
    var added: Set<Digest> = []
    let growth = new.reduce(0) { growth, file in
      let isNew = indices[file.digest] == nil && added.insert(file.digest).inserted
      return growth + (isNew ? file.bytes.count : 0)
    }
    guard length + growth <= limit else { return nil }
    for file in new { self.paths[file.path] = index(of: file.bytes, file.digest) }
    return paths.compactMap { self.paths[$0] }
  }

  /// Adds all files of another page, and returns their indices.
  mutating func add(_ other: ReportImages) -> [Int] {
    zip(other.files, other.digests).map { index(of: $0, $1) }
  }

  private mutating func index(of bytes: [UInt8], _ digest: Digest) -> Int {
    if let index = indices[digest] { return index }
    indices[digest] = files.count
    files.append(bytes)
    digests.append(digest)
    length += bytes.count
    return files.count - 1
  }
}

/// The number of frames whose images are omitted from a page.
struct OmittedImages: Hashable, Sendable {
  /// Equal frames, of which only a sample is included.
  var same = 0
  /// Frames that exceed the limit in bytes.
  var overLimit = 0

  /// Returns sentences about the omitted images and the reason.
  func sentences(limit: Int) -> [String] {
    var sentences: [String] = []
    if same > 0 {
      sentences.append(
        "The images of \(NumberFormat.count(same, "equal frame")) are omitted; "
          + "the others are a representative sample.")
    }
    if overLimit > 0 {
      let megabytes = NumberFormat.short(Double(limit) / 1e6, decimals: 1)
      sentences.append(
        "The images of \(NumberFormat.count(overLimit, "frame")), evenly distributed, are omitted: "
          + "a section is limited to \(megabytes) MB, so that the page opens quickly.")
    }
    return sentences
  }
}

extension ReportSequence {
  /// The maximum number of equal frames with images in a sequence that passes, and in one that
  /// fails.
  private static let maxSame = (passing: 24, failing: 240)

  /// Embeds images into a page up to a limit in bytes: the most important ones first, then evenly
  /// distributed.
  mutating func embed(
    in images: inout ReportImages, limit: Int, isGood: Bool
  ) throws(ImagingError) -> OmittedImages {
    var omitted = OmittedImages(same: frames.count { $0.state == .same && $0.actual == .omitted })
    var sameCount = isGood ? Self.maxSame.passing : Self.maxSame.failing
    var isFull = false
    for index in frames.indices.prioritized(preferred, first: frames.map { $0.state != .same }) {
      let frame = frames[index]
      let paths = [frame.expected, frame.actual].compactMap(\.path)
      guard !paths.isEmpty else { continue }
      let isSame = frame.state == .same
      var indices: [Int]?
      if !isFull, !isSame || sameCount > 0 {
        indices = try images.add(paths, limit: limit)
        isFull = indices == nil
      }
      guard var indices else {
        if isFull { omitted.overLimit += 1 } else { omitted.same += 1 }
        frames[index].omitImages()
        continue
      }
      if isSame { sameCount -= 1 }
      frames[index].embed(&indices)
    }
    return omitted
  }

  /// The indices of the most important frames: the first, the worst, and the ends of each range of
  /// equal state.
  private var preferred: [Int] {
    let ends = runs.filter { $0.state != .same }
      .flatMap { [$0.frames.lowerBound, $0.frames.upperBound - 1] }
    let described = frames.indices.filter { !frames[$0].text.isEmpty }
    return [0, first, worst].compactMap { $0 }.filter(frames.indices.contains) + ends.spread
      + described.spread
  }
}

extension Range<Int> {
  /// Returns the indices in order of priority: the preferred ones, then the marked ones, then the
  /// others.
  ///
  /// Every prefix is distributed evenly.
  fileprivate func prioritized(_ preferred: [Int], first marks: [Bool]) -> [Int] {
    let (marked, others) = (filter { marks[$0] }, filter { !marks[$0] })
    let all = preferred + marked.spread + others.spread
    var seen: Set<Int> = []
    return all.filter { seen.insert($0).inserted }
  }
}

extension [Int] {
  /// The elements in an order in which every prefix is distributed evenly over all.
  var spread: [Int] {
    var step = 1
    while step < count { step *= 2 }
    var indices = isEmpty ? [] : [0]
    while step > 1 {
      indices += stride(from: step / 2, to: count, by: step)
      step /= 2
    }
    return indices.map { self[$0] }
  }
}

extension ReportSequence.Side {
  fileprivate var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}

extension ReportSequence.Frame {
  fileprivate mutating func omitImages() {
    if expected.path != nil { expected = .omitted }
    if actual.path != nil { actual = .omitted }
  }

  /// Removes the indices of the images of both sides from `indices` and stores them.
  fileprivate mutating func embed(_ indices: inout [Int]) {
    if expected.path != nil, !indices.isEmpty { expected = .embedded(indices.removeFirst()) }
    if actual.path != nil, !indices.isEmpty { actual = .embedded(indices.removeFirst()) }
  }
}
