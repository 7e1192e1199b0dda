import ArgumentParser
import Flipbook
import SwiftScenes

/// How a Swift program is compiled and played, if a recipe is one.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Class of the view that a Swift program shows.", valueName: "class"))
  var view: String?

  @Option(
    help: ArgumentHelp("Class of the controller that a Swift program shows.", valueName: "class"))
  var controller: String?

  @Option(
    help: ArgumentHelp("Title of the #Preview that a Swift program shows.", valueName: "title"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Device of a Swift program (default: the touches file's, or the size of a live view).",
      valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Duration of a Swift program (default: the touches file's, or 3s).", valueName: "3s"))
  var duration: SceneDuration?

  @Option(
    help: ArgumentHelp(
      "Recipe with the touches of a Swift program in its timeline.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var touches: String?

  @Option(
    help: ArgumentHelp("Seed of a Swift program's random numbers (default: 1).", valueName: "N"))
  var seed: Seed?

  @Option(
    help: ArgumentHelp(
      "Language mode of a Swift program: 4, 4.2, 5 or 6.", valueName: "version"))
  var swiftVersion = LanguageMode(value: "5")

  @Option(
    help: ArgumentHelp(
      "Maximum time that a Swift program may take for one tick (default: 30s).", valueName: "30s"))
  var timeout: SceneDuration?

  func validate() throws {
    let subjects = [("--view", view), ("--controller", controller), ("--preview", preview)]
      .filter { $0.1 != nil }.map(\.0)
    guard subjects.count <= 1 else {
      throw ValidationError("\(subjects.joined(separator: " and ")) exclude each other")
    }
  }

  /// The options of compiling and playing.
  var options: SceneOptions {
    var options = SceneOptions()
    options.subject =
      view.map { .view($0) } ?? controller.map { .controller($0) } ?? preview.map { .preview($0) }
    options.swiftVersion = swiftVersion.value
    options.device = device
    options.duration = duration?.seconds
    options.touches = touches
    options.seed = seed?.value
    if let timeout { options.timeLimit = timeout.seconds }
    return options
  }

  /// The options of compiling, as words of a command line.
  var compilingWords: [String] {
    func words(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }
    return words("--view", view) + words("--controller", controller) + words("--preview", preview)
      + words("--swift-version", swiftVersion.value)
  }

  /// The first option that was given; nil for none.
  var firstGiven: String? {
    [
      ("--view", view != nil), ("--controller", controller != nil), ("--preview", preview != nil),
      ("--device", device != nil), ("--duration", duration != nil), ("--touches", touches != nil),
      ("--seed", seed != nil), ("--timeout", timeout != nil),
    ].first(where: \.1)?.0
  }
}

/// A duration above zero.
struct SceneDuration: ParsedArgument {
  let seconds: Double

  static func parse(_ argument: String) throws -> SceneDuration {
    guard case .seconds(let seconds) = try? FrameSelection.Time.parse(argument), seconds > 0 else {
      throw UnexpectedFormat(expected: "a duration above zero, for example 2.5s or 800ms")
    }
    return SceneDuration(seconds: seconds)
  }
}

/// A seed of random numbers.
struct Seed: ParsedArgument {
  let value: UInt64

  static func parse(_ argument: String) throws -> Seed {
    Seed(value: try UInt64(argument).orExpected("a whole number of 0 or more"))
  }
}

/// A language mode of Swift.
struct LanguageMode: ParsedArgument, CustomStringConvertible {
  let value: String

  var description: String { value }

  static func parse(_ argument: String) throws -> LanguageMode {
    guard ["4", "4.2", "5", "6"].contains(argument) else {
      throw UnexpectedFormat(expected: "4, 4.2, 5 or 6")
    }
    return LanguageMode(value: argument)
  }
}
