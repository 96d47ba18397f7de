#!/usr/bin/env node
import { takeEnvironment } from './config/environment.ts'

/** Entry for a terminal. Commands live in cli/, one file each, and are loaded when they are called. */
const environment = takeEnvironment(process.env)
const { main } = await import('./cli/main.ts')
process.exitCode = await main(process, environment)
