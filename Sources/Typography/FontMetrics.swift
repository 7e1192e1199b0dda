import Synchronization

/// The heights of a face, in ems of the font's size; the descender is negative, as in UIKit.
struct FontMetrics: Equatable, Sendable {
  let ascender: Double
  let descender: Double
  let leading: Double
  let capHeight: Double
  let xHeight: Double
  /// The distance from the baseline to the middle of the line below text; negative below it.
  var underlinePosition = -0.1
  var underlineThickness = 0.05

  /// The metrics of San Francisco: a line of 1.1934 em, whichever face substitutes it.
  ///
  /// Source: UIFont's metrics of the system font, in its design units of 1/2048 em. The line below text
  /// is that of most sans serif faces; low confidence.
  static let system = FontMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, leading: 0, capHeight: 0.7046,
    xHeight: 0.526)

  /// The metrics of a face that cannot be read.
  private static let none = FontMetrics(
    ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)

  private static let cache = Mutex<[FontFace: FontMetrics]>([:])

  /// Returns the metrics in a face's file, which is read once.
  static func of(_ face: FontFace) -> FontMetrics {
    cache.withLock { cache in
      if let cached = cache[face] { return cached }
      let metrics = FontTables(file: face.file, index: face.index)?.metrics ?? .none
      cache[face] = metrics
      return metrics
    }
  }
}
