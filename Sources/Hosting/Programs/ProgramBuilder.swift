import Foundation
import Imaging
import RecipeSyntax
import Recipes
import Synchronization

/// Compiles programs again when their sources have changed, as the studio shows them while they are written.
final class ProgramBuilder: Sendable {
  /// A program, and the digests of the sources that it was compiled from.
  private struct State {
    var program: any SceneProgram
    var entry: CompiledProgram.Entry
    var digests: [Digest?]
  }

  /// What the command prints about each program.
  private struct Outcome: Decodable {
    let path: String
    let library: String?
    let sources: [String]
    let errors: [Diagnostic]
  }

  private let command: [String]
  private let states: Mutex<[State]>

  /// - Parameter command: The words of a command that compiles the programs and prints an outcome for each, in JSON.
  /// - Returns: nil if the command is not a list of words.
  init?(_ programs: [CompiledProgram], command: String) {
    guard let words = try? JSONDecoder().decode([String].self, from: Data(command.utf8)),
      !words.isEmpty
    else { return nil }
    self.command = words
    states = Mutex(
      programs.map {
        State(program: $0, entry: $0.entry, digests: Self.digests(of: $0.sources))
      })
  }

  /// Returns the program of a path as its sources are now; nil for another path.
  ///
  /// A program that does not compile throws its errors when it starts.
  func program(at path: String) -> (any SceneProgram)? {
    states.withLock { states in
      guard let index = states.firstIndex(where: { $0.entry.path == path }) else { return nil }
      let digests = Self.digests(of: states[index].program.sources)
      guard digests != states[index].digests else { return states[index].program }
      states[index].digests = digests
      let outcome = compile().first { $0.path == path }
      var entry = states[index].entry
      if let outcome, let library = outcome.library {
        (entry.library, entry.sources) = (library, outcome.sources)
        states[index].entry = entry
        states[index].digests = Self.digests(of: outcome.sources)
        states[index].program = CompiledProgram(entry)
      } else {
        let errors =
          outcome?.errors ?? [Diagnostic(.badProgram, "the program cannot be compiled", file: path)]
        states[index].program = FailedProgram(
          compiled: CompiledProgram(entry), errors: RecipeErrors(errors))
      }
      return states[index].program
    }
  }

  private static func digests(of paths: [String]) -> [Digest?] {
    paths.map { try? Digest(file: $0) }
  }

  private func compile() -> [Outcome] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.filter {
      ![ProgramHost.scenesVariable, ProgramHost.compileVariable].contains($0.key)
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [] }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (try? JSONDecoder().decode([Outcome].self, from: bytes)) ?? []
  }
}

/// A program whose sources have errors.
private struct FailedProgram: SceneProgram {
  let compiled: CompiledProgram
  let errors: RecipeErrors

  var path: String { compiled.path }
  var name: String { compiled.name }
  var sources: [String] { compiled.sources }
  var device: String? { compiled.device }
  var duration: TimeInterval? { compiled.duration }
  var touches: String? { compiled.touches }
  var identity: String { compiled.identity }

  func start(_ setup: ProgramSetup) throws(RecipeErrors) -> any PlayingProgram { throw errors }
}
