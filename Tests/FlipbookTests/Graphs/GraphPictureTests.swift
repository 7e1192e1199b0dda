import CoreGraphics
import FlipbookTestSupport
import Testing

@testable import Flipbook

@Suite struct GraphPictureTests {
  private let blue = PictureStyle.palette[0].pixel
  private let red = PictureStyle.palette[1].pixel
  private let white = [255, 255, 255]

  private func picture(
    _ graph: Graph, size: CGSize? = CGSize(width: 400, height: 300), scale: CGFloat = 4
  ) throws -> GraphPicture {
    try GraphPicture(graph, size: size, scale: scale)
  }

  @Test func `a line stands where its values are`() throws {
    // From 0 to 1 within a second, and a half all the time.
    let rising = (0..<60).map { Double($0) / 59 }
    let picture = try picture(.of("alpha", [rising, Array(repeating: 0.5, count: 60)]))
    let plot = picture.layout.plots[0]
    let shot = try PictureShot(picture)
    func y(_ value: Double) -> CGFloat { plot.minY + plot.height * (1.07 - value) / 1.14 }

    for tick in [3.0, 15, 22, 40, 52] {
      let x = plot.minX + plot.width * tick / 60
      #expect(shot[x, y(tick / 59)] == blue, "\(tick)")
      #expect(shot[x, y(0.5)] == red, "\(tick)")
    }
    #expect(shot[plot.minX + plot.width * 0.2, y(0.7)] == white)
    #expect(shot[plot.minX + plot.width * 0.7, y(0.3)] == white)
    #expect(shot[3, 3] == white)
  }

  @Test func `down is down for what is measured from the top`() throws {
    let falling = (0..<60).map { Double($0) }
    let shot = { (property: String) in
      let picture = try self.picture(.of(property, [falling]))
      let plot = picture.layout.plots[0]
      let end = CGRect(x: plot.maxX - 20, y: plot.minY, width: 15, height: plot.height)
      let (upper, lower) = end.divided(atDistance: plot.height / 2, from: .minYEdge)
      let shot = try PictureShot(picture)
      return (shot.area(of: self.blue, in: upper) > 0, shot.area(of: self.blue, in: lower) > 0)
    }
    #expect(try shot("center.x") == (true, false))
    #expect(try shot("center.y") == (false, true))
  }

  @Test func `the first line lies above the others`() throws {
    let flat: [Double?] = Array(repeating: 0.5, count: 60)
    let picture = try picture(.of("alpha", [flat, flat]))
    let plot = picture.layout.plots[0]
    #expect(try PictureShot(picture)[plot.midX, plot.midY] == blue)
  }

  @Test func `a gap is empty, and one tick is a dot`() throws {
    var values: [Double?] = Array(repeating: 0.25, count: 60)
    for tick in 20..<40 where tick != 30 { values[tick] = nil }
    let picture = try picture(.of("alpha", [values]))
    let plot = picture.layout.plots[0]
    let shot = try PictureShot(picture)
    let y = plot.minY + plot.height * (1.07 - 0.25) / 1.14
    func x(_ tick: Double) -> CGFloat { plot.minX + plot.width * tick / 60 }
    #expect(shot[x(10), y] == blue)
    #expect(shot[x(25.5), y] == white)
    #expect(shot[x(30), y] == blue)
    #expect(shot[x(34.5), y] == white)
    #expect(shot[x(50), y] == blue)
  }

  @Test func `a ring marks a contact`() throws {
    let flat: [Double?] = Array(repeating: 50, count: 60)
    let picture = try picture(.of("center.x", [flat], contacts: [30]))
    let plot = picture.layout.plots[0]
    let shot = try PictureShot(picture)
    #expect(shot[plot.midX, plot.midY] == white)
    #expect(shot[plot.midX + 10, plot.midY] == blue)
    #expect(GraphPicture.note(of: picture.graph) == "Rings mark where a contact begins")
  }

