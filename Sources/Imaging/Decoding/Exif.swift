/// The metadata of cameras, in the format of TIFF.
enum Exif {
  /// The tag of the orientation.
  private static let orientationTag = 0x0112
  /// The type of numbers of 16 bits.
  private static let shortType = 3

  /// Returns the orientation, from 1 to 8; 1, upright, if there is none.
  ///
  /// - Parameter data: A TIFF header with its directories.
  static func orientation(in data: [UInt8]) -> Int {
    guard data.count >= 8 else { return 1 }
    let isLittleEndian = data.starts(with: "II".utf8)
    guard isLittleEndian || data.starts(with: "MM".utf8) else { return 1 }
    func number(_ offset: Int, _ count: Int) -> Int? {
      data.number(at: offset, count: count, isLittleEndian: isLittleEndian)
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else {
      return 1
    }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return 1 }
      if tag == orientationTag, number(entry + 2, 2) == shortType {
        return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
      }
    }
    return 1
  }
}
