extension CGPath {
  /// Returns the path traversed from its end to its start, with the last subpath first.
  package func reversed() -> CGPath {
    CGPath(elements: subpaths.reversed().flatMap(\.reversed))
  }

  private struct Subpath {
    let start: CGPoint
    var steps: [Element] = []
    var isClosed = false

    /// The elements of the subpath from its last point to its first.
    var reversed: [Element] {
      let ends = [start] + steps.compactMap(\.points.first)
      let turned = zip(steps, ends).reversed().map { step, start -> Element in
        switch step {
        case .quadCurve(_, let control): .quadCurve(start, control: control)
        case .curve(_, let control1, let control2):
          .curve(start, control1: control2, control2: control1)
        case .move, .line, .close: .line(start)
        }
      }
      return [.move(ends.last ?? start)] + turned + (isClosed ? [.close] : [])
    }
  }

  private var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): subpaths.append(Subpath(start: point))
      case .close:
        if let last = subpaths.indices.last { subpaths[last].isClosed = true }
      case .line, .quadCurve, .curve:
        if subpaths.last?.isClosed ?? true {
          subpaths.append(Subpath(start: subpaths.last?.start ?? .zero))
        }
        subpaths[subpaths.count - 1].steps.append(element)
      }
    }
    return subpaths
  }
}
