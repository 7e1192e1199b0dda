import Imaging

/// How much two images may differ and still count as equal; a limit that is nil is not specified.
///
/// `color`, `ignoresAntialiasing` and `ignoredRegions` decide which pixels differ. `pixels`,
/// `share` and `density` limit how many of them may: every limit that is specified must be met, and
/// if none is, no pixel may differ. An unspecified tolerance can be completed by another one: see
/// `overridden(by:)`.
package struct ImageTolerance: Hashable, Sendable {
  /// The maximum distance in OKLab between two colors that count as equal; nil is 0.
  ///
  /// Black and white are 1 apart. Two colors side by side can be distinguished from about 0.02 on.
  package var color: Double?
  /// Whether pixels of an edge that is shifted by less than a pixel count as equal; nil is false.
  package var ignoresAntialiasing: Bool?
  /// The maximum number of pixels that may differ.
  package var pixels: Int?
  /// The maximum fraction of an image's pixels that may differ, from 0 to 1.
  package var share: Double?
  /// The maximum fraction, from 0 to 1, of the pixels of any square window with sides of
  /// `ImageComparison.windowSide` that may differ: many scattered pixels pass, a spot does not.
  package var density: Double?
  /// The regions that are not compared, in pixels; nil is none.
  package var ignoredRegions: [PixelRegion]?

  /// A tolerance that specifies nothing: every pixel must be equal.
  package static let exact = ImageTolerance()

  package init() {}

  /// Whether every pixel must be equal.
  package var isExact: Bool {
    color ?? 0 <= 0 && ignoresAntialiasing != true && pixels == nil && share == nil
      && density == nil && ignoredRegions?.isEmpty ?? true
  }

  /// Parses a fraction such as `0.001` or `0.1%`; nil for anything else, or outside 0 to 1.
  package static func share(_ text: String) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text) else { return nil }
    let share = isPercentage ? number / 100 : number
    return (0...1).contains(share) ? share : nil
  }
}

extension ImageTolerance {
  /// Returns this tolerance with everything that `other` specifies replaced.
  package func overridden(by other: ImageTolerance) -> ImageTolerance {
    var result = self
    result.color = other.color ?? color
    result.ignoresAntialiasing = other.ignoresAntialiasing ?? ignoresAntialiasing
    result.pixels = other.pixels ?? pixels
    result.share = other.share ?? share
    result.density = other.density ?? density
    result.ignoredRegions = other.ignoredRegions ?? ignoredRegions
    return result
  }

  /// Returns this tolerance with everything that `other` specifies replaced, and with the ignored
  /// regions of both.
  package func adding(_ other: ImageTolerance) -> ImageTolerance {
    var result = overridden(by: other)
    if let regions = ignoredRegions, let others = other.ignoredRegions {
      result.ignoredRegions = regions + others
    }
    return result
  }

  /// Returns this tolerance without everything that `other` specifies.
  package func removing(_ other: ImageTolerance) -> ImageTolerance {
    var result = self
    if other.color != nil { result.color = nil }
    if other.ignoresAntialiasing != nil { result.ignoresAntialiasing = nil }
    if other.pixels != nil { result.pixels = nil }
    if other.share != nil { result.share = nil }
    if other.density != nil { result.density = nil }
    if other.ignoredRegions != nil { result.ignoredRegions = nil }
    return result
  }
}

extension ImageTolerance: Encodable {
  private enum CodingKeys: CodingKey {
    case color, ignoresAntialiasing, pixels, share, density, ignoredRegions
  }

  /// Encodes which pixels differ with their defaults, and only the limits that are specified.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(color ?? 0, forKey: .color)
    try container.encode(ignoresAntialiasing ?? false, forKey: .ignoresAntialiasing)
    try container.encodeIfPresent(pixels, forKey: .pixels)
    try container.encodeIfPresent(share, forKey: .share)
    try container.encodeIfPresent(density, forKey: .density)
    try container.encode(ignoredRegions ?? [], forKey: .ignoredRegions)
  }
}

extension ImageTolerance: CustomStringConvertible {
  /// What may differ, in words.
  package var description: String {
    parts.isEmpty ? "none, every pixel must match" : parts.joined(separator: "; ")
  }

  /// Each part of what may differ, in words.
  var parts: [String] {
    var parts: [String] = []
    if let color, color > 0 { parts.append("colors within \(color) in OKLab are equal") }
    if ignoresAntialiasing == true { parts.append("anti-aliasing is ignored") }
    if let pixels { parts.append("up to \(NumberFormat.count(pixels, "pixel")) may differ") }
    if let share { parts.append("up to \(NumberFormat.percent(share)) of a frame may differ") }
    if let density {
      let side = ImageComparison.windowSide
      parts.append("up to \(NumberFormat.percent(density)) of any \(side)x\(side) px may differ")
    }
    parts += (ignoredRegions ?? []).map { "\($0) are ignored" }
    return parts
  }
}
