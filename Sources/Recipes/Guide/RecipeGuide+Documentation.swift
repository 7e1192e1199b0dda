extension RecipeGuide {
  /// The files of the reference, as Markdown: an index, and a page for each topic.
  package var documentation: [(name: String, text: String)] {
    let index = """
      # The recipe language

      A recipe is a YAML file that describes a scene and its motion. `flipbook new NAME` writes a
      recipe to start from, `flipbook lint FILE` checks one, and `flipbook help TOPIC` prints these
      pages, which `make docs` writes from the tables that recipes are checked with.

      \(pages.map { "- [\($0.name)](\($0.name).md): \($0.summary)\n" }.joined())
      ## Examples

      \(GuideExample.conventions)

      ```yaml
      \(GuideExample.stage)
      \(GuideExample.views)
      ```

      photo.png and heart.png are images in the recipe's folder. The tests check and play every
      example of these pages, and draw its picture: frames with their times, touches as discs
      with trails, attachments as lines, and the paths of items in fields.

      """
    return [("README.md", index)] + pages.map { ("\($0.name).md", $0.markdown) }
  }
}

extension RecipeGuide {
  /// The examples of all pages, each as a whole recipe.
  package var exampleRecipes: [String] { GuideExample.all.map(\.recipe) }

  /// The keys of recipes and the names of events, actions and kinds.
  package var words: [String] {
    let kinds =
      ViewKind.kinds.all.map(\.name) + BehaviorKind.all.map(\.name)
      + ComponentKind.kinds.all.map(\.name) + GestureKind.kinds.all.map(\.name)
    let keys = RecipeKeys.table.keys + ActionKeys.all + HandlerKeys.events.map(\.key)
    return kinds + keys.map(\.name)
  }
}
