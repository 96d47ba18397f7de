import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix, resolve } from "node:path";
import { w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { b as hostSearchPath, c as findCommit, i as reasonOf, l as readLocalBase, r as openHost } from "./shared-host.js";
import { R as isTestFile, a as createEvidenceFile, b as isOfMachine, o as parseEvidenceFile, s as openTestPlace, u as SetupError } from "./shared-read-policy-file.js";
import { d as isAboutUnnamed, r as isAboutMergeBase, t as CHANGED_TESTS } from "./shared-reviewer-remarks.js";
import { d as plural, u as plainText } from "./shared-text.js";
import { n as findObjections, r as parseList, t as verify$1 } from "./shared-verify.js";
import { i as readArguments, r as makeOutFolder } from "./shared-arguments.js";
import { t as nameFlags } from "./shared-flag-words.js";
import { t as readLocalConfig } from "./shared-local-config.js";
import { t as resultFilesIn } from "./shared-result-files.js";
import { a as renderOutput, o as renderRecorded } from "./shared-terminal.js";

// src/cli/verify/compare-evidence.ts
const VALUES = [
	["The outcome", ({ outcome }) => outcome],
	["The SHA-256 of the patch", ({ patch }) => patch.sha256],
	["The size of the patch", ({ patch }) => `+${patch.additions} \u2212${patch.deletions}`],
	["The base tree", ({ baseTree }) => baseTree],
	["The tree with the patch", ({ tree }) => tree],
	["The SHA-256 of the policy file", ({ policy }) => policy.fileSha256],
	["The runner", ({ runner }) => runner],
	["The method", ({ method }) => method === "per_test" ? "test by test" : "by exit code"],
	["The exit code before", ({ before }) => before.exitCode],
	["The exit code after", ({ after }) => after.exitCode],
	["What was counted before", ({ before }) => renderCounts(before.counts)],
	["What was counted after", ({ after }) => renderCounts(after.counts)],
	["What stayed green", ({ passToPass }) => renderDigest(passToPass)]
];
const LISTS = [
	["Files of the patch", ({ patch }) => patch.files],
	["Uncommitted files", ({ uncommitted = [] }) => uncommitted],
	["Turned green", ({ failToPass }) => failToPass],
	["Turned red", ({ passToFail }) => passToFail],
	["Still failing", ({ stillFailing }) => stillFailing],
	["Missing", ({ missing }) => missing],
	["Newly skipped", ({ newlySkipped }) => newlySkipped],
	["Flaky", ({ flaky }) => flaky],
	["Reasons", ({ reasons }) => reasons],
	["Pieces of the patch", ({ hunks }) => hunks.map(nameHunk)],
	["Remarks", ({ remarks, sandbox }) => remarks.filter((remark) => !isOfOneRun(remark, sandbox))]
];
function findDifferences(recorded, now) {
	const list = (name, read) => {
		const { gone, added } = compareLists(read(recorded), read(now));
		return [...gone.map((entry) => `${name}: ${JSON.stringify(entry)} is no longer in it.`), ...added.map((entry) => `${name}: ${JSON.stringify(entry)} is new in it.`)];
	};
	return [
		...VALUES.flatMap(([name, read]) => {
			const [was, is] = [read(recorded) ?? "none", read(now) ?? "none"];
			return was === is ? [] : [`${name} was ${was} and is ${is} now.`];
		}),
		...LISTS.flatMap(([name, read]) => list(name, read)),
		...recorded.remaining ? list("Failing as before", failingAsBefore) : [],
		...list("Needed pieces", (file) => listNeeds(file, recorded))
	];
}
function findCircumstances(recorded, now) {
	const ofOneRun = ({ remarks, sandbox }) => remarks.filter((remark) => isOfOneRun(remark, sandbox));
	const { gone, added } = compareLists(ofOneRun(recorded), ofOneRun(now));
	return [
		...compareSandboxes(recorded.sandbox, now.sandbox),
		...gone.map((remark) => `Remarked then alone: ${JSON.stringify(remark)}.`),
		...added.map((remark) => `Remarked now alone: ${JSON.stringify(remark)}.`),
		...recorded.remaining ? [] : failingAsBefore(now).map((id) => `Failing as before, and not told then: ${id}.`)
	];
}
function compareSandboxes(was, is) {
	return Object.entries(is).flatMap(([name, value]) => {
		const [then, now] = [JSON.stringify(Object.entries(was).find(([key]) => key === name)?.[1]), JSON.stringify(value)];
		return then === now ? [] : [`The sandbox, ${name}: ${then} then, ${now} now.`];
	});
}
function describeUnseen({ repository, policy, model, usage, mayChangeTests }) {
	const refused = policy.decisions.length;
	const refusals = refused === 0 ? "that the policy refused nothing" : `the policy's ${plural(refused, "refusal")}`;
	const allowed = mayChangeTests ? ["that existing tests could be changed"] : [];
	return `Of the first run alone, and not seen again: ${[
		`the repository (${repository})`,
		...allowed,
		refusals,
		`the model (${model ?? "none"})`
	].join(", ")}, its ${plural(usage.turns, "request")}, which runs were narrowed, and the times.`;
}
const isOfOneRun = (remark, sandbox) => isOfMachine(remark, sandbox) || isAboutMergeBase(remark) || isAboutUnnamed(remark);
function compareLists(was, is) {
	return {
		gone: was.filter((entry) => !is.includes(entry)),
		added: is.filter((entry) => !was.includes(entry))
	};
}
const nameHunk = ({ path, header }) => `${path} ${header}`;
function listNeeds({ hunks }, recorded) {
	const asked = new Set(recorded.hunks.filter(({ neededBy }) => neededBy.length > 0).map(nameHunk));
	return hunks.filter((hunk) => asked.has(nameHunk(hunk))).flatMap((hunk) => hunk.neededBy.map((id) => `${nameHunk(hunk)} by ${id}`));
}
function failingAsBefore({ remaining = [], flaky }) {
	const unsteady = new Set(flaky);
	return remaining.filter((id) => !unsteady.has(id));
}
function renderCounts(counts) {
	if (counts === null) return "not known";
	const some = Object.entries(counts).filter(([, n]) => n > 0);
	return some.length === 0 ? "nothing" : some.map(([state, n]) => `${n} ${state.replaceAll("_", " ")}`).join(", ");
}
const renderDigest = ({ count, sha256 }) => `${plural(count, "test")} (SHA-256 of the names: ${sha256})`;

// src/cli/verify/verify-command.ts
const verify = async (context) => {
	const flags = readArguments("verify", context.args);
	return flags.value("evidence") === void 0 ? verifyPatch(flags, context) : verifyEvidence(flags, context);
};
async function verifyPatch(flags, context) {
	const { terminal } = context;
	const lists = await readLists(flags);
	const out = await openOutput(flags);
	const { verified, file } = await runProof(flags, context, {
		base: need(flags, "base"),
		patchFile: resolve(need(flags, "patch")),
		testPatchFile: testPatchOf(flags),
		baseTree: void 0,
		workingDirectory: void 0,
		mayChangeTests: true,
		lists
	});
	const { grade } = verified;
	const isGood = grade ? grade.resolved : verified.evidence.proven;
	if (out !== void 0) await writeEvidence(out, file);
	printLines(context, grade ? renderGrade(grade, file) : renderProof(verified));
	terminal.printJson({
		outcome: isGood ? "fixed" : "unproven",
		evidence: file,
		...grade && { grade }
	});
	return isGood ? 0 : 2;
}
async function verifyEvidence(flags, context) {
	const { terminal } = context;
	const stray = [
		"base",
		"fail-to-pass",
		"pass-to-pass"
	].find((name) => flags.value(name) !== void 0);
	if (stray !== void 0) throw new ConfigError(`"--evidence" already names it: leave out "--${stray}", or prove the patch without "--evidence".`);
	const place = resolve(need(flags, "evidence"));
	const recorded = parseEvidenceFile(await readText(place), place);
	const inputs = {
		"test-command": recorded.command,
		"reruns-before": `${recorded.before.runs}`,
		"reruns-after": `${recorded.after.runs}`
	};
	const out = await openOutput(flags);
	if (flags.inputs["test-command"] === void 0) terminal.print(context.redact(renderRecorded(recorded.command)));
	const { file } = await runProof({
		...flags,
		inputs: {
			...inputs,
			...flags.inputs
		}
	}, context, {
		base: recorded.baseSha,
		patchFile: resolve(flags.value("patch") ?? join(dirname(place), "patch.diff")),
		testPatchFile: testPatchOf(flags),
		baseTree: recorded.baseTree,
		workingDirectory: recorded.workingDirectory,
		mayChangeTests: recorded.mayChangeTests ?? recorded.remarks.includes("Existing tests were changed. Look at what they no longer ask for."),
		pieces: recorded.hunks.findLastIndex(({ neededBy }) => neededBy.length > 0) + 1,
		...recorded.method === "per_test" && { targets: [...recorded.failToPass, ...recorded.stillFailing] }
	});
	if (out !== void 0) await writeEvidence(out, file);
	const differences = findDifferences(recorded, file);
	const circumstances = findCircumstances(recorded, file);
	const isSame = differences.length === 0;
	printLines(context, [
		isSame ? "The proof was run again and shows the same." : "The proof was run again and differs:",
		...differences.map((difference) => `- ${difference}`),
		...circumstances.length > 0 ? ["Other than then, without a bearing on the result:"] : [],
		...circumstances.map((circumstance) => `- ${circumstance}`),
		describeUnseen(recorded)
	]);
	terminal.printJson({
		outcome: isSame ? "same" : "different",
		differences,
		circumstances,
		evidence: file
	});
	return isSame ? 0 : 2;
}
function printLines({ terminal, redact }, lines) {
	for (const line of lines) terminal.print(redact(plainText(line).replaceAll("\n", " ")));
}
function testPatchOf(flags) {
	const file = flags.value("test-patch");
	return file === void 0 ? void 0 : resolve(file);
}
async function runProof(flags, context, request) {
	const workspace = resolve(flags.value("workspace") ?? ".");
	const searchPath = hostSearchPath(context.environment.PATH, workspace);
	const host = await openHost(tmpdir(), searchPath);
	try {
		const local = await readLocalBase(workspace, host.mirror, {
			searchPath,
			leftBehind: findResults(flags)
		});
		const base = await findCommit(local.root, request.base, searchPath);
		await readText(request.patchFile, "Name the patch with --patch.");
		if (request.testPatchFile !== void 0) await readText(request.testPatchFile);
		return await proveClaim(request, {
			inputs: {
				...findFolder(request, local),
				...flags.inputs
			},
			context,
			host,
			local,
			base
		});
	} catch (error) {
		throw reasonOf(error, host.signal);
	} finally {
		host.close();
	}
}
function findResults(flags) {
	return [...[flags.value("evidence"), flags.value("patch")].flatMap((file) => file ?? []).map((file) => dirname(file)), flags.value("out") ?? []].flat().flatMap((folder) => resultFilesIn(resolve(folder)));
}
async function proveClaim(request, { inputs, context, host, local, base }) {
	const { environment, terminal } = context;
	const { mirror } = host;
	const notice = (text) => terminal.print(nameFlags(text));
	const startedAt = /* @__PURE__ */ new Date();
	const commit = await mirror.fetchCommit({
		kind: "local",
		directory: local.root
	}, base);
	const { config, policyText } = await readLocalConfig(inputs, environment, {
		mirror,
		commit,
		folder: local.folder
	});
	const baseTree = await findBaseTree(request, {
		mirror,
		commit,
		local
	});
	const place = await openTestPlace({
		...host,
		config,
		environment,
		commit,
		prepared: local.root,
		notice
	});
	const parts = createParts(config, {
		...host,
		place,
		mayChangeTests: request.mayChangeTests
	});
	const verified = await verify$1({
		...request,
		baseTree
	}, parts).catch(explainSetUp).finally(place.close);
	return {
		verified,
		file: createEvidenceFile(verified.change, verified.evidence, {
			repository: local.root,
			baseSha: commit,
			uncommitted: await mirror.changedPaths(commit, baseTree),
			command: place.command() ?? "",
			workingDirectory: config.workingDirectory,
			mayChangeTests: parts.mayChangeTests,
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
}
function explainSetUp(error) {
	if (!(error instanceof SetupError)) throw error;
	const said = renderOutput(error.output);
	throw new ConfigError(`${error.message} ${said}`, said);
}
function findFolder({ workingDirectory }, { folder }) {
	return workingDirectory === void 0 ? {} : { "working-directory": posix.relative(folder, workingDirectory) || "." };
}
function createParts(config, { mirror, signal, place, mayChangeTests }) {
	const tests = config.policy.tests ?? (mayChangeTests ? "allow" : "add-only");
	return {
		...place,
		mirror,
		isTestFile,
		mayChangeTests: tests === "allow",
		run: {
			timeoutMs: config.testTimeoutMs,
			signal
		},
		isParallel: config.parallelProof,
		runsBefore: config.runsBefore,
		runsAfter: config.runsAfter,
		review: (change, { testFiles = [], harness = [] } = {}) => findObjections(change, {
			...config.policy,
			tests,
			testFiles,
			harness
		})
	};
}
async function findBaseTree({ baseTree: named, patchFile }, { mirror, commit, local }) {
	const committed = await mirror.treeOf(commit);
	if (named === void 0 || named === committed) return committed;
	const current = await mirror.treeOf(local.commit);
	if (current === named) return named;
	if (await mirror.treeWithoutPatch(current, patchFile).catch(leaveUnknown) === named) return named;
	throw new ConfigError(`The evidence was made with uncommitted changes on top of ${commit.slice(0, 12)}, and the workspace does not hold the same ones. Bring them back as they were.`);
}
function leaveUnknown(error) {
	if (!(error instanceof ConfigError)) throw error;
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
	const lists = {
		failToPass: await read(failToPass),
		passToPass: await read(passToPass)
	};
	if (lists.failToPass.length + lists.passToPass.length > 0) return lists;
	throw new ConfigError("The lists of --fail-to-pass and --pass-to-pass name no test, so nothing could be graded.");
}
async function readText(file, cure = "Name a file that is there.") {
	return readFile(file, "utf8").catch((error) => {
		throw new ConfigError(`${file} cannot be read: ${messageOf(error)}. ${cure}`);
	});
}
async function openOutput(flags) {
	const out = flags.value("out");
	return out === void 0 ? void 0 : makeOutFolder(out);
}
async function writeEvidence(directory, file) {
	await writeFile(join(directory, "evidence.json"), `${JSON.stringify(file, null, 2)}\n`);
}
function renderProof({ evidence }) {
	return [
		`${evidence.proven ? "Proven." : "Not proven."} Exit code ${evidence.before.exitCode} before, ${evidence.after.exitCode} after; ${plural(evidence.passToPass.length, "test")} stayed green.`,
		...evidence.failToPass.map((id) => `  turned green: ${id}`),
		...[...evidence.reasons, ...evidence.remarks].map((line) => `  ${nameFlags(line)}`)
	];
}
function renderGrade({ resolved, failToPass, passToPass, doubts }, { method, remarks }) {
	const list = (title, { passed, failed }) => [
		`${title}: ${passed.length} of ${passed.length + failed.length}`,
		...passed.map((id) => `  passed: ${id}`),
		...failed.map((id) => `  failed: ${id}`)
	];
	return [
		resolved ? "Resolved." : "Not resolved.",
		...list("Fail to pass", failToPass),
		...list("Pass to pass", passToPass),
		...method === "exit_code" ? ["  The tests were not reported one by one, so none of them is known."] : [],
		...[...doubts, ...remarks].map((line) => `  ${nameFlags(line)}`)
	];
}

export { verify };