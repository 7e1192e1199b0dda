import DisplayList

extension AnimatableValue {
  /// A component of a value that can be animated on its own, by the rest of its key path.
  package enum Part: String, CaseIterable, Sendable {
    case x
    case y
    case width
    case height
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case rotation
    case rotationZ = "rotation.z"
    case translationZ = "translation.z"
    case scaleZ = "scale.z"
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"

    /// Whether an affine transform has the component only as a constant.
    fileprivate var isSpatial: Bool {
      switch self {
      case .translationZ, .scaleZ, .rotationX, .rotationY: true
      default: false
      }
    }
  }

  /// A component of the value; nil for one that values of this kind don't have, for which setting
  /// has no effect.
  package subscript(part: Part) -> AnimatableValue? {
    get {
      switch self {
      case .point(let point): point[part]
      case .size(let size): size[part]
      case .rect(let rect): rect[part]
      case .transform(let transform): transform[part]
      case .transform3D(let transform): transform[part]
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .point(let point): self = .point(point.setting(part, newValue))
      case .size(let size): self = .size(size.setting(part, newValue))
      case .rect(let rect): self = .rect(rect.setting(part, newValue))
      case .transform(let transform) where !part.isSpatial:
        self = .transform(transform.setting(part, newValue))
      case .transform, .transform3D:
        guard let transform = transformInSpace else { return }
        self = AnimatableValue(transform: transform.setting(part, newValue))
      default: break
      }
    }
  }

  /// Returns the value converted to the kind of another one, between point and size; otherwise
  /// unchanged.
  func fitted(to other: AnimatableValue?) -> AnimatableValue {
    switch (self, other) {
    case (.point(let point), .size): .size(CGSize(width: point.x, height: point.y))
    case (.size(let size), .point): .point(CGPoint(x: size.width, y: size.height))
    default: self
    }
  }
}

extension CGPoint {
  fileprivate subscript(part: AnimatableValue.Part) -> AnimatableValue? {
    switch part {
    case .x: .number(x)
    case .y: .number(y)
    default: nil
    }
  }

  fileprivate func setting(_ part: AnimatableValue.Part, _ value: AnimatableValue) -> CGPoint {
    switch (part, value) {
    case (.x, .number(let x)): CGPoint(x: x, y: y)
    case (.y, .number(let y)): CGPoint(x: x, y: y)
    default: self
    }
  }
}

extension CGSize {
  fileprivate subscript(part: AnimatableValue.Part) -> AnimatableValue? {
    switch part {
    case .width: .number(width)
    case .height: .number(height)
    default: nil
    }
  }

  fileprivate func setting(_ part: AnimatableValue.Part, _ value: AnimatableValue) -> CGSize {
    switch (part, value) {
    case (.width, .number(let width)): CGSize(width: width, height: height)
    case (.height, .number(let height)): CGSize(width: width, height: height)
    default: self
    }
  }
}

extension CGRect {
  fileprivate subscript(part: AnimatableValue.Part) -> AnimatableValue? {
    switch part {
    case .origin: .point(origin)
    case .originX: .number(origin.x)
    case .originY: .number(origin.y)
    case .size: .size(size)
    case .sizeWidth: .number(size.width)
    case .sizeHeight: .number(size.height)
    default: nil
    }
  }

  fileprivate func setting(_ part: AnimatableValue.Part, _ value: AnimatableValue) -> CGRect {
    var rect = self
    switch (part, value) {
    case (.origin, .point(let origin)): rect.origin = origin
    case (.originX, .number(let x)): rect.origin.x = x
    case (.originY, .number(let y)): rect.origin.y = y
    case (.size, .size(let size)): rect.size = size
    case (.sizeWidth, .number(let width)): rect.size.width = width
    case (.sizeHeight, .number(let height)): rect.size.height = height
    default: break
    }
    return rect
  }
}

extension CGAffineTransform {
  /// A single scale is the mean of both, as in Core Animation; positive rotations are clockwise.
  fileprivate subscript(part: AnimatableValue.Part) -> AnimatableValue? {
    switch part {
    case .translation: return .size(CGSize(width: tx, height: ty))
    case .translationX: return .number(tx)
    case .translationY: return .number(ty)
    case .scale:
      let scale = decomposed().scale
      return .number((scale.width + scale.height) / 2)
    case .scaleX: return .number(decomposed().scale.width)
    case .scaleY: return .number(decomposed().scale.height)
    case .rotation, .rotationZ: return .number(decomposed().rotation)
    case .translationZ, .rotationX, .rotationY: return .number(0)
    case .scaleZ: return .number(1)
    default: return nil
    }
  }

  fileprivate func setting(
    _ part: AnimatableValue.Part, _ value: AnimatableValue
  ) -> CGAffineTransform {
    var parts = decomposed()
    switch (part, value) {
    case (.translation, .size(let size)):
      parts.translation = CGVector(dx: size.width, dy: size.height)
    case (.translationX, .number(let x)): parts.translation.dx = x
    case (.translationY, .number(let y)): parts.translation.dy = y
    case (.scale, .number(let scale)): parts.scale = CGSize(width: scale, height: scale)
    case (.scaleX, .number(let x)): parts.scale.width = x
    case (.scaleY, .number(let y)): parts.scale.height = y
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)): parts.rotation = angle
    default: return self
    }
    return CGAffineTransform(parts)
  }
}
