extension RecipeGuide {
  /// All pages as one text in Markdown, for programs that write recipes: a whole recipe, then every
  /// key, kind, action and event, with examples.
  ///
  /// Headings are of the second level and below.
  package var compact: String {
    """
    ## A recipe

    ```yaml
    \(RecipeStarter.text("Bounce"))
    ```

    ## The language

    Units are points, seconds, and degrees or radians; coordinates start at the top left. \
    \(GuideExample.conventions)

    ```yaml
    \(GuideExample.views)
    ```

    \(pages.map(\.compact).joined(separator: "\n"))
    """
  }
}
