import { i as __toESM, t as __commonJSMin } from "./shared-rolldown-runtime.js";
import { a as duration, d as plural, i as describeMisfit, l as ownCopy, n as asSentence, r as cutText, u as plainText, v as tryParseJson } from "./shared-text.js";
import { i as openPayload, r as readRun } from "./shared-trigger.js";
import { b as ServiceError, d as record, f as strictObject, n as _enum, o as int, p as string, r as array, s as literal, u as object, w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { V as datetime, i as USAGE, n as MAX_DECISIONS, o as parseEvidenceFile, r as MAX_REASON, s as openTestPlace } from "./shared-read-policy-file.js";
import { t as allowsUnsecureCommands } from "./shared-config.js";
import { _ as readDepth, d as describeIsolation, f as openSandbox, g as findKeptCredentials$1, p as createProcesses, y as readWorkflowFiles } from "./shared-host.js";
import { t as require_dist } from "./shared-dist.js";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { join as join$1 } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/doctor/types.ts
const fault = (problem, cure) => ({
	kind: "fault",
	problem,
	cure
});
const unchecked = (problem, cure) => ({
	kind: "unchecked",
	problem,
	cure
});

// src/doctor/checkout.ts
function checkCredentials(kept, { isInJob }) {
	const [whose, cure] = isInJob ? [" of this job", "Add \"persist-credentials: false\" to the \"with\" of the actions/checkout step."] : ["", "Take it out of that file, and let a credential helper of git keep it."];
	return kept.map(({ file, what }) => fault(`${what} lies in ${file}, where every test${whose} can read it.`, cure));
}
function checkDepth(depth) {
	if (!depth) return void 0;
	if (!depth.isShallow || depth.parents < 2) return [];
	return [fault("The checkout holds a merge without its parents, so nothing that earlier steps have installed can be used for the head.", "Add \"fetch-depth: 2\" to the \"with\" of the actions/checkout step.")];
}

// src/doctor/machine.ts
const OLDEST_NODE = 20;
const OLDEST_GIT = [2, 31];
function checkNode(version) {
	if (Number(version.split(".")[0]) >= OLDEST_NODE) return [];
	return [fault(`Node.js is ${version}.`, `Install Node.js ${OLDEST_NODE} or newer.`)];
}
async function readGitVersion(processes, searchPath) {
	const launch = {
		argv: ["git", "--version"],
		directory: "/",
		env: { PATH: searchPath }
	};
	const { ending, exitCode, output } = await processes.run(launch, {
		timeoutMs: 2e4,
		maxOutputBytes: 1e3
	});
	return ending === "exited" && exitCode === 0 ? output.trim() : void 0;
}
function checkGit(said) {
	const cure = `Install git ${OLDEST_GIT.join(".")} or newer, and put it on PATH.`;
	if (said === void 0) return [fault("There is no git on PATH.", cure)];
	const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? [];
	if (major === void 0) return [fault(`"git --version" says ${JSON.stringify(said.slice(0, 100))}.`, cure)];
	const [oldest, oldestMinor] = OLDEST_GIT;
	return Number(major) > oldest || Number(major) === oldest && Number(minor) >= oldestMinor ? [] : [fault(`Git is ${major}.${minor}.`, cure)];
}
function checkUnsecureCommands(environment) {
	if (!allowsUnsecureCommands(environment)) return [];
	return [fault("ACTIONS_ALLOW_UNSECURE_COMMANDS is set: any test can change the environment of the job by what it prints. Regreen does not start.", "Remove it from \"env\" of the workflow and the job, and from the environment of the runner.")];
}
const REPAIR = "The reason says what keeps it from working. It needs user namespaces, or \"sudo\" without a password; see docs/sandbox.md of Regreen.";
const INSTALL_BY_STEP = "Install bubblewrap: a step \"run: sudo apt-get update && sudo apt-get install --yes bubblewrap\" before Regreen, or once on the machine.";
const INSTALL = "Install bubblewrap: \"sudo apt-get install bubblewrap\", or what that is on this system.";
function checkSandbox(report, { sandbox }, environment) {
	if (sandbox === "off") return [fault("The input \"sandbox\" is \"off\": tests can see and change the whole machine.", "Set it to \"auto\".")];
	if (report.level >= 2) return [];
	const isolation = describeIsolation(report, "run") ?? "";
	return [fault(`${isolation}${sandbox === "require" ? " As the input \"sandbox\" is \"require\", every run will end there." : ""}`, cureOf(report, environment))];
}
function cureOf({ reason }, environment) {
	if (!/not installed/.test(reason)) return REPAIR;
	return isJob(environment) ? INSTALL_BY_STEP : INSTALL;
}
const isJob = ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS === "true";
function checkRunner(environment, report) {
	if (!isJob(environment)) return void 0;
	if (environment.RUNNER_ENVIRONMENT === "github-hosted" || report.level === 3) return [];
	return [fault(`The runner is self-hosted, and the sandbox reaches level ${report.level} of 3 there.`, `${cureOf(report, environment)} Set the input "sandbox" to "require", and start a fresh runner for each job.`)];
}

// src/doctor/endpoint.ts
const MODELS = object({ data: array(object({ id: string() })) });
const TIMEOUT_MS = 2e4;
const MAX_NAMED = 10;
async function askEndpoint(baseUrl, apiKey, timeoutMs = TIMEOUT_MS) {
	try {
		const response = await fetch(`${baseUrl}/models`, {
			headers: {
				authorization: `Bearer ${apiKey}`,
				"user-agent": "regreen"
			},
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs)
		});
		const parsed = MODELS.safeParse(await response.json().catch(() => void 0));
		const models = parsed.success ? parsed.data.data.map(({ id }) => id) : void 0;
		return {
			kind: "answer",
			status: response.status,
			models
		};
	} catch (error) {
		const cause = error instanceof Error && error.cause !== void 0 ? ` (${messageOf(error.cause)})` : "";
		return {
			kind: "unreachable",
			problem: `${messageOf(error)}${cause}`
		};
	}
}
const NO_KEY = "No key for the model is set.";
const NO_SECRET = fault(`${NO_KEY} A secret that does not exist is empty, and so are all secrets in a pull request from a fork.`, "Set the input \"openai-api-key\" from a secret: Settings \u2192 Secrets and variables \u2192 Actions.");
const NO_VARIABLE = fault(NO_KEY, "Set OPENAI_API_KEY in the environment; for a server without keys, any word will do.");
function checkModelSettings({ model }, { openaiApiKey }, environment) {
	return [...model ? [] : [fault("No model is set.", "Set the input \"model\" (or OPENAI_MODEL), for example \"gpt-5.4-mini\".")], ...openaiApiKey ? [] : [isJob(environment) ? NO_SECRET : NO_VARIABLE]];
}
function checkEndpoint(answer, { baseUrl, model }) {
	const input = "the input \"openai-base-url\" (or OPENAI_BASE_URL)";
	if (answer.kind === "unreachable") return [fault(`The model endpoint ${baseUrl} cannot be reached: ${answer.problem}.`, `Check ${input} and the network.`)];
	const { status, models } = answer;
	if (status === 401 || status === 403) return [fault(`The model endpoint ${baseUrl} refuses the key (${status}).`, "Check the input \"openai-api-key\".")];
	if (status === 410) return [fault(`The model endpoint ${baseUrl} is gone (410).`, `Set ${input} to another one.`)];
	if (status === 404 || status === 405 || status < 400 && !models?.length) return [unchecked(`The model endpoint ${baseUrl} gave no list of models (${status}), so key and model were not tried.`, `Some servers have none. Check that ${input} ends as this server wants it, for example with "/v1".`)];
	if (status >= 400) return [unchecked(`The model endpoint ${baseUrl} answered with ${status}.`, "Try again later, or ask its operator.")];
	if (!models || !model || models.includes(model)) return [];
	const named = models.slice(0, MAX_NAMED).join(", ");
	const more = models.length > MAX_NAMED ? ` and ${models.length - MAX_NAMED} more` : "";
	return [fault(`The model endpoint ${baseUrl} has no model ${JSON.stringify(model)}.`, `Set the input "model" to one of: ${named}${more}.`)];
}

// src/doctor/project.ts
async function checkTestCommand(commit, { config, environment, host }) {
	const place = await openTestPlace({
		...host,
		config: {
			...config,
			setupCommand: void 0,
			sandbox: "off"
		},
		environment,
		commit,
		prepared: void 0,
		notice: () => void 0
	});
	try {
		await place.planFor(await place.openCopy(await host.mirror.treeOf(commit)));
		return [];
	} finally {
		await place.close();
	}
}

// src/doctor/repository.ts
const pagesOf = (serverUrl, owner, repo) => ({
	repository: `${serverUrl}/${owner}/${repo}`,
	organisation: `${serverUrl}/organizations/${owner}`
});
function checkRepository(asked, environment) {
	if (asked.kind === "told") return asked.value.isArchived ? [fault("The repository is archived, so nothing can be written.", "Settings \u2192 General \u2192 Danger Zone \u2192 Unarchive.")] : [];
	const said = asked.status === 401 ? "GitHub does not know the token (401)." : `GitHub does not show the repository to the token (${asked.status}).`;
	const cure = isJob(environment) ? "Leave it out to use the token of the job." : "It needs read access to this repository.";
	return [fault(said, `Check the input "github-token". ${cure}`)];
}
function checkReads(probes, environment) {
	return probes.flatMap(({ scope, request, asked }) => {
		if (asked.kind === "told") return [];
		const needed = asked.needs ?? `${scope}=read`;
		const cure = isJob(environment) ? `Add "${scope}: read" (or "write", where the job needs that) to "permissions" of the job.` : `Give the token the permission to read ${scope}.`;
		return [fault(`The token may not read ${scope}: "${request}" was answered with ${asked.status}, and GitHub asks for ${needed}.`, cure)];
	});
}
const SETTING = "\"Allow GitHub Actions to create and approve pull requests\"";
function checkPullRequestSettings({ repository, organisation }, pages) {
	return [...checkSetting(repository, `${pages.repository}/settings/actions`, "repository"), ...organisation ? checkSetting(organisation, `${pages.organisation}/settings/actions`, "organisation") : []];
}
function checkSetting(asked, page, whose) {
	const where = `${page}, "Workflow permissions": switch on ${SETTING}`;
	if (asked.kind === "refused") return [unchecked(`Whether GitHub Actions may open pull requests is shown to administrators of the ${whose} only (${asked.status}).`, `Look at ${where}.`)];
	if (asked.value) return [];
	return [fault(`GitHub Actions may not open pull requests: the setting of the ${whose} is off.`, `${where}.`)];
}
function checkDefaultBranch({ name, isProtected, rules }, pages) {
	const page = `${pages.repository}/settings/rules`;
	if (isProtected.kind === "told" && isProtected.value || rules.kind === "told" && rules.value.some(({ type }) => type === "pull_request" || type === "update")) return [];
	const [refused] = [isProtected, rules].filter((asked) => asked.kind === "refused");
	if (refused?.kind === "refused") return [unchecked(`Whether the branch ${name} is protected was not told (${refused.status}).`, `Look at ${page}.`)];
	return [fault(`Nothing protects the branch ${name}: a token with "contents: write" can push to it, without a review.`, `${page}: a ruleset for the default branch with "Require a pull request before merging".`)];
}
const STOPPING = {
	creation: "restricts who may create it",
	update: "restricts who may push to it",
	pull_request: "requires a pull request for every change",
	non_fast_forward: "forbids replacing its commit when a repair is brought up to date",
	required_status_checks: "requires green checks before a push",
	required_deployments: "requires a deployment before a push",
	branch_name_pattern: "requires names of another form",
	commit_message_pattern: "requires commit messages of another form",
	commit_author_email_pattern: "requires other authors of commits",
	committer_email_pattern: "requires other committers"
};
function checkOwnBranches(rules, { branchPrefix, signCommits }, pages) {
	if (rules.kind === "refused") {
		const problem = `The rules for branches that begin with "${branchPrefix}" were not told (${rules.status}).`;
		return [unchecked(problem, `Look at ${pages.repository}/rules.`)];
	}
	return rules.value.flatMap((rule) => {
		const { type } = rule;
		const where = pageOf(rule, pages);
		if (type === "required_signatures" && !signCommits) {
			const problem = `A ruleset requires signed commits on branches that begin with "${branchPrefix}".`;
			return [fault(problem, `Set the input "sign-commits" to true, or exempt these branches in ${where}.`)];
		}
		const what = STOPPING[type];
		if (what === void 0) return [];
		const problem = `A ruleset stops branches that begin with "${branchPrefix}": it ${what} (${type}).`;
		return [fault(problem, `Exempt "${branchPrefix}**" in ${where}, or let the App or the role of the token bypass it.`)];
	});
}
function pageOf({ ruleset, isOfOrganisation }, pages) {
	if (isOfOrganisation) return `${pages.organisation}/settings/rules/${ruleset ?? ""}`;
	return `${pages.repository}/rules/${ruleset ?? ""}`;
}

// src/doctor/workflows/events.ts
const HEARD = /* @__PURE__ */ new Set([
	"workflow_run",
	"workflow_dispatch",
	"workflow_call",
	"push",
	"pull_request",
	"issues",
	"issue_comment",
	"pull_request_review",
	"pull_request_review_comment",
	"schedule"
]);
const FROM_DEFAULT_BRANCH = /* @__PURE__ */ new Set([
	"workflow_run",
	"workflow_dispatch",
	"issues",
	"issue_comment",
	"schedule"
]);
function findUnknownWorkflows({ events }, known) {
	const names = new Set(known.map(({ name }) => name));
	const list = [...names].map((name) => JSON.stringify(name)).join(", ");
	return events.flatMap(({ workflows }) => workflows).filter(({ value }) => !names.has(value)).map(({ value, line }) => ({
		line,
		problem: `No workflow on the default branch is named ${JSON.stringify(value)}. The names are: ${list}.`
	}));
}
function findDeafEvents({ events }) {
	const isHeard = events.some(({ name }) => HEARD.has(name));
	return events.flatMap(({ name, line, types }) => {
		if (name === "workflow_run" && types.length > 0 && !types.includes("completed")) return [{
			line,
			problem: "\"workflow_run\" is heard when a run begins, and not when it is \"completed\"."
		}];
		if (name === "check_run" || name === "check_suite") return [{
			line,
			problem: `"${name}" never comes for checks that GitHub Actions itself has made.`
		}];
		return isHeard || HEARD.has(name) ? [] : [{
			line,
			problem: `Regreen takes no request from the event "${name}".`
		}];
	});
}
function findMisplaced({ path, events }, onDefault) {
	if (onDefault.some((known) => known.path === path)) return [];
	const hidden = events.filter(({ name }) => FROM_DEFAULT_BRANCH.has(name));
	const [first] = hidden;
	if (!first) return [];
	const names = hidden.map(({ name }) => `"${name}"`).join(", ");
	return [{
		line: first.line,
		problem: `The file is not on the default branch, so ${names} will not start it.`
	}];
}

// src/doctor/workflows/yaml-node.ts
var import_dist = require_dist();
function readYaml(text, name) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: true
	});
	const [error] = document.errors;
	if (error) throw new ConfigError(`${name} is not valid YAML: ${error.message.split("\n")[0]}`);
	const lineOf = (node) => node?.range ? lines.linePos(node.range[0]).line : 1;
	return openNode(document.contents, {
		document,
		lineOf
	});
}
function openNode(given, source) {
	const node = (0, import_dist.isAlias)(given) ? given.resolve(source.document) : given;
	const line = source.lineOf(isNode(node) ? node : void 0);
	const entries = () => ((0, import_dist.isMap)(node) ? node.items : []).map(({ key, value }) => [toText(key, source), openNode(value, source)]);
	return {
		line,
		text: () => (0, import_dist.isScalar)(node) && node.value !== null ? toText(node, source) : void 0,
		get: (name) => entries().find(([key]) => key.value === name)?.[1],
		entries,
		items: () => (0, import_dist.isSeq)(node) ? node.items.map((item) => openNode(item, source)) : []
	};
}
const toText = (node, { lineOf }) => ({
	value: String((0, import_dist.isScalar)(node) ? node.value : node),
	line: lineOf(isNode(node) ? node : void 0)
});
const isNode = (value) => (0, import_dist.isScalar)(value) || (0, import_dist.isMap)(value) || (0, import_dist.isSeq)(value);

// src/doctor/workflows/workflow.ts
function parseWorkflow(path, text) {
	const root = readYaml(text, path);
	return {
		path,
		name: root.get("name")?.text()?.value ?? path,
		events: readEvents(root.get("on")),
		permissions: readPermissions(root.get("permissions")),
		hasConcurrency: root.get("concurrency") !== void 0,
		env: readVariables(root.get("env")),
		jobs: (root.get("jobs")?.entries() ?? []).map(([id, job]) => readJob(id, job)),
		lines: text.split("\n")
	};
}
function readEvents(node) {
	const plain = [node?.text(), ...node?.items().map((item) => item.text()) ?? []].filter((name) => name !== void 0);
	const filtered = (node?.entries() ?? []).map(([name, filters]) => ({
		name: name.value,
		line: name.line,
		types: readList(filters.get("types")).map(({ value }) => value),
		workflows: readList(filters.get("workflows"))
	}));
	return [...plain.map(({ value, line }) => ({
		name: value,
		line,
		types: [],
		workflows: []
	})), ...filtered];
}
function readList(node) {
	const one = node?.text();
	return one ? [one] : (node?.items() ?? []).flatMap((item) => item.text() ?? []);
}
function readPermissions(node) {
	if (!node) return void 0;
	const whole = node.text()?.value;
	const levels = new Map(node.entries().map(([scope, level]) => [scope.value, level.text()?.value]));
	return {
		line: node.line,
		isWhole: whole === "read-all" || whole === "write-all",
		levelOf(scope) {
			const level = whole?.replace("-all", "") ?? levels.get(scope);
			return level === "read" || level === "write" ? level : "none";
		}
	};
}
function readJob(id, node) {
	return {
		id: id.value,
		line: id.line,
		condition: node.get("if")?.text(),
		permissions: readPermissions(node.get("permissions")),
		hasConcurrency: node.get("concurrency") !== void 0,
		env: readVariables(node.get("env")),
		uses: node.get("uses")?.text(),
		secrets: node.get("secrets")?.text(),
		steps: (node.get("steps")?.items() ?? []).map(readStep)
	};
}
const readStep = (node) => ({
	line: node.line,
	uses: node.get("uses")?.text(),
	run: node.get("run")?.text(),
	condition: node.get("if")?.text(),
	inputs: readVariables(node.get("with"))
});
const readVariables = (node) => (node?.entries() ?? []).flatMap(([name, value]) => {
	const text = value.text();
	return text ? [{
		name: name.value,
		value: text
	}] : [];
});
const inputOf = (step, name) => step.inputs.find((input) => input.name === name)?.value.value;
const actionOf = (uses) => /^([\w.-]+\/[\w.-]+)(?:\/[^@]*)?@/.exec(uses?.value ?? "")?.[1]?.toLowerCase() ?? "";
const regreenSteps = (job) => job.steps.filter(({ uses }) => actionOf(uses).split("/")[1] === "regreen");
const usesRegreen = ({ jobs }) => jobs.some((job) => regreenSteps(job).length > 0 || /\/[^/@]*regreen[^/@]*\.ya?ml(@|$)/i.test(job.uses?.value ?? ""));

// src/doctor/workflows/permissions.ts
const RANK = {
	none: 0,
	read: 1,
	write: 2
};
function findMissingPermissions(workflow) {
	return workflow.jobs.flatMap((job) => regreenSteps(job).flatMap((step) => findMissing(workflow, job, step)));
}
function findMissing(workflow, job, step) {
	const granted = job.permissions ?? workflow.permissions;
	if (!granted || !usesJobToken(step)) return [];
	const lacking = Object.entries(needsOf(workflow, step)).filter(([scope, level]) => RANK[granted.levelOf(scope)] < RANK[level]);
	if (lacking.length === 0) return [];
	const list = lacking.map(([scope, level]) => `"${scope}: ${level}"`).join(", ");
	return [{
		line: granted.line,
		problem: `The job "${job.id}" lacks ${list}.`
	}];
}
const usesJobToken = (step) => /^(\$\{\{\s*(github\.token|secrets\.GITHUB_TOKEN)\s*\}\})?$/.test(inputOf(step, "github-token") ?? "");
function needsOf(workflow, step) {
	const hears = (...names) => workflow.events.some(({ name }) => names.includes(name));
	const isGiven = (name) => inputOf(step, name) !== void 0;
	const readsRuns = hears("workflow_run") || isGiven("run-id");
	const onIssues = hears("issues", "issue_comment") || isGiven("issue-number");
	const onPulls = hears("pull_request_review", "pull_request_review_comment", "issue_comment", "schedule") || isGiven("pull-request-number");
	const level = isWriter(step) ? "write" : "read";
	return {
		...readsRuns && { actions: "read" },
		contents: inputOf(step, "mode") === "comment" ? "read" : level,
		...onIssues && { issues: level },
		...(onPulls || isWriter(step)) && { "pull-requests": level }
	};
}
function isWriter(step) {
	const phase = inputOf(step, "phase") ?? "all";
	return (phase === "all" || phase === "publish") && inputOf(step, "mode") !== "dry-run";
}

// src/doctor/workflows/breaches.ts
const hasRegreen = (job) => regreenSteps(job).length > 0;
const allSteps = (jobs) => jobs.flatMap(({ steps }) => steps);
const checkouts = (jobs) => allSteps(jobs).filter(({ uses }) => actionOf(uses) === "actions/checkout");
function findExpressionsInScripts({ jobs }) {
	return allSteps(jobs).flatMap(({ run, inputs }) => [...run ? [run] : [], ...inputs.filter(({ name }) => name === "script").map(({ value }) => value)]).flatMap(({ value, line }) => {
		const expression = /\$\{\{.*?\}\}/s.exec(value)?.[0].replace(/\s+/g, " ");
		return expression === void 0 ? [] : [{
			line,
			problem: `The script holds the expression "${expression}".`
		}];
	});
}
function findUnpinnedActions({ jobs }) {
	const uses = [...jobs, ...allSteps(jobs)].flatMap((place) => place.uses ?? []);
	const isPinned = ({ value }) => value.startsWith("./") || /@[0-9a-f]{40}$/.test(value) || /^docker:.*@sha256:[0-9a-f]{64}$/.test(value);
	return uses.filter((text) => !isPinned(text)).map(({ value, line }) => ({
		line,
		problem: `"${value}" is not pinned to a commit.`
	}));
}
function findPlaceholders({ jobs }) {
	return [...jobs, ...allSteps(jobs)].flatMap((place) => place.uses ?? []).filter(({ value }) => /@0{40}$/.test(value)).map(({ value, line }) => ({
		line,
		problem: `"${value}" names no commit: the zeros stand for one.`
	}));
}
function findLoosePermissions({ permissions, jobs }) {
	const whole = [permissions, ...jobs.map((job) => job.permissions)].filter((given) => given?.isWhole);
	const unset = permissions ? [] : jobs.filter((job) => !job.permissions);
	return [...whole.map((given) => ({
		line: given?.line ?? 1,
		problem: "The permissions are given as a whole."
	})), ...unset.map(({ id, line }) => ({
		line,
		problem: `Nothing says what the token of the job "${id}" may do.`
	}))];
}
function findInheritedSecrets({ jobs }) {
	return jobs.flatMap((job) => job.secrets ?? []).filter(({ value }) => value === "inherit").map(({ line }) => ({
		line,
		problem: "All secrets are handed on."
	}));
}
const CACHE_ACTIONS = /* @__PURE__ */ new Set(["actions/cache", "swatinem/rust-cache"]);
const CACHE_INPUTS = [
	"cache",
	"enable-cache",
	"bundler-cache",
	"package-manager-cache"
];
const CACHES_BY_DEFAULT = /* @__PURE__ */ new Set(["actions/setup-go", "astral-sh/setup-uv"]);
function findCaches({ jobs }) {
	return allSteps(jobs.filter(hasRegreen)).flatMap((step) => {
		const action = actionOf(step.uses);
		const told = CACHE_INPUTS.flatMap((name) => inputOf(step, name) ?? []);
		const isKept = told.length === 0 ? CACHES_BY_DEFAULT.has(action) : told.some((value) => !/^(false|)$/.test(value));
		return CACHE_ACTIONS.has(action) || /\/setup-/.test(action) && isKept ? [{
			line: step.line,
			problem: `"${action}" uses the cache beside Regreen.`
		}] : [];
	});
}
function findFencedConditions({ jobs }) {
	const conditions = [...jobs, ...allSteps(jobs)].flatMap(({ condition }) => condition ?? []);
	const isAlwaysTrue = (value) => value.includes("${{") && !/^\$\{\{(?:(?!\}\}).)*\}\}$/s.test(value);
	return conditions.filter(({ value }) => isAlwaysTrue(value)).map(({ line }) => ({
		line,
		problem: "This \"if\" is always true."
	}));
}
function findForkCheckouts({ jobs }) {
	return checkouts(jobs).filter((step) => inputOf(step, "allow-unsafe-pr-checkout") === "true").map(({ line }) => ({
		line,
		problem: "The checkout allows the code of forks."
	}));
}
function findKeptCredentials({ jobs }) {
	return checkouts(jobs.filter(hasRegreen)).filter((step) => inputOf(step, "persist-credentials") !== "false").map(({ line }) => ({
		line,
		problem: "The checkout leaves its token on the disk."
	}));
}
function findIdentities({ permissions, jobs }) {
	return jobs.filter(hasRegreen).flatMap((job) => {
		const granted = job.permissions ?? permissions;
		if (granted?.levelOf("id-token") !== "write") return [];
		return [{
			line: granted.line,
			problem: `The job "${job.id}" may ask for identity tokens.`
		}];
	});
}
function findMissingConcurrency({ hasConcurrency, jobs }) {
	if (hasConcurrency) return [];
	const publisher = jobs.find((job) => regreenSteps(job).some((step) => inputOf(step, "phase") === "publish"));
	if (publisher) {
		const problem = `The job "${publisher.id}" and those before it have no concurrency group together.`;
		return [{
			line: publisher.line,
			problem
		}];
	}
	return jobs.filter((job) => hasRegreen(job) && !job.hasConcurrency).map(({ id, line }) => ({
		line,
		problem: `The job "${id}" has no concurrency group.`
	}));
}
function findSecretsInEnvironment({ env, jobs }) {
	const shared = jobs.filter(hasRegreen).flatMap((job) => [...env, ...job.env]);
	return [...new Map(shared.filter(({ value }) => /\bsecrets\b/.test(value.value)).map((one) => [one.value.line, one]))].map(([line, { name }]) => ({
		line,
		problem: `The variable ${name} hands a secret to every step.`
	}));
}
function findUnsecureCommands({ lines }) {
	return lines.flatMap((line, i) => /^[^#]*ACTIONS_ALLOW_UNSECURE_COMMANDS/.test(line) ? [{
		line: i + 1,
		problem: "ACTIONS_ALLOW_UNSECURE_COMMANDS is set."
	}] : []);
}
function findTargetEvents({ events }) {
	return events.filter(({ name }) => name === "pull_request_target").map(({ line }) => ({
		line,
		problem: "The workflow runs for \"pull_request_target\"."
	}));
}
function findShallowMerges({ events, jobs }) {
	if (!events.some(({ name }) => name === "pull_request")) return [];
	return checkouts(jobs.filter(hasRegreen)).filter((step) => inputOf(step, "ref") === void 0 && /^1?$/.test(inputOf(step, "fetch-depth") ?? "")).map(({ line }) => ({
		line,
		problem: "For a pull request this checks out a merge without its parents."
	}));
}

// src/doctor/workflows/rules.ts
const RULES$1 = [
	{
		name: "expression_in_script",
		reason: "An expression is put into a script as text, so a title or a branch name becomes code.",
		cure: "Put the expression into \"env\" of the step, and use the variable in the script, in quotes.",
		find: findExpressionsInScripts
	},
	{
		name: "unpinned_action",
		reason: "A tag can be moved to other code, which then sees the secrets of the job.",
		cure: "Name the commit in full, with the version behind it: \"@<40 digits> # v1.2.3\".",
		find: findUnpinnedActions
	},
	{
		name: "placeholder_commit",
		reason: "GitHub finds no such commit, so the job ends before its first step.",
		cure: "Put the commit of the release you chose in the place of the zeros.",
		find: findPlaceholders
	},
	{
		name: "loose_permissions",
		reason: "The token then gets more than the job needs, which may be everything.",
		cure: "Write \"permissions: {}\" at the top, and what each job needs into the job.",
		find: findLoosePermissions
	},
	{
		name: "inherited_secrets",
		reason: "A called workflow then gets every secret of the repository.",
		cure: "Hand on secrets by name, each on a line of its own.",
		find: findInheritedSecrets
	},
	{
		name: "cache_beside_regreen",
		reason: "What a patch leaves in the cache is trusted by later jobs.",
		cure: "Leave the cache out of this job; setup actions that use it by default want \"cache: false\" or \"enable-cache: false\".",
		find: findCaches
	},
	{
		name: "fenced_condition",
		reason: "A \"${{ }}\" with anything around it, a line end included, is a string, and a non-empty string is true.",
		cure: "Write the bare expression, without \"${{ }}\"; over several lines with \"if: >-\".",
		find: findFencedConditions
	},
	{
		name: "fork_checkout",
		reason: "A fork's code would run beside the key and the token.",
		cure: "Remove \"allow-unsafe-pr-checkout\".",
		find: findForkCheckouts
	},
	{
		name: "kept_credentials",
		reason: "Every test of the job can read it there.",
		cure: "Add \"persist-credentials: false\" to the \"with\" of this step.",
		find: findKeptCredentials
	},
	{
		name: "identity_token",
		reason: "Whoever gets at the job could sign in to other services as this repository.",
		cure: "Remove \"id-token: write\", which is part of \"write-all\" too, or do what needs it in a job of its own.",
		find: findIdentities
	},
	{
		name: "no_concurrency",
		reason: "Two events at once then pay for two runs that do the same.",
		cure: "Add \"concurrency\" with a group by branch or thread and \"cancel-in-progress: false\": to the job, or where several jobs are one run, to the workflow.",
		find: findMissingConcurrency
	},
	{
		name: "secret_in_environment",
		reason: "The installation of dependencies sees it as well.",
		cure: "Give the secret to the one step that needs it, in its \"with\".",
		find: findSecretsInEnvironment
	},
	{
		name: "unsecure_commands",
		reason: "Any test could change the environment of the job by what it prints.",
		cure: "Remove it; what needs it can write to $GITHUB_ENV instead.",
		find: findUnsecureCommands
	},
	{
		name: "pull_request_target",
		reason: "It hands secrets to the pull requests of strangers, and Regreen takes no request from it.",
		cure: "Use \"workflow_run\" after CI, or \"issue_comment\".",
		find: findTargetEvents
	},
	{
		name: "shallow_merge",
		reason: "What earlier steps installed can then not be used, because nothing shows which head the merge stands for.",
		cure: "Add \"fetch-depth: 2\" to the \"with\" of this step.",
		find: findShallowMerges
	}
];

