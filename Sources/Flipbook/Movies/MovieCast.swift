import Imaging
import Movies
import Recipes

/// The subjects of a movie: one recipe or folder of frames, or two side by side.
package struct MovieCast: Sendable {
  /// The recipes and folders of frames, from left to right.
  package let subjects: [MovieSubject]
  /// The label above each subject; empty for no labels.
  package let labels: [String]
  /// The number of subjects in a row; nil for a single row.
  package let columns: Int?

  /// Reads the subjects of a movie.
  ///
  /// - Parameters:
  ///   - input: A recipe, or a folder of frames with its manifest; nil if both sides name one.
  ///   - sides: Two recipes, folders, or settings of the input, to show side by side; empty for the
  ///     input alone.
  ///   - labels: The labels above the sides; empty for their titles or settings.
  ///   - settings: Values for parameters that the recipes declare.
  ///   - matrix: The axes of a matrix of the input; empty for the recipe's own.
  ///   - pattern: The pattern of the file names in a folder of frames.
  package init(
    _ input: String?, sides: [String] = [], labels: [String] = [], settings: [RecipeSetting] = [],
    matrix: [RecipeSetting] = [], pattern: FramePattern = .standard
  ) throws {
    func read(_ path: String, _ settings: [RecipeSetting]) throws -> MovieSubject {
      try MovieSubject(path, settings: settings, pattern: pattern)
    }
    if sides.isEmpty {
      guard let input else {
        throw MovieError.badOption("expected a recipe or a folder of frames")
      }
      let subject = try MovieSubject(input, settings: settings, matrix: matrix, pattern: pattern)
      if case .recipe(let recipe) = subject, let matrix = recipe.matrix {
        subjects = matrix.cells.map { .recipe($0.recipe) }
        self.labels = labels.isEmpty ? matrix.cells.map(\.label) : labels
        columns = matrix.columns
      } else {
        subjects = [subject]
        self.labels = labels
        columns = nil
      }
    } else {
      let sides = try sides.map { side -> (subject: MovieSubject, label: String) in
        let own = Self.settings(side)
        guard !own.isEmpty, let input else {
          let subject = try read(side, settings)
          return (subject, subject.title)
        }
        let label = own.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        return (try read(input, settings + own), label)
      }
      subjects = sides.map(\.subject)
      columns = nil
      self.labels = labels.isEmpty ? sides.map(\.label) : labels
    }
    guard self.labels.isEmpty || self.labels.count == subjects.count else {
      throw MovieError.badOption(
        "\(self.labels.count) labels for \(subjects.count) sides: expected one label per side")
    }
  }

  /// Reads settings such as `a=1,b=2`; empty for any other text, such as the name of a file.
  package static func settings(_ word: String) -> [RecipeSetting] {
    guard word.prefixMatch(of: /[A-Za-z_][\w-]*=/) != nil else { return [] }
    // A comma inside a value, as in a list, is not followed by a name.
    var parts: [String] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      if parts.isEmpty || part.prefixMatch(of: /[A-Za-z_][\w-]*=/) != nil {
        parts.append(String(part))
      } else {
        parts[parts.count - 1] += ",\(part)"
      }
    }
    return parts.compactMap(RecipeSetting.init)
  }
}

extension MovieSubject {
  /// Reads a recipe, or the manifest of a folder of frames.
  ///
  /// - Throws: `MovieError.badOption` for settings of a folder of frames, which only recipes have.
  fileprivate init(
    _ path: String, settings: [RecipeSetting], matrix: [RecipeSetting] = [],
    pattern: FramePattern
  ) throws {
    if Files.isFolder(path), ScenePrograms.program(at: path) == nil {
      for (option, values) in [("--set", settings), ("--matrix", matrix)] where !values.isEmpty {
        throw MovieError.badOption(
          "\(path) contains rendered frames: \(option) requires a recipe")
      }
      self = .folder(try FrameFolder(path, pattern: pattern))
    } else {
      do throws(RecipeErrors) {
        self = .recipe(try Recipe.load(path: path, settings: settings, matrix: matrix))
      } catch {
        throw InvalidRecipes(files: [error])
      }
    }
  }
}

extension MovieCast {
  /// Makes a movie.
  ///
  /// - Parameters:
  ///   - path: The file, whose extension selects the format.
  ///   - options: The frame rate, the size, and how to make the movie.
  ///   - poster: A PNG file for a single frame; nil for none.
  ///   - posterTime: The time of that frame; nil for the middle.
  ///   - progress: Receives the number of frames drawn, on the main actor.
  /// - Throws: `MovieError`, `FlipbookError`, `ImagingError`, and `CancellationError`.
  @MainActor
  package func makeMovie(
    at path: String, options: MovieOptions, poster: String? = nil,
    posterTime: FrameSelection.Time? = nil,
    progress: @escaping @MainActor @Sendable (RenderProgress) -> Void = { _ in }
  ) async throws -> MovieReport {
    // Ignores the error of a folder that cannot be listed: it may still be writable.
    _ = try? Files.removeStaleTemporaries(in: Files.workingPath(for: path).folderPath)
    let (plan, bytes): (MoviePlan, Int)
    if let limit = options.maxBytes {
      (plan, bytes) = try await MovieFitting(
        format: try options.format ?? Self.format(of: path), subjects: subjects, labels: labels,
        columns: columns,
        options: options
      ).make(at: path, limit: limit, progress: progress)
    } else {
      plan = try self.plan(for: path, options: options)
      bytes = try await plan.make(at: path, progress: progress)
    }
    if let poster { try Files.write(try plan.poster(at: posterTime), to: poster) }
    return MovieReport(
      plan, file: path, bytes: bytes, poster: poster, limit: options.maxBytes)
  }

  /// Returns the checked plan of a movie, before its first frame.
  package func plan(for path: String, options: MovieOptions) throws -> MoviePlan {
    try MoviePlan(
      try options.format ?? Self.format(of: path), of: subjects, labels: labels,
      columns: columns, options: options)
  }

  private static func format(of path: String) throws -> MovieFormat {
    guard let format = MovieFormat(fileName: path) else {
      throw MovieError.badOption(
        "unknown movie format of '\(path)': expected a name that ends with "
          + "\(MovieFormat.endings)")
    }
    return format
  }
}
