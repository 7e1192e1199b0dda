import Typography

extension UIFont {
  /// The names of the font families for which a packaged font is available.
  public class var familyNames: [String] {
    Font.names.map(\.family).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// Returns the PostScript names of the fonts in a family; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    Font.names.filter { $0.family == familyName }.map(\.name)
  }
}
