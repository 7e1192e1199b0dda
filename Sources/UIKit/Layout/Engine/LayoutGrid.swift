import QuartzCore

/// The grid to which solved frames are rounded (measured on UIKit).
///
/// Origins are whole pixels of the window, or whole points outside of a window; sizes are whole
/// pixels of the screen. Ties are rounded away from zero.
@MainActor
struct LayoutGrid {
  /// The number of lines per point.
  let scale: CGFloat

  /// The grid of sizes.
  static var size: LayoutGrid { LayoutGrid(scale: UIScreen.main.scale) }

  /// Returns the grid of the origins of a view's subviews.
  static func origin(in view: UIView?) -> LayoutGrid {
    LayoutGrid(scale: view?.window?.screen.scale ?? 1)
  }

  /// Returns the nearest line of the grid.
  func rounded(_ length: CGFloat) -> CGFloat {
    // Ties are not always exact in the solution. Adding zero turns -0 into 0.
    let scaled = length * scale
    let rounded = (scaled + (scaled < 0 ? -1e-6 : 1e-6)).rounded() / scale + 0
    return rounded
  }
}

extension LayoutGrid {
  /// The grids of the frames of a view's subviews.
  @MainActor
  struct Frames {
    let origins: LayoutGrid
    let sizes: LayoutGrid

    init(in view: UIView?) { (origins, sizes) = (.origin(in: view), .size) }

    /// Returns a frame rounded to the grids.
    func rounded(_ frame: CGRect) -> CGRect {
      CGRect(
        x: origins.rounded(frame.minX), y: origins.rounded(frame.minY),
        width: sizes.rounded(frame.width), height: sizes.rounded(frame.height))
    }
  }
}
