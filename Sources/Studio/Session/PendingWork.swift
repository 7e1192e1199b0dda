/// What a session does when nothing else is due.
struct PendingWork {
  /// Whether performances have to be brought to the play head, so that the stage can be touched.
  var needsPreparation = false
  /// Whether the recipe has to be played in the background.
  var needsSurvey = false
  /// Whether the results of the survey have to be sent.
  var needsMarks = false
  var needsCurves = false
  var needsVerdict = false
  var needsReference = false
  var needsInspection = false
  var needsRecording = false
  /// The requested filmstrip, and its frames so far.
  var filmstrip: FilmstripJob?
  /// Whether files have to be listed and watched.
  var needsFiles = false
  /// Views that others have replaced, which are released once these are shown: thousands of layers take milliseconds.
  var replacedViews: [StageView] = []

  var isEmpty: Bool {
    !needsPreparation && !needsSurvey && !needsMarks && !needsCurves && !needsVerdict
      && !needsReference && !needsInspection && !needsRecording && filmstrip == nil && !needsFiles
      && replacedViews.isEmpty
  }

  /// Plays the recipe in the background again, since it was touched.
  mutating func restartSurvey() {
    needsSurvey = true
    needsMarks = true
    needsCurves = true
  }

  /// Does not play in the background while the stage is touched.
  mutating func stopSurvey() {
    needsSurvey = false
    needsMarks = false
    needsCurves = false
    needsVerdict = false
  }
}
