import Verification

/// The page of the studio: one HTML document that loads nothing.
enum StudioPage {
  /// Returns the document.
  ///
  /// - Parameter nonce: The number that the policy of `contentSecurityPolicy(nonce:)` contains.
  static func html(nonce: String) -> [UInt8] {
    let parts: [String: () -> [UInt8]] = [
      "nonce": { Array(nonce.utf8) },
      "style": { PackageResources.page_css },
      "script": { script },
    ]
    // The template is split before substitution, as scripts may contain what looks like a
    // placeholder.
    let template = String(decoding: PackageResources.page_html, as: UTF8.self)
    return template.split(separator: "{{").enumerated().flatMap { number, part -> [UInt8] in
      guard number > 0, let end = part.firstRange(of: "}}") else { return Array(part.utf8) }
      return (parts[String(part[..<end.lowerBound])]?() ?? []) + Array(part[end.upperBound...].utf8)
    }
  }

  /// Returns the value of the header `Content-Security-Policy`, which allows the page's own scripts
  /// and styles, its socket, and the images of the stage.
  static func contentSecurityPolicy(nonce: String) -> String {
    [
      "default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      "img-src 'self' data: blob:", "style-src 'nonce-\(nonce)'", "script-src 'nonce-\(nonce)'",
      "connect-src 'self'",
    ].joined(separator: "; ")
  }

  /// The scripts, in the order of their dependencies.
  private static var script: [UInt8] {
    Array("\"use strict\";\n".utf8) + ReportScripts.playback + PackageResources.elements_js
      + PackageResources.notices_js + PackageResources.connection_js + PackageResources.metrics_js
      + PackageResources.screen_js + PackageResources.touches_js + PackageResources.marks_js
      + PackageResources.timeline_js + PackageResources.curves_js + PackageResources.parameters_js
      + PackageResources.panels_js + PackageResources.studio_js
  }
}
