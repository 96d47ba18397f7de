import { readSecrets, requireModel } from '../../config/config.ts'
import { createModel } from '../../model/model.ts'
import { choose, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { runLocally } from './local-run.ts'

/** The whole run on a local repository. Without --apply its files stay as they are. */
export const fix: Command = async ({ args, program, terminal, environment, redact, carriesSecret, isTerminal }) => {
  const flags = readArguments('fix', args)
  const approval = choose('approve', flags.value('approve'), isTerminal ? ['ask', 'policy'] : ['policy', 'ask'])
  const secrets = readSecrets(flags.inputs, environment)
  return runLocally({
    program,
    workspace: flags.value('workspace') ?? '.',
    inputs: flags.inputs,
    environment,
    terminal,
    redact,
    carriesSecret,
    prepareModel(config) {
      const { model, apiKey } = requireModel(config, secrets)
      return (retry) => createModel({ model, apiKey, baseUrl: config.baseUrl, effort: config.effort }, retry)
    },
    modelName: (config) => config.model ?? '',
    approval,
    request: flags.value('task'),
    out: flags.value('out'),
    apply: flags.isSet('apply'),
  })
}
