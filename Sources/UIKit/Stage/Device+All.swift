import QuartzCore

/// The predefined devices.
///
/// Sizes and scales are Apple's; status bar heights and safe areas were measured by developers on
/// the devices.
extension Device {
  /// 320 x 568 points at 2 pixels per point.
  public static let iPhone5 = phone(
    "iPhone 5", 320, 568, scale: 2, statusBar: 20, top: 20, bottom: 0)
  /// 320 x 568 points at 2 pixels per point.
  public static let iPhone5s = phone("iPhone 5s", screenOf: iPhone5)
  /// 320 x 568 points at 2 pixels per point; the first generation, of 2016.
  public static let iPhoneSE = phone("iPhone SE", screenOf: iPhone5)
  /// 375 x 667 points at 2 pixels per point.
  public static let iPhone6 = phone(
    "iPhone 6", 375, 667, scale: 2, statusBar: 20, top: 20, bottom: 0)
  /// 375 x 667 points at 2 pixels per point.
  public static let iPhone6s = phone("iPhone 6s", screenOf: iPhone6)
  /// 375 x 667 points at 2 pixels per point.
  public static let iPhone7 = phone("iPhone 7", screenOf: iPhone6)
  /// 375 x 667 points at 2 pixels per point.
  public static let iPhone8 = phone("iPhone 8", screenOf: iPhone6)
  /// 375 x 667 points at 2 pixels per point.
  public static let iPhoneSE2 = phone("iPhone SE (2nd generation)", screenOf: iPhone6)
  /// 375 x 667 points at 2 pixels per point.
  public static let iPhoneSE3 = phone("iPhone SE (3rd generation)", screenOf: iPhone6)
  /// 414 x 736 points at 3 pixels per point.
  public static let iPhone6Plus = phone(
    "iPhone 6 Plus", 414, 736, scale: 3, statusBar: 20, top: 20, bottom: 0)
  /// 414 x 736 points at 3 pixels per point.
  public static let iPhone6sPlus = phone("iPhone 6s Plus", screenOf: iPhone6Plus)
  /// 414 x 736 points at 3 pixels per point.
  public static let iPhone7Plus = phone("iPhone 7 Plus", screenOf: iPhone6Plus)
  /// 414 x 736 points at 3 pixels per point.
  public static let iPhone8Plus = phone("iPhone 8 Plus", screenOf: iPhone6Plus)
  /// 375 x 812 points at 3 pixels per point.
  public static let iPhoneX = phone(
    "iPhone X", 375, 812, scale: 3, statusBar: 44, top: 44, bottom: 34)
  /// 375 x 812 points at 3 pixels per point.
  public static let iPhoneXS = phone("iPhone XS", screenOf: iPhoneX)
  /// 375 x 812 points at 3 pixels per point.
  public static let iPhone11Pro = phone("iPhone 11 Pro", screenOf: iPhoneX)
  /// 414 x 896 points at 2 pixels per point.
  public static let iPhoneXR = phone(
    "iPhone XR", 414, 896, scale: 2, statusBar: 48, top: 48, bottom: 34)
  /// 414 x 896 points at 2 pixels per point.
  public static let iPhone11 = phone("iPhone 11", screenOf: iPhoneXR)
  /// 414 x 896 points at 3 pixels per point.
  public static let iPhoneXSMax = phone(
    "iPhone XS Max", 414, 896, scale: 3, statusBar: 44, top: 44, bottom: 34)
  /// 414 x 896 points at 3 pixels per point.
  public static let iPhone11ProMax = phone("iPhone 11 Pro Max", screenOf: iPhoneXSMax)
  /// 375 x 812 points at 3 pixels per point.
  public static let iPhone12Mini = phone(
    "iPhone 12 mini", 375, 812, scale: 3, statusBar: 50, top: 50, bottom: 34)
  /// 375 x 812 points at 3 pixels per point.
  public static let iPhone13Mini = phone("iPhone 13 mini", screenOf: iPhone12Mini)
  /// 390 x 844 points at 3 pixels per point.
  public static let iPhone12 = phone(
    "iPhone 12", 390, 844, scale: 3, statusBar: 47, top: 47, bottom: 34)
  /// 390 x 844 points at 3 pixels per point.
  public static let iPhone13 = phone("iPhone 13", screenOf: iPhone12)
  /// 390 x 844 points at 3 pixels per point.
  public static let iPhone14 = phone("iPhone 14", screenOf: iPhone12)
  /// 390 x 844 points at 3 pixels per point.
  public static let iPhone12Pro = phone("iPhone 12 Pro", screenOf: iPhone12)
  /// 390 x 844 points at 3 pixels per point.
  public static let iPhone13Pro = phone("iPhone 13 Pro", screenOf: iPhone12)
  /// 390 x 844 points at 3 pixels per point.
  public static let iPhone16e = phone("iPhone 16e", screenOf: iPhone12)
  /// 428 x 926 points at 3 pixels per point.
  public static let iPhone12ProMax = phone(
    "iPhone 12 Pro Max", 428, 926, scale: 3, statusBar: 47, top: 47, bottom: 34)
  /// 428 x 926 points at 3 pixels per point.
  public static let iPhone13ProMax = phone("iPhone 13 Pro Max", screenOf: iPhone12ProMax)
  /// 428 x 926 points at 3 pixels per point.
  public static let iPhone14Plus = phone("iPhone 14 Plus", screenOf: iPhone12ProMax)
  /// 393 x 852 points at 3 pixels per point.
  public static let iPhone14Pro = phone(
    "iPhone 14 Pro", 393, 852, scale: 3, statusBar: 54, top: 59, bottom: 34)
  /// 393 x 852 points at 3 pixels per point.
  public static let iPhone15 = phone("iPhone 15", screenOf: iPhone14Pro)
  /// 393 x 852 points at 3 pixels per point.
  public static let iPhone15Pro = phone("iPhone 15 Pro", screenOf: iPhone14Pro)
  /// 393 x 852 points at 3 pixels per point.
  public static let iPhone16 = phone("iPhone 16", screenOf: iPhone14Pro)
  /// 430 x 932 points at 3 pixels per point.
  public static let iPhone14ProMax = phone(
    "iPhone 14 Pro Max", 430, 932, scale: 3, statusBar: 54, top: 59, bottom: 34)
  /// 430 x 932 points at 3 pixels per point.
  public static let iPhone15ProMax = phone("iPhone 15 Pro Max", screenOf: iPhone14ProMax)
  /// 430 x 932 points at 3 pixels per point.
  public static let iPhone15Plus = phone("iPhone 15 Plus", screenOf: iPhone14ProMax)
  /// 430 x 932 points at 3 pixels per point.
  public static let iPhone16Plus = phone("iPhone 16 Plus", screenOf: iPhone14ProMax)
  /// 402 x 874 points at 3 pixels per point.
  public static let iPhone16Pro = phone(
    "iPhone 16 Pro", 402, 874, scale: 3, statusBar: 54, top: 62, bottom: 34)
  /// 402 x 874 points at 3 pixels per point.
  public static let iPhone17 = phone("iPhone 17", screenOf: iPhone16Pro)
  /// 402 x 874 points at 3 pixels per point.
  public static let iPhone17Pro = phone("iPhone 17 Pro", screenOf: iPhone16Pro)
  /// 440 x 956 points at 3 pixels per point.
  public static let iPhone16ProMax = phone(
    "iPhone 16 Pro Max", 440, 956, scale: 3, statusBar: 54, top: 62, bottom: 34)
  /// 440 x 956 points at 3 pixels per point.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", screenOf: iPhone16ProMax)

  /// The device of stages that specify none, which is the iPhone 8.
  public static let `default` = iPhone8

  /// All predefined devices, from small to large.
  public static let all: [Device] = [
    .iPhone5, .iPhone5s, .iPhoneSE, .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2,
    .iPhoneSE3, .iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus, .iPhoneX, .iPhoneXS,
    .iPhone11Pro, .iPhoneXR, .iPhone11, .iPhoneXSMax, .iPhone11ProMax, .iPhone12Mini,
    .iPhone13Mini, .iPhone12, .iPhone13, .iPhone14, .iPhone12Pro, .iPhone13Pro, .iPhone16e,
    .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus, .iPhone14Pro, .iPhone15, .iPhone15Pro,
    .iPhone16, .iPhone14ProMax, .iPhone15ProMax, .iPhone15Plus, .iPhone16Plus, .iPhone16Pro,
    .iPhone17, .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax,
  ]

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, statusBar: CGFloat,
    top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      statusBarHeight: statusBar)
  }

  private static func phone(_ name: String, screenOf device: Device) -> Device {
    Device(
      name: name, size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets,
      statusBarHeight: device.statusBarHeight)
  }
}
