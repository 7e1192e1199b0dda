import Imaging

/// The motion of a recording in the format of another program.
package struct MotionFile: Sendable {
  /// The file as text.
  package let text: String
  /// The number of layers that are visible in any frame.
  package let layerCount: Int
  /// What the format cannot express exactly, each feature once.
  package let limitations: [Limitation]
}

/// How a recording is exported.
package struct MotionFileOptions: Sendable {
  /// The title of the file; nil for none.
  package var title: String?
  /// Whether to omit the background.
  ///
  /// Otherwise, uncovered areas are black, as on a screen.
  package var isTransparent = false
  /// The pixels per point of what is embedded as an image.
  package var scale: Double = 2

  /// Creates default options.
  package init() {}
}

extension MotionRecording {
  /// Returns the recording as an animated SVG file that plays in a loop.
  ///
  /// - Throws: A `RasterError` for a font that cannot be read.
  package func svg(_ options: MotionFileOptions = MotionFileOptions()) throws -> MotionFile {
    try SVGWriter.file(of: self, options: options)
  }

  /// Returns the recording as a Lottie file.
  ///
  /// - Throws: A `RasterError` for a font that cannot be read.
  package func lottie(_ options: MotionFileOptions = MotionFileOptions()) throws -> MotionFile {
    try LottieWriter.file(of: self, options: options)
  }
}
