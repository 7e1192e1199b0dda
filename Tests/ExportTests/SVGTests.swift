import DisplayList
import Foundation
import Testing

@testable import Export

@Suite struct SVGTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
  private static let line = CGPath(elements: [
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 30, y: 40)),
  ])

  private static func stroke(_ change: (inout ShapeContent) -> Void = { _ in }) -> LayerContent {
    var shape = ShapeContent(path: line)
    shape.strokeColor = red
    shape.lineWidth = 2
    change(&shape)
    return .shape(shape)
  }

  private static func gradient(_ kind: GradientContent.Kind) -> LayerContent {
    .gradient(
      GradientContent(
        kind: kind,
        stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
        startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 1, y: 1)))
  }

  private static func shadow(_ path: CGPath?) -> Shadow {
    Shadow(
      color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 3), radius: 4, path: path)
  }

  @Test(
    "each property and content of a layer is written",
    arguments: [
      (
        "position", [[square()], [square(x: 20)], [square(x: 30)]],
        [
          #"<g transform="translate(10 20)">"#,
          #"type="translate" dur="0.3s" repeatCount="indefinite" keyTimes="0;0.666667;1" values="10 20;30 20;30 20""#,
          ##"<rect width="10" height="10" fill="#ff0000"/>"##,
        ]
      ),
      (
        "jump", [[square()], [square(x: 30)]],
        [#"calcMode="discrete" keyTimes="0;0.5" values="10 20;30 20""#]
      ),
      (
        "rotation and scale",
        [
          [
            layer {
              $0.backgroundColor = red; $0.transform = .init(a: 0, b: 2, c: -1, d: 0, tx: 0, ty: 0)
            }
          ]
        ],
        [#"transform="translate(30 35) rotate(90) scale(2 1) translate(-20 -15)""#]
      ),
      (
        "appearing layer", [[], [square()], []],
        [#"display="none""#, #"keyTimes="0;0.333333;0.666667" values="none;inline;none""#]
      ),
      (
        "opacity",
        [
          [
            layer {
              $0.backgroundColor = red; $0.opacity = 0.25
            }
          ]
        ], [#"opacity="0.25""#]
      ),
      (
        "color",
        [0, 0.5, 1].map { blue in
          [
            layer {
              $0.backgroundColor = CGColor(red: 1, green: 0, blue: blue, alpha: blue / 2 + 0.5)
            }
          ]
        },
        [
          ##"values="#ff0000;#ff00ff;#ff00ff""##, #"fill-opacity="0.5""#,
          #"values="0.5;1;1""#,
        ]
      ),
      (
        "circular corners",
        [
          [
            layer {
              $0.backgroundColor = red; $0.cornerRadius = 90
            }
          ]
        ],
        [#"<rect width="40" height="30" rx="15""#]
      ),
      (
        "continuous corners",
        [
          [
            layer {
              $0.backgroundColor = red; $0.cornerRadius = 5; $0.cornerCurve = .continuous
            }
          ]
        ],
        [#"<path d="M32.357 0C34.558 0 35.658 0 36.65 0.327L"#]
      ),
      (
        "border",
        [
          [
            layer {
              $0.borderColor = blue; $0.borderWidth = 2
            }
          ]
        ],
        [#"<path d="M0 0L40 0L40 30L0 30ZM2 2L38 2L38 28L2 28Z" fill-rule="evenodd""#]
      ),
      (
        "clipping", [[layer(sublayers: [square(2, x: -5)]) { $0.masksToBounds = true }]],
        [
          #"<clipPath id="clip1">"#, #"<rect width="40" height="30"/>"#,
          #"<g clip-path="url(#clip1)">"#,
        ]
      ),
      (
        "shadow of the bounds",
        [
          [
            layer {
              $0.backgroundColor = red; $0.shadow = shadow(nil)
            }
          ]
        ],
        [
          #"<filter id="blur1" filterUnits="userSpaceOnUse" x="-13""#,
          #"<feGaussianBlur stdDeviation="4"/>"#, #"transform="translate(0 3)""#,
          ##"fill="#000000" fill-opacity="0.5" filter="url(#blur1)""##,
        ]
      ),
      (
        "shadow of a translucent layer",
        [
          [
            layer {
              $0.backgroundColor = blue; $0.shadow = shadow(nil)
            }
          ]
        ],
        [
          ##"<feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#000000" flood-opacity="0.5"/>"##
        ]
      ),
      (
        "dissolve",
        [0, 1].map { dissolve in
          [layer(sublayers: [square(2), square(3)]) { $0.dissolve = dissolve }]
        },
        ["mix-blend-mode:plus-lighter", #"values="1;0""#, #"values="0;1""#]
      ),
      (
        "stroke",
        [
          [
            layer(
              content: stroke {
                $0.lineCap = .round; $0.lineDashPattern = [3, 1]
              })
          ]
        ],
        [
          ##"<path d="M0 0L30 40" fill="none" stroke="#ff0000" stroke-width="2" stroke-linecap="round""##,
          #"stroke-dasharray="3 1""#,
        ]
      ),
      (
        "trimmed stroke",
        [0, 0.25, 0.5].map { end in [layer(content: stroke { $0.strokeEnd = end })] },
        [
          #"pathLength="1" stroke-dasharray="0 2""#, #"values="0 2;0.5 2;0.5 2""#,
          #"values="none;inline""#,
        ]
      ),
      (
        "trimmed dashes",
        [
          [
            layer(
              content: stroke {
                $0.strokeEnd = 0.5; $0.lineDashPattern = [1, 1]
              })
          ]
        ],
        [#"<path d="M0 0L15 20""#]
      ),
      (
        "axial gradient", [[layer(content: gradient(.axial))]],
        [
          #"<linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="20" y1="15" x2="40" y2="30">"#,
          ##"<stop offset="1" stop-color="#0000ff" stop-opacity="0.5"/>"##,
          #"fill="url(#gradient1)""#,
        ]
      ),
      (
        "radial gradient", [[layer(content: gradient(.radial))]],
        [#"gradientTransform="translate(20 15) scale(20 15)""#]
      ),
      (
        "conic gradient", [[layer(content: gradient(.conic))]],
        [
          #"<image id="image1" width="80" height="60" preserveAspectRatio="none" href="data:image/png;base64,"#,
          ##"<use href="#image1" transform="translate(0 0) scale(0.5 0.5)"/>"##,
        ]
      ),
    ] as [(String, [[DisplayLayer]], [String])])
  func properties(id: String, frames: [[DisplayLayer]], parts: [String]) throws {
    let file = try recording(frames).svg()
    for part in parts { #expect(file.text.contains(part), "\(part)\n\(file.text)") }
    let again = try recording(frames).svg()
    #expect(again.text == file.text)
    #expect(file.limitations.map(\.feature) == (id == "conic gradient" ? [id] : []))
  }

  @Test("an image is embedded once, and a tint colors its alpha") func images() throws {
    let image = try #require(
      CGImage(width: 2, height: 1, pixels: [0, 0, 0, 255, 0, 0, 0, 0]))
    let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let layers = [nil, nil, Self.red].enumerated().map { index, tint in
      layer(index, content: .image(ImageContent(image: image, frame: frame, tint: tint)))
    }
    let text = try recording([layers]).svg().text
    #expect(text.components(separatedBy: "<image ").count == 3)
    #expect(text.components(separatedBy: ##"<use href="#image1"/>"##).count == 3)
    #expect(text.contains(#"scale(20 30)"#))
  }

  @Test("layers of extreme sizes are written", arguments: [1e-9, 1e30, .infinity, .nan])
  func extremes(size: CGFloat) throws {
    for kind in [GradientContent.Kind.conic, .axial, .radial] {
      let large = layer(
        frame: CGRect(x: 0, y: 0, width: size, height: size), content: Self.gradient(kind),
        sublayers: [square(2)]
      ) {
        $0.position = .zero
        $0.masksToBounds = kind == .axial
        $0.shadow = Self.shadow(nil)
      }
      let frames = [[large], [square()], [large]]
      let (svg, lottie) = (try recording(frames).svg(), try recording(frames).lottie())
      for text in [svg.text, lottie.text] {
        #expect(!text.contains("nan") && !text.contains("inf"))
      }
    }
  }

  @Test("text is written as outlines") func text() throws {
    let run = GlyphRun(
      fontFile: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", faceIndex: 0, size: 10,
      color: Self.blue, glyphs: [.init(id: 36, position: CGPoint(x: 1, y: 10))])
    let text = try recording([[layer(content: .glyphs([run]))]]).svg().text
    #expect(
      text.contains(##"Z" fill="#0000ff" fill-opacity="0.5"/>"##) || text.contains("Q")
        || text.contains("L"))
    #expect(!text.contains("<text"))
    // Glyphs beyond the bounds are clipped.
    let small = layer(frame: CGRect(x: 0, y: 0, width: 3, height: 3), content: .glyphs([run]))
    let clipped = try recording([[small]]).svg()
    #expect(clipped.text.contains("<clipPath"))
  }

  @Test("layers have the names of views, which are unique and escaped") func names() throws {
    let file = try recording(
      [[square(1), square(2), square(3)]], names: [1: "a.b<", 2: "a.b<", 3: "ü"]
    ).svg()
    for id in ["layer-a.b-", "layer-a.b--2", "layer--"] {
      #expect(file.text.contains("id=\"\(id)\""))
    }
    #expect(file.layerCount == 3)
  }

  @Test("a limitation has the name of the nearest named layer and the time of its first frame")
  func limitations() throws {
    let conic = layer(2, content: Self.gradient(.conic))
    let card = layer(1, sublayers: [conic])
    let file = try recording([[], [], [card], [card]], names: [1: "card"]).svg()
    #expect(
      file.limitations.map(\.text) == [
        "conic gradient of 'card' at 0.2 s: embedded as an image"
      ])
  }

  @Test("an invisible layer is omitted, and without a background uncovered areas are black")
  func invisible() throws {
    let hidden = layer {
      $0.backgroundColor = Self.red; $0.opacity = 0
    }
    let empty = MotionRecording(size: CGSize(width: 9, height: 9), fps: .standard)
    empty.add(DisplayList(size: empty.size, layers: [hidden]))
    let text = try empty.svg().text
    #expect(
      text.split(separator: "\n").dropFirst() == [
        #" <rect width="9" height="9"/>"#, "</svg>",
      ])
    var options = MotionFileOptions()
    options.isTransparent = true
    let clear = try recording([[]]).svg(options)
    #expect(!clear.text.contains("<rect"))
  }
}
