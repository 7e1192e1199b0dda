import UIKit

/// What a view shows on a stage of two pixels a point, as it stands in the display list.
@MainActor
func shownLayer(
  of view: UIView, style: UIUserInterfaceStyle = .light
) -> DisplayLayer? {
  let stage = Stage(device: .iPhone5s, userInterfaceStyle: style)
  stage.view.addSubview(view)
  return stage.displayList().layers.first?.sublayers.first?.sublayers.first
}

/// The runs of glyphs that a view shows.
@MainActor
func shownRuns(of view: UIView, style: UIUserInterfaceStyle = .light) -> [GlyphRun] {
  guard case .glyphs(let runs) = shownLayer(of: view, style: style)?.content else { return [] }
  return runs
}

/// The glyphs that a view shows, from all runs.
@MainActor
func shownGlyphs(of view: UIView) -> [GlyphRun.Glyph] {
  shownRuns(of: view).flatMap(\.glyphs)
}