// src/doctor/workflow-files.ts
async function readWorkflows(workspace, onDefault) {
	if (workspace === void 0 && onDefault === void 0) return void 0;
	const found = workspace === void 0 ? /* @__PURE__ */ new Map() : await readWorkflowFiles(workspace);
	const { workflows, broken } = parse$2(found.size > 0 ? found : onDefault ?? found);
	const isOnServer = onDefault !== void 0;
	return {
		here: workflows,
		onDefault: isOnServer ? parse$2(onDefault).workflows : workflows,
		isOnServer,
		broken
	};
}
function parse$2(texts) {
	const workflows = [];
	const broken = [];
	for (const [path, text] of texts) try {
		workflows.push(parseWorkflow(path, text));
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		broken.push(error.message);
	}
	return {
		workflows,
		broken
	};
}
function checkPresence(files) {
	const unreadable = files.broken.map((problem) => fault(problem, "Correct the file; GitHub cannot read it either."));
	if (isUsed(files)) return unreadable;
	const problem = "No workflow in .github/workflows uses Regreen.";
	const cure = "For runs on GitHub, copy one from the folder \"examples\" of Regreen to .github/workflows on the default branch.";
	return [...unreadable, files.isOnServer ? fault(problem, cure) : unchecked(problem, cure)];
}
const isUsed = ({ here, onDefault }) => [...here, ...onDefault].some(usesRegreen);
function checkEvents({ here, onDefault }) {
	return here.filter(usesRegreen).flatMap((workflow) => [
		...toFindings(workflow, findMisplaced(workflow, onDefault), "Merge the file into the default branch."),
		...toFindings(workflow, findUnknownWorkflows(workflow, onDefault), "Write the name exactly as \"name:\" in that file says it."),
		...toFindings(workflow, findDeafEvents(workflow), "Use \"workflow_run\" with \"types: [completed]\", or another event of the examples.")
	]);
}
function checkPermissions({ here }) {
	return here.flatMap((workflow) => toFindings(workflow, findMissingPermissions(workflow), "Add it to \"permissions\" of the job."));
}
function checkRules({ here }) {
	return here.filter(usesRegreen).flatMap((workflow) => RULES$1.flatMap((rule) => rule.find(workflow).map(({ line, problem }) => fault(`${workflow.path}:${line}: ${problem} ${rule.reason}`, rule.cure))));
}
const toFindings = ({ path }, breaches, cure) => breaches.map(({ line, problem }) => fault(`${path}:${line}: ${problem}`, cure));

// src/doctor/checks.ts
function listChecks(parts) {
	return [
		...listMachineChecks(parts),
		...listProjectChecks(parts),
		...listModelChecks(parts),
		...listGitHubChecks(parts)
	];
}
function listMachineChecks(parts) {
	const { config, environment, host, searchPath, workspace } = parts;
	const sandbox = once(async () => {
		const mode = config.sandbox === "off" ? "off" : "auto";
		const { report } = await openSandbox({
			...host,
			mode,
			network: config.network,
			environment,
			workspace,
			showsCaches: false
		});
		return report;
	});
	return [
		{
			name: "node",
			run: async () => checkNode(process.versions.node)
		},
		{
			name: "git",
			run: async () => checkGit(await readGitVersion(host.processes, searchPath))
		},
		{
			name: "unsecure_commands",
			run: async () => checkUnsecureCommands(environment)
		},
		{
			name: "sandbox",
			run: async () => checkSandbox(await sandbox(), config, environment)
		},
		{
			name: "runner",
			run: async () => checkRunner(environment, await sandbox())
		},
		...workspace === void 0 ? [] : [{
			name: "checkout_credentials",
			run: async () => checkCredentials(await findKeptCredentials$1(workspace), { isInJob: isJob(environment) })
		}, {
			name: "checkout_depth",
			run: async () => checkDepth(await readDepth(workspace, searchPath))
		}]
	];
}
const listProjectChecks = (parts) => [{
	name: "policy_file",
	async run() {
		await parts.readPolicy();
		return [];
	}
}, {
	name: "test_command",
	run: async () => checkTestCommand(await parts.findCommit(), parts)
}];
function listModelChecks({ config, secrets, environment }) {
	const { openaiApiKey } = secrets;
	return [{
		name: "model",
		run: async () => checkModelSettings(config, secrets, environment)
	}, {
		name: "model_endpoint",
		run: async () => openaiApiKey ? checkEndpoint(await askEndpoint(config.baseUrl, openaiApiKey), config) : void 0
	}];
}
function listGitHubChecks(parts) {
	const { github } = parts;
	if (!github) return [{
		name: "repository",
		run: async () => [NO_GITHUB]
	}, ...listWorkflowChecks(parts, async () => void 0)];
	const { survey } = github;
	const repository = once(() => survey.repository());
	async function readWorkflowFiles() {
		const asked = await repository();
		const files = asked.kind === "told" ? await survey.workflowFiles(asked.value.defaultBranch) : asked;
		return files.kind === "told" ? files.value : void 0;
	}
	return [
		{
			name: "repository",
			run: async () => checkRepository(await repository(), parts.environment)
		},
		...listSettingChecks(github, parts).map(({ name, look }) => ({
			name,
			async run() {
				const asked = await repository();
				return asked.kind === "told" ? look(asked.value) : void 0;
			}
		})),
		...listWorkflowChecks(parts, readWorkflowFiles)
	];
}
const listSettingChecks = ({ survey, pages }, { config, environment }) => [
	{
		name: "token_reads",
		look: async ({ defaultBranch }) => checkReads(await survey.tryReads(defaultBranch), environment)
	},
	{
		name: "pull_request_setting",
		async look({ isOfOrganisation }) {
			const repository = await survey.mayOpenPullRequests("repository");
			const organisation = isOfOrganisation ? await survey.mayOpenPullRequests("organisation") : void 0;
			return checkPullRequestSettings({
				repository,
				organisation
			}, pages);
		}
	},
	{
		name: "default_branch",
		async look({ defaultBranch: name }) {
			const [isProtected, rules] = [await survey.isProtected(name), await survey.rulesFor(name)];
			return checkDefaultBranch({
				name,
				isProtected,
				rules
			}, pages);
		}
	},
	{
		name: "own_branches",
		look: async () => checkOwnBranches(await survey.rulesFor(`${config.branchPrefix}doctor`), config, pages)
	}
];
const NO_GITHUB = unchecked("Without a token and a repository on a server, rights, settings and branches were not looked at.", "Set GITHUB_TOKEN, and \"--repository owner/name\" where the remote \"origin\" does not say it.");
function listWorkflowChecks({ workspace }, readDefault) {
	const files = once(async () => readWorkflows(workspace, await readDefault()));
	const check = (look) => async () => {
		const found = await files();
		return found && isUsed(found) ? look(found) : void 0;
	};
	async function findPresence() {
		const found = await files();
		return found && checkPresence(found);
	}
	return [
		{
			name: "workflows",
			run: findPresence
		},
		{
			name: "workflow_events",
			run: check(checkEvents)
		},
		{
			name: "workflow_permissions",
			run: check(checkPermissions)
		},
		{
			name: "workflow_rules",
			run: check(checkRules)
		}
	];
}
function once(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}

// src/doctor/doctor.ts
async function diagnose({ searchPath, open }) {
	const processes = createProcesses(() => performance.now());
	const first = await examine([{
		name: "git",
		run: async () => checkGit(await readGitVersion(processes, searchPath))
	}]);
	if (!first.isHealthy) return first;
	const { parts, close } = await open();
	try {
		return await examine(listChecks(parts), parts.host.signal);
	} finally {
		close();
	}
}
async function examine(checks, signal) {
	const findings = [];
	const passed = [];
	const leftOut = [];
	for (const check of checks) {
		const found = await run(check, signal);
		signal?.throwIfAborted();
		const fresh = found?.filter((finding) => !findings.some((known) => isSame(known, finding)));
		findings.push(...(fresh ?? []).map((finding) => ({
			check: check.name,
			...finding
		})));
		if (found?.length === 0) passed.push(check.name);
		else if (!fresh || fresh.length === 0) leftOut.push(check.name);
	}
	return {
		isHealthy: findings.every(({ kind }) => kind !== "fault"),
		findings,
		passed,
		leftOut
	};
}
const isSame = (one, other) => one.problem === other.problem && one.cure === other.cure;
async function run(check, signal) {
	try {
		return await check.run();
	} catch (error) {
		signal?.throwIfAborted();
		if (error instanceof ConfigError) return [{
			kind: "fault",
			problem: error.message,
			cure: ""
		}];
		if (error instanceof ServiceError) return [{
			kind: "unchecked",
			problem: error.message,
			cure: "Try again later."
		}];
		throw new Error(`The check ${check.name} failed: ${messageOf(error)}`, { cause: error });
	}
}
function renderExamination({ findings, passed, leftOut }) {
	const ordered = [...findings].sort((a, b) => Number(a.kind === "unchecked") - Number(b.kind === "unchecked"));
	const faults = findings.filter(({ kind }) => kind === "fault").length;
	const open = findings.length - faults;
	const whole = `${passed.length} in order${passed.length === 0 ? "" : `: ${passed.join(", ")}`}`;
	const rest = leftOut.length === 0 ? "" : ` Left out (nothing to look at, or told above): ${leftOut.join(", ")}.`;
	return [...ordered.flatMap(({ kind, check, problem, cure }, i) => [`${i + 1}. ${kind === "fault" ? "Fault" : "Not checked"} (${check}): ${problem}`, ...cure === "" ? [] : [`   ${cure}`]]), `${faults === 0 ? "No faults" : plural(faults, "fault")}, ${open} not checked, ${whole}.${rest}`];
}

// node_modules/bottleneck/light.js
var require_light = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var define;
	(function(global, factory) {
		typeof exports === "object" && typeof module !== "undefined" ? module.exports = factory() : typeof define === "function" && define.amd ? define(factory) : global.Bottleneck = factory();
	})(this$1, (function() {
		"use strict";
		var commonjsGlobal = typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : {};
		function getCjsExportFromNamespace(n) {
			return n && n["default"] || n;
		}
		var load = function(received, defaults, onto = {}) {
			var k, ref, v;
			for (k in defaults) {
				v = defaults[k];
				onto[k] = (ref = received[k]) != null ? ref : v;
			}
			return onto;
		};
		var overwrite = function(received, defaults, onto = {}) {
			var k, v;
			for (k in received) {
				v = received[k];
				if (defaults[k] !== void 0) onto[k] = v;
			}
			return onto;
		};
		var parser = {
			load,
			overwrite
		};
		var DLList_1 = class DLList {
			constructor(incr, decr) {
				this.incr = incr;
				this.decr = decr;
				this._first = null;
				this._last = null;
				this.length = 0;
			}
			push(value) {
				var node;
				this.length++;
				if (typeof this.incr === "function") this.incr();
				node = {
					value,
					prev: this._last,
					next: null
				};
				if (this._last != null) {
					this._last.next = node;
					this._last = node;
				} else this._first = this._last = node;
			}
			shift() {
				var value;
				if (this._first == null) return;
				else {
					this.length--;
					if (typeof this.decr === "function") this.decr();
				}
				value = this._first.value;
				if ((this._first = this._first.next) != null) this._first.prev = null;
				else this._last = null;
				return value;
			}
			first() {
				if (this._first != null) return this._first.value;
			}
			getArray() {
				var node = this._first, ref, results = [];
				while (node != null) results.push((ref = node, node = node.next, ref.value));
				return results;
			}
			forEachShift(cb) {
				var node = this.shift();
				while (node != null) cb(node), node = this.shift();
			}
			debug() {
				var node = this._first, ref, ref1, ref2, results = [];
				while (node != null) results.push((ref = node, node = node.next, {
					value: ref.value,
					prev: (ref1 = ref.prev) != null ? ref1.value : void 0,
					next: (ref2 = ref.next) != null ? ref2.value : void 0
				}));
				return results;
			}
		};
		var Events_1 = class Events {
			constructor(instance) {
				this.instance = instance;
				this._events = {};
				if (this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw new Error("An Emitter already exists for this object");
				this.instance.on = (name, cb) => {
					return this._addListener(name, "many", cb);
				};
				this.instance.once = (name, cb) => {
					return this._addListener(name, "once", cb);
				};
				this.instance.removeAllListeners = (name = null) => {
					if (name != null) return delete this._events[name];
					else return this._events = {};
				};
			}
			_addListener(name, status, cb) {
				var base;
				if ((base = this._events)[name] == null) base[name] = [];
				this._events[name].push({
					cb,
					status
				});
				return this.instance;
			}
			listenerCount(name) {
				if (this._events[name] != null) return this._events[name].length;
				else return 0;
			}
			async trigger(name, ...args) {
				var e, promises;
				try {
					if (name !== "debug") this.trigger("debug", `Event triggered: ${name}`, args);
					if (this._events[name] == null) return;
					this._events[name] = this._events[name].filter(function(listener) {
						return listener.status !== "none";
					});
					promises = this._events[name].map(async (listener) => {
						var e, returned;
						if (listener.status === "none") return;
						if (listener.status === "once") listener.status = "none";
						try {
							returned = typeof listener.cb === "function" ? listener.cb(...args) : void 0;
							if (typeof (returned != null ? returned.then : void 0) === "function") return await returned;
							else return returned;
						} catch (error) {
							e = error;
							this.trigger("error", e);
							return null;
						}
					});
					return (await Promise.all(promises)).find(function(x) {
						return x != null;
					});
				} catch (error) {
					e = error;
					this.trigger("error", e);
					return null;
				}
			}
		};
		var DLList$1 = DLList_1, Events$1 = Events_1;
		var Queues_1 = class Queues {
			constructor(num_priorities) {
				this.Events = new Events$1(this);
				this._length = 0;
				this._lists = (function() {
					var j, ref, results = [];
					for (j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; 1 <= ref ? ++j : --j) results.push(new DLList$1((() => {
						return this.incr();
					}), (() => {
						return this.decr();
					})));
					return results;
				}).call(this);
			}
			incr() {
				if (this._length++ === 0) return this.Events.trigger("leftzero");
			}
			decr() {
				if (--this._length === 0) return this.Events.trigger("zero");
			}
			push(job) {
				return this._lists[job.options.priority].push(job);
			}
			queued(priority) {
				if (priority != null) return this._lists[priority].length;
				else return this._length;
			}
			shiftAll(fn) {
				return this._lists.forEach(function(list) {
					return list.forEachShift(fn);
				});
			}
			getFirst(arr = this._lists) {
				var j = 0, len = arr.length, list;
				for (; j < len; j++) {
					list = arr[j];
					if (list.length > 0) return list;
				}
				return [];
			}
			shiftLastFrom(priority) {
				return this.getFirst(this._lists.slice(priority).reverse()).shift();
			}
		};
		var BottleneckError_1 = class BottleneckError extends Error {};
		var BottleneckError$1, DEFAULT_PRIORITY, Job, NUM_PRIORITIES = 10, parser$1;
		DEFAULT_PRIORITY = 5;
		parser$1 = parser;
		BottleneckError$1 = BottleneckError_1;
		Job = class Job {
			constructor(task, args, options, jobDefaults, rejectOnDrop, Events, _states, Promise) {
				this.task = task;
				this.args = args;
				this.rejectOnDrop = rejectOnDrop;
				this.Events = Events;
				this._states = _states;
				this.Promise = Promise;
				this.options = parser$1.load(options, jobDefaults);
				this.options.priority = this._sanitizePriority(this.options.priority);
				if (this.options.id === jobDefaults.id) this.options.id = `${this.options.id}-${this._randomIndex()}`;
				this.promise = new this.Promise((_resolve, _reject) => {
					this._resolve = _resolve;
					this._reject = _reject;
				});
				this.retryCount = 0;
			}
			_sanitizePriority(priority) {
				var sProperty = ~~priority !== priority ? DEFAULT_PRIORITY : priority;
				if (sProperty < 0) return 0;
				else if (sProperty > NUM_PRIORITIES - 1) return NUM_PRIORITIES - 1;
				else return sProperty;
			}
			_randomIndex() {
				return Math.random().toString(36).slice(2);
			}
			doDrop({ error, message = "This job has been dropped by Bottleneck" } = {}) {
				if (this._states.remove(this.options.id)) {
					if (this.rejectOnDrop) this._reject(error != null ? error : new BottleneckError$1(message));
					this.Events.trigger("dropped", {
						args: this.args,
						options: this.options,
						task: this.task,
						promise: this.promise
					});
					return true;
				} else return false;
			}
			_assertStatus(expected) {
				var status = this._states.jobStatus(this.options.id);
				if (!(status === expected || expected === "DONE" && status === null)) throw new BottleneckError$1(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
			}
			doReceive() {
				this._states.start(this.options.id);
				return this.Events.trigger("received", {
					args: this.args,
					options: this.options
				});
			}
			doQueue(reachedHWM, blocked) {
				this._assertStatus("RECEIVED");
				this._states.next(this.options.id);
				return this.Events.trigger("queued", {
					args: this.args,
					options: this.options,
					reachedHWM,
					blocked
				});
			}
			doRun() {
				if (this.retryCount === 0) {
					this._assertStatus("QUEUED");
					this._states.next(this.options.id);
				} else this._assertStatus("EXECUTING");
				return this.Events.trigger("scheduled", {
					args: this.args,
					options: this.options
				});
			}
			async doExecute(chained, clearGlobalState, run, free) {
				var error, eventInfo, passed;
				if (this.retryCount === 0) {
					this._assertStatus("RUNNING");
					this._states.next(this.options.id);
				} else this._assertStatus("EXECUTING");
				eventInfo = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				};
				this.Events.trigger("executing", eventInfo);
				try {
					passed = await (chained != null ? chained.schedule(this.options, this.task, ...this.args) : this.task(...this.args));
					if (clearGlobalState()) {
						this.doDone(eventInfo);
						await free(this.options, eventInfo);
						this._assertStatus("DONE");
						return this._resolve(passed);
					}
				} catch (error1) {
					error = error1;
					return this._onFailure(error, eventInfo, clearGlobalState, run, free);
				}
			}
			doExpire(clearGlobalState, run, free) {
				var error, eventInfo;
				if (this._states.jobStatus(this.options.id === "RUNNING")) this._states.next(this.options.id);
				this._assertStatus("EXECUTING");
				eventInfo = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				};
				error = new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`);
				return this._onFailure(error, eventInfo, clearGlobalState, run, free);
			}
			async _onFailure(error, eventInfo, clearGlobalState, run, free) {
				var retry, retryAfter;
				if (clearGlobalState()) {
					retry = await this.Events.trigger("failed", error, eventInfo);
					if (retry != null) {
						retryAfter = ~~retry;
						this.Events.trigger("retry", `Retrying ${this.options.id} after ${retryAfter} ms`, eventInfo);
						this.retryCount++;
						return run(retryAfter);
					} else {
						this.doDone(eventInfo);
						await free(this.options, eventInfo);
						this._assertStatus("DONE");
						return this._reject(error);
					}
				}
			}
			doDone(eventInfo) {
				this._assertStatus("EXECUTING");
				this._states.next(this.options.id);
				return this.Events.trigger("done", eventInfo);
			}
		};
		var Job_1 = Job;
		var BottleneckError$2, LocalDatastore, parser$2 = parser;
		BottleneckError$2 = BottleneckError_1;
		LocalDatastore = class LocalDatastore {
			constructor(instance, storeOptions, storeInstanceOptions) {
				this.instance = instance;
				this.storeOptions = storeOptions;
				this.clientId = this.instance._randomIndex();
				parser$2.load(storeInstanceOptions, storeInstanceOptions, this);
				this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now();
				this._running = 0;
				this._done = 0;
				this._unblockTime = 0;
				this.ready = this.Promise.resolve();
				this.clients = {};
				this._startHeartbeat();
			}
			_startHeartbeat() {
				var base;
				if (this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null)) return typeof (base = this.heartbeat = setInterval(() => {
					var amount, incr, maximum, now = Date.now(), reservoir;
					if (this.storeOptions.reservoirRefreshInterval != null && now >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval) {
						this._lastReservoirRefresh = now;
						this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount;
						this.instance._drainAll(this.computeCapacity());
					}
					if (this.storeOptions.reservoirIncreaseInterval != null && now >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval) {
						({reservoirIncreaseAmount: amount, reservoirIncreaseMaximum: maximum, reservoir} = this.storeOptions);
						this._lastReservoirIncrease = now;
						incr = maximum != null ? Math.min(amount, maximum - reservoir) : amount;
						if (incr > 0) {
							this.storeOptions.reservoir += incr;
							return this.instance._drainAll(this.computeCapacity());
						}
					}
				}, this.heartbeatInterval)).unref === "function" ? base.unref() : void 0;
				else return clearInterval(this.heartbeat);
			}
			async __publish__(message) {
				await this.yieldLoop();
				return this.instance.Events.trigger("message", message.toString());
			}
			async __disconnect__(flush) {
				await this.yieldLoop();
				clearInterval(this.heartbeat);
				return this.Promise.resolve();
			}
			yieldLoop(t = 0) {
				return new this.Promise(function(resolve, reject) {
					return setTimeout(resolve, t);
				});
			}
			computePenalty() {
				var ref;
				return (ref = this.storeOptions.penalty) != null ? ref : 15 * this.storeOptions.minTime || 5e3;
			}
			async __updateSettings__(options) {
				await this.yieldLoop();
				parser$2.overwrite(options, options, this.storeOptions);
				this._startHeartbeat();
				this.instance._drainAll(this.computeCapacity());
				return true;
			}
			async __running__() {
				await this.yieldLoop();
				return this._running;
			}
			async __queued__() {
				await this.yieldLoop();
				return this.instance.queued();
			}
			async __done__() {
				await this.yieldLoop();
				return this._done;
			}
			async __groupCheck__(time) {
				await this.yieldLoop();
				return this._nextRequest + this.timeout < time;
			}
			computeCapacity() {
				var maxConcurrent, reservoir;
				({maxConcurrent, reservoir} = this.storeOptions);
				if (maxConcurrent != null && reservoir != null) return Math.min(maxConcurrent - this._running, reservoir);
				else if (maxConcurrent != null) return maxConcurrent - this._running;
				else if (reservoir != null) return reservoir;
				else return null;
			}
			conditionsCheck(weight) {
				var capacity = this.computeCapacity();
				return capacity == null || weight <= capacity;
			}
			async __incrementReservoir__(incr) {
				var reservoir;
				await this.yieldLoop();
				reservoir = this.storeOptions.reservoir += incr;
				this.instance._drainAll(this.computeCapacity());
				return reservoir;
			}
			async __currentReservoir__() {
				await this.yieldLoop();
				return this.storeOptions.reservoir;
			}
			isBlocked(now) {
				return this._unblockTime >= now;
			}
			check(weight, now) {
				return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
			}
			async __check__(weight) {
				var now;
				await this.yieldLoop();
				now = Date.now();
				return this.check(weight, now);
			}
			async __register__(index, weight, expiration) {
				var now, wait;
				await this.yieldLoop();
				now = Date.now();
				if (this.conditionsCheck(weight)) {
					this._running += weight;
					if (this.storeOptions.reservoir != null) this.storeOptions.reservoir -= weight;
					wait = Math.max(this._nextRequest - now, 0);
					this._nextRequest = now + wait + this.storeOptions.minTime;
					return {
						success: true,
						wait,
						reservoir: this.storeOptions.reservoir
					};
				} else return { success: false };
			}
			strategyIsBlock() {
				return this.storeOptions.strategy === 3;
			}
			async __submit__(queueLength, weight) {
				var blocked, now, reachedHWM;
				await this.yieldLoop();
				if (this.storeOptions.maxConcurrent != null && weight > this.storeOptions.maxConcurrent) throw new BottleneckError$2(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
				now = Date.now();
				reachedHWM = this.storeOptions.highWater != null && queueLength === this.storeOptions.highWater && !this.check(weight, now);
				blocked = this.strategyIsBlock() && (reachedHWM || this.isBlocked(now));
				if (blocked) {
					this._unblockTime = now + this.computePenalty();
					this._nextRequest = this._unblockTime + this.storeOptions.minTime;
					this.instance._dropAllQueued();
				}
				return {
					reachedHWM,
					blocked,
					strategy: this.storeOptions.strategy
				};
			}
			async __free__(index, weight) {
				await this.yieldLoop();
				this._running -= weight;
				this._done += weight;
				this.instance._drainAll(this.computeCapacity());
				return { running: this._running };
			}
		};
		var LocalDatastore_1 = LocalDatastore;
		var BottleneckError$3 = BottleneckError_1;
		var States_1 = class States {
			constructor(status1) {
				this.status = status1;
				this._jobs = {};
				this.counts = this.status.map(function() {
					return 0;
				});
			}
			next(id) {
				var current = this._jobs[id], next = current + 1;
				if (current != null && next < this.status.length) {
					this.counts[current]--;
					this.counts[next]++;
					return this._jobs[id]++;
				} else if (current != null) {
					this.counts[current]--;
					return delete this._jobs[id];
				}
			}
			start(id) {
				var initial = 0;
				this._jobs[id] = initial;
				return this.counts[initial]++;
			}
			remove(id) {
				var current = this._jobs[id];
				if (current != null) {
					this.counts[current]--;
					delete this._jobs[id];
				}
				return current != null;
			}
			jobStatus(id) {
				var ref;
				return (ref = this.status[this._jobs[id]]) != null ? ref : null;
			}
			statusJobs(status) {
				var k, pos, ref, results, v;
				if (status != null) {
					pos = this.status.indexOf(status);
					if (pos < 0) throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);
					ref = this._jobs;
					results = [];
					for (k in ref) {
						v = ref[k];
						if (v === pos) results.push(k);
					}
					return results;
				} else return Object.keys(this._jobs);
			}
			statusCounts() {
				return this.counts.reduce(((acc, v, i) => {
					acc[this.status[i]] = v;
					return acc;
				}), {});
			}
		};
		var DLList$2 = DLList_1;
		var Sync_1 = class Sync {
			constructor(name, Promise) {
				this.schedule = this.schedule.bind(this);
				this.name = name;
				this.Promise = Promise;
				this._running = 0;
				this._queue = new DLList$2();
			}
			isEmpty() {
				return this._queue.length === 0;
			}
			async _tryToRun() {
				var args, cb, error, reject, resolve, returned, task;
				if (this._running < 1 && this._queue.length > 0) {
					this._running++;
					({task, args, resolve, reject} = this._queue.shift());
					cb = await (async function() {
						try {
							returned = await task(...args);
							return function() {
								return resolve(returned);
							};
						} catch (error1) {
							error = error1;
							return function() {
								return reject(error);
							};
						}
					})();
					this._running--;
					this._tryToRun();
					return cb();
				}
			}
			schedule(task, ...args) {
				var promise, reject, resolve = reject = null;
				promise = new this.Promise(function(_resolve, _reject) {
					resolve = _resolve;
					return reject = _reject;
				});
				this._queue.push({
					task,
					args,
					resolve,
					reject
				});
				this._tryToRun();
				return promise;
			}
		};
		var version = "2.19.5";
		var version$2 = /*#__PURE__*/ Object.freeze({
			version,
			default: { version }
		});
		var require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var Events$2, Group, IORedisConnection$1, RedisConnection$1, Scripts$1, parser$3 = parser;
		Events$2 = Events_1;
		RedisConnection$1 = require$$2;
		IORedisConnection$1 = require$$3;
		Scripts$1 = require$$4;
		Group = (function() {
			class Group {
				constructor(limiterOptions = {}) {
					this.deleteKey = this.deleteKey.bind(this);
					this.limiterOptions = limiterOptions;
					parser$3.load(this.limiterOptions, this.defaults, this);
					this.Events = new Events$2(this);
					this.instances = {};
					this.Bottleneck = Bottleneck_1;
					this._startAutoCleanup();
					this.sharedConnection = this.connection != null;
					if (this.connection == null) {
						if (this.limiterOptions.datastore === "redis") this.connection = new RedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
						else if (this.limiterOptions.datastore === "ioredis") this.connection = new IORedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
					}
				}
				key(key = "") {
					var ref;
					return (ref = this.instances[key]) != null ? ref : (() => {
						var limiter = this.instances[key] = new this.Bottleneck(Object.assign(this.limiterOptions, {
							id: `${this.id}-${key}`,
							timeout: this.timeout,
							connection: this.connection
						}));
						this.Events.trigger("created", limiter, key);
						return limiter;
					})();
				}
				async deleteKey(key = "") {
					var deleted, instance = this.instances[key];
					if (this.connection) deleted = await this.connection.__runCommand__(["del", ...Scripts$1.allKeys(`${this.id}-${key}`)]);
					if (instance != null) {
						delete this.instances[key];
						await instance.disconnect();
					}
					return instance != null || deleted > 0;
				}
				limiters() {
					var k, ref = this.instances, results = [], v;
					for (k in ref) {
						v = ref[k];
						results.push({
							key: k,
							limiter: v
						});
					}
					return results;
				}
				keys() {
					return Object.keys(this.instances);
				}
				async clusterKeys() {
					var cursor, end, found, i, k, keys, len, next, start;
					if (this.connection == null) return this.Promise.resolve(this.keys());
					keys = [];
					cursor = null;
					start = `b_${this.id}-`.length;
					end = 9;
					while (cursor !== 0) {
						[next, found] = await this.connection.__runCommand__([
							"scan",
							cursor != null ? cursor : 0,
							"match",
							`b_${this.id}-*_settings`,
							"count",
							1e4
						]);
						cursor = ~~next;
						for (i = 0, len = found.length; i < len; i++) {
							k = found[i];
							keys.push(k.slice(start, -end));
						}
					}
					return keys;
				}
				_startAutoCleanup() {
					var base;
					clearInterval(this.interval);
					return typeof (base = this.interval = setInterval(async () => {
						var e, k, ref, results, time = Date.now(), v;
						ref = this.instances;
						results = [];
						for (k in ref) {
							v = ref[k];
							try {
								if (await v._store.__groupCheck__(time)) results.push(this.deleteKey(k));
								else results.push(void 0);
							} catch (error) {
								e = error;
								results.push(v.Events.trigger("error", e));
							}
						}
						return results;
					}, this.timeout / 2)).unref === "function" ? base.unref() : void 0;
				}
				updateSettings(options = {}) {
					parser$3.overwrite(options, this.defaults, this);
					parser$3.overwrite(options, options, this.limiterOptions);
					if (options.timeout != null) return this._startAutoCleanup();
				}
				disconnect(flush = true) {
					var ref;
					if (!this.sharedConnection) return (ref = this.connection) != null ? ref.disconnect(flush) : void 0;
				}
			}
			Group.prototype.defaults = {
				timeout: 3e5,
				connection: null,
				Promise,
				id: "group-key"
			};
			return Group;
		}).call(commonjsGlobal);
		var Group_1 = Group;
		var Batcher, Events$3, parser$4 = parser;
		Events$3 = Events_1;
		Batcher = (function() {
			class Batcher {
				constructor(options = {}) {
					this.options = options;
					parser$4.load(this.options, this.defaults, this);
					this.Events = new Events$3(this);
					this._arr = [];
					this._resetPromise();
					this._lastFlush = Date.now();
				}
				_resetPromise() {
					return this._promise = new this.Promise((res, rej) => {
						return this._resolve = res;
					});
				}
				_flush() {
					clearTimeout(this._timeout);
					this._lastFlush = Date.now();
					this._resolve();
					this.Events.trigger("batch", this._arr);
					this._arr = [];
					return this._resetPromise();
				}
				add(data) {
					var ret;
					this._arr.push(data);
					ret = this._promise;
					if (this._arr.length === this.maxSize) this._flush();
					else if (this.maxTime != null && this._arr.length === 1) this._timeout = setTimeout(() => {
						return this._flush();
					}, this.maxTime);
					return ret;
				}
			}
			Batcher.prototype.defaults = {
				maxTime: null,
				maxSize: null,
				Promise
			};
			return Batcher;
		}).call(commonjsGlobal);
		var Batcher_1 = Batcher;
		var require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$8 = getCjsExportFromNamespace(version$2);
		var Bottleneck, DEFAULT_PRIORITY$1, Events$4, Job$1, LocalDatastore$1, NUM_PRIORITIES$1, Queues$1, RedisDatastore$1, States$1, Sync$1, parser$5, splice = [].splice;
		NUM_PRIORITIES$1 = 10;
		DEFAULT_PRIORITY$1 = 5;
		parser$5 = parser;
		Queues$1 = Queues_1;
		Job$1 = Job_1;
		LocalDatastore$1 = LocalDatastore_1;
		RedisDatastore$1 = require$$4$1;
		Events$4 = Events_1;
		States$1 = States_1;
		Sync$1 = Sync_1;
		Bottleneck = (function() {
			class Bottleneck {
				constructor(options = {}, ...invalid) {
					var storeInstanceOptions, storeOptions;
					this._addToQueue = this._addToQueue.bind(this);
					this._validateOptions(options, invalid);
					parser$5.load(options, this.instanceDefaults, this);
					this._queues = new Queues$1(NUM_PRIORITIES$1);
					this._scheduled = {};
					this._states = new States$1([
						"RECEIVED",
						"QUEUED",
						"RUNNING",
						"EXECUTING"
					].concat(this.trackDoneStatus ? ["DONE"] : []));
					this._limiter = null;
					this.Events = new Events$4(this);
					this._submitLock = new Sync$1("submit", this.Promise);
					this._registerLock = new Sync$1("register", this.Promise);
					storeOptions = parser$5.load(options, this.storeDefaults, {});
					this._store = (function() {
						if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
							storeInstanceOptions = parser$5.load(options, this.redisStoreDefaults, {});
							return new RedisDatastore$1(this, storeOptions, storeInstanceOptions);
						} else if (this.datastore === "local") {
							storeInstanceOptions = parser$5.load(options, this.localStoreDefaults, {});
							return new LocalDatastore$1(this, storeOptions, storeInstanceOptions);
						} else throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
					}).call(this);
					this._queues.on("leftzero", () => {
						var ref;
						return (ref = this._store.heartbeat) != null ? typeof ref.ref === "function" ? ref.ref() : void 0 : void 0;
					});
					this._queues.on("zero", () => {
						var ref;
						return (ref = this._store.heartbeat) != null ? typeof ref.unref === "function" ? ref.unref() : void 0 : void 0;
					});
				}
				_validateOptions(options, invalid) {
					if (!(options != null && typeof options === "object" && invalid.length === 0)) throw new Bottleneck.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
				}
				ready() {
					return this._store.ready;
				}
				clients() {
					return this._store.clients;
				}
				channel() {
					return `b_${this.id}`;
				}
				channel_client() {
					return `b_${this.id}_${this._store.clientId}`;
				}
				publish(message) {
					return this._store.__publish__(message);
				}
				disconnect(flush = true) {
					return this._store.__disconnect__(flush);
				}
				chain(_limiter) {
					this._limiter = _limiter;
					return this;
				}
				queued(priority) {
					return this._queues.queued(priority);
				}
				clusterQueued() {
					return this._store.__queued__();
				}
				empty() {
					return this.queued() === 0 && this._submitLock.isEmpty();
				}
				running() {
					return this._store.__running__();
				}
				done() {
					return this._store.__done__();
				}
				jobStatus(id) {
					return this._states.jobStatus(id);
				}
				jobs(status) {
					return this._states.statusJobs(status);
				}
				counts() {
					return this._states.statusCounts();
				}
				_randomIndex() {
					return Math.random().toString(36).slice(2);
				}
				check(weight = 1) {
					return this._store.__check__(weight);
				}
				_clearGlobalState(index) {
					if (this._scheduled[index] != null) {
						clearTimeout(this._scheduled[index].expiration);
						delete this._scheduled[index];
						return true;
					} else return false;
				}
				async _free(index, job, options, eventInfo) {
					var e, running;
					try {
						({running} = await this._store.__free__(index, options.weight));
						this.Events.trigger("debug", `Freed ${options.id}`, eventInfo);
						if (running === 0 && this.empty()) return this.Events.trigger("idle");
					} catch (error1) {
						e = error1;
						return this.Events.trigger("error", e);
					}
				}
				_run(index, job, wait) {
					var clearGlobalState, free, run;
					job.doRun();
					clearGlobalState = this._clearGlobalState.bind(this, index);
					run = this._run.bind(this, index, job);
					free = this._free.bind(this, index, job);
					return this._scheduled[index] = {
						timeout: setTimeout(() => {
							return job.doExecute(this._limiter, clearGlobalState, run, free);
						}, wait),
						expiration: job.options.expiration != null ? setTimeout(function() {
							return job.doExpire(clearGlobalState, run, free);
						}, wait + job.options.expiration) : void 0,
						job
					};
				}
				_drainOne(capacity) {
					return this._registerLock.schedule(() => {
						var args, index, next, options, queue;
						if (this.queued() === 0) return this.Promise.resolve(null);
						queue = this._queues.getFirst();
						({options, args} = next = queue.first());
						if (capacity != null && options.weight > capacity) return this.Promise.resolve(null);
						this.Events.trigger("debug", `Draining ${options.id}`, {
							args,
							options
						});
						index = this._randomIndex();
						return this._store.__register__(index, options.weight, options.expiration).then(({ success, wait, reservoir }) => {
							var empty;
							this.Events.trigger("debug", `Drained ${options.id}`, {
								success,
								args,
								options
							});
							if (success) {
								queue.shift();
								empty = this.empty();
								if (empty) this.Events.trigger("empty");
								if (reservoir === 0) this.Events.trigger("depleted", empty);
								this._run(index, next, wait);
								return this.Promise.resolve(options.weight);
							} else return this.Promise.resolve(null);
						});
					});
				}
				_drainAll(capacity, total = 0) {
					return this._drainOne(capacity).then((drained) => {
						var newCapacity;
						if (drained != null) {
							newCapacity = capacity != null ? capacity - drained : capacity;
							return this._drainAll(newCapacity, total + drained);
						} else return this.Promise.resolve(total);
					}).catch((e) => {
						return this.Events.trigger("error", e);
					});
				}
				_dropAllQueued(message) {
					return this._queues.shiftAll(function(job) {
						return job.doDrop({ message });
					});
				}
				stop(options = {}) {
					var done, waitForExecuting;
					options = parser$5.load(options, this.stopDefaults);
					waitForExecuting = (at) => {
						var finished = () => {
							var counts = this._states.counts;
							return counts[0] + counts[1] + counts[2] + counts[3] === at;
						};
						return new this.Promise((resolve, reject) => {
							if (finished()) return resolve();
							else return this.on("done", () => {
								if (finished()) {
									this.removeAllListeners("done");
									return resolve();
								}
							});
						});
					};
					done = options.dropWaitingJobs ? (this._run = function(index, next) {
						return next.doDrop({ message: options.dropErrorMessage });
					}, this._drainOne = () => {
						return this.Promise.resolve(null);
					}, this._registerLock.schedule(() => {
						return this._submitLock.schedule(() => {
							var k, ref = this._scheduled, v;
							for (k in ref) {
								v = ref[k];
								if (this.jobStatus(v.job.options.id) === "RUNNING") {
									clearTimeout(v.timeout);
									clearTimeout(v.expiration);
									v.job.doDrop({ message: options.dropErrorMessage });
								}
							}
							this._dropAllQueued(options.dropErrorMessage);
							return waitForExecuting(0);
						});
					})) : this.schedule({
						priority: NUM_PRIORITIES$1 - 1,
						weight: 0
					}, () => {
						return waitForExecuting(1);
					});
					this._receive = function(job) {
						return job._reject(new Bottleneck.prototype.BottleneckError(options.enqueueErrorMessage));
					};
					this.stop = () => {
						return this.Promise.reject(new Bottleneck.prototype.BottleneckError("stop() has already been called"));
					};
					return done;
				}
				async _addToQueue(job) {
					var args, blocked, error, options, reachedHWM, shifted, strategy;
					({args, options} = job);
					try {
						({reachedHWM, blocked, strategy} = await this._store.__submit__(this.queued(), options.weight));
					} catch (error1) {
						error = error1;
						this.Events.trigger("debug", `Could not queue ${options.id}`, {
							args,
							options,
							error
						});
						job.doDrop({ error });
						return false;
					}
					if (blocked) {
						job.doDrop();
						return true;
					} else if (reachedHWM) {
						shifted = strategy === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(options.priority) : strategy === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck.prototype.strategy.OVERFLOW ? job : void 0;
						if (shifted != null) shifted.doDrop();
						if (shifted == null || strategy === Bottleneck.prototype.strategy.OVERFLOW) {
							if (shifted == null) job.doDrop();
							return reachedHWM;
						}
					}
					job.doQueue(reachedHWM, blocked);
					this._queues.push(job);
					await this._drainAll();
					return reachedHWM;
				}
				_receive(job) {
					if (this._states.jobStatus(job.options.id) != null) {
						job._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`));
						return false;
					} else {
						job.doReceive();
						return this._submitLock.schedule(this._addToQueue, job);
					}
				}
				submit(...args) {
					var cb, fn, job, options, ref, ref1, task;
					if (typeof args[0] === "function") {
						ref = args, [fn, ...args] = ref, [cb] = splice.call(args, -1);
						options = parser$5.load({}, this.jobDefaults);
					} else {
						ref1 = args, [options, fn, ...args] = ref1, [cb] = splice.call(args, -1);
						options = parser$5.load(options, this.jobDefaults);
					}
					task = (...args) => {
						return new this.Promise(function(resolve, reject) {
							return fn(...args, function(...args) {
								return (args[0] != null ? reject : resolve)(args);
							});
						});
					};
					job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
					job.promise.then(function(args) {
						return typeof cb === "function" ? cb(...args) : void 0;
					}).catch(function(args) {
						if (Array.isArray(args)) return typeof cb === "function" ? cb(...args) : void 0;
						else return typeof cb === "function" ? cb(args) : void 0;
					});
					return this._receive(job);
				}
				schedule(...args) {
					var job, options, task;
					if (typeof args[0] === "function") {
						[task, ...args] = args;
						options = {};
					} else [options, task, ...args] = args;
					job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
					this._receive(job);
					return job.promise;
				}
				wrap(fn) {
					var schedule = this.schedule.bind(this), wrapped = function(...args) {
						return schedule(fn.bind(this), ...args);
					};
					wrapped.withOptions = function(options, ...args) {
						return schedule(options, fn, ...args);
					};
					return wrapped;
				}
				async updateSettings(options = {}) {
					await this._store.__updateSettings__(parser$5.overwrite(options, this.storeDefaults));
					parser$5.overwrite(options, this.instanceDefaults, this);
					return this;
				}
				currentReservoir() {
					return this._store.__currentReservoir__();
				}
				incrementReservoir(incr = 0) {
					return this._store.__incrementReservoir__(incr);
				}
			}
			Bottleneck.default = Bottleneck;
			Bottleneck.Events = Events$4;
			Bottleneck.version = Bottleneck.prototype.version = require$$8.version;
			Bottleneck.strategy = Bottleneck.prototype.strategy = {
				LEAK: 1,
				OVERFLOW: 2,
				OVERFLOW_PRIORITY: 4,
				BLOCK: 3
			};
			Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = BottleneckError_1;
			Bottleneck.Group = Bottleneck.prototype.Group = Group_1;
			Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2;
			Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3;
			Bottleneck.Batcher = Bottleneck.prototype.Batcher = Batcher_1;
			Bottleneck.prototype.jobDefaults = {
				priority: DEFAULT_PRIORITY$1,
				weight: 1,
				expiration: null,
				id: "<no-id>"
			};
			Bottleneck.prototype.storeDefaults = {
				maxConcurrent: null,
				minTime: 0,
				highWater: null,
				strategy: Bottleneck.prototype.strategy.LEAK,
				penalty: null,
				reservoir: null,
				reservoirRefreshInterval: null,
				reservoirRefreshAmount: null,
				reservoirIncreaseInterval: null,
				reservoirIncreaseAmount: null,
				reservoirIncreaseMaximum: null
			};
			Bottleneck.prototype.localStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 250
			};
			Bottleneck.prototype.redisStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 5e3,
				clientTimeout: 1e4,
				Redis: null,
				clientOptions: {},
				clusterNodes: null,
				clearDatastore: false,
				connection: null
			};
			Bottleneck.prototype.instanceDefaults = {
				datastore: "local",
				connection: null,
				id: "<no-id>",
				rejectOnDrop: true,
				trackDoneStatus: false,
				Promise
			};
			Bottleneck.prototype.stopDefaults = {
				enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
				dropWaitingJobs: true,
				dropErrorMessage: "This limiter has been stopped."
			};
			return Bottleneck;
		}).call(commonjsGlobal);
		var Bottleneck_1 = Bottleneck;
		return Bottleneck_1;
	}));
}));

