import Imaging
import Raster
import Recipes
import UIKit

/// The contents of a graph that was written.
public struct GraphSummary: Hashable, Sendable {
  /// The names of the items.
  public let items: [String]
  /// The names of the properties, from top to bottom.
  public let properties: [String]
}

extension Recipe {
  /// Plays the recipe and writes a graph of its items' properties over time, as a PNG file.
  ///
  /// ```swift
  /// var options = GraphOptions()
  /// options.properties = try GraphProperty.all(in: ["center.y", "speed"])
  /// try recipe.graph(to: "ball.png", options: options)
  /// ```
  ///
  /// Plots presentation values at every tick, also during animations.
  ///
  /// - Parameters:
  ///   - file: The path of the PNG file.
  ///   - options: The items, properties and size.
  /// - Throws: A `GraphError` if there is nothing to plot or no room for it, a `FlipbookError`
  ///   for a size or scale out of range, and what `trace()` throws.
  @MainActor
  @discardableResult
  public func graph(
    to file: String, options: GraphOptions = GraphOptions()
  ) throws -> GraphSummary {
    guard RenderPlan.scales.contains(options.scale) else {
      throw FlipbookError.scaleOutOfRange(options.scale)
    }
    if let size = options.size {
      try FrameRenderer.checkPixelSize(of: size, scale: options.scale)
    }
    let graph = try graph(options)
    let figure = try GraphFigure(graph, size: options.size, scale: CGFloat(options.scale))
    try Files.write(
      try FrameRenderer.png(of: figure.list, scale: options.scale), to: file)
    return GraphSummary(items: graph.items, properties: graph.panels.map(\.property.name))
  }

  /// Plays the recipe and returns its graph.
  @MainActor
  func graph(_ options: GraphOptions) throws -> Graph {
    let scene = makeScene()
    // A program's views come and go: their names are known after the play.
    guard scene.program == nil else {
      let trace = try trace(of: scene)
      let names = trace.rows.map(\.item).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      return try Graph(of: trace, names: names, options: options, recipe: self)
    }
    let names = scene.viewNames + scene.propertyAnimators.map(\.name)
    let selected = options.items.flatMap { NamePath.names(below: $0, among: names) }
    let trace = try trace(of: scene, items: options.items.isEmpty ? nil : Set(selected))
    return try Graph(of: trace, names: names, options: options, recipe: self)
  }
}
