import Flipbook
import Imaging
import Recipes
import StudioProtocol
import UIKit

extension StudioSession {
  /// The settings of the open recipe's parameters.
  var settings: [String: String] {
    get { source.flatMap { settingsByPath[$0.path] } ?? [:] }
    set {
      if let path = source?.path { settingsByPath[path] = newValue.isEmpty ? nil : newValue }
    }
  }

  /// Opens the first recipe, or continues at a point of an earlier process.
  func start(_ resume: ResumePoint?, at time: Double) {
    do { try Recipe.verifyFonts() } catch { return notice(.error, "\(error)") }
    library.update(changed: nil)
    let paths = library.entries.map(\.path)
    let path = resume?.path.flatMap { path in
      paths.first { $0.withoutRawBytes == path || $0.absolutePath == path.absolutePath }
    }
    if let resume {
      _ = display.apply(resume.display)
      head.setSpeed(resume.speed, at: time)
      head.loop = resume.loop
      curveRequests = resume.curves
      comparedSettings = resume.compare
      if let path { settingsByPath[path] = resume.settings.isEmpty ? nil : resume.settings }
    }
    guard let path = path ?? paths.first else {
      notice(.warning, "the folder contains no recipes: create a file that ends with .yaml")
      work.needsFiles = true
      return sendRecipes()
    }
    let isSame = resume?.path != nil
    source = RecipeSource(path: path)
    head.tick = isSame ? max(0, resume?.tick ?? 0) : 0
    load(at: time)
    if isSame ? resume?.playing ?? false : true { play(at: time) }
    sendRecipes()
    sendState(at: time)
  }

  /// Opens a recipe from the start.
  func open(_ path: String, at time: Double) {
    head.pause()
    (head.tick, head.isLive, head.loop) = (0, false, StateUpdate.Loop())
    (track, recording, undoStack) = (TouchTrack(), nil, [])
    (comparedSettings, curveRequests, reference) = (nil, [], nil)
    (views, painters, marks) = ([], [], [])
    source = RecipeSource(path: path)
    load(at: time)
    play(at: time)
    sendRecipes()
  }

  /// Reads the open recipe and shows it at the same tick; after an error, the earlier one stays.
  func load(at time: Double) {
    guard var source else { return }
    var settings = settings
    let isValid = source.load(settings: &settings, stage: display.settings)
    self.source = source
    self.settings = settings
    (playedDiagnostics, inspection) = (nil, nil)
    if isValid {
      makeViews(at: time)
      show(at: time)
    }
    work.needsFiles = true
    sendDiagnostics()
    if isValid { sendScene() }
  }

  /// Plays the recipe with its settings to the tick that is shown.
  func makeViews(at time: Double) {
    guard let source, let recipe = source.recipe else { return }
    var recipes = [recipe]
    if let comparedSettings {
      do throws(RecipeErrors) {
        recipes.append(try source.recipe(settings: comparedSettings, stage: display.settings))
      } catch {
        self.comparedSettings = nil
        notice(.error, "\(error)")
      }
    }
    let scales = views.map { scale(of: $0.recipe) }
    // Those of a change before are released now: only one generation waits.
    work.replacedViews = views
    views = recipes.map { StageView($0, overlays: display.overlays) }
    if painters.count != views.count || scales != views.map({ scale(of: $0.recipe) }) {
      makePainters()
    }
    if !head.isLive { head.tick = min(head.tick, lastTick) }
    marks = []
    work.restartSurvey()
    work.needsVerdict = true
    work.needsReference = true
    work.needsInspection = true
    work.needsPreparation = true
  }

  /// Returns the number of pixels per point of a recipe's stage.
  func scale(of recipe: Recipe) -> Double { display.scale ?? Double(recipe.device.scale) }

  func makePainters() {
    do {
      painters = try views.enumerated().map { index, view in
        try FramePainter(view: UInt8(clamping: index), scale: scale(of: view.recipe))
      }
    } catch {
      painters = []
      notice(.error, "\(error)")
    }
  }

  // MARK: Changes

  func set(_ name: String, to value: String?, at time: Double) {
    guard var source, let recipe = source.recipe else { return }
    guard recipe.parameters.contains(where: { $0.name == name }) else {
      return notice(.error, "unknown parameter '\(name.prefix(60))'")
    }
    var changed = settings
    changed[name] = value
    var checked = changed
    guard source.load(settings: &checked, stage: display.settings) else {
      // The earlier value stays, and errors that the recipe has with it, too, are shown where they are.
      var (earlier, kept) = (source, settings)
      guard earlier.load(settings: &kept, stage: display.settings) else {
        self.source = source
        return sendDiagnostics()
      }
      return notice(.error, source.errors?.diagnostics.first?.message ?? "invalid value")
    }
    self.source = source
    settings = checked
    (playedDiagnostics, inspection) = (nil, nil)
    makeViews(at: time)
    show(at: time)
    sendDiagnostics()
    sendScene()
  }

  func compare(_ settings: [String: String]?, at time: Double) {
    comparedSettings = settings
    makeViews(at: time)
    showKeyFrames(at: time)
    sendScene()
  }

  func display(_ request: DisplayRequest, at time: Double) {
    let earlier = display
    for problem in display.apply(request) { notice(.error, problem) }
    guard display != earlier, source?.recipe != nil else { return }
    if display.settings.map(\.value) != earlier.settings.map(\.value) {
      load(at: time)
    } else if display.overlays != earlier.overlays {
      makeViews(at: time)
      show(at: time)
    } else {
      makePainters()
      show(at: time)
    }
    sendScene()
  }

  func filesChanged(_ paths: [String], at time: Double) {
    let changed = Set(paths.map(\.absolutePath))
    if let source {
      let isOwn =
        source.files.contains { changed.contains($0.path.absolutePath) }
        || changed.contains(source.path.absolutePath)
      let folder = source.path.folderPath.absolutePath
      // An image, or an included file that was missing.
      let isNear = changed.contains { path in
        path.hasPrefix(folder + "/") && !library.entries.contains { $0.path.absolutePath == path }
          && ["png", "jpg", "jpeg", "json", "yaml", "yml"].contains(path.pathExtension.lowercased())
          && !path.hasPrefix(folder + "/References/")
      }
      if isNear || isOwn && (!source.isUnchanged || source.errors != nil) {
        load(at: time)
        sendState(at: time)
      }
    } else {
      library.update(changed: paths)
      if let first = library.entries.first { open(first.path, at: time) }
    }
    library.update(changed: paths)
    work.needsFiles = true
    work.needsReference = true
    work.needsVerdict = true
  }
}
