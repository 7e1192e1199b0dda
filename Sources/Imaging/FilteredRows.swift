/// What is known of bytes that are the filtered rows of an image.
///
/// It makes compression faster: equal rows need not be compared, and long runs of zeros need not be searched.
struct FilteredRows {
  /// The number of bytes of each row; 0 if nothing is known.
  let length: Int
  /// A bit for each row that repeats the row above it in the image: all of these rows have the same bytes.
  private var repeated: UInt64 = 0
  /// Long runs of zeros, in order.
  var zeros = UnsafeBufferPointer<Range<Int>>(start: nil, count: 0)

  init(length: Int = 0) { self.length = length }

  mutating func insert(_ row: Int) { repeated |= 1 << UInt64(row) }
  func contains(_ row: Int) -> Bool { repeated >> UInt64(row) & 1 == 1 }

  /// Returns the end of the bytes from a position on that equal those one row before them because rows are repeated.
  func endOfMatch(at position: Int) -> Int {
    guard length > 0, position >= length else { return position }
    let row = position / length
    guard row < UInt64.bitWidth, contains(row - 1), contains(row) else { return position }
    return (row + (~(repeated >> UInt64(row))).trailingZeroBitCount) * length
  }
}
