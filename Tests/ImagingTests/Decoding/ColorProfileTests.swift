import Testing

@testable import Imaging

@Suite struct ColorProfileTests {
  /// Returns an ICC profile with tags.
  private static func profile(
    space: String = "RGB ", _ tags: [(name: String, data: [UInt8])]
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<24, with: Array("\(space)XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    var (table, data): ([UInt8], [UInt8]) = (bytes(tags.count), [])
    for tag in tags {
      let start = 132 + 12 * tags.count + data.count
      table += Array(tag.name.utf8) + bytes(start) + bytes(tag.data.count)
      data += tag.data
    }
    return header + table + data
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func color(_ values: [Double]) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + values.flatMap(fixed)
  }

  /// The curve of sRGB as a function of type 3.
  private static let curve: [UInt8] = {
    let parameters: [Double] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    return Array("para\0\0\0\0".utf8) + [0, 3, 0, 0] + parameters.flatMap(fixed)
  }()

  private static func fixed(_ value: Double) -> [UInt8] {
    bytes(Int((value * 65_536).rounded()))
  }

  private static func profile(_ columns: [[Double]], curve: [UInt8] = curve) -> [UInt8] {
    profile(
      zip(["r", "g", "b"], columns).flatMap {
        [("\($0)XYZ", color($1)), ("\($0)TRC", curve)]
      })
  }

  /// Display P3's primaries adapted to D50, as in Apple's profile.
  private static let displayP3 = profile([
    [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
  ])
  private static let standard = profile([
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141],
  ])

  private static func gamma(_ value: Double) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + bytes(1)
      + [
        UInt8(truncatingIfNeeded: Int(value * 256) >> 8),
        UInt8(truncatingIfNeeded: Int(value * 256)),
      ]
  }

  private static func gray(_ data: [UInt8]) -> [UInt8] {
    profile(space: "GRAY", [("kTRC", data)])
  }

  /// The expected colors are computed with the published matrices and the functions of sRGB.
  static let conversions: [(id: String, icc: [UInt8], from: [UInt8], to: [UInt8])] = [
    ("P3 orange", displayP3, [200, 100, 50], [215, 93, 31]),
    ("P3 green", displayP3, [10, 200, 120], [0, 204, 112]),
    ("P3 red is out of range", displayP3, [255, 0, 0], [255, 0, 0]),
    ("P3 gray", displayP3, [128, 128, 128], [128, 128, 128]),
    ("P3 blue", displayP3, [60, 60, 200], [60, 60, 208]),
    ("sRGB stays", standard, [13, 77, 201], [13, 77, 201]),
  ]

  @Test("colors of profiles become sRGB", arguments: conversions)
  func conversion(id: String, icc: [UInt8], from: [UInt8], to: [UInt8]) throws {
    let profile = try ColorProfile.read(icc: icc, isGray: false)
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: from + [7]))
    let result = profile.converted(bitmap).pixels
    // The published numbers of a profile have five digits.
    #expect(zip(result, to + [7]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(result)")
  }

  @Test("a table and a gamma of 1.8 are the same curve for gray") func curves() throws {
    let values = (0...255).map {
      UInt16((ToneCurve.power(Double($0) / 255, 1.8) * 65_535).rounded())
    }
    let table =
      Array("curv\0\0\0\0".utf8) + Self.bytes(256)
      + values.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let pixels: [UInt8] = [0, 10, 64, 128, 200, 255].flatMap { [$0, $0, $0, 255] }
    let expected: [UInt8] = [0, 10, 81, 146, 210, 255].flatMap { [$0, $0, $0, 255] }
    let bitmap = try #require(Bitmap(width: 6, height: 1, pixels: pixels))
    for curve in [table, Self.gamma(1.8)] {
      let profile = try ColorProfile.read(icc: Self.gray(curve), isGray: true)
      let result = profile.converted(bitmap).pixels
      #expect(zip(result, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(result)")
    }
  }

  static let refused: [(id: String, icc: [UInt8], problem: ColorProfile.Problem)] = [
    ("nothing", [], .invalid), ("short", Array(displayP3.prefix(140)), .invalid),
    ("cut", Array(displayP3.dropLast(4)), .invalid),
    ("printing", profile(space: "CMYK", []), .unsupported),
    ("no curves", profile([("rXYZ", color([1, 0, 0]))]), .unsupported),
    ("gray for colors", gray(gamma(1)), .unsupported),
    (
      "a long table", profile([[1, 0, 0]], curve: Array("curv\0\0\0\0\0\0\u{3}\u{3}".utf8)),
      .invalid
    ),
    (
      "an unknown function",
      profile([[1, 0, 0]], curve: Array("para\0\0\0\0".utf8) + [0, 9, 0, 0]), .unsupported
    ),
  ]

  @Test("profiles of other kinds and damaged ones have a reason", arguments: refused)
  func refusal(id: String, icc: [UInt8], problem: ColorProfile.Problem) {
    #expect(throws: problem) { try ColorProfile.read(icc: icc, isGray: false) }
  }

  @Test("a power has the accuracy of the C library's") func power() {
    for (base, exponent, result) in [
      (0.5, 2.4, 0.189_464_570_813_799_6), (2, 0.5, 1.414_213_562_373_095), (1, 9, 1),
      (0.001, 1.8, 3.981_071_705_534_973e-6), (1e-300, 3, 0), (0, 2, 0), (-1, 2, 0),
    ] {
      let power = ToneCurve.power(base, exponent)
      #expect(abs(power - result) <= result * 1e-13, "\(base)^\(exponent) = \(power)")
    }
  }

  // MARK: PNG

  private static func color(_ extra: [(name: String, contents: [UInt8])]) throws -> [UInt8] {
    let png = uncompressedPNG(
      width: 1, height: 1, colorType: 2, extra: extra, rows: [0, 200, 100, 50])
    return Array(try DecodedImage(png).bitmap.pixels.prefix(3))
  }

  private static let p3Primaries = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
    .flatMap(bytes)

  @Test("a PNG's profile, or its gamma and primaries, become sRGB") func png() throws {
    let stream = try #require(ZlibStream.compressed(Self.displayP3))
    let profile = Array("P3\0\0".utf8) + stream
    #expect(try Self.color([("iCCP", profile)]) == [215, 93, 31])
    #expect(try Self.color([("cHRM", Self.p3Primaries)]) == [215, 93, 31])
    #expect(try Self.color([("gAMA", Self.bytes(45_455))]) == [201, 100, 46])
    #expect(try Self.color([("gAMA", Self.bytes(100_000))]) == [229, 168, 122])
    // A standard image has no other colors.
    #expect(try Self.color([("sRGB", [0]), ("gAMA", Self.bytes(100_000))]) == [200, 100, 50])
  }

  @Test("a PNG with a damaged profile keeps its colors") func damagedPNG() throws {
    let png = uncompressedPNG(
      width: 1, height: 1, colorType: 2, extra: [("iCCP", Array("x\0\0junk".utf8))],
      rows: [0, 200, 100, 50])
    #expect(try DecodedImage(png).bitmap.pixels == [200, 100, 50, 255])
    let stream = try #require(ZlibStream.compressed([1, 2, 3]))
    let damaged = uncompressedPNG(
      width: 1, height: 1, colorType: 2, extra: [("iCCP", Array("x\0\0".utf8) + stream)],
      rows: [0, 200, 100, 50])
    #expect(try DecodedImage(damaged).profileProblem == "its color profile is damaged")
  }
}
