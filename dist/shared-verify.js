import { S as isSettingFile, f as inCopy, m as repeatTests, o as prove, p as repeatIn, s as runAfter, v as createEvidence, y as compare } from "./shared-policy-file.js";
import { n as readProjectTests, r as classify, t as remarkOn } from "./shared-reviewer-remarks.js";
import { u as editsOf } from "./shared-workspace.js";

// src/verify/verify.ts
/** Proves any patch as a run proves its own. Throws ConfigError when a patch does not apply. */
async function verify(claim, parts) {
	const { mirror } = parts;
	const change = await mirror.change(claim.baseTree, await mirror.treeWithPatch(claim.baseTree, claim.patchFile));
	const { testPatchFile } = claim;
	return testPatchFile === void 0 ? verifyAlone(change, claim, parts) : verifyWithTests(change, {
		...claim,
		testPatchFile
	}, parts);
}
async function verifyAlone(change, { targets }, parts) {
	const { reports, tests } = await inCopy(change.baseTree, parts, async (copy) => {
		const { command } = await parts.planFor(copy);
		const runs = await repeatIn(copy, parts.runsBefore, parts);
		return {
			reports: runs,
			tests: await readProjectTests(copy, command, runs[0])
		};
	});
	const seen = classify(reports);
	const base = {
		targets: targets ?? (seen.kind === "failing" ? seen.targets : []),
		reports
	};
	let after = [];
	const proof = {
		...parts,
		...tests,
		treeWith: parts.mirror.treeWith,
		changeTo: (tree) => parts.mirror.change(change.baseTree, tree),
		mayLeave: () => true,
		hasTimeToMinimise: () => false,
		remarksOn: (whole) => remarkOn(whole, tests, base.targets),
		onRuns(phase, runs) {
			if (phase === "after") after = runs;
		}
	};
	const { evidence } = await prove(change, base, proof);
	return {
		change,
		evidence: withObjection(evidence, parts.review?.(change, tests)),
		after
	};
}
function withObjection(evidence, objection) {
	if (objection === void 0) return evidence;
	return {
		...evidence,
		proven: false,
		reasons: [...evidence.reasons, objection]
	};
}
/** The files of the test patch are taken from it alone, whatever the patch under test does to them. */
async function verifyWithTests(change, { baseTree, testPatchFile }, parts) {
	const { mirror, isTestFile, runsBefore, runsAfter: runs } = parts;
	const beforeTree = await mirror.treeWithPatch(baseTree, testPatchFile);
	const owned = new Set((await mirror.change(baseTree, beforeTree)).entries.map((entry) => entry.path));
	const others = change.entries.filter((entry) => !owned.has(entry.path));
	const whole = {
		...change,
		tree: await mirror.treeWith(beforeTree, editsOf(others))
	};
	const before = await repeatTests(beforeTree, runsBefore, parts);
	const judge = (after) => createEvidence(whole, compare({
		targets: void 0,
		before,
		after
	}), {
		before,
		after,
		sandbox: parts.sandbox
	});
	const judging = {
		...parts,
		isProtected: (path) => isTestFile(path) || isSettingFile(path)
	};
	const { evidence, after } = await runAfter({
		change: whole,
		beforeTree,
		runs,
		judge
	}, judging);
	return {
		change,
		evidence,
		after
	};
}

export { verify as t };