import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct CIFilterTests {
  /// An image of 40 by 20 pixels: a color in the left half, another one in the right half.
  private static func halves(_ left: UIColor, _ right: UIColor) -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      left.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      right.setFill()
      $0.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
    }
    return CIImage(image: image) ?? .empty()
  }

  private static func pixel(_ image: CIImage, _ x: Int, _ y: Int) -> [Int] {
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return bytes.map { Int($0) }
  }

  private static let orange = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)

  @Test(
    "a filter changes the color of each pixel",
    arguments: [
      ("CIColorInvert", [:], [0, 102, 204, 255]),
      ("CIColorControls", [kCIInputSaturationKey: 0], [167, 167, 167, 255]),
      ("CIColorControls", [kCIInputBrightnessKey: 0.2], [255, 204, 102, 255]),
      ("CIColorControls", [kCIInputContrastKey: 0], [128, 128, 128, 255]),
      ("CIExposureAdjust", [kCIInputEVKey: -1], [188, 111, 35, 255]),
      ("CIGammaAdjust", ["inputPower": 2], [255, 92, 10, 255]),
      ("CIHueAdjust", [kCIInputAngleKey: 0], [255, 153, 51, 255]),
      ("CIMaximumComponent", [:], [255, 255, 255, 255]),
      ("CIMinimumComponent", [:], [51, 51, 51, 255]),
      ("CIColorPosterize", ["inputLevels": 2], [255, 255, 0, 255]),
      ("CIColorClamp", [:], [255, 153, 51, 255]),
      ("CISepiaTone", [kCIInputIntensityKey: 0], [255, 153, 51, 255]),
      ("CIVibrance", [:], [255, 153, 51, 255]),
    ] as [(String, [String: Double], [Int])])
  func colors(name: String, values: [String: Double], expected: [Int]) {
    let result = Self.halves(Self.orange, .black).applyingFilter(name, parameters: values)
    #expect(Self.pixel(result, 5, 5) == expected)
  }

  @Test("photo effects in black and white have no color") func photoEffects() {
    for name in ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal"] {
      let color = Self.pixel(Self.halves(Self.orange, .black).applyingFilter(name), 5, 5)
      #expect(color[0] == color[1] && color[1] == color[2] && color[3] == 255, "\(name)")
    }
  }

  @Test("a blur mixes light at an edge, grows the extent, and keeps the middle of an area")
  func blur() {
    let image = Self.halves(.white, .black)
    let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: 2)
    let left = Self.pixel(blurred, 19, 10)[0]
    let right = Self.pixel(blurred, 20, 10)[0]
    // Half of the light of white is 188 in sRGB's encoding.
    #expect(left > 188 && right < 188 && left + right > 2 * 128)
    #expect(Self.pixel(blurred, 2, 10) == [255, 255, 255, 255])
    #expect(Self.pixel(blurred, 37, 10) == [0, 0, 0, 255])
    let alone = image.applyingGaussianBlur(sigma: 2)
    #expect(alone.extent == image.extent.insetBy(dx: -6, dy: -6))
    #expect(Self.pixel(alone, 0, 10)[3] < 255)
  }

  @Test("parts, transforms and orientations move pixels") func places() {
    let image = Self.halves(.red, .blue)
    let cropped = image.cropped(to: CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(cropped.extent == CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(Self.pixel(cropped, 5, 5) == [0, 0, 0, 0])
    #expect(Self.pixel(cropped, 25, 5) == [0, 0, 255, 255])
    let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: 0))
    #expect(Self.pixel(moved, 29, 5) == [255, 0, 0, 255])
    let turned = image.oriented(forExifOrientation: 3)
    #expect(Self.pixel(turned, 5, 5) == [0, 0, 255, 255])
  }

  @Test(
    "blend modes mix two images",
    arguments: [
      ("CIMultiplyBlendMode", [153, 0, 0, 255]), ("CIScreenBlendMode", [255, 102, 153, 255]),
      ("CIDarkenBlendMode", [153, 0, 0, 255]), ("CILightenBlendMode", [255, 102, 153, 255]),
      ("CIDifferenceBlendMode", [102, 102, 153, 255]),
      ("CISourceOverCompositing", [255, 0, 0, 255]),
      ("CIAdditionCompositing", [255, 102, 153, 255]),
    ])
  func blending(name: String, expected: [Int]) {
    let back = CIImage(color: CIColor(red: 0.6, green: 0.4, blue: 0.6))
    let result = Self.halves(.red, .red).applyingFilter(
      name, parameters: [kCIInputBackgroundImageKey: back])
    #expect(Self.pixel(result, 5, 5) == expected)
  }

  @Test("a mask and a dissolve mix images") func masks() {
    let (red, blue) = (CIImage(color: .red), CIImage(color: .blue))
    let masked = red.applyingFilter(
      "CIBlendWithMask",
      parameters: [
        kCIInputBackgroundImageKey: blue, kCIInputMaskImageKey: Self.halves(.white, .black),
      ])
    #expect(Self.pixel(masked, 5, 5) == [255, 0, 0, 255])
    #expect(Self.pixel(masked, 25, 5) == [0, 0, 255, 255])
    let dissolve = CIFilter.dissolveTransition()
    dissolve.inputImage = red
    dissolve.setValue(blue, forKey: kCIInputTargetImageKey)
    dissolve.time = 0.5
    #expect(dissolve.outputImage.map { Self.pixel($0, 0, 0) } == [128, 0, 128, 255])
  }

  @Test("the mean of an area is that of its light") func average() {
    let image = Self.halves(.white, .black)
    let whole = image.applyingFilter("CIAreaAverage")
    #expect(Self.pixel(whole, 0, 0) == [188, 188, 188, 255])
    let left = image.applyingFilter(
      "CIAreaAverage",
      parameters: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 10, w: 10)])
    #expect(Self.pixel(left, 0, 0) == [255, 255, 255, 255])
  }

  @Test("pixellation makes squares of one color") func pixellate() {
    let result = Self.halves(.red, .blue).applyingFilter(
      "CIPixellate",
      parameters: [kCIInputScaleKey: 16, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    #expect(Self.pixel(result, 17, 3) == Self.pixel(result, 31, 12))
  }

  @Test("gradients are generated without an edge, and can be rendered in part") func generators() {
    let gradient = CIFilter.linearGradient()
    gradient.setValue(CIVector(x: 0, y: 0), forKey: "inputPoint0")
    gradient.setValue(CIVector(x: 100, y: 0), forKey: "inputPoint1")
    let image = gradient.outputImage ?? .empty()
    #expect(Self.pixel(image, 0, 0)[0] > 250 && Self.pixel(image, 99, 50)[0] < 5)
    #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    let part = CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 30, height: 7))
    #expect(part?.width == 30 && part?.height == 7)
  }

  @Test("every filter makes an image of the defaults, and restores them") func allFilters() throws {
    let names = CIFilter.filterNames(inCategory: nil)
    #expect(names.count > 60 && names.contains("CIGaussianBlur"))
    for name in names {
      let filter = try #require(CIFilter(name: name))
      filter.setValue(Self.halves(.red, .blue), forKey: kCIInputImageKey)
      filter.setValue(Data("code".utf8), forKey: "inputMessage")
      filter.setDefaults()
      let result = try #require(filter.outputImage, "\(name)")
      _ = Self.pixel(result, 3, 3)
    }
    for filter in [CIFilter.gaussianBlur(), .vignette(), .bumpDistortion(), .blendWithMask()] {
      #expect(names.contains(filter.name))
    }
  }

  @Test("an unknown filter does not exist, and image sizes are those of the pixels")
  func unknownFilters() {
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    let image = UIImage(ciImage: Self.halves(.red, .blue), scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
  }
}
