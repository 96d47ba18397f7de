import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { a as parseJournal } from "./shared-run.js";
import { i as readArguments } from "./shared-arguments.js";
import { u as plainText } from "./shared-text.js";
import { n as scriptOf, t as createReplayModel } from "./shared-replay.js";
import { t as runLocally } from "./shared-local-run.js";
import { o as renderRecorded, r as renderBlock } from "./shared-terminal.js";
import { o as renderProgress } from "./shared-tests-policy.js";

// src/cli/replay/play.ts
function play(events, flags, context) {
	const replies = events.flatMap((event) => event.type === "reply" ? [toMessage(event)] : []);
	if (replies.length === 0) throw new ConfigError("The journal holds no reply of a model, so there is nothing to play.");
	const { command = "", task = "failing_check" } = startOf(events) ?? {};
	const isTheirs = command !== "" && flags.inputs["test-command"] === void 0;
	context.terminal.print(plainText(describeRecording(events)));
	if (isTheirs) context.terminal.print(renderRecorded(command));
	return runLocally({
		...context,
		workspace: flags.value("workspace") ?? ".",
		inputs: {
			...flags.inputs,
			...isTheirs && { "test-command": command }
		},
		prepareModel: () => () => createReplayModel(scriptOf(replies)),
		modelName: () => "recorded",
		approval: "policy",
		request: task === "failing_check" ? void 0 : "The request of the run that was recorded.",
		out: void 0,
		apply: false
	});
}
const toMessage = ({ message }) => ({
	role: "assistant",
	...message
});
const startOf = (events) => events.find((event) => event.type === "started");
function describeRecording(events) {
	const end = events.find((event) => event.type === "ended");
	const ended = end ? `ended as ${end.outcome}` : "was stopped";
	return `Recorded on commit ${startOf(events)?.commit.slice(0, 12)}, where the run ${ended}.`;
}

// src/cli/replay/render-step.ts
const MAX_BYTES = 1500;
function renderStep(event, style) {
	switch (event.type) {
		case "opening": return event.messages.flatMap((message) => [style.bold(`${plainText(message.role)} is told:`), ...block(message.content)]);
		case "reply": return [
			style.bold(`model: ${event.usage.inputTokens} tokens in, ${event.usage.outputTokens} out`),
			...block(event.message.content),
			...event.message.calls.flatMap((call) => block(renderCall(call)))
		];
		case "tool": return [style.bold(`${call(event.call)} ${event.result.isError ? "failed" : "answered"}:`), ...block(event.result.content)];
		case "tests_after_write": return [style.bold("tests after the write:"), ...block(event.result)];
		case "ended": return [style.bold(`ended: ${plainText(event.outcome)}`), ...block(event.summary)];
		default: return [renderProgress(event) ?? event.type];
	}
}
const call = ({ name }) => plainText(name).slice(0, 80);
const renderCall = (made) => `\u2192 ${call(made)} ${made.arguments}`;
const block = (text) => renderBlock(text, MAX_BYTES);

// src/cli/replay/replay-command.ts
const replay = async (context) => {
	const flags = readArguments("replay", context.args);
	const file = resolve(flags.positionals[0] ?? "");
	const text = await readFile(file, "utf8").catch((error) => {
		throw new ConfigError(`${file} cannot be read: ${messageOf(error)}. Name the journal.jsonl of a run.`);
	});
	const entries = parseJournal(text, file);
	const events = entries.map(({ event }) => event);
	if (flags.isSet("execute")) return play(events, flags, context);
	requireNoSetting(flags);
	show(entries, context.terminal);
	return 0;
};
function requireNoSetting({ value, inputs }) {
	const [first] = [...value("workspace") === void 0 ? [] : ["workspace"], ...Object.keys(inputs)];
	if (first === void 0) return;
	throw new ConfigError(`--${first} has a meaning only where the run is played: add --execute, or leave it out.`);
}
function show(entries, terminal) {
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
}

export { replay };