// node_modules/@octokit/request-error/dist-src/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var RequestError = class extends Error {
	name;
	status;
	request;
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};

// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var VERSION$8 = "0.0.0-development";
function isRequestError(error) {
	return error.request !== void 0;
}
async function errorRequest(state, octokit, error, options) {
	if (!isRequestError(error) || !error?.request.request) throw error;
	if (error.status >= 400 && !state.doNotRetry.includes(error.status)) {
		const retries = options.request.retries != null ? options.request.retries : state.retries;
		const retryAfter = Math.pow((options.request.retryCount || 0) + 1, 2);
		throw octokit.retry.retryRequest(error, retries, retryAfter);
	}
	throw error;
}
async function wrapRequest$1(state, octokit, request, options) {
	const limiter = new import_light.default();
	limiter.on("failed", function(error, info) {
		const maxRetries = ~~error.request.request?.retries;
		const after = ~~error.request.request?.retryAfter;
		options.request.retryCount = info.retryCount + 1;
		if (maxRetries > info.retryCount) return after * state.retryAfterBaseValue;
	});
	return limiter.schedule(requestWithGraphqlErrorHandling.bind(null, state, octokit, request), options);
}
async function requestWithGraphqlErrorHandling(state, octokit, request, options) {
	const response = await request(options);
	if (response.data && response.data.errors && response.data.errors.length > 0 && /Something went wrong while executing your query/.test(response.data.errors[0].message)) return errorRequest(state, octokit, new RequestError(response.data.errors[0].message, 500, {
		request: options,
		response
	}), options);
	return response;
}
function retry(octokit, octokitOptions) {
	const state = Object.assign({
		enabled: true,
		retryAfterBaseValue: 1e3,
		doNotRetry: [
			400,
			401,
			403,
			404,
			410,
			422,
			451
		],
		retries: 3
	}, octokitOptions.retry);
	const retryPlugin = { retry: { retryRequest: (error, retries, retryAfter) => {
		error.request.request = Object.assign({}, error.request.request, {
			retries,
			retryAfter
		});
		return error;
	} } };
	if (state.enabled) {
		octokit.hook.error("request", errorRequest.bind(null, state, retryPlugin));
		octokit.hook.wrap("request", wrapRequest$1.bind(null, state, retryPlugin));
	}
	return retryPlugin;
}
retry.VERSION = VERSION$8;

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var VERSION$7 = "0.0.0-development";
var noop$2 = () => Promise.resolve();
function wrapRequest(state, request, options) {
	return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
	const { pathname } = new URL(options.url, "http://github.test");
	const isAuth = isAuthRequest(options.method, pathname);
	const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
	const isSearch = options.method === "GET" && pathname.startsWith("/search/");
	const isGraphQL = pathname.startsWith("/graphql");
	const jobOptions = ~~request.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	if (state.clustering) jobOptions.expiration = 6e4;
	if (isWrite || isGraphQL) await state.write.key(state.id).schedule(jobOptions, noop$2);
	if (isWrite && state.triggersNotification(pathname)) await state.notifications.key(state.id).schedule(jobOptions, noop$2);
	if (isSearch) await state.search.key(state.id).schedule(jobOptions, noop$2);
	const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
	if (isGraphQL) {
		const res = await req;
		if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(/* @__PURE__ */ new Error("GraphQL Rate Limit Exceeded"), {
			response: res,
			data: res.data
		});
	}
	return req;
}
function isAuthRequest(method, pathname) {
	return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
	"/orgs/{org}/invitations",
	"/orgs/{org}/invitations/{invitation_id}",
	"/orgs/{org}/teams/{team_slug}/discussions",
	"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
	"/repos/{owner}/{repo}/collaborators/{username}",
	"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
	"/repos/{owner}/{repo}/issues",
	"/repos/{owner}/{repo}/issues/{issue_number}/comments",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
	"/repos/{owner}/{repo}/pulls",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
	"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
	"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
	"/repos/{owner}/{repo}/releases",
	"/teams/{team_id}/discussions",
	"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
	const regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
	return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
	groups.global = new Bottleneck.Group({
		id: "octokit-global",
		maxConcurrent: 10,
		...common
	});
	groups.auth = new Bottleneck.Group({
		id: "octokit-auth",
		maxConcurrent: 1,
		...common
	});
	groups.search = new Bottleneck.Group({
		id: "octokit-search",
		maxConcurrent: 1,
		minTime: 2e3,
		...common
	});
	groups.write = new Bottleneck.Group({
		id: "octokit-write",
		maxConcurrent: 1,
		minTime: 1e3,
		...common
	});
	groups.notifications = new Bottleneck.Group({
		id: "octokit-notifications",
		maxConcurrent: 1,
		minTime: 3e3,
		...common
	});
};
function throttling(octokit, octokitOptions) {
	const { enabled = true, Bottleneck = import_light.default, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
	if (!enabled) return {};
	const common = { timeout };
	if (typeof connection !== "undefined") common.connection = connection;
	const state = Object.assign({
		clustering: connection != null,
		triggersNotification,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id
	}, octokitOptions.throttle);
	if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let initialized = false;
	const initializeBottleneck = () => {
		if (initialized) return;
		initialized = true;
		if (groups.global == null) createGroups(Bottleneck, common);
		state.global = state.global ?? groups.global;
		state.auth = state.auth ?? groups.auth;
		state.search = state.search ?? groups.search;
		state.write = state.write ?? groups.write;
		state.notifications = state.notifications ?? groups.notifications;
		state.retryLimiter = state.retryLimiter ?? new Bottleneck();
		const events = {};
		const emitter = new Bottleneck.Events(events);
		events.on("secondary-limit", state.onSecondaryRateLimit);
		events.on("rate-limit", state.onRateLimit);
		events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
		state.retryLimiter.on("failed", async function(error, info) {
			const [state2, request, options] = info.args;
			const { pathname } = new URL(options.url, "http://github.test");
			if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
			const retryCount = ~~request.retryCount;
			request.retryCount = retryCount;
			options.request.retryCount = retryCount;
			const { wantRetry, retryAfter = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(error.message)) {
					const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
					const rateLimitReset = (/* @__PURE__ */ new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3)).getTime();
					const retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				return {};
			})();
			if (wantRetry) {
				request.retryCount++;
				return retryAfter * state2.retryAfterBaseValue;
			}
		});
	};
	octokit.hook.wrap("request", (request, options) => {
		initializeBottleneck();
		return wrapRequest(state, request, options);
	});
	return {};
}
throttling.VERSION = VERSION$7;
throttling.triggersNotification = triggersNotification;

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};

// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$1(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$1(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$1
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);

// node_modules/content-type/dist/index.js
const SP = 32;
const HTAB = 9;
const SEMI = 59;
const EQ = 61;
const DQUOTE = 34;
const BSLASH = 92;
const COMMA = 44;
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 65280;
const CASE_FLAGS = 65281;
const CHAR_MAP = /* @__PURE__ */ new Uint8Array(256);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
const NullObject = /* @__PURE__ */ (() => {
	const C = function() {};
	C.prototype = Object.create(null);
	return C;
})();
function parse(header, options) {
	const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
	const len = header.length;
	let valueStart = options?.start ?? 0;
	while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) valueStart++;
	let index = valueStart;
	let typeFlags = 0;
	let whitespace = -1;
	let stop = options?.parameters === false ? COMMA_FLAG : 0;
	while (index < len) {
		const code = header.charCodeAt(index);
		const flags = CHAR_MAP[code];
		if ((flags & stopFlags) !== 0) {
			stop |= flags & COMMA_FLAG;
			break;
		}
		if ((flags & OWS) !== 0) {
			if (whitespace === -1) whitespace = index;
		} else whitespace = -1;
		typeFlags |= code & NON_ASCII | flags;
		index++;
	}
	const valueEnd = whitespace === -1 ? index : whitespace;
	const value = header.slice(valueStart, valueEnd);
	const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
	if (index === len || stop !== 0) return {
		type,
		index,
		parameters: new NullObject()
	};
	return parseParameters(header, type, index, len, stopFlags);
}
function parseParameters(header, type, index, len, stopFlags) {
	const parameters = new NullObject();
	parameter: while (index < len) {
		index++;
		while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
		const keyStart = index;
		let keyFlags = 0;
		let keyWhitespace = -1;
		while (index < len) {
			const code = header.charCodeAt(index);
			const flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				if ((flags & COMMA_FLAG) !== 0) break parameter;
				continue parameter;
			}
			if (code === EQ) {
				const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
				const value = header.slice(keyStart, keyEnd);
				const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
				if (index < len && header.charCodeAt(index) === DQUOTE) {
					const quotedStart = ++index;
					let escaped = false;
					while (index < len) {
						const code = header.charCodeAt(index);
						if (code === DQUOTE) {
							if (parameters[key] === void 0) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
							index++;
							let stop = 0;
							while (index < len) {
								const code = header.charCodeAt(index);
								const flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & COMMA_FLAG;
									break;
								}
								index++;
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						if (code === BSLASH && index + 1 < len) {
							escaped = true;
							index += 2;
							continue;
						}
						index++;
					}
					continue parameter;
				}
				const valueStart = index;
				let stop = 0;
				let valueWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop = flags & COMMA_FLAG;
						break;
					}
					if ((flags & OWS) !== 0) {
						if (valueWhitespace === -1) valueWhitespace = index;
					} else valueWhitespace = -1;
					index++;
				}
				if (parameters[key] === void 0) {
					const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
					parameters[key] = header.slice(valueStart, valueEnd);
				}
				if (stop !== 0) break parameter;
				continue parameter;
			}
			if ((flags & OWS) !== 0) {
				if (keyWhitespace === -1) keyWhitespace = index;
			} else keyWhitespace = -1;
			keyFlags |= code & NON_ASCII | flags;
			index++;
		}
	}
	return {
		type,
		index,
		parameters
	};
}
function unescapeQuotedPairs(str, start, end) {
	let result = "";
	for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
		result += str.slice(start, index);
		start = ++index;
	}
	return result + str.slice(start, end);
}

// node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/;
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;
const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const isUnstringifiable = (val) => val === void 0 || typeof val === "function" || typeof val === "symbol";
const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
	let space = "";
	if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
	else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
	const isFunctionReplacer = typeof replacer === "function";
	const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
	const prepareVal = (parent, key, val) => {
		if (val !== null && typeof val === "object" && typeof val.toJSON === "function") val = val.toJSON(key);
		if (typeof val === "string" && noiseValue.test(val)) return val + "n";
		if (typeof val === "bigint") {
			if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
			return val.toString() + "n";
		}
		if (isFunctionReplacer) val = replacer.call(parent, key, val);
		if (val !== null && typeof val === "object") {
			if (val instanceof Number || val instanceof String || val instanceof Boolean) val = val.valueOf();
		}
		return val;
	};
	const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
	if (isUnstringifiable(rootProcessed)) return;
	const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
	const isRootNativeRawJSON = isRawJSON(rootProcessed);
	if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
	const chunks = [];
	let level = 0;
	const stack = [{
		parent: { "": rootProcessed },
		key: "",
		val: rootProcessed,
		isArray: Array.isArray(rootProcessed),
		keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
		index: 0,
		first: true
	}];
	const visited = new WeakSet([rootProcessed]);
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (node.index === 0) {
			chunks.push(node.isArray ? "[" : "{");
			level++;
		}
		let isDone = false;
		if (node.isArray) {
			if (node.index < node.val.length) {
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level));
				const childRaw = node.val[node.index];
				const childVal = prepareVal(node.val, String(node.index), childRaw);
				if (isUnstringifiable(childVal)) {
					chunks.push("null");
					node.first = false;
					node.index++;
				} else {
					const isComplexObject = childVal !== null && typeof childVal === "object";
					const isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: String(node.index),
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: true
						});
						node.first = false;
						node.index++;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = false;
						node.index++;
					}
				}
			} else isDone = true;
		} else {
			while (node.index < node.keys.length) {
				const k = node.keys[node.index++];
				if (propertyList && !propertyList.has(k)) continue;
				const childRaw = node.val[k];
				const childVal = prepareVal(node.val, k, childRaw);
				if (isUnstringifiable(childVal)) continue;
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
				else chunks.push(originalStringify(k) + ":");
				const isComplexObject = childVal !== null && typeof childVal === "object";
				const isNativeRaw = isRawJSON(childVal);
				if (isComplexObject && !isNativeRaw) {
					if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
					visited.add(childVal);
					stack.push({
						parent: node.val,
						key: k,
						val: childVal,
						isArray: Array.isArray(childVal),
						keys: Array.isArray(childVal) ? null : Object.keys(childVal),
						index: 0,
						first: true
					});
					node.first = false;
					break;
				} else {
					chunks.push(originalStringify(childVal));
					node.first = false;
				}
			}
			if (node.index >= node.keys.length && stack[stack.length - 1] === node) isDone = true;
		}
		if (isDone) {
			level--;
			if (!node.first && space) chunks.push("\n" + space.repeat(level));
			chunks.push(node.isArray ? "]" : "}");
			visited.delete(node.val);
			stack.pop();
		}
	}
	return chunks.join("");
};
const JSONStringify = (value, replacer, space) => {
	try {
		if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
			if (typeof val === "bigint") return JSON.rawJSON(val.toString());
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space);
		if (!value) return originalStringify(value, replacer, space);
		return originalStringify(value, (key, val) => {
			if (typeof val === "string" && noiseValue.test(val)) return val.toString() + "n";
			if (typeof val === "bigint") return val.toString() + "n";
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
	} catch (error) {
		if (error instanceof RangeError) {
			const convertedJSON = stringifyIteratively(value, replacer, space);
			if (convertedJSON === void 0) return void 0;
			if ("rawJSON" in JSON) return convertedJSON;
			return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		}
		throw error;
	}
};
const featureCache = /* @__PURE__ */ new Map();
const isContextSourceSupported = () => {
	const parseFingerprint = JSON.parse.toString();
	if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
	try {
		const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
		featureCache.set(parseFingerprint, result);
		return result;
	} catch {
		featureCache.set(parseFingerprint, false);
		return false;
	}
};
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
	if (typeof value === "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
	if (typeof value === "string" && noiseValue.test(value)) return value.slice(0, -1);
	if (!(typeof userReviver === "function")) return value;
	return userReviver(key, value, context);
};
const JSONParseV2 = (text, reviver) => {
	return JSON.parse(text, (key, value, context) => {
		const isBigNumber = typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
		const isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (!(typeof reviver === "function")) return value;
		return reviver(key, value, context);
	});
};
const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/;
const applyReviverIteratively = (parsed, userReviver) => {
	const rootHolder = { "": parsed };
	const stack = [{
		parent: rootHolder,
		key: "",
		visited: false
	}];
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (!node.visited) {
			node.visited = true;
			const value = node.parent[node.key];
			if (value !== null && typeof value === "object") {
				const keys = Object.keys(value);
				for (let i = keys.length - 1; i >= 0; i--) stack.push({
					parent: value,
					key: keys[i],
					visited: false
				});
			}
		} else {
			const { parent, key } = node;
			let value = parent[key];
			if (typeof value === "string") {
				if (customFormat.test(value)) value = BigInt(value.slice(0, -1));
				else if (noiseValue.test(value)) value = value.slice(0, -1);
			}
			if (typeof userReviver === "function") value = userReviver.call(parent, key, value);
			if (value === void 0) delete parent[key];
			else parent[key] = value;
			stack.pop();
		}
	}
	return rootHolder[""];
};
const serializeBigInts = (text) => {
	return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		const isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		const hasFractionalOrExponential = fractional || exponential;
		const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
};
const JSONParse = (text, reviver) => {
	if (!text) return originalParse(text, reviver);
	try {
		if (isContextSourceSupported()) return JSONParseV2(text, reviver);
		const serializedData = serializeBigInts(text);
		return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
	} catch (error) {
		if (error instanceof RangeError) {
			const serializedData = serializeBigInts(text);
			const parsed = originalParse(serializedData);
			return applyReviverIteratively(parsed, reviver);
		}
		throw error;
	}
};

// node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$1 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$1);
	const mimetype = parse(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$1);
	else return response.arrayBuffer().catch(
		/* v8 ignore next -- @preserve */
		() => /* @__PURE__ */ new ArrayBuffer(0)
	);
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request = withDefaults$1(endpoint, defaults_default);
/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$6 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
var graphql2 = withDefaults(request, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$6} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
/* v8 ignore if -- @preserve */

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};

// node_modules/@octokit/core/dist-src/version.js
const VERSION$5 = "7.0.8";

