import Foundation
import Imaging
import Movies
import Recipes

/// The inputs of a movie, as they are named on the command line.
package struct MovieInputs: Sendable {
  /// A recipe, or a folder of frames with its manifest; nil where both sides name one.
  package var input: String?
  /// Two recipes, folders, or settings of the input to show side by side; empty for the input
  /// alone.
  package var sides: [String] = []
  /// The labels above the sides; empty for default labels.
  package var labels: [String] = []
  /// The values of the recipes' parameters.
  package var settings: [RecipeSetting] = []
  /// The names of frames' files in folders.
  package var pattern = FramePattern.standard
  /// Whether overlays were requested, which frames in a folder cannot get.
  package var namesOverlays = false

  package init() {}
}

/// The subjects and labels of a movie, read and checked.
package struct MovieCast: Sendable {
  package let subjects: [MovieSubject]
  /// The labels above the subjects; empty for none.
  package let labels: [String]

  package init(_ inputs: MovieInputs) throws {
    if inputs.sides.isEmpty {
      guard let input = inputs.input else {
        throw MovieError.badOption("name a recipe, or a folder of frames.")
      }
      subjects = [try Self.subject(input, inputs.settings, inputs)]
      labels = inputs.labels
    } else {
      let sides = try inputs.sides.map { try Self.side($0, inputs) }
      subjects = sides.map(\.subject)
      labels = inputs.labels.isEmpty ? sides.map(\.label) : inputs.labels
    }
    guard labels.isEmpty || labels.count == subjects.count else {
      throw MovieError.badOption(
        "\(labels.count) labels for \(subjects.count) sides: give one --label for each side.")
    }
  }

  private static func side(
    _ word: String, _ inputs: MovieInputs
  ) throws -> (subject: MovieSubject, label: String) {
    let settings = settings(word)
    guard !settings.isEmpty, let input = inputs.input else {
      let subject = try subject(word, inputs.settings, inputs)
      return (subject, subject.title)
    }
    let label = settings.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return (try subject(input, inputs.settings + settings, inputs), label)
  }

  /// Returns the settings in a list such as `a=1,b=2`; empty for anything else, such as a file
  /// name.
  package static func settings(_ word: String) -> [RecipeSetting] {
    guard word.prefixMatch(of: /[A-Za-z_][\w-]*=/) != nil else { return [] }
    // A comma that is not followed by a name is part of a value, such as a list.
    var parts: [String] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      if parts.isEmpty || part.prefixMatch(of: /[A-Za-z_][\w-]*=/) != nil {
        parts.append(String(part))
      } else {
        parts[parts.count - 1] += ",\(part)"
      }
    }
    return parts.compactMap(RecipeSetting.init)
  }

  private static func subject(
    _ path: String, _ settings: [RecipeSetting], _ inputs: MovieInputs
  ) throws -> MovieSubject {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      return .recipe(try RecipeCheck.recipe(path, settings: settings))
    }
    guard settings.isEmpty, !inputs.namesOverlays else {
      throw MovieError.badOption(
        "\(path) is a folder of frames: \(settings.isEmpty ? "--overlay" : "--set") is for recipes."
      )
    }
    return .folder(try FrameFolder(path, pattern: inputs.pattern))
  }
}
