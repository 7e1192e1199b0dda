/// The JSON Schema of recipes, for editors, generated from the tables that recipes are checked
/// with.
///
/// The schema follows draft 2020-12. It does not describe what depends on the rest of a recipe,
/// such as whether a view with a name exists.
package struct RecipeSchema: Encodable {
  let content: JSON

  /// Generates the schema.
  package init() {
    var writer = SchemaWriter()
    var root = writer.schema(of: .mapping(RecipeKeys.table))
    root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    root["title"] = "Flipbook recipe"
    root["description"] = "A scene that flipbook renders to frames."
    root["$defs"] = .object(writer.definitions)
    content = .object(SharedSchemas.share(root))
  }

  package func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}
