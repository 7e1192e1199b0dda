/// A font name known to UIKit, and its substitute.
struct FontName: Sendable {
  let postScriptName: String
  let familyName: String
  let substitute: FontFamily
  let weight: Int
  let isItalic: Bool

  private init(
    _ postScriptName: String, _ familyName: String, _ substitute: FontFamily, _ weight: Int,
    italic: Bool = false
  ) {
    self.postScriptName = postScriptName
    self.familyName = familyName
    self.substitute = substitute
    self.weight = weight
    isItalic = italic
  }

  /// Returns the font with a PostScript name, or the first font of the family with that name.
  static func named(_ name: String) -> FontName? {
    all.first { $0.postScriptName == name } ?? all.first { $0.familyName == name }
  }

  /// Every name, with each family's regular face first.
  ///
  /// If a packaged family lacks a face of a weight, the nearest one is used.
  static let all = [
    FontName("Helvetica", "Helvetica", .nimbusSans, 400),
    FontName("Helvetica-Oblique", "Helvetica", .nimbusSans, 400, italic: true),
    FontName("Helvetica-Light", "Helvetica", .nimbusSans, 300),
    FontName("Helvetica-LightOblique", "Helvetica", .nimbusSans, 300, italic: true),
    FontName("Helvetica-Bold", "Helvetica", .nimbusSans, 700),
    FontName("Helvetica-BoldOblique", "Helvetica", .nimbusSans, 700, italic: true),

    FontName("HelveticaNeue", "Helvetica Neue", .nimbusSans, 400),
    FontName("HelveticaNeue-Italic", "Helvetica Neue", .nimbusSans, 400, italic: true),
    FontName("HelveticaNeue-UltraLight", "Helvetica Neue", .nimbusSans, 100),
    FontName("HelveticaNeue-UltraLightItalic", "Helvetica Neue", .nimbusSans, 100, italic: true),
    FontName("HelveticaNeue-Thin", "Helvetica Neue", .nimbusSans, 200),
    FontName("HelveticaNeue-ThinItalic", "Helvetica Neue", .nimbusSans, 200, italic: true),
    FontName("HelveticaNeue-Light", "Helvetica Neue", .nimbusSans, 300),
    FontName("HelveticaNeue-LightItalic", "Helvetica Neue", .nimbusSans, 300, italic: true),
    FontName("HelveticaNeue-Medium", "Helvetica Neue", .nimbusSans, 500),
    FontName("HelveticaNeue-MediumItalic", "Helvetica Neue", .nimbusSans, 500, italic: true),
    FontName("HelveticaNeue-Bold", "Helvetica Neue", .nimbusSans, 700),
    FontName("HelveticaNeue-BoldItalic", "Helvetica Neue", .nimbusSans, 700, italic: true),
    FontName("HelveticaNeue-CondensedBold", "Helvetica Neue", .nimbusSansNarrow, 700),
    FontName("HelveticaNeue-CondensedBlack", "Helvetica Neue", .nimbusSansNarrow, 900),

    FontName("ArialMT", "Arial", .nimbusSans, 400),
    FontName("Arial-ItalicMT", "Arial", .nimbusSans, 400, italic: true),
    FontName("Arial-BoldMT", "Arial", .nimbusSans, 700),
    FontName("Arial-BoldItalicMT", "Arial", .nimbusSans, 700, italic: true),

    FontName("Avenir-Book", "Avenir", .lato, 400),
    FontName("Avenir-BookOblique", "Avenir", .lato, 400, italic: true),
    FontName("Avenir-Roman", "Avenir", .lato, 400),
    FontName("Avenir-Oblique", "Avenir", .lato, 400, italic: true),
    FontName("Avenir-Light", "Avenir", .lato, 300),
    FontName("Avenir-LightOblique", "Avenir", .lato, 300, italic: true),
    FontName("Avenir-Medium", "Avenir", .lato, 500),
    FontName("Avenir-MediumOblique", "Avenir", .lato, 500, italic: true),
    FontName("Avenir-Heavy", "Avenir", .lato, 800),
    FontName("Avenir-HeavyOblique", "Avenir", .lato, 800, italic: true),
    FontName("Avenir-Black", "Avenir", .lato, 900),
    FontName("Avenir-BlackOblique", "Avenir", .lato, 900, italic: true),

    FontName("AvenirNext-Regular", "Avenir Next", .lato, 400),
    FontName("AvenirNext-Italic", "Avenir Next", .lato, 400, italic: true),
    FontName("AvenirNext-UltraLight", "Avenir Next", .lato, 200),
    FontName("AvenirNext-UltraLightItalic", "Avenir Next", .lato, 200, italic: true),
    FontName("AvenirNext-Medium", "Avenir Next", .lato, 500),
    FontName("AvenirNext-MediumItalic", "Avenir Next", .lato, 500, italic: true),
    FontName("AvenirNext-DemiBold", "Avenir Next", .lato, 600),
    FontName("AvenirNext-DemiBoldItalic", "Avenir Next", .lato, 600, italic: true),
    FontName("AvenirNext-Bold", "Avenir Next", .lato, 700),
    FontName("AvenirNext-BoldItalic", "Avenir Next", .lato, 700, italic: true),
    FontName("AvenirNext-Heavy", "Avenir Next", .lato, 800),
    FontName("AvenirNext-HeavyItalic", "Avenir Next", .lato, 800, italic: true),

    FontName("Futura-Medium", "Futura", .leagueSpartan, 500),
    FontName("Futura-MediumItalic", "Futura", .leagueSpartan, 500, italic: true),
    FontName("Futura-Bold", "Futura", .leagueSpartan, 700),
    FontName("Futura-CondensedMedium", "Futura", .nimbusSansNarrow, 400),
    FontName("Futura-CondensedExtraBold", "Futura", .nimbusSansNarrow, 800),

    FontName("TimesNewRomanPSMT", "Times New Roman", .nimbusRoman, 400),
    FontName("TimesNewRomanPS-ItalicMT", "Times New Roman", .nimbusRoman, 400, italic: true),
    FontName("TimesNewRomanPS-BoldMT", "Times New Roman", .nimbusRoman, 700),
    FontName("TimesNewRomanPS-BoldItalicMT", "Times New Roman", .nimbusRoman, 700, italic: true),

    FontName("Courier", "Courier", .nimbusMono, 400),
    FontName("Courier-Oblique", "Courier", .nimbusMono, 400, italic: true),
    FontName("Courier-Bold", "Courier", .nimbusMono, 700),
    FontName("Courier-BoldOblique", "Courier", .nimbusMono, 700, italic: true),

    FontName("CourierNewPSMT", "Courier New", .nimbusMono, 400),
    FontName("CourierNewPS-ItalicMT", "Courier New", .nimbusMono, 400, italic: true),
    FontName("CourierNewPS-BoldMT", "Courier New", .nimbusMono, 700),
    FontName("CourierNewPS-BoldItalicMT", "Courier New", .nimbusMono, 700, italic: true),

    FontName("Menlo-Regular", "Menlo", .nimbusMono, 400),
    FontName("Menlo-Italic", "Menlo", .nimbusMono, 400, italic: true),
    FontName("Menlo-Bold", "Menlo", .nimbusMono, 700),
    FontName("Menlo-BoldItalic", "Menlo", .nimbusMono, 700, italic: true),
  ]
}
