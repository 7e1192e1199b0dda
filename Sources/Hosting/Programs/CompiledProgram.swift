import Foundation
import Imaging
import Recipes
import UIKit

/// A compiled program: its library, and how it is played.
struct CompiledProgram: SceneProgram {
  /// An element of the list of programs, in JSON.
  struct Entry: Decodable, Sendable {
    /// The path of the sources as the user wrote it.
    let path: String
    /// The name of the recipe.
    let name: String
    /// The path of the shared library.
    var library: String
    /// The paths of the source files; nil for the path of the program.
    var sources: [String]?
    /// The name of the device; nil for that of the touches file or for the size of the live view.
    let device: String?
    /// The duration, in seconds; nil for that of the touches file.
    let duration: TimeInterval?
    /// The path of the touches file; nil for none.
    let touches: String?
    /// The seed of random numbers; nil for 1.
    let seed: UInt64?
    /// The folder of the program's resources; nil for none.
    let resources: String?
  }

  let entry: Entry
  private let library: ProgramLibrary

  init(_ entry: Entry) {
    self.entry = entry
    library = ProgramLibrary(path: entry.library)
  }

  /// Reads a list of programs in JSON.
  static func all(json: String) throws -> [CompiledProgram] {
    try JSONDecoder().decode([Entry].self, from: Data(json.utf8)).map {
      CompiledProgram($0)
    }
  }

  var path: String { entry.path }
  var sources: [String] { entry.sources ?? [entry.path] }
  var name: String { entry.name }
  var device: String? { entry.device }
  var duration: TimeInterval? { entry.duration }
  var touches: String? { entry.touches }

  var identity: String {
    (try? Files.read(entry.library)).map { "\(Digest(bytes: $0))" } ?? entry.library
  }

  func start(_ setup: ProgramSetup) throws(RecipeErrors) -> any PlayingProgram {
    try HostedScene(
      setup, path: path, resources: entry.resources, library: entry.library, seed: entry.seed ?? 1
    ) { () throws(LoadingError) in
      try library.load()
    }
  }
}
