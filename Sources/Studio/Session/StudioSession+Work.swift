import Flipbook
import FoundationEssentials
import Imaging
import Raster
import Recipes
import StudioProtocol
import Verification

/// A filmstrip that is being drawn.
struct FilmstripJob {
  /// The ticks that remain, in reverse order.
  var ticks: [Int]
  let height: Int
  var frames: [FilmstripFrame] = []

  /// The allowed numbers of frames and of pixels.
  static let (counts, heights) = (1...200, 8...400)
}

extension StudioSession {
  /// Whether `doWork(while:at:)` has something to do.
  package var hasWork: Bool {
    !work.isEmpty && !(views.isEmpty && !work.needsFiles)
      || !library.isChecked
        && !head.isPlaying
  }

  /// Does what is not urgent: plays in the background, and finds warnings.
  ///
  /// - Parameter goesOn: Returns whether there is time left; called after each part.
  package func doWork(while goesOn: () -> Bool, at time: Double) {
    repeat { doNextPart(while: goesOn, at: time) } while hasWork && goesOn()
  }

  private func doNextPart(while goesOn: () -> Bool, at time: Double) {
    if work.needsFiles {
      work.needsFiles = false
      if !library.isFolder || library.entries.isEmpty { library.update(changed: nil) }
      sendRecipes()
      sendWatchedFiles()
    } else if !work.replacedViews.isEmpty {
      work.replacedViews.removeFirst()
    } else if work.needsRecording {
      work.needsRecording = false
      sendRecording()
    } else if work.needsPreparation {
      let tick = head.tick
      // A loop returns to its start again and again.
      let isLooping = head.isPlaying && head.loop.on
      let areReady = views.map { isLooping || $0.prepare(at: tick, track, while: goesOn) }
      work.needsPreparation = !areReady.allSatisfy(\.self)
    } else if work.needsSurvey {
      work.needsSurvey = !survey(while: goesOn)
    } else if work.needsMarks {
      work.needsMarks = false
      sendMarks()
    } else if work.needsReference {
      work.needsReference = false
      readReference()
    } else if work.needsCurves {
      work.needsCurves = false
      sendCurves()
    } else if work.needsInspection {
      inspect(while: goesOn)
    } else if work.needsVerdict {
      work.needsVerdict = false
      sendVerdict()
    } else if work.filmstrip != nil {
      drawFilmstrip(at: time)
    } else if library.checkNext() {
      sendRecipes()
    }
  }

  /// Plays the recipe in the background; returns whether it is done.
  private func survey(while goesOn: () -> Bool) -> Bool {
    let last = max(lastTick, head.isLive ? min(head.tick, lastTick + Self.maxLiveTicks) : 0)
    for (index, view) in views.enumerated() {
      if view.survey == nil {
        view.startSurvey(observing: index == 0 ? .everything : .lists, to: last)
      }
      repeat {
        guard view.advanceSurvey(track) else { break }
      } while goesOn()
      guard view.survey?.isDone ?? true else { return false }
    }
    return true
  }

  private func sendMarks() {
    guard let survey = views.first?.survey, survey.isDone else { return }
    marks = survey.sortedMarks
    sendScene()
  }

  /// Plays the recipe for warnings, as `lint` does, and reports them with failed expectations.
  private func inspect(while goesOn: () -> Bool) {
    guard let recipe = source?.recipe else {
      work.needsInspection = false
      return
    }
    var inspection = inspection ?? RecipeInspection(recipe)
    while inspection.advance() {
      guard goesOn() else {
        self.inspection = inspection
        return
      }
    }
    self.inspection = nil
    work.needsInspection = false
    let failures = views.first?.survey?.failures ?? []
    playedDiagnostics =
      failures.map(\.diagnostic) + recipe.warnings(from: inspection) + matrixErrors(of: recipe)
    sendDiagnostics()
  }

  /// The errors of the combinations of a matrix, which are not shown here.
  private func matrixErrors(of recipe: Recipe) -> [Diagnostic] {
    guard recipe.hasMatrix, let path = source?.path else { return [] }
    do throws(RecipeErrors) {
      _ = try Recipe.load(path: path)
      return []
    } catch { return error.diagnostics }
  }

  /// The number of ticks after the recipe that are played in the background: a minute.
  private static var maxLiveTicks: Int { 3600 }

  // MARK: Files

  private func sendWatchedFiles() {
    var files = source.map { [$0.path] + $0.files.map(\.path) } ?? []
    var folders = library.folders
    if let source {
      folders += Set(files.map(\.folderPath)).map(\.absolutePath).sorted()
      let name = source.path.pathStem
      if let store = ReferenceSearch().store(of: name, at: source.path) {
        files.append(store.folder(of: name).path + "/" + Reference.fileName)
      }
    }
    var known: Set<String> = []
    let paths = files.map(\.absolutePath).filter { known.insert($0).inserted }
    known = []
    send(.watch(files: paths, folders: folders.filter { known.insert($0).inserted }))
  }

  // MARK: Filmstrip

  func requestFilmstrip(count: Int, height: Int) {
    guard FilmstripJob.counts.contains(count), FilmstripJob.heights.contains(height) else {
      return notice(
        .error,
        "invalid filmstrip: expected \(FilmstripJob.counts) frames of \(FilmstripJob.heights) pixels"
      )
    }
    let last = max(lastTick, head.isLive ? frontier : 0)
    let ticks = (0..<count).map { index in
      count == 1 ? 0 : Int((Double(index) * Double(last) / Double(count - 1)).rounded())
    }
    work.filmstrip = FilmstripJob(ticks: ticks.reversed(), height: height)
  }

  /// Draws a frame of the filmstrip, and sends it when it is complete.
  private func drawFilmstrip(at time: Double) {
    guard var job = work.filmstrip, let view = views.first else {
      work.filmstrip = nil
      return
    }
    work.filmstrip = nil
    guard let tick = job.ticks.popLast() else { return send(.filmstrip(job.frames)) }
    // What was not played in the background is left out rather than played again for each frame.
    if let shown = view.history.nearestTick(to: tick), let list = view.history.list(at: shown) {
      do {
        let scale = Double(job.height) / Double(view.recipe.device.size.height)
        let drawn = try FrameRenderer(scale: scale).draw(list)
        let png = PNGEncoder().encode(drawn.view)
        job.frames.append(
          FilmstripFrame(tick: shown, png: Data(png).base64EncodedString()))
      } catch { return notice(.error, "\(error)") }
    }
    work.filmstrip = job
  }
}
