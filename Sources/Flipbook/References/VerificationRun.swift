import Imaging
import Recipes
import Verification

/// A verification that is running: plays recipes, the longest first, and compares each with its
/// reference.
@MainActor
final class VerificationRun {
  typealias Result = RecipeVerification.Result

  /// A recipe that plays, with what it is compared with.
  private struct Case {
    /// The index of the recipe's file.
    let index: Int
    let recipe: Recipe
    let store: ReferenceStore
    let options: ReferenceOptions
    let stored: StoredReference?
    let tolerance: RecipeTolerance
    let check: ReferenceCheck
    /// What the verdict depends on; nil if no progress is kept.
    let key: Digest?
    let start: ContinuousClock.Instant
  }

  private let verification: RecipeVerification
  private let files: [RecipeFiles.File]
  private let imageLimit: Int
  let renames: RenamedReferences
  /// The results, in the order of the files.
  private var found: [Result?]
  /// The indices of the files that have not started, the next one last.
  private var remaining: [Int]
  /// The recipes that play, by the numbers of their plays.
  private var cases: [Int: Case] = [:]
  /// Recipes that have to be drawn before the next one plays.
  private var pending: [(Case, PlayedMotion)] = []
  /// The recipes that are the same so far; nil for a single recipe.
  private var progress: VerificationProgress?
  /// The reference of the next recipe, which is read while another one plays.
  private var prefetched: (index: Int, Task<StoredReference?, any Error>)?

  init(_ verification: RecipeVerification, _ files: RecipeFiles) {
    self.verification = verification
    self.files = files.files
    imageLimit = ReportPage.imagesLimit(sectionCount: files.files.count)
    renames = RenamedReferences(search: verification.search, files: files)
    found = files.files.map { _ in nil }
    if files.files.count > 1 {
      progress = VerificationProgress(
        in: verification.actual, tolerance: verification.tolerance,
        resuming: verification.resumes && !verification.makesSections)
    }
    let lengths = files.files.map { (try? $0.result.get().duration) ?? 0 }
    remaining = lengths.indicesFromLongest.reversed()
  }

  /// Verifies every recipe and returns the results in the order of the files.
  ///
  /// - Throws: `VerificationInterruption`.
  func results() async throws -> [Result] {
    defer { prefetched?.1.cancel() }
    do {
      try await PlayQueue(jobs: verification.jobs, begin: begin, finish: finish).run()
      try await concludePending()
    } catch is CancellationError where progress != nil {
      throw VerificationInterruption(done: found.count { $0 != nil }, count: found.count)
    }
    progress?.end()
    return found.compactMap(\.self)
  }

  // MARK: Playing

  private func begin(_ number: Int) async throws -> PlayQueue.Play? {
    try await concludePending()
    while let index = remaining.popLast() {
      let start = ContinuousClock.now
      let file = files[index]
      switch file.result {
      case .failure(let errors): found[index] = Result(invalid: file, errors)
      case .success(let recipe):
        guard let store = verification.search.store(of: recipe.name, at: file.path) else {
          found[index] = Result(
            unrecorded: recipe, at: file.path,
            sentence: verification.search.sentence(forRecipeAt: file.path))
          continue
        }
        let key = progress?.key(of: recipe, at: file.path, store.folder(of: recipe.name))
        if let extent = key.flatMap({ progress?.extent(of: $0) }) {
          found[index] = Result(
            verified: recipe, at: file.path, extent,
            RecipeTolerance(of: recipe, scale: 1, verification.tolerance))
          continue
        }
        do {
          let (test, play) = try await prepare(recipe, of: index, in: store, key, start)
          cases[number] = test
          prefetch()
          return play
        } catch {
          try fail(index, error)
        }
      }
    }
    return nil
  }

  private func prepare(
    _ recipe: Recipe, of index: Int, in store: ReferenceStore, _ key: Digest?,
    _ start: ContinuousClock.Instant
  ) async throws -> (Case, PlayQueue.Play) {
    let folder = store.folder(of: recipe.name)
    let stored =
      if let prefetched, prefetched.index == index {
        try await prefetched.1.value
      } else {
        try StoredReference(in: folder)
      }
    var options = ReferenceOptions(of: recipe)
    options.jobs = verification.jobs
    if let stored { options = options.suiting(stored.reference) }
    let tolerance = RecipeTolerance(of: recipe, scale: options.scale, verification.tolerance)
    let check = ReferenceCheck(
      folder: folder, actualOutput: verification.actual.folder(of: recipe.name),
      tolerance: tolerance.tolerance)
    let test = Case(
      index: index, recipe: recipe, store: store, options: options, stored: stored,
      tolerance: tolerance, check: check, key: key, start: start)
    return (test, try PlayQueue.Play(recipe, options))
  }

  /// Starts to read the reference of the next recipe.
  private func prefetch() {
    prefetched = nil
    guard let index = remaining.last, case .success(let recipe) = files[index].result,
      let store = verification.search.store(of: recipe.name, at: files[index].path)
    else { return }
    let folder = store.folder(of: recipe.name)
    prefetched = (index, Task.detached { try StoredReference(in: folder) })
  }

