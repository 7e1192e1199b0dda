import Imaging

/// A format that frames are exported to.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// The contents of each frame as JSON.
  case scene
  /// An animated SVG file.
  case svg
  /// A Lottie file.
  case lottie

  /// Creates the format of a file's name: a scene, unless its extension is that of another format.
  package init(fileName: String) {
    self =
      fileName.hasSuffix(".svg") ? .svg : fileName.hasSuffix(".lottie.json") ? .lottie : .scene
  }
}

/// The description of a file that was exported.
package struct ExportReport: Encodable {
  let formatVersion = 1
  let file: String
  let format: String
  let bytes: Int
  /// The size of the stage, in points.
  let size: Manifest.Size<Double>
  let fps: FrameRate
  let frames: Int
  /// The duration, in seconds.
  let duration: Double
  /// The number of layers that are ever visible; nil for a scene.
  let layers: Int?
  /// What the format cannot express exactly.
  package let limitations: [Limitation]

  /// Creates the report of motion that was exported.
  package init(
    _ exported: MotionFile, of recording: MotionRecording, as format: ExportFormat, file: String
  ) {
    self.file = file
    self.format = format.rawValue
    bytes = exported.text.utf8.count
    size = Manifest.Size(width: recording.size.width, height: recording.size.height)
    fps = recording.fps
    frames = recording.frameCount
    duration = recording.duration
    layers = exported.layerCount
    limitations = exported.limitations
  }

  /// Creates the report of a scene with frames of a plan.
  package init(scene text: String, of plan: RenderPlan, file: String) {
    self.file = file
    format = ExportFormat.scene.rawValue
    bytes = text.utf8.count
    size = Manifest.Size(width: plan.points.width, height: plan.points.height)
    fps = plan.options.fps
    frames = plan.frames.count
    duration = plan.duration
    layers = nil
    limitations = []
  }

  /// A human-readable summary.
  package var text: String {
    let count = NumberFormat.count(frames, "frame")
    guard let layers else { return "\(count) in \(file)" }
    return
      "\(count), \(NumberFormat.count(layers, "layer")), \(MovieReport.size(bytes)), in \(file)"
  }
}
