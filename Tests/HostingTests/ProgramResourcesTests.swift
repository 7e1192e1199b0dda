import AppRuntime
import Foundation
import Recipes
import Testing
import UIKit

@testable import Hosting

@MainActor
@Suite struct ProgramResourcesTests {
  /// A PNG of one pixel.
  private static func png() throws -> Data {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [1, 2, 3, 255]))
    return try #require(UIImage(cgImage: image).pngData())
  }

  /// What a program found.
  private final class Found {
    var paths: [String?] = []
    var scale: CGFloat?
  }

  @Test("a program finds its files by their names, whatever folders they are in")
  func files() throws {
    let folder = try TemporaryFolder()
    let images = "\(folder.path)/App/Images"
    try FileManager.default.createDirectory(atPath: images, withIntermediateDirectories: true)
    try Self.png().write(to: URL(fileURLWithPath: "\(images)/owl@3x.png"))
    try Data("[]".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/list.json"))
    let found = Found()
    let program = TestProgram.view {
      found.scale = UIImage(named: "owl")?.scale
      found.paths = [
        Bundle.main.programPath(forResource: "list", ofType: "json"),
        Bundle.main.programPath(forResource: "list", ofType: ".json"),
        Bundle.main.programURL(forResource: "owl@3x.png", withExtension: nil)?.path,
        Bundle.main.programPath(forResource: "missing", ofType: "json"),
      ]
      return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    _ = try HostedScene(ProgramSetup(), path: "App.swift", resources: folder.path) {
      () throws(LoadingError) in program.entry()
    }
    defer { ResourceFolders.setFolders(nil) }
    #expect(found.scale == 3)
    #expect(
      found.paths == [
        "\(folder.path)/list.json", "\(folder.path)/list.json", "\(images)/owl@3x.png", nil,
      ])
  }

  @Test("what is missing is one warning with the places") func report() {
    let items: [MissingResources.Item] = [
      .image("cat"), .symbol("hearts.fill"), .image("dog"), .color("sky"), .data("list"),
      .symbol("qqqq"),
    ]
    #expect(
      MissingResourcesReport.text(items, folders: ["/app"]) == """
        flipbook: warning: no image 'cat', 'dog': looked for image sets of asset catalogs, and for \
        NAME.png, NAME@2x.png and NAME@3x.png, below /app
        flipbook: warning: no color 'sky': looked for color sets of asset catalogs below /app
        flipbook: warning: no data 'list': looked for data sets of asset catalogs below /app
        flipbook: warning: no symbol 'hearts.fill' (did you mean 'heart.fill'?), 'qqqq'

        """)
    #expect(MissingResourcesReport.text([], folders: ["/app"]) == nil)
  }
}
