/// Lengths along and across a direction of a compositional layout: that in which it scrolls, or that of a line of items.
struct CompositionalAxis {
  let isVertical: Bool

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}
