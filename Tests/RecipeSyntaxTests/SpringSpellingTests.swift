import Testing

@testable import RecipeSyntax

@Suite struct SpringSpellingTests {
  private static let animation = [
    "duration", "delay", "curve", "usingSpringWithDamping", "springDuration", "bounce",
    "initialSpringVelocity",
  ]
  private static let animator = ["duration", "curve", "dampingRatio", "initialVelocity", "spring"]
  private static let spring = [
    "mass", "stiffness", "damping", "duration", "bounce", "initialVelocity",
  ]

  private static let rows: [(written: String, keys: [String], expected: String?)] = [
    ("damping", animation, "usingSpringWithDamping"),
    ("dampingRatio", animation, "usingSpringWithDamping"),
    ("usingSpringWithDamping", animator, "dampingRatio"),
    ("initialVelocity", animation, "initialSpringVelocity"),
    ("initialSpringVelocity", animator, "initialVelocity"),
    ("initialSpringVelocity", spring, "initialVelocity"),
    ("dampingRatio", spring, "bounce"),
    ("bounce", animator, "spring"),
    ("springDuration", animator, "spring"),
    ("springDuration", spring, "duration"),
    ("stiffness", animator, "spring"),
    ("dampingRatio", ["item", "snapPoint", "damping"], "damping"),
    ("dampng", spring, "damping"),
    ("damping", ["items", "magnitude"], nil),
    ("velocity", ["items", "density"], nil),
  ]

  @Test(
    "a spelling of a spring suggests the key for it",
    arguments: rows)
  func suggestions(written: String, keys: [String], expected: String?) {
    #expect(NearestName.nearest(to: written, among: keys) == expected)
  }
}