// node_modules/@octokit/core/dist-src/index.js
const noop = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop;
	if (typeof logger.info !== "function") logger.info = noop;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION$5} ${getUserAgent()}`;
var Octokit$1 = class {
	static VERSION = VERSION$5;
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// node_modules/@octokit/plugin-request-log/dist-src/version.js
const VERSION$4 = "6.0.0";

// node_modules/@octokit/plugin-request-log/dist-src/index.js
function requestLog(octokit) {
	octokit.hook.wrap("request", (request, options) => {
		octokit.log.debug("request", options);
		const start = Date.now();
		const requestOptions = octokit.request.endpoint.parse(options);
		const path = requestOptions.url.replace(options.baseUrl, "");
		return request(options).then((response) => {
			const requestId = response.headers["x-github-request-id"];
			octokit.log.info(`${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now() - start}ms`);
			return response;
		}).catch((error) => {
			const requestId = error.response?.headers["x-github-request-id"] || "UNKNOWN";
			octokit.log.error(`${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now() - start}ms`);
			throw error;
		});
	});
}
requestLog.VERSION = VERSION$4;

// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var VERSION$3 = "0.0.0-development";
function normalizePaginatedListResponse(response) {
	if (!response.data) return {
		...response,
		data: []
	};
	if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
	const incompleteResults = response.data.incomplete_results;
	const repositorySelection = response.data.repository_selection;
	const totalCount = response.data.total_count;
	const totalCommits = response.data.total_commits;
	delete response.data.incomplete_results;
	delete response.data.repository_selection;
	delete response.data.total_count;
	delete response.data.total_commits;
	const namespaceKey = Object.keys(response.data)[0];
	response.data = response.data[namespaceKey];
	if (typeof incompleteResults !== "undefined") response.data.incomplete_results = incompleteResults;
	if (typeof repositorySelection !== "undefined") response.data.repository_selection = repositorySelection;
	response.data.total_count = totalCount;
	response.data.total_commits = totalCommits;
	return response;
}
function iterator(octokit, route, parameters) {
	const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
	const requestMethod = typeof route === "function" ? route : octokit.request;
	const method = options.method;
	const headers = options.headers;
	let url = options.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!url) return { done: true };
		try {
			const normalizedResponse = normalizePaginatedListResponse(await requestMethod({
				method,
				url,
				headers
			}));
			url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
			if (!url && "total_commits" in normalizedResponse.data) {
				const parsedUrl = new URL(normalizedResponse.url);
				const params = parsedUrl.searchParams;
				const page = parseInt(params.get("page") || "1", 10);
				if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
					params.set("page", String(page + 1));
					url = parsedUrl.toString();
				}
			}
			return { value: normalizedResponse };
		} catch (error) {
			if (error.status !== 409) throw error;
			url = "";
			return { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function paginate(octokit, route, parameters, mapFn) {
	if (typeof parameters === "function") {
		mapFn = parameters;
		parameters = void 0;
	}
	return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
}
function gather(octokit, results, iterator2, mapFn) {
	return iterator2.next().then((result) => {
		if (result.done) return results;
		let earlyExit = false;
		function done() {
			earlyExit = true;
		}
		results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
		if (earlyExit) return results;
		return gather(octokit, results, iterator2, mapFn);
	});
}
var composePaginateRest = Object.assign(paginate, { iterator });
function paginateRest(octokit) {
	return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
}
paginateRest.VERSION = VERSION$3;

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/version.js
const VERSION$2 = "17.0.0";

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js
var endpoints_default = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
		addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
		addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
		approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
		cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
		createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
		createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
		createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		createOrgVariable: ["POST /orgs/{org}/actions/variables"],
		createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
		createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
		createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
		createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
		createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
		createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
		deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
		deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
		deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
		deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
		deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
		deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
		deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
		deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
		deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
		deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
		deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
		disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
		disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
		downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
		downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
		downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
		downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
		enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
		enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
		forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
		generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
		generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
		getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
		getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
		getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
		getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
		getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
		getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
		getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
		getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
		getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
		getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
		getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
		getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
		getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
		getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
		getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
		getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
		getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
		getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
		getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
		getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
		getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
		getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
		getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
		getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
		getRepoPermissions: [
			"GET /repos/{owner}/{repo}/actions/permissions",
			{},
			{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
		],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
		getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
		getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
		getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
		getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
		getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
		getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
		getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
		getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
		getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
		listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
		listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
		listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
		listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
		listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
		listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
		listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
		listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
		listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
		listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
		listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
		listOrgVariables: ["GET /orgs/{org}/actions/variables"],
		listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
		listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
		listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
		listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
		listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
		listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
		listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
		listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
		listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
		listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
		listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
		listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
		listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
		reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
		reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
		reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
		removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
		removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
		reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
		reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
		setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
		setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
		setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
		setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
		setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
		setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
		setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
		setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
		setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
		setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
		setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
		updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
		updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
		deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
		deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
		getFeeds: ["GET /feeds"],
		getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
		getThread: ["GET /notifications/threads/{thread_id}"],
		getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
		listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
		listNotificationsForAuthenticatedUser: ["GET /notifications"],
		listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
		listPublicEvents: ["GET /events"],
		listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
		listPublicEventsForUser: ["GET /users/{username}/events/public"],
		listPublicOrgEvents: ["GET /orgs/{org}/events"],
		listReceivedEventsForUser: ["GET /users/{username}/received_events"],
		listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
		listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
		listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
		listReposStarredByAuthenticatedUser: ["GET /user/starred"],
		listReposStarredByUser: ["GET /users/{username}/starred"],
		listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
		listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
		listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
		listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
		markNotificationsAsRead: ["PUT /notifications"],
		markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
		markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
		markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
		setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
		setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
		starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
		unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
	},
	apps: {
		addRepoToInstallation: [
			"PUT /user/installations/{installation_id}/repositories/{repository_id}",
			{},
			{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
		],
		addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
		checkToken: ["POST /applications/{client_id}/token"],
		createFromManifest: ["POST /app-manifests/{code}/conversions"],
		createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
		deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
		deleteInstallation: ["DELETE /app/installations/{installation_id}"],
		deleteToken: ["DELETE /applications/{client_id}/token"],
		getAuthenticated: ["GET /app"],
		getBySlug: ["GET /apps/{app_slug}"],
		getInstallation: ["GET /app/installations/{installation_id}"],
		getOrgInstallation: ["GET /orgs/{org}/installation"],
		getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
		getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
		getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
		getUserInstallation: ["GET /users/{username}/installation"],
		getWebhookConfigForApp: ["GET /app/hook/config"],
		getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
		listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
		listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
		listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
		listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
		listInstallations: ["GET /app/installations"],
		listInstallationsForAuthenticatedUser: ["GET /user/installations"],
		listPlans: ["GET /marketplace_listing/plans"],
		listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
		listReposAccessibleToInstallation: ["GET /installation/repositories"],
		listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
		listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
		listWebhookDeliveries: ["GET /app/hook/deliveries"],
		redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
		removeRepoFromInstallation: [
			"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
			{},
			{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
		],
		removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
		resetToken: ["PATCH /applications/{client_id}/token"],
		revokeInstallationAccessToken: ["DELETE /installation/token"],
		scopeToken: ["POST /applications/{client_id}/token/scoped"],
		suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
		unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
		updateWebhookConfigForApp: ["PATCH /app/hook/config"]
	},
	billing: {
		getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
		getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
		getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
		getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
		getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
		getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
		getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
		getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
		getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
		getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
	},
	campaigns: {
		createCampaign: ["POST /orgs/{org}/campaigns"],
		deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
		getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
		listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
		updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
	},
	checks: {
		create: ["POST /repos/{owner}/{repo}/check-runs"],
		createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
		get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
		getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
		listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
		listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
		listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
		listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
		rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
		rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
		setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
		update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
	},
	codeScanning: {
		commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
		createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
		createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
		deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
		deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
		getAlert: [
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
			{},
			{ renamedParameters: { alert_id: "alert_number" } }
		],
		getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
		getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
		getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
		getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
		getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
		getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
		getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
		listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
		listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
		listAlertsInstances: [
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
			{},
			{ renamed: ["codeScanning", "listAlertInstances"] }
		],
		listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
		listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
		updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
		uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
	},
	codeSecurity: {
		attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
		attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
		createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
		createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
		deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
		deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
		detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
		getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
		getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
		getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
		getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
		getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
		getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
		getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
		getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
		getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
		setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
		setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
		updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
		updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
	},
	codesOfConduct: {
		getAllCodesOfConduct: ["GET /codes_of_conduct"],
		getConductCode: ["GET /codes_of_conduct/{key}"]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
		codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
		createForAuthenticatedUser: ["POST /user/codespaces"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
		createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
		createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
		deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
		deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
		exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
		getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
		getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
		getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
		getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
		getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
		listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
		listForAuthenticatedUser: ["GET /user/codespaces"],
		listInOrganization: [
			"GET /orgs/{org}/codespaces",
			{},
			{ renamedParameters: { org_id: "org" } }
		],
		listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
		listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
		listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
		listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
		preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
		publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
		removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
		setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
		startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
		stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
		stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
		updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
	},
	copilot: {
		addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
		addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
		cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
		cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
		copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
		copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
		getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
		getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
		listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
	},
	credentials: { revoke: ["POST /credentials/revoke"] },
	dependabot: {
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
		getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
		listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
		listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
		repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
		setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
		updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
	},
	dependencyGraph: {
		createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
		diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
		exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
	},
	emojis: { get: ["GET /emojis"] },
	enterpriseTeamMemberships: {
		add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
		bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
		bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
		get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
		list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
		remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
	},
	enterpriseTeamOrganizations: {
		add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
		bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
		delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
	},
	enterpriseTeams: {
		create: ["POST /enterprises/{enterprise}/teams"],
		delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
		get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
		list: ["GET /enterprises/{enterprise}/teams"],
		update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
	},
	gists: {
		checkIsStarred: ["GET /gists/{gist_id}/star"],
		create: ["POST /gists"],
		createComment: ["POST /gists/{gist_id}/comments"],
		delete: ["DELETE /gists/{gist_id}"],
		deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
		fork: ["POST /gists/{gist_id}/forks"],
		get: ["GET /gists/{gist_id}"],
		getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
		getRevision: ["GET /gists/{gist_id}/{sha}"],
		list: ["GET /gists"],
		listComments: ["GET /gists/{gist_id}/comments"],
		listCommits: ["GET /gists/{gist_id}/commits"],
		listForUser: ["GET /users/{username}/gists"],
		listForks: ["GET /gists/{gist_id}/forks"],
		listPublic: ["GET /gists/public"],
		listStarred: ["GET /gists/starred"],
		star: ["PUT /gists/{gist_id}/star"],
		unstar: ["DELETE /gists/{gist_id}/star"],
		update: ["PATCH /gists/{gist_id}"],
		updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
	},
	git: {
		createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
		createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
		createRef: ["POST /repos/{owner}/{repo}/git/refs"],
		createTag: ["POST /repos/{owner}/{repo}/git/tags"],
		createTree: ["POST /repos/{owner}/{repo}/git/trees"],
		deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
		getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
		getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
		getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
		getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
		getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
		listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
		updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
	},
	gitignore: {
		getAllTemplates: ["GET /gitignore/templates"],
		getTemplate: ["GET /gitignore/templates/{name}"]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
		deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
		getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
		getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
		listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
		updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
		getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
		getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
		getRestrictionsForYourPublicRepos: [
			"GET /user/interaction-limits",
			{},
			{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
		],
		removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
		removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
		removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
		removeRestrictionsForYourPublicRepos: [
			"DELETE /user/interaction-limits",
			{},
			{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
		],
		setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
		setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
		setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
		setRestrictionsForYourPublicRepos: [
			"PUT /user/interaction-limits",
			{},
			{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
		]
	},
	issues: {
		addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
		addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
		addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
		checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
		checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
		create: ["POST /repos/{owner}/{repo}/issues"],
		createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
		createLabel: ["POST /repos/{owner}/{repo}/labels"],
		createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
		deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
		deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
		get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
		getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
		getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
		getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
		getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
		list: ["GET /issues"],
		listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
		listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
		listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
		listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
		listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
		listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
		listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
		listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
		listForAuthenticatedUser: ["GET /user/issues"],
		listForOrg: ["GET /orgs/{org}/issues"],
		listForRepo: ["GET /repos/{owner}/{repo}/issues"],
		listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
		listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
		listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
		listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
		lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
		removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
		removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
		removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
		removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
		reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
		setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
		update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
		updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
		updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
	},
	licenses: {
		get: ["GET /licenses/{license}"],
		getAllCommonlyUsed: ["GET /licenses"],
		getForRepo: ["GET /repos/{owner}/{repo}/license"]
	},
	markdown: {
		render: ["POST /markdown"],
		renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
	},
	meta: {
		get: ["GET /meta"],
		getAllVersions: ["GET /versions"],
		getOctocat: ["GET /octocat"],
		getZen: ["GET /zen"],
		root: ["GET /"]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
		deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
		downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
		getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
		getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
		getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
		listForAuthenticatedUser: ["GET /user/migrations"],
		listForOrg: ["GET /orgs/{org}/migrations"],
		listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
		listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
		listReposForUser: [
			"GET /user/migrations/{migration_id}/repositories",
			{},
			{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
		],
		startForAuthenticatedUser: ["POST /user/migrations"],
		startForOrg: ["POST /orgs/{org}/migrations"],
		unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
		unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
		updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
	},
	orgs: {
		addSecurityManagerTeam: [
			"PUT /orgs/{org}/security-managers/teams/{team_slug}",
			{},
			{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
		],
		assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
		assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
		blockUser: ["PUT /orgs/{org}/blocks/{username}"],
		cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
		checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
		checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
		checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
		convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
		createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
		createInvitation: ["POST /orgs/{org}/invitations"],
		createIssueType: ["POST /orgs/{org}/issue-types"],
		createWebhook: ["POST /orgs/{org}/hooks"],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
		customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
		customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
		customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
		customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
		delete: ["DELETE /orgs/{org}"],
		deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
		deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
		deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
		deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
		deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
		disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
		enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
		get: ["GET /orgs/{org}"],
		getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
		getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
		getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
		getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
		getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
		getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
		getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
		getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
		getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
		getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
		list: ["GET /organizations"],
		listAppInstallations: ["GET /orgs/{org}/installations"],
		listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
		listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
		listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
		listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
		listBlockedUsers: ["GET /orgs/{org}/blocks"],
		listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
		listForAuthenticatedUser: ["GET /user/orgs"],
		listForUser: ["GET /users/{username}/orgs"],
		listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
		listIssueTypes: ["GET /orgs/{org}/issue-types"],
		listMembers: ["GET /orgs/{org}/members"],
		listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
		listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
		listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
		listOrgRoles: ["GET /orgs/{org}/organization-roles"],
		listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
		listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
		listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
		listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
		listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
		listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
		listPendingInvitations: ["GET /orgs/{org}/invitations"],
		listPublicMembers: ["GET /orgs/{org}/public_members"],
		listSecurityManagerTeams: [
			"GET /orgs/{org}/security-managers",
			{},
			{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
		],
		listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
		listWebhooks: ["GET /orgs/{org}/hooks"],
		pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
		redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
		removeMember: ["DELETE /orgs/{org}/members/{username}"],
		removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
		removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
		removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
		removeSecurityManagerTeam: [
			"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
			{},
			{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
		],
		reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
		reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
		revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
		revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
		revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
		revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
		setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
		setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
		setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
		setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
		unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
		update: ["PATCH /orgs/{org}"],
		updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
		updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
		updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
		updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
		updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
		updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
	},
	packages: {
		deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
		deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
		deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
		deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
			{},
			{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			"GET /user/packages/{package_type}/{package_name}/versions",
			{},
			{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
		getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
		getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
		getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
		getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
		getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
		getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
		listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
		listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
		listPackagesForAuthenticatedUser: ["GET /user/packages"],
		listPackagesForOrganization: ["GET /orgs/{org}/packages"],
		listPackagesForUser: ["GET /users/{username}/packages"],
		restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
		restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
		restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
	},
	privateRegistries: {
		createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
		deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
		getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
		getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
		listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
		updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
	},
	projects: {
		addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
		addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
		deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
		getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
		getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
		getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
		getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
		getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
		listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
		listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
		listForOrg: ["GET /orgs/{org}/projectsV2"],
		listForUser: ["GET /users/{username}/projectsV2"],
		listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
		listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
		updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
	},
	pulls: {
		checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
		create: ["POST /repos/{owner}/{repo}/pulls"],
		createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
		createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
		createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
		deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
		dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
		get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
		getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
		list: ["GET /repos/{owner}/{repo}/pulls"],
		listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
		listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
		listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
		listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
		listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
		listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
		merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
		removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
		update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
		updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
		updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
	},
	rateLimit: { get: ["GET /rate_limit"] },
	reactions: {
		createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
		createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
		createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
		createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
		createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
		createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
		createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
		deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
		deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
		deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
		deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
		listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
		listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
		listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
		listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
		listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
		listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
		listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
	},
	repos: {
		acceptInvitation: [
			"PATCH /user/repository_invitations/{invitation_id}",
			{},
			{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
		],
		acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
		addAppAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
		addStatusCheckContexts: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		addTeamAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		addUserAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
		checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
		checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
		checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
		checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
		checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
		codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
		compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
		compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
		createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
		createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
		createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
		createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
		createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
		createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
		createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
		createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
		createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
		createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
		createForAuthenticatedUser: ["POST /user/repos"],
		createFork: ["POST /repos/{owner}/{repo}/forks"],
		createInOrg: ["POST /orgs/{org}/repos"],
		createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
		createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
		createOrgRuleset: ["POST /orgs/{org}/rulesets"],
		createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
		createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
		createRelease: ["POST /repos/{owner}/{repo}/releases"],
		createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
		createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
		createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
		customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
		customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
		declineInvitation: [
			"DELETE /user/repository_invitations/{invitation_id}",
			{},
			{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
		],
		declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
		delete: ["DELETE /repos/{owner}/{repo}"],
		deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
		deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
		deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
		deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
		deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
		deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
		deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
		deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
		deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
		deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
		deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
		deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
		deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
		disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
		disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
		disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
		disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
		disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
		downloadArchive: [
			"GET /repos/{owner}/{repo}/zipball/{ref}",
			{},
			{ renamed: ["repos", "downloadZipballArchive"] }
		],
		downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
		downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
		enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
		enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
		enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
		enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
		generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
		get: ["GET /repos/{owner}/{repo}"],
		getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
		getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
		getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
		getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
		getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
		getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
		getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
		getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
		getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
		getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
		getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
		getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
		getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
		getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
		getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
		getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
		getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
		getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
		getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
		getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
		getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
		getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
		getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
		getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
		getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
		getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
		getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
		getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
		getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
		getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
		getOrgRulesets: ["GET /orgs/{org}/rulesets"],
		getPages: ["GET /repos/{owner}/{repo}/pages"],
		getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
		getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
		getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
		getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
		getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
		getReadme: ["GET /repos/{owner}/{repo}/readme"],
		getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
		getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
		getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
		getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
		getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
		getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
		getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
		getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
		getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
		getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
		getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
		getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
		getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
		getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
		getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
		getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
		listActivities: ["GET /repos/{owner}/{repo}/activity"],
		listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
		listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
		listBranches: ["GET /repos/{owner}/{repo}/branches"],
		listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
		listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
		listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
		listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
		listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
		listCommits: ["GET /repos/{owner}/{repo}/commits"],
		listContributors: ["GET /repos/{owner}/{repo}/contributors"],
		listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
		listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
		listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
		listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
		listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
		listForAuthenticatedUser: ["GET /user/repos"],
		listForOrg: ["GET /orgs/{org}/repos"],
		listForUser: ["GET /users/{username}/repos"],
		listForks: ["GET /repos/{owner}/{repo}/forks"],
		listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
		listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
		listLanguages: ["GET /repos/{owner}/{repo}/languages"],
		listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
		listPublic: ["GET /repositories"],
		listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
		listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
		listReleases: ["GET /repos/{owner}/{repo}/releases"],
		listTags: ["GET /repos/{owner}/{repo}/tags"],
		listTeams: ["GET /repos/{owner}/{repo}/teams"],
		listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
		listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
		merge: ["POST /repos/{owner}/{repo}/merges"],
		mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
		pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
		redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
		removeAppAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
		removeStatusCheckContexts: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		removeTeamAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		removeUserAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
		replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
		requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
		setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		setAppAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		setStatusCheckContexts: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		setTeamAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		setUserAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
		transfer: ["POST /repos/{owner}/{repo}/transfer"],
		update: ["PATCH /repos/{owner}/{repo}"],
		updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
		updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
		updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
		updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
		updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
		updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
		updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		updateStatusCheckPotection: [
			"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
			{},
			{ renamed: ["repos", "updateStatusCheckProtection"] }
		],
		updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
		updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
		uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
	},
	search: {
		code: ["GET /search/code"],
		commits: ["GET /search/commits"],
		issuesAndPullRequests: ["GET /search/issues"],
		labels: ["GET /search/labels"],
		repos: ["GET /search/repositories"],
		topics: ["GET /search/topics"],
		users: ["GET /search/users"]
	},
	secretScanning: {
		createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
		getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
		getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
		listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
		listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
		listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
		updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
	},
	securityAdvisories: {
		createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
		createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
		createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
		createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
		getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
		getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
		listGlobalAdvisories: ["GET /advisories"],
		listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
		listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
		updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		create: ["POST /orgs/{org}/teams"],
		createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
		createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
		deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
		getByName: ["GET /orgs/{org}/teams/{team_slug}"],
		getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		list: ["GET /orgs/{org}/teams"],
		listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
		listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
		listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
		listForAuthenticatedUser: ["GET /user/teams"],
		listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
		listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
		listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
		removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
	},
	users: {
		addEmailForAuthenticated: [
			"POST /user/emails",
			{},
			{ renamed: ["users", "addEmailForAuthenticatedUser"] }
		],
		addEmailForAuthenticatedUser: ["POST /user/emails"],
		addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
		block: ["PUT /user/blocks/{username}"],
		checkBlocked: ["GET /user/blocks/{username}"],
		checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
		checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
		createGpgKeyForAuthenticated: [
			"POST /user/gpg_keys",
			{},
			{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
		],
		createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
		createPublicSshKeyForAuthenticated: [
			"POST /user/keys",
			{},
			{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
		],
		createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
		createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
		deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
		deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
		deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
		deleteEmailForAuthenticated: [
			"DELETE /user/emails",
			{},
			{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
		],
		deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
		deleteGpgKeyForAuthenticated: [
			"DELETE /user/gpg_keys/{gpg_key_id}",
			{},
			{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
		],
		deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
		deletePublicSshKeyForAuthenticated: [
			"DELETE /user/keys/{key_id}",
			{},
			{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
		],
		deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
		deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
		deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
		follow: ["PUT /user/following/{username}"],
		getAuthenticated: ["GET /user"],
		getById: ["GET /user/{account_id}"],
		getByUsername: ["GET /users/{username}"],
		getContextForUser: ["GET /users/{username}/hovercard"],
		getGpgKeyForAuthenticated: [
			"GET /user/gpg_keys/{gpg_key_id}",
			{},
			{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
		],
		getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
		getPublicSshKeyForAuthenticated: [
			"GET /user/keys/{key_id}",
			{},
			{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
		],
		getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
		getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
		list: ["GET /users"],
		listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
		listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
		listBlockedByAuthenticated: [
			"GET /user/blocks",
			{},
			{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
		],
		listBlockedByAuthenticatedUser: ["GET /user/blocks"],
		listEmailsForAuthenticated: [
			"GET /user/emails",
			{},
			{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
		],
		listEmailsForAuthenticatedUser: ["GET /user/emails"],
		listFollowedByAuthenticated: [
			"GET /user/following",
			{},
			{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
		],
		listFollowedByAuthenticatedUser: ["GET /user/following"],
		listFollowersForAuthenticatedUser: ["GET /user/followers"],
		listFollowersForUser: ["GET /users/{username}/followers"],
		listFollowingForUser: ["GET /users/{username}/following"],
		listGpgKeysForAuthenticated: [
			"GET /user/gpg_keys",
			{},
			{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
		],
		listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
		listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
		listPublicEmailsForAuthenticated: [
			"GET /user/public_emails",
			{},
			{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
		],
		listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
		listPublicKeysForUser: ["GET /users/{username}/keys"],
		listPublicSshKeysForAuthenticated: [
			"GET /user/keys",
			{},
			{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
		],
		listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
		listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
		listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
		listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
		listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
		setPrimaryEmailVisibilityForAuthenticated: [
			"PATCH /user/email/visibility",
			{},
			{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
		unblock: ["DELETE /user/blocks/{username}"],
		unfollow: ["DELETE /user/following/{username}"],
		updateAuthenticated: ["PATCH /user"]
	}
};

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/endpoints-to-methods.js
const endpointMethodsMap = /* @__PURE__ */ new Map();
for (const [scope, endpoints] of Object.entries(endpoints_default)) for (const [methodName, endpoint] of Object.entries(endpoints)) {
	const [route, defaults, decorations] = endpoint;
	const [method, url] = route.split(/ /);
	const endpointDefaults = Object.assign({
		method,
		url
	}, defaults);
	if (!endpointMethodsMap.has(scope)) endpointMethodsMap.set(scope, /* @__PURE__ */ new Map());
	endpointMethodsMap.get(scope).set(methodName, {
		scope,
		methodName,
		endpointDefaults,
		decorations
	});
}
const handler = {
	has({ scope }, methodName) {
		return endpointMethodsMap.get(scope).has(methodName);
	},
	getOwnPropertyDescriptor(target, methodName) {
		return {
			value: this.get(target, methodName),
			configurable: true,
			writable: true,
			enumerable: true
		};
	},
	defineProperty(target, methodName, descriptor) {
		Object.defineProperty(target.cache, methodName, descriptor);
		return true;
	},
	deleteProperty(target, methodName) {
		delete target.cache[methodName];
		return true;
	},
	ownKeys({ scope }) {
		return [...endpointMethodsMap.get(scope).keys()];
	},
	set(target, methodName, value) {
		return target.cache[methodName] = value;
	},
	get({ octokit, scope, cache }, methodName) {
		if (cache[methodName]) return cache[methodName];
		const method = endpointMethodsMap.get(scope).get(methodName);
		if (!method) return;
		const { endpointDefaults, decorations } = method;
		if (decorations) cache[methodName] = decorate$1(octokit, scope, methodName, endpointDefaults, decorations);
		else cache[methodName] = octokit.request.defaults(endpointDefaults);
		return cache[methodName];
	}
};
function endpointsToMethods(octokit) {
	const newMethods = {};
	for (const scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
		octokit,
		scope,
		cache: {}
	}, handler);
	return newMethods;
}
function decorate$1(octokit, scope, methodName, defaults, decorations) {
	const requestWithDefaults = octokit.request.defaults(defaults);
	function withDecorations(...args) {
		let options = requestWithDefaults.endpoint.merge(...args);
		if (decorations.mapToData) {
			options = Object.assign({}, options, {
				data: options[decorations.mapToData],
				[decorations.mapToData]: void 0
			});
			return requestWithDefaults(options);
		}
		if (decorations.renamed) {
			const [newScope, newMethodName] = decorations.renamed;
			octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
		}
		if (decorations.deprecated) octokit.log.warn(decorations.deprecated);
		if (decorations.renamedParameters) {
			const options2 = requestWithDefaults.endpoint.merge(...args);
			for (const [name, alias] of Object.entries(decorations.renamedParameters)) if (name in options2) {
				octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
				if (!(alias in options2)) options2[alias] = options2[name];
				delete options2[name];
			}
			return requestWithDefaults(options2);
		}
		return requestWithDefaults(...args);
	}
	return Object.assign(withDecorations, requestWithDefaults);
}

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js
function restEndpointMethods(octokit) {
	return { rest: endpointsToMethods(octokit) };
}
restEndpointMethods.VERSION = VERSION$2;
function legacyRestEndpointMethods(octokit) {
	const api = endpointsToMethods(octokit);
	return {
		...api,
		rest: api
	};
}
legacyRestEndpointMethods.VERSION = VERSION$2;

// node_modules/@octokit/rest/dist-src/version.js
const VERSION$1 = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
const Octokit = Octokit$1.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults({ userAgent: `octokit-rest.js/${VERSION$1}` });

// src/github/api/client/errors.ts
const PULL_REQUEST_SETTING = "Settings \u2192 Actions \u2192 General \u2192 Workflow permissions \u2192 \"Allow GitHub Actions to create and approve pull requests\" (of the repository, and of its organisation)";
function translateGitHubError(error, what) {
	if (error instanceof ConfigError || error instanceof ServiceError) return error;
	const query = readQueryError(error);
	if (query) return translateQueryError(query, what);
	const refusal = readRefusal(error);
	if (refusal) return translateRefusal(refusal, what);
	if (error instanceof TypeError) return new ServiceError(`GitHub's answer did not have the documented form while ${what}: ${error.message}`);
	return new ServiceError(`GitHub could not be reached while ${what}: ${messageOf(error)}`);
}
function isFault(error) {
	if (error instanceof ServiceError) return true;
	const refusal = readRefusal(error);
	return refusal === void 0 ? readQueryError(error) === void 0 : refusal.status >= 500 || refusal.status === 409;
}
function translateRefusal(refusal, what) {
	const { status, said } = refusal;
	if (isRateLimit(refusal)) return new ServiceError(`GitHub's rate limit is reached while ${what} (${status}). ${whenAgain(refusal)}`);
	switch (status) {
		case 401: return new ConfigError(`GitHub refused the token while ${what} (401). Check the input "github-token"; it may have expired.`);
		case 403: return translateForbidden(refusal, what);
		case 404: return new ConfigError(`GitHub found nothing while ${what} (404). The name may be wrong, or the token may not see it: check "github-token" and the job's "permissions".`);
		case 410: return new ConfigError(`GitHub no longer has it (410, while ${what}): ${asSentence(said)} It was deleted, or is switched off in the repository's settings. Start a run for something that is there.`);
		case 422: return new ConfigError(`GitHub did not accept the request while ${what} (422): ${said}`);
		default: return new ServiceError(`GitHub answered with ${status} while ${what}: ${asSentence(said)} Try again later.`);
	}
}
function readDenial(error) {
	const refusal = readRefusal(error);
	if (!refusal || ![
		401,
		403,
		404
	].includes(refusal.status) || isRateLimit(refusal)) return void 0;
	return {
		status: refusal.status,
		needs: refusal.headers[NEEDED]
	};
}
const isRateLimit = ({ status, said, headers }) => status === 429 || status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== void 0 || /rate limit/i.test(said));
function whenAgain({ headers }) {
	const { "retry-after": seconds = "", "x-ratelimit-reset": reset = "" } = headers;
	if (/^\d+$/.test(seconds)) return `Start the run again in ${seconds} s.`;
	if (!/^\d{1,12}$/.test(reset) || headers["x-ratelimit-remaining"] !== "0") return "Start the run again later.";
	return `Start the run again after ${(/* @__PURE__ */ new Date(Number(reset) * 1e3)).toISOString().slice(11, 16)} UTC.`;
}
const NEEDED = "x-accepted-github-permissions";
function translateForbidden({ said, headers }, what) {
	if (/not permitted to create or approve pull requests/i.test(said)) return new ConfigError(`GitHub Actions may not open pull requests here. Allow it in ${PULL_REQUEST_SETTING}.`);
	if (/archived/i.test(said)) return new ConfigError(`The repository is archived, so nothing can be written (while ${what}).`);
	const needed = headers[NEEDED];
	const cure = needed === void 0 ? "Check the job's \"permissions\"." : renderNeed(needed);
	return new ConfigError(`The token may not do this: ${what} (403, ${said}). ${cure}`);
}
function renderNeed(needed) {
	if (/workflows=write/.test(needed)) return "Use the token of a GitHub App with \"workflows: write\".";
	return `Add it to the job: "permissions:" with ${needed.split(";").map((way) => way.trim().split(",").map(renderPermission).join(" and ")).join(" or ")}.`;
}
const renderPermission = (permission) => `"${permission.trim().replace("=", ": ").replaceAll("_", "-")}"`;
function readQueryError(error) {
	if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) return void 0;
	const [first] = error.errors;
	if (typeof first !== "object" || first === null) return void 0;
	return {
		type: "type" in first ? String(first.type) : "",
		said: "message" in first ? String(first.message).slice(0, 500) : "",
		isMutation: isMutation(error)
	};
}
function isMutation(error) {
	const request = "request" in error ? error.request : void 0;
	if (typeof request !== "object" || request === null || !("query" in request)) return false;
	return String(request.query).startsWith("mutation");
}
function translateQueryError({ type, said, isMutation }, what) {
	switch (type) {
		case "FORBIDDEN": {
			const needed = isMutation ? "contents=write" : "pull_requests=read";
			return translateForbidden({
				status: 403,
				said,
				headers: { [NEEDED]: needed }
			}, what);
		}
		case "RATE_LIMITED": return new ServiceError(`GitHub's rate limit is reached while ${what}. Start the run again later.`);
		case "STALE_DATA": return new ServiceError(`The branch was changed by somebody else at the same time, while ${what}. ${said}`);
		default: return new ConfigError(`GitHub did not accept the request while ${what}: ${said}`);
	}
}
const wordsOf = (error) => messageOf(error).split(" - https://docs")[0]?.trim() ?? "";
function readRefusal(error) {
	if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return void 0;
	const response = "response" in error ? error.response : void 0;
	if (typeof response !== "object" || response === null) return void 0;
	const said = wordsOf(error).slice(0, 500);
	return {
		status: error.status,
		said,
		headers: "headers" in response ? readHeaders(response.headers) : {}
	};
}
function readHeaders(headers) {
	if (typeof headers !== "object" || headers === null) return {};
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

// src/github/api/client/fetch.ts
function createJsonFetch(settings) {
	return async (address, options) => {
		const late = AbortSignal.timeout(settings.answerTimeoutMs);
		try {
			const response = await sendWith(settings, [late], [address, options]);
			return hasNoBody(response) ? response : await readWhole(response);
		} catch (error) {
			throw late.aborted ? noAnswer(settings) : error;
		}
	};
}
function createStreamFetch(settings) {
	return async (address, options) => {
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(noAnswer(settings)), settings.answerTimeoutMs);
		try {
			return await sendWith(settings, [late.signal], [address, options]);
		} finally {
			clearTimeout(timer);
		}
	};
}
const noAnswer = ({ answerTimeoutMs }) => /* @__PURE__ */ new Error(`There was no answer in ${duration(answerTimeoutMs)}.`);
function sendWith({ send, signal }, further, [address, options]) {
	const signals = [
		options?.signal,
		signal,
		...further
	].filter((one) => one instanceof AbortSignal);
	return send(address, {
		...options,
		signal: AbortSignal.any(signals)
	});
}
const hasNoBody = ({ status }) => status === 204 || status === 205 || status === 304;
async function readWhole(response) {
	const text = await response.text();
	const data = tryParseJson(text);
	if (data === void 0) {
		const said = { message: `The answer ${text === "" ? "is empty" : "is not JSON"}; a proxy may have sent it.` };
		const named = isUnnamedLimit(response, text) ? nameLimit(said) : said;
		return answer(JSON.stringify(named), response, response.ok ? 502 : response.status);
	}
	return answer(isUnnamedLimit(response, text) ? JSON.stringify(nameLimit(data)) : text, response);
}
function answer(text, response, status = response.status) {
	const { "content-encoding": _, "content-length": __, ...kept } = Object.fromEntries(response.headers);
	const headers = {
		...kept,
		"content-type": "application/json; charset=utf-8"
	};
	return Object.defineProperty(new Response(text, {
		status,
		headers
	}), "url", { value: response.url });
}
function isUnnamedLimit({ status, headers }, text) {
	return (status === 429 || status === 403 && headers.has("retry-after")) && headers.get("x-ratelimit-remaining") !== "0" && !/\bsecondary rate\b/i.test(text);
}
function nameLimit(data) {
	return { message: `${typeof data === "object" && data !== null && "message" in data ? String(data.message) : ""} (a secondary rate limit)`.trim() };
}

