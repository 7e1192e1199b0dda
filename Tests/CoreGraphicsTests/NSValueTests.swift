import CoreGraphics
import Testing

@Suite struct NSValueTests {
  @Test("values of structures are wrapped and unwrapped") func wrapping() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  @Test("a value of another type is empty") func otherType() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
    #expect(NSNumber(value: 3).cgPointValue == .zero)
  }

  @Test("casts convert values to objects and back") func casts() {
    let point: Any = CGPoint(x: 1, y: 2)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    let object: Any = NSValue(cgPoint: CGPoint(x: 3, y: 4))
    #expect(object as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(object as? CGRect == nil)
    let list: [Any] = [NSValue(cgPoint: .zero), CGPoint(x: 1, y: 1)]
    #expect(list as? [CGPoint] == [.zero, CGPoint(x: 1, y: 1)])
  }

  @Test("objects with equal values are equal") func equality() {
    #expect(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero))
    #expect(NSValue(cgPoint: .zero) != NSValue(cgPoint: CGPoint(x: 1, y: 0)))
    #expect(NSValue(cgPoint: .zero) != NSValue(cgSize: .zero))
  }
}
