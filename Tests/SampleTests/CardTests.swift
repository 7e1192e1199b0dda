import FlipbookTesting
import Testing
import UIKit

final class CardViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 400, width: 240, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 16
    card.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.raise() })
    view.addSubview(card)
  }

  private func raise() {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      self.card.center.y = 200
    }
  }
}

@MainActor
@Suite struct CardTests {
  @Test func cardRises() async throws {
    try await expectMotion(matches: "the card rises", duration: 1) {
      let stage = Stage(device: .iPhone5s, rootViewController: CardViewController())
      stage.touches.tap(at: CGPoint(x: 160, y: 460), time: 0.2)
      return stage
    }
  }

  @Test func cardOvershootsALittle() throws {
    let controller = CardViewController()
    let stage = Stage(device: .iPhone5s, rootViewController: controller)
    stage.touches.tap(at: CGPoint(x: 160, y: 460), time: 0.2)
    var positions: [CGFloat] = []
    while stage.time < 1 {
      stage.step()
      positions.append(try #require(controller.card.layer.presentation()).position.y)
    }
    let highest = try #require(positions.min())
    #expect(highest > 150 && highest < 200)
    #expect(positions.last == 200)
  }
}
