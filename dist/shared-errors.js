// src/errors.ts
/** The maintainer must change something. The message says what, and where. */
var ConfigError = class extends Error {
	name = "ConfigError";
};
/** The model asked for something that cannot work. The message is written for the model. */
var ToolError = class extends Error {
	name = "ToolError";
};
/** A service we depend on failed after its retries. Nobody is to blame; try again later. */
var ServiceError = class extends Error {
	name = "ServiceError";
};
/** The text of anything thrown, for a sentence that goes on. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
/** By the names that the system gives them, and git the words. */
const SHORTAGES = [
	[
		"ENOSPC",
		/no space left on device/i,
		"The disk is full."
	],
	[
		"EDQUOT",
		/disk quota exceeded/i,
		"The quota of the disk is used up."
	],
	[
		"EFBIG",
		/file too large/i,
		"A file has become larger than this machine allows."
	],
	[
		"EMFILE",
		/too many open files/i,
		"Too many files are open."
	],
	[
		"EIO",
		/unable to (write|create temporary) (file|loose object|pack)|write error/i,
		"The disk is full, or gone."
	],
	[
		"ENOMEM",
		/cannot allocate memory|out of memory/i,
		"The memory is used up."
	]
];
/** What the machine ran short of, in a sentence with the cure; `undefined` for any other error. */
function describeShortage(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	const said = messageOf(error);
	const [, , what] = SHORTAGES.find(([name, words]) => code === name || words.test(said)) ?? [];
	return what === void 0 ? void 0 : `${what} Free some of it on the runner, or use a larger one. (${cut(said)})`;
}
const cut = (text) => text.trim().split("\n").at(-1)?.slice(0, 300) ?? "";

export { messageOf as a, describeShortage as i, ServiceError as n, ToolError as r, ConfigError as t };