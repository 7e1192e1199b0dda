import CDeflate
import Imaging

/// PNG files.
struct PNGSubject: FuzzSubject {
  let seeds: [[UInt8]]
  /// The chunks of all seeds, as they are written.
  private let chunks: [[UInt8]]

  private static let signatureLength = 8
  private static let values: [UInt8] = [0, 1, 2, 3, 4, 6, 7, 8, 15, 16, 64, 127, 128, 255]

  init() throws {
    seeds = try Repository.files(
      in: ["Tests/References/alert", "Tests/Fuzz/Corpus/pngs"], endingWith: ".png",
      maxLength: 8_000)
    chunks = seeds.flatMap(Self.chunks)
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    var chunks = Self.chunks(of: seed)
    for _ in 0...chance.index(below: 4) { change(&chunks, by: &chance) }
    // Most checksums match, since a wrong one hides every other error.
    if !chance.isOne(in: 8) { chunks = chunks.map(Self.withChecksum) }
    var file = Array(seed.prefix(Self.signatureLength)) + chunks.joined()
    if chance.isOne(in: 16) { file.removeLast(chance.index(below: file.count)) }
    return file
  }

  private func change(_ chunks: inout [[UInt8]], by chance: inout Chance) {
    guard !chunks.isEmpty else { return }
    let index = chance.index(below: chunks.count)
    switch chance.index(below: 8) {
    case 0: chunks.remove(at: index)
    case 1: chunks.insert(chunks[index], at: chance.index(below: chunks.count))
    case 2: chunks.swapAt(index, chance.index(below: chunks.count))
    case 3: chunks.insert(chance.element(of: self.chunks) ?? [], at: 1)
    case 4: chunks[index] = chance.element(of: self.chunks) ?? []
    case 5 where chunks[index].count > 12:
      // Fewer bytes, with a matching length.
      let contents = 8 + chance.index(below: chunks[index].count - 12)
      chunks[index].removeSubrange(contents..<chunks[index].count - 4)
      chunks[index].replaceSubrange(0..<4, with: Self.bytes(of: UInt32(contents - 8)))
    default:
      let place = chance.index(below: chunks[index].count)
      let isRandom = chance.isOne(in: 2)
      chunks[index][place] = isRandom ? chance.byte() : chance.element(of: Self.values) ?? 0
    }
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    guard let bitmap = try? Bitmap(png: input) else { return false }
    // With its color profile and its orientation.
    if let image = try? DecodedImage(input), image.bitmap.pixels.count != bitmap.pixels.count {
      throw Contradiction("\(image.bitmap) after colors were converted")
    }
    let count = bitmap.width * bitmap.height * 4
    guard bitmap.width > 0, bitmap.height > 0, bitmap.pixels.count == count else {
      throw Contradiction("an image of \(bitmap.width)x\(bitmap.height) px")
    }
    return true
  }

  /// Returns the chunks of a file: length, name, contents and checksum of each.
  private static func chunks(of file: [UInt8]) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    var rest = file.dropFirst(signatureLength)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) } + 12
      chunks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return chunks
  }

  private static func withChecksum(_ chunk: [UInt8]) -> [UInt8] {
    guard chunk.count >= 12 else { return chunk }
    let checked = Array(chunk[4..<chunk.count - 4])
    return chunk.dropLast(4) + bytes(of: libdeflate_crc32(0, checked, checked.count))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }
}
