/// How much an animation may differ from its reference: in its pixels, and in its numbers.
///
/// Where numbers differ within their tolerance, pixels follow them. They are compared with the
/// tolerance for pixels if there is one, and not at all otherwise.
package struct ReferenceTolerance: Hashable, Sendable {
  /// The tolerance for pixels.
  package var image: ImageTolerance
  /// The tolerance for numbers.
  package var motion: TraceTolerance

  /// A tolerance that allows no difference.
  package static let exact = ReferenceTolerance()

  package init(image: ImageTolerance = .exact, motion: TraceTolerance = .exact) {
    self.image = image
    self.motion = motion
  }

  /// Whether every pixel and every number must be equal.
  package var isExact: Bool { image.isExact && motion.isExact }

  /// Returns this tolerance with everything that `other` specifies replaced.
  package func overridden(by other: ReferenceTolerance) -> ReferenceTolerance {
    ReferenceTolerance(
      image: image.overridden(by: other.image), motion: motion.overridden(by: other.motion))
  }

  /// Returns this tolerance with everything that `other` specifies replaced, and with the ignored
  /// regions of both.
  package func adding(_ other: ReferenceTolerance) -> ReferenceTolerance {
    ReferenceTolerance(
      image: image.adding(other.image), motion: motion.overridden(by: other.motion))
  }

  /// Returns this tolerance without everything that `other` specifies.
  package func removing(_ other: ReferenceTolerance) -> ReferenceTolerance {
    ReferenceTolerance(
      image: image.removing(other.image), motion: motion.removing(other.motion))
  }
}

extension ReferenceTolerance: CustomStringConvertible {
  /// What may differ, in words.
  package var description: String {
    guard !motion.parts.isEmpty else { return image.description }
    let pixels =
      image.parts.isEmpty ? ["pixels may differ only where the motion does"] : image.parts
    return (motion.parts + pixels).joined(separator: "; ")
  }

  /// What a part of a tolerance allows, in words.
  var allowance: String { (image.parts + motion.parts).joined(separator: "; ") }
}
