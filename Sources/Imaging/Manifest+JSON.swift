extension Manifest {
  /// The number of frames in a piece of text.
  private static let batchSize = 256

  /// The manifest's text: keys in order, so that equal manifests give equal bytes.
  ///
  /// Throws `ImagingError.brokenManifest` for a number that JSON cannot represent, such as an
  /// infinite duration.
  package func json() throws(ImagingError) -> [UInt8] {
    var text: [UInt8] = []
    try writeJSON { text += $0 }
    return text
  }

  /// Passes the manifest's text to `put` in pieces.
  ///
  /// Throws what `put` throws, and what `json()` throws.
  func writeJSON(to put: ([UInt8]) throws(ImagingError) -> Void) throws(ImagingError) {
    try checkNumbers()
    var writer = JSONWriter()
    // Keys are in alphabetical order. Nil has no member.
    try writer.object { writer throws(ImagingError) in
      writer.member("duration", duration)
      if let flipbookVersion { writer.member("flipbookVersion") { $0.write(flipbookVersion) } }
      writer.member("formatVersion", formatVersion)
      writer.member("fps") { $0.write(fps) }
      try writer.member("frames") { writer throws(ImagingError) in
        try writer.list { writer throws(ImagingError) in
          for (index, frame) in frames.enumerated() {
            writer.startElement()
            writer.write(frame)
            if index % Self.batchSize == Self.batchSize - 1 { try put(writer.takeBytes()) }
          }
        }
      }
      if let overlays { writer.member("overlays", overlays) { $0.write($1) } }
      writer.member("parts", parts) { $0.write($1) }
      writer.member("points") { $0.write(points) { $0.write($1) } }
      if let recipe { writer.member("recipe") { $0.write(recipe) } }
      writer.member("scale", scale)
      if let shard { writer.member("shard") { $0.write(shard) } }
      writer.member("size") { $0.write(size) { $0.write($1) } }
    }
    try put(writer.takeBytes() + [UInt8(ascii: "\n")])
  }

  private func checkNumbers() throws(ImagingError) {
    let numbers = [
      (".duration", duration), (".points.width", points.width), (".points.height", points.height),
      (".scale", scale),
    ]
    let times = frames.lazy.enumerated().map { (".frames[\($0)].time", $1.time) }
    guard
      let (key, number) = numbers.first(where: { !$0.1.isFinite })
        ?? times.first(where: { !$0.1.isFinite })
    else { return }
    throw .brokenManifest(path: Manifest.fileName, reason: "\(key) cannot be \(number)")
  }
}

extension JSONWriter {
  fileprivate mutating func member<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    member(key) { writer in
      writer.list { writer in
        for element in elements {
          writer.startElement()
          write(&writer, element)
        }
      }
    }
  }

  fileprivate mutating func write(_ fps: FrameRate) {
    object { writer in
      writer.member("denominator", fps.denominator)
      writer.member("numerator", fps.numerator)
    }
  }

  fileprivate mutating func write(_ frame: Manifest.Frame) {
    object { writer in
      writer.member("bytes", frame.bytes.description)
      writer.member("file", frame.file)
      writer.member("number", frame.number)
      writer.member("pixels", frame.pixels.description)
      writer.member("time", frame.time)
    }
  }

  fileprivate mutating func write(_ part: Manifest.Part) {
    object { writer in
      writer.member("name", part.name)
      writer.member("version", part.version)
    }
  }

  fileprivate mutating func write(_ recipe: Manifest.Recipe) {
    object { writer in
      writer.member("hash", recipe.hash.description)
      writer.member("name", recipe.name)
    }
  }

  fileprivate mutating func write(_ share: Manifest.Share) {
    object { writer in
      writer.member("frames", share.frames.description)
      writer.member("options", share.options.description)
      writer.member("shard", share.shard.description)
    }
  }

  fileprivate mutating func write<Number>(
    _ size: Manifest.Size<Number>, _ write: (inout JSONWriter, Number) -> Void
  ) {
    object { writer in
      writer.member("height") { write(&$0, size.height) }
      writer.member("width") { write(&$0, size.width) }
    }
  }
}
