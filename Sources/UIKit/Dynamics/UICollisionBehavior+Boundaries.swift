import Physics

extension UICollisionBehavior {
  /// A wall under a name, with a body while its behavior is in an animator.
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
    let boundary = Boundary(BoundaryIdentifier(identifier), path, shape)
    if let old = boundaries[boundary.identifier] { orphans.append(old) }
    boundaries.append(boundary, for: boundary.identifier)
    if let dynamicAnimator { raise(boundary, in: dynamicAnimator) }
    noteChange()
  }

  func translateReferenceBounds(insets: UIEdgeInsets?) {
    takeDown(referenceBoundary?.body)
    referenceBoundary = insets.map { ReferenceBoundary(insets: $0) }
    followReferenceBounds()
    noteChange()
  }

  /// Makes the wall around the reference view's bounds anew if they are others than they were.
  ///
  /// The wall stands a point outside: measured on Apple's own animator by the open-source project
  /// charon.
  func followReferenceBounds() {
    guard let boundary = referenceBoundary, let animator = dynamicAnimator else { return }
    animator.hasReferenceBoundaries = true
    guard let bounds = animator.space.bounds, bounds != boundary.bounds else { return }
    let wall = bounds.inset(by: boundary.insets).insetBy(dx: -1, dy: -1)
    let (left, right) = (wall.origin.x, wall.origin.x + wall.size.width)
    let (top, bottom) = (wall.origin.y, wall.origin.y + wall.size.height)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    referenceBoundary?.bounds = bounds
    takeDown(boundary.body)
    referenceBoundary?.body = makeBody(
      .edges(corners.map { Vector(x: $0, y: $1) }, isClosed: true), as: nil, in: animator)
    for body in memberBodies { body.body.wake() }
  }

  func raise(_ boundary: Boundary, in animator: UIDynamicAnimator) {
    boundary.body = makeBody(boundary.shape, as: boundary.identifier, in: animator)
  }

  /// Takes a wall out of the contacts that the animator tells of; it stands for as long as it is
  /// held.
  func takeDown(_ body: Body?) {
    if let body { dynamicAnimator?.parties[body.identifier] = nil }
  }

  /// Makes a wall; none of points in one place, or that are not finite.
  private func makeBody(
    _ shape: Shape, as identifier: BoundaryIdentifier?, in animator: UIDynamicAnimator
  ) -> Body? {
    guard
      let body = try? Body(in: animator.world, shape: shape, center: .zero, isStatic: true)
    else { return nil }
    let bits = collisionBits()
    body.filter = Filter(category: bits.boundaries, mask: bits.items)
    animator.parties[body.identifier] = .boundary(identifier, of: self)
    return body
  }
}
