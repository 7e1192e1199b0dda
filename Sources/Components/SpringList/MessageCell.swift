import UIKit

/// A row of a spring list that shows a message in a bubble, on one side.
@MainActor
final class MessageCell: UICollectionViewCell {
  /// The bubble with the text.
  let bubble = UIView(frame: .zero)
  let label = UILabel(frame: .zero)
  private var side = Message.Side.left

  /// The distance of bubbles from the sides of the list, in points.
  private static let margin: CGFloat = 12
  /// The distances of the text from the sides and from the top and bottom of its bubble, in points.
  private static let padding = CGSize(width: 13, height: 8)
  /// The width of the widest bubble, as a fraction of the list's.
  private static let maxWidthFraction: CGFloat = 0.72
  /// The radius of the bubbles' corners in points: half the height of a bubble with one line.
  private static let cornerRadius: CGFloat = 18
  private static let font = UIFont.systemFont(ofSize: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = Self.cornerRadius
    Self.prepare(label)
    bubble.addSubview(label)
    contentView.addSubview(bubble)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a message.
  func show(_ message: Message) {
    side = message.side
    label.text = message.text
    label.textColor = side == .left ? .label : .white
    bubble.backgroundColor = side == .left ? .systemGray5 : .systemBlue
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, padding) = (contentView.bounds, Self.padding)
    let size = Self.textSize(of: label, inListOfWidth: bounds.width)
    let width = size.width + 2 * padding.width
    bubble.frame = CGRect(
      x: side == .left ? Self.margin : bounds.width - Self.margin - width, y: 0, width: width,
      height: bounds.height)
    label.frame = bubble.bounds.insetBy(dx: padding.width, dy: padding.height)
  }

  /// Returns the height of a message's row in a list, in points.
  static func height(of message: Message, inListOfWidth width: CGFloat) -> CGFloat {
    let label = UILabel(frame: .zero)
    prepare(label)
    label.text = message.text
    return textSize(of: label, inListOfWidth: width).height + 2 * padding.height
  }

  private static func prepare(_ label: UILabel) {
    label.font = font
    label.numberOfLines = 0
  }

  private static func textSize(of label: UILabel, inListOfWidth width: CGFloat) -> CGSize {
    let maxWidth = max(width * maxWidthFraction - 2 * padding.width, 1)
    return label.sizeThatFits(CGSize(width: maxWidth, height: .greatestFiniteMagnitude))
  }
}
