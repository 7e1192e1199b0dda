import Physics

extension UICollisionBehavior {
  /// A wall under a name.
  struct Boundary {
    let identifier: BoundaryIdentifier
    let path: UIBezierPath
    let shape: Shape
    var body: Body?
  }

  /// The wall around the reference view's bounds.
  struct ReferenceBoundary {
    let insets: UIEdgeInsets
    /// The bounds that the body was made of.
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
    let identifier = BoundaryIdentifier(identifier)
    orphans += boundaries.filter { $0.identifier == identifier }
    boundaries.removeAll { $0.identifier == identifier }
    boundaries.append(
      Boundary(
        identifier: identifier, path: path, shape: shape,
        body: dynamicAnimator.flatMap { makeBody(shape, in: $0) }))
    noteChange()
  }

  func translateReferenceBounds(insets: UIEdgeInsets?) {
    referenceBoundary = insets.map { ReferenceBoundary(insets: $0) }
    followReferenceBounds()
    noteChange()
  }

  /// Makes the wall around the reference view's bounds anew if they are others than they were.
  ///
  /// The wall stands a point outside: measured on Apple's own animator by the open-source project
  /// charon.
  func followReferenceBounds() {
    guard let boundary = referenceBoundary, let animator = dynamicAnimator,
      let bounds = animator.referenceView?.layer.presentedBounds, bounds != boundary.bounds
    else { return }
    let wall = bounds.inset(by: boundary.insets).insetBy(dx: -1, dy: -1)
    let (left, right) = (wall.origin.x, wall.origin.x + wall.size.width)
    let (top, bottom) = (wall.origin.y, wall.origin.y + wall.size.height)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    referenceBoundary?.bounds = bounds
    referenceBoundary?.body = makeBody(
      .edges(corners.map { Vector(x: $0, y: $1) }, isClosed: true), in: animator)
    for body in memberBodies { body.body.wake() }
  }

  /// Makes a wall; none of points in one place, or that are not finite.
  func makeBody(_ shape: Shape, in animator: UIDynamicAnimator) -> Body? {
    let body = try? Body(in: animator.world, shape: shape, center: .zero, isStatic: true)
    let bits = collisionBits()
    body?.filter = Filter(category: bits.boundaries, mask: bits.items)
    return body
  }
}
