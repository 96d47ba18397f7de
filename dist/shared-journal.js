import { appendFileSync, writeFileSync } from "node:fs";
import { a as discriminatedUnion, c as looseObject, i as boolean, l as number, p as string, r as array, s as literal, u as object, y as ConfigError } from "./shared-schemas.js";
import { g as tryParseJson, i as describeMisfit } from "./shared-text.js";
import { t as datetime } from "./shared-iso.js";

// src/journal.ts
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
const TOOL_CALL = object({
	name: string(),
	arguments: string()
});
const REPLY = object({
	content: string(),
	calls: array(TOOL_CALL).readonly()
});
const REASONS = array(string()).readonly();
const RECORDED_EVENT = discriminatedUnion("type", [
	object({
		type: literal("started"),
		version: string(),
		commit: string()
	}),
	object({
		type: literal("notice"),
		text: string()
	}),
	object({
		type: literal("test_run"),
		phase: string(),
		result: string()
	}),
	object({
		type: literal("opening"),
		messages: array(object({
			role: string(),
			content: string()
		})).readonly()
	}),
	object({
		type: literal("reply"),
		message: REPLY,
		usage: object({
			inputTokens: number(),
			outputTokens: number()
		})
	}),
	object({
		type: literal("refused"),
		rule: string(),
		reason: string()
	}),
	object({
		type: literal("tool"),
		call: TOOL_CALL,
		result: object({
			content: string(),
			isError: boolean()
		})
	}),
	object({
		type: literal("tests_after_write"),
		result: string()
	}),
	object({
		type: literal("compacted"),
		tokensBefore: number(),
		tokensAfter: number()
	}),
	object({
		type: literal("verdict"),
		kind: string(),
		reasons: REASONS
	}),
	object({
		type: literal("proof"),
		evidence: object({
			proven: boolean(),
			reasons: REASONS
		})
	}),
	object({
		type: literal("ended"),
		outcome: string(),
		summary: string()
	})
]);
const TIMED = looseObject({ time: datetime() });
function parseJournal(text, file) {
	const lines = text.split("\n");
	const entries = lines.flatMap((written, i) => {
		if (written === "") return [];
		const line = tryParseJson(written);
		if (line === void 0 && i === lines.length - 1) return [];
		const timed = TIMED.safeParse(line);
		const event = RECORDED_EVENT.safeParse(line);
		if (!timed.success || !event.success) throw new ConfigError(`${file}, line ${i + 1} is not a journal entry: ${describe(line, timed.error ?? event.error)}. ${CURE}`);
		const { time, ...whole } = timed.data;
		return [{
			time,
			event: event.data,
			whole
		}];
	});
	if (entries.length === 0) throw new ConfigError(`${file} holds no whole entry. ${CURE}`);
	return entries;
}
const CURE = "Name the journal.jsonl that a run has left, as the run has left it.";
function describe(line, error) {
	const [issue = { path: [] }] = error?.issues ?? [];
	return describeMisfit(line, issue);
}

export { parseJournal as n, openJournal as t };