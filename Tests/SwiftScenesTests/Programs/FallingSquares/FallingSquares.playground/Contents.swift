//
//  Contents.swift
//  FallingSquares
//
//  swift-format-ignore-file
//

import UIKit
import PlaygroundSupport

let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
container.backgroundColor = UIColor(white: 0.95, alpha: 1)

func makeSquare(x: CGFloat, size: CGFloat, color: UIColor) -> UIView {
    let square = UIView(frame: CGRect(x: x, y: 20, width: size, height: size))
    square.backgroundColor = color
    square.layer.cornerRadius = 6
    container.addSubview(square)
    return square
}

let small = makeSquare(x: 20, size: 40, color: .systemTeal)
let middle = makeSquare(x: 110, size: 60, color: .systemOrange)
let large = makeSquare(x: 210, size: 80, color: .systemPink)

// The ramp is only drawn, the collision uses its own boundary.
let shelf = UIView(frame: CGRect(x: 100, y: 250, width: 80, height: 8))
shelf.backgroundColor = .darkGray
container.addSubview(shelf)

class Referee: NSObject, UICollisionBehaviorDelegate {
    var hits = 0

    func collisionBehavior(_ behavior: UICollisionBehavior,
                           beganContactFor item: UIDynamicItem,
                           withBoundaryIdentifier identifier: NSCopying?,
                           at p: CGPoint) {
        guard let view = item as? UIView else { return }
        hits += 1
        if hits == 1 {
            print("first contact")
        }
        let name = identifier as? String ?? "bounds"
        if name == "shelf" {
            view.alpha = 0.5
        }
    }
}

let animator = UIDynamicAnimator(referenceView: container)
let referee = Referee()

let gravity = UIGravityBehavior(items: [small, middle, large])
animator.addBehavior(gravity)

let collision = UICollisionBehavior(items: [small, middle, large])
collision.translatesReferenceBoundsIntoBoundary = true
collision.addBoundary(withIdentifier: "shelf" as NSString,
                      from: CGPoint(x: 100, y: 250),
                      to: CGPoint(x: 180, y: 250))
collision.collisionDelegate = referee
animator.addBehavior(collision)

let properties = UIDynamicItemBehavior(items: [small, middle, large])
properties.elasticity = 0.3
properties.allowsRotation = false
animator.addBehavior(properties)

let title = UILabel(frame: CGRect(x: 0, y: 4, width: 300, height: 16))
title.text = "gravity"
title.textAlignment = .center
title.font = .systemFont(ofSize: 12)
container.addSubview(title)

PlaygroundPage.current.liveView = container
PlaygroundPage.current.needsIndefiniteExecution = true
