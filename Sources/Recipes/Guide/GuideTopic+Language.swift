import UIKit

extension GuideTopic {
  static let recipe = GuideTopic(
    name: "recipe", summary: "A recipe: a YAML file that describes a scene and its motion.",
    introduction: [
      "A recipe is checked as a whole before anything is drawn; 'flipbook lint FILE' reports every "
        + "error. 'flipbook new NAME' writes a recipe to start from. Lengths are in points, times "
        + "in seconds and angles in radians unless a number has a unit.",
      "Names start with a letter and contain letters, digits, '-' and '_'. All things of a recipe "
        + "that have a name share one set of names; 'stage' is the stage's view.",
    ]
  ) { writer in
    writer.add(RecipeKeys.table, heading: "Keys")
    writer.add(
      .heading("Topics"),
      .paragraph("'flipbook help TOPIC' prints a page; Documentation has the same pages."),
      .entries(GuideTopic.all.dropFirst().map { GuideEntry($0.name, $0.summary) }))
  }

  static let stage = GuideTopic(
    name: RecipeKeys.stage.name, summary: RecipeKeys.stage.summary,
    titles: RecipeKeys.stage.shape.titles
  ) { $0.addTables(in: RecipeKeys.stage.shape) }

  static let repetition = GuideTopic(
    name: "repeat", summary: "Repetitions: entries and elements that are written once.",
    titles: [RepetitionKeys.table.title],
    introduction: [
      "'repeat' beside the other keys of an entry or an element repeats it: views, behaviors, "
        + "boundaries, animations, actions, handlers and timeline entries. Beside 'value', it "
        + "repeats an element that is not a mapping, such as a point. A number is as good as "
        + "{ count: … }. Repetitions may be nested.",
      "A repeated name gets an index from 0: 'domino' becomes domino.0, domino.1 and so on, and "
        + "the subview 'title' of 'row' becomes row.0.title. 'domino.*' names all of them wherever "
        + "several names are valid, and in the keys of 'set'. An index may be a variable or an "
        + "expression in parentheses: domino.$i and domino.(i + 1).",
      "The variable has the number of the round, or a value of 'over'. Expressions use it by name, "
        + "and '$i' stands for it anywhere; texts contain expressions in '${…}', such as "
        + "'Row ${i + 1}'. There, words that have no value are text, and so are numbers in quotation "
        + "marks and calculations of them.",
      "A value of 'over' may be a mapping. With over: [{ name: Ada, color: red }] and as: person, "
        + "$person.color is red, and a text contains '${person.name}'. The members of a parameter "
        + "that is a mapping are written alike: $theme.accent.",
    ]
  ) { $0.add(RepetitionKeys.table, heading: "Keys of 'repeat'") }

  static let templates = GuideTopic(
    name: RecipeKeys.templates.name, summary: RecipeKeys.templates.summary,
    introduction: [
      "A template has the keys of a view. A view with 'like' has the keys of that template; keys "
        + "that the view has itself override the template's. Subviews are merged name by name, so "
        + "a view may override single keys of a template's subview. A template may be like an "
        + "earlier one. Names in a template are those of the view that uses it."
    ]
  ) { _ in }

  static let styles = GuideTopic(
    name: RecipeKeys.styles.name, summary: RecipeKeys.styles.summary,
    titles: [StyleKeys.table.title],
    introduction: [
      "A style has properties of views: colors, fonts, corners, borders, shadows and others, but "
        + "not their places, outlines and subviews, which belong to templates. A view with "
        + "'styles' has the keys of these styles, of which later ones take precedence, and its own "
        + "keys over all of them. A style may be used only by views that have all its keys: one "
        + "with 'textColor' by labels.",
      "Templates may have styles, too. What is nearer to the view takes precedence: the view's own "
        + "keys, its styles, its template's keys, its template's styles. Values may contain "
        + "parameters, expressions and the variables of repetitions around the view.",
    ]
  ) { $0.add(StyleKeys.table, heading: "Keys") }

  static let expressions = GuideTopic(
    name: GuideWriter.common,
    summary: "Expressions: values that are calculated, wherever a number or a point is expected.",
    titles: ValueType<CGPoint>.point.shape.titles,
    introduction: [
      "Every number, point, size, rectangle, vector, angle, duration and condition may be an "
        + "expression. One that uses the touch, a view or a state variable is evaluated when its "
        + "action is performed. Quote an expression that contains a comma, a colon or a bracket "
        + "where YAML would split it: \"max(a, b)\". Texts contain expressions in '${…}'.",
      "The members of a point are x and y, those of a vector dx and dy, and those of a size width "
        + "and height. Functions and operators of numbers apply to the components of points.",
    ]
  ) { writer in
    writer.add(
      .heading("Units"),
      .entries(
        ReadingContext.allUnits.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }
          .map { unit, factor in
            GuideEntry("1\(unit)", "The number \(factor.plainDescription).")
          }),
      .heading("Operators"),
      .paragraph(
        "From the weakest to the strongest: or; and; not; comparisons; + and -; * and /. "
          + "Parentheses group. '!' is a tag in YAML: write 'not open'."),
      .entries(
        Expression.Operation.allCases.map { GuideEntry($0.rawValue, $0.summary) }
          + [GuideEntry("not", "Whether a condition is false.")]),
      .heading("Functions"),
      .entries(
        ExpressionFunction.allCases.map { function in
          GuideEntry(
            function.signature, "\(function.summary) \(function.example) is \(function.result).")
        }),
      .heading("Names"),
      .paragraph(
        "Parameters ($size) and the variables of repetitions have "
          + "their values. A state variable has its current value. "
          + "The names of touches have values in handlers of touches and gestures."),
      .entries(names))
    writer.addTables(in: ValueType<CGPoint>.point.shape)
  }

  private static let names =
    CurrentNames.touches.map { touch in
      GuideEntry(touch.name, value: touch.example.kind, touch.summary)
    }
    + CurrentNames.viewProperties.map { property in
      GuideEntry("view.\(property.name)", value: property.example.kind, property.summary)
    } + [
      GuideEntry(
        "animator.\(CurrentNames.fractionComplete)", value: "a number",
        "How much of a property animator's animations has run, from 0 to 1."),
      GuideEntry(
        "stage.size", value: "a point", "The size of the stage; also stage.width and stage.height."),
      GuideEntry("stage.center", value: "a point", "The center of the stage."),
      GuideEntry("stage.bounds", value: "a rectangle", "The bounds of the stage."),
      GuideEntry(
        "stage.isReduceMotionEnabled", value: "a truth value",
        "Whether the user prefers less motion; likewise the stage's other settings of accessibility."
      ),
      GuideEntry(CurrentNames.time, value: "a number", "The time of playback, in seconds."),
      GuideEntry("pi", value: "a number", "The ratio of a circle's circumference to its diameter."),
    ]
}

extension ExpressionFunction {
  /// The result of the example as it would be written.
  fileprivate var result: String {
    let context = ReadingContext(SourceText(file: rawValue, text: example))
    let span = SourceSpan(line: 1, column: 1, length: 1)
    return ValueType<ExpressionValue>.any
      .read(SourceValue(content: .plain(example), span: span), context)?.written ?? "undefined"
  }
}
