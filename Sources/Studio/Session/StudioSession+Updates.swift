import Flipbook
import Glibc
import Imaging
import Recipes
import StudioProtocol
import UIKit
import Verification

extension StudioSession {
  /// The longest text of a recipe that pages show, in bytes.
  private static let maxSourceText = 200_000
  /// The maximum number of items that pages list.
  private static let maxItems = 500

  var stateUpdate: StateUpdate {
    StateUpdate(
      tick: head.tick, frontier: frontier, duration: lastTick, playing: head.isPlaying,
      speed: head.speed, loop: head.loop, live: head.isLive, recording: recording?.isOn ?? false,
      canUndo: !undoStack.isEmpty, settings: settings, compare: comparedSettings)
  }

  var resumePoint: ResumePoint {
    ResumePoint(
      path: source?.path.withoutRawBytes, tick: head.tick, playing: head.isPlaying,
      speed: head.speed, loop: head.loop, settings: settings, compare: comparedSettings,
      display: display.request, curves: curveRequests)
  }

  /// The open recipe, what of it can be changed, and what happens in it; nil without a recipe.
  var sceneUpdate: SceneUpdate? {
    guard let source, let view = views.first else { return nil }
    let recipe = view.recipe
    let file = source.files.first { $0.path.hasSameBytes(as: source.path) }
    let text = file.flatMap { file in
      file.bytes.count <= Self.maxSourceText ? String(decoding: file.bytes, as: UTF8.self) : nil
    }
    return SceneUpdate(
      path: source.path.withoutRawBytes, title: recipe.title ?? recipe.name, duration: lastTick,
      size: [Double(recipe.device.size.width), Double(recipe.device.size.height)],
      scale: scale(of: recipe), device: recipe.device.name,
      style: view.performance.scene.stage.userInterfaceStyle == .dark ? "dark" : "light",
      parameters: recipe.parameters.map(SceneUpdate.Parameter.init),
      devices: Device.all.map(\.name),
      overlays: Overlay.allCases.map {
        SceneUpdate.Overlay(name: $0.rawValue, on: display.overlays.contains($0))
      },
      items: items(of: view.performance.scene), marks: marks,
      writable: source.path.withPath { access($0, W_OK) } == 0, sourceText: text)
  }

  private func items(of scene: RecipeScene) -> [SceneUpdate.Item] {
    let views = MotionProperty.allCases.filter { $0 != .fraction }.map(\.rawValue)
    let animators = scene.propertyAnimators.map(\.name)
    return
      (scene.viewNames.map { SceneUpdate.Item(name: $0, properties: views) }
      + animators.map {
        SceneUpdate.Item(name: $0, properties: [MotionProperty.fraction.rawValue])
      }).prefix(Self.maxItems).map { $0 }
  }

  /// The errors of the recipe, or the warnings and failed expectations of a valid one, in the format of
  /// `flipbook lint`.
  var diagnosticsUpdate: DiagnosticsUpdate {
    if let errors = source?.errors {
      return DiagnosticsUpdate(
        text: "\(errors)", entries: errors.diagnostics.map(DiagnosticsUpdate.Entry.init))
    }
    let found = playedDiagnostics ?? source?.recipe?.warnings ?? []
    return DiagnosticsUpdate(
      text: found.map { "\($0)" }.joined(separator: "\n\n"),
      entries: found.map(DiagnosticsUpdate.Entry.init))
  }
}

extension DiagnosticsUpdate.Entry {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      line: diagnostic.place?.line ?? 0, column: diagnostic.place?.column ?? 0,
      severity: diagnostic.severity.rawValue, message: diagnostic.message,
      code: diagnostic.code.rawValue)
  }
}

extension SceneUpdate.Parameter {
  fileprivate init(_ parameter: RecipeParameter) {
    let (value, own) = (parameter.value, parameter.defaultValue)
    switch parameter.kind {
    case .number(let range, let unit, let isWhole):
      let slider = SliderRange(
        values: [value, own].compactMap { Double($0.dropLast(unit.count)) }, within: range,
        isWhole: isWhole)
      self.init(
        name: parameter.name, kind: .number, value: value, default: own, min: slider.min,
        max: slider.max, step: slider.step, unit: unit.isEmpty ? nil : unit, set: parameter.isSet)
    case .color:
      self.init(
        name: parameter.name, kind: .color, value: value, default: own, set: parameter.isSet)
    case .boolean:
      self.init(
        name: parameter.name, kind: .switch, value: value, default: own, set: parameter.isSet)
    case .choice(let words):
      self.init(
        name: parameter.name, kind: .choice, value: value, default: own, choices: words,
        set: parameter.isSet)
    case .other:
      self.init(
        name: parameter.name, kind: .text, value: value, default: own, set: parameter.isSet)
    }
  }
}

/// The range of a slider: that of the key, if it is not much larger than the value, or else one around
/// it.
struct SliderRange: Equatable {
  let min: Double
  let max: Double
  let step: Double

  /// - Parameters:
  ///   - values: The values that the range contains.
  ///   - range: The allowed values.
  init(values: [Double], within range: ClosedRange<Double>, isWhole: Bool) {
    let largest = Swift.max(values.map(abs).max() ?? 0, isWhole ? 1 : 0)
    let bound = largest > 0 ? (2 * largest).roundedUp : 1
    let hasNegative = values.contains { $0 < 0 }
    var lower = hasNegative || largest == 0 && !isWhole ? -bound : 0
    var upper = bound
    // A key whose range is small is shown whole.
    if range.upperBound <= 10 * bound { upper = range.upperBound }
    if range.lowerBound >= -10 * bound, range.lowerBound < 0 { lower = range.lowerBound }
    lower = Swift.max(lower, range.lowerBound)
    upper = Swift.min(upper, range.upperBound)
    if lower > upper { (lower, upper) = (range.lowerBound, range.upperBound) }
    // The least positive number is no value for a slider.
    let size = upper - lower
    let step = isWhole ? Swift.max(1, (size / 200).roundedUp) : (size / 200).roundedUp
    min = lower > 0 && lower < step && !isWhole ? step : lower
    max = upper
    self.step = step
  }
}

extension Double {
  /// The smallest number of the form 1, 2 or 5 times a power of ten that is not less.
  fileprivate var roundedUp: Double {
    guard self > 0, isFinite else { return 1 }
    let exponent = log10(self).rounded(.down)
    let power = pow(10, abs(exponent))
    let base = exponent < 0 ? self * power : self / power
    let digit = base <= 1 + 1e-9 ? 1.0 : base <= 2 + 1e-9 ? 2 : base <= 5 + 1e-9 ? 5 : 10
    return exponent < 0 ? digit / power : digit * power
  }
}
