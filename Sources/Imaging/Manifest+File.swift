import Foundation

extension Manifest {
  /// The manifest's name in its folder: `manifest.json`, or `manifest.2-of-8.json` of a shard.
  package var fileName: String { Manifest.fileName(of: shard?.shard) }

  /// The name of a shard's manifest; of the manifest of all frames for nil.
  package static func fileName(of shard: Shard?) -> String {
    guard let shard else { return fileName }
    return "manifest.\(shard.number)-of-\(shard.count).json"
  }

  /// The shards whose manifests a folder holds, in order.
  package static func shards(in folder: String) throws(ImagingError) -> [Shard] {
    try Files.names(in: folder).compactMap { name -> Shard? in
      guard name.hasPrefix("manifest.") else { return nil }
      let words = name.split(whereSeparator: { $0 == "." || $0 == "-" })
      guard words.count == 5, let number = Int(words[1]), let count = Int(words[3]),
        let shard = Shard(number, of: count), fileName(of: shard) == name
      else { return nil }
      return shard
    }.sorted { ($0.count, $0.number) < ($1.count, $1.number) }
  }

  /// Writes the manifest into a folder.
  package func write(in folder: String) throws(ImagingError) {
    try Files.write(to: "\(folder)/\(fileName)") { put throws(ImagingError) in
      try writeJSON(to: put)
    }
  }

  /// Reads a folder's manifest, of all frames or of a shard.
  ///
  /// Throws an `ImagingError` if there is none that we understand.
  package init(in folder: String, of shard: Shard? = nil) throws(ImagingError) {
    let path = "\(folder)/\(Manifest.fileName(of: shard))"
    try self.init(json: try Files.read(path), path: path)
  }

  /// Reads a manifest's text; `path` stands in error messages.
  package init(json: [UInt8], path: String) throws(ImagingError) {
    // The version first: of another version nothing else can be expected to be right.
    let version = try decode(Version.self, from: json, path: path).formatVersion
    guard version == Manifest.formatVersion else {
      throw .unknownManifestVersion(path: path, version: version)
    }
    self = try decode(Manifest.self, from: json, path: path)

    let numbers = frames.map(\.number)
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      numbers.allSatisfy((0...999_999_999).contains)
    else {
      throw .brokenManifest(path: path, reason: "its frames are not in the order of their numbers")
    }
    try checkFiles(frames.lazy.map { ($0.number, $0.file) }, path: path)
    if let all = shard?.frames.numbers, let stranger = Set(numbers).subtracting(all).min() {
      throw .brokenManifest(path: path, reason: "frame \(stranger) is none of its render's")
    }
  }

  /// The names of the files that a folder's manifest lists, of all frames or of a shard, without what else
  /// it says.
  ///
  /// Throws an `ImagingError` if there is none that we understand.
  package static func files(in folder: String, of shard: Shard?) throws(ImagingError) -> [String] {
    let path = "\(folder)/\(Manifest.fileName(of: shard))"
    let list = try decode(FileList.self, from: try Files.read(path), path: path)
    guard list.formatVersion == Manifest.formatVersion else {
      throw .unknownManifestVersion(path: path, version: list.formatVersion)
    }
    try checkFiles(list.frames.lazy.map { ($0.number, $0.file) }, path: path)
    return list.frames.map(\.file)
  }

  private struct Version: Decodable {
    let formatVersion: Int
  }

  private struct FileList: Decodable {
    struct Frame: Decodable {
      let number: Int
      let file: String
    }

    let formatVersion: Int
    let frames: [Frame]
  }
}

private func checkFiles(
  _ files: some Sequence<(number: Int, file: String)>, path: String
) throws(ImagingError) {
  for (number, file) in files where file.isEmpty || file.contains("/") {
    throw .brokenManifest(
      path: path, reason: "the file of frame \(number), \"\(file)\", is no file's name")
  }
}

private func decode<Value: Decodable>(
  _: Value.Type, from json: [UInt8], path: String
) throws(ImagingError) -> Value {
  do {
    return try JSONDecoder().decode(Value.self, from: Data(json))
  } catch {
    throw .brokenManifest(path: path, reason: reason(of: error))
  }
}

private func reason(of error: any Error) -> String {
  func place(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  }
  switch error {
  case DecodingError.keyNotFound(let key, let context):
    return "\(place(context.codingPath + [key])) is missing"
  case DecodingError.typeMismatch(let type, let context),
    DecodingError.valueNotFound(let type, let context):
    return "\(place(context.codingPath)) is no \(type)"
  case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
    return "it is no JSON"
  case DecodingError.dataCorrupted(let context):
    return "\(place(context.codingPath)): \(context.debugDescription)"
  default:
    return "\(error)"
  }
}
