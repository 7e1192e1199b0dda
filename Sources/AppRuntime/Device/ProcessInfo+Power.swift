import Foundation
import UIKit

extension ProcessInfo {
  /// Whether the device saves energy: false.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSNotification.Name {
  /// Posted when the device begins or ends to save energy, which does not happen here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
