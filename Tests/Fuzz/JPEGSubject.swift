import Imaging

/// JPEG files.
struct JPEGSubject: FuzzSubject {
  let seeds: [[UInt8]]
  /// The segments of all seeds.
  private let segments: [[UInt8]]

  private static let values: [UInt8] = [0, 1, 2, 3, 4, 8, 16, 17, 34, 63, 64, 127, 128, 255]

  init() throws {
    seeds = try Repository.files(in: ["Tests/Fuzz/Corpus/jpegs"], endingWith: ".jpg")
    segments = seeds.flatMap { Self.parts(of: $0).dropFirst().dropLast() }
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    var parts = Self.parts(of: seed)
    for _ in 0...chance.index(below: 4) {
      let index = 1 + chance.index(below: parts.count - 1)
      switch chance.index(below: 8) {
      case 0: parts.remove(at: index)
      case 1: parts.insert(parts[index], at: 1 + chance.index(below: parts.count - 1))
      case 2: parts.insert(chance.element(of: segments) ?? [], at: 1)
      case 3: parts[index] = chance.element(of: segments) ?? []
      case 4: parts[index].removeSubrange(chance.range(within: parts[index].count))
      default:
        guard !parts[index].isEmpty else { break }
        let place = chance.index(below: parts[index].count)
        parts[index][place] =
          chance.isOne(in: 2) ? chance.byte() : chance.element(of: Self.values) ?? 0
      }
      if parts.count < 2 { return parts.flatMap(\.self) }
    }
    return parts.flatMap(\.self)
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    guard let image = try? DecodedImage(input) else { return false }
    let bitmap = image.bitmap
    guard bitmap.pixels.count == bitmap.width * bitmap.height * 4,
      (1...8).contains(image.orientation)
    else { throw Contradiction("an image of \(bitmap.width)x\(bitmap.height) px") }
    return true
  }

  /// Returns the parts of a file: its start, its segments, and the compressed pixels to the end.
  private static func parts(of file: [UInt8]) -> [[UInt8]] {
    var parts = [Array(file.prefix(2))]
    var rest = file.dropFirst(2)
    while rest.count >= 4, let first = rest.first, first == 0xFF {
      let start = rest.startIndex
      let length = 2 + (Int(rest[start + 2]) << 8 | Int(rest[start + 3]))
      parts.append(Array(rest.prefix(length)))
      let marker = rest[start + 1]
      rest = rest.dropFirst(length)
      if marker == 0xDA { break }
    }
    return parts + [Array(rest)]
  }
}
