import { extname } from "node:path";
import { r as listSecretValues } from "./shared-config.js";
import { C as describeShortage, b as ServiceError, w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { C as INPUT_NAMES, S as INPUTS, t as Interrupted } from "./shared-host.js";
import { n as createSecretSearch, t as createRedaction } from "./shared-redact.js";
import { f as quoteShell } from "./shared-text.js";
import { t as VERSION } from "./shared-version.js";
import { t as nameFlags } from "./shared-flag-words.js";
import { n as COMMON, r as USAGE, t as ALIASES } from "./shared-usage.js";
import { n as createTerminal, t as STOPPED } from "./shared-terminal.js";

// src/cli/help.ts
const COMMANDS$1 = Object.entries(USAGE).map(([name, usage]) => [nameCommand(name, usage), usage.summary]);
const HELP = `regreen: turns a red test run green, and proves it

${renderColumns(COMMANDS$1)}

"regreen COMMAND --help" lists the flags of a command.

The key is read from OPENAI_API_KEY.
Exit codes: 0 fixed and proven, or nothing to fix; 1 an error, a limit or flaky tests; 2 no proven patch; 130 interrupted.`;
function renderHelp(command) {
	const usage = USAGE[command];
	const inputs = usage.takesInputs ? `\n\nThe settings of a run, the same as the inputs of the action:\n\n${renderFlags(listInputs())}` : "";
	const about = [usage.summary, usage.details].filter(Boolean).join("\n");
	return `${nameCommand(command, usage)} [FLAGS]\n\n${about}\n\n${renderFlags({
		...usage.flags,
		...COMMON
	})}${inputs}`;
}
function nameCommand(name, { positionals = [] }) {
	return [
		"regreen",
		name,
		...positionals
	].join(" ");
}
function listInputs() {
	const inputs = Object.fromEntries(INPUT_NAMES.flatMap((name) => {
		const input = INPUTS[name];
		if (!input.isLocal) return [];
		return [[name, {
			value: input.takes,
			meaning: nameFlags(input.description),
			standard: input.default
		}]];
	}));
	const short = Object.entries(ALIASES).map(([name, input]) => [name, {
		...inputs[input],
		meaning: `The same as --${input}.`
	}]);
	return {
		...inputs,
		...Object.fromEntries(short)
	};
}
const renderFlags = (flags) => renderColumns(Object.entries(flags).map(([name, { value, meaning, standard }]) => [value === void 0 ? `--${name}` : `--${name} ${value}`, standard === void 0 ? meaning : `${meaning} [default: ${standard}]`]));
function renderColumns(rows) {
	const width = Math.max(...rows.map(([left]) => left.length));
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

// src/cli/main.ts
const COMMANDS = {
	demo: async () => (await import("./cli-practice-demo.js")).demo,
	init: async () => (await import("./cli-practice-init-command.js")).init,
	fix: async () => (await import("./cli-fix-fix-command.js")).fix,
	verify: async () => (await import("./cli-verify-verify-command.js")).verify,
	doctor: async () => (await import("./cli-doctor-command.js")).doctor,
	replay: async () => (await import("./cli-replay-replay-command.js")).replay
};
async function main(streams, environment) {
	const [, file = "", name, ...args] = streams.argv;
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
	try {
		const help = findHelp(name, args);
		if (help !== void 0) {
			terminal.print(help);
			return name === void 0 ? 1 : 0;
		}
		return await (await COMMANDS[parseCommand(name)]())({
			args,
			program: nameProgram(file),
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
function findHelp(name, args) {
	const isFlag = (word) => word === "--help" || word === "-h";
	if (name !== void 0 && name !== "help" && !isFlag(name)) return args.some(isFlag) ? renderHelp(parseCommand(name)) : void 0;
	const [topic] = args.filter((word) => !word.startsWith("-"));
	return topic === void 0 ? HELP : renderHelp(parseCommand(topic));
}
function parseCommand(word = "") {
	const names = Object.keys(COMMANDS);
	const isKnown = (name) => names.includes(name);
	if (isKnown(word)) return word;
	throw new ConfigError(`There is no command ${JSON.stringify(word)}. The commands are: ${names.join(", ")}.`);
}
const nameProgram = (file) => extname(file) === "" ? `npx regreen@${VERSION}` : `node ${quoteShell(file)}`;
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
	const message = redact(shortage ?? (isOurs ? nameFlags(error.message, error.said) : messageOf(error)));
	const stack = !isOurs && shortage === void 0 && error instanceof Error ? `\n${error.stack}\nThis is a fault of Regreen. Please report it with the lines above.` : "";
	terminal.printError(message + redact(stack));
	terminal.printJson({
		outcome: "error",
		error: message
	});
	return 1;
}

export { main };