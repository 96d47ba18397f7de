import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { y as ConfigError } from "./shared-schemas.js";
import { i as exitCodeOf, l as renderUncommitted, n as conclusionOf, o as renderProgress } from "./shared-tests-policy.js";
import { a as makeTemporaryFolder, b as hostSearchPath, i as reasonOf, l as readLocalBase, r as openHost, s as applyToWorkingTree } from "./shared-host.js";
import { c as writeResults, d as findQuoted, f as summarise, g as renderTitle, i as openJournal, m as renderBody, o as changeOf, s as createDecisionLog, t as runTask } from "./shared-run.js";
import { d as plural, p as quoteShellLine } from "./shared-text.js";
import { t as VERSION } from "./shared-version.js";
import { r as makeOutFolder } from "./shared-arguments.js";
import { t as nameFlags } from "./shared-flag-words.js";
import { t as readLocalConfig } from "./shared-local-config.js";
import { t as resultFilesIn } from "./shared-result-files.js";
import { m as createTwoFilesPatch } from "./shared-read-policy-file.js";
import { a as renderOutput, i as renderDiff, t as STOPPED } from "./shared-terminal.js";

// src/cli/fix/approval.ts
function createApproval(terminal, answer) {
	let isLocked = false;
	return (policy) => async (intent, signal) => {
		const ruling = await policy(intent, signal);
		if (!ruling.allowed || intent.effect !== "write") return ruling;
		if (isLocked) {
			terminal.print("The model asked to write once more, which was denied like the write before.");
			return denied("Writes are locked since an earlier one was denied. Stop now and say what you would have changed.");
		}
		terminal.print(`\nThe model wants to write:\n\n${(intent.edits ?? []).map((edit) => renderDiff(unifiedDiff(edit), terminal.style)).join("\n")}`);
		const reply = answer === "ask" ? await terminal.ask("Write this? [y/N] ", signal) : answer;
		if (/^\s*(y|yes)\s*$/i.test(reply ?? "")) return ruling;
		isLocked = true;
		terminal.print(describeDenial(answer === "ask" ? reply : void 0));
		return denied("The person denied this write, and with it all further ones. Stop now and say what you would have changed.");
	};
}
function describeDenial(typed) {
	return `Denied.${typed === void 0 || /^\s*(n|no|)\s*$/i.test(typed) ? "" : ` Only "y" or "yes" is a yes, and ${JSON.stringify(typed.trim())} is not.`} Nothing was written, and nothing will be in this run. Start it again to answer anew.`;
}
const APPROVAL = "approval";
const denied = (reason) => ({
	allowed: false,
	rule: APPROVAL,
	reason
});
const DIFF_MS = 1e3;
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

// src/cli/fix/check-command.ts
const SETTINGS = [
	"setup-command",
	"policy-file",
	"sandbox",
	"network",
	"timeout-minutes",
	"test-timeout-minutes"
];
function renderCheckCommand({ program, root, evidenceFile, inputs }) {
	const flags = SETTINGS.flatMap((name) => {
		const value = inputs[name];
		return value === void 0 ? [] : [`--${name} ${quoteShellLine(value)}`];
	});
	return [
		program,
		`verify --workspace ${quoteShellLine(root)} --evidence ${quoteShellLine(evidenceFile)}`,
		...flags
	].join(" ");
}

