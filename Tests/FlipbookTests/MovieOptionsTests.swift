import Movies
import Testing
import UIKit

@testable import Flipbook

@Suite struct MovieOptionsTests {
  @Test(
    "colors are parsed as in recipes",
    arguments: [
      ("white", [1, 1, 1, 1]), ("#FF8000", [1, 128.0 / 255, 0, 1]),
      ("#00000080", [0, 0, 0, 128.0 / 255]),
      ("systemBlue", [0, 122.0 / 255, 1, 1]),
    ] as [(String, [CGFloat])])
  func colors(word: String, components: [CGFloat]) throws {
    let color = try ColorName(word).color
    #expect([color.red, color.green, color.blue, color.alpha] == components)
  }

  @Test(
    "an unknown color throws with a suggestion",
    arguments: [
      ("systemBlu", "did you mean 'systemBlue'?"), ("#12345", "such as white or #F2F2F7"),
    ])
  func unknownColor(word: String, words: String) {
    let error = #expect(throws: UnknownColor.self) { try ColorName(word) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test(
    "the extension determines a movie's format",
    arguments: [
      ("a.gif", .gif), ("a.b.WebP", .webp), ("dir.gif/x.mp4", .mp4), ("a.png", nil), ("gif", nil),
    ] as [(String, MovieFormat?)])
  func format(name: String, format: MovieFormat?) {
    #expect(MovieFormat(fileName: name) == format)
  }

  @Test(
    "file sizes are parsed",
    arguments: [
      ("2MB", 2_000_000), ("800 KB", 800_000), ("1.5MiB", 1_572_864), ("64k", 64_000),
      ("500000", 500_000), ("7B", 7), ("0", nil), ("big", nil), ("-1MB", nil), ("1GB", nil),
    ] as [(String, Int?)])
  func byteCount(text: String, bytes: Int?) {
    #expect(ByteCount(text)?.bytes == bytes)
  }
}
