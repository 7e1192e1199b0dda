/// Recognizes fingers that are drawn from an edge of the screen into it.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it takes fingers.
  open var edges: UIRectEdge = []

  /// The edges at which all fingers came down.
  private var startEdges: UIRectEdge = []

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  /// Takes the fingers along if they came down at an edge.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if presentTouches.count == touches.count { startEdges = edges }
    for touch in self.touches where touches.contains(touch) {
      startEdges.formIntersection(touch.nearbyEdges)
    }
    if startEdges.isEmpty { state = .failed }
  }

  /// From the left or the right, fingers go across rather than up or down; from the others, up or down.
  override func accepts(_ translation: CGVector) -> Bool {
    let (across, down) = (translation.dx, translation.dy)
    return startEdges.contains(.left) && across > abs(down)
      || startEdges.contains(.right) && -across > abs(down)
      || startEdges.contains(.top) && down > abs(across)
      || startEdges.contains(.bottom) && -down > abs(across)
  }
}

extension UITouch {
  /// The edges of the window that are near to the finger.
  fileprivate var nearbyEdges: UIRectEdge {
    guard let bounds = window?.bounds else { return [] }
    let width = GestureThresholds.edgeWidth
    let distances: [(UIRectEdge, CGFloat)] = [
      (.top, windowLocation.y - bounds.minY), (.left, windowLocation.x - bounds.minX),
      (.bottom, bounds.maxY - windowLocation.y), (.right, bounds.maxX - windowLocation.x),
    ]
    return distances.reduce(into: []) { edges, edge in
      if edge.1 <= width { edges.insert(edge.0) }
    }
  }
}
