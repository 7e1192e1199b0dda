extension RecipeSetting {
  /// The names of settings of the stage, such as `stage.device`, with the keys of the stage.
  private static let stageKeys = MatrixAxis.stageKeys.map { (name: "stage.\($0)", key: $0) }

  /// Whether the setting replaces the device, the appearance or the direction of the recipe's stage.
  var isOfStage: Bool { Self.stageKeys.contains { $0.name == name } }

  /// Returns the key of the stage that the setting replaces and its value; nil for a parameter, or
  /// after reporting a value that is invalid.
  func stageValue(_ context: ReadingContext) -> (key: String, value: SourceValue)? {
    guard let key = Self.stageKeys.first(where: { $0.name == name })?.key,
      let value = checkedContent(context)
    else { return nil }
    return (key, value)
  }
}
