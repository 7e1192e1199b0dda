import Physics

/// The kind of an attachment; points and the axis are in reference coordinates.
enum AttachmentKind {
  case distance(UIOffset, UIOffset)
  case limit(UIOffset, UIOffset)
  case fixed(at: CGPoint)
  case pin(at: CGPoint)
  case sliding(at: CGPoint, along: CGVector)

  var hasRange: Bool {
    switch self {
    case .pin, .sliding: true
    case .distance, .limit, .fixed: false
    }
  }

  var hasFriction: Bool {
    if case .pin = self { true } else { false }
  }

  /// Returns the length of an attachment that has no joint.
  @MainActor
  func length(between items: [any UIDynamicItem]) -> CGFloat {
    guard case .limit = self, items.count == 2 else { return 0 }
    return hypot(items[1].center.x - items[0].center.x, items[1].center.y - items[0].center.y)
  }
}

/// The properties of an attachment, whether its kind uses them or not.
struct AttachmentSettings {
  var length: CGFloat?
  var spring = DistanceJoint.Spring.rigid
  var frictionTorque: CGFloat = 0
  var range = UIFloatRange.zero

  /// The range for a joint: nil if infinite, otherwise with finite limits.
  var limits: ClosedRange<Double>? {
    guard !range.isInfinite else { return nil }
    let largest = CGFloat.greatestFiniteMagnitude
    return max(range.minimum, -largest)...max(min(range.maximum, largest), -largest)
  }
}
