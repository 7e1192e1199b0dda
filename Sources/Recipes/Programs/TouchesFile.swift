import UIKit

/// The keys of a file with touches for a program: those of a recipe without what the program itself
/// determines.
enum TouchesFile {
  static let table = Table(
    "a touches file",
    [
      RecipeKeys.flipbook.notRequired, RecipeKeys.title,
      RecipeKeys.duration.notRequired, RecipeKeys.stage, RecipeKeys.params,
      RecipeKeys.markers, RecipeKeys.slow, RecipeKeys.captions, RecipeKeys.matrix,
      RecipeKeys.timeline, RecipeKeys.expect, RecipeKeys.reference, RecipeKeys.lint,
    ])

  /// The duration of a program without a file that has one, in seconds.
  static let defaultDuration: TimeInterval = 3

  /// Returns the text of a program's file and its path: an empty mapping for a program without one.
  static func read(_ program: any SceneProgram) -> Result<(text: String, file: String), Diagnostic>
  {
    guard let path = program.touches else { return .success(("{}", program.path)) }
    return RecipeFile(path: path).read().map { ($0, path) }
  }

  /// Returns the recipe that a file stands for; nil, with a message, for other keys.
  static func recipe(
    _ root: SourceValue, of program: any SceneProgram, _ context: ReadingContext
  ) -> SourceValue? {
    guard context.fields(of: root, table) != nil, context.results.diagnostics.isEmpty else {
      return nil
    }
    func value(_ text: String, _ origin: String? = nil) -> SourceValue {
      SourceValue(content: .plain(text), span: root.span, origin: origin)
    }
    var root = root
    if root[RecipeKeys.flipbook.name] == nil {
      root = root.replacing(RecipeKeys.flipbook.name, with: value("1"))
    }
    if let duration = program.duration {
      root = root.replacing(
        RecipeKeys.duration.name, with: value("\(duration.plainDescription)s", "--duration"))
    } else if root[RecipeKeys.duration.name] == nil {
      root = root.replacing(
        RecipeKeys.duration.name, with: value("\(defaultDuration.plainDescription)s"))
    }
    guard let device = program.device else { return root }
    return root.replacing(stage: [(StageKeys.device.name, value(device, "--device"))])
  }
}

private enum OpenNamesKey: ContextKey {
  static let defaultValue = false
}

extension ReadingContext {
  /// Whether any text may be the name of a view: those of a program are known only while it plays.
  var hasOpenNames: Bool { self[OpenNamesKey.self] }

  /// Returns a copy in which any text may be the name of a view.
  var withOpenNames: ReadingContext { with(OpenNamesKey.self, true) }

  /// Returns the name of a view of a program.
  func openName(_ value: SourceValue) -> String? {
    guard let name = value.text, !name.isEmpty else {
      reportType(value, expected: "the identifier, the title or the property of a view")
      return nil
    }
    return name
  }
}
