import FoundationEssentials

extension Manifest {
  /// The file name of the manifest: `manifest.json`, or `manifest.2-of-8.json` for a shard.
  package var fileName: String { Manifest.fileName(of: shard?.shard) }

  /// Returns the file name of a shard's manifest, or of the manifest of all frames for nil.
  package static func fileName(of shard: Shard?) -> String {
    guard let shard else { return fileName }
    return "manifest.\(shard.number)-of-\(shard.count).json"
  }

  /// Returns the shards that have a manifest in a folder, in order.
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

  /// Writes the manifest to a folder.
  package func write(in folder: String) throws(ImagingError) {
    try Files.replace("\(folder)/\(fileName)") { put throws(ImagingError) in
      try writeJSON(to: put)
    }
  }

  /// Reads the manifest of all frames, or of a shard, in a folder.
  ///
  /// Throws an `ImagingError` if it does not exist or is invalid.
  package init(in folder: String, of shard: Shard? = nil) throws(ImagingError) {
    let path = "\(folder)/\(Manifest.fileName(of: shard))"
    try self.init(json: try Files.read(path), path: path)
  }

  /// Parses a manifest's text; `path` is the file's path in errors.
  package init(json: [UInt8], path: String) throws(ImagingError) {
    // The version is checked first: the rest of another version may have another format.
    let version = try decode(Version.self, from: json, path: path).formatVersion
    guard version == Manifest.formatVersion else {
      throw .unknownManifestVersion(path: path, version: version)
    }
    self = try decode(Manifest.self, from: json, path: path)

    let numbers = frames.map(\.number)
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      numbers.allSatisfy((0...999_999_999).contains)
    else {
      throw .brokenManifest(path: path, reason: "the frame numbers are not ascending")
    }
    try checkFiles(frames.lazy.map { ($0.number, $0.file) }, path: path)
    if let all = shard?.frames.numbers, let unexpected = Set(numbers).subtracting(all).min() {
      throw .brokenManifest(path: path, reason: "frame \(unexpected) does not belong to its render")
    }
  }

  /// Returns the names of the files in a folder's manifest of all frames or of a shard, without
  /// decoding the rest.
  ///
  /// Throws an `ImagingError` if it does not exist or is invalid.
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
  for (number, file) in files where !file.isPlainFileName {
    throw .brokenManifest(
      path: path, reason: "invalid file name '\(file)' of frame \(number)")
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
  func describe(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  }
  switch error {
  case DecodingError.keyNotFound(let key, let context):
    return "\(describe(context.codingPath + [key])) is missing"
  case DecodingError.typeMismatch(let type, let context),
    DecodingError.valueNotFound(let type, let context):
    return "\(describe(context.codingPath)) is not of type \(type)"
  case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
    return "not valid JSON"
  case DecodingError.dataCorrupted(let context):
    return "\(describe(context.codingPath)): \(context.debugDescription)"
  default:
    return "\(error)"
  }
}
