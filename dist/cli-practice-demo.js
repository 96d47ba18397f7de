import { lstat, readFile, readdir, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { n as createConfig } from "./shared-config.js";
import { y as ConfigError } from "./shared-schemas.js";
import "./shared-run.js";
import { a as makeTemporaryFolder, x as isInside } from "./shared-host.js";
import { t as createReplayModel } from "./shared-replay.js";
import { i as readArguments, r as makeOutFolder, t as choose } from "./shared-arguments.js";
import { t as runLocally } from "./shared-local-run.js";
import { i as createPracticeScript, n as isPracticeProject, r as makePracticeProject, t as existsAlready } from "./shared-init.js";

// src/cli/practice/demo.ts
const demo = async ({ args, program, terminal, environment, redact, carriesSecret, isTerminal }) => {
	const flags = readArguments("demo", args);
	const language = choose("language", flags.value("language"), ["js", "python"]);
	const approval = readApproval(flags, isTerminal);
	const maxTurns = flags.value("max-turns");
	const inputs = maxTurns === void 0 ? {} : { "max-turns": maxTurns };
	createConfig(inputs, environment, void 0);
	const { workspace, out } = await openFolders(flags, language, environment.PATH ?? "");
	terminal.print(`Practice project: ${workspace}`);
	const exitCode = await runLocally({
		program,
		workspace,
		inputs,
		environment,
		terminal,
		redact,
		carriesSecret,
		prepareModel: () => () => createReplayModel(createPracticeScript(language)),
		modelName: () => "scripted (demo)",
		approval,
		request: void 0,
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
async function openFolders({ value }, language, searchPath) {
	const wanted = value("workspace");
	const target = wanted === void 0 ? void 0 : resolve(wanted);
	const results = value("out");
	if (target !== void 0 && results !== void 0 && isInside(target, resolve(results))) throw new ConfigError(`The folder of --out lies in that of --workspace, ${target}. Name one outside of it.`);
	const state = target === void 0 ? "absent" : await readState(target, language);
	if (target !== void 0 && state === "taken") throw existsAlready(target);
	const out = await (results === void 0 ? makeTemporaryFolder(tmpdir(), "regreen-demo-results-") : makeOutFolder(results));
	if (target !== void 0 && state === "practice") return {
		workspace: target,
		out
	};
	if (target !== void 0 && state === "empty") await rmdir(target);
	const place = target ?? join(await makeTemporaryFolder(tmpdir(), "regreen-demo-"), "practice");
	return {
		workspace: await makePracticeProject(place, language, searchPath),
		out
	};
}
async function readState(target, language) {
	if (!await lstat(target).catch(() => void 0)) return "absent";
	if (await isPracticeProject(target, language)) return "practice";
	return (await readdir(target).catch(() => void 0))?.length === 0 ? "empty" : "taken";
}
async function showPullRequest(file, print) {
	const text = await readFile(file, "utf8").catch(() => void 0);
	if (text !== void 0) print(`\nThe pull request would say:\n\n${text}`);
}

export { demo };