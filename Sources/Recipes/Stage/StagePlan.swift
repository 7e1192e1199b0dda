import UIKit

/// The stage that a recipe asks for.
struct StagePlan: Sendable {
  /// The device whose screen the stage is.
  var device = Device.iPhone8
  /// What lies below all views.
  var background = UIColor.systemBackground
  /// The bars that stand on the screen.
  var bars = Stage.Bars()
  /// The appearance.
  var appearance = UIUserInterfaceStyle.light
}

/// The keys of `stage`.
enum StageKeys {
  static let device = Key("device", .device, "The device whose screen the stage is.")
  static let size = Key("size", .stageSize, "The size of a screen of no device, in points.")
  static let scale = Key("scale", .scale, "The pixels in a point of such a screen.")
  static let background = Key("background", .color, "What lies below all views.")
  static let statusBar = Key("statusBar", .boolean, "Whether there is a status bar.")
  static let navigationBar = Key("navigationBar", .text, "The title of a navigation bar.")
  static let tabBar = Key(
    "tabBar", .list(of: .text, "a list of titles such as [Ball, Menu]", count: 1...5),
    "The titles of a tab bar.")
  static let appearance = Key(
    "appearance", .choice([("light", UIUserInterfaceStyle.light), ("dark", .dark)]),
    "Whether colours are those on light or on dark ground.")

  static let table = Table(
    "the stage",
    [device, size, scale, background, statusBar, navigationBar, tabBar, appearance],
    rules: [.either("device", or: ["size", "scale"]), .needs("scale", "size")])
}

extension ValueType<StagePlan> {
  /// The stage; what is not said keeps its default.
  static let stage = ValueType(
    "a mapping such as { device: iPhone 8 }", .mapping(StageKeys.table)
  ) { value, checker in
    var plan = StagePlan()
    guard let fields = checker.fields(of: value, StageKeys.table) else { return plan }
    if let device = fields.read(StageKeys.device) { plan.device = device }
    let scale = fields.read(StageKeys.scale)
    if let size = fields.read(StageKeys.size) {
      plan.device = Device(name: "custom", size: size, scale: scale ?? 2)
    }
    checker.checkCanvas(of: plan.device, at: fields.value[StageKeys.size.name]?.span)
    if let background = fields.read(StageKeys.background) { plan.background = background }
    plan.bars = Stage.Bars(
      showsStatusBar: fields.read(StageKeys.statusBar) ?? false,
      navigationTitle: fields.read(StageKeys.navigationBar),
      tabTitles: fields.read(StageKeys.tabBar) ?? [])
    plan.appearance = fields.read(StageKeys.appearance) ?? .light
    return plan
  }
}

extension Checker {
  fileprivate func checkCanvas(of device: Device, at span: SourceSpan?) {
    guard let span, let problem = Limits.canvasProblem(size: device.size, scale: device.scale)
    else { return }
    let size = "\(device.size.width.inWords) x \(device.size.height.inWords) points"
    report(
      .doesNotFit, "the stage has no size that a frame can have", at: span, expected: problem,
      found: "\(size) at \(device.scale.inWords) pixels each")
  }
}

extension Limits {
  /// Tells in words what a canvas must be if it is too large or too small; nothing if it is neither.
  fileprivate static func canvasProblem(size: CGSize, scale: CGFloat) -> String? {
    if min(size.width, size.height) * scale < 1 { return "at least 1 pixel a side" }
    if size.width * scale * size.height * scale > framePixels {
      return "at most \(Int(framePixels)) pixels in a frame"
    }
    return nil
  }
}

extension ValueType<CGSize> {
  private static let side = ValueType<Double>.number(
    .leastNormalMagnitude...Limits.stageSide,
    "a number greater than 0, at most \(Int(Limits.stageSide))")

  /// The size of a screen.
  fileprivate static let stageSize = ValueType<[Double]>.numbers(
    "a size [width, height] in points", [side, side]
  ).map { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueType<Double> {
  /// The pixels in a point.
  static let scale = number(Limits.scale, "pixels a point, from 0.1 to 8")
}
