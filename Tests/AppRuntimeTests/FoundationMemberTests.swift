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
    do { add(Circle()) }
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
    do { owning.addPointer(Unmanaged.passUnretained(Circle()).toOpaque()) }
    #expect(owning.allObjects.count == 1)
  }

  @Test("the device is cool, and its clock counts nanoseconds") func device() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    #expect(base.numer == 1 && base.denom == 1)
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
