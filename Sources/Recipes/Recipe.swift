@_exported import RecipeSyntax
import UIKit

/// A scene described in YAML: checked, and ready to be played any number of times.
public struct Recipe: Sendable {
  /// The name of the file, without its extension.
  public let name: String
  /// What the recipe shows, in the recipe's words.
  public let title: String?
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The device whose screen the recipe plays on.
  public let device: Device
  /// What is valid, but probably does not show what was meant, in the order of the text.
  public let warnings: [Diagnostic]
  /// Whether views show symbols, which are glyphs of an optional font.
  package let usesSymbols: Bool
  /// The number of keys and values, once repetitions are expanded and parameters are replaced.
  let valueCount: Int
  /// What warnings about playing the recipe need.
  let warningContext: WarningContext
  /// The text of the recipe.
  package let text: String
  /// How the recipe is recorded and verified.
  package let reference: ReferencePlan
  /// The combinations that frames show in place of the recipe's own values; nil for none.
  package internal(set) var matrix: RecipeMatrix?
  /// How frames show the recipe.
  package let presentation: Presentation

  let stage: StagePlan
  /// The program that fills the stage; nil for a recipe of views.
  package internal(set) var program: RecipeProgram?
  /// The installed fonts that the recipe asks for.
  package var fallbackFonts: FallbackFonts { stage.fallbackFonts }
  /// The parameters, in the order of the recipe.
  package let parameters: [RecipeParameter]
  /// The paths of the recipe's file and of the files that it includes.
  package let sourcePaths: [String]
  /// The bars of the screen; nil for none.
  let screen: ScreenPlan?
  let components: [ComponentPlan]
  let views: [ViewPlan]
  /// The views above the bars.
  let windowViews: [ViewPlan]
  /// The layout guides of the stage.
  let layoutGuides: [LayoutGuidePlan]
  let groups: [GroupPlan]
  let behaviors: [BehaviorPlan]
  let animators: [AnimatorPlan]
  let gestures: [GesturePlan]
  let state: [(name: String, value: ExpressionValue)]
  let timeline: [TimelineEntry]
  let handlers: [EventHandler]
  /// What the recipe expects of its motion.
  package let expectations: [ExpectationPlan]
}

/// The keys of a recipe.
enum RecipeKeys {
  static let flipbook = Key(
    "flipbook", .version, isRequired: true, "The version of the format.")
  static let title = Key("title", .text, "A title.")
  static let duration = Key(
    "duration", .duration(0.001...Limits.duration), isRequired: true, "The duration.")
  static let stage = Key(
    "stage", .later(.stage), default: "{}",
    "The stage: a device or a size, with its bars and its appearance.")
  static let markers = Key(
    "markers", .later(.markers),
    "Names of times, for the timeline and for times and frames on the command line.")
  static let slow = Key(
    "slow", .later(.playback), "Stretches of time that frames show slower or faster.")
  static let captions = Key(
    "captions", .later(.captions), "Texts over the frames: captions, and cards with titles.")
  static let matrix = Key(
    "matrix", .later(.matrix),
    "Values of parameters, of the device, of the appearance or of the layout direction, all combinations of "
      + "which are in one frame."
  )
  static let include = Key(
    IncludedFiles.key, .includedFiles,
    "Files in the recipe's folder that start with 'flipbook: include', whose entries the recipe has too."
  )
  /// The keys that included files may have.
  static let included = ["stage", "params", "markers", "templates", "styles"].filter { name in
    table.keys.contains { $0.name == name }
  }
  static let params = Key(
    "params", .parameters, "Parameters, by name, whose values --set may replace.")
  static let screen = Key(
    "screen", .later(.screen),
    "A screen of an app: a navigation bar, a tab bar, and a list between them.")
  static let components = Key(
    "components", .later(.components), declares: .keys(.component), "Components, by name.")
  static let views = Key(
    "views", .later(.views), declares: .keys(.view), "Views, by name, from back to front.")
  static let window = Key(
    "window", .later(.views), declares: .keys(.view),
    "Views in the window, above the stage's view and the bars, by name, from back to front.")
  static let layoutGuides = Key(
    "layoutGuides", .later(.layoutGuides), declares: .keys(.layoutGuide),
    "Rectangles on the stage that constraints place and relate to, by name, each with its constraints."
  )
  static let constraints = Key(
    "constraints", .later(.constraintsByAddress),
    "Constraints of views and layout guides, by a name and an attribute, such as card.leading.")
  static let groups = Key(
    "groups", .later(.groups), declares: .keys(.group), "Groups of views that move as one, by name."
  )
  static let animator = Key(
    "animator", .later(.behaviors), "The behaviors of the dynamic animator.")
  static let animators = Key(
    "animators", .later(.animators), declares: .keys(.animator),
    "Property animators, by name, which actions start.")
  static let gestureRecognizers = Key(
    "gestureRecognizers", .later(.gestures), declares: .keys(.gestureRecognizer),
    "Gesture recognizers, by name, whose gestures handlers handle.")
  static let state = Key(
    "state", .later(.state), declares: .keys(.state),
    "State variables, by name, with their initial values, which 'set' changes.")
  static let templates = Key(
    "templates", .later(.templates), "Templates of views, by name, which views name with 'like'.")
  static let styles = Key(
    "styles", .later(.styles), "Styles of views, by name, which views name with 'styles'.")
  static let timeline = Key(
    "timeline", .later(.timeline), "The timeline: actions with their times.")
  static let on = Key(
    "on", .later(.handlers), "The handlers: actions with the events that trigger them.")
  static let expect = Key(
    "expect", .later(.expectations),
    "What the motion must be like, which 'lint --run', 'render' and 'verify' check.")
  static let reference = Key(
    "reference", .later(.recording), "How the recipe is recorded and verified.")
  static let lint = Key("lint", .later(.lint), "The warnings that 'flipbook lint' ignores.")

  static let table = Table(
    "a recipe",
    [
      flipbook, include, title, stage, duration, params, markers, slow, captions, matrix, styles,
      templates, screen, components, views, window, layoutGuides, constraints, groups, animator,
      animators,
      gestureRecognizers, state, timeline, on, expect, reference, lint,
    ])
}

extension ValueType<Int> {
  /// The version of the format; other versions are reported before it is read.
  fileprivate static let version = ValueType("1", .integer(1...1)) { value, context in
    guard case .plain("1") = value.content else {
      context.reportType(value, expected: "1")
      return nil
    }
    return 1
  }
}

extension ValueType<Void> {
  /// The paths of included files, which are read before everything else.
  fileprivate static let includedFiles = ValueType(
    "the path of a file, or a list of paths",
    .any([
      .text(maxLength: Limits.textLength),
      .list(of: .text(maxLength: Limits.textLength), count: 1...Limits.listEntries),
    ])
  ) { _, _ in }

  /// The parameters, which are read before everything else.
  fileprivate static let parameters = ValueType("a mapping from names to values", .parameters) {
    _, _ in
  }

  /// The templates, whose keys are checked in the views that are like them.
  fileprivate static let templates: ValueType = ValueType<[Void]>.named(
    "a mapping from names to views", .template, maxCount: Limits.templates,
    excess: "too many templates"
  ) { entry, context in
    guard context.checkName(entry.key, at: entry.keySpan) else { return nil }
    if entry.value.entries == nil {
      context.with(subject: "'\(entry.key)'").reportType(
        entry.value, expected: "a mapping with the keys of a view")
    }
    return ()
  }.map { _ in }
}
