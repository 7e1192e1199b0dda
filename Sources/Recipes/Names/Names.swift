extension NameKind {
  static let view = NameKind("view")
  static let component = NameKind("component")
  static let group = NameKind("group")
  static let behavior = NameKind("behavior")
  static let animator = NameKind("animator")
  static let gestureRecognizer = NameKind("gesture recognizer")
  static let boundary = NameKind("boundary")
  static let constraint = NameKind("constraint")
  static let layoutGuide = NameKind("layout guide")
  static let state = NameKind("state variable")
}

/// The names that values of a recipe may refer to.
struct Names: Sendable {
  /// A view of the recipe, or a part of a component.
  struct View: Sendable {
    /// The name, such as `ball` or `alert.buttons.0`.
    let name: String
    /// The kind of view.
    let kind: ViewKind
    /// Whether the view belongs to a component, which must keep it.
    var isPart = false
    /// Whether an action adds the view to the stage.
    var isAddedLater = false
    /// The view controller that contains the view, on a screen of its own; nil for none.
    var controller: String?
    /// Whether the view is in the window, outside of the stage's view.
    var isInWindow = false
    /// The number of constraints of each attribute.
    var constraintCounts: [ConstraintAttribute: Int] = [:]
    /// Whether constraints or a stack view place the view.
    var isPlacedByLayout = false
    /// The view as it is written; nil for a part.
    var written: SourceValue?
  }

  /// A layout guide of the recipe.
  struct LayoutGuide: Sendable {
    let name: String
    /// The view controller on whose screen it is; nil for the stage.
    let controller: String?
    /// The number of constraints of each attribute.
    let constraintCounts: [ConstraintAttribute: Int]
  }

  /// The views, in the order of the recipe.
  private(set) var views: [View] = []
  private var indices: [String: Int] = [:]
  /// The behaviors with an id.
  private(set) var behaviors: [(id: String, kind: BehaviorKind)] = []
  /// The components.
  private(set) var components: [(name: String, kind: ComponentKind)] = []
  /// The calls of components, such as `alert.show`.
  private(set) var calls: [String] = []
  /// The identifiers of boundaries.
  private(set) var boundaries: Set<String> = []
  /// The groups of items, with the names of their views.
  private(set) var groups: [(name: String, members: [String])] = []
  /// The identifiers of constraints.
  private(set) var constraints: [String] = []
  /// The layout guides of views and of the stage.
  private(set) var layoutGuides: [LayoutGuide] = []
  private var guideIndices: [String: Int] = [:]
  /// The property animators.
  private(set) var animators: [String] = []
  /// The state variables, with their initial values.
  private(set) var state: [(name: String, value: ExpressionValue)] = []
  /// The gesture recognizers; the kind is nil if it is unknown.
  private(set) var gestures: [(name: String, kind: GestureKind?)] = []
  private var declarations: [String: SourceSpan] = [:]
  /// The number of declared views that are not parts of components, up to one more than the limit.
  private var ownViewCount = 0
  private var madeLists: NameLists?

  /// The name of the stage's view, where views may be named.
  static let stage = "stage"

  /// Creates an empty collection.
  init() {}

  /// Returns the view with a name.
  func view(_ name: String) -> View? { index(ofView: name).map { views[$0] } }

  /// Returns the layout guide with a name.
  func layoutGuide(_ name: String) -> LayoutGuide? { guideIndices[name].map { layoutGuides[$0] } }

  /// Returns the span of a declared name; nil for a part of a component.
  func span(of name: String) -> SourceSpan? { declarations[name] }

  /// Returns the position of a view in the order of the recipe.
  func index(ofView name: String) -> Int? { indices[name] }

  /// The names by what may refer to them.
  var lists: NameLists { madeLists ?? .empty }

  /// Returns the members of a group.
  func members(ofGroup name: String) -> [String]? { lists.groups[name] }

  /// Whether a call needs a navigation bar, and the screen has none.
  func needsNavigationBar(_ call: String) -> Bool {
    view(ScreenParts.navigationBar) == nil
      && components.contains { component in
        component.kind.navigationCalls.contains { "\(component.name).\($0)" == call }
      }
  }

  /// Returns the kind of the gesture recognizer with a name.
  func gesture(_ name: String) -> GestureKind? { gestures.first { $0.name == name }?.kind }
}

// MARK: - Declaring

extension Names {
  /// Collects the names that a recipe declares; reports names that are invalid or used twice.
  init(in root: SourceValue, _ context: ReadingContext) {
    let names = NameCollector.names(in: root, RecipeKeys.table, context)
    // As on the stage, the views come before the parts of components.
    for name in names.filter(\.isInitialView) { declare(name, context) }
    for name in names where !name.isInitialView { declare(name, context) }
    declareScreen(in: root, context)
    madeLists = NameLists(self)
  }

  /// Declares the parts of the screen's bars.
  private mutating func declareScreen(in root: SourceValue, _ context: ReadingContext) {
    for (name, kind) in ScreenParts.all(in: root, context) {
      if let span = declarations[name] {
        context.report(
          .duplicateName, "the name '\(name)' is that of the screen's bar", at: span,
          help: "choose another name")
        continue
      }
      add(View(name: name, kind: kind, isPart: true))
    }
  }

