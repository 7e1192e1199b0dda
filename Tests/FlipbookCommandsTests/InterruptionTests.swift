import FlipbookTestSupport
import Foundation
import Testing

@Suite struct InterruptionTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  @Test(
    "a signal ends render, which leaves complete files only",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func render(
    signal: Int32, status: Int32
  ) throws {
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, ["render", "long.yaml", "-o", "out", "--progress", "none"],
      in: folder.path
    ) { process in
      // The render takes minutes; sends the signal after its first frames.
      while process.isRunning, ((try? folder.names(in: "out")) ?? []).count < 10 { usleep(1000) }
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("interrupted"))
    let names = try folder.names(in: "out")
    #expect(names.count >= 9 && names.count < 30_000)
    for name in names {
      #expect(name.hasPrefix("frame_"))
      let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/out/\(name)"))
      // The last chunk of a PNG file.
      #expect(bytes.suffix(8).prefix(4).elementsEqual("IEND".utf8), "\(name)")
    }
  }

  @Test("a signal ends trace, which leaves no incomplete file") func trace() throws {
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, ["trace", "long.yaml", "-o", "t.csv"], in: folder.path
    ) { process in
      usleep(300_000)
      kill(process.processIdentifier, SIGINT)
    }
    // A fast machine may have finished.
    #expect([0, 130].contains(outcome.status))
    let names = try folder.names(in: "")
    #expect(names.filter { $0.hasSuffix("tmp") } == [])
    #expect(names.contains("t.csv") == (outcome.status == 0))
  }
}
