import Foundation
import Imaging

/// A report of comparisons as one self-contained HTML file, which needs no other file and no
/// network.
///
/// Equal comparisons give equal bytes.
package struct ReportPage: Sendable {
  /// The command that created the report, such as `flipbook verify`.
  package let verb: String
  /// The overall result, in one line.
  package let headline: String
  /// The extent of the comparison and its tolerance.
  package let facts: [String]
  package let sections: [ReportSection]

  package init(verb: String, headline: String, facts: [String], sections: [ReportSection]) {
    self.verb = verb
    self.headline = headline
    self.facts = facts
    self.sections = sections
  }

  /// Returns the maximum number of bytes of the images in a section, depending on the number of
  /// sections.
  package static func imagesLimit(sectionCount: Int) -> Int {
    min(16_000_000, 48_000_000 / max(1, sectionCount))
  }

  /// Returns the content of the HTML file.
  package func bytes() throws -> [UInt8] {
    var images = ReportImages()
    let sections = try sections.enumerated().map { number, section in
      try section.html(id: Self.id(number), indices: images.add(section.images))
    }
    let parts: [String: () -> [UInt8]] = [
      "title": { Array(MarkupText.escaped("\(headline) – \(verb)").utf8) },
      "style": { PackageResources.page_css },
      "verb": { Array(MarkupText.escaped(verb).utf8) },
      "verdict": { Array((self.sections.allSatisfy(\.verdict.isGood) ? "good" : "bad").utf8) },
      "headline": { Array(MarkupText.escaped(headline).utf8) },
      "facts": { Array(factsHTML.utf8) },
      "layout": { Array((self.sections.count > 1 ? "columns" : "column").utf8) },
      "contents": { Array(contentsHTML.utf8) },
      "sections": { Array(sections.joined().utf8) },
      "images": { Self.html(of: images) },
      "script": { Self.script },
    ]
    // The template is split before substitution, as a substituted text may look like a placeholder.
    let template = String(decoding: PackageResources.page_html, as: UTF8.self)
    return template.split(separator: "{{").enumerated().flatMap { number, part -> [UInt8] in
      guard number > 0, let end = part.firstRange(of: "}}") else { return Array(part.utf8) }
      return (parts[String(part[..<end.lowerBound])]?() ?? []) + Array(part[end.upperBound...].utf8)
    }
  }

  private static func id(_ number: Int) -> String { "comparison-\(number + 1)" }

  private var factsHTML: String {
    facts.map { "<p class=\"facts\">\(MarkupText.escaped($0))</p>\n" }.joined()
  }

  /// The list of the sections; empty if there is only one.
  private var contentsHTML: String {
    guard sections.count > 1 else { return "" }
    let rows = sections.enumerated().map { number, section in
      "<li><a class=\"\(section.classes)\" href=\"#\(Self.id(number))\">"
        + "<span>\(MarkupText.escaped(section.name))</span> <small>\(section.verdict.rawValue)</small></a></li>\n"
    }
    return "<nav aria-label=\"Recipes\">\n<ul>\n\(rows.joined())</ul>\n</nav>\n"
  }

  private static func html(of images: ReportImages) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, file) in images.files.enumerated() {
      bytes += Array("<script type=\"text/plain\" id=\"image-\(number)\">".utf8)
      bytes += Data(file).base64EncodedData()
      bytes += Array("</script>\n".utf8)
    }
    return bytes
  }

  private static var script: [UInt8] {
    Array("\"use strict\";\n".utf8) + PackageResources.images_js + PackageResources.difference_js
      + PackageResources.stage_js + PackageResources.strip_js + PackageResources.player_js
      + PackageResources.controls_js + PackageResources.page_js
  }
}
