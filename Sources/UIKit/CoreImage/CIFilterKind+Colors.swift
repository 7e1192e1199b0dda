import QuartzCore

extension CIFilterKind {
  /// Creates a filter that changes the straight color of each pixel.
  private static func color(
    _ name: String, _ defaults: @autoclosure @escaping @Sendable () -> [String: Any] = [:],
    _ change:
      @escaping @Sendable (CIFilterInput) -> (@Sendable (SIMD4<Float>) -> SIMD4<Float>)
  ) -> CIFilterKind {
    CIFilterKind(name, defaults()) { input in
      let change = change(input)
      return input.image?.mapped { change($0.straight).premultiplied }
    }
  }

  private static func mix(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, _ share: Float
  ) -> SIMD4<Float> {
    first + (second - first) * share
  }

  private static func gray(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(color.luminance, color.luminance, color.luminance, color.w)
  }

  /// Returns a color with a contrast and a brightness added.
  private static func contrasted(
    _ color: SIMD4<Float>, _ contrast: Float, brightness: Float = 0
  ) -> SIMD4<Float> {
    var result = (color - 0.5) * contrast + 0.5 + brightness
    result.w = color.w
    return result.clamped(lowerBound: .zero, upperBound: .one)
  }

  private static func sepia(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      min(1, 0.393 * color.x + 0.769 * color.y + 0.189 * color.z),
      min(1, 0.349 * color.x + 0.686 * color.y + 0.168 * color.z),
      min(1, 0.272 * color.x + 0.534 * color.y + 0.131 * color.z), color.w)
  }

  static let colors: [CIFilterKind] = [
    color(
      "CIColorControls",
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    ) { input in
      let saturation = Float(input.number(kCIInputSaturationKey))
      let brightness = Float(input.number(kCIInputBrightnessKey))
      let contrast = Float(input.number(kCIInputContrastKey))
      return { contrasted(mix(gray($0), $0, saturation), contrast, brightness: brightness) }
    },
    color("CISepiaTone", [kCIInputIntensityKey: 1.0]) { input in
      let intensity = Float(input.number(kCIInputIntensityKey))
      return { mix($0, sepia($0), intensity) }
    },
    color(
      "CIColorMonochrome",
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    ) { input in
      let intensity = Float(input.number(kCIInputIntensityKey))
      let tone = input.color(kCIInputColorKey).straight
      return { color in
        var toned = tone * color.luminance
        toned.w = color.w
        return mix(color, toned, intensity)
      }
    },
    color("CIColorInvert") { _ in
      { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
    },
    color(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ]
    ) { input in
      func row(_ key: String) -> SIMD4<Float> {
        let numbers = input.vector(key) + [0, 0, 0, 0]
        return SIMD4(
          Float(numbers[0]), Float(numbers[1]), Float(numbers[2]), Float(numbers[3]))
      }
      let rows = ["R", "G", "B", "A"].map { row("input\($0)Vector") }
      let bias = row("inputBiasVector")
      return { color in
        let result =
          SIMD4(
            (color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(),
            (color * rows[3]).sum()) + bias
        return result.clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    color("CIExposureAdjust", [kCIInputEVKey: 0.0]) { input in
      let factor = Float(pow(2, input.number(kCIInputEVKey)))
      return { color in
        var light = color.linear * factor
        light.w = color.w
        return light.encoded.clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    color("CIGammaAdjust", ["inputPower": 1.0]) { input in
      let power = input.number("inputPower")
      return { color in
        func raised(_ value: Float) -> Float { Float(pow(Double(max(value, 0)), power)) }
        return SIMD4(raised(color.x), raised(color.y), raised(color.z), color.w)
      }
    },
    color("CIHueAdjust", [kCIInputAngleKey: 0.0]) { input in
      let angle = input.number(kCIInputAngleKey)
      let (c, s) = (Float(cos(angle)), Float(sin(angle)))
      return { color in
        let luminance = color.luminance
        // A turn about the axis of grays that keeps the luminance of grays.
        let third = (1 - c) / 3
        let side = s / Float(3).squareRoot()
        let x = color.x * (c + third) + color.y * (third - side) + color.z * (third + side)
        let y = color.x * (third + side) + color.y * (c + third) + color.z * (third - side)
        let z = color.x * (third - side) + color.y * (third + side) + color.z * (c + third)
        let turned = SIMD4(x, y, z, color.w)
        var shifted = turned + (luminance - turned.luminance)
        shifted.w = color.w
        return shifted.clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    color("CIVibrance", ["inputAmount": 0.0]) { input in
      let amount = Float(input.number("inputAmount"))
      return { color in
        let high = max(color.x, color.y, color.z)
        let saturation = high - min(color.x, color.y, color.z)
        return mix(gray(color), color, 1 + amount * (1 - saturation))
          .clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    color(
      "CIColorClamp",
      [
        "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
      ]
    ) { input in
      func limits(_ key: String, _ none: Double) -> SIMD4<Float> {
        let numbers = input.vector(key) + [none, none, none, none]
        return SIMD4(
          Float(numbers[0]), Float(numbers[1]), Float(numbers[2]), Float(numbers[3]))
      }
      let (low, high) = (limits("inputMinComponents", 0), limits("inputMaxComponents", 1))
      return { $0.clamped(lowerBound: low, upperBound: high) }
    },
    color("CIColorPosterize", ["inputLevels": 6.0]) { input in
      let levels = Float(max(2, input.number("inputLevels")))
      return { color in
        var result = (color * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1)
        result.w = color.w
        return result
      }
    },
    color("CIMaskToAlpha") { _ in { SIMD4(1, 1, 1, $0.luminance) } },
    color("CIMaximumComponent") { _ in
      { color in
        let value = max(color.x, color.y, color.z)
        return SIMD4(value, value, value, color.w)
      }
    },
    color("CIMinimumComponent") { _ in
      { color in
        let value = min(color.x, color.y, color.z)
        return SIMD4(value, value, value, color.w)
      }
    },
    color(
      "CIFalseColor",
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    ) { input in
      let (dark, bright) = (
        input.color("inputColor0").straight, input.color("inputColor1").straight
      )
      return { color in
        var result = mix(dark, bright, color.luminance)
        result.w *= color.w
        return result
      }
    },
    color("CIWhitePointAdjust", [kCIInputColorKey: CIColor.white]) { input in
      let white = input.color(kCIInputColorKey).straight
      return { SIMD4($0.x * white.x, $0.y * white.y, $0.z * white.z, $0.w) }
    },
  ]

  /// Effects of photos: Flipbook's choice, by eye, from general knowledge of Apple's.
  static let effects: [CIFilterKind] = [
    color("CIPhotoEffectMono") { _ in { contrasted(gray($0), 0.95) } },
    color("CIPhotoEffectNoir") { _ in { contrasted(gray($0), 1.4, brightness: -0.02) } },
    color("CIPhotoEffectTonal") { _ in { contrasted(gray($0), 0.85) } },
    color("CIPhotoEffectFade") { _ in { contrasted(mix(gray($0), $0, 0.6), 0.8, brightness: 0.08) }
    },
    color("CIPhotoEffectChrome") { _ in { contrasted(mix(gray($0), $0, 1.3), 1.15) } },
    color("CIPhotoEffectInstant") { _ in
      { contrasted(mix(mix(gray($0), $0, 0.8), sepia($0), 0.3), 0.9, brightness: 0.04) }
    },
    color("CIPhotoEffectProcess") { _ in
      { color in
        var cool = mix(gray(color), color, 0.9) * SIMD4(0.92, 1, 1.08, 1)
        cool.w = color.w
        return contrasted(cool, 1.05)
      }
    },
    color("CIPhotoEffectTransfer") { _ in
      { color in
        var warm = mix(gray(color), color, 0.9) * SIMD4(1.08, 1, 0.9, 1)
        warm.w = color.w
        return contrasted(warm, 1.05)
      }
    },
  ]
}
