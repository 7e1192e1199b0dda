import Foundation

/// A run of many cases of a subject.
struct FuzzRun {
  let subject: SubjectName
  let seed: UInt64
  let limits: LimitOptions
  /// The files of failed cases, with the reasons.
  private(set) var findings: [(file: String, reason: String)] = []
  private var total = FuzzWorker.Outcome()
  private var seconds = 0.0

  /// The maximum number of findings, after which a run ends.
  private static let maxFindings = 20
  /// The number of runs that make a finding smaller.
  private static let reductions = 150

  init(subject: SubjectName, seed: UInt64, limits: LimitOptions) {
    self.subject = subject
    self.seed = seed
    self.limits = limits
  }

  /// Runs a number of cases, or as many as take a time.
  @MainActor
  mutating func run(cases: Int?, seconds: Double) throws {
    let start = ContinuousClock.now
    let deadline = seconds.isFinite ? start + .seconds(seconds) : nil
    let count = cases ?? .max
    var next = 0
    while next < count, deadline.map({ ContinuousClock.now < $0 }) ?? true,
      findings.count < Self.maxFindings
    {
      let batch = min(count - next, 20_000)
      let outcome = try FuzzWorker(subject: subject, limits: limits)
        .run(["--seed", "\(seed)", "--count", "\(batch)"], from: next, until: deadline)
      total.cases += outcome.cases
      total.valid += outcome.valid
      total.maxMilliseconds = max(total.maxMilliseconds, outcome.maxMilliseconds)
      total.maxMegabytes = max(total.maxMegabytes, outcome.maxMegabytes)
      for failure in outcome.failures { try add(failure) }
      guard outcome.next > next else { break }
      next = outcome.next
    }
    self.seconds = (ContinuousClock.now - start) / .seconds(1)
  }

  /// Writes the input of a failed case to the corpus, made smaller.
  @MainActor
  private mutating func add(_ failure: (index: Int, reason: String)) throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "fuzz-seeds-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let input = try subject.make(in: scratch).input(seed: seed, index: failure.index)
    let folder = "\(Repository.corpusFolder)/\(subject.rawValue)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = "\(folder)/finding-\(seed)-\(failure.index).\(subject.fileExtension)"
    try Data(try smaller(input, scratch, failure.reason)).write(to: URL(filePath: file))
    findings.append((file, failure.reason))
    print("\(file): \(failure.reason)")
  }

  /// Removes parts of an input that fails for as long as it fails in the same way.
  private func smaller(_ input: [UInt8], _ scratch: String, _ reason: String) throws -> [UInt8] {
    let file = "\(scratch)/input"
    func fails(_ input: [UInt8]) throws -> Bool {
      try Data(input).write(to: URL(filePath: file))
      let reasons = try FuzzWorker.failures(of: [file], subject, limits: limits)
      return reasons.first?.reason.prefix(8) == reason.prefix(8)
    }
    var input = input
    guard try fails(input) else { return input }
    var runs = 0
    var length = input.count / 2
    while length > 0, runs < Self.reductions {
      var start = 0
      while start < input.count, runs < Self.reductions {
        var candidate = input
        candidate.removeSubrange(start..<min(start + length, input.count))
        runs += 1
        if try fails(candidate) { input = candidate } else { start += length }
      }
      length /= 2
    }
    return input
  }

  /// The counts as a line of text.
  var summary: String {
    let rate = total.cases == 0 || seconds == 0 ? 0 : Double(total.cases) / seconds
    return "\(subject.rawValue): \(total.cases) cases (\(total.valid) valid) in \(Int(seconds)) s"
      + " (\(Int(rate))/s), at most \(total.maxMilliseconds) ms and \(total.maxMegabytes) MB, "
      + "\(findings.count) findings"
  }
}

extension SubjectName {
  /// The extension of the subject's files in the corpus.
  fileprivate var fileExtension: String {
    switch self {
    case .recipes: "yaml"
    case .pngs: "png"
    case .jpegs: "jpg"
    case .fonts: "ttf"
    case .manifests: "json"
    case .references, .commandLines: "txt"
    }
  }
}
