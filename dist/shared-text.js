// src/errors.ts
/** The maintainer must change something. The message says what, and where. */
var ConfigError = class extends Error {
	name = "ConfigError";
};
/** The model asked for something that cannot work. The message is written for the model. */
var ToolError = class extends Error {
	name = "ToolError";
};
/** A service we depend on failed after its retries. Nobody is to blame; try again later. */
var ServiceError = class extends Error {
	name = "ServiceError";
};
/** The text of anything thrown, for a sentence that goes on. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}

// src/inputs.ts
const local = (description, value) => ({
	description,
	isLocal: true,
	...value !== void 0 && { default: value }
});
const hosted = (description, value) => ({
	...local(description, value),
	isLocal: false
});
/** The inputs by name. action.yml and the README's table are checked against this by a test. */
const INPUTS = {
	"github-token": hosted("Reads events and logs, pushes the branch, opens the pull request.", "${{ github.token }}"),
	"openai-api-key": hosted("Key for the model endpoint. Default: the environment variable OPENAI_API_KEY."),
	"openai-base-url": local("Any OpenAI-compatible endpoint. Default: OPENAI_BASE_URL, else https://api.openai.com/v1."),
	model: local("Model id. Required; default: OPENAI_MODEL."),
	effort: local("Reasoning effort, sent to the endpoint as it is."),
	"additional-instructions": local("Added to the built-in prompt."),
	"test-command": local("The command whose failure is to be fixed. Default: found in the project."),
	"setup-command": local("Prepares each private copy, for example \"npm ci\"."),
	"working-directory": local("Project folder in a monorepo.", "."),
	"policy-file": local("Policy file, read from the base branch only.", ".github/regreen.yml"),
	"base-branch": hosted("Branch that the policy is read from. Default: the repository's default branch."),
	phase: hosted("\"all\", or one job of several: \"propose\" (needs no token that writes), \"verify\" (proof only, no key), \"publish\" (runs no repository code, no key). \"doctor\" checks the set-up and changes nothing.", "all"),
	"proposal-path": hosted("Folder that \"propose\" writes and \"publish\" reads.", "regreen-proposal"),
	mode: hosted("\"pull-request\"; \"push\" onto the failing pull request's own branch; \"comment\" with the patch; \"dry-run\" publishes nothing.", "pull-request"),
	draft: hosted("Open the pull request as a draft.", "true"),
	"branch-prefix": hosted("Begins the names of branches that Regreen pushes.", "regreen/"),
	"trigger-phrase": hosted("Begins a command in a comment.", "/agent"),
	"label-trigger": hosted("Label of an issue or pull request that starts a run.", "agent-fix"),
	"max-attempts": hosted("Runs per pull request and failure before a person must ask again.", "2"),
	reviewers: hosted("Reviewers of the pull request, separated by commas or lines."),
	assignees: hosted("Assignees of the pull request, separated by commas or lines."),
	"commit-message": hosted("First line of the commit. Default: built from the failing tests."),
	"pull-request-title": hosted("Title of the pull request. Default: built from the failing tests."),
	"sign-commits": hosted("Commit through the API, so that the commit is Verified.", "false"),
	labels: hosted("Labels for the pull request, separated by commas or lines."),
	"minimum-permission": hosted("Permission that a person needs to start a run: \"write\" or \"admin\".", "write"),
	"allow-users": hosted("Logins that may start a run without that permission."),
	"allow-bots": hosted("Bots that may start a run, by exact login."),
	"max-turns": local("Model requests per run.", "40"),
	"max-tokens": local("Prompt and completion tokens per run.", "1000000"),
	"context-tokens": local("The model's window. Default: 128000."),
	"timeout-minutes": local("The whole run, ended cleanly with what there is.", "20"),
	"test-timeout-minutes": local("One run of the test command.", "10"),
	"reruns-before": local("Test runs before the patch; they tell flaky from broken.", "2"),
	"reruns-after": local("Test runs after the patch; they tell fixed from lucky.", "2"),
	"auto-test": local("Run the failing tests after each write and show the model the result.", "true"),
	sandbox: local("\"auto\": tests are shut in as well as the machine can; \"require\": well, or not at all; \"off\".", "auto"),
	network: local("Network of test runs in the sandbox: \"none\" or \"host\".", "none"),
	"issue-number": hosted("For workflow_dispatch: the issue to carry out."),
	"pull-request-number": hosted("For workflow_dispatch: the pull request to repair."),
	task: hosted("For workflow_dispatch: a hint for the model."),
	"run-id": hosted("For workflow_dispatch: the failed workflow run to repair.")
};
const INPUT_NAMES = Object.keys(INPUTS);

