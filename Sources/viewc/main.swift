signal(SIGPIPE, SIG_IGN)
exit(BigStack.run { CommandLineTool.run(CommandLine.arguments).rawValue })
