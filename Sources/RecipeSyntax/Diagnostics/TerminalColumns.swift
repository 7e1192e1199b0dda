extension Collection<Unicode.Scalar> {
  /// The number of columns that the scalars take in a terminal.
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}

extension Unicode.Scalar {
  /// The number of columns in a terminal: 0 for marks that combine with the previous character, 2 for
  /// wide characters, and 1 for others.
  ///
  /// Control characters are displayed as spaces.
  fileprivate var terminalColumns: Int {
    if isASCII { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // A soft hyphen is displayed.
    case .format: return value == 0xAD ? 1 : 0
    default: break
    }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks of wide and fullwidth characters (UAX #11, without emoji): Hangul Jamo, the scripts
  /// and symbols of Chinese, Japanese, Korean and Yi, and the supplementary ideographic planes.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
