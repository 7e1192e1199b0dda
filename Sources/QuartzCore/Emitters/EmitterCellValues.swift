import DisplayList

/// The key path `emitterCells.NAME.KEY` of an emitter layer.
struct EmitterCellPath: RawRepresentable {
  private static let start = "emitterCells."

  /// The name of the cells.
  let name: String
  /// The name of the property.
  let key: String

  /// Parses a key path; nil for one of something else.
  init?(rawValue keyPath: String) {
    guard keyPath.hasPrefix(Self.start), let dot = keyPath.lastIndex(of: "."),
      keyPath.index(keyPath.startIndex, offsetBy: Self.start.count) < dot
    else { return nil }
    let start = keyPath.index(keyPath.startIndex, offsetBy: Self.start.count)
    (name, key) = (String(keyPath[start..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  var rawValue: String { "\(Self.start)\(name).\(key)" }
}

/// The cells of an emitter, whose numbers and colors animations change by their key paths.
struct EmitterCellValues: KeyedProperties {
  var cells: [EmitterCellState]

  subscript(path: EmitterCellPath) -> AnimatableValue? {
    get { cells.lazy.compactMap { $0.value(at: path) }.first }
    set {
      guard let newValue else { return }
      for index in cells.indices { cells[index].set(newValue, at: path) }
    }
  }
}

extension EmitterCellState {
  /// The value of the first cell of the name, of this one and those that its particles emit.
  fileprivate func value(at path: EmitterCellPath) -> AnimatableValue? {
    guard name == path.name else { return cells.lazy.compactMap { $0.value(at: path) }.first }
    if path.key == "color" { return .color(color) }
    return Self.numbers.first { $0.key == path.key }.map { .number(self[keyPath: $0.path]) }
  }

  /// Sets the value of all cells of the name.
  fileprivate mutating func set(_ value: AnimatableValue, at path: EmitterCellPath) {
    for index in cells.indices { cells[index].set(value, at: path) }
    guard name == path.name else { return }
    switch value {
    case .color(let color): if path.key == "color" { self.color = color }
    case .number(let number):
      if let row = Self.numbers.first(where: { $0.key == path.key }) {
        self[keyPath: row.path] = number
      }
    default: break
    }
  }
}
