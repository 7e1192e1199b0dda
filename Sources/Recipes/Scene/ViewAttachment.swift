import UIKit

/// Something that is attached to the view with a name, such as a gesture recognizer.
///
/// A name can refer to one view after another, because cells are reused while a list scrolls.
@MainActor
final class ViewAttachment {
  private let view: () -> UIView?
  private let attach: (UIView) -> Void
  private let detach: (UIView) -> Void
  /// The view that it is attached to.
  private weak var current: UIView?

  /// Creates an attachment that is not attached yet.
  ///
  /// - Parameters:
  ///   - view: Returns the view that has the name now; nil for a cell that is not visible.
  ///   - attach: Attaches it to a view.
  ///   - detach: Detaches it from a view.
  init(
    _ view: @escaping () -> UIView?, attach: @escaping (UIView) -> Void,
    detach: @escaping (UIView) -> Void
  ) {
    self.view = view
    self.attach = attach
    self.detach = detach
  }

  /// Moves attachments to the views that have their names now.
  static func update(_ attachments: [ViewAttachment]) {
    let moved = attachments.filter { $0.view() !== $0.current }
    // A view may be the previous one of an attachment and the next one of another.
    for attachment in moved { attachment.current.map(attachment.detach) }
    for attachment in moved {
      attachment.current = attachment.view()
      attachment.current.map(attachment.attach)
    }
  }
}
