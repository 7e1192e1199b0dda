import Flipbook

extension JSONField {
  /// The version of a shape.
  static func version(_ version: Int) -> JSONField {
    JSONField(
      "formatVersion", .version(version),
      "The version of this shape: the same as long as members are only added.")
  }
}

/// Parts that several verbs print.
extension JSONShape {
  static func size(_ unit: JSONShape) -> JSONShape {
    .object([JSONField("width", unit, "The width."), JSONField("height", unit, "The height.")])
  }

  static let rate = object([
    JSONField("numerator", .integer, "The numerator."),
    JSONField("denominator", .integer, "The denominator."),
  ])

  static let region = object([
    JSONField("x", .integer, "The left edge, in pixels."),
    JSONField("y", .integer, "The upper edge, in pixels."),
    JSONField("width", .integer, "The width, in pixels."),
    JSONField("height", .integer, "The height, in pixels."),
  ])

  static let pair = object([
    JSONField("x", .number, "The horizontal part."), JSONField("y", .number, "The vertical part."),
  ])

  static let place = object([
    JSONField("line", .integer, "The line, counted from 1."),
    JSONField("column", .integer, "The first column, counted from 1 in Unicode scalars."),
    JSONField("length", .integer, "The number of Unicode scalars."),
    JSONField("source", .text, "The text of the line."),
  ])

  static let diagnostic = object([
    JSONField("severity", .words(["error", "warning"]), "Whether the recipe is invalid."),
    JSONField(
      "code", .words(DiagnosticCode.allCases.map(\.rawValue)), "The kind of problem."),
    JSONField("message", .text, "What is wrong."),
    JSONField("file", .text, "The path of the recipe."),
    JSONField("place", place, "The position; missing if it concerns the whole file.").optional,
    JSONField(
      "note",
      .object([
        JSONField("message", .text, "What is there."), JSONField("place", place, "The position."),
      ]), "Another position that the problem depends on."
    ).optional,
    JSONField("expected", .text, "What was expected.").optional,
    JSONField("found", .text, "What was found instead.").optional,
    JSONField("suggestion", .text, "What was probably meant.").optional,
    JSONField("help", .text, "How to fix the problem.").optional,
  ])

  static let curve = object([
    JSONField("curve", .text, "The curve as recipes write it."),
    JSONField("file", .text, "The path of the recipe that it is in.").optional,
    JSONField("line", .integer, "The line in the recipe, counted from 1.").optional,
    JSONField("kind", .words(["cubic", "spring"]), "What the motion is computed from."),
    JSONField("duration", .number, "The duration, in seconds."),
    JSONField("minimum", .number, "The minimum of the progress, at most 0."),
    JSONField("maximum", .number, "The maximum of the progress, at least 1."),
    JSONField(
      "controlPoints", .list(.number), "The control points x1, y1, x2 and y2 of a cubic curve."
    ).optional,
    JSONField(
      "spring",
      .object([
        JSONField("mass", .number, "The mass."), JSONField("stiffness", .number, "The stiffness."),
        JSONField(
          "damping", .number, "The damping, at most critical damping where UIKit limits it."),
        JSONField("initialVelocity", .number, "The velocity, in whole changes per second."),
      ]), "The constants of a spring."
    ).optional,
    JSONField(
      "samples",
      .list(
        .object([
          JSONField("time", .number, "The time, in seconds."),
          JSONField("progress", .number, "The progress: 0 at the start, 1 at the end."),
        ])), "Evenly spaced samples, from the start to the end."),
    JSONField(
      "css",
      .object([
        JSONField("linear", .text, "The easing function linear()."),
        JSONField("points", .integer, "The number of its points."),
        JSONField("tolerance", .number, "The largest distance from the curve that was allowed."),
        JSONField("maxError", .number, "The largest distance from the curve that was measured."),
      ]), "The curve in CSS."),
    JSONField("swift", .text, "The curve in Swift, as --format swift prints it."),
  ])

  static let timings = object([
    JSONField("simulation", .number, "Playing the stage."),
    JSONField("drawing", .number, "Drawing."),
    JSONField("encoding", .number, "Hashing pixels and encoding PNG."),
    JSONField("writing", .number, "Writing files."),
    JSONField("total", .number, "The whole render, in wall-clock time."),
  ])

