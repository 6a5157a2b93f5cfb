signal(SIGPIPE, SIG_IGN)
exit(CommandLineTool.run(CommandLine.arguments).rawValue)
