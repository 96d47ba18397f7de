import { appendFileSync, writeFileSync } from "node:fs";
import { t as ConfigError } from "./shared-errors.js";

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

export { parseJournal as n, openJournal as t };