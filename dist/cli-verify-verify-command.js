import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { o as messageOf, r as ConfigError } from "./shared-inputs.js";
import { n as openHost } from "./shared-host.js";
import { C as isTestFile, a as openTestPlace, n as createEvidenceFile, r as parseEvidenceFile } from "./shared-policy-file.js";
import { t as verify$1 } from "./shared-verify.js";
import { h as hostSearchPath, r as readLocalBase } from "./shared-workspace.js";
import { n as readArguments } from "./shared-arguments.js";
import { t as readLocalConfig } from "./shared-local-config.js";

// src/verify/grade.ts
/**
* SWE-bench's rules: passed and expected failures count as passed, a test that must stay green may be skipped, a test
* missing from the output has failed, and only all of both lists is resolved.
* https://github.com/SWE-bench/SWE-bench/blob/main/swebench/harness/grading.py
*/
function grade({ failToPass, passToPass }, after) {
	const runs = after.map((report) => new Map((report.tests ?? []).map((test) => [normalise(test.id), test.status])));
	const split = (ids, accepted) => {
		const isPassed = (id) => {
			const statuses = runs.map((run) => run.get(normalise(id)));
			return statuses.length > 0 && statuses.every((status) => accepted.some((good) => good === status));
		};
		return {
			passed: ids.filter(isPassed),
			failed: ids.filter((id) => !isPassed(id))
		};
	};
	const graded = {
		failToPass: split(failToPass, ["passed", "expected_failure"]),
		passToPass: split(passToPass, [
			"passed",
			"expected_failure",
			"skipped"
		])
	};
	return {
		...graded,
		resolved: graded.failToPass.failed.length === 0 && graded.passToPass.failed.length === 0
	};
}
/** `tests/a.py::Case::test` is how benchmarks name what the report calls `tests/a.py > Case > test`. */
const normalise = (id) => id.replaceAll("::", " > ");
/** A list of test ids: a JSON array, or one id a line. Throws ConfigError. */
function parseList(text, file) {
	const trimmed = text.trim();
	if (!trimmed.startsWith("[")) return trimmed.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	const list = tryJson(trimmed);
	if (Array.isArray(list) && list.every((id) => typeof id === "string")) return list;
	throw new ConfigError(`${file} is no list of tests. Write a JSON array of texts, or one test a line.`);
}
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

// src/cli/verify/compare-evidence.ts
/** What two proofs of the same patch disagree about. Times and machines may differ; results may not. */
function findDifferences(recorded, now) {
	const value = (name, was, is) => {
		const [before, after] = [JSON.stringify(was), JSON.stringify(is)];
		return before === after ? [] : [`${name} was ${before} and is ${after} now.`];
	};
	const tests = (name, was, is) => {
		const gone = was.filter((id) => !is.includes(id));
		const added = is.filter((id) => !was.includes(id));
		return [...gone.map((id) => `${name}: ${JSON.stringify(id)} is no longer in it.`), ...added.map((id) => `${name}: ${JSON.stringify(id)} is new in it.`)];
	};
	return [
		...value("The outcome", recorded.outcome, now.outcome),
		...value("The patch", recorded.patch.sha256, now.patch.sha256),
		...value("The base tree", recorded.baseTree, now.baseTree),
		...value("The tree with the patch", recorded.tree, now.tree),
		...value("The runner", recorded.runner, now.runner),
		...value("The method", recorded.method, now.method),
		...value("The exit code before", recorded.before.exitCode, now.before.exitCode),
		...value("The exit code after", recorded.after.exitCode, now.after.exitCode),
		...value("The counts before", recorded.before.counts, now.before.counts),
		...value("The counts after", recorded.after.counts, now.after.counts),
		...value("The tests that stayed green", recorded.passToPass, now.passToPass),
		...tests("Turned green", recorded.failToPass, now.failToPass),
		...tests("Turned red", recorded.passToFail, now.passToFail),
		...tests("Still failing", recorded.stillFailing, now.stillFailing),
		...tests("Missing", recorded.missing, now.missing),
		...tests("Newly skipped", recorded.newlySkipped, now.newlySkipped),
		...tests("Flaky", recorded.flaky, now.flaky)
	];
}

