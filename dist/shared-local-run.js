import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { f as ConfigError } from "./shared-text.js";
import { a as writeResults, b as exitCodeOf, c as renderBody, i as createDecisionLog, r as changeOf, s as summarise, t as runTask, u as renderTitle, y as conclusionOf } from "./shared-run2.js";
import { n as openHost } from "./shared-host.js";
import { r as renderProgress, t as openJournal } from "./shared-journal.js";
import { t as VERSION } from "./shared-version.js";
import { h as hostSearchPath, n as applyToWorkingTree, r as readLocalBase } from "./shared-workspace.js";
import { p as createTwoFilesPatch } from "./shared-policy-file.js";
import { n as renderDiff } from "./shared-terminal.js";
import { t as readLocalConfig } from "./shared-local-config.js";

// src/cli/approval.ts
/**
* A person's word on top of the policy's. The whole diff is shown before anything is written. Anything but a clear yes
* is a no, the end of input too; and one no locks all writes for the rest of the run.
*/
function createApproval(terminal, answer) {
	let isLocked = false;
	return (policy) => async (intent, signal) => {
		const verdict = await policy(intent, signal);
		if (!verdict.allowed || intent.effect !== "write") return verdict;
		if (isLocked) return denied("Writes are locked since an earlier one was denied. Stop now and say what you would have changed.");
		terminal.print(`\nThe model wants to write:\n\n${(intent.edits ?? []).map((edit) => renderDiff(unifiedDiff(edit), terminal.style)).join("\n")}`);
		const reply = answer === "ask" ? await terminal.ask("Write this? [y/N] ", signal) : answer;
		if (/^\s*(y|yes)\s*$/i.test(reply ?? "")) return verdict;
		isLocked = true;
		terminal.print("Denied. Nothing was written, and nothing will be in this run.");
		return denied("The person denied this write, and with it all further ones. Stop now and say what you would have changed.");
	};
}
const denied = (reason) => ({
	allowed: false,
	rule: "approval",
	reason
});
/** Longer, and the person is shown old and new text one after the other instead of a diff. */
const DIFF_MS = 1e3;
/** What a write would do to one file. */
function unifiedDiff({ path, before, after }) {
	const from = before === void 0 ? "/dev/null" : `a/${path}`;
	const to = after === void 0 ? "/dev/null" : `b/${path}`;
	const [old, now] = [before ?? "", after ?? ""];
	const diff = createTwoFilesPatch(from, to, old, now, void 0, void 0, {
		context: 3,
		timeout: DIFF_MS
	});
	if (diff !== void 0) return diff.replace(/^=+\n/, "");
	const lines = (text, sign) => text.replace(/^/gm, sign);
	return `--- ${from}\n+++ ${to}\n${lines(old, "-")}\n${lines(now, "+")}\n`;
}

