import CoreGraphics
import DisplayList
import Imaging
import Recipes
import UIKit

/// Draws a graph.
struct GraphFigure {
  let graph: Graph
  let layout: GraphLayout
  let time: AxisTicks
  let flags: GraphFlags
  let panels: [GraphPanelFigure]
  /// Pixels per point.
  let scale: CGFloat

  /// The distance from the right side of a plot to the unit of time, in points.
  private let unitDistance: CGFloat

  /// The maximum width of a name next to a plot, in points.
  private static let maxNameWidth: CGFloat = 132
  private static let timeUnit = FigureText("seconds", .unit)

  /// Lays out a graph.
  ///
  /// - Throws: `GraphError.noRoom` if the size is too small.
  init(_ graph: Graph, size: CGSize?, scale: CGFloat) throws(GraphError) {
    let panels = graph.panels.map { GraphPanelFigure($0, maxNameWidth: Self.maxNameWidth) }
    func time(atMost count: Int) -> AxisTicks { AxisTicks(in: 0...graph.duration, atMost: count) }
    let number = time(atMost: 12).labels.map { FigureText($0, .tick).width }.max() ?? 0
    unitDistance = number / 2 + GraphLayout.gap

    let left = panels.map(\.numbersWidth).max() ?? 0
    let right = max(
      panels.map(\.namesWidth).max() ?? 0,
      unitDistance + Self.timeUnit.width - GraphLayout.gap)
    // Captions take vertical space, but their rows depend on the width only.
    let columns = GraphLayout.columns(of: size, left: left, right: right)
    flags = GraphFlags(graph.events, right: columns.end - GraphLayout.gap) {
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

  /// The figure as a display list.
  var list: DisplayList {
    var layers = FigureLayers(scale: scale)
    drawHeader(&layers)
    for (index, (panel, plot)) in zip(panels, layout.plots).enumerated() {
      drawTime(over: plot, &layers)
      drawFlags(over: plot, withCaptions: index == 0, &layers)
      panel.draw(in: plot, x: { x(of: $0, in: plot) }, &layers)
      let captions = index == 0 ? layout.captions : 0
      panel.drawHeading(
        x: plot.minX, baseline: plot.minY - captions - GraphLayout.headingDistance, &layers)
    }
    drawTimeAxis(&layers)
    return DisplayList(size: layout.size, background: FigureStyle.background, layers: layers.layers)
  }

  private func x(of time: Double, in plot: CGRect) -> CGFloat {
    plot.minX + plot.width * CGFloat(time / graph.duration)
  }

  // MARK: Parts

  private func drawHeader(_ layers: inout FigureLayers) {
    let x = layout.plots[0].minX
    let width = layout.size.width - GraphLayout.margin - x
    layers.write(
      FigureText(graph.title, .title, atMost: width), x: x, baseline: GraphLayout.titleBaseline)
    layers.write(
      FigureText(Self.note(of: graph), .note, atMost: width), x: x,
      baseline: layout.noteBaseline)
  }

  /// Draws the time spans of touches, and the grid lines of the time axis.
  private func drawTime(over plot: CGRect, _ layers: inout FigureLayers) {
    for event in graph.events where event.duration > 0 {
      let start = x(of: event.time, in: plot)
      let end = min(x(of: event.time + event.duration, in: plot), plot.maxX)
      layers.fill(
        CGPath(rect: CGRect(x: start, y: plot.minY, width: end - start, height: plot.height)),
        FigureStyle.band)
    }
    for value in time.values {
      let x = x(of: value, in: plot)
      layers.rule(
        from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY),
        FigureLayers.Pen(color: FigureStyle.grid))
    }
  }

  /// Draws poles on every plot, and their captions above one; poles without a caption are paler.
  private func drawFlags(
    over plot: CGRect, withCaptions: Bool, _ layers: inout FigureLayers
  ) {
    for flag in flags.flags {
      let x = x(of: flag.time, in: plot)
      let rows = withCaptions ? flag.row.map { CGFloat($0) + 1 } ?? 0 : 0
      let top = plot.minY - rows * GraphLayout.captionHeight
      layers.rule(
        from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: plot.maxY),
        FigureLayers.Pen(
          color: flag.row == nil ? FigureStyle.axis : FigureStyle.secondaryText, dashes: [2, 3]))
      if rows > 0 {
        layers.write(
          flag.text, x: x + GraphFlags.distance, middle: top + GraphLayout.captionHeight / 2)
      }
    }
  }

  private func drawTimeAxis(_ layers: inout FigureLayers) {
    guard let plot = layout.plots.last else { return }
    let baseline = plot.maxY + GraphLayout.timeDistance
    for (value, label) in zip(time.values, time.labels) {
      layers.write(
        FigureText(label, .tick), x: x(of: value, in: plot), baseline: baseline,
        alignment: .center)
    }
    layers.write(
      Self.timeUnit, x: plot.maxX + unitDistance, baseline: baseline)
  }

  /// Returns the note below the title.
  static func note(of graph: Graph) -> String {
    let lines = graph.panels.flatMap(\.lines)
    let others = Set(lines.filter { $0.color == nil }.map(\.item)).count
    return [
      others > 0
        ? "\(graph.items.count - others) of \(graph.items.count) items in color, "
          + "the others in gray" : nil,
      lines.contains { !$0.contacts.isEmpty } ? "Rings mark where a contact begins" : nil,
    ].compactMap(\.self).joined(separator: "   ·   ")
  }
}
