import Imaging
import Movies
import Verification

/// The description of a movie that was made.
package struct MovieReport: Encodable {
  let formatVersion = 1
  let movie: String
  let format: String
  let tool: String
  let bytes: Int
  let size: Manifest.Size<Int>
  let fps: FrameRate
  let frames: Int
  /// The duration, in seconds.
  let duration: Double
  /// The detail of the image, in the format's terms.
  let detail: String?
  let poster: String?
  /// A note about uneven frame delays; nil for none.
  private let delays: String?
  private let limit: Int?

  private enum CodingKeys: CodingKey {
    case formatVersion, movie, format, tool, bytes, size, fps, frames, duration, detail, poster
  }

  package init(_ plan: MoviePlan, file: String, bytes: Int, poster: String?, limit: Int?) {
    let made = plan.movie
    movie = file
    format = made.format.rawValue
    tool = made.tool.name
    self.bytes = bytes
    size = Manifest.Size(width: made.width, height: made.height)
    fps = made.timing.fps
    frames = made.timing.count
    duration = made.timing.duration
    detail = made.detail.text(in: made.format)
    self.poster = poster
    self.limit = limit
    let uneven = made.timing.unevenDelays
    delays =
      uneven.isEmpty || made.tool == .gifski
      ? nil
      : "GIF delays are whole hundredths of a second: here they alternate between "
        + "\(uneven.map(String.init).joined(separator: " and "))"
  }

  /// A human-readable summary.
  package var text: String {
    let rate = Self.number(Double(fps.numerator) / Double(fps.denominator))
    var line =
      "\(movie): \(Self.number(duration)) s, \(frames) frames at \(rate) fps, "
      + "\(size.width)x\(size.height) px, \(Self.size(bytes))"
    if let limit {
      let kept = [
        "\(rate) fps", "\(size.width)x\(size.height) px", detail,
      ].compactMap(\.self).joined(separator: ", ")
      line += "\n  the best quality within \(Self.size(limit)): \(kept)"
    }
    if let delays { line += "\n  \(delays)" }
    if let poster { line += "\n  poster: \(poster)" }
    return line + "\n"
  }

  private static func number(_ value: Double) -> String {
    NumberFormat.short(value, decimals: 2)
  }

  /// Returns the size of a file; 1 KB is 1000 bytes.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<10_000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1000) KB"
    default: "\(number(Double(bytes) / 1e6)) MB"
    }
  }
}
