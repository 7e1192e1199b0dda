import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct LayoutMisuseTests {
  @Test("items must be views or layout guides") func items() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(
      standardError(of: result).contains("Constraint items must each be a view or layout guide."))
  }

  @Test("a location needs a second item") func location() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(
      standardError(of: result).contains("Location attributes must be specified in pairs."))
  }

  @Test("leading edges cannot be paired with left edges") func directions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(),
          attribute: .left, multiplier: 1, constant: 0)
      }
    }
    #expect(
      standardError(of: result).contains("Use leading/trailing for both or neither."))
  }

  @Test("horizontal attributes cannot be paired with vertical ones") func axes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: UIView(),
          attribute: .top, multiplier: 1, constant: 0)
      }
    }
    #expect(standardError(of: result).contains("Invalid pairing of layout attributes."))
  }

  @Test("a constant must be finite") func constants() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    }
    #expect(
      standardError(of: result).contains("Constant is not finite! That's illegal. constant:nan"))
  }

  @Test("items of different hierarchies have no common ancestor") func ancestors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let views = [UIView(), UIView()]
        views[0].leftAnchor.constraint(equalTo: views[1].leftAnchor).isActive = true
      }
    }
    let text = standardError(of: result)
    #expect(text.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
    #expect(text.contains("because they have no common ancestor."))
  }

  @Test("a view cannot hold a constraint of views outside of it") func outside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().addConstraint(UIView().widthAnchor.constraint(equalToConstant: 1))
      }
    }
    #expect(standardError(of: result).contains("Unable to install constraint on view."))
  }

  @Test("the priority of an active constraint cannot change from required") func priorities() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    }
    #expect(
      standardError(of: result).contains(
        "Mutating a priority from required to not on an installed constraint"))
  }

  @Test("a priority must be above 0 and at most 1000", arguments: [0, -1, 1001] as [Float])
  func priorityRange(value: Float) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [value] in
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(value)
      }
    }
    #expect(standardError(of: result).contains("It's illegal to set priority:"))
  }

  @Test("an illegal format stops the program and points to its place") func format() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]", views: [:])
      }
    }
    #expect(
      standardError(of: result).contains("a is not a key in the views dictionary. \n[a] \n ^"))
  }
}
