import UIKit

/// Three cards in a stack view; a touch of the last one hides the middle one, or shows it again.
package final class HidingStackScene: UIViewController, Tutorial {
  private let stack = UIStackView()
  private let names = ["first", "second", "third"]
  private var cards: [TouchView] = []

  override package func viewDidLoad() {
    super.viewDidLoad()
    cards = zip(
      ["Drafts", "Sent", "Archive"], [UIColor.systemBlue, .systemIndigo, .systemTeal]
    ).map { text, color in
      let card = TouchView()
      card.backgroundColor = color
      card.layer.cornerRadius = 16
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 22, weight: .bold)
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
      stack.addArrangedSubview(card)
      return card
    }
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    cards[2].onTouch = { [weak self] in self?.toggle() }
  }

  private func toggle() {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      let hides = !self.cards[1].isHidden
      self.cards[1].isHidden = hides
      self.cards[1].alpha = hides ? 0 : 1
    }
  }

  package func view(_ name: String) -> UIView? {
    if name == "cards" { return stack }
    return names.firstIndex(of: name).map { cards[$0] }
  }
}

/// A view that calls a closure when a touch begins in it.
@MainActor
package final class TouchView: UIView {
  /// Called when a touch begins.
  package var onTouch: () -> Void = {}

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
