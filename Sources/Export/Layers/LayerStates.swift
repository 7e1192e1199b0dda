import DisplayList

/// A layer in each frame.
struct LayerStates {
  /// The layer in each frame; nil where it is absent, or not drawn.
  let layers: [DisplayLayer?]

  /// Whether there is a layer; nil without frames.
  var isShown: Track<Bool>? { Track(discrete: layers.map { $0 != nil }) }

  /// Returns whether a layer of any frame satisfies a condition.
  func contains(_ isMatch: (DisplayLayer) throws -> Bool) rethrows -> Bool {
    var last: DisplayLayer?
    for case let state? in layers where state !== last {
      if try isMatch(state) { return true }
      last = state
    }
    return false
  }

  /// Returns a value of the layer in each frame, computed once while the layer stays the same.
  func samples<Value>(_ value: (DisplayLayer) throws -> Value?) rethrows -> [Value?] {
    var last: (layer: DisplayLayer, value: Value?)?
    return try layers.map { state in
      guard let state else { return nil }
      if let last, last.layer === state { return last.value }
      let result = try value(state)
      last = (state, result)
      return result
    }
  }

  /// Returns the smallest rectangle that contains those of all frames; null if there are none.
  func union(_ box: (DisplayLayer) throws -> CGRect) rethrows -> CGRect {
    try samples { try box($0) }.reduce(CGRect.null) { $1.map($0.union) ?? $0 }
  }
}
