// src/github/event/visible-lines.ts
function visibleLines(body) {
	return withoutInline(withoutBlocks(body.split(/\r\n|\n|\r/)).join("\n")).split("\n");
}
const QUOTE = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])*[ \t]*>(.*)$/;
function withoutBlocks(lines) {
	let fence;
	let isInQuote = false;
	let isInComment = false;
	return lines.map((line) => {
		if (isInComment) {
			isInComment = opensComment(line) ?? true;
			return line;
		}
		if (fence) {
			fence = stepInto(fence, line);
			return "";
		}
		fence = readFence(line);
		const isMovedIn = /^(?: {4}| {0,3}\t)/.test(line);
		const quoted = QUOTE.exec(line)?.[1];
		const isQuote = quoted !== void 0 || isInQuote && line.trim() !== "";
		isInQuote = !fence && isQuote && (isMovedIn || /[^\s>]/.test(quoted ?? line));
		if (fence || isQuote) return "";
		isInComment = opensComment(line) ?? false;
		return isMovedIn ? `${CODE}${isInComment ? line : ""}` : line;
	});
}
const CODE = "\u2026";
function opensComment(line) {
	const text = line.replace(/(`+)[^`]*\1/g, "");
	const [open, close] = [text.lastIndexOf("<!--"), text.lastIndexOf("-->")];
	return open === close ? void 0 : open > close;
}
function readFence(line) {
	const [, item = "", backticks, tildes] = /^((?: {0,3}(?:[-*+]|\d{1,9}[.)]) )*) {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line) ?? [];
	const mark = backticks ?? tildes;
	return mark === void 0 ? void 0 : {
		mark,
		indent: item.length
	};
}
function stepInto(fence, line) {
	const [, space = "", end = ""] = /^( *)(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
	if (end !== "" && space.length < fence.indent) return {
		mark: end,
		indent: 0
	};
	return end.startsWith(fence.mark) && space.length <= fence.indent + 3 ? void 0 : fence;
}
const INLINE = new RegExp(`${/(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/.source}|${/(?<comment><!--[\s\S]*?(?:-->|$))/.source}|${/<(?<end>\/?)(?<tag>pre|code|samp|kbd|tt|blockquote|q)(?=[\s/>])/.source}`, "gi");
function withoutInline(text) {
	let kept = "";
	let from = 0;
	let depth = 0;
	for (const { 0: found, index, groups: { comment, tag, end } = {} } of text.matchAll(INLINE)) {
		if (depth === 0) kept += `${text.slice(from, index)}${standIn(found, {
			comment,
			tag
		})}`;
		from = index + found.length;
		if (tag !== void 0) depth = Math.max(0, depth + (end === "/" ? -1 : 1));
	}
	return depth === 0 ? kept + text.slice(from) : kept;
}
function standIn(found, { comment, tag }) {
	if (comment !== void 0) return "";
	return tag === void 0 ? found.replaceAll("\n", `\n${CODE}`) : CODE;
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

// src/github/event/payload.ts
function openPayload(value) {
	const at = (path) => path.reduce((node, key) => isObject(node) && Object.hasOwn(node, key) ? node[key] : void 0, value);
	return {
		text(...path) {
			const found = at(path);
			return typeof found === "string" ? found : void 0;
		},
		number(...path) {
			const found = at(path);
			return typeof found === "number" && Number.isSafeInteger(found) ? found : void 0;
		},
		list(...path) {
			const found = at(path);
			return Array.isArray(found) ? found.map(openPayload) : [];
		},
		has: (...path) => at(path) !== void 0 && at(path) !== null
	};
}
const isObject = (value) => typeof value === "object" && value !== null;

// src/github/event/words.ts
const skip = (reason) => ({
	kind: "skip",
	reason
});
const isSha = (text) => /^[0-9a-f]{40}$/.test(text);
const logins = (...names) => [...new Set(names.filter((name) => name !== void 0))];

// src/github/event/run.ts
const ENDINGS = /* @__PURE__ */ new Map([
	["action_required", "it waits for a person to approve it, and nothing has run yet"],
	["startup_failure", "it could not be started, so the workflow file is at fault and not the code"],
	["timed_out", "it ran out of time, so which test is red is not known"],
	["cancelled", "it was stopped, so which test is red is not known"]
]);
const OTHER_CODE = {
	pull_request_target: "it names the commit of the base branch, not the one that was tested",
	merge_group: "its branch belongs to a merge queue and goes with it",
	dynamic: "it is one of GitHub's own, not a workflow of this repository"
};
function readRun(payload, ...at) {
	const conclusion = payload.text(...at, "conclusion");
	if (conclusion !== "failure") {
		const why = ENDINGS.get(conclusion ?? "");
		return skip(`The workflow run ended as "${conclusion ?? "unfinished"}"${why ? `: ${why}` : ""}. Only "failure" starts a run.`);
	}
	const event = payload.text(...at, "event") ?? "";
	if (Object.hasOwn(OTHER_CODE, event)) return skip(`The workflow run was for "${event}": ${OTHER_CODE[event]}.`);
	const runId = payload.number(...at, "id");
	const commit = payload.text(...at, "head_sha");
	const branch = payload.text(...at, "head_branch");
	if (runId === void 0 || commit === void 0 || !isSha(commit)) return skip("The workflow run names no commit.");
	if (branch === void 0 || branch === "") return skip("The workflow run names no branch: it may have been deleted, or the run was for a tag.");
	const actor = payload.text(...at, "actor", "login");
	if (actor === void 0) return skip("The workflow run does not say who started it.");
	const head = payload.number(...at, "head_repository", "id");
	const base = payload.number(...at, "repository", "id") ?? payload.number("repository", "id");
	const pull = payload.list(...at, "pull_requests").find((one) => one.number("base", "repo", "id") === base);
	return {
		kind: "failed_run",
		runId,
		attempt: payload.number(...at, "run_attempt") ?? 1,
		commit,
		branch,
		url: payload.text(...at, "html_url"),
		createdAt: payload.text(...at, "created_at"),
		endedAt: payload.text(...at, "updated_at"),
		actors: logins(payload.text("sender", "login"), actor, payload.text(...at, "triggering_actor", "login")),
		isFork: head === void 0 || base === void 0 || head !== base,
		pullRequest: pull?.number("number"),
		baseBranch: pull?.text("base", "ref"),
		isOfMerge: event === "pull_request"
	};
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
		askedAt: void 0,
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
		askedAt: payload.text(at, "updated_at"),
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
		askedAt: payload.text("comment", "created_at"),
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

export { findCommand as a, openPayload as i, understand as n, readRun as r, refuseOwnBranch as t };