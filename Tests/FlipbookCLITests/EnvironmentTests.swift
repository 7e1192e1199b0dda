import Foundation
import Testing

/// Runs scripts that may have mounts of their own: they are gone with the script.
private enum Shell {
  /// Whether this machine lets a process have such mounts.
  static let canMount = (try? run("mount -t tmpfs tmpfs /mnt", in: "/tmp"))?.status == 0

  /// Runs a script, `$0` being the command.
  static func run(_ script: String, in folder: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      "/usr/bin/unshare",
      ["--map-root-user", "--mount", "sh", "-c", script, BuiltCommand.path], in: folder)
  }
}

@Suite(.enabled(if: Shell.canMount, "this machine allows no mounts"))
struct EnvironmentTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  @Test func `a full disk is told, and nothing half is left on it`() throws {
    let outcome = try Shell.run(
      """
      mkdir disk && mount -t tmpfs -o size=64k tmpfs disk || exit 99
      "$0" render long.yaml -o disk/out --progress none
      status=$?
      ls -A disk/out > left.txt
      exit $status
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("No space left on device; free some space"))
    let left = try String(contentsOfFile: "\(folder.path)/left.txt", encoding: .utf8)
      .split(separator: "\n")
    #expect(!left.isEmpty)
    #expect(left.allSatisfy { $0.hasPrefix("frame_") && $0.hasSuffix(".png") })
  }

  @Test(arguments: ["gif", "apng", "webp", "mp4", "webm"])
  func `a disk that is full in the middle of a movie is told, and nothing is left`(
    format: String
  ) throws {
    let outcome = try Shell.run(
      """
      command -v ffmpeg > /dev/null || exit 3
      mkdir disk && mount -t tmpfs -o size=4k tmpfs disk || exit 99
      "$0" movie ball.yaml -o disk/m.\(format) --frame device --scale 8 2> errors.txt
      status=$?
      ls -A disk > left.txt
      grep -q 'No space left on device; free some space' errors.txt || exit 98
      exit $status
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(try String(contentsOfFile: "\(folder.path)/left.txt", encoding: .utf8) == "")
  }

  @Test func `a disk that cannot be written to is told`() throws {
    let outcome = try Shell.run(
      """
      mkdir disk && mount -t tmpfs -o ro tmpfs disk || exit 99
      "$0" render ball.yaml -o disk/out
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("disk/out: Read-only file system"))
  }

  @Test(arguments: ["render ball.yaml -o out", "trace ball.yaml -o out"])
  func `a missing font is told with its package, before anything is made`(
    arguments: String
  ) throws {
    let outcome = try Shell.run(
      """
      mount -t tmpfs tmpfs /usr/share/fonts/truetype/lato || exit 99
      "$0" \(arguments).csv
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("is missing: apt install fonts-lato"))
    #expect(try !folder.names(in: "").contains("out.csv"))
  }
}
