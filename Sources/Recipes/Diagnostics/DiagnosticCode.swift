/// What kind of mistake a recipe makes.
///
/// The codes are stable: scripts may rely on them.
public enum DiagnosticCode: String, CaseIterable, Codable, Sendable {
  // The file.

  /// There is no such file.
  case missingFile = "missing-file"
  /// The path names a folder or something else that is no file.
  case notAFile = "not-a-file"
  /// The file cannot be read.
  case unreadableFile = "unreadable-file"
  /// The file is larger than a recipe may be.
  case fileTooLarge = "file-too-large"
  /// The file is not text in UTF-8.
  case notUTF8 = "not-utf8"

  // YAML.

  /// The text is no YAML.
  case syntax = "yaml-syntax"
  /// The file has no content.
  case emptyRecipe = "empty-recipe"
  /// The file has more than one YAML document.
  case severalDocuments = "several-documents"
  /// A mapping has the same key twice.
  case repeatedKey = "duplicate-key"
  /// A key is a list, a mapping or an alias.
  case collectionKey = "bad-key"
  /// Lists and mappings stand too deep in each other.
  case tooDeep = "too-deep"
  /// There are too many values once aliases are expanded.
  case tooManyValues = "too-many-values"

  // Keys and values.

  /// The version of the format is not one that this program reads.
  case unsupportedVersion = "unsupported-version"
  /// Nobody knows this key here.
  case unknownKey = "unknown-key"
  /// A key that must be there is not.
  case missingKey = "missing-key"
  /// Keys exclude each other.
  case conflictingKeys = "conflicting-keys"
  /// The value is of another type.
  case wrongType = "wrong-type"
  /// The value is a word, but none of those that are known here.
  case unknownValue = "unknown-value"
  /// Arithmetic that cannot be understood.
  case badExpression = "bad-expression"
  /// The number, length or duration lies outside of what is possible.
  case outOfRange = "out-of-range"
  /// A list or mapping has more entries than a recipe may have.
  case tooMany = "too-many"

  // Names.

  /// A name has characters that names cannot have.
  case badName = "bad-name"
  /// Two things have the same name.
  case duplicateName = "duplicate-name"
  /// A name that nothing has.
  case unknownReference = "unknown-reference"
  /// A parameter that is not declared.
  case unknownParameter = "unknown-parameter"
  /// A setting from outside that cannot be read.
  case badSetting = "bad-setting"

  // Meaning.

  /// Values are possible each, but not together.
  case doesNotFit = "does-not-fit"
  /// UIKit would raise an exception.
  case wouldRaise = "would-raise"
  /// Something is planned that never happens, such as after the end.
  case neverHappens = "never-happens"
  /// There is no such image file.
  case missingImage = "missing-image"
  /// The image file lies outside of the recipe's folder.
  case imageOutsideFolder = "image-outside-folder"
  /// The image file cannot be used.
  case badImage = "bad-image"
}
