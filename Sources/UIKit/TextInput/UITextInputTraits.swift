/// The traits of a keyboard for a responder.
///
/// The type, the appearance, the title of the return key, `enablesReturnKeyAutomatically`, capitals and
/// corrections determine how the keyboard is drawn. Typed text stays as it is.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is enabled only with text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted around inserted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType? { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// The traits of responders that do not declare them: defaults, and setting them has no effect.
extension UITextInputTraits {
  /// The default keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default appearance.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Nil.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// The stored traits of a text view.
struct TextInputTraitValues {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType?
  var isSecureTextEntry = false
}
