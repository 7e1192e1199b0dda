import Glibc
import NIOHTTP1

/// Decides which requests the server answers: those with the token, that no other website caused.
///
/// A website that the user visits can send requests to this machine. Without the token they fail, and
/// these checks hold even if it has the token: the `Host` of a request must be an address of this
/// server, as a website may change the address of its own name to that of this machine (DNS
/// rebinding), and its `Origin` must be the page itself. Addresses may have any port, as in a
/// forwarded one: only names can be rebound, and other origins on the same address differ in theirs.
struct RequestGate: Sendable {
  /// Why a request is refused.
  enum Refusal: String, Sendable {
    case host = "the host of the request is not an address of the studio"
    case origin = "the request is from another website"
    case token =
      "the token in the URL is missing or wrong: open the URL that flipbook studio printed"
  }

  private let token: AccessToken
  private let names: Set<String>
  private let acceptsEveryAddress: Bool

  /// Creates the gate of a server.
  ///
  /// - Parameter host: The address or the name on which the server listens.
  init(token: AccessToken, host: String) {
    self.token = token
    acceptsEveryAddress = ["0.0.0.0", "::"].contains(host)
    let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    let own = host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()
    if acceptsEveryAddress {
      names = loopback.union([Self.nameOfMachine])
    } else if loopback.contains(own) {
      names = loopback
    } else {
      names = [own]
    }
  }

  /// Returns why a request is refused; nil for one that is answered.
  func refusal(of head: HTTPRequestHead) -> Refusal? {
    guard let host = Self.single("host", of: head)?.lowercased(), accepts(host: host) else {
      return .host
    }
    // Browsers send an origin with every web socket; other programs send none.
    let origins = head.headers["origin"]
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host)" }), origins.count <= 1 else {
      return .origin
    }
    guard let given = RequestTarget(head.uri).query["token"], token.matches(given) else {
      return .token
    }
    return nil
  }

  private func accepts(host: String) -> Bool {
    var name = Substring(host)
    if let colon = host.lastIndex(of: ":"), host.last != "]" {
      guard UInt16(host[host.index(after: colon)...]) != nil else { return false }
      name = host[..<colon]
    }
    return names.contains(String(name)) || acceptsEveryAddress && Self.isAddress(name)
  }

  private static func isAddress(_ name: Substring) -> Bool {
    var address = in6_addr()
    if name.first == "[", name.last == "]" {
      return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1
    }
    return inet_pton(AF_INET, String(name), &address) == 1
  }

  private static var nameOfMachine: String {
    var name = [UInt8](repeating: 0, count: 256)
    _ = name.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { gethostname($0, characters.count - 1) }
      }
    }
    return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self).lowercased()
  }

  /// Returns the value of a header that a request must have once.
  private static func single(_ name: String, of head: HTTPRequestHead) -> String? {
    let values = head.headers[name]
    return values.count == 1 ? values[0] : nil
  }
}

/// The path and the query of a request.
struct RequestTarget: Sendable {
  let path: Substring
  /// The values of the query by their names; of values with the same name, the first.
  let query: [Substring: Substring]

  init(_ uri: String) {
    let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts[0]
    let pairs = parts.count < 2 ? [] : parts[1].split(separator: "&")
    query = Dictionary(
      pairs.map { pair in
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (sides[0], sides.count < 2 ? "" : sides[1])
      }, uniquingKeysWith: { first, _ in first })
  }
}
