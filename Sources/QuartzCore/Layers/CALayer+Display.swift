import DisplayList

/// A recorded drawing as the contents of a layer.
package final class LayerBacking {
  /// The commands.
  package let drawing: Drawing
  /// The size of the layer when it was drawn, in points.
  package let size: CGSize

  /// Creates the contents of a layer of a size.
  package init(_ drawing: Drawing, size: CGSize) {
    self.drawing = drawing
    self.size = size
  }
}

/// A layer's delegate that knows what it displays, as a view.
@MainActor
package protocol LayerDisplaying: AnyObject {
  /// The number of pixels per point that the contexts of its layer have.
  var contextScale: CGFloat { get }
  /// Displays what is pending in its layer and the descendants.
  func displayPending()
}

extension CALayer {
  /// Requests that a part of the layer be displayed again; all of it is.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns whether the layer is marked to be displayed again.
  public final func needsDisplay() -> Bool { extras?.needsDisplay ?? false }

  /// Displays the layer at once if it is marked.
  public final func displayIfNeeded() {
    if needsDisplay() { display() }
  }

  /// Whether the layer is displayed again when the size of its bounds changes; false by default.
  public final var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { changeExtras { $0.needsDisplayOnBoundsChange = newValue } }
  }

  final func requestDisplay() {
    if !needsDisplay() { changeExtras { $0.needsDisplay = true } }
    Self.areMarked = true
    need(.display)
  }

  /// Whether a layer has ever been marked; mostly, only views are.
  private static var areMarked = false

  /// Collects the layers that are marked, among this one and its descendants.
  package final func collectPendingDisplays(into layers: inout [CALayer]) {
    guard Self.areMarked, needs.contains(.display) else { return }
    if needsDisplay() { layers.append(self) }
    for layer in orderedSublayers { layer.collectPendingDisplays(into: &layers) }
    extras?.mask?.collectPendingDisplays(into: &layers)
  }

  /// Whether the last call of a delegate's `display(_:)` reached the default implementation.
  private static var isDisplayMissing = false

  /// Called by implementations of `display(_:)` that stand for none.
  package static func displayIsMissing() { isDisplayMissing = true }

  /// Has the delegate provide the contents, or records what is drawn.
  ///
  /// The recorded commands are drawn at the resolution of the frame, whatever `contentsScale` is. An
  /// empty layer stays marked, until it has a size.
  final func displayContents() {
    if let delegate {
      Self.isDisplayMissing = false
      delegate.display(self)
      if !Self.isDisplayMissing {
        if needsDisplay() { extras?.needsDisplay = false }
        return
      }
    }
    let bounds = attributes.bounds.standardized
    guard !bounds.isEmpty, bounds.isFinite else { return }
    if needsDisplay() { extras?.needsDisplay = false }
    delegate?.layerWillDraw(self)
    let scale = (delegate as? any LayerDisplaying)?.contextScale ?? contentsScale
    let context = CGContext(bounds: bounds, scale: scale > 0 && scale.isFinite ? scale : 1)
    draw(in: context)
    let last = contents as? LayerBacking
    guard !context.isBlank else {
      // What a program has assigned stays where nothing is drawn.
      if last != nil { contents = nil }
      return
    }
    let drawing = context.drawing
    if last?.size != bounds.size || last?.drawing != drawing {
      contents = LayerBacking(drawing, size: bounds.size)
    }
  }

  // MARK: Drawing layers in contexts

  /// Draws the layer and its sublayers with their model values in a context, in the layer's
  /// coordinates.
  public final func render(in ctx: CGContext) {
    (delegate as? any LayerDisplaying)?.displayPending()
    var pending: [CALayer] = []
    collectPendingDisplays(into: &pending)
    for layer in pending { layer.displayIfNeeded() }
    if let content = modelCopy().embedded { ctx.draw(content) }
  }

  /// Returns what the layer and its sublayers show now, in the layer's coordinates; nil for nothing.
  package final var shownContent: EmbeddedDrawing? { frozenCopy().embedded }

  /// A copy of the layer and its sublayers with their model values.
  private func modelCopy() -> CALayer {
    let copy = Self(copying: self)
    for layer in orderedSublayers where !layer.isHidden {
      copy.insert(layer.modelCopy(), at: .max)
    }
    if let mask = extras?.mask { copy.mask = mask.modelCopy() }
    return copy
  }

  /// The layer as the content of a drawing, without its place in the superlayer.
  private var embedded: EmbeddedDrawing? {
    attributes.anchorPoint = .zero
    attributes.position = attributes.bounds.origin
    setAffineTransform(.identity)
    return displayLayer(at: 0).map { EmbeddedDrawing(LayerTree([$0])) }
  }
}
