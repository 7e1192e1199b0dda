import Testing

/// What the command says about itself, word for word: a changed word is a change to look at.
@Suite struct HelpTests {
  @Test(
    arguments: [
      (
        [],
        """
        OVERVIEW: UIKit motion, rendered to frames.

        Exit codes: 0 done; 1 differs; 2 bad recipe or bad input; 3 environment (tool,
        font, disk, permission); 64 usage; 130 interrupted.

        USAGE: flipbook <subcommand>

        OPTIONS:
          -h, --help              Show help information.

        SUBCOMMANDS:
          render                  Render recipes to folders of PNG files.
          merge                   Join the shards of a render.
          lint                    Tell everything that is wrong with recipes.
          trace                   Write a recipe's numbers at every tick, as CSV or
                                  JSON.
          graph                   Plot what a recipe's items do over time, as a PNG
                                  file.
          export                  Write what a recipe's frames show, as JSON.
          record                  Write down what recipes show, to verify it later.
          verify                  Tell whether recipes show what their references say.
          approve                 Make what a failed verify left the new references.
          compare                 Tell how two pictures, or two folders of frames,
                                  differ.
          movie                   Make a movie of a recipe, or of a folder of frames.
          sheet                   Make a contact sheet of a recipe, as a PNG file.
          strobe                  Show all poses of a recipe in one picture, as a PNG
                                  file.
          list                    Tell which recipes a folder holds.
          schema                  Tell what a recipe may hold, as a JSON Schema.
          doctor                  Tell whether everything is installed that rendering
                                  needs.
          benchmark               Measure how fast recipes are rendered.

          See 'flipbook help <subcommand>' for detailed help.
        """
      ),
      (
        ["render"],
        """
        OVERVIEW: Render recipes to folders of PNG files.

        USAGE: flipbook render [<options>] <recipes> ...

        ARGUMENTS:
          <recipes>               The recipes.

        OPTIONS:
          -o, --output <folder>   The folder for the frames; of several recipes, for a
                                  folder each. (default: Output/<recipe>)
          --fps <fps>             Frames a second, such as 50, 23.976 or 30000/1001.
                                  (default: 60)
          --scale <scale>         Pixels in a point. (default: the device's)
          --size <WxH>            The frames' size in pixels.
          --frames <A-B|A-BxN>    Only frames A to B, or each Nth of them.
          --at <0.5s,1.2s,end>    Only the frames nearest to moments.
          --shard <2/8>           Only the second of eight parts of these frames, say;
                                  'flipbook merge' joins the parts.
          --set <name=value>      Another value for a parameter of the recipe.
          -j, --jobs <jobs>       Frames drawn at once. (default: the number of cores)
          --pattern <pattern>     How the frames' files are named. (default:
                                  frame_%06d.png)
          --compression <compression>
                                  How the files are compressed: fast, or as small as
                                  libpng can. (values: fast, small; default: fast)
          --link                  Link a frame that is the same as the one before it to
                                  that one's file.
          --transparent           Leave the stage's background out.
          --overlay <name,…>      Draw over the frames what the physics sees, or the
                                  fingers.
                boundaries: outlines of boundaries and items; attachments: rods,
                springs, limits, pins and axes; velocities: arrows, 1 point for 10
                points/s; contacts: rings where touches began; paths: the centers'
                trails; touches: fingers, and rings where they came down.
          --progress <progress>   How to tell how far the render has come. (values:
                                  auto, plain, json, none; default: auto)
          --json                  Tell what was made as JSON.
          --timings               Tell how long the parts of the render took.
          --paranoid              Draw each frame a second time, from nothing, and
                                  compare.
          -h, --help              Show help information.
        """
      ),
      (
        ["merge"],
        """
        OVERVIEW: Join the shards of a render.

        The folder is then what a render without --shard would have left. Fails if
        frames are missing, or if the shards are not of one render.

        USAGE: flipbook merge <folders> ... [--output <folder>] [--link] [--json]

        ARGUMENTS:
          <folders>               The folders that shards were rendered to.

        OPTIONS:
          -o, --output <folder>   The folder for the frames. (default: the shards', if
                                  there is one)
          --link                  Link the frames of other folders instead of copying
                                  them, where that can be.
          --json                  Tell what was made as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["lint"],
        """
        OVERVIEW: Tell everything that is wrong with recipes.

        USAGE: flipbook lint <recipes> ... [--set <name=value> ...] [--json]

        ARGUMENTS:
          <recipes>               The recipes.

        OPTIONS:
          --set <name=value>      Another value for a parameter of the recipe.
          --json                  Tell it as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["trace"],
        """
        OVERVIEW: Write a recipe's numbers at every tick, as CSV or JSON.

        USAGE: flipbook trace <recipe> [--output <file>] [--set <name=value> ...] [--json]

        ARGUMENTS:
          <recipe>                The recipe.

        OPTIONS:
          -o, --output <file>     The file, which ends with .csv or .json. (default:
                                  the standard output)
          --set <name=value>      Another value for a parameter of the recipe.
          --json                  Write JSON where no file says otherwise.
          -h, --help              Show help information.
        """
      ),
      (
        ["graph"],
        """
        OVERVIEW: Plot what a recipe's items do over time, as a PNG file.

        Plotted is what is seen at every tick, in the middle of animations too. A
        dashed line marks an entry of the timeline, a ring the beginning of a contact.

        USAGE: flipbook graph <recipe> --output <file> [--items <name,…> ...] [--properties \
        <name,…> ...] [--title <title>] [--size <WxH>] [--scale <scale>] [--set <name=value> \
        ...] [--json]

        ARGUMENTS:
          <recipe>                The recipe.

        OPTIONS:
          -o, --output <file>     The file, which ends with .png.
          --items <name,…>        The items, in the order of their colours. (default:
                                  all that move)
          --properties <name,…>   The properties, a panel each. (default: those that
                                  change)
                points: center.x, center.y, width, height; degrees: angle; times:
                scale, scale.x, scale.y; from 0 to 1: alpha, fraction; points per
                second: velocity.x, velocity.y, speed; degrees per second:
                angularVelocity; center is center.x and center.y, as alert is all parts
                of an alert.
          --title <title>         The title. (default: the recipe's)
          --size <WxH>            The picture's size in pixels. (default: one that
                                  suits the panels)
          --scale <scale>         Pixels in a point: how large texts and lines are.
                                  (default: 2.0)
          --set <name=value>      Another value for a parameter of the recipe.
          --json                  Tell what was made as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["record"],
        """
        OVERVIEW: Write down what recipes show, to verify it later.

        A reference is a text with the fingerprint of every frame and the numbers of
        every item, and the pictures of some frames for people to look at: the first,
        the last, each Nth, those of the timeline, those that the recipe's 'reference:'
        names, and those where the items are farthest out. Only what has changed is
        written, and nothing in continuous integration.

        USAGE: flipbook record <recipes> ... [--references <folder>] [--jobs <jobs>] \
        [--scale <scale>] [--fps <fps>] [--every <N>] [--json]

        ARGUMENTS:
          <recipes>               The recipes, or folders of recipes.

        OPTIONS:
          --references <folder>   The folder of the references. (default: References)
          -j, --jobs <jobs>       Frames drawn at once. (default: the number of cores)
          --scale <scale>         Pixels in a point. (default: the recipe's, or 1)
          --fps <fps>             Frames a second. (default: 60)
          --every <N>             Keep a picture of each Nth frame. (default: the
                                  recipe's, or 60)
          --json                  Tell what was written as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["verify"],
        """
        OVERVIEW: Tell whether recipes show what their references say.

        Exits with 0 if all do, and with 1 if not; then it tells what has become of the
        motion, and leaves what is shown now for 'flipbook approve'. Of a folder of
        recipes each needs a reference, and each reference a recipe. With a tolerance,
        frames without a picture pass if the pictures do.

        USAGE: flipbook verify [<options>] <recipes> ...

        ARGUMENTS:
          <recipes>               The recipes, or folders of recipes.

        OPTIONS:
          --references <folder>   The folder of the references. (default: References)
          -j, --jobs <jobs>       Frames drawn at once. (default: the number of cores)
          --color <distance>      Colours up to so far apart in OKLab are one; black
                                  and white are 1 apart. (default: 0)
          --pixels <count>        So many pixels of a frame may differ.
          --share <share>         Such a share of a frame may differ, as 0.001 or 0.1%.
          --density <share>       Such a share of any 16x16 px of a frame may differ.
          --ignore-antialiasing   Pixels of an edge that has gone less than a pixel may
                                  differ.
          --ignore <x,y,width,height>
                                  What lies there, in pixels, may differ.
          --actual <folder>       The folder for what recipes that fail show. (default:
                                  Output/actual)
          --junit <file>          Write a JUnit report too.
          --report <file>         Write a page to look at too: HTML, on its own.
          --json                  Tell it as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["approve"],
        """
        OVERVIEW: Make what a failed verify left the new references.

        USAGE: flipbook approve [<recipes> ...] [--references <folder>] [--actual <folder>]

        ARGUMENTS:
          <recipes>               The recipes. (default: all that failed)

        OPTIONS:
          --references <folder>   The folder of the references. (default: References)
          --actual <folder>       The folder of what recipes that failed show.
                                  (default: Output/actual)
          -h, --help              Show help information.
        """
      ),
      (
        ["compare"],
        """
        OVERVIEW: Tell how two pictures, or two folders of frames, differ.

        A folder holds PNG files, whoever made them. Files of the same name are
        compared with each other; where no names agree, the files are in natural order.
        A GIF or an animated PNG does as well as a folder. Exits with 0 if all is the
        same, or within the tolerances, and with 1 if not.

        USAGE: flipbook compare <first> <second> [--color <distance>] \
        [--pixels <count>] [--share <share>] [--density <share>] \
        [--ignore-antialiasing] [--ignore <x,y,width,height> ...] [--jobs <jobs>] [--junit <file>] [--report <file>] [--json]

        ARGUMENTS:
          <first>                 A PNG file, a folder, a GIF or an animated PNG.
          <second>                What it is compared with.

        OPTIONS:
          --color <distance>      Colours up to so far apart in OKLab are one; black
                                  and white are 1 apart. (default: 0)
          --pixels <count>        So many pixels of a frame may differ.
          --share <share>         Such a share of a frame may differ, as 0.001 or 0.1%.
          --density <share>       Such a share of any 16x16 px of a frame may differ.
          --ignore-antialiasing   Pixels of an edge that has gone less than a pixel may
                                  differ.
          --ignore <x,y,width,height>
                                  What lies there, in pixels, may differ.
          -j, --jobs <jobs>       Frames compared at once. (default: the number of
                                  cores)
          --junit <file>          Write a JUnit report too.
          --report <file>         Write a page to look at too: HTML, on its own.
          --json                  Tell it as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["movie"],
        """
        OVERVIEW: Make a movie of a recipe, or of a folder of frames.

        The end of the file's name tells the format: .gif, .apng, .webp, .mp4 or .webm.
        Fingers are drawn where they touch; --overlay none leaves them out.

        USAGE: flipbook movie [<options>] [<input>] --output <file>

        ARGUMENTS:
          <input>                 The recipe, or the folder of frames.

        OPTIONS:
          -o, --output <file>     The file.
          --fps <fps>             Frames a second. (default: 50 in a GIF, which can
                                  have no more; else 60)
          --width <width>         The width in pixels.
          --scale <scale>         Pixels in a point. (default: 1 in a GIF, else the
                                  device's)
          --max-size <size>       The most that the file may have, such as 2MB: the
                                  best rate, size and colours that fit are found,
                                  unless they are given.
          --loop <loop>           How often it plays. (default: for ever)
          --transparent           Leave the background out. (.apng, .webp, .webm)
          --chroma <chroma>       How finely a video keeps colours; every player shows
                                  420. (values: 420, 444; default: 420)
          --frame <frame>         What the stage stands in. (values: none, device;
                                  default: none)
          --background <color>    What is behind: white, systemBlue, #F2F2F7. (default:
                                  a light gray)
          --padding <padding>     The space around everything, in points.
          --shadow/--no-shadow    Whether the stage throws a shadow. (default: a device
                                  does)
          --side-by-side <A B>    Show two recipes beside each other, or two settings
                                  of one.
          --label <label>         What to write above a side. (default: its title, or
                                  its settings)
          --overlay <name,…>      What to draw over a recipe's frames, as render does,
                                  or none. (default: touches)
          --set <name=value>      Another value for a parameter of the recipe.
          --poster <file.png>     Write a frame as a picture too.
          --poster-at <1.2s|end>  Which frame. (default: the middle one)
          --tool <tool>           The program that makes it: ffmpeg; for a GIF also
                                  gifsicle or gifski; for a WebP also img2webp.
                                  (default: ffmpeg)
          --print                 Tell the commands that make it of rendered frames,
                                  and make nothing.
          --pattern <pattern>     How the frames' files in a folder are named.
                                  (default: frame_%06d.png)
          -j, --jobs <jobs>       Frames drawn at once. (default: the number of cores)
          --progress <progress>   How to tell how far it has come. (values: auto,
                                  plain, json, none; default: auto)
          --json                  Tell what was made as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["sheet"],
        """
        OVERVIEW: Make a contact sheet of a recipe, as a PNG file.

        A dot marks what the timeline has done since the frame before.

        USAGE: flipbook sheet <recipe> --output <file> [--count <count>] [--at <0.5s,1.2s,end>] [--columns <columns>] [--width <width>] [--scale <scale>] [--title <title>] [--overlay <name,…> ...] [--set <name=value> ...] [--json]

        ARGUMENTS:
          <recipe>                The recipe.

        OPTIONS:
          -o, --output <file>     The file, which ends with .png.
          --count <count>         How many frames it shows, at even distances.
                                  (default: 12)
          --at <0.5s,1.2s,end>    The frames nearest to these moments instead.
          --columns <columns>     How many stand side by side. (default: what suits the
                                  stage)
          --width <width>         The width of each frame, in points. (default: what
                                  fills 860 points)
          --scale <scale>         Pixels in a point: how large everything is. (default:
                                  2.0)
          --title <title>         The title. (default: the recipe's)
          --overlay <name,…>      What to draw over a recipe's frames, as render does,
                                  or none. (default: touches)
          --set <name=value>      Another value for a parameter of the recipe.
          --json                  Tell what was made as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["strobe"],
        """
        OVERVIEW: Show all poses of a recipe in one picture, as a PNG file.

        The earlier a pose, the paler it is. What does not move is shown once.

        USAGE: flipbook strobe [<options>] <recipe> --output <file>

        ARGUMENTS:
          <recipe>                The recipe.

        OPTIONS:
          -o, --output <file>     The file, which ends with .png.
          --count <count>         How many poses it shows, at even distances. (default:
                                  12)
          --between <A-B>         From when to when, in seconds. (default: all)
          --at <0.5s,1.2s,end>    The poses nearest to these moments instead.
          --scale <scale>         Pixels in a point. (default: the device's)
          --title <title>         The title. (default: the recipe's)
          --frame <frame>         What the stage stands in. (values: none, device;
                                  default: none)
          --background <color>    What is behind: white, systemBlue, #F2F2F7. (default:
                                  a light gray)
          --padding <padding>     The space around everything, in points.
          --shadow/--no-shadow    Whether the stage throws a shadow. (default: a device
                                  does)
          --overlay <name,…>      What to draw over the frames, as render does.
                                  (default: nothing)
          --set <name=value>      Another value for a parameter of the recipe.
          --json                  Tell what was made as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["list"],
        """
        OVERVIEW: Tell which recipes a folder holds.

        USAGE: flipbook list [<folder>] [--json]

        ARGUMENTS:
          <folder>                The folder. (default: Recipes)

        OPTIONS:
          --json                  Tell it as JSON.
          -h, --help              Show help information.
        """
      ),
      (
        ["schema"],
        """
        OVERVIEW: Tell what a recipe may hold, as a JSON Schema.

        USAGE: flipbook schema

        OPTIONS:
          -h, --help              Show help information.
        """
      ),
      (
        ["doctor"],
        """
        OVERVIEW: Tell whether everything is installed that rendering needs.

        USAGE: flipbook doctor [--json]

        OPTIONS:
          --json                  Tell it as JSON.
          -h, --help              Show help information.
        """
      ),
    ] as [([String], String)])
  func `help is told`(verb: [String], help: String) throws {
    try check(verb, help)
  }

  func check(_ verb: [String], _ help: String) throws {
    let outcome = try BuiltCommand.run(verb + ["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.replacing(/\n+$/, with: "") == help)
  }
}
