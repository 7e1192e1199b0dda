import Imaging

/// Pictures that follow each other, as PNG files.
package struct FrameSequence: Hashable, Sendable {
  /// One of the pictures.
  package struct Frame: Hashable, Sendable {
    /// The frame's number, as its file's name tells it; where the names tell none, counted from 0.
    package let number: Int
    /// The file's name.
    package let name: String
    /// Where the file stands.
    package let path: String
  }

  /// What people call the sequence: a path.
  package let name: String
  /// The frames in their order, at least one.
  package let frames: [Frame]
  /// Whether the names of the files say which frames they are.
  let isNamed: Bool

  /// A picture alone.
  package init(picture path: String) {
    name = path
    frames = [Frame(number: 0, name: path, path: path)]
    isNamed = false
  }

  /// All PNG files of a folder whose names are not hidden, in natural order, whoever made them.
  ///
  /// - Parameter name: What the frames are called if the folder is not what people know: of a movie that
  ///   was taken apart. Then the files' names mean nothing.
  package init(folder: String, of name: String? = nil) throws(VerificationError) {
    let names: [NaturalName]
    do throws(ImagingError) {
      names = try Files.names(in: folder).filter { !$0.hasPrefix(".") && $0.isPNG }
        .map(NaturalName.init).sorted()
    } catch {
      throw .unreadable(error)
    }
    guard !names.isEmpty else { throw .noFrames(path: name ?? folder) }
    let told = names.compactMap(\.number)
    let numbers = Set(told).count == names.count ? told : Array(names.indices)
    self.name = name ?? folder
    isNamed = name == nil
    frames = zip(numbers, names).map { number, natural in
      Frame(number: number, name: natural.name, path: "\(folder)/\(natural.name)")
    }
  }
}

extension String {
  fileprivate var isPNG: Bool { lowercased().hasSuffix(".png") }
}
