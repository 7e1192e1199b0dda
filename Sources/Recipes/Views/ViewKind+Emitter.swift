import UIKit

extension ViewKind {
  /// A view that emits particles.
  static let emitter = ViewKind(
    .emitter, title: "an emitter", keys: [EmitterKeys.cells, EmitterKeys.isFilled],
    properties: EmitterKeys.properties
  ) { fields in
    let cells = fields.read(EmitterKeys.cells) ?? []
    let isFilled = fields.read(EmitterKeys.isFilled) ?? false
    return {
      let view = EmitterView(frame: .zero)
      view.emitter?.emitterCells = cells.map { $0.makeCell(in: view) }
      if !isFilled { view.emitter?.beginTime = CACurrentMediaTime() }
      return view
    }
  }
}

/// A view whose layer emits particles.
///
/// As of shapes, changes of properties that only its layer has are animated like those of views.
final class EmitterView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  /// The view's layer.
  var emitter: CAEmitterLayer? { layer as? CAEmitterLayer }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    (layer === self.layer ? blockAction(forKey: event) : nil)
      ?? super.action(for: layer, forKey: event)
  }
}

private enum EmitterKeys {
  static let cells = Key(
    "cells",
    .list(of: .emitterCell, "a list of kinds of particles", count: 1...Limits.emitterCells),
    isRequired: true, "The kinds of particles.")
  static let isFilled = Key(
    "isFilled", .boolean, default: "false",
    "Whether particles are there from the start, as if they had been emitted before.")

  static let properties: [Property<EmitterView>] = [
    Property("emitterPosition", .point, "The center of the shape, in the view's coordinates.") {
      $0.emitter?.emitterPosition = $1
    },
    Property("emitterSize", .emitterSize, "The size of the shape, in points.") {
      $0.emitter?.emitterSize = $1
    },
    Property(
      "emitterShape",
      .choice([
        ("point", CAEmitterLayerEmitterShape.point), ("line", .line), ("rectangle", .rectangle),
        ("circle", .circle), ("cuboid", .cuboid), ("sphere", .sphere),
      ]), "The shape from which particles are emitted; a point by default."
    ) { $0.emitter?.emitterShape = $1 },
    Property(
      "emitterMode",
      .choice([
        ("volume", CAEmitterLayerEmitterMode.volume), ("outline", .outline),
        ("surface", .surface), ("points", .points),
      ]), "The part of the shape from which particles are emitted; volume by default."
    ) { $0.emitter?.emitterMode = $1 },
    Property(
      "renderMode",
      .choice([
        ("unordered", CAEmitterLayerRenderMode.unordered), ("oldestFirst", .oldestFirst),
        ("oldestLast", .oldestLast), ("backToFront", .backToFront), ("additive", .additive),
      ]), "The order in which particles are drawn; additive adds their colors."
    ) { $0.emitter?.renderMode = $1 },
    Property("birthRate", .factor, "The factor of the birth rates of cells; 0 to stop.") {
      $0.emitter?.birthRate = Float($1)
    },
    Property("lifetime", .factor, "The factor of the lifetimes of cells.") {
      $0.emitter?.lifetime = Float($1)
    },
    Property(
      "velocity", .number(-100...100, "a number from -100 to 100"),
      "The factor of the velocities of cells."
    ) { $0.emitter?.velocity = Float($1) },
    Property("scale", .factor, "The factor of the scales of cells.") {
      $0.emitter?.scale = Float($1)
    },
    Property(
      "spin", .number(-100...100, "a number from -100 to 100"),
      "The factor of the spins of cells."
    ) { $0.emitter?.spin = Float($1) },
    Property(
      "seed", .integer(0...1_000_000, "a whole number from 0 to 1000000"),
      "The seed of the random numbers: the same one, the same particles."
    ) { $0.emitter?.seed = UInt32($1) },
  ]
}

extension ValueType<Double> {
  fileprivate static let factor: ValueType = number(0...100, "a number from 0 to 100")
}

extension ValueType<CGSize> {
  /// A width and a height, which may be zero.
  fileprivate static let emitterSize = ValueType<[Double]>.numbers(
    "a size [width, height] in points", [.nonnegativeNumber, .nonnegativeNumber]
  ).map { CGSize(width: $0[0], height: $0[1]) }
}
