import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { t as neutralise } from "./shared-neutralise.js";
import { n as takeEnvironment } from "./shared-environment.js";
import { n as isTriggerPhrase, t as TRIGGER_PHRASE_RULE } from "./shared-trigger-phrase.js";
import { n as understand } from "./shared-trigger.js";

// src/action.ts
const environment = takeEnvironment(process.env);
const input = (name) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || void 0;
const LAST_MS = 500;
if (input("phase") === "doctor") {
	const { runDoctor } = await import("./action-doctor.js");
	leave(await runDoctor(environment));
} else await answer();
async function answer() {
	const triggerPhrase = input("trigger-phrase") ?? "/agent";
	if (!isTriggerPhrase(triggerPhrase)) return fail(`Input "trigger-phrase" is ${JSON.stringify(triggerPhrase)}; ${TRIGGER_PHRASE_RULE}.`);
	const event = readEvent();
	if (typeof event === "string") return fail(event);
	const request = understand(event, {
		branchPrefix: input("branch-prefix") ?? "regreen/",
		triggerPhrase,
		labelTrigger: input("label-trigger") ?? "agent-fix",
		runId: number("run-id"),
		issueNumber: number("issue-number"),
		pullRequestNumber: number("pull-request-number"),
		task: input("task")
	});
	if (request.kind === "skip") return report("skipped", `Skipped: ${request.reason}`);
	const { runAction } = await import("./action-main.js");
	leave(await runAction(request, environment));
}
function leave(exitCode) {
	process.exitCode = exitCode;
	setTimeout(() => process.exit(), LAST_MS).unref();
}
function number(name) {
	const text = input(name) ?? "";
	return /^\d+$/.test(text) ? Number(text) : void 0;
}
function readEvent() {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = "", GITHUB_REF: ref = "" } = environment;
	if (name === "") return "GITHUB_EVENT_NAME is not set. This is the action; on your own machine run dist/cli.js instead.";
	try {
		return {
			name,
			payload: path ? JSON.parse(readFileSync(path, "utf8")) : void 0,
			sha,
			ref
		};
	} catch (error) {
		return `The event cannot be read: ${error}. The runner writes it to the file that GITHUB_EVENT_PATH names.`;
	}
}
function fail(problem) {
	process.exitCode = 1;
	report("error", problem);
}
function report(outcome, summary) {
	process.stdout.write(`${outcome === "error" ? "::error::" : ""}${neutralise(summary)}\n`);
	const { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: page } = environment;
	if (output) appendFileSync(output, renderOutputs({
		outcome,
		conclusion: "failure",
		summary,
		"pull-request-operation": "none",
		error: outcome === "error" ? summary : ""
	}));
	if (page) appendFileSync(page, `${summary.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}\n`);
}
function renderOutputs(values) {
	const delimiter = `regreen_${randomUUID()}`;
	return Object.entries(values).map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join("");
}

export {  };