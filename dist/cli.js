#!/usr/bin/env node
// src/cli.ts
/** Entry for a terminal. Commands live in cli/, one file each, and are loaded when they are called. */
const { main } = await import("./cli-main.js");
process.exitCode = await main(process.argv.slice(2), process, process.env);

export {  };