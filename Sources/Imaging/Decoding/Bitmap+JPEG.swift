import CJPEG
import Glibc

extension Bitmap {
  /// Reads a JPEG of one or three components, baseline or progressive.
  ///
  /// The pixels are the same on every processor: the transform is libjpeg-turbo's accurate one for
  /// integers, and colors are enlarged smoothly, as in other decoders.
  init(
    jpeg bytes: [UInt8], _ segments: JPEGSegments, name: String, maxPixels: Int
  ) throws(ImagingError) {
    let (width, height) = (segments.width, segments.height)
    guard width > 0, height > 0 else {
      throw .corruptJPEG(name: name, reason: "its size is \(width)x\(height) px")
    }
    // The coefficients of all scans are in memory until the last one.
    let limit = segments.hasScans ? ImagingLimits.progressivePixels : ImagingLimits.pixels
    guard max(width, height) <= ImagingLimits.side, width * height <= min(maxPixels, limit) else {
      throw .imageTooLarge(name: name, width: width, height: height)
    }
    guard segments.components != 4 else { throw .printJPEG(name: name) }
    guard segments.components == 1 || segments.components == 3 else {
      throw .corruptJPEG(name: name, reason: "it has \(segments.components) color components")
    }
    var failure = jpeg_failure_corrupt
    var message = [CChar](repeating: 0, count: Int(jpeg_message_length))
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      failure = jpeg_file_read(
        bytes, bytes.count, pixels.baseAddress, UInt32(width), UInt32(height), &message)
      count = failure == jpeg_failure_none ? width * height * 4 : 0
    }
    if failure == jpeg_failure_truncated { throw .truncatedJPEG(name: name) }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .corruptJPEG(name: name, reason: String(decoding: reason, as: UTF8.self))
    }
    self = bitmap
  }

  /// Returns the image as a JPEG file on white, as the format has no transparency.
  ///
  /// - Parameter quality: From 0, the smallest file, to 100.
  /// - Throws: An `ImagingError` if there is not enough memory, or if a side has more than 65,500 pixels.
  package func jpeg(quality: Int) throws(ImagingError) -> [UInt8] {
    var rows = pixels
    for start in stride(from: 0, to: rows.count, by: 4) where rows[start + 3] < 255 {
      let alpha = Int(rows[start + 3])
      for channel in start..<start + 3 {
        rows[channel] = UInt8((Int(rows[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
    }
    var file = jpeg_file()
    defer { jpeg_file_free(&file) }
    let isWritten = jpeg_file_write(
      &file, rows, UInt32(width), UInt32(height), Int32(min(max(quality, 0), 100)))
    guard isWritten != 0 else {
      throw .system(action: "compress", path: "an image", code: ENOMEM)
    }
    return [UInt8](UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }
}
