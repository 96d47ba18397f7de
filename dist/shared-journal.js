import { f as ConfigError, o as plainText } from "./shared-text.js";
import { appendFileSync, writeFileSync } from "node:fs";

// src/cli/progress.ts
/** One line of the log for an event, or `undefined` for those that are for the journal alone. */
function renderProgress(event) {
	switch (event.type) {
		case "started": return `Regreen ${event.version} on commit ${event.commit.slice(0, 12)}.`;
		case "notice": return line(event.text);
		case "test_run": return `Tests ${event.phase} the patch. ${event.result}`;
		case "reply": {
			const calls = event.message.calls.map((call) => line(call.name)).join(", ");
			return calls === "" ? "Model: finished." : `Model: ${calls}.`;
		}
		case "refused": return `Denied by "${event.rule}": ${line(event.reason)}`;
		case "tool": return event.result.isError ? `Tool ${line(event.call.name)}: ${line(event.result.content)}` : void 0;
		case "tests_after_write": return line(event.result.split("\n")[0] ?? "");
		case "compacted": return `The history was shortened from ${event.tokensBefore} to ${event.tokensAfter} tokens.`;
		case "verdict": return `The patch is ${event.kind}: ${line(event.reasons.join(" "))}`;
		case "proof": return event.evidence.proven ? "The patch is proven." : `Not proven: ${line(event.evidence.reasons.join(" "))}`;
		case "published": return `${event.what}${event.url ? `: ${event.url}` : ""}`;
		case "opening":
		case "ended": return;
	}
}
/** One line of text, whatever a stranger put into it. */
const line = (text) => plainText(text).replace(/\s*\n\s*/g, " ").slice(0, 300);

// src/journal.ts
/** One JSON object a line, each written at once: a run that is killed leaves a journal that can be read to its last line. */
function openJournal({ file, redact, now, show }) {
	writeFileSync(file, "", { mode: 384 });
	return {
		file,
		record(event) {
			appendFileSync(file, `${redact(JSON.stringify({
				time: now().toISOString(),
				...event
			}))}\n`);
			show(event);
		}
	};
}
const EVENT_TYPES = {
	reply: true,
	refused: true,
	tool: true,
	tests_after_write: true,
	compacted: true,
	started: true,
	notice: true,
	test_run: true,
	opening: true,
	verdict: true,
	proof: true,
	published: true,
	ended: true
};
/**
* Reads a journal back. The last line may be cut off, because the run may have been killed while it wrote; any other
* line that is none throws ConfigError.
*/
function parseJournal(text, file) {
	const lines = text.split("\n");
	return lines.flatMap((line, i) => {
		if (line === "") return [];
		const entry = tryEntry(line);
		if (entry) return [entry];
		if (i === lines.length - 1) return [];
		throw new ConfigError(`${file}, line ${i + 1} is no journal entry. Name the journal.jsonl that a run has left.`);
	});
}
function tryEntry(line) {
	try {
		const { time, ...event } = JSON.parse(line);
		return typeof time === "string" && typeof event.type === "string" && Object.hasOwn(EVENT_TYPES, event.type) ? {
			time,
			event
		} : void 0;
	} catch {
		return;
	}
}

export { parseJournal as n, renderProgress as r, openJournal as t };