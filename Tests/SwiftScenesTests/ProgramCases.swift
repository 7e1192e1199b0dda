/// A program of Tests/SwiftScenesTests/Programs, and what its code says that it shows.
struct ProgramCase: Sendable {
  /// The name of the folder.
  let name: String
  /// The seconds to play.
  let duration: Double
  var device = "iPhone 8"
  let expectations: [ProgramExpectation]

  init(_ name: String, _ duration: Double, _ expectations: [ProgramExpectation]) {
    self.name = name
    self.duration = duration
    self.expectations = expectations
  }

  static let all = views + scrolling + controllers + clocks
}
