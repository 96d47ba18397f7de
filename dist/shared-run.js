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
const ENDINGS = {
	action_required: "it waits for a person to approve it, and nothing has run yet",
	startup_failure: "it could not be started, so the workflow file is at fault and not the code",
	timed_out: "it ran out of time, so which test is red is not known",
	cancelled: "it was stopped, so which test is red is not known"
};
const OTHER_CODE = {
	pull_request_target: "it names the commit of the base branch, not the one that was tested",
	merge_group: "its branch belongs to a merge queue and goes with it",
	dynamic: "it is one of GitHub's own, not a workflow of this repository"
};
function readRun(payload, ...at) {
	const conclusion = payload.text(...at, "conclusion");
	if (conclusion !== "failure") {
		const why = ENDINGS[conclusion ?? ""];
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
		actors: logins(payload.text("sender", "login"), actor, payload.text(...at, "triggering_actor", "login")),
		isFork: head === void 0 || base === void 0 || head !== base,
		pullRequest: pull?.number("number"),
		baseBranch: pull?.text("base", "ref"),
		isOfMerge: event === "pull_request"
	};
}

export { openPayload as a, skip as i, isSha as n, logins as r, readRun as t };