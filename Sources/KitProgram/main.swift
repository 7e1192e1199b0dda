import FlipbookCommands
@preconcurrency import Glibc
import Hosting

// The program of the kit: `flipbook` for compiled programs, whose library it shares.
do {
  try ProgramHost.start()
} catch {
  fputs("flipbook: error: \(error)\n", stderr)
  exit(3)
}
FlipbookCommand.runCommandLine()