// src/cli/local-run.ts
/** What a pull request would say of where it comes from; there is no GitHub here. */
const LOCAL = {
	branch: "HEAD",
	thread: void 0,
	requestedBy: void 0,
	closes: void 0,
	runUrl: void 0,
	failedRunUrl: void 0,
	ciWorkflow: void 0
};
/** One run on a local repository: result files, a report for people, the exit code. */
async function runLocally(run) {
	const { terminal, environment } = run;
	const searchPath = hostSearchPath(environment.PATH, resolve(run.workspace));
	const host = await openHost(tmpdir(), searchPath);
	try {
		const base = await readLocalBase(resolve(run.workspace), host.mirror, searchPath);
		const { config, policyText } = await readLocalConfig(run.inputs, environment, {
			mirror: host.mirror,
			commit: base.head,
			folder: base.folder
		});
		const model = run.prepareModel(config);
		const out = await openOutput(run.out);
		const log = createDecisionLog();
		const journal = openJournal({
			file: join(out, "journal.jsonl"),
			redact: run.redact,
			now: () => /* @__PURE__ */ new Date(),
			show(event) {
				log.note(event);
				const line = renderProgress(event);
				if (line !== void 0) terminal.print(run.redact(line));
			}
		});
		journal.record({
			type: "started",
			version: VERSION,
			commit: base.head,
			command: config.testCommand ?? ""
		});
		if (base.uncommitted.length > 0) journal.record({
			type: "notice",
			text: `The working tree has ${base.uncommitted.length} uncommitted files; they are part of what is repaired.`
		});
		const finished = await runTask({
			kind: "failing_check",
			commit: base.commit,
			quoted: run.quoted
		}, {
			config,
			environment,
			carriesSecret: run.carriesSecret,
			createModel: model,
			mirror: host.mirror,
			processes: host.processes,
			runDirectory: host.runDirectory,
			prepared: base.root,
			journal,
			signal: host.signal,
			...run.approval !== "policy" && { approval: createApproval(terminal, run.approval) }
		});
		const { outcome } = finished;
		journal.record({
			type: "ended",
			outcome: outcome.kind,
			summary: summarise(outcome)
		});
		const context = {
			repository: base.root,
			baseSha: base.head,
			command: finished.command ?? "",
			policyText,
			decisions: log.decisions,
			model: run.modelName(config),
			usage: finished.spent,
			startedAt: finished.startedAt,
			finishedAt: finished.finishedAt
		};
		const files = await writeResults({
			directory: out,
			carriesSecret: run.carriesSecret
		}, outcome, context);
		const pullRequestFile = await writePullRequest(out, finished, files, {
			...context,
			...LOCAL
		});
		if (run.apply && outcome.kind === "fixed") await applyToWorkingTree(base.root, outcome.change);
		report({
			run,
			finished,
			files,
			pullRequestFile,
			journalFile: journal.file
		});
		return exitCodeOf(outcome.kind);
	} finally {
		host.close();
	}
}
async function openOutput(out) {
	if (out === void 0) return mkdtemp(join(tmpdir(), "regreen-results-"));
	const directory = resolve(out);
	await mkdir(directory, { recursive: true }).catch((error) => {
		throw new ConfigError(`The folder ${directory} of --out cannot be made: ${String(error)}`);
	});
	return directory;
}
async function writePullRequest(out, { outcome }, files, context) {
	if (outcome.kind !== "fixed" || !files.evidence) return void 0;
	const facts = {
		...context,
		change: outcome.change,
		explanation: outcome.explanation,
		evidence: files.evidence
	};
	const file = join(out, "pull-request.md");
	await writeFile(file, `# ${renderTitle(facts)}\n\n${renderBody(facts)}\n`);
	return file;
}
function report({ run, finished, files, pullRequestFile, journalFile }) {
	const { terminal } = run;
	const { outcome, spent } = finished;
	const change = changeOf(outcome, run.carriesSecret);
	const isGood = conclusionOf(outcome.kind) === "success";
	if (change && outcome.kind === "fixed") terminal.print(`\n${renderDiff(change.patch, terminal.style)}`);
	terminal.print(`\n${(isGood ? terminal.style.green : terminal.style.red)(outcome.kind)}: ${run.redact(summarise(outcome))}`);
	terminal.print(`${spent.turns} model requests, ${spent.inputTokens} tokens in, ${spent.outputTokens} out.`);
	const places = [
		["patch", files.patchFile],
		["evidence", files.evidenceFile],
		["pull request text", pullRequestFile],
		["journal", journalFile]
	].filter(([, file]) => file !== void 0);
	terminal.print(places.map(([name, file]) => `${name}: ${file}`).join("\n"));
	if (run.apply && outcome.kind === "fixed") terminal.print("The patch was applied to the working tree.");
	terminal.printJson({
		outcome: outcome.kind,
		conclusion: conclusionOf(outcome.kind),
		summary: run.redact(summarise(outcome)),
		patchFile: files.patchFile ?? null,
		evidenceFile: files.evidenceFile ?? null,
		journalFile,
		testsFixed: outcome.kind === "fixed" ? outcome.evidence.failToPass : [],
		turns: spent.turns,
		tokensInput: spent.inputTokens,
		tokensOutput: spent.outputTokens
	});
}

export { runLocally as t };