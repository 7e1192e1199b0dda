import UIKit

/// A kind of particle of a recipe's emitter.
struct EmitterCellPlan: Sendable {
  /// The outlines of particles without an image.
  enum Shape: Sendable {
    case circle, square, triangle, star
  }

  var image: UIImage?
  var shape = Shape.circle
  /// The side of particles at a scale of 1, in points.
  var size = 10.0
  var color = UIColor.white
  /// The properties that are numbers, by UIKit's names.
  var numbers: [(key: String, value: Double)] = []
  /// The cells that particles emit.
  var cells: [EmitterCellPlan] = []

  /// Creates the cell.
  @MainActor
  func makeCell(in view: UIView) -> CAEmitterCell {
    let cell = CAEmitterCell()
    let image = image?.cgImage ?? ParticleImage.image(of: shape)
    cell.contents = image
    if let image { cell.contentsScale = CGFloat(max(image.width, image.height)) / size }
    cell.color = color.resolvedColor(with: view.traitCollection).cgColor
    for (key, value) in numbers { cell.setValue(value, forKey: key) }
    if !cells.isEmpty { cell.emitterCells = cells.map { $0.makeCell(in: view) } }
    return cell
  }
}

extension ValueType<EmitterCellPlan> {
  /// A kind of particle.
  static let emitterCell: ValueType = cell(of: EmitterCellKeys.table, mayEmit: true)

  /// A kind of particle that particles emit.
  fileprivate static let innerCell: ValueType = cell(
    of: EmitterCellKeys.innerTable, mayEmit: false)

  private static func cell(of table: Table, mayEmit: Bool) -> ValueType {
    mapping("a kind of particle such as { birthRate: 20, lifetime: 2s, velocity: 100 }", table) {
      fields in
      var plan = EmitterCellPlan()
      plan.image = fields.read(EmitterCellKeys.image)
      plan.shape = fields.read(EmitterCellKeys.shape) ?? .circle
      plan.size = fields.read(EmitterCellKeys.size) ?? plan.size
      plan.color = fields.read(EmitterCellKeys.color) ?? plan.color
      for key in EmitterCellKeys.numbers where fields.has(key) {
        if let value = fields.read(key) { plan.numbers.append((key.name, value)) }
      }
      if mayEmit { plan.cells = fields.read(EmitterCellKeys.cells) ?? [] }
      checkCount(of: plan, fields)
      return plan
    }
  }

  /// Reports a cell whose particles would be too many.
  private static func checkCount(of plan: EmitterCellPlan, _ fields: Fields) {
    func number(_ name: String) -> Double { plan.numbers.first { $0.key == name }?.value ?? 0 }
    let count = number("birthRate") * (number("lifetime") + number("lifetimeRange") / 2)
    guard count > Double(Limits.particles), let written = fields.written(EmitterCellKeys.birthRate)
    else { return }
    fields.context.report(
      .doesNotFit, "the emitter would have \(Int(min(count, 1e12))) particles at once",
      at: written.span, expected: "at most \(Limits.particles), which is birthRate times lifetime",
      found: written.summary, help: "reduce birthRate or lifetime")
  }
}

enum EmitterCellKeys {
  static let image = Key("image", .image, "The image of particles, in place of a shape.")
  static let shape = Key(
    "shape",
    .choice([
      ("circle", EmitterCellPlan.Shape.circle), ("square", .square), ("triangle", .triangle),
      ("star", .star),
    ]), "The shape of particles; a circle by default.")
  static let size = Key(
    "size", .number(0.5...1000, "a number from 0.5 to 1000"),
    "The longer side of particles, in points; 10 by default.")
  static let color = Key("color", .color, "The color of particles; white by default.")
  static let birthRate = Key(
    "birthRate", .number(0...100_000, "a number from 0 to 100000"), isRequired: true,
    "How many particles are born per second.")
  static let cells = Key(
    "cells", .list(of: .innerCell, "a list of kinds of particles", count: 1...Limits.emitterCells),
    "The kinds of particles that particles emit.")

