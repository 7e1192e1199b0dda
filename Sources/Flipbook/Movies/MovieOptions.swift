import Imaging
import Movies

/// How an animation becomes a movie.
package struct MovieOptions: Hashable, Sendable {
  /// How large a movie is.
  package enum Size: Hashable, Sendable {
    /// A pixel for a point in a GIF, else what the device or the frames have.
    case usual
    /// So many pixels in a point.
    case scale(Double)
    /// So many pixels from left to right.
    case width(Int)
  }

  /// Frames a second; nil for what suits the format.
  package var fps: FrameRate?
  /// How large it is.
  package var size = Size.usual
  /// How often it plays; nil for ever.
  package var plays: Int?
  /// Whether what is behind everything is left out.
  package var isTransparent = false
  /// How finely a video keeps colours.
  package var chroma = Movie.Chroma.half
  /// The program that makes it; nil for the usual one.
  package var tool: ExternalTool?
  /// What is drawn over a recipe's frames.
  package var overlays: Set<Overlay> = [.touches]
  /// What stands around the stage.
  package var staging = Staging()
  /// The most bytes that the file may have; nil for any number.
  package var mostBytes: Int?
  /// How many frames are drawn at once.
  package var jobs = RenderOptions().jobs

  package init() {}
}
