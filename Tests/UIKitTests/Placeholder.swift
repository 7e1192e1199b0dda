import Testing
import UIKit

@Test func placeholder() { #expect(CGRect.zero.isEmpty) }