// src/github/api/client/wait.ts
async function wait(ms, signal) {
	try {
		await setTimeout$1(ms, void 0, { ...signal && { signal } });
	} catch {
		signal?.throwIfAborted();
	}
}
async function untilStopped(work, signal) {
	if (!signal) return work();
	signal.throwIfAborted();
	let stop = () => {};
	const stopped = new Promise((_resolve, reject) => {
		stop = () => reject(signal.reason);
		signal.addEventListener("abort", stop, { once: true });
	});
	try {
		return await Promise.race([work(), stopped]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}

// src/github/api/client/spacing.ts
function createSpacing(pauseMs, signal) {
	let free = 0;
	async function schedule(_options, work) {
		const now = Date.now();
		const turn = Math.max(now, free);
		free = turn + pauseMs;
		if (turn > now) await wait(turn - now, signal);
		return work();
	}
	return { key: () => ({ schedule }) };
}
const NO_SPACING = { key: () => ({ schedule: (_options, work) => work() }) };

// src/github/api/client/client.ts
const Patient = Octokit.plugin(retry, throttling);
function createClient(settings) {
	const { owner, repo, signal, secondMs } = settings;
	const fetching = {
		...settings,
		send: settings.request.fetch ?? fetch,
		signal
	};
	const octokit = createOctokit(settings, createJsonFetch(fetching));
	async function call(what, request) {
		try {
			return await untilStopped(request, signal);
		} catch (error) {
			signal?.throwIfAborted();
			throw translateGitHubError(error, what);
		}
	}
	return {
		octokit,
		place: {
			owner,
			repo
		},
		streaming: {
			fetch: createStreamFetch(fetching),
			parseSuccessResponseBody: false
		},
		call,
		tryCall: (what, request) => call(what, () => request().catch((error) => {
			if (isNotFound(error)) return void 0;
			throw error;
		})),
		pause: (tries) => wait(tries ** 2 * secondMs, signal),
		isOwn: createOwnTest(settings.token, async () => (await octokit.users.getAuthenticated()).data.login)
	};
}
function createOwnTest(token, readLogin) {
	let login;
	const ask = () => readLogin().catch((error) => {
		if (readDenial(error)) return void 0;
		login = void 0;
		throw error;
	});
	return async (user) => {
		login ??= token.startsWith("ghs_") ? Promise.resolve(void 0) : ask();
		const own = await login;
		return own === void 0 ? user?.type === "Bot" : user?.login === own;
	};
}
const isNotFound = (error) => error instanceof Error && "status" in error && error.status === 404;
const isForbidden = (error) => readDenial(error)?.status === 403;
const FINAL$1 = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
];
function createOctokit(settings, send) {
	const { token, apiUrl, request, onWait, longestWaitSeconds, secondMs } = settings;
	const waitFor = (problem) => (seconds, _options, _octokit, attempts) => {
		const isWorthIt = attempts < 2 && seconds <= longestWaitSeconds;
		if (isWorthIt) onWait(problem, seconds);
		return isWorthIt;
	};
	const spacing = {
		write: createSpacing(secondMs, settings.signal),
		notifications: NO_SPACING
	};
	const silent = () => void 0;
	return new Patient({
		auth: token,
		baseUrl: apiUrl,
		userAgent: "regreen",
		request: {
			...request,
			fetch: send
		},
		retry: {
			retries: 2,
			retryAfterBaseValue: secondMs,
			doNotRetry: FINAL$1
		},
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		},
		throttle: {
			...spacing,
			retryAfterBaseValue: secondMs,
			onRateLimit: waitFor("The rate limit of the token is reached."),
			onSecondaryRateLimit: waitFor("GitHub's secondary rate limit is reached.")
		}
	});
}

// src/github/api/client/refusals.ts
const REFUSALS = [
	{
		sign: /without `?workflows`? permission|workflows=write/,
		explain: () => "its history changes workflow files, and the job's token may never push those. Use the token of a GitHub App with \"workflows: write\"."
	},
	{
		sign: /GH013|rule violations found/i,
		explain: (said, to) => `a ruleset forbids it.${reasons(said)} ${cure(said, to)}`
	},
	{
		sign: /GH006|protected branch|made through a pull request|required status check/i,
		explain: (said, to) => `a branch protection rule forbids it.${reasons(said)} ${cure(said, to)}`
	},
	{
		sign: /\barchived\b/i,
		explain: () => "the repository is archived, so nothing can be written."
	}
];
function cure(said, { isOurs }) {
	if (/signature/i.test(said)) return "Set \"sign-commits: true\": GitHub signs what is committed through its API.";
	return isOurs ? "Let the rule leave out branches that begin with the input \"branch-prefix\"." : "Set \"mode: pull-request\", so that the repair comes on a branch of its own.";
}
function reasons(said) {
	const fromGit = [...said.matchAll(/^remote: - (.+)$/gm)].map(([, line]) => line?.trim() ?? "");
	const fromApi = /rule violations found\s+([\s\S]+)/i.exec(said)?.[1]?.split(/\n+/) ?? [];
	const found = (fromGit.length > 0 ? fromGit : fromApi).map((line) => line.trim()).filter((line) => line !== "");
	return found.length === 0 ? "" : ` ${found.join(" ").slice(0, 500)}`;
}
function findRefusal(said, to) {
	const refusal = REFUSALS.find(({ sign }) => sign.test(said));
	return refusal && new ConfigError(`The branch ${to.branch} could not be written: ${refusal.explain(said, to)}`);
}
function translatePushError(error, to) {
	const said = messageOf(error);
	const why = (text) => `The branch ${to.branch} could not be written: ${text}`;
	const refusal = findRefusal(said, to);
	if (refusal) return refusal;
	if (/error: 403|denied to/i.test(said)) return new ConfigError(why("the token may not write. Add \"contents: write\" to the job's \"permissions\"."));
	if (/error: 401|Authentication failed|could not read Username/i.test(said)) return new ConfigError(why("GitHub refused the token. Check the input \"github-token\"."));
	if (/error: 404|repository .*not found/i.test(said)) return new ConfigError(why("GitHub does not find the repository. Check the input \"github-token\"."));
	if (/stale info|non-fast-forward|fetch first|cannot lock ref|already exists/i.test(said)) return new ServiceError(why("somebody else changed it at the same time. Start the run again."));
	return new ServiceError(why(lastWords(said)));
}
const lastWords = (said) => {
	const fatal = said.split("\n").filter((line) => /^(fatal|error): /.test(line));
	return (fatal.length > 0 ? fatal.join(" ") : said.trim()).slice(0, 500);
};

// src/github/api/client/once.ts
const MAX_TRIES = 3;
async function makeOnce({ pause }, { make, find }) {
	for (let tries = 1;; tries++) try {
		return await make();
	} catch (error) {
		if (!isFault(error)) throw error;
		await pause(tries);
		const made = await find();
		if (made !== void 0) return made;
		if (tries === MAX_TRIES) throw error;
	}
}
const NO_RETRY = { request: { retries: 0 } };

// src/github/api/comment.ts
const marker = (key) => `<!-- regreen:${key} -->`;
async function findOwn({ octokit, place, isOwn }, { thread, marker: mark }) {
	const at = {
		...place,
		issue_number: thread,
		per_page: 100
	};
	const marked = (await octokit.paginate(octokit.issues.listComments, at)).filter(({ body }) => hasLine(body, mark));
	const inOrder = [...marked.filter(({ body }) => endsWithLine(body, mark)), ...marked];
	for (const comment of inOrder) if (await isOwn(comment.user)) return comment;
}
const linesOf = (body = "") => body.trimEnd().split("\n").map((line) => line.trimEnd());
const hasLine = (body, mark) => linesOf(body).includes(mark);
const endsWithLine = (body, mark) => linesOf(body).at(-1) === mark;
function createSay(client) {
	const known = /* @__PURE__ */ new Map();
	return async (text) => {
		const key = `${text.thread} ${text.marker}`;
		const comment = await tryEdit(client, known.get(key), text) ?? await editOrPost(client, text);
		known.set(key, comment.id);
		return comment.html_url;
	};
}
async function editOrPost(client, text) {
	const { octokit, place } = client;
	const known = await tryEdit(client, (await findOwn(client, text))?.id, text);
	if (known) return known;
	const at = {
		...place,
		issue_number: text.thread,
		body: bodyOf(text)
	};
	const posted = await makeOnce(client, {
		make: async () => (await octokit.issues.createComment({
			...at,
			...NO_RETRY
		})).data,
		find: () => findOwn(client, text)
	});
	const first = await findOwn(client, text);
	if (!first || first.id === posted.id) return posted;
	await octokit.issues.deleteComment({
		...place,
		comment_id: posted.id
	});
	return await tryEdit(client, first.id, text) ?? first;
}
async function tryEdit({ octokit, place }, id, text) {
	if (id === void 0) return void 0;
	try {
		return (await octokit.issues.updateComment({
			...place,
			comment_id: id,
			body: bodyOf(text)
		})).data;
	} catch (error) {
		if (isNotFound(error)) return void 0;
		throw error;
	}
}
const bodyOf = ({ body, marker }) => `${body}\n\n${marker}`;
const ANSWER_MARKER = marker("answer");
async function replyOnce(client, { pullRequest, remark, text }) {
	const { octokit, place, isOwn } = client;
	const body = bodyOf({
		body: text,
		marker: ANSWER_MARKER
	});
	const find = async () => {
		const at = {
			...place,
			pull_number: pullRequest,
			per_page: 100
		};
		for (const comment of await octokit.paginate(octokit.pulls.listReviewComments, at)) if (comment.in_reply_to_id === remark && comment.body === body && await isOwn(comment.user)) return comment.id;
	};
	if (await find() !== void 0) return;
	const at = {
		...place,
		pull_number: pullRequest,
		comment_id: remark,
		body
	};
	const make = async () => (await octokit.pulls.createReplyForReviewComment({
		...at,
		...NO_RETRY
	})).data.id;
	await makeOnce(client, {
		make,
		find
	});
}

// src/github/api/remark.ts
const DELETED = "ghost";
const fromComment = (comment) => ({
	id: comment.id,
	author: comment.user?.login ?? DELETED,
	authorIsBot: comment.user?.type === "Bot",
	body: comment.body ?? "",
	createdAt: comment.created_at,
	updatedAt: comment.updated_at,
	path: void 0,
	line: void 0
});
const fromReviewComment = (comment) => ({
	id: comment.id,
	author: comment.user?.login ?? DELETED,
	authorIsBot: comment.user?.type === "Bot",
	body: comment.body,
	createdAt: comment.created_at,
	updatedAt: comment.updated_at,
	path: comment.path,
	line: comment.line ?? comment.original_line
});