  private mutating func add(_ view: View) {
    indices[view.name] = views.count
    views.append(view)
  }

  private mutating func declare(_ name: DeclaredName, _ context: ReadingContext) {
    if name.kind == .boundary {
      boundaries.insert(name.name)
      return
    }
    guard name.kind != .view || checkCount(name, context), checkUnique(name, context) else {
      return
    }
    switch name.kind {
    case .view:
      let isRow = name.path.last == SectionKeys.rows.name
      let kind = isRow ? .row : ViewKind.kinds[name.mappingKind] ?? .view
      add(
        View(
          name: name.name, kind: kind, isAddedLater: name.isAddedLater,
          controller: controller(of: name),
          isInWindow: name.path.first == RecipeKeys.window.name,
          constraintCounts: context.constraintCounts(in: name.value),
          isPlacedByLayout: name.path.last == ViewKeys.arrangedSubviews.name
            || name.value[ViewKeys.constraints.name] != nil || isRow,
          written: name.value))
      guard isRow else { break }
      for side in SwipeSide.allCases {
        for action in side.names(of: name.name, name.value, context) {
          add(View(name: action, kind: .swipeAction, isPart: true))
        }
      }
    case .component: declareParts(name, context)
    case .group:
      let members = name.value.elements ?? []
      let known = NameList(views.map(\.name))
      let silent = context.with(results: CheckResults())
      groups.append(
        (
          name.name,
          members.compactMap(context.resolveSilently).flatMap { silent.expanding($0, among: known) }
            .compactMap { member in
              member.text.flatMap { silent.resolveReference($0, in: member) }
            }
        ))
    case .behavior:
      if let kind = BehaviorKind.all.first(where: { $0.name == name.mappingKind }) {
        behaviors.append((name.name, kind))
      }
    case .animator: animators.append(name.name)
    case .constraint: constraints.append(name.name)
    case .layoutGuide:
      guideIndices[name.name] = layoutGuides.count
      layoutGuides.append(
        LayoutGuide(
          name: name.name, controller: controller(of: name),
          constraintCounts: context.constraintCounts(ofConstraints: name.value)))
    case .gestureRecognizer:
      gestures.append((name.name, GestureKind.kinds[name.mappingKind]))
    case .state:
      if let value = context.stateValue(name.value) { state.append((name.name, value)) }
    default: break
    }
  }

  /// Returns the view controller among whose views a name is declared: the last component so far.
  private func controller(of name: DeclaredName) -> String? {
    name.path.first == RecipeKeys.components.name ? components.last?.name : nil
  }

  private mutating func declareParts(_ name: DeclaredName, _ context: ReadingContext) {
    guard let kind = ComponentKind.kinds[name.mappingKind] else { return }
    components.append((name.name, kind))
    calls += kind.calls.map { "\(name.name).\($0)" }
    for part in kind.parts(name.value, context) {
      add(View(name: "\(name.name).\(part.path)", kind: part.kind, isPart: true))
    }
  }

  /// Returns whether there may be one more view; reports the first one too many.
  private mutating func checkCount(_ name: DeclaredName, _ context: ReadingContext) -> Bool {
    guard ownViewCount >= Limits.views else {
      ownViewCount += 1
      return true
    }
    if ownViewCount == Limits.views {
      ownViewCount += 1
      context.report(
        .tooMany, "too many views", at: name.span, expected: "at most \(Limits.views)")
    }
    return false
  }

  /// Returns whether a name is valid and declared for the first time; reports if it is not.
  private mutating func checkUnique(_ name: DeclaredName, _ context: ReadingContext) -> Bool {
    guard context.checkName(name.writtenName, at: name.span) else { return false }
    if name.name == Self.stage || (name.kind == .state && CurrentNames.reserved.contains(name.name))
    {
      context.report(
        .duplicateName,
        name.name == Self.stage
          ? "the name '\(name.name)' is reserved for the stage"
          : "the name '\(name.name)' has a meaning in expressions", at: name.span,
        help: "choose another name")
      return false
    }
    if let first = declarations[name.name] {
      // A mapping that an alias repeats is declared at the same position again.
      let place = first.line == name.span.line ? "" : " on line \(first.line)"
      context.report(
        .duplicateName, "the name '\(name.name)' is already used\(place)", at: name.span,
        help: "choose a unique name")
      return false
    }
    if view(name.name)?.isPart == true {
      context.report(
        .duplicateName, "the name '\(name.name)' is that of a part of a component", at: name.span,
        help: "choose another name")
      return false
    }
    declarations[name.name] = name.span
    return true
  }
}

extension DeclaredName {
  /// Whether the name is that of a view on the stage when the recipe starts.
  fileprivate var isInitialView: Bool {
    kind == .view && path.first != RecipeKeys.components.name && !isAddedLater
  }

  /// Whether an action adds what has the name.
  fileprivate var isAddedLater: Bool { path.contains(ActionKeys.add.name) }
}
