/// A recorded drawing: the commands of a context, as values.
///
/// Its canvas has its origin at the top left, y points down, and its unit is the point, or for
/// bitmaps the pixel. Everything in the commands is in the canvas' coordinate space.
package final class Drawing: Equatable, Sendable {
  /// The commands in drawing order.
  package let commands: [DrawingCommand]

  /// Creates a drawing.
  package init(_ commands: [DrawingCommand]) {
    self.commands = commands
  }

  /// Whether the drawing has no commands.
  package var isEmpty: Bool { commands.isEmpty }

  /// Returns whether two drawings are the same object or have equal commands.
  package static func == (left: Drawing, right: Drawing) -> Bool {
    left === right || left.commands == right.commands
  }
}

/// A command of a recorded drawing.
package struct DrawingCommand: Equatable, Sendable {
  /// What a command draws.
  package enum Operation: Equatable, Sendable {
    /// The inside of a path.
    case fill(CGPath, CGPathFillRule)
    /// The outline of a path, drawn with a pen that the transform deforms.
    case stroke(CGPath, StrokeStyle, pen: CGAffineTransform)
    /// Everything that the clip contains.
    case everything
    /// An image; the transform is that from its pixels to the canvas.
    case image(CGImage, CGAffineTransform)
    /// Glyphs in their own colors; the transform is that from their coordinate space to the canvas.
    case glyphs([GlyphRun], CGAffineTransform)
    /// A drawing that is composited as a whole.
    case group(Drawing)
    /// What another module draws; the transform is that from its coordinate space to the canvas.
    case embedded(EmbeddedDrawing, CGAffineTransform)
  }

  /// What the command draws.
  package var operation: Operation
  /// The color of a shape; images, glyphs and groups have their own.
  package var paint: DrawingPaint
  /// How the result is combined with what is below it.
  package var style: CompositingStyle
  /// The shapes that all have to contain a point for it to be drawn.
  package var clip: [DrawingClip]

  /// Creates a command.
  package init(
    _ operation: Operation, paint: DrawingPaint = .color(.black),
    style: CompositingStyle = CompositingStyle(), clip: [DrawingClip] = []
  ) {
    self.operation = operation
    self.paint = paint
    self.style = style
    self.clip = clip
  }
}

/// What another module adds to drawings.
package protocol EmbeddedContent: AnyObject, Sendable {}

/// Content of another module in a drawing; two are equal if their contents are the same object.
package struct EmbeddedDrawing: Equatable, Sendable {
  /// The content.
  package let content: any EmbeddedContent

  /// Creates a drawing.
  package init(_ content: any EmbeddedContent) {
    self.content = content
  }

  /// Returns whether two contain the same object.
  package static func == (left: EmbeddedDrawing, right: EmbeddedDrawing) -> Bool {
    left.content === right.content
  }
}

/// The pen of a stroke.
package struct StrokeStyle: Equatable, Sendable {
  /// The width in user space.
  package var width: CGFloat = 1
  /// The shape of the ends.
  package var cap = CGLineCap.butt
  /// The shape of the corners.
  package var join = CGLineJoin.miter
  /// The maximum length of a miter in line widths.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in user space, repeated; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// The offset at which the dashes start.
  package var dashPhase: CGFloat = 0

  /// Creates the pen of a new context.
  package init() {}
}

/// The colors of a shape.
package enum DrawingPaint: Equatable, Sendable {
  /// One color.
  case color(CGColor)
  /// A gradient.
  case gradient(DrawnGradient)
  /// A repeated cell.
  case pattern(DrawnPattern)
}

/// A gradient along a line or between two circles.
package struct DrawnGradient: Equatable, Sendable {
  /// The colors with their locations, in ascending order.
  package var stops: [CGGradient.Stop]
  /// The start, or the center of the first circle.
  package var start: CGPoint
  /// The end, or the center of the second circle.
  package var end: CGPoint
  /// The radii of the circles; nil for a gradient along a line.
  package var radii: Radii?
  /// The transform from the gradient's coordinate space to the canvas.
  package var matrix: CGAffineTransform
  /// Where the first and the last color are extended.
  package var options: CGGradientDrawingOptions

  /// The radii of two circles.
  package struct Radii: Equatable, Sendable {
    /// The radius of the first circle.
    package var start: CGFloat
    /// The radius of the second circle.
    package var end: CGFloat
  }
}

/// A cell that is repeated in two directions.
package final class DrawnPattern: Equatable, Sendable {
  /// The cell, in its own coordinate space, where y points down in drawings from UIKit.
  package let cell: Drawing
  /// The rectangle of the cell that is drawn.
  package let bounds: CGRect
  /// The horizontal distance between cells.
  package let xStep: CGFloat
  /// The vertical distance between cells.
  package let yStep: CGFloat
  /// The transform from the cell's coordinate space to the canvas.
  package let matrix: CGAffineTransform

  /// Creates a pattern.
  package init(
    cell: Drawing, bounds: CGRect, xStep: CGFloat, yStep: CGFloat, matrix: CGAffineTransform
  ) {
    self.cell = cell
    self.bounds = bounds
    self.xStep = xStep
    self.yStep = yStep
    self.matrix = matrix
  }

  /// Returns the pattern in another coordinate space.
  func transformed(by transform: CGAffineTransform) -> DrawnPattern {
    transform.isIdentity
      ? self
      : DrawnPattern(
        cell: cell, bounds: bounds, xStep: xStep, yStep: yStep,
        matrix: matrix.concatenating(transform))
  }

  /// Returns whether two patterns look the same.
  package static func == (left: DrawnPattern, right: DrawnPattern) -> Bool {
    left === right
      || (left.bounds == right.bounds && left.xStep == right.xStep && left.yStep == right.yStep
        && left.matrix == right.matrix && left.cell == right.cell)
  }
}

/// How a command is combined with what is below it.
package struct CompositingStyle: Equatable, Sendable {
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat = 1
  /// The blend mode.
  package var blendMode = CGBlendMode.normal
  /// The shadow; nil for none.
  package var shadow: DrawingShadow?
  /// Whether edges are antialiased.
  package var isAntialiased = true
  /// How images are scaled.
  package var interpolation = CGInterpolationQuality.default

  /// Creates the style of a new context.
  package init() {}
}

/// A shadow below a command's result.
package struct DrawingShadow: Equatable, Sendable {
  /// The color.
  package var color: CGColor
  /// The offset on the canvas.
  package var offset: CGSize
  /// The standard deviation of the blur on the canvas.
  package var sigma: CGFloat
}

/// A shape that clips commands.
package enum DrawingClip: Equatable, Sendable {
  /// The inside of a path.
  case path(CGPath, CGPathFillRule, isAntialiased: Bool)
  /// The alpha of an image, or its inverse; the transform is that from its pixels to the canvas.
  case mask(CGImage, CGAffineTransform)
}
