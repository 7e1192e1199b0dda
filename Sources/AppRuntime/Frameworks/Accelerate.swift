import UIKit

/// An error of a function; 0 for none.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32
/// A number of pixels.
public typealias vImagePixelCount = UInt
/// A color of four components.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// No error.
public let kvImageNoError = 0
/// A buffer without pixels.
public let kvImageNullPointerArgument = -21772
/// Buffers of different sizes, or a kernel of an even size.
public let kvImageInvalidParameter = -21773
/// No options.
public let kvImageNoFlags = 0
/// Alpha stays as it is.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels beyond the edges have the color of the argument.
public let kvImageBackgroundColorFill = 4
/// Pixels beyond the edges are those at the edges.
public let kvImageEdgeExtend = 8

/// The pixels of an image in a program's memory.
public struct vImage_Buffer {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The pixels.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels of a row.
  public var width: vImagePixelCount
  /// The number of bytes from a row to the next.
  public var rowBytes: Int

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a buffer of a program's memory.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// Creates a buffer without pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
}

/// Sets each pixel to the average of those in a rectangle around it, for each component.
///
/// Beyond the edges are the pixels at the edges, whatever the flags.
///
/// - Parameters:
///   - source: The pixels.
///   - destination: The result, of the same size.
///   - temporary: Memory, which is not used.
///   - left: The first column: 0.
///   - top: The first row: 0.
///   - kernelHeight: The height of the rectangle, an odd number.
///   - kernelWidth: Its width, an odd number.
///   - background: The color beyond the edges, which is not used.
///   - flags: The options.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ left: vImagePixelCount, _ top: vImagePixelCount,
  _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ background: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, destination) = (source.pointee, destination.pointee)
  guard let from = source.data, let to = destination.data else { return kvImageNullPointerArgument }
  let (width, height) = (Int(source.width), Int(source.height))
  guard source.width == destination.width, source.height == destination.height, width > 0,
    height > 0, kernelWidth % 2 == 1, kernelHeight % 2 == 1
  else { return kvImageInvalidParameter }
  var rows = [UInt8](repeating: 0, count: width * height * 4)
  let input = from.assumingMemoryBound(to: UInt8.self)
  let output = to.assumingMemoryBound(to: UInt8.self)
  for row in 0..<height {
    let line = input + row * source.rowBytes
    average(width, radius: Int(kernelWidth / 2), read: { line[$0 * 4 + $1] }) {
      rows[(row * width + $0) * 4 + $1] = $2
    }
  }
  for column in 0..<width {
    average(
      height, radius: Int(kernelHeight / 2), read: { rows[($0 * width + column) * 4 + $1] }
    ) {
      output[$0 * destination.rowBytes + column * 4 + $1] = $2
    }
  }
  return kvImageNoError
}

/// Writes the averages of the values around each one of a line, for four components.
private func average(
  _ count: Int, radius: Int, read: (Int, Int) -> UInt8, write: (Int, Int, UInt8) -> Void
) {
  let size = 2 * radius + 1
  for component in 0..<4 {
    func value(_ index: Int) -> Int { Int(read(min(max(index, 0), count - 1), component)) }
    var sum = (-radius...radius).reduce(0) { $0 + value($1) }
    for index in 0..<count {
      write(index, component, UInt8((sum + size / 2) / size))
      sum += value(index + radius + 1) - value(index - radius)
    }
  }
}

/// Multiplies the components of each pixel by a matrix.
///
/// - Parameters:
///   - source: The pixels.
///   - destination: The result, of the same size; it may be the source.
///   - matrix: 16 numbers: the row is a component of the source, the column one of the result.
///   - divisor: What each sum is divided by.
///   - preBias: Four numbers that are added before, or nil.
///   - postBias: Four numbers that are added before the division, or nil.
///   - flags: The options.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ preBias: UnsafePointer<Int16>?,
  _ postBias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, destination) = (source.pointee, destination.pointee)
  guard let from = source.data, let to = destination.data else { return kvImageNullPointerArgument }
  guard source.width == destination.width, source.height == destination.height, divisor != 0 else {
    return kvImageInvalidParameter
  }
  let input = from.assumingMemoryBound(to: UInt8.self)
  let output = to.assumingMemoryBound(to: UInt8.self)
  for row in 0..<Int(source.height) {
    for column in 0..<Int(source.width) {
      let pixel = input + row * source.rowBytes + column * 4
      let parts = (0..<4).map { Int(pixel[$0]) + Int(preBias?[$0] ?? 0) }
      let result = output + row * destination.rowBytes + column * 4
      for index in 0..<4 {
        var sum = Int(postBias?[index] ?? 0) + Int(divisor) / 2
        for part in 0..<4 { sum += parts[part] * Int(matrix[part * 4 + index]) }
        result[index] = UInt8(min(max(sum / Int(divisor), 0), 255))
      }
    }
  }
  return kvImageNoError
}
