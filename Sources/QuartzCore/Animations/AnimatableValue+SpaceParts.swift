import DisplayList

extension CATransform3D {
  /// A component of a transform in space; nil for one that transforms don't have.
  ///
  /// A single scale is the mean of those along x, y and z. Rotations about x, y and z are applied in
  /// this order; which one Core Animation uses is not documented.
  subscript(part: AnimatableValue.Part) -> AnimatableValue? {
    let parts = decomposed() ?? CATransform3DComponents()
    switch part {
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .number(m41)
    case .translationY: return .number(m42)
    case .translationZ: return .number(m43)
    case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    case .rotationX: return .number(parts.rotation.angles.x)
    case .rotationY: return .number(parts.rotation.angles.y)
    case .rotation, .rotationZ: return .number(parts.rotation.angles.z)
    default: return nil
    }
  }

  /// Returns the transform with another component; the transform itself if it flattens space.
  func setting(_ part: AnimatableValue.Part, _ value: AnimatableValue) -> CATransform3D {
    guard var parts = decomposed() else { return self }
    var angles = parts.rotation.angles
    switch (part, value) {
    case (.translation, .size(let size)):
      (parts.translation.x, parts.translation.y) = (size.width, size.height)
    case (.translationX, .number(let x)): parts.translation.x = x
    case (.translationY, .number(let y)): parts.translation.y = y
    case (.translationZ, .number(let z)): parts.translation.z = z
    case (.scale, .number(let scale)): parts.scale = .init(scale, scale, scale)
    case (.scaleX, .number(let x)): parts.scale.x = x
    case (.scaleY, .number(let y)): parts.scale.y = y
    case (.scaleZ, .number(let z)): parts.scale.z = z
    case (.rotationX, .number(let angle)): angles.x = angle
    case (.rotationY, .number(let angle)): angles.y = angle
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)): angles.z = angle
    default: return self
    }
    parts.rotation = .init(x: angles.x, y: angles.y, z: angles.z)
    return CATransform3D(parts)
  }
}
