import { createInterface } from "node:readline";
import { g as shortenMiddle, p as quoteShellLine, u as plainText } from "./shared-text.js";

// src/cli/terminal.ts
const STOPPED = "Stopped. Nothing was applied.";
function createTerminal(streams, { isJson, noColor }) {
	const out = isJson ? streams.stderr : streams.stdout;
	for (const stream of [streams.stdout, streams.stderr]) stream.on("error", ignoreClosedPipe);
	let reader;
	const paint = (code, { isTTY } = out) => (text) => isTTY && !noColor ? `\x1b[${code}m${text}\x1b[0m` : text;
	return {
		style: {
			bold: paint(1),
			green: paint(32),
			red: paint(31)
		},
		print: (text) => out.write(`${text}\n`),
		printJson(value) {
			if (isJson) streams.stdout.write(`${JSON.stringify(value)}\n`);
		},
		printError: (text) => streams.stderr.write(`${paint(31, streams.stderr)("error")}: ${text}\n`),
		async ask(question, signal) {
			signal.throwIfAborted();
			out.write(question);
			reader ??= createLineReader(streams.stdin);
			return reader.next(signal);
		},
		close: () => reader?.close()
	};
}
function ignoreClosedPipe(error) {
	if (!("code" in error && error.code === "EPIPE")) throw error;
}
function createLineReader(input) {
	const reader = createInterface({
		input,
		terminal: false
	});
	const lines = reader[Symbol.asyncIterator]();
	return {
		next: (signal) => new Promise((resolve, reject) => {
			const stop = () => reject(signal.reason);
			signal.addEventListener("abort", stop, { once: true });
			lines.next().then(({ value, done }) => resolve(done ? void 0 : value), reject).finally(() => signal.removeEventListener("abort", stop));
		}),
		close: () => reader.close()
	};
}
function renderBlock(text, maxBytes) {
	const shown = shortenMiddle(plainText(text).trim(), maxBytes);
	return shown === "" ? [] : shown.split("\n").map((line) => `  ${line}`);
}
const MAX_OUTPUT_BYTES = 4e3;
const renderRecorded = (command) => `The recorded test command is run here: ${quoteShellLine(command)}`;
function renderOutput(output) {
	const lines = renderBlock(output, MAX_OUTPUT_BYTES);
	return lines.length === 0 ? "It printed nothing." : ["It printed:", ...lines].join("\n");
}
function renderDiff(diff, style) {
	return plainText(diff).split("\n").map((line) => line.startsWith("+") ? style.green(line) : line.startsWith("-") ? style.red(line) : line).join("\n");
}

export { renderOutput as a, renderDiff as i, createTerminal as n, renderRecorded as o, renderBlock as r, STOPPED as t };