import Glibc
import Imaging
import Recipes
import StudioProtocol
import UIKit

/// The touches that are recorded.
struct RecordingState {
  /// The first tick whose touches are recorded.
  var firstTick: Int
  /// Whether touches are still recorded.
  var isOn = true
}

/// A change that can be undone.
struct UndoStep {
  let path: String
  let before: [UInt8]
  let after: [UInt8]
}

extension StudioSession {
  // MARK: Parameters

  /// Writes the value of a parameter to the file that declares it.
  func write(_ name: String, _ value: String, at time: Double) {
    guard let source, let recipe = source.recipe,
      let parameter = recipe.parameters.first(where: { $0.name == name })
    else { return notice(.error, "unknown parameter '\(name.prefix(60))'") }
    do throws(EditError) {
      let text = try source.unchangedText(of: parameter.file)
      let edit = try RecipeText(text).settingParameter(name, to: value)
      try writeFile(parameter.file, edit)
      settings[name] = nil
      load(at: time)
    } catch { notice(.error, "not written: \(error)") }
  }

  // MARK: Recording

  func record(_ on: Bool) {
    if on {
      recording = RecordingState(firstTick: head.tick + 1)
    } else if recording?.isOn ?? false {
      recording?.isOn = false
      sendRecording()
    }
  }

  /// The entries of the recorded touches.
  private var recordedTouches: RecordedTouches? {
    recording.map { RecordedTouches(track, from: $0.firstTick, to: .max) }
  }

  func sendRecording() {
    guard let touches = recordedTouches else { return }
    send(
      .recording(
        RecordingUpdate(
          entries: touches.text, count: touches.entries.count,
          from: touches.entries.first?.tick ?? recording?.firstTick ?? 0)))
  }

  func takeRecording(_ action: RecordingAction, at time: Double) {
    guard let touches = recordedTouches else { return notice(.error, "nothing was recorded") }
    switch action {
    case .discard: recording = nil
    case .insert:
      guard !touches.entries.isEmpty else { return notice(.error, "no touches were recorded") }
      guard let source else { return }
      do throws(EditError) {
        let text = try source.unchangedText(of: source.path)
        try writeFile(source.path, try edit(text, adding: touches))
        recording = nil
        track = TouchTrack()
        head.pause()
        head.isLive = false
        load(at: time)
      } catch { notice(.error, "not inserted: \(error)") }
    }
    send(.recording(RecordingUpdate(entries: "", count: 0, from: 0)))
  }

  /// Returns the change that adds touches to the timeline, and extends the recipe if they end after
  /// it.
  private func edit(
    _ text: String, adding touches: RecordedTouches
  ) throws(EditError) -> RecipeEdit {
    let added = try RecipeText(text).addingToTimeline(touches.entries.map(\.text))
    let end = touches.entries.map(\.lastTick).max() ?? 0
    guard end > lastTick, !(lastTick == 0 && end == 0) else { return added }
    // A second after the last touch, to see what it causes.
    let seconds = (Double(end + Stage.ticksPerSecond) / 6).rounded(.up) / 10
    let extended = try RecipeText(added.after).settingDuration(to: "\(seconds.plainDescription)s")
    return RecipeEdit(from: text, to: extended.after)
  }

  // MARK: Files

  private func writeFile(_ path: String, _ edit: RecipeEdit) throws(EditError) {
    if let source, path.hasSameBytes(as: source.path) {
      let errors = source.errors(inText: edit.after, settings: [:])
      if let first = errors.first, source.errors == nil {
        throw EditError("the recipe would be invalid: \(first.message)")
      }
    }
    let (before, after) = (Array(edit.before.utf8), Array(edit.after.utf8))
    try Self.replace(path, before, with: after)
    undoStack.append(UndoStep(path: path, before: before, after: after))
    send(
      .written(
        WrittenUpdate(
          file: path.withoutRawBytes, line: edit.line, before: edit.linesBefore,
          after: edit.linesAfter)))
  }

  func undo(at time: Double) {
    guard let step = undoStack.last else { return notice(.info, "nothing to undo") }
    do throws(EditError) {
      try Self.replace(step.path, step.after, with: step.before)
      undoStack.removeLast()
      let edit = RecipeEdit(
        from: String(decoding: step.after, as: UTF8.self),
        to: String(decoding: step.before, as: UTF8.self))
      send(
        .written(
          WrittenUpdate(
            file: step.path.withoutRawBytes, line: edit.line, before: edit.linesBefore,
            after: edit.linesAfter)))
      load(at: time)
    } catch { notice(.error, "not undone: \(error)") }
  }

  /// Replaces a file whose bytes are as expected, and keeps its permissions; a link keeps its target.
  private static func replace(
    _ path: String, _ expected: [UInt8], with bytes: [UInt8]
  ) throws(EditError) {
    let target = path.absolutePath
    guard let current = try? Files.read(target), current == expected else {
      throw EditError("\(path.withoutRawBytes) was changed meanwhile: try again")
    }
    var status = stat()
    let hasStatus = target.withPath { stat($0, &status) } == 0
    do throws(ImagingError) {
      guard target.withPath({ access($0, W_OK) }) == 0 else {
        throw ImagingError.system(action: "write", path: path, code: errno)
      }
      try Files.replace(target, with: bytes)
    } catch { throw EditError("\(error)") }
    if hasStatus { _ = target.withPath { chmod($0, status.st_mode & 0o7777) } }
  }
}
