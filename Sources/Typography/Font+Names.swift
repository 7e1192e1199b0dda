extension Font {
  /// The PostScript names that `init(name:size:)` accepts, with the names of their families.
  package static let names = FontName.all.map { (name: $0.postScriptName, family: $0.familyName) }
}
