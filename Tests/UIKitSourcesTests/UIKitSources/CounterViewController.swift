import UIKit

// An app's screen as it is compiled on Apple's systems.
class CounterViewController: UIViewController {
  @IBOutlet weak var hint: UILabel?
  let label = UILabel()
  let card = CardView(frame: CGRect(x: 40, y: 200, width: 240, height: 120))
  private var count = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.frame = CGRect(x: 40, y: 100, width: 240, height: 40)
    label.text = "0"
    view.addSubview(label)
    view.addSubview(card)

    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 400, width: 240, height: 44)
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
    view.addSubview(button)
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: card, action: #selector(CardView.flip)))
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc func buttonTapped(_ sender: UIButton) {
    add(1)
    UIView.animate(withDuration: 0.5) {
      self.card.center.y += 40
    }
  }

  @objc private func tick() {
    add(100)
  }

  private func add(_ number: Int) {
    count += number
    label.text = "\(count)"
  }
}
