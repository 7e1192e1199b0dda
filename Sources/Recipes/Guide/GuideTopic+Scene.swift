extension GuideTopic {
  static let views = GuideTopic(
    name: RecipeKeys.views.name, summary: RecipeKeys.views.summary,
    titles: RecipeKeys.views.shape.titles,
    introduction: [
      "Views, labels, buttons and the others have the names and the meaning of UIKit's properties. "
        + "A key that is left out keeps UIKit's value. A subview is named by its own name alone, "
        + "as in 'tap: title'. A frame, constraints or a stack view place a view: see layout. See "
        + "templates and repeat for many views that are alike."
    ]
  ) { $0.addTables(in: RecipeKeys.views.shape) }

  static let screen = GuideTopic(
    name: RecipeKeys.screen.name, summary: RecipeKeys.screen.summary,
    titles: RecipeKeys.screen.shape.titles,
    introduction: [
      "The bars are those of UIKit's controllers, and the views of the recipe are between them. Their "
        + "parts are views: navigationBar, navigationBar.right.0, tabBar, tabBar.1, list, and the rows "
        + "by their names. A row, the list, the tab bar and its items report 'selected'; 'select' taps "
        + "a row, and 'refresh' pulls the list."
    ]
  ) { $0.addTables(in: RecipeKeys.screen.shape) }

  static let behaviors = GuideTopic(
    name: RecipeKeys.animator.name, summary: RecipeKeys.animator.summary,
    titles: RecipeKeys.animator.shape.titles,
    introduction: [
      "Each element is a mapping whose only key is the kind. Behaviors without 'id' cannot be "
        + "changed later; those with one are set by actions, as in "
        + "'set: { pull.magnitude: 2 }', and removed by 'remove'."
    ]
  ) { $0.addTables(in: RecipeKeys.animator.shape) }

  static let components = GuideTopic(
    name: RecipeKeys.components.name, summary: RecipeKeys.components.summary,
    titles: RecipeKeys.components.shape.titles,
    introduction: [
      "The parts of a component are views, named as in 'menu.options.0'. The action 'call' calls a "
        + "component, as in 'call: menu.open', and handlers observe its events."
    ],
    note: { name in ComponentKind.kinds.all.first { $0.name == name }?.note }
  ) { $0.addTables(in: RecipeKeys.components.shape) }

  static let animators = GuideTopic(
    name: RecipeKeys.animators.name, summary: RecipeKeys.animators.summary,
    titles: RecipeKeys.animators.shape.titles
  ) { $0.addTables(in: RecipeKeys.animators.shape) }

  static let gestures = GuideTopic(
    name: RecipeKeys.gestureRecognizers.name, summary: RecipeKeys.gestureRecognizers.summary,
    titles: RecipeKeys.gestureRecognizers.shape.titles
  ) { $0.addTables(in: RecipeKeys.gestureRecognizers.shape) }

  static let actions = GuideTopic(
    name: "actions", summary: "Actions: what timeline entries and handlers do.",
    titles: [StepKeys.table.title],
    introduction: [
      "'set' names properties as NAME.PROPERTY: those of views, of behaviors and gesture "
        + "recognizers by their names, and of the stage; a name alone is a state variable. "
        + "A property is set as a whole, as in 'ball.center: [ball.center.x, 100]'. "
        + "Expressions are evaluated when the action is performed.",
      "'do' performs several actions in order. Each may have a condition ('when'), which is "
        + "checked when its turn comes, and a delay ('after').",
    ]
  ) { $0.add(StepKeys.table, heading: "Keys") }

  static let timeline = GuideTopic(
    name: RecipeKeys.timeline.name, summary: RecipeKeys.timeline.summary,
    titles: RecipeKeys.timeline.shape.titles,
    introduction: [
      "An entry has a time and one action: see actions. Entries of the same time are performed in "
        + "the order in which they are written."
    ]
  ) { writer in
    writer.add(TimelineKeys.table, TimelineKeys.table.keys.withoutActions, heading: "Keys")
  }

  static let handlers = GuideTopic(
    name: RecipeKeys.on.name, summary: RecipeKeys.on.summary,
    titles: RecipeKeys.on.shape.titles,
    introduction: [
      "A handler has one event and one action: see actions. The handlers of one event run in the "
        + "order in which they are written. The conditions of all of them are checked before the "
        + "first action runs, and an event with a false condition does not count for 'once'.",
      "A completion that the action of another completion causes is handled in the next tick. A "
        + "handler that can never be triggered is an error.",
    ]
  ) { writer in
    let keys = HandlerKeys.table.keys.withoutActions
    let others = [HandlerKeys.once.name, StepKeys.when.name, StepKeys.after.name]
    writer.add(
      HandlerKeys.table, keys.filter { others.contains($0.name) }, heading: "Keys beside the event")
    writer.add(HandlerKeys.table, keys.filter { !others.contains($0.name) }, heading: "Events")
  }
}

extension [any KeyDescription] {
  /// The keys that are not those of actions.
  fileprivate var withoutActions: [any KeyDescription] {
    let actions = Set(ActionKeys.all.map(\.name))
    return filter { !actions.contains($0.name) }
  }
}

extension ComponentKind {
  /// The calls, the events and the parts of components of this kind.
  fileprivate var note: String {
    var sentences: [String] = []
    if !calls.isEmpty { sentences.append("Calls: \(calls.joined(separator: ", ")).") }
    let events = events.map { event in
      event.series.map { "\(event.kind.rawValue) (of \($0).N or of all)" } ?? event.kind.rawValue
    }
    if !events.isEmpty { sentences.append("Events: \(events.joined(separator: ", ")).") }
    let example = GuideExample.all.first {
      $0.topic == GuideTopic.components.name && $0.entry == name
    }
    if let example {
      sentences.append("Parts: \(partPaths(in: example).joined(separator: ", ")).")
    }
    return sentences.joined(separator: " ")
  }

  /// Returns the paths of the parts of the components in an example, with N for an index.
  private func partPaths(in example: GuideExample) -> [String] {
    let context = ReadingContext(SourceText(file: name, text: example.text))
    let root = YAMLReader.read(context.source) { _ in }
    var paths: [String] = []
    for entry in root?[RecipeKeys.components.name]?.entries ?? [] {
      for part in parts(entry.value, context) {
        let path = part.path.split(separator: ".").map { Int($0) == nil ? String($0) : "N" }
          .joined(separator: ".")
        if !paths.contains(path) { paths.append(path) }
      }
    }
    return paths
  }
}
