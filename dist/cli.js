#!/usr/bin/env node
import { n as takeEnvironment } from "./shared-environment.js";

// src/cli.ts
/** Entry for a terminal. Commands live in cli/, one file each, and are loaded when they are called. */
const environment = takeEnvironment(process.env);
const { main } = await import("./cli-main.js");
process.exitCode = await main(process.argv.slice(2), process, environment);

export {  };