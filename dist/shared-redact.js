// src/redact.ts
/** GitHub's and common providers' token shapes. Installation tokens are long and hold dots since 2026. */
const TOKEN_SHAPES = /\b(ghs_[A-Za-z0-9._-]{36,}|gh[opru]_[A-Za-z0-9]{36,}|github_pat_\w{22,}|sk-[A-Za-z0-9_-]{20,}|xox[abprs]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16})/g;
/** Shorter words occur in honest text, and taking them out would tell what they are. */
const MIN_LENGTH = 8;
/** Replaces known secrets, in the encodings they are met in, and everything that has a token's shape. */
function createRedaction(secrets) {
	const known = [...new Set(secrets.flatMap((secret) => secret && secret.length >= MIN_LENGTH ? encodings(secret) : []))].sort((a, b) => b.length - a.length);
	return (text) => known.reduce((clean, secret) => clean.replaceAll(secret, "***"), text).replace(TOKEN_SHAPES, "***");
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
	return [
		secret,
		JSON.stringify(secret).slice(1, -1),
		encodeURIComponent(secret),
		bytes.toString("hex"),
		[...secret].reverse().join(""),
		...base64.filter((text) => text.length >= 10).flatMap((text) => [text, toUrlAlphabet(text)])
	];
}
/** https://www.rfc-editor.org/rfc/rfc4648#section-5 */
const toUrlAlphabet = (base64) => base64.replaceAll("+", "-").replaceAll("/", "_");
/** Windows shorter than this occur by chance. */
const MIN_WINDOW = 10;
/** So much of a secret in a row is the secret: the rest could be guessed, or was left out to get past a search. */
const SHARE = .6;
/** Whether a text carries a secret, whole or for the most part, in one of the encodings, or a token's shape. */
function createSecretSearch(secrets) {
	const windows = /* @__PURE__ */ new Map();
	for (const form of secrets.flatMap((secret) => secret && secret.length >= MIN_LENGTH ? encodings(secret) : [])) {
		const size = Math.min(form.length, Math.max(MIN_WINDOW, Math.floor(form.length * SHARE)));
		const known = windows.get(size) ?? /* @__PURE__ */ new Set();
		for (let at = 0; at + size <= form.length; at++) known.add(form.slice(at, at + size));
		windows.set(size, known);
	}
	return (text) => text.search(TOKEN_SHAPES) !== -1 || [...windows].some(([size, known]) => holdsOne(text, size, known));
}
function holdsOne(text, size, known) {
	for (let at = 0; at + size <= text.length; at++) if (known.has(text.slice(at, at + size))) return true;
	return false;
}

export { createSecretSearch as n, createRedaction as t };