import DisplayList
import Testing

@Suite struct KeyedPropertiesTests {
  @Test("every layer attribute can be set and interpolated by key", arguments: LayerKey.allCases)
  func layerAttributes(key: LayerKey) throws {
    let (start, end) = try pair(LayerAttributes(), key)
    let mixed = layer(start).interpolated(to: layer(end), fraction: 0.25)
    let attributes = try #require(mixed.layers.first?.attributes)
    #expect(attributes[key] == start[key].interpolated(to: end[key], fraction: 0.25))
    #expect(attributes[key] != start[key])
  }

  @Test("every shape property can be set and interpolated by key", arguments: ShapeKey.allCases)
  func shapeContent(key: ShapeKey) throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (start, end) = try pair(ShapeContent(path: square), key)
    var expected = start
    expected[key] = start[key].interpolated(to: end[key], fraction: 0.25)
    let mixed = LayerContent.shape(start).interpolated(to: .shape(end), fraction: 0.25)
    #expect(mixed == .shape(expected))
    #expect(mixed != .shape(start))
  }

  private func layer(_ attributes: LayerAttributes) -> DisplayList {
    DisplayList(
      size: CGSize(width: 10, height: 10), layers: [DisplayLayer(id: 1, attributes: attributes)])
  }

  /// Returns properties with two different values for a key.
  private func pair<Properties: KeyedProperties & Equatable>(
    _ properties: Properties, _ key: Properties.Key
  ) throws -> (start: Properties, end: Properties) {
    var start = properties
    if start[key] == nil { start[key] = .color(.black) }
    var end = start
    end[key] = try #require(start[key]).changed
    #expect(end[key] == start[key]?.changed)
    let changed = end
    end[key] = .numbers([1])
    #expect(end == changed, "a value of another type is ignored")
    return (start, end)
  }
}

extension AnimatableValue {
  /// A different value of the same type.
  fileprivate var changed: AnimatableValue {
    switch self {
    case .number(let value): .number(value + 8)
    case .point(let value): .point(CGPoint(x: value.x + 8, y: value.y + 4))
    case .size(let value): .size(CGSize(width: value.width + 8, height: value.height + 4))
    case .rect(let value): .rect(value.insetBy(dx: -8, dy: -4))
    case .transform(let value): .transform(value.concatenating(.init(scaleX: 5, y: 3)))
    case .transform3D(let value):
      .transform3D(CATransform3DConcat(value, CATransform3DMakeScale(5, 3, 2)))
    case .color(let value): .color(value == .white ? .black : .white)
    case .path(let value): .path(CGPath(rect: value.boundingBox.insetBy(dx: -8, dy: -4)))
    case .numbers(let value): .numbers(value.map { $0 + 8 })
    case .colors(let value): .colors(value.map { _ in .white })
    }
  }
}
