// src/redact.ts
const TOKEN_SHAPES = new RegExp(`${/(?:\b|(?<=\\[bfnrt]|\\u[\da-f]{4}|%[\dA-F]{2}|\[[\d;]*m))/.source}(?:${/ghs_[A-Za-z0-9._-]{36,}|gh[opru]_[A-Za-z0-9]{36,}|github_pat_\w{22,}|sk-[A-Za-z0-9_-]{20,}|xox[abprs]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|npm_[A-Za-z0-9]{36}|glpat-[\w-]{20}/.source})|${/-----BEGIN [A-Z ]*PRIVATE KEY-----(?:(?!-----END)[\w+/=\s\\,:-]){0,20000}(?:-----END [A-Z ]*PRIVATE KEY-----)?/.source}`, "g");
const MIN_LENGTH = 8;
function createRedaction(secrets) {
	const find = createFinder(formsOf(secrets));
	return (text) => {
		let clean = "";
		let end = 0;
		for (const span of find(text)) {
			clean += `${text.slice(end, span.start)}***`;
			end = span.end;
		}
		return (clean + text.slice(end)).replace(TOKEN_SHAPES, "***");
	};
}
function createSecretSearch(secrets) {
	const forms = formsOf(secrets);
	const find = createFinder(forms);
	const findSpread = createFinder(forms.map(lettersOf).filter((letters) => letters.length >= MIN_SPREAD));
	return (text) => text.search(TOKEN_SHAPES) !== -1 || isFound(find(text)) || isFound(findSpread(lettersOf(text)));
}
const isFound = (spans) => spans.next().done === false;
const lettersOf = (text) => text.replace(/[^A-Za-z0-9]+/g, "");
const MIN_SPREAD = 20;
function formsOf(secrets) {
	return secrets.flatMap((secret) => secret && secret.length >= MIN_LENGTH ? encodings(secret) : []);
}
function encodings(secret) {
	const bytes = Buffer.from(secret);
	const base64 = [
		0,
		1,
		2
	].map((shift) => {
		const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
		return shifted.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(shifted.length * 8 / 6));
	});
	const hex = bytes.toString("hex");
	return [
		secret,
		JSON.stringify(secret).slice(1, -1),
		encodeURIComponent(secret),
		hex,
		hex.toUpperCase(),
		[...secret].reverse().join(""),
		...base64.filter((text) => text.length >= MIN_WINDOW).flatMap((text) => [text, toUrlAlphabet(text)])
	];
}
const toUrlAlphabet = (base64) => base64.replaceAll("+", "-").replaceAll("/", "_");
const SHARE = .6;
const MIN_WINDOW = 10;
const MAX_WINDOW = 24;
function createFinder(forms) {
	const windows = /* @__PURE__ */ new Map();
	for (const form of forms) {
		const size = Math.min(form.length, MAX_WINDOW, Math.max(MIN_WINDOW, Math.floor(form.length * SHARE)));
		const known = windows.get(size) ?? /* @__PURE__ */ new Set();
		for (let at = 0; at + size <= form.length; at++) known.add(form.slice(at, at + size));
		windows.set(size, known);
	}
	const sizes = [...windows].sort(([a], [b]) => b - a);
	const isBegin = createBeginning(sizes.flatMap(([, known]) => [...known]));
	const pieceAt = (text, at) => sizes.find(([size, known]) => known.has(text.slice(at, at + size)))?.[0] ?? 0;
	return function* find(text) {
		let span;
		for (let at = 0; at < text.length; at++) {
			const end = isBegin(text, at) ? at + pieceAt(text, at) : at;
			if (end === at) continue;
			if (span && at > span.end) yield span;
			span = span && at <= span.end ? {
				start: span.start,
				end: Math.max(span.end, end)
			} : {
				start: at,
				end
			};
		}
		if (span) yield span;
	};
}
function createBeginning(windows) {
	const mark = (text, at) => (text.charCodeAt(at) << 10 ^ text.charCodeAt(at + 1) << 5 ^ text.charCodeAt(at + 2)) & 65535;
	const marks = new Uint8Array(2 ** 16);
	for (const window of windows) marks[mark(window, 0)] = 1;
	return (text, at) => marks[mark(text, at)] === 1;
}

export { createSecretSearch as n, createRedaction as t };