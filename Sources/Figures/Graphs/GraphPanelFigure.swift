import CoreGraphics
import Imaging
import UIKit

/// Draws a panel of a graph.
struct GraphPanelFigure {
  let panel: Graph.Panel
  let axis: GraphAxis
  /// The width of the widest name next to the plot, in points.
  let namesWidth: CGFloat

  /// The lines that have a color, with the texts of their names.
  private let names: [(line: Graph.Line, text: FigureText)]

  private static let lineWidth: CGFloat = 2
  private static let otherWidth: CGFloat = 1
  private static let ringRadius: CGFloat = 3
  private static let dotRadius: CGFloat = 2.5
  /// The minimum distance between two names.
  private static let nameDistance = 14.0

  init(_ panel: Graph.Panel, maxNameWidth: CGFloat) {
    self.panel = panel
    axis = GraphAxis(
      of: panel.lines.lazy.flatMap(\.values).compactMap(\.self), unit: panel.property.unit,
      isDownward: panel.property.isDownward)
    names = panel.lines.compactMap { line in
      line.color.map { color in
        let text = FigureText(
          line.item, .label, color: FigureStyle.palette[color], atMost: maxNameWidth)
        return (line, text)
      }
    }
    namesWidth = names.map(\.text.width).max() ?? 0
  }

  /// The width of the widest number next to the plot, in points.
  ///
  /// Measured for the tallest possible plot, as numbers of shorter plots are not wider.
  var numbersWidth: CGFloat {
    ticks(height: .infinity).labels.map { FigureText($0, .tick).width }.max() ?? 0
  }

  /// Returns the ticks of a plot of this height, in points.
  private func ticks(height: CGFloat) -> AxisTicks {
    AxisTicks(
      in: axis.range, atMost: min(8, max(2, Int(min(height, 1000) / 20))),
      steps: panel.property.unit.steps)
  }

  /// Draws the panel.
  ///
  /// - Parameters:
  ///   - plot: The area of the lines; the numbers and names are next to it.
  ///   - x: Returns the x coordinate of a time in seconds.
  func draw(in plot: CGRect, x: (Double) -> CGFloat, _ layers: inout FigureLayers) {
    func y(_ value: Double) -> CGFloat {
      plot.minY + plot.height * CGFloat(axis.position(of: value))
    }

    drawNumbers(nextTo: plot, y: y, &layers)
    let curves = panel.lines.map { line in
      GraphCurve(line.values, resolution: layers.scale) { tick, value in
        CGPoint(x: x(Double(tick) / Double(Stage.ticksPerSecond)), y: y(value))
      }
    }
    // The first item is in front of all others.
    for (line, curve) in zip(panel.lines, curves).reversed() { draw(curve, of: line, &layers) }
    for line in panel.lines.reversed() {
      drawContacts(of: line, x: x, y: y, &layers)
    }
    drawNames(of: curves, nextTo: plot, &layers)
  }

  /// Draws the name and the unit of the property.
  func drawHeading(x: CGFloat, baseline: CGFloat, _ layers: inout FigureLayers) {
    let name = FigureText(panel.property.name, .heading)
    let unit = panel.property.unit.name + (panel.property.isDownward ? ", downward" : "")
    layers.write(name, x: x, baseline: baseline)
    layers.write(FigureText(unit, .unit), x: x + name.width + 6, baseline: baseline)
  }

  // MARK: Parts

  private func drawNumbers(
    nextTo plot: CGRect, y: (Double) -> CGFloat, _ layers: inout FigureLayers
  ) {
    let ticks = ticks(height: plot.height)
    for (value, label) in zip(ticks.values, ticks.labels) {
      let y = y(value)
      let isAxis = panel.property.unit.requiredRange?.lowerBound == value
      layers.rule(
        from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y),
        FigureLayers.Pen(color: isAxis ? FigureStyle.axis : FigureStyle.grid))
      layers.write(
        FigureText(label, .tick), x: plot.minX - GraphLayout.gap, middle: y, alignment: .trailing)
    }
  }

  private func draw(_ curve: GraphCurve, of line: Graph.Line, _ layers: inout FigureLayers) {
    let color = color(of: line)
    for piece in curve.pieces {
      if let point = piece.first, piece.count == 1 {
        layers.fill(.dot(at: point, radius: Self.dotRadius), color)
      } else {
        layers.stroke(
          .line(piece),
          FigureLayers.Pen(
            color: color, width: line.color == nil ? Self.otherWidth : Self.lineWidth))
      }
    }
  }

  private func drawContacts(
    of line: Graph.Line, x: (Double) -> CGFloat, y: (Double) -> CGFloat,
    _ layers: inout FigureLayers
  ) {
    for tick in line.contacts {
      guard let value = line.values[tick] else { continue }
      let point = CGPoint(x: x(Double(tick) / Double(Stage.ticksPerSecond)), y: y(value))
      layers.stroke(
        .dot(at: point, radius: Self.ringRadius),
        FigureLayers.Pen(color: color(of: line), width: 1.25, fill: FigureStyle.background))
    }
  }

  /// Draws names next to the ends of their lines, with dotted leaders.
  private func drawNames(
    of curves: [GraphCurve], nextTo plot: CGRect, _ layers: inout FigureLayers
  ) {
    let ends = zip(panel.lines, curves).filter { $0.0.color != nil }.map { $1.end }
    let positions = LabelStack.spread(
      ends.map { Double($0?.y ?? plot.midY) }, distance: Self.nameDistance,
      in: Double(plot.minY)...Double(plot.maxY))
    for ((line, text), (end, position)) in zip(names, zip(ends, positions)) {
      let start = CGPoint(x: plot.maxX + GraphLayout.gap, y: CGFloat(position))
      if let end {
        let color = color(of: line)
        layers.stroke(
          .line([end, CGPoint(x: plot.maxX, y: end.y), CGPoint(x: start.x - 2, y: start.y)]),
          FigureLayers.Pen(color: color, width: 0.75, dashes: [1, 2]))
      }
      layers.write(text, x: start.x, middle: start.y)
    }
  }

  private func color(of line: Graph.Line) -> CGColor {
    line.color.map { FigureStyle.palette[$0] } ?? FigureStyle.otherItems
  }
}
