import DisplayList
import Imaging
import Recipes
import UIKit

/// Draws a contact sheet: frames with their times and the events between them.
struct SheetFigure {
  /// A frame with its time and captions.
  struct Cell {
    let list: DisplayList
    /// The time of the frame, in seconds.
    let time: Double
    /// Descriptions of the events since the previous cell.
    let captions: [String]
  }

  let title: String
  let note: String
  let cells: [Cell]
  let layout: SheetLayout
  /// Pixels per point.
  let scale: CGFloat

  /// The maximum number of captions below a frame.
  static let maxCaptions = 3

  /// The contact sheet as a display list.
  var list: DisplayList {
    var layers = FigureLayers(scale: scale)
    let width = layout.size.width - 2 * SheetLayout.margin
    layers.write(
      FigureText(title, .title, atMost: width), x: SheetLayout.margin,
      baseline: SheetLayout.titleBaseline)
    layers.write(
      FigureText(note, .note, atMost: width), x: SheetLayout.margin,
      baseline: SheetLayout.noteBaseline)
    for (cell, rect) in zip(cells, layout.cells) { draw(cell, in: rect, &layers) }
    return DisplayList(size: layout.size, background: FigureStyle.background, layers: layers.layers)
  }

  private func draw(_ cell: Cell, in rect: CGRect, _ layers: inout FigureLayers) {
    layers.add(.stage(cell.list, in: rect))
    layers.stroke(CGPath(rect: rect), FigureLayers.Pen(color: FigureStyle.axis))
    let baseline = rect.maxY + SheetLayout.timeDistance
    let time = FigureText("\(NumberFormat.fixed(cell.time, decimals: 2)) s", .label)
    layers.write(time, x: rect.minX, baseline: baseline)
    for (index, caption) in cell.captions.enumerated() {
      let line = baseline + CGFloat(index + 1) * SheetLayout.lineHeight
      // A dot marks an event.
      layers.fill(
        .dot(at: CGPoint(x: rect.minX + 2.5, y: line - 3.5), radius: 2.5),
        FigureStyle.palette[1])
      layers.write(
        FigureText(caption, .caption, atMost: rect.width - 9), x: rect.minX + 9, baseline: line)
    }
  }
}