  private func finish(_ number: Int, _ result: Swift.Result<PlayedMotion, any Error>) throws {
    guard let test = cases.removeValue(forKey: number) else { return }
    switch result {
    case .failure(let error): try fail(test.index, error)
    case .success(let played):
      guard !verification.makesSections,
        let finding = test.check.findingWithoutDrawing(of: played, test.stored)
      else { return pending.append((test, played)) }
      conclude(test, self.result(of: finding, test, played.failures.map(\.diagnostic)))
    }
  }

  // MARK: Results

  private func concludePending() async throws {
    while !pending.isEmpty {
      let (test, played) = pending.removeFirst()
      do {
        conclude(test, try await result(of: played, test))
      } catch {
        try fail(test.index, error)
      }
    }
  }

  private func conclude(_ test: Case, _ result: Result) {
    if result.verdict == .same, let key = test.key {
      progress?.add(key, .init(frames: result.frames, numbers: result.numbers))
    }
    found[test.index] = result
    found[test.index]?.seconds = test.start.duration(to: .now) / .seconds(1)
  }

  private func fail(_ index: Int, _ error: any Error) throws {
    if error is CancellationError { throw error }
    let name = files[index].name
    found[index] = Result(
      name: name, file: files[index].path, verdict: .failed,
      headline: ReportSection.Verdict.failed.rawValue,
      sentences: ["\(error)".sentence], problem: ErrorCategory(of: error))
  }

  /// Draws what the verdict, the report and the actual output need.
  private func result(of played: PlayedMotion, _ test: Case) async throws -> Result {
    var finding = try await test.check.finding(of: played, test.stored)
    if finding.verdict == nil,
      let renamed = try await renames.match(
        finding.actual, in: test.store, play: test.recipe.play)
    {
      finding.problems.append("It matches \(renamed.path): rename it to \(test.check.folder.path).")
    }
    let failures = played.failures.map(\.diagnostic)
    var result = self.result(of: finding, test, failures)
    guard verification.makesSections else { return result }
    do {
      let command = result.actual.flatMap { _ in
        verification.approval?(test.recipe.name, test.store)
      }
      result.section = try await verification.section(
        of: finding, test.recipe, test.options, test.tolerance, failures: failures,
        folder: test.check.folder, command: command, imageLimit: imageLimit)
    } catch let error as CancellationError {
      throw error
    } catch {
      result.outputErrors.append(error)
    }
    return result
  }

  private func result(
    of finding: ReferenceCheck.Finding, _ test: Case, _ failures: [Diagnostic]
  ) -> Result {
    var result = Result(
      name: test.recipe.name, file: files[test.index].path,
      verdict: finding.isGood && !failures.isEmpty ? .unexpected : finding.kind,
      headline: finding.isGood
        ? RecipeVerification.headline(finding, failures) : finding.headline,
      sentences: failures.map(\.sentence) + finding.sentences, failures: failures,
      tolerance: test.tolerance,
      problem: finding.isGood && failures.isEmpty ? nil : .difference)
    if let error = finding.writingError {
      result.outputErrors.append(error)
    } else if !finding.isGood {
      (result.actual, result.references) = (test.check.actualOutput, test.store)
    }
    if finding.verdict != nil {
      result.frames = finding.actual.frames.count
      result.numbers = finding.actual.numberCount
    }
    return result
  }
}

extension RecipeVerification.Result {
  /// Creates the result of a file that is not a valid recipe.
  fileprivate init(invalid file: RecipeFiles.File, _ errors: RecipeErrors) {
    self.init(
      name: file.name, file: file.path, verdict: .invalid,
      headline:
        "\(ReportSection.Verdict.invalid.rawValue): \(NumberFormat.count(errors.diagnostics.count, "error"))",
      sentences: errors.diagnostics.map(\.sentence), diagnostics: errors.diagnostics,
      problem: ErrorCategory(of: errors))
  }

  /// Creates the result of a recipe that an earlier verification found to be the same.
  fileprivate init(
    verified recipe: Recipe, at path: String, _ extent: VerificationProgress.Extent,
    _ tolerance: RecipeTolerance
  ) {
    self.init(
      name: recipe.name, file: path, verdict: .same,
      headline: ReferenceCheck.Finding.headline(
        isSame: true, frames: extent.frames, numbers: extent.numbers), sentences: [],
      tolerance: tolerance, frames: extent.frames, numbers: extent.numbers, problem: nil)
  }

  /// Creates the result of a recipe without a folder of references.
  fileprivate init(unrecorded recipe: Recipe, at path: String, sentence: String) {
    self.init(
      name: recipe.name, file: path, verdict: .unrecorded,
      headline: ReportSection.Verdict.unrecorded.rawValue, sentences: [sentence],
      problem: .difference)
  }
}
