// Lays a view out with the wasm module: node wasm-run.mjs MODULE FILE WIDTH HEIGHT

import { readFileSync, writeFileSync } from "node:fs";

const [module, file, width, height] = process.argv.slice(2);
const source = readFileSync(file);
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, reserve, compile, output } = instance.exports;
new Uint8Array(memory.buffer, reserve(source.length), source.length).set(source);
const length = compile(Number(width), Number(height));
writeFileSync(1, new Uint8Array(memory.buffer, output(), length));
