import { i as ServiceError, o as messageOf, r as ConfigError } from "./shared-inputs.js";
import { O as string, T as object, a as describeIsolation, d as findKeptCredentials$1, f as readDepth, m as readWorkflowFiles, o as openSandbox, s as createProcesses, v as array } from "./shared-workspace.js";
import { r as allowsUnsecureCommands } from "./shared-host.js";
import { a as openTestPlace, i as require_dist } from "./shared-policy-file.js";

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
/** Credentials that a checkout has left where tests of the job can read them. */
function checkCredentials(kept) {
	return kept.map(({ file, what }) => fault(`${what} lies in ${file}, where every test of this job can read it.`, "Add \"persist-credentials: false\" to the \"with\" of the actions/checkout step."));
}
/** A merge that CI made stands for a head that a shallow checkout does not have. */
function checkDepth(depth) {
	if (!depth?.isShallow || depth.parents < 2) return [];
	return [fault("The checkout holds a merge without its parents, so nothing that earlier steps have installed can be used for the head.", "Add \"fetch-depth: 2\" to the \"with\" of the actions/checkout step.")];
}

// src/doctor/endpoint.ts
const MODELS = object({ data: array(object({ id: string() })) });
const TIMEOUT_MS = 2e4;
const MAX_NAMED = 10;
/** Asks for the list of models, which costs nothing. https://platform.openai.com/docs/api-reference/models/list */
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
function checkModelSettings({ model }, { openaiApiKey }) {
	return [...model ? [] : [fault("No model is set.", "Set the input \"model\" (or OPENAI_MODEL), for example \"gpt-5.4-mini\".")], ...openaiApiKey ? [] : [fault("No key for the model is set. A secret that does not exist is empty, and so are all secrets in a pull request from a fork.", "Set the input \"openai-api-key\" (or OPENAI_API_KEY) from a secret: Settings → Secrets and variables → Actions.")]];
}
function checkEndpoint(answer, { baseUrl, model }) {
	const input = "the input \"openai-base-url\" (or OPENAI_BASE_URL)";
	if (answer.kind === "unreachable") return [fault(`The model endpoint ${baseUrl} cannot be reached: ${answer.problem}.`, `Check ${input} and the network.`)];
	const { status, models } = answer;
	if (status === 401 || status === 403) return [fault(`The model endpoint ${baseUrl} refuses the key (${status}).`, "Check the input \"openai-api-key\".")];
	if (status === 404 || status === 405) return [];
	if (status === 410) return [fault(`The model endpoint ${baseUrl} is gone (410).`, `Set ${input} to another one.`)];
	if (status >= 400) return [unchecked(`The model endpoint ${baseUrl} answered with ${status}.`, "Try again later, or ask its operator.")];
	if (!models || models.length === 0 || !model || models.includes(model)) return [];
	const named = models.slice(0, MAX_NAMED).join(", ");
	const more = models.length > MAX_NAMED ? ` and ${models.length - MAX_NAMED} more` : "";
	return [fault(`The model endpoint ${baseUrl} has no model ${JSON.stringify(model)}.`, `Set the input "model" to one of: ${named}${more}.`)];
}

// src/doctor/machine.ts
/** The oldest versions that Regreen is tested with, and whose features it uses. */
const OLDEST_NODE = 20;
const OLDEST_GIT = [2, 31];
/** `version` as `process.versions.node` says it. */
function checkNode(version) {
	if (Number(version.split(".")[0]) >= OLDEST_NODE) return [];
	return [fault(`Node.js is ${version}.`, `Install Node.js ${OLDEST_NODE} or newer.`)];
}
/** What `git --version` says; `undefined` when there is no git. */
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
/** What `git --version` has said; `undefined` when there is no git. */
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
const INSTALL = "Install bubblewrap: a step \"run: sudo apt-get update && sudo apt-get install --yes bubblewrap\" before Regreen, or once on the machine.";
function checkSandbox(report, { sandbox }) {
	if (sandbox === "off") return [fault("The input \"sandbox\" is \"off\": tests can see and change the whole machine.", "Set \"sandbox\" to \"auto\".")];
	if (report.level >= 2) return [];
	const isolation = describeIsolation(report)?.replace("Tests ran", "Tests run") ?? "";
	return [fault(`${isolation}${sandbox === "require" ? " As \"sandbox\" is \"require\", every run will end there." : ""}`, cureOf(report))];
}
const cureOf = ({ reason }) => /not installed/.test(reason) ? INSTALL : REPAIR;
/** What a test leaves behind on a machine that lives on meets the next job. */
function checkRunner(environment, report) {
	const { GITHUB_ACTIONS, RUNNER_ENVIRONMENT } = environment;
	if (GITHUB_ACTIONS !== "true" || RUNNER_ENVIRONMENT === "github-hosted" || report.level === 3) return [];
	return [fault(`The runner is one of your own, and the sandbox reaches level ${report.level} of 3 there.`, `${cureOf(report)} Set the input "sandbox" to "require", and start a fresh runner for each job.`)];
}

