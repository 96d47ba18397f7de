import { S as INPUTS } from "./shared-host.js";

// src/cli/usage.ts
const WORKSPACE = {
	value: "FOLDER",
	meaning: "The repository, or a folder in it.",
	standard: "the current folder"
};
const LANGUAGE = {
	value: "js|python",
	meaning: "What the practice project is written in.",
	standard: "js"
};
const OUT = {
	value: "FOLDER",
	meaning: "Where the patch, the evidence, the text of the pull request and the journal go.",
	standard: "a new temporary folder, which is named at the end"
};
const USAGE = {
	demo: {
		summary: "Offline, no key: repairs a practice project with a scripted model.",
		details: "Before each write it shows the diff and asks; without a terminal say --yes or --deny.",
		flags: {
			workspace: {
				value: "FOLDER",
				meaning: "The practice project, or where to make it: a new or empty folder.",
				standard: "a new temporary folder"
			},
			yes: { meaning: "Allow every write without asking." },
			deny: { meaning: "Deny every write without asking." },
			language: LANGUAGE,
			"max-turns": {
				value: "N",
				meaning: "Model requests at most.",
				standard: INPUTS["max-turns"].default
			},
			out: OUT
		}
	},
	init: {
		summary: "Makes the practice project in the new folder DIR.",
		positionals: ["DIR"],
		flags: { language: LANGUAGE }
	},
	fix: {
		summary: "Repairs the failing tests of a local repository, and proves the repair.",
		details: "The model works on a private copy, uncommitted changes included. Your files stay as they are without --apply.",
		flags: {
			workspace: WORKSPACE,
			task: {
				value: "TEXT",
				meaning: "What is to be done, in your own words. New tests may be added; where no test fails yet, the patch must bring one that does. For a mere hint use --additional-instructions."
			},
			approve: {
				value: "ask|policy",
				meaning: "Who allows each write of the model to its copy: you, after the diff is shown, or the policy alone.",
				standard: "ask on a terminal, else policy"
			},
			out: OUT,
			apply: { meaning: "Write the proven patch into the working tree." }
		},
		takesInputs: true
	},
	verify: {
		summary: "Proves any patch, or runs the proof of an evidence file again.",
		details: "Give --base and --patch for the first, --evidence for the second. The lists of tests grade a patch by the rules of SWE-bench.",
		flags: {
			workspace: WORKSPACE,
			base: {
				value: "COMMIT",
				meaning: "The commit that the patch is for; a branch or a tag will do."
			},
			patch: {
				value: "FILE",
				meaning: "The patch, as \"git diff\" writes it. With --evidence: the patch.diff beside it."
			},
			"test-patch": {
				value: "FILE",
				meaning: "Take the tests from this patch, and not from --patch."
			},
			"fail-to-pass": {
				value: "FILE",
				meaning: "The tests that have to turn green, as a JSON list or one a line."
			},
			"pass-to-pass": {
				value: "FILE",
				meaning: "The tests that have to stay green, in the same form."
			},
			evidence: {
				value: "FILE",
				meaning: "The evidence.json of a run: its proof is run again, and each difference told."
			},
			out: {
				value: "FOLDER",
				meaning: "Where evidence.json goes; nothing is written without it."
			}
		},
		takesInputs: true
	},
	doctor: {
		summary: "Checks key, endpoint, git, sandbox and test command; with GITHUB_TOKEN also rights, settings and workflows.",
		details: "Changes nothing, runs no test and asks the model nothing.",
		flags: {
			workspace: WORKSPACE,
			repository: {
				value: "OWNER/NAME",
				meaning: "The repository on GitHub.",
				standard: "what the remote \"origin\" says"
			}
		},
		takesInputs: true
	},
	replay: {
		summary: "Shows a recorded run from its journal, or plays its model again.",
		positionals: ["JOURNAL"],
		flags: {
			workspace: {
				...WORKSPACE,
				meaning: "With --execute: the repository, or a folder in it."
			},
			execute: { meaning: "Play the recorded replies against the real tools, tests and proof; no key is needed, and nothing is applied." }
		},
		takesInputs: true
	}
};
const COMMON = {
	json: { meaning: "Print one object on stdout, and people's text on stderr." },
	help: { meaning: "Show this page." }
};
const ALIASES = { "base-url": "openai-base-url" };

export { COMMON as n, USAGE as r, ALIASES as t };