// src/github/api/remark-threads.ts
async function readRemarkThreads(client, pullRequest) {
	const { octokit, place } = client;
	const at = {
		...place,
		pull_number: pullRequest,
		per_page: 100
	};
	const byRoot = /* @__PURE__ */ new Map();
	for (const comment of await octokit.paginate(octokit.pulls.listReviewComments, at)) {
		const root = comment.in_reply_to_id ?? comment.id;
		byRoot.set(root, [...byRoot.get(root) ?? [], await toLineRemark(client, comment)]);
	}
	const { resolved, problem } = await tryReadResolved(client, pullRequest);
	const isResolved = (remarks) => remarks.some(({ id }) => resolved.has(id));
	return {
		threads: [...byRoot].map(([id, remarks]) => ({
			id,
			isResolved: isResolved(remarks),
			remarks
		})),
		problem
	};
}
async function toLineRemark({ isOwn }, comment) {
	const remark = fromReviewComment(comment);
	const isOurs = remark.body.endsWith(ANSWER_MARKER) && await isOwn(comment.user);
	const body = isOurs ? remark.body.slice(0, -ANSWER_MARKER.length).trimEnd() : remark.body;
	return {
		...remark,
		body,
		isOurs,
		reviewId: comment.pull_request_review_id ?? void 0
	};
}
async function tryReadResolved(client, pullRequest) {
	const read = () => readResolved(client, pullRequest);
	try {
		return {
			resolved: await client.call(`reading which threads of #${pullRequest} are resolved`, read),
			problem: void 0
		};
	} catch (error) {
		if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error;
		return {
			resolved: /* @__PURE__ */ new Set(),
			problem: error.message
		};
	}
}
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        nodes { isResolved comments(first: 1) { nodes { fullDatabaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const MAX_PAGES = 20;
async function readResolved({ octokit, place }, number) {
	const found = [];
	let after = null;
	for (let page = 0; page < MAX_PAGES; page++) {
		const { nodes, pageInfo } = (await octokit.graphql(QUERY, {
			...place,
			number,
			after
		})).repository.pullRequest.reviewThreads;
		found.push(...nodes);
		if (!pageInfo.hasNextPage) break;
		after = pageInfo.endCursor;
	}
	const resolved = found.filter(({ isResolved }) => isResolved);
	return new Set(resolved.flatMap(({ comments }) => comments.nodes.map(({ fullDatabaseId }) => Number(fullDatabaseId))));
}

// src/github/api/reader.ts
function createReader(client) {
	const { octokit, place, call, tryCall } = client;
	return {
		permissionOf: (login) => tryCall(`reading the permission of ${login}`, async () => {
			const { data } = await octokit.repos.getCollaboratorPermissionLevel({
				...place,
				username: login
			});
			if (typeof data.permission !== "string") throw new TypeError("the permission is not a string.");
			return data.permission;
		}),
		repository: () => call("reading the repository", async () => {
			const { data } = await octokit.repos.get(place);
			return {
				defaultBranch: data.default_branch,
				isArchived: data.archived
			};
		}),
		failedRun: (runId) => call(`reading workflow run ${runId}`, async () => {
			const { data } = await octokit.actions.getWorkflowRun({
				...place,
				run_id: runId
			});
			return readRun(openPayload(data));
		}),
		runStartedAt: (runId) => tryCall(`reading workflow run ${runId}`, async () => {
			const { data } = await octokit.actions.getWorkflowRun({
				...place,
				run_id: runId
			});
			return data.run_started_at;
		}),
		failedLogs: (runId, attempt) => call(`reading the logs of run ${runId}`, () => readLogs(client, runId, attempt)),
		thread: (number) => call(`reading #${number}`, async () => {
			const { data } = await octokit.issues.get({
				...place,
				issue_number: number
			});
			return readThread(client, data);
		}),
		pullRequestOf: (branch) => call(`looking for a pull request of ${branch}`, async () => {
			const of = {
				...place,
				state: "open",
				head: `${place.owner}:${branch}`
			};
			const { data } = await octokit.pulls.list({
				...of,
				sort: "created",
				direction: "asc"
			});
			const pull = data.find(({ head, base }) => head.ref === branch && head.repo?.id === base.repo.id);
			return pull && toOpenPullRequest(pull);
		}),
		forkedPullRequestOf: (commit) => call(`looking for a pull request of ${commit}`, async () => {
			const of = {
				...place,
				commit_sha: commit,
				per_page: 100
			};
			const pulls = await octokit.paginate(octokit.repos.listPullRequestsAssociatedWithCommit, of);
			const { data: here } = await octokit.repos.get(place);
			const [oldest] = pulls.filter(({ state, head, base }) => {
				const isFork = base.repo.id === here.id && head.repo?.id !== here.id;
				return state === "open" && head.sha === commit && isFork;
			}).sort((a, b) => a.number - b.number);
			return oldest && toOpenPullRequest(oldest);
		}),
		commit: (name) => call(`reading the commit ${name}`, async () => {
			const { data } = await octokit.git.getCommit({
				...place,
				commit_sha: name
			});
			const { parents, committer, message } = data;
			return {
				parents: parents.map(({ sha }) => sha),
				committedAt: committer.date,
				message
			};
		}),
		headOf: (branch) => tryCall(`reading the branch ${branch}`, async () => {
			const { data } = await octokit.git.getRef({
				...place,
				ref: `heads/${branch}`
			});
			return data.object.sha;
		}),
		remarkThreads: (pullRequest) => call(`reading the reviews of #${pullRequest}`, () => readRemarkThreads(client, pullRequest)),
		mergeBase: (base, head) => call(`comparing ${base} and ${head}`, async () => {
			const { data } = await octokit.repos.compareCommitsWithBasehead({
				...place,
				basehead: `${base}...${head}`,
				per_page: 1
			});
			return data.merge_base_commit.sha;
		}),
		labelled: (label) => call("looking for labelled pull requests", async () => {
			return (await octokit.paginate(octokit.pulls.list, {
				...place,
				state: "open",
				sort: "created",
				direction: "asc",
				per_page: 100
			})).filter((pull) => pull.labels.some(({ name }) => name === label)).map(({ number }) => number);
		}),
		said: (thread, marker) => call(`reading the comments of #${thread}`, async () => {
			const found = await findOwn(client, {
				thread,
				marker
			});
			return found && {
				body: found.body ?? "",
				updatedAt: found.updated_at
			};
		}),
		remarksSince: ({ number, isPullRequest }, since) => call(`reading the comments of #${number}`, async () => {
			const of = {
				...place,
				since,
				per_page: 100
			};
			const comments = await octokit.paginate(octokit.issues.listComments, {
				...of,
				issue_number: number
			});
			if (!isPullRequest) return comments.map(fromComment);
			const onLines = await octokit.paginate(octokit.pulls.listReviewComments, {
				...of,
				pull_number: number
			});
			return [...comments.map(fromComment), ...onLines.map(fromReviewComment)];
		}),
		readFile: (path, branch) => tryCall(`reading ${path} on ${branch}`, async () => {
			const { data } = await octokit.repos.getContent({
				...place,
				path,
				ref: branch
			});
			if (Array.isArray(data) || data.type !== "file" || !("content" in data)) throw new ConfigError(`${path} on ${branch} is not a file.`);
			return Buffer.from(data.content, "base64").toString("utf8");
		})
	};
}
function toOpenPullRequest({ number, head, base, merge_commit_sha: merge }) {
	return {
		number,
		commit: head.sha,
		baseBranch: base.ref,
		merge: merge ?? void 0
	};
}
async function readLogs(client, runId, attempt) {
	const { octokit, place } = client;
	const at = {
		...place,
		run_id: runId,
		attempt_number: attempt,
		per_page: 100
	};
	const jobs = await octokit.paginate(octokit.actions.listJobsForWorkflowRunAttempt, at);
	return {
		logs: jobs.filter((job) => job.conclusion === "failure").map((job) => ({
			job: job.name,
			source: download(client, job)
		})),
		areOthersCutOff: jobs.some(({ conclusion }) => !CAME_TO_THEIR_END.has(conclusion))
	};
}
const CAME_TO_THEIR_END = /* @__PURE__ */ new Set([
	"success",
	"failure",
	"neutral",
	"skipped"
]);
async function* download({ octokit, place, streaming: request, call }, { id, name }) {
	const at = {
		...place,
		job_id: Number(id),
		request
	};
	const { data } = await call(`reading the log of the job ${JSON.stringify(name)}`, () => octokit.actions.downloadJobLogsForWorkflowRun(at));
	if (typeof data === "string") yield data;
	else if (data instanceof ReadableStream) yield* data;
}
async function readThread(client, issue) {
	return {
		number: issue.number,
		title: issue.title,
		body: issue.body ?? "",
		author: issue.user?.login ?? "",
		isOpen: issue.state === "open",
		isLocked: issue.locked,
		pullRequest: issue.pull_request ? await readPullRequest(client, issue.number) : void 0
	};
}
async function readPullRequest({ octokit, place }, number) {
	const at = {
		...place,
		pull_number: number
	};
	const { data } = await octokit.pulls.get(at);
	const commits = await octokit.paginate(octokit.pulls.listCommits, {
		...at,
		per_page: 100
	});
	return {
		branch: data.head.ref,
		commit: data.head.sha,
		messages: commits.map(({ commit }) => commit.message).reverse(),
		isFork: data.head.repo?.id !== data.base.repo.id,
		pushedAt: data.head.repo?.pushed_at ?? void 0,
		baseBranch: data.base.ref,
		merge: data.merge_commit_sha ?? void 0
	};
}

// src/github/api/check.ts
const NAME$1 = "Regreen";
const OURS = "regreen";
const MAX_SUMMARY_BYTES = 65535;
async function saveCheck(client, { commit, title, summary, detailsUrl, notes }) {
	const { octokit, place } = client;
	const hasRoom = Buffer.byteLength(summary.text) <= MAX_SUMMARY_BYTES;
	const output = {
		title: title.slice(0, 255),
		summary: hasRoom ? summary.text : summary.brief
	};
	const text = {
		conclusion: "success",
		status: "completed",
		details_url: detailsUrl,
		output
	};
	const known = await findCheck(client, commit);
	if (known !== void 0) {
		await octokit.checks.update({
			...place,
			check_run_id: known,
			...text
		});
		return;
	}
	await makeOnce(client, {
		make: async () => {
			const { data } = await octokit.checks.create({
				...place,
				name: NAME$1,
				external_id: OURS,
				head_sha: commit,
				...text,
				output: {
					...output,
					annotations: notes.slice(0, MAX_NOTES$1).map(toAnnotation)
				},
				...NO_RETRY
			});
			return data.id;
		},
		find: () => findCheck(client, commit)
	});
}
const MAX_NOTES$1 = 50;
function toAnnotation({ path, line, message }) {
	return {
		path,
		start_line: line,
		end_line: line,
		annotation_level: "notice",
		title: "This test failed before the patch",
		message
	};
}
async function findCheck({ octokit, place }, commit) {
	try {
		const { data } = await octokit.checks.listForRef({
			...place,
			ref: commit,
			check_name: NAME$1,
			filter: "latest"
		});
		return data.check_runs.find((check) => check.external_id === OURS)?.id;
	} catch (error) {
		if (isForbidden(error)) return void 0;
		throw error;
	}
}

// src/github/api/commit.ts
async function commitThroughApi(client, commit) {
	const { change, expected, parent } = commit;
	const isPlain = change.entries.every((entry) => entry.kind === "delete" || entry.newMode === "100644");
	const isAtEnd = expected === void 0 || expected === parent;
	try {
		return await (isPlain && isAtEnd ? createOnBranch(client, commit) : createByGitData(client, commit));
	} catch (error) {
		if (error instanceof ConfigError || error instanceof ServiceError) throw error;
		throw findRefusal(wordsOf(error), commit) ?? error;
	}
}
const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
async function createOnBranch(client, commit) {
	const { octokit, place } = client;
	const { branch, parent, expected, change, message } = commit;
	const [headline = "", ...body] = message.split("\n");
	const input = {
		branch: {
			repositoryNameWithOwner: `${place.owner}/${place.repo}`,
			branchName: branch
		},
		expectedHeadOid: parent,
		message: {
			headline,
			body: body.join("\n").trim()
		},
		fileChanges: {
			additions: change.entries.filter((entry) => entry.kind !== "delete").map((entry) => ({
				path: entry.path,
				contents: contentOf(entry).toString("base64")
			})),
			deletions: change.entries.filter((entry) => entry.kind === "delete").map(({ path }) => ({ path }))
		}
	};
	if (expected === void 0) await createBranch(client, branch, parent);
	return (await octokit.graphql(MUTATION, {
		input,
		...NO_RETRY
	})).createCommitOnBranch.commit.oid;
}
async function createByGitData(client, commit) {
	const { octokit, place } = client;
	const { branch, parent, expected, change, message } = commit;
	const { data: tree } = await octokit.git.createTree({
		...place,
		base_tree: change.baseTree,
		tree: await Promise.all(change.entries.map((entry) => toTreeEntry(client, entry)))
	});
	if (tree.sha !== change.tree) throw new ConfigError(`GitHub made the tree ${tree.sha} of the patch, and ${change.tree} was proven.`);
	const { data: made } = await octokit.git.createCommit({
		...place,
		message,
		tree: tree.sha,
		parents: [parent]
	});
	if (!made.verification.verified) throw notSigned(made.verification.reason);
	if (expected === void 0) await createBranch(client, branch, made.sha);
	else await moveBranch(client, commit, made.sha);
	return made.sha;
}
const notSigned = (reason) => new ConfigError(`GitHub did not sign the commit (${reason}). With "sign-commits" it takes the job's token or that of a GitHub App; a person's token signs plain files on new branches only.`);
async function toTreeEntry({ octokit, place }, entry) {
	const { path } = entry;
	if (entry.kind === "delete") return {
		path,
		mode: "100644",
		type: "blob",
		sha: null
	};
	const content = contentOf(entry).toString("base64");
	const { data } = await octokit.git.createBlob({
		...place,
		content,
		encoding: "base64"
	});
	return {
		path,
		mode: entry.newMode === "100755" ? "100755" : "100644",
		type: "blob",
		sha: data.sha
	};
}
async function createBranch({ octokit, place }, branch, sha) {
	try {
		await octokit.git.createRef({
			...place,
			ref: `refs/heads/${branch}`,
			sha,
			...NO_RETRY
		});
	} catch (error) {
		if ((isFault(error) || /already exists/i.test(messageOf(error)) ? await headOf({
			octokit,
			place
		}, branch).catch(() => void 0) : void 0) !== sha) throw error;
	}
}
async function moveBranch({ octokit, place }, commit, sha) {
	const { branch, expected, parent } = commit;
	if (await headOf({
		octokit,
		place
	}, branch) !== expected) throw new ServiceError(`The branch ${branch} was changed by somebody else at the same time. Start the run again.`);
	await octokit.git.updateRef({
		...place,
		ref: `heads/${branch}`,
		sha,
		force: expected !== parent
	});
}
async function headOf({ octokit, place }, branch) {
	const { data } = await octokit.git.getRef({
		...place,
		ref: `heads/${branch}`
	});
	return data.object.sha;
}
function contentOf({ path, after, newBlob }) {
	const content = Buffer.from(after ?? "");
	if (after !== void 0 && nameOfBlob(content) === newBlob) return content;
	throw new ConfigError(`${path} is not UTF-8 text, so it cannot be committed through the API. Set "sign-commits: false".`);
}
const nameOfBlob = (content) => createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

// src/github/api/compare.ts
const MAX_FILES$1 = 300;
async function compareCommits({ octokit, place }, base, head) {
	const { data } = await octokit.repos.compareCommitsWithBasehead({
		...place,
		basehead: `${base}...${head}`
	});
	const files = data.files ?? [];
	return {
		mergeBase: data.merge_base_commit.sha,
		tree: data.commits.find((commit) => commit.sha === head)?.commit.tree.sha,
		files: files.flatMap(toFiles),
		isWhole: files.length < MAX_FILES$1
	};
}
function toFiles({ filename, status, sha, previous_filename: previous }) {
	const file = {
		path: filename,
		blob: status === "removed" ? void 0 : sha ?? void 0
	};
	return status === "renamed" && previous !== void 0 ? [{
		path: previous,
		blob: void 0
	}, file] : [file];
}

// src/github/api/pull-request.ts
async function savePullRequest(client, text) {
	const known = await find(client, text);
	if (known) return update(client, known, text);
	try {
		const made = await makeOnce(client, {
			make: () => create(client, text),
			find: () => find(client, text)
		});
		return {
			number: made.number,
			url: made.url,
			operation: "created"
		};
	} catch (error) {
		const twin = isAbout(error, /already exists/i) ? await find(client, text) : void 0;
		if (!twin) throw error;
		return update(client, twin, text);
	}
}
async function find({ octokit, place }, { head }) {
	try {
		const { data } = await octokit.pulls.list({
			...place,
			state: "open",
			head: `${place.owner}:${head}`
		});
		const pull = data.find((candidate) => candidate.head.ref === head);
		return pull && {
			number: pull.number,
			url: pull.html_url,
			title: pull.title,
			body: pull.body ?? ""
		};
	} catch (error) {
		if (isForbidden(error)) return void 0;
		throw error;
	}
}
async function create({ octokit, place }, text) {
	const open = async (draft) => {
		const { head, base, title } = text;
		const body = withTitleMark(text);
		const { data } = await octokit.pulls.create({
			...place,
			head,
			base,
			title,
			body,
			draft,
			...NO_RETRY
		});
		return {
			number: data.number,
			url: data.html_url,
			title,
			body
		};
	};
	try {
		return await open(text.draft);
	} catch (error) {
		if (!text.draft || !isAbout(error, /draft pull requests are not supported/i)) throw error;
		return open(false);
	}
}
const isUnprocessable = (error) => error instanceof Error && "status" in error && error.status === 422;
const isAbout = (error, words) => isUnprocessable(error) && words.test(error.message);
async function update({ octokit, place }, known, text) {
	const given = [...known.body.matchAll(TITLE_MARK)].at(-1)?.[1];
	const own = {
		body: withTitleMark(text),
		...given === digestOf(known.title) && { title: text.title }
	};
	const { data } = await octokit.pulls.update({
		...place,
		pull_number: known.number,
		...own
	});
	return {
		number: data.number,
		url: data.html_url,
		operation: "updated"
	};
}
const TITLE_MARK = /<!-- regreen:title:([0-9a-f]{16}) -->/g;
const withTitleMark = ({ title, body }) => `${body.trimEnd()}\n\n${marker(`title:${digestOf(title)}`)}\n`;
const digestOf = (title) => createHash("sha256").update(title.trim()).digest("hex").slice(0, 16);
async function decorate(client, number, { labels, reviewers, assignees }) {
	const { octokit, place, call } = client;
	const issue = {
		...place,
		issue_number: number
	};
	const problems = [];
	const add = async (what, names, request) => {
		if (names.length === 0) return;
		await call(`adding ${what} to #${number}`, request).catch((error) => problems.push(describeProblem(error, `${what} were added to #${number}`)));
	};
	await add("labels", labels, () => octokit.issues.addLabels({
		...issue,
		labels: [...labels]
	}));
	await add("assignees", assignees, async () => {
		const { data } = await octokit.issues.addAssignees({
			...issue,
			assignees: [...assignees]
		});
		problems.push(...describeLeftOut(assignees, data.assignees ?? []));
	});
	return [...problems, ...reviewers.length > 0 ? await askReviewers(client, number, reviewers) : []];
}
const describeProblem = (error, what) => error instanceof ConfigError || error instanceof ServiceError ? error.message : `The run was stopped before ${what}.`;
async function askReviewers({ octokit, place, call }, number, names) {
	const ask = (some) => octokit.pulls.requestReviewers({
		...place,
		pull_number: number,
		...splitReviewers(some)
	});
	const isOneWrong = (error) => names.length > 1 && isUnprocessable(error);
	try {
		if (await call(`adding reviewers to #${number}`, () => ask(names).then(() => true, (error) => isOneWrong(error) ? false : Promise.reject(error)))) return [];
	} catch (error) {
		return [describeProblem(error, `reviewers were added to #${number}`)];
	}
	const problems = [];
	for (const name of names) await call(`adding a reviewer to #${number}`, () => ask([name])).catch((error) => problems.push(`${name} was not asked for a review; check "reviewers". ${describeProblem(error, "that")}`));
	return problems;
}
function describeLeftOut(wanted, assigned) {
	const there = new Set(assigned.map(({ login }) => login.toLowerCase()));
	const missing = wanted.filter((login) => !there.has(login.toLowerCase()));
	return missing.length === 0 ? [] : [`Not assigned: ${missing.join(", ")}. GitHub assigns only people with access here; check "assignees".`];
}
function splitReviewers(reviewers) {
	const people = reviewers.filter((name) => !name.includes("/"));
	const teams = reviewers.filter((name) => name.includes("/")).map((name) => name.slice(name.indexOf("/") + 1));
	return {
		reviewers: people,
		...teams.length > 0 && { team_reviewers: teams }
	};
}

// src/github/api/writer.ts
function createWriter(client) {
	const { octokit, place, call, tryCall, pause } = client;
	const say = createSay(client);
	return {
		pause,
		async branch(branch) {
			const what = `reading the branch ${branch}`;
			const ref = await tryCall(what, async () => (await octokit.git.getRef({
				...place,
				ref: `heads/${branch}`
			})).data);
			if (ref === void 0) return void 0;
			return call(what, async () => {
				const { data } = await octokit.git.getCommit({
					...place,
					commit_sha: ref.object.sha
				});
				const parents = data.parents.map((parent) => parent.sha);
				return {
					commit: data.sha,
					tree: data.tree.sha,
					parents,
					message: data.message
				};
			});
		},
		compare: (base, head) => call(`comparing ${base} and ${head}`, () => compareCommits(client, base, head)),
		say: (thread, marker, body) => call(`commenting on #${thread}`, () => say({
			thread,
			marker,
			body
		})),
		react: (comment, content) => call("reacting to a comment", async () => {
			const at = {
				...place,
				comment_id: comment.id,
				content
			};
			if (comment.kind === "issue") await octokit.reactions.createForIssueComment(at);
			else await octokit.reactions.createForPullRequestReviewComment(at);
		}),
		reply: (pullRequest, remark, text) => call(`answering a review of #${pullRequest}`, () => replyOnce(client, {
			pullRequest,
			remark,
			text
		})),
		savePullRequest: (text) => call("opening the pull request", () => savePullRequest(client, text)),
		decorate: (pullRequest, decoration) => decorate(client, pullRequest, decoration),
		commit: (commit) => call(`committing to ${commit.branch}`, () => commitThroughApi(client, commit)),
		saveCheck: (check) => call("writing a check run", () => saveCheck(client, check)),
		dispatch: (workflow, branch) => call(`starting the workflow ${workflow}`, async () => {
			const at = {
				...place,
				workflow_id: workflow,
				ref: branch,
				return_run_details: true,
				...NO_RETRY
			};
			const { data } = await octokit.actions.createWorkflowDispatch(at);
			return openPayload(data).text("html_url");
		})
	};
}

// src/github/doctor.ts
const WORKFLOWS = ".github/workflows";
const MAX_FILES = 100;
function createSurvey({ octokit, place }) {
	return {
		repository: () => ask("reading the repository", async () => {
			const { data } = await octokit.repos.get(place);
			const isOfOrganisation = data.owner.type === "Organization";
			return {
				defaultBranch: data.default_branch,
				isArchived: data.archived,
				isOfOrganisation
			};
		}),
		async tryReads(branch) {
			const few = {
				...place,
				per_page: 1
			};
			const path = `/repos/${place.owner}/${place.repo}`;
			const probe = async (scope, request, read) => ({
				scope,
				request: `GET ${path}${request}`,
				asked: await ask(`reading ${scope}`, read)
			});
			return [
				await probe("contents", "/git/ref", () => octokit.git.getRef({
					...place,
					ref: `heads/${branch}`
				})),
				await probe("actions", "/actions/runs", () => octokit.actions.listWorkflowRunsForRepo(few)),
				await probe("pull-requests", "/pulls", () => octokit.pulls.list(few))
			];
		},
		mayOpenPullRequests: (whose) => ask(`reading the settings of the ${whose}`, async () => {
			const { data } = whose === "repository" ? await octokit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(place) : await octokit.actions.getGithubActionsDefaultWorkflowPermissionsOrganization({ org: place.owner });
			return data.can_approve_pull_request_reviews;
		}),
		isProtected: (branch) => ask(`reading the branch ${branch}`, async () => {
			const { data } = await octokit.repos.getBranch({
				...place,
				branch
			});
			return data.protected;
		}),
		rulesFor: (branch) => ask(`reading the rules for ${branch}`, async () => {
			return (await octokit.paginate(octokit.repos.getBranchRules, {
				...place,
				branch,
				per_page: 100
			})).map(({ type, ruleset_id, ruleset_source_type }) => ({
				type,
				ruleset: ruleset_id,
				isOfOrganisation: ruleset_source_type === "Organization"
			}));
		}),
		workflowFiles: (branch) => ask("reading the workflow files", () => readFiles({
			octokit,
			place
		}, branch))
	};
}
async function readFiles({ octokit, place }, ref) {
	const texts = /* @__PURE__ */ new Map();
	for (const path of await listFiles({
		octokit,
		place
	}, ref)) {
		const { data } = await octokit.repos.getContent({
			...place,
			path,
			ref
		});
		if (!Array.isArray(data) && data.type === "file" && "content" in data) texts.set(path, Buffer.from(data.content, "base64").toString("utf8"));
	}
	return texts;
}
async function listFiles({ octokit, place }, ref) {
	try {
		const { data } = await octokit.repos.getContent({
			...place,
			path: WORKFLOWS,
			ref
		});
		return (Array.isArray(data) ? data : []).map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path)).slice(0, MAX_FILES);
	} catch (error) {
		if (isNotFound(error)) return [];
		throw error;
	}
}
async function ask(what, request) {
	try {
		return {
			kind: "told",
			value: await request()
		};
	} catch (error) {
		const denial = readDenial(error);
		if (denial) return {
			kind: "refused",
			...denial
		};
		throw translateGitHubError(error, what);
	}
}

// src/github/gate.ts
async function gate(question, settings, github) {
	if (question.isFork && !isSafeForForks(settings)) return NO_FORK;
	if (question.actors.length === 0) return "The event names nobody whose permission could be checked.";
	for (const login of question.actors) {
		const objection = await findObjection(login, settings, github);
		if (objection !== void 0) return objection;
	}
}
const NO_FORK = [
	"The commit comes from a fork, and its code must not run beside a token that writes.",
	"Split the workflow into a job with \"phase: propose\" and \"sandbox: require\", and one with \"phase: publish\"",
	"(see examples/comment-two-jobs.yml of Regreen)."
].join(" ");
function isSafeForForks({ phase, sandbox }) {
	if (phase === "publish") return true;
	return (phase === "propose" || phase === "verify") && sandbox === "require";
}
async function findObjection(login, settings, github) {
	const isListed = (logins) => logins.some((listed) => listed.toLowerCase() === login.toLowerCase());
	if (login.endsWith("[bot]")) return isListed(settings.allowBots) ? void 0 : `The bot ${login} is not on the list "allow-bots".`;
	if (isListed(settings.allowUsers)) return void 0;
	const permission = LOGIN.test(login) ? await readPermission(login, github) : void 0;
	if (permission === void 0) return `GitHub has no account ${JSON.stringify(login)}, or does not tell its permission here.`;
	if ((settings.minimumPermission === "admin" ? ["admin"] : ["admin", "write"]).includes(permission)) return void 0;
	return `${login} has the permission "${permission}" here, and "${settings.minimumPermission}" is needed to start Regreen ("minimum-permission").`;
}
const LOGIN = /^(?!\.+$)[\w.-]+$/;
async function readPermission(login, github) {
	try {
		return await github.permissionOf(login);
	} catch (error) {
		const problem = `The permission of ${login} could not be read, so nothing was started. ${messageOf(error)}`;
		if (error instanceof ConfigError) throw new ConfigError(problem);
		throw error instanceof ServiceError ? new ServiceError(problem) : error;
	}
}

// src/github/log/clean.ts
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z(?: |$)/;
const MAX_LINE$1 = 2e3;
function cleanLine(raw) {
	const line = raw.includes("\uFEFF") ? raw.replaceAll("\uFEFF", "") : raw;
	const stamp = STAMP.exec(line);
	const text = stamp ? line.slice(stamp[0].length) : line;
	return (isPlain(text) ? text : plainText(text)).slice(0, MAX_LINE$1);
}
const isPlain = (text) => !/[^\t\x20-\x7e]/.test(text);

// src/github/log/lines.ts
const PIECE = 65536;
const MAX_END = 4e3;
async function* readLines(source) {
	const decoder = new TextDecoder();
	let rest = "";
	for await (const chunk of typeof source === "string" ? [source] : source) for (const piece of cut(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }))) {
		const lines = (rest + piece).split("\n");
		rest = keepEnds(lines.pop() ?? "");
		yield lines.map(keepEnds);
	}
	rest += decoder.decode();
	if (rest !== "") yield [rest];
}
function* cut(text) {
	for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
function keepEnds(line) {
	return line.length <= 2 * MAX_END ? line : line.slice(0, MAX_END) + line.slice(-4e3);
}

// src/github/log/excerpt.ts
const MAX_SHOWN = 16384;
const MAX_TAIL = 8192;
const MAX_LINE = 500;
function createExcerpt() {
	const shown = [];
	let recent = [];
	let room = MAX_SHOWN;
	let wanted = 0;
	let at = 0;
	function show(item) {
		const line = ownCopy(item.line.slice(0, MAX_LINE));
		room -= line.length + 1;
		if (room >= 0) shown.push({
			at: item.at,
			line
		});
	}
	return {
		add(line, weight) {
			const item = {
				at: at++,
				line
			};
			if (room > 0 && weight > 0) {
				if (wanted === 0) recent.slice(-3).filter((before) => isAfter(before, shown.at(-1))).forEach(show);
				wanted = Math.max(wanted, weight + 1);
			}
			if (room > 0 && wanted > 0) {
				wanted -= 1;
				show(item);
			}
			recent.push(item);
			if (recent.length > 400) recent = recent.slice(-200);
		},
		render() {
			const tail = endOf(recent);
			const first = tail[0]?.at ?? at;
			return join([...shown.filter((item) => item.at < first), ...tail], at);
		}
	};
}
const isAfter = (item, last) => last === void 0 || item.at > last.at;
function endOf(lines) {
	let bytes = 0;
	const first = lines.findLastIndex((item) => {
		bytes += Math.min(item.line.length, MAX_LINE) + 1;
		return bytes > MAX_TAIL;
	});
	return lines.slice(first + 1).map((item) => ({
		at: item.at,
		line: ownCopy(item.line.slice(0, MAX_LINE))
	}));
}
function join(lines, total) {
	const text = [];
	let next = 0;
	for (const { at, line } of lines) {
		if (at > next) text.push(leftOut(at - next));
		text.push(line);
		next = at + 1;
	}
	if (total > next) text.push(leftOut(total - next));
	return text.join("\n");
}
const leftOut = (lines) => `[\u2026 ${plural(lines, "line")} left out \u2026]`;

// src/github/log/first-error.ts
const ERROR = /^E {2,}\S|^\s*(?:[\w$.:\\]+(?:Error|Exception|Failure)\b(?: \[\w+\])?:|(?:[Ee]rror|ERROR|FATAL|[Ff]atal|[Pp]anic)(?:\[\w+\])?:|\[ERROR\]|npm ERR!|error TS\d+)|\bpanicked at\b|\b(?:fatal |compilation )?error(?:\[\w+\]| [A-Z]+\d+)?: |^\s*Failed asserting\b|\bFailure\/Error:|\bcommand not found\b|\bNo such file or directory\b/;
const MAX_LINES = 8;
const MAX_CHARACTERS = 2e3;
function createFirstErrorFinder() {
	const anywhere = createBlock();
	const afterFailure = createBlock();
	const below = createBlock();
	let annotation;
	let hasFailed = false;
	return {
		read(line, isFailure) {
			const isError = !isFailure && ERROR.test(line);
			anywhere.read(line, isError);
			afterFailure.read(line, isError && hasFailed);
			below.read(line, hasFailed && !isFailure && line.trim() !== "");
			hasFailed ||= isFailure;
			return isError;
		},
		annotate(line) {
			annotation ??= line;
		},
		text() {
			return (afterFailure.text() ?? below.text() ?? anywhere.text() ?? annotation)?.trim().slice(0, MAX_CHARACTERS) || void 0;
		}
	};
}
function createBlock() {
	const lines = [];
	let isOver = false;
	return {
		read(line, isBeginning) {
			if (isOver || lines.length === 0 && !isBeginning) return;
			lines.push(line);
			isOver = lines.length === MAX_LINES || lines.length > 1 && line.trim() === "";
		},
		text: () => lines.length === 0 ? void 0 : lines.join("\n")
	};
}

// src/github/log/runners/counts.ts
const NONE = {
	run: 0,
	failed: 0,
	skipped: 0
};
function addCounts(counts, more) {
	const { run, failed, skipped } = counts ?? NONE;
	return {
		run: run + (more.run ?? 0),
		failed: failed + (more.failed ?? 0),
		skipped: skipped + (more.skipped ?? 0)
	};
}

// src/github/log/runners/lists.ts
const MAX_ITEMS$1 = 1e4;
function createListReader(lists) {
	let open;
	return {
		isInside: () => open !== void 0,
		read(line) {
			const begun = open && open.count > 0 ? void 0 : lists.find(({ begin }) => begin.test(line));
			if (begun) {
				open = {
					...begun,
					count: Number(begun.begin.exec(line)?.groups?.count ?? 0),
					waiting: [],
					seen: 0
				};
				return [];
			}
			if (!open) return [];
			const list = open;
			const certain = readItem(list, line);
			if (list.seen < list.count || !list.end.test(line)) return certain;
			open = void 0;
			return [...certain, ...list.waiting];
		}
	};
}
function readItem(list, line) {
	const { name, index } = list.item.exec(line)?.groups ?? {};
	if (name === void 0 || list.seen >= MAX_ITEMS$1) return [];
	if (index !== void 0 && Number(index) !== list.seen + 1) return [];
	list.seen += 1;
	if (!list.needsEnd) return [name];
	list.waiting.push(name);
	return [];
}

// src/github/log/runners/names.ts
const MAX_NAMES = 1e4;
const MAX_NAME = 1e3;
function createNames() {
	const names = /* @__PURE__ */ new Set();
	return {
		add(name) {
			const own = shorten(name);
			if (own === "" || names.has(own) || names.size >= MAX_NAMES) return false;
			names.add(own);
			return true;
		},
		delete: (name) => names.delete(shorten(name)),
		has: (name) => names.has(shorten(name)),
		list: () => [...names]
	};
}
const shorten = (name) => name.trim().slice(0, MAX_NAME);

// src/github/log/runners/patterns.ts
function readPatterns(patterns) {
	return {
		runner: patterns.runner,
		marks: patterns.marks,
		open: () => openReader$9(patterns)
	};
}
function openReader$9(patterns) {
	const state = {
		isPresent: false,
		ran: false,
		counts: void 0,
		failing: createNames(),
		fallback: createNames(),
		broken: createNames(),
		lists: createListReader(patterns.lists ?? [])
	};
	return {
		isInside: state.lists.isInside,
		read: (line) => readLine$5(state, patterns, line),
		finish: () => finish$5(state, patterns.runner)
	};
}
function readLine$5(state, patterns, line) {
	state.isPresent ||= patterns.present.test(line);
	state.ran ||= patterns.ran.test(line);
	for (const pattern of patterns.counts ?? []) state.counts = countLine$1(state.counts, pattern, line);
	const recovered = nameIn(line, patterns.recovered);
	if (recovered !== void 0) {
		state.failing.delete(recovered);
		return false;
	}
	const add = (names) => (name) => name !== void 0 && (patterns.isFile?.test(name) ? state.broken : names).add(name);
	const { failing = [], fallback = [] } = patterns;
	return [
		...state.lists.read(line).map(add(state.failing)),
		...failing.map((pattern) => add(state.failing)(nameIn(line, pattern))),
		...fallback.map((pattern) => add(state.fallback)(nameIn(line, pattern))),
		add(state.broken)(nameIn(line, patterns.broken))
	].includes(true);
}
function finish$5({ isPresent, ran, failing, fallback, broken, counts }, runner) {
	if (!isPresent) return void 0;
	const names = failing.list().length > 0 ? failing.list() : fallback.list();
	return {
		runner,
		ran: ran || names.length > 0,
		failing: names,
		broken: broken.list(),
		counts
	};
}
function nameIn(line, pattern) {
	return pattern?.exec(line)?.groups?.name;
}
function countLine$1(counts, pattern, line) {
	const groups = pattern.exec(line)?.groups;
	if (!groups) return counts;
	const number = (name) => Number(groups[name] ?? 0);
	const failed = number("failed") + number("errors");
	const skipped = number("skipped");
	const passed = groups.all === void 0 ? number("passed") : number("all") - skipped - failed;
	const run = groups.run === void 0 ? passed + failed : number("run");
	return addCounts(counts, {
		run,
		failed,
		skipped
	});
}

// src/github/log/runners/compiled/bazel.ts
const bazel = readPatterns({
	runner: "bazel",
	marks: /^\/\/\S+ +.*(?:FAILED|TIMEOUT|PASSED|FLAKY)|^Executed \d+ out of \d+ tests?/,
	present: /^Executed \d+ out of \d+ tests?/,
	ran: /^Executed [1-9]\d* out of|^\/\/\S+ +(?:\(cached\) )?(?:PASSED|FAILED|TIMEOUT|FLAKY)/,
	failing: [/^(?<name>\/\/\S+) +(?:\(cached\) )?(?:FAILED|TIMEOUT)(?! TO BUILD)(?: in|$)/],
	broken: /^(?<name>\/\/\S+) +FAILED TO BUILD$/
});

// src/github/log/runners/compiled/cargo.ts
const cargo = readPatterns({
	runner: "cargo test",
	marks: /^test .* \.\.\. FAILED$|^\S+ --- FAILED$|^failures:$|^test result: |^running \d+ tests?$|^error: could not compile/,
	present: /^test result: |^running \d+ tests?$/,
	ran: /^test result: \S+ (?!0 passed; 0 failed)/,
	failing: [/^test (?<name>\S.*?)(?: - should panic)? \.\.\. FAILED$/, /^(?<name>\S+) --- FAILED$/],
	broken: /^error: could not compile `(?<name>[^`]+)`/,
	lists: [{
		begin: /^failures:$/,
		item: /^ {4}(?<name>\S.*)$/,
		end: /^test result: /,
		needsEnd: true
	}],
	counts: [/^test result: \S+ (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/]
});
const nextest = readPatterns({
	runner: "cargo nextest",
	marks: /^ +(?:TRY \d+ )?(?:FAIL|TIMEOUT|SIG[A-Z]+|ABORT) \[|^ +FLAKY \d|^ +Summary \[|^ *Nextest run/,
	present: /^ *Nextest run|^ +Summary \[/,
	ran: /^ +Summary \[ *[\d.]+s\] [1-9]/,
	failing: [/^ +(?:TRY \d+ )?(?:FAIL|TIMEOUT|SIG[A-Z]+|ABORT) \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(?<name>\S.*)$/],
	recovered: /^ +FLAKY \d+\/\d+ \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(?<name>\S.*)$/,
	counts: [/^ +Summary \[ *[\d.]+s\] (?<run>\d+)(?:\/\d+)? tests? run: \d+ passed(?: \([^)]*\))?(?:, (?<failed>\d+) failed)?/]
});

// src/github/log/runners/compiled/ctest.ts
const ctest = readPatterns({
	runner: "ctest",
	marks: /^Test project |^The following tests FAILED:$|^\s*\d+\/\d+ Test +#\d+: |^\d+% tests passed/,
	present: /^Test project |^\d+% tests passed/,
	ran: /^\s*\d+\/\d+ Test +#\d+: /,
	lists: [{
		begin: /^The following tests FAILED:$/,
		item: /^\s+\d+ - (?<name>\S.*) \((?:Failed|Timeout|Not Run|Numerical|Illegal|Interrupt|SEGFAULT|SIG[A-Z]+|ILLEGAL|INTERRUPT|NUMERICAL|OTHER_FAULT|BAD_COMMAND|Bad command|Bus error|Exception|(?:Subprocess|Child|Exit code|Failed) [^()]*)\)(?:\s.*)?$/,
		end: /^\S/
	}],
	fallback: [/^\s*\d+\/\d+ Test +#\d+: (?<name>.*\S) \.+\*\*\*(?!Skipped|Not Run \(Disabled\))/],
	counts: [/^\d+% tests passed, (?<failed>\d+) tests? failed out of (?<run>\d+)/]
});

// src/github/log/runners/compiled/dotnet.ts
const dotnet = readPatterns({
	runner: "dotnet test",
	marks: /^ {0,2}(?:Failed|X|failed) .*[\])]$|^Failed {3}\S|\[FAIL\]$|^(?:Failed|Passed)! {2}- |^Total tests: |^Starting test execution|^Test run (?:for|summary)/,
	present: /^(?:Failed|Passed)! {2}- |^Total tests: |^Starting test execution|^Test run (?:for|summary)/,
	ran: /^(?:Failed|Passed)! {2}- |^Total tests: [1-9]/,
	failing: [/^ {2}(?:Failed|X) (?<name>\S.*) \[(?:< )?[\d.,]+ ?(?:ms|s|m|h)[^[\]]*\]$/, /^Failed {3}(?<name>\S.*)$/],
	fallback: [/^\[xUnit\.net [\d:.]+\] {4,}(?<name>\S.*) \[FAIL\]$/, /^failed (?<name>\S.*) \([\d.,]+m?s[^()]*\)$/],
	counts: [/^(?:Failed|Passed)! {2}- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/]
});

// src/github/log/runners/compiled/go.ts
const go = readPatterns({
	runner: "go test",
	marks: /--- (?:FAIL|PASS|SKIP): |^(?:ok {2}|FAIL|\? {3})\t|^=== (?:RUN|FAIL)|^DONE \d|^running tests:$|^FAIL: \S+\.go:|^Summarizing \d+ Failure/,
	present: /^(?:ok {2}|FAIL|\? {3})\t\S|^=== (?:RUN|FAIL)|^--- (?:FAIL|PASS|SKIP): /,
	ran: /^ok {2}\t|--- (?:FAIL|PASS|SKIP): \S+ \(|^FAIL\t\S+\t[\d.]+s/,
	failing: [/^(?:(?: {4})*--- FAIL:|=== FAIL: \S+|FAIL: \S+\.go:\d+:) (?<name>\S+)(?: \([\d.]+s\)|$)/],
	broken: /^FAIL\t(?<name>\S+) \[(?:build|setup) failed\]$/,
	lists: [{
		begin: /^running tests:$/,
		item: /^\t(?<name>\S+) \([\dhms.]+\)$/,
		end: /^$/
	}, {
		begin: /^Summarizing \d+ Failures?:$/,
		item: /^ {0,2}\[FAIL\] (?<name>\S.*)$/,
		end: /^(?:Ran \d|FAIL!)/
	}],
	counts: [/^DONE (?<all>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?/]
});

// src/github/log/runners/javascript/ava.ts
const FAILED$3 = /^ {2}(?:\u2718 \[fail\]:|\u2716) (\S.*)$/;
const PASSED$1 = /^ {2}\u2714 \S(?!.* \((?!\d{3}ms\))[\d.]+ms\)$)/;
const EXITED = /^ {2}[\u2718\u2716] (\S+) exited with /;
const RULE$1 = /^ {2}\u2500+$/;
const TITLE$1 = /^ {2}(\S.*)$/;
const COUNT$2 = /^ {2}(\d+) tests? (failed|passed|skipped)$/;
const MAX_FAILURES$1 = 1e4;
const ava = {
	runner: "ava",
	marks: /^ {2}[\u2714\u2718\u2716] |^ {2}\u2500+$|^ {2}\d+ tests? (?:failed|passed|skipped)$/,
	open: openReader$8
};
function openReader$8() {
	const shown = [];
	const titles = [];
	const broken = createNames();
	let isInDetails = false;
	let passed = 0;
	let counts;
	function readDetail(line) {
		const title = TITLE$1.exec(line)?.[1];
		const next = shown[titles.length];
		if (title !== void 0 && next !== void 0 && `${next} `.startsWith(`${title} `)) titles.push(title);
	}
	return {
		isInside: () => isInDetails,
		read(line) {
			if (isInDetails) readDetail(line);
			isInDetails = RULE$1.test(line) || isInDetails && !COUNT$2.test(line);
			if (PASSED$1.test(line)) passed += 1;
			const [, number, kind] = COUNT$2.exec(line) ?? [];
			if (kind !== void 0) counts = addCounts(counts, countOf$2(kind, Number(number)));
			const file = EXITED.exec(line)?.[1];
			if (file !== void 0) return broken.add(file);
			const failed = FAILED$3.exec(line)?.[1];
			if (failed === void 0 || / \([\d.]+m?s\)$/.test(failed) || shown.length >= MAX_FAILURES$1) return false;
			shown.push(failed);
			return true;
		},
		finish() {
			if (!counts) return void 0;
			const failing = createNames();
			for (const [i, text] of shown.entries()) failing.add(titles[i] ?? text);
			const run = Math.max(counts.run, counts.failed + passed);
			return {
				runner: "ava",
				ran: true,
				failing: failing.list(),
				broken: broken.list(),
				counts: {
					...counts,
					run
				}
			};
		}
	};
}
function countOf$2(kind, number) {
	if (kind === "skipped") return { skipped: number };
	return {
		run: number,
		failed: kind === "failed" ? number : 0
	};
}

// src/github/log/runners/javascript/browser.ts
const karma = readPatterns({
	runner: "karma",
	marks: / FAILED$|\bExecuted \d+ of \d+/,
	present: /\bExecuted \d+ of \d+/,
	ran: /\bExecuted [1-9]/,
	failing: [/^(?=.* FAILED$)\w[\w .]* \([^)]*\)(?: \[[^\]]*\])? (?<name>(?!Executed).*\S) FAILED$/]
});
const jasmine = readPatterns({
	runner: "jasmine",
	marks: /^Failures:$|^\d+ specs?, \d+ failures?/,
	present: /^\d+ specs?, \d+ failures?/,
	ran: /^[1-9]\d* specs?, /,
	lists: [{
		begin: /^Failures:$/,
		item: /^(?<index>\d+)\) (?<name>\S.*)$/,
		end: /^\d+ specs?, \d+ failures?/,
		needsEnd: true
	}],
	counts: [/^(?<all>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?/]
});

// src/github/log/runners/javascript/jest.ts
const FILE$1 = /^ ?(PASS|FAIL) {1,2}(\S.*)$/;
const TIME = / \([\d.]+ m?s\)$/;
const ITEM$1 = /^ {2}\u25CF (.+)$/;
const NO_TEST = /^(?:Console$|Test suite failed to run|Cannot log after tests are done|process\.exit called|Deprecation Warning|Validation (?:Error|Warning)|Multiple configurations)/;
const TESTS = /^Tests: +(.+), \d+ total$/;
const jest = {
	runner: "jest",
	marks: /^ ?(?:PASS|FAIL) {1,2}\S|^ {2}\u25CF |^Test(?:s| Suites): /,
	open: openReader$7
};
function openReader$7() {
	const failing = createNames();
	const broken = createNames();
	let file;
	let counts;
	let isPresent = false;
	return {
		isInside: () => false,
		read(line) {
			const [, result, text = ""] = FILE$1.exec(line) ?? [];
			if (result !== void 0) {
				file = result === "FAIL" ? text.replace(TIME, "").split(" ").at(-1) : void 0;
				return false;
			}
			const tests = TESTS.exec(line)?.[1];
			if (tests !== void 0) counts = addCounts(counts, parseCounts$1(tests));
			isPresent ||= line.startsWith("Test Suites: ");
			const name = file === void 0 ? void 0 : ITEM$1.exec(line)?.[1];
			if (name === void 0 || file === void 0) return false;
			if (name.startsWith("Test suite failed to run")) return broken.add(file);
			return !NO_TEST.test(name) && failing.add(name);
		},
		finish() {
			const names = failing.list();
			if (!isPresent && names.length === 0) return void 0;
			return {
				runner: "jest",
				ran: names.length > 0 || (counts?.run ?? 0) > 0,
				failing: names,
				broken: broken.list(),
				counts
			};
		}
	};
}
function parseCounts$1(text) {
	const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
	return {
		run: number("passed") + number("failed"),
		failed: number("failed"),
		skipped: number("skipped")
	};
}

// src/github/log/runners/javascript/mocha.ts
const COUNT$1 = /^ {2}(\d+) (passing|failing|pending)\b/;
const FAILED$2 = /^ {2}\u2716 (\d+) of \d+ tests? failed:/;
const FIRST = /^ {2}(\d+)\) (\S.*)$/;
const NEXT = /^ {6,}(\S.*)$/;
const MAX_LEVELS = 20;
const mocha = {
	runner: "mocha",
	marks: /^ {2}(?:\d+ (?:passing|failing|pending)\b|\u2716 \d+ of \d+ tests? failed)/,
	open: openReader$6
};
function openReader$6() {
	const state = {
		counts: void 0,
		expected: 0,
		seen: 0,
		title: void 0,
		failing: createNames()
	};
	return {
		isInside: () => state.title !== void 0 || state.seen < state.expected,
		read: (line) => readLine$4(state, line),
		finish: () => finish$4(state)
	};
}
function readLine$4(state, line) {
	const [, number, kind] = COUNT$1.exec(line) ?? [];
	const failed = kind === "failing" ? number : FAILED$2.exec(line)?.[1];
	if (failed !== void 0) {
		state.expected = Number(failed);
		state.seen = 0;
	}
	if (kind !== void 0) state.counts = addCounts(state.counts, countOf$1(kind, Number(number)));
	if (state.title) return readTitle$1(state, state.title, NEXT.exec(line)?.[1]);
	const [, index, text] = FIRST.exec(line) ?? [];
	if (state.seen >= state.expected || Number(index) !== state.seen + 1) return false;
	state.seen += 1;
	return readTitle$1(state, [], text);
}
function readTitle$1(state, above, text) {
	state.title = void 0;
	if (text === void 0 || above.length >= MAX_LEVELS) return false;
	const title = [...above, text.replace(/:$/, "")];
	if (text.endsWith(":")) return state.failing.add(title.join(" "));
	state.title = title;
	return false;
}
function countOf$1(kind, number) {
	if (kind === "pending") return { skipped: number };
	return {
		run: number,
		failed: kind === "failing" ? number : 0
	};
}
function finish$4({ counts, failing }) {
	const names = failing.list();
	if (!counts && names.length === 0) return void 0;
	return {
		runner: "mocha",
		ran: names.length > 0 || (counts?.run ?? 0) > 0,
		failing: names,
		broken: [],
		counts
	};
}

// src/github/log/runners/javascript/node-test.ts
const nodeTest = readPatterns({
	runner: "node:test",
	marks: /^\s*\u2716 |^\u2139 \w+ \d+$/,
	present: /^\u2139 (?:tests|pass|fail) \d+$|^\u2716 failing tests:$/,
	ran: /^\u2139 tests [1-9]/,
	isFile: /^\S+\.[cm]?[jt]sx?$/,
	lists: [{
		begin: /^\u2716 failing tests:$/,
		item: /^\u2716 (?<name>\S.*) \([\d.]+m?s\)$/,
		end: /^\u2139 /
	}],
	fallback: [/^\s*\u2716 (?<name>\S.*) \([\d.]+m?s\)$/],
	counts: [
		/^\u2139 pass (?<passed>\d+)$/,
		/^\u2139 fail (?<failed>\d+)$/,
		/^\u2139 cancelled (?<errors>\d+)$/,
		/^\u2139 skipped (?<skipped>\d+)$/
	]
});

// src/github/log/runners/javascript/vitest.ts
const FAIL = String.raw`^ ?FAIL {1,2}(?:\|[^|]+\| | ?[\w-]+ {2})?`;
const vitest = readPatterns({
	runner: "vitest",
	marks: /^ ?FAIL {1,3}\S|^ ?RUN {1,2}v\d|^ *(?:Test Files|Tests) {2}\d/,
	present: /^ ?RUN {1,2}v\d|^ *Test Files {2}\d/,
	ran: /^ *Tests {2}\d/,
	failing: [new RegExp(String.raw`${FAIL}(?<name>\S+(?: \S+)*? > .+)$`)],
	broken: new RegExp(String.raw`${FAIL}(?<name>\S+) \[ \S+ \]$`),
	counts: [/^ *Tests {2}(?:(?<failed>\d+) failed)?(?: \| )?(?:(?<passed>\d+) passed)?(?:.*?\b(?<skipped>\d+) skipped)?/]
});

// src/github/log/runners/jvm/ant.ts
const TASK = /^ *\[(?:junit\w*|testng|test[\w:.-]*|java|exec)\] ?/;
const IN_PARENTHESES$1 = /\([\w$]+(?:\.[\w$]+)+\)$/;
const SUITE = /^(?:Testsuite: |Running )([\w.$]+)$/;
const CASE = /^Testcase: (.+?)(?::\s*(FAILED|Caused an ERROR)$| took [\d.,]+)/;
const OUTCOME = /^\s*(?:FAILED|Caused an ERROR)$/;
const CLASS$1 = /^(?:TEST|Test) ([\w.$]+) FAILED(?: \((?:crashed|timeout)\))?$/;
const COUNTS$1 = /^Tests run: *(\d+), Failures: *(\d+), (?:Errors|Aborted): *(\d+)(?:, Skipped: *(\d+))?/;
const TESTNG = /^FAILED: (.+)$/;
const TESTNG_COUNTS = /^Total tests run: *(\d+), (?:Passes: *\d+, )?Failures: *(\d+), Skips: *(\d+)/;
const CONSOLE_SOURCE = /^\s*MethodSource \[className = '([\w.$]+)', methodName = '(\w+)'/;
const CONSOLE_FAILURES = /^Failures \(\d+\):$/;
const ant = {
	runner: "ant",
	marks: /^Buildfile: |^ *\[(?:junit\w*|testng|test[\w:.-]*|java|exec)\]/,
	open: openReader$5
};
function openReader$5() {
	const state = {
		isPresent: false,
		suite: "",
		testcase: void 0,
		isInConsoleFailures: false,
		last: "",
		counts: void 0,
		failing: createNames(),
		classes: createNames(),
		named: createNames()
	};
	return {
		isInside: () => false,
		read: (line) => readLine$3(state, line),
		finish: () => finish$3(state)
	};
}
function readLine$3(state, line) {
	state.isPresent ||= line.startsWith("Buildfile: ") || TASK.test(line);
	const text = line.replace(TASK, "");
	if (text === line) return false;
	state.suite = SUITE.exec(text)?.[1] ?? state.suite;
	if (text !== state.last) readCounts$1(state, text);
	state.last = text;
	const testng = TESTNG.exec(text)?.[1] ?? "";
	return [
		readCase(state, text),
		readClass(state, text),
		readConsole(state, text),
		state.failing.add(testng)
	].includes(true);
}
function readCase(state, text) {
	const [, name, outcome] = CASE.exec(text) ?? [];
	if (name !== void 0) {
		state.testcase = outcome === void 0 ? name : void 0;
		return outcome !== void 0 && fail(state, name);
	}
	const { testcase } = state;
	state.testcase = void 0;
	return testcase !== void 0 && OUTCOME.test(text) && fail(state, testcase);
}
function fail({ suite, named, failing }, test) {
	named.add(suite);
	const isWhole = suite === "" || test === suite || IN_PARENTHESES$1.test(test);
	return failing.add(isWhole ? test : `${suite}.${test}`);
}
function readClass({ named, classes }, text) {
	const className = CLASS$1.exec(text)?.[1];
	return className !== void 0 && !named.has(className) && classes.add(className);
}
function readConsole(state, text) {
	state.isInConsoleFailures ||= CONSOLE_FAILURES.test(text);
	const [, className, method] = state.isInConsoleFailures && CONSOLE_SOURCE.exec(text) || [];
	return className !== void 0 && state.failing.add(`${className}.${method}`);
}
function readCounts$1(state, text) {
	const [, run, failures, errors = 0, skipped = 0] = COUNTS$1.exec(text) ?? [];
	const [, total, failed, skips] = TESTNG_COUNTS.exec(text) ?? [];
	if (run !== void 0) {
		const more = countOf(Number(run), Number(skipped));
		state.counts = addCounts(state.counts, {
			...more,
			failed: Number(failures) + Number(errors)
		});
	} else if (total !== void 0) {
		const more = countOf(Number(total), Number(skips));
		state.counts = addCounts(state.counts, {
			...more,
			failed: Number(failed)
		});
	}
}
const countOf = (all, skipped) => ({
	run: all - skipped,
	skipped
});
function finish$3({ isPresent, failing, classes, counts }) {
	if (!isPresent) return void 0;
	const names = [...failing.list(), ...classes.list()];
	return {
		runner: "ant",
		ran: names.length > 0 || (counts?.run ?? 0) > 0,
		failing: names,
		broken: [],
		counts
	};
}

// src/github/log/runners/jvm/gradle.ts
const gradle = readPatterns({
	runner: "gradle",
	marks: /^> Task :|^:\w[\w:.-]*(?: [A-Z-]+)?$|^BUILD (?:FAILED|SUCCESSFUL)|^Starting a Gradle Daemon|^Welcome to Gradle|^\d+ tests? completed| (?:FAILED|PASSED)(?: \([\d.]+m?s\))? ?$/,
	present: /^> Task :|^:\w[\w:.-]*(?: [A-Z-]+)?$|^Starting a Gradle Daemon|^Welcome to Gradle|^\d+ tests? completed|^BUILD (?:FAILED|SUCCESSFUL) in /,
	ran: /^\d+ tests? completed|^(?=.* > )[^\s>].* PASSED ?$/,
	failing: [/^(?=.* > )(?<name>[^\s>].*\S) FAILED ?$/],
	recovered: /^(?=.* > )(?<name>[^\s>].*\S) PASSED ?$/,
	fallback: [/^ {2,}Test (?<name>\S.*) FAILED(?: \([\d.]+m?s\))?$/],
	counts: [/^(?<all>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?/]
});

// src/github/log/runners/jvm/junit-text.ts
const junitText = readPatterns({
	runner: "junit",
	marks: /^(?: *\[\w+\] )?(?:There (?:was|were) \d+ failure|FAILURES!!!|JUnit version |Tests run: \d+, {2}Failures: \d|OK \(\d+ tests?\))/,
	present: /^(?: *\[\w+\] )?(?:FAILURES!!!|JUnit version |Tests run: \d+, {2}Failures: \d)/,
	ran: /^(?: *\[\w+\] )?(?:Tests run: [1-9]|OK \([1-9])/,
	lists: [{
		begin: /^(?: *\[\w+\] )?There (?:was|were) (?<count>\d+) failures?:\s*$/,
		item: /^(?: *\[\w+\] )?(?<index>\d+)\) (?<name>\S.*\([\w.$]+\))$/,
		end: /^(?: *\[\w+\] )?(?:FAILURES!!!|Tests run: )/
	}],
	counts: [/^(?: *\[\w+\] )?Tests run: (?<run>\d+), {2}Failures: (?<failed>\d+)/]
});

// src/github/log/runners/jvm/surefire.ts
const IN_PARENTHESES = /^(.*)\(([\w$]+(?:\.[\w$]+)+)\)$/;
const QUALIFIED = /^([\w$]+(?:\.[\w$]+)*)\.[\w$]+(?=$|[([{])/;
function parseEntry(name, current) {
	const [, test, className] = IN_PARENTHESES.exec(name) ?? [];
	if (test !== void 0 && className !== void 0) return {
		name,
		className,
		method: test.startsWith(`${className}.`) ? test.slice(className.length + 1) : test
	};
	if (name === current) return {
		name,
		className: current,
		method: ""
	};
	if (current !== "" && name.startsWith(`${current}.`)) return {
		name,
		className: current,
		method: name.slice(current.length + 1)
	};
	const outer = QUALIFIED.exec(name)?.[1];
	if (outer !== void 0) return {
		name,
		className: outer,
		method: name.slice(outer.length + 1)
	};
	return {
		name: current === "" ? name : `${name}(${current})`,
		className: current,
		method: name
	};
}
const RESULTS = /^Results ?:\s*$/;
const CLASS_RESULT = /^Running [\w.$]+$|Time elapsed: /;
const TOTAL$3 = /^Tests run: *\d+, Failures:/;
const HEADER = /^(?:(Failed tests|Tests in error|Failures|Errors)|Flakes|Flaked tests): */;
const OLD_ITEM = /^ {2}(?! )([^(:]+\([\w$]+(?:\.[\w$]+)+\))(?::|$)/;
const ITEM = /^ {2}(?! )((?:[a-z_][\w$]*\.)*[A-Z_$][\w$]*)(?:>[\w$.]+)?\.([\w$]+)(?=[:\s([{-]|$)/;
const RERUN_ITEM = /^((?:[a-z_][\w$]*\.)+[A-Z_$][\w$]*\.[\w$]+\S*)$/;
const MAX_ITEMS = 1e4;
function createSummaryReader() {
	const complete = {
		failures: empty(),
		flakes: empty()
	};
	let open;
	let list;
	function close() {
		complete.failures = [...complete.failures, ...open?.failures ?? []].slice(0, MAX_ITEMS);
		complete.flakes = [...complete.flakes, ...open?.flakes ?? []].slice(0, MAX_ITEMS);
		open = void 0;
	}
	return {
		isInside: () => open !== void 0,
		read(text, hadLevel) {
			if (RESULTS.test(text)) {
				open = {
					failures: [],
					flakes: [],
					hasLevels: hadLevel
				};
				list = void 0;
				return false;
			}
			if (!open) return false;
			if (CLASS_RESULT.test(text)) open = void 0;
			else if (TOTAL$3.test(text)) close();
			if (!open || open.hasLevels !== hadLevel) return false;
			const header = HEADER.exec(text);
			if (header) list = header[1] === void 0 ? open.flakes : open.failures;
			const item = parseItem(header ? `  ${text.slice(header[0].length)}` : text);
			if (!item || !list || list.length >= MAX_ITEMS) return false;
			list.push(item);
			return list === open.failures;
		},
		failures: () => complete.failures,
		flakes: () => complete.flakes
	};
}
const empty = () => [];
function parseItem(text) {
	const full = OLD_ITEM.exec(text)?.[1] ?? RERUN_ITEM.exec(text)?.[1];
	if (full !== void 0) return parseEntry(full, "");
	const [, className, method] = ITEM.exec(text) ?? [];
	if (className === void 0 || method === void 0) return void 0;
	return {
		name: `${className}.${method}`,
		className,
		method
	};
}
const simpleName = (className) => className.slice(className.lastIndexOf(".") + 1);

// src/github/log/runners/jvm/maven.ts
const LEVEL = /^(?:\S.*?)?\[(?:ERROR|INFO|WARNING)\] ?/;
const PRESENT = /^(?:Scanning for projects| T E S T S|Tests run: *\d)/;
const CLASS = /^(?:Running ([\w.$]+)$|Tests run: .* in ([\w.$]+)$)/;
const RESULT$2 = /^Time elapsed: [\d.,]+ ?\w+ *<<< (?:FAILURE|ERROR)!/;
const TOTAL$2 = /^Tests run: *(\d+), Failures: *(\d+), Errors: *(\d+)(?:, Skipped: *(\d+))?/;
const maven = {
	runner: "maven",
	marks: /Tests run: *\d|<<< (?:FAILURE|ERROR)!|Results ?:\s*$|Scanning for projects|^(?:\[INFO\] )?(?: T E S T S|Running )/,
	open: openReader$4
};
function openReader$4() {
	const names = createNames();
	const tests = [];
	const summary = createSummaryReader();
	let className = "";
	let counts;
	let isPresent = false;
	function readResult(text) {
		const name = resultIn(text);
		const test = name === void 0 ? void 0 : parseEntry(name, className);
		if (!test || !names.add(test.name)) return false;
		tests.push(test);
		return true;
	}
	return {
		isInside: summary.isInside,
		read(line) {
			const text = line.replace(LEVEL, "");
			isPresent ||= PRESENT.test(text);
			const started = CLASS.exec(text);
			className = started?.[1] ?? started?.[2] ?? className;
			const total = text.includes("Time elapsed") ? null : TOTAL$2.exec(text);
			if (total) counts = addCounts(counts, parseTotal(total));
			return readResult(text) || isPresent && summary.read(text, text !== line);
		},
		finish() {
			if (!isPresent) return void 0;
			const failing = failingOf(tests, summary.failures(), summary.flakes());
			return {
				runner: "maven",
				ran: failing.length > 0 || (counts?.run ?? 0) > 0,
				failing,
				broken: [],
				counts
			};
		}
	};
}
function parseTotal([, run, failures, errors, skipped]) {
	return {
		run: Number(run) - Number(skipped ?? 0),
		failed: Number(failures) + Number(errors),
		skipped: Number(skipped ?? 0)
	};
}
function resultIn(text) {
	const end = text.indexOf("Time elapsed: ");
	if (end < 1 || text.startsWith("Tests run:") || !RESULT$2.test(text.slice(end))) return void 0;
	const name = text.slice(0, end).trimEnd();
	return name.endsWith(" --") ? name.slice(0, -2).trimEnd() : name;
}
function failingOf(tests, summary, flakes) {
	const flaky = new Set(flakes.map(keyOf));
	const seen = new Set(tests.map((test) => simpleName(test.className)));
	const added = summary.filter((test) => !seen.has(simpleName(test.className)));
	return [...new Set([...tests, ...added].filter((test) => !flaky.has(keyOf(test))).map((test) => test.name))];
}
const keyOf = ({ className, method }) => `${simpleName(className)}#${method}`;

// src/github/log/runners/jvm/scala.ts
const scala = readPatterns({
	runner: "scalatest",
	marks: /\*\*\* FAILED \*\*\*|^(?:\[\w+\] )?(?:Tests: succeeded |Total number of tests run: )|^\[error\] Failed tests:/,
	present: /^(?:\[\w+\] )?(?:Tests: succeeded |Total number of tests run: )|^\[error\] Failed tests:/,
	ran: /Total number of tests run: [1-9]|Tests: succeeded \d/,
	failing: [/^(?:\[info\] )?\s*- (?<name>\S.*) \*\*\* FAILED \*\*\*/],
	counts: [/Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled \d+, ignored (?<skipped>\d+)/]
});

// src/github/log/runners/python/node-ids.ts
function headingOf(nodeId) {
	const bracket = nodeId.indexOf("[");
	const end = bracket === -1 ? nodeId.length : bracket;
	const file = nodeId.indexOf("::");
	return (file === -1 || file > end ? nodeId.slice(0, end) : nodeId.slice(file + 2, end).replaceAll("::", ".")) + nodeId.slice(end);
}
function nodeIdOf(line, headings) {
	if (line.startsWith("SUBFAIL")) return subtestOf(line, headings);
	const text = line.slice(line.indexOf(" ") + 1).trim();
	const candidates = beginnings(text);
	return candidates.find((candidate) => headings.has(headingOf(candidate))) ?? candidates.find(isClosed) ?? text;
}
function subtestOf(line, headings) {
	const start = line.lastIndexOf(" ", line.indexOf("::"));
	const subtest = line.slice(0, start).replace(/^SUBFAIL(?:ED)?/, "");
	return `${nodeIdOf(`FAILED ${line.slice(start + 1)}`, headings)} ${subtest}`.trimEnd();
}
const MAX_CANDIDATES = 20;
function beginnings(text) {
	const found = [];
	for (let at = text.indexOf(" - "); at !== -1 && found.length < MAX_CANDIDATES; at = text.indexOf(" - ", at + 1)) found.push(text.slice(0, at));
	return [...found, text];
}
const isClosed = (candidate) => candidate.endsWith("]") || !candidate.includes("[");

// src/github/log/runners/python/pytest.ts
const TITLE = /^=+ (.+) =+$/;
const HEADING$1 = /^_+ (.+) _+$/;
const FINAL = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+|no tests ran) in [\d.]+ ?s/;
const FAILED$1 = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?)\S* \S/;
const VERBOSE$1 = /^(?:\[gw\d+\] \[ *\d+%\] (?:FAILED|ERROR) (?<parallel>\S+::.*\S)|(?<name>[^\s:]+::.*\S) (?:FAILED|ERROR)) *(?:\[ *\d+%\])?$/;
const PROGRESS = /\[ *\d+%\]$/;
const pytest = {
	runner: "pytest",
	marks: /^[=_]|^(?:FAILED|ERROR|SUBFAIL)|(?:FAILED|ERROR)(?: *\[ *\d+%\])?\s*$|^\[gw\d+\]|^\d+ [a-z].* in [\d.]+ ?s|^no tests ran|%\]$/,
	open: openReader$3
};
function openReader$3() {
	const state = {
		session: void 0,
		isNested: false,
		isPresent: false,
		ran: false,
		counts: void 0,
		failing: createNames(),
		broken: createNames()
	};
	return {
		isInside: () => false,
		read: (line) => readLine$2(state, line),
		finish: () => finish$2(state)
	};
}
function readLine$2(state, line) {
	const final = FINAL.exec(line)?.[1];
	if (state.isNested) {
		state.isNested = final === void 0;
		return false;
	}
	if (final !== void 0) {
		endSession(state, parseCounts(final));
		return false;
	}
	const title = TITLE.exec(line)?.[1];
	if (title !== void 0) {
		readTitle(state, title, line.length);
		return false;
	}
	if (!state.session) return false;
	state.ran ||= state.session.section === "progress" && PROGRESS.test(line);
	return readResult$1(state.session, state.broken, line);
}
function endSession(state, counts) {
	if (counts.failed > 0) collect(state);
	state.session = void 0;
	state.isPresent = true;
	state.ran ||= counts.run + counts.skipped > 0;
	state.counts = addCounts(state.counts, counts);
}
function collect({ session, failing }) {
	if (session) namesOf(session).forEach(failing.add);
}
function readTitle(state, title, width) {
	const isStart = title === "test session starts";
	if (isStart && state.session?.section === "failures") {
		state.isNested = true;
		return;
	}
	if (isStart) {
		collect(state);
		state.session = void 0;
		state.isPresent = true;
	}
	state.session ??= openSession();
	state.session.section = SECTIONS[title] ?? "other";
	state.session.width = width;
}
const SECTIONS = {
	"test session starts": "progress",
	FAILURES: "failures",
	ERRORS: "failures",
	"short test summary info": "summary"
};
function openSession() {
	return {
		section: "other",
		width: 0,
		headings: createNames(),
		summary: createNames(),
		verbose: createNames()
	};
}
function readResult$1(session, broken, line) {
	switch (session.section) {
		case "progress": {
			const groups = VERBOSE$1.exec(line)?.groups;
			return session.verbose.add(groups?.parallel ?? groups?.name ?? "");
		}
		case "failures": return readHeading(session, broken, line);
		case "summary":
			if (!FAILED$1.test(line)) return false;
			if (line.includes("::") || line.startsWith("FAILED")) return session.summary.add(line);
			return broken.add(line.slice(6).replace(/ - .*/, ""));
		case "other": return false;
	}
}
function readHeading({ width, headings }, broken, line) {
	const heading = HEADING$1.exec(line)?.[1] ?? "";
	if (!(Math.abs(line.length - width) <= 1 || line.startsWith("_ ") && line.endsWith(" _")) || !/[^_ ]/.test(heading)) return false;
	if (heading.startsWith("ERROR collecting ")) return broken.add(heading.slice(17));
	return headings.add(heading.replace(/^(?:ERROR at (?:setup|teardown) of |\[doctest\] )/, ""));
}
function finish$2(state) {
	collect(state);
	if (!state.isPresent) return void 0;
	const failing = state.failing.list();
	return {
		runner: "pytest",
		ran: state.ran || failing.length > 0,
		failing,
		broken: state.broken.list(),
		counts: state.counts
	};
}
function namesOf({ headings, summary, verbose }) {
	const known = new Set(headings.list());
	const nodeIds = [...summary.list().map((line) => nodeIdOf(line, known)), ...verbose.list()];
	const named = new Set(nodeIds.map(headingOf));
	return [...nodeIds, ...headings.list().filter((heading) => !named.has(heading))];
}
function parseCounts(text) {
	const number = (word) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(text)?.[1] ?? 0);
	const failed = number("failed") + number("errors?");
	return {
		run: number("passed") + number("xfailed") + number("xpassed") + number("failed"),
		failed,
		skipped: number("skipped")
	};
}

