/// The spellings of a spring's keys in UIKit, SwiftUI and Core Animation, which differ too much for
/// `NearestName` to find one from another.
struct SpringSpelling {
  /// The spellings of one quantity.
  let spellings: [String]
  /// The keys that were probably meant, the first one that the mapping has.
  let keys: [String]

  private static let all = [
    SpringSpelling(
      spellings: [
        "damping", "dampingRatio", "usingSpringWithDamping", "springDamping", "dampingFraction",
        "springDampingRatio",
      ], keys: ["dampingRatio", "usingSpringWithDamping", "bounce", "damping"]),
    SpringSpelling(
      spellings: ["bounce", "springBounce", "extraBounce"],
      keys: ["bounce", "spring", "usingSpringWithDamping"]),
    SpringSpelling(
      spellings: [
        "springDuration", "perceptualDuration", "settlingDuration", "response", "withDuration",
        "duration",
      ], keys: ["springDuration", "spring", "duration"]),
    SpringSpelling(
      spellings: ["initialVelocity", "initialSpringVelocity", "springVelocity", "velocity"],
      keys: ["initialVelocity", "initialSpringVelocity"]),
    SpringSpelling(spellings: ["mass", "stiffness"], keys: ["spring"]),
    SpringSpelling(
      spellings: ["spring", "springTiming"], keys: ["usingSpringWithDamping", "dampingRatio"]),
  ]

  /// Returns the key of a spring that was meant by another spelling of it; nil if there is none.
  static func key(for written: String, among names: [String]) -> String? {
    all.first { $0.spellings.contains(written) }?.keys.first(where: names.contains)
  }
}
