/// The functions that draw a pattern.
public struct CGPatternCallbacks {
  /// Draws a cell of the pattern.
  public typealias DrawPattern = (UnsafeMutableRawPointer?, CGContext) -> Void
  /// Releases the pointer that the pattern was created with.
  public typealias ReleaseInfo = (UnsafeMutableRawPointer?) -> Void

  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell of the pattern.
  public var drawPattern: DrawPattern?
  /// Releases the pointer that the pattern was created with; nil for nothing to do.
  public var releaseInfo: ReleaseInfo?

  /// Creates a structure.
  public init(version: UInt32, drawPattern: DrawPattern?, releaseInfo: ReleaseInfo?) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A cell that is repeated to fill shapes.
public final class CGPattern: Hashable, @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks?
  private let cell: Drawing?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let xStep: CGFloat
  private let yStep: CGFloat
  /// Whether the pattern has its own colors.
  let isColored: Bool

  /// Creates a pattern; returns nil if a step is 0 or the cell has no area.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callbacks.
  ///   - bounds: The part of the cell that is drawn, in the cell's coordinate space.
  ///   - matrix: The transform from the cell's coordinate space to the space of a new context.
  ///   - xStep: The horizontal distance between cells.
  ///   - yStep: The vertical distance between cells.
  ///   - tiling: How cells are placed; their distances are always exact.
  ///   - isColored: Whether the pattern has its own colors. Otherwise, it has the color that it is set with.
  ///   - callbacks: The functions that draw the cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard Self.isValid(bounds, xStep, yStep), matrix.isFinite else { return nil }
    self.info = info
    self.callbacks = callbacks.pointee
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = xStep
    self.yStep = yStep
    self.isColored = isColored
    cell = nil
  }

  /// Creates a pattern of a recorded cell.
  package init?(cell: Drawing, bounds: CGRect) {
    guard Self.isValid(bounds, bounds.width, bounds.height) else { return nil }
    (info, callbacks, self.cell, self.bounds) = (nil, nil, cell, bounds)
    (matrix, xStep, yStep, isColored) = (.identity, bounds.width, bounds.height, true)
  }

  deinit { callbacks?.releaseInfo?(info) }

  private static func isValid(_ bounds: CGRect, _ xStep: CGFloat, _ yStep: CGFloat) -> Bool {
    bounds.isFinite && bounds.width > 0 && bounds.height > 0 && xStep.isFinite && yStep.isFinite
      && xStep != 0 && yStep != 0
  }

  /// Returns the pattern as a value; nil if it has no function that draws it.
  ///
  /// - Parameters:
  ///   - color: The color of a pattern without colors.
  ///   - alpha: The opacity.
  func drawn(color: CGColor? = nil, alpha: CGFloat = 1) -> DrawnPattern? {
    var recorded: Drawing
    if let cell {
      recorded = cell
    } else {
      guard let draw = callbacks?.drawPattern else { return nil }
      let context = CGContext(bounds: CGRect(origin: .zero, size: bounds.size), scale: 1)
      if let color {
        context.setFillColor(color)
        context.setStrokeColor(color)
      }
      draw(info, context)
      recorded = context.drawing
    }
    if alpha < 1 {
      var style = CompositingStyle()
      style.alpha = alpha > 0 ? alpha : 0
      recorded = Drawing([DrawingCommand(.group(recorded), style: style)])
    }
    return DrawnPattern(
      cell: recorded, bounds: bounds.standardized, xStep: abs(xStep), yStep: abs(yStep),
      matrix: matrix)
  }

  /// Whether two patterns are the same object.
  public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

  /// Hashes the pattern's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
