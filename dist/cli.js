#!/usr/bin/env node
import { n as takeEnvironment } from "./shared-environment.js";

// src/cli.ts
const environment = takeEnvironment(process.env);
const { main } = await import("./cli-main.js");
process.exitCode = await main(process, environment);

export {  };