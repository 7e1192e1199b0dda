import CoreGraphics
import Recipes

/// What happens in the course of a graph, as flags on poles above its first plot.
struct GraphFlags {
  /// A moment with what happens then.
  struct Flag {
    /// When, in seconds.
    let time: Double
    /// What happens.
    let text: PictureText
    /// The line in which it is written, 0 the lowest; nil where no line has room for it.
    var row: Int?
  }

  /// The flags in the order of time.
  private(set) var flags: [Flag]

  /// The most lines of captions.
  private static let mostRows = 3
  /// The greatest width of a caption in points.
  private static let widest: CGFloat = 120
  /// From a pole to its caption in points.
  static let distance: CGFloat = 4

  /// Finds lines for the captions of moments, those at one time together.
  ///
  /// - Parameters:
  ///   - right: Where captions end at the latest, in points.
  ///   - place: Where a time stands, in points.
  init(_ moments: [RecipeMoment], right: CGFloat, place: (Double) -> CGFloat) {
    var captions: [(time: Double, caption: String)] = []
    for moment in moments {
      if let last = captions.last, last.time == moment.time {
        captions[captions.count - 1].caption += ", \(moment.caption)"
      } else {
        captions.append((moment.time, moment.caption))
      }
    }
    flags = captions.map { time, caption in
      let width = min(Self.widest, right - place(time) - Self.distance)
      return Flag(time: time, text: PictureText(caption, .caption, atMost: width))
    }
    // From the right, so that no pole goes through a flag: one that reaches over others stands higher.
    for index in flags.indices.reversed() {
      let x = place(flags[index].time)
      let end = x + Self.distance + flags[index].text.width + Self.distance
      let covered = flags[(index + 1)...].filter { place($0.time) < end }.compactMap(\.row)
      let row = covered.max().map { $0 + 1 } ?? 0
      flags[index].row = row < Self.mostRows ? row : nil
    }
  }

  /// How many lines of captions there are.
  var rowCount: Int { (flags.compactMap(\.row).max() ?? -1) + 1 }
}
