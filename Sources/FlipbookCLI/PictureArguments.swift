import ArgumentParser
import Flipbook

/// A recipe, and the file for one picture of it.
struct PictureArguments: ParsableArguments {
  @Argument(help: "The recipe.", completion: .file(extensions: ["yaml", "yml"]))
  var recipe: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file, which ends with .png.", valueName: "file"))
  var file: String

  func validate() throws { try Self.check(file: file) }

  /// Throws for a file that cannot be a picture.
  static func check(file: String) throws {
    guard file.hasSuffix(".png") else {
      throw ValidationError("'\(file)' does not end with .png.")
    }
  }
}

extension FrameSelection {
  /// Reads moments; none for nothing.
  static func moments(at text: String?) throws -> [Moment] {
    guard let text else { return [] }
    guard case .moments(let moments)? = FrameSelection(moments: text) else {
      throw ValidationError("'\(text)' are no moments: write some such as 0.5s,250ms,end.")
    }
    return moments
  }
}
