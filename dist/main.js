import { i as Interrupted, m as readSecrets, r as VERSION, t as createTerminal } from "./terminal.js";
import { a as ServiceError, i as ConfigError, n as INPUTS, r as INPUT_NAMES, s as messageOf } from "./git.js";

// src/redact.ts
/** GitHub's and common providers' token shapes. Installation tokens are long and hold dots since 2026. */
const TOKEN_SHAPES = /\b(ghs_[A-Za-z0-9._-]{36,}|gh[opru]_[A-Za-z0-9]{36,}|github_pat_\w{22,}|sk-[A-Za-z0-9_-]{20,}|xox[abprs]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16})/g;
/** Replaces known secrets, in the encodings they are met in, and everything that has a token's shape. */
function createRedaction(secrets) {
	const known = [...new Set(secrets.flatMap((secret) => secret && secret.length >= 6 ? encodings(secret) : []))].sort((a, b) => b.length - a.length);
	return (text) => known.reduce((clean, secret) => clean.replaceAll(secret, "***"), text).replace(TOKEN_SHAPES, "***");
}
function encodings(secret) {
	const bytes = Buffer.from(secret);
	const base64 = [
		0,
		1,
		2
	].map((shift) => {
		const shifted = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
		return shifted.slice(shift === 0 ? 0 : shift + 1, Math.floor((shifted.length - 4) / 4) * 4);
	});
	return [
		secret,
		JSON.stringify(secret).slice(1, -1),
		encodeURIComponent(secret),
		bytes.toString("hex"),
		[...secret].reverse().join(""),
		...base64.filter((text) => text.length >= 12)
	];
}

// src/cli/help.ts
const FLAGS = INPUT_NAMES.filter((name) => INPUTS[name].isLocal).map((name) => `  --${name.padEnd(24)} ${INPUTS[name].description}`);
const HELP = `regreen: turns a red test run green, and proves it

  regreen demo [--workspace D] [--yes|--deny] [--language js|python] [--max-turns N]
      Offline, no key: repairs a practice project with a scripted model.
  regreen init DIR [--language js|python]
      Makes the practice project.
  regreen fix [--workspace D] [--task T] [--approve ask|policy] [--out D] [--apply] [flags below]
      Repairs a local repository. Without --apply its files stay as they are; the patch lies in --out.

Flags of fix, the same as the inputs of the action:
${FLAGS.join("\n")}

The key is read from OPENAI_API_KEY. --json prints one object on stdout and people's text on stderr.
Exit codes: 0 fixed and proven, or nothing to fix; 1 an error or a limit; 2 no proven patch; 130 interrupted.`;

// src/cli/main.ts
const COMMANDS = {
	demo: async () => (await import("./demo.js")).demo,
	init: async () => (await import("./init-command.js")).init,
	fix: async () => (await import("./fix-command.js")).fix
};
/** Runs one command and answers the exit code. Every error becomes one clear message here. */
async function main(argv, streams, environment) {
	const [name, ...args] = argv;
	const terminal = createTerminal(streams, {
		isJson: args.includes("--json"),
		noColor: Boolean(environment.NO_COLOR)
	});
	const redact = createRedaction(Object.values(readSecrets({}, environment)));
	if (name === "--version" || name === "version") {
		terminal.print(VERSION);
		return 0;
	}
	if (name === void 0 || name === "help" || name === "--help" || args.includes("--help")) {
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
			isTerminal: Boolean(streams.stdin.isTTY)
		});
	} catch (error) {
		return explain(error, terminal, redact);
	}
}
function explain(error, terminal, redact) {
	const isOurs = error instanceof ConfigError || error instanceof ServiceError;
	const isStopped = error instanceof Interrupted;
	const message = redact(isStopped ? "Stopped. Nothing was applied." : messageOf(error));
	process.stderr.write(`${terminal.style.red("error")}: ${message}\n`);
	if (!isOurs && !isStopped && error instanceof Error) process.stderr.write(`${redact(error.stack ?? "")}\nThis is a fault of Regreen. Please report it with the lines above.\n`);
	terminal.printJson({
		outcome: isStopped ? "cancelled" : "error",
		error: message
	});
	return isStopped ? 130 : 1;
}

export { main };