// src/cli/verify/verify-command.ts
/** Proves any patch, or runs the proof of an evidence file again. */
const verify = async (context) => {
	const flags = readArguments("verify", context.args, {
		values: [
			"workspace",
			"base",
			"patch",
			"test-patch",
			"fail-to-pass",
			"pass-to-pass",
			"evidence",
			"out"
		],
		takesInputs: true
	});
	return flags.value("evidence") === void 0 ? verifyPatch(flags, context) : verifyEvidence(flags, context);
};
async function verifyPatch(flags, context) {
	const { terminal } = context;
	const lists = await readLists(flags);
	const run = await runProof(flags, context, {
		base: need(flags, "base"),
		patchFile: resolve(need(flags, "patch")),
		testPatchFile: flags.value("test-patch") && resolve(flags.value("test-patch") ?? ""),
		baseTree: void 0
	});
	const graded = lists && grade(lists, run.verified.after);
	const isGood = graded ? graded.resolved : run.verified.evidence.proven;
	const out = flags.value("out");
	if (out !== void 0) await writeEvidence(resolve(out), run.file);
	for (const line of graded ? renderGrade(graded) : renderProof(run.verified)) terminal.print(context.redact(line));
	terminal.printJson({
		outcome: isGood ? "fixed" : "unproven",
		evidence: run.file,
		...graded && { grade: graded }
	});
	return isGood ? 0 : 2;
}
async function verifyEvidence(flags, context) {
	const { terminal } = context;
	const file = resolve(need(flags, "evidence"));
	const recorded = parseEvidenceFile(await readText(file), file);
	const patchFile = resolve(flags.value("patch") ?? join(dirname(file), "patch.diff"));
	const inputs = {
		"test-command": recorded.command,
		"reruns-before": `${recorded.before.runs}`,
		"reruns-after": `${recorded.after.runs}`
	};
	const run = await runProof({
		...flags,
		inputs: {
			...inputs,
			...flags.inputs
		}
	}, context, {
		base: recorded.baseSha,
		patchFile,
		testPatchFile: void 0,
		baseTree: recorded.baseTree
	});
	const differences = findDifferences(recorded, run.file);
	terminal.print(differences.length === 0 ? "The proof was run again and shows the same." : "The proof was run again and differs:");
	for (const difference of differences) terminal.print(context.redact(`- ${difference}`));
	terminal.printJson({
		outcome: differences.length === 0 ? "same" : "different",
		differences,
		evidence: run.file
	});
	return differences.length === 0 ? 0 : 2;
}
async function runProof(flags, context, request) {
	const { environment, terminal } = context;
	const startedAt = /* @__PURE__ */ new Date();
	const workspace = resolve(flags.value("workspace") ?? ".");
	const searchPath = hostSearchPath(environment.PATH, workspace);
	const host = await openHost(tmpdir(), searchPath);
	try {
		const { mirror } = host;
		const local = await readLocalBase(workspace, mirror, searchPath);
		const commit = await mirror.fetchCommit({
			kind: "local",
			directory: local.root
		}, request.base);
		const { config, policyText } = await readLocalConfig(flags.inputs, environment, {
			mirror,
			commit,
			folder: local.folder
		});
		const place = await openTestPlace({
			...host,
			config,
			environment,
			commit,
			prepared: local.root,
			notice: terminal.print
		});
		const run = {
			timeoutMs: config.testTimeoutMs,
			signal: host.signal
		};
		const baseTree = await findBaseTree(request.baseTree, {
			mirror,
			commit,
			local
		});
		const claim = {
			...request,
			baseTree
		};
		const verified = await verify$1(claim, {
			...config,
			...place,
			mirror,
			isTestFile,
			run
		}).finally(place.close);
		return {
			verified,
			file: createEvidenceFile(verified.change, verified.evidence, {
				repository: local.root,
				baseSha: commit,
				command: place.command() ?? "",
				policyText,
				decisions: [],
				model: void 0,
				usage: {
					turns: 0,
					inputTokens: 0,
					outputTokens: 0
				},
				startedAt,
				finishedAt: /* @__PURE__ */ new Date()
			})
		};
	} finally {
		host.close();
	}
}
/** The tree that the proof starts from: the commit's own, or that of the uncommitted changes that an evidence file names. */
async function findBaseTree(named, { mirror, commit, local }) {
	const committed = await mirror.treeOf(commit);
	if (named === void 0 || named === committed) return committed;
	if (await mirror.treeOf(local.commit) === named) return named;
	throw new ConfigError(`The evidence was made with uncommitted changes on top of ${commit.slice(0, 12)}, and the workspace does not hold the same ones.`);
}
function need(flags, name) {
	const value = flags.value(name);
	if (value !== void 0 && value !== "") return value;
	throw new ConfigError(`"regreen verify" needs --${name}. Give --base and --patch, or --evidence.`);
}
async function readLists(flags) {
	const [failToPass, passToPass] = [flags.value("fail-to-pass"), flags.value("pass-to-pass")];
	if (failToPass === void 0 && passToPass === void 0) return void 0;
	const read = async (file) => file === void 0 ? [] : parseList(await readText(resolve(file)), file);
	return {
		failToPass: await read(failToPass),
		passToPass: await read(passToPass)
	};
}
async function readText(file) {
	return readFile(file, "utf8").catch((error) => {
		throw new ConfigError(`${file} cannot be read: ${messageOf(error)}`);
	});
}
async function writeEvidence(directory, file) {
	await mkdir(directory, { recursive: true });
	await writeFile(join(directory, "evidence.json"), `${JSON.stringify(file, null, 2)}\n`);
}
function renderProof({ evidence }) {
	return [
		`${evidence.proven ? "Proven." : "Not proven."} Exit code ${evidence.before.exitCode} before, ${evidence.after.exitCode} after; ${evidence.passToPass.length} tests stayed green.`,
		...evidence.failToPass.map((id) => `  turned green: ${id}`),
		...evidence.reasons.map((reason) => `  ${reason}`),
		...evidence.remarks.map((remark) => `  ${remark}`)
	];
}
function renderGrade({ resolved, failToPass, passToPass }) {
	const list = (title, { passed, failed }) => [
		`${title}: ${passed.length} of ${passed.length + failed.length}`,
		...passed.map((id) => `  passed: ${id}`),
		...failed.map((id) => `  failed: ${id}`)
	];
	return [
		resolved ? "Resolved." : "Not resolved.",
		...list("Fail to pass", failToPass),
		...list("Pass to pass", passToPass)
	];
}

export { verify };