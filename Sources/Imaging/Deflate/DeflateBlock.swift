/// Writes blocks of a deflate stream, except the final one (RFC 1951, 3.2.3).
struct DeflateBlock {
  private let literals = HuffmanCode(count: DeflateSymbols.literalCount, maxLength: 15)
  private let distances = HuffmanCode(count: DeflateSymbols.distanceCount, maxLength: 15)
  private let lengths = CodeLengths()
  /// The symbol of each match length, relative to the first length symbol.
  private let lengthSlots = DeflateSymbols.lengthSlots
  /// The word of each match length, with its extra bits.
  private var lengthWords = Array(
    repeating: HuffmanCode.Word(), count: DeflateSymbols.lengthSlots.count)

  /// Returns the maximum number of bytes for `count` bytes, including the room that the writer
  /// needs.
  static func bound(_ count: Int) -> Int { count + (count / maxStoredLength + 2) * 5 + 64 }

  /// Writes `bytes`, given as sequences, as the smallest kind of block.
  mutating func write(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, of bytes: UnsafeRawBufferPointer,
    to writer: inout BitWriter
  ) {
    count(sequences, of: bytes)
    literals.build()
    distances.build()
    lengths.set(literals, distances)
    if 3 + lengths.cost + bodyCost < storedCost(bytes.count) {
      writer.put(0b100, count: 3)
      lengths.write(to: &writer)
      writeBody(sequences, of: bytes, to: &writer)
    } else {
      Self.writeStored(bytes, to: &writer)
    }
  }

  /// Writes an empty stored block, so that the output ends at a byte boundary.
  static func writeFlush(to writer: inout BitWriter) {
    writeStored(UnsafeRawBufferPointer(start: nil, count: 0), to: &writer)
  }

  /// The number of bits of the sequences, without the block's header.
  private var bodyCost: Int {
    var bits = literals.cost + distances.cost
    for (slot, extraBits) in DeflateSymbols.lengthExtraBits.enumerated() {
      bits += literals.frequency(DeflateSymbols.endOfBlock + 1 + slot) * extraBits
    }
    for slot in 0..<DeflateSymbols.distanceCount {
      bits += distances.frequency(slot) * DeflateSymbols.distanceExtraBits(slot)
    }
    return bits
  }

  /// Returns the maximum number of bits of stored blocks.
  private func storedCost(_ count: Int) -> Int {
    8 * (count + 5 * (count / Self.maxStoredLength + 1))
  }

  private func count(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, of bytes: UnsafeRawBufferPointer
  ) {
    let lengthSlots = lengthSlots
    literals.count { literals in
      distances.count { distances in
        var position = 0
        for sequence in sequences {
          for _ in 0..<sequence.literals {
            literals[Int(bytes[position])] &+= 1
            position &+= 1
          }
          guard sequence.length > 0 else { continue }
          let slot = lengthSlots[Int(sequence.length) &- DeflateSymbols.shortestMatch]
          literals[DeflateSymbols.endOfBlock &+ 1 &+ Int(slot)] &+= 1
          distances[DeflateSymbols.distanceSlot(Int(sequence.offset) &+ 1)] &+= 1
          position &+= Int(sequence.length)
        }
        literals[DeflateSymbols.endOfBlock] = 1
      }
    }
  }

  private mutating func writeBody(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, of bytes: UnsafeRawBufferPointer,
    to writer: inout BitWriter
  ) {
    setLengthWords()
    literals.withWords { literals in
      distances.withWords { distances in
        lengthWords.withUnsafeBufferPointer { lengths in
          Self.writeBody(sequences, of: bytes, literals, distances, lengths, to: &writer)
        }
      }
    }
  }

  /// Writes sequences with the words of each symbol.
  private static func writeBody(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, of bytes: UnsafeRawBufferPointer,
    _ literals: UnsafePointer<HuffmanCode.Word>, _ distances: UnsafePointer<HuffmanCode.Word>,
    _ lengths: UnsafeBufferPointer<HuffmanCode.Word>, to writer: inout BitWriter
  ) {
    // A copy stays in registers.
    var output = writer
    defer { writer = output }
    var position = 0
    for sequence in sequences {
      let end = position &+ Int(sequence.literals)
      // Three words of at most 15 bits fit beside the seven bits that a flush leaves.
      while position &+ 3 <= end {
        output.put(literals[Int(bytes[position])])
        output.put(literals[Int(bytes[position &+ 1])])
        output.put(literals[Int(bytes[position &+ 2])])
        position &+= 3
        output.flush()
      }
      while position < end {
        output.put(literals[Int(bytes[position])])
        position &+= 1
        output.flush()
      }
      guard sequence.length > 0 else { continue }
      output.put(lengths[Int(sequence.length) &- DeflateSymbols.shortestMatch])
      let distance = Int(sequence.offset) &+ 1
      let slot = DeflateSymbols.distanceSlot(distance)
      output.put(distances[slot])
      output.put(
        UInt64(truncatingIfNeeded: distance &- DeflateSymbols.distanceBase(slot)),
        count: DeflateSymbols.distanceExtraBits(slot))
      output.flush()
      position &+= Int(sequence.length)
    }
    output.put(literals[DeflateSymbols.endOfBlock])
    output.flush()
  }

  private mutating func setLengthWords() {
    let literals = literals
    lengthWords.withUnsafeMutableBufferPointer { lengthWords in
      for slot in DeflateSymbols.lengthBases.indices {
        let word = literals[DeflateSymbols.endOfBlock + 1 + slot]
        let extraBits = DeflateSymbols.lengthExtraBits[slot]
        let first = DeflateSymbols.lengthBases[slot] - DeflateSymbols.shortestMatch
        // The longest length has a separate symbol, the last one.
        for offset in 0..<min(1 << extraBits, lengthWords.count - first) {
          lengthWords[first + offset] = HuffmanCode.Word(
            bits: word.bits | UInt32(offset) << word.length,
            length: word.length + UInt32(extraBits))
        }
      }
    }
  }

  private static let maxStoredLength = 65535

  private static func writeStored(_ bytes: UnsafeRawBufferPointer, to writer: inout BitWriter) {
    var rest = bytes
    repeat {
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(maxStoredLength))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(maxStoredLength))
      writer.put(0b000, count: 3)
      writer.align()
      writer.put(UInt64(piece.count), count: 16)
      writer.put(UInt64(~UInt16(piece.count)), count: 16)
      writer.flush()
      writer.append(piece)
    } while !rest.isEmpty
  }
}
