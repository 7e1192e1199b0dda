import CCairo
import CoreGraphics

/// A pixel buffer that Cairo draws to.
final class Surface {
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// The pixels, valid while the surface is alive.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The rows whose pixels are not written; nil if those of all rows are.
  private(set) var uniformRows: UniformRows?

  /// Creates a surface filled with zeros.
  init(_ format: cairo_format_t, width: Int, height: Int) throws(RasterError) {
    let pointer = cairo_image_surface_create(
      format, Int32(clamping: width), Int32(clamping: height))
    guard let pointer, let bytes = cairo_image_surface_get_data(pointer) else {
      let status = cairo_surface_status(pointer)
      cairo_surface_destroy(pointer)
      throw RasterError(status) ?? .outOfMemory
    }
    self.pointer = pointer
    self.width = width
    self.height = height
    self.bytes = bytes
    bytesPerRow = Int(cairo_image_surface_get_stride(pointer))
  }

  /// Creates a surface over memory of four bytes per pixel, without padding, which has to stay valid.
  init(over bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int) throws(RasterError) {
    let pointer = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
      Int32(clamping: width * 4))
    guard let pointer, cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      let status = cairo_surface_status(pointer)
      cairo_surface_destroy(pointer)
      throw RasterError(status) ?? .outOfMemory
    }
    self.pointer = pointer
    self.width = width
    self.height = height
    self.bytes = bytes
    bytesPerRow = width * 4
  }

  /// Keeps the colors of uniform rows, for surfaces of four bytes per pixel.
  func keepUniformRows() { uniformRows = UniformRows(width: width, height: height) }

  /// The rectangle of all pixels.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  deinit { cairo_surface_destroy(pointer) }
}