  static let numbers: [Key<Double>] = [
    birthRate,
    Key("lifetime", .duration(), isRequired: true, "How long particles live."),
    Key("lifetimeRange", .duration(), "The range of the lifetime around its mean."),
    Key("beginTime", .duration(), "When the first particles are born."),
    Key("duration", .duration(), "For how long particles are born; without an end by default."),
    Key("velocity", .number(), "The speed of particles, in points per second."),
    Key("velocityRange", .nonnegativeNumber, "The range of the speed around its mean."),
    Key(
      "emissionLongitude", .angle,
      "The direction of particles, clockwise from the x axis, or from above for a line."),
    Key("emissionLatitude", .angle, "The direction of particles out of the plane."),
    Key("emissionRange", .angle, "The angle over which the directions spread."),
    Key("xAcceleration", .number(), "The acceleration along x, in points per second squared."),
    Key("yAcceleration", .number(), "The acceleration along y, in points per second squared."),
    Key("zAcceleration", .number(), "The acceleration along z, in points per second squared."),
    Key("scale", .number(), "The factor of the size; 1 by default."),
    Key("scaleRange", .nonnegativeNumber, "The range of the scale around its mean."),
    Key("scaleSpeed", .number(), "The change of the scale per second."),
    Key("spin", .angularVelocity, "The speed of the rotation, per second."),
    Key("spinRange", .angularVelocity, "The range of the rotation's speed around its mean."),
    Key("redRange", .fraction, "The range of the red component."),
    Key("greenRange", .fraction, "The range of the green component."),
    Key("blueRange", .fraction, "The range of the blue component."),
    Key("alphaRange", .fraction, "The range of the alpha component."),
    Key("redSpeed", .number(), "The change of the red component per second."),
    Key("greenSpeed", .number(), "The change of the green component per second."),
    Key("blueSpeed", .number(), "The change of the blue component per second."),
    Key("alphaSpeed", .number(), "The change of the alpha component per second."),
  ]
  private static let own: [any KeyDescription] = [image, shape, size, color] + numbers
  static let table = Table("a kind of particle", own + [cells])
  static let innerTable = Table("a kind of particle of particles", own)
}

/// The images of particles that are shapes.
enum ParticleImage {
  private static let side = 32
  /// The number of samples per pixel and side, for smooth edges.
  private static let samples = 4

  private static let circle = makeImage(of: .circle)
  private static let square = makeImage(of: .square)
  private static let triangle = makeImage(of: .triangle)
  private static let star = makeImage(of: .star)

  /// Returns a white shape that fills the image.
  static func image(of shape: EmitterCellPlan.Shape) -> CGImage? {
    switch shape {
    case .circle: circle
    case .square: square
    case .triangle: triangle
    case .star: star
    }
  }

  private static func makeImage(of shape: EmitterCellPlan.Shape) -> CGImage? {
    let path = path(of: shape)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        var inside = 0
        for sample in 0..<samples * samples {
          let point = CGPoint(
            x: CGFloat(x) + (CGFloat(sample % samples) + 0.5) / CGFloat(samples),
            y: CGFloat(y) + (CGFloat(sample / samples) + 0.5) / CGFloat(samples))
          if path.contains(point) { inside += 1 }
        }
        let alpha = UInt8(inside * 255 / (samples * samples))
        pixels += [alpha, alpha, alpha, alpha]
      }
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }

  private static func path(of shape: EmitterCellPlan.Shape) -> CGPath {
    let size = CGFloat(side)
    let box = CGRect(x: 0, y: 0, width: size, height: size)
    switch shape {
    case .circle: return CGPath(ellipseIn: box)
    case .square: return CGPath(rect: box)
    case .triangle: return polygon(3) { _ in 1 }
    case .star: return polygon(10) { $0 % 2 == 0 ? 1 : 0.4 }
    }
  }

  /// Returns a polygon whose first corner is at the top.
  private static func polygon(_ count: Int, radius: (Int) -> CGFloat) -> CGPath {
    let half = CGFloat(side) / 2
    let path = CGMutablePath()
    path.addLines(
      between: (0..<count).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - .pi / 2
        return CGPoint(
          x: half + half * radius(index) * cos(angle), y: half + half * radius(index) * sin(angle))
      })
    path.closeSubpath()
    return path
  }
}
