import QuartzCore
import Raster
import Synchronization

/// The contexts that drawing functions use, of which the last one is current.
///
/// UIKit has one stack per thread. Here the main actor may move between threads, so they share one.
enum GraphicsStack {
  /// A context, and the image that it draws.
  struct Entry {
    let context: CGContext
    /// The scale of the image of `UIGraphicsBeginImageContext`; nil for other contexts.
    let imageScale: CGFloat?
  }

  private struct Entries: @unchecked Sendable {
    var list: [Entry] = []
  }

  private static let entries = Mutex(Entries())

  /// The current context and the image that it draws; nil for none.
  static var current: Entry? {
    entries.withLock { Unsafe(value: $0.list.last) }.value
  }

  /// Makes a context current.
  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    let entry = Unsafe(value: Entry(context: context, imageScale: imageScale))
    entries.withLock { $0.list.append(entry.value) }
  }

  /// Makes the context current that was so before the last `push`; without one, nothing happens.
  static func pop() {
    entries.withLock { _ = $0.list.popLast() }
  }

  /// Runs a closure with a context as the current one.
  static func with(_ context: CGContext, _ actions: () -> Void) {
    push(context)
    actions()
    pop()
  }

  /// A value that passes the lock: contexts are used by one thread at a time.
  private struct Unsafe<Value>: @unchecked Sendable {
    let value: Value
  }
}

/// The current context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current?.context }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the context current that was so before `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

// MARK: Images

/// Begins an image of one pixel per point, which the functions of drawing draw to.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which the functions of drawing draw to.
///
/// An image that is empty or too large is reported on standard error, and nothing begins.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image is black at first and stays opaque.
///   - scale: The number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : ContextScale.current
  let bounds = CGRect(origin: .zero, size: size)
  guard let context = CGContext(imageWith: bounds, scale: scale, isOpaque: opaque) else { return }
  GraphicsStack.push(context, imageScale: scale)
}

/// Returns the image that has been begun, as it is drawn until now; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current, let scale = entry.imageScale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image that was begun last; without one, nothing happens.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current?.imageScale != nil { GraphicsStack.pop() }
}

/// The resolution of contexts without one of their own.
enum ContextScale {
  /// The number of pixels per point of the current traits.
  static var current: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}

extension CGContext {
  /// Creates the context of an image; nil if it is empty or too large, which is reported on standard
  /// error.
  convenience init?(imageWith bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let bounds = bounds.standardized
    guard !bounds.isEmpty, bounds.isFinite, scale.isFinite else {
      if !bounds.isEmpty { GraphicsLog.report("an image of infinite size can't be drawn") }
      return nil
    }
    // The rounding must not add a pixel to a size of whole pixels.
    let (width, height) = (
      (bounds.width * scale - 1e-6).rounded(.up), (bounds.height * scale - 1e-6).rounded(.up)
    )
    let limit = CGFloat(BitmapBuffer.maxSide)
    guard width <= limit, height <= limit, width * height <= CGFloat(BitmapBuffer.maxPixels),
      let bitmap = BitmapBuffer(
        width: Int(max(width, 1)), height: Int(max(height, 1)), isOpaque: isOpaque,
        rasterizer: CairoRasterizer.shared)
    else {
      GraphicsLog.report(
        "an image of \(GraphicsLog.whole(width))×\(GraphicsLog.whole(height)) pixels is too large: "
          + "at most \(BitmapBuffer.maxSide) per side and \(BitmapBuffer.maxPixels) in total")
      return nil
    }
    self.init(bounds: bounds, scale: scale, bitmap: bitmap)
  }

  /// Creates a context of pixels; nil if the format is not supported or the size too large.
  ///
  /// Its user space has its origin at the bottom left, and its unit is the pixel. If the program
  /// provides the memory, the pixels in it are up to date after each call that draws.
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, with their first values; nil for memory of the context.
  ///   - width: The number of pixels of a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a component: 8.
  ///   - bytesPerRow: The length of a row; 0 for one without padding.
  ///   - space: The color space: gray or RGB.
  ///   - bitmapInfo: The place of alpha and the order of the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo),
      rasterizer: CairoRasterizer.shared)
  }
}

/// The messages of drawing.
enum GraphicsLog {
  /// Writes a message to standard error.
  static func report(_ text: String) { LayoutLog.print("UIKit: \(text)\n") }

  /// Returns a length without decimals, as far as integers represent it.
  static func whole(_ length: CGFloat) -> String {
    Int(exactly: length.rounded()).map(String.init) ?? "\(length)"
  }
}
