import Foundation
import Imaging
import Movies
import Recipes

/// What a movie shows, read and checked.
struct MovieCast: Sendable {
  let subjects: [MovieSubject]
  /// What is written above each; none for nothing.
  let labels: [String]

  init(_ verb: MovieVerb) throws {
    if verb.sides.isEmpty {
      guard let input = verb.input else {
        throw MovieError.badOption("name a recipe, or a folder of frames.")
      }
      subjects = [try Self.subject(input, verb.settings, verb)]
      labels = verb.labels
    } else {
      let sides = try verb.sides.map { try Self.side($0, verb) }
      subjects = sides.map(\.subject)
      labels = verb.labels.isEmpty ? sides.map(\.label) : verb.labels
    }
    guard labels.isEmpty || labels.count == subjects.count else {
      throw MovieError.badOption(
        "there are \(subjects.count) sides and \(labels.count) labels: write a --label for each.")
    }
  }

  private static func side(
    _ word: String, _ verb: MovieVerb
  ) throws -> (subject: MovieSubject, label: String) {
    let settings = settings(word)
    guard !settings.isEmpty, let input = verb.input else {
      let subject = try subject(word, verb.settings, verb)
      return (subject, subject.title)
    }
    let label = settings.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return (try subject(input, verb.settings + settings, verb), label)
  }

  /// Reads `a=1,b=2`; nothing for anything else, such as a file's name.
  static func settings(_ word: String) -> [RecipeSetting] {
    guard word.prefixMatch(of: /[A-Za-z_][\w-]*=/) != nil else { return [] }
    // A comma within a value, such as that of a list, has no name behind it.
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
    _ path: String, _ settings: [RecipeSetting], _ verb: MovieVerb
  ) throws -> MovieSubject {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      return .recipe(try RecipeCheck.recipe(path, settings: settings))
    }
    guard settings.isEmpty, !verb.namesOverlays else {
      throw MovieError.badOption(
        "\(path) has been drawn: \(settings.isEmpty ? "--overlay" : "--set") is for recipes.")
    }
    return .folder(try FrameFolder(path, pattern: verb.pattern))
  }
}
