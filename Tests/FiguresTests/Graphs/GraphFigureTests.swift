import CoreGraphics
import FlipbookTestSupport
import Raster
import Testing

@testable import Figures

@Suite struct GraphFigureTests {
  private let blue = FigureStyle.palette[0].pixel
  private let red = FigureStyle.palette[1].pixel
  private let white = [255, 255, 255]

  private func figure(
    _ graph: Graph, size: CGSize? = CGSize(width: 400, height: 300), scale: CGFloat = 4
  ) throws -> GraphFigure {
    try GraphFigure(graph, size: size, scale: scale)
  }

  @Test("a line is at its values") func linePosition() throws {
    // One line rises from 0 to 1 in a second, the other is constant at 0.5.
    let rising = (0..<60).map { Double($0) / 59 }
    let figure = try figure(.of("alpha", [rising, Array(repeating: 0.5, count: 60)]))
    let plot = figure.layout.plots[0]
    let pixels = try FigurePixels(figure)
    func y(_ value: Double) -> CGFloat { plot.minY + plot.height * (1.07 - value) / 1.14 }

    for tick in [3.0, 15, 22, 40, 52] {
      let x = plot.minX + plot.width * tick / 60
      #expect(pixels[x, y(tick / 59)] == blue, "\(tick)")
      #expect(pixels[x, y(0.5)] == red, "\(tick)")
    }
    #expect(pixels[plot.minX + plot.width * 0.2, y(0.7)] == white)
    #expect(pixels[plot.minX + plot.width * 0.7, y(0.3)] == white)
    #expect(pixels[3, 3] == white)
  }

  @Test("a downward property increases downward") func downwardAxis() throws {
    let falling = (0..<60).map { Double($0) }
    let pixels = { (property: String) in
      let figure = try self.figure(.of(property, [falling]))
      let plot = figure.layout.plots[0]
      let end = CGRect(x: plot.maxX - 20, y: plot.minY, width: 15, height: plot.height)
      let (upper, lower) = end.divided(atDistance: plot.height / 2, from: .minYEdge)
      let pixels = try FigurePixels(figure)
      return (pixels.area(of: self.blue, in: upper) > 0, pixels.area(of: self.blue, in: lower) > 0)
    }
    #expect(try pixels("center.x") == (true, false))
    #expect(try pixels("center.y") == (false, true))
  }

  @Test("the first line is in front of others") func lineOrder() throws {
    let flat: [Double?] = Array(repeating: 0.5, count: 60)
    let figure = try figure(.of("alpha", [flat, flat]))
    let plot = figure.layout.plots[0]
    #expect(try FigurePixels(figure)[plot.midX, plot.midY] == blue)
  }

  @Test("a gap is empty, and a single tick is a dot") func gapsAndDots() throws {
    var values: [Double?] = Array(repeating: 0.25, count: 60)
    for tick in 20..<40 where tick != 30 { values[tick] = nil }
    let figure = try figure(.of("alpha", [values]))
    let plot = figure.layout.plots[0]
    let pixels = try FigurePixels(figure)
    let y = plot.minY + plot.height * (1.07 - 0.25) / 1.14
    func x(_ tick: Double) -> CGFloat { plot.minX + plot.width * tick / 60 }
    #expect(pixels[x(10), y] == blue)
    #expect(pixels[x(25.5), y] == white)
    #expect(pixels[x(30), y] == blue)
    #expect(pixels[x(34.5), y] == white)
    #expect(pixels[x(50), y] == blue)
  }

  @Test("a ring marks the start of a contact") func contactRings() throws {
    let flat: [Double?] = Array(repeating: 50, count: 60)
    let figure = try figure(.of("center.x", [flat], contacts: [30]))
    let plot = figure.layout.plots[0]
    let pixels = try FigurePixels(figure)
    #expect(pixels[plot.midX, plot.midY] == white)
    #expect(pixels[plot.midX + 10, plot.midY] == blue)
    #expect(GraphFigure.note(of: figure.graph) == "Rings mark where a contact begins")
  }

