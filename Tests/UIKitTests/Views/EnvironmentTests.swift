import Testing
import UIKit
import UIKitTestSupport

/// What programs find around their views: the screen, traits, motion effects, names of properties.
@MainActor
@Suite struct EnvironmentTests {
  private let stage = Stage(device: .iPhone8)

  @Test("motion effects are kept, and interpolate their values for a tilt") func motionEffects() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let view = UIView(frame: .zero)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
    #expect(values?["center.x"] as? Double == 10)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test(
    "size classes are those of phones",
    arguments: [
      (
        CGSize(width: 375, height: 667), UIUserInterfaceSizeClass.compact,
        UIUserInterfaceSizeClass.regular
      ),
      (CGSize(width: 667, height: 375), .compact, .compact),
      (CGSize(width: 736, height: 414), .regular, .compact),
      (CGSize(width: 1024, height: 768), .regular, .regular),
    ])
  func sizeClasses(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let stage = Stage(device: Device(name: "custom", size: size, scale: 2))
    #expect(stage.view.traitCollection.horizontalSizeClass == horizontal)
    #expect(stage.view.traitCollection.verticalSizeClass == vertical)
    stage.userInterfaceStyle = .dark
    #expect(stage.view.traitCollection.verticalSizeClass == vertical)
  }

  @Test("collections of traits are merged, and compared trait by trait") func traits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let merged = UITraitCollection(traitsFrom: [
      compact, UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .compact && merged.verticalSizeClass == .regular)
    #expect(merged.containsTraits(in: compact) && !compact.containsTraits(in: merged))
    #expect(merged != compact && compact == UITraitCollection(horizontalSizeClass: .compact))
  }

  @Test("points are converted to the space of the screen") func coordinateSpaces() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.view.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 11, y: 21))
    #expect(view.convert(view.bounds, to: space) == view.frame)
    #expect(view.convert(CGPoint(x: 11, y: 21), from: space) == CGPoint(x: 1, y: 1))
    #expect(UIScreen.screens.count == 1)
  }

  @Test("properties of UIKit are read and set by their names") func names() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.setValue(0.5, forKey: "alpha")
    label.setValue("text", forKey: "text")
    label.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(label.alpha == 0.5 && label.text == "text" && label.layer.cornerRadius == 8)
    #expect(label.value(forKey: "frame") as? CGRect == label.frame)
    #expect(label.value(forKeyPath: "layer.cornerRadius") as? Double == 8)
    label.setValue(true, forKey: "hidden")
    #expect(label.isHidden)
    UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(UIDevice.current.orientation == .portrait, "a property without a setter is unchanged")
  }

  @Test("setting a property by its name notifies its observers once") func observing() {
    let view = UIView(frame: .zero)
    var count = 0
    let token = view.observe(\.alpha) { _, _ in count += 1 }
    view.setValue(0.5, forKey: "alpha")
    #expect(count == 1)
    token.invalidate()
  }

  @Test("the window of an application's delegate is optional twice, as on Apple's systems")
  func delegateWindow() {
    final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    final class Other: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    delegate.window = stage.window
    let application: any UIApplicationDelegate = delegate
    #expect(application.window??.bounds == stage.window.bounds)
    #expect((Other() as any UIApplicationDelegate).window == nil)
    delegate.window = nil
    #expect(application.window! == nil)
  }

  @Test("geometry is encoded and decoded, and read from texts") func coding() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5), forKey: "insets")
    archiver.encode(CGAffineTransform(translationX: 1e-3, y: -2), forKey: "transform")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.encode(UIOffset(horizontal: 3, vertical: 4), forKey: "offset")
    archiver.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    decoder.requiresSecureCoding = false
    #expect(decoder.decodeUIEdgeInsets(forKey: "insets").right == 4.5)
    #expect(decoder.decodeCGAffineTransform(forKey: "transform").tx == 1e-3)
    #expect(decoder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(decoder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 3, vertical: 4))
    #expect(decoder.decodeCGVector(forKey: "none") == .zero)
    #expect(CGRectFromString("{{1, 2.5}, {-3, 4}}") == CGRect(x: 1, y: 2.5, width: -3, height: 4))
    #expect(CGPointFromString("{1, 2, 3}") == .zero && CGSizeFromString("") == .zero)
    let path = NSIndexPath(item: 3, section: 1)
    #expect(
      path.section == 1 && path.row == 3 && path as IndexPath == IndexPath(item: 3, section: 1))
  }
}

/// The stack of items of a navigation bar that belongs to no controller.
@MainActor
@Suite struct NavigationBarStackTests {
  private final class Owner: NSObject, UINavigationBarDelegate {
    var allows = true
    var log: [String] = []

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("push \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("pop \(item.title ?? "")")
    }
  }

  @Test("items are pushed and popped as the delegate allows") func items() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let owner = Owner()
    bar.delegate = owner
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.topItem?.title == "B" && bar.barPosition == .topAttached)
    owner.allows = false
    #expect(bar.popItem(animated: false) == nil)
    owner.allows = true
    #expect(bar.popItem(animated: false)?.title == "B")
    #expect(bar.popItem(animated: false) == nil, "the last item stays")
    #expect(owner.log == ["push A", "push B", "pop B"])
  }

  @Test("the target of an action is the next responder that has the method") func targets() {
    final class Parent: UIView {}
    MethodTable.add("close", to: Parent.self) { _, _ in nil }
    let (parent, child) = (Parent(frame: .zero), UIView(frame: .zero))
    parent.addSubview(child)
    #expect(child.target(forAction: Selector("close"), withSender: nil) as? UIView === parent)
    #expect(child.target(forAction: Selector("other"), withSender: nil) == nil)
  }

  @Test("a display link's interval of frames is its rate") func frameInterval() {
    let link = CADisplayLink { _ in }
    #expect(link.frameInterval == 1)
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
  }
}
