import FlipbookTestSupport
import Foundation
import Recipes
import StudioProtocol
import Testing

@testable import Studio

@MainActor @Suite struct ParameterTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(fallingBox, to: "box.yaml")
  }

  @Test("parameters have the kinds and ranges of the keys that use them") func kinds() throws {
    let page = try StudioPage(path: path)
    let parameters = try #require(page.scene?.parameters)
    #expect(
      parameters.map(\.name) == ["size", "gap", "tint", "length", "visible", "curve", "frame"])
    #expect(
      parameters.map(\.kind) == [.number, .number, .color, .number, .switch, .choice, .text])
    #expect(parameters[0].max == 100)
    #expect(parameters[3].unit == "s")
    #expect(parameters[3].min == 0)
    #expect(parameters[5].choices?.contains("easeInOut") == true)
    #expect(parameters[6].value == "[80, 10, 40, 40]")
    #expect(parameters.allSatisfy { !$0.set })
  }

  @Test(
    "the shipped recipes' parameters that are numbers have ranges with their values",
    arguments: ["alert", "spring-list", "ball", "curves", "gestures", "snap"])
  func shippedRecipes(name: String) throws {
    let page = try StudioPage(path: example(name))
    for parameter in page.scene?.parameters ?? [] where parameter.kind == .number {
      let number = try #require(
        Double(parameter.value.dropLast(parameter.unit?.count ?? 0)), "\(parameter)")
      let (lower, upper) = (try #require(parameter.min), try #require(parameter.max))
      #expect((lower...upper).contains(number), "\(parameter)")
      #expect(try #require(parameter.step) > 0)
      // Both ends of a slider are valid values.
      for end in [lower, upper] {
        page.forget()
        let text = end == end.rounded() ? "\(Int(end))" : "\(end)"
        try page.send(.set(name: parameter.name, value: text + (parameter.unit ?? "")))
        #expect(page.notices.isEmpty, "\(parameter) \(end): \(page.notices)")
      }
      try page.send(.set(name: parameter.name, value: nil))
    }
  }

  @Test(
    "the range of a slider",
    arguments: [
      ("fraction", [0.8], 0...1, false, 0, 1, 0.005),
      ("large", [500], -1e6...1e6, false, 0, 1000, 5),
      ("negative", [-40], -1e6...1e6, false, -100, 100, 1),
      ("zero", [0], -1e6...1e6, false, -1, 1, 0.01),
      ("zero that must not be negative", [0], 0...1e6, false, 0, 1, 0.005),
      ("whole", [50], 1...1000, true, 1, 1000, 5),
      ("two values", [3, 30], 0...1e6, false, 0, 100, 0.5),
      ("positive", [2], Double.leastNormalMagnitude...1e6, false, 0.05, 5, 0.05),
    ] as [(String, [Double], ClosedRange<Double>, Bool, Double, Double, Double)])
  func sliders(
    id: String, values: [Double], range: ClosedRange<Double>, isWhole: Bool, min: Double,
    max: Double, step: Double
  ) {
    let slider = SliderRange(values: values, within: range, isWhole: isWhole)
    #expect(abs(slider.min - min) < 1e-9, "\(id): \(slider)")
    #expect(abs(slider.max - max) < 1e-9, "\(id): \(slider)")
    #expect(abs(slider.step - step) < 1e-9, "\(id): \(slider)")
  }

  @Test("setting a parameter replays to the same tick, and nil returns to the recipe's own")
  func setting() throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.send(.seek(tick: 40))
    let before = page.canvases[0].pixels
    try page.send(.set(name: "tint", value: "systemBlue"))
    #expect(page.canvases[0].pixels != before)
    #expect(page.session.head.tick == 40)
    #expect(page.scene?.parameters[2].set == true)
    try page.send(.set(name: "tint", value: nil))
    #expect(page.canvases[0].pixels == before)
  }

  @Test("an invalid value is a notice, and the earlier one stays") func invalid() throws {
    let page = try StudioPage(path: path)
    try page.send(.set(name: "size", value: "60"))
    for value in ["wide", "[1", "-5"] {
      page.forget()
      try page.send(.set(name: "size", value: value))
      #expect(page.notices.first?.level == .error, "\(value)")
      #expect(page.session.settings == ["size": "60"])
    }
  }

  @Test("a setting of a parameter that no longer exists is forgotten") func removed() throws {
    let page = try StudioPage(path: path)
    try page.send(.set(name: "gap", value: "3"))
    try page.send(.set(name: "size", value: "60"))
    _ = try folder.write(
      fallingBox.replacing("  gap: 1.5\n", with: "").replacing(", cornerRadius: $gap", with: ""),
      to: "box.yaml")
    try page.send(.filesChanged(paths: [path]))
    #expect(page.state?.settings == ["size": "60"])
    #expect(page.diagnostics?.entries.isEmpty == true)
  }

  @Test("curves have the values of every tick, and what they are like in words") func curves()
    throws
  {
    let page = try StudioPage(path: path)
    try page.send(
      .curve(items: [
        CurveRequest(item: "dot", property: "center.x"),
        CurveRequest(item: "box", property: "angle"),
        CurveRequest(item: "nothing", property: "center.x"),
      ]))
    try page.run(3)
    let curves = try #require(page.curves)
    #expect(curves.map(\.item) == ["dot", "box"])
    #expect(curves[0].values.count == 120)
    #expect(curves[0].values.first == 30)
    #expect(curves[0].values.last == 150)
    #expect(curves[0].words.settles == "settles after 0.3 s")
    #expect(curves[0].words.overshoot == nil)
    #expect(curves[0].words.peak?.hasPrefix("peak velocity") == true)
    #expect(curves[1].unit == "°")
    #expect(curves[0].reference == nil)
  }

  @Test("curves and motion are compared with the reference") func reference() throws {
    let source = example("snap")
    let path = try folder.write(String(contentsOfFile: source, encoding: .utf8), to: "snap.yaml")
    let root = URL(filePath: source).deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.createDirectory(
      atPath: folder.path("References"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: root.appending(path: "Tests/References/snap").path(),
      toPath: folder.path("References/snap"))
    let page = try StudioPage(path: path)
    let item = try #require(page.scene?.items.first)
    try page.send(.curve(items: [CurveRequest(item: item.name, property: "center.y")]))
    try page.work()
    let verdict = try #require(page.verdict)
    #expect(verdict.reference)
    #expect(verdict.text == "The motion is the same.")
    #expect(page.curves?.first?.reference?.count == page.curves?.first?.values.count)
    let parameter = try #require(page.scene?.parameters.first { $0.kind == .number })
    try page.send(.set(name: parameter.name, value: "\(parameter.max ?? 1)"))
    try page.work()
    #expect(page.verdict?.text != "The motion is the same.")
  }

  @Test(
    "export commands show what the page shows",
    arguments: [
      (
        ExportRequest(.gif, from: 0, to: 119),
        "movie PATH -o box.gif --scale 1 --overlay none --set size=60 --set 'tint=\"#FF0000\"'"
      ),
      (
        ExportRequest(.mp4, from: 30, to: 59, file: "my movie.mp4"),
        "movie PATH -o 'my movie.mp4' --from 0.5s --to 1s --scale 1 --overlay none --set size=60 --set 'tint=\"#FF0000\"'"
      ),
      (
        ExportRequest(.png, from: 30, to: 30),
        "render PATH -o box-frames --at 0.5s --scale 1 --set size=60 --set 'tint=\"#FF0000\"'"
      ),
      (
        ExportRequest(.strobe, from: 60, to: 0),
        "strobe PATH -o box-strobe.png --between 0s-1s --scale 1 --set size=60 --set 'tint=\"#FF0000\"'"
      ),
      (
        ExportRequest(.strobe, from: 500, to: -3, file: "-o"),
        "strobe PATH -o ./-o --between 0s-1.983s --scale 1 --set size=60 --set 'tint=\"#FF0000\"'"
      ),
    ])
  func exports(request: ExportRequest, expected: String) throws {
    let page = try StudioPage(path: path)
    try page.send(.set(name: "size", value: "60"))
    try page.send(.set(name: "tint", value: "\"#FF0000\""))
    try page.send(.exportCommand(id: 4, request))
    let command = try #require(page.command)
    #expect(command.id == 4)
    #expect(command.text == "flipbook " + expected.replacing("PATH", with: path))
  }

  @Test("export commands include the device, the overlays and the second setting")
  func exportsOfDisplay() throws {
    let page = try StudioPage(path: path)
    try page.send(
      .display(DisplayRequest(device: "iPhone 8", style: "dark", overlays: ["touches", "names"])))
    try page.send(.exportCommand(id: 1, ExportRequest(.png, from: 0, to: 0)))
    #expect(
      page.command?.arguments.suffix(8) == [
        "--scale", "2", "--overlay", "touches,names", "--set", "stage.device=\"iPhone 8\"", "--set",
        "stage.appearance=dark",
      ])
    try page.send(.compare(settings: ["size": "20", "gap": "2"]))
    try page.send(.exportCommand(id: 1, ExportRequest(.gif, from: 0, to: 500)))
    let arguments = try #require(page.command?.arguments)
    let index = try #require(arguments.firstIndex(of: "--side-by-side"))
    #expect(arguments[index + 1...index + 2] == ["gap=1.5", "gap=2,size=20"])
    try page.send(.approveCommand(id: 9))
    #expect(page.command?.arguments == ["record", path])
  }
}
