import FlipbookCommands

await FlipbookCommand.runCommandLine()
