import CoreGraphics
import StudioProtocol
import UIKit

/// Live touches as entries of a recipe's timeline.
///
/// A touch that stays in place is a tap or a press; one that moves at a constant speed in a straight
/// line a flick; two that move as a pinch does a pinch; all others are drags, whose points are
/// simplified to within `tolerance` at every tick. Played back, the fingers are at most that far from
/// where they were.
struct RecordedTouches {
  /// The maximum distance of a simplified movement from the recorded one at each tick, in points.
  ///
  /// Less than a point, as locations are rounded to tenths in addition.
  static let tolerance: CGFloat = 0.75
  /// The distance within which a finger stays in place, in points.
  ///
  /// Movements are kept as soon as any recognizer could notice them.
  static let stillDistance: CGFloat = 0.5
  /// The number of the last ticks of a movement that are kept exactly, as they determine the velocity
  /// with which the finger lifts.
  static let exactTicks = 6
  /// The duration of scripted taps, in ticks (0.05 s).
  static let tapTicks = 3
  /// The maximum duration of a touch that becomes a tap, in ticks.
  ///
  /// It lifts at the same tick as the recorded touch, and begins up to five ticks later.
  static let maxTapTicks = 8

  /// A finger from touching the screen to lifting off it.
  struct Stroke: Equatable {
    let firstTick: Int
    /// The location at each tick, the last of which is that at which the finger lifts.
    var locations: [CGPoint]

    var lastTick: Int { firstTick + locations.count - 1 }
    var start: CGPoint { locations[0] }
    var end: CGPoint { locations[locations.count - 1] }
  }

  /// An entry of a timeline.
  struct Entry: Equatable {
    let tick: Int
    /// The last tick of the touch.
    let lastTick: Int
    /// The entry in YAML, in one line: `{ at: 1s, tap: [10, 20] }`.
    let text: String
  }

  let entries: [Entry]

  /// Creates the entries of the strokes in a track from a tick on.
  init(_ track: TouchTrack, from tick: Int, to lastTick: Int) {
    self.init(Self.strokes(of: track, from: tick, to: lastTick))
  }

  init(_ strokes: [Stroke]) {
    var rest = strokes.sorted { ($0.firstTick, $0.lastTick) < ($1.firstTick, $1.lastTick) }
    var entries: [Entry] = []
    while !rest.isEmpty {
      let stroke = rest.removeFirst()
      if let index = rest.firstIndex(where: { $0.firstTick == stroke.firstTick }),
        let pinch = Self.pinch(stroke, rest[index])
      {
        rest.remove(at: index)
        entries.append(pinch)
      } else {
        entries.append(Self.entry(stroke))
      }
    }
    self.entries = entries
  }

  /// The entries as lines of YAML.
  var text: String { entries.map { "- \($0.text)\n" }.joined() }

  /// Returns the strokes of a track that begin at a tick or later; canceled touches and those that
  /// have not ended are left out.
  static func strokes(of track: TouchTrack, from first: Int, to last: Int) -> [Stroke] {
    var open: [Int: Stroke] = [:]
    var strokes: [Stroke] = []
    for (tick, changes) in track.all where tick >= first && tick <= last {
      for change in changes {
        // A finger rests until it changes.
        if var stroke = open[change.finger], stroke.lastTick < tick {
          let rest = tick - stroke.lastTick - 1
          stroke.locations += Array(repeating: stroke.end, count: rest)
          if change.phase != .began { stroke.locations.append(change.location) }
          open[change.finger] = stroke
        }
        switch change.phase {
        case .began: open[change.finger] = Stroke(firstTick: tick, locations: [change.location])
        case .moved: open[change.finger]?.setEnd(change.location, at: tick)
        case .ended:
          guard var stroke = open.removeValue(forKey: change.finger) else { continue }
          // A finger stays for at least a tick.
          if stroke.lastTick == stroke.firstTick {
            stroke.locations.append(change.location)
          } else {
            stroke.setEnd(change.location, at: tick)
          }
          strokes.append(stroke)
        case .cancelled: open[change.finger] = nil
        }
      }
    }
    return strokes
  }
}

