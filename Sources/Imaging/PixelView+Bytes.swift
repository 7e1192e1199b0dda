extension PixelView {
  /// The pixels as bytes: red, green, blue and alpha, not premultiplied, row by row without gaps.
  package var straightBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      if let base = bytes.baseAddress {
        base.withMemoryRebound(to: CanonicalPixel.self, capacity: width * height) { pixels in
          for y in 0..<height { copyRow(y, to: pixels + y * width) }
        }
      }
      count = width * height * 4
    }
  }
}
