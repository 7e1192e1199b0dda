import Testing

extension HelpTests {
  @Test(
    arguments: [
      (
        ["export"],
        """
        OVERVIEW: Write what a recipe's frames show, as JSON.

        For programs that draw frames in ways of their own: layers with their places,
        colours, corners, shadows, outlines, pictures and glyphs. What repeats stands
        there once.

        USAGE: flipbook export <recipe> [--output <file>] [--fps <fps>] [--scale <scale>] [--frames <A-B|A-BxN>] [--set <name=value> ...]

        ARGUMENTS:
          <recipe>                The recipe.

        OPTIONS:
          -o, --output <file>     The file. (default: the standard output)
          --fps <fps>             Frames a second, such as 50, 23.976 or 30000/1001.
                                  (default: 60)
          --scale <scale>         Pixels in a point. (default: the device's)
          --frames <A-B|A-BxN>    Only frames A to B, or each Nth of them.
          --set <name=value>      Another value for a parameter of the recipe.
          -h, --help              Show help information.
        """
      ),
      (
        ["benchmark"],
        """
        OVERVIEW: Measure how fast recipes are rendered.

        Each recipe is rendered several times, by a process of its own from its start
        to its end; told are medians. A rival is another program that draws the same:
        it is run as RIVAL SCENE.json FOLDER with what 'flipbook export' writes, writes
        every frame's file to the folder and prints, at last, a line of JSON with name,
        version, frames and seconds. Its start does not count. Exits with 1 if its
        first, middle or last frame shows something else than Flipbook's, with 3 if it
        fails.

        USAGE: flipbook benchmark <recipes> ... [--runs <runs>] [--jobs <N,…>] [--fps <fps>] [--scale <scale>] [--frames <A-B|A-BxN>] [--link] [--set <name=value> ...] [--against <command> ...] [--output <file>] [--json]

        ARGUMENTS:
          <recipes>               The recipes.

        OPTIONS:
          --runs <runs>           How often everything is run. (default: 5)
          -j, --jobs <N,…>        Frames drawn at once; several numbers are compared.
                                  (default: the number of cores)
          --fps <fps>             Frames a second, such as 50, 23.976 or 30000/1001.
                                  (default: 60)
          --scale <scale>         Pixels in a point. (default: the device's)
          --frames <A-B|A-BxN>    Only frames A to B, or each Nth of them.
          --link                  Link a frame that is the same as the one before it to
                                  that one's file.
          --set <name=value>      Another value for a parameter of the recipe.
          --against <command>     A rival, with its arguments: "Benchmarks/rival
                                  pycairo".
          -o, --output <file>     Write the numbers to a file too, as JSON.
          --json                  Tell the numbers as JSON instead of tables.
          -h, --help              Show help information.
        """
      ),
    ] as [([String], String)])
  func `help is told of export and benchmark`(verb: [String], help: String) throws {
    try check(verb, help)
  }
}
