extension Trace {
  /// The names of the CSV columns, with their units.
  public static let columns = [
    "tick", "time (s)", "item", "center.x (pt)", "center.y (pt)", "angle (rad)",
    "velocity.x (pt/s)", "velocity.y (pt/s)", "angular velocity (rad/s)", "alpha", "contacts",
    "width (pt)", "height (pt)", "scale.x", "scale.y", "fraction",
  ]

  /// The trace as comma-separated values with a header line (RFC 4180, but with line feeds only).
  ///
  /// Numbers have the fewest digits that parse to the same number. Contacts are written as `+floor`
  /// when they begin and `-floor` when they end. Properties that an item does not have are empty.
  public var csv: String {
    ([Self.columns] + rows.map(\.fields)).map { fields in
      fields.map(Self.quoted).joined(separator: ",") + "\n"
    }.joined()
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"\(field.replacing("\"", with: "\"\""))\""
  }
}

extension Trace.Row {
  fileprivate var fields: [String] {
    func text(_ number: Double?) -> String { number?.description ?? "" }
    return [
      "\(tick)", text(time), item, text(center?.x), text(center?.y), text(angle),
      text(velocity?.x), text(velocity?.y), text(angularVelocity), text(alpha),
      contacts.map { ($0.phase == .began ? "+" : "-") + $0.other }.joined(separator: " "),
      text(width), text(height), text(scale?.x), text(scale?.y), text(fraction),
    ]
  }
}