// src/github/log/runners/python/stestr.ts
const stestr = readPatterns({
	runner: "stestr",
	marks: /^\{\d+\} .* \.\.\. |^ - (?:Passed|Failed|Skipped): \d/,
	present: /^\{\d+\} \S.* \.\.\. /,
	ran: /^\{\d+\} \S.* \.\.\. (?:ok|FAILED)/,
	failing: [/^\{\d+\} (?<name>\S.*) \[[\d.]+s\] \.\.\. FAILED$/],
	counts: [
		/^ - Passed: (?<passed>\d+)$/,
		/^ - Failed: (?<failed>\d+)$/,
		/^ - Skipped: (?<skipped>\d+)$/
	]
});

// src/github/log/runners/python/unittest.ts
const RULE = /^={60,}$/;
const HEADING = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (\S.*)$/;
const VERBOSE = /^ *(\w+ \([\w.<>]+\)(?: .*)?) \.\.\. (?:FAIL|ERROR)$/;
const RAN = /^Ran (\d+) tests? in [\d.]+s/;
const RESULT$1 = /^(?:FAILED|OK)(?: \((.*)\))?$/;
const TRIAL_TEST = /^[\w.]+\.\w+$/;
const unittest = {
	runner: "unittest",
	marks: /^=====|^(?:FAIL|ERROR|UNEXPECTED SUCCESS): |\.\.\. (?:FAIL|ERROR)$|^Ran \d+ test|^(?:FAILED|OK)(?: \(|$)/,
	open: openReader$2
};
function openReader$2() {
	const failing = createNames();
	const verbose = createNames();
	const headings = createHeadingReader();
	const trial = createTrialReader();
	let counts;
	return {
		isInside: () => headings.isInside() || trial.isInside(),
		read(line) {
			verbose.add(VERBOSE.exec(line)?.[1] ?? "");
			counts = countLine(counts, line);
			return [...headings.read(line), ...trial.read(line)].map(failing.add).includes(true);
		},
		finish() {
			const names = failing.list().length > 0 ? failing.list() : verbose.list();
			if (!counts && names.length === 0) return void 0;
			return {
				runner: "unittest",
				ran: names.length > 0 || (counts?.run ?? 0) > 0,
				failing: names,
				broken: [],
				counts
			};
		}
	};
}
const MAX_DESCRIPTION = 20;
function createHeadingReader() {
	let isBelowRule = false;
	let name;
	let lines = 0;
	return {
		isInside: () => isBelowRule || name !== void 0,
		read(line) {
			if (name !== void 0 && /^-{60,}$/.test(line)) {
				const found = [name];
				name = void 0;
				return found;
			}
			lines += 1;
			if (lines > MAX_DESCRIPTION) name = void 0;
			if (isBelowRule) {
				name = HEADING.exec(line)?.[1];
				lines = 0;
			}
			isBelowRule = RULE.test(line);
			return [];
		}
	};
}
function countLine(counts, line) {
	const ran = RAN.exec(line)?.[1];
	if (ran !== void 0) return addCounts(counts, { run: Number(ran) });
	const result = RESULT$1.exec(line)?.[1];
	if (!counts || result === void 0) return counts;
	const number = (key) => Number(key.exec(result)?.[1] ?? 0);
	const failed = number(/\bfailures=(\d+)/i) + number(/\berrors=(\d+)/i) + number(/\bunexpected successes=(\d+)/i);
	const skipped = number(/\bskip(?:s|ped)?=(\d+)/i);
	return addCounts(counts, {
		run: -skipped,
		failed,
		skipped
	});
}
function createTrialReader() {
	let isOpen = false;
	let isRule = false;
	let last = [];
	return {
		isInside: () => isOpen,
		read(line) {
			if (/^[=-]{60,}$/.test(line)) {
				const names = isOpen ? last : [];
				isOpen = false;
				isRule = true;
				return names;
			}
			if (isRule && /^\[(?:FAIL|ERROR|FLUNK)\]$/.test(line)) isOpen = true;
			isRule = false;
			if (line === "" || !TRIAL_TEST.test(line)) last = [];
			else if (isOpen && last.length < 1e3) last.push(line);
			return [];
		}
	};
}

// src/github/log/runners/python/zope.ts
const zope = readPatterns({
	runner: "zope.testrunner",
	marks: /^(?:Failure|Error) in test |^ {2}Ran \d+ tests with /,
	present: /^ {2}Ran \d+ tests with /,
	ran: /^ {2}Ran [1-9]\d* tests with /,
	failing: [/^(?:Failure|Error) in test (?<name>\S.*)$/],
	counts: [/^ {2}Ran (?<all>\d+) tests with (?<failed>\d+) failures?, (?<errors>\d+) errors?(?:, (?<skipped>\d+) skipped)?/]
});

// src/github/log/runners/scripting/bats.ts
const bats = readPatterns({
	runner: "bats",
	marks: / \u2717 |^\d+ tests?, \d+ failures?/,
	present: /^\d+ tests?, \d+ failures?/,
	ran: /^[1-9]\d* tests?, /,
	failing: [/^(?:.*\d\/\d+)? \u2717 (?<name>\S.*?)(?: \[\d+\])?$/],
	counts: [/^(?<all>\d+) tests?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) skipped)?/]
});

