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
      let names = Device.all.map(\.name)
      // The list is cut at its end: larger devices, most of which are newer, come first.
      context.report(
        .unknownValue, "unknown device '\(name.shortened)'", at: value.span,
        expected: ReadingContext.enumerate(names.reversed()),
        suggestion: NearestName.nearest(to: name, among: names),
        help: (name.lowercased().hasPrefix("ipad") ? "only iPhones are known: " : "")
          + "for another screen, set 'size' and 'scale' of the stage")
      return nil
    }
    return device
  }
}
