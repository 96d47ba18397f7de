import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { C as INPUT_NAMES, S as INPUTS } from "./shared-host.js";
import { w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { n as COMMON, r as USAGE, t as ALIASES } from "./shared-usage.js";

// src/cli/arguments.ts
const LOCAL_INPUTS = INPUT_NAMES.filter((name) => INPUTS[name].isLocal);
function readArguments(command, args) {
	const { flags, takesInputs, positionals: wanted = [] } = USAGE[command];
	const inputs = takesInputs ? [...LOCAL_INPUTS, ...Object.keys(ALIASES)] : [];
	const options = Object.fromEntries([...inputs.map((name) => [name, { type: "string" }]), ...Object.entries({
		...flags,
		...COMMON
	}).map(([name, { value }]) => [name, { type: value === void 0 ? "boolean" : "string" }])]);
	const { values, positionals } = parse(command, args, options);
	if (positionals.length !== wanted.length) {
		const usage = wanted.length === 0 ? "no argument" : wanted.join(" ");
		throw new ConfigError(`"regreen ${command}" takes ${usage}; it was given ${positionals.length === 0 ? "none" : positionals.map((word) => JSON.stringify(word)).join(" ")}. See "regreen ${command} --help".`);
	}
	const value = (name) => typeof values[name] === "string" ? values[name] : void 0;
	const empty = Object.keys(options).find((name) => value(name)?.trim() === "");
	if (empty !== void 0) throw new ConfigError(`--${empty} is empty. Give it a value, or leave it out.`);
	return {
		positionals,
		value,
		isSet: (name) => values[name] === true,
		inputs: Object.fromEntries(inputs.flatMap((name) => value(name) === void 0 ? [] : [[ALIASES[name] ?? name, value(name)]]))
	};
}
function parse(command, args, options) {
	try {
		return parseArgs({
			args: [...args],
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		const problem = error instanceof Error ? error.message.split(". To specify")[0] ?? "" : String(error);
		throw new ConfigError(`"regreen ${command}": ${problem}. See "regreen ${command} --help".`);
	}
}
function choose(flag, value, words) {
	if (value === void 0) return words[0];
	const found = words.find((word) => word === value);
	if (found !== void 0) return found;
	throw new ConfigError(`--${flag} is ${JSON.stringify(value)}; it must be ${words.map((word) => `"${word}"`).join(" or ")}.`);
}
const makeOutFolder = (out) => makeNamedFolder(out, " of --out");
async function makeNamedFolder(path, whose = "") {
	const folder = resolve(path);
	await makeFolder(folder).catch((error) => {
		throw new ConfigError(`The folder ${folder}${whose} cannot be made: ${messageOf(error)}. Name another one.`);
	});
	return folder;
}
async function makeFolder(folder) {
	if (await stat(folder).catch(() => void 0)) return;
	if (dirname(folder) !== folder) await makeFolder(dirname(folder));
	await mkdir(folder).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
}

export { readArguments as i, makeNamedFolder as n, makeOutFolder as r, choose as t };