import Testing
import UIKit

@testable import AppRuntime

/// The screens and the banner of the system that a program shows.
@MainActor
@Suite struct SystemScreenTests {
  private let stage = Stage(device: .iPhone8)

  private func step(_ count: Int) { for _ in 0..<count { stage.step() } }

  private func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }

  private func tap(_ view: UIView) {
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.touches.tap(at: center, time: stage.time)
    step(60)
  }

  private func texts(_ view: UIView) -> [String] { all(view).compactMap { ($0 as? UILabel)?.text } }

  private final class Writer: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      results.append(result)
      controller.dismiss(animated: true)
    }
  }

  @Test("a mail shows its fields and its text, and is sent or canceled by its buttons")
  func mail() throws {
    step(1)
    let writer = Writer()
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = writer
    mail.setToRecipients(["a@flip.book", "b@flip.book"])
    mail.setSubject("Frames")
    mail.setMessageBody("All of them", isHTML: false)
    stage.rootViewController.present(mail, animated: true)
    step(60)
    #expect(texts(mail.view).contains("To: a@flip.book, b@flip.book"))
    #expect(texts(mail.view).contains("Subject: Frames"))
    #expect(all(mail.view).contains { ($0 as? UITextView)?.text == "All of them" })
    let send = try #require(all(mail.view).first { ($0 as? UILabel)?.text == "Send" })
    tap(send)
    #expect(writer.results == [.sent])
    #expect(stage.rootViewController.presentedViewController == nil)
  }

  private final class Reader: NSObject, UIFontPickerViewControllerDelegate,
    UIDocumentPickerDelegate
  {
    var log: [String] = []

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(
        viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).familyName }
          ?? "")
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      log += urls.map(\.lastPathComponent)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("canceled")
    }
  }

  @Test("a font picker lists the families, and reports the one that is tapped")
  func fonts() throws {
    step(1)
    let reader = Reader()
    let picker = UIFontPickerViewController()
    picker.delegate = reader
    stage.rootViewController.present(picker, animated: false)
    step(3)
    let table = try #require(all(picker.view).compactMap { $0 as? UITableView }.first)
    #expect(table.numberOfRows(inSection: 0) > 3)
    let cell = try #require(table.visibleCells.first)
    tap(cell)
    #expect(reader.log == [cell.textLabel?.text ?? "?"])
  }

  @Test("a document picker lists the files of a type in a folder, and is dismissed by a tap on one")
  func documents() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-documents")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["b.txt", "a.txt", "c.png"] {
      try Data("x".utf8).write(to: folder.appendingPathComponent(name))
    }
    step(1)
    let reader = Reader()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.delegate = reader
    picker.directoryURL = folder
    stage.rootViewController.present(picker, animated: false)
    step(3)
    let table = try #require(all(picker.view).compactMap { $0 as? UITableView }.first)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b"])
    tap(table.visibleCells[1])
    #expect(reader.log == ["b.txt"])
    #expect(stage.rootViewController.presentedViewController == nil)
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var shown: [String] = []
    var tapped: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      shown.append(notification.request.identifier)
      completionHandler([.banner])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      tapped.append(response.notification.request.identifier)
      completionHandler()
    }
  }

  @Test("a notification is delivered after its time, and its banner leaves after five seconds")
  func notifications() throws {
    step(1)
    let center = UNUserNotificationCenter.current()
    let listener = Listener()
    center.delegate = listener
    for (name, time) in [("soon", 0.5), ("never", 0.2), ("later", 7)] {
      let content = UNMutableNotificationContent()
      content.title = "Title \(name)"
      content.body = "Text"
      center.add(
        UNNotificationRequest(
          identifier: name, content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: false)))
    }
    center.removePendingNotificationRequests(withIdentifiers: ["never"])
    step(25)
    #expect(listener.shown.isEmpty)
    step(60)
    #expect(listener.shown == ["soon"])
    let banner = try #require(all(stage.window).compactMap { $0 as? NotificationBanner }.first)
    #expect(banner.frame.minY >= 0 && texts(banner) == ["Title soon", "Text"])
    step(320)
    #expect(!all(stage.window).contains { $0 is NotificationBanner })
    step(60)
    let second = try #require(all(stage.window).compactMap { $0 as? NotificationBanner }.first)
    tap(second)
    #expect(listener.tapped == ["later"])
    #expect(!all(stage.window).contains { $0 is NotificationBanner })
    center.delegate = nil
  }

  @Test("an update link calls its actions at each tick while it is enabled")
  func updates() {
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: stage.view) { _, info in
      times.append(info.estimatedPresentationTime - info.modelTime)
    }
    step(3)
    #expect(times.isEmpty)
    link.isEnabled = true
    step(4)
    #expect(times.count == 4 && times.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
    link.isEnabled = false
    step(3)
    #expect(times.count == 4)
  }

  @Test("a property that AppRuntime adds belongs to its object")
  func keptValues() {
    let (first, second) = (UIScrollView(), UIScrollView())
    #expect(first.allowsKeyboardScrolling && !first.transfersHorizontalScrollingToParent == false)
    first.allowsKeyboardScrolling = false
    #expect(!first.allowsKeyboardScrolling && second.allowsKeyboardScrolling)
    let search = UISearchController(searchResultsController: nil)
    search.scopeBarActivation = .manual
    #expect(!search.automaticallyShowsScopeBar && search.scopeBarActivation == .manual)
    search.scopeBarActivation = .onTextEntry
    #expect(search.automaticallyShowsScopeBar && search.scopeBarActivation == .onTextEntry)
    search.searchBar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
    #expect(search.searchBar.positionAdjustment(for: .search).horizontal == 3)
    #expect(search.searchBar.positionAdjustment(for: .clear) == .zero)
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal)]
    #expect(style.textLists.first?.marker(forItemNumber: 3) == "3")
    #expect(UIColor(red: 0.3, green: 0, blue: 0, alpha: 1).accessibilityName == "dark red")
    step(1)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    var errors = 0
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .all)) { _ in errors += 1 }
    #expect(errors == 1)
  }

  private final class Saver: NSObject {
    var calls = 0

    @MainActor func image(
      _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
    ) {
      if error == nil { calls += 1 }
    }
  }

  @Test("saving an image calls a method without an error, with a pointer that is not optional")
  func saving() {
    let name = "image:didFinishSavingWithError:contextInfo:"
    MethodTable.add(name, to: Saver.self) { saver, arguments in
      saver.image(
        MethodTable.argument(0, of: name, arguments),
        didFinishSavingWithError: MethodTable.argument(1, of: name, arguments),
        contextInfo: MethodTable.argument(2, of: name, arguments))
    }
    step(1)
    let saver = Saver()
    UIImageWriteToSavedPhotosAlbum(UIImage(), saver, NSSelectorFromString(name), nil)
    #expect(saver.calls == 0)
    step(2)
    #expect(saver.calls == 1)
  }
}