  static let render = object([
    JSONField("recipe", .text, "The name of the recipe."),
    JSONField("folder", .text, "The folder of the frames."),
    JSONField("manifest", .text, "The path of the manifest."),
    JSONField("shard", .text, "The shard, such as 1/2.").optional,
    JSONField("frames", .integer, "The number of frames."),
    JSONField("firstFrame", .integer, "The number of the first frame.").optional,
    JSONField("lastFrame", .integer, "The number of the last frame.").optional,
    JSONField("size", size(.integer), "The size of a frame, in pixels."),
    JSONField("fps", rate, "The frames per second."),
    JSONField("timings", timings, "Durations in seconds, summed over all jobs.").optional,
    JSONField("failures", .list(diagnostic), "How the motion is not as expected.").optional,
  ])

  static let imageTolerance = object([
    JSONField("color", .number, "The maximum distance of equal colors in OKLab."),
    JSONField("ignoresAntialiasing", .boolean, "Whether anti-aliasing is ignored."),
    JSONField("pixels", .integer, "The maximum number of differing pixels.").optional,
    JSONField("share", .number, "Their maximum fraction of a frame.").optional,
    JSONField("density", .number, "Their maximum fraction of any small square.").optional,
    JSONField("ignoredRegions", .list(region), "The regions that are not compared."),
  ])

  static let motionTolerance = object([
    JSONField("points", .number, "The maximum distance, in points.").optional,
    JSONField("degrees", .number, "The maximum angle, in degrees.").optional,
    JSONField("seconds", .number, "The maximum delay, in seconds.").optional,
  ])

  static let traceRow = object([
    JSONField("tick", .integer, "The tick, at 60 per second."),
    JSONField("time", .number, "The time, in seconds."),
    JSONField("item", .text, "The name of the item."),
    JSONField("center", pair, "The center on the stage, in points.").optional,
    JSONField("angle", .number, "The rotation, in radians.").optional,
    JSONField("velocity", pair, "The velocity, in points per second.").optional,
    JSONField("angularVelocity", .number, "In radians per second.").optional,
    JSONField("alpha", .number, "The opacity.").optional,
    JSONField(
      "contacts",
      .list(
        .object([
          JSONField("phase", .text, "Whether the contact began or ended."),
          JSONField("other", .text, "The other item or boundary."),
        ])), "The contacts that began or ended."),
    JSONField("width", .number, "The width, in points.").optional,
    JSONField("height", .number, "The height, in points.").optional,
    JSONField("scale", pair, "The scale.").optional,
    JSONField("fraction", .number, "The fraction of a property animator.").optional,
  ])

  static let machine = object([
    JSONField("processor", .text, "The processor."), JSONField("cores", .integer, "The cores."),
    JSONField("usableCores", .integer, "The cores that the process may use."),
    JSONField("memory", .integer, "The memory, in bytes."),
    JSONField("kernel", .text, "The kernel."), JSONField("system", .text, "The system."),
    JSONField("load", .number, "The load before the measurement."),
    JSONField(
      "libraries",
      .list(
        .object([
          JSONField("name", .text, "The name."), JSONField("version", .text, "The version."),
        ])), "The libraries."),
  ])

  static let benchmark = object([
    JSONField("recipe", .text, "The name of the recipe."),
    JSONField("frames", .integer, "The number of frames."),
    JSONField("size", size(.integer), "The size of a frame, in pixels."),
    JSONField("runs", .integer, "The number of runs."),
    JSONField(
      "flipbook",
      .list(
        .object([
          JSONField("jobs", .integer, "The number of frames drawn in parallel."),
          JSONField("seconds", .number, "The duration of the process."),
          JSONField("startUp", .number, "The duration outside of rendering, in seconds."),
          JSONField("timings", timings, "Durations in seconds, summed over all jobs."),
          JSONField("peakMemory", .integer, "The maximum memory use, in bytes.").optional,
          JSONField("bytes", .integer, "The length of all files."),
        ])), "The measurements, by number of jobs."),
    JSONField(
      "competitors",
      .list(
        .object([
          JSONField("name", .text, "The name."), JSONField("version", .text, "The version."),
          JSONField("details", .text, "What was measured.").optional,
          JSONField("seconds", .number, "The duration of the process."),
          JSONField("peakMemory", .integer, "The maximum memory use, in bytes.").optional,
          JSONField("bytes", .integer, "The length of all files."),
          JSONField("leftOut", .list(.text), "What it does not draw."),
          JSONField("ratio", .number, "Its duration divided by Flipbook's."),
          JSONField("difference", .number, "How much its frames differ."),
        ])), "Those of competitors."),
  ])
}

