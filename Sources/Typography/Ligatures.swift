import CPango

/// Which ligatures a text has.
package enum Ligatures: Int, Sendable {
  /// None but those that a script needs.
  ///
  /// That is the default: the ligatures of the packaged faces differ from those of the faces they
  /// substitute. Inter turns "->" into an arrow, Nimbus Mono sets "fi" in one column.
  case none
  /// The face's standard ligatures, such as "fi".
  case standard
  /// The face's rare ligatures as well.
  case all

  private var values: [(name: String, value: UInt32)] {
    [("calt", 0), ("liga", self == .none ? 0 : 1)] + (self == .all ? [("dlig", 1)] : [])
  }

  /// The features, as HarfBuzz reads them.
  var features: [hb_feature_t] {
    values.map { name, value in
      hb_feature_t(
        tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: value, start: 0, end: .max)
    }
  }

  /// The features, as Pango reads them.
  var pangoFeatures: String {
    values.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
  }
}
