import CoreGraphics
import Recipes

/// The events of a graph, as flags on poles above its first plot.
struct GraphFlags {
  /// The flag of one or more events at the same time.
  struct Flag {
    /// The time, in seconds.
    let time: Double
    /// The caption.
    let text: FigureText
    /// The row of the caption, counted from the bottom; nil if no row has room for it.
    var row: Int?
  }

  /// The flags, in chronological order.
  private(set) var flags: [Flag]

  /// The maximum number of rows of captions.
  private static let maxRows = 3
  /// The maximum width of a caption, in points.
  private static let maxWidth: CGFloat = 120
  /// The distance from a pole to its caption, in points.
  static let distance: CGFloat = 4

  /// Assigns the captions of events to rows; events at the same time share a caption.
  ///
  /// - Parameters:
  ///   - right: The maximum x coordinate of captions, in points.
  ///   - x: Returns the x coordinate of a time, in points.
  init(_ events: [RecipeEvent], right: CGFloat, x: (Double) -> CGFloat) {
    var captions: [(time: Double, caption: String)] = []
    for event in events {
      if let last = captions.last, last.time == event.time {
        captions[captions.count - 1].caption += ", \(event.caption)"
      } else {
        captions.append((event.time, event.caption))
      }
    }
    flags = captions.map { time, caption in
      let width = min(Self.maxWidth, right - x(time) - Self.distance)
      return Flag(time: time, text: FigureText(caption, .caption, atMost: width))
    }
    // From right to left, so that no pole crosses a flag: a flag that extends over others is
    // higher.
    for index in flags.indices.reversed() {
      let end = x(flags[index].time) + Self.distance + flags[index].text.width + Self.distance
      let covered = flags[(index + 1)...].filter { x($0.time) < end }.compactMap(\.row)
      let row = covered.max().map { $0 + 1 } ?? 0
      flags[index].row = row < Self.maxRows ? row : nil
    }
  }

  /// The number of rows of captions.
  var rowCount: Int { (flags.compactMap(\.row).max() ?? -1) + 1 }
}
