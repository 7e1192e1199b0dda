import UIKit

/// A section of a table view.
struct SectionPlan: Sendable {
  let header: String?
  let footer: String?
  let rows: [ViewPlan]
}

enum SectionKeys {
  static let header = Key("header", .text, "The text above the rows.")
  static let footer = Key("footer", .text, "The text below the rows.")
  static let rows = Key(
    "rows", .rows, isRequired: true, declares: .keys(.view), "The rows, by name, in their order.")
  static let table = Table("a section", [header, footer, rows])
}

extension ValueType<[SectionPlan]> {
  private static let section = ValueType<SectionPlan>.mapping(
    "a mapping such as { header: Sound, rows: … }", SectionKeys.table,
    SectionKeys.header.optional, SectionKeys.footer.optional, SectionKeys.rows
  ) { SectionPlan(header: $0, footer: $1, rows: $2) }

  /// The sections of a table view.
  static let sections = list(
    of: section, "a list of sections such as [{ rows: { wifi: { text: Wi-Fi } } }]", count: 1...50)
}

extension ViewKind {
  /// A table view, whose rows are cells that are made once.
  static let tableView = table("a table view", isPlaced: true)
  /// The list of a screen, which fills it unless it has another place.
  static let screenList = table("the list of a screen", isPlaced: false)

  private static func table(_ title: String, isPlaced: Bool) -> ViewKind {
    ViewKind(
      .tableView, title: title, keys: [TableKeys.style, ViewKeys.sections],
      properties: [
        Property<RowTable>("separatorColor", .color, "The color of the lines between rows.") {
          $0.separatorColor = $1
        },
        Property(
          "separatorStyle",
          .choice([("none", UITableViewCell.SeparatorStyle.none), ("singleLine", .singleLine)]),
          "Whether there are lines between rows."
        ) {
          $0.separatorStyle = $1
        },
        Property("allowsSelection", .boolean, "Whether taps select rows.") {
          $0.allowsSelection = $1
        },
      ]
        + (ScrollProperties.dragging + ScrollProperties.insets + ScrollProperties.refreshing).map {
          $0.of(RowTable.self)
        },
      isPlaced: isPlaced
    ) { fields in
      let style = fields.read(TableKeys.style) ?? .plain
      return { RowTable(style: style) }
    }
  }

  /// A row of a table view.
  static let row = ViewKind(
    .row, title: "a row",
    keys: [RowKeys.detail, RowKeys.accessory] + SwipeSide.allCases.map(\.key),
    properties: RowKeys.properties,
    rules: [.atMostOne(of: [RowKeys.detail, RowKeys.value])], isPlaced: false
  ) { fields in
    let detail = fields.read(RowKeys.detail)
    let actions = SwipeSide.allCases.map { ($0, fields.read($0.key)) }
    return {
      let cell = RowCell(style: detail == nil ? .value1 : .subtitle, reuseIdentifier: nil)
      for case (let side, let actions?) in actions { cell.swipeActions[side] = actions }
      if let detail { cell.detailTextLabel?.text = detail }
      return cell
    }
  }

  /// The kinds of rows, of which there is one.
  static let rowKinds: KindSet<ViewKind> = KindSet(
    "a row", ["row": { row }], default: "row")
}

private enum TableKeys {
  static let style = Key(
    "style",
    .choice([
      ("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
    ]), default: "plain", "The look of the sections.")
}

enum RowKeys {
  static let detail = Key("detail", .text, "A smaller text below the text.")
  static let value = Key("value", .text, "A gray text at the trailing side.")
  static let accessory = Key(
    "accessory", .accessories, declares: .keys(.view),
    "The view at the trailing side, by its name, such as { sound: { kind: switch } }.")

  static let properties: [Property<RowCell>] = [
    Property("text", .richText, "The text, without the attributes of runs.") {
      $0.textLabel?.text = $1.string
    },
    Property("textColor", .color, "The color of the text.") { $0.textLabel?.textColor = $1 },
    Property(value) { $0.detailTextLabel?.text = $1 },
    Property("icon", .icon, "A symbol at the leading side.") { $0.icon = $1 },
    Property("iconColor", .color, "The color behind a white symbol; without it, it is tinted.") {
      $0.iconColor = $1
    },
    Property(
      "accessoryType",
      .choice([
        ("none", UITableViewCell.AccessoryType.none), ("disclosureIndicator", .disclosureIndicator),
        ("checkmark", .checkmark),
      ]), "The mark at the trailing side."
    ) { $0.accessoryType = $1 },
    Property("height", .positiveNumber, "The height, in points; by default that of the content.") {
      $0.setHeight($1)
    },
    Property(
      "isInList", .boolean,
      "Whether the list has the row; setting it inserts or deletes the row with an animation."
    ) { $0.setInList($1) },
  ]
}
