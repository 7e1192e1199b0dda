import FlipbookCommands
import Foundation
import Hosting
import Imaging
import Recipes
import UIKit

// Plays a program, and prints what its views show at some ticks: the queries and the answers are in JSON.
//
// Usage: probe PATH QUERIES

struct Query: Decodable {
  let view: String
  let property: String
  let tick: Int
  let container: String?
}

/// An answer: nil if there is no such view.
enum Answer: Encodable {
  case none
  case number(Double)
  case text(String)

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

@MainActor func answer(_ query: Query, in scene: RecipeScene) -> Answer {
  guard let view = scene.view(query.view), let layer = view.layer.presentation() else {
    return .none
  }
  if query.property == "text" {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return text.map { .text($0) } ?? .none
  }
  let container = query.container.flatMap(scene.view)?.layer ?? scene.stage.window.layer
  guard let outer = container.presentation() else { return .none }
  let frame = outer.convert(layer.bounds, from: layer)
  let transform = layer.affineTransform()
  switch query.property {
  case "minX": return .number(frame.minX)
  case "midX": return .number(frame.midX)
  case "maxX": return .number(frame.maxX)
  case "minY": return .number(frame.minY)
  case "midY": return .number(frame.midY)
  case "maxY": return .number(frame.maxY)
  case "width": return .number(frame.width)
  case "height": return .number(frame.height)
  case "alpha": return .number(Double(layer.opacity))
  case "rotation": return .number(atan2(transform.b, transform.a))
  default: return .number(1)
  }
}

try MainActor.assumeIsolated {
  try ProgramHost.start()
  let queries = try JSONDecoder().decode([Query].self, from: Data(CommandLine.arguments[2].utf8))
  let recipe = try Recipe.load(path: CommandLine.arguments[1])
  let scene = recipe.makeScene()
  var answers = queries.map { _ in Answer.none }
  for (index, query) in queries.enumerated().sorted(by: { $0.element.tick < $1.element.tick }) {
    while scene.stage.tick < query.tick { scene.stage.step() }
    answers[index] = answer(query, in: scene)
  }
  let end = Int(recipe.duration * Double(Stage.ticksPerSecond))
  while scene.stage.tick < end { scene.stage.step() }
  let bytes = [UInt8](try JSONEncoder().encode(answers))
  try Files.write(bytes, to: Files.standardOutput, path: "the answers")
}
