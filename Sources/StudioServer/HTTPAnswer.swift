import Imaging
import NIOHTTP1

/// An answer to an HTTP request, with the headers that protect the page.
struct HTTPAnswer: Sendable {
  /// Forbids everything in documents that are not the page.
  private static let defaultPolicy = "default-src 'none'; frame-ancestors 'none'"

  let status: HTTPResponseStatus
  var headers: HTTPHeaders
  let body: [UInt8]

  /// Creates an answer.
  ///
  /// - Parameter policy: The Content-Security-Policy; by default, one that allows nothing.
  init(_ status: HTTPResponseStatus, type: String, body: [UInt8], policy: String? = nil) {
    self.status = status
    self.body = body
    headers = [
      "Content-Type": type,
      "Content-Security-Policy": policy ?? Self.defaultPolicy,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      // The URL contains the token.
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
      // Together they isolate the page from others, and give it clocks of 5 µs instead of 100 µs.
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    ]
  }

  /// Creates an answer with a line of text.
  init(_ status: HTTPResponseStatus, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// Returns the media type of an exported file.
  static func type(of path: String) -> String {
    switch path.pathExtension {
    case "gif": "image/gif"
    case "png": "image/png"
    case "mp4": "video/mp4"
    default: "application/octet-stream"
    }
  }
}
