import UIKit

extension ValueType<ActionPlan> {
  /// A row that the user selects.
  static let selection = ValueType("the name of a row", .reference) { value, context in
    let rows = context.names.lists.rows
    if let name = value.text, context.reportIndex(of: name, among: rows, at: value.span) {
      return nil
    }
    return ValueType<String>.reference(value, context, to: "row", among: rows).map {
      context.checkIsInList($0, at: value)
      context.recordTouch(at: value)
      return .select(ActionPlan.TouchTarget(place: .view($0), span: value.span))
    }
  }

  /// A scroll view that the user pulls to refresh it.
  static let refresh = ValueType(
    "the name of a table view or a scroll view", .reference
  ) { value, context in
    let lists = context.names.lists.scrollViews
    return ValueType<String>.reference(value, context, to: "scroll view", among: lists).map {
      context.recordTouch(at: value)
      return .refresh($0)
    }
  }
}

extension RecipeScene {
  /// The time after which a row is tapped to which its table scrolls, in seconds.
  private nonisolated static let scrollDuration = 0.6
  /// How far and how long a finger pulls to refresh, in points and seconds.
  private nonisolated static let pull = (distance: CGFloat(300), duration: 0.7)

  /// Taps a row; its table first scrolls to it if it is not visible.
  ///
  /// A row that its list does not have ends the play.
  func select(_ target: ActionPlan.TouchTarget) {
    guard case .view(let name) = target.place, let row = view(name) as? RowCell,
      let table = row.table
    else { return }
    guard let place = table.place(of: row) else {
      return reportAbsence(of: name, in: table, at: target.span)
    }
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    guard !visible.contains(table.rectForRow(at: place)) else { return tap(target, count: 1) }
    table.scrollToRow(at: place, at: .middle, animated: true)
    stage.at(stage.time + Self.scrollDuration) { [weak self] in self?.tap(target, count: 1) }
  }

  /// Ends the play with an error for a row that is selected while its list does not have it.
  private func reportAbsence(of name: String, in table: RowTable, at span: SourceSpan) {
    guard stage.playError == nil else { return }
    let context = ReadingContext(source)
    context.reportAbsence(
      of: name, " at \(stage.time.roundedDescription)s", at: span,
      expected: table.rows.compactMap { self.name(of: $0) })
    stage.playError = RecipeErrors(context.results.diagnostics)
  }

  /// Pulls a scroll view down from its top with a finger.
  func refresh(_ name: String) {
    guard let scroll = view(name) as? UIScrollView, scroll.window != nil,
      stage.touches.fingerCount < Limits.fingers
    else { return }
    let visible = scroll.bounds.inset(by: scroll.adjustedContentInset)
    let start = scroll.convert(
      CGPoint(x: visible.midX, y: visible.minY + visible.height * 0.15), to: stage.window)
    stage.touches.drag(
      from: start, to: CGPoint(x: start.x, y: start.y + Self.pull.distance), time: stage.time,
      duration: Self.pull.duration)
  }

  /// The duration of the finger that pulls, in seconds.
  nonisolated static var refreshDuration: TimeInterval { pull.duration }
}

extension ReadingContext {
  /// Reports the index of a row that a repetition does not have; returns false for another name.
  fileprivate func reportIndex(
    of name: String, among known: NameList, at span: SourceSpan
  ) -> Bool {
    guard !known.contains(name), let dot = name.lastIndex(of: "."),
      Int(name[name.index(after: dot)...]) != nil
    else { return false }
    let base = name[...dot]
    guard known.contains("\(base)0") else { return false }
    var count = 1
    while known.contains("\(base)\(count)") { count += 1 }
    report(
      .unknownReference, "there is no row '\(name.shortened)'", at: span,
      expected: count == 1 ? "\(base)0" : "\(base)0 to \(base)\(count - 1)",
      found: "'\(name.shortened)'")
    return true
  }

  /// Reports a row that is never in its list: it is declared so, and no action sets `isInList`.
  fileprivate func checkIsInList(_ name: String, at value: SourceValue) {
    guard let row = names.view(name)?.written, let written = row["isInList"],
      constant(written) == false, !isSet("isInList", of: name)
    else { return }
    reportAbsence(
      of: name, "", at: value.span, expected: names.lists.rows.names.filter { $0 != name })
  }

  /// Reports a row that its list does not have.
  ///
  /// - Parameters:
  ///   - time: The time, such as ` at 2s`; empty for always.
  ///   - rows: The rows that can be selected.
  fileprivate func reportAbsence(
    of name: String, _ time: String, at span: SourceSpan, expected rows: [String]
  ) {
    report(
      .outOfRange, "there is no row '\(name.shortened)' in its list\(time)", at: span,
      expected: rows.isEmpty ? "a row that its list has" : Self.enumerate(rows),
      found: "'\(name.shortened)', whose 'isInList' is false",
      help: "set '\(name.shortened).isInList' to true before")
  }

  private func constant(_ value: SourceValue) -> Bool? {
    let silent = with(results: CheckResults())
    return silent.readDeferred { ValueType<Bool>.boolean.read(value, $0) }?.constant
  }
}
