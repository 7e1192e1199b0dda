import Testing
import UIKit

@MainActor
@Suite struct UndoManagerTests {
  private final class Counter: NSObject {
    var value = 0
    @MainActor func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      value = new
    }
  }

  @Test("changes at one time are undone together, and done again") func groups() {
    let stage = Stage(device: .iPhone8)
    let (manager, counter) = (UndoManager(), Counter())
    counter.set(1, manager)
    manager.setActionName("Count")
    counter.set(2, manager)
    stage.step()
    counter.set(3, manager)
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 2 && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.value == 2)
    manager.redo()
    #expect(counter.value == 3 && !manager.canRedo)
  }

  @Test("a new change forgets what was undone") func forgetting() {
    let (manager, counter) = (UndoManager(), Counter())
    counter.set(1, manager)
    manager.undo()
    #expect(manager.canRedo)
    counter.set(5, manager)
    #expect(!manager.canRedo)
  }

  @Test("groups that a program opens, disabled registration and levels") func options() {
    let (manager, counter) = (UndoManager(), Counter())
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    manager.disableUndoRegistration()
    counter.set(9, manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    for value in 1...3 {
      manager.beginUndoGrouping()
      counter.set(value, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    manager.undo()
    #expect(counter.value == 1 && !manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test("a released target is left out, and a removed one") func targets() {
    let manager = UndoManager()
    var counter: Counter? = Counter()
    counter?.set(1, manager)
    counter = nil
    manager.undo()
    #expect(!manager.canRedo)
    let other = Counter()
    other.set(1, manager)
    manager.removeAllActions(withTarget: other)
    #expect(!manager.canUndo)
  }

  @Test("responders share the window's manager") func responders() {
    let stage = Stage(device: .iPhone8)
    let view = UIView()
    stage.view.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === stage.view.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
