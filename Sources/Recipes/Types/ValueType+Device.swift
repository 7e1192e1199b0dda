import UIKit

extension ValueType<Device> {
  /// A device by the name it is sold under.
  static let device = ValueType(
    "a device such as iPhone 8", .words(Device.all.map(\.name))
  ) { value, checker in
    guard let name = value.text else {
      checker.reportType(value, expected: "a device such as iPhone 8")
      return nil
    }
    guard let device = Device.named(name) else {
      checker.reportUnknown(
        .unknownValue, "no device is called '\(name.shortened)'", name, at: value.span,
        known: Device.all.map(\.name))
      return nil
    }
    return device
  }
}
