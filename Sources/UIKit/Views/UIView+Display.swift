import QuartzCore

extension UIView {
  /// Displays this view and its descendants, views and layers, if they need it or if their bounds
  /// have changed.
  final func displayIfNeeded() {
    guard layer.needs.contains(.display) else { return }
    var views: [UIView] = []
    addViewsToDisplay(to: &views)
    var layers: [CALayer] = []
    layer.collectPendingDisplays(into: &layers)
    // Reset first: requests made while views are displayed are for the next time.
    layer.meet(.display)
    for view in views { view.display() }
    for layer in layers { layer.displayIfNeeded() }
  }

  private func addViewsToDisplay(to views: inout [UIView]) {
    guard layer.needs.contains(.display) else { return }
    if needsDisplay || displayedBounds != bounds { views.append(self) }
    for view in orderedSubviews { view.addViewsToDisplay(to: &views) }
    extras?.mask?.addViewsToDisplay(to: &views)
  }

  private func display() {
    let isResized = displayedBounds.size != bounds.size
    // An empty view is drawn when it has a size.
    let draws =
      needsDisplay || (isResized && (contentMode == .redraw || displayedBounds.isEmpty))
    needsDisplay = false
    displayedBounds = bounds
    layer.viewContent = displayContent()
    if draws, displaysByDrawing { layer.display() }
  }

  /// Whether the view may draw itself in its layer; plain views do not, the contents of image views
  /// are their images, and labels have drawn themselves already.
  private var displaysByDrawing: Bool {
    if type(of: self) == UIView.self { return extras?.drawing != nil }
    return !(self is UIImageView) && !(self is UILabel)
  }

  /// Draws the view in the context of its layer.
  final func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    GraphicsStack.with(context) {
      traitCollection.performAsCurrent {
        draw(bounds)
        extras?.drawing?(context, bounds)
      }
    }
    // The context of an opaque view without a background has no alpha, so that it is black.
    if isOpaque, backgroundColor == nil, !(self is UIButton), !(self is UILabel), !context.isBlank {
      context.fillBehind(.black)
    }
  }

  /// Draws the view again after a change of `contentMode`, and places what it has drawn by it.
  final func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    setNeedsDisplay()
  }

  /// What is drawn in addition to `draw(_:)`; nil for nothing.
  ///
  /// The arguments are the context, whose user space is that of the view, and the view's bounds.
  package final var drawing: ((CGContext, CGRect) -> Void)? {
    get { extras?.drawing }
    set {
      demandedExtras.drawing = newValue
      setNeedsDisplay()
    }
  }

  /// Draws what the view and its subviews show in the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context's user space.
  ///   - afterUpdates: Whether pending layouts and displays are made first.
  /// - Returns: Whether there is a current context.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    displayIfNeeded()
    guard !bounds.isEmpty, let content = layer.shownContent else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw(content)
    context.restoreGState()
    return true
  }
}

extension UIView: LayerDisplaying {
  /// The number of pixels per point of the contexts of the view's layer.
  package final var contextScale: CGFloat { contentScaleFactor }

  /// Displays the view and its descendants.
  package final func displayPending() { displayIfNeeded() }
}

extension UIView.ContentMode {
  /// The corresponding gravity of a layer's contents.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
