import { a as duration, d as plural, r as cutText, u as plainText } from "./shared-text.js";

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
const renderBriefProof = (evidence) => [renderRunTable(evidence), sumUp(evidence)].filter((part) => part !== "").join("\n\n");
function sumUp(evidence) {
	if (evidence.method === "exit_code") return renderTests(evidence);
	const { failToPass, passToPass } = evidence;
	const red = listFailures(evidence).length;
	const rest = red === 0 ? "" : `, ${plural(red, "is", "are")} not green with the patch`;
	return `${plural(failToPass.length, "test")} turned green, ${passToPass.count} stayed green${rest}. All are named in the run's \`evidence.json\`.`;
}
function renderRunTable({ command, uncommitted, before, after }) {
	return [
		`${renderCode(command)} in two clean copies of the commit${renderUncommitted(uncommitted)}: without the patch, and with it.`,
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
	return renderTestTable(title, rows);
}
const renderTestTable = (title, rows) => renderTable({
	title,
	head: [
		"test",
		"before",
		"after"
	],
	maxRows: MAX_TESTS,
	more: "test"
}, rows);
function renderFailures(evidence) {
	const failures = listFailures(evidence);
	if (failures.length === 0) return "";
	const rows = failures.map(([id, before, after]) => [
		renderCellCode(id),
		before,
		after
	]);
	const title = `${plural(rows.length, "test is", "tests are")} not green with the patch`;
	return renderTestTable(title, rows);
}
const listFailures = ({ stillFailing, passToFail, missing, newlySkipped }) => [
	...stillFailing.map((id) => [
		id,
		"failed",
		"failed"
	]),
	...passToFail.map((id) => [
		id,
		"passed",
		"failed"
	]),
	...missing.map((id) => [
		id,
		"passed",
		"missing"
	]),
	...newlySkipped.map((id) => [
		id,
		"passed",
		"skipped"
	])
];
function renderRemaining({ remaining = [], flaky }) {
	if (remaining.length === 0) return "";
	const unsteady = new Set(flaky);
	const rows = remaining.map((id) => [
		renderCellCode(id),
		unsteady.has(id) ? "failed in some runs" : "failed",
		"failed"
	]);
	const title = `${plural(rows.length, "other test")} failed before, and still ${rows.length === 1 ? "fails" : "fail"}`;
	return renderTestTable(title, rows);
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

// src/cli/progress.ts
const PHASES = {
	before: "before the patch",
	after: "with the patch",
	merged: "merged into the base"
};
const MAX_LINE = 2e3;
const MAX_PART = 300;
function renderProgress(event) {
	const told = tell(event);
	return told === void 0 ? void 0 : line(told, MAX_LINE);
}
function tell(event) {
	switch (event.type) {
		case "started": return `Regreen ${event.version} on commit ${event.commit.slice(0, 12)}.`;
		case "notice": return event.text;
		case "test_run": return event.result.replace("Tests:", `Tests ${PHASES[event.phase] ?? event.phase}:`);
		case "reply": {
			const calls = event.message.calls.map((call) => part(call.name)).join(", ");
			return calls === "" ? "Model: finished." : `Model: ${calls}.`;
		}
		case "refused": return `Denied by "${event.rule}": ${part(event.reason)}`;
		case "tool": return event.result.isError ? `Tool ${part(event.call.name)}: ${part(event.result.content)}` : void 0;
		case "tests_after_write": return part(event.result.split("\n")[0] ?? "");
		case "compacted": return `The history was shortened from ${event.tokensBefore} to ${event.tokensAfter} tokens.`;
		case "verdict": return `The patch is ${event.kind}: ${part(event.reasons.join(" "))}`;
		case "proof": return event.evidence.proven ? "The patch is proven." : `Not proven: ${part(event.evidence.reasons.join(" "))}`;
		case "opening":
		case "ended": return;
	}
}
const part = (text) => line(text, MAX_PART);
const line = (text, maxLength) => cutText(plainText(text).replace(/\s*\n\s*/g, " "), maxLength);

// src/task.ts
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

// src/run/tests-policy.ts
const BY_TASK = {
	failing_check: "protect",
	fix_request: "add-only",
	review_feedback: "add-only"
};
function testsPolicyOf({ kind, mayChangeTests }, { tests }) {
	return mayChangeTests ? "allow" : tests ?? BY_TASK[kind];
}

export { renderTable as _, redWhereOf as a, renderProof as c, joinSections as d, renderCellCode as f, renderQuote as g, renderLine as h, exitCodeOf as i, renderUncommitted as l, renderFence as m, conclusionOf as n, renderProgress as o, renderCode as p, endedBefore as r, renderBriefProof as s, testsPolicyOf as t, MAX_POST as u };