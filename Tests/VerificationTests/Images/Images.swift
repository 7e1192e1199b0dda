import Imaging

/// Creates an image; `color` returns the red, green, blue and alpha of each pixel.
func image(_ width: Int, _ height: Int, color: (_ x: Int, _ y: Int) -> [Int]) -> Bitmap {
  let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
  guard
    let bitmap = Bitmap(
      width: width, height: height, pixels: pixels.map { UInt8(truncatingIfNeeded: $0) })
  else { preconditionFailure("a pixel has four channels") }
  return bitmap
}

/// Creates a white image with a rectangle in another color.
func white(
  _ width: Int, _ height: Int, except region: ClosedRange<Int>? = nil,
  rows: ClosedRange<Int> = 0...0,
  _ color: [Int] = [0, 0, 0, 255]
) -> Bitmap {
  image(width, height) { x, y in
    region?.contains(x) == true && rows.contains(y) ? color : [255, 255, 255, 255]
  }
}

extension Bitmap {
  /// The red, green, blue and alpha of each pixel.
  var colors: [[Int]] {
    stride(from: 0, to: pixels.count, by: 4).map { pixels[$0..<$0 + 4].map(Int.init) }
  }

  /// Returns the image with each pixel changed, given its position and color.
  func changed(_ change: (_ x: Int, _ y: Int, _ color: [Int]) -> [Int]) -> Bitmap {
    let colors = colors
    return image(width, height) { x, y in change(x, y, colors[y * width + x]) }
  }
}
