extension Font {
  /// The fonts that `init(name:size:)` knows, by PostScript name, with their families'.
  package static let names = FontName.all.map { (name: $0.postScriptName, family: $0.familyName) }
}
