import ArgumentParser

/// Runs Flipbook's readers on mutated inputs, to find those that trap, take too long or use too much
/// memory.
@main
struct Fuzz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Runs Flipbook on mutated inputs, each the same for a seed.",
    subcommands: [RunCommand.self, ReplayCommand.self, WorkerCommand.self])
}

/// The limits of each case.
struct LimitOptions: ParsableArguments {
  @Option(help: "Maximum processor time of a case, in seconds.")
  var seconds = 2.0

  @Option(help: "Maximum memory of the process after a case, in MB; 0 for any.")
  var megabytes = 500

  /// The options as words of a command line.
  var words: [String] { ["--seconds", "\(seconds)", "--megabytes", "\(megabytes)"] }
}

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Mutate inputs; write those that fail to the corpus.")

  @Option(help: "Seed of the mutations.")
  var seed: UInt64 = 1

  @Option(help: "Run this many cases of each subject.")
  var cases: Int?

  @Option(help: "Run each subject for this long, in seconds (default: without --cases, 60).")
  var duration: Double?

  @Option(parsing: .upToNextOption, help: "Subjects (default: all).")
  var subjects: [SubjectName] = SubjectName.allCases

  @OptionGroup var limits: LimitOptions

  @MainActor
  func run() async throws {
    var isClean = true
    for subject in subjects {
      var fuzzing = FuzzRun(subject: subject, seed: seed, limits: limits)
      try fuzzing.run(cases: cases, seconds: duration ?? (cases == nil ? 60 : .infinity))
      print(fuzzing.summary)
      isClean = isClean && fuzzing.findings.isEmpty
    }
    if !isClean { throw ExitCode.failure }
  }
}

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Run files of the corpus (default: all of them).")

  @Argument(help: "Files in the folder of their subject.")
  var files: [String] = []

  @OptionGroup var limits: LimitOptions

  @MainActor
  func run() async throws {
    let files = files.isEmpty ? Repository.corpus() : files
    var isClean = true
    for subject in SubjectName.allCases {
      let files = files.filter { Repository.subject(of: $0) == subject }
      guard !files.isEmpty else { continue }
      let failures = try FuzzWorker.failures(of: files, subject, limits: limits)
      for (file, reason) in failures { print("\(file): \(reason)") }
      print("\(subject.rawValue): \(files.count) files, \(failures.count) failures")
      isClean = isClean && failures.isEmpty
    }
    if !isClean { throw ExitCode.failure }
  }
}
