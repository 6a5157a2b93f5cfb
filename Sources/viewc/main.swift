// Writes that cannot be done fail, and are told.
for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
exit(CommandLineTool.run(CommandLine.arguments).rawValue)
