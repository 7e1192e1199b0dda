import Testing
import UIKit

@Suite struct DeviceTests {
  @Test(
    "devices have Apple's sizes",
    arguments: [
      ("iPhone 5s", 320, 568, 2, 20, 20, 0), ("iPhone SE", 320, 568, 2, 20, 20, 0),
      ("iPhone 8", 375, 667, 2, 20, 20, 0), ("iPhone SE (3rd generation)", 375, 667, 2, 20, 20, 0),
      ("iPhone 8 Plus", 414, 736, 3, 20, 20, 0), ("iPhone X", 375, 812, 3, 44, 44, 34),
      ("iPhone XR", 414, 896, 2, 48, 48, 34), ("iPhone 11 Pro Max", 414, 896, 3, 44, 44, 34),
      ("iPhone 13 mini", 375, 812, 3, 50, 50, 34), ("iPhone 14", 390, 844, 3, 47, 47, 34),
      ("iPhone 16e", 390, 844, 3, 47, 47, 34), ("iPhone 14 Plus", 428, 926, 3, 47, 47, 34),
      ("iPhone 14 Pro", 393, 852, 3, 54, 59, 34), ("iPhone 16", 393, 852, 3, 54, 59, 34),
      ("iPhone 15 Pro Max", 430, 932, 3, 54, 59, 34), ("iPhone 17", 402, 874, 3, 54, 62, 34),
      ("iPhone 16 Pro Max", 440, 956, 3, 54, 62, 34),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func sizes(
    name: String, width: CGFloat, height: CGFloat, scale: CGFloat, statusBar: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.name == name)
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.statusBarHeight == statusBar)
    #expect(
      device.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(
    "named(_:) ignores case, spaces, hyphens, and parentheses",
    arguments: [
      ("iphone5s", Device.iPhone5s), ("IPHONE 14 PRO", .iPhone14Pro),
      ("iPhone-8-plus", .iPhone8Plus),
      ("iPhone SE 2nd generation", .iPhoneSE2),
    ])
  func spelling(name: String, device: Device) {
    #expect(Device.named(name) == device)
  }

  @Test(
    "named(_:) returns nil for an unknown device",
    arguments: ["", "iPhone", "iPhone 99", "Pixel 8"])
  func unknownName(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test("every device is found by its name") func uniqueNames() {
    #expect(Device.all.map { Device.named($0.name) } == Device.all)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test("Device.all contains every predefined device, with the documented screen") func all() throws
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/UIKit/Stage/Device+All.swift").standardized
    let source = try String(contentsOf: root, encoding: .utf8)
    let constants = source.matches(
      of:
        /(\d+) x (\d+) points at (\d) pixels per point.*\n  public static let \w+ = phone\(\s*"(.*?)"/
    )
    #expect(constants.map { String($0.4) } == Device.all.map(\.name))
    for constant in constants {
      let device = try #require(Device.named(String(constant.4)))
      #expect(
        "\(constant.1) \(constant.2) \(constant.3)"
          == "\(Int(device.size.width)) \(Int(device.size.height)) \(Int(device.scale))")
    }
  }
}
