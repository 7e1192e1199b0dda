import Figures
import Flipbook

/// Names of overlays, separated by commas.
struct OverlayList: ParsedArgument {
  let overlays: Set<Overlay>

  static func parse(_ argument: String) throws -> OverlayList {
    OverlayList(overlays: try Overlay.all(in: [argument]))
  }
}

/// Names of overlays, separated by commas, or `none`.
struct OptionalOverlayList: ParsedArgument {
  /// The overlays; empty for `none`.
  let overlays: Set<Overlay>

  static func parse(_ argument: String) throws -> OptionalOverlayList {
    OptionalOverlayList(
      overlays: argument == "none" ? [] : try OverlayList.parse(argument).overlays)
  }
}

/// Names of graph properties, separated by commas.
struct GraphPropertyList: ParsedArgument {
  let properties: [GraphProperty]

  static func parse(_ argument: String) throws -> GraphPropertyList {
    GraphPropertyList(properties: try GraphProperty.all(in: [argument]))
  }
}

extension ExternalTool: ParsedArgument {
  static func parse(_ argument: String) throws -> ExternalTool {
    try all.first { $0.name == argument }
      .orExpected("one of \(all.map(\.name).joined(separator: ", "))")
  }
}

extension ColorName: ParsedArgument {
  static func parse(_ argument: String) throws -> ColorName { try ColorName(argument) }
}
