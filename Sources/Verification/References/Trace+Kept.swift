extension Trace {
  /// The trace as it is stored in a reference: rounded, without velocities, and with the rows of a
  /// tick in the order in which their items first appear.
  package var kept: Trace {
    let order = Dictionary(uniqueKeysWithValues: zip(items, 0...))
    var kept = Trace()
    var tick: [Row] = []
    func ordered(_ rows: [Row]) -> [Row] {
      rows.enumerated().sorted {
        (order[$0.element.item] ?? 0, $0.offset) < (order[$1.element.item] ?? 0, $1.offset)
      }.map(\.element)
    }
    for row in rows {
      if let last = tick.last, last.tick != row.tick {
        kept.rows += ordered(tick)
        tick.removeAll(keepingCapacity: true)
      }
      tick.append(row.kept)
    }
    kept.rows += ordered(tick)
    return kept
  }
}

extension Trace.Row {
  fileprivate var kept: Trace.Row {
    Trace.Row(
      tick: tick, time: Trace.time(ofTick: tick), item: item, center: center?.kept,
      angle: angle?.kept,
      alpha: alpha?.kept, contacts: contacts, width: width?.kept, height: height?.kept,
      scale: scale?.kept, fraction: fraction?.kept)
  }
}

extension Trace.Pair {
  fileprivate var kept: Trace.Pair { Trace.Pair(x: x.kept, y: y.kept) }
}

extension Double {
  /// The number rounded to the decimals of a reference; -0 becomes 0.
  fileprivate var kept: Double {
    let scale = 1e4
    let rounded = (self * scale).rounded(.toNearestOrEven) / scale
    return rounded == 0 ? 0 : rounded
  }
}
