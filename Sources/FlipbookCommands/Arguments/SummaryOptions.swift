import ArgumentParser
import Flipbook
import FoundationEssentials
import Imaging
import Verification

/// A summary as Markdown, for the page of a job or a comment.
struct SummaryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write a summary as Markdown; appended if the file is $GITHUB_STEP_SUMMARY, else replaced.",
      valueName: "file"), completion: .file(extensions: ["md"]))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "Folder for images of failing recipes before and after: GIFs, or PNG strips without ffmpeg.",
      valueName: "folder"), completion: .directory)
  var summaryImages: String?

  @Option(
    help: ArgumentHelp(
      "Where a browser finds that folder, for a summary that is shown elsewhere (default: its relative path).",
      valueName: "url"))
  var imagesURL: String?

  /// Whether the images of failing recipes are needed.
  var needsSections: Bool { summaryImages != nil }

  func validate() throws {
    if summaryImages != nil, summary == nil {
      throw ValidationError("--summary-images needs --summary")
    }
    if imagesURL != nil, summaryImages == nil {
      throw ValidationError("--images-url needs --summary-images")
    }
  }

  /// Writes the summary and its images, if they were requested.
  ///
  /// - Returns: The errors of writing.
  @MainActor
  func write(
    _ results: [RecipeVerification.Result], of verification: RecipeVerification,
    in context: CommandContext
  ) async throws(CancellationError) -> [any Error] {
    guard let summary else { return [] }
    var errors: [any Error] = []
    var cells: [String: (before: String?, after: String?)] = [:]
    let isStepSummary = context.environment["GITHUB_STEP_SUMMARY"] == summary
    if let folder = summaryImages {
      let location = location(of: folder, seenFrom: isStepSummary ? nil : summary)
      for (id, result) in zip(ReportPage.ids(of: results.map(\.name)), results) {
        guard !result.passes, let section = result.section else { continue }
        do {
          let images = try await SummaryImages(
            of: section, to: folder, id: id, searchPath: context.environment["PATH"] ?? "")
          cells[result.name] = (
            images.before.map { cell("before", $0, in: folder, at: location) },
            images.after.map { cell("after", $0, in: folder, at: location) }
          )
        } catch let error as CancellationError {
          throw error
        } catch {
          errors.append(error)
        }
      }
    }
    do {
      let text = verification.summary(of: results, title: "flipbook verify") { cells[$0.name] }
      let earlier =
        isStepSummary && Files.exists(summary)
        ? String(decoding: try Files.read(summary), as: UTF8.self) : ""
      try ReportFile(path: summary).write(earlier.isEmpty ? text : "\(earlier)\n\(text)")
    } catch {
      errors.append(error)
    }
    return errors
  }

  /// Returns a cell with an image, or with the path of one that the page cannot show.
  private func cell(
    _ name: String, _ file: String, in folder: String, at location: String?
  ) -> String {
    location.map { "![\(name)](\(MarkdownText.destination($0 + file)))" }
      ?? MarkdownText.escaped("\(folder)/\(file)")
  }

  /// Returns what the names of images follow in links; nil if the page cannot show them.
  ///
  /// - Parameter page: The path of the summary; nil for the page of a job of GitHub Actions, which
  ///   shows no images of the job's folder.
  private func location(of folder: String, seenFrom page: String?) -> String? {
    if let imagesURL { return imagesURL.hasSuffix("/") ? imagesURL : "\(imagesURL)/" }
    guard let page else { return nil }
    let paths = AnnotationPaths.ofProcess
    let from = paths.absolute(page).split(separator: "/").dropLast()
    let to = paths.absolute(folder).split(separator: "/")
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return steps.isEmpty ? "" : steps.joined(separator: "/") + "/"
  }
}
