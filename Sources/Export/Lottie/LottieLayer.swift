import DisplayList

/// The layer that contains other ones.
struct LottieParent {
  /// The index of the layer; nil for the composition itself.
  let index: Int?
  /// The position of the parent's coordinate space in that of the composition, in points.
  let offset: CGPoint
}

/// A part of a layer that becomes a Lottie layer of its own.
struct LottiePart {
  enum Content {
    /// Groups of shapes from back to front.
    case shapes([LottieValue])
    /// An embedded image, by its index.
    case image(Int, PlacementTracks)
    case composition(String, size: CGSize)
    /// No content, for a parent of other layers.
    case none
  }

  /// The frames that show the part; nil for all.
  let states: LayerStates?
  let content: Content
  /// The opacity in each frame; nil for opaque.
  var opacities: [CGFloat?]?
  /// The outline that clips the part; nil for none.
  var mask: Track<CGPath>?

  /// Creates a part without a mask.
  init(states: LayerStates?, content: Content) {
    (self.states, self.content) = (states, content)
  }

  var isShapes: Bool { if case .shapes = content { true } else { false } }

  /// The placement in the layer's coordinate space; nil for none.
  var placement: PlacementTracks? {
    if case .image(_, let placement) = content { placement } else { nil }
  }
}

/// The transform and the opacity of a Lottie layer.
struct LottieTransform {
  /// The transform; nil for none.
  private let placement: PlacementTracks?
  /// The translation of the parent's coordinate space.
  private let offset: CGPoint
  /// The point of the layer's coordinate space that is the origin of its content.
  private let origin: CGPoint
  var opacity: Track<CGFloat>?

  static var identity: LottieTransform {
    LottieTransform(nil, LottieParent(index: nil, offset: .zero))
  }

  init(_ placement: PlacementTracks?, _ parent: LottieParent, origin: CGPoint = .zero) {
    self.placement = placement
    self.origin = origin
    offset = parent.offset
  }

  /// The value of the layer's transform.
  var value: LottieValue {
    var members: [(String, LottieValue)] = [
      ("o", opacity.map { .percentages($0) } ?? .constant(.number(100)))
    ]
    guard let placement else {
      members += [
        ("r", .constant(.number(0))), ("p", .constant(.point(offset))),
        ("a", .constant(.point(origin))),
        ("s", .constant(.list([.number(100), .number(100)]))),
      ]
      return .object(members)
    }
    members += [
      ("r", .property(placement.rotation) { .number($0 * 180 / .pi, decimals: 4) }),
      (
        "p",
        .points(placement.translation.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) })
      ),
      ("a", .points(placement.anchor.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) })),
      (
        "s",
        .property(placement.scale) {
          .list([.number($0.width * 100), .number($0.height * 100)])
        }
      ),
    ]
    if !placement.shear.isConstant || placement.shear.first != 0 {
      members += [
        ("sk", .property(placement.shear) { .number(-atan($0) * 180 / .pi, decimals: 4) }),
        ("sa", .constant(.number(0))),
      ]
    }
    return .object(members)
  }
}

extension LottieWriter {
  /// Returns a layer.
  ///
  /// - Parameters:
  ///   - opacity: The layer in each frame, whose opacity the layer has; nil for opaque.
  ///   - index: The index in its composition.
  func layer(
    _ part: LottiePart, transform: LottieTransform, opacity: LayerStates? = nil, index: Int,
    parent: Int?, name: String?
  ) -> LottieValue {
    let states = part.states?.layers
    let first = states?.firstIndex { $0 != nil } ?? 0
    let end = (states?.lastIndex { $0 != nil }).map { $0 + 1 } ?? frameCount
    var transform = transform
    // Frames in between that do not show the part.
    let hasGaps = states.map { $0[first..<end].contains { $0 == nil } } ?? false
    if opacity != nil || hasGaps || part.opacities != nil {
      let samples = (0..<frameCount).map { frame -> (opacity: CGFloat, isShown: Bool)? in
        guard frame >= first, frame < end else { return nil }
        if let states, states[frame] == nil { return (0, false) }
        let own = part.opacities.map { $0[frame] ?? 0 } ?? 1
        return (own * (opacity.map { ($0.layers[frame]?.attributes.opacity ?? 0).unit } ?? 1), true)
      }
      let track = Track(
        samples, structure: \.isShown, { Tolerance.fractionComponents($0.opacity) })
      transform.opacity = track.map { $0.map(\.opacity) }
    }
    var groups: [LottieValue] = []
    if case .shapes(let shapes) = part.content {
      // The first shape is in front.
      groups = shapes.reversed()
      if let opacity = transform.opacity {
        // A layer with an opacity would be drawn to an image of its own, which rlottie does slowly
        // and with rounding errors everywhere.
        groups = [.group(groups, opacity: opacity)]
        transform.opacity = nil
      }
    }
    var members: [(String, LottieValue)] = [("ddd", .number(0)), ("ind", .number(index))]
    if let parent { members.append(("parent", .number(parent))) }
    members.append(("nm", .text(name ?? "")))
    switch part.content {
    case .shapes: members.append(("ty", .number(4)))
    case .image(let index, _):
      members += [("ty", .number(2)), ("refId", .text(Self.imageID(index)))]
    case .composition(let id, let size):
      members += [
        ("ty", .number(0)), ("refId", .text(id)), ("w", .number(size.width)),
        ("h", .number(size.height)),
      ]
    case .none: members.append(("ty", .number(3)))
    }
    members.append(("ks", transform.value))
    if let mask = part.mask {
      members += [("hasMask", .flag(true)), ("masksProperties", .list(Self.masks(mask)))]
    }
    if part.isShapes { members.append(("shapes", .list(groups))) }
    members += [
      ("ip", .number(first)), ("op", .number(end)), ("st", .number(0)), ("sr", .number(1)),
      ("bm", .number(0)),
    ]
    return .object(members)
  }

  private static func masks(_ outline: Track<CGPath>) -> [LottieValue] {
    LottieValue.contours(outline).map { contour in
      .object([
        ("inv", .flag(false)), ("mode", .text("a")), ("pt", contour),
        ("o", .constant(.number(100))), ("x", .constant(.number(0))),
      ])
    }
  }
}
