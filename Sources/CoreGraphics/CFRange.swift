/// A range of Core Foundation's.
public struct CFRange: Hashable, Sendable {
  /// The first position.
  public var location: CFIndex
  /// The number of positions.
  public var length: CFIndex

  /// Creates an empty range at 0.
  public init() { (location, length) = (0, 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// A position or a number of Core Foundation's.
public typealias CFIndex = Int
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A number.
public typealias CFNumber = NSNumber
/// A file or another resource.
public typealias CFURL = URL
/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16

/// The absence of a value in a collection.
public typealias CFNull = NSNull
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The absence of a value in a collection.
public let kCFNull: CFNull! = NSNull()

/// Returns the length of a text with attributes, in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex {
  aStr?.length ?? 0
}
/// Returns the length of a text, in UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
