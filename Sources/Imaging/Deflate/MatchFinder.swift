import CBytes

/// A number of literal bytes, followed by a match: a repetition of earlier bytes.
struct DeflateSequence {
  /// The number of literal bytes.
  var literals: UInt32
  /// The length of the match in bytes; 0 after the last literals.
  var length: UInt16
  /// The distance back to the start of the repeated bytes, minus one.
  var offset: UInt16
}

/// Finds matches, trading completeness for speed.
///
/// The result does not depend on earlier segments: their positions are outside the window.
final class MatchFinder {
  private static let hashBits: UInt32 = 15
  /// The last position of each hash of four bytes, counted across all segments.
  private let positions = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << Int(hashBits))
  private var origin: UInt32 = 0
  private let scratch = Scratch()

  init() { removeAll() }

  deinit { positions.deallocate() }

  /// Divides `bytes` into sequences, which are valid until the next call.
  func sequences(
    of bytes: UnsafeRawBufferPointer, _ rows: FilteredRows
  ) -> UnsafeBufferPointer<DeflateSequence> {
    // Each except the last contains a match of at least three bytes.
    scratch.reserve(
      (bytes.count / DeflateSymbols.shortestMatch + 2) * MemoryLayout<DeflateSequence>.stride)
    let sequences = scratch.start.assumingMemoryBound(to: DeflateSequence.self)
    guard let start = bytes.baseAddress else {
      return UnsafeBufferPointer(start: sequences, count: 0)
    }
    begin(count: bytes.count)
    var search = Search(
      start: start, end: bytes.count, rows: rows, positions: positions,
      origin: origin, next: sequences)
    search.run()
    origin += UInt32(bytes.count)
    return UnsafeBufferPointer(start: sequences, count: search.next - sequences)
  }

  /// Moves the positions of earlier segments out of the window.
  private func begin(count: Int) {
    let window = UInt32(DeflateSymbols.window)
    if UInt64(origin) + UInt64(count) + UInt64(window) > UInt64(UInt32.max) { removeAll() }
    origin += window
  }

  private func removeAll() {
    positions.initialize(repeating: 0, count: 1 << Int(Self.hashBits))
    origin = 1
  }

  /// The search in one segment.
  private struct Search {
    let start: UnsafeRawPointer
    let end: Int
    let rows: FilteredRows
    let positions: UnsafeMutablePointer<UInt32>
    let origin: UInt32
    var next: UnsafeMutablePointer<DeflateSequence>
    private var literalStart = 0
    /// The number of known runs of zeros before the current position.
    private var passedRuns = 0

    init(
      start: UnsafeRawPointer, end: Int, rows: FilteredRows,
      positions: UnsafeMutablePointer<UInt32>, origin: UInt32,
      next: UnsafeMutablePointer<DeflateSequence>
    ) {
      (self.start, self.end, self.rows) = (start, end, rows)
      (self.positions, self.origin, self.next) = (positions, origin, next)
    }

    mutating func run() {
      var position = 0
      while position <= end &- 72 {
        // Runs of zeros are found without a branch for each byte, which would often be predicted wrong.
        let zeros = flipbook_zeros_of_64(start + position)
        let runs = zeros & zeros &>> 1 & zeros &>> 2 & zeros &>> 3
        let literals = runs.trailingZeroBitCount
        if let match = match(at: position, before: literals) {
          position = addMatch(at: match.position, distance: match.distance)
        } else if literals < 64 {
          let length = (~(zeros &>> UInt64(literals))).trailingZeroBitCount
          let first = position &+ literals
          let last = first &+ length
          position = addZeros(
            from: first, to: literals &+ length < 64 ? last : endOfZeros(from: last))
        } else {
          position &+= 56
        }
      }
      while position <= end &- 8 {
        if load(position) == 0 {
          position = addZeros(from: position, to: endOfZeros(from: position))
        } else {
          position &+= 1
        }
      }
      append(DeflateSequence(literals: UInt32(end - literalStart), length: 0, offset: 0))
    }

    /// Returns the first match at every fourth byte of at most 64 bytes before a run of zeros.
    ///
    /// A match has at least eight bytes, not only zeros after the first four: shorter ones save no bits.
    @inline(__always)
    private mutating func match(
      at first: Int, before literals: Int
    ) -> (position: Int, distance: Int)? {
      var position = first
      let last = first &+ min(literals, 60) &- 4
      while position < last {
        let long = loadLong(position)
        let distance = distanceToLast(UInt32(truncatingIfNeeded: long), at: position)
        if distance <= DeflateSymbols.window, loadLong(position &- distance) == long {
          return (position, distance)
        }
        position &+= 4
      }
      return nil
    }

    @inline(__always)
    private func load(_ position: Int) -> UInt32 {
      start.loadUnaligned(fromByteOffset: position, as: UInt32.self)
    }

    @inline(__always)
    private func loadLong(_ position: Int) -> UInt64 {
      start.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    }

    /// Stores the position of a word and returns the distance to its last occurrence.
    @inline(__always)
    private func distanceToLast(_ word: UInt32, at position: Int) -> Int {
      let slot = Int((word &* 0x9E37_79B1) &>> (32 &- MatchFinder.hashBits))
      let current = origin &+ UInt32(truncatingIfNeeded: position)
      let last = positions[slot]
      positions[slot] = current
      return Int(current &- last)
    }

    /// Returns the position after all zeros from a position on.
    private mutating func endOfZeros(from first: Int) -> Int {
      while passedRuns < rows.zeros.count, rows.zeros[passedRuns].upperBound <= first {
        passedRuns &+= 1
      }
      var last = first
      if passedRuns < rows.zeros.count, rows.zeros[passedRuns].lowerBound <= first {
        last = rows.zeros[passedRuns].upperBound
      }
      while last <= end &- 8, loadLong(last) == 0 { last &+= 8 }
      if last <= end &- 8 {
        last &+= loadLong(last).trailingZeroBitCount / 8
      } else {
        while last < end, start.load(fromByteOffset: last, as: UInt8.self) == 0 { last &+= 1 }
      }
      return last
    }

    /// Adds zeros as a match with the zero before them, the first one as a literal if there is none before it.
    @inline(__always)
    private mutating func addZeros(from first: Int, to last: Int) -> Int {
      let follows = first > 0 && start.load(fromByteOffset: first &- 1, as: UInt8.self) == 0
      return addMatches(from: first &+ (follows ? 0 : 1), to: last, distance: 1)
    }

    /// Adds the longest match at `distance`.
    private mutating func addMatch(at position: Int, distance: Int) -> Int {
      var last = position &+ 4
      if distance == rows.length {
        // Whole words, as if they had been compared.
        last &+= max(0, rows.endOfMatch(at: position) &- last) & ~7
      }
      while last <= end &- 8 {
        let difference = loadLong(last) ^ loadLong(last &- distance)
        if difference != 0 {
          last &+= difference.trailingZeroBitCount / 8
          break
        }
        last &+= 8
      }
      if last <= end &- 4 { _ = distanceToLast(load(last &- 3), at: last &- 3) }
      return addMatches(from: position, to: last, distance: distance)
    }

    /// Adds a match, in pieces of at most the maximum length, and returns its end.
    @inline(__always)
    private mutating func addMatches(from position: Int, to end: Int, distance: Int) -> Int {
      var position = position
      while end &- position >= DeflateSymbols.shortestMatch {
        let length = min(end &- position, DeflateSymbols.longestMatch)
        append(
          DeflateSequence(
            literals: UInt32(truncatingIfNeeded: position &- literalStart),
            length: UInt16(truncatingIfNeeded: length),
            offset: UInt16(truncatingIfNeeded: distance &- 1)))
        position &+= length
        literalStart = position
      }
      return position
    }

    @inline(__always)
    private mutating func append(_ sequence: DeflateSequence) {
      next.initialize(to: sequence)
      next += 1
    }
  }
}
