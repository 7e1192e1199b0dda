import UIKit

/// Returns the display layer of a view on a stage with 2 pixels per point.
@MainActor
package func shownLayer(
  of view: UIView, style: UIUserInterfaceStyle = .light
) -> DisplayLayer? {
  let stage = Stage(device: .iPhone5s, userInterfaceStyle: style)
  stage.view.addSubview(view)
  return stage.firstShownLayer
}

extension Stage {
  /// The display layer of the first view on the stage.
  package var firstShownLayer: DisplayLayer? {
    displayList().layers.first?.sublayers.first?.sublayers.first
  }
}

/// Returns the glyph runs that a view displays.
@MainActor
package func shownRuns(of view: UIView, style: UIUserInterfaceStyle = .light) -> [GlyphRun] {
  guard case .glyphs(let runs) = shownLayer(of: view, style: style)?.content else { return [] }
  return runs
}

/// Returns the glyphs that a view displays, from all runs.
@MainActor
package func shownGlyphs(of view: UIView) -> [GlyphRun.Glyph] {
  shownRuns(of: view).flatMap(\.glyphs)
}
