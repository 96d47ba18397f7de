import { INPUT_NAMES, INPUTS, type InputDefinition } from '../config/inputs.ts'
import { nameFlags } from './flag-words.ts'

const FLAGS = INPUT_NAMES.filter((name) => INPUTS[name].isLocal).map((name) => {
  const { description, default: standard }: InputDefinition = INPUTS[name]
  return `  --${name.padEnd(24)} ${nameFlags(description)}${standard === undefined ? '' : ` [default: ${standard}]`}`
})

/** What `regreen help` prints. */
export const HELP = `regreen: turns a red test run green, and proves it

  regreen demo [--workspace D] [--yes|--deny] [--language js|python] [--max-turns N] [--out D]
      Offline, no key: repairs a practice project with a scripted model.
  regreen init DIR [--language js|python]
      Makes the practice project.
  regreen fix [--workspace D] [--task T] [--approve ask|policy] [--out D] [--apply] [flags below]
      Repairs a local repository. Without --apply its files stay as they are; the patch lies in --out.
  regreen verify --workspace D --base SHA --patch F [--test-patch F] [--fail-to-pass F] [--pass-to-pass F] [--out D]
      Proves any patch. With --test-patch the tests come from that patch; the lists grade it by SWE-bench's rules.
  regreen verify --evidence F --workspace D [--patch F] [--test-patch F] [--out D]
      Runs an evidence file's proof again and reports every difference. The patch is patch.diff beside it, or --patch.
  regreen doctor [--workspace D] [--repository OWNER/NAME] [flags below]
      Checks key, endpoint, git, sandbox, test command, and with GITHUB_TOKEN rights and settings. Changes nothing.
  regreen replay JOURNAL
      Shows a recorded run.

Flags of fix, verify and doctor, the same as the inputs of the action:
${FLAGS.join('\n')}

The key is read from OPENAI_API_KEY. --json prints one object on stdout and people's text on stderr.
Exit codes: 0 fixed and proven, or nothing to fix; 1 an error or a limit; 2 no proven patch; 130 interrupted.`
