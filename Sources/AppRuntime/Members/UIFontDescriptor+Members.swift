import UIKit

extension UIFontDescriptor.AttributeName {
  /// The name of the face, as a `String`, which has no effect.
  public static let face = Self(rawValue: "NSFontFaceAttribute")
  /// The name to show, as a `String`, which has no effect.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  /// The transform of the glyphs, which has no effect.
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  /// The characters that the font must have, which has no effect.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
  /// The fonts for characters that the font lacks, which has no effect.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The width of all characters in points, which has no effect.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
}

extension UIFontDescriptor.SymbolicTraits {
  /// A wide font.
  public static let traitExpanded = Self(rawValue: 1 << 5)
  /// A narrow font.
  public static let traitCondensed = Self(rawValue: 1 << 6)
  /// A font for vertical lines.
  public static let traitVertical = Self(rawValue: 1 << 11)
  /// A font for user interfaces.
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  /// A font with little space between lines.
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  /// A font with more space between lines.
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
  /// The bits of the class.
  public static let classMask = Self(rawValue: 15 << 28)
  /// A font with serifs of the old style.
  public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
  /// A font with serifs of the modern style.
  public static let classModernSerifs = Self(rawValue: 3 << 28)
  /// A font without serifs.
  public static let classSansSerif = Self(rawValue: 8 << 28)
  /// A font like handwriting.
  public static let classScript = Self(rawValue: 10 << 28)
  /// A font of symbols.
  public static let classSymbolic = Self(rawValue: 12 << 28)
}

extension UIFontDescriptor {
  /// The transform of the glyphs; the identity, as others have no effect.
  public final var matrix: CGAffineTransform { .identity }

  /// Creates a descriptor of the font with a name; the transform has no effect.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(name: fontName, size: 12)
  }

  /// Returns a descriptor of another family.
  public final func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor of the face with a name, such as Bold, of the family; the descriptor itself for others.
  public final func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = UIFont(descriptor: self, size: 0).familyName
    let names = UIFont.fontNames(forFamilyName: family)
    let face = newFace.filter { $0 != " " }
    let name = names.first { $0.hasSuffix("-\(face)") }
    return name.map { addingAttributes([.name: $0]) } ?? self
  }

  /// Returns the descriptor itself, as the transform has no effect.
  public final func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
}

extension UITextContentType {
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A name between the given name and the family name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A title after a name.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A state.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date and a time.
  public static let dateTime = Self(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// When a credit card expires.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The kind of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
}
