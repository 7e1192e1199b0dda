import AppRuntime
import Testing
import UIKit

private protocol Shape {}
private class Base: NSObject {}
private final class Circle: Base, Shape {}

@MainActor
@Suite struct FoundationMemberTests {
  @Test("CGFloat is bridged to numbers as objects") func bridging() {
    let width: CGFloat = 2.5
    #expect((width as NSNumber).doubleValue == 2.5)
    let any: Any = width
    #expect((any as? NSNumber)?.doubleValue == 2.5)
    let number: Any = NSNumber(value: 4.5)
    #expect(number as? CGFloat == 4.5)
    #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
  }

  @Test("transactions understand Core Foundation's truth values") func transactions() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
  }

  @Test("objects know their class and its protocols") func classes() {
    #expect(Circle().conforms(to: (any Shape).self) && !Base().conforms(to: (any Shape).self))
    #expect(Circle().superclass == Base.self)
    #expect(!Circle.instancesRespond(to: Selector("missing")))
    #expect(String(cString: sel_getName(sel_registerName("move:"))) == "move:")
    #expect(String(cString: object_getClassName(NSString("a"))).hasSuffix("String"))
    #expect(NSStringFromProtocol((any Shape).self).hasSuffix("Shape"))
    var count: UInt32 = 7
    #expect(class_copyIvarList(Circle.self, &count) == nil && count == 0)
    count = 7
    #expect(class_copyPropertyList(Circle.self, &count) == nil && count == 0)
    count = 7
    #expect(class_copyMethodList(Circle.self, &count) == nil && count == 0)
  }

  @Test("elements of Core Foundation's arrays are pointers") func arrays() throws {
    let circle = Circle()
    let list: CFArray = [circle, Circle()]
    let pointer = try #require(CFArrayGetValueAtIndex(list, 0))
    #expect(Unmanaged<Circle>.fromOpaque(pointer).takeUnretainedValue() === circle)
    #expect(CFArrayGetValueAtIndex(list, 2) == nil && CFArrayGetValueAtIndex([1], 0) == nil)
  }

  @Test("lists of pointers do not own their objects") func pointers() {
    let list = NSPointerArray.weakObjects()
    let circle = Circle()
    func add(_ object: AnyObject) { list.addPointer(Unmanaged.passUnretained(object).toOpaque()) }
    add(circle)
    do {
      let other = Circle()
      add(other)
      withExtendedLifetime(other) {}
    }
    #expect(list.count == 2 && list.allObjects.count == 1 && list.pointer(at: 1) == nil)
    list.compact()
    #expect(list.count == 1 && list.pointer(at: 0) == Unmanaged.passUnretained(circle).toOpaque())
    list.insertPointer(nil, at: 0)
    list.replacePointer(at: 0, withPointer: Unmanaged.passUnretained(circle).toOpaque())
    #expect(list.allObjects.count == 2)
    list.removePointer(at: 9)
    list.count = 0
    #expect(list.pointer(at: 0) == nil)
    let owning = NSPointerArray.strongObjects()
    do {
      let owned = Circle()
      owning.addPointer(Unmanaged.passUnretained(owned).toOpaque())
      withExtendedLifetime(owned) {}
    }
    #expect(owning.allObjects.count == 1)
  }

  @Test("the device is cool, and its clock counts nanoseconds") func device() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    #expect(base.numer == 1 && base.denom == 1)
  }

  @Test("names of constants are literals, as before Swift 4.2") func literals() {
    let layer = CAShapeLayer()
    layer.lineCap = "round"
    layer.fillRule = "even-odd"
    let transition = CATransition()
    transition.type = "push"
    let name = "easeIn"
    #expect(layer.lineCap == .round && layer.fillRule == .evenOdd && transition.type == .push)
    var points: [Float] = [0, 0]
    CAMediaTimingFunction(name: name).getControlPoint(at: 1, values: &points)
    #expect(points == [0.42, 0])
  }

  @Test("boxes blur pixels, and matrices mix their components") func pixels() {
    var bytes = [UInt8](repeating: 0, count: 5 * 3 * 4)
    for row in 0..<3 { bytes[(row * 5 + 2) * 4] = 90 }
    var result = [UInt8](repeating: 1, count: bytes.count)
    let matrix: [Int16] = [0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512]
    bytes.withUnsafeMutableBytes { source in
      result.withUnsafeMutableBytes { target in
        var from = vImage_Buffer(data: source.baseAddress, height: 3, width: 5, rowBytes: 20)
        var to = vImage_Buffer(data: target.baseAddress, height: 3, width: 5, rowBytes: 20)
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(
          vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 3, 3, nil, flags) == kvImageNoError)
        #expect(
          vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 2, 3, nil, flags)
            == kvImageInvalidParameter)
        let middle: [UInt8] = [20, 24, 28, 32, 36].map { target[$0] }
        #expect(middle == [0, 30, 30, 30, 0])
        target[3] = 100
        #expect(vImageMatrixMultiply_ARGB8888(&to, &to, matrix, 256, nil, nil, 0) == kvImageNoError)
        let first: [UInt8] = Array(target[0..<8])
        #expect(first == [0, 0, 0, 200, 0, 30, 0, 0])
      }
    }
  }

  @Test("fonts are found by name, and those of files are not registered") func fonts() throws {
    let font = try #require(CGFont("Helvetica"))
    #expect(font.postScriptName == UIFont(name: "Helvetica", size: 3)?.fontName)
    #expect(CGFont("No Such Font") == nil)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == 103)
    #expect(
      UIFont().pointSize == 12 && UIFont().familyName == UIFont.systemFont(ofSize: 1).familyName)
    let text = NSMutableString("a")
    text.appendFormat("%d", 3)
    #expect(text == "a3")
  }
}
