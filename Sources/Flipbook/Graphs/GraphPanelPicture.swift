import CoreGraphics
import UIKit

/// Draws a panel of a graph.
struct GraphPanelPicture {
  let panel: Graph.Panel
  let axis: GraphAxis
  /// The widest name beside the plot, in points.
  let namesWidth: CGFloat

  /// The lines that have a colour and a name, in the order of their names.
  private let names: [(line: Graph.Line, text: PictureText)]

  private static let lineWidth: CGFloat = 2
  private static let otherWidth: CGFloat = 1
  private static let ringRadius: CGFloat = 3
  private static let dotRadius: CGFloat = 2.5
  /// From one name to the next.
  private static let nameDistance = 14.0

  init(_ panel: Graph.Panel, widestName: CGFloat) {
    self.panel = panel
    axis = GraphAxis(
      of: panel.lines.lazy.flatMap(\.values).compactMap(\.self), unit: panel.property.unit,
      isDownward: panel.property.isDownward)
    names = panel.lines.compactMap { line in
      line.color.map { color in
        let text = PictureText(
          line.item, .label, color: PictureStyle.palette[color], atMost: widestName)
        return (line, text)
      }
    }
    namesWidth = names.map(\.text.width).max() ?? 0
  }

  /// The widest number beside the plot, in points.
  ///
  /// Those of the highest plot that there may be: those of a lower one are as wide at most.
  var numbersWidth: CGFloat {
    ticks(height: .infinity).labels.map { PictureText($0, .tick).width }.max() ?? 0
  }

  /// The numbers of a plot so high, in points.
  private func ticks(height: CGFloat) -> AxisTicks {
    AxisTicks(
      in: axis.range, atMost: min(8, max(2, Int(min(height, 1000) / 20))),
      steps: panel.property.unit.steps)
  }

  /// Draws the panel over what is there.
  ///
  /// - Parameters:
  ///   - plot: Where the lines stand; heads, numbers and names are around it.
  ///   - x: Where a time in seconds stands.
  func draw(in plot: CGRect, x: (Double) -> CGFloat, _ layers: inout PictureLayers) {
    func y(_ value: Double) -> CGFloat { plot.minY + plot.height * CGFloat(axis.place(of: value)) }

    drawNumbers(beside: plot, y: y, &layers)
    let curves = panel.lines.map { line in
      GraphCurve(line.values, resolution: layers.scale) { tick, value in
        CGPoint(x: x(Double(tick) / Double(Stage.ticksPerSecond)), y: y(value))
      }
    }
    // The first item lies above all others.
    for (line, curve) in zip(panel.lines, curves).reversed() { draw(curve, of: line, &layers) }
    for line in panel.lines.reversed() {
      drawContacts(of: line, x: x, y: y, &layers)
    }
    drawNames(of: curves, beside: plot, &layers)
  }

  /// Writes what the panel shows.
  func drawHeading(x: CGFloat, baseline: CGFloat, _ layers: inout PictureLayers) {
    let name = PictureText(panel.property.name, .heading)
    let unit = panel.property.unit.name + (panel.property.isDownward ? ", downward" : "")
    layers.write(name, x: x, baseline: baseline)
    layers.write(PictureText(unit, .unit), x: x + name.width + 6, baseline: baseline)
  }

  // MARK: Parts

  private func drawNumbers(
    beside plot: CGRect, y: (Double) -> CGFloat, _ layers: inout PictureLayers
  ) {
    let ticks = ticks(height: plot.height)
    for (value, label) in zip(ticks.values, ticks.labels) {
      let y = y(value)
      let isAxis = panel.property.unit.always?.lowerBound == value
      layers.rule(
        from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y),
        PictureLayers.Pen(color: isAxis ? PictureStyle.axis : PictureStyle.grid))
      layers.write(
        PictureText(label, .tick), x: plot.minX - GraphLayout.gap, middle: y, alignment: .trailing)
    }
  }

  private func draw(_ curve: GraphCurve, of line: Graph.Line, _ layers: inout PictureLayers) {
    let color = color(of: line)
    for piece in curve.pieces {
      if let point = piece.first, piece.count == 1 {
        layers.fill(.dot(at: point, radius: Self.dotRadius), color)
      } else {
        layers.stroke(
          .line(piece),
          PictureLayers.Pen(
            color: color, width: line.color == nil ? Self.otherWidth : Self.lineWidth))
      }
    }
  }

  private func drawContacts(
    of line: Graph.Line, x: (Double) -> CGFloat, y: (Double) -> CGFloat,
    _ layers: inout PictureLayers
  ) {
    for tick in line.contacts {
      guard let value = line.values[tick] else { continue }
      let point = CGPoint(x: x(Double(tick) / Double(Stage.ticksPerSecond)), y: y(value))
      layers.stroke(
        .dot(at: point, radius: Self.ringRadius),
        PictureLayers.Pen(color: color(of: line), width: 1.25, fill: PictureStyle.paper))
    }
  }

  /// Names beside the ends of their lines, joined with them where they are elsewhere.
  private func drawNames(
    of curves: [GraphCurve], beside plot: CGRect, _ layers: inout PictureLayers
  ) {
    let ends = zip(panel.lines, curves).filter { $0.0.color != nil }.map { $1.end }
    let places = LabelStack.spread(
      ends.map { Double($0?.y ?? plot.midY) }, distance: Self.nameDistance,
      in: Double(plot.minY)...Double(plot.maxY))
    for ((line, text), (end, place)) in zip(names, zip(ends, places)) {
      let start = CGPoint(x: plot.maxX + GraphLayout.gap, y: CGFloat(place))
      if let end {
        let color = color(of: line)
        layers.stroke(
          .line([end, CGPoint(x: plot.maxX, y: end.y), CGPoint(x: start.x - 2, y: start.y)]),
          PictureLayers.Pen(color: color, width: 0.75, dashes: [1, 2]))
      }
      layers.write(text, x: start.x, middle: start.y)
    }
  }

  private func color(of line: Graph.Line) -> CGColor {
    line.color.map { PictureStyle.palette[$0] } ?? PictureStyle.otherItems
  }
}
