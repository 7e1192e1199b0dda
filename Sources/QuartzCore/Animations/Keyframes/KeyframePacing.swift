import CoreGraphics

/// Where something that moves at an even speed is in a row of spans that are curved.
struct KeyframePacing {
  /// How many chords a span is measured by.
  private static let chords = 64
  private let times: KeyTimes

  /// Measures spans.
  ///
  /// - Parameters:
  ///   - spans: Their number.
  ///   - distance: Returns the distance between the values at two places.
  init(spans: Int, distance: (KeyTimes.Place, KeyTimes.Place) -> CGFloat) {
    times = KeyTimes(
      lengths: (0..<spans * Self.chords).map { index in
        let start = Self.place(chord: index, fraction: 0)
        let end = Self.place(chord: index, fraction: 1)
        return distance(start, end)
      })
  }

  /// Returns the place at a progress from 0 to 1.
  func place(of progress: CGFloat) -> KeyTimes.Place {
    let place = times.place(of: progress)
    return Self.place(chord: place.span, fraction: place.fraction)
  }

  private static func place(chord: Int, fraction: CGFloat) -> KeyTimes.Place {
    let (span, part) = chord.quotientAndRemainder(dividingBy: chords)
    return KeyTimes.Place(span: span, fraction: (CGFloat(part) + fraction) / CGFloat(chords))
  }
}
