import DisplayList
import Recipes
import UIKit

/// Draws a contact sheet: frames with their times, and what happens between them.
struct SheetPicture {
  /// A frame and what is said about it.
  struct Cell {
    let list: DisplayList
    /// When it is shown, in seconds.
    let time: Double
    /// What has happened since the cell before.
    let captions: [String]
  }

  let title: String
  let note: String
  let cells: [Cell]
  let layout: SheetLayout
  /// Pixels in a point.
  let scale: CGFloat

  /// The most captions below a picture.
  static let mostCaptions = 3

  /// The sheet as a display list.
  var list: DisplayList {
    var layers = PictureLayers(scale: scale)
    let room = layout.size.width - 2 * SheetLayout.margin
    layers.write(
      PictureText(title, .title, atMost: room), x: SheetLayout.margin,
      baseline: SheetLayout.titleBaseline)
    layers.write(
      PictureText(note, .note, atMost: room), x: SheetLayout.margin,
      baseline: SheetLayout.noteBaseline)
    for (cell, place) in zip(cells, layout.cells) { draw(cell, in: place, &layers) }
    return DisplayList(size: layout.size, background: PictureStyle.paper, layers: layers.layers)
  }

  private func draw(_ cell: Cell, in place: CGRect, _ layers: inout PictureLayers) {
    layers.add(.stage(cell.list, in: place))
    layers.stroke(CGPath(rect: place), PictureLayers.Pen(color: PictureStyle.axis))
    let baseline = place.maxY + SheetLayout.timeDistance
    let time = PictureText("\(AxisTicks.text(cell.time, decimals: 2)) s", .label)
    layers.write(time, x: place.minX, baseline: baseline)
    for (index, caption) in cell.captions.enumerated() {
      let line = baseline + CGFloat(index + 1) * SheetLayout.lineHeight
      // A flag marks what has been done.
      layers.fill(
        .dot(at: CGPoint(x: place.minX + 2.5, y: line - 3.5), radius: 2.5),
        PictureStyle.palette[1])
      layers.write(
        PictureText(caption, .caption, atMost: place.width - 9), x: place.minX + 9, baseline: line)
    }
  }
}

extension DisplayLayer {
  /// What a stage shows, fitted into a rectangle and cut off at its edges.
  static func stage(_ list: DisplayList, in place: CGRect, id: Int = 0) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: list.size)
    attributes.anchorPoint = .zero
    attributes.position = place.origin
    attributes.transform = CGAffineTransform(
      scaleX: place.width / list.size.width, y: place.height / list.size.height)
    attributes.masksToBounds = true
    attributes.backgroundColor = list.background
    return DisplayLayer(id: id, attributes: attributes, sublayers: list.layers)
  }
}
