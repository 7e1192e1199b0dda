import Imaging
import Raster
import Recipes
import UIKit

/// What a graph came to show.
public struct GraphSummary: Hashable, Sendable {
  /// The names of the items.
  public let items: [String]
  /// The names of the properties, from top to bottom.
  public let properties: [String]
}

extension Recipe {
  /// Plays the recipe and writes a picture of what its items do over time, as a PNG file.
  ///
  /// ```swift
  /// var options = GraphOptions()
  /// options.properties = try GraphProperty.all(in: ["center.y", "speed"])
  /// try recipe.graph(to: "ball.png", options: options)
  /// ```
  ///
  /// What is plotted is what is seen, in the middle of animations too, at every tick.
  ///
  /// - Throws: `GraphError` for what cannot be plotted, and what `trace()` throws.
  @MainActor
  @discardableResult
  public func graph(
    to file: String, options: GraphOptions = GraphOptions()
  ) throws -> GraphSummary {
    guard RenderPlan.scales.contains(options.scale) else {
      throw FlipbookError.scaleOutOfRange(options.scale)
    }
    if let size = options.size { try GraphPicture.check(size, scale: options.scale) }
    let graph = try graph(options)
    let picture = try GraphPicture(graph, size: options.size, scale: CGFloat(options.scale))
    try Files.write(try picture.png(), to: file)
    return GraphSummary(items: graph.items, properties: graph.panels.map(\.property.name))
  }

  /// Plays the recipe and chooses what to show of it.
  @MainActor
  func graph(_ options: GraphOptions) throws -> Graph {
    let scene = makeScene()
    let names = scene.viewNames + scene.propertyAnimators.map(\.name)
    let wanted = options.items.flatMap { NamePath.names(below: $0, among: names) }
    let trace = try trace(of: scene, items: options.items.isEmpty ? nil : Set(wanted))
    return try Graph(of: trace, names: names, options: options, recipe: self)
  }
}

extension GraphPicture {
  /// The picture as a PNG file.
  func png() throws -> [UInt8] {
    try Self.check(layout.size, scale: Double(scale))
    var timings = RenderTimings()
    return try FrameRenderer(scale: scale)
      .file(of: list, by: PNGEncoder(), timings: &timings).bytes
  }

  /// Throws for a size in points that a picture cannot have.
  static func check(_ size: CGSize, scale: Double) throws(FlipbookError) {
    guard let pixels = try? FrameRenderer.pixelSize(of: size, scale: CGFloat(scale)),
      pixels.width * pixels.height <= RenderPlan.mostPixels
    else { throw .frameSizeOutOfRange(size, scale: scale) }
  }
}
