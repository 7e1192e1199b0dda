import UIKit

extension ViewKind {
  static let button = ViewKind(
    .button, title: "a button", keys: [ButtonKeys.buttonType], properties: buttonProperties,
    read: makeButton)

  private static func makeButton(
    _ fields: Fields
  ) -> @MainActor @Sendable () -> UIButton {
    let type = fields.read(ButtonKeys.buttonType) ?? .custom
    return { UIButton(type: type) }
  }

  private static let buttonProperties: [Property<UIButton>] = [
    Property("title", .perState(.richText), "The title or its runs, or one for each state.") {
      button, titles in
      let hasRuns = titles.contains { $0.value.isRuns }
      for (state, title) in titles {
        // A state without runs would have those of the normal state.
        let runs = title.attributed(for: button.traitCollection)
        button.setAttributedTitle(
          hasRuns ? runs ?? NSAttributedString(string: title.string) : nil, for: state)
        button.setTitle(title.string, for: state)
      }
    },
    Property("titleColor", .perState(.color), "The color of the title, or one for each state.") {
      button, colors in
      for (state, color) in colors { button.setTitleColor(color, for: state) }
    },
    Property("font", .font, "The font of the title.") {
      $0.titleLabel?.font = $1.adjusted(for: $0.traitCollection)
    },
    Property(
      "configuration",
      .choice([
        ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()),
        ("filled", .filled()),
      ]), "The look of the button: its background and the color of its title."
    ) { $0.configuration = $1 },
    Property("subtitle", .text, "The text below the title of a button with a configuration.") {
      $0.configuration?.subtitle = $1
    },
    Property(
      "image", .perState(.image), "The image beside the title, or one for each state."
    ) { button, images in
      for (state, image) in images { button.setImage(image, for: state) }
    },
    Property(
      "icon", .perState(.icon),
      "A symbol beside the title in the tint color, or one for each state."
    ) { button, images in
      for (state, image) in images { button.setImage(image, for: state) }
    },
    Property(
      "imagePlacement",
      .choice([
        ("leading", NSDirectionalRectEdge.leading), ("trailing", .trailing), ("top", .top),
        ("bottom", .bottom),
      ]), "The edge of the title at which the image is, with a configuration."
    ) { $0.configuration?.imagePlacement = $1 },
    Property(
      "imagePadding", .nonnegativeNumber,
      "The space between the image and the title, in points, with a configuration."
    ) { $0.configuration?.imagePadding = $1 },
    Property(
      "cornerStyle",
      .choice([
        ("fixed", UIButton.Configuration.CornerStyle.fixed), ("dynamic", .dynamic),
        ("small", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
      ]), "The corners of a button with a configuration."
    ) { $0.configuration?.cornerStyle = $1 },
    Property("isEnabled", .boolean, "Whether the button is enabled.") { $0.isEnabled = $1 },
    Property("isSelected", .boolean, "Whether the button is selected.") { $0.isSelected = $1 },
  ]
}

private enum ButtonKeys {
  private static let types: [(String, UIButton.ButtonType)] = [
    ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure),
    ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
    ("close", .close),
  ]

  static let buttonType = Key(
    "buttonType", .choice(types), default: "custom",
    "The type: the title of a system button has the tint color, that of a custom one is white.")
}

extension ValueType {
  /// A value for the normal state, or a mapping from states to values.
  fileprivate static func perState<Element>(
    _ type: ValueType<Element>
  ) -> ValueType where Value == [(state: UIControl.State, value: Element)] {
    let keys = ControlStates.all.map { name, _ in
      Key(name, type, "The value in this state.")
    }
    let table = Table("a mapping from states", keys)
    return ValueType(
      "\(type.expectation), or a mapping such as { normal: …, highlighted: … }",
      .any([type.shape, .mapping(table)])
    ) { value, context in
      // A mapping is one value, such as that of an icon, unless it has a state.
      let isOne = value.entries.map { entries in
        type.shape.acceptsMappings
          && !entries.contains { entry in ControlStates.all.contains { $0.name == entry.key } }
      }
      guard isOne == false else { return type.read(value, context).map { [(.normal, $0)] } }
      guard let fields = context.fields(of: value, table) else { return nil }
      return zip(keys, ControlStates.all).compactMap { key, state in
        fields.read(key).map { (state.state, $0) }
      }
    }
  }
}

private enum ControlStates {
  static let all: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
    ("disabled", .disabled),
  ]
}
