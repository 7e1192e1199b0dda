import Testing

@testable import UIKit

@MainActor
struct ConflictTests {
  private let stage = Stage(device: .iPhone8)
  private let view = UIView()

  init() {
    stage.printsLayoutConflicts = false
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      view.topAnchor.constraint(equalTo: stage.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  private func width(_ constant: CGFloat, _ name: String) -> NSLayoutConstraint {
    let constraint = view.widthAnchor.constraint(equalToConstant: constant)
    constraint.identifier = name
    constraint.isActive = true
    return constraint
  }

  @Test("of contradicting required constraints, the one that was activated last is dropped")
  func last() throws {
    let first = width(100, "first")
    let second = width(200, "second")
    stage.step()
    #expect(view.frame.width == 100)
    let conflict = try #require(stage.layoutConflicts.first)
    #expect(conflict.broken === second && conflict.conflicting == [first])
    #expect(second.isActive)
  }

  @Test("the message lists the constraints with their identifiers, once") func message() throws {
    _ = width(100, "first")
    _ = width(200, "second")
    stage.step()
    view.setNeedsLayout()
    stage.step()
    #expect(stage.layoutConflicts.count == 1)
    let message = try #require(stage.layoutConflicts.first?.message)
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "[LayoutConstraints] Unable to simultaneously satisfy constraints.")
    let pattern =
      #/ {4}"<NSLayoutConstraint:0x[0-9a-f]+ 'first' UIView:0x[0-9a-f]+\.width == 100 {3}\(active\)>",/#
    #expect(lines.contains { $0.wholeMatch(of: pattern) != nil })
    let recovery = try #require(
      lines.firstIndex(of: "Will attempt to recover by breaking constraint "))
    #expect(lines[recovery + 1].contains("'second'"))
  }

  @Test("a dropped constraint has an effect again when the other one is deactivated")
  func recovery() {
    let first = width(100, "first")
    _ = width(200, "second")
    stage.step()
    first.isActive = false
    stage.step()
    #expect(view.frame.width == 200)
  }

  @Test("a dropped constraint has an effect again when a constant ends the contradiction")
  func constants() {
    let first = width(100, "first")
    let second = width(200, "second")
    stage.step()
    first.constant = 200
    stage.step()
    #expect(view.frame.width == 200)
    first.constant = 150
    stage.step()
    #expect(view.frame.width == 150)
    second.constant = 150
    stage.step()
    #expect(view.frame.width == 150)
  }

  @Test("a frame that contradicts constraints breaks one of them, not the frame") func frames() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(fixed)
    let constraint = fixed.widthAnchor.constraint(equalToConstant: 80)
    constraint.isActive = true
    let edge = fixed.leftAnchor.constraint(equalTo: view.rightAnchor)
    edge.isActive = true
    stage.step()
    #expect(fixed.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(stage.layoutConflicts.map(\.broken) == [constraint])
    let message = stage.layoutConflicts.first?.message ?? ""
    #expect(message.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(message.contains("h=--& v=--& UIView:0x"))
  }

  @Test("ten thousand contradicting constraints are dropped, and the layout goes on") func many() {
    NSLayoutConstraint.activate(
      (0..<10_000).map { index in
        view.widthAnchor.constraint(equalToConstant: CGFloat(index))
      })
    stage.step()
    #expect(view.frame.size == CGSize(width: 0, height: 10))
    #expect(stage.layoutConflicts.count == 9_999)
  }

  @Test("cyclic factors are solved or dropped") func cycles() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(other)
    NSLayoutConstraint.activate([
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2),
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      other.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1e300),
      view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 1e300),
    ])
    stage.step()
    #expect(view.frame.width == 0 && other.frame.width == 0)
    #expect(view.frame.height.isFinite && other.frame.height.isFinite)
  }
}
