/// A destination of drawing.
///
/// A context records what is drawn as values. The recording of a view becomes the content of its layer,
/// and that of an image or of a bitmap becomes pixels.
///
/// Values that are not finite and shapes without an extent draw nothing, as in Core Graphics.
public final class CGContext: Hashable {
  /// The recorded commands that have not been drawn to the bitmap.
  var commands: [DrawingCommand] = []
  /// The transparency layers that have begun, with the commands recorded before them.
  var layers: [OpenLayer] = []
  /// The graphics state.
  var state: GraphicsState
  /// The saved graphics states.
  var savedStates: [GraphicsState] = []
  /// The current path, on the canvas.
  var currentPath = CGMutablePath()
  /// The size of the canvas in points, or for bitmaps in pixels.
  package let size: CGSize
  /// The transform from user space to the canvas of a new context.
  let initialMatrix: CGAffineTransform
  /// The transform from the canvas to the device, whose y axis points up.
  let deviceMatrix: CGAffineTransform
  /// The direction of shadows on the canvas: -1 where positive offsets point up.
  let shadowDirection: CGFloat
  /// The pixels; nil for a context that only records.
  let bitmap: BitmapBuffer?
  /// The transform of text, which is not part of the graphics state.
  public var textMatrix = CGAffineTransform.identity
  /// The position at which text starts, in text space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Creates a context of UIKit, whose user space has its origin at the top left and y pointing down.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of user space that is the canvas, in points.
  ///   - scale: The number of pixels per point.
  ///   - bitmap: The pixels; nil for a context that only records.
  package init(bounds: CGRect, scale: CGFloat, bitmap: BitmapBuffer? = nil) {
    size = bounds.size
    initialMatrix = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let height = bitmap.map { CGFloat($0.height) } ?? (bounds.height * scale).rounded(.up)
    deviceMatrix = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height)
    shadowDirection = 1
    state = GraphicsState(matrix: initialMatrix)
    self.bitmap = bitmap
  }

  /// Creates a context whose user space has its origin at the bottom left and y pointing up.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas.
  ///   - bitmap: The pixels; nil for a context that only records.
  package init(unflipped size: CGSize, bitmap: BitmapBuffer? = nil) {
    self.size = size
    initialMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    deviceMatrix = initialMatrix
    shadowDirection = -1
    state = GraphicsState(matrix: initialMatrix)
    self.bitmap = bitmap
  }

  /// The canvas.
  package var canvas: CGRect { CGRect(origin: .zero, size: size) }

  /// Whether nothing has been drawn and drawing is neither transformed nor clipped, shadowed or blended.
  package var drawsAsNew: Bool {
    commands.isEmpty && layers.isEmpty && state.matrix == initialMatrix && state.clip.isEmpty
      && state.style == CompositingStyle()
  }

  /// The recorded commands, without those of transparency layers that have not ended.
  package var drawing: Drawing { Drawing(layers.first?.commands ?? commands) }

  /// Whether nothing has been drawn since the last `flush()`.
  package var isBlank: Bool { commands.isEmpty && layers.isEmpty }

  /// Whether two contexts are the same object.
  public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

  /// Hashes the context's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The number of commands after which a bitmap's commands are drawn, to bound the memory.
  private static let maxPendingCommands = 4096

  /// Records an operation with the current state.
  func record(
    _ operation: DrawingCommand.Operation, paint: DrawingPaint = .color(.black),
    style: CompositingStyle? = nil
  ) {
    let style = style ?? state.style
    guard style.alpha > 0 || style.blendMode != .normal else { return }
    commands.append(DrawingCommand(operation, paint: paint, style: style, clip: state.clip))
    guard layers.isEmpty, let bitmap else { return }
    if bitmap.isShared || commands.count >= Self.maxPendingCommands { flush() }
  }

  /// Draws pending commands to the bitmap, if there is one.
  public func flush() {
    guard let bitmap, layers.isEmpty, !commands.isEmpty else { return }
    bitmap.draw(Drawing(commands), matrix: bitmapMatrix)
    commands = []
  }

  /// Draws pending commands to the bitmap, as `flush()` does.
  public func synchronize() { flush() }

  /// The transform from the canvas to the bitmap's pixels.
  private var bitmapMatrix: CGAffineTransform {
    CGAffineTransform(scaleX: deviceMatrix.a, y: deviceMatrix.a)
  }
}

/// A transparency layer that has begun.
struct OpenLayer {
  /// The commands recorded before the layer.
  let commands: [DrawingCommand]
  /// The graphics state before the layer.
  let state: GraphicsState
  /// The number of saved states before the layer.
  let savedCount: Int
}

/// What `saveGState()` saves.
struct GraphicsState {
  /// The transform from user space to the canvas.
  var matrix: CGAffineTransform
  var clip: [DrawingClip] = []
  var fill = DrawingPaint.color(.black)
  var stroke = DrawingPaint.color(.black)
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var pen = StrokeStyle()
  var style = CompositingStyle()
  var flatness: CGFloat = 1
  var patternPhase = CGSize.zero
  var textMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0
  var allowsAntialiasing = true
}
