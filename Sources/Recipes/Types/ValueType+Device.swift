import UIKit

extension ValueType<Device> {
  /// A device by its product name.
  static let device = ValueType(
    "a device such as iPhone 8", .words(Device.all.map(\.name))
  ) { value, context in
    guard let name = value.text else {
      context.reportType(value, expected: "a device such as iPhone 8")
      return nil
    }
    guard let device = Device.named(name) else {
      context.reportUnknown(
        .unknownValue, "unknown device '\(name.shortened)'", name, at: value.span,
        known: Device.all.map(\.name))
      return nil
    }
    return device
  }
}
