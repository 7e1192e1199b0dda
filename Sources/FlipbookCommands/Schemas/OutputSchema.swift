import Flipbook
import Recipes

/// The JSON Schema of what a verb prints.
struct OutputSchema: Encodable {
  /// The name: of a verb, or of something that several verbs print.
  let name: String
  /// What is described, as a sentence.
  let summary: String
  /// The alternatives, of which a result has one.
  let shapes: [JSONShape]

  init(_ name: String, _ summary: String, _ fields: [JSONField], or others: [JSONField]...) {
    self.name = name
    self.summary = summary
    shapes = ([fields] + others).map { .object($0) }
  }

  /// The schema, of draft 2020-12.
  func encode(to encoder: any Encoder) throws {
    var schema: [String: JSON] =
      shapes.count == 1
      ? shapes[0].schema : ["anyOf": .list(shapes.map { .object($0.schema) })]
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = .text("flipbook \(name)")
    schema["description"] = .text(summary)
    try JSON.object(schema).encode(to: encoder)
  }

  /// All schemas, by verb.
  static let all: [OutputSchema] = [
    OutputSchema(
      "benchmark", "The result of 'flipbook benchmark --json'.",
      [
        .version(2),
        JSONField("machine", .machine, "The machine."),
        JSONField("benchmarks", .list(.benchmark), "The measurements, by recipe."),
        JSONField("failures", .list(.text), "Errors of competitors."),
      ]),
    OutputSchema(
      "check", "The result of 'flipbook check --format json'.",
      [
        .version(1),
        JSONField("passes", .boolean, "Whether there are no problems."),
        JSONField("exitCode", .integer, "The exit code."),
        JSONField("doctor", .object(doctor), "What is installed."),
        JSONField("lint", .object(lint), "What is wrong with the recipes.").optional,
        JSONField("verify", .object(verify), "The comparison with references.").optional,
      ]),
    OutputSchema("compare", "The result of 'flipbook compare --json'.", compare),
    OutputSchema(
      "curve", "The result of 'flipbook curve --json'.",
      [.version(1), JSONField("curves", .list(.curve), "The curves.")]),
    OutputSchema("doctor", "The result of 'flipbook doctor --json'.", doctor),
    OutputSchema(
      "error", "What every verb prints with --json instead of its result if an error ends it.",
      [
        .version(1),
        JSONField(
          "error",
          .object([
            JSONField("message", .text, "The error, as on the standard error stream."),
            JSONField("exitCode", .integer, "The exit code."),
            JSONField("diagnostics", .list(.diagnostic), "The errors in recipes.").optional,
          ]), "The error."),
      ]),
    OutputSchema(
      "export", "The scene that 'flipbook export' writes, or its report with --json.",
      [
        .version(1),
        JSONField("recipe", .text, "The name of the recipe."),
        JSONField("size", .list(.number), "The width and height of the stage, in points."),
        JSONField("scale", .number, "The pixels per point."),
        JSONField("pixels", .list(.integer), "The width and height of a frame, in pixels."),
        JSONField("fps", .number, "The frames per second."),
        JSONField("fonts", .list(.any("A font: its file and its face.")), "The fonts."),
        JSONField("pictures", .list(.any("An image file, in base64.")), "The images."),
        JSONField("contents", .list(.any("The content of a layer.")), "The contents of layers."),
        JSONField("layers", .list(.any("A layer.")), "The layers, each written once."),
        JSONField(
          "frames",
          .list(
            .object([
              JSONField("number", .integer, "The number of the frame."),
              JSONField("time", .number, "Its time, in seconds."),
              JSONField("background", .list(.number), "Its background color.").optional,
              JSONField("layers", .list(.integer), "The indices of its layers, back to front."),
            ])), "The frames."),
      ],
      or: [
        .version(1),
        JSONField("file", .text, "The path of the file."),
        JSONField("format", .text, "Its format."),
        JSONField("bytes", .integer, "Its length."),
        JSONField("size", .size(.number), "The size of the stage, in points."),
        JSONField("fps", .rate, "The frames per second."),
        JSONField("frames", .integer, "The number of frames."),
        JSONField("duration", .number, "The duration, in seconds."),
        JSONField("layers", .integer, "The number of layers that are ever visible.").optional,
        JSONField(
          "limitations",
          .list(
            .object([
              JSONField("feature", .text, "What the format cannot express exactly."),
              JSONField("layer", .text, "The name of the first layer that has it.").optional,
              JSONField("time", .number, "The time of its first frame, in seconds."),
              JSONField("note", .text, "What the file contains instead."),
            ])), "What the format cannot express exactly, each feature once."),
      ]),
    image(
      "graph",
      [
        JSONField("items", .list(.text), "The items that are plotted."),
        JSONField("properties", .list(.text), "The properties that are plotted."),
      ]),
    OutputSchema("lint", "The result of 'flipbook lint --json'.", lint),
    OutputSchema(
      "list", "The result of 'flipbook list --json'.",
      [
        .version(1),
        JSONField(
          "recipes",
          .list(
            .object([
              JSONField("file", .text, "The path of the recipe."),
              JSONField("title", .text, "Its title.").optional,
              JSONField("duration", .number, "Its duration, in seconds.").optional,
              JSONField("points", .size(.number), "The size of its stage, in points.").optional,
              JSONField("errors", .integer, "The number of errors in it."),
            ])), "The recipes."),
      ]),
    OutputSchema(
      "merge", "The result of 'flipbook merge --json'.",
      [
        .version(1),
        JSONField("folder", .text, "The folder of the frames."),
        JSONField("manifest", .text, "The path of the manifest."),
        JSONField("frames", .integer, "The number of frames."),
      ]),
    OutputSchema(
      "movie", "The result of 'flipbook movie --json', or its commands with --print.",
      [
        .version(1),
        JSONField("movie", .text, "The path of the movie."),
        JSONField("format", .text, "Its format."),
        JSONField("tool", .text, "The program that made it."),
        JSONField("bytes", .integer, "Its length."),
        JSONField("size", .size(.integer), "The size of a frame, in pixels."),
        JSONField("fps", .rate, "The frames per second."),
        JSONField("frames", .integer, "The number of frames."),
        JSONField("duration", .number, "Its duration, in seconds."),
        JSONField("detail", .text, "The detail of the image, in the format's terms.").optional,
        JSONField("poster", .text, "The path of the poster.").optional,
      ],
      or: [.version(1), JSONField("commands", .list(.text), "The shell commands.")]),
    OutputSchema(
      "progress", "A line of the standard error stream with --progress json.",
      [
        JSONField("name", .text, "The name of the recipe, or the path of the movie."),
        JSONField("done", .integer, "The number of frames that are done."),
        JSONField("total", .integer, "The number of frames."),
      ]),
    OutputSchema(
      "record", "The result of 'flipbook record --json'.",
      [
        .version(1),
        JSONField(
          "references",
          .list(
            .object([
              JSONField("recipe", .text, "The name of the recipe."),
              JSONField("folder", .text, "The folder of its reference."),
              JSONField("frames", .integer, "The number of frames."),
              JSONField("pictures", .integer, "The number of images."),
              JSONField("numbers", .integer, "The number of numbers."),
            ])), "The references."),
      ]),
    OutputSchema(
      "render", "The result of 'flipbook render --json'.",
      [
        .version(1),
        JSONField("renders", .list(.render), "The renders, by recipe."),
        JSONField("peakMemory", .integer, "The maximum memory use, in bytes.").optional,
      ]),
    image("sheet", [JSONField("frames", .integer, "The number of frames on it.")]),
    image("strobe", [JSONField("poses", .integer, "The number of poses in it.")]),
    OutputSchema(
      "trace", "What 'flipbook trace --json' prints.",
      [
        .version(1),
        JSONField("flipbookVersion", .text, "The version of Flipbook.").optional,
        JSONField("rows", .list(.traceRow), "The rows, by tick and item."),
      ]),
    OutputSchema("verify", "The result of 'flipbook verify --json'.", verify),
  ]

  /// Returns the schema of a verb that writes an image.
  private static func image(_ name: String, _ fields: [JSONField]) -> OutputSchema {
    OutputSchema(
      name, "The result of 'flipbook \(name) --json'.",
      [.version(1), JSONField(name, .text, "The path of the image.")] + fields)
  }
}
