import Foundation
import Imaging
import Verification

/// `flipbook approve`: takes over what a failed `verify` left.
package struct ApproveVerb: Sendable {
  /// The names of recipes; all that failed if there are none.
  package var recipes: [String] = []
  /// The folder with a folder of each recipe.
  package var references = RecordVerb.usualFolder
  /// The folder with what recipes that fail show.
  package var actual = VerifyVerb.usualActual
  /// The environment's variables, which may forbid to write references.
  package var environment: [String: String] = [:]

  package init() {}

  package func run() throws -> CommandResult {
    try Recording.check(environment, verb: "approve")
    let names = try recipes.isEmpty ? left() : recipes.map(name)
    guard !names.isEmpty else { throw VerificationError.nothingToApprove(path: actual) }
    let folders = names.map { ReferenceFolder(path: "\(actual)/\($0)") }
    // All are read before one is taken over.
    for folder in folders {
      guard folder.isThere else { throw VerificationError.nothingToApprove(path: folder.path) }
      _ = try folder.read()
    }
    for (name, folder) in zip(names, folders) {
      try ReferenceFolder(path: "\(references)/\(name)").takeOver(folder)
    }
    return CommandResult(output: names.map { "\($0): approved\n" }.joined())
  }

  /// The recipes that failed.
  private func left() throws -> [String] {
    guard FileManager.default.fileExists(atPath: actual) else { return [] }
    return try Files.names(in: actual).filter { ReferenceFolder(path: "\(actual)/\($0)").isThere }
  }

  /// A recipe's name, of its file too.
  private func name(_ recipe: String) -> String {
    URL(filePath: recipe).deletingPathExtension().lastPathComponent
  }
}
