import FlipbookTestSupport
import Testing

@Suite struct FoundationTests {
  /// UIKit's superclass, values and the types of its API, none of which need ICU's data.
  private static let types: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "NSObject", "NSObjectProtocol", "NSCopying",
    "NSCoding", "NSNumber", "NSString", "NSNull", "NSAttributedString",
    "NSMutableAttributedString", "_NSRange", "NSRange", "IndexSet", "Bundle",
    "NSNotFound", "NSValue", "NSMutableCopying", "NSNotificationC4NameV",
    "NotificationCenter", "NotificationV", "NSURL", "Progress", "ObjCBool", "NSUnionRange",
    "NSLocationInRange", "NSIntersectionRange", "NSExceptionName", "NSCoder", "NSArray",
  ]

  @Test("the program uses nothing of Foundation but FoundationEssentials and values")
  func symbols() throws {
    let outcome = try BuiltCommand.run(
      "/usr/bin/nm", ["--dynamic", "--undefined-only", "--format=just-symbols", BuiltCommand.path],
      in: "/tmp")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Such as $s10Foundation6CGRectV5widthAA7CGFloatVvg, and $sSy10FoundationE8containsySbqd__SyRd__lF
    // of an extension. FoundationEssentials is 20FoundationEssentials.
    let symbols = outcome.output.split(separator: "\n").filter { $0.hasPrefix("$s") }
    #expect(symbols.contains { $0.hasPrefix("$s10Foundation8NSObjectC") })
    let others = symbols.filter { symbol in
      guard let use = symbol.firstMatch(of: /10Foundation(?:\d+(\w+))?/) else { return false }
      let name = use.1 ?? ""
      return !symbol.hasPrefix("$s10Foundation") || !Self.types.contains { name.hasPrefix($0) }
    }
    #expect(others == [])
  }
}
