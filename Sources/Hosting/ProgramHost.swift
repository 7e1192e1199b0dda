import CTraps
import Glibc
import Imaging
import Recipes
import UIKit

/// Plays compiled programs as recipes.
public enum ProgramHost {
  /// The variable with the list of programs.
  public static let scenesVariable = "FLIPBOOK_SCENES"
  /// The variable with the maximum real time of a program's work for one tick, in seconds.
  public static let timeLimitVariable = "FLIPBOOK_TIME_LIMIT"

  /// The variable with the words of the command that compiles the programs again, in JSON.
  public static let compileVariable = "FLIPBOOK_COMPILE"

  /// The exit code of a program that traps.
  private static let invalidInput: Int32 = 2

  /// Makes the programs of the process's environment recipes, and separates what they print from the
  /// process's output; does nothing if there are none.
  ///
  /// Call it before the command runs.
  ///
  /// - Throws: An error for a list that cannot be read.
  public static func start() throws {
    guard let json = getenv(scenesVariable).map({ String(cString: $0) }) else { return }
    let programs = try CompiledProgram.all(json: json)
    try Files.redirectPrintedText()
    MissingResourcesReport.printAtExit()
    let limit = getenv(timeLimitVariable).flatMap { Double(String(cString: $0)) }
    flipbook_report_traps(
      programs.map(\.path).joined(separator: ", "), invalidInput, Int32(Stage.ticksPerSecond),
      limit ?? 0)
    let builder = getenv(compileVariable).flatMap {
      ProgramBuilder(programs, command: String(cString: $0))
    }
    ScenePrograms.find { path in
      if let builder { return builder.program(at: path) }
      return programs.first { $0.path == path }
    }
  }
}
