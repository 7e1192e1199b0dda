import QuartzCore

/// The types of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The default of the language.
  case `default` = 0
  /// Characters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Internet addresses.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits with letters, for telephones.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// E-mail addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Text with @ and #.
  case twitter = 9
  /// Internet addresses and words to search for.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The old name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearances of keyboards.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the traits.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// return
  case `default` = 0
  /// Go
  case go = 1
  /// Google
  case google = 2
  /// Join
  case join = 3
  /// Next
  case next = 4
  /// Route
  case route = 5
  /// Search
  case search = 6
  /// Send
  case send = 7
  /// Yahoo
  case yahoo = 8
  /// Done
  case done = 9
  /// Emergency Call
  case emergencyCall = 10
  /// Continue
  case `continue` = 11
}

/// Which letters a keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the language does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the spelling of text is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// If words are corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are adjusted around inserted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The meanings of texts.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a meaning from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A street and its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An internet address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
