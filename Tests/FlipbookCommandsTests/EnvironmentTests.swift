import FlipbookTestSupport
import Foundation
import Testing

/// Runs scripts in a mount namespace.
private enum Shell {
  /// Whether this machine supports mount namespaces.
  static let canMount = (try? run("mount -t tmpfs tmpfs /mnt", in: "/tmp"))?.status == 0

  /// Runs a script, in which `$0` is the command.
  static func run(_ script: String, in folder: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      "/usr/bin/unshare",
      ["--map-root-user", "--mount", "sh", "-c", script, BuiltCommand.path], in: folder)
  }
}

@Suite(.enabled(if: Shell.canMount, "mount namespaces are not supported"))
struct EnvironmentTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  @Test("a full disk is an error that leaves complete files only") func fullDisk() throws {
    let outcome = try Shell.run(
      """
      mkdir disk && mount -t tmpfs -o size=64k tmpfs disk || exit 99
      "$0" render long.yaml -o disk/out --progress none
      status=$?
      ls -A disk/out > remaining.txt
      exit $status
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("No space left on device; free some space"))
    let remaining = try String(contentsOfFile: "\(folder.path)/remaining.txt", encoding: .utf8)
      .split(separator: "\n")
    #expect(!remaining.isEmpty)
    #expect(remaining.allSatisfy { $0.hasPrefix("frame_") && $0.hasSuffix(".png") })
  }

  @Test(
    "a disk that fills up during a movie is an error that leaves no file",
    arguments: ["gif", "apng", "webp", "mp4", "webm"])
  func fullDiskDuringMovie(
    format: String
  ) throws {
    let outcome = try Shell.run(
      """
      command -v ffmpeg > /dev/null || exit 3
      mkdir disk && mount -t tmpfs -o size=4k tmpfs disk || exit 99
      "$0" movie ball.yaml -o disk/m.\(format) --frame device --scale 8 2> errors.txt
      status=$?
      ls -A disk > remaining.txt
      grep -q 'No space left on device; free some space' errors.txt || exit 98
      exit $status
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(try String(contentsOfFile: "\(folder.path)/remaining.txt", encoding: .utf8) == "")
  }

  @Test("a read-only disk is an error") func readOnlyDisk() throws {
    let outcome = try Shell.run(
      """
      mkdir disk && mount -t tmpfs -o ro tmpfs disk || exit 99
      "$0" render ball.yaml -o disk/out
      """, in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("disk/out: Read-only file system"))
  }

  @Test(
    "a missing font is an error with its package, before any file is written",
    arguments: ["render ball.yaml -o out", "trace ball.yaml -o out"])
  func missingFont(
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

  @Test("frames depend on neither a home directory nor a locale") func homeAndLocale() throws {
    let outcome = try Shell.run(
      """
      mkdir home && mount -t tmpfs -o ro tmpfs home || exit 99
      flipbook=$0
      render() {
        folder=$1
        shift
        env "$@" "$flipbook" render ball.yaml --frames 0-2 --progress none -o "$folder" > output.txt
      }
      render a HOME="$PWD/home" LC_ALL=xx_XX.unknown || exit 98
      render b -u HOME -u LANG -u LC_ALL || exit 97
      render c HOME=/nonexistent LANG=C.UTF-8 LC_ALL= || exit 96
      cmp a/manifest.json b/manifest.json && cmp a/manifest.json c/manifest.json
      """, in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test("a missing program is an error with its package, before any file is written")
  func missingProgram() throws {
    let outcome = try Shell.run(
      "PATH=/nonexistent exec \"$0\" movie ball.yaml -o ball.gif", in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("apt-get install ffmpeg"))
    #expect(try !folder.names(in: "").contains("ball.gif"))
  }
}
