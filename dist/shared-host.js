import { t as isSecretName } from "./shared-environment.js";
import { C as describeShortage, b as STOPPED_FROM_OUTSIDE, g as url$1, w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { t as INPUTS } from "./shared-inputs.js";
import { _ as removeFolderNow, c as createProcesses, g as removeFolder, u as createMirror } from "./shared-workspace.js";
import { lstat, mkdtemp, readFile, readdir, readlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

// src/config/input-values.ts
function text(value, name) {
	if (value === "") throw new ConfigError(`Input "${name}" is empty. Give it a value, or leave it out for the default.`);
	return value;
}
function whole(min, max) {
	return (value, name) => {
		const number = Number(value);
		if (/^\d+$/.test(value) && number >= min && number <= max) return number;
		return refuse(value, name, `it must be a whole number from ${min} to ${max}`);
	};
}
function optional(parse) {
	return (value, name) => value === "" ? void 0 : parse(value, name);
}
function minutes(value, name) {
	const number = Number(value);
	if (/^\d+(\.\d+)?$/.test(value) && number > 0 && number <= 1440) return number * 6e4;
	return refuse(value, name, "it must be a number of minutes, more than 0 and at most 1440");
}
function dollars(value, name) {
	const number = Number(value);
	if (/^\d+(\.\d+)?$/.test(value) && number <= 1e6) return number;
	return refuse(value, name, "it must be an amount of US$, for example 0.50");
}
function yesOrNo(value, name) {
	if (/^(true|false)$/i.test(value)) return value.toLowerCase() === "true";
	return refuse(value, name, "it must be \"true\" or \"false\"");
}
function oneOf(...values) {
	return (value, name) => {
		const found = values.find((candidate) => candidate === value);
		if (found !== void 0) return found;
		return refuse(value, name, `it must be ${values.map((word) => `"${word}"`).join(" or ")}`);
	};
}
function phrase(value, name) {
	if (/^\S{2,40}$/.test(value)) return value;
	return refuse(value, name, "it must be one word of 2 to 40 characters, for example \"/agent\"");
}
function oneLine(value, name) {
	if (!/\p{Cc}/u.test(value) && value.length <= 200) return value;
	throw new ConfigError(`Input "${name}" must be one line of at most 200 characters.`);
}
const list = (value) => value.split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
function botList(value, name) {
	const logins = list(value);
	if (logins.some((login) => login.includes("*"))) throw new ConfigError(`Input "${name}" has a "*". Name each bot by its exact login, for example "renovate[bot]".`);
	return logins;
}
function folder(value, name) {
	return belowRoot(value) ?? refuse(value, name, "it must be a folder inside the repository, for example \"packages/app\"");
}
function file(value, name) {
	const path = belowRoot(value);
	return path === void 0 || path === "." ? refuse(value, name, "it must be a file inside the repository, for example \".github/regreen.yml\"") : path;
}
function belowRoot(value) {
	const parts = value.split("/").filter((part) => part !== "" && part !== ".");
	if (value.startsWith("/") || parts.includes("..") || /[\\\p{Cc}]/u.test(value)) return void 0;
	return parts.join("/") || ".";
}
function branchPrefix(value, name) {
	if (/^[A-Za-z0-9][\w./-]*[/-]$/.test(value) && !/\.\.|\/\/|\.lock\/|\/\./.test(value)) return value;
	return refuse(value, name, "it must be letters, digits, \".\", \"_\", \"-\" and \"/\", ending in \"/\" or \"-\", for example \"regreen/\"");
}
function url(value, name) {
	if (!url$1({ protocol: /^https?$/ }).safeParse(value).success) return refuse(value, name, "it must be a URL that begins with \"https://\" (or \"http://\")");
	const { username, password } = new URL(value);
	if (username || password) throw new ConfigError(`Input "${name}" holds a user name or a password. Set the input "openai-api-key" instead.`);
	return value.replace(/\/+$/, "");
}
function refuse(value, name, cure) {
	throw new ConfigError(`Input "${name}" is ${JSON.stringify(value)}; ${cure}.`);
}

// src/config/config.ts
const allowsUnsecureCommands = ({ ACTIONS_ALLOW_UNSECURE_COMMANDS: value = "" }) => /^(1|\$?true)$/i.test(value.trim());
function readInputs(environment) {
	const given = Object.keys(INPUTS).map((name) => [name, environment[`INPUT_${name.toUpperCase()}`]?.trim()]);
	return Object.fromEntries(given.filter(([, value]) => value));
}
const isPlainSetting = (name, value) => /(URL|ENDPOINT|MODEL|REGION|VERSION|LOCATION|MODE|(MAX|CONTEXT)-TOKENS)$/i.test(name) && !value.includes("@") || /(FILE|PATH|DIR|CREDENTIALS|OVERRIDE)$/i.test(name) && value.startsWith("/");
function listSecretValues(environment) {
	return Object.entries(environment).flatMap(([name, value]) => value && isSecretName(name) && !isPlainSetting(name, value) ? [value] : []);
}
function readSecrets(inputs, environment) {
	return {
		githubToken: inputs["github-token"],
		openaiApiKey: inputs["openai-api-key"] ?? (environment.OPENAI_API_KEY?.trim() || void 0)
	};
}
const readLocalToken = ({ GH_TOKEN, GITHUB_TOKEN }) => GH_TOKEN || GITHUB_TOKEN || void 0;
function createConfig(inputs, environment, file$1) {
	const reader = createReader(inputs, file$1);
	return Object.freeze({
		...readModelSettings(reader, environment),
		...readTestSettings(reader, file$1),
		...readTriggers(reader),
		...readPublishing(reader, file$1),
		...readLimits(reader),
		policyFile: reader.read("policy-file", file),
		policy: readPolicy(reader, file$1)
	});
}
function createReader(inputs, file) {
	const inFile = new Map(Object.entries(file ?? {}));
	const given = (name) => {
		const value = inputs[name];
		const { default: standard } = INPUTS[name];
		if (value !== void 0 && value !== standard) return value;
		const fromFile = inFile.get(name);
		return fromFile === void 0 ? value ?? standard : String(fromFile);
	};
	return {
		given,
		read: (name, parse) => parse(given(name) ?? "", name)
	};
}
function readModelSettings({ given, read }, environment) {
	const baseUrl = given("openai-base-url") ?? (environment.OPENAI_BASE_URL || "https://api.openai.com/v1");
	return {
		model: given("model") ?? (environment.OPENAI_MODEL || void 0),
		baseUrl: url(baseUrl, "openai-base-url"),
		effort: given("effort"),
		additionalInstructions: given("additional-instructions"),
		contextTokens: read("context-tokens", optional(whole(4e3, 1e7))) ?? 128e3
	};
}
function readTestSettings({ given, read }, file) {
	return {
		testCommand: given("test-command"),
		testReport: file?.["test-report"],
		setupCommand: given("setup-command"),
		workingDirectory: read("working-directory", folder),
		testTimeoutMs: read("test-timeout-minutes", minutes),
		runsBefore: read("reruns-before", whole(1, 20)),
		runsAfter: read("reruns-after", whole(1, 20)),
		parallelProof: file?.["parallel-proof"] ?? false,
		autoTest: read("auto-test", yesOrNo),
		sandbox: read("sandbox", oneOf("auto", "require", "off")),
		network: read("network", oneOf("none", "host"))
	};
}
function readTriggers({ given, read }) {
	const number = optional(whole(1, Number.MAX_SAFE_INTEGER));
	return {
		triggerPhrase: read("trigger-phrase", phrase),
		labelTrigger: read("label-trigger", text),
		maxAttempts: read("max-attempts", whole(1, 100)),
		minimumPermission: read("minimum-permission", oneOf("write", "admin")),
		allowUsers: read("allow-users", list),
		allowBots: read("allow-bots", botList),
		task: given("task"),
		runId: read("run-id", number),
		issueNumber: read("issue-number", number),
		pullRequestNumber: read("pull-request-number", number)
	};
}
function readPublishing({ given, read }, file) {
	return {
		baseBranch: given("base-branch"),
		phase: read("phase", oneOf("all", "propose", "verify", "publish", "doctor")),
		proposalPath: read("proposal-path", text),
		mode: read("mode", oneOf("pull-request", "push", "comment", "dry-run")),
		draft: read("draft", yesOrNo),
		branchPrefix: read("branch-prefix", branchPrefix),
		labels: read("labels", list),
		reviewers: read("reviewers", list),
		assignees: read("assignees", list),
		commitMessage: read("commit-message", optional(oneLine)),
		pullRequestTitle: read("pull-request-title", optional(oneLine)),
		signCommits: read("sign-commits", yesOrNo),
		ciWorkflow: file?.["ci-workflow"]
	};
}
function readLimits({ read }) {
	const dollars$1 = optional(dollars);
	const prices = joinPrices(read("price-input", dollars$1), read("price-output", dollars$1));
	const maxCostUsd = read("max-cost-usd", dollars$1);
	if (maxCostUsd !== void 0 && !prices) throw new ConfigError("Input \"max-cost-usd\" needs to know what tokens cost. Set the inputs \"price-input\" and \"price-output\", in US$ per million tokens.");
	return {
		prices,
		maxCostUsd,
		maxTurns: read("max-turns", whole(1, 1e3)),
		maxTokens: read("max-tokens", whole(1, 1e9)),
		timeoutMs: read("timeout-minutes", minutes)
	};
}
function joinPrices(input, output) {
	if (input !== void 0 && output !== void 0) return {
		input,
		output
	};
	if (input === void 0 && output === void 0) return void 0;
	const [given, absent] = input === void 0 ? ["price-output", "price-input"] : ["price-input", "price-output"];
	throw new ConfigError(`Input "${given}" is set and the input "${absent}" is not. Set both, or neither.`);
}
function readPolicy({ read }, file$2) {
	return {
		allow: file$2?.paths?.allow ?? [],
		protect: file$2?.paths?.protect ?? [],
		tests: file$2?.tests,
		commands: file$2?.commands ?? [],
		limits: {
			files: file$2?.limits?.files ?? 20,
			lines: file$2?.limits?.lines ?? 600,
			newFiles: file$2?.limits?.["new-files"] ?? 10
		},
		policyFile: read("policy-file", file)
	};
}
function requireModel(config, { openaiApiKey }) {
	if (!config.model) throw new ConfigError("No model is set. Set the input \"model\" (or OPENAI_MODEL), for example \"gpt-5.4-mini\".");
	if (!openaiApiKey) throw new ConfigError("No key for the model is set. Set the input \"openai-api-key\" (or OPENAI_API_KEY); for a server without keys, any word will do.");
	if (!/^[\x21-\x7e]+$/.test(openaiApiKey)) throw new ConfigError("The key for the model has characters that no key has. Set the input \"openai-api-key\" again.");
	return {
		model: config.model,
		apiKey: openaiApiKey
	};
}

// src/run-folder.ts
const PREFIX = "regreen-run-";
const OWNER = "owner";
const DAY_MS = 864e5;
async function openRunFolder(parent) {
	await removeLeftFolders(parent);
	const folder = await makeTemporaryFolder(parent, PREFIX);
	try {
		await writeFile(join(folder, OWNER), renderOwner(await describeProcess(process.pid)));
		return folder;
	} catch (error) {
		await removeFolder(folder);
		throw error;
	}
}
async function makeTemporaryFolder(parent, prefix) {
	const place = resolve(parent);
	return mkdtemp(join(place, prefix)).catch((error) => {
		if (describeShortage(error) !== void 0) throw error;
		throw new ConfigError(`No folder can be made in ${place}, the place for temporary files: ${messageOf(error)}. Set the environment variable TMPDIR (RUNNER_TEMP on a runner) to a folder that exists and can be written to.`);
	});
}
async function removeLeftFolders(parent) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names.filter((one) => one.startsWith(PREFIX))) {
		const folder = join(parent, name);
		if (await isLeft(folder).catch(() => false)) await removeFolder(folder);
	}
}
async function isLeft(folder) {
	const stats = await lstat(folder);
	if (!stats.isDirectory() || stats.uid !== process.getuid?.()) return false;
	const isOld = Date.now() - stats.mtimeMs > DAY_MS;
	const owner = tryParseOwner(await readFile(join(folder, OWNER), "utf8").catch(() => ""));
	const now = owner && await describeProcess(owner.pid);
	if (!owner || owner.namespace !== now?.namespace) return isOld;
	return owner.startedAt !== now.startedAt;
}
const renderOwner = ({ pid, namespace, startedAt }) => `${pid} ${namespace} ${startedAt}`;
function tryParseOwner(text) {
	const [, pid, namespace, startedAt] = /^(\d+) (\S+) (\S+)$/.exec(text) ?? [];
	return namespace !== void 0 && startedAt !== void 0 ? {
		pid: Number(pid),
		namespace,
		startedAt
	} : void 0;
}
async function describeProcess(pid) {
	if (process.platform !== "linux") return {
		pid,
		namespace: process.platform,
		startedAt: isAlive(pid) ? "alive" : ""
	};
	const namespace = await readlink("/proc/self/ns/pid");
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return {
		pid,
		namespace,
		startedAt: words[0] === "Z" ? "" : words[19] ?? ""
	};
}
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

// src/host.ts
var Interrupted = class extends Error {
	name = "Interrupted";
};
const STOP_SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function openHost(parentDirectory, searchPath) {
	const runDirectory = await openRunFolder(parentDirectory);
	const processes = createProcesses(() => performance.now());
	const interrupted = new AbortController();
	const stop = () => interrupted.abort(new Interrupted(STOPPED_FROM_OUTSIDE));
	const leave = () => {
		processes.killAll();
		removeFolderNow(runDirectory);
	};
	for (const signal of STOP_SIGNALS) process.on(signal, stop);
	process.on("exit", leave);
	return {
		runDirectory,
		mirror: await createMirror(runDirectory, searchPath, interrupted.signal),
		processes,
		signal: interrupted.signal,
		stop,
		close() {
			for (const signal of STOP_SIGNALS) process.off(signal, stop);
			process.off("exit", leave);
			leave();
		}
	};
}

export { createConfig as a, readLocalToken as c, allowsUnsecureCommands as i, readSecrets as l, openHost as n, listSecretValues as o, makeTemporaryFolder as r, readInputs as s, Interrupted as t, requireModel as u };