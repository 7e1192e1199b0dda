import FlipbookCommands
import Foundation
import Imaging
import Synchronization

/// Command lines, with a word per line, which are run in a folder with a few files.
struct CommandLineSubject: FuzzSubject {
  let seeds: [[UInt8]]
  private let mutator: TextMutator
  /// The folder with the original files, and the copy in which command lines run.
  private let files: String
  private let folder: String

  /// Verbs that take long, or that use programs whose errors are not Flipbook's.
  private static let parsedVerbs: Set = ["benchmark", "movie"]

  private static let recipe = """
    flipbook: 1
    title: A ball falls
    stage: { size: [40, 60], scale: 1 }
    duration: 0.1s
    params: { color: orange }
    views:
      ball: { frame: [10, 5, 10, 10], backgroundColor: $color }
    animator:
      - gravity: { items: [ball] }
    """

  init(in folder: String) throws {
    files = "\(folder)/files"
    self.folder = "\(folder)/case"
    seeds = try Repository.files(in: ["Tests/Fuzz/Corpus/command-lines"], endingWith: ".txt")
    mutator = TextMutator(
      seeds: seeds,
      specials: [
        "ball.yaml", "broken.yaml", "missing.yaml", "image.png", "frames", "out", "--json",
        "--help", "-",
        "--", "=", "--scale", "--fps", "--frames", "--size", "--set", "-j",
      ])
    try Files.makeFolder("\(files)/frames")
    try Files.write(Array(Self.recipe.utf8), to: "\(files)/ball.yaml")
    try Files.write(Array("flipbook: 1\nviews: [".utf8), to: "\(files)/broken.yaml")
    let image = try Repository.files(in: ["Tests/Fuzz/Corpus/pngs"], endingWith: ".png").first ?? []
    for name in ["image.png", "frames/frame_000000.png", "frames/frame_000001.png"] {
      try Files.write(image, to: "\(files)/\(name)")
    }
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    mutator.mutated(seed, by: &chance)
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    let words = Self.words(in: input)
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: files, toPath: folder)
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw Contradiction("the folder does not exist")
    }
    if let verb = words.first(where: { !$0.hasPrefix("-") }), Self.parsedVerbs.contains(verb) {
      return (try? FlipbookCommand.parseAsRoot(words)) != nil
    }
    let streams = Streams()
    let status = try await FlipbookCommand.run(
      words,
      in: CommandContext(
        environment: ["PATH": "/usr/bin:/bin"], output: { streams.write($0) },
        errors: { streams.write($0) }))
    guard [0, 1, 2, 3, 64].contains(status) else { throw Contradiction("exit code \(status)") }
    if status != 0, streams.isEmpty { throw Contradiction("exit code \(status) without a message") }
    return status == 0
  }

  /// Returns words that stay within the folder.
  private static func words(in input: [UInt8]) -> [String] {
    input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).compactMap {
      line in
      let word = line.filter { $0 != 0 }
      let parts = word.split(whereSeparator: { "/=,".utf8.contains($0) })
      let leaves = parts.contains { $0.elementsEqual("..".utf8) || $0.starts(with: "~".utf8) }
      let isAbsolute =
        word.first == UInt8(ascii: "/") || String(decoding: word, as: UTF8.self).contains("=/")
      return leaves || isAbsolute ? nil : String(decoding: word, as: UTF8.self)
    }
  }
}

/// Streams that only note whether there was output.
private final class Streams: Sendable {
  private let isUsed = Atomic(false)

  var isEmpty: Bool { !isUsed.load(ordering: .relaxed) }

  func write(_ text: String) {
    if !text.isEmpty { isUsed.store(true, ordering: .relaxed) }
  }
}
