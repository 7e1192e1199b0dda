import QuartzCore

extension UISegmentedControl {
  /// Returns the widths of segments in a width, in points, from the first to the last.
  ///
  /// Segments without a width of their own have equal ones, rounded down to whole points as measured on
  /// iOS, or are as wide as their contents with a share of the rest.
  package static func widths(
    own: [CGFloat], contents: [CGFloat], in total: CGFloat, isByContent: Bool
  ) -> [CGFloat] {
    let free = own.indices.filter { own[$0] <= 0 }
    guard !free.isEmpty else { return own }
    let rest = max(total - own.reduce(0) { $0 + max($1, 0) }, 0)
    let wanted = free.reduce(CGFloat(0)) { $0 + contents[$1] }
    return own.indices.map { index in
      if own[index] > 0 { return own[index] }
      guard isByContent, wanted > 0 else { return (rest / CGFloat(free.count)).rounded(.down) }
      return (contents[index] * rest / wanted).rounded(.down)
    }
  }
}
