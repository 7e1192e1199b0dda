import UIKit

extension ViewKind {
  static let textField = ViewKind(
    .textField, title: "a text field",
    properties: [
      Property("text", .richText, "The text, or its runs.") { field, text in
        if let runs = text.attributed(for: field.traitCollection) {
          field.attributedText = runs
        } else {
          field.text = text.string
        }
      },
      Property("placeholder", .text, "The text that is shown while the field is empty.") {
        $0.placeholder = $1
      },
      Property("font", .font, "The font.") { $0.font = $1.adjusted(for: $0.traitCollection) },
      Property("textColor", .color, "The color of the text.") { $0.textColor = $1 },
      Property("textAlignment", .textAlignment, "The alignment of the text.") {
        $0.textAlignment = $1
      },
      Property(
        "borderStyle",
        .choice([
          ("none", UITextField.BorderStyle.none), ("line", .line), ("bezel", .bezel),
          ("roundedRect", .roundedRect),
        ]), "The border."
      ) { $0.borderStyle = $1 },
      Property(
        "clearButtonMode",
        .choice([
          ("never", UITextField.ViewMode.never), ("whileEditing", .whileEditing),
          ("unlessEditing", .unlessEditing), ("always", .always),
        ]), "When the button that removes the text is shown."
      ) { $0.clearButtonMode = $1 },
      Property("isSecureTextEntry", .boolean, "Whether the text is shown as dots.") {
        $0.isSecureTextEntry = $1
      },
      Property("isEnabled", .boolean, "Whether the field is enabled.") { $0.isEnabled = $1 },
    ] + TextInputProperties.all(UITextField.self)
  ) { _ in { UITextField(frame: .zero) } }
}
