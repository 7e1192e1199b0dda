import ArgumentParser

/// What reads the mutated inputs; each subject has a folder in the corpus.
enum SubjectName: String, CaseIterable, ExpressibleByArgument {
  case recipes, pngs, jpegs, fonts, manifests, references, commandLines = "command-lines"

  /// Creates the subject.
  @MainActor
  func make(in folder: String) throws -> any FuzzSubject {
    switch self {
    case .recipes: try RecipeSubject(in: folder)
    case .pngs: try PNGSubject()
    case .jpegs: try JPEGSubject()
    case .fonts: try FontSubject(in: folder)
    case .manifests: try ManifestSubject(in: folder)
    case .references: try ReferenceSubject()
    case .commandLines: try CommandLineSubject(in: folder)
    }
  }
}

/// A reader with the inputs whose mutations it reads.
@MainActor
protocol FuzzSubject {
  /// Valid inputs, in a fixed order.
  var seeds: [[UInt8]] { get }

  /// Returns a mutation of an input.
  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8]

  /// Reads an input, and uses what was read.
  ///
  /// - Returns: Whether the input is valid.
  /// - Throws: An error that the reader must not throw: a finding.
  func read(_ input: [UInt8]) async throws -> Bool
}

extension FuzzSubject {
  /// Returns the input of a case, which depends only on the seeds and these numbers.
  func input(seed: UInt64, index: Int) -> [UInt8] {
    var chance = Chance(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index))
    return mutated(chance.element(of: seeds) ?? [], by: &chance)
  }
}

/// A result of a reader that contradicts its documentation.
struct Contradiction: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