extension RecordedTouches.Stroke {
  /// Whether the finger stays in place.
  var isStill: Bool {
    locations.allSatisfy { $0.distance(to: start) <= RecordedTouches.stillDistance }
  }

  /// Sets the location at the last tick.
  fileprivate mutating func setEnd(_ location: CGPoint, at tick: Int) {
    if tick == lastTick, locations.count > 1 { locations[locations.count - 1] = location }
  }
}

// MARK: - Entries

extension RecordedTouches {
  private static func entry(_ stroke: Stroke) -> Entry {
    let ticks = stroke.lastTick - stroke.firstTick
    let start = point(stroke.start)
    var firstTick = stroke.firstTick
    let action: String
    if stroke.isStill, ticks <= maxTapTicks {
      firstTick = max(0, stroke.lastTick - tapTicks)
      action = "tap: \(start)"
    } else if stroke.isStill {
      action = "press: { at: \(start), duration: \(duration(ticks)) }"
    } else if ticks >= 2, isUniform(stroke) {
      action =
        "flick: { from: \(start), to: \(point(stroke.end)), "
        + "duration: \(duration(ticks)) }"
    } else {
      action = drag(stroke)
    }
    return Entry(
      tick: firstTick, lastTick: stroke.lastTick, text: "{ at: \(time(firstTick)), \(action) }")
  }

  /// Returns whether a finger moves at constant speed in a straight line, within a tenth of a point,
  /// so that it lifts with the same velocity.
  private static func isUniform(_ stroke: Stroke) -> Bool {
    let last = stroke.locations.count - 1
    return stroke.locations.indices.allSatisfy { index in
      let expected = stroke.start.interpolated(
        toward: stroke.end, fraction: CGFloat(index) / CGFloat(last))
      return stroke.locations[index].distance(to: expected) <= 0.1
    }
  }

  private static func drag(_ stroke: Stroke) -> String {
    let kept = simplified(stroke.locations)
    let points = kept.map { point(stroke.locations[$0]) }
    let times = kept.map { duration($0) }
    let turns = points.dropFirst().dropLast()
    return "drag: { from: \(points[0]), "
      + (turns.isEmpty ? "" : "through: [\(turns.joined(separator: ", "))], ")
      + "to: \(points[points.count - 1]), "
      + "times: [\(times.dropFirst().joined(separator: ", "))] }"
  }

  /// Returns the indices of the locations to keep, so that straight lines between them are within
  /// the tolerance at every tick.
  static func simplified(_ locations: [CGPoint]) -> [Int] {
    simplified(locations) { first, last, fraction in
      locations[first].interpolated(toward: locations[last], fraction: fraction)
    }
  }

  /// Returns the indices of the locations to keep, with the location at a fraction of the way between two kept ones.
  private static func simplified(
    _ locations: [CGPoint], between location: (Int, Int, CGFloat) -> CGPoint
  ) -> [Int] {
    let last = locations.count - 1
    guard last > 0 else { return [0] }
    let exact = max(0, last - exactTicks)
    var kept = Set([0, last])
    func error(_ index: Int, _ first: Int, _ end: Int) -> CGFloat {
      locations[index].distance(
        to: location(first, end, CGFloat(index - first) / CGFloat(end - first)))
    }
    func split(_ first: Int, _ end: Int) {
      guard end - first > 1 else { return }
      var worst = (index: first, distance: CGFloat(0))
      for index in first + 1..<end {
        let distance = error(index, first, end)
        if distance > worst.distance { worst = (index, distance) }
      }
      guard worst.distance > tolerance else { return }
      kept.insert(worst.index)
      split(first, worst.index)
      split(worst.index, end)
    }
    // A finger that begins to move is as late as it was, for recognizers.
    if let moved = locations.firstIndex(where: { $0 != locations[0] }), moved > 1, moved - 1 < exact
    {
      kept.insert(moved - 1)
      split(moved - 1, exact)
    } else {
      split(0, exact)
    }
    kept.formUnion(exact...last)
    return kept.sorted().filter { index in
      // A location between equal steps needs no point.
      guard index > exact, index < last else { return true }
      return error(index, index - 1, index + 1) > 0.05
    }
  }

