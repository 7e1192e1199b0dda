import Glibc
import Testing

@Suite struct TimerTests {
  @Test(
    "Box2D's steps read no clock: the program's functions take the place of its timer",
    arguments: ["_ZN7b2TimerC1Ev", "_ZN7b2Timer5ResetEv", "_ZNK7b2Timer15GetMillisecondsEv"])
  func timer(symbol: String) throws {
    // The search of symbols begins with the program, as for calls of the library's.
    let program = try #require(dlopen(nil, RTLD_NOW))
    let library = try #require(dlopen("libbox2d.so.2", RTLD_NOW | RTLD_NOLOAD))
    defer {
      dlclose(program)
      dlclose(library)
    }
    #expect(try #require(dlsym(program, symbol)) != #require(dlsym(library, symbol)))
  }
}
