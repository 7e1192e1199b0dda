import Synchronization
import UIKit

/// A compiled program, which fills the stage of a recipe in place of views.
package protocol SceneProgram: Sendable {
  /// The path of the program's sources as the user wrote it.
  var path: String { get }
  /// The name of the recipe.
  var name: String { get }
  /// The name of the device whose screen the program plays on; nil for that of the touches file or
  /// for the size of what the program shows.
  var device: String? { get }
  /// The duration in seconds; nil for that of the touches file.
  var duration: TimeInterval? { get }
  /// The path of a file with touches; nil for none.
  var touches: String? { get }
  /// The paths of the source files.
  var sources: [String] { get }
  /// A text that differs for other programs, for manifests.
  var identity: String { get }

  /// Starts the program from its beginning, with global variables of its own, on a new stage.
  @MainActor
  func start(_ setup: ProgramSetup) throws(RecipeErrors) -> any PlayingProgram
}

/// The stage that a program starts on.
package struct ProgramSetup: Sendable {
  /// The device whose screen the stage is.
  package let device: Device
  /// Whether the stage takes the size of a view with a size of its own.
  package let fitsContent: Bool
  /// The bars on the screen.
  package let bars: Stage.Bars
  /// The light or dark appearance.
  package let appearance: UIUserInterfaceStyle
  /// The size of text that the user prefers.
  package let contentSizeCategory: UIContentSizeCategory
  /// The direction of the user interface.
  package let layoutDirection: UIUserInterfaceLayoutDirection
  /// The locale of dates and numbers.
  package let localeIdentifier: String
  /// What the user has set for accessibility.
  package let accessibility: Stage.Accessibility
  /// Whether a keyboard is shown while text is edited; nil for the stage's default.
  package let showsKeyboard: Bool?
  /// The color behind all views.
  package let background: UIColor
  /// The installed fonts for characters that the packaged ones lack.
  package let fallbackFonts: FallbackFonts

  package init(
    device: Device = .default, fitsContent: Bool = false, bars: Stage.Bars = Stage.Bars(),
    appearance: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    accessibility: Stage.Accessibility = Stage.Accessibility(),
    localeIdentifier: String = "en_US", showsKeyboard: Bool? = nil,
    background: UIColor = .systemBackground, fallbackFonts: FallbackFonts = .none
  ) {
    (self.accessibility, self.showsKeyboard) = (accessibility, showsKeyboard)
    (self.device, self.fitsContent, self.bars) = (device, fitsContent, bars)
    (self.layoutDirection, self.localeIdentifier) = (layoutDirection, localeIdentifier)
    (self.appearance, self.background) = (appearance, background)
    (self.contentSizeCategory, self.fallbackFonts) = (contentSizeCategory, fallbackFonts)
  }
}

/// A program that plays: its stage, and the views on it by their names.
@MainActor
package protocol PlayingProgram: AnyObject {
  /// The stage.
  var stage: Stage { get }
  /// The named views on the stage, each with one name.
  var views: [(name: String, view: UIView)] { get }
  /// The names that a touch may have now, without those of views that are not on the stage.
  var names: [String] { get }
  /// The dynamic animators of the views on the stage.
  var dynamicAnimators: [UIDynamicAnimator] { get }

  /// Returns the view on the stage that a name refers to; nil for none.
  func view(_ name: String) -> UIView?
  /// Returns the name of an item; nil for none.
  func name(of item: any UIDynamicItem) -> String?
}

/// The programs that a process can play by the paths of their sources.
package enum ScenePrograms {
  private static let finder = Mutex<(@Sendable (String) -> (any SceneProgram)?)?>(nil)

  /// Sets the function that finds the program of a path.
  package static func find(_ find: @escaping @Sendable (String) -> (any SceneProgram)?) {
    finder.withLock { $0 = find }
  }

  /// Returns the program of a path; nil for other paths.
  package static func program(at path: String) -> (any SceneProgram)? {
    finder.withLock { $0 }?(path)
  }
}

/// The program of a recipe.
@MainActor
package final class RecipeProgram {
  /// The program.
  package nonisolated let program: any SceneProgram
  /// The stage that each play starts on, before it takes the size of what the program shows.
  private let setup: ProgramSetup
  /// The play that determined the size of the stage, which the first scene continues.
  private var first: (any PlayingProgram)?

  /// Starts the program for the first scene.
  init(_ program: any SceneProgram, _ setup: ProgramSetup) throws(RecipeErrors) {
    (self.program, self.setup) = (program, setup)
    first = try program.start(setup)
  }

  /// The device of the first scene; nil after it was taken.
  var device: Device? { first?.stage.device }

  /// Returns a play at its start; nil, with the error in `failure`, if the program cannot be started.
  func start(failure: inout RecipeErrors?) -> (any PlayingProgram)? {
    if let first {
      self.first = nil
      return first
    }
    do throws(RecipeErrors) {
      return try program.start(setup)
    } catch {
      failure = error
      return nil
    }
  }
}
