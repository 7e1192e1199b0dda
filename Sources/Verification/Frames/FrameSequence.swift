import Imaging

/// A sequence of frames as PNG files.
package struct FrameSequence: Hashable, Sendable {
  /// A frame of the sequence.
  package struct Frame: Hashable, Sendable {
    /// The frame's number in its file name; the index from 0 if the names have no unique numbers.
    package let number: Int
    /// The file's name.
    package let name: String
    /// The file's path.
    package let path: String
    /// The path of what contains the frame: the file itself, or a movie.
    package var source: String
  }

  /// The sequence's display name: a path.
  package let name: String
  /// The frames in order, at least one.
  package let frames: [Frame]
  /// Whether the file names identify the frames.
  let isNamed: Bool

  /// Creates a sequence of a single image.
  package init(image path: String) {
    name = path
    frames = [Frame(number: 0, name: path, path: path, source: path)]
    isNamed = false
  }

  /// Creates a sequence of all PNG files in a folder, except hidden ones, in natural order.
  ///
  /// Throws a `VerificationError` if the folder cannot be read or has no PNG files.
  ///
  /// - Parameter name: The path of the movie that the frames were extracted from; nil for a folder
  ///   of frames. The file names of a movie's frames do not identify them.
  package init(folder: String, of name: String? = nil) throws(VerificationError) {
    let names: [NaturalName]
    do throws(ImagingError) {
      names = try Files.names(in: folder).filter { !$0.isHiddenFileName && $0.isPNG }
        .map(NaturalName.init).sorted()
    } catch {
      throw .unreadable(error)
    }
    guard !names.isEmpty else { throw .noFrames(path: name ?? folder) }
    let parsed = names.compactMap(\.number)
    let numbers = Set(parsed).count == names.count ? parsed : Array(names.indices)
    self.name = name ?? folder
    isNamed = name == nil
    frames = zip(numbers, names).map { number, natural in
      let path = "\(folder)/\(natural.name)"
      return Frame(number: number, name: natural.name, path: path, source: name ?? path)
    }
  }
}

extension String {
  fileprivate var isPNG: Bool { lowercased().hasSuffix(".png") }
}
