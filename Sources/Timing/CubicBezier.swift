import Foundation

/// A timing curve from (0, 0) to (1, 1), shaped by two control points.
///
/// Control points are held as 32-bit floats, as `CAMediaTimingFunction` holds them.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's place in time.
  public let x1: Float
  /// The first control point's progress.
  public let y1: Float
  /// The second control point's place in time.
  public let x2: Float
  /// The second control point's progress.
  public let y2: Float

  /// Creates a curve; the control points' times are kept within 0 and 1, so that time never turns back.
  public init(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Progress equals time.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Starts and ends slowly; what UIKit takes where nothing is said.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Core Animation's default curve.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

  /// Returns the progress at `time`, both from 0 to 1 (progress may overshoot); times outside are
  /// clamped.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    return Self.value(Double(y1), Double(y2), at: parameter(at: time))
  }

  /// The curve parameter whose x is `time`: Newton's method kept inside a shrinking bracket, so that it
  /// ends on every curve.
  private func parameter(at time: Double) -> Double {
    let (x1, x2) = (Double(x1), Double(x2))
    var (low, high) = (0.0, 1.0)
    var t = time
    for _ in 0..<64 {
      let error = Self.value(x1, x2, at: t) - time
      if abs(error) < 1e-14 { break }
      if error < 0 { low = t } else { high = t }
      let slope = Self.slope(x1, x2, at: t)
      let next = t - error / slope
      t = slope > 1e-12 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func value(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }

  private static func slope(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * c1 + 6 * s * t * (c2 - c1) + 3 * t * t * (1 - c2)
  }
}
