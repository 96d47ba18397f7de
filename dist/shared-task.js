import { a as duration, l as plainText, r as cutText, u as plural } from "./shared-text.js";

// src/github/render/markdown.ts
function renderFence(text, language = "") {
	const clean = plainText(text);
	const longest = Math.max(2, ...(clean.match(/`+/g) ?? []).map((run) => run.length));
	const fence = "`".repeat(longest + 1);
	return `${fence}${language}\n${clean.replace(/\n+$/, "")}\n${fence}`;
}
const JOINER = "\u2060";
const MAX_CODE = 200;
function renderCode(text) {
	const clean = cutText(plainText(text).replace(/\s+/g, " ").trim(), MAX_CODE);
	if (clean === "") return "` `";
	const longest = Math.max(0, ...(clean.match(/`+/g) ?? []).map((run) => run.length));
	const ticks = "`".repeat(longest + 1);
	const space = clean.startsWith("`") || clean.endsWith("`") ? " " : "";
	return `${ticks}${space}${clean}${space}${ticks}`;
}
const renderCellCode = (text) => renderCode(text).replace(/@(?=\w)/g, `@${JOINER}`).replace(/\\?\|/g, (pipe) => pipe === "|" ? "\\|" : `\\${JOINER}\\|`);
function renderLine(text, maxCharacters = 1e3) {
	return escapeLine(cutText(plainText(text).replace(/\s+/g, " ").trim(), maxCharacters), escapeAll).replace(BLOCK_START, "$1\\$2");
}
const BLOCK_START = /^(\d{0,9})([#>+*=|~:/!.)-])/;
function renderQuote(text, maxCharacters = 4e3) {
	const lines = plainText(text).trim().split("\n");
	const kept = takeLines(lines, maxCharacters);
	const left = lines.length - kept.length;
	return [...renderBlocks(kept), ...left > 0 ? [`\u2026 (${plural(left, "more line")} in the journal of the run)`] : []].join("\n").split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
}
function takeLines([first = "", ...rest], maxCharacters) {
	const kept = [cutText(first, maxCharacters)];
	let size = first.length;
	for (const line of rest) {
		size += line.length + 1;
		if (size > maxCharacters) break;
		kept.push(line);
	}
	return kept;
}
const OPENING_FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w+#.-]{0,20})/;
function renderBlocks(lines) {
	const blocks = [];
	for (let i = 0; i < lines.length; i++) {
		const [, mark, language] = OPENING_FENCE.exec(lines[i] ?? "") ?? [];
		if (mark === void 0) {
			blocks.push(escapeLine(lines[i] ?? ""));
			continue;
		}
		const end = lines.findIndex((line, at) => at > i && line.trim().startsWith(mark) && /^\s*[`~]+\s*$/.test(line));
		const last = end === -1 ? lines.length : end;
		blocks.push(renderFence(lines.slice(i + 1, last).join("\n"), language));
		i = last;
	}
	return blocks;
}
const MAX_ROWS = 12;
function renderTable({ title, head, maxRows, more }, rows) {
	const shown = rows.slice(0, maxRows);
	const rest = rows.length - shown.length;
	const lines = [
		head,
		head.map(() => "---"),
		...shown,
		...rest > 0 ? [[`and ${plural(rest, `more ${more}`)}`, ...head.slice(1).map(() => "")]] : []
	].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
	return shown.length <= MAX_ROWS ? `${title}:\n\n${lines}` : `<details><summary>${title}</summary>\n\n${lines}\n\n</details>`;
}
const CODE_SPAN = /(?<!`)(`{1,3})(?!`)(.{1,200}?)(?<!`)\1(?!`)/g;
function escapeLine(line, escapeWords = escapeText) {
	let rendered = "";
	let from = 0;
	for (const span of line.matchAll(CODE_SPAN)) {
		rendered += escapeWords(line.slice(from, span.index)) + renderCode(span[2] ?? "");
		from = span.index + span[0].length;
	}
	return rendered + escapeWords(line.slice(from));
}
const MARKS = /[*~$]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu;
const escapeAll = (text) => escapeText(text).replace(MARKS, (marks) => [...marks].map((mark) => `\\${mark}`).join(""));
function escapeText(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`[\]]/g, "\\$&").replace(/@(?=\S)/g, `@${JOINER}`).replace(/#(?=\d)/g, `#${JOINER}`).replace(/GH-(?=\d)/gi, (word) => `${word.slice(0, 2)}${JOINER}-`).replace(/:(?=\/\/)|(?<=\b(?:mailto|xmpp)):/gi, (mark) => `${mark}${JOINER}`).replace(/(?<=www)\./gi, `${JOINER}.`);
}

// src/github/render/sections.ts
const MAX_POST = 64e3;
function joinSections(sections, maxCharacters = MAX_POST) {
	let shown = sections.filter(({ text }) => text !== "");
	for (;;) {
		const whole = shown.map(({ text }) => text).join("\n\n");
		if (whole.length <= maxCharacters || shown.length <= 1) return whole;
		const [, ...rest] = shown;
		const longest = rest.reduce((a, b) => b.text.length > a.text.length ? b : a);
		shown = shown.flatMap((section) => section === longest ? shorten(section) : section);
	}
}
function shorten({ text, brief }) {
	return brief === void 0 || brief.length >= text.length ? [] : [{ text: brief }];
}

// src/github/render/proof.ts
const MAX_TESTS = 40;
const MAX_HUNKS = 20;
const MAX_REMARKS = 10;
function renderProof(evidence) {
	return [
		renderRunTable(evidence),
		renderTests(evidence),
		renderFailures(evidence),
		renderRemaining(evidence),
		renderHunks(evidence),
		renderRemarks(evidence)
	].filter((part) => part !== "").join("\n\n");
}
function renderBriefProof(evidence) {
	const { failToPass, passToPass } = evidence;
	return `${renderRunTable(evidence)}\n\n${plural(failToPass.length, "test")} turned green, ${passToPass.count} stayed green. All are named in the run's \`evidence.json\`.`;
}
function renderRunTable({ uncommitted, before, after }) {
	return [
		`Two clean copies of the commit${renderUncommitted(uncommitted)}, the same command in both: without the patch, and with it.`,
		"",
		"| | exit code | passed | failed | skipped | runs |",
		"|---|---|---|---|---|---|",
		renderRuns("before", before),
		renderRuns("after", after)
	].join("\n");
}
const renderUncommitted = (files = []) => files.length === 0 ? "" : ` with ${plural(files.length, "uncommitted file")}`;
function renderRuns(name, { exitCode, counts, runs, narrowed = 0, durationMs }) {
	return `| ${name} | ${exitCode} | ${counts ? counts.passed + counts.expected_failure : "\u2013"} | ${counts ? counts.failed + counts.errored : "\u2013"} | ${counts ? counts.skipped + counts.todo : "\u2013"} | ${narrowed === 0 ? runs : `${runs - narrowed} of all tests and ${narrowed} of the repaired ones' files`} in ${duration(durationMs)} |`;
}
function renderTests({ failToPass, passToPass, method, outcome }) {
	if (method === "exit_code") return outcome === "fixed" ? "The command failed before the patch and passes after it." : "";
	if (failToPass.length === 0) return "";
	const title = `${plural(failToPass.length, "test")} turned green, ${passToPass.count} stayed green`;
	const rows = failToPass.map((id) => [
		renderCellCode(id),
		"failed",
		"passed"
	]);
	return renderTable({
		title,
		head: [
			"test",
			"before",
			"after"
		],
		maxRows: MAX_TESTS,
		more: "test"
	}, rows);
}
function renderFailures({ stillFailing, passToFail, missing, newlySkipped }) {
	const rows = [
		...stillFailing.map((id) => [
			renderCellCode(id),
			"failed",
			"failed"
		]),
		...passToFail.map((id) => [
			renderCellCode(id),
			"passed",
			"failed"
		]),
		...missing.map((id) => [
			renderCellCode(id),
			"passed",
			"missing"
		]),
		...newlySkipped.map((id) => [
			renderCellCode(id),
			"passed",
			"skipped"
		])
	];
	if (rows.length === 0) return "";
	const title = `${plural(rows.length, "test is", "tests are")} not green with the patch`;
	return renderTable({
		title,
		head: [
			"test",
			"before",
			"after"
		],
		maxRows: MAX_TESTS,
		more: "test"
	}, rows);
}
function renderRemaining({ remaining = [], flaky }) {
	if (remaining.length === 0) return "";
	const unsteady = new Set(flaky);
	const rows = remaining.map((id) => [
		renderCellCode(id),
		unsteady.has(id) ? "failed in some runs" : "failed",
		"failed"
	]);
	const title = `${plural(rows.length, "other test")} failed before, and still ${rows.length === 1 ? "fails" : "fail"}`;
	return renderTable({
		title,
		head: [
			"test",
			"before",
			"after"
		],
		maxRows: MAX_TESTS,
		more: "test"
	}, rows);
}
function renderHunks({ hunks }) {
	const known = hunks.filter((hunk) => hunk.neededBy.length > 0);
	if (hunks.length < 2 || known.length === 0) return "";
	const rows = known.map(({ path, header, neededBy }) => {
		const rest = neededBy.length > 1 ? ` and ${plural(neededBy.length - 1, "more test")}` : "";
		return [renderCellCode(`${path} ${header}`), `${renderCellCode(neededBy[0] ?? "")}${rest}`];
	});
	return renderTable({
		title: "What breaks without each piece of the patch",
		head: ["without this", "breaks"],
		maxRows: MAX_HUNKS,
		more: "piece"
	}, rows);
}
function renderRemarks({ remarks }) {
	if (remarks.length === 0) return "";
	const rest = remarks.length - MAX_REMARKS;
	return [
		"For the reviewer:",
		"",
		...remarks.slice(0, MAX_REMARKS).map((remark) => `- ${renderLine(remark, 300)}`),
		...rest > 0 ? [`- ${plural(rest, "more remark")} in ${renderCode("evidence.json")}`] : []
	].join("\n");
}

// src/task.ts
const TESTS_BY_TASK = {
	failing_check: "protect",
	fix_request: "add-only",
	review_feedback: "add-only"
};
function testsPolicyOf({ kind, mayChangeTests }, { tests }) {
	return mayChangeTests ? "allow" : tests ?? TESTS_BY_TASK[kind];
}
function redWhereOf(outcome) {
	if (outcome.kind !== "not_reproduced") return null;
	if (outcome.merged?.isRed) return "merged";
	return outcome.unnamed.length > 0 ? "here" : null;
}
function exitCodeOf(outcome) {
	switch (outcome) {
		case "fixed":
		case "not_reproduced":
		case "skipped": return 0;
		case "flaky":
		case "setup_failed":
		case "limit_reached":
		case "stale":
		case "error": return 1;
		case "refused":
		case "unproven":
		case "gave_up":
		case "needs_test_change": return 2;
		case "cancelled": return 130;
	}
}
function conclusionOf(outcome) {
	return outcome === "fixed" || outcome === "not_reproduced" ? "success" : "failure";
}
function endedBefore(task, seen) {
	if (seen.kind === "failing" || task.kind !== "failing_check") return void 0;
	if (seen.kind === "green") return {
		kind: "not_reproduced",
		runs: seen.runs,
		unnamed: seen.unnamed
	};
	return {
		kind: "flaky",
		runs: seen.runs,
		tests: seen.tests
	};
}

export { testsPolicyOf as a, renderUncommitted as c, renderCellCode as d, renderCode as f, renderTable as g, renderQuote as h, redWhereOf as i, MAX_POST as l, renderLine as m, endedBefore as n, renderBriefProof as o, renderFence as p, exitCodeOf as r, renderProof as s, conclusionOf as t, joinSections as u };