import QuartzCore

/// The devices that Flipbook knows.
///
/// Sizes and scales are Apple's; what is covered at the top is what developers measured on the devices.
extension Device {
  /// 320 x 568 points at 2 pixels each.
  public static let iPhone5 = phone("iPhone 5", 320, 568, 2, 20, 20, 0)
  /// 320 x 568 points at 2 pixels each.
  public static let iPhone5s = phone("iPhone 5s", 320, 568, 2, 20, 20, 0)
  /// 320 x 568 points at 2 pixels each; the one of 2016.
  public static let iPhoneSE = phone("iPhone SE", 320, 568, 2, 20, 20, 0)
  /// 375 x 667 points at 2 pixels each.
  public static let iPhone6 = phone("iPhone 6", 375, 667, 2, 20, 20, 0)
  /// 375 x 667 points at 2 pixels each.
  public static let iPhone6s = phone("iPhone 6s", 375, 667, 2, 20, 20, 0)
  /// 375 x 667 points at 2 pixels each.
  public static let iPhone7 = phone("iPhone 7", 375, 667, 2, 20, 20, 0)
  /// 375 x 667 points at 2 pixels each.
  public static let iPhone8 = phone("iPhone 8", 375, 667, 2, 20, 20, 0)
  /// 375 x 667 points at 2 pixels each.
  public static let iPhoneSE2 = phone("iPhone SE (2nd generation)", 375, 667, 2, 20, 20, 0)
  /// 375 x 667 points at 2 pixels each.
  public static let iPhoneSE3 = phone("iPhone SE (3rd generation)", 375, 667, 2, 20, 20, 0)
  /// 414 x 736 points at 3 pixels each.
  public static let iPhone6Plus = phone("iPhone 6 Plus", 414, 736, 3, 20, 20, 0)
  /// 414 x 736 points at 3 pixels each.
  public static let iPhone6sPlus = phone("iPhone 6s Plus", 414, 736, 3, 20, 20, 0)
  /// 414 x 736 points at 3 pixels each.
  public static let iPhone7Plus = phone("iPhone 7 Plus", 414, 736, 3, 20, 20, 0)
  /// 414 x 736 points at 3 pixels each.
  public static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, 3, 20, 20, 0)
  /// 375 x 812 points at 3 pixels each.
  public static let iPhoneX = phone("iPhone X", 375, 812, 3, 44, 44, 34)
  /// 375 x 812 points at 3 pixels each.
  public static let iPhoneXS = phone("iPhone XS", 375, 812, 3, 44, 44, 34)
  /// 375 x 812 points at 3 pixels each.
  public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, 3, 44, 44, 34)
  /// 414 x 896 points at 2 pixels each.
  public static let iPhoneXR = phone("iPhone XR", 414, 896, 2, 48, 48, 34)
  /// 414 x 896 points at 2 pixels each.
  public static let iPhone11 = phone("iPhone 11", 414, 896, 2, 48, 48, 34)
  /// 414 x 896 points at 3 pixels each.
  public static let iPhoneXSMax = phone("iPhone XS Max", 414, 896, 3, 44, 44, 34)
  /// 414 x 896 points at 3 pixels each.
  public static let iPhone11ProMax = phone("iPhone 11 Pro Max", 414, 896, 3, 44, 44, 34)
  /// 375 x 812 points at 3 pixels each.
  public static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, 3, 50, 50, 34)
  /// 375 x 812 points at 3 pixels each.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, 3, 50, 50, 34)
  /// 390 x 844 points at 3 pixels each.
  public static let iPhone12 = phone("iPhone 12", 390, 844, 3, 47, 47, 34)
  /// 390 x 844 points at 3 pixels each.
  public static let iPhone13 = phone("iPhone 13", 390, 844, 3, 47, 47, 34)
  /// 390 x 844 points at 3 pixels each.
  public static let iPhone14 = phone("iPhone 14", 390, 844, 3, 47, 47, 34)
  /// 390 x 844 points at 3 pixels each.
  public static let iPhone12Pro = phone("iPhone 12 Pro", 390, 844, 3, 47, 47, 34)
  /// 390 x 844 points at 3 pixels each.
  public static let iPhone13Pro = phone("iPhone 13 Pro", 390, 844, 3, 47, 47, 34)
  /// 390 x 844 points at 3 pixels each.
  public static let iPhone16e = phone("iPhone 16e", 390, 844, 3, 47, 47, 34)
  /// 428 x 926 points at 3 pixels each.
  public static let iPhone12ProMax = phone("iPhone 12 Pro Max", 428, 926, 3, 47, 47, 34)
  /// 428 x 926 points at 3 pixels each.
  public static let iPhone13ProMax = phone("iPhone 13 Pro Max", 428, 926, 3, 47, 47, 34)
  /// 428 x 926 points at 3 pixels each.
  public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, 3, 47, 47, 34)
  /// 393 x 852 points at 3 pixels each.
  public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, 3, 54, 59, 34)
  /// 393 x 852 points at 3 pixels each.
  public static let iPhone15 = phone("iPhone 15", 393, 852, 3, 54, 59, 34)
  /// 393 x 852 points at 3 pixels each.
  public static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, 3, 54, 59, 34)
  /// 393 x 852 points at 3 pixels each.
  public static let iPhone16 = phone("iPhone 16", 393, 852, 3, 54, 59, 34)
  /// 430 x 932 points at 3 pixels each.
  public static let iPhone14ProMax = phone("iPhone 14 Pro Max", 430, 932, 3, 54, 59, 34)
  /// 430 x 932 points at 3 pixels each.
  public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, 3, 54, 59, 34)
  /// 430 x 932 points at 3 pixels each.
  public static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, 3, 54, 59, 34)
  /// 430 x 932 points at 3 pixels each.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, 3, 54, 59, 34)
  /// 402 x 874 points at 3 pixels each.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, 3, 54, 62, 34)
  /// 402 x 874 points at 3 pixels each.
  public static let iPhone17 = phone("iPhone 17", 402, 874, 3, 54, 62, 34)
  /// 402 x 874 points at 3 pixels each.
  public static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, 3, 54, 62, 34)
  /// 440 x 956 points at 3 pixels each.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, 3, 54, 62, 34)
  /// 440 x 956 points at 3 pixels each.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, 3, 54, 62, 34)

  /// All of them, the smaller before the larger.
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
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ statusBar: CGFloat,
    _ top: CGFloat, _ bottom: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      statusBarHeight: statusBar)
  }
}
