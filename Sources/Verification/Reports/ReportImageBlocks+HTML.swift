import FoundationEssentials

extension ReportImageBlocks {
  /// The images as inert elements, which the page decodes when it shows them.
  ///
  /// - Parameter number: The number of the section, which identifies its table of colors.
  func html(number: Int) -> [UInt8] {
    var html: [UInt8] = []
    switch self {
    case .indexed(let colors, let blocks):
      html += Self.element("id=\"colors-\(number)\"", colors)
      for block in blocks {
        html += Self.element(
          "class=\"images\" data-first=\"\(block.first)\" data-count=\"\(block.count)\" "
            + "data-width=\"\(block.width)\" data-height=\"\(block.height)\" "
            + "data-colors=\"\(number)\"", block.indices)
      }
    case .files(let first, let files):
      for (index, file) in files.enumerated() {
        html += Self.element("id=\"image-\(first + index)\"", file)
      }
    }
    return html
  }

  private static func element(_ attributes: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<script type=\"text/plain\" \(attributes)>".utf8) + Data(bytes).base64EncodedData()
      + Array("</script>\n".utf8)
  }
}
