import QuartzCore

/// How a pixel covers the one behind it; both are premultiplied.
struct CIBlending: Sendable {
  let blend: @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>

  static let sourceOver = CIBlending { $0 + $1 * (1 - $0.w) }

  /// Creates a mode that mixes straight colors where both images are.
  static func mixing(
    _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIBlending {
    CIBlending { source, behind in
      let mixed = mix(source.straight, behind.straight)
      let both = source.w * behind.w
      var result = mixed * both + source * (1 - behind.w) + behind * (1 - source.w)
      result.w = source.w + behind.w - both
      return result
    }
  }

  static func each(_ mix: @escaping @Sendable (Float, Float) -> Float) -> CIBlending {
    mixing { SIMD4(mix($0.x, $1.x), mix($0.y, $1.y), mix($0.z, $1.z), 1) }
  }

  func image(_ front: CIImage, over back: CIImage) -> CIImage {
    let extent =
      front.area == CIImage.infinite || back.area == CIImage.infinite
      ? CIImage.infinite : front.area.union(back.area)
    let blend = blend
    return CIImage(extent: extent) { wanted in
      let (front, back) = (front.pixels(in: wanted), back.pixels(in: wanted))
      return PixelBlock(wanted) { blend(front[$0, $1], back[$0, $1]) }
    }
  }
}

extension CIFilterKind {
  private static func blend(_ name: String, _ mode: CIBlending) -> CIFilterKind {
    CIFilterKind(name) { input in
      guard let front = input.image else { return nil }
      guard let back = input.image(kCIInputBackgroundImageKey) else { return front }
      return mode.image(front, over: back)
    }
  }

  private static func masked(
    _ name: String, _ share: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> CIFilterKind {
    CIFilterKind(name) { input in
      guard let front = input.image, let mask = input.image(kCIInputMaskImageKey) else {
        return input.image
      }
      let back = input.image(kCIInputBackgroundImageKey) ?? .empty()
      let extent = back.area.isEmpty ? front.area : front.area.union(back.area)
      return CIImage(extent: extent) { wanted in
        let (front, back, mask) = (
          front.pixels(in: wanted), back.pixels(in: wanted), mask.pixels(in: wanted)
        )
        return PixelBlock(wanted) { x, y in
          let share = share(mask[x, y])
          return front[x, y] * share + back[x, y] * (1 - share)
        }
      }
    }
  }

  static let blends: [CIFilterKind] = [
    blend("CISourceOverCompositing", .sourceOver),
    blend("CISourceAtopCompositing", CIBlending { $0 * $1.w + $1 * (1 - $0.w) }),
    blend("CISourceInCompositing", CIBlending { $0 * $1.w }),
    blend("CISourceOutCompositing", CIBlending { $0 * (1 - $1.w) }),
    blend("CIAdditionCompositing", CIBlending { $0 + $1 }),
    blend("CIMultiplyCompositing", .each { $0 * $1 }),
    blend("CIMaximumCompositing", CIBlending { pointwiseMax($0, $1) }),
    blend("CIMinimumCompositing", CIBlending { pointwiseMin($0, $1) }),
    blend("CIMultiplyBlendMode", .each { $0 * $1 }),
    blend("CIScreenBlendMode", .each { $0 + $1 - $0 * $1 }),
    blend("CIDarkenBlendMode", .each { min($0, $1) }),
    blend("CILightenBlendMode", .each { max($0, $1) }),
    blend("CIDifferenceBlendMode", .each { abs($0 - $1) }),
    blend("CIExclusionBlendMode", .each { $0 + $1 - 2 * $0 * $1 }),
    blend("CIOverlayBlendMode", .each { hardLight($1, $0) }),
    blend("CIHardLightBlendMode", .each { hardLight($0, $1) }),
    blend("CIColorDodgeBlendMode", .each { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
    blend(
      "CIColorBurnBlendMode", .each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
    blend(
      "CISoftLightBlendMode",
      .each { source, behind in
        guard source > 0.5 else { return behind - (1 - 2 * source) * behind * (1 - behind) }
        let curve =
          behind <= 0.25
          ? ((16 * behind - 12) * behind + 4) * behind : behind.squareRoot()
        return behind + (2 * source - 1) * (curve - behind)
      }),
    masked("CIBlendWithMask") { $0.luminance },
    masked("CIBlendWithAlphaMask") { $0.w },
    CIFilterKind("CIDissolveTransition", [kCIInputTimeKey: 0.0]) { input in
      guard let first = input.image, let second = input.image(kCIInputTargetImageKey) else {
        return input.image
      }
      let time = Float(min(max(input.number(kCIInputTimeKey), 0), 1))
      return CIBlending { $0 * (1 - time) + $1 * time }.image(first, over: second)
    },
  ]

  private static func hardLight(_ source: Float, _ behind: Float) -> Float {
    source <= 0.5 ? 2 * source * behind : 1 - 2 * (1 - source) * (1 - behind)
  }

  private static func generated(
    _ pixel: @escaping @Sendable (CGPoint) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent: CIImage.infinite) { wanted in
      PixelBlock(wanted) { pixel(CGPoint(x: CGFloat($0) + 0.5, y: CGFloat($1) + 0.5)) }
    }
  }

  static let generators: [CIFilterKind] = [
    CIFilterKind("CIConstantColorGenerator", [kCIInputColorKey: CIColor.red]) { input in
      CIImage(color: input.color(kCIInputColorKey))
    },
    CIFilterKind(
      "CILinearGradient",
      [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { input in
      let (start, end) = (input.point("inputPoint0"), input.point("inputPoint1"))
      let (first, last) = (
        input.color("inputColor0").premultiplied, input.color("inputColor1").premultiplied
      )
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-9)
      return generated { point in
        let share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
        return first + (last - first) * Float(min(max(share, 0), 1))
      }
    },
    CIFilterKind(
      "CIRadialGradient",
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { input in
      let center = input.point(kCIInputCenterKey)
      let (inner, outer) = (input.number("inputRadius0"), input.number("inputRadius1"))
      let (first, last) = (
        input.color("inputColor0").premultiplied, input.color("inputColor1").premultiplied
      )
      return generated { point in
        let distance = Double(hypot(point.x - center.x, point.y - center.y))
        let share =
          outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
        return first + (last - first) * Float(min(max(share, 0), 1))
      }
    },
    CIFilterKind(
      "CICheckerboardGenerator",
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputWidthKey: 80.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { input in
      let center = input.point(kCIInputCenterKey)
      let width = CGFloat(max(1, input.number(kCIInputWidthKey)))
      let (first, last) = (
        input.color("inputColor0").premultiplied, input.color("inputColor1").premultiplied
      )
      return generated { point in
        let column = Int(((point.x - center.x) / width).rounded(.down))
        let row = Int(((point.y - center.y) / width).rounded(.down))
        return (column + row) % 2 == 0 ? first : last
      }
    },
    CIFilterKind(
      "CIStripesGenerator",
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputWidthKey: 80.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { input in
      let center = input.point(kCIInputCenterKey)
      let width = CGFloat(max(1, input.number(kCIInputWidthKey)))
      let (first, last) = (
        input.color("inputColor0").premultiplied, input.color("inputColor1").premultiplied
      )
      return generated { point in
        Int(((point.x - center.x) / width).rounded(.down)) % 2 == 0 ? first : last
      }
    },
  ]
}
