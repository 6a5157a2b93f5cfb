// Checks the tree-sitter grammar and the VS Code extension as far as Node alone can: .ci/grammars.mjs VIEWC
//
// `grammar.js` is evaluated with the words of tree-sitter's language, and a small recogniser that follows its rules reads
// every sample. The extension runs against stand-ins for the editor, and the server it would start is started.

import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import Module from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const viewc = path.resolve(process.argv[2] ?? "viewc");
const read = (...names) => readFileSync(path.join(root, ...names), "utf8");
let failures = 0;

function expect(condition, what) {
  if (condition) return;
  failures += 1;
  console.log(`wrong: ${what}`);
}

// MARK: tree-sitter

/** The rules of `grammar.js` as nodes `{ type, … }`. */
function loadGrammar() {
  const node = (value) =>
    typeof value === "string" ? { type: "string", value } : value instanceof RegExp || value.source !== undefined
      ? { type: "pattern", value: new RegExp(value.source, "uy") } : value;
  const list = (type) => (...members) => ({ type, members: members.map(node) });
  const wrap = (type) => (...values) => ({ type, member: node(values[values.length - 1]), name: values[0] });
  const token = wrap("token");
  token.immediate = wrap("immediate");
  const prec = wrap("prec");
  Object.assign(prec, { left: prec, right: prec, dynamic: prec });
  const words = {
    seq: list("seq"), choice: list("choice"), optional: (value) => list("choice")(value, { type: "blank" }),
    repeat: wrap("repeat"), repeat1: (value) => list("seq")(value, wrap("repeat")(value)),
    field: wrap("field"), alias: (value, name) => ({ type: "alias", member: node(value), name }), token, prec,
    grammar: (definition) => definition, module: {},
  };
  vm.runInNewContext(read("Grammar/tree-sitter/grammar.js"), words);
  const definition = words.module.exports;
  const used = new Set();
  const symbols = new Proxy({}, {
    get(_, name) {
      used.add(name);
      return { type: "symbol", name };
    },
  });
  const rules = {};
  for (const [name, rule] of Object.entries(definition.rules)) rules[name] = node(rule(symbols));
  const extras = definition.extras(symbols).map(node);
  definition.word(symbols);
  for (const name of used) expect(name in rules, `grammar.js has no rule ${name}`);
  for (const name of Object.keys(rules)) {
    expect(used.has(name) || name === "source_file", `nothing in grammar.js uses ${name}`);
  }
  return { rules, extras };
}

/** Where in a text the parts of a grammar can end. */
class Recogniser {
  constructor({ rules, extras }, text) {
    Object.assign(this, { rules, extras, text, memo: new Map() });
  }

  accepts() {
    return this.ends(this.rules.source_file, 0).some((end) => this.skip(end) === this.text.length);
  }

  ends(node, start) {
    let known = this.memo.get(node);
    if (!known) this.memo.set(node, (known = new Map()));
    if (!known.has(start)) known.set(start, [...new Set(this.find(node, start))]);
    return known.get(start);
  }

  find(node, start) {
    switch (node.type) {
      case "blank": return [start];
      case "symbol": return this.ends(this.rules[node.name], start);
      case "field": case "alias": case "prec": return this.ends(node.member, start);
      case "choice": return node.members.flatMap((member) => this.ends(member, start));
      case "seq":
        return node.members.reduce((from, member) => from.flatMap((place) => this.ends(member, place)), [start]);
      case "repeat": {
        const places = new Set([start]);
        for (const place of places) for (const end of this.ends(node.member, place)) places.add(end);
        return [...places];
      }
      case "immediate": return this.lexed(node.member, start);
      default: return this.lexed(node, this.skip(start));
    }
  }

  skip(start) {
    let place = start;
    for (let moved = true; moved; ) {
      moved = false;
      for (const extra of this.extras) {
        const rule = extra.type === "symbol" ? this.rules[extra.name] : extra;
        for (const end of this.lexed(rule, place)) if (end > place) [place, moved] = [end, true];
      }
    }
    return place;
  }

  /** The end of the longest token. */
  lexed(node, start) {
    const pattern = (node.compiled ??= new RegExp(Recogniser.source(node), "uy"));
    pattern.lastIndex = start;
    return pattern.test(this.text) ? [pattern.lastIndex] : [];
  }

  static source(node) {
    switch (node.type) {
      case "pattern": return `(?:${node.value.source})`;
      case "string": {
        const literal = node.value.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
        return /^\p{L}+$/u.test(node.value) ? `${literal}(?![\\p{L}\\p{M}\\p{Nd}_])` : literal;
      }
      case "seq": return node.members.map(Recogniser.source).join("");
      case "choice": return `(?:${node.members.map(Recogniser.source).join("|")})`;
      default: return Recogniser.source(node.member);
    }
  }
}

function samples() {
  const below = (folder) => readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".view") && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.path, entry.name))).sort();
  return [...below("Samples"), ...below("Tests/Goldens/Pasted"), ...below("Tests/Goldens/Format")];
}

function checkTreeSitter() {
  const grammar = loadGrammar();
  const files = samples();
  for (const file of files) {
    const text = read(file).replace(/^\uFEFF/, "");
    expect(new Recogniser(grammar, text).accepts(), `grammar.js does not accept ${file}`);
  }
  expect(!new Recogniser(grammar, "view A { Text(\"a\" }").accepts(), "an open parenthesis is accepted");
  const query = read("Grammar/tree-sitter/queries/highlights.scm").replace(/;.*$/gm, "").replace(/"(?:\\.|[^"\\])*"/g, "");
  const nodes = [...query.matchAll(/\(([a-z][a-z_0-9]*)/g)].map((match) => match[1]);
  for (const name of nodes) expect(name in grammar.rules && name[0] !== "_", `highlights.scm: no node ${name}`);
  expect(nodes.length > 10, "highlights.scm names no nodes");
  console.log(`tree-sitter: ${Object.keys(grammar.rules).length} rules, ${files.length} files read`);
}

