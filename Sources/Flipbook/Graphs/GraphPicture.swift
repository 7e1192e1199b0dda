import CoreGraphics
import DisplayList
import Recipes
import UIKit

/// Draws a graph.
struct GraphPicture {
  let graph: Graph
  let layout: GraphLayout
  let time: AxisTicks
  let flags: GraphFlags
  let panels: [GraphPanelPicture]
  /// Pixels in a point.
  let scale: CGFloat

  /// From the end of a plot to the unit of the time, in points.
  private let unitDistance: CGFloat

  /// The widest name beside a plot, in points.
  private static let widestName: CGFloat = 132
  private static let timeUnit = PictureText("seconds", .unit)

  /// Finds room for everything.
  init(_ graph: Graph, size: CGSize?, scale: CGFloat) throws(GraphError) {
    let panels = graph.panels.map { GraphPanelPicture($0, widestName: Self.widestName) }
    func time(atMost count: Int) -> AxisTicks { AxisTicks(in: 0...graph.duration, atMost: count) }
    let number = time(atMost: 12).labels.map { PictureText($0, .tick).width }.max() ?? 0
    unitDistance = number / 2 + GraphLayout.gap

    let left = panels.map(\.numbersWidth).max() ?? 0
    let right = max(
      panels.map(\.namesWidth).max() ?? 0,
      unitDistance + Self.timeUnit.width - GraphLayout.gap)
    // Captions take height, but where they stand depends on the width alone.
    let columns = GraphLayout.columns(of: size, left: left, right: right)
    flags = GraphFlags(graph.moments, right: columns.end - GraphLayout.gap) {
      columns.minX + (columns.maxX - columns.minX) * CGFloat($0 / graph.duration)
    }
    self.layout = try GraphLayout(
      size: size, scale: scale, panels: panels.count, left: left, right: right,
      captionRows: flags.rowCount, hasNote: !Self.note(of: graph).isEmpty)
    self.time = time(atMost: min(12, max(1, Int(layout.plots[0].width / 60))))
    self.graph = graph
    self.panels = panels
    self.scale = scale
  }

  /// The picture as a display list.
  var list: DisplayList {
    var layers = PictureLayers(scale: scale)
    drawHead(&layers)
    for (index, (panel, plot)) in zip(panels, layout.plots).enumerated() {
      drawTime(over: plot, &layers)
      drawFlags(over: plot, withCaptions: index == 0, &layers)
      panel.draw(in: plot, x: { x(of: $0, in: plot) }, &layers)
      let captions = index == 0 ? layout.captions : 0
      panel.drawHeading(
        x: plot.minX, baseline: plot.minY - captions - GraphLayout.headingDistance, &layers)
    }
    drawFoot(&layers)
    return DisplayList(size: layout.size, background: PictureStyle.paper, layers: layers.layers)
  }

  private func x(of time: Double, in plot: CGRect) -> CGFloat {
    plot.minX + plot.width * CGFloat(time / graph.duration)
  }

  // MARK: Parts

  private func drawHead(_ layers: inout PictureLayers) {
    let x = layout.plots[0].minX
    let width = layout.size.width - GraphLayout.margin - x
    layers.write(
      PictureText(graph.title, .title, atMost: width), x: x, baseline: GraphLayout.titleBaseline)
    layers.write(
      PictureText(Self.note(of: graph), .note, atMost: width), x: x,
      baseline: layout.noteBaseline)
  }

  /// The spans for which a finger is on the glass, and the lines of the time's numbers.
  private func drawTime(over plot: CGRect, _ layers: inout PictureLayers) {
    for moment in graph.moments where moment.duration > 0 {
      let start = x(of: moment.time, in: plot)
      let end = min(x(of: moment.time + moment.duration, in: plot), plot.maxX)
      layers.fill(
        CGPath(rect: CGRect(x: start, y: plot.minY, width: end - start, height: plot.height)),
        PictureStyle.band)
    }
    for value in time.values {
      let x = x(of: value, in: plot)
      layers.rule(
        from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY),
        PictureLayers.Pen(color: PictureStyle.grid))
    }
  }

  /// Poles over every plot, and above one what happens; poles without a caption are paler.
  private func drawFlags(
    over plot: CGRect, withCaptions: Bool, _ layers: inout PictureLayers
  ) {
    for flag in flags.flags {
      let x = x(of: flag.time, in: plot)
      let rows = withCaptions ? flag.row.map { CGFloat($0) + 1 } ?? 0 : 0
      let top = plot.minY - rows * GraphLayout.captionHeight
      layers.rule(
        from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: plot.maxY),
        PictureLayers.Pen(
          color: flag.row == nil ? PictureStyle.axis : PictureStyle.pale, dashes: [2, 3]))
      if rows > 0 {
        layers.write(
          flag.text, x: x + GraphFlags.distance, middle: top + GraphLayout.captionHeight / 2)
      }
    }
  }

  private func drawFoot(_ layers: inout PictureLayers) {
    guard let plot = layout.plots.last else { return }
    let baseline = plot.maxY + GraphLayout.timeDistance
    for (value, label) in zip(time.values, time.labels) {
      layers.write(
        PictureText(label, .tick), x: x(of: value, in: plot), baseline: baseline,
        alignment: .center)
    }
    layers.write(
      Self.timeUnit, x: plot.maxX + unitDistance, baseline: baseline)
  }

  /// What else there is to know.
  static func note(of graph: Graph) -> String {
    let lines = graph.panels.flatMap(\.lines)
    let others = Set(lines.filter { $0.color == nil }.map(\.item)).count
    return [
      others > 0
        ? "\(graph.items.count - others) of \(graph.items.count) items in colour, "
          + "the others in gray" : nil,
      lines.contains { !$0.contacts.isEmpty } ? "Rings mark where a contact begins" : nil,
    ].compactMap(\.self).joined(separator: "   ·   ")
  }
}