// src/cli/fix/local-report.ts
const LOCAL = {
	thread: void 0,
	requestedBy: void 0,
	closes: void 0,
	isWorkedOnAgain: false,
	runUrl: void 0,
	failedRunUrl: void 0,
	tested: void 0,
	ciWorkflow: void 0
};
async function writeRun(directory, finished, facts) {
	const { outcome, spent: usage, command = "", startedAt, finishedAt } = finished;
	const { carriesSecret, redact, branch, isRequest, renderCheck, ...known } = facts;
	const context = {
		...known,
		command,
		usage,
		startedAt,
		finishedAt
	};
	const files = await writeResults({
		directory,
		carriesSecret
	}, outcome, context);
	const { evidence, evidenceFile } = files;
	if (outcome.kind !== "fixed" || !evidence || evidenceFile === void 0) return {
		...files,
		pullRequestFile: void 0
	};
	const { change, explanation } = outcome;
	const shown = {
		...evidence,
		remarks: evidence.remarks.map((remark) => nameFlags(remark))
	};
	const body = {
		...context,
		...LOCAL,
		branch,
		isRequest,
		change,
		explanation,
		evidence: shown,
		check: {
			kind: "here",
			command: renderCheck(evidenceFile)
		}
	};
	const pullRequestFile = join(directory, "pull-request.md");
	await writeFile(pullRequestFile, redact(`# ${renderTitle(body)}\n\n${renderBody(body)}\n`));
	return {
		...files,
		pullRequestFile
	};
}
function report(place, finished, told) {
	const { terminal, redact, carriesSecret } = place;
	const { style } = terminal;
	const { outcome, spent } = finished;
	const { application } = told;
	const change = changeOf(outcome, carriesSecret);
	const summary = redact(outcome.kind === "cancelled" ? STOPPED : summariseHere(outcome, told.tested));
	const paint = conclusionOf(outcome.kind) === "success" ? style.green : style.red;
	if (change && outcome.kind === "fixed") terminal.print(`\n${renderDiff(change.patch, style)}`);
	if (outcome.kind === "error") terminal.printError(summary);
	else terminal.print(`\n${paint(outcome.kind)}: ${summary}`);
	if (outcome.kind === "setup_failed") terminal.print(renderOutput(redact(outcome.output)));
	const cost = spent.costUsd === void 0 ? "" : `, US$ ${spent.costUsd}`;
	terminal.print(`${plural(spent.turns, "model request")}, ${spent.inputTokens} tokens in, ${spent.outputTokens} out${cost}.`);
	terminal.print(listFiles(told).join("\n"));
	if (application.kind === "applied") terminal.print("The patch was applied to the working tree.");
	if (application.kind === "failed") terminal.printError(redact(application.problem));
	terminal.printJson(toJson(finished, told, summary));
}
const summariseHere = (outcome, tested) => nameFlags(summarise(outcome, tested), findQuoted(outcome));
function listFiles({ patchFile, evidenceFile, pullRequestFile, journalFile }) {
	return [
		["patch", patchFile],
		["evidence", evidenceFile],
		["pull request text", pullRequestFile],
		["journal", journalFile]
	].flatMap(([name, file]) => file === void 0 ? [] : [`${name}: ${file}`]);
}
const problemOf = (application) => application.kind === "failed" ? application.problem : null;
function toJson({ outcome, spent }, { application, tested, ...files }, summary) {
	return {
		outcome: outcome.kind,
		conclusion: conclusionOf(outcome.kind),
		summary,
		patchFile: files.patchFile ?? null,
		evidenceFile: files.evidenceFile ?? null,
		journalFile: files.journalFile,
		applied: application.kind === "applied",
		error: outcome.kind === "error" ? summary : problemOf(application),
		testsFixed: outcome.kind === "fixed" ? outcome.evidence.failToPass : [],
		turns: spent.turns,
		tokensInput: spent.inputTokens,
		tokensOutput: spent.outputTokens,
		costUsd: spent.costUsd ?? null
	};
}

