import CPNG
import Glibc

/// Encodes images as the smallest PNG files that libpng creates: zlib level 9, with the filter for
/// each row that libpng's heuristic selects, or without filters if that is smaller.
///
/// Beside the pixels, the bytes depend only on the versions of libpng and zlib.
package final class SmallPNGEncoder: ImageEncoder {
  private let digester = PixelDigester()
  private var rows: [UInt8] = []
  private var last: (image: EncodedImage, channels: Int)?

  /// Creates an encoder.
  package init() {}

  /// Returns the PNG file of an image: RGB if it is opaque, else RGBA; marked as sRGB, without a
  /// date.
  ///
  /// Throws an `ImagingError` if there is not enough memory.
  package func image(
    of pixels: PixelView, changed: [Range<Int>]? = nil
  ) throws -> EncodedImage {
    let digest = digester.digest(of: pixels, changed: changed)
    if let last, last.image.pixels == digest, last.channels == pixels.channels {
      return last.image
    }
    read(pixels)
    // Flat areas and text, which most stages consist of, are often smaller without a filter.
    let files = try [png_every_filter, png_no_filter].map { try file(pixels, filters: Int32($0)) }
    let smallest = files[1].count < files[0].count ? files[1] : files[0]
    let image = EncodedImage(bytes: smallest, pixels: digest)
    last = (image, pixels.channels)
    return image
  }

  /// Reads the pixels into `rows` without gaps, three or four bytes each.
  private func read(_ pixels: PixelView) {
    let channels = pixels.channels
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(pixels.width * pixels.height * channels)
    var row = [PixelView.CanonicalPixel](repeating: 0, count: pixels.width)
    for y in 0..<pixels.height {
      row.withUnsafeMutableBufferPointer {
        if let base = $0.baseAddress { pixels.copyRow(y, to: base) }
      }
      for pixel in row {
        for channel in 0..<channels {
          rows.append(UInt8(truncatingIfNeeded: pixel >> (8 * UInt32(channel))))
        }
      }
    }
  }

  private func file(_ pixels: PixelView, filters: Int32) throws(ImagingError) -> [UInt8] {
    var file = png_file()
    defer { png_file_free(&file) }
    let isWritten = rows.withUnsafeBufferPointer {
      png_file_write(
        &file, $0.baseAddress, UInt32(pixels.width), UInt32(pixels.height),
        Int32(pixels.channels), filters)
    }
    guard isWritten != 0 else {
      throw .system(action: "compress", path: "an image", code: ENOMEM)
    }
    return [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}

/// The version of libpng at run time.
package let pngLibraryVersion = String(cString: png_get_libpng_ver(nil))
