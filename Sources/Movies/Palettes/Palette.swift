/// The color palette of a GIF, shared by all frames.
struct Palette: Equatable, Sendable {
  /// The colors, at most 255: red, green and blue in the three lowest bytes, red the lowest.
  let colors: [UInt32]

  /// The index of transparent and unchanged pixels.
  static let transparentIndex: UInt8 = 255

  /// Chooses at most `limit` colors that approximate the counted colors best, weighted by
  /// frequency.
  init(of count: ColorCount, limit: Int) {
    let entries = count.entries
    if entries.count <= limit {
      colors = entries.map(\.pixel)
    } else {
      var clusters = ColorClusters(ColorClusters.members(of: entries), limit: limit)
      clusters.refine()
      colors = clusters.pixels
    }
  }

  /// The palette in the format that ffmpeg expects after each frame: 256 entries of blue, green,
  /// red and alpha.
  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    for (index, color) in colors.enumerated() {
      bytes[index * 4] = UInt8(color >> 16 & 0xFF)
      bytes[index * 4 + 1] = UInt8(color >> 8 & 0xFF)
      bytes[index * 4 + 2] = UInt8(color & 0xFF)
      bytes[index * 4 + 3] = 255
    }
    return bytes
  }
}
