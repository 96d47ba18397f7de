import { u as plainText } from "./shared-text.js";
import { a as openPayload, i as skip, n as isSha, r as logins, t as readRun } from "./shared-run.js";

// src/action/report/neutralise.ts
function neutralise(text) {
	return plainText(text).replace(/:(?=:)/g, ": ").replaceAll("##[", "## [");
}

// src/github/event/command.ts
const VERBS = [
	"fix",
	"retry",
	"continue",
	"explain",
	"allow-test-edits",
	"stop",
	"help"
];
function findCommand(body, phrase) {
	for (const line of visibleLines(body)) {
		const [first, word, ...rest] = line.trim().split(/[ \t]+/);
		const verb = VERBS.find((known) => known === word);
		if (first === phrase && verb) return {
			verb,
			hint: rest.join(" ").slice(0, 2e3)
		};
	}
}
const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const HTML_CODE = /<(pre|code)\b[^<>]*>[\s\S]*?(<\/\1>|$)/gi;
const QUOTE = /^(?: {0,3}(?:[-*+]|\d{1,9}[.)]) )* {0,3}>(.*)$/;
function visibleLines(body) {
	const lines = body.replace(COMMENT, "").replace(HTML_CODE, "\u2026").split(/\r\n|\n|\r/);
	const visible = [];
	let fence;
	let isInQuote = false;
	for (const line of lines) {
		if (fence) {
			if (closes(line, fence)) fence = void 0;
			continue;
		}
		fence = readFence(line);
		const isCode = /^(?: {4}| {0,3}\t)/.test(line);
		const quoted = QUOTE.exec(line)?.[1];
		const isQuote = quoted !== void 0 || isInQuote && line.trim() !== "";
		isInQuote = !fence && isQuote && /[^\s>]/.test(quoted ?? line);
		if (!fence && !isCode && !isQuote) visible.push(line);
	}
	return visible;
}
function readFence(line) {
	const [, item = "", backticks, tildes] = /^((?: {0,3}(?:[-*+]|\d{1,9}[.)]) )*) {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line) ?? [];
	const mark = backticks ?? tildes;
	return mark === void 0 ? void 0 : {
		mark,
		indent: item.length
	};
}
function closes(line, { mark, indent }) {
	const [, space = "", end = ""] = /^( *)(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
	return end.startsWith(mark) && space.length <= indent + 3;
}

// src/github/trigger.ts
function understand(event, settings) {
	const request = readEvent(event, openPayload(event.payload), settings);
	if (request.kind !== "failed_run" && request.kind !== "commit") return request;
	return refuseOwnBranch(request, settings.branchPrefix) ?? request;
}
function refuseOwnBranch({ branch, isFork }, prefix) {
	if (isFork || !branch.startsWith(prefix)) return void 0;
	return skip(`The branch ${JSON.stringify(branch)} is one of Regreen's own. It does not repair its own repairs by itself.`);
}
function readEvent(event, payload, settings) {
	switch (event.name) {
		case "workflow_run": return readWorkflowRun(payload);
		case "workflow_dispatch": return readDispatch(event, payload, settings);
		case "push": return readPush(event, payload);
		case "pull_request": return payload.text("action") === "labeled" ? readLabel(payload, "pull_request", settings) : readPullRequest(event, payload);
		case "issues": return readLabel(payload, "issue", settings);
		case "issue_comment": return readComment(payload, {
			...settings,
			kind: "issue"
		});
		case "pull_request_review_comment": return readComment(payload, {
			...settings,
			kind: "review"
		});
		case "pull_request_review": return readReview(payload, settings);
		case "schedule": return { kind: "schedule" };
		default: return skip(`The event "${event.name}" does not start a run.`);
	}
}
function readWorkflowRun(payload) {
	const action = payload.text("action");
	if (action !== "completed") return skip(`The workflow run is "${action ?? "unknown"}", not completed.`);
	return readRun(payload, "workflow_run");
}
function readDispatch(event, payload, settings) {
	const actors = logins(payload.text("sender", "login"));
	const requester = readUser(payload, "sender");
	if (settings.runId !== void 0) return {
		kind: "run",
		runId: settings.runId,
		requester,
		actors
	};
	const number = settings.pullRequestNumber ?? settings.issueNumber;
	if (number !== void 0) return {
		kind: "thread",
		number,
		command: {
			verb: "fix",
			hint: settings.task ?? ""
		},
		comment: void 0,
		requester,
		said: void 0,
		head: void 0,
		actors
	};
	if (branchOf(event.ref) === void 0) return skip(`The workflow was started on ${JSON.stringify(event.ref)}, which is not a branch. Start it on a branch, or give "run-id".`);
	return readCheckout(event, {
		actors,
		requester,
		task: settings.task
	});
}
function readPush(event, payload) {
	if (branchOf(event.ref) === void 0) return skip("The push is for a tag, not for a branch.");
	if (/^0+$/.test(payload.text("after") ?? "")) return skip("The push deleted the branch.");
	return readCheckout(event, {
		actors: logins(payload.text("sender", "login")),
		requester: void 0,
		task: void 0
	});
}
function readCheckout({ sha, ref }, asked) {
	const branch = branchOf(ref);
	if (branch === void 0 || !isSha(sha)) return skip("The job names no commit of a branch.");
	return {
		kind: "commit",
		commit: sha,
		branch,
		merge: void 0,
		pullRequest: void 0,
		baseBranch: void 0,
		isFork: false,
		...asked
	};
}
function readPullRequest({ sha }, payload) {
	const commit = payload.text("pull_request", "head", "sha");
	const branch = payload.text("pull_request", "head", "ref");
	const head = payload.number("pull_request", "head", "repo", "id");
	const base = payload.number("pull_request", "base", "repo", "id");
	if (commit === void 0 || !isSha(commit) || branch === void 0) return skip("The pull request names no head commit.");
	if (payload.text("pull_request", "state") === "closed") return skip("The pull request is closed.");
	return {
		kind: "commit",
		commit,
		merge: isSha(sha) && sha !== commit ? sha : void 0,
		requester: void 0,
		task: void 0,
		branch,
		pullRequest: payload.number("pull_request", "number"),
		baseBranch: payload.text("pull_request", "base", "ref"),
		actors: logins(payload.text("sender", "login"), payload.text("pull_request", "user", "login")),
		isFork: head === void 0 || head !== base
	};
}
function readLabel(payload, at, { labelTrigger }) {
	const label = payload.text("label", "name");
	if (payload.text("action") !== "labeled" || label !== labelTrigger) return skip(`Only the label "${labelTrigger}" starts a run.`);
	const number = payload.number(at, "number");
	if (number === void 0) return skip("The event names no issue or pull request.");
	return {
		kind: "thread",
		number,
		command: {
			verb: "fix",
			hint: ""
		},
		comment: void 0,
		requester: readUser(payload, "sender"),
		said: readText(payload, at),
		head: payload.text(at, "head", "sha"),
		actors: logins(payload.text("sender", "login"))
	};
}
function readComment(payload, { kind, triggerPhrase }) {
	const action = payload.text("action");
	if (action !== "created") return skip(`The comment was "${action ?? "unknown"}"; only new comments count.`);
	if (kind === "issue" && isEdited(payload)) return skip("The comment was edited after it was posted, so it does not count.");
	if (payload.text("comment", "user", "type") === "Bot" || payload.has("comment", "performed_via_github_app")) return skip("The comment is a bot's.");
	const command = findCommand(payload.text("comment", "body") ?? "", triggerPhrase);
	if (!command) return skip(`The comment holds no command. Write "${triggerPhrase} help" for the list.`);
	const at = kind === "issue" ? "issue" : "pull_request";
	const number = payload.number(at, "number");
	const id = payload.number("comment", "id");
	if (number === void 0 || id === void 0) return skip("The event names no comment.");
	return {
		kind: "thread",
		number,
		command,
		comment: readCommentRef(payload, {
			id,
			kind
		}),
		requester: readUser(payload, "comment", "user"),
		said: readText(payload, at),
		head: payload.text(at, "head", "sha"),
		actors: logins(payload.text("comment", "user", "login"), payload.text("sender", "login"))
	};
}
function isEdited(payload) {
	const created = payload.text("comment", "created_at");
	return created === void 0 || created !== payload.text("comment", "updated_at");
}
function readCommentRef(payload, { id, kind }) {
	return {
		id,
		kind,
		createdAt: payload.text("comment", "created_at") ?? "",
		at: readPosition(payload),
		root: payload.number("comment", "in_reply_to_id") ?? id
	};
}
function readPosition(payload) {
	const path = payload.text("comment", "path");
	const line = payload.number("comment", "line") ?? payload.number("comment", "original_line");
	return line === void 0 ? path : `${path}:${line}`;
}
function readReview(payload, { branchPrefix }) {
	const state = payload.text("review", "state")?.toLowerCase();
	if (payload.text("action") !== "submitted" || state !== "changes_requested") return skip("Only a review that asks for changes is answered.");
	if (payload.text("review", "user", "type") === "Bot") return skip("The review is a bot's.");
	if (!payload.text("pull_request", "head", "ref")?.startsWith(branchPrefix)) return skip("The review is not on one of Regreen's own pull requests.");
	const pullRequest = payload.number("pull_request", "number");
	const reviewId = payload.number("review", "id");
	if (pullRequest === void 0 || reviewId === void 0) return skip("The event names no review.");
	return {
		kind: "review",
		pullRequest,
		reviewId,
		body: payload.text("review", "body") ?? "",
		askedAt: payload.text("review", "submitted_at"),
		requester: readUser(payload, "review", "user"),
		actors: logins(payload.text("review", "user", "login"), payload.text("sender", "login"))
	};
}
function readUser(payload, ...at) {
	const login = payload.text(...at, "login");
	const id = payload.number(...at, "id");
	return login === void 0 || id === void 0 ? void 0 : {
		login,
		id
	};
}
function readText(payload, at) {
	return {
		title: payload.text(at, "title") ?? "",
		body: payload.text(at, "body") ?? "",
		author: payload.text(at, "user", "login") ?? ""
	};
}
const branchOf = (ref) => ref.startsWith("refs/heads/") ? ref.slice(11) : void 0;

export { neutralise as i, understand as n, findCommand as r, refuseOwnBranch as t };