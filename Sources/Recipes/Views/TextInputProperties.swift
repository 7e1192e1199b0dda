import UIKit

/// The properties of views that text is typed into: what the keyboard shows and does.
enum TextInputProperties {
  static func all<View: UIView & UITextInputTraits>(_ type: View.Type) -> [Property<View>] {
    [
      Property(
        "keyboardType",
        .choice([
          ("default", UIKeyboardType.default), ("asciiCapable", .asciiCapable),
          ("numbersAndPunctuation", .numbersAndPunctuation), ("URL", .URL),
          ("numberPad", .numberPad), ("phonePad", .phonePad), ("namePhonePad", .namePhonePad),
          ("emailAddress", .emailAddress), ("decimalPad", .decimalPad), ("twitter", .twitter),
          ("webSearch", .webSearch), ("asciiCapableNumberPad", .asciiCapableNumberPad),
        ]), "The keys of the keyboard."
      ) { view, value in change(view) { $0.keyboardType = value } },
      Property(
        "returnKeyType",
        .choice([
          ("default", UIReturnKeyType.default), ("go", .go), ("google", .google), ("join", .join),
          ("next", .next), ("route", .route), ("search", .search), ("send", .send),
          ("yahoo", .yahoo), ("done", .done), ("emergencyCall", .emergencyCall),
          ("continue", .continue),
        ]), "The title of the return key."
      ) { view, value in change(view) { $0.returnKeyType = value } },
      Property(
        "keyboardAppearance",
        .choice([
          ("default", UIKeyboardAppearance.default), ("dark", .dark), ("light", .light),
        ]), "Whether the keyboard is light or dark; by default, as the view."
      ) { view, value in change(view) { $0.keyboardAppearance = value } },
      Property(
        "autocapitalizationType",
        .choice([
          ("none", UITextAutocapitalizationType.none), ("words", .words),
          ("sentences", .sentences), ("allCharacters", .allCharacters),
        ]), "Where the keyboard shows capital letters; typed text stays as it is."
      ) { view, value in change(view) { $0.autocapitalizationType = value } },
      Property(
        "autocorrectionType",
        .choice([("default", UITextAutocorrectionType.default), ("no", .no), ("yes", .yes)]),
        "Whether the keyboard has a row of suggestions: not with 'no'."
      ) { view, value in change(view) { $0.autocorrectionType = value } },
      Property(
        "enablesReturnKeyAutomatically", .boolean,
        "Whether the return key is enabled only with text."
      ) { view, value in change(view) { $0.enablesReturnKeyAutomatically = value } },
      Property(
        "isFirstResponder", .boolean,
        "Whether the text is edited, so that the keyboard is shown; set it while playing."
      ) { view, edits in
        _ = edits ? view.becomeFirstResponder() : view.resignFirstResponder()
      },
    ]
  }

  /// Changes traits of a view, and the keyboard if it is shown for the view.
  @MainActor
  private static func change<View: UIView & UITextInputTraits>(
    _ view: View, _ change: (inout View) -> Void
  ) {
    var view = view
    change(&view)
    view.reloadInputViews()
  }
}

extension ViewKind {
  private static let textViewProperties: [Property<EditedTextView>] = [
    Property("text", .richText, "The text, or its runs.") { view, text in
      if let runs = text.attributed(for: view.traitCollection) {
        view.attributedText = runs
      } else {
        view.text = text.string
      }
    },
    Property("font", .font, "The font.") { $0.font = $1.adjusted(for: $0.traitCollection) },
    Property("textColor", .color, "The color of the text.") { $0.textColor = $1 },
    Property("textAlignment", .textAlignment, "The alignment of the lines.") {
      $0.textAlignment = $1
    },
    Property("textContainerInset", .insets, "The margin around the text, in points.") {
      $0.textContainerInset = $1
    },
    Property("isEditable", .boolean, "Whether the text can be edited.") { $0.isEditable = $1 },
    Property("isSelectable", .boolean, "Whether the text can be selected.") {
      $0.isSelectable = $1
    },
    Property("isScrollEnabled", .boolean, "Whether dragging scrolls the text.") {
      $0.isScrollEnabled = $1
    },
  ]

  static let textView = ViewKind(
    .textView, title: "a text view",
    properties: textViewProperties + TextInputProperties.all(EditedTextView.self) + [
      ScrollProperties.keyboardDismissMode(EditedTextView.self)
    ]
  ) { _ in { EditedTextView(frame: .zero, textContainer: nil) } }
}

/// A text view that sends the events of text fields with a control of its own.
final class EditedTextView: UITextView, UITextViewDelegate {
  /// Sends the events, as text views are no controls.
  let events = UIControl(frame: .zero)

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidBeginEditing(_ textView: UITextView) {
    events.sendActions(for: .editingDidBegin)
  }

  func textViewDidChange(_ textView: UITextView) { events.sendActions(for: .editingChanged) }

  func textViewDidEndEditing(_ textView: UITextView) { events.sendActions(for: .editingDidEnd) }
}
