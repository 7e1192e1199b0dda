import DisplayList
import Testing

@testable import Raster

@Suite struct ProjectedGridTests {
  /// Returns the interpolated color of a plane at a point of the canvas, component by component.
  private static func color(
    _ plane: [UInt8], _ grid: ProjectedGrid, _ x: CGFloat, _ y: CGFloat
  ) -> [UInt32] {
    let matrix = grid.toGrid
    let divisor = matrix.x.w * x + matrix.y.w * y + matrix.constant.w
    let column = (matrix.x.x * x + matrix.y.x * y + matrix.constant.x) / divisor - 0.5
    let row = (matrix.x.y * x + matrix.y.y * y + matrix.constant.y) / divisor - 0.5
    guard divisor > 0, column >= 0, row >= 0, column < CGFloat(grid.width - 1),
      row < CGFloat(grid.height - 1)
    else { return [0, 0, 0, 0] }
    let (left, top) = (Int(column), Int(row))
    let right = UInt32((column - CGFloat(left)) * 256)
    let bottom = UInt32((row - CGFloat(top)) * 256)
    func mix(_ row: Int, _ index: Int) -> UInt32 {
      let first = (row * grid.width + left) * 4 + index
      return UInt32(plane[first]) * (256 - right) + UInt32(plane[first + 4]) * right
    }
    return (0..<4).map { mix(top, $0) * (256 - bottom) + mix(top + 1, $0) * bottom }
  }

  @Test(
    "each pixel is the mean of its samples, wherever the plane appears",
    arguments: Array(0..<24))
  func samples(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + (high - low) * CGFloat(numbers.next() >> 40) / CGFloat(1 << 24)
    }
    // Far, near, edge-on and mirrored planes, and ones that reach behind the eye.
    var space = CATransform3DIdentity
    space.m34 = -1 / number(15, 200)
    space = CATransform3DRotate(space, number(-2, 2), number(-1, 1), number(-1, 1), number(-1, 1))
    let transform = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-20, -15, number(-30, 10)), space),
      CATransform3DMakeTranslation(number(0, 60), number(0, 60), 0))
    let (width, height) = (60, 50)
    guard
      let grid = ProjectedGrid(
        of: CGRect(x: 0, y: 0, width: 40, height: 30), Projection(transform),
        visible: CGRect(x: 0, y: 0, width: width, height: height))
    else { return }
    var plane = (0..<grid.width * grid.height * 4).map { _ in UInt8(numbers.next() >> 56) }
    var image = [UInt8](repeating: 0, count: width * height * 4)
    try plane.withUnsafeMutableBufferPointer { source in
      try image.withUnsafeMutableBufferPointer { target in
        let source = try Surface(
          over: #require(source.baseAddress), width: grid.width, height: grid.height)
        let target = try Surface(
          over: #require(target.baseAddress), width: width, height: height)
        grid.sample(
          source, to: target, at: .zero, in: CGRect(x: 0, y: 0, width: width, height: height))
      }
    }
    let count = grid.samples
    var expected = image
    for y in 0..<height {
      for x in 0..<width {
        var sum: [UInt32] = [0, 0, 0, 0]
        for sample in 0..<count * count {
          let (column, row) = (CGFloat(sample % count), CGFloat(sample / count))
          let color = Self.color(
            plane, grid, CGFloat(x) + (column + 0.5) / CGFloat(count),
            CGFloat(y) + (row + 0.5) / CGFloat(count))
          sum = zip(sum, color).map { $0 + $1 }
        }
        let unit = UInt32(65_536 * count * count)
        for index in 0..<4 {
          expected[(y * width + x) * 4 + index] =
            sum[3] > 0 ? UInt8(truncatingIfNeeded: (sum[index] + unit / 2) / unit) : 0
        }
      }
    }
    #expect(image == expected)
  }
}

/// Numbers that follow from a seed.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 31) &* 0xD6E8_FEB8_6659_FD93
  }
}
