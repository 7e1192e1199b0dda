import CPango

/// Values of a font file's head, hhea, OS/2 and post tables.
struct FontTables {
  /// The version in the font file.
  let version: Double
  /// The metrics of the face in ems.
  let metrics: FontMetrics
  /// The style of the face: its weight from 1 to 1000, its width from 1 to 9, 5 being normal, and its
  /// slope.
  let style: (weight: Int, width: Int, isItalic: Bool)

  /// Reads a font file; returns nil if it is missing or its tables are too short.
  init?(file: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(clamping: index))
    defer { hb_face_destroy(face) }
    let head = Table(face, "head")
    let horizontal = Table(face, "hhea")
    let windows = Table(face, "OS/2")
    guard let revision = head[4, as: Int32.self], let em = head[18, as: UInt16.self], em > 0,
      let ascender = horizontal[4, as: Int16.self], let descender = horizontal[6, as: Int16.self],
      let lineGap = horizontal[8, as: Int16.self]
    else { return nil }
    // A 16.16 fixed-point number, in which fonts store three decimal digits.
    version = (Double(revision) / 65_536 * 1000).rounded() / 1000
    let selection = windows[62, as: UInt16.self] ?? 0
    style = (
      Int(windows[4, as: UInt16.self] ?? 400), Int(windows[6, as: UInt16.self] ?? 5),
      selection & 1 != 0
    )
    func ems(_ units: Int16?) -> Double { Double(units ?? 0) / Double(em) }
    let script = Table(face, "post")
    var metrics = FontMetrics(
      ascender: ems(ascender), descender: ems(descender), leading: ems(lineGap),
      capHeight: ems(windows[88, as: Int16.self]), xHeight: ems(windows[86, as: Int16.self]))
    if let thickness = script[10, as: Int16.self], thickness > 0 {
      metrics.underlinePosition = ems(script[8, as: Int16.self])
      metrics.underlineThickness = ems(thickness)
    }
    self.metrics = metrics
  }

  /// The bytes of one table.
  private struct Table {
    let bytes: [UInt8]

    init(_ face: OpaquePointer?, _ name: String) {
      let tag = name.utf8.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      let blob = hb_face_reference_table(face, tag)
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      let data = hb_blob_get_data(blob, &length)
      bytes = UnsafeRawBufferPointer(start: data, count: Int(min(length, 128))).map { $0 }
    }

    subscript<Value: FixedWidthInteger>(offset: Int, as type: Value.Type) -> Value? {
      let end = offset + MemoryLayout<Value>.size
      guard end <= bytes.count else { return nil }
      return bytes[offset..<end].reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
    }
  }
}
