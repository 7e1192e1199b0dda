import ArgumentParser
import Flipbook
import Foundation

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Plot what a recipe's items do over time, as a PNG file.",
    discussion: """
      Plotted is what is seen at every tick, in the middle of animations too. A dashed line marks an \
      entry of the timeline, a ring the beginning of a contact.
      """)

  @OptionGroup var picture: PictureArguments

  @Option(
    help: ArgumentHelp(
      "The items, in the order of their colours. (default: all that move)", valueName: "name,…"))
  var items: [String] = []

  @Option(
    help: ArgumentHelp(
      "The properties, a panel each. (default: those that change)",
      discussion: """
        \(units); center is center.x and center.y, as alert is all parts of an alert.
        """,
      valueName: "name,…"),
    completion: .list(GraphProperty.all.map(\.name)))
  var properties: [String] = []

  @Option(help: "The title. (default: the recipe's)")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The picture's size in pixels. (default: one that suits the panels)", valueName: "WxH"))
  var size: String?

  @Option(help: "Pixels in a point: how large texts and lines are.")
  var scale = 2.0

  @OptionGroup var settings: Settings

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  func validate() throws {
    _ = try options()
  }

  @MainActor
  func run() async throws {
    var verb = GraphVerb()
    verb.recipe = picture.recipe
    verb.settings = settings.settings
    verb.options = try options()
    verb.file = picture.file
    verb.json = json
    try await conclude(json: json) { [verb] in try verb.run() }
  }

  private func options() throws -> GraphOptions {
    var options = GraphOptions()
    options.items = items.flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    options.properties = try validating { try GraphProperty.all(in: properties) }
    options.title = title
    options.scale = scale
    if let size {
      guard case .pixels(let width, let height)? = OutputSize(pixels: size) else {
        throw ValidationError("'\(size)' is no size: write one such as 1600x900.")
      }
      options.size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
    return options
  }
}

/// The properties by their units, in the order of both.
private let units = GraphProperty.all.map(\.unit)
  .reduce(into: [GraphUnit]()) { if !$0.contains($1) { $0.append($1) } }
  .map { unit in
    "\(unit.name): "
      + GraphProperty.all.filter { $0.unit == unit }.map(\.name).joined(separator: ", ")
  }.joined(separator: "; ")
