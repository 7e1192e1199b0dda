import Imaging
import Movies

/// What a movie has become.
package struct MovieReport: Encodable {
  let formatVersion = 1
  let movie: String
  let format: String
  let tool: String
  let bytes: Int
  let size: Manifest.Size<Int>
  let fps: FrameRate
  let frames: Int
  /// How long it plays, in seconds.
  let duration: Double
  /// How much is kept of the picture, in the format's words.
  let detail: String?
  let poster: String?
  /// What there is to know about its delays.
  private let delays: String?
  private let limit: Int?

  private enum CodingKeys: CodingKey {
    case formatVersion, movie, format, tool, bytes, size, fps, frames, duration, detail, poster
  }

  init(_ plan: MoviePlan, file: String, bytes: Int, poster: String?, limit: Int?) {
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
      : "a GIF's delays are whole hundredths of a second: here they are "
        + "\(uneven.map(String.init).joined(separator: " and ")) in turn"
  }

  /// It in a line or two, for people.
  package var text: String {
    let rate = Self.number(Double(fps.numerator) / Double(fps.denominator))
    var line =
      "\(movie): \(Self.number(duration)) s, \(frames) frames at \(rate) a second, "
      + "\(size.width)x\(size.height) px, \(Self.size(bytes))"
    if let limit {
      let kept = [
        "\(rate) frames a second", "\(size.width)x\(size.height) px", detail,
      ].compactMap(\.self).joined(separator: ", ")
      line += "\n  the most that fits into \(Self.size(limit)): \(kept)"
    }
    if let delays { line += "\n  \(delays)" }
    if let poster { line += "\n  poster: \(poster)" }
    return line + "\n"
  }

  /// A number with two decimals at most.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    var text = "\(hundredths / 100)"
    if hundredths % 100 != 0 {
      let digits = hundredths % 100
      text += digits % 10 == 0 ? ".\(digits / 10)" : ".\(digits < 10 ? "0" : "")\(digits)"
    }
    return text
  }

  /// A file's size: 1 KB are 1000 bytes.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<10_000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1000) KB"
    default: "\(number(Double(bytes) / 1e6)) MB"
    }
  }
}