  /// Returns the pinch that two fingers make; nil if they are not on opposite sides of a center that stays in place, to within
  /// a point.
  private static func pinch(_ first: Stroke, _ second: Stroke) -> Entry? {
    let count = first.locations.count
    guard count == second.locations.count, count > 2, !first.isStill || !second.isStill else {
      return nil
    }
    let center = first.start.interpolated(toward: second.start, fraction: 0.5)
    var polar: [(distance: CGFloat, angle: CGFloat)] = []
    for (one, other) in zip(first.locations, second.locations) {
      let distance = one.distance(to: other)
      // Fingers that meet keep their direction; others turn the shorter way.
      let last = polar.last?.angle ?? 0
      let angle =
        distance < 1
        ? last : last + remainder(atan2(one.y - other.y, one.x - other.x) - last, 2 * .pi)
      polar.append((distance, angle))
      for (location, side) in [(one, angle), (other, angle + .pi)] {
        guard location.distance(to: point(center, distance, side)) <= 1 else { return nil }
      }
    }
    let kept = simplified(first.locations) { start, end, fraction in
      let (start, end) = (polar[start], polar[end])
      return point(
        center, start.distance + (end.distance - start.distance) * fraction,
        start.angle + (end.angle - start.angle) * fraction)
    }
    let (start, end) = (polar[0], polar[count - 1])
    func degrees(_ angle: CGFloat) -> String { "\(number(angle * 180 / .pi))deg" }
    let way = kept.dropFirst().dropLast().map {
      "[\(number(polar[$0].distance)), \(degrees(polar[$0].angle - start.angle))]"
    }
    let turn = end.angle - start.angle
    return Entry(
      tick: first.firstTick, lastTick: first.lastTick,
      text: "{ at: \(time(first.firstTick)), pinch: { at: \(point(center)), "
        + "from: \(number(start.distance)), "
        + (way.isEmpty ? "" : "through: [\(way.joined(separator: ", "))], ")
        + "to: \(number(end.distance)), angle: \(degrees(start.angle)), "
        + (abs(turn) > 0.001 ? "turning: \(degrees(turn)), " : "")
        + (way.isEmpty
          ? "duration: \(duration(count - 1)) } }"
          : "times: [\(kept.dropFirst().map(duration).joined(separator: ", "))] } }"))
  }

  /// Returns the location of a finger on one side of a center.
  private static func point(_ center: CGPoint, _ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + distance / 2 * cos(angle), y: center.y + distance / 2 * sin(angle))
  }
}

// MARK: - Texts

extension RecordedTouches {
  /// Returns the time of a tick, rounded down to milliseconds, of which the tick is the first after.
  static func time(_ tick: Int) -> String { seconds(milliseconds(tick)) }

  /// Returns a duration in ticks, rounded down to milliseconds: a touch begins at the time of its tick,
  /// and ends in the first tick at or after its end.
  private static func duration(_ ticks: Int) -> String { seconds(milliseconds(ticks)) }

  private static func milliseconds(_ tick: Int) -> Int { tick * 1000 / Stage.ticksPerSecond }

  private static func seconds(_ milliseconds: Int) -> String {
    "\((Double(milliseconds) / 1000).plainDescription)s"
  }

  /// Returns a number with at most one decimal.
  private static func number(_ number: CGFloat) -> String {
    ((Double(number) * 10).rounded() / 10 + 0).plainDescription
  }

  private static func point(_ point: CGPoint) -> String {
    "[\(number(point.x)), \(number(point.y))]"
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

  func interpolated(toward other: CGPoint, fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
