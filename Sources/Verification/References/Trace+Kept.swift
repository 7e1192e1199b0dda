extension Trace {
  /// The trace as a reference keeps it, and as it is read again: with as many decimals, without velocities,
  /// and the rows of a tick in the order in which their items have come.
  package var kept: Trace {
    let order = Dictionary(uniqueKeysWithValues: zip(items, 0...))
    var kept = Trace()
    var tick: [Row] = []
    func placed(_ rows: [Row]) -> [Row] {
      rows.enumerated().sorted {
        (order[$0.element.item] ?? 0, $0.offset) < (order[$1.element.item] ?? 0, $1.offset)
      }.map(\.element)
    }
    for row in rows {
      if let last = tick.last, last.tick != row.tick {
        kept.rows += placed(tick)
        tick.removeAll(keepingCapacity: true)
      }
      tick.append(row.kept)
    }
    kept.rows += placed(tick)
    return kept
  }
}

extension Trace.Row {
  fileprivate var kept: Trace.Row {
    Trace.Row(
      tick: tick, time: Double(tick) / 60, item: item, center: center?.kept, angle: angle?.kept,
      alpha: alpha?.kept, contacts: contacts, width: width?.kept, height: height?.kept,
      scale: scale?.kept, fraction: fraction?.kept)
  }
}

extension Trace.Pair {
  fileprivate var kept: Trace.Pair { Trace.Pair(x: x.kept, y: y.kept) }
}

extension Double {
  /// The number with the decimals of a reference; one that is next to 0 has no sign.
  fileprivate var kept: Double {
    let shift = 1e4
    let kept = (self * shift).rounded(.toNearestOrEven) / shift
    return kept == 0 ? 0 : kept
  }
}
