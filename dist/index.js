import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { i as neutralise, n as understand } from "./shared-trigger.js";
import { n as takeEnvironment } from "./shared-environment.js";

// src/action.ts
/** Entry for GitHub. Nothing heavy is imported here: an event that is not for us ends before it costs anything. */
const environment = takeEnvironment(process.env);
const input = (name) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || void 0;
const LAST_MS = 500;
if (input("phase") === "doctor") {
	const { runDoctor } = await import("./action-doctor.js");
	leave(await runDoctor(environment));
} else await answer();
async function answer() {
	const request = understand(readEvent(), {
		branchPrefix: input("branch-prefix") ?? "regreen/",
		triggerPhrase: input("trigger-phrase") ?? "/agent",
		labelTrigger: input("label-trigger") ?? "agent-fix",
		runId: number("run-id"),
		issueNumber: number("issue-number"),
		pullRequestNumber: number("pull-request-number"),
		task: input("task")
	});
	if (request.kind === "skip") return reportSkip(request);
	const { runAction } = await import("./action-main.js");
	leave(await runAction(request, environment));
}
/** A wait that a stopped run has left behind must not hold the job up. */
function leave(exitCode) {
	process.exitCode = exitCode;
	setTimeout(() => process.exit(), LAST_MS).unref();
}
/** What is no number here is refused with a message when the inputs are read as a whole. */
function number(name) {
	const text = input(name) ?? "";
	return /^\d+$/.test(text) ? Number(text) : void 0;
}
function readEvent() {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = "", GITHUB_REF: ref = "" } = environment;
	return {
		name,
		payload: path ? JSON.parse(readFileSync(path, "utf8")) : void 0,
		sha,
		ref
	};
}
function reportSkip({ reason }) {
	const summary = `Skipped: ${reason}`;
	process.stdout.write(`${neutralise(summary)}\n`);
	const { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: page } = environment;
	if (output) appendFileSync(output, renderOutputs({
		outcome: "skipped",
		conclusion: "failure",
		summary,
		"pull-request-operation": "none"
	}));
	if (page) appendFileSync(page, `${summary.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}\n`);
}
/** The runner's file format, with a delimiter that nobody can guess. */
function renderOutputs(values) {
	const delimiter = `regreen_${randomUUID()}`;
	return Object.entries(values).map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join("");
}

export {  };