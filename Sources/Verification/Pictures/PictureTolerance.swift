/// How much two pictures may differ and still count as the same; as it stands, not at all.
///
/// Which pixels differ is told by `color`, `ignoresAntialiasing` and `ignoredRegions`. Of those there may
/// be as many as each limit that is given allows; where no limit is given, none.
package struct PictureTolerance: Hashable, Sendable, Codable {
  /// The largest distance in OKLab between two colours that count as one; black and white are 1 apart,
  /// and two colours side by side are told from each other from about 0.02 on.
  package var color = 0.0
  /// Whether pixels of an edge that only lies elsewhere within its pixels count as the same.
  package var ignoresAntialiasing = false
  /// The largest number of pixels that may differ.
  package var pixels: Int?
  /// The largest share of a picture's pixels that may differ, from 0 to 1.
  package var share: Double?
  /// The largest share, from 0 to 1, that may differ of any window of `PictureComparison.windowSide`
  /// pixels squared: many scattered pixels pass, a spot does not.
  package var density: Double?
  /// What is not looked at.
  package var ignoredRegions: [PixelRegion] = []

  /// Not the least difference.
  package static let exact = PictureTolerance()

  package init() {}

  /// Reads a share such as `0.001` or `0.1%`; nil for anything else, and for what is not from 0 to 1.
  package static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
    let share = isPercent ? number / 100 : number
    return (0...1).contains(share) ? share : nil
  }
}

extension PictureTolerance: CustomStringConvertible {
  /// Every tolerance that is not zero, in words.
  package var description: String {
    var parts: [String] = []
    if color > 0 { parts.append("colours up to \(color) apart in OKLab are one") }
    if ignoresAntialiasing { parts.append("anti-aliasing is ignored") }
    if let pixels { parts.append("up to \(NumberText.count(pixels, "pixel")) may differ") }
    if let share { parts.append("up to \(NumberText.percent(share)) of a frame may differ") }
    if let density {
      let side = PictureComparison.windowSide
      parts.append("up to \(NumberText.percent(density)) of any \(side)x\(side) px may differ")
    }
    parts += ignoredRegions.map { "\($0) are ignored" }
    return parts.isEmpty ? "none, every pixel counts" : parts.joined(separator: "; ")
  }
}
