import { mkdtemp, readFile, readdir, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { x as ServiceError, y as ConfigError } from "./shared-schemas.js";
import "./shared-run2.js";
import { r as readArguments, t as choose } from "./shared-arguments.js";
import { t as runLocally } from "./shared-local-run.js";
import { n as makePracticeProject, r as createPracticeScript, t as isPracticeProject } from "./shared-init.js";
import { a as estimateTokens } from "./shared-text.js";

// src/model/replay.ts
function createReplayModel(script) {
	let turn = 0;
	return { async reply(messages, tools, signal) {
		signal.throwIfAborted();
		const message = script(messages, turn);
		turn += 1;
		if (!message) throw new ServiceError(`The recorded run has no reply number ${turn}.`);
		return {
			message,
			usage: {
				inputTokens: estimateTokens([messages, tools.map((tool) => tool.inputSchema)]),
				outputTokens: estimateTokens(message)
			}
		};
	} };
}

// src/cli/practice/demo.ts
const demo = async ({ args, terminal, environment, redact, carriesSecret, isTerminal }) => {
	const flags = readArguments("demo", args, {
		values: [
			"workspace",
			"language",
			"max-turns",
			"out"
		],
		switches: ["yes", "deny"]
	});
	const language = choose("language", flags.value("language"), ["js", "python"]);
	const approval = readApproval(flags, isTerminal);
	const workspace = await openPractice(flags.value("workspace"), language, environment.PATH ?? "");
	terminal.print(`Practice project: ${workspace}`);
	const maxTurns = flags.value("max-turns");
	const out = flags.value("out") ?? await mkdtemp(join(tmpdir(), "regreen-demo-results-"));
	const exitCode = await runLocally({
		workspace,
		inputs: maxTurns === void 0 ? {} : { "max-turns": maxTurns },
		environment,
		terminal,
		redact,
		carriesSecret,
		prepareModel: () => () => createReplayModel(createPracticeScript(language)),
		modelName: () => "scripted (demo)",
		approval,
		quoted: [],
		out,
		apply: true
	});
	if (exitCode === 0) await showPullRequest(join(out, "pull-request.md"), terminal.print);
	return exitCode;
};
function readApproval(flags, isTerminal) {
	if (flags.isSet("yes") && flags.isSet("deny")) throw new ConfigError("--yes and --deny cannot go together. Use one of them.");
	if (flags.isSet("yes")) return "yes";
	if (flags.isSet("deny")) return "deny";
	if (!isTerminal) throw new ConfigError("The demo asks before it writes, and there is no terminal to ask on. Add --yes or --deny.");
	return "ask";
}
async function openPractice(directory, language, searchPath) {
	if (directory === void 0) {
		const parent = await mkdtemp(join(tmpdir(), "regreen-demo-"));
		return makePracticeProject(join(parent, "practice"), language, searchPath);
	}
	const target = resolve(directory);
	if (await isPracticeProject(target, language)) return target;
	if ((await readdir(target).catch(() => void 0))?.length === 0) await rmdir(target);
	return makePracticeProject(target, language, searchPath);
}
async function showPullRequest(file, print) {
	const text = await readFile(file, "utf8").catch(() => void 0);
	if (text !== void 0) print(`\nThe pull request would say:\n\n${text}`);
}

export { demo };