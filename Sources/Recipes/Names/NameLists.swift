/// The names of a recipe by what may refer to them, collected once: looking up a name then takes the
/// same time in any recipe.
final class NameLists: Sendable {
  static let empty = NameLists(Names())

  let views: NameList
  /// The views that do not belong to components.
  let ownViews: NameList
  let buttons: NameList
  let scrollViews: NameList
  /// The controls whose values the user changes, and the scroll views, which may have a refresh control.
  let valueControls: NameList
  let textFields: NameList
  /// The views and groups.
  let items: NameList
  /// The rows of table views.
  let rows: NameList
  let behaviors: NameList
  let viewsAndBehaviors: NameList
  /// What actions may remove.
  let removable: NameList
  /// What `set` may change besides state variables.
  let changeable: NameList
  let boundaries: NameList
  let animators: NameList
  let gestures: NameList
  let calls: NameList
  /// The constraints: by their identifiers, and by a view and an attribute of which it has one.
  let constraints: NameList
  /// What `set` may change in an animation.
  let viewsAndConstraints: NameList
  let state: NameList
  /// The parts of names in expressions that contain a hyphen.
  let hyphenated: [String]
  /// The initial values of the state variables.
  let stateValues: [String: ExpressionValue]
  let groups: [String: [String]]
  /// The name of the first group that a view is in, and the number of times that groups name it.
  let memberships: [String: (group: String, count: Int)]

  init(_ names: Names) {
    let views = names.views.map(\.name)
    let own = names.views.filter { !$0.isPart }.map(\.name)
    let behaviors = names.behaviors.map(\.id)
    let gestures = names.gestures.map(\.name)
    let state = names.state.map(\.name)
    func list(ofKind kind: ViewKind.Name) -> NameList {
      NameList(names.views.filter { $0.kind.name == kind.rawValue }.map(\.name))
    }
    self.views = NameList(views)
    ownViews = NameList(own)
    buttons = list(ofKind: .button)
    scrollViews = NameList(
      names.views.filter {
        [ViewKind.Name.scrollView.rawValue, ViewKind.Name.tableView.rawValue].contains($0.kind.name)
      }.map(\.name))
    let kinds = Set((ViewKind.Name.valueControls + [.scrollView, .tableView]).map(\.rawValue))
    valueControls = NameList(names.views.filter { kinds.contains($0.kind.name) }.map(\.name))
    let fields = [ViewKind.Name.textField, .textView, .searchBar].map(\.rawValue)
    textFields = NameList(names.views.filter { fields.contains($0.kind.name) }.map(\.name))
    rows = list(ofKind: .row)
    items = NameList(views + names.groups.map(\.name))
    self.behaviors = NameList(behaviors)
    viewsAndBehaviors = NameList(views + behaviors)
    removable = NameList(own + behaviors)
    let constraints =
      names.constraints + names.views.flatMap(\.constraintAddresses)
      + names.layoutGuides.flatMap(\.constraintAddresses)
    self.constraints = NameList(constraints)
    viewsAndConstraints = NameList(views + constraints)
    changeable = NameList(views + behaviors + gestures + constraints)
    boundaries = NameList(names.boundaries.sorted())
    animators = NameList(names.animators)
    self.gestures = NameList(gestures)
    calls = NameList(names.calls)
    self.state = NameList(state)
    let guides = names.layoutGuides.map(\.name)
    hyphenated = (views + guides + names.animators + names.constraints + state).flatMap {
      $0.split(separator: ".")
    }
    .filter { $0.utf8.contains(UInt8(ascii: "-")) }.map(String.init)
    stateValues = Dictionary(names.state.map { ($0.name, $0.value) }) { first, _ in first }
    groups = Dictionary(names.groups.map { ($0.name, $0.members) }) { first, _ in first }
    memberships = names.groups.reduce(into: [:]) { memberships, group in
      for member in group.members {
        memberships[member, default: (group.name, 0)].count += 1
      }
    }
  }
}
