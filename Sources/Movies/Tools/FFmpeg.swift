/// The arguments of ffmpeg for a movie.
struct FFmpeg {
  /// The source of the frames.
  enum Input: Hashable {
    /// A pipe of uncompressed pixels in a format of ffmpeg.
    case pixels(String)
    /// PNG files with consecutive numbers from `start`, at `fps` frames per second, `width` pixels
    /// wide.
    case files(path: String, start: Int, fps: String, width: Int)
  }

  let movie: Movie

  private var rate: String { movie.timing.fps.text }

  /// Returns the arguments that create a movie at `path`.
  ///
  /// - Parameter generatesPalette: Whether ffmpeg generates the palette of a GIF.
  func arguments(from input: Input, to path: String, generatesPalette: Bool = false) -> [String] {
    let filters = filters(from: input, generatesPalette: generatesPalette)
    return arguments(of: input) + (filters.isEmpty ? [] : ["-filter_complex", filters])
      + ["-fps_mode", "passthrough"] + codec + ["-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + ["-f", movie.format.ffmpegName, path]
  }

  private func arguments(of input: Input) -> [String] {
    switch input {
    case .pixels(let format):
      [
        "-f", "rawvideo", "-pix_fmt", format, "-video_size", "\(movie.width)x\(movie.height)",
        "-framerate", rate, "-i", "pipe:0",
      ]
    case .files(let path, let start, let fps, _):
      ["-framerate", fps, "-start_number", "\(start)", "-i", path]
    }
  }

  // MARK: Pixels

  private func filters(from input: Input, generatesPalette: Bool) -> String {
    var filters: [String] = []
    if case .files(_, _, let fps, let width) = input {
      if fps != rate { filters.append("fps=\(rate):round=down") }
      if width != movie.width {
        filters.append("scale=\(movie.width):\(movie.height):flags=lanczos")
      }
    }
    if movie.format.isVideo { filters += videoFilters }
    guard generatesPalette else { return filters.joined(separator: ",") }
    // No dithering: it flickers in flat areas and makes the file larger.
    return (filters + ["split[frames][colors]"]).joined(separator: ",")
      + ";[colors]palettegen=max_colors=\(movie.detail.colors + 1)[palette]"
      + ";[frames][palette]paletteuse=dither=none:diff_mode=rectangle"
  }

  /// The filters that make the sides even by repeating the last column and row, and convert the
  /// colors to BT.709, or BT.601.
  private var videoFilters: [String] {
    let (right, bottom) = (movie.width % 2, movie.height % 2)
    let edges =
      right + bottom == 0
      ? []
      : [
        "pad=\(movie.width + right):\(movie.height + bottom)",
        "fillborders=right=\(right):bottom=\(bottom):mode=smear",
      ]
    return edges + [
      "scale=out_color_matrix=\(colorMatrix):out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int",
      "format=\(pixelFormat)",
    ]
  }

  /// The matrix of the colors: a Y4M does not name one, and readers assume BT.601.
  private var colorMatrix: String { movie.format == .y4m ? "bt601" : "bt709" }

  private var pixelFormat: String {
    movie.chroma == .full ? "yuv444p" : movie.isTransparent ? "yuva420p" : "yuv420p"
  }

  // MARK: Files

  private var codec: [String] {
    switch movie.format {
    case .gif:
      return ["-loop", "\(gifLoop)"]
        + (movie.timing.lastDelay.map { ["-final_delay", "\(Int(($0 * 100).rounded()))"] } ?? [])
    case .apng:
      let last = movie.timing.lastDelay.map { Int(($0 * 10_000).rounded()) }
      return ["-pix_fmt", movie.isTransparent ? "rgba" : "rgb24", "-pred", "mixed"]
        + ["-plays", "\(movie.plays ?? 0)"] + (last.map { ["-final_delay", "\($0)/10000"] } ?? [])
    case .webp:
      let quality =
        movie.detail.webP.map { ["-lossless", "0", "-quality", "\($0)"] }
        ?? ["-lossless", "1", "-quality", "75"]
      return ["-c:v", "libwebp_anim", "-pix_fmt", "bgra"] + quality
        + ["-compression_level", "4", "-loop", "\(movie.plays ?? 0)"]
    case .y4m: return []
    case .mp4:
      return ["-c:v", "libx264", "-preset", "slow", "-crf", "\(movie.detail.h264)"]
        + ["-tune", "animation"] + Self.colors + ["-movflags", "+faststart"]
    case .webm:
      return ["-c:v", "libvpx-vp9", "-crf", "\(movie.detail.vp9)", "-b:v", "0"]
        + ["-deadline", "good", "-cpu-used", "3", "-row-mt", "1"]
        // libvpx does not support hidden frames in a stream with a second one for alpha.
        + (movie.isTransparent ? ["-auto-alt-ref", "0"] : []) + Self.colors
    }
  }

  /// The number of repetitions; -1 for none.
  private var gifLoop: Int {
    movie.plays.map { $0 == 1 ? -1 : $0 - 1 } ?? 0
  }

  /// The color space: primaries and matrix of BT.709, transfer curve of sRGB.
  private static let colors = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
    "-color_range", "tv",
  ]
}
