import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct ContentUnavailableTests {
  /// A controller that updates what it shows without content.
  private final class Screen: UIViewController {
    var updates = 0
    var isEmpty = true

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private static func shown(in view: UIView) -> UIContentUnavailableView? {
    view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test("a controller updates the configuration before its first layout, and when it is asked to")
  func updates() {
    let stage = Stage(device: .iPhone8)
    let screen = Screen()
    stage.window.rootViewController = screen
    stage.step(3)
    #expect(screen.updates == 1)
    #expect(Self.shown(in: screen.view)?.frame == screen.view.bounds)
    screen.isEmpty = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    stage.step(2)
    #expect(screen.updates == 2)
    #expect(Self.shown(in: screen.view) == nil)
  }

  @Test("image, texts and buttons are below each other in the middle; a button performs its action")
  func arrangement() throws {
    let stage = Stage(device: .iPhone8)
    let screen = UIViewController()
    stage.window.rootViewController = screen
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "Title"
    configuration.secondaryText = "More about it"
    configuration.button = .filled()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    screen.contentUnavailableConfiguration = configuration
    screen.view.addSubview(UIView(frame: screen.view.bounds))
    stage.step(2)
    let view = try #require(Self.shown(in: screen.view))
    #expect(screen.view.subviews.last === view)
    let images = view.descendants.compactMap { $0 as? UIImageView }
    let image = try #require(images.first { $0.image === configuration.image })
    let labels = view.descendants.compactMap { $0 as? UILabel }
    let title = try #require(labels.first { $0.text == "Title" })
    let secondary = try #require(labels.first { $0.text == "More about it" })
    let button = try #require(view.descendants.compactMap { $0 as? UIButton }.first)
    let frames = [image, title, secondary, button].map { $0.convert($0.bounds, to: screen.view) }
    for frame in frames { #expect(abs(frame.midX - 187.5) < 1) }
    #expect(abs(frames[1].minY - frames[0].maxY - 14) < 1.01)
    #expect(abs(frames[2].minY - frames[1].maxY - 6) < 1.01)
    #expect(abs(frames[3].minY - frames[2].maxY - 16) < 1.01)
    #expect(abs(frames[0].minY + frames[3].maxY - screen.view.bounds.height) < 2)
    stage.touches.tap(at: CGPoint(x: frames[3].midX, y: frames[3].midY), time: stage.time)
    stage.step(20)
    #expect(taps == 1)
    configuration.button = .plain()
    screen.contentUnavailableConfiguration = configuration
    stage.step()
    #expect(Self.shown(in: screen.view) === view)
    #expect(!view.descendants.contains { $0 is UIButton })
  }

  @Test("loading shows a turning wheel, and a search without results names what was searched")
  func styles() throws {
    let loading = UIContentUnavailableView(configuration: .loading())
    let wheel = loading.descendants.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true)
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection.current)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "flip"
    #expect(search.updated(for: state).text == "No Results for “flip”")
    let screen = UIViewController()
    let controller = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = controller
    controller.searchBar.text = "book"
    screen.contentUnavailableConfiguration = search
    let view = try #require(Self.shown(in: screen.view))
    let texts = view.descendants.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("No Results for “book”"))
  }
}
