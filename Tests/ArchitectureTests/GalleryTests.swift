import Foundation
import Testing

@Suite struct GalleryTests {
  private static let folder = "Recipes/Gallery"
  private static let recipes = Repository.files(below: "Recipes", suffixes: [".yaml"])
    .filter { !$0.contains("/Cookbook/") }
    .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
  private static let images = Repository.files(below: folder, suffixes: [".gif", ".png"])
    .map { URL(filePath: $0).lastPathComponent }

  @Test("each recipe has an image, and each animated image a recipe (run make gallery)")
  func partners() {
    let others = ["studio.gif", "card-playground.gif"]
    let names = Self.images.filter { $0.hasSuffix(".gif") && !others.contains($0) }
      .map { String($0.dropLast(4)) }
    #expect(names.sorted() == Self.recipes.sorted())
  }

  @Test("every image is shown on a page, and every recipe is linked from the gallery's")
  func page() throws {
    let page = try Repository.text("\(Self.folder)/README.md")
    let others = try ReadmeTests.pages().map(Repository.text).joined()
    for recipe in Self.recipes { #expect(page.contains("(../\(recipe).yaml)"), "\(recipe)") }
    for image in Self.images {
      #expect((page + others).contains(image), "\(image)")
    }
  }

  @Test(
    "the images of the recipes take less than 7 MB in total, those of the studio less than 2 MB",
    arguments: [(false, 7_000_000), (true, 2_000_000)])
  func budget(isStudio: Bool, limit: Int) throws {
    let images = Self.images.filter { $0.hasPrefix("studio") == isStudio }
    let sizes = try images.map { image in
      try Repository.root.appending(path: "\(Self.folder)/\(image)")
        .resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(sizes.reduce(0, +) < limit)
  }
}
