/// The differences of one or several items.
struct ItemDifferences {
  /// The differences that exceed the tolerance.
  var findings: [MotionFinding] = []
  /// The differences within the tolerance.
  var tolerated: [MotionFinding] = []
  /// The ticks at which numbers differ within the tolerance.
  var toleratedTicks: Set<Int> = []
  /// The places where properties exceed their tolerance most, each as a share of the property's
  /// range as well.
  var excesses: [(excess: MotionExcess, share: Double)] = []

  mutating func append(_ other: ItemDifferences) {
    findings += other.findings
    tolerated += other.tolerated
    toleratedTicks.formUnion(other.toleratedTicks)
    excesses += other.excesses
  }
}

/// Compares the items of two traces.
struct TraceComparison {
  let trace: Trace
  let expected: Trace
  /// The maximum difference between equal values, in their units.
  let precision: Double
  let tolerance: TraceTolerance

  /// The number of ticks that both traces have.
  private var end: Int { min(trace.tickCount, expected.tickCount) }

  /// Compares an item of the expected trace.
  func differences(of item: String) -> ItemDifferences {
    let (curves, expectedCurves) = (trace.curves(of: item), expected.curves(of: item))
    var differences = ItemDifferences()
    guard !curves.isEmpty else {
      differences.findings = [
        MotionFinding(
          item: item, property: nil, firstTick: expected.firstTick(of: item), kind: .missing)
      ]
      return differences
    }
    for property in MotionProperty.allCases {
      let pair = (
        curves.first { $0.property == property }, expectedCurves.first { $0.property == property }
      )
      switch pair {
      case (nil, nil): continue
      case (let curve?, nil):
        differences.findings.append(curve.finding(at: curve.presence.lowerBound, .additional))
      case (nil, let curve?):
        differences.findings.append(curve.finding(at: curve.presence.lowerBound, .missing))
      case (let curve?, let expectedCurve?):
        compare(curve, with: expectedCurve, length: expectedCurves.length(for: property)) {
          differences.append($0)
        }
      }
    }
    guard differences.findings.isEmpty else { return differences }
    let isPresenceSame = comparePresence(of: item, curves, expectedCurves) {
      differences.append($0)
    }
    if isPresenceSame { differences.append(invisibleDifferences(of: item)) }
    return differences
  }

  /// Compares the curves of a property, and reports a difference.
  private func compare(
    _ curve: MotionCurve, with expected: MotionCurve, length: Double,
    report: (ItemDifferences) -> Void
  ) {
    let curve = curve.aligned(with: expected)
    guard let comparison = CurveComparison(expected, curve, precision: precision) else { return }
    var differences = ItemDifferences()
    let finding = expected.finding(at: comparison.firstTick, comparison.kind)
    // Rounding must not exceed a limit.
    let limit = tolerance.limit(of: expected.property, length: length) * (1 + 1e-9) + precision
    let excess =
      tolerance.isExact
      ? nil : curve.excess(over: expected, limit: limit, ticks: tolerance.ticks)
    if tolerance.isExact || excess != nil {
      differences.findings = [finding]
      differences.excesses = excess.map { [($0, $0.amount / comparison.range)] } ?? []
    } else {
      differences.tolerated = [finding]
      differences.toleratedTicks = Set(
        (0..<end).filter { abs(curve.values[$0] - expected.values[$0]) > precision })
    }
    report(differences)
  }

