/// A pan gesture recognizer for fingers that start near an edge of the screen and move inward.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture can start; none by default.
  open var edges: UIRectEdge = []

  /// The edges near which all touches began.
  private var startEdges: UIRectEdge = []

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  public convenience init(
    _ handler: @escaping @MainActor (UIScreenEdgePanGestureRecognizer) -> Void
  ) {
    self.init()
    addAction(handler)
  }

  /// Adds touches to the gesture if they began near an edge.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if currentTouches.count == touches.count { startEdges = edges }
    for touch in self.touches where touches.contains(touch) {
      startEdges.formIntersection(touch.nearbyEdges)
    }
    if startEdges.isEmpty { state = .failed }
  }

  /// Accepts translations away from the edge that are longer than they are sideways.
  override func accepts(_ translation: CGVector) -> Bool {
    let (across, down) = (translation.dx, translation.dy)
    return startEdges.contains(.left) && across > abs(down)
      || startEdges.contains(.right) && -across > abs(down)
      || startEdges.contains(.top) && down > abs(across)
      || startEdges.contains(.bottom) && -down > abs(across)
  }
}

extension UITouch {
  /// The edges of the window that are close to the touch.
  fileprivate var nearbyEdges: UIRectEdge {
    guard let bounds = window?.bounds else { return [] }
    let width = GestureThresholds.maximumEdgeDistance
    let distances: [(UIRectEdge, CGFloat)] = [
      (.top, windowLocation.y - bounds.minY), (.left, windowLocation.x - bounds.minX),
      (.bottom, bounds.maxY - windowLocation.y), (.right, bounds.maxX - windowLocation.x),
    ]
    return distances.reduce(into: []) { edges, edge in
      if edge.1 <= width { edges.insert(edge.0) }
    }
  }
}
