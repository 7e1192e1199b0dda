import DisplayList
import Movies
import Testing
import UIKit

@testable import Flipbook

@Suite struct CompositionTests {
  private let stage = CGSize(width: 320, height: 568)

  private func list(_ size: CGSize) -> DisplayList {
    DisplayList(size: size, background: .white)
  }

  @Test func `a bare stage is its own list`() {
    let composition = Composition(Staging(), stages: [stage])
    #expect(composition.isBare)
    #expect(composition.size == stage)
    #expect(composition.list(of: [list(stage)]) == list(stage))
  }

  private static let stagings: [(String, @Sendable (inout Staging) -> Void, CGSize, CGPoint)] = [
    ("padding", { $0.padding = 10 }, CGSize(width: 340, height: 588), CGPoint(x: 10, y: 10)),
    ("shadow", { $0.hasShadow = true }, CGSize(width: 320, height: 568), .zero),
    (
      "phone", { $0.frame = .device }, CGSize(width: 392, height: 640), CGPoint(x: 36, y: 36)
    ),
    (
      "tight phone",
      {
        $0.frame = .device
        $0.padding = 0
      }, CGSize(width: 344, height: 592), CGPoint(x: 12, y: 12)
    ),
  ]

  @Test(arguments: stagings)
  func `what stands around a stage makes room for itself`(
    id: String, change: @Sendable (inout Staging) -> Void, size: CGSize, origin: CGPoint
  ) {
    var staging = Staging()
    change(&staging)
    let composition = Composition(staging, stages: [stage])
    #expect(!composition.isBare)
    #expect(composition.size == size)
    #expect(composition.places == [CGRect(origin: origin, size: stage)])
    let list = composition.list(of: [list(stage)])
    #expect(list.size == size)
    #expect(list.background == PictureStyle.wall)
    // The stage is on top of everything.
    let screen = list.layers.last?.attributes
    #expect(screen?.position == origin)
    #expect(screen?.masksToBounds == true)
    #expect(screen?.backgroundColor == .white)
  }

  @Test func `two stages of different heights have one middle, and labels above`() {
    let small = CGSize(width: 100, height: 100)
    let composition = Composition(Staging(), stages: [stage, small], labels: ["a", "b"])
    #expect(
      composition.places == [
        CGRect(x: 24, y: 54, width: 320, height: 568),
        CGRect(x: 368, y: 288, width: 100, height: 100),
      ])
    #expect(composition.size == CGSize(width: 492, height: 646))
    let list = composition.list(of: [list(stage), list(small)])
    #expect(Set(list.layers.map(\.id)).count == list.layers.count)
    #expect(list.layers.count == 4)
  }

  @Test func `a transparent wall leaves a bare stage's background out, and keeps a phone's`() {
    var staging = Staging()
    staging.padding = 10
    func screen(_ staging: Staging) -> CGColor? {
      Composition(staging, stages: [stage], isTransparent: true).list(of: [list(stage)])
        .layers.last?.attributes.backgroundColor
    }
    #expect(screen(staging) == nil)
    staging.frame = .device
    #expect(screen(staging) == .white)
  }

  @Test(arguments: [
    (CGSize(width: 320, height: 568), true), (CGSize(width: 568, height: 320), false),
  ])
  func `a phone's keys are at its long sides`(size: CGSize, isUpright: Bool) {
    let layers = PhoneShell(screen: size).layers(
      at: CGRect(origin: .zero, size: size), hasShadow: true)
    for key in layers.prefix(3) {
      let bounds = key.attributes.bounds
      #expect((bounds.height > bounds.width) == isUpright)
    }
    #expect(layers[3].attributes.shadow == .soft)
    #expect(
      PhoneShell(screen: size).layers(at: .zero, hasShadow: false)[3].attributes.shadow == nil)
  }

  @Test(
    arguments: [
      ("white", [1, 1, 1, 1]), ("#FF8000", [1, 128.0 / 255, 0, 1]),
      ("#00000080", [0, 0, 0, 128.0 / 255]),
      ("systemBlue", [0, 122.0 / 255, 1, 1]),
    ] as [(String, [CGFloat])])
  func `colours are written as in recipes`(word: String, components: [CGFloat]) throws {
    #expect(try ColorName(word).color.components == components)
  }

  @Test(arguments: [
    ("systemBlu", "did you mean 'systemBlue'?"), ("#12345", "write one such as white"),
  ])
  func `unknown colours are told`(word: String, words: String) {
    let error = #expect(throws: UnknownColor.self) { try ColorName(word) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test(
    arguments: [
      ("a.gif", .gif), ("a.b.WebP", .webp), ("dir.gif/x.mp4", .mp4), ("a.png", nil), ("gif", nil),
    ] as [(String, MovieFormat?)])
  func `a movie's format is told from its name`(name: String, format: MovieFormat?) {
    #expect(MovieFormat(fileName: name) == format)
  }

  @Test(
    arguments: [
      ("2MB", 2_000_000), ("800 KB", 800_000), ("1.5MiB", 1_572_864), ("64k", 64_000),
      ("500000", 500_000), ("7B", 7), ("0", nil), ("big", nil), ("-1MB", nil), ("1GB", nil),
    ] as [(String, Int?)])
  func `sizes of files are read`(text: String, bytes: Int?) {
    #expect(ByteCount(text)?.bytes == bytes)
  }
}
