import Flipbook
import Imaging
import StudioProtocol
import UIKit

/// How the stage is shown, besides what the recipe says.
struct DisplayState: Equatable {
  /// The allowed scales, in pixels per point.
  static let scales = 0.5...4.0

  /// The name of a device in place of the recipe's; nil for the recipe's.
  var device: String?
  /// The number of pixels per point; nil for the device's.
  var scale: Double?
  /// `light` or `dark` in place of the recipe's; nil for the recipe's.
  var style: String?
  var overlays: Set<Overlay> = []

  /// Applies a request; returns what of it is not valid.
  mutating func apply(_ request: DisplayRequest) -> [String] {
    var problems: [String] = []
    if let device = request.device {
      if device.isEmpty || Device.all.contains(where: { $0.name == device }) {
        self.device = device.isEmpty ? nil : device
      } else {
        problems.append("unknown device '\(device.prefix(60))'")
      }
    }
    if let scale = request.scale {
      if scale == 0 {
        self.scale = nil
      } else if Self.scales.contains(scale) {
        self.scale = scale
      } else {
        problems.append(
          "invalid scale \(scale): expected a number from \(Self.scales.lowerBound) to "
            + "\(Self.scales.upperBound)")
      }
    }
    if let style = request.style {
      if ["", "light", "dark"].contains(style) {
        self.style = style.isEmpty ? nil : style
      } else {
        problems.append("unknown style '\(style.prefix(60))': expected light or dark")
      }
    }
    if let names = request.overlays {
      let known = names.compactMap(Overlay.init)
      if known.count == names.count {
        overlays = Set(known)
      } else {
        problems.append(
          "unknown overlay '\(names.first { Overlay(rawValue: $0) == nil }?.prefix(60) ?? "")'")
      }
    }
    return problems
  }

  /// The state as a request, for a new process.
  var request: DisplayRequest {
    DisplayRequest(
      device: device, scale: scale, style: style,
      overlays: Overlay.allCases.filter(overlays.contains).map(\.rawValue))
  }

  /// The settings of the recipe's stage, in the syntax of `--set`.
  var settings: [(name: String, value: String)] {
    [("stage.device", device.map(quoted)), ("stage.appearance", style)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