// MARK: VS Code

/** Runs the extension with stand-ins; what it made of them. */
async function runExtension(serverPath, fails) {
  const seen = { clients: [], messages: [], commands: {}, stopped: 0 };
  class LanguageClient {
    constructor(id, name, server, options) {
      seen.clients.push({ id, name, server, options });
    }
    async start() {
      if (fails) throw new Error("spawn ENOENT");
    }
    async stop() {
      seen.stopped += 1;
    }
  }
  const stands = {
    vscode: {
      workspace: {
        getConfiguration: () => ({ get: (key, other) => (key === "serverPath" ? serverPath ?? other : other) }),
        createFileSystemWatcher: (pattern) => ({ pattern }),
        onDidChangeConfiguration: (change) => ((seen.change = change), {}),
      },
      window: { showErrorMessage: (message) => seen.messages.push(message) },
      commands: { registerCommand: (name, run) => ((seen.commands[name] = run), {}) },
    },
    "vscode-languageclient/node": { LanguageClient },
  };
  const load = Module._load;
  Module._load = (name, ...rest) => stands[name] ?? load(name, ...rest);
  const require = createRequire(import.meta.url);
  const file = path.join(root, "Grammar/vscode/extension.js");
  delete require.cache[require.resolve(file)];
  const extension = require(file);
  Module._load = load;
  const context = { subscriptions: [] };
  await extension.activate(context);
  return { ...seen, seen, extension, context };
}

async function checkExtension() {
  const manifest = JSON.parse(read("Grammar/vscode/package.json"));
  for (const language of manifest.contributes.languages) JSON.parse(read("Grammar/vscode", language.configuration));
  for (const grammar of manifest.contributes.grammars) {
    expect(JSON.parse(read("Grammar/vscode", grammar.path)).scopeName === grammar.scopeName, "the grammar's scope");
  }
  read("Grammar/vscode", manifest.main);

  const { clients, commands, seen, extension, context } = await runExtension("/opt/viewc", false);
  expect(clients.length === 1 && clients[0].server.command === "/opt/viewc", "the server's path is the setting's");
  expect(clients[0].server.args.join() === "lsp", "the server is started as `viewc lsp`");
  expect(clients[0].options.documentSelector[0].language === manifest.contributes.languages[0].id, "the language's id");
  expect(clients[0].options.synchronize.fileEvents.pattern === "**/*.view", "files are watched");
  expect(context.subscriptions.length === 2, "what is registered goes with the extension");
  for (const command of manifest.contributes.commands) expect(commands[command.command], `no ${command.command}`);
  await commands["view.restartServer"]();
  expect(seen.clients.length === 2 && seen.stopped === 1, "restarting stops the server and starts one");
  seen.change({ affectsConfiguration: (key) => key === "editor.tabSize" });
  expect(seen.clients.length === 2, "another setting changes nothing");
  await extension.deactivate();
  expect(seen.stopped === 2, "the server ends with the extension");
  const failed = await runExtension(undefined, true);
  expect(failed.clients[0].server.command === "viewc", "the server's path is `viewc` where nothing is set");
  expect(failed.messages.length === 1 && failed.messages[0].includes("view.serverPath"), "a failed start is told");
}

function checkConfiguration() {
  const configuration = JSON.parse(read("Grammar/vscode/language-configuration.json"));
  const { increaseIndentPattern, decreaseIndentPattern } = configuration.indentationRules;
  const [increases, decreases] = [new RegExp(increaseIndentPattern), new RegExp(decreaseIndentPattern)];
  for (const line of ["view A {", "    HStack(spacing: 8) {", "let a = [", "    case .a:", "    default:"]) {
    expect(increases.test(line), `a line after \`${line}\` goes in`);
  }
  for (const line of ["Text(\"a\")", "ForEach(a) { b in Text(b) }", "}", "let a = [1]", "let b = \"{\""]) {
    expect(!increases.test(line), `a line after \`${line}\` stays`);
  }
  for (const line of ["}", "    ])", "    } else {"]) expect(decreases.test(line), `\`${line}\` goes out`);
  const word = new RegExp(`^(?:${configuration.wordPattern})$`, "u");
  for (const text of ["HStack", "#row", "$item", "ねこ", "1.5", "a_1"]) expect(word.test(text), `\`${text}\` is a word`);
  expect(!word.test("a.b"), "`a.b` is two words");
}

/** Starts the server as the extension does and asks it what it can do. */
function checkServer() {
  return new Promise((resolve) => {
    const server = spawn(viewc, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    const send = (message) => {
      const body = JSON.stringify({ jsonrpc: "2.0", ...message });
      server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    };
    const timer = setTimeout(() => server.kill(), 10_000);
    let output = "";
    server.stdout.on("data", (data) => {
      output += data;
      if (output.includes("\"capabilities\"")) {
        send({ id: 2, method: "shutdown" });
        send({ method: "exit" });
        server.stdin.end();
      }
    });
    server.on("error", (error) => expect(false, `the server was not started: ${error.message}`));
    server.on("close", (code) => {
      clearTimeout(timer);
      expect(output.includes("\"capabilities\"") && code === 0, `the server answered and ended with ${code}`);
      resolve();
    });
    send({ id: 1, method: "initialize", params: { processId: null, rootUri: null, capabilities: {} } });
  });
}

checkTreeSitter();
await checkExtension();
checkConfiguration();
await checkServer();
console.log(failures === 0 ? "VS Code: the extension starts the server, its configuration holds" : `${failures} wrong`);
process.exit(failures === 0 ? 0 : 1);
