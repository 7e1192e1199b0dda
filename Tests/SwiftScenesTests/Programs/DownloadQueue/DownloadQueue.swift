//
//  DownloadQueue.swift
//  DownloadQueue
//
//  swift-format-ignore-file
//

import UIKit

/// Pretends to download files on queues in the background.
class Downloader {

    private let queue = DispatchQueue(label: "downloader", qos: .userInitiated)
    private let lock = DispatchQueue(label: "downloader.results", attributes: .concurrent)
    private var results: [String: Int] = [:]

    func download(_ name: String, completion: @escaping (Int) -> Void) {
        queue.async {
            Thread.sleep(forTimeInterval: 0.25)
            self.lock.async(flags: .barrier) { self.results[name] = name.count }
            let size = self.lock.sync { self.results[name] ?? 0 }
            DispatchQueue.main.async { completion(size) }
        }
    }
}

class DownloadViewController: UIViewController {

    let downloader = Downloader()
    let bar = UIView(frame: CGRect(x: 20, y: 100, width: 0, height: 10))
    let start = Date()
    var blinker: DispatchSourceTimer?

    func log(_ text: String) {
        print(String(format: "%.2f %@", Date().timeIntervalSince(start), text))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.backgroundColor = .systemBlue
        view.addSubview(bar)

        let group = DispatchGroup()
        for name in ["a", "bb", "ccc"] {
            group.enter()
            downloader.download(name) { [weak self] size in
                self?.log("\(name) \(size)")
                UIView.animate(withDuration: 0.2) { self?.bar.frame.size.width += 100 }
                group.leave()
            }
        }
        group.notify(queue: .main) { [weak self] in
            self?.log("all")
            self?.blink()
        }

        // One animation after the other.
        DispatchQueue.global().async {
            let semaphore = DispatchSemaphore(value: 0)
            for step in 1...2 {
                DispatchQueue.main.async {
                    UIView.animate(withDuration: 0.5, animations: { self.bar.center.y += 50 }) { _ in
                        self.log("step \(step)")
                        semaphore.signal()
                    }
                }
                semaphore.wait()
            }
        }

        let cancelled = DispatchWorkItem { self.log("never") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: cancelled)
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { cancelled.cancel() }

        OperationQueue.main.addOperation { self.log("operation") }
        log("loaded")
    }

    func blink() {
        var count = 0
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(100))
        timer.setEventHandler { [weak self] in
            count += 1
            self?.bar.alpha = count % 2 == 0 ? 1 : 0.3
            if count == 4 {
                self?.log("blinked")
                self?.blinker?.cancel()
            }
        }
        timer.resume()
        blinker = timer
    }
}
