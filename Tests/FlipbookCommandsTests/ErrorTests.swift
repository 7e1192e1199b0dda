import ArgumentParser
import Flipbook
import Foundation
import Imaging
import Movies
import Raster
import Testing
import Typography
import Verification

@testable import FlipbookCommands

@Suite struct ErrorTests {
  @Test(
    "an error has the exit code of its category",
    arguments: [
      (FlipbookError.frameDiffers(3) as any Error, FlipbookCommands.ExitStatus.difference),
      (FlipbookError.frameOutOfRange(300, last: 239), .invalidInput),
      (FlipbookError.foreignManifest(path: "x"), .environment),
      (FlipbookError.folderMissing("x", file: "x/y"), .environment),
      (MergeError.noShards(folder: "x"), .invalidInput),
      (ImagingError.system(action: "write", path: "x", code: ENOSPC), .environment),
      (ImagingError.system(action: "write", path: "x", code: EACCES), .environment),
      (ImagingError.system(action: "write", path: "x", code: ENOTDIR), .environment),
      (ImagingError.system(action: "read", path: "x", code: ENOENT), .invalidInput),
      (ImagingError.notPNG(name: "x"), .invalidInput),
      (MovieError.unreadableMovie(path: "a", reason: "b"), .invalidInput),
      (MovieError.toolFailed(.ffmpeg, reason: "killed"), .environment),
      (VerificationError.imageAndFrames(image: "a", frames: "b"), .invalidInput),
      (
        VerificationError.unreadable(.system(action: "read", path: "a", code: EACCES)),
        .environment
      ),
      (TypographyError.missingFont(file: "x", package: "y"), .environment),
      (RasterError.outOfMemory, .environment),
      (RasterError.unreadableFont(file: "x"), .environment),
      (RasterError.notDrawable("invalid matrix"), .invalidInput),
    ])
  func exitCode(error: any Error, status: FlipbookCommands.ExitStatus) {
    #expect(FlipbookCommands.ExitStatus(ErrorCategory(of: error)) == status)
  }

  /// A verb that throws an error.
  private struct FailingVerb: Verb {
    @Flag var json = false

    var printsJSON: Bool { json }

    func run(in context: CommandContext) throws -> CommandResult {
      throw FlipbookError.frameOutOfRange(300, last: 239)
    }
  }

  @MainActor
  @Test("an error of canceled work is a cancellation") func canceledWork() async throws {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await FailingVerb.parse([]).finish(in: .test())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor
  @Test("an error is printed as text, and with --json as JSON too") func jsonError() async throws {
    let streams = Streams()
    let status = try await FailingVerb.parse(["--json"]).finish(in: .test(streams))
    let message = "\(FlipbookError.frameOutOfRange(300, last: 239))"
    #expect(status == .invalidInput)
    #expect(streams.errors == "flipbook: error: \(message)\n")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(streams.output.utf8)) as? [String: Any])
    let error = try #require(report["error"] as? [String: Any])
    #expect(error["exitCode"] as? Int == 2)
    #expect(error["message"] as? String == message)

    let plain = Streams()
    _ = try await FailingVerb.parse([]).finish(in: .test(plain))
    #expect(plain.output.isEmpty)
  }
}
