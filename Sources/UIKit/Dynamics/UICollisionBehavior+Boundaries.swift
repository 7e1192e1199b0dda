import Physics

extension UICollisionBehavior {
  /// A boundary with an identifier; it has a body while its behavior is in an animator.
  @MainActor
  final class Boundary {
    let identifier: BoundaryIdentifier
    let path: UIBezierPath
    let shape: Shape
    var body: Body?

    init(_ identifier: BoundaryIdentifier, _ path: UIBezierPath, _ shape: Shape) {
      self.identifier = identifier
      self.path = path
      self.shape = shape
    }
  }

  /// The boundary around the reference view's bounds.
  struct ReferenceBoundary {
    let insets: UIEdgeInsets
    /// The bounds from which the body was created.
    var bounds: CGRect?
    var body: Body?
  }

  func addBoundary(_ identifier: any NSCopying, _ path: UIBezierPath) {
    let corners = path.cgPath.boundaryCorners
    precondition(
      corners.contains { $0 != corners.first }, "invalid path for collision boundary")
    addBoundary(identifier, path, shape: .edges(corners.map { Vector($0) }, isClosed: true))
  }

  func addLine(_ identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    addBoundary(identifier, path, shape: .edges([Vector(start), Vector(end)], isClosed: false))
  }

  private func addBoundary(_ identifier: any NSCopying, _ path: UIBezierPath, shape: Shape) {
    let boundary = Boundary(BoundaryIdentifier(identifier), path, shape)
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
    let frame = bounds.inset(by: boundary.insets).insetBy(dx: -1, dy: -1)
    let (left, right) = (frame.origin.x, frame.origin.x + frame.size.width)
    let (top, bottom) = (frame.origin.y, frame.origin.y + frame.size.height)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    referenceBoundary?.bounds = bounds
    unregister(boundary.body)
    referenceBoundary?.body = makeBody(
      .edges(corners.map { Vector(x: $0, y: $1) }, isClosed: true), as: nil, in: animator)
    for body in memberBodies { body.body.wake() }
  }

  func addBody(for boundary: Boundary, in animator: UIDynamicAnimator) {
    boundary.body = makeBody(boundary.shape, as: boundary.identifier, in: animator)
  }

  /// Unregisters a boundary's body, so that the animator no longer reports its contacts.
  func unregister(_ body: Body?) {
    if let body { dynamicAnimator?.bodyOwners[body.identifier] = nil }
  }

  /// Creates a boundary's body; returns nil if its points coincide or are not finite.
  private func makeBody(
    _ shape: Shape, as identifier: BoundaryIdentifier?, in animator: UIDynamicAnimator
  ) -> Body? {
    guard
      let body = try? Body(in: animator.world, shape: shape, center: .zero, isStatic: true)
    else { return nil }
    let bits = collisionBits()
    body.filter = Filter(category: bits.boundaries, mask: bits.items)
    animator.bodyOwners[body.identifier] = .boundary(identifier, of: self)
    return body
  }
}
