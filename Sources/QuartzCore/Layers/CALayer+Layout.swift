extension CALayer {
  /// The maximum number of layout passes per frame, in case layouts keep invalidating each other.
  private static var layoutPassLimit: Int { 100 }

  /// Marks the layer as needing layout, and its superlayers as containing such a layer.
  package final func requestLayout() {
    layoutState.insert(.pending)
    need(.layout)
  }

  /// Lays out the pending layers among the layer, its descendants, and the unbroken chain of pending
  /// superlayers with everything below it.
  ///
  /// The chain ends at a superlayer that is laying out its sublayers, which would otherwise start
  /// over.
  final func layOut() {
    var root = self
    while let container = root.container, container.layoutState == .pending { root = container }
    for _ in 0..<Self.layoutPassLimit {
      guard root.layoutPass() else { return }
    }
  }

  /// Lays out the layers that need it, and returns whether there were any.
  private func layoutPass() -> Bool {
    guard needs.contains(.layout) else { return false }
    var didLayOut = false
    if layoutState.contains(.pending) {
      let isNested = layoutState.contains(.running)
      layoutState = .running
      layoutSublayers()
      if !isNested { layoutState.remove(.running) }
      didLayOut = true
    }
    for layer in orderedSublayers where layer.layoutPass() { didLayOut = true }
    if let mask = extras?.mask, mask.layoutPass() { didLayOut = true }
    // A layout may invalidate layers that this pass has already laid out.
    guard !layoutState.contains(.pending) else { return didLayOut }
    for layer in orderedSublayers where layer.needs.contains(.layout) { return didLayOut }
    if extras?.mask?.needs.contains(.layout) == true { return didLayOut }
    needs.remove(.layout)
    return didLayOut
  }
}

/// The progress of a layer's own layout.
struct LayerLayoutState: OptionSet {
  let rawValue: UInt8

  /// The sublayers have to be laid out.
  static let pending = LayerLayoutState(rawValue: 1)
  /// The layer is laying out its sublayers.
  static let running = LayerLayoutState(rawValue: 2)
}
