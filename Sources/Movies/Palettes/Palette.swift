/// The colours of a GIF: one palette for all frames.
struct Palette: Equatable, Sendable {
  /// Red, green and blue in the three lowest bytes, red the lowest; 255 of them at most.
  let colors: [UInt32]

  /// The entry that stands for what shows nothing, or has not changed.
  static let transparentIndex: UInt8 = 255

  /// Chooses `limit` colours at most, so that those that were counted are as near to one as can be, the
  /// frequent ones above all.
  init(of count: ColorCount, limit: Int) {
    let entries = count.entries
    if entries.count <= limit {
      colors = entries.map(\.pixel)
    } else {
      var clusters = ColorClusters(ColorClusters.members(of: entries), limit: limit)
      clusters.settle()
      colors = clusters.pixels
    }
  }

  /// The palette as ffmpeg takes it after each frame: 256 entries of blue, green, red and alpha.
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
