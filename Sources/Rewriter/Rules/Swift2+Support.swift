extension Swift2 {
  /// Functions of Dispatch and Core Graphics as Swift 2 has them, for programs that use them.
  static let support = """
    typealias dispatch_queue_t = DispatchQueue
    typealias dispatch_time_t = DispatchTime
    typealias dispatch_block_t = () -> Void
    let DISPATCH_TIME_NOW: UInt64 = 0
    let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
    let DISPATCH_QUEUE_PRIORITY_HIGH = 2
    let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768
    func dispatch_get_main_queue() -> DispatchQueue { .main }
    func dispatch_get_global_queue(_ priority: Int, _ flags: UInt) -> DispatchQueue { .global() }
    func dispatch_time(_ time: UInt64, _ delta: Int64) -> DispatchTime {
      .now() + .nanoseconds(Int(delta))
    }
    func dispatch_async(_ queue: DispatchQueue, _ block: @escaping @convention(block) () -> Void) {
      queue.async(execute: block)
    }
    func dispatch_after(
      _ time: DispatchTime, _ queue: DispatchQueue, _ block: @escaping @convention(block) () -> Void
    ) { queue.asyncAfter(deadline: time, execute: block) }
    let DISPATCH_QUEUE_PRIORITY_LOW = -2
    let DISPATCH_QUEUE_SERIAL: Int? = nil
    let DISPATCH_QUEUE_CONCURRENT: Int? = 1
    func dispatch_queue_create(_ label: UnsafePointer<Int8>?, _ attributes: Int?) -> DispatchQueue {
      DispatchQueue(
        label: label.map { String(cString: $0) } ?? "", attributes: attributes == nil ? [] : .concurrent)
    }
    func dispatch_sync(_ queue: DispatchQueue, _ block: () -> Void) { queue.sync(execute: block) }
    typealias dispatch_group_t = DispatchGroup
    func dispatch_group_create() -> DispatchGroup { DispatchGroup() }
    func dispatch_group_enter(_ group: DispatchGroup) { group.enter() }
    func dispatch_group_leave(_ group: DispatchGroup) { group.leave() }
    func dispatch_group_notify(
      _ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping @convention(block) () -> Void
    ) { group.notify(queue: queue, execute: block) }
    typealias dispatch_semaphore_t = DispatchSemaphore
    let DISPATCH_TIME_FOREVER = DispatchTime.distantFuture
    func dispatch_semaphore_create(_ value: Int) -> DispatchSemaphore {
      DispatchSemaphore(value: value)
    }
    @discardableResult
    func dispatch_semaphore_signal(_ semaphore: DispatchSemaphore) -> Int { semaphore.signal() }
    @discardableResult
    func dispatch_semaphore_wait(_ semaphore: DispatchSemaphore, _ limit: DispatchTime) -> Int {
      semaphore.wait(timeout: limit) == .success ? 0 : 1
    }
    extension Strideable where Stride: SignedInteger {
      func successor() -> Self { advanced(by: 1) }
      func predecessor() -> Self { advanced(by: -1) }
    }
    extension NotificationCenter {
      func post(name: String, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(name: NSNotification.Name(name), object: object, userInfo: userInfo)
      }
      func addObserver(_ observer: Any, selector: Selector, name: String, object: Any?) {
        addObserver(observer, selector: selector, name: NSNotification.Name(name), object: object)
      }
      func removeObserver(_ observer: Any, name: String, object: Any?) {
        removeObserver(observer, name: NSNotification.Name(name), object: object)
      }
    }
    func == (name: NSNotification.Name, text: String) -> Bool { name.rawValue == text }
    typealias dispatch_once_t = Int
    func dispatch_once(_ token: UnsafeMutablePointer<Int>, _ block: () -> Void) {
      guard token.pointee == 0 else { return }
      token.pointee = 1
      block()
    }
    typealias NSComparisonResult = ComparisonResult
    func UIGraphicsGetImageFromCurrentImageContext() -> UIImage! {
      UIKit.UIGraphicsGetImageFromCurrentImageContext()
    }
    extension NSMutableDictionary {
      func set(_ value: Any, forKey key: AnyHashable) { setObject(value, forKey: key) }
    }
    extension NSCache {
      func set(_ value: ObjectType, forKey key: KeyType) { setObject(value, forKey: key) }
    }
    struct qos_class_t { let rawValue: Int }
    let QOS_CLASS_USER_INTERACTIVE = qos_class_t(rawValue: 33)
    let QOS_CLASS_USER_INITIATED = qos_class_t(rawValue: 25)
    let QOS_CLASS_DEFAULT = qos_class_t(rawValue: 21)
    let QOS_CLASS_UTILITY = qos_class_t(rawValue: 17)
    let QOS_CLASS_BACKGROUND = qos_class_t(rawValue: 9)
    func dispatch_get_global_queue(_ qos: qos_class_t, _ flags: UInt) -> DispatchQueue { .global() }
    extension UIRectEdge { static var none: UIRectEdge { [] } }
    extension UIView.AutoresizingMask { static var none: UIView.AutoresizingMask { [] } }
    func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor?) {
      if let color { c?.setFillColor(color) }
    }
    func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor?) {
      if let color { c?.setStrokeColor(color) }
    }
    func CGContextSetRGBFillColor(
      _ c: CGContext?, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat
    ) { c?.setFillColor(red: r, green: g, blue: b, alpha: a) }
    func CGContextSetRGBStrokeColor(
      _ c: CGContext?, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat
    ) { c?.setStrokeColor(red: r, green: g, blue: b, alpha: a) }
    func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }
    func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }
    func CGContextSetLineJoin(_ c: CGContext?, _ join: CGLineJoin) { c?.setLineJoin(join) }
    func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }
    func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) { c?.setBlendMode(mode) }
    func CGContextSetShadow(_ c: CGContext?, _ offset: CGSize, _ blur: CGFloat) {
      c?.setShadow(offset: offset, blur: blur)
    }
    func CGContextSetShadowWithColor(
      _ c: CGContext?, _ offset: CGSize, _ blur: CGFloat, _ color: CGColor?
    ) { c?.setShadow(offset: offset, blur: blur, color: color) }
    func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }
    func CGContextClosePath(_ c: CGContext?) { c?.closePath() }
    func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
      c?.move(to: CGPoint(x: x, y: y))
    }
    func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
      c?.addLine(to: CGPoint(x: x, y: y))
    }
    func CGContextAddQuadCurveToPoint(
      _ c: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) { c?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1)) }
    func CGContextAddArc(
      _ c: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat,
      _ end: CGFloat, _ clockwise: Int32
    ) {
      c?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end,
        clockwise: clockwise != 0)
    }
    func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }
    func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }
    func CGContextAddPath(_ c: CGContext?, _ path: CGPath?) { if let path { c?.addPath(path) } }
    func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }
    func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }
    func CGContextDrawPath(_ c: CGContext?, _ mode: CGPathDrawingMode) { c?.drawPath(using: mode) }
    func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }
    func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }
    func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) { c?.clear(rect) }
    func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }
    func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
      c?.strokeEllipse(in: rect)
    }
    func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }
    func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }
    func CGContextTranslateCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
      c?.translateBy(x: x, y: y)
    }
    func CGContextScaleCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { c?.scaleBy(x: x, y: y) }
    func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }
    func CGContextConcatCTM(_ c: CGContext?, _ t: CGAffineTransform) { c?.concatenate(t) }
    func CGContextClip(_ c: CGContext?) { c?.clip() }
    func CGContextClipToRect(_ c: CGContext?, _ rect: CGRect) { c?.clip(to: rect) }
    func CGContextAddCurveToPoint(
      _ c: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat,
      _ y: CGFloat
    ) {
      c?.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }
    func CGContextEOFillPath(_ c: CGContext?) { c?.fillPath(using: .evenOdd) }
    func CGContextEOClip(_ c: CGContext?) { c?.clip(using: .evenOdd) }
    func CGContextClipToMask(_ c: CGContext?, _ rect: CGRect, _ mask: CGImage?) {
      if let mask { c?.clip(to: rect, mask: mask) }
    }
    func CGContextSetLineDash(
      _ c: CGContext?, _ phase: CGFloat, _ lengths: [CGFloat], _ count: Int
    ) { c?.setLineDash(phase: phase, lengths: Array(lengths.prefix(count))) }
    func CGContextSetInterpolationQuality(_ c: CGContext?, _ quality: CGInterpolationQuality) {
      c?.interpolationQuality = quality
    }
    func CGContextSetAllowsAntialiasing(_ c: CGContext?, _ allows: Bool) {
      c?.setAllowsAntialiasing(allows)
    }
    func CGContextSetShouldAntialias(_ c: CGContext?, _ should: Bool) {
      c?.setShouldAntialias(should)
    }
    func CGContextSetGrayFillColor(_ c: CGContext?, _ gray: CGFloat, _ a: CGFloat) {
      c?.setFillColor(gray: gray, alpha: a)
    }
    func CGContextSetGrayStrokeColor(_ c: CGContext?, _ gray: CGFloat, _ a: CGFloat) {
      c?.setStrokeColor(gray: gray, alpha: a)
    }
    func CGContextBeginTransparencyLayer(_ c: CGContext?, _ information: CFDictionary?) {
      c?.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    func CGContextEndTransparencyLayer(_ c: CGContext?) { c?.endTransparencyLayer() }
    func CGContextGetCTM(_ c: CGContext?) -> CGAffineTransform { c?.ctm ?? .identity }
    func CGContextGetClipBoundingBox(_ c: CGContext?) -> CGRect { c?.boundingBoxOfClipPath ?? .null }
    func CGGradientCreateWithColors(
      _ space: CGColorSpace?, _ colors: CFArray?, _ locations: [CGFloat]?
    ) -> CGGradient? {
      CGGradient(colorsSpace: space, colors: colors ?? [], locations: locations)
    }
    func CGGradientCreateWithColorComponents(
      _ space: CGColorSpace?, _ components: [CGFloat], _ locations: [CGFloat]?, _ count: Int
    ) -> CGGradient? {
      space.flatMap {
        CGGradient(
          colorSpace: $0, colorComponents: components, locations: locations, count: count)
      }
    }
    func CGContextDrawLinearGradient(
      _ c: CGContext?, _ gradient: CGGradient?, _ start: CGPoint, _ end: CGPoint,
      _ options: CGGradientDrawingOptions
    ) {
      if let gradient { c?.drawLinearGradient(gradient, start: start, end: end, options: options) }
    }
    func CGContextDrawRadialGradient(
      _ c: CGContext?, _ gradient: CGGradient?, _ startCenter: CGPoint, _ startRadius: CGFloat,
      _ endCenter: CGPoint, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
    ) {
      if let gradient {
        c?.drawRadialGradient(
          gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
          endRadius: endRadius, options: options)
      }
    }
    func CGImageGetWidth(_ image: CGImage?) -> Int { image?.width ?? 0 }
    func CGImageGetHeight(_ image: CGImage?) -> Int { image?.height ?? 0 }
    func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage? {
      image?.cropping(to: rect)
    }
    func CGPathContainsPoint(
      _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ point: CGPoint, _ evenOdd: Bool
    ) -> Bool {
      path?.contains(
        point, using: evenOdd ? .evenOdd : .winding, transform: transform?.pointee ?? .identity)
        ?? false
    }
    func CGPathCreateCopy(_ path: CGPath?) -> CGPath? { path?.copy() }
    func CGPathCreateMutableCopy(_ path: CGPath?) -> CGMutablePath? { path?.mutableCopy() }
    func CGPathCreateWithRect(
      _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
    ) -> CGPath { CGPath(rect: rect, transform: transform) }
    func CGPathCreateWithEllipseInRect(
      _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
    ) -> CGPath { CGPath(ellipseIn: rect, transform: transform) }
    func CGPathCreateWithRoundedRect(
      _ rect: CGRect, _ width: CGFloat, _ height: CGFloat,
      _ transform: UnsafePointer<CGAffineTransform>?
    ) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: transform)
    }
    func CGPathAddArcToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat,
      _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
    ) {
      path?.addArc(
        tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
    }
    func CGPathAddPath(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ other: CGPath?
    ) { if let other { path?.addPath(other, transform: transform?.pointee ?? .identity) } }
    func CGPathAddRoundedRect(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect,
      _ width: CGFloat, _ height: CGFloat
    ) { path?.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height) }
    func CGPathGetCurrentPoint(_ path: CGPath?) -> CGPoint { path?.currentPoint ?? .zero }
    func CGPathIsEmpty(_ path: CGPath?) -> Bool { path?.isEmpty ?? true }
    func CGContextDrawImage(_ c: CGContext?, _ rect: CGRect, _ image: CGImage?) {
      if let image { c?.draw(image, in: rect) }
    }
    func CGColorGetComponents(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }
    func CGColorGetAlpha(_ color: CGColor?) -> CGFloat { color?.alpha ?? 0 }
    func CGPathAddRect(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
    ) { path?.addRect(rect) }
    func CGPathAddEllipseInRect(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
    ) { path?.addEllipse(in: rect) }
    func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }
    func CGPathMoveToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
    ) { path?.move(to: CGPoint(x: x, y: y)) }
    func CGPathAddLineToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
    ) { path?.addLine(to: CGPoint(x: x, y: y)) }
    func CGPathAddCurveToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat,
      _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
      path?.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }
    func CGPathAddQuadCurveToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat,
      _ y1: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) { path?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1)) }
    func CGPathAddArc(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat,
      _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool
    ) {
      path?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end,
        clockwise: clockwise)
    }
    func CGPathCreateCopyByStrokingPath(
      _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ width: CGFloat,
      _ cap: CGLineCap, _ join: CGLineJoin, _ miterLimit: CGFloat
    ) -> CGPath? {
      path?.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
    }
    func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }
    func CGPathGetBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBox ?? .null }
    func CGPathGetPathBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBoxOfPath ?? .null }
    @discardableResult postfix func ++ <Number: Numeric>(value: inout Number) -> Number {
      defer { value += 1 }
      return value
    }
    @discardableResult postfix func -- <Number: Numeric>(value: inout Number) -> Number {
      defer { value -= 1 }
      return value
    }
    @discardableResult prefix func ++ <Number: Numeric>(value: inout Number) -> Number {
      value += 1
      return value
    }
    @discardableResult prefix func -- <Number: Numeric>(value: inout Number) -> Number {
      value -= 1
      return value
    }
    prefix operator ++
    prefix operator --
    postfix operator ++
    postfix operator --

    """
}
