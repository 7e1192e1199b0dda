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
    var blocks: [ReportImageBlocks] = []
    let ids = ids
    let sections = try zip(sections, ids).map { section, id in
      let first = images.files.count
      let indices = images.add(section.images)
      blocks.append(ReportImageBlocks(Array(images.files[first...]), first: first))
      return try section.html(id: id, indices: indices)
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
      "images": { blocks.enumerated().flatMap { $1.html(number: $0) } },
      "script": { Self.script },
    ]
    // The template is split before substitution, as a substituted text may look like a placeholder.
    let template = String(decoding: PackageResources.page_html, as: UTF8.self)
    return template.split(separator: "{{").enumerated().flatMap { number, part -> [UInt8] in
      guard number > 0, let end = part.firstRange(of: "}}") else { return Array(part.utf8) }
      return (parts[String(part[..<end.lowerBound])]?() ?? []) + Array(part[end.upperBound...].utf8)
    }
  }

  private var ids: [String] { Self.ids(of: sections.map(\.linkName)) }

  /// Returns unique identifiers for names, to link to: the names without characters that are
  /// special in a URL or in a file's name.
  package static func ids(of names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let name = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
      let id = name.isEmpty ? "-" : name
      return taken.insert(id).inserted
        ? id : (2...).lazy.map { "\(id)-\($0)" }.first { taken.insert($0).inserted } ?? id
    }
  }

  private var factsHTML: String {
    facts.map { "<p class=\"facts\">\(MarkupText.escaped($0))</p>\n" }.joined()
  }

  /// The list of the sections; empty if there is only one.
  private var contentsHTML: String {
    guard sections.count > 1 else { return "" }
    let rows = zip(sections, ids).map { section, id in
      "<li><a class=\"\(section.classes)\" href=\"#\(id)\">"
        + "<span>\(MarkupText.escaped(section.name))</span> <small>\(section.verdict.rawValue)</small></a></li>\n"
    }
    return "<nav aria-label=\"Recipes\">\n<ul>\n\(rows.joined())</ul>\n</nav>\n"
  }

  private static var script: [UInt8] {
    Array("\"use strict\";\n".utf8) + PackageResources.images_js + PackageResources.blocks_js
      + PackageResources.difference_js
      + PackageResources.stage_js + PackageResources.strip_js + ReportScripts.playback
      + PackageResources.player_js
      + PackageResources.controls_js + PackageResources.page_js
  }
}
