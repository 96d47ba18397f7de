import { g as url$1, y as ConfigError } from "./shared-schemas.js";
import { t as isSecretName } from "./shared-environment.js";
import { n as isTriggerPhrase, t as TRIGGER_PHRASE_RULE } from "./shared-trigger-phrase.js";
import { S as INPUTS } from "./shared-host.js";

// src/config/input-values.ts
function text(value, what) {
	if (value === "") throw new ConfigError(`${what} is empty. Give it a value, or leave it out for the default.`);
	return value;
}
function whole(min, max) {
	return (value, what) => {
		const number = Number(value);
		if (/^\d+$/.test(value) && number >= min && number <= max) return number;
		return refuse(value, what, `it must be a whole number from ${min} to ${max}`);
	};
}
function optional(parse) {
	return (value, what) => value === "" ? void 0 : parse(value, what);
}
function minutes(value, what) {
	const number = Number(value);
	if (/^\d+(\.\d+)?$/.test(value) && number > 0 && number <= 1440) return number * 6e4;
	return refuse(value, what, "it must be a number of minutes, more than 0 and at most 1440");
}
function dollars(value, what) {
	const number = Number(value);
	if (/^\d+(\.\d+)?$/.test(value) && number <= 1e6) return number;
	return refuse(value, what, "it must be an amount of US$, for example 0.50");
}
function yesOrNo(value, what) {
	if (/^(true|false)$/i.test(value)) return value.toLowerCase() === "true";
	return refuse(value, what, "it must be \"true\" or \"false\"");
}
function oneOf(...values) {
	return (value, what) => {
		const found = values.find((candidate) => candidate === value);
		if (found !== void 0) return found;
		return refuse(value, what, `it must be ${values.map((word) => `"${word}"`).join(" or ")}`);
	};
}
function phrase(value, what) {
	return isTriggerPhrase(value) ? value : refuse(value, what, TRIGGER_PHRASE_RULE);
}
function oneLine(value, what) {
	if (!/\p{Cc}/u.test(value) && value.length <= 200) return value;
	throw new ConfigError(`${what} must be one line of at most 200 characters.`);
}
const list = (value) => value.split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
const botList = (value, what) => exactList(value, `${what} has a "*". Name each bot by its exact login, for example "renovate[bot]".`);
const userList = (value, what) => exactList(value, `${what} has a "*". Name each person by login; whoever has the permission need not be named.`);
function exactList(value, problem) {
	const logins = list(value);
	if (logins.some((login) => login.includes("*"))) throw new ConfigError(problem);
	return logins;
}
function folder(value, what) {
	return belowRoot(value) ?? refuse(value, what, "it must be a folder inside the repository, for example \"packages/app\"");
}
function file(value, what) {
	const path = belowRoot(value);
	return path === void 0 || path === "." ? refuse(value, what, "it must be a file inside the repository, for example \".github/regreen.yml\"") : path;
}
function belowRoot(value) {
	const parts = value.split("/").filter((part) => part !== "" && part !== ".");
	if (value.startsWith("/") || parts.includes("..") || /[\\\p{Cc}]/u.test(value)) return void 0;
	return parts.join("/") || ".";
}
function branchPrefix(value, what) {
	if (/^[A-Za-z0-9][\w./-]*[/-]$/.test(value) && !/\.\.|\/\/|\.lock\/|\/\./.test(value)) return value;
	return refuse(value, what, "it must be letters, digits, \".\", \"_\", \"-\" and \"/\", ending in \"/\" or \"-\", for example \"regreen/\"");
}
function url(value, what) {
	if (!url$1({ protocol: /^https?$/ }).safeParse(value).success) return refuse(value, what, "it must be a URL that begins with \"https://\" (or \"http://\")");
	const { username, password } = new URL(value);
	if (username || password) throw new ConfigError(`${what} holds a user name or a password. Set the input "openai-api-key" instead.`);
	return value.replace(/\/+$/, "");
}
function refuse(value, what, cure) {
	throw new ConfigError(`${what} is ${JSON.stringify(value)}; ${cure}.`);
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
function createConfig(inputs, environment, file$2) {
	const reader = createReader(inputs, file$2);
	return Object.freeze({
		...readModelSettings(reader, environment),
		...readTestSettings(reader, file$2),
		...readTriggers(reader),
		...readPublishing(reader, file$2),
		...readLimits(reader),
		policyFile: reader.read("policy-file", file),
		policy: readPolicy(reader, file$2)
	});
}
function createReader(inputs, file) {
	const inFile = new Map(Object.entries(file ?? {}));
	function find(name) {
		const value = inputs[name];
		const { default: standard } = INPUTS[name];
		const fromFile = value === void 0 || value === standard ? inFile.get(name) : void 0;
		return fromFile === void 0 ? {
			text: value ?? standard,
			what: `Input "${name}"`
		} : {
			text: String(fromFile),
			what: `The key "${name}" of the policy file`
		};
	}
	return {
		given: (name) => find(name).text,
		read(name, parse) {
			const { text = "", what } = find(name);
			return parse(text, what);
		}
	};
}
function readModelSettings({ given, read }, environment) {
	const baseUrl = given("openai-base-url") ?? (environment.OPENAI_BASE_URL || "https://api.openai.com/v1");
	return {
		model: given("model") ?? (environment.OPENAI_MODEL || void 0),
		baseUrl: url(baseUrl, "Input \"openai-base-url\""),
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
		allowUsers: read("allow-users", userList),
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
function readPolicy({ read }, file$1) {
	return {
		allow: file$1?.paths?.allow ?? [],
		protect: file$1?.paths?.protect ?? [],
		tests: file$1?.tests,
		commands: file$1?.commands ?? [],
		limits: {
			files: file$1?.limits?.files ?? 20,
			lines: file$1?.limits?.lines ?? 600,
			newFiles: file$1?.limits?.["new-files"] ?? 10
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

export { readLocalToken as a, readInputs as i, createConfig as n, readSecrets as o, listSecretValues as r, requireModel as s, allowsUnsecureCommands as t };