// src/cli/fix/local-run.ts
function createTask({ request }, commit) {
	if (request === void 0) return {
		kind: "failing_check",
		commit,
		quoted: []
	};
	return {
		kind: "fix_request",
		commit,
		quoted: [{
			author: "the person who started the run",
			what: "request",
			text: request
		}]
	};
}
async function runLocally(run) {
	const searchPath = hostSearchPath(run.environment.PATH, resolve(run.workspace));
	const host = await openHost(tmpdir(), searchPath);
	try {
		const setting = await readSetting(run, host, searchPath);
		const out = await openOutput(run.out);
		const log = createDecisionLog(run.redact);
		const journal = openRunJournal(run, out, log.note);
		const task = createTask(run, setting.base.commit);
		recordStart(journal, task, setting);
		const finished = await runTask(task, {
			...host,
			...setting,
			...askPerson(run),
			...secretsOf(run),
			prepared: setting.base.root,
			journal
		});
		const { outcome } = finished;
		const { base } = setting;
		const tested = `commit${renderUncommitted(base.uncommitted)}`;
		journal.record({
			type: "ended",
			outcome: outcome.kind,
			summary: summarise(outcome, tested)
		});
		const files = await writeRun(out, finished, {
			...collectFacts(run, setting),
			decisions: log.decisions
		});
		const application = await applyIfAsked(run, base.root, outcome);
		report(run, finished, {
			...files,
			journalFile: journal.file,
			application,
			tested
		});
		return application.kind === "failed" ? 1 : exitCodeOf(outcome.kind);
	} catch (error) {
		throw reasonOf(error, host.signal);
	} finally {
		host.close();
	}
}
function collectFacts(run, { base, config, policyText }) {
	return {
		isRequest: run.request !== void 0,
		repository: base.root,
		branch: base.branch ?? "HEAD",
		baseSha: base.head,
		uncommitted: base.uncommitted,
		workingDirectory: config.workingDirectory,
		mayChangeTests: config.policy.tests === "allow",
		policyText,
		model: run.modelName(config),
		renderCheck: (evidenceFile) => renderCheckCommand({
			...run,
			root: base.root,
			evidenceFile
		}),
		redact: run.redact,
		carriesSecret: run.carriesSecret
	};
}
async function readSetting(run, { mirror }, searchPath) {
	const leftBehind = run.out === void 0 ? [] : resultFilesIn(resolve(run.out));
	const base = await readLocalBase(resolve(run.workspace), mirror, {
		searchPath,
		leftBehind
	});
	const place = {
		mirror,
		commit: base.head,
		folder: base.folder
	};
	const { config, policyText } = await readLocalConfig(run.inputs, run.environment, place);
	return {
		base,
		config,
		policyText,
		createModel: run.prepareModel(config)
	};
}
async function openOutput(out) {
	if (out === void 0) return makeTemporaryFolder(tmpdir(), "regreen-results-");
	const folder = await makeOutFolder(out);
	for (const file of resultFilesIn(folder)) await rm(file, { force: true });
	return folder;
}
function openRunJournal({ terminal, redact }, out, note) {
	return openJournal({
		file: join(out, "journal.jsonl"),
		redact,
		now: () => /* @__PURE__ */ new Date(),
		show(event) {
			note(event);
			const line = event.type === "refused" && event.rule === "approval" ? void 0 : renderProgress(event);
			if (line !== void 0) terminal.print(redact(event.type === "notice" ? nameFlags(line) : line));
		}
	});
}
function recordStart(journal, task, { base, config }) {
	const command = config.testCommand ?? "";
	journal.record({
		type: "started",
		version: VERSION,
		task: task.kind,
		commit: base.head,
		command
	});
	if (base.uncommitted.length === 0) return;
	const files = plural(base.uncommitted.length, "uncommitted file");
	journal.record({
		type: "notice",
		text: `The working tree has ${files}, which the repair builds on.`
	});
}
async function applyIfAsked({ apply }, root, outcome) {
	if (!apply || outcome.kind !== "fixed") return { kind: "left_alone" };
	try {
		await applyToWorkingTree(root, outcome.change);
		return { kind: "applied" };
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return {
			kind: "failed",
			problem: error.message
		};
	}
}
const secretsOf = ({ environment, carriesSecret }) => ({
	environment,
	carriesSecret
});
function askPerson({ approval, terminal }) {
	return approval === "policy" ? {} : { approval: createApproval(terminal, approval) };
}

export { runLocally as t };