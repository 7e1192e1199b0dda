import UIKit

/// The stage that a recipe asks for.
struct StagePlan: Sendable {
  /// The device whose screen the stage is.
  let device: Device
  /// What lies below all views.
  let background: UIColor
  /// The bars that stand on the screen.
  let bars: Stage.Bars
  /// The appearance.
  let appearance: UIUserInterfaceStyle
}

private enum StageKeys {
  static let device = Key(
    "device", .device, usual: "iPhone 8", "The device whose screen the stage is.")
  static let size = Key("size", .stageSize, "The size of a screen of no device, in points.")
  static let scale = Key("scale", .scale, usual: "2", "The pixels in a point of such a screen.")
  static let background = Key(
    "background", .color, usual: "systemBackground", "What lies below all views.")
  static let statusBar = Key(
    "statusBar", .boolean, usual: "false", "Whether there is a status bar.")
  static let navigationBar = Key("navigationBar", .text, "The title of a navigation bar.")
  static let tabBar = Key(
    "tabBar", .list(of: .text, "a list of titles such as [Ball, Menu]", count: 1...5),
    "The titles of a tab bar.")
  static let appearance = Key(
    "appearance", .choice([("light", UIUserInterfaceStyle.light), ("dark", .dark)]),
    usual: "light", "Whether colours are those on light or on dark ground.")

  static let table = Table(
    "the stage",
    [device, size, scale, background, statusBar, navigationBar, tabBar, appearance],
    rules: [.either("device", or: ["size", "scale"]), .needs("scale", "size")])
}

extension ValueType<StagePlan> {
  /// The stage.
  static let stage = ValueType(
    "a mapping such as { device: iPhone 8 }", .mapping(StageKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, StageKeys.table) else { return nil }
    let device = fields.read(StageKeys.device)
    let size = fields.read(StageKeys.size)
    let scale = fields.read(StageKeys.scale)
    let background = fields.read(StageKeys.background)
    let showsStatusBar = fields.read(StageKeys.statusBar)
    let navigationTitle = fields.read(StageKeys.navigationBar)
    let tabTitles = fields.read(StageKeys.tabBar)
    let appearance = fields.read(StageKeys.appearance)
    guard let device, let scale, let background, let showsStatusBar, let appearance else {
      return nil
    }
    let screen = size.map { Device(name: "custom", size: $0, scale: scale) } ?? device
    checker.checkCanvas(of: screen, at: fields.value[StageKeys.size.name]?.span)
    return StagePlan(
      device: screen, background: background,
      bars: Stage.Bars(
        showsStatusBar: showsStatusBar, navigationTitle: navigationTitle,
        tabTitles: tabTitles ?? []),
      appearance: appearance)
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
