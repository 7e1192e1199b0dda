/// The functions that evaluate a function.
public struct CGFunctionCallbacks {
  /// Computes the outputs of inputs.
  public typealias EvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
  ) -> Void
  /// Releases the pointer that the function was created with.
  public typealias ReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

  /// The version of the structure: 0.
  public var version: UInt32
  /// Computes the outputs of inputs.
  public var evaluate: EvaluateCallback?
  /// Releases the pointer that the function was created with; nil for nothing to do.
  public var releaseInfo: ReleaseInfoCallback?

  /// Creates a structure.
  public init(
    version: UInt32, evaluate: EvaluateCallback?, releaseInfo: ReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function from numbers to numbers, such as the components of the colors of a shading.
public final class CGFunction: Hashable {
  private let info: UnsafeMutableRawPointer?
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]
  private let dimension: Int
  private let callbacks: CGFunctionCallbacks

  /// Creates a function; returns nil without inputs, outputs or a callback that evaluates it.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callbacks.
  ///   - domainDimension: The number of inputs.
  ///   - domain: The least and the greatest value of each input; nil for any.
  ///   - rangeDimension: The number of outputs.
  ///   - range: The least and the greatest value of each output; nil for any.
  ///   - callbacks: The functions that evaluate it.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else {
      return nil
    }
    func ranges(_ pointer: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
      guard let pointer else { return [] }
      return (0..<count).map { index in
        let (low, high) = (pointer[2 * index], pointer[2 * index + 1])
        return low <= high ? low...high : low...low
      }
    }
    self.info = info
    self.domain = ranges(domain, domainDimension)
    self.range = ranges(range, rangeDimension)
    dimension = rangeDimension
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns the outputs for a fraction of the way through the domain of the first input, or from 0 to 1.
  func outputs(at fraction: CGFloat) -> [CGFloat] {
    let inputs = max(domain.count, 1)
    var input = [CGFloat](repeating: 0, count: inputs)
    input[0] =
      domain.first.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * fraction } ?? fraction
    var output = [CGFloat](repeating: 0, count: dimension)
    callbacks.evaluate?(info, &input, &output)
    for (index, range) in range.enumerated() {
      output[index] = min(max(output[index], range.lowerBound), range.upperBound)
    }
    return output.map { $0.isFinite ? $0 : 0 }
  }

  /// Whether two functions are the same object.
  public static func == (left: CGFunction, right: CGFunction) -> Bool { left === right }

  /// Hashes the function's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Colors along a line or between two circles, which a function computes.
///
/// The function is evaluated at 257 places when the shading is created; between them, colors are
/// interpolated. That number is Flipbook's choice.
public final class CGShading: Hashable, Sendable {
  private static let intervals = 256

  /// The colors and their geometry, in user space.
  let gradient: DrawnGradient

  /// Creates a shading along a line; nil if a point is not finite or the function has fewer outputs than
  /// the color space has components.
  ///
  /// - Parameters:
  ///   - space: The color space of the outputs, which are followed by alpha.
  ///   - start: The place of the first color.
  ///   - end: The place of the last color.
  ///   - function: The function from the place, from 0 to 1 or in its domain, to components.
  ///   - extendStart: Whether the first color is drawn beyond the start.
  ///   - extendEnd: Whether the last color is drawn beyond the end.
  public init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    guard start.isFinite, end.isFinite, let stops = Self.stops(function, space) else { return nil }
    gradient = DrawnGradient(
      stops: stops, start: start, end: end, matrix: .identity,
      options: Self.options(extendStart, extendEnd))
  }

  /// Creates a shading between two circles; nil if a value is not finite or negative, or the function has
  /// fewer outputs than the color space has components.
  ///
  /// - Parameters:
  ///   - space: The color space of the outputs, which are followed by alpha.
  ///   - start: The center of the circle with the first color.
  ///   - startRadius: The radius of that circle.
  ///   - end: The center of the circle with the last color.
  ///   - endRadius: The radius of that circle.
  ///   - function: The function from the place, from 0 to 1 or in its domain, to components.
  ///   - extendStart: Whether the first color is drawn beyond the first circle.
  ///   - extendEnd: Whether the last color is drawn beyond the last circle.
  public init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard start.isFinite, end.isFinite, startRadius >= 0, startRadius.isFinite, endRadius >= 0,
      endRadius.isFinite, let stops = Self.stops(function, space)
    else { return nil }
    gradient = DrawnGradient(
      stops: stops, start: start, end: end,
      radii: DrawnGradient.Radii(start: startRadius, end: endRadius), matrix: .identity,
      options: Self.options(extendStart, extendEnd))
  }

  private static func options(_ start: Bool, _ end: Bool) -> CGGradientDrawingOptions {
    var options: CGGradientDrawingOptions = []
    if start { options.insert(.drawsBeforeStartLocation) }
    if end { options.insert(.drawsAfterEndLocation) }
    return options
  }

  private static func stops(
    _ function: CGFunction, _ space: CGColorSpace
  ) -> [CGGradient.Stop]? {
    var stops: [CGGradient.Stop] = []
    for index in 0...intervals {
      let location = CGFloat(index) / CGFloat(intervals)
      var components = function.outputs(at: location)
      if components.count == space.numberOfComponents { components.append(1) }
      guard components.count > space.numberOfComponents,
        let color = CGColor(colorSpace: space, components: components)
      else { return nil }
      stops.append(CGGradient.Stop(color: color, location: location))
    }
    return stops
  }

  /// Whether two shadings are the same object.
  public static func == (left: CGShading, right: CGShading) -> Bool { left === right }

  /// Hashes the shading's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  /// Draws a shading over the whole clip.
  public func drawShading(_ shading: CGShading) {
    var gradient = shading.gradient
    gradient.matrix = state.matrix
    record(.everything, paint: .gradient(gradient))
  }
}