/// The results of verbs that `check` contains.
extension OutputSchema {
  static let doctor: [JSONField] = [
    .version(1),
    JSONField("flipbookVersion", .text, "The version of Flipbook."),
    JSONField("isHealthy", .boolean, "Whether everything that is required is installed."),
    JSONField(
      "findings",
      .list(
        .object([
          JSONField("kind", .words(["library", "font", "program"]), "The kind of component."),
          JSONField("name", .text, "The name."),
          JSONField("found", .text, "The version; missing if it is not installed.").optional,
          JSONField("package", .text, "Its Debian package.").optional,
          JSONField("use", .text, "The purpose of an optional component.").optional,
          JSONField("install", .text, "The Debian package to install.").optional,
        ])), "The components."),
    JSONField("warnings", .list(.diagnostic), "Warnings about recipes."),
  ]

  static let lint: [JSONField] = [
    .version(1),
    JSONField(
      "files",
      .list(
        .object([
          JSONField("file", .text, "The path of the recipe."),
          JSONField("diagnostics", .list(.diagnostic), "The errors."),
          JSONField("warnings", .list(.diagnostic), "The warnings."),
          JSONField("failures", .list(.diagnostic), "Motion that is not as expected.").optional,
        ])), "The files."),
  ]

  static let verify: [JSONField] = [
    .version(1),
    JSONField("isSame", .boolean, "Whether all recipes pass."),
    JSONField("frames", .integer, "The number of frames."),
    JSONField("numbers", .integer, "The number of numbers."),
    JSONField(
      "recipes",
      .list(
        .object([
          JSONField("recipe", .text, "The name of the recipe."),
          JSONField("isSame", .boolean, "Whether it passes."),
          JSONField("frames", .integer, "The number of frames."),
          JSONField("numbers", .integer, "The number of numbers."),
          JSONField("sentences", .list(.text), "Everything that differs."),
          JSONField("tolerance", .imageTolerance, "What pixels may differ.").optional,
          JSONField("motionTolerance", .motionTolerance, "What numbers may differ.").optional,
          JSONField("diagnostics", .list(.diagnostic), "The errors in the recipe.").optional,
          JSONField("failures", .list(.diagnostic), "Motion that is not as expected.").optional,
          JSONField(
            "allowed",
            .list(
              .object([
                JSONField("allows", .text, "What may differ."), JSONField("why", .text, "Why."),
              ])), "The differences that the recipe accepts."),
        ])), "The recipes."),
    JSONField("errors", .list(.text), "Errors of writing output.").optional,
  ]

  static let compare: [JSONField] = {
    let runs = JSONShape.list(
      .object([
        JSONField("first", .integer, "The first frame."), JSONField("last", .integer, "The last."),
      ]))
    let differences = JSONShape.list(
      .object([
        JSONField("frame", .integer, "The number of the frame."),
        JSONField("first", .text, "The first file.").optional,
        JSONField("second", .text, "The second file.").optional,
        JSONField(
          "state", .words(["tolerated", "differs", "size", "missing", "additional"]),
          "How the frame differs."),
        JSONField("pixels", .pixels, "The differing pixels.").optional,
        JSONField("share", .number, "Their fraction of the frame.").optional,
        JSONField("firstSize", .size(.integer), "The size of the first image.").optional,
        JSONField("secondSize", .size(.integer), "The size of the second image.").optional,
      ]))
    return [
      .version(1),
      JSONField("first", .text, "The first path."), JSONField("second", .text, "The second path."),
      JSONField("isSame", .boolean, "Whether everything is equal or within the tolerances."),
      JSONField("firstSize", .size(.integer), "The size of the first frames, in pixels."),
      JSONField("secondSize", .size(.integer), "The size of the second frames, in pixels."),
      JSONField("frames", .integer, "The number of frames."),
      JSONField("firstDifference", .integer, "The first frame that differs.").optional,
      JSONField("worst", .integer, "The frame that differs most.").optional,
      JSONField("differing", runs, "The frames that differ."),
      JSONField("missing", runs, "The frames without a second image."),
      JSONField("additional", runs, "The frames without a first image."),
      JSONField("tolerance", .imageTolerance, "What may differ."),
      JSONField("differences", differences, "The frames that are not equal."),
    ]
  }()
}

extension JSONShape {
  fileprivate static let pixels = object([
    JSONField("compared", .integer, "The number of pixels that were compared."),
    JSONField("differing", .integer, "The number of pixels that differ."),
    JSONField("antialiased", .integer, "The number of ignored pixels of edges."),
    JSONField("largestDifference", .number, "The largest distance in OKLab."),
    JSONField("largestDifferencePlace", region, "Where it is.").optional,
    JSONField("bounds", region, "The rectangle that contains all of them.").optional,
    JSONField(
      "densestWindow",
      .object([
        JSONField("differing", .integer, "The number of pixels that differ in it."),
        JSONField("region", region, "Where it is."),
      ]), "The square with most of them."
    ).optional,
  ])
}
