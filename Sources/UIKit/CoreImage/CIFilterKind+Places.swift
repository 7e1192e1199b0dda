import QuartzCore

extension CIFilterKind {
  /// Returns the weights of a blur from the middle outward, whose sum over both sides is 1.
  private static func gaussian(_ deviation: Double) -> [Float] {
    guard deviation > 0.01 else { return [1] }
    let reach = Int((3 * min(deviation, 500)).rounded(.up))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }

  private static func box(_ radius: Double) -> [Float] {
    let reach = Int(min(max(radius, 0), 1000).rounded())
    return Array(repeating: 1 / Float(2 * reach + 1), count: reach + 1)
  }

  /// Returns an image blurred with weights, as light.
  static func blurred(_ image: CIImage, _ weights: [Float]) -> CIImage {
    let reach = weights.count - 1
    guard reach > 0 else { return image }
    let extent =
      image.area == CIImage.infinite
      ? image.area : image.area.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
    return CIImage(extent: extent) { wanted in
      let source = image.pixels(in: wanted.insetBy(-reach))
      return source.map { $0.straight.linear.premultiplied }.convolved(weights, into: wanted)
        .map { $0.straight.encoded.premultiplied }
    }
  }

  /// Returns an image and its blurred copy, combined by a function of pixels.
  private static func sharpened(
    _ image: CIImage?, radius: Double,
    _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage? {
    guard let image else { return nil }
    let soft = blurred(image.clampedToExtent(), gaussian(radius))
    return CIImage(extent: image.area) { wanted in
      let (sharp, soft) = (image.pixels(in: wanted), soft.pixels(in: wanted))
      return PixelBlock(wanted) { x, y in
        let pixel = sharp[x, y]
        var result = combine(pixel, soft[x, y])
        result.w = pixel.w
        return result.clamped(lowerBound: .zero, upperBound: .one)
      }
    }
  }

  static let blurs: [CIFilterKind] = [
    CIFilterKind("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { input in
      input.image.map { blurred($0, gaussian(input.number(kCIInputRadiusKey))) }
    },
    CIFilterKind("CIBoxBlur", [kCIInputRadiusKey: 10.0]) { input in
      input.image.map { blurred($0, box(input.number(kCIInputRadiusKey))) }
    },
    CIFilterKind("CISharpenLuminance", [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) {
      input in
      let amount = Float(input.number(kCIInputSharpnessKey))
      return sharpened(input.image, radius: input.number(kCIInputRadiusKey)) {
        $0 + ($0.luminance - $1.luminance) * amount
      }
    },
    CIFilterKind("CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { input in
      let amount = Float(input.number(kCIInputIntensityKey))
      return sharpened(input.image, radius: input.number(kCIInputRadiusKey)) {
        $0 + ($0 - $1) * amount
      }
    },
    CIFilterKind("CIBloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { input in
      let amount = Float(input.number(kCIInputIntensityKey))
      return sharpened(input.image, radius: input.number(kCIInputRadiusKey)) { $0 + $1 * amount }
    },
    CIFilterKind("CIGloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { input in
      let amount = Float(input.number(kCIInputIntensityKey))
      return sharpened(input.image, radius: input.number(kCIInputRadiusKey)) {
        $0 + (($0 * $1) - $0) * amount
      }
    },
    CIFilterKind("CIVignette", [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { input in
      guard let image = input.image, image.area != CIImage.infinite else { return input.image }
      let amount = Float(input.number(kCIInputIntensityKey))
      let radius = max(0.1, input.number(kCIInputRadiusKey))
      let area = image.area
      let half = Double(hypot(area.width, area.height)) / 2 * radius
      return CIImage(extent: area) { wanted in
        let block = image.pixels(in: wanted)
        return PixelBlock(wanted) { x, y in
          let pixel = block[x, y]
          let distance = hypot(
            Double(CGFloat(x) + 0.5 - area.midX), Double(CGFloat(y) + 0.5 - area.midY))
          let share = Float(pow(min(distance / half, 1), 2))
          var result = pixel * max(0, 1 - amount * share)
          result.w = pixel.w
          return result
        }
      }
    },
  ]

  /// Returns an image of one pixel: the mean of an area, as light.
  private static func average(_ input: CIFilterInput) -> CIImage? {
    guard let image = input.image else { return nil }
    let given = input.rect(kCIInputExtentKey)
    let area = PixelBlock.Area(given.isEmpty ? image.area : given.intersection(image.area))
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { wanted in
      guard let area, !area.isEmpty else { return PixelBlock(wanted) }
      let block = image.pixels(in: area).map { $0.straight.linear.premultiplied }
      let mean = block.values.reduce(.zero, +) / Float(max(block.values.count, 1))
      return PixelBlock(wanted, filledWith: mean.straight.encoded.premultiplied)
    }
  }

  static let places: [CIFilterKind] = [
    CIFilterKind("CIAreaAverage") { average($0) },
    CIFilterKind("CICrop", ["inputRectangle": CIVector(cgRect: CIImage.infinite)]) { input in
      input.image?.cropped(to: input.rect("inputRectangle"))
    },
    CIFilterKind("CIAffineTransform") { $0.image?.transformed(by: $0.transform) },
    CIFilterKind("CIAffineClamp") { $0.image?.clampedToExtent().transformed(by: $0.transform) },
    CIFilterKind(
      "CILanczosScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
    ) { input in
      let scale = input.number(kCIInputScaleKey)
      return input.image?.transformed(
        by: CGAffineTransform(
          scaleX: CGFloat(scale * input.number(kCIInputAspectRatioKey)), y: CGFloat(scale)))
    },
    CIFilterKind(
      "CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]
    ) { input in
      let side = max(1, input.number(kCIInputScaleKey))
      let center = input.point(kCIInputCenterKey)
      @Sendable func snapped(_ value: CGFloat, _ start: CGFloat) -> CGFloat {
        let cell = ((Double(value - start)) / side).rounded(.down)
        return start + CGFloat((cell + 0.5) * side)
      }
      return input.image.map { image in
        image.resampled(extent: image.area) {
          CGPoint(x: snapped($0.x, center.x), y: snapped($0.y, center.y))
        }
      }
    },
    distortion(
      "CITwirlDistortion", [kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi]
    ) { input in
      let angle = input.number(kCIInputAngleKey)
      return { share, offset in
        let turn = CGFloat(angle * pow(1 - share, 2))
        return CGPoint(
          x: offset.x * cos(turn) - offset.y * sin(turn),
          y: offset.x * sin(turn) + offset.y * cos(turn))
      }
    },
    distortion("CIBumpDistortion", [kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]) { input in
      let scale = input.number(kCIInputScaleKey)
      return { share, offset in
        let factor = CGFloat(1 - scale * pow(1 - share * share, 2))
        return CGPoint(x: offset.x * factor, y: offset.y * factor)
      }
    },
    distortion("CIPinchDistortion", [kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]) { input in
      let scale = input.number(kCIInputScaleKey)
      return { share, offset in
        let factor = CGFloat(1 + scale * pow(1 - share, 2))
        return CGPoint(x: offset.x * factor, y: offset.y * factor)
      }
    },
  ]

  /// Creates a filter that moves pixels within a circle.
  ///
  /// - Parameter move: Returns a function of the distance from the center, from 0 to 1, and of the offset from it.
  private static func distortion(
    _ name: String, _ defaults: @autoclosure @escaping @Sendable () -> [String: Any],
    _ move:
      @escaping @Sendable (CIFilterInput) -> (@Sendable (Double, CGPoint) -> CGPoint)
  ) -> CIFilterKind {
    CIFilterKind(name, [kCIInputCenterKey: CIVector(x: 150, y: 150)].merging(defaults()) { $1 }) {
      input in
      let center = input.point(kCIInputCenterKey)
      let radius = max(1, input.number(kCIInputRadiusKey))
      let move = move(input)
      return input.image.map { image in
        image.resampled(extent: image.area) { point in
          let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
          let share = Double(hypot(offset.x, offset.y)) / radius
          guard share < 1 else { return point }
          let moved = move(share, offset)
          return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
        }
      }
    }
  }
}
