import FlipbookTestSupport
import Foundation
import Testing

@testable import SwiftScenes

/// The programs of Programs move as their code says.
@Suite struct ProgramTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Programs").path

  @Test("a program moves as its code says", arguments: ProgramCase.all.map(\.name))
  func program(name: String) async throws {
    let program = try #require(ProgramCase.all.first { $0.name == name })
    let play = try await Self.play(program)
    for (expectation, answers) in zip(program.expectations, play.answers) {
      let problem = expectation.problem(answers, printed: play.printed)
      #expect(problem == nil, "\(name): \(problem ?? ""): \(expectation)")
    }
  }

  @Test("each folder is the program of a case") func cases() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    #expect(folders == ProgramCase.all.map(\.name).sorted())
    #expect(folders.count >= 30)
  }

  private struct Play {
    /// What the probe answered about each expectation.
    var answers: [[ProgramAnswer]]
    let printed: [String]
  }

  private static func play(_ program: ProgramCase) async throws -> Play {
    let folder = "\(Self.folder)/\(program.name)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let paths = names.filter { $0.contains(".swift") || $0.hasSuffix(".playground") }
      .map { "\(folder)/\($0)" }
    let environment = ProcessInfo.processInfo.environment.merging(
      try TestKit.environment
    ) { _, new in new }
    let kit = try Kit(environment: environment)
    var options = SceneOptions()
    options.duration = program.duration
    options.device = program.device
    if names.contains("touches.yaml") { options.touches = "\(folder)/touches.yaml" }
    let compiler = SceneCompiler(kit, options, environment: environment)
    var scenes: [CompiledScene] = []
    for sources in try SceneSources.programs(paths) {
      scenes.append(try await compiler.compile(sources))
    }
    let launch = try SceneLaunch(
      scenes, kit, options, arguments: [], environment: environment)

    let queries = program.expectations.map(\.queries)
    let text = String(decoding: try JSONEncoder().encode(queries.flatMap(\.self)), as: UTF8.self)
    let outcome = try BuiltCommand.run(
      "\(kit.path)/bin/probe", [scenes[0].sources.path, text], in: "/tmp",
      environment: launch.environment)
    try #require(outcome.status == 0, "\(program.name): \(outcome.errors)")
    var answers = try JSONDecoder().decode(
      [ProgramAnswer].self, from: Data(outcome.output.utf8))[...]
    return Play(
      answers: queries.map { queries in
        defer { answers = answers.dropFirst(queries.count) }
        return Array(answers.prefix(queries.count))
      },
      // Without what Flipbook reports about the program.
      printed: outcome.errors.split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("flipbook: warning: ") })
  }
}

/// A question about a view at a tick.
struct ProgramQuery: Encodable {
  let view: String
  let property: String
  let tick: Int
  var container: String?
}

/// What a view shows; nil if there is no such view.
enum ProgramAnswer: Decodable, Equatable {
  case none
  case number(Double)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
}

extension ProgramExpectation {
  private static func tick(_ time: Double) -> Int { Int((time * 60).rounded()) }

  /// What has to be known to check the expectation.
  var queries: [ProgramQuery] {
    func query(_ view: String, _ property: String, _ time: Double, _ container: String? = nil)
      -> ProgramQuery
    {
      ProgramQuery(
        view: view, property: property, tick: Self.tick(time), container: container)
    }
    switch content {
    case .value(let view, let property, _, _, let time, let container):
      return [query(view, property.rawValue, time, container)]
    case .center(let view, _, _, _, let time):
      return [query(view, "midX", time), query(view, "midY", time)]
    case .greater(let view, let property, _, let time):
      return [query(view, property.rawValue, time)]
    case .largest(let view, let property, _, _, let start, let end),
      .smallest(let view, let property, _, _, let start, let end):
      return (Self.tick(start)...Self.tick(end)).map {
        ProgramQuery(view: view, property: property.rawValue, tick: $0)
      }
    case .text(let view, _, let time): return [query(view, "text", time)]
    case .exists(let view, _, let time): return [query(view, "exists", time)]
    case .prints, .printsInOrder, .printsLine: return []
    }
  }

  /// Returns what differs from the expectation; nil if it is met.
  func problem(_ answers: [ProgramAnswer], printed: [String]) -> String? {
    let numbers = answers.compactMap(\.number)
    func check(_ isMet: Bool) -> String? { isMet ? nil : "found \(answers)" }
    switch content {
    case .value(_, _, let value, let tolerance, _, _):
      return check(numbers.first.map { abs($0 - value) <= tolerance } ?? false)
    case .center(_, let x, let y, let tolerance, _):
      return check(
        numbers.count == 2
          && ((numbers[0] - x) * (numbers[0] - x) + (numbers[1] - y) * (numbers[1] - y))
            .squareRoot() <= tolerance
      )
    case .greater(_, _, let value, _): return check(numbers.first.map { $0 > value } ?? false)
    case .largest(_, _, let value, let tolerance, _, _):
      let largest = numbers.max()
      return largest.map { abs($0 - value) <= tolerance } ?? false
        ? nil : "found \(largest.map { "\($0)" } ?? "no view")"
    case .smallest(_, _, let value, let tolerance, _, _):
      let smallest = numbers.min()
      return smallest.map { abs($0 - value) <= tolerance } ?? false
        ? nil : "found \(smallest.map { "\($0)" } ?? "no view")"
    case .text(_, let texts, _):
      return check(texts.contains { answers == [.text($0)] })
    case .exists(_, let exists, _): return check((answers != [.none]) == exists)
    case .prints(let lines): return printed == lines ? nil : "printed \(printed)"
    case .printsInOrder(let lines):
      var rest = printed[...]
      for line in lines {
        guard let index = rest.firstIndex(of: line) else { return "printed \(printed)" }
        rest = rest[(index + 1)...]
      }
      return nil
    case .printsLine(let start):
      return printed.count == 1 && printed[0].hasPrefix(start) ? nil : "printed \(printed)"
    }
  }
}
