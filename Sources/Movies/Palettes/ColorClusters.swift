/// Colours in groups, each to become one colour of a palette.
struct ColorClusters {
  /// A colour, or some that are nearly alike.
  struct Member {
    var color: SeenColor
    /// How many pixels have it.
    var weight: Float
    /// The pixel that most of them have.
    var pixel: UInt32

    mutating func add(_ other: Member) {
      weight += other.weight
      color = color.mixed(with: other.color, other.weight / weight)
    }
  }

  /// More members make no better palette.
  private static let mostMembers = 8192
  private static let rounds = 6

  private var members: [Member]
  /// The members in the order of their groups.
  private var groups: [[Int]]

  /// Splits the group whose members differ most, until there are enough: along the axis and at the mean
  /// (Wan, Prusinkiewicz and Wong, "Variance-based color image quantization", 1990).
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

  /// Takes rare colours together that differ by less than can be seen, if there are too many.
  static func members(of entries: [ColorCount.Entry]) -> [Member] {
    func member(_ entry: ColorCount.Entry) -> Member {
      Member(color: SeenColor(entry.pixel), weight: Float(entry.count), pixel: entry.pixel)
    }
    guard entries.count > mostMembers else { return entries.map(member) }
    let sorted = entries.sorted { ($0.count, $0.pixel) > ($1.count, $1.pixel) }
    let rare = sorted.dropFirst(mostMembers / 2)
    var merged: [Member] = []
    for mask: UInt32 in [0xFEFEFE, 0xFCFCFC, 0xF8F8F8, 0xF0F0F0] {
      var places: [UInt32: Int] = [:]
      merged = []
      // From frequent to rare: a group's first pixel is that of most.
      for entry in rare {
        if let place = places[entry.pixel & mask] {
          merged[place].add(member(entry))
        } else {
          places[entry.pixel & mask] = merged.count
          merged.append(member(entry))
        }
      }
      if merged.count <= mostMembers / 2 { break }
    }
    return sorted.prefix(mostMembers / 2).map(member) + merged
  }

  /// Moves each member to the group whose middle is nearest, a few times over (Lloyd, 1982).
  mutating func settle() {
    for _ in 0..<Self.rounds {
      let middles = groups.map { middle(of: $0).color }
      var moved = Array(repeating: [Int](), count: groups.count)
      for index in members.indices {
        moved[NearestColor.index(of: members[index].color, in: middles)].append(index)
      }
      groups = moved.filter { !$0.isEmpty }
    }
  }

  /// A colour for each group.
  var pixels: [UInt32] {
    Array(Set(groups.map { middle(of: $0).pixel })).sorted()
  }

  /// The colour from which all pixels of a group are least far, all distances together: the mean, or one of
  /// those that most pixels have, so that flat colours stay what they are.
  private func middle(of group: [Int]) -> (color: SeenColor, pixel: UInt32) {
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

/// How far the members of a group lie apart.
private struct Spread {
  private(set) var mean = SeenColor(lightness: 0, a: 0, b: 0)
  private(set) var weight: Float = 0
  /// The sum of all distances from the mean.
  var total: Float
  private(set) var longestAxis: KeyPath<SeenColor, Float> = \.lightness

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

extension SeenColor {
  /// The colour a part of the way to another.
  fileprivate func mixed(with other: SeenColor, _ part: Float) -> SeenColor {
    SeenColor(
      lightness: lightness + (other.lightness - lightness) * part,
      a: a + (other.a - a) * part, b: b + (other.b - b) * part)
  }
}

/// Finds the nearest of some colours.
enum NearestColor {
  static func index(of color: SeenColor, in colors: [SeenColor]) -> Int {
    colors.withUnsafeBufferPointer { colors in
      var (nearest, least) = (0, Float.infinity)
      var index = 0
      while index < colors.count {
        let distance = color.squaredDistance(to: colors[index])
        if distance < least { (nearest, least) = (index, distance) }
        index &+= 1
      }
      return nearest
    }
  }
}
