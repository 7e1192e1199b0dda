import DisplayList
import Foundation
import Testing

@testable import Export

@Suite struct LottieTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  private static func shape(_ change: (inout ShapeContent) -> Void) -> LayerContent {
    var shape = ShapeContent(
      path: CGPath(elements: [
        .move(.zero), .quadCurve(CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 15)), .close,
      ]))
    change(&shape)
    return .shape(shape)
  }

  private static func shadow(radius: CGFloat, opacity: CGFloat = 1) -> Shadow {
    Shadow(
      color: .black, opacity: opacity, offset: CGSize(width: 0, height: 4), radius: radius)
  }

  private static func gradient(_ kind: GradientContent.Kind) -> LayerContent {
    .gradient(
      GradientContent(
        kind: kind,
        stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
        startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 1, y: 1)))
  }

  @Test(
    "each property and content of a layer is written",
    arguments: [
      ("file", [[], []], [#"{"v":"5.7.0","fr":10,"ip":0,"op":2,"w":100,"h":80,"#], nil),
      (
        "position", [[square()], [square(x: 20)], [square(x: 30)]],
        [
          #""p":{"a":1,"k":[{"t":0,"s":[10,20],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},{"t":2,"s":[30,20]}]}"#,
          #"{"ty":"rc","d":1,"s":{"a":0,"k":[10,10]},"p":{"a":0,"k":[5,5]},"r":{"a":0,"k":0}}"#,
          #"{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":1}"#,
        ], nil
      ),
      (
        "jump", [[square()], [square()], [square(x: 30)]],
        [#""k":[{"t":0,"s":[10,20],"h":1},{"t":2,"s":[30,20]}]"#], nil
      ),
      (
        "rotation, scale and shear",
        [
          [
            layer {
              $0.backgroundColor = red
              $0.transform = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 0, ty: 0)
            },
            layer(2) {
              $0.backgroundColor = red
              $0.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
            },
          ]
        ],
        [
          #""r":{"a":0,"k":90},"p":{"a":0,"k":[30,35]},"a":{"a":0,"k":[20,15]},"s":{"a":0,"k":[200,100]}}"#,
          #""sk":{"a":0,"k":-45},"sa":{"a":0,"k":0}"#,
        ], nil
      ),
      (
        "frames of a layer", [[], [square()], [], [square()], []],
        [#""ip":1,"op":4,"#, #"{"t":0,"s":[100],"h":1},{"t":2,"s":[0],"h":1},{"t":3,"s":[100]}"#],
        nil
      ),
      (
        "opacity of one part",
        [
          [
            layer {
              $0.backgroundColor = red; $0.opacity = 0.25
            }
          ]
        ],
        [#""o":{"a":0,"k":25}"#, #""assets":[]"#], nil
      ),
      (
        "opacity of several parts",
        [
          [
            layer(sublayers: [square(2)]) {
              $0.backgroundColor = red; $0.opacity = 0.25
            }
          ]
        ],
        [
          #""assets":[{"id":"composition1","layers":["#,
          #""ty":0,"refId":"composition1","w":40,"h":30,"ks":{"o":{"a":0,"k":25}"#,
        ], nil
      ),
      (
        "clipping",
        [
          [
            layer(sublayers: [square(2, x: -5)]) {
              $0.masksToBounds = true; $0.cornerRadius = 4
            }
          ]
        ],
        [#""hasMask":true,"masksProperties":[{"inv":false,"mode":"a","pt":{"a":0,"k":{"c":true,"#],
        nil
      ),
      (
        "fill by the even-odd rule",
        [
          [
            layer(
              content: shape {
                $0.fillColor = blue; $0.fillRule = .evenOdd
              })
          ]
        ],
        [
          #"{"ty":"sh","ks":{"a":0,"k":{"c":true,"v":[[0,0],[30,0]],"i":[[0,0],[-10,10]],"o":[[10,10],[0,0]]}}}"#,
          #""o":{"a":0,"k":50},"r":2}"#,
        ], nil
      ),
      (
        "stroke",
        [
          [
            layer(
              content: shape {
                $0.strokeColor = red
                $0.lineWidth = 2
                $0.lineCap = .round
                $0.lineJoin = .bevel
                $0.lineDashPattern = [3]
              })
          ]
        ],
        [
          #""w":{"a":0,"k":2},"lc":2,"lj":3,"#,
          #""d":[{"n":"d","v":{"a":0,"k":3}},{"n":"g","v":{"a":0,"k":3}},{"n":"o","v":{"a":0,"k":0}}]"#,
        ], nil
      ),
      (
        "trimmed stroke",
        [0.25, 0.5, 0.75].map { end in
          [
            layer(
              content: shape {
                $0.strokeColor = red; $0.strokeEnd = end
              })
          ]
        },
        [#"{"ty":"tm","s":{"a":0,"k":0},"e":{"a":1,"k":[{"t":0,"s":[25],"#], nil
      ),
      (
        "axial gradient", [[layer(content: gradient(.axial))]],
        [
          #""t":1,"s":{"a":0,"k":[20,15]},"e":{"a":0,"k":[40,30]},"g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1,0,1,1,0.5]}}"#
        ], nil
      ),
      (
        "radial gradient", [[layer(content: gradient(.radial))]],
        [
          #""t":2,"s":{"a":0,"k":[20,20]},"e":{"a":0,"k":[40,20]}"#,
          #""v":[[0,0],[40,0],[40,40],[0,40]]"#, #""s":{"a":0,"k":[100,75]}"#,
        ], nil
      ),
      (
        "conic gradient", [[layer(content: gradient(.conic))]],
        [
          #"{"id":"image1","w":80,"h":60,"u":"","p":"data:image/png;base64,"#,
          #""ty":2,"refId":"image1""#, #""s":{"a":0,"k":[50,50]}"#,
        ], "conic gradient at 0 s: embedded as an image"
      ),
      (
        "shadow of the bounds",
        [
          [
            layer {
              $0.backgroundColor = red
              $0.shadow = shadow(radius: 2)
            }
          ]
        ],
        [
          #"{"id":"image1","w":108,"h":88,"u":"","p":"data:image/png;base64,"#,
          #""p":{"a":0,"k":[-7,-3]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[50,50]}}"#,
        ], nil
      ),
      (
        "shadow of the content that fades in",
        [0.25, 0.5].map { opacity in
          [
            layer(content: gradient(.axial)) { $0.shadow = shadow(radius: 2, opacity: opacity) }
          ]
        }, [#""assets":[{"id":"image1","w":108,"#, #"{"t":0,"s":[25],"h":1},{"t":1,"s":[50]}"#], nil
      ),
      (
        "shadow that changes its shape",
        [
          [],
          [
            layer {
              $0.backgroundColor = red; $0.shadow = shadow(radius: 2)
            }
          ],
          [
            layer {
              $0.backgroundColor = red; $0.shadow = shadow(radius: 5)
            }
          ],
        ], [#""assets":[]"#], "shadow that changes its shape at 0.1 s: omitted"
      ),
      (
        "dissolve",
        [0, 1].map { dissolve in
          [layer(sublayers: [square(2), square(3)]) { $0.dissolve = dissolve }]
        },
        [#""refId":"composition1""#, #""refId":"composition2""#],
        "dissolve at 0 s: the new image fades in over the old one"
      ),
    ] as [(String, [[DisplayLayer]], [String], String?)])
  func properties(
    id: String, frames: [[DisplayLayer]], parts: [String], limitation: String?
  ) throws {
    let file = try recording(frames).lottie()
    for part in parts { #expect(file.text.contains(part), "\(part)\n\(file.text)") }
    #expect(file.limitations.map(\.text) == (limitation.map { [$0] } ?? []))
    let again = try recording(frames).lottie()
    #expect(again.text == file.text)
    _ = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
  }

  @Test("a path that changes its structure holds, and keeps its number of contours")
  func structure() throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let two = CGPath(elements: square.elements + square.elements)
    let path = try #require(Track(paths: [square, two, square]))
    #expect(path.keyframes.map(\.holds) == [true, true, true])
    #expect(LottieValue.contours(path).count == 2)
  }

  @Test("a text run is one group of outlines, clipped to the bounds") func text() throws {
    let run = GlyphRun(
      fontFile: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", faceIndex: 0, size: 10,
      color: Self.red, glyphs: [.init(id: 36, position: CGPoint(x: 1, y: 10))])
    let small = layer(frame: CGRect(x: 0, y: 0, width: 3, height: 3), content: .glyphs([run]))
    let text = try recording([[small]]).lottie().text
    #expect(text.contains(#""hasMask":true"#))
    #expect(text.contains(#"{"ty":"sh","ks":{"a":0,"k":{"c":true"#))
  }
}
