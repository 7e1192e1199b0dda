/// Groups of colors, each of which becomes one color of a palette.
struct ColorClusters {
  /// A color, or several similar colors.
  struct Member {
    var color: OKLabColor
    /// The number of pixels of the color.
    var weight: Float
    /// The most frequent of the colors.
    var pixel: UInt32

    mutating func add(_ other: Member) {
      weight += other.weight
      color = color.mixed(with: other.color, other.weight / weight)
    }
  }

  /// The maximum number of members.
  ///
  /// More do not improve the palette.
  private static let maxMembers = 8192
  private static let rounds = 6

  private var members: [Member]
  /// The indices of the members of each group.
  private var groups: [[Int]]

  /// Splits the group with the largest spread, along its longest axis and at the mean, until there
  /// are `limit` groups (Wan, Prusinkiewicz and Wong, "Variance-based color image quantization",
  /// 1990).
  init(_ members: [Member], limit: Int) {
    self.members = members
    groups = [Array(members.indices)]
    var spreads = [Spread(of: groups[0], members)]
    while groups.count < limit {
      guard let widest = spreads.indices.max(by: { spreads[$0].total < spreads[$1].total }),
        spreads[widest].total > 0
      else { break }
      let spread = spreads[widest]
      let (axis, mean) = (spread.longestAxis, spread.mean[keyPath: spread.longestAxis])
      let low = groups[widest].filter { members[$0].color[keyPath: axis] <= mean }
      let high = groups[widest].filter { members[$0].color[keyPath: axis] > mean }
      guard !low.isEmpty, !high.isEmpty else {
        spreads[widest].total = 0
        continue
      }
      groups[widest] = low
      groups.append(high)
      spreads[widest] = Spread(of: low, members)
      spreads.append(Spread(of: high, members))
    }
  }

  /// Returns the members for colors; if there are too many, merges similar rare colors.
  static func members(of entries: [ColorCount.Entry]) -> [Member] {
    func member(_ entry: ColorCount.Entry) -> Member {
      Member(color: OKLabColor(entry.pixel), weight: Float(entry.count), pixel: entry.pixel)
    }
    guard entries.count > maxMembers else { return entries.map(member) }
    let sorted = entries.sorted { ($0.count, $0.pixel) > ($1.count, $1.pixel) }
    let rare = sorted.dropFirst(maxMembers / 2)
    var merged: [Member] = []
    for mask: UInt32 in [0xFEFEFE, 0xFCFCFC, 0xF8F8F8, 0xF0F0F0] {
      var indices: [UInt32: Int] = [:]
      merged = []
      // Entries are sorted by frequency, so the first pixel of a group is the most frequent.
      for entry in rare {
        if let index = indices[entry.pixel & mask] {
          merged[index].add(member(entry))
        } else {
          indices[entry.pixel & mask] = merged.count
          merged.append(member(entry))
        }
      }
      if merged.count <= maxMembers / 2 { break }
    }
    return sorted.prefix(maxMembers / 2).map(member) + merged
  }

  /// Moves each member to the group with the nearest center, several times (Lloyd, 1982).
  mutating func refine() {
    for _ in 0..<Self.rounds {
      let centers = groups.map { center(of: $0).color }
      var moved = Array(repeating: [Int](), count: groups.count)
      for index in members.indices {
        moved[NearestColor.index(of: members[index].color, in: centers)].append(index)
      }
      groups = moved.filter { !$0.isEmpty }
    }
  }

  /// The color of each group.
  var pixels: [UInt32] {
    Array(Set(groups.map { center(of: $0).pixel })).sorted()
  }

  /// Returns the color with the smallest sum of distances to all pixels of a group.
  ///
  /// Candidates are the mean and the most frequent colors, so that flat colors remain exact.
  private func center(of group: [Int]) -> (color: OKLabColor, pixel: UInt32) {
    let mean = Spread(of: group, members).mean
    var candidates = [(color: mean, pixel: mean.pixel)]
    for index in group.sorted(by: { members[$0].weight > members[$1].weight }).prefix(6) {
      candidates.append((members[index].color, members[index].pixel))
    }
    let distances = candidates.map { candidate in
      group.reduce(Float(0)) {
        $0 + members[$1].weight
          * members[$1].color.squaredDistance(to: candidate.color).squareRoot()
      }
    }
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return candidates[best]
  }
}

/// The mean and the spread of a group's members.
private struct Spread {
  private(set) var mean = OKLabColor(lightness: 0, a: 0, b: 0)
  private(set) var weight: Float = 0
  /// The sum of all distances from the mean.
  var total: Float
  private(set) var longestAxis: KeyPath<OKLabColor, Float> = \.lightness

  init(of group: [Int], _ members: [ColorClusters.Member]) {
    for index in group {
      let member = members[index]
      weight += member.weight
      mean = mean.mixed(with: member.color, member.weight / weight)
    }
    total = 0
    var (l, a, b): (Float, Float, Float) = (0, 0, 0)
    for index in group {
      let (color, weight) = (members[index].color, members[index].weight)
      let lightness = color.lightness - mean.lightness
      l += weight * lightness * lightness
      a += weight * (color.a - mean.a) * (color.a - mean.a)
      b += weight * (color.b - mean.b) * (color.b - mean.b)
      total += weight * color.squaredDistance(to: mean).squareRoot()
    }
    longestAxis = l >= a && l >= b ? \.lightness : a >= b ? \.a : \.b
  }
}

extension OKLabColor {
  /// Returns the color at a fraction of the way to another.
  fileprivate func mixed(with other: OKLabColor, _ fraction: Float) -> OKLabColor {
    OKLabColor(
      lightness: lightness + (other.lightness - lightness) * fraction,
      a: a + (other.a - a) * fraction, b: b + (other.b - b) * fraction)
  }
}

/// Finds the nearest of several colors.
enum NearestColor {
  static func index(of color: OKLabColor, in colors: [OKLabColor]) -> Int {
    colors.withUnsafeBufferPointer { colors in
      var (nearest, minimum) = (0, Float.infinity)
      var index = 0
      while index < colors.count {
        let distance = color.squaredDistance(to: colors[index])
        if distance < minimum { (nearest, minimum) = (index, distance) }
        index &+= 1
      }
      return nearest
    }
  }
}