// src/text.ts
/**
* What a terminal would obey and a reader would not see: CSI, OSC, DCS and the like, and single escapes. A sequence that
* is never closed ends with its line; otherwise one stray byte would hide everything after it.
*/
const ESCAPES = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\n\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]?/g;
/** Controls but tab and line feed, format characters (bidi, zero width, tags), private use and unassigned, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]|[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;
/** Text of a stranger as a person would see it: no escape sequence, nothing invisible, carriage returns as a terminal shows them. */
function plainText(text) {
	return text.replace(ESCAPES, "").split("\n").map(overwritten).join("\n").replace(INVISIBLE, (character) => character === "\n" || character === "	" ? character : "");
}
/** What a line shows after its carriage returns; those at its end overwrite nothing. */
function overwritten(line) {
	let end = line.length;
	while (line[end - 1] === "\r") end -= 1;
	return line.slice(line.lastIndexOf("\r", end - 1) + 1, end);
}
/** Characters that hide text or turn it round, and are no part of any script: bidi controls, tags, invisible operators. */
const DECEPTIVE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u115f\u1160\u3164\uffa0]|[\u{e0000}-\u{e01ef}]/gu;
/** A file's text with deceptive characters spelled out, as `<U+202E>`; all others stay, so that it can be edited by it. */
function revealHidden(text) {
	return text.replace(DECEPTIVE, (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase()}>`);
}
/** The text, or its beginning and end with a mark in the middle; lines are kept whole unless they are very long. Sizes in bytes. */
function shortenMiddle(text, maxBytes) {
	if (Buffer.byteLength(text) <= maxBytes) return text;
	const lines = text.split("\n").map((line) => cutText(line, Math.min(2e3, Math.floor(maxBytes / 8))));
	const head = takeLines(lines, maxBytes / 4);
	const tail = takeLines(lines.slice(head.length).reverse(), maxBytes * 3 / 4).reverse();
	const left = lines.length - head.length - tail.length;
	return [
		...head,
		...left > 0 ? [`[… ${left} lines left out …]`] : [],
		...tail
	].join("\n");
}
/** One line's worth of a text of any length: a test can be named by a novel. */
const cutText = (text, maxLength = 200) => text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
function takeLines(lines, maxBytes) {
	const taken = [];
	let bytes = 0;
	for (const line of lines) {
		bytes += Buffer.byteLength(line) + 1;
		if (bytes > maxBytes) break;
		taken.push(line);
	}
	return taken;
}
/** One spelling for all that some file system takes for the same name: they fold case and Unicode forms. */
const foldPath = (path) => path.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFC");
const plural = (n, noun, many = `${noun}s`) => `${n} ${n === 1 ? noun : many}`;
/** `0.3 s`, `12 s`, `3 min 20 s`. */
function duration(ms) {
	if (ms < 9950) return `${(ms / 1e3).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Tokens of a value as JSON, by its bytes. A tokenizer is slow on repeated characters, and logs are written by strangers. */
const estimateTokens = (value) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN);
const BYTES_PER_TOKEN = 3.6;

export { foldPath as a, revealHidden as c, INPUT_NAMES as d, ConfigError as f, messageOf as h, estimateTokens as i, shortenMiddle as l, ToolError as m, cutText as n, plainText as o, ServiceError as p, duration as r, plural as s, BYTES_PER_TOKEN as t, INPUTS as u };