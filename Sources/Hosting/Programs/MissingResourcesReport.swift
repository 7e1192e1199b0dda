import RecipeSyntax
import UIKit

/// The warning about what a program asked for by names that were not found.
enum MissingResourcesReport {
  /// Returns the text of the warning; nil if nothing was missing.
  ///
  /// - Parameter folders: The folders that names were looked for in.
  static func text(_ items: [MissingResources.Item], folders: [String]) -> String? {
    var lines: [String] = []
    let places = folders.joined(separator: " and ")
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    let images = items.compactMap { if case .image(let name) = $0 { name } else { nil } }
    if !images.isEmpty {
      lines.append(
        "no image \(list(images)): looked for image sets of asset catalogs, and for NAME.png, "
          + "NAME@2x.png and NAME@3x.png, below \(places)")
    }
    let colors = items.compactMap { if case .color(let name) = $0 { name } else { nil } }
    if !colors.isEmpty {
      lines.append(
        "no color \(list(colors)): looked for color sets of asset catalogs below \(places)")
    }
    let data = items.compactMap { if case .data(let name) = $0 { name } else { nil } }
    if !data.isEmpty {
      lines.append("no data \(list(data)): looked for data sets of asset catalogs below \(places)")
    }
    let symbols = items.compactMap { if case .symbol(let name) = $0 { name } else { nil } }
    if !symbols.isEmpty {
      let known = UIImage.symbolNames
      let names = symbols.map { name in
        let nearest = NearestName.nearest(to: name, among: known)
        return nearest.map { "'\(name)' (did you mean '\($0)'?)" } ?? "'\(name)'"
      }
      lines.append("no symbol \(names.joined(separator: ", "))")
    }
    if items.contains(.symbolFont), let problem = UIImage.symbolFontProblem {
      lines.append(problem)
    }
    guard !lines.isEmpty else { return nil }
    return lines.map { "flipbook: warning: \($0)\n" }.joined()
  }

  /// Prints the warning when the process ends.
  static func printAtExit() {
    atexit {
      let text = MissingResourcesReport.text(
        MissingResources.all, folders: ResourceFolders.folders)
      if let text { FileHandle.standardError.write(Data(text.utf8)) }
    }
  }
}
