import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { n as parseJournal } from "./shared-journal.js";
import { i as readArguments } from "./shared-arguments.js";
import { l as plainText } from "./shared-text.js";
import { t as renderProgress } from "./shared-progress.js";
import { r as renderBlock } from "./shared-terminal.js";

// src/cli/replay/render-step.ts
const MAX_BYTES = 1500;
function renderStep(event, style) {
	switch (event.type) {
		case "opening": return event.messages.flatMap((message) => [style.bold(`${message.role} is told:`), ...block(message.content)]);
		case "reply": return [
			style.bold(`model: ${event.usage.inputTokens} tokens in, ${event.usage.outputTokens} out`),
			...block(event.message.content),
			...event.message.calls.flatMap((call) => block(renderCall(call)))
		];
		case "tool": return [style.bold(`${call(event.call)} ${event.result.isError ? "failed" : "answered"}:`), ...block(event.result.content)];
		case "tests_after_write": return [style.bold("tests after the write:"), ...block(event.result)];
		case "ended": return [style.bold(`ended: ${event.outcome}`), ...block(event.summary)];
		default: return [renderProgress(event) ?? event.type];
	}
}
const call = ({ name }) => plainText(name).slice(0, 80);
const renderCall = (made) => `\u2192 ${call(made)} ${made.arguments}`;
const block = (text) => renderBlock(text, MAX_BYTES);

// src/cli/replay/replay-command.ts
const replay = async ({ args, terminal }) => {
	const flags = readArguments("replay", args);
	const file = resolve(flags.positionals[0] ?? "");
	const text = await readFile(file, "utf8").catch((error) => {
		throw new ConfigError(`${file} cannot be read: ${messageOf(error)}`);
	});
	const entries = parseJournal(text, file);
	const first = Date.parse(entries[0]?.time ?? "");
	for (const { time, event } of entries) {
		const seconds = ((Date.parse(time) - first) / 1e3).toFixed(1).padStart(7);
		for (const [i, line] of renderStep(event, terminal.style).entries()) terminal.print(`${i === 0 ? seconds : "       "}  ${line}`);
	}
	if (entries.at(-1)?.event.type !== "ended") terminal.print("The journal ends here: the run was stopped before it could write how it ended.");
	terminal.printJson({ entries: entries.map(({ time, whole }) => ({
		time,
		event: whole
	})) });
	return 0;
};

export { replay };