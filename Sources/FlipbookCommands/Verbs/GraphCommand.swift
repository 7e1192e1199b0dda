import ArgumentParser
import Figures
import Flipbook

struct GraphCommand: ImageVerb {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Plot the properties of a recipe's items over time as a PNG file.",
    discussion: """
      Plots presentation values at every tick. Dashed lines mark timeline entries; rings mark where contacts \
      began.
      """)

  @OptionGroup var image: ImageOptions

  @Option(
    help: ArgumentHelp(
      "Items to plot, in the order of their colors (default: every item that moves).",
      valueName: "name,…"))
  var items: [String] = []

  @Option(
    help: ArgumentHelp(
      "Properties to plot, one panel each (default: every property that changes).",
      discussion: """
        \(units). 'center' means center.x and center.y; a component's name means all of its parts.
        """,
      valueName: "name,…"),
    completion: .list(GraphProperty.all.map(\.name)))
  var properties: [GraphPropertyList] = []

  @Option(
    help: ArgumentHelp(
      "Size of the image in pixels (default: depends on the panels).", valueName: "WxH"))
  var size: OutputSize?

  @Option(help: ArgumentHelp("Pixels per point, which scales texts and lines.", valueName: "N"))
  var scale = 2.0

  struct Report: Encodable {
    let formatVersion = 1
    let graph: String
    let items: [String]
    let properties: [String]
  }

  func draw(_ recipe: Recipe, to file: String) throws -> (report: Report, summary: String) {
    var options = GraphOptions()
    options.items = items.flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    options.properties = properties.flatMap(\.properties).reduce(into: []) { properties, property in
      if !properties.contains(property) { properties.append(property) }
    }
    options.title = image.title
    options.scale = scale
    if case .pixels(let width, let height)? = size {
      options.size = .init(width: Double(width) / scale, height: Double(height) / scale)
    }
    let summary = try recipe.graph(to: file, options: options)
    return (
      Report(graph: file, items: summary.items, properties: summary.properties),
      "\(NamePath.list(summary.properties)) of \(NamePath.list(summary.items, atMost: 8))"
    )
  }
}

/// The names of the properties, grouped by unit.
private let units = GraphProperty.all.map(\.unit)
  .reduce(into: [GraphUnit]()) { if !$0.contains($1) { $0.append($1) } }
  .map { unit in
    "\(unit.name): "
      + GraphProperty.all.filter { $0.unit == unit }.map(\.name).joined(separator: ", ")
  }.joined(separator: "; ")
