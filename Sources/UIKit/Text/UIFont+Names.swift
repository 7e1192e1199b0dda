import Typography

extension UIFont {
  /// The names of the families that a packaged font stands in for.
  public class var familyNames: [String] {
    Font.names.map(\.family).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// Returns the PostScript names of a family's fonts; none for a family that is not known.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    Font.names.filter { $0.family == familyName }.map(\.name)
  }
}
