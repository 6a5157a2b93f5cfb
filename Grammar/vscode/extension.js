// Starts `viewc lsp` for `.view` files.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function makeClient() {
  const settings = vscode.workspace.getConfiguration("view");
  const server = { command: settings.get("serverPath", "viewc"), args: ["lsp"] };
  return new LanguageClient("view", "View", server, {
    documentSelector: [{ language: "view" }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.view") },
  });
}

async function start() {
  client = makeClient();
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(
      `viewc could not be started; set "view.serverPath" to where it is. ${error.message}`,
    );
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running) await running.stop();
}

async function restart() {
  await stop();
  await start();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("view.restartServer", restart),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("view.serverPath")) restart();
    }),
  );
  await start();
};

exports.deactivate = stop;
