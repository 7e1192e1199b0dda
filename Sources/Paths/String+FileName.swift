/// File names are sequences of bytes, while strings are sequences of characters: the slash before a
/// combining mark is not the character "/", and composed and decomposed é are equal strings but two
/// files. Everything that checks, compares or quotes file names therefore reads bytes.
///
/// A byte of a name that is not UTF-8 is a private scalar in its string: byte N, from 0x80 to 0xFF, is
/// U+10FF00 + N. The bytes of such scalars in a name are represented in the same way, so that every
/// name has a string of its own.
extension String {
  /// Creates the string of a file name or path.
  package init(fileName bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.containsRawBytes {
      self = text
    } else {
      self = Self.decoding(bytes)
    }
  }

  /// The bytes of the file name or path.
  package var fileBytes: [UInt8] {
    guard containsRawBytes else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      RawByte(scalar).map { [$0.byte] }
        ?? Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Calls a closure with the path as a C string.
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard containsRawBytes else { return withCString(body) }
    return (fileBytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map(body) ?? withCString(body)
    }
  }

  /// The text with a replacement character (U+FFFD) for each byte that is not UTF-8.
  package var withoutRawBytes: String {
    guard containsRawBytes else { return self }
    var text = ""
    text.unicodeScalars.append(
      contentsOf: unicodeScalars.map { RawByte($0) == nil ? $0 : "\u{FFFD}" })
    return text
  }

  private var containsRawBytes: Bool {
    // Only names with a scalar of the last plane are searched.
    utf8.contains(0xF4) && unicodeScalars.contains { RawByte($0) != nil }
  }

  private static func decoding(_ bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var position = 0
    while true {
      let length: Int
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return String(scalars)
      case .error(let count): length = count
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        length = encoded.count
        if RawByte(scalar) == nil {
          scalars.append(scalar)
          position += length
          continue
        }
      }
      scalars.append(
        contentsOf: bytes[position..<position + length].compactMap { RawByte($0).scalar })
      position += length
    }
  }
}

/// A byte that is not part of UTF-8 text, and the private scalar that represents it.
private struct RawByte {
  let byte: UInt8

  init(_ byte: UInt8) { self.byte = byte }

  init?(_ scalar: Unicode.Scalar) {
    guard (0x10_FF80...0x10_FFFF).contains(scalar.value) else { return nil }
    byte = UInt8(scalar.value & 0xFF)
  }

  var scalar: Unicode.Scalar? { Unicode.Scalar(0x10_FF00 | UInt32(byte)) }
}
