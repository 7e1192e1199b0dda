import Foundation
import Testing

@Suite struct CookbookTests {
  private static let recipes = Repository.files(below: "Recipes/Cookbook", suffixes: [".yaml"])

  @Test("the cookbook has at least 20 recipes, each listed on its page with its title") func page()
    throws
  {
    #expect(Self.recipes.count >= 20)
    let page = try Repository.text("Recipes/Cookbook/README.md")
    for recipe in Self.recipes {
      let title = try Repository.text(recipe).split(separator: "\n")
        .first { $0.hasPrefix("title: ") }?.dropFirst("title: ".count)
      let name = URL(filePath: recipe).lastPathComponent
      #expect(page.contains("[\(name)](\(name)) | \(title ?? "") |"), "\(name)")
    }
  }

  @Test("a recipe of the cookbook has at most 60 lines of at most 100 columns", arguments: recipes)
  func size(recipe: String) throws {
    let lines = try Repository.text(recipe).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 61)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
