import UIKit

/// An action that a swipe over a row shows.
struct SwipeActionPlan: Sendable {
  let title: String?
  let image: UIImage?
  let style: UIContextualAction.Style
  let backgroundColor: UIColor?
}

/// The actions of a row at one of its edges.
enum SwipeSide: String, CaseIterable, Sendable {
  case leading = "leadingSwipeActions"
  case trailing = "trailingSwipeActions"

  /// The key of the actions.
  var key: Key<[SwipeActionPlan]> {
    switch self {
    case .leading: Self.leadingKey
    case .trailing: Self.trailingKey
    }
  }

  private static let leadingKey = Key(
    leading.rawValue, actions,
    "The actions that a swipe toward the trailing side shows, from the edge on; a long one performs the first."
  )
  private static let trailingKey = Key(
    trailing.rawValue, actions,
    "The actions that a swipe toward the leading side shows, from the edge on; a long one performs the first."
  )
  private static let counts = 1...4
  private static let actions = ValueType<[SwipeActionPlan]>.list(
    of: .swipeAction, "a list of actions such as [{ title: Delete, style: destructive }]",
    count: counts)

  /// Returns the names of the actions of a row as it is written.
  func names(of row: String, _ value: SourceValue, _ context: ReadingContext) -> [String] {
    let actions = value[rawValue].flatMap(context.resolveSilently)?.elements ?? []
    return actions.indices.prefix(Self.counts.upperBound).map { name(of: $0, in: row) }
  }

  /// Returns the name of an action of a row.
  func name(of index: Int, in row: String) -> String { "\(row).\(rawValue).\(index)" }
}

private enum SwipeActionKeys {
  static let title = Key("title", .text, "The title.")
  static let icon = Key("icon", .icon, "A symbol in place of the title.")
  static let style = Key(
    "style",
    .choice([("normal", UIContextualAction.Style.normal), ("destructive", .destructive)]),
    default: "normal", "The style; destructive actions are red.")
  static let backgroundColor = Key(
    "backgroundColor", .color, "The color behind the title (default: that of the style).")
  static let table = Table(
    "an action of a row", [title, icon, style, backgroundColor],
    rules: [.atLeastOne(of: [title, icon])])
}

extension ValueType<SwipeActionPlan> {
  /// An action: a title, or a mapping.
  fileprivate static let swipeAction: ValueType = mapping(
    "a title, or { title: Delete, style: destructive }", SwipeActionKeys.table,
    shorthand: SwipeActionKeys.title, SwipeActionKeys.title.optional,
    SwipeActionKeys.icon.optional, SwipeActionKeys.style,
    SwipeActionKeys.backgroundColor.optional
  ) { SwipeActionPlan(title: $0, image: $1, style: $2, backgroundColor: $3) }
}

extension ViewKind {
  /// The button of an action that a swipe over a row shows.
  static let swipeAction = ViewKind(
    .swipeAction, title: "an action of a row", properties: [] as [Property<UIView>]
  ) { _ in { UIView(frame: .zero) } }
}

extension RowTable {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.swipeActions.isEmpty == false
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(at: indexPath, .leading) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(at: indexPath, .trailing) }

  private func actions(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath), let plans = row.swipeActions[side] else { return nil }
    return UISwipeActionsConfiguration(
      actions: plans.enumerated().map { index, plan in
        let action = UIContextualAction(style: plan.style, title: plan.title) {
          [weak self, weak row] _, _, completion in
          if let row { self?.reportAction(row, side, index) }
          completion(true)
        }
        action.image = plan.image
        if let color = plan.backgroundColor { action.backgroundColor = color }
        return action
      })
  }

  /// Returns the button of an action of a row; nil unless a swipe shows it.
  func actionButton(_ index: Int, _ side: SwipeSide, of row: RowCell) -> UIView? {
    place(of: row).flatMap {
      swipeActionView(index, at: $0, isLeading: side == .leading)
    }
  }
}
