/// A curve that is written as a call of a function, as in CSS and in Swift, such as
/// `cubic-bezier(0.25, 0.1, 0.25, 1)` or `.spring(duration: 0.5, bounce: 0.3)`.
struct CurveCall {
  /// The name of the function.
  let name: String
  /// The labels and values of the arguments; an argument without a label has an empty one.
  private let arguments: [(label: String, value: String)]

  /// Parses a call; nil for another text.
  init?(_ text: String) {
    let text = text.trimming(while: \.isWhitespace)
    guard let open = text.firstIndex(of: "("), text.last == ")", !text.hasPrefix("[") else {
      return nil
    }
    let name = text[..<open]
    guard name.contains(where: \.isLetter),
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else { return nil }
    self.name = String(name)
    arguments = text[text.index(after: open)...].dropLast().split(separator: ",").map { argument in
      let parts = argument.split(separator: ":", maxSplits: 1)
      let words = parts.map { String($0).trimming(while: \.isWhitespace) }
      return words.count == 2 ? (words[0], words[1]) : ("", words.first ?? "")
    }
  }

  /// The curve as recipes write it; nil if it is unknown.
  var help: String? {
    let numbers = arguments.map { Double($0.value) }
    if numbers.count == 4, !numbers.contains(nil),
      arguments.allSatisfy({ ["", "controlPoints"].contains($0.label) })
    {
      return "'[\(arguments.map(\.value).joined(separator: ", "))]'"
    }
    let keys = arguments.compactMap { argument -> String? in
      switch argument.label {
      case "duration", "response", "perceptualDuration": "duration: \(argument.value)s"
      case "bounce", "mass", "stiffness", "damping", "initialVelocity":
        "\(argument.label): \(argument.value)"
      case "dampingFraction", "dampingRatio":
        // A bounce of 0 is critical damping.
        Double(argument.value).map { ratio in
          let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
          return "bounce: \(((bounce * 1e9).rounded() / 1e9).plainDescription)"
        }
      default: nil
      }
    }
    guard !keys.isEmpty, keys.count == arguments.count else { return nil }
    return "'{ \(keys.joined(separator: ", ")) }'"
  }
}

extension String {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    let start = drop(while: isTrimmed)
    let end = start.lastIndex { !isTrimmed($0) }
    return end.map { String(start[...$0]) } ?? ""
  }
}
