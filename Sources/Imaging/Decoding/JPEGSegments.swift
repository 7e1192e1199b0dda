/// The segments of a JPEG before its pixels: the size, and what says how to show them.
struct JPEGSegments {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The number of color components.
  let components: Int
  /// Whether the pixels are read in several scans over the whole image.
  let hasScans: Bool
  /// The metadata of cameras; nil without any.
  let exif: [UInt8]?
  /// The ICC profile; nil without one.
  let profile: [UInt8]?

  private static let start: [UInt8] = [0xFF, 0xD8, 0xFF]
  private static let exifName = Array("Exif\0\0".utf8)
  private static let profileName = Array("ICC_PROFILE\0".utf8)

  /// Whether a file starts as JPEG files do.
  static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: start) }

  /// Reads the segments up to the pixels.
  init(_ bytes: [UInt8], name: String) throws(ImagingError) {
    var position = 2
    var frame: (width: Int, height: Int, components: Int, isProgressive: Bool)?
    var scanComponents = 0
    var exif: [UInt8]?
    var parts: [Int: ArraySlice<UInt8>] = [:]
    scan: while true {
      guard position + 4 <= bytes.count else { throw .truncatedJPEG(name: name) }
      guard bytes[position] == 0xFF else {
        throw .corruptJPEG(name: name, reason: "a marker is missing")
      }
      let marker = bytes[position + 1]
      position += 2
      switch marker {
      case 0xFF:
        // Bytes of 255 may fill the space before a marker.
        position -= 1
        continue
      case 0x01, 0xD0...0xD8: continue
      case 0xD9: throw .corruptJPEG(name: name, reason: "it has no pixels")
      default: break
      }
      guard let length = bytes.number(at: position, count: 2) else {
        throw .truncatedJPEG(name: name)
      }
      guard length >= 2 else { throw .corruptJPEG(name: name, reason: "a segment has no length") }
      guard position + length <= bytes.count else { throw .truncatedJPEG(name: name) }
      let segment = bytes[position + 2..<position + length]
      position += length
      switch marker {
      case 0xDA:
        scanComponents = segment.number(at: 0, count: 1) ?? 0
        break scan
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = segment.number(at: 1, count: 2),
          let width = segment.number(at: 3, count: 2),
          let components = segment.number(at: 5, count: 1)
        else { throw .corruptJPEG(name: name, reason: "the header is too short") }
        frame = (width, height, components, marker & 3 == 2)
      case 0xE1 where segment.starts(with: Self.exifName) && exif == nil:
        exif = Array(segment.dropFirst(Self.exifName.count))
      case 0xE2 where segment.starts(with: Self.profileName):
        let part = segment.dropFirst(Self.profileName.count)
        if let number = part.first { parts[Int(number)] = part.dropFirst(2) }
      default: break
      }
    }
    guard let frame else { throw .corruptJPEG(name: name, reason: "it has no header") }
    (width, height, components) = (frame.width, frame.height, frame.components)
    hasScans = frame.isProgressive || scanComponents < components
    self.exif = exif
    profile = parts.isEmpty ? nil : parts.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