  /// Compares the ticks at which an item appears and disappears, and reports a difference.
  ///
  /// - Returns: Whether they are equal.
  private func comparePresence(
    of item: String, _ curves: [MotionCurve], _ expectedCurves: [MotionCurve],
    report: (ItemDifferences) -> Void
  ) -> Bool {
    guard let actual = curves.first?.presence, let expected = expectedCurves.first?.presence else {
      return true
    }
    let starts = [actual.lowerBound, expected.lowerBound].sorted()
    let ends = [actual.upperBound, expected.upperBound].map { min($0, end - 1) }.sorted()
    guard starts[0] != starts[1] || ends[0] != ends[1] else { return true }
    let finding = MotionFinding(
      item: item, property: nil, firstTick: starts[0] != starts[1] ? starts[0] : ends[0] + 1,
      kind: .presence(actual, expected: expected))
    var differences = ItemDifferences()
    if max(starts[1] - starts[0], ends[1] - ends[0]) <= tolerance.ticks {
      differences.tolerated = [finding]
      differences.toleratedTicks = Set(starts[0]..<starts[1]).union(ends[0] + 1..<ends[1] + 1)
    } else {
      differences.findings = [finding]
    }
    report(differences)
    return false
  }

  /// Returns the first invisible difference of an item: of its contacts or its velocity.
  private func invisibleDifferences(of item: String) -> ItemDifferences {
    func isNear(_ one: Double?, _ other: Double?) -> Bool {
      one == nil || other == nil ? one == other : abs((one ?? 0) - (other ?? 0)) <= precision
    }
    let (rows, expectedRows) = (
      trace.rows.filter { $0.item == item }, expected.rows.filter { $0.item == item }
    )
    for (row, expectedRow) in zip(rows, expectedRows) {
      let hasSameVelocity =
        isNear(row.velocity?.x, expectedRow.velocity?.x)
        && isNear(row.velocity?.y, expectedRow.velocity?.y)
        && isNear(row.angularVelocity, expectedRow.angularVelocity)
      guard row.contacts == expectedRow.contacts, hasSameVelocity else {
        var differences = ItemDifferences()
        let kind: MotionFinding.Kind =
          row.contacts == expectedRow.contacts ? .velocity : .contacts
        let finding = MotionFinding(item: item, property: nil, firstTick: row.tick, kind: kind)
        if kind == .contacts, rows.hasContacts(like: expectedRows, within: tolerance.ticks) {
          differences.tolerated = [finding]
        } else {
          differences.findings = [finding]
        }
        return differences
      }
    }
    return ItemDifferences()
  }
}

extension MotionCurve {
  fileprivate func finding(at tick: Int, _ kind: MotionFinding.Kind) -> MotionFinding {
    MotionFinding(item: item, property: property, firstTick: tick, kind: kind)
  }

  /// Returns angles turned by the full turns that bring the first one nearest to the expected one,
  /// and other curves unchanged.
  fileprivate func aligned(with expected: MotionCurve) -> MotionCurve {
    guard property == .angle, let first = values.first, let other = expected.values.first else {
      return self
    }
    let turns = ((first - other) / (2 * .pi)).rounded()
    guard turns != 0 else { return self }
    return MotionCurve(
      item: item, property: property, values: values.map { $0 - turns * 2 * .pi },
      presence: presence)
  }
}

extension [MotionCurve] {
  /// Returns the largest width or height that a scale applies to; 0 for any other property.
  fileprivate func length(for property: MotionProperty) -> Double {
    let size: MotionProperty
    switch property {
    case .scaleX: size = .width
    case .scaleY: size = .height
    default: return 0
    }
    return first { $0.property == size }?.values.max() ?? 0
  }
}

extension [Trace.Row] {
  /// Returns whether an item has the same contacts with each other item in the same order, each at
  /// most `ticks` earlier or later.
  fileprivate func hasContacts(like expected: [Trace.Row], within ticks: Int) -> Bool {
    let (contacts, others) = (contactsByName, expected.contactsByName)
    return Set(contacts.keys) == Set(others.keys)
      && contacts.allSatisfy { name, contacts in
        let others = others[name] ?? []
        return contacts.count == others.count
          && zip(contacts, others).allSatisfy {
            $0.phase == $1.phase && abs($0.tick - $1.tick) <= ticks
          }
      }
  }

  private var contactsByName: [String: [(tick: Int, phase: Trace.Contact.Phase)]] {
    reduce(into: [:]) { result, row in
      for contact in row.contacts {
        result[contact.other, default: []].append((row.tick, contact.phase))
      }
    }
  }
}
