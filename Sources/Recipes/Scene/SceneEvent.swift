/// What happens while a scene plays.
package enum SceneEvent: Sendable {
  /// A contact of an item began or ended. A contact of two items is reported for both.
  case contact(RecipeScene.Contact)
  /// The property animator with a name completed.
  case completed(String)
  /// The items of the recipe's behaviors came to rest.
  case cameToRest
}
