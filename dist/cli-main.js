import { a as listSecretValues, t as Interrupted } from "./shared-host.js";
import { C as describeShortage, w as messageOf, x as ServiceError, y as ConfigError } from "./shared-schemas.js";
import { n as createSecretSearch, t as createRedaction } from "./shared-redact.js";
import { t as VERSION } from "./shared-version.js";
import { n as INPUT_NAMES, t as INPUTS } from "./shared-inputs.js";
import { n as createTerminal, t as STOPPED } from "./shared-terminal.js";

// src/cli/help.ts
const FLAGS = INPUT_NAMES.filter((name) => INPUTS[name].isLocal).map((name) => {
	const { description, default: standard } = INPUTS[name];
	return `  --${name.padEnd(24)} ${description}${standard === void 0 ? "" : ` [default: ${standard}]`}`;
});
const HELP = `regreen: turns a red test run green, and proves it

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
${FLAGS.join("\n")}

The key is read from OPENAI_API_KEY. --json prints one object on stdout and people's text on stderr.
Exit codes: 0 fixed and proven, or nothing to fix; 1 an error or a limit; 2 no proven patch; 130 interrupted.`;

// src/cli/main.ts
const COMMANDS = {
	demo: async () => (await import("./cli-practice-demo.js")).demo,
	init: async () => (await import("./cli-practice-init-command.js")).init,
	fix: async () => (await import("./cli-fix-command.js")).fix,
	verify: async () => (await import("./cli-verify-verify-command.js")).verify,
	doctor: async () => (await import("./cli-doctor-command.js")).doctor,
	replay: async () => (await import("./cli-replay-replay-command.js")).replay
};
async function main(argv, streams, environment) {
	const [name, ...args] = argv;
	const terminal = createTerminal(streams, {
		isJson: args.includes("--json"),
		noColor: Boolean(environment.NO_COLOR)
	});
	const secrets = listSecretValues(environment);
	const redact = createRedaction(secrets);
	if (name === "--version" || name === "version") {
		terminal.print(VERSION);
		return 0;
	}
	if (name === void 0 || name === "help" || /^(-h|--help)$/.test(name) || args.includes("--help") || args.includes("-h")) {
		terminal.print(HELP);
		return name === void 0 ? 1 : 0;
	}
	const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
	try {
		if (!load) throw new ConfigError(`There is no command ${JSON.stringify(name)}. The commands are: ${Object.keys(COMMANDS).join(", ")}.`);
		return await (await load())({
			args,
			terminal,
			environment,
			redact,
			carriesSecret: createSecretSearch(secrets),
			isTerminal: Boolean(streams.stdin.isTTY)
		});
	} catch (error) {
		return explain(error, terminal, redact);
	} finally {
		terminal.close();
	}
}
function explain(error, terminal, redact) {
	if (error instanceof Interrupted) {
		terminal.print(STOPPED);
		terminal.printJson({
			outcome: "cancelled",
			error: STOPPED
		});
		return 130;
	}
	const isOurs = error instanceof ConfigError || error instanceof ServiceError;
	const shortage = error instanceof ConfigError ? void 0 : describeShortage(error);
	const message = redact(shortage ?? messageOf(error));
	const stack = !isOurs && shortage === void 0 && error instanceof Error ? `\n${error.stack}\nThis is a fault of Regreen. Please report it with the lines above.` : "";
	terminal.printError(message + redact(stack));
	terminal.printJson({
		outcome: "error",
		error: message
	});
	return 1;
}

export { main };