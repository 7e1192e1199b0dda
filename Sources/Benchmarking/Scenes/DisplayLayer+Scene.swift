import DisplayList

extension DisplayLayer {
  /// The first effect of the layer that exported scenes do not contain; nil for none.
  var unsupportedEffect: String? {
    guard attributes.hasEffects else { return nil }
    let effects = attributes.effects
    if effects.mask != nil { return "masks" }
    if effects.projection != nil { return "perspective" }
    if effects.backdrop != nil { return "blurs" }
    if effects.tint != nil { return "colors of replicators" }
    if effects.replacingColor != nil { return "vibrancy" }
    return effects.opacityIsForGroup ? nil : "opacity of each part"
  }

  /// Returns the layer as a JSON value, without properties that have default values.
  ///
  /// - Parameters:
  ///   - content: The index of the layer's content; nil for none.
  ///   - sublayers: The indices of the sublayers.
  func value(content: Int?, sublayers: [Int]) -> SceneValue {
    let matrix = attributes.matrix
    let hasBorder = attributes.borderWidth > 0 && attributes.borderColor != nil
    return .members([
      "id": .number(Double(id)),
      "matrix": matrix.isIdentity ? nil : .transform(matrix),
      "bounds": .rectangle(attributes.bounds),
      "opacity": attributes.opacity == 1 ? nil : .number(attributes.opacity),
      "backgroundColor": attributes.backgroundColor.map(SceneValue.color),
      "cornerRadius": attributes.cornerRadius > 0 ? .number(attributes.cornerRadius) : nil,
      "outline": continuousOutline.map(SceneValue.path),
      "borderWidth": hasBorder ? .number(attributes.borderWidth) : nil,
      "borderColor": hasBorder ? attributes.borderColor.map(SceneValue.color) : nil,
      "masksToBounds": attributes.masksToBounds ? .flag(true) : nil,
      "shadow": attributes.shadow.map(\.value),
      "dissolve": attributes.dissolve.map { .number($0) },
      "content": content.map { .number(Double($0)) },
      "sublayers": sublayers.isEmpty ? nil : .indices(sublayers),
    ])
  }

  /// The outline of a layer with continuous corners; nil for circular or square corners.
  private var continuousOutline: CGPath? {
    guard attributes.cornerCurve == .continuous, attributes.cornerRadius > 0 else { return nil }
    return CGPath(
      continuousRoundedRect: attributes.bounds.standardized,
      cornerRadius: attributes.cornerRadius)
  }
}

extension Shadow {
  fileprivate var value: SceneValue {
    .members([
      "color": .color(color),
      "opacity": .number(opacity),
      "offset": .numbers(offset.width, offset.height),
      "radius": .number(radius),
      "path": path.map(SceneValue.path),
    ])
  }
}
