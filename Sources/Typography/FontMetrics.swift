import Synchronization

/// The heights of a face, in ems of a font's size; the descender is negative, as UIKit has it.
struct FontMetrics: Equatable, Sendable {
  let ascender: Double
  let descender: Double
  let leading: Double
  let capHeight: Double
  let xHeight: Double

  /// San Francisco's: a line of 1.1934 em, whatever face stands in its place.
  ///
  /// Source: UIFont's metrics of the system font, the design units of which are 2048 an em.
  static let system = FontMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, leading: 0, capHeight: 0.7046,
    xHeight: 0.526)

  /// Those of a face that cannot be read.
  private static let none = FontMetrics(
    ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)

  private static let cache = Mutex<[FontFace: FontMetrics]>([:])

  /// Returns the metrics in a face's file, read once.
  static func of(_ face: FontFace) -> FontMetrics {
    cache.withLock { cache in
      if let known = cache[face] { return known }
      let metrics = FontTables(file: face.file, index: face.index)?.metrics ?? .none
      cache[face] = metrics
      return metrics
    }
  }
}
