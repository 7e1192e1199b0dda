import QuartzCore

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space between characters.
    public let kern: KernAttribute
    /// The space between characters, which ligatures keep.
    public let tracking: TrackingAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The distance from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The space between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The space between characters, in points, which ligatures keep.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The color of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The width of the outline, in percent of the size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSShadow
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The distance from the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of UIKit.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// Creates a container of the attributes of UIKit's texts; others are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (attributes[key] as? NSUnderlineStyle)
        ?? (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    self[Keys.KernAttribute.self] = number(.kern)
    self[Keys.TrackingAttribute.self] = number(.tracking)
    self[Keys.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Keys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Keys.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    self[Keys.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = number(.strokeWidth)
    self[Keys.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self.link = attributes[.link] as? URL
  }

  /// The attributes as those of UIKit's texts.
  var textAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Keys.FontAttribute.self]
    result[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    result[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    result[.kern] = self[Keys.KernAttribute.self]
    result[.tracking] = self[Keys.TrackingAttribute.self]
    result[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    result[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    result[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    result[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    result[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    result[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    result[.shadow] = self[Keys.ShadowAttribute.self]
    result[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    // Without a receiver, this is a function of the C library.
    result[.link] = self.link
    return result
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of UIKit that another one has.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: String(attrStr.characters))
    var start = 0
    for run in attrStr.runs {
      let length = String(attrStr[run.range].characters).utf16.count
      let attributes = run.attributes.textAttributes
      if !attributes.isEmpty {
        text.setAttributes(attributes, range: NSRange(location: start, length: length))
      }
      start += length
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a text with the attributes of UIKit that another one has.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.eachRange { attributes, range in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes))
      )
    }
  }
}

/// A function that changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes for others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns a text with changed attributes; those that it lacks are the defaults.
  func apply(
    to text: AttributedString, defaults: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes = AttributeContainer(defaults)
      attributes.merge(run.attributes)
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: transform(attributes).textAttributes))
    }
    return result
  }
}
