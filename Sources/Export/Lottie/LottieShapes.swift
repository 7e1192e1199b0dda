import DisplayList

/// Shapes of Lottie files.
extension LottieValue {
  /// Returns a group: paths, then what is painted with them.
  ///
  /// - Parameters:
  ///   - scale: The factor along y.
  ///   - opacity: The opacity of each item; nil for opaque.
  static func group(
    _ items: [LottieValue], scale: CGFloat = 1, opacity: Track<CGFloat>? = nil
  ) -> LottieValue {
    let transform = LottieValue.object([
      ("ty", .text("tr")), ("p", .constant(.point(.zero))), ("a", .constant(.point(.zero))),
      ("s", .constant(.list([.number(100), .number(scale * 100)]))), ("r", .constant(.number(0))),
      ("o", opacity.map { .percentages($0) } ?? .constant(.number(100))),
      ("sk", .constant(.number(0))), ("sa", .constant(.number(0))),
    ])
    return .object([("ty", .text("gr")), ("it", .list(items + [transform]))])
  }

  /// Returns a fill.
  static func fill(_ paint: PaintTracks, rule: CGPathFillRule = .winding) -> LottieValue {
    .object([
      ("ty", .text("fl")), ("c", .colors(paint.color)), ("o", .percentages(paint.opacity)),
      ("r", .number(rule == .winding ? 1 : 2)),
    ])
  }

  /// Returns a property of a color.
  static func colors(_ track: Track<CGColor>) -> LottieValue {
    .property(track) { color in
      .list([color.red, color.green, color.blue, 1].map { .number($0.unit, decimals: 4) })
    }
  }

  /// Returns the shapes of an area.
  static func area(_ outline: OutlineTracks) -> [LottieValue] {
    switch outline {
    case .path(let path): return shapes(path)
    case .rectangle(let rectangle):
      guard let size = rectangle.sizes, let center = rectangle.centers else { return [] }
      return [
        .object([
          ("ty", .text("rc")), ("d", .number(1)), ("s", .points(size)), ("p", .points(center)),
          ("r", .lengths(rectangle.radius)),
        ])
      ]
    }
  }

  /// Returns a stroke.
  static func stroke(
    _ paint: PaintTracks, _ form: ContentForm.ShapeForm, _ states: LayerStates
  ) -> LottieValue {
    func length(_ value: (ShapeContent) -> CGFloat) -> LottieValue {
      Track(states.shapes(value), Tolerance.components).map { .lengths($0) }
        ?? .constant(.number(0))
    }
    let cap =
      switch form.cap {
      case .butt: 1
      case .round: 2
      case .square: 3
      }
    let join =
      switch form.join {
      case .miter: 1
      case .round: 2
      case .bevel: 3
      }
    let limit = states.shapes(\.miterLimit).lazy.compactMap { $0 }.first ?? 10
    var members: [(String, LottieValue)] = [
      ("ty", .text("st")), ("c", .colors(paint.color)), ("o", .percentages(paint.opacity)),
      ("w", length { max($0.lineWidth, 0) }), ("lc", .number(cap)), ("lj", .number(join)),
      ("ml", .number(limit)),
    ]
    if !form.dashes.isEmpty {
      // An odd number of lengths alternates between dashes and gaps.
      let lengths = form.dashes.count % 2 == 0 ? form.dashes : form.dashes + form.dashes
      var dashes = lengths.enumerated().map { index, value in
        LottieValue.object([
          ("n", .text(index % 2 == 0 ? "d" : "g")), ("v", .constant(.number(value))),
        ])
      }
      dashes.append(.object([("n", .text("o")), ("v", length { $0.lineDashPhase })]))
      members.append(("d", .list(dashes)))
    }
    return .object(members)
  }

  /// Returns the trimming of a stroke; nil for a stroke along the whole path.
  static func trim(_ states: LayerStates) -> LottieValue? {
    guard states.contains({ $0.shape.map { $0.strokeStart > 0 || $0.strokeEnd < 1 } ?? false }),
      let start = Track(
        states.shapes { $0.strokeStart.unit }, { [$0 / Tolerance.strokeFraction] }),
      let end = Track(states.shapes { $0.strokeEnd.unit }, { [$0 / Tolerance.strokeFraction] })
    else { return nil }
    return .object([
      ("ty", .text("tm")), ("s", .percentages(start)), ("e", .percentages(end)),
      ("o", .constant(.number(0))), ("m", .number(2)),
    ])
  }

  /// Returns a gradient that fills the paths of its group.
  ///
  /// - Parameter scale: The factor along y of the group.
  static func gradient(_ gradient: GradientTracks, scale: CGFloat) -> LottieValue {
    func unscaled(_ track: Track<CGPoint>) -> LottieValue {
      .points(track.map { CGPoint(x: $0.x, y: $0.y / scale) })
    }
    let isRadial = gradient.kind == .radial
    let end = isRadial ? gradient.horizontalEnds : gradient.end
    let stops = LottieValue.property(gradient.colors) {
      .list($0.map { .number($0, decimals: 4) })
    }
    return .object([
      ("ty", .text("gf")), ("o", .constant(.number(100))), ("r", .number(1)),
      ("t", .number(isRadial ? 2 : 1)), ("s", unscaled(gradient.start)), ("e", unscaled(end)),
      ("g", .object([("p", .number(gradient.stops.count)), ("k", stops)])),
    ])
  }
}
