import { lstat, readdir, readFile, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createConfig } from '../../config/config.ts'
import { ConfigError } from '../../errors.ts'
import { createReplayModel } from '../../model/model.ts'
import { makeTemporaryFolder } from '../../run-folder.ts'
import { isInside } from '../../workspace/workspace.ts'
import { type Arguments, choose, makeOutFolder, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { runLocally } from '../fix/local-run.ts'
import { existsAlready, isPracticeProject, makePracticeProject } from './init.ts'
import { createPracticeScript, type Language } from './practice.ts'

/** Offline, no key: the real loop, tools, tests and proof on a practice project, with a scripted model. */
export const demo: Command = async ({ args, program, terminal, environment, redact, carriesSecret, isTerminal }) => {
  const flags = readArguments('demo', args)
  const language = choose('language', flags.value('language'), ['js', 'python'])
  const approval = readApproval(flags, isTerminal)
  const maxTurns = flags.value('max-turns')
  const inputs = maxTurns === undefined ? {} : { 'max-turns': maxTurns }
  // What was typed wrong is told before anything is made.
  createConfig(inputs, environment, undefined)
  const { workspace, out } = await openFolders(flags, language, environment.PATH ?? '')
  terminal.print(`Practice project: ${workspace}`)

  const exitCode = await runLocally({
    program,
    workspace,
    inputs,
    environment,
    terminal,
    redact,
    carriesSecret,
    prepareModel: () => () => createReplayModel(createPracticeScript(language)),
    modelName: () => 'scripted (demo)',
    approval,
    request: undefined,
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

/** The folders of the practice project and of the results. One that cannot be used is told before any is made. */
async function openFolders({ value }: Pick<Arguments, 'value'>, language: Language, searchPath: string) {
  const wanted = value('workspace')
  const target = wanted === undefined ? undefined : resolve(wanted)
  const results = value('out')
  if (target !== undefined && results !== undefined && isInside(target, resolve(results)))
    throw new ConfigError(`The folder of --out lies in that of --workspace, ${target}. Name one outside of it.`)
  const state = target === undefined ? 'absent' : await readState(target, language)
  if (target !== undefined && state === 'taken') throw existsAlready(target)
  const out = await (results === undefined
    ? makeTemporaryFolder(tmpdir(), 'regreen-demo-results-')
    : makeOutFolder(results))
  if (target !== undefined && state === 'practice') return { workspace: target, out }
  if (target !== undefined && state === 'empty') await rmdir(target)
  const place = target ?? join(await makeTemporaryFolder(tmpdir(), 'regreen-demo-'), 'practice')
  return { workspace: await makePracticeProject(place, language, searchPath), out }
}

async function readState(target: string, language: Language): Promise<'absent' | 'empty' | 'practice' | 'taken'> {
  if (!(await lstat(target).catch(() => undefined))) return 'absent'
  if (await isPracticeProject(target, language)) return 'practice'
  const names = await readdir(target).catch(() => undefined)
  return names?.length === 0 ? 'empty' : 'taken'
}

async function showPullRequest(file: string, print: (text: string) => void): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) print(`\nThe pull request would say:\n\n${text}`)
}
