/// The JSON Schema of recipes, for editors: what the tables say that recipes are checked with.
///
/// It is of draft 2020-12. What takes the rest of a recipe to be told, such as whether there is a view of a name,
/// it does not tell.
package struct RecipeSchema: Encodable {
  let content: JSON

  /// Describes the format.
  package init() {
    var writer = SchemaWriter()
    var root = writer.schema(of: .mapping(RecipeKeys.table))
    root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    root["title"] = "Flipbook recipe"
    root["description"] = "A scene that flipbook renders to frames."
    root["$defs"] = .object(writer.definitions)
    content = .object(root)
  }

  package func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}
