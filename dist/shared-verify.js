import { d as runAfter, u as repeatTests, v as createEvidence, y as compare } from "./shared-policy-file.js";
import { u as editsOf } from "./shared-workspace.js";

// src/verify.ts
/** Proves any patch as a run proves its own. Throws ConfigError when a patch does not apply. */
async function verify(claim, parts) {
	const { mirror } = parts;
	const change = await mirror.change(claim.baseTree, await mirror.treeWithPatch(claim.baseTree, claim.patchFile));
	const trees = await buildTrees(claim, change, parts);
	const before = await repeatTests(trees.before, parts.runsBefore, parts);
	const whole = {
		...change,
		tree: trees.after
	};
	const judge = (after) => createEvidence(whole, compare({
		targets: void 0,
		before,
		after
	}), {
		before,
		after,
		sandbox: parts.sandbox
	});
	const { evidence, after } = await runAfter({
		change: whole,
		runs: parts.runsAfter,
		judge
	}, parts);
	return {
		change,
		evidence,
		before,
		after
	};
}
/** With a test patch, its files are taken from it alone, whatever the patch under test does to them. */
async function buildTrees({ baseTree, testPatchFile }, change, parts) {
	const { mirror, isTestFile } = parts;
	if (testPatchFile === void 0) {
		const tests = change.entries.filter((entry) => isTestFile(entry.path));
		if (parts.mayChangeTests && tests.length === change.entries.length) return {
			before: baseTree,
			after: change.tree
		};
		return {
			before: await mirror.treeWith(baseTree, editsOf(tests)),
			after: change.tree
		};
	}
	const before = await mirror.treeWithPatch(baseTree, testPatchFile);
	const tests = await mirror.change(baseTree, before);
	const owned = new Set(tests.entries.map((entry) => entry.path));
	const others = change.entries.filter((entry) => !owned.has(entry.path));
	return {
		before,
		after: await mirror.treeWith(before, editsOf(others))
	};
}

export { verify as t };