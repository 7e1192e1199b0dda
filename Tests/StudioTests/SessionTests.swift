import Flipbook
import FlipbookTestSupport
import Foundation
import Raster
import Recipes
import StudioProtocol
import Testing

@testable import Studio

@MainActor @Suite struct SessionTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(fallingBox, to: "box.yaml")
  }

  /// Returns the pixels of a tick of a recipe, drawn alone.
  private func pixels(of recipe: Recipe, at tick: Int) throws -> [UInt32] {
    let list = try recipe.frames(clock: .standard).list(of: tick)
    let renderer = try FrameRenderer(scale: Double(recipe.device.scale))
    let drawn = try renderer.draw(list)
    return (0..<drawn.width * drawn.height).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: drawn.width)
      let pixel = drawn.base.load(
        fromByteOffset: row * drawn.bytesPerRow + column * 4, as: UInt32.self)
      return 0xFF00_0000 | pixel & 0xFF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
    }
  }

  @Test("a page that joins receives the scene and a key frame of the first tick")
  func joining() throws {
    let page = try StudioPage(path: path)
    #expect(page.scene?.size == [200, 200])
    #expect(page.scene?.duration == 119)
    #expect(page.frames.last?.header.isKey == true)
    #expect(page.canvases[0].pixels == (try pixels(of: Recipe.load(path: path), at: 0)))
    #expect(page.recipes?.list.map(\.name) == ["box"])
  }

  @Test("playing shows the ticks of the recipe and pauses at its end") func playing() throws {
    let page = try StudioPage(path: path)
    try page.run(1)
    #expect(page.state?.playing == true)
    try page.run(1.5)
    #expect(page.state?.playing == false)
    #expect(page.state?.tick == 119)
    #expect(page.canvases[0].pixels == (try pixels(of: Recipe.load(path: path), at: 119)))
    #expect(page.session.nextTime == nil)
    #expect(!page.session.hasWork)
  }

  @Test(
    "any tick of a recipe is shown as a render draws it",
    arguments: ["alert", "ball", "gestures", "keyframes", "transitions", "waveform"])
  func shippedRecipes(name: String) throws {
    let path = example(name)
    let recipe = try Recipe.checkAlone(
      String(contentsOfFile: path, encoding: .utf8), file: path, settings: [])
    let page = try StudioPage(path: path)
    try page.send(.pause)
    let last = recipe.tickCount - 1
    for tick in [last * 2 / 3, last / 3] {
      try page.send(.seek(tick: Double(tick)))
      #expect(page.canvases[0].pixels == (try pixels(of: recipe, at: tick)), "tick \(tick)")
    }
    #expect(page.session.views.allSatisfy { !$0.performance.scene.stage.displaysViewsInSteps })
    try page.work()
    try page.send(.seek(tick: Double(last)))
    #expect(page.canvases[0].pixels == (try pixels(of: recipe, at: last)))
    #expect(page.notices.isEmpty, "\(page.notices)")
  }

  @Test(
    "the rate of ticks is 60 a second times the speed, with touches at any rate",
    arguments: [(0.1, 30.0), (0.5, 125), (1, 0), (1, 60), (1, 125), (1, 1000), (2, 125)])
  func rate(speed: Double, touchesPerSecond: Double) throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.send(.seek(tick: 0))
    try page.send(.speed(speed))
    try page.send(.play)
    let start = page.time
    if touchesPerSecond > 0 {
      try page.touch(.began, 100, 150)
      for number in 1..<Int(1.5 * touchesPerSecond) {
        try page.run(1 / touchesPerSecond, works: false)
        try page.touch(.moved, 100 + Double(number % 7), 150)
      }
    }
    try page.run(start + 1.5 - page.time, works: false)
    let expected = 90 * speed
    try page.send(.pause)
    let tick = Double(try #require(page.state?.tick))
    #expect(abs(tick - expected) <= 2.5, "\(tick)")
  }

  @Test("a touch is shown by a frame at the same time") func touchLatency() throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.run(0.3)
    page.forget()
    try page.touch(.began, 30, 30, id: 5)
    #expect(page.frames.last?.header.echo == 5)
    #expect(page.frames.last?.time == page.time)
    for number in 0..<100 {
      try page.run(0.0151, works: false)
      try page.touch(.moved, 30 + Double(number), 30, id: UInt32(10 + number))
      try page.run(0.002, works: false)
      #expect(page.frames.last?.header.echo == UInt32(10 + number))
    }
  }

  @Test("without pages that paint, frames are held back, and the last one is not lost")
  func flowControl() throws {
    let page = try StudioPage(path: path)
    page.paints = false
    try page.send(.painted(sequence: page.frames.last?.header.sequence ?? 0))
    page.forget()
    try page.run(2.2)
    #expect((4...20).contains(page.frames.count), "\(page.frames.count)")
    #expect(page.canvases[0].pixels == (try pixels(of: Recipe.load(path: path), at: 119)))
  }

  @Test("a live stage rests when nothing moves, and a later touch continues there") func resting()
    throws
  {
    let page = try StudioPage(path: path)
    try page.run(2.5)
    page.forget()
    try page.touch(.began, 30, 30)
    try page.run(0.05)
    try page.touch(.ended, 30, 30)
    try page.run(3)
    #expect(page.state?.playing == false)
    #expect(page.session.nextTime == nil)
    let tick = try #require(page.state?.tick)
    page.forget()
    try page.run(60)
    #expect(page.frames.isEmpty)
    try page.touch(.began, 30, 30)
    #expect(page.session.head.tick == tick + 1)
  }

  @Test("a touch at an earlier tick starts a new branch there") func branches() throws {
    let page = try StudioPage(path: path)
    try page.run(3)
    try page.send(.seek(tick: 20))
    try page.work()
    try page.touch(.began, 30, 30)
    #expect(page.session.head.tick == 21)
    #expect(page.session.frontier == 21)
    try page.run(0.1)
    try page.touch(.ended, 30, 30)
    try page.run(4)
    // The handler made the dot paler, and the recipe went on.
    let dot = try #require(page.session.views.first?.performance.scene.view("dot"))
    #expect(dot.alpha == 0.5)
    #expect(dot.center.x == 150)
    // The touches of the take are played again.
    try page.send(.seek(tick: 19))
    let before = page.canvases[0].pixels
    try page.send(.seek(tick: 25))
    #expect(page.canvases[0].pixels != before)
  }

  @Test("a range is looped") func looping() throws {
    let page = try StudioPage(path: path)
    try page.send(.loop(LoopRequest(from: 30, to: 10, on: true)))
    #expect(page.state?.loop == StateUpdate.Loop(from: 10, to: 30, on: true))
    try page.send(.seek(tick: 90))
    try page.send(.play)
    var ticks: Set<UInt32> = []
    page.forget()
    try page.run(2)
    ticks = Set(page.frames.map(\.header.tick))
    #expect(ticks.min() == 10)
    #expect(ticks.max() == 30)
    #expect(page.state?.playing == true)
  }

  @Test("two settings are played side by side with the same touches") func comparing() throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.send(.seek(tick: 20))
    try page.send(.compare(settings: ["tint": "systemBlue"]))
    #expect(page.frames.suffix(2).map(\.header.view) == [0, 1])
    #expect(page.frames.suffix(2).map(\.header.isLastOfTick) == [false, true])
    #expect(page.canvases[0].pixels != page.canvases[1].pixels)
    try page.touch(.began, 30, 30)
    try page.run(0.1)
    #expect(page.session.views.map { $0.performance.scene.view("dot")?.alpha } == [0.5, 0.5])
    try page.send(.compare(settings: nil))
    #expect(page.session.views.count == 1)
    try page.send(.compare(settings: ["nothing": "1"]))
    #expect(page.notices.last?.level == .error)
    #expect(page.state?.compare == nil)
  }

  @Test("device, scale, appearance and overlays change what is shown") func display() throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.send(.display(DisplayRequest(scale: 2)))
    #expect(page.frames.last?.header.width == 400)
    try page.send(.display(DisplayRequest(device: "iPhone 8", style: "dark")))
    #expect(page.scene?.size == [375, 667])
    #expect(page.scene?.style == "dark")
    #expect(page.canvases[0].pixels.last == 0xFF00_0000)
    let plain = page.canvases[0].pixels
    try page.send(.display(DisplayRequest(overlays: Overlay.allCases.map(\.rawValue))))
    #expect(page.canvases[0].pixels != plain)
    #expect(page.scene?.overlays.allSatisfy(\.on) == true)
    try page.send(.display(DisplayRequest(device: "", style: "", overlays: [])))
    #expect(page.scene?.size == [200, 200])
    for request in [
      DisplayRequest(device: "Phone"), DisplayRequest(scale: 99), DisplayRequest(style: "gray"),
      DisplayRequest(overlays: ["shadows"]),
    ] {
      page.forget()
      try page.send(.display(request))
      #expect(page.notices.first?.level == .error, "\(request)")
    }
  }

  @Test("the filmstrip has images of evenly spaced ticks") func filmstrip() throws {
    let page = try StudioPage(path: path)
    try page.send(.filmstrip(count: 5, height: 40))
    try page.work()
    let frames = try #require(page.filmstrip)
    #expect(frames.map(\.tick) == [0, 30, 60, 89, 119])
    #expect(frames.allSatisfy { $0.png.hasPrefix("iVBORw0KGgo") })
    try page.send(.filmstrip(count: 1_000_000, height: 40))
    #expect(page.notices.last?.level == .error)
  }

  @Test("marks are touches, contacts, completions, actions and expectations") func marks() throws {
    let path = try folder.write(
      fallingBox + """
        expect:
          - { item: box, inside: [0, 0, 200, 200] }
          - { item: box, within: 1, of: [0, 0], at: 1s }
        """, to: "expect.yaml")
    let page = try StudioPage(path: path)
    try #require(page.diagnostics?.entries.isEmpty ?? true, "\(page.diagnostics?.text ?? "")")
    try page.work()
    let marks = try #require(page.scene?.marks)
    #expect(marks.contains { $0.kind == .action && $0.tick == 30 && $0.text == "animate dot" })
    #expect(marks.contains { $0.kind == .contact && $0.text == "box touches the bounds" })
    #expect(marks.filter { $0.kind == .expect }.map(\.ok) == [false, true])
    #expect(page.diagnostics?.entries.first?.code == "expectation-failed")
  }

  @Test("a new process continues where another one was") func resuming() throws {
    let page = try StudioPage(path: path)
    try page.send(.set(name: "tint", value: "systemGreen"))
    try page.send(.speed(0.5))
    try page.send(.seek(tick: 77))
    try page.send(.pause)
    let point = try #require(
      page.reports.reversed().lazy.compactMap {
        if case .resumePoint(let point) = $0 { point } else { nil }
      }.first)
    let next = try StudioPage(path: path, resume: point)
    #expect(next.state?.tick == 77)
    #expect(next.state?.speed == 0.5)
    #expect(next.state?.playing == false)
    #expect(next.state?.settings == ["tint": "systemGreen"])
    #expect(next.canvases[0].pixels == page.canvases[0].pixels)
  }
}
