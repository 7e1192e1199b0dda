extension ColorProfile {
  /// The light of the primaries of sRGB from XYZ with the white point D50, by rows.
  ///
  /// Source: the inverse of the matrix of the ICC's sRGB profile (IEC 61966-2-1, adapted with Bradford's method).
  private static let fromXYZ = [
    [3.133_856_1, -1.616_866_7, -0.490_614_6], [-0.978_768_4, 1.916_141_5, 0.033_454_0],
    [0.071_945_3, -0.228_991_4, 1.405_242_7],
  ]

  /// Reads an ICC profile of a matrix and curves, or of gray.
  static func read(icc data: [UInt8], isGray: Bool) throws(Problem) -> ColorProfile {
    guard data.count >= 132, data[36..<40].elementsEqual("acsp".utf8) else { throw .invalid }
    let space = String(decoding: data[16..<20], as: UTF8.self)
    guard space == "RGB " || space == "GRAY" && isGray,
      data[20..<24].elementsEqual("XYZ ".utf8)
    else { throw .unsupported }
    guard let count = data.number(at: 128, count: 4), count <= 1000 else { throw .invalid }
    var tags: [String: ArraySlice<UInt8>] = [:]
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let start = data.number(at: entry + 4, count: 4),
        let length = data.number(at: entry + 8, count: 4),
        start <= data.count, length <= data.count - start
      else { throw .invalid }
      tags[String(decoding: data[entry..<entry + 4], as: UTF8.self)] = data[start..<start + length]
    }
    if space == "GRAY" {
      guard let gray = tags["kTRC"] else { throw .unsupported }
      let curve = try curve(gray)
      return ColorProfile(
        curves: [curve, curve, curve], matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    }
    var (curves, columns): ([ToneCurve], [[Double]]) = ([], [])
    for channel in ["r", "g", "b"] {
      guard let shape = tags["\(channel)TRC"], let color = tags["\(channel)XYZ"] else {
        throw .unsupported
      }
      curves.append(try curve(shape))
      columns.append(try (0..<3).map { index throws(Problem) in try fixed(color, 8 + 4 * index) })
    }
    return ColorProfile(curves: curves, matrix: multiplied(fromXYZ, transposed(columns)))
  }

  /// Reads an ICC profile.
  static func result(icc data: [UInt8], isGray: Bool) -> Result<ColorProfile, Problem> {
    Result { () throws(Problem) in try read(icc: data, isGray: isGray) }
  }

  /// Returns the number of 16 bits with a sign and 16 of fractions at an offset.
  private static func fixed(_ data: ArraySlice<UInt8>, _ offset: Int) throws(Problem) -> Double {
    guard let bits = data.number(at: offset, count: 4) else { throw .invalid }
    return Double(Int32(truncatingIfNeeded: bits)) / 65_536
  }

  private static func curve(_ data: ArraySlice<UInt8>) throws(Problem) -> ToneCurve {
    let type = String(decoding: data.prefix(4), as: UTF8.self)
    if type == "para", let function = data.number(at: 8, count: 2) {
      guard ToneCurve.parameterCounts.indices.contains(function) else { throw .unsupported }
      return .parametric(
        function,
        try (0..<ToneCurve.parameterCounts[function]).map { index throws(Problem) in
          try fixed(data, 12 + 4 * index)
        })
    }
    guard type == "curv", let count = data.number(at: 8, count: 4) else { throw .unsupported }
    guard count <= (data.count - 12) / 2 else { throw .invalid }
    switch count {
    case 0: return .gamma(1)
    case 1: return .gamma(Double(data.number(at: 12, count: 2) ?? 256) / 256)
    default:
      return .table((0..<count).map { UInt16(data.number(at: 12 + 2 * $0, count: 2) ?? 0) })
    }
  }

  /// Returns the colors of a PNG with a gamma and primaries, in hundred thousandths; nil for those of sRGB.
  static func result(gamma: Int?, primaries: [Int]?) -> Result<ColorProfile, Problem> {
    Result { () throws(Problem) in
      guard gamma != 0 else { throw .invalid }
      let curve = gamma.map { ToneCurve.gamma(100_000 / Double($0)) } ?? .sRGB
      let matrix = try primaries.map { values throws(Problem) in
        try self.matrix(values.map { Double($0) / 100_000 })
      }
      return ColorProfile(
        curves: [curve, curve, curve], matrix: matrix ?? [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    }
  }

  /// Returns the matrix of chromaticities x and y of white, red, green and blue.
  private static func matrix(_ values: [Double]) throws(Problem) -> [[Double]] {
    let colors = try (0..<4).map { index throws(Problem) -> [Double] in
      let (x, y) = (values[2 * index], values[2 * index + 1])
      guard y > 0 else { throw .invalid }
      return [x / y, 1, (1 - x - y) / y]
    }
    let primaries = transposed(Array(colors[1...]))
    let amounts = multiplied(try inverse(primaries), transposed([colors[0]]))
    let toXYZ = primaries.map { row in row.indices.map { row[$0] * amounts[$0][0] } }
    // Bradford's method: http://www.brucelindbloom.com, "Chromatic Adaptation".
    let cones = [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ]
    let from = multiplied(cones, transposed([colors[0]]))
    let to = multiplied(cones, [[0.964_22], [1], [0.825_21]])
    guard from.allSatisfy({ $0[0] != 0 }) else { throw .invalid }
    let scaled = cones.indices.map { row in cones[row].map { $0 * to[row][0] / from[row][0] } }
    return multiplied(fromXYZ, multiplied(multiplied(try inverse(cones), scaled), toXYZ))
  }

  private static func transposed(_ rows: [[Double]]) -> [[Double]] {
    rows[0].indices.map { column in rows.map { $0[column] } }
  }

  private static func multiplied(_ left: [[Double]], _ right: [[Double]]) -> [[Double]] {
    left.map { row in
      right[0].indices.map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
      }
    }
  }

  private static func inverse(_ m: [[Double]]) throws(Problem) -> [[Double]] {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (upper, lower) = (m[(row + 1) % 3], m[(row + 2) % 3])
      let (left, right) = ((column + 1) % 3, (column + 2) % 3)
      return upper[left] * lower[right] - upper[right] * lower[left]
    }
    let determinant = (0..<3).reduce(0.0) { $0 + m[0][$1] * cofactor(0, $1) }
    guard determinant.magnitude > 1e-9 else { throw .invalid }
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}
