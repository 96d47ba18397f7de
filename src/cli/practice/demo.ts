import { mkdtemp, readdir, readFile, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ConfigError } from '../../errors.ts'
import { createReplayModel } from '../../model/model.ts'
import { type Arguments, choose, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { runLocally } from '../fix/local-run.ts'
import { isPracticeProject, makePracticeProject } from './init.ts'
import { createPracticeScript, type Language } from './practice.ts'

/** Offline, no key: the real loop, tools, tests and proof on a practice project, with a scripted model. */
export const demo: Command = async ({ args, program, terminal, environment, redact, carriesSecret, isTerminal }) => {
  const flags = readArguments('demo', args, {
    values: ['workspace', 'language', 'max-turns', 'out'],
    switches: ['yes', 'deny'],
  })
  const language = choose('language', flags.value('language'), ['js', 'python'])
  const approval = readApproval(flags, isTerminal)
  const workspace = await openPractice(flags.value('workspace'), language, environment.PATH ?? '')
  terminal.print(`Practice project: ${workspace}`)

  const maxTurns = flags.value('max-turns')
  const out = flags.value('out') ?? (await mkdtemp(join(tmpdir(), 'regreen-demo-results-')))
  const exitCode = await runLocally({
    program,
    workspace,
    inputs: maxTurns === undefined ? {} : { 'max-turns': maxTurns },
    environment,
    terminal,
    redact,
    carriesSecret,
    prepareModel: () => () => createReplayModel(createPracticeScript(language)),
    modelName: () => 'scripted (demo)',
    approval,
    quoted: [],
    out,
    apply: true,
  })
  if (exitCode === 0) await showPullRequest(join(out, 'pull-request.md'), terminal.print)
  return exitCode
}

function readApproval(flags: Arguments, isTerminal: boolean) {
  if (flags.isSet('yes') && flags.isSet('deny'))
    throw new ConfigError('--yes and --deny cannot go together. Use one of them.')
  if (flags.isSet('yes')) return 'yes'
  if (flags.isSet('deny')) return 'deny'
  if (!isTerminal)
    throw new ConfigError('The demo asks before it writes, and there is no terminal to ask on. Add --yes or --deny.')
  return 'ask'
}

async function openPractice(directory: string | undefined, language: Language, searchPath: string): Promise<string> {
  if (directory === undefined) {
    const parent = await mkdtemp(join(tmpdir(), 'regreen-demo-'))
    return makePracticeProject(join(parent, 'practice'), language, searchPath)
  }
  const target = resolve(directory)
  if (await isPracticeProject(target, language)) return target
  const names = await readdir(target).catch(() => undefined)
  if (names?.length === 0) await rmdir(target)
  return makePracticeProject(target, language, searchPath)
}

async function showPullRequest(file: string, print: (text: string) => void): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) print(`\nThe pull request would say:\n\n${text}`)
}
