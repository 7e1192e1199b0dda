import AppRuntime
import CTraps
import Imaging
import Recipes
import UIKit

/// A program that plays on a stage of its own.
@MainActor
final class HostedScene: PlayingProgram {
  let stage: Stage
  private let found: NamedViews
  /// The stages of programs that played, which exist until the process ends.
  ///
  /// On a device, the objects of a program are not destroyed at its end: what `deinit` does with references to objects that
  /// are gone by then must not fail here. The copies of a program's library stay in memory as well.
  private static var ended: [Stage] = []

  /// Creates a stage, and runs the program.
  ///
  /// - Parameters:
  ///   - entry: Loads the program, and returns what it shows and its variables.
  ///   - path: The path of the program's sources, for errors.
  ///   - resources: The folder of the program's resources; nil for none.
  ///   - library: The path of the program's library; nil for a program in this process.
  ///   - seed: The seed of random numbers.
  init(
    _ setup: ProgramSetup, path: String, resources: String? = nil, library: String? = nil,
    seed: UInt64 = 1,
    entry: () throws(LoadingError) -> SceneEntry
  ) throws(RecipeErrors) {
    let stage = Stage(
      device: setup.device, bars: setup.bars, userInterfaceStyle: setup.appearance,
      contentSizeCategory: setup.contentSizeCategory, layoutDirection: setup.layoutDirection,
      accessibility: setup.accessibility, localeIdentifier: setup.localeIdentifier,
      backgroundColor: setup.background, fallbackFonts: setup.fallbackFonts)
    if let shown = setup.showsKeyboard { stage.showsKeyboard = shown }
    self.stage = stage
    let tasks = ProgramTasks(of: stage, seed: seed)
    let folders = resources.map { [$0] }
    let libraries = library.map { [$0.folderPath] } ?? []
    ResourceFolders.setFolders(folders, libraries: libraries)
    stage.runTurn = { tick, work in
      // Programs take turns.
      if let folders, ResourceFolders.folders != folders {
        ResourceFolders.setFolders(folders, libraries: libraries)
      }
      flipbook_turn_begins(Int64(tick))
      defer { flipbook_turn_ends() }
      tasks.run(work)
    }
    do {
      flipbook_turn_begins(0)
      defer { flipbook_turn_ends() }
      let entry = try entry()
      let variables = SceneEntry.variables
      if SceneEntry.isBeforeIOS13 { stage.automaticPresentationStyle = .fullScreen }
      try tasks.run { () throws(SceneEntry.Problem) in
        try entry.show(on: stage, fitsContent: setup.fitsContent)
      }
      found = NamedViews(on: stage, variables: variables)
      if MissingResources.all.contains(.symbolFont), let problem = UIImage.symbolFontProblem {
        throw MissingFont(problem: problem)
      }
      Self.ended.append(stage)
    } catch {
      throw RecipeErrors([error.diagnostic(file: path)])
    }
  }

  var views: [(name: String, view: UIView)] { found.views }

  var names: [String] { found.names }

  var dynamicAnimators: [UIDynamicAnimator] {
    stage.window.hierarchy.flatMap(\.dynamicAnimators)
  }

  func view(_ name: String) -> UIView? { found.view(name) }

  func name(of item: any UIDynamicItem) -> String? {
    (item as? UIView).flatMap(found.name)
  }
}

/// The font of symbols, which the program shows, cannot be read.
private struct MissingFont: Error {
  let problem: String
}

extension Error {
  /// The error as one of a program.
  fileprivate func diagnostic(file: String) -> Diagnostic {
    switch self as any Error {
    case SceneEntry.Problem.noLiveView:
      Diagnostic(
        .badProgram, "the playground shows nothing", file: file,
        help: "assign a view or a controller to PlaygroundPage.current.liveView")
    case SceneEntry.Problem.noWindow:
      Diagnostic(
        .badProgram, "the app shows no window", file: file,
        help: "create a window with a root view controller, and call makeKeyAndVisible()")
    case let error as MissingFont: Diagnostic(.missingFont, error.problem, file: file)
    case let error as LoadingError:
      Diagnostic(.badProgram, "the program cannot be loaded: \(error)", file: file)
    default: Diagnostic(.badProgram, "\(self)", file: file)
    }
  }
}

extension UIView {
  /// The view and its descendants, from back to front.
  var hierarchy: [UIView] { [self] + subviews.flatMap(\.hierarchy) }
}
