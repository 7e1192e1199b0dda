import QuartzCore

/// Geometry in archives and texts.
extension NSCoder {
  /// Encodes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(numbers: [insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }
  /// Encodes an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(numbers: [offset.horizontal, offset.vertical], forKey: key)
  }
  /// Encodes a vector under a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(numbers: [vector.dx, vector.dy], forKey: key)
  }
  /// Encodes an affine transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      forKey: key)
  }
  /// Encodes a whole number under a key.
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }

  /// Returns the point under a key; zero for none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Returns the size under a key; zero for none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Returns the rectangle under a key; zero for none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  /// Returns the insets under a key; zero for none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    decodeNumbers(4, forKey: key).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// Returns the offset under a key; zero for none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    decodeNumbers(2, forKey: key).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  /// Returns the vector under a key; zero for none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    decodeNumbers(2, forKey: key).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the affine transform under a key; the identity for none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    decodeNumbers(6, forKey: key).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Returns the whole number under a key; 0 for none.
  public func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

  /// Returns the point in a text such as `{1, 2}`; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    string.numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size in a text such as `{1, 2}`; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    string.numbers(2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle in a text such as `{{1, 2}, {3, 4}}`; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    string.numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the insets in a text such as `{1, 2, 3, 4}`; zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    string.numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  private func encode(numbers: [CGFloat], forKey key: String) {
    encode(NSString(string: numbers.map { "\($0)" }.joined(separator: " ")), forKey: key)
  }

  private func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key)?.substring(from: 0).numbers(count)
  }
}

extension String {
  /// The numbers in the text; nil unless there are as many as expected.
  fileprivate func numbers(_ count: Int) -> [CGFloat]? {
    let parts = split { !($0.isNumber || "+-.eE".contains($0)) }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}

/// Returns the point in a text such as `{1, 2}`; zero for another text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// Returns the size in a text such as `{1, 2}`; zero for another text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// Returns the rectangle in a text such as `{{1, 2}, {3, 4}}`; zero for another text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

extension NSIndexPath {
  /// Creates the index path of a row of a table.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// Creates the index path of an item of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
  /// The index of the row in its section.
  public var row: Int { item }
}
