import UIKit

/// The property of plain views that draws shapes.
enum DrawingProperty {
  static let draw = Property<UIView>(
    "draw", .later(.drawing),
    "The shapes that are drawn over the background and below the subviews, from back to front."
  ) { view, shapes in
    // Where nothing is drawn, what is below shows.
    view.isOpaque = false
    view.drawing = { context, _ in
      for shape in shapes { shape.draw(in: context) }
    }
  }
}
