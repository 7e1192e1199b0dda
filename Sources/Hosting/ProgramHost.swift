import Glibc
import Imaging
import Recipes

/// Plays compiled programs as recipes.
public enum ProgramHost {
  /// The variable with the list of programs.
  public static let scenesVariable = "FLIPBOOK_SCENES"
  /// The variable with the path of the file that receives the number of the tick that plays.
  public static let progressVariable = "FLIPBOOK_PROGRESS"

  /// Makes the programs of the process's environment recipes, and separates what they print from the
  /// process's output; does nothing if there are none.
  ///
  /// Call it before the command runs.
  ///
  /// - Throws: An error for a list that cannot be read.
  public static func start() throws {
    guard let json = getenv(scenesVariable).map({ String(cString: $0) }) else { return }
    let progress = getenv(progressVariable).flatMap { ProgressFile(path: String(cString: $0)) }
    let programs = try CompiledProgram.all(json: json, progress: progress)
    try Files.redirectPrintedText()
    ScenePrograms.find { path in programs.first { $0.path == path } }
  }
}
