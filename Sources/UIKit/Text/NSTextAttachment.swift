import QuartzCore

/// An image within a text, in place of the character U+FFFC.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// See `attributeTypeNumber`.
  private let typeNumber = attributeTypeNumber

  /// The character that attachments replace.
  open class var character: Int { 0xFFFC }

  /// The image; nil for an empty box.
  open var image: UIImage?
  /// The rectangle of the image in points, relative to the baseline, with y increasing upward.
  ///
  /// A size of zero, the default, is the size of the image.
  open var bounds = CGRect.zero
  /// The data of a PNG file in place of an image.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?

  /// Creates an attachment without an image.
  override public init() {
    super.init()
  }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment of an image's data.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
  }

  /// The image, or that of the contents.
  var shownImage: UIImage? {
    if image == nil, let contents { image = UIImage(data: contents) }
    return image
  }

  /// Returns the rectangle of the attachment in points, relative to the baseline, with y increasing upward: `bounds`.
  ///
  /// - Parameters:
  ///   - textContainer: Where the text is laid out: nil.
  ///   - lineFrag: The room for the line: as high as a line of the text's font, and without a limit of its width.
  ///   - position: The place of the attachment in the line: zero.
  ///   - charIndex: The index of the character: 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Returns the image that is drawn in a rectangle: `image`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// The rectangle of the image with its size; of an image with a baseline such as a symbol, on the
  /// baseline of the text.
  ///
  /// - Parameter lineHeight: The height of a line of the text's font, in points.
  func shownBounds(lineHeight: CGFloat) -> CGRect {
    var bounds = attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: lineHeight),
      glyphPosition: .zero, characterIndex: 0
    ).standardized
    if bounds == .zero { bounds.origin.y = -(shownImage?.baselineOffsetFromBottom ?? 0) }
    if bounds.size == .zero { bounds.size = shownImage?.size ?? .zero }
    return bounds
  }
}

extension NSAttributedString {
  /// Creates a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
