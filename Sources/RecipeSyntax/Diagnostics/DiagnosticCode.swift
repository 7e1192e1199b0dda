/// The kind of an error or a warning in a recipe.
///
/// The codes are stable: scripts may rely on them.
public enum DiagnosticCode: String, CaseIterable, Codable, Sendable {
  // The file.

  /// The file does not exist.
  case missingFile = "missing-file"
  /// The path refers to a folder or to something else that is not a regular file.
  case notAFile = "not-a-file"
  /// The file cannot be read.
  case unreadableFile = "unreadable-file"
  /// The file exceeds the maximum size of a recipe.
  case fileTooLarge = "file-too-large"
  /// The file is not UTF-8 text.
  case notUTF8 = "not-utf8"

  // YAML.

  /// The text is not valid YAML.
  case syntax = "yaml-syntax"
  /// The file has no content.
  case emptyRecipe = "empty-recipe"
  /// The file has more than one YAML document.
  case severalDocuments = "several-documents"
  /// A mapping has the same key twice.
  case repeatedKey = "duplicate-key"
  /// A key is a list, a mapping or an alias.
  case collectionKey = "bad-key"
  /// Lists and mappings are nested too deep.
  case tooDeep = "too-deep"
  /// The recipe has too many values once aliases are expanded.
  case tooManyValues = "too-many-values"

  // Keys and values.

  /// The program does not support the version of the format.
  case unsupportedVersion = "unsupported-version"
  /// The mapping has no such key.
  case unknownKey = "unknown-key"
  /// A required key is missing.
  case missingKey = "missing-key"
  /// Keys are mutually exclusive.
  case conflictingKeys = "conflicting-keys"
  /// The value has the wrong type.
  case wrongType = "wrong-type"
  /// The value is a word, but not one of the possible ones.
  case unknownValue = "unknown-value"
  /// An arithmetic expression cannot be parsed.
  case badExpression = "bad-expression"
  /// Path data cannot be parsed.
  case badPath = "bad-path"
  /// A number, a length or a duration is out of range.
  case outOfRange = "out-of-range"
  /// A list or mapping has too many entries.
  case tooMany = "too-many"

  // Names.

  /// A name contains invalid characters.
  case badName = "bad-name"
  /// Two things have the same name.
  case duplicateName = "duplicate-name"
  /// A name refers to something that does not exist.
  case unknownReference = "unknown-reference"
  /// A parameter is not declared.
  case unknownParameter = "unknown-parameter"
  /// The value of a setting cannot be parsed.
  case badSetting = "bad-setting"

  // Meaning.

  /// Values are valid individually, but not together.
  case doesNotFit = "does-not-fit"
  /// UIKit would raise an exception.
  case wouldRaise = "would-raise"
  /// Something can never happen, such as an action after the end.
  case neverHappens = "never-happens"
  /// The image file does not exist.
  case missingImage = "missing-image"
  /// The image file is outside the recipe's folder.
  case imageOutsideFolder = "image-outside-folder"
  /// The image file cannot be used.
  case badImage = "bad-image"

  /// A font that the recipe asks for is not installed.
  case missingFont = "missing-font"
  /// A file cannot be included.
  case badInclude = "bad-include"
  /// A compiled program cannot be played.
  case badProgram = "bad-program"
  /// A program uses a part of UIKit that Flipbook does not have.
  case missingAPI = "missing-api"

  // Playing.

  /// The motion is not as the recipe expects.
  case expectationFailed = "expectation-failed"

  // Warnings.

  /// No font has a glyph for a character.
  case missingGlyph = "missing-glyph"
  /// The color profile of an image is not used.
  case colorProfile = "color-profile"
  /// A text contains `$name`, which is not replaced.
  case parameterInText = "parameter-in-text"
  /// A large angle without a unit, which is in radians.
  case missingAngleUnit = "missing-angle-unit"
  /// A long duration of an animation without a unit, which is in seconds.
  case missingTimeUnit = "missing-time-unit"
  /// Nothing uses a parameter.
  case unusedParameter = "unused-param"
  /// No view is like a template.
  case unusedTemplate = "unused-template"
  /// No view has a style.
  case unusedStyle = "unused-style"
  /// No expression reads a state variable.
  case unusedState = "unused-state"
  /// A view's text shows a state variable, whose changes it does not follow.
  case stateInText = "state-in-text"
  /// Two behaviors of a kind of which an item should have one act on it at the same time.
  case repeatedBehavior = "repeated-behavior"
  /// A behavior acts on no items.
  case noItems = "no-items"
  /// A scripted touch hits no view.
  case touchHitsNothing = "touch-hits-nothing"
  /// No control, gesture recognizer, handler or component receives a scripted touch.
  case touchWithoutEffect = "touch-without-effect"
  /// No text field is edited while a scripted text is typed.
  case typingWithoutEffect = "typing-without-effect"
  /// An action at the end of the recipe, which no frame shows.
  case actionAtEnd = "action-at-end"
  /// A view is outside the stage for the whole recipe.
  case outsideStage = "outside-stage"
  /// A label displays only a part of its text.
  case truncatedText = "truncated-text"
  /// Something else places a view that has a frame.
  case placeWithoutEffect = "place-without-effect"
  /// An animation of nothing that can be animated.
  case animationWithoutEffect = "animation-without-effect"
  /// Required constraints contradict each other, so that UIKit breaks one.
  case unsatisfiableConstraint = "unsatisfiable-constraint"
  /// The constraints do not determine the frame of a view.
  case ambiguousLayout = "ambiguous-layout"

  /// The codes of warnings, in the order in which messages list them.
  public static let warnings: [DiagnosticCode] = [
    .missingGlyph, .parameterInText, .missingAngleUnit, .missingTimeUnit, .unusedParameter,
    .unusedTemplate, .unusedStyle, .unusedState, .stateInText, .repeatedBehavior, .noItems,
    .touchHitsNothing, .touchWithoutEffect, .typingWithoutEffect, .actionAtEnd, .outsideStage,
    .truncatedText,
    .placeWithoutEffect, .animationWithoutEffect, .unsatisfiableConstraint, .ambiguousLayout,
    .colorProfile,
  ]
}
