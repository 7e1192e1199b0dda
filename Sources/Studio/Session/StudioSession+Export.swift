import Flipbook
import Imaging
import Recipes
import StudioProtocol
import UIKit

extension StudioSession {
  /// Returns the command that exports a range of ticks as it is shown.
  func exportCommand(_ request: ExportRequest, id: Int) -> ExportCommand {
    guard let source, let view = views.first else {
      return failedCommand(id, "no recipe is open")
    }
    guard source.errors == nil else { return failedCommand(id, "the recipe has errors") }
    let last = view.lastTick
    let (from, to) = (
      min(max(0, min(request.from, request.to)), last),
      min(max(0, max(request.from, request.to)), last)
    )
    if let file = request.file, file.isEmpty || file.utf8.contains(0) || file.count > 1000 {
      return failedCommand(id, "invalid file name")
    }
    let name = source.path.pathStem.withoutRawBytes
    let path = source.path.asArgument
    let file: String
    var words: [String]
    switch request.kind {
    case .gif, .mp4:
      file = request.file ?? "\(name).\(request.kind.rawValue)"
      words = ["movie", path, "-o", file.asArgument] + range(from, to, last)
      words += ["--scale", scale(of: view.recipe).plainDescription]
      words += ["--overlay", overlays ?? "none"]
      if let compared = comparedSettings {
        let sides = [settings, compared].map { side(of: $0, view.recipe) }
        // Without parameters, both sides would be the same.
        if sides.allSatisfy({ !$0.isEmpty }) { words += ["--side-by-side"] + sides }
      }
    case .png:
      file = request.file ?? "\(name)-frames"
      words = ["render", path, "-o", file.asArgument]
      words += ["--at", from == to ? time(from) : "\(time(from))-\(time(to))"]
      words += ["--scale", scale(of: view.recipe).plainDescription]
      words += overlays.map { ["--overlay", $0] } ?? []
    case .strobe:
      file = request.file ?? "\(name)-strobe.png"
      words = ["strobe", path, "-o", file.asArgument]
      words += from < to ? ["--between", "\(time(from))-\(time(to))"] : ["--at", time(from)]
      words += ["--scale", scale(of: view.recipe).plainDescription]
      words += overlays.map { ["--overlay", $0] } ?? []
    }
    let own = words.contains("--side-by-side") ? [] : settings.sorted { $0.key < $1.key }
    for (name, value) in own.map({ ($0.key, $0.value) }) + display.settings {
      words += ["--set", "\(name)=\(value)"]
    }
    return command(id, words, file: file)
  }

  /// Returns the command that records the reference of the open recipe.
  func approveCommand(id: Int) -> ExportCommand {
    guard let source, let recipe = source.recipe else {
      return failedCommand(id, "no recipe is open")
    }
    guard source.errors == nil else { return failedCommand(id, "the recipe has errors") }
    let folder = ReferenceSearch().store(of: recipe.name, at: source.path)?.path
    return command(
      id, ["record", source.path.asArgument] + (folder.map { ["--references", $0] } ?? []),
      file: folder)
  }

  private func command(_ id: Int, _ words: [String], file: String?) -> ExportCommand {
    ExportCommand(
      id: id, arguments: words,
      text: (["flipbook"] + words).map(\.shellQuoted).joined(separator: " "), file: file)
  }

  private func failedCommand(_ id: Int, _ error: String) -> ExportCommand {
    ExportCommand(id: id, arguments: [], text: "", error: error)
  }

  /// The overlays that are shown, as the value of `--overlay`; nil for none.
  private var overlays: String? {
    let names = Overlay.allCases.filter(display.overlays.contains).map(\.rawValue)
    return names.isEmpty ? nil : names.joined(separator: ",")
  }

  /// Returns the arguments of a movie of a range of ticks.
  private func range(_ from: Int, _ to: Int, _ last: Int) -> [String] {
    (from > 0 ? ["--from", time(from)] : []) + (to < last ? ["--to", time(to + 1)] : [])
  }

  /// Returns the settings of a side of a movie; all parameters of a side without settings are those
  /// of the recipe.
  private func side(of settings: [String: String], _ recipe: Recipe) -> String {
    let own = settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    guard own.isEmpty else { return own.joined(separator: ",") }
    let other = [self.settings, comparedSettings ?? [:]].flatMap(\.keys).min()
    return recipe.parameters.first { $0.name == other }.map { "\($0.name)=\($0.defaultValue)" }
      ?? ""
  }

  /// Returns the time of a tick, rounded to milliseconds.
  private func time(_ tick: Int) -> String {
    let milliseconds = (Double(tick) * 1000 / Double(Stage.ticksPerSecond)).rounded()
    return "\((milliseconds / 1000).plainDescription)s"
  }
}