// src/github/log/runners/scripting/cucumber.ts
const cucumber = readPatterns({
	runner: "cucumber",
	marks: /^Failing [sS]cenarios:$|^\d+ (?:scenarios? \(|scenarios? passed, )/,
	present: /^\d+ (?:scenarios? \(|scenarios? passed, )/,
	ran: /^[1-9]\d* scenarios? |^\d+ scenarios? passed, [1-9]/,
	lists: [{
		begin: /^Failing [sS]cenarios:$/,
		item: /^(?:cucumber (?:-p \S+ )?| {2})(?<name>\S+:\d+\s.*)$/,
		end: /^(?:$|\d+ )/
	}],
	counts: [/^\d+ scenarios? \((?:(?<failed>\d+) failed)?(?:.*?(?<skipped>\d+) skipped)?(?:.*?(?<passed>\d+) passed)?/, /^(?<passed>\d+) scenarios? passed, (?<failed>\d+) failed, (?<skipped>\d+) skipped/]
});

// src/github/log/runners/scripting/minitest.ts
const minitest = readPatterns({
	runner: "minitest",
	marks: /^ *(?:\d+\) )?(?:Failure|Error):|^\d+ (?:runs|tests), \d+ assertions, |^ *(?:FAIL|ERROR)\["/,
	present: /^\d+ (?:runs|tests), \d+ assertions, \d+ failures/,
	ran: /^[1-9]\d* (?:runs|tests), \d+ assertions, /,
	failing: [/^(?:Failure|Error): (?<name>\w+\([\w:]+\))(?=:|$)/],
	fallback: [/^ *(?:FAIL|ERROR)\["(?<name>[^"]+)", /],
	lists: [{
		begin: /^ *(?:\d+\) )?(?:Failure|Error):$/,
		item: /^(?<name>\S[^#[]*#\S.*?|\w+\([\w:]+\))(?: \[[^\]]*\])?:$/,
		end: /^/
	}],
	counts: [/^(?<all>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors(?:, (?<skipped>\d+) skips)?/]
});

// src/github/log/runners/scripting/phpunit.ts
const phpunit = readPatterns({
	runner: "phpunit",
	marks: /^PHPUnit \d|^ \u2718 |^There (?:was|were) \d+ |^Tests: \d+, Assertions: |^OK \(\d+ tests?, /,
	present: /^PHPUnit \d|^Tests: \d+, Assertions: |^OK \(\d+ tests?, /,
	ran: /^Tests: [1-9]|^OK \([1-9]/,
	lists: [{
		begin: /^There (?:was|were) (?<count>\d+) (?:failure|error)s?:$/,
		item: /^(?<index>\d+)\) (?<name>\S.*)$/,
		end: /^(?:--$|FAILURES!|ERRORS!|WARNINGS!|Tests: )/
	}],
	fallback: [/^ \u2718 (?<name>\S.*?)(?: \[[\d.]+ m?s\])?$/],
	counts: [/^Tests: (?<all>\d+), Assertions: \d+(?:, Errors: (?<errors>\d+))?(?:, Failures: (?<failed>\d+))?(?:.*\bSkipped: (?<skipped>\d+))?/, /^OK \((?<run>\d+) tests?, /]
});
const pest = readPatterns({
	runner: "pest",
	marks: /^ {2,3}FAILED {2}\S|^ {2}Tests: {2,}\d/,
	present: /^ {2}Tests: {2,}\d/,
	ran: /^ {2}Tests: {2,}\d/,
	failing: [/^ {2,3}FAILED {2}(?<name>\S+ > \S+(?: \S+)*)/],
	counts: [/^ {2}Tests: {2,}(?:(?<failed>\d+) failed)?(?:.*?(?<skipped>\d+) skipped)?(?:.*?(?<passed>\d+) passed)?/]
});

// src/github/log/runners/scripting/prove.ts
const FAILED = /^ *# +Failed test (?:'(.*)')?(?: *at (\S+) line \d+\.?)?$/;
const PLACE = /^ *# +at (\S+) line \d+\.?$/;
const REPORT = /^Test Summary Report$/;
const FILE = /^(\S.*?) +\(Wstat: (\d+)(?: \([^)]*\))? Tests: \d+ Failed: (\d+)\)$/;
const PARSE_ERROR = /^ {2}Parse errors: /;
const TOTAL$1 = /^Files=\d+, Tests=(\d+)/;
const MAX_TESTS = 1e4;
const prove = {
	runner: "prove",
	marks: /^ *# +(?:Failed test|at \S+ line \d)|^Test Summary Report$|\(Wstat: \d|^ {2}Parse errors: |^Files=\d|^Result: /,
	open: openReader$1
};
function openReader$1() {
	const state = {
		tests: [],
		files: createNames(),
		pending: void 0,
		file: void 0,
		isInReport: false,
		counts: void 0
	};
	return {
		isInside: () => state.isInReport,
		read: (line) => readLine$1(state, line),
		finish: () => finish$1(state)
	};
}
function readLine$1(state, line) {
	const total = TOTAL$1.exec(line)?.[1];
	if (total !== void 0) state.counts = addCounts(state.counts, { run: Number(total) });
	state.isInReport = total === void 0 && (state.isInReport || REPORT.test(line));
	return state.isInReport ? readReport(state, line) : readTest(state, line);
}
function readTest(state, line) {
	const below = PLACE.exec(line)?.[1];
	const [, name, beside] = FAILED.exec(line) ?? [];
	const test = below === void 0 ? name : state.pending;
	const file = below ?? beside;
	state.pending = file === void 0 ? name : void 0;
	if (test === void 0 || file === void 0 || state.tests.length >= MAX_TESTS) return false;
	state.tests.push({
		file,
		name: test
	});
	return true;
}
function readReport(state, line) {
	const [, path, status, failed] = FILE.exec(line) ?? [];
	state.file = path ?? state.file;
	const isFailed = path !== void 0 && (status !== "0" || failed !== "0");
	return state.file !== void 0 && (isFailed || PARSE_ERROR.test(line)) && state.files.add(state.file);
}
function finish$1({ files, tests, counts }) {
	if (!counts) return void 0;
	const failing = files.list().flatMap((path) => namesIn(path, tests));
	return {
		runner: "prove",
		ran: counts.run > 0,
		failing,
		broken: [],
		counts: {
			...counts,
			failed: failing.length
		}
	};
}
function namesIn(path, tests) {
	const names = tests.filter((test) => test.file === path || test.file.endsWith(`/${path}`)).map((test) => test.name);
	return names.length === 0 ? [path] : [...new Set(names)].map((name) => `${path} > ${name}`);
}

// src/github/log/runners/scripting/rspec.ts
const rspec = readPatterns({
	runner: "rspec",
	marks: /^Failed examples:$|^\d+ examples?, \d+ failures?|^An error occurred while loading /,
	present: /^\d+ examples?, \d+ failures?|^Failed examples:$/,
	ran: /^[1-9]\d* examples?, /,
	broken: /^An error occurred while loading (?<name>\S+?)\.?$/,
	lists: [{
		begin: /^Failed examples:$/,
		item: /^rspec (?<name>\S.*)$/,
		end: /^(?!rspec |$)/
	}],
	counts: [/^(?<all>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside)?/]
});

// src/github/log/runners/scripting/tap.ts
const RESULT = /^((?: {4})*)(not ok|ok)\b(?: (\d+))?( - | )?(.*)$/;
const SUBTEST = /^((?: {4})*)# Subtest: (.+)$/;
const PLAN = /^1\.\.\d+/;
const VERSION = /^TAP version \d+$/;
const DIRECTIVE = /(?:^|\s)# *(?:todo|skip)\b/i;
const COMMENT = /^# ([^\s(].*)$/;
const TOTAL = /^# (pass|fail|skipped|skip) +(\d+)$/;
const PROVE = /^(?:Files=\d+, Tests=\d+|Result: (?:PASS|FAIL|NOTESTS)$)/;
const YAML = /^( *)---$/;
const SOURCES = [["bats", /^# \(in test file .+, line \d+\)$/], ["node:test", /^# duration_ms [\d.]+$/]];
const tap = {
	runner: "tap",
	marks: /^(?: {4})*(?:not ok|ok)\b|^ *# |^1\.\.\d|^TAP version \d|^ +---$|^Files=\d|^Result: /,
	open: openReader
};
function openReader() {
	const state = {
		runner: "tap",
		hasVersion: false,
		hasPlan: false,
		isProve: false,
		yaml: void 0,
		title: void 0,
		path: [],
		failedAt: /* @__PURE__ */ new Set(),
		results: void 0,
		totals: void 0,
		failing: createNames()
	};
	return {
		isInside: () => state.yaml !== void 0,
		read: (line) => readLine(state, line),
		finish: () => finish(state)
	};
}
function readLine(state, line) {
	if (state.yaml !== void 0) {
		if (!(line === `${state.yaml}...` || line !== "" && !line.startsWith(state.yaml))) return false;
	}
	state.yaml = YAML.exec(line)?.[1];
	state.isProve ||= PROVE.test(line);
	state.hasVersion ||= VERSION.test(line);
	state.hasPlan ||= PLAN.test(line);
	readComment(state, line);
	const result = RESULT.exec(line);
	return result !== null && readResult(state, result);
}
const MAX_DEPTH = 50;
function readComment(state, line) {
	const [, indent, subtest] = SUBTEST.exec(line) ?? [];
	if (indent !== void 0 && subtest !== void 0) {
		state.path = [...state.path.slice(0, indent.length / 4), subtest].slice(0, MAX_DEPTH);
		return;
	}
	const [, key, number] = TOTAL.exec(line) ?? [];
	if (key !== void 0) state.totals = addCounts(state.totals, totalOf(key, Number(number)));
	state.runner = SOURCES.find(([, comment]) => comment.test(line))?.[0] ?? state.runner;
	state.title = COMMENT.exec(line)?.[1] ?? state.title;
}
function totalOf(key, number) {
	if (key === "pass") return { run: number };
	return key === "fail" ? {
		run: number,
		failed: number
	} : { skipped: number };
}
function readResult(state, [, indent = "", word, number = "", dash, text = ""]) {
	const depth = indent.length / 4;
	const isSkipped = DIRECTIVE.test(text);
	const isFailure = word === "not ok" && !isSkipped;
	if (depth === 0) state.results = addCounts(state.results, isSkipped ? { skipped: 1 } : {
		run: 1,
		failed: +isFailure
	});
	const hasFailedInside = state.failedAt.delete(depth + 1);
	if (!isFailure) return false;
	state.failedAt.add(Math.min(depth, MAX_DEPTH));
	if (hasFailedInside) return false;
	const title = state.hasVersion && dash === " " && state.title !== void 0 ? [state.title] : [];
	return state.failing.add([
		...state.path.slice(0, depth),
		...title,
		text.trim() || `test ${number}`
	].join(" > "));
}
function finish(state) {
	const { runner, results, totals, failing } = state;
	if (state.isProve || !results || !(state.hasPlan || state.hasVersion)) return void 0;
	return {
		runner,
		ran: true,
		failing: failing.list(),
		broken: [],
		counts: totals ?? results
	};
}

// src/github/log/runners/runners.ts
const FORMATS = [
	...[
		pytest,
		unittest,
		stestr,
		zope,
		maven,
		gradle,
		ant,
		junitText,
		scala
	],
	...[
		jest,
		vitest,
		mocha,
		nodeTest,
		ava,
		karma,
		jasmine
	],
	...[
		go,
		cargo,
		nextest,
		ctest,
		dotnet,
		bazel
	],
	...[
		rspec,
		minitest,
		phpunit,
		pest,
		cucumber,
		bats,
		prove,
		tap
	]
];
const MARKS = new RegExp(FORMATS.map(({ marks }) => `(?:${marks.source})`).join("|"));
function createRunnerReaders() {
	const readers = FORMATS.map(({ marks, open }) => ({
		marks,
		...open()
	}));
	return {
		read(line) {
			const isMarked = MARKS.test(line);
			const concerned = readers.filter(({ marks, isInside }) => isInside() || isMarked && marks.test(line));
			if (concerned.length === 0) return false;
			const own = ownCopy(line);
			return concerned.map(({ read }) => read(own)).includes(true);
		},
		finish: () => readers.flatMap(({ finish }) => finish() ?? [])
	};
}

// src/github/log/test-folder.ts
const PACKAGE = /^> ((?:@[\w.-]+\/)?[\w.-]+)@\S+ test[\w:-]*(?: \S+)?$/;
const ROOT = /^rootdir: (?:\/[\w.-]+)*\/_?work\/[\w.-]+\/[\w.-]+\/([\w@.-]+(?:\/[\w@.-]+)*)/;
const PLAIN_SCRIPT = /^(?:npm|pnpm|yarn|bun)(?: run)? test[\w:-]*(?: -- .*)?$/;
const PLAIN_PYTEST = /^(?:python[\d.]* -m )?pytest(?: -\S+)*$/;
const MOVE = /^cd (?:\.\/)?([\w@.-]+(?:\/[\w@.-]+)*)\/?(?: && [^;&|]+)?$/;
function createFolderFinder() {
	let script;
	let root;
	return {
		read(line) {
			if (line.startsWith("> ")) script ??= line;
			root ??= ROOT.exec(line)?.[1];
		},
		hints(step) {
			const commands = (step?.script ?? []).map((line) => line.trim());
			const runs = (plain) => commands.some((command) => plain.test(command));
			return {
				folder: findMove(commands) ?? (runs(PLAIN_PYTEST) ? root : void 0),
				packageName: runs(PLAIN_SCRIPT) ? PACKAGE.exec(script ?? "")?.[1] : void 0
			};
		}
	};
}
function findMove(commands) {
	const moves = commands.filter((command) => /(?:^|[\s(;&])(?:cd|pushd)\s/.test(command));
	const folder = moves.length === 1 ? MOVE.exec(moves[0] ?? "")?.[1] : void 0;
	return folder?.split("/").includes("..") ? void 0 : folder;
}

// src/github/log/step-reading.ts
const LINES_AFTER_FAILURE = 25;
const LINES_AFTER_ERROR = 6;
const MAX_ERRORS = 50;
const CRASH = /\b(?:Segmentation fault|core dumped|SIG(?:SEGV|ABRT|BUS|KILL))\b/;
function openStepReader(step) {
	const runners = createRunnerReaders();
	const excerpt = createExcerpt();
	const errors = createFirstErrorFinder();
	const folders = createFolderFinder();
	let errorsSeen = 0;
	let isAnnotated = false;
	let hasCrashed = false;
	function read(line) {
		folders.read(line);
		hasCrashed ||= CRASH.test(line);
		const isFailure = runners.read(line);
		const isError = errors.read(line, isFailure);
		if (isError) errorsSeen += 1;
		const isWorthIt = isError && errorsSeen <= MAX_ERRORS;
		excerpt.add(line, isFailure ? LINES_AFTER_FAILURE : isWorthIt ? LINES_AFTER_ERROR : 0);
	}
	return {
		read,
		error(line) {
			isAnnotated = true;
			errors.annotate(line);
			read(line);
		},
		finish: ({ isFailed, exitCode, step: named }) => ({
			step: named ?? step,
			ending: isFailed ? "failed" : isAnnotated ? "error" : "passed",
			exitCode,
			hasCrashed,
			runners: runners.finish(),
			firstError: errors.text(),
			excerpt: excerpt.render(),
			...folders.hints(named ?? step)
		})
	};
}

// src/github/log/steps.ts
const MAX_HEADING = 500;
const ACTION = /^(?:[\w.-]+\/[\w./-]+@\S+|\.{1,2}\/\S*|docker:\/\/\S+)$/;
const MARKER = /^##\[([a-z-]+)[^\]]*\](.*)$/;
const ENDED = /^(?:Process completed with exit code (\d+)\.$|The process '.*' failed with exit code (\d+)|The operation was cancell?ed\.|The action '.*' has timed out|Docker run failed with exit code (\d+))/;
const COMMAND_ENDED = /^The command "(.*)" (?:exited with|failed and exited with) (\d+)/;
function createStepTracker() {
	let heading;
	let hasSteps = false;
	function readHeading(open, line) {
		if (line !== "##[endgroup]" && open.lines.length < MAX_HEADING) {
			open.lines.push(line);
			return [];
		}
		heading = void 0;
		const step = line === "##[endgroup]" ? stepOf(open) : void 0;
		if (!step) return [
			open.title,
			...open.lines,
			line
		].map(eventOf);
		hasSteps = true;
		return [{
			kind: "step",
			step
		}];
	}
	return {
		read(line) {
			if (heading) return readHeading(heading, line);
			if (line.startsWith("##[group]Run ")) {
				heading = {
					title: line.slice(9),
					lines: []
				};
				return [];
			}
			return [(hasSteps ? void 0 : commandEnd(line)) ?? eventOf(line)];
		},
		end: () => heading ? [heading.title, ...heading.lines].map(eventOf) : []
	};
}
function stepOf({ title, lines }) {
	const shell = lines.findIndex((line) => line.startsWith("shell: "));
	if (shell > 0) return {
		title,
		script: lines.slice(0, shell)
	};
	return ACTION.test(title.slice(4)) ? {
		title,
		script: []
	} : void 0;
}
function eventOf(line) {
	if (line === "Post job cleanup.") return { kind: "clean_up" };
	const [, marker, text = ""] = line.startsWith("##[") && MARKER.exec(line) || [];
	if (marker === void 0) return {
		kind: "output",
		text: line
	};
	if (marker !== "error") return {
		kind: "output",
		text
	};
	const ended = ENDED.exec(text);
	if (!ended) return {
		kind: "error",
		text
	};
	const code = ended.slice(1).find((group) => group !== void 0);
	return {
		kind: "failed",
		exitCode: code === void 0 ? void 0 : Number(code),
		step: void 0
	};
}
function commandEnd(line) {
	const ended = COMMAND_ENDED.exec(line);
	if (!ended) return void 0;
	const [, command = "", code] = ended;
	if (code === "0") return { kind: "passed" };
	return {
		kind: "failed",
		exitCode: Number(code),
		step: {
			title: command,
			script: [command]
		}
	};
}

// src/github/log/whole.ts
const NEVER_COUNTS = /* @__PURE__ */ new Set(["go test"]);
const MAX_EXIT_CODE = 128;
function nameAll(failed) {
	return failed.length > 0 && failed.every(namesAll);
}
function namesAll({ runners, exitCode = 0, hasCrashed }) {
	if (hasCrashed || exitCode > MAX_EXIT_CODE) return false;
	return runners.some(({ failing, broken }) => failing.length + broken.length > 0) && runners.every(isAsCounted);
}
function isAsCounted({ runner, failing, broken, counts }) {
	if (!counts) return NEVER_COUNTS.has(runner);
	return counts.failed === failing.length || counts.failed === failing.length + broken.length;
}

// src/github/log/test-command.ts
function suggestTestCommand(step) {
	const lines = step.script.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
	if (lines.some((line) => MOVES.test(line))) return void 0;
	const commands = [...new Set(lines.filter(isPlainTestCommand))];
	return commands.length === 1 ? commands[0] : void 0;
}
const MOVES = /^(?:cd|pushd|export|source|\.|set|alias|unset|eval)(?:\s|$)/;
function isPlainTestCommand(command) {
	return COMMANDS.some((known) => known.test(command)) && !RULES.some((rule) => rule.refuses(command.split(/ +/)));
}
const COMMANDS = [
	/^(?:npm|pnpm|yarn|bun) test(?: |$)/,
	/^(?:npm|pnpm|yarn|bun) run test(?:[:-][\w:-]+)?(?: |$)/,
	/^(?:npx|pnpm|yarn) (?:jest|vitest|mocha|ava|tape)(?: |$)/,
	/^node --test(?: |$)/,
	/^(?:pytest|py\.test|nosetests|tox|nox)(?: |$)/,
	/^python[\d.]* -m (?:pytest|unittest|nose|tox)(?: |$)/,
	/^(?:poetry|uv|pipenv) run (?:pytest|tox)(?: |$)/,
	/^go test(?: |$)/,
	/^gotestsum(?: |$)/,
	/^cargo (?:test|nextest run)(?: |$)/,
	/^(?:mvn|\.\/mvnw)(?: \S+)*? (?:test|verify|integration-test)(?: |$)/,
	/^(?:gradle|\.\/gradlew)(?: \S+)*? (?:[\w:-]*:)?(?:test|check|\w*Test)(?: |$)/,
	/^ant (?:test|check)(?: |$)/,
	/^make(?: -\S+)*? (?:test|check)(?: |$)/,
	/^(?:\.\/)?(?:(?:vendor\/)?bin\/)?phpunit(?: |$)/,
	/^composer test(?: |$)/,
	/^(?:bundle exec )?(?:rspec|rake (?:test|spec))(?: |$)/,
	/^(?:\.\/)?bin\/(?:rspec|rails test)(?: |$)/,
	/^(?:ctest|bats|prove)(?: |$)/,
	/^dotnet test(?: |$)/
];
const RULES = [
	{
		reason: "A shell would expand, chain or redirect anything else.",
		refuses: (words) => !words.every((word) => /^[\w@%+=:,./-]+$/.test(word))
	},
	{
		reason: "What is outside of the copy is no part of what failed.",
		refuses: (words) => words.some((word) => /(?:^(?:-\w)?|[=:,])\/|(?:^(?:-\w)?|[=:,/])\.\.(?:\/|$)/.test(word))
	},
	{
		reason: "These options run a program of their own.",
		refuses: takes([
			[/./, /^(?:--?exec|-toolexec|--script-shell|--shell)(?:=|$)/],
			[/^(?:node|prove)$/, /^(?:-e|--eval|-p|--print|-pe)$/],
			[/^(?:mvn|\.\/mvnw)$/, /^(?:-Dexec\.|exec:)/],
			[/^make$/, /=/]
		])
	},
	{
		reason: "These options run no test, and what runs none proves nothing.",
		refuses: takes([
			[/./, /^(?:--collect-only|--co|--dry-run|--dry|--list\w*|--no-run|--help|--version)$/],
			[/^go$/, /^-list(?:=|$)/],
			[/^make$/, /^(?:-\w*[nqt]\w*|--just-print|--recon|--question|--touch)$/],
			[/^(?:mvn|\.\/mvnw)$/, /^-D(?:skipTests|skipITs|maven\.test\.skip)/],
			[/^(?:gradle|\.\/gradlew)$/, /^(?:-x|--exclude-task|-m)$/],
			[/^ctest$/, /^(?:-N|--show-only.*|--print-labels)$/],
			[/^bats$/, /^(?:-c|--count)$/]
		])
	},
	{
		reason: "These options make a failing run end well.",
		refuses: takes([
			[/./, /^--(?:pass-?[wW]ith-?[nN]o-?[tT]ests|if-present|ignore-failures|fail-never)$/],
			[/./, /^--suppress-(?:no-test|tests-failed)-exit-code$/],
			[/^(?:mvn|\.\/mvnw)$/, /^(?:-fn$|-D(?:maven\.test\.failure\.ignore|testFailureIgnore))/],
			[/^make$/, /^(?:-\w*i\w*|--ignore-errors)$/]
		])
	}
];
function takes(rows) {
	return ([program = "", ...words]) => rows.some(([programs, option]) => programs.test(program) && words.some((word) => option.test(word)));
}

// src/github/logs.ts
async function readLog(source) {
	const tracker = createStepTracker();
	const job = {
		open: openStepReader(void 0),
		best: void 0,
		failed: [],
		ignored: []
	};
	for await (const lines of readLines(source)) for (const line of lines) for (const event of tracker.read(cleanLine(line))) readEvent(job, event);
	for (const event of tracker.end()) readEvent(job, event);
	keep(job, PASSED);
	return render(job);
}
function readEvent(job, event) {
	switch (event.kind) {
		case "output":
			job.open?.read(event.text);
			break;
		case "error":
			job.open?.error(event.text);
			break;
		case "clean_up":
			keep(job, PASSED);
			break;
		case "step":
			keep(job, PASSED);
			job.open = openStepReader(event.step);
			break;
		case "passed":
			keep(job, PASSED);
			job.open = openStepReader(void 0);
			break;
		case "failed":
			keep(job, {
				isFailed: true,
				exitCode: event.exitCode,
				step: event.step
			});
			job.open = event.step && openStepReader(void 0);
	}
}
const PASSED = {
	isFailed: false,
	exitCode: void 0,
	step: void 0
};
const MAX_KEPT = 100;
function keep(job, end) {
	const reading = job.open?.finish(end);
	if (!reading) return;
	if (!job.best || rank(reading) > rank(job.best)) job.best = reading;
	if (reading.ending === "passed") {
		if (job.ignored.length < MAX_KEPT) job.ignored.push(...reading.runners.filter(hasFailing));
	} else if (job.failed.length < MAX_KEPT) job.failed.push(reading);
}
function rank({ ending, runners }) {
	return {
		failed: 8,
		error: 4,
		passed: 0
	}[ending] + (runners.some(hasFailing) ? 2 : 0) + (runners.some(({ ran }) => ran) ? 1 : 0);
}
const hasFailing = ({ failing, broken }) => failing.length + broken.length > 0;
function render({ best, failed, ignored }) {
	const own = failed.flatMap(({ runners }) => runners.filter(hasFailing));
	const naming = own.length > 0 ? own : ignored;
	const runners = [...naming, ...best?.runners ?? []].sort((one, other) => weight(other) - weight(one));
	return {
		step: best?.step,
		exitCode: best?.exitCode,
		runner: runners[0]?.runner,
		testsRan: runners.some(({ ran }) => ran),
		failingTests: [...new Set(naming.flatMap(({ failing }) => failing))],
		brokenFiles: [...new Set(naming.flatMap(({ broken }) => broken))],
		counts: runners[0]?.counts,
		isWhole: failed.length < MAX_KEPT && nameAll(failed),
		firstError: best?.ending === "passed" ? void 0 : best?.firstError,
		excerpt: best?.excerpt ?? "",
		folder: best?.folder,
		packageName: best?.packageName
	};
}
const weight = ({ failing, broken, ran }) => failing.length * 100 + broken.length * 10 + (ran ? 1 : 0);

// src/github/proposal/manifest.ts
const OUTCOMES = [
	"fixed",
	"not_reproduced",
	"flaky",
	"setup_failed",
	"needs_test_change",
	"refused",
	"unproven",
	"gave_up",
	"limit_reached",
	"stale",
	"skipped",
	"cancelled",
	"error"
];
const WITH_PATCH = /* @__PURE__ */ new Set([
	"fixed",
	"needs_test_change",
	"refused",
	"unproven",
	"limit_reached",
	"stale"
]);
const COUNT = int().min(0);
const COMMIT = string().regex(/^[0-9a-f]{40}$/);
const LONGEST = {
	summary: 4e3,
	explanation: 2e4,
	log: 1e5,
	path: 1e3,
	note: 2e3
};
const MAX_NOTES = 50;
const MANIFEST = strictObject({
	schemaVersion: literal(1),
	id: string().regex(/^[0-9a-f-]{36}$/),
	outcome: _enum(OUTCOMES),
	summary: string().max(LONGEST.summary),
	redWhere: _enum(["merged", "here"]).nullable(),
	explanation: string().max(LONGEST.explanation),
	points: array(int().min(1)).max(100),
	commit: COMMIT,
	branch: string().max(1e3),
	continued: COMMIT.nullable(),
	failure: string().regex(/^[0-9a-f]{0,16}$/),
	command: string().max(1e4),
	workingDirectory: string().max(1e3),
	model: string().max(1e3),
	usage: USAGE,
	decisions: array(strictObject({
		rule: string().max(100),
		reason: string().max(MAX_REASON)
	})).max(MAX_DECISIONS),
	log: string().max(LONGEST.log),
	notes: array(strictObject({
		path: string().max(LONGEST.path),
		line: COUNT,
		message: string().max(LONGEST.note)
	})).max(MAX_NOTES),
	files: strictObject({
		"patch.diff": string().optional(),
		"evidence.json": string().optional()
	})
});
const mayHavePatch = (outcome) => WITH_PATCH.has(outcome);
function fitShown(said) {
	const { summary, explanation, log, notes } = said;
	return {
		...said,
		summary: cutText(summary, LONGEST.summary - 1),
		explanation: cutText(explanation, LONGEST.explanation - 1),
		log: log.slice(-LONGEST.log),
		notes: notes.filter(({ path }) => path.length <= LONGEST.path).slice(0, MAX_NOTES).map((note) => ({
			...note,
			message: cutText(note.message, LONGEST.note - 1)
		}))
	};
}

// src/github/proposal/claims.ts
function findMismatch(claims, known) {
	const { manifest, evidence, change } = claims;
	if (change && !mayHavePatch(manifest.outcome)) return `it says "${manifest.outcome}" and brings a patch.`;
	if (manifest.redWhere !== null && manifest.outcome !== "not_reproduced") return `it says "${manifest.outcome}", and that there is nothing to fix.`;
	const otherTests = findOtherTests(manifest, known);
	if (otherTests !== void 0) return otherTests;
	if (manifest.outcome === "fixed" && (!change || !evidence)) return "it says \"fixed\" without patch and evidence.";
	if (!evidence) return void 0;
	if (!change) return "it brings evidence without a patch.";
	return findUnbound({
		manifest,
		evidence,
		change
	}, known) ?? findUnproven(manifest, evidence);
}
function findOtherTests(manifest, known) {
	if (known.command !== void 0 && manifest.command !== known.command) return `it was made with the test command ${quote(manifest.command)}, and here it is ${quote(known.command)}. ${SAME_TESTS}`;
	if (known.workingDirectory !== void 0 && manifest.workingDirectory !== known.workingDirectory) return `its tests ran in the folder ${quote(manifest.workingDirectory)}, and here it is ${quote(known.workingDirectory)}. ${SAME_TESTS}`;
}
const SAME_TESTS = "Give all jobs the same \"test-command\" and \"working-directory\", or none of them, and \"actions: read\" to those that run tests.";
function findUnbound({ manifest, evidence, change }, { repository, policyText, mayChangeTests }) {
	const { patch, policy } = evidence;
	const files = new Set(change.entries.map((entry) => entry.path));
	const wrong = [
		[
			"outcome",
			evidence.outcome,
			manifest.outcome
		],
		[
			"repository",
			evidence.repository,
			repository
		],
		[
			"commit",
			evidence.baseSha,
			manifest.commit
		],
		[
			"base tree",
			evidence.baseTree,
			change.baseTree
		],
		[
			"uncommitted files",
			evidence.uncommitted,
			void 0
		],
		[
			"tree",
			evidence.tree,
			change.tree
		],
		[
			"patch",
			patch.sha256,
			change.sha256
		],
		[
			"files",
			patch.files,
			[...files]
		],
		[
			"pieces of other files",
			evidence.hunks.map(({ path }) => path).filter((path) => !files.has(path)),
			[]
		],
		[
			"added lines",
			patch.additions,
			change.additions
		],
		[
			"removed lines",
			patch.deletions,
			change.deletions
		],
		[
			"command",
			evidence.command,
			manifest.command
		],
		[
			"folder",
			evidence.workingDirectory,
			manifest.workingDirectory
		],
		[
			"permission to change tests",
			evidence.mayChangeTests,
			mayChangeTests
		],
		[
			"policy file",
			policy.fileSha256,
			policyText === void 0 ? null : sha256(policyText)
		],
		[
			"decisions",
			policy.decisions,
			manifest.decisions
		],
		[
			"model",
			evidence.model ?? "",
			manifest.model
		],
		[
			"usage",
			evidence.usage,
			manifest.usage
		]
	].find(([, claimed, is]) => !isDeepStrictEqual(claimed, is));
	return wrong && `the evidence's ${wrong[0]} is ${quote(wrong[1])}, and it must be ${quote(wrong[2])}.`;
}
function findUnproven({ outcome }, evidence) {
	if (outcome !== "fixed") return void 0;
	const { before, after, failToPass, reasons } = evidence;
	const wrong = [
		evidence.passToFail,
		evidence.stillFailing,
		evidence.missing,
		evidence.newlySkipped
	].flat();
	const hasRun = before.runs > 0 && after.runs > 0;
	const isProven = failToPass.length > 0 && reasons.length === 0 && wrong.length === 0;
	const isShown = evidence.method === "exit_code" ? hasTurnedGreen(evidence) : addsUp(evidence);
	return hasRun && isProven && isShown ? void 0 : "its evidence does not show a proven patch.";
}
const hasTurnedGreen = ({ before, after }) => before.exitCode !== 0 && after.exitCode === 0;
function addsUp({ before, after, failToPass, passToPass, remaining = [] }) {
	if (before.counts === null || after.counts === null) return false;
	const isRedAfter = after.exitCode !== 0 || countRed(after.counts) > 0;
	return countRed(before.counts) >= failToPass.length && after.counts.passed + after.counts.expected_failure >= passToPass.count && (!isRedAfter || remaining.length > 0);
}
const countRed = ({ failed, errored }) => failed + errored;
const quote = (value) => value === void 0 ? "nothing" : cutText(JSON.stringify(value));
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

// src/github/proposal/proposal.ts
const LIMITS = {
	"manifest.json": 33554432,
	"patch.diff": 4194304,
	"evidence.json": 33554432
};
async function writeProposal(directory, proposal) {
	const { change, evidence, ...said } = proposal;
	const texts = {
		...change && { "patch.diff": change.patch },
		...evidence && { "evidence.json": `${JSON.stringify(evidence, null, 2)}\n` }
	};
	const digests = Object.entries(texts).map(([name, text]) => [name, digest(Buffer.from(text))]);
	const manifest = {
		schemaVersion: 1,
		...said,
		files: Object.fromEntries(digests)
	};
	const files = Object.entries({
		...texts,
		"manifest.json": `${JSON.stringify(manifest, null, 2)}\n`
	});
	const tooBig = findTooBig(manifest, files);
	if (tooBig !== void 0) throw new ConfigError(`The next job could not take this proposal over: ${tooBig}`);
	await emptyFolder(directory);
	for (const [name, text] of files) await writeFile(join$1(directory, name), text);
}
function findTooBig(manifest, files) {
	const [issue] = MANIFEST.safeParse(manifest).error?.issues ?? [];
	if (issue) return `${issue.path.join(".")}: ${issue.message}. Shorten it, or run all in one job ("phase: all").`;
	const [name] = files.find(([name, text]) => Buffer.byteLength(text) > limitOf(name)) ?? [];
	return name && `${name} has more than ${limitOf(name)} bytes. Run all in one job ("phase: all").`;
}
const limitOf = (name) => LIMITS[name] ?? 0;
async function emptyFolder(directory) {
	await mkdir(directory, { recursive: true });
	const names = await readdir(directory);
	if (names.some((name) => !Object.hasOwn(LIMITS, name))) throw new ConfigError(`${directory} holds other things than a proposal, so nothing was written there. Check "proposal-path".`);
	for (const name of names) await rm(join$1(directory, name));
}
const NO_PROPOSAL = "There is no proposal to go on from. An earlier step of this job must download the one that the job with \"phase: propose\" uploaded, into the folder that \"proposal-path\" names; see examples/two-jobs.yml.";
const isMissing = (error) => error instanceof Error && "code" in error && error.code === "ENOENT";
async function readProposal(directory) {
	const refusal = (why) => new ConfigError(`The proposal in ${directory} is refused: ${why}`);
	const names = await readdir(directory).catch((error) => {
		if (isMissing(error)) return [];
		throw refusal(`it cannot be read (${messageOf(error)}). Check "proposal-path" and the step that downloads the artifact.`);
	});
	if (names.length === 0) throw new ConfigError(NO_PROPOSAL);
	const stranger = names.find((name) => !Object.hasOwn(LIMITS, name));
	if (stranger !== void 0) throw refusal(`it holds ${JSON.stringify(stranger)}, which is not a file of a proposal.`);
	if (!names.includes("manifest.json")) throw refusal("it has no manifest.json.");
	const bytes = async (name) => readBytes(directory, name).catch((error) => {
		throw refusal(`${name}: ${messageOf(error)}`);
	});
	const manifest = parseManifest((await bytes("manifest.json")).toString("utf8"), refusal);
	const read = async (name) => {
		const expected = manifest.files[name];
		if (expected === void 0 === names.includes(name)) throw refusal(`${name} and the manifest do not agree about its presence.`);
		if (expected === void 0) return void 0;
		const content = await bytes(name);
		if (digest(content) === expected) return content;
		throw refusal(`${name} is not the file that the manifest names.`);
	};
	const evidence = await read("evidence.json");
	return {
		manifest,
		patch: await read("patch.diff"),
		evidence: evidence && parseEvidence(evidence.toString("utf8"), refusal)
	};
}
function parseEvidence(text, refusal) {
	try {
		return parseEvidenceFile(text, "evidence.json");
	} catch (error) {
		throw error instanceof ConfigError ? refusal(error.message) : error;
	}
}
function parseManifest(text, refusal) {
	const value = tryParseJson(text);
	const parsed = MANIFEST.safeParse(value);
	if (parsed.success) return parsed.data;
	const [issue = { path: [] }] = parsed.error.issues;
	throw refusal(`manifest.json: ${describeMisfit(value, issue)}.`);
}
async function readBytes(directory, name) {
	const handle = await open(join$1(directory, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	try {
		const stats = await handle.stat();
		const limit = limitOf(name);
		if (!stats.isFile()) throw new Error("it is not a regular file.");
		if (stats.size > limit) throw new Error(`it has ${stats.size} bytes, and at most ${limit} are read.`);
		return await handle.readFile();
	} finally {
		await handle.close();
	}
}
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");

// src/github/state.ts
const MAX_PATCH_CHARACTERS = 24e3;
const MAX_PATCH_BYTES = 1048576;
const RUN_URL = string().regex(/^https?:\/\/[\w.:/-]+$/);
const NAME = string().max(100);
const STATE = object({
	attempts: record(string(), int().min(0)),
	running: object({
		id: string(),
		runUrl: RUN_URL
	}).optional(),
	last: object({
		outcome: string(),
		summary: string(),
		commit: string(),
		runUrl: RUN_URL
	}).optional(),
	ended: object({
		failure: NAME,
		commit: NAME,
		at: datetime()
	}).optional().catch(void 0),
	counted: NAME.optional(),
	patch: string().optional(),
	keptBy: string().optional()
});
const EMPTY_STATE = { attempts: {} };
const PATTERN = /^<!-- regreen:state ([A-Za-z0-9+/=]+) -->\r?$/gm;
function renderState(state) {
	return `<!-- regreen:state ${Buffer.from(JSON.stringify(state)).toString("base64")} -->`;
}
function readState(body) {
	const encoded = [...(body ?? "").matchAll(PATTERN)].at(-1)?.[1];
	if (encoded === void 0) return EMPTY_STATE;
	const parsed = STATE.safeParse(tryParseJson(Buffer.from(encoded, "base64").toString("utf8")));
	return parsed.success ? parsed.data : EMPTY_STATE;
}
const COUNTS = STATE.pick({
	attempts: true,
	counted: true,
	ended: true
});
const renderCounts = ({ attempts, counted, ended }, writer) => `${JSON.stringify({
	attempts,
	counted,
	ended,
	writer
})}\n`;
const FINGERPRINT = /^[0-9a-f]{16}$/;
function readCounts(note) {
	const { attempts, ...others } = COUNTS.safeParse(tryParseJson(note ?? "")).data ?? EMPTY_STATE;
	const own = Object.entries(attempts).filter(([failure]) => FINGERPRINT.test(failure));
	return {
		...others,
		attempts: Object.fromEntries(own.slice(-30))
	};
}
const MAX_FAILURES = 30;
const visibleIn = (body) => body.replace(/<!-- regreen:[^>]*-->/g, "").trim();
function packPatch(patch) {
	const packed = gzipSync(patch).toString("base64");
	return packed.length <= MAX_PATCH_CHARACTERS ? packed : void 0;
}
function unpackPatch(packed) {
	try {
		return gunzipSync(Buffer.from(packed, "base64"), { maxOutputLength: MAX_PATCH_BYTES }).toString("utf8");
	} catch {
		return;
	}
}

export { paginateRest as C, pagesOf as D, renderExamination as E, checkCredentials as O, restEndpointMethods as S, diagnose as T, createWriter as _, renderCounts as a, translatePushError as b, visibleIn as c, findMismatch as d, fitShown as f, createSurvey as g, gate as h, readState as i, readProposal as l, suggestTestCommand as m, packPatch as n, renderState as o, readLog as p, readCounts as r, unpackPatch as s, EMPTY_STATE as t, writeProposal as u, createReader as v, Octokit$1 as w, createClient as x, marker as y };