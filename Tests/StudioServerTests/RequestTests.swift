import Foundation
import NIOHTTP1
import Testing

@testable import StudioServer

@Suite struct RequestTests {
  @Test(
    "a gate answers only requests with its token, to its host, of its page",
    arguments: [
      ("127.0.0.1", "127.0.0.1:80", nil, true, nil),
      ("127.0.0.1", "localhost:80", nil, true, nil),
      ("127.0.0.1", "LOCALHOST", nil, true, nil),
      ("127.0.0.1", "[::1]:80", nil, true, nil),
      ("127.0.0.1", "127.0.0.1:80", "http://127.0.0.1:80", true, nil),
      ("127.0.0.1", "127.0.0.1:80", "http://127.0.0.1:81", true, .origin),
      ("127.0.0.1", "127.0.0.1:80", "https://127.0.0.1:80", true, .origin),
      ("127.0.0.1", "127.0.0.1:80", "http://localhost:80", true, .origin),
      ("127.0.0.1", "127.0.0.1:80", "http://evil.example", true, .origin),
      ("127.0.0.1", "127.0.0.1:80", "null", true, .origin),
      ("127.0.0.1", "evil.example", nil, true, .host),
      ("127.0.0.1", "evil.example:80", "http://evil.example:80", true, .host),
      ("127.0.0.1", "127.0.0.1.evil.example", nil, true, .host),
      ("127.0.0.1", "127.0.0.1:port", nil, true, .host),
      ("127.0.0.1", "192.168.0.7:80", nil, true, .host),
      ("127.0.0.1", nil, nil, true, .host),
      ("127.0.0.1", "127.0.0.1:80", nil, false, .token),
      ("0.0.0.0", "192.168.0.7:80", nil, true, nil),
      ("0.0.0.0", "[fe80::1]:80", nil, true, nil),
      ("0.0.0.0", "evil.example:80", nil, true, .host),
      ("192.168.0.7", "192.168.0.7:80", nil, true, nil),
      ("192.168.0.7", "127.0.0.1:80", nil, true, .host),
    ] as [(String, String?, String?, Bool, RequestGate.Refusal?)])
  func gate(
    address: String, host: String?, origin: String?, hasToken: Bool, refusal: RequestGate.Refusal?
  ) {
    let token = AccessToken()
    var head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: hasToken ? "/?a=b&token=\(token.text)" : "/?token=no")
    if let host { head.headers.add(name: "Host", value: host) }
    if let origin { head.headers.add(name: "Origin", value: origin) }
    #expect(RequestGate(token: token, host: address).refusal(of: head) == refusal)
  }

  @Test("a gate refuses several hosts") func hosts() {
    let token = AccessToken()
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/?token=\(token.text)",
      headers: ["Host": "127.0.0.1", "host": "127.0.0.1"])
    #expect(RequestGate(token: token, host: "127.0.0.1").refusal(of: head) == .host)
  }

  @Test("tokens have 32 digits and differ") func tokens() {
    let tokens = (0..<100).map { _ in AccessToken() }
    #expect(Set(tokens.map(\.text)).count == 100)
    for token in tokens {
      #expect(token.text.wholeMatch(of: /[0-9a-f]{32}/) != nil)
      #expect(token.matches(token.text) && !token.matches(token.text.dropLast()))
      #expect(!token.matches("\(token.text.dropLast())x"))
    }
  }

  @Test("the page comes with headers that forbid other sources, frames and caches")
  func page() async throws {
    try await TestStudio.run { studio, _ in
      let answer = try await studio.connect().request(
        "/?token=\(studio.token)", headers: [studio.host])
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      #expect(answer.text.hasPrefix("<!"))
      let policy = try #require(answer.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe") && !policy.contains("*"))
      let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-(\w+)'/)).1
      #expect(answer.text.contains("nonce=\"\(nonce)\""))
      let expected = [
        "x-frame-options": "DENY", "cache-control": "no-store", "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin",
      ]
      for (name, value) in expected { #expect(answer.headers[name] == value) }
      let second = try await studio.connect().request(
        "/?token=\(studio.token)", headers: [studio.host])
      #expect(second.headers["content-security-policy"] != policy)
    }
  }

  @Test(
    "other requests are refused",
    arguments: [
      ("GET", "/", "", 403), ("GET", "/?token=", "", 403), ("GET", "/socket", "", 403),
      ("GET", "/page.css", "", 403), ("POST", "/?token=@", "", 405), ("PUT", "/?token=@", "", 405),
      ("GET", "/other?token=@", "", 404), ("GET", "/../../etc/passwd?token=@", "", 404),
      ("GET", "/exports/../../etc/passwd?token=@", "", 404),
      ("GET", "/exports/1/a?token=@", "", 404), ("GET", "/exports/-1/a?token=@", "", 404),
      ("GET", "/socket?token=@", "", 426), ("HEAD", "/?token=@", "", 200),
      ("GET", "/?token=@", "Origin: http://evil.example", 403),
      ("GET", "/?token=@", "Host: evil.example", 403),
    ])
  func refused(method: String, target: String, header: String, status: Int) async throws {
    try await TestStudio.run { studio, _ in
      let headers =
        header.hasPrefix("Host") ? [header] : [studio.host, header].filter { !$0.isEmpty }
      let answer = try await studio.connect().request(
        target.replacing("@", with: studio.token), method: method, headers: headers)
      #expect(answer.status == status)
    }
  }

  @Test(
    "a connection that sends what is no request is closed",
    arguments: [
      "nonsense\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: \(String(repeating: "a", count: 40_000))\r\n\r\n",
    ])
  func nonsense(text: String) async throws {
    try await TestStudio.run { studio, _ in
      let connection = try studio.connect()
      try await connection.send(Array(text.utf8))
      try await connection.waitUntilClosed()
      // The studio still works.
      let answer = try await studio.connect().request("/", headers: [studio.host])
      #expect(answer.status == 403)
    }
  }

  @Test("a request with a body is closed") func body() async throws {
    try await TestStudio.run { studio, _ in
      let connection = try studio.connect()
      let head =
        "GET /?token=\(studio.token) HTTP/1.1\r\n\(studio.host)\r\nContent-Length: 9999999\r\n\r\nabc"
      try await connection.send(Array(head.utf8))
      try await connection.waitUntilClosed()
    }
  }
}
