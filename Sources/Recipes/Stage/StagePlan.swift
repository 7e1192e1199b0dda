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
  static let size = Key("size", .size, "The size of a screen of no device, in points.")
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
    [device, size, scale, background, statusBar, navigationBar, tabBar, appearance])
}

extension Checker {
  /// Reads the stage; what is not said keeps its default.
  func readStage(_ value: SourceValue) -> StagePlan {
    var plan = StagePlan()
    guard let fields = fields(of: value, StageKeys.table) else { return plan }
    fields.allowOne(of: [StageKeys.device, StageKeys.size])
    fields.allowOne(of: [StageKeys.device, StageKeys.scale])
    if let device = fields.read(StageKeys.device) { plan.device = device }
    let scale = fields.read(StageKeys.scale)
    if let size = fields.read(StageKeys.size) {
      plan.device = Device(name: "custom", size: size, scale: scale ?? 2)
    } else if scale != nil, !fields.has(StageKeys.device) {
      report(
        .missingKey, "'scale' needs 'size'", at: fields.span(of: StageKeys.scale),
        expected: "size: \(StageKeys.size.expectation)")
    }
    checkCanvas(of: plan.device, at: fields.value[StageKeys.size.name]?.span)
    if let background = fields.read(StageKeys.background) { plan.background = background }
    plan.bars = Stage.Bars(
      showsStatusBar: fields.read(StageKeys.statusBar) ?? false,
      navigationTitle: fields.read(StageKeys.navigationBar),
      tabTitles: fields.read(StageKeys.tabBar) ?? [])
    plan.appearance = fields.read(StageKeys.appearance) ?? .light
    return plan
  }

  private func checkCanvas(of device: Device, at span: SourceSpan?) {
    guard let span, let problem = Limits.canvasProblem(size: device.size, scale: device.scale)
    else { return }
    let size = "\(device.size.width.inWords) x \(device.size.height.inWords) points"
    report(
      .outOfRange, "the stage has no size that a frame can have", at: span, expected: problem,
      found: "\(size) at \(device.scale.inWords) pixels each")
  }
}

extension Limits {
  /// Tells in words what a canvas must be if it is too large or too small; nothing if it is neither.
  package static func canvasProblem(size: CGSize, scale: CGFloat) -> String? {
    if max(size.width, size.height) > stageSide {
      return "at most \(Int(stageSide)) points a side"
    }
    if min(size.width, size.height) * scale < 1 { return "at least 1 pixel a side" }
    if size.width * scale * size.height * scale > framePixels {
      return "at most \(Int(framePixels)) pixels in a frame"
    }
    return nil
  }
}

extension ValueType<Double> {
  /// The pixels in a point.
  static let scale = number(Limits.scale, "pixels a point, from 0.1 to 8")
}
