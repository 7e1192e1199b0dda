import Testing

@testable import Imaging

@Suite struct ManifestTests {
  static func manifest(rate: (Int, Int) = (60, 1), duration: Double = 4) throws -> Manifest {
    let fps = try #require(FrameRate(rate.0, rate.1))
    let digest = Digest(bytes: [1])
    return Manifest(
      size: .init(width: 640, height: 1136), points: .init(width: 320, height: 568), scale: 2,
      fps: fps, duration: duration, recipe: .init(name: "alert", hash: digest),
      parts: [.init(name: "pango", version: "1.50"), .init(name: "cairo", version: "1.16.0")],
      frames: [2, 1].map {
        .init(
          number: $0, fps: fps, file: FramePattern.standard.name(of: $0), pixels: digest,
          bytes: digest)
      })
  }

  @Test("a manifest is written and read") func roundTrip() throws {
    try withFolder { folder in
      let manifest = try Self.manifest()
      try manifest.write(in: folder)
      #expect(try Manifest(in: folder) == manifest)
      #expect(try Files.names(in: folder) == ["manifest.json"])
    }
  }

  @Test("a manifest's text is stable") func stableText() throws {
    let text = String(decoding: try Self.manifest(rate: (30000, 1001)).json(), as: UTF8.self)
    #expect(
      text == """
        {
          "duration" : 4,
          "flipbookVersion" : "\(FlipbookVersion.current)",
          "formatVersion" : 1,
          "fps" : {
            "denominator" : 1001,
            "numerator" : 30000
          },
          "frames" : [
            {
              "bytes" : "51025a4491835505e12ef9d2eb86ceeb",
              "file" : "frame_000001.png",
              "number" : 1,
              "pixels" : "51025a4491835505e12ef9d2eb86ceeb",
              "time" : 0.03336666666666667
            },
            {
              "bytes" : "51025a4491835505e12ef9d2eb86ceeb",
              "file" : "frame_000002.png",
              "number" : 2,
              "pixels" : "51025a4491835505e12ef9d2eb86ceeb",
              "time" : 0.06673333333333334
            }
          ],
          "parts" : [
            {
              "name" : "cairo",
              "version" : "1.16.0"
            },
            {
              "name" : "pango",
              "version" : "1.50"
            }
          ],
          "points" : {
            "height" : 568,
            "width" : 320
          },
          "recipe" : {
            "hash" : "51025a4491835505e12ef9d2eb86ceeb",
            "name" : "alert"
          },
          "scale" : 2,
          "size" : {
            "height" : 1136,
            "width" : 640
          }
        }

        """)
  }

  @Test(
    "an invalid manifest is rejected with a reason",
    arguments: [
      ("[", "[", "not valid JSON"),
      ("\"formatVersion\" : 1", "\"formatVersion\" : \"1\"", ".formatVersion is not of type Int"),
      ("\"duration\" : 4,", "", ".duration is missing"),
      ("\"width\" : 640", "\"width\" : null", ".size.width is not of type Int"),
      (
        "\"numerator\" : 60", "\"numerator\" : 0",
        ".fps.numerator: a frame rate is a fraction of numbers from 1 to 1000000"
      ),
      ("\"number\" : 1,", "\"number\" : 2,", "the frame numbers are not ascending"),
      ("\"number\" : 1,", "\"number\" : -1,", "the frame numbers are not ascending"),
      ("frame_000001.png", "../a.png", "invalid file name '../a.png' of frame 1"),
      (
        "frame_000001.png", "../\u{301}a.png", "invalid file name '../\u{301}a.png' of frame 1"
      ),
      ("frame_000001.png", "..", "invalid file name '..' of frame 1"),
    ])
  func invalidManifests(old: String, new: String, reason: String) throws {
    let text = String(decoding: try Self.manifest().json(), as: UTF8.self)
    let broken = old == new ? old : text.replacing(old, with: new)
    #expect(throws: ImagingError.brokenManifest(path: "m", reason: reason)) {
      try Manifest(json: Array(broken.utf8), path: "m")
    }
  }

  @Test("files(in:of:) returns the file names of a manifest") func files() throws {
    try withFolder { folder in
      let manifest = try Self.manifest()
      try manifest.write(in: folder)
      #expect(try Manifest.files(in: folder, of: nil) == manifest.frames.map(\.file))
      let path = "\(folder)/manifest.json"
      let text = String(decoding: try manifest.json(), as: UTF8.self)
      for (old, new) in [
        ("frame_000001.png", "../a.png"), ("\"formatVersion\" : 1", "\"formatVersion\" : 2"),
        ("\"file\"", "\"name\""),
      ] {
        try Files.write(Array(text.replacing(old, with: new).utf8), to: path)
        #expect(throws: ImagingError.self) { try Manifest.files(in: folder, of: nil) }
      }
    }
  }

  @Test("a manifest without a version of Flipbook is read") func earlierManifest() throws {
    let text = String(decoding: try Self.manifest().json(), as: UTF8.self)
    let earlier = text.replacing(/.*"flipbookVersion".*\n/, with: "")
    #expect(earlier != text)
    let manifest = try Manifest(json: Array(earlier.utf8), path: "m")
    #expect(manifest.flipbookVersion == nil)
    #expect(manifest.frames == (try Self.manifest().frames))
  }

  @Test(
    "parts agree if every part that both name has the same versions",
    arguments: [
      ([("a", "1")], [("a", "1")], true), ([("a", "1")], [("a", "2")], false),
      ([("a", "1")], [("b", "1")], true), ([("a", "1"), ("b", "1")], [("a", "1")], true),
      ([("a", "1"), ("a", "2")], [("a", "1")], false),
    ])
  func agreeingParts(
    first: [(String, String)], second: [(String, String)], isAgreement: Bool
  ) {
    let (first, second) = (
      first.map { Manifest.Part(name: $0.0, version: $0.1) },
      second.map { Manifest.Part(name: $0.0, version: $0.1) }
    )
    #expect(first.agrees(with: second) == isAgreement)
    #expect(second.agrees(with: first) == isAgreement)
  }

  @Test("a manifest of another version is rejected before its content is decoded")
  func otherVersion() {
    #expect(throws: ImagingError.unknownManifestVersion(path: "m", version: 2)) {
      try Manifest(json: Array(#"{"formatVersion": 2}"#.utf8), path: "m")
    }
  }

  @Test("a number that JSON cannot represent is rejected") func infiniteNumber() throws {
    let manifest = try Self.manifest(duration: .infinity)
    #expect(
      throws: ImagingError.brokenManifest(
        path: "manifest.json", reason: ".duration cannot be inf")
    ) { try manifest.json() }
  }
}

@Suite struct FrameRateTests {
  @Test(
    "a frame rate outside the limits is nil",
    arguments: [
      (0, 1), (1, 0), (-60, 1), (60, -1), (1_000_001, 1), (1, 1_000_001), (.min, .min),
    ])
  func rateLimits(numerator: Int, denominator: Int) {
    #expect(FrameRate(numerator, denominator) == nil)
  }

  @Test("rates are reduced to lowest terms") func lowestTerms() {
    #expect(FrameRate(120, 2) == .standard)
    #expect(FrameRate(120, 2)?.denominator == 1)
  }

  @Test(
    "a frame's time is the double nearest to the exact fraction",
    arguments: [
      (60, 1, 30, 1, 2), (60, 1, 7, 7, 60), (30000, 1001, 2, 1001, 15000), (60, 1, 0, 0, 1),
    ])
  func frameTime(
    numerator: Int, denominator: Int, number: Int, seconds: Int, parts: Int
  ) throws {
    let rate = try #require(FrameRate(numerator, denominator))
    #expect(rate.time(of: number) == Double(seconds) / Double(parts))
  }
}
