import ArgumentParser
import Flipbook
import Imaging

struct ListCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the recipes in a folder.")

  @Argument(help: "The folder.", completion: .directory)
  var folder = "Recipes"

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    struct Entry: Encodable {
      let file: String
      var title: String?
      var duration: Double?
      var points: Manifest.Size<Double>?
      var errors = 0
    }

    let formatVersion = 1
    let recipes: [Entry]
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let entries = try RecipeFiles(folder: folder).files.map(entry)
    return try CommandResult(
      Report(recipes: entries), asJSON: printsJSON,
      text: entries.isEmpty ? "no recipes in \(folder)\n" : table(of: entries.map(row)))
  }

  private func entry(of file: RecipeFiles.File) -> Report.Entry {
    switch file.result {
    case .success(let recipe):
      let size = recipe.device.size
      return Report.Entry(
        file: file.path, title: recipe.title, duration: recipe.duration,
        points: Manifest.Size(width: size.width, height: size.height))
    case .failure(let errors):
      return Report.Entry(file: file.path, errors: errors.diagnostics.count)
    }
  }

  private func row(of entry: Report.Entry) -> [String] {
    guard let duration = entry.duration, let points = entry.points else {
      let count = entry.errors == 1 ? "1 error" : "\(entry.errors) errors"
      return [entry.file, "", "", "\(count): run flipbook lint \(entry.file.shellQuoted)"]
    }
    return [
      entry.file, "\(plain(duration)) s", "\(plain(points.width))x\(plain(points.height)) pt",
      entry.title ?? "",
    ]
  }

  /// Returns a number without the `.0` of a whole one.
  private func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func table(of rows: [[String]]) -> String {
    let rows = rows.map { $0.map(\.onOneLine) }
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = cells.joined(separator: "  ")
      return line.replacing(/\ +$/, with: "") + "\n"
    }.joined()
  }
}
