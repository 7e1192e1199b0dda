import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    _ = button.intrinsicContentSize
    return button
  }

  private func background(of button: UIButton) -> UIView? { button.subviews.first }

  @Test("a button has the size of its content and the insets of its size")
  func sizes() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let medium = button(configuration).intrinsicContentSize
    let title = button(configuration).titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(medium == CGSize(width: title.width + 24, height: title.height + 14))
    configuration.buttonSize = .large
    #expect(button(configuration).intrinsicContentSize.height == title.height + 30)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
    #expect(button(.borderless()).intrinsicContentSize == .zero)
  }

  @Test(
    "the image is at an edge of the title, with its padding",
    arguments: [
      (NSDirectionalRectEdge.leading, false, true, false), (.trailing, false, false, false),
      (.leading, true, false, false), (.trailing, true, true, false), (.top, false, true, true),
      (.bottom, false, false, true),
    ])
  func placement(
    edge: NSDirectionalRectEdge, isMirrored: Bool, imageIsFirst: Bool, isVertical: Bool
  ) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = .swatch(width: 20, height: 10)
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    let (first, second) = imageIsFirst ? (image, title) : (title, image)
    if isVertical {
      #expect(isNear(second.minY - first.maxY, 6, 1e-6))
      #expect(isNear(image.midX, title.midX, 0.6))
    } else {
      #expect(isNear(second.minX - first.maxX, 6, 1e-6))
      #expect(isNear(image.midY, title.midY, 0.6))
      #expect(isNear(first.minX, 12, 1e-6))
    }
  }

  @Test("a subtitle is below the title, aligned to it")
  func subtitle() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A long title"
    configuration.subtitle = "more"
    configuration.titlePadding = 3
    configuration.titleAlignment = .trailing
    let button = button(configuration)
    button.layoutIfNeeded()
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let subtitle = try #require(labels.first { $0.text == "more" })
    let title = try #require(button.titleLabel)
    #expect(isNear(subtitle.frame.minY - title.frame.maxY, 3, 1e-6))
    #expect(isNear(subtitle.frame.maxX, title.frame.maxX, 1e-6))
    #expect(title.font.pointSize > subtitle.font.pointSize)
  }

  @Test("the colors follow the style, the tint color and the state")
  func colors() {
    let filled = button(.filled())
    filled.tintColor = .red
    filled.layoutIfNeeded()
    #expect(background(of: filled)?.backgroundColor == .red)
    #expect(filled.titleLabel?.textColor == .white)
    filled.isEnabled = false
    filled.layoutIfNeeded()
    #expect(background(of: filled)?.backgroundColor == .tertiarySystemFill)
    #expect(filled.titleLabel?.textColor == .tertiaryLabel)
    let plain = button(.plain())
    plain.layoutIfNeeded()
    #expect(background(of: plain)?.backgroundColor == nil)
    plain.isHighlighted = true
    plain.layoutIfNeeded()
    #expect(isNear(plain.titleLabel?.textColor.cgColor.alpha, 0.75, 1e-6))
    var own = UIButton.Configuration.tinted()
    own.baseForegroundColor = .green
    own.background.backgroundColor = .blue
    own.background.strokeWidth = 2
    own.background.strokeColor = .black
    let custom = button(own)
    custom.layoutIfNeeded()
    #expect(background(of: custom)?.backgroundColor == .blue)
    #expect(custom.titleLabel?.textColor == .green)
    #expect(background(of: custom)?.layer.borderWidth == 2)
  }

  @Test(
    "corner styles give the background its radius",
    arguments: [
      (UIButton.Configuration.CornerStyle.fixed, 5.95), (.dynamic, 5.95), (.small, 4),
      (.medium, 6), (.large, 9), (.capsule, 25),
    ] as [(UIButton.Configuration.CornerStyle, CGFloat)])
  func corners(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    let button = button(configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    #expect(isNear(background(of: button)?.layer.cornerRadius, radius, 1e-6))
  }

  @Test("the handler changes the configuration once for each change of the state")
  func handler() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "off"
    let button = button(configuration)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect((calls, button.titleLabel?.text) == (1, "off"))
    button.isSelected = true
    #expect(button.titleLabel?.text == "off")
    button.layoutIfNeeded()
    #expect((calls, button.titleLabel?.text) == (2, "on"))
    button.layoutIfNeeded()
    #expect(calls == 2)
  }

  @Test("a wheel replaces the image")
  func wheel() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = .swatch(width: 30, height: 30)
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
    let wheels = button.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheels.map(\.isAnimating) == [true])
    #expect(button.imageView?.image == nil)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test("without a configuration, the button has its other look again")
  func removal() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "new"
    let button = UIButton(type: .system)
    button.setTitle("old", for: .normal)
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "new")
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "old")
  }

  @Test("a primary action gives a configured button its title, and is performed by a tap")
  func primaryAction() {
    var taps = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    #expect(button.titleLabel?.text == "Tap")
    let scene = ControlScene(button)
    scene.tap(button.center.x, button.center.y)
    #expect(taps == 1)
    button.changesSelectionAsPrimaryAction = true
    scene.tap(button.center.x, button.center.y)
    #expect(button.isSelected)
  }

  @Test("a configuration is read in the value of its own assignment")
  func readWhileChanged() {
    let button = UIButton(configuration: .filled())
    button.configuration?.subtitle = "below"
    button.configuration?.title = button.configuration?.subtitle
    button.configuration?.title?.append(button.configuration?.title ?? "")
    #expect(button.configuration?.title == "belowbelow")
    // A choice shows the selected action in the same way.
    button.menu = UIMenu(children: [UIAction(title: "First", state: .on) { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.configuration?.title == "First")
  }

  @Test("menus contain actions and menus, with their attributes")
  func menus() {
    let on = UIAction(title: "On", attributes: .destructive, state: .on) { _ in }
    let inline = UIMenu(options: .displayInline, children: [on])
    let menu = UIMenu(title: "Menu", children: [inline, UIAction(title: "Off") { _ in }])
    #expect(menu.selectedElements == [on])
    #expect(menu.children.count == 2)
    let other = menu.replacingChildren([on])
    #expect((other.title, other.identifier, other.children) == ("Menu", menu.identifier, [on]))
    let button = UIButton(frame: .zero)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu === menu)
    #expect(on.attributes == .destructive)
  }
}
