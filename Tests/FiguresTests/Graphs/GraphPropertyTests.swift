import Testing

@testable import Figures

@Suite struct GraphPropertyTests {
  @Test(
    "lists of properties are parsed",
    arguments: [
      ([], []),
      (["alpha"], ["alpha"]),
      (["angle,alpha", "center.y"], ["angle", "alpha", "center.y"]),
      (["center"], ["center.x", "center.y"]),
      (["velocity,center.y"], ["velocity.x", "velocity.y", "center.y"]),
      (["scale"], ["scale"]),
      (["alpha,alpha", "center,center.x"], ["alpha", "center.x", "center.y"]),
    ] as [([String], [String])])
  func parsing(lists: [String], names: [String]) throws {
    #expect(try GraphProperty.all(in: lists).map(\.name) == names)
  }

  @Test(
    "an unknown name throws with a suggestion",
    arguments: [
      ("cemter.y", "unknown property 'cemter.y': did you mean 'center.y'?"),
      ("Alpha", "unknown property 'Alpha': did you mean 'alpha'?"),
      (
        "texture",
        """
        unknown property 'texture': expected one of center.x, center.y, angle, scale, scale.x, \
        scale.y, alpha, fraction, width, height, velocity.x, velocity.y, speed, angularVelocity
        """
      ),
    ])
  func unknownName(word: String, message: String) {
    let error = #expect(throws: UnknownGraphProperty.self) {
      try GraphProperty.all(in: ["alpha,\(word)"])
    }
    #expect(error?.description == message)
  }

  @Test("names are unique and not empty") func uniqueNames() {
    let names = GraphProperty.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(throws: UnknownGraphProperty.self) { try GraphProperty.all(in: ["alpha,"]) }
  }
}
