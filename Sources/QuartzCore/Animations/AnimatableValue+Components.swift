import DisplayList

extension AnimatableValue {
  /// The value's components, in a fixed order.
  ///
  /// A transform's components are those that it is interpolated by: scale, shear, rotation and
  /// translation; those of a transform in space are its entries.
  package var components: [CGFloat] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value):
      [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .transform(let value): Self.components(of: value.decomposed())
    case .transform3D(let value): value.entries
    case .color(let value): [value.red, value.green, value.blue, value.alpha]
    case .path(let value): value.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    case .numbers(let value): value
    case .colors(let value): value.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    }
  }

  /// Returns a value of the same kind with other components, of which there must be the same
  /// number.
  func with(components: [CGFloat]) -> AnimatableValue {
    let numbers = components
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform: return .transform(Self.transform(of: numbers))
    case .transform3D: return .transform3D(CATransform3D(entries: numbers))
    case .color: return .color(Self.colors(of: numbers)[0])
    case .path(let path): return .path(path.with(coordinates: numbers))
    case .numbers: return .numbers(numbers)
    case .colors: return .colors(Self.colors(of: numbers))
    }
  }

  /// Whether the values are of the same kind with the same number of components, so that they can
  /// be combined.
  package func isLike(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.transform3D, .transform3D), (.color, .color):
      true
    case (.path(let a), .path(let b)): a.hasSameElementTypes(as: b)
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.colors(let a), .colors(let b)): a.count == b.count
    default: false
    }
  }

  private static func components(of parts: CGAffineTransformComponents) -> [CGFloat] {
    [
      parts.scale.width, parts.scale.height, parts.horizontalShear, parts.rotation,
      parts.translation.dx, parts.translation.dy,
    ]
  }

  private static func transform(of numbers: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: numbers[0], height: numbers[1]), horizontalShear: numbers[2],
        rotation: numbers[3], translation: CGVector(dx: numbers[4], dy: numbers[5])))
  }

  private static func colors(of numbers: [CGFloat]) -> [CGColor] {
    stride(from: 0, to: numbers.count, by: 4).map {
      CGColor(
        srgbRed: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
    }
  }
}

extension CGPath {
  /// Whether the paths have the same types of elements.
  fileprivate func hasSameElementTypes(as other: CGPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { step, other in
        switch (step, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
          (.close, .close):
          true
        default: false
        }
      }
  }

  /// Returns a path with the same types of elements and other coordinates.
  fileprivate func with(coordinates: [CGFloat]) -> CGPath {
    var rest = coordinates[...]
    func point() -> CGPoint {
      let point = CGPoint(x: rest.first ?? 0, y: rest.dropFirst().first ?? 0)
      rest = rest.dropFirst(2)
      return point
    }
    return CGPath(
      elements: elements.map { step in
        switch step {
        case .move: .move(point())
        case .line: .line(point())
        case .quadCurve: .quadCurve(point(), control: point())
        case .curve: .curve(point(), control1: point(), control2: point())
        case .close: .close
        }
      })
  }
}
