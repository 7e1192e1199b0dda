import QuartzCore

/// The view of an alert or action sheet: its cards with texts and buttons.
@MainActor
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private let card = UIView(frame: .zero)
  private let cancelCard = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [AlertButton] = []
  private let fieldBox = UIView(frame: .zero)

  /// The height of a text field, in points, from general knowledge.
  private static let fieldHeight: CGFloat = 25

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    let isAlert = controller.preferredStyle == .alert
    card.backgroundColor = AlertMetrics.card
    cancelCard.backgroundColor = AlertMetrics.cancelCard
    for view in [card, cancelCard] {
      view.layer.cornerRadius = isAlert ? AlertMetrics.alertCorner : AlertMetrics.sheetCorner
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    reload()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private var isAlert: Bool { controller.preferredStyle == .alert }

  /// Shows the current texts and actions.
  func reload() {
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    let isAlone = controller.title?.isEmpty ?? true
    if isAlert {
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      messageLabel.font = .preferredFont(forTextStyle: isAlone ? .body : .footnote)
    } else {
      titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      messageLabel.font = .preferredFont(forTextStyle: .footnote)
      for label in [titleLabel, messageLabel] { label.textColor = .secondaryLabel }
    }
    showFields()
    for button in buttons { button.removeFromSuperview() }
    let cancel = controller.actions.filter { $0.style == .cancel }
    let others = controller.actions.filter { $0.style != .cancel }
    buttons = (others + cancel).map(button)
    // The cancel action is the left one of two.
    if isSideBySide, !cancel.isEmpty { buttons.reverse() }
    setNeedsLayout()
  }

  private func showFields() {
    let fields = controller.textFields ?? []
    for view in fieldBox.subviews where !fields.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    guard !fields.isEmpty else { return fieldBox.removeFromSuperview() }
    fieldBox.backgroundColor = .systemBackground
    fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    fieldBox.layer.borderWidth = 0.5
    fieldBox.layer.cornerRadius = 5
    card.addSubview(fieldBox)
    for field in fields where field.superview !== fieldBox { fieldBox.addSubview(field) }
  }

  /// Places the text fields below the texts, and returns the height that they take.
  private func layOutFields(in width: CGFloat, below y: CGFloat) -> CGFloat {
    guard let fields = controller.textFields else { return 0 }
    let margin = AlertMetrics.textMargin
    let height = CGFloat(fields.count) * Self.fieldHeight
    fieldBox.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 5, y: CGFloat(index) * Self.fieldHeight, width: fieldBox.bounds.width - 10,
        height: Self.fieldHeight)
    }
    return height + margin
  }

  /// Returns the button of an action of the alert.
  func button(of action: UIAlertAction) -> AlertButton? { buttons.first { $0.action === action } }

  private func button(for action: UIAlertAction) -> AlertButton {
    let emphasized =
      isAlert && controller.preferredAction != nil
      ? action === controller.preferredAction : action.style == .cancel
    let button = AlertButton(
      action,
      font: .systemFont(ofSize: isAlert ? 17 : 20, weight: emphasized ? .semibold : .regular))
    button.addAction(
      UIAction { [weak self] _ in self?.controller.choose(action) }, for: .touchUpInside)
    (!isAlert && action.style == .cancel ? cancelCard : card).addSubview(button)
    return button
  }

  /// Whether two buttons have room beside each other.
  private var isSideBySide: Bool {
    isAlert && buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= AlertMetrics.alertWidth / 2 - 16 }
  }

  private var hasCancelCard: Bool { !isAlert && buttons.last?.action.style == .cancel }
  private var hasTexts: Bool { [titleLabel, messageLabel].contains { !($0.text ?? "").isEmpty } }

  // MARK: Layout

  /// Returns the size of the view in a width, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = isAlert ? AlertMetrics.alertWidth : size.width
    return CGSize(width: width, height: layOut(in: width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(in: bounds.width)
  }

  /// Places everything in a width and returns the height, both in points.
  private func layOut(in width: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    let text = isAlert ? layOutAlertTexts(in: width) : layOutSheetTexts(in: width)
    var y = hasTexts ? (text * scale).rounded() / scale : 0
    y += layOutFields(in: width, below: y)
    if isSideBySide {
      for (index, button) in buttons.enumerated() {
        button.line = index == 0 ? .top : .topAndLeft
        button.frame = CGRect(
          x: CGFloat(index) * width / 2, y: y, width: width / 2,
          height: AlertMetrics.alertButtonHeight)
      }
      y += AlertMetrics.alertButtonHeight
    } else {
      let height = isAlert ? AlertMetrics.alertButtonHeight : AlertMetrics.sheetButtonHeight
      for button in hasCancelCard ? buttons.dropLast() : buttons[...] {
        button.line = y > 0 ? .top : .none
        button.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    card.frame = CGRect(x: 0, y: 0, width: width, height: y)
    cancelCard.isHidden = !hasCancelCard
    guard hasCancelCard, let cancel = buttons.last else { return y }
    let start = y > 0 ? y + AlertMetrics.sheetGap : 0
    let height = AlertMetrics.sheetButtonHeight
    cancelCard.frame = CGRect(x: 0, y: start, width: width, height: height)
    cancel.line = .none
    cancel.frame = cancelCard.bounds
    return start + height
  }

  /// Places the texts by their baselines and returns their height with the margins.
  private func layOutAlertTexts(in width: CGFloat) -> CGFloat {
    let textWidth = width - 2 * AlertMetrics.textMargin
    var baseline = AlertMetrics.firstBaseline
    var isFirst = true
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      guard let font = label.font else { continue }
      if !isFirst { baseline += AlertMetrics.messageBaseline }
      isFirst = false
      let height = label.sizeThatFits(
        CGSize(width: textWidth, height: .greatestFiniteMagnitude)
      ).height
      let top = baseline - font.ascender
      label.frame = CGRect(
        x: AlertMetrics.textMargin, y: top, width: textWidth, height: height)
      baseline = top + height + font.descender
    }
    return baseline + AlertMetrics.lastBaseline
  }

  private func layOutSheetTexts(in width: CGFloat) -> CGFloat {
    let textWidth = width - 2 * AlertMetrics.textMargin
    var y = AlertMetrics.sheetTextMargin
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      if y > AlertMetrics.sheetTextMargin { y += 10 }
      let height = label.sizeThatFits(
        CGSize(width: textWidth, height: .greatestFiniteMagnitude)
      ).height
      label.frame = CGRect(x: AlertMetrics.textMargin, y: y, width: textWidth, height: height)
      y += height
    }
    return y + AlertMetrics.sheetTextMargin
  }
}
