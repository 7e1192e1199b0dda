import CoreGraphics
import Flipbook
import Recipes

/// An accepted difference between a motion and its reference, with its reason.
public struct MotionTolerance: Sendable {
  let allowance: ToleranceAllowance

  private init(why: String, _ change: (inout ToleranceAllowance) -> Void) {
    var allowance = ToleranceAllowance(why: why)
    change(&allowance)
    self.allowance = allowance
  }

  /// Treats colors within a distance in OKLab as equal; the distance between black and white is 1.
  public static func color(_ distance: Double, why: String) -> Self {
    Self(why: why) { $0.image.color = max(0, distance) }
  }

  /// Accepts a maximum number of differing pixels per frame.
  public static func pixels(_ count: Int, why: String) -> Self {
    Self(why: why) { $0.image.pixels = max(0, count) }
  }

  /// Accepts a maximum fraction of differing pixels per frame, from 0 to 1.
  public static func share(_ share: Double, why: String) -> Self {
    Self(why: why) { $0.image.share = min(1, max(0, share)) }
  }

  /// Accepts a maximum fraction of differing pixels, from 0 to 1, in any 16 by 16 pixels of a
  /// frame.
  public static func density(_ share: Double, why: String) -> Self {
    Self(why: why) { $0.image.density = min(1, max(0, share)) }
  }

  /// Accepts edges that are shifted by less than a pixel.
  public static func antialiasing(why: String) -> Self {
    Self(why: why) { $0.image.ignoresAntialiasing = true }
  }

  /// Excludes a rectangle, in points, from the comparison.
  public static func region(_ rect: CGRect, why: String) -> Self {
    Self(why: why) { $0.region = rect }
  }

  /// Accepts a maximum difference of positions and sizes along each axis, in points.
  ///
  /// Where numbers differ within their tolerance, pixels follow them: they are compared with the
  /// tolerances for pixels, and not at all without one.
  public static func points(_ distance: Double, why: String) -> Self {
    Self(why: why) { $0.motion.points = max(0, distance) }
  }

  /// Accepts a maximum difference of angles, in degrees; pixels follow as in `points(_:why:)`.
  public static func degrees(_ angle: Double, why: String) -> Self {
    Self(why: why) { $0.motion.degrees = max(0, angle) }
  }

  /// Accepts motion, appearances and contacts that are earlier or later by a maximum time in
  /// seconds, rounded down to 1/60 s; pixels follow as in `points(_:why:)`.
  public static func seconds(_ time: Double, why: String) -> Self {
    Self(why: why) { $0.motion.seconds = max(0, time) }
  }
}
