import CoreGraphics
import Flipbook
import Recipes

/// Something that may differ between frames and those of their reference, and why it may.
public struct MotionTolerance: Sendable {
  let allowance: ToleranceAllowance

  private init(why: String, _ change: (inout ToleranceAllowance) -> Void) {
    var allowance = ToleranceAllowance(why: why)
    change(&allowance)
    self.allowance = allowance
  }

  /// Colours up to so far apart in OKLab are one; black and white are 1 apart.
  public static func color(_ distance: Double, why: String) -> Self {
    Self(why: why) { $0.color = max(0, distance) }
  }

  /// So many pixels of a frame may differ.
  public static func pixels(_ count: Int, why: String) -> Self {
    Self(why: why) { $0.pixels = max(0, count) }
  }

  /// Such a share of a frame may differ, from 0 to 1.
  public static func share(_ share: Double, why: String) -> Self {
    Self(why: why) { $0.share = min(1, max(0, share)) }
  }

  /// Such a share of any 16 by 16 pixels of a frame may differ, from 0 to 1.
  public static func density(_ share: Double, why: String) -> Self {
    Self(why: why) { $0.density = min(1, max(0, share)) }
  }

  /// Edges may lie elsewhere within their pixels.
  public static func antialiasing(why: String) -> Self {
    Self(why: why) { $0.ignoresAntialiasing = true }
  }

  /// What lies in a rectangle, in points, is not looked at.
  public static func region(_ rect: CGRect, why: String) -> Self {
    Self(why: why) { $0.region = rect }
  }
}