  @Test func `fingers leave a band, and moments a dashed pole with a caption`() throws {
    let moment = RecipeMoment(time: 0.25, duration: 0.5, caption: "drag")
    let graph = try Graph.of("alpha", [Array(repeating: 0, count: 60)], moments: [moment])
    let picture = try picture(graph)
    let plot = picture.layout.plots[0]
    let shot = try PictureShot(picture)
    let y = plot.minY + plot.height * 0.57 / 1.14 + 6
    let band = PictureStyle.band.pixel
    #expect(shot[plot.minX + plot.width * 0.15, y] == white)
    #expect(shot[plot.minX + plot.width * 0.35, y] == band)
    #expect(shot[plot.minX + plot.width * 0.72, y] == band)
    #expect(shot[plot.minX + plot.width * 0.78, y] == white)

    let pole = CGRect(
      x: plot.minX + plot.width / 4 - 1, y: plot.minY, width: 2, height: plot.height)
    let dashes = shot.area(of: PictureStyle.pale.pixel, in: pole)
    // Half a point wide, with two points of every five.
    #expect(abs(dashes - 0.2 * plot.height) < 0.02 * plot.height)
    #expect(picture.layout.captions == 14)
  }

  @Test func `names stand in their colours beside the ends of their lines`() throws {
    let picture = try picture(
      .of("alpha", [[Double?](repeating: 0.9, count: 60), Array(repeating: 0.1, count: 60)]))
    let plot = picture.layout.plots[0]
    let shot = try PictureShot(picture)
    let side = CGRect(x: plot.maxX + 8, y: plot.minY, width: 40, height: plot.height)
    let (upper, lower) = side.divided(atDistance: plot.height / 2, from: .minYEdge)
    #expect(shot.area(of: blue, in: upper) > 0)
    #expect(shot.area(of: red, in: upper) == 0)
    #expect(shot.area(of: red, in: lower) > 0)
    #expect(shot.area(of: blue, in: lower) == 0)
  }

  @Test(arguments: [1.0, 2, 1.5])
  func `the picture has the size that is asked for`(scale: CGFloat) throws {
    let graph = try Graph.of("alpha", [[0, 1]])
    let size = CGSize(width: 600 / scale, height: 450 / scale)
    let shot = try PictureShot(picture(graph, size: size, scale: scale))
    #expect(shot.width == 600)
    #expect(shot.height == 450)
  }

  @Test(
    arguments: [(1, 434), (2, 554), (3, 644), (5, 874)])
  func `the more panels, the higher the picture`(count: Int, height: CGFloat) throws {
    let panel = try Graph.of("alpha", [[0, 1]]).panels[0]
    let graph = Graph(
      title: "", duration: 1, panels: Array(repeating: panel, count: count), items: ["a"],
      moments: [])
    let layout = try picture(graph, size: nil).layout
    #expect(layout.size == CGSize(width: 860, height: height))
    #expect(layout.plots.count == count)
    #expect(zip(layout.plots, layout.plots.dropFirst()).allSatisfy { $0.maxY + 40 == $1.minY })
  }

  @Test func `a picture without room tells how much it takes, and that is enough`() throws {
    let graph = try Graph.of(
      "alpha", [[0, 1]],
      moments: [RecipeMoment(time: 0, caption: "tap"), RecipeMoment(time: 0.1, caption: "tap")])
    let error = #expect(throws: GraphError.self) {
      try picture(graph, size: CGSize(width: 100, height: 50), scale: 2)
    }
    guard case .noRoom(let width, let height, let leastWidth, let leastHeight)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((width, height) == (200, 100))
    #expect(
      error?.description == "200x100 px have no room for the graph: choose "
        + "\(leastWidth)x\(leastHeight) px at least, a smaller scale, or fewer properties.")
    let least = CGSize(width: leastWidth / 2 + 1, height: leastHeight / 2 + 1)
    #expect(try picture(graph, size: least, scale: 2).layout.plots[0].height >= 40)
  }

  @Test func `values of any size make a picture without strange numbers`() throws {
    let rows: [[Double?]] = [[0], [nil, 1e12, -1e12], [1e-300, 0]]
    for (index, values) in rows.enumerated() {
      for property in ["center.x", "angle", "speed", "alpha"] {
        let list = try picture(.of(property, [values])).list
        let numbers = list.layers.flatMap { layer -> [CGFloat] in
          guard case .shape(let shape) = layer.content else { return [] }
          let box = shape.path.boundingBox
          return [box.minX, box.minY, box.maxX, box.maxY]
        }
        #expect(numbers.allSatisfy { $0.isFinite }, "\(index) \(property)")
      }
    }
  }

  @Test func `the same graph gives the same bytes`() throws {
    let graph = try Graph.of("speed", [(0..<60).map { Double($0 * $0 % 17) }], contacts: [7])
    let first = try picture(graph).png()
    #expect(try picture(graph).png() == first)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
