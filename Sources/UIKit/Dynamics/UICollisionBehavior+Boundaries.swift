import Physics

extension UICollisionBehavior {
  /// A boundary with an identifier; it has a body while its behavior is in an animator.
  @MainActor
  final class Boundary {
    let identifier: BoundaryIdentifier
    let path: UIBezierPath
    /// The corners of a loop, or the ends of a line.
    let corners: [CGPoint]
    let isLine: Bool
    var body: Body?

    init(
      _ identifier: BoundaryIdentifier, _ path: UIBezierPath, _ corners: [CGPoint], isLine: Bool
    ) {
      self.identifier = identifier
      self.path = path
      self.corners = corners
      self.isLine = isLine
    }

    /// Whether the boundary stops items rather than only reporting contacts.
    ///
    /// A loop of two corners does not: measured on Apple's own animator by the open-source project
    /// charon.
    var stopsItems: Bool { isLine || corners.count > 2 }
  }

  /// The boundary around the reference view's bounds.
  struct ReferenceBoundary {
    let insets: UIEdgeInsets
    /// The bounds from which the body was created.
    var bounds: CGRect?
    var body: Body?
  }

  func addBoundary(_ identifier: any NSCopying, _ path: UIBezierPath) {
    addBoundary(identifier, path, path.cgPath.boundaryLoop, isLine: false)
  }

  func addLine(_ identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    addBoundary(identifier, path, [start, end], isLine: true)
  }

  private func addBoundary(
    _ identifier: any NSCopying, _ path: UIBezierPath, _ corners: [CGPoint], isLine: Bool
  ) {
    let boundary = Boundary(BoundaryIdentifier(identifier), path, corners, isLine: isLine)
    if let old = boundaries[boundary.identifier] { replacedBoundaries.append(old) }
    boundaries.append(boundary, for: boundary.identifier)
    if let dynamicAnimator { addBody(for: boundary, in: dynamicAnimator) }
    wakeItems()
  }

  func translateReferenceBounds(insets: UIEdgeInsets?) {
    unregister(referenceBoundary?.body)
    referenceBoundary = insets.map { ReferenceBoundary(insets: $0) }
    updateReferenceBoundary()
    wakeItems()
  }

  /// Updates the boundary around the reference view's bounds if they have changed.
  ///
  /// The boundary is a point outside of them: measured on Apple's own animator by the open-source
  /// project charon.
  func updateReferenceBoundary() {
    guard let boundary = referenceBoundary, let animator = dynamicAnimator else { return }
    animator.hasReferenceBoundaries = true
    guard let bounds = animator.space.bounds, bounds != boundary.bounds else { return }
    let frame = bounds.standardized.inset(by: boundary.insets).insetBy(dx: -1, dy: -1)
    let (left, right) = (frame.origin.x, frame.origin.x + frame.size.width)
    let (top, bottom) = (frame.origin.y, frame.origin.y + frame.size.height)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    referenceBoundary?.bounds = bounds
    unregister(boundary.body)
    referenceBoundary?.body = makeBody(
      .edges(corners.map { Vector(x: $0, y: $1) }, isClosed: true), as: nil, stopsItems: true,
      in: animator)
    for body in memberBodies { body.body.wake() }
  }

  func addBody(for boundary: Boundary, in animator: UIDynamicAnimator) {
    precondition(boundary.corners.count > 1, "invalid path for collision boundary")
    boundary.body = makeBody(
      .edges(boundary.corners.map { Vector($0) }, isClosed: !boundary.isLine),
      as: boundary.identifier, stopsItems: boundary.stopsItems, in: animator)
  }

  /// Unregisters a boundary's body, so that the animator no longer reports its contacts.
  func unregister(_ body: Body?) {
    if let body { dynamicAnimator?.bodyOwners[body.identifier] = nil }
  }

  /// Creates a boundary's body; returns nil if its points coincide or are not finite.
  private func makeBody(
    _ shape: Shape, as identifier: BoundaryIdentifier?, stopsItems: Bool,
    in animator: UIDynamicAnimator
  ) -> Body? {
    guard let bits,
      let body = try? Body(in: animator.world, shape: shape, center: .zero, isStatic: true)
    else { return nil }
    body.filter = Filter(category: stopsItems ? bits.boundaries : 0, mask: bits.items)
    animator.bodyOwners[body.identifier] = .boundary(identifier, of: self)
    return body
  }
}
