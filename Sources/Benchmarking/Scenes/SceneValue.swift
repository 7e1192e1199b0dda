import DisplayList
import Imaging

/// A compact JSON value with ordered members.
indirect enum SceneValue {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([SceneValue])
  /// An object; members without a value are omitted.
  case members(KeyValuePairs<String, SceneValue?>)
  /// A value that is JSON text already.
  case written(String)

  /// The value as JSON text.
  var json: String {
    var writer = JSONWriter(isIndented: false)
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.write(json: Self.text(of: number))
    case .flag(let flag): writer.write(json: flag ? "true" : "false")
    case .text(let string): writer.write(string)
    case .list(let values):
      writer.list { writer in
        for value in values {
          writer.startElement()
          value.write(to: &writer)
        }
      }
    case .members(let members):
      writer.object { writer in
        for case (let key, let value?) in members {
          writer.member(key) { value.write(to: &$0) }
        }
      }
    case .written(let json): writer.write(json: json)
    }
  }

  /// Returns the shortest text of a number; 0 for infinity and NaN, which draw nothing.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension SceneValue {
  static func numbers(_ numbers: CGFloat...) -> SceneValue { .list(numbers.map { .number($0) }) }

  static func indices(_ indices: [Int]) -> SceneValue {
    .list(indices.map { .number(Double($0)) })
  }
}
