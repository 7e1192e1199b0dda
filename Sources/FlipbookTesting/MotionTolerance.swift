import CoreGraphics
import Flipbook
import Recipes

/// An accepted difference between frames and their reference, with its reason.
public struct MotionTolerance: Sendable {
  let allowance: ToleranceAllowance

  private init(why: String, _ change: (inout ToleranceAllowance) -> Void) {
    var allowance = ToleranceAllowance(why: why)
    change(&allowance)
    self.allowance = allowance
  }

  /// Treats colors within a distance in OKLab as equal; the distance between black and white is 1.
  public static func color(_ distance: Double, why: String) -> Self {
    Self(why: why) { $0.tolerance.color = max(0, distance) }
  }

  /// Accepts a maximum number of differing pixels per frame.
  public static func pixels(_ count: Int, why: String) -> Self {
    Self(why: why) { $0.tolerance.pixels = max(0, count) }
  }

  /// Accepts a maximum fraction of differing pixels per frame, from 0 to 1.
  public static func share(_ share: Double, why: String) -> Self {
    Self(why: why) { $0.tolerance.share = min(1, max(0, share)) }
  }

  /// Accepts a maximum fraction of differing pixels, from 0 to 1, in any 16 by 16 pixels of a
  /// frame.
  public static func density(_ share: Double, why: String) -> Self {
    Self(why: why) { $0.tolerance.density = min(1, max(0, share)) }
  }

  /// Accepts edges that are shifted by less than a pixel.
  public static func antialiasing(why: String) -> Self {
    Self(why: why) { $0.tolerance.ignoresAntialiasing = true }
  }

  /// Excludes a rectangle, in points, from the comparison.
  public static func region(_ rect: CGRect, why: String) -> Self {
    Self(why: why) { $0.region = rect }
  }
}
