import Testing

@testable import Flipbook

@Suite struct GraphPropertyTests {
  @Test(
    arguments: [
      ([], []),
      (["alpha"], ["alpha"]),
      (["angle,alpha", "center.y"], ["angle", "alpha", "center.y"]),
      (["center"], ["center.x", "center.y"]),
      (["velocity,center.y"], ["velocity.x", "velocity.y", "center.y"]),
      (["scale"], ["scale"]),
      (["alpha,alpha", "center,center.x"], ["alpha", "center.x", "center.y"]),
    ] as [([String], [String])])
  func `lists are read`(lists: [String], names: [String]) throws {
    #expect(try GraphProperty.all(in: lists).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("centre.y", "no property is called 'centre.y': did you mean 'center.y'?"),
      ("Alpha", "no property is called 'Alpha': did you mean 'alpha'?"),
      (
        "colour",
        """
        no property is called 'colour': choose among center.x, center.y, angle, scale, scale.x, \
        scale.y, alpha, fraction, width, height, velocity.x, velocity.y, speed, angularVelocity.
        """
      ),
    ])
  func `a word that names none is told`(word: String, message: String) {
    let error = #expect(throws: UnknownGraphProperty.self) {
      try GraphProperty.all(in: ["alpha,\(word)"])
    }
    #expect(error?.description == message)
  }

  @Test func `no name is empty, and none stands twice`() {
    let names = GraphProperty.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(throws: UnknownGraphProperty.self) { try GraphProperty.all(in: ["alpha,"]) }
  }
}