  @Test("a touch has a band, and an event a dashed pole with a caption") func bandsAndPoles() throws
  {
    let event = RecipeEvent(time: 0.25, duration: 0.5, caption: "drag")
    let graph = try Graph.of("alpha", [Array(repeating: 0, count: 60)], events: [event])
    let figure = try figure(graph)
    let plot = figure.layout.plots[0]
    let pixels = try FigurePixels(figure)
    let y = plot.minY + plot.height * 0.57 / 1.14 + 6
    let band = FigureStyle.band.pixel
    #expect(pixels[plot.minX + plot.width * 0.15, y] == white)
    #expect(pixels[plot.minX + plot.width * 0.35, y] == band)
    #expect(pixels[plot.minX + plot.width * 0.72, y] == band)
    #expect(pixels[plot.minX + plot.width * 0.78, y] == white)

    let pole = CGRect(
      x: plot.minX + plot.width / 4 - 1, y: plot.minY, width: 2, height: plot.height)
    let dashes = pixels.area(of: FigureStyle.secondaryText.pixel, in: pole)
    // Half a point wide, with dashes of 2 points and gaps of 3.
    #expect(abs(dashes - 0.2 * plot.height) < 0.02 * plot.height)
    #expect(figure.layout.captions == 14)
  }

  @Test("names are next to the ends of their lines, in the same color") func names() throws {
    let figure = try figure(
      .of("alpha", [[Double?](repeating: 0.9, count: 60), Array(repeating: 0.1, count: 60)]))
    let plot = figure.layout.plots[0]
    let pixels = try FigurePixels(figure)
    let side = CGRect(x: plot.maxX + 8, y: plot.minY, width: 40, height: plot.height)
    let (upper, lower) = side.divided(atDistance: plot.height / 2, from: .minYEdge)
    #expect(pixels.area(of: blue, in: upper) > 0)
    #expect(pixels.area(of: red, in: upper) == 0)
    #expect(pixels.area(of: red, in: lower) > 0)
    #expect(pixels.area(of: blue, in: lower) == 0)
  }

  @Test(
    "the figure has the requested size", arguments: [1.0, 2, 1.5])
  func size(scale: CGFloat) throws {
    let graph = try Graph.of("alpha", [[0, 1]])
    let size = CGSize(width: 600 / scale, height: 450 / scale)
    let pixels = try FigurePixels(figure(graph, size: size, scale: scale))
    #expect(pixels.width == 600)
    #expect(pixels.height == 450)
  }

  @Test(
    "the height grows with the number of panels",
    arguments: [(1, 434), (2, 554), (3, 644), (5, 874)])
  func height(count: Int, height: CGFloat) throws {
    let panel = try Graph.of("alpha", [[0, 1]]).panels[0]
    let graph = Graph(
      title: "", duration: 1, panels: Array(repeating: panel, count: count), items: ["a"],
      events: [])
    let layout = try figure(graph, size: nil).layout
    #expect(layout.size == CGSize(width: 860, height: height))
    #expect(layout.plots.count == count)
    #expect(zip(layout.plots, layout.plots.dropFirst()).allSatisfy { $0.maxY + 40 == $1.minY })
  }

  @Test("noRoom reports a size that suffices") func noRoom() throws {
    let graph = try Graph.of(
      "alpha", [[0, 1]],
      events: [RecipeEvent(time: 0, caption: "tap"), RecipeEvent(time: 0.1, caption: "tap")])
    let error = #expect(throws: GraphError.self) {
      try figure(graph, size: CGSize(width: 100, height: 50), scale: 2)
    }
    guard case .noRoom(let width, let height, let leastWidth, let leastHeight)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((width, height) == (200, 100))
    #expect(
      error?.description == "200x100 px is too small for the graph: choose at least "
        + "\(leastWidth)x\(leastHeight) px, a smaller scale, or fewer properties")
    let least = CGSize(width: leastWidth / 2 + 1, height: leastHeight / 2 + 1)
    #expect(try figure(graph, size: least, scale: 2).layout.plots[0].height >= 40)
  }

  @Test("values of any magnitude have finite positions and plain labels") func extremeValues()
    throws
  {
    let rows: [[Double?]] = [[0], [nil, 1e12, -1e12], [1e-300, 0]]
    for (index, values) in rows.enumerated() {
      for property in ["center.x", "angle", "speed", "alpha"] {
        let list = try figure(.of(property, [values])).list
        let numbers = list.layers.flatMap { layer -> [CGFloat] in
          guard case .shape(let shape) = layer.content else { return [] }
          let box = shape.path.boundingBox
          return [box.minX, box.minY, box.maxX, box.maxY]
        }
        #expect(numbers.allSatisfy { $0.isFinite }, "\(index) \(property)")
      }
    }
  }

  @Test("equal graphs result in equal bytes") func determinism() throws {
    let graph = try Graph.of("speed", [(0..<60).map { Double($0 * $0 % 17) }], contacts: [7])
    func png() throws -> [UInt8] { try FrameRenderer.png(of: figure(graph).list, scale: 4) }
    let first = try png()
    #expect(try png() == first)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
