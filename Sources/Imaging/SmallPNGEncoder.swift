import CPNG
import Foundation

/// Writes pictures as the smallest PNG files that libpng makes: zlib's level 9, each row with the filter that
/// libpng thinks best, or no filters at all where that gives fewer bytes.
///
/// The bytes depend on the versions of libpng and zlib, on nothing else.
package final class SmallPNGEncoder: PictureEncoder {
  private let digester = PixelDigester()
  private var rows: [UInt8] = []
  private var last: (picture: EncodedPicture, channels: Int)?

  /// Makes an encoder.
  package init() {}

  /// The PNG file of a picture: RGB for opaque pixels, else RGBA; marked as sRGB; without a date.
  ///
  /// Throws an `ImagingError` if memory is short.
  package func picture(
    of pixels: PixelView, changed: [Range<Int>]? = nil
  ) throws -> EncodedPicture {
    let digest = digester.digest(of: pixels, changed: changed)
    if let last, last.picture.pixels == digest, last.channels == pixels.channels {
      return last.picture
    }
    read(pixels)
    // Flat areas and texts, as most stages have, are often smaller without a filter.
    let files = try [png_every_filter, png_no_filter].map { try file(pixels, filters: Int32($0)) }
    let smallest = files[1].count < files[0].count ? files[1] : files[0]
    let picture = EncodedPicture(bytes: smallest, pixels: digest)
    last = (picture, pixels.channels)
    return picture
  }

  /// Reads the pixels without gaps, three or four bytes each.
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
      throw .system(action: "compress", path: "a picture", code: ENOMEM)
    }
    return [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}

/// The version of libpng that is running.
package let pngLibraryVersion = String(cString: png_get_libpng_ver(nil))
