// src/text.ts
const ESCAPES = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\n\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]?/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function plainText(text) {
	return text.replace(ESCAPES, "").split("\n").map(overwritten).join("\n").replace(INVISIBLE, (character) => character === "\n" || character === "	" ? character : "");
}
function overwritten(line) {
	let end = line.length;
	while (line[end - 1] === "\r") end -= 1;
	return line.slice(line.lastIndexOf("\r", end - 1) + 1, end);
}
const DECEPTIVE = /(?!\u200c|\u200d|\u180b|\u180c|\u180d|\u180f|\ufe0f|\ufeff)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
function revealHidden(text) {
	return text.replace(DECEPTIVE, (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase()}>`);
}
function shortenMiddle(text, maxBytes) {
	if (Buffer.byteLength(text) <= maxBytes) return text;
	const lines = text.split("\n").map((line) => cutText(line, Math.min(2e3, Math.floor(maxBytes / 8))));
	const head = takeLines(lines, maxBytes / 4);
	const tail = takeLines(lines.slice(head.length).reverse(), maxBytes * 3 / 4).reverse();
	const left = lines.length - head.length - tail.length;
	return [
		...head,
		...left > 0 ? [`[\u2026 ${plural(left, "line")} left out \u2026]`] : [],
		...tail
	].join("\n");
}
const cutText = (text, maxLength = 200) => text.length > maxLength ? `${text.slice(0, maxLength).replace(HALF_CHARACTER, "")}\u2026` : text;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const quoted = (name) => JSON.stringify(cutText(name));
function listSome(items, most = 5) {
	const rest = items.length - most;
	return `${items.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
function takeLines(lines, maxBytes) {
	const taken = [];
	let bytes = 0;
	for (const line of lines) {
		bytes += Buffer.byteLength(line) + 1;
		if (bytes > maxBytes) break;
		taken.push(line);
	}
	return taken;
}
const foldPath = (path) => path.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFC");
const plural = (n, noun, many = `${noun}s`) => `${n} ${n === 1 ? noun : many}`;
const asSentence = (text) => /[.!?\u2026]$/.test(text) ? text : `${text}.`;
const quoteShell = (word) => `'${word.replaceAll("'", `'\\''`)}'`;
function quoteShellLine(word) {
	if (plainText(word) === word && !/[\n\t]/.test(word)) return quoteShell(word);
	return `$'${word.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("	", "\\t").replace(INVISIBLE, toOctal)}'`;
}
const toOctal = (character) => [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
const ownCopy = (text) => Buffer.from(text).toString();
function tryParseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function describeMisfit(value, { path, keys: [unknown] = [] }) {
	const place = path.map(String).join(".");
	if (unknown !== void 0) return `it has ${JSON.stringify([place, unknown].filter(Boolean).join("."))}, which is unknown`;
	if (path.length === 0) return value === void 0 ? "it is not JSON" : "it is not an object in JSON";
	const found = path.reduce((part, key) => isObject(part) ? Reflect.get(part, key) : void 0, value);
	if (found === void 0) return `it has no ${JSON.stringify(place)}`;
	return `its ${JSON.stringify(place)} is ${cutText(JSON.stringify(found), 100)}, which no run writes there`;
}
const isObject = (value) => typeof value === "object" && value !== null;
const UNITS = [
	["GiB", 1024 ** 3],
	["MiB", 1024 ** 2],
	["KiB", 1024]
];
function size(bytes) {
	const [unit, each] = UNITS.find(([, atLeast]) => bytes >= atLeast) ?? ["KiB", 1024];
	return `${Number((bytes / each).toFixed(1))} ${unit}`;
}
function duration(ms) {
	if (ms < 9950) return `${(ms / 1e3).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 60) return `${seconds} s`;
	const rest = seconds % 60;
	return `${Math.floor(seconds / 60)} min${rest === 0 ? "" : ` ${rest} s`}`;
}
const estimateTokens = (value) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN);
const BYTES_PER_TOKEN = 3.6;

export { size as _, duration as a, listSome as c, plural as d, quoteShell as f, shortenMiddle as g, revealHidden as h, describeMisfit as i, ownCopy as l, quoted as m, asSentence as n, estimateTokens as o, quoteShellLine as p, cutText as r, foldPath as s, BYTES_PER_TOKEN as t, plainText as u, tryParseJson as v };