// src/doctor/project.ts
/** Finds out how the tests of a commit would be run, and runs neither them nor the set-up. Throws ConfigError when it is not clear. */
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
function checkRepository(asked) {
	if (asked.kind === "told") return asked.value.isArchived ? [fault("The repository is archived, so nothing can be written.", "Settings → General → Danger Zone → Unarchive.")] : [];
	const said = asked.status === 401 ? "GitHub does not know the token (401)." : `GitHub does not show the repository to the token (${asked.status}).`;
	return [fault(said, "Check the input \"github-token\"; leave it out to use the token of the job.")];
}
/**
* What the token may read is tried out. What it may write cannot be asked without writing, so that the permissions in the
* workflow files are looked at instead, by checks of their own.
*/
function checkReads(probes) {
	return probes.flatMap(({ scope, request, asked }) => {
		if (asked.kind === "told") return [];
		const needed = asked.needs ?? `${scope}=read`;
		return [fault(`The token may not read ${scope}: "${request}" was answered with ${asked.status}, and GitHub asks for ${needed}.`, `Add "${scope}: read" (or "write", where the job needs that) to "permissions" of the job.`)];
	});
}
const SETTING = "\"Allow GitHub Actions to create and approve pull requests\"";
/** The stricter of the two counts, and both are off by default. */
function checkPullRequestSettings({ repository, organisation }, pages) {
	return [...checkSetting(repository, `${pages.repository}/settings/actions`, "repository"), ...organisation ? checkSetting(organisation, `${pages.organisation}/settings/actions`, "organisation") : []];
}
function checkSetting(asked, page, whose) {
	const where = `${page}, "Workflow permissions": switch on ${SETTING}`;
	if (asked.kind === "refused") return [unchecked(`Whether GitHub Actions may open pull requests is shown to administrators of the ${whose} only (${asked.status}).`, `Look at ${where}.`)];
	if (asked.value) return [];
	return [fault(`GitHub Actions may not open pull requests: the setting of the ${whose} is off.`, `${where}.`)];
}
/** A token that may push branches may push this one as well, unless something forbids it. */
function checkDefaultBranch({ name, isProtected, rules }, pages) {
	const page = `${pages.repository}/settings/rules`;
	if (isProtected.kind === "told" && isProtected.value || rules.kind === "told" && rules.value.some(({ type }) => type === "pull_request" || type === "update")) return [];
	const [refused] = [isProtected, rules].filter((asked) => asked.kind === "refused");
	if (refused?.kind === "refused") return [unchecked(`Whether the branch ${name} is protected was not told (${refused.status}).`, `Look at ${page}.`)];
	return [fault(`Nothing protects the branch ${name}: a token with "contents: write" can push to it, without a review.`, `${page}: a ruleset for the default branch with "Require a pull request before merging".`)];
}
/** Rules that stop a branch of ours, and what can be done about each. */
const STOPPING = {
	creation: "restricts who may create it",
	update: "restricts who may push to it",
	pull_request: "wants changes to come by a pull request",
	non_fast_forward: "forbids replacing its commit when a repair is brought up to date",
	required_status_checks: "wants green checks before a push",
	required_deployments: "wants a deployment before a push",
	branch_name_pattern: "wants names of another kind",
	commit_message_pattern: "wants commit messages of another kind",
	commit_author_email_pattern: "wants commits of other authors",
	committer_email_pattern: "wants commits of other committers"
};
/** `rules` are those of a branch with our prefix. */
function checkOwnBranches(rules, { branchPrefix, signCommits }, pages) {
	if (rules.kind === "refused") {
		const problem = `The rules for branches that begin with "${branchPrefix}" were not told (${rules.status}).`;
		return [unchecked(problem, `Look at ${pages.repository}/rules.`)];
	}
	return rules.value.flatMap((rule) => {
		const { type } = rule;
		const where = pageOf(rule, pages);
		if (type === "required_signatures" && !signCommits) {
			const problem = `A ruleset wants signed commits on branches that begin with "${branchPrefix}".`;
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
/** Events that Regreen takes a request from; a called workflow gets those of its caller. */
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
/** Events for which GitHub takes the workflow from the default branch, and only from there. */
const FROM_DEFAULT_BRANCH = /* @__PURE__ */ new Set([
	"workflow_run",
	"workflow_dispatch",
	"issues",
	"issue_comment",
	"schedule"
]);
/** A workflow that waits for one of a name that no other workflow has. */
function findUnknownWorkflows({ events }, known) {
	const names = new Set(known.map(({ name }) => name));
	const list = [...names].map((name) => JSON.stringify(name)).join(", ");
	return events.flatMap(({ workflows }) => workflows).filter(({ value }) => !names.has(value)).map(({ value, line }) => ({
		line,
		problem: `No workflow on the default branch is named ${JSON.stringify(value)}. The names are: ${list}.`
	}));
}
/** An event that starts the workflow, but of a kind that never comes or says nothing to Regreen. */
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
/** A workflow that GitHub does not see, because its events are looked up on the default branch. */
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
/** Throws ConfigError for a text that is no YAML. */
function readYaml(text, name) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: true
	});
	const [error] = document.errors;
	if (error) throw new ConfigError(`${name} is no valid YAML: ${error.message.split("\n")[0]}`);
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
/** Throws ConfigError for a text that is no YAML. Anything else that is wrong is left to GitHub's own checks. */
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
/** `on:` is a name, a list of names, or a map with filters. */
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
/** One text, or a list of them. */
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
/** What a step is given under that name; `undefined` when it is not. */
const inputOf = (step, name) => step.inputs.find((input) => input.name === name)?.value.value;
/** `owner/name` of the action that a step or job uses; empty for a local or container one. */
const actionOf = (uses) => /^([\w.-]+\/[\w.-]+)(?:\/[^@]*)?@/.exec(uses?.value ?? "")?.[1]?.toLowerCase() ?? "";
/** The steps that start Regreen, under its own name or that of a mirror. */
const regreenSteps = (job) => job.steps.filter(({ uses }) => actionOf(uses).split("/")[1] === "regreen");
/** By a step, or by calling a workflow that is named after it. */
const usesRegreen = ({ jobs }) => jobs.some((job) => regreenSteps(job).length > 0 || /\/[^/@]*regreen[^/@]*\.ya?ml(@|$)/i.test(job.uses?.value ?? ""));

// src/doctor/workflows/permissions.ts
const RANK = {
	none: 0,
	read: 1,
	write: 2
};
/** What the token lacks for the work that each Regreen step of the workflow is there for. */
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
/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions */
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
/** The cache action itself, and what setup actions keep by themselves when they are told. */
function findCaches({ jobs }) {
	return allSteps(jobs.filter(hasRegreen)).flatMap((step) => {
		const action = actionOf(step.uses);
		const kept = inputOf(step, "cache") ?? inputOf(step, "enable-cache") ?? "false";
		return action === "actions/cache" || /\/setup-/.test(action) && !/^(false|)$/.test(kept) ? [{
			line: step.line,
			problem: `"${action}" uses the cache beside Regreen.`
		}] : [];
	});
}
/** An expression in braces with anything around it, a line end included, is a text, and a text is true. */
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
/** In a pull request the runner checks out a merge; without its parents nothing shows which head it stands for. */
function findShallowMerges({ events, jobs }) {
	if (!events.some(({ name }) => name === "pull_request")) return [];
	return checkouts(jobs.filter(hasRegreen)).filter((step) => inputOf(step, "ref") === void 0 && /^1?$/.test(inputOf(step, "fetch-depth") ?? "")).map(({ line }) => ({
		line,
		problem: "For a pull request this checks out a merge without its parents."
	}));
}

// src/doctor/workflows/rules.ts
/** Rules for workflows that stand near a key, or near a token that writes. */
const RULES = [
	{
		name: "expression_in_script",
		reason: "An expression is put into a script as text, so that a title or a branch name becomes code.",
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
		name: "loose_permissions",
		reason: "The token then gets what the repository gives every workflow, which may be everything.",
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
		cure: "Do without the cache in this job.",
		find: findCaches
	},
	{
		name: "fenced_condition",
		reason: "A \"${{ }}\" with anything around it, a line end included, is a text, and a text is true.",
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
		cure: "Remove \"id-token: write\", or do what needs it in a job of its own.",
		find: findIdentities
	},
	{
		name: "no_concurrency",
		reason: "Two events at once then pay for two runs that do the same.",
		cure: "Add \"concurrency\" to the job, with a group by branch or thread and \"cancel-in-progress: false\".",
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
/**
* Reads both, where there are both: without a checkout the default branch stands for it, and without a server the checkout
* for the default branch. `undefined` where neither is known.
*/
async function readWorkflows(workspace, onDefault) {
	if (workspace === void 0 && onDefault === void 0) return void 0;
	const found = workspace === void 0 ? /* @__PURE__ */ new Map() : await readWorkflowFiles(workspace);
	const here = found.size > 0 ? found : onDefault ?? found;
	return {
		here: parse(here).workflows,
		onDefault: parse(onDefault ?? here).workflows,
		broken: parse(here).broken
	};
}
function parse(texts) {
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
function checkPresence({ here, onDefault, broken }) {
	const unreadable = broken.map((problem) => fault(problem, "Correct the file; GitHub cannot read it either."));
	if ([...here, ...onDefault].some(usesRegreen)) return unreadable;
	return [...unreadable, fault("No workflow in .github/workflows uses Regreen.", "Copy one from the folder \"examples\" of Regreen to .github/workflows on the default branch.")];
}
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
	return here.filter(usesRegreen).flatMap((workflow) => RULES.flatMap((rule) => rule.find(workflow).map(({ line, problem }) => fault(`${workflow.path}:${line}: ${problem} ${rule.reason}`, rule.cure))));
}
const toFindings = ({ path }, breaches, cure) => breaches.map(({ line, problem }) => fault(`${path}:${line}: ${problem}`, cure));

// src/doctor/checks.ts
/** All checks, in the order in which their findings are best read. */
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
			run: async () => checkSandbox(await sandbox(), config)
		},
		{
			name: "runner",
			run: async () => checkRunner(environment, await sandbox())
		},
		...workspace === void 0 ? [] : [{
			name: "checkout_credentials",
			run: async () => checkCredentials(await findKeptCredentials$1(workspace))
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
function listModelChecks({ config, secrets }) {
	const { openaiApiKey } = secrets;
	return [{
		name: "model",
		run: async () => checkModelSettings(config, secrets)
	}, {
		name: "model_endpoint",
		run: async () => openaiApiKey ? checkEndpoint(await askEndpoint(config.baseUrl, openaiApiKey), config) : []
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
			run: async () => checkRepository(await repository())
		},
		...listSettingChecks(github, parts.config).map(({ name, look }) => ({
			name,
			async run() {
				const asked = await repository();
				return asked.kind === "told" ? look(asked.value) : [];
			}
		})),
		...listWorkflowChecks(parts, readWorkflowFiles)
	];
}
const listSettingChecks = ({ survey, pages }, config) => [
	{
		name: "token_reads",
		look: async ({ defaultBranch }) => checkReads(await survey.tryReads(defaultBranch))
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
		return found ? look(found) : [];
	};
	return [
		{
			name: "workflows",
			run: check(checkPresence)
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
/** Makes a thing when it is first asked for, and the same from then on. */
function once(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}

// src/doctor/doctor.ts
/** Looks at everything. Nothing is changed, no test is run, no model request is made. */
async function diagnose({ searchPath, open }) {
	const processes = createProcesses(() => performance.now());
	const first = await examine([{
		name: "git",
		run: async () => checkGit(await readGitVersion(processes, searchPath))
	}]);
	if (!first.isHealthy) return first;
	const { parts, close } = await open();
	try {
		return await examine(listChecks(parts));
	} finally {
		close();
	}
}
/** Runs all checks, one after the other, whatever the others find. */
async function examine(checks) {
	const findings = [];
	const passed = [];
	for (const check of checks) {
		const found = await run(check);
		findings.push(...found.map((finding) => ({
			check: check.name,
			...finding
		})));
		if (found.length === 0) passed.push(check.name);
	}
	return {
		isHealthy: findings.every(({ kind }) => kind !== "fault"),
		findings,
		passed
	};
}
async function run(check) {
	try {
		return await check.run();
	} catch (error) {
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
/** One list for people: faults first, each with its cure, then what could not be looked at. */
function renderExamination({ findings, passed }) {
	const ordered = [...findings].sort((a, b) => Number(a.kind === "unchecked") - Number(b.kind === "unchecked"));
	const faults = findings.filter(({ kind }) => kind === "fault").length;
	const open = findings.length - faults;
	return [...ordered.flatMap(({ kind, check, problem, cure }, i) => [`${i + 1}. ${kind === "fault" ? "Fault" : "Not checked"} (${check}): ${problem}`, ...cure === "" ? [] : [`   ${cure}`]]), `${count(faults, "fault")}, ${open} not checked, ${passed.length} in order${passed.length === 0 ? "" : `: ${passed.join(", ")}`}.`];
}
const count = (n, noun) => n === 1 ? `1 ${noun}` : `${n === 0 ? "No" : n} ${noun}s`;

export { renderExamination as n, pagesOf as r, diagnose as t };