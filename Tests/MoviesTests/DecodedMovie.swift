import Foundation

@testable import Movies

/// The content of a movie as other programs decode it: Pillow for GIF, APNG and WebP, ffprobe for
/// video.
struct DecodedMovie: Decodable, Equatable {
  var width = 0
  var height = 0
  var frames = 0
  /// The loop count, 0 for endless; nil if the file has none.
  var loop: Int?
  /// The duration of each frame, in seconds.
  var delays: [Double] = []
  /// The red, green, blue and alpha of the requested pixels in every frame.
  var pixels: [[[Int]]] = []
  /// ffprobe's description of the pixel format and the colors.
  var words: [String: String] = [:]

  var duration: Double { delays.reduce(0, +) }

  static let canDecode =
    ExternalTool.ffmpeg.path() != nil
    && (try? run("/usr/bin/python3", ["-c", "import PIL"])) != nil

  init(_ path: String, pixels: [(x: Int, y: Int)] = []) throws {
    let format = MovieFormat(fileName: path)
    let points = pixels.map { "\($0.x),\($0.y)" }.joined(separator: ";")
    let script = format?.isVideo == true ? Self.videoScript : Self.imageScript
    let json = try Self.run("/usr/bin/python3", ["-c", script, path, points])
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  private static let imageScript = """
    import json, sys
    from PIL import Image
    image = Image.open(sys.argv[1])
    points = [tuple(map(int, p.split(","))) for p in sys.argv[2].split(";") if p]
    delays, pixels = [], []
    for n in range(image.n_frames):
        image.seek(n)
        frame = image.convert("RGBA")
        delays.append(image.info["duration"] / 1000)
        pixels.append([list(frame.getpixel(p)) for p in points])
    print(json.dumps(dict(width=image.width, height=image.height, frames=image.n_frames,
        loop=image.info.get("loop"), delays=delays, pixels=pixels,
        words=dict(format=image.format))))
    """

  private static let videoScript = """
    import json, subprocess, sys
    path = sys.argv[1]
    points = [tuple(map(int, p.split(","))) for p in sys.argv[2].split(";") if p]
    probe = json.loads(subprocess.run(["ffprobe", "-v", "error", "-select_streams", "v:0",
        "-show_streams", "-show_format", "-show_frames", "-of", "json", path],
        capture_output=True, check=True).stdout)
    stream = probe["streams"][0]
    times = [float(f["pts_time"]) for f in probe["frames"]]
    end = float(probe["format"]["duration"])
    alpha = stream.get("tags", {}).get("alpha_mode") == "1"
    decoder = ["-c:v", "libvpx-vp9"] if alpha else []
    raw = subprocess.run(["ffmpeg", "-v", "error"] + decoder + ["-i", path, "-f", "rawvideo",
        "-vf", "scale=flags=accurate_rnd+full_chroma_int", "-pix_fmt", "rgba", "-"],
        capture_output=True, check=True).stdout
    w, h = stream["width"], stream["height"]
    at = lambda n, x, y: list(raw[(n * w * h + y * w + x) * 4:][:4])
    words = {k: str(stream.get(k)) for k in
        ["codec_name", "pix_fmt", "color_space", "color_transfer", "color_primaries", "color_range"]}
    words["alpha"] = str(alpha)
    print(json.dumps(dict(width=w, height=h, frames=len(times), loop=None,
        delays=[b - a for a, b in zip(times, times[1:] + [end + times[0]])],
        pixels=[[at(n, x, y) for x, y in points] for n in range(len(times))], words=words)))
    """

  /// Runs a program and returns its output; throws if it fails.
  @discardableResult
  static func run(_ program: String, _ arguments: [String], in folder: String = "/tmp") throws
    -> String
  {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
