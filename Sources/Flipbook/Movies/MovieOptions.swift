import Imaging
import Movies

/// The settings of a movie.
package struct MovieOptions: Hashable, Sendable {
  /// The size of a movie.
  package enum Size: Hashable, Sendable {
    /// One pixel per point in a GIF of recipes, else the scale of the device or of the frames.
    case standard
    /// A number of pixels per point.
    case scale(Double)
    /// A width in pixels.
    case width(Int)
  }

  /// The format; nil for that of the file's extension.
  package var format: MovieFormat?
  /// Frames per second; nil for the format's default.
  package var fps: FrameRate?
  /// The time at which the movie starts; nil for the start.
  package var from: FrameSelection.Time?
  /// The time at which the movie ends; nil for the end.
  package var to: FrameSelection.Time?
  /// The size.
  package var size = Size.standard
  /// The number of times the movie plays; nil to loop forever.
  package var plays: Int?
  /// Whether to leave out the background.
  package var isTransparent = false
  /// The resolution of colors in a video.
  package var chroma = Movie.Chroma.half
  /// The program that encodes the movie; nil for the format's default.
  package var tool: ExternalTool?
  /// The overlays on a recipe's frames.
  package var overlays: Set<Overlay> = [.touches]
  /// The frame, background and padding around the stage.
  package var staging = Staging()
  /// The maximum size of the file, in bytes; nil for none.
  package var maxBytes: Int?
  /// The number of frames drawn in parallel.
  package var jobs = RenderOptions().jobs

  package init() {}
}
