import { A as byId, F as RULES, L as isSettingFile, S as inCopy, T as repeatTests, c as prove, f as createKnownRuns, j as compare, l as runAfter, p as runSides, w as repeatIn, y as createEvidence } from "./shared-read-policy-file.js";
import { a as remarkOnlyTests, i as remarkOn, l as describeUnnamed, o as readProjectTests, p as unnamedIn, s as classify, u as failingFor } from "./shared-reviewer-remarks.js";
import { h as editsOf } from "./shared-host.js";
import { y as ConfigError } from "./shared-schemas.js";
import { v as tryParseJson } from "./shared-text.js";

// src/verify/grade.ts
function grade({ failToPass, passToPass }, after, doubts = []) {
	const runs = after.map(statuses);
	const split = (ids, accepted) => {
		const isPassed = (id) => runs.length > 0 && runs.every((run) => accepted.some((good) => good === run.get(normalise(id))?.status));
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
	const isWhole = graded.failToPass.failed.length === 0 && graded.passToPass.failed.length === 0;
	return {
		...graded,
		doubts,
		resolved: isWhole && doubts.length === 0
	};
}
function statuses({ tests = [], ending }) {
	if (ending !== "exited") return /* @__PURE__ */ new Map();
	return byId(tests.flatMap((test) => namesOf(test).map((name) => ({
		...test,
		id: normalise(name)
	}))));
}
const normalise = (id) => id.replaceAll("::", " > ");
function namesOf({ id, file }) {
	const [, ...names] = id.split(" > ");
	const name = names.at(-1);
	if (name === void 0 || !file?.endsWith(".py")) return [id];
	const parts = file.replace(/(\/__init__)?\.py$/, "").split("/");
	const classes = names.slice(0, -1);
	return [id, ...parts.flatMap((_, i) => {
		const place = [...parts.slice(i), ...classes].join(".");
		return [
			`${name} (${place})`,
			`${name} (${place}.${name})`,
			`${place}.${name}`
		];
	})];
}
function parseList(text, file) {
	const trimmed = text.trim();
	if (!trimmed.startsWith("[")) return trimmed.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	const list = tryParseJson(trimmed);
	if (Array.isArray(list) && list.every((id) => typeof id === "string")) return list;
	throw new ConfigError(`${file} is not a list of tests. Write a JSON array of strings, or one test a line.`);
}

// src/verify/objections.ts
const DECIDING = /* @__PURE__ */ new Set([
	"runner-config",
	"test-harness",
	"package-json",
	"toolchain",
	"generated",
	"shadowed-module",
	"tests",
	"symlink",
	"submodule"
]);
function findObjections({ entries }, settings) {
	return entries.flatMap((entry) => RULES.filter(({ name, refuses }) => DECIDING.has(name) && refuses(entry, settings)).map(({ name, reason }) => `The rule "${name}" refuses the change of ${JSON.stringify(entry.path)}: ${reason}.`));
}

// src/verify/verify.ts
async function verify(claim, parts) {
	const { mirror } = parts;
	const change = await mirror.change(claim.baseTree, await mirror.treeWithPatch(claim.baseTree, claim.patchFile));
	return claim.testPatchFile !== void 0 || claim.lists !== void 0 ? verifyGraded(change, claim, parts) : verifyAlone(change, claim, parts);
}
async function verifyAlone(change, { targets, ci, pieces = 0 }, parts) {
	const { reports, tests } = await inCopy(change.baseTree, parts, async (copy) => {
		const { command } = await parts.planFor(copy);
		const runs = await repeatIn(copy, {
			runs: parts.runsBefore,
			about: async (first) => failingFor(first, ci)
		}, parts);
		return {
			reports: runs,
			tests: await readProjectTests(copy, command, runs[0])
		};
	});
	const seen = classify(reports, ci);
	const base = {
		...createKnownRuns(change.baseTree, reports, {
			...parts,
			onRuns: () => void 0
		}),
		targets: targets ?? (seen.kind === "failing" ? seen.targets : [])
	};
	let asked = 0;
	const proof = {
		...parts,
		...tests,
		treeWith: parts.mirror.treeWith,
		changeTo: (tree) => parts.mirror.change(change.baseTree, tree),
		mayLeave: () => false,
		hasTimeToMinimise: () => asked++ < pieces,
		remarksOn: (whole) => [
			...remarkOnlyTests(whole, {
				mayChangeTests: parts.mayChangeTests === true,
				isTestFile: tests.isTestFile
			}),
			...describeUnnamed(unnamedIn(seen)),
			...remarkOn(whole, tests, base.targets)
		],
		onRuns: () => void 0
	};
	const { evidence } = await prove(change, base, proof);
	return {
		change,
		evidence: withObjections(evidence, parts.review?.(change, tests)),
		grade: void 0
	};
}
function withObjections(evidence, objections = []) {
	if (objections.length === 0) return evidence;
	return {
		...evidence,
		proven: false,
		reasons: [...evidence.reasons, ...objections]
	};
}
async function verifyGraded(change, claim, parts) {
	const { lists } = claim;
	const { sandbox } = parts;
	const trees = await buildTrees(change, claim, parts);
	const whole = {
		...change,
		tree: trees.after
	};
	const isProtected = (path) => parts.isTestFile(path) || isSettingFile(path);
	const runs = {
		change: whole,
		beforeTree: trees.before,
		repeats: { runs: parts.runsAfter },
		isGood: (after) => lists !== void 0 && grade(lists, after).resolved
	};
	async function judge(known, after) {
		const before = await known;
		return createEvidence(whole, compare({
			targets: void 0,
			before,
			after
		}), {
			before,
			after,
			sandbox
		});
	}
	if (parts.isParallel) await inCopy(trees.before, parts, parts.planFor);
	const { after: judged } = await runSides({
		runBefore: () => repeatTests(trees.before, { runs: parts.runsBefore }, parts),
		runAfter: (known) => runAfter({
			...runs,
			judge: (after) => judge(known, after)
		}, {
			...parts,
			isProtected
		})
	}, parts);
	return {
		change,
		evidence: withObjections(judged.evidence, parts.review?.(change, void 0)),
		grade: lists && grade(lists, judged.after, judged.doubts)
	};
}
async function buildTrees(change, { baseTree, testPatchFile }, { mirror, isTestFile }) {
	if (testPatchFile === void 0) {
		const tests = change.entries.filter(({ path }) => isTestFile(path));
		return {
			before: await mirror.treeWith(baseTree, editsOf(tests)),
			after: change.tree
		};
	}
	const before = await mirror.treeWithPatch(baseTree, testPatchFile);
	const owned = new Set((await mirror.change(baseTree, before)).entries.map(({ path }) => path));
	const others = change.entries.filter(({ path }) => !owned.has(path));
	return {
		before,
		after: await mirror.treeWith(before, editsOf(others))
	};
}

export { findObjections as n, parseList as r, verify as t };