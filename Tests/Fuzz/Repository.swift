import Foundation

/// The files of the repository that inputs are made from.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The folder with the inputs that failed, and with valid ones, in a folder for each subject.
  static let corpusFolder = root.appending(path: "Tests/Fuzz/Corpus").path

  /// Returns the bytes of the files below folders whose names end with a text, sorted by path.
  static func files(
    in folders: [String], endingWith suffix: String, maxLength: Int = .max
  ) throws -> [[UInt8]] {
    try folders.flatMap { folder in
      let path = root.appending(path: folder).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return try names.filter { $0.hasSuffix(suffix) }.sorted().map {
        [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\($0)")))
      }
    }.filter { $0.count <= maxLength }
  }

  /// Returns the paths of the files in the corpus, sorted.
  static func corpus() -> [String] {
    SubjectName.allCases.flatMap { subject in
      let folder = "\(corpusFolder)/\(subject.rawValue)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Returns the subject of a file, which the name of its folder is.
  static func subject(of file: String) -> SubjectName? {
    SubjectName(rawValue: URL(filePath: file).deletingLastPathComponent().lastPathComponent)
  }

  static func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file)))
  }
}
