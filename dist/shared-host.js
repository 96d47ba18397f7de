import { i as __toESM, r as __require, t as __commonJSMin } from "./shared-rolldown-runtime.js";
import { _ as size, a as duration, f as quoteShell, m as quoted, r as cutText, s as foldPath, u as plainText } from "./shared-text.js";
import { C as describeShortage, S as codeOf, b as ServiceError, p as string, r as array, w as messageOf, x as ToolError, y as ConfigError } from "./shared-schemas.js";
import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { accessSync, chmodSync, closeSync, constants, existsSync, lchownSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { EventEmitter, once } from "node:events";
import { pathToFileURL } from "node:url";
import { copyFile, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rename, rm, stat, statfs, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, normalize, posix, relative, resolve, sep } from "node:path";
import { spawn } from "node:child_process";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { constants as constants$1, freemem } from "node:os";
import { createSocket } from "node:dgram";

// src/config/inputs.ts
const describe = (description, standard) => ({
	description,
	...standard !== void 0 && { default: standard }
});
const local = (description, takes, standard) => ({
	...describe(description, standard),
	isLocal: true,
	takes
});
const hosted = (description, standard) => ({
	...describe(description, standard),
	isLocal: false
});
const INPUTS = {
	"github-token": hosted("Reads events and logs, pushes the branch, opens the pull request.", "${{ github.token }}"),
	"openai-api-key": hosted("Key for the model endpoint. Default: the environment variable OPENAI_API_KEY."),
	"openai-base-url": local("Any OpenAI-compatible endpoint. Default: OPENAI_BASE_URL, else https://api.openai.com/v1.", "URL"),
	model: local("Model id; required except for \"publish\" and \"verify\". Default: OPENAI_MODEL.", "NAME"),
	effort: local("Reasoning effort, passed to the endpoint unchanged.", "WORD"),
	"additional-instructions": local("Added to the built-in prompt.", "TEXT"),
	"test-command": local("The command whose failure is to be fixed. Default: on GitHub the one of CI's failed step, else found in the project.", "COMMAND"),
	"setup-command": local("Prepares each private copy, for example \"npm ci\".", "COMMAND"),
	"working-directory": local("Project folder in a monorepo.", "FOLDER", "."),
	"policy-file": local("Policy file, read from the base branch only; on the command line from the last commit.", "FILE", ".github/regreen.yml"),
	"base-branch": hosted("Branch that the policy is read from. Default: the one that the pull request goes into, else the repository's default branch."),
	phase: hosted("\"all\", or one phase per job: \"propose\" (no write token), \"verify\" (proof only: no key, no write token), \"publish\" (no key, runs no repository code). \"doctor\" checks the set-up and changes nothing.", "all"),
	"proposal-path": hosted("Folder that \"propose\" and \"verify\" write, and that \"verify\" and \"publish\" read.", "regreen-proposal"),
	mode: hosted("\"pull-request\"; \"push\" onto the failing pull request's own branch, where there is one; \"comment\" with the patch; \"dry-run\" publishes nothing.", "pull-request"),
	draft: hosted("Open the pull request as a draft.", "true"),
	"branch-prefix": hosted("Prefix of the branches that Regreen pushes.", "regreen/"),
	"trigger-phrase": hosted("The word that begins a command in a comment.", "/agent"),
	"label-trigger": hosted("Label of an issue or pull request that starts a run.", "agent-fix"),
	"max-attempts": hosted("Runs per pull request (without one, per commit) and failure before a person must ask again.", "2"),
	reviewers: hosted("Reviewers of the pull request, separated by commas or lines."),
	assignees: hosted("Assignees of the pull request, separated by commas or lines."),
	"commit-message": hosted("First line of the commit. Default: built from the failing tests."),
	"pull-request-title": hosted("Title of the pull request. Default: built from the failing tests."),
	"sign-commits": hosted("Commit through the API, so that the commit is Verified.", "false"),
	labels: hosted("Labels for the pull request, separated by commas or lines."),
	"minimum-permission": hosted("Permission that a person needs to start a run: \"write\" or \"admin\".", "write"),
	"allow-users": hosted("Logins that may start a run without that permission."),
	"allow-bots": hosted("Bots that may start a run, by exact login."),
	"max-turns": local("Model requests per run.", "N", "40"),
	"max-tokens": local("Prompt and completion tokens per run.", "N", "1000000"),
	"max-cost-usd": local("US$ per run. Needs the inputs \"price-input\" and \"price-output\".", "US$"),
	"price-input": local("US$ per million prompt tokens; together with the input \"price-output\" it gives the cost of a run.", "US$"),
	"price-output": local("US$ per million completion tokens.", "US$"),
	"context-tokens": local("The model's window. Default: 128000.", "N"),
	"timeout-minutes": local("Time for the whole run; then it stops and keeps the patch so far.", "MINUTES", "20"),
	"test-timeout-minutes": local("Time for one run of the test command.", "MINUTES", "10"),
	"reruns-before": local("Test runs before the patch; they tell flaky from broken.", "N", "2"),
	"reruns-after": local("Test runs after the patch; they tell fixed from lucky.", "N", "2"),
	"auto-test": local("Run the failing tests after each write and show the model the result.", "true|false", "true"),
	sandbox: local("\"auto\": isolate tests as well as this machine can; \"require\": end the run where the sandbox is below level 2, that is, where tests could reach files and network; \"off\": no isolation. The levels are in docs/sandbox.md.", "auto|require|off", "auto"),
	network: local("Network of test runs in the sandbox: \"none\" or \"host\".", "none|host", "none"),
	"issue-number": hosted("For workflow_dispatch: the issue to work on."),
	"pull-request-number": hosted("For workflow_dispatch: the pull request to repair."),
	task: hosted("For workflow_dispatch: what is to be done, or a hint for the model where a run, issue or pull request is named."),
	"run-id": hosted("For workflow_dispatch: the failed workflow run to repair.")
};
const INPUT_NAMES = Object.keys(INPUTS);

// src/workspace/environment.ts
const TOOL_VARIABLES = [
	"DOTNET_ROOT",
	"GOROOT",
	"JAVA_HOME",
	"PYENV_ROOT",
	"RBENV_ROOT",
	"RUSTUP_HOME",
	"RUSTUP_TOOLCHAIN",
	"NVM_DIR",
	"VOLTA_HOME"
];
function createChildEnvironment({ host, home, temporary, workspace, copy }) {
	const inherited = TOOL_VARIABLES.flatMap((name) => {
		const value = host[name];
		return value && isAbsolute(value) ? [[name, value]] : [];
	});
	return {
		...rustupHome(host.PATH ?? ""),
		...Object.fromEntries(inherited),
		PATH: childPath(host.PATH ?? "", workspace, copy),
		HOME: home,
		TMPDIR: temporary,
		LANG: "C.UTF-8",
		TZ: "UTC",
		CI: "true",
		TERM: "dumb",
		NO_COLOR: "1",
		USER: "regreen",
		SHELL: "/bin/sh",
		PYTHONDONTWRITEBYTECODE: "1",
		PYTHONNOUSERSITE: "1",
		PYTHONHASHSEED: "0",
		npm_config_update_notifier: "false",
		npm_config_audit: "false",
		npm_config_fund: "false",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_TERMINAL_PROMPT: "0"
	};
}
function hostSearchPath(path, workspace) {
	return (path ?? "").split(":").filter(isAbsolute).filter((entry) => workspace === void 0 || !isInside(workspace, entry)).join(":") || "/usr/local/bin:/usr/bin:/bin";
}
function rustupHome(path) {
	const cargo = path.split(":").find((entry) => isAbsolute(entry) && entry.endsWith("/.cargo/bin"));
	return cargo === void 0 ? {} : { RUSTUP_HOME: join(cargo, "../../.rustup") };
}
function childPath(path, workspace, copy) {
	const moved = path.split(":").filter(isAbsolute).map((entry) => workspace && isInside(workspace, entry) ? join(copy, relative(workspace, entry)) : entry);
	return [...new Set(moved)].join(":") || "/usr/local/bin:/usr/bin:/bin";
}
function isInside(folder, path) {
	const way = relative(folder, path);
	return way === "" || !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

// src/workspace/files/faults.ts
const PATH_FAULTS = /* @__PURE__ */ new Set([
	"EACCES",
	"EBUSY",
	"EEXIST",
	"EISDIR",
	"ELOOP",
	"ENAMETOOLONG",
	"ENODEV",
	"ENOENT",
	"ENOTDIR",
	"ENXIO",
	"EPERM",
	"EROFS",
	"ETXTBSY"
]);
function explainFault(error, path) {
	if (error instanceof ToolError) return new ToolError(`${quoted(path)} cannot be used. ${error.message}`);
	const code = codeOf(error);
	if (code === void 0 || !PATH_FAULTS.has(code)) return error;
	return new ToolError(`${quoted(path)} cannot be used as a file here (${code}). Use another path.`);
}

// src/workspace/files/held-folder.ts
async function holdFolder(root, steps, { create }) {
	let folder = hold(await open(root, constants.O_RDONLY | constants.O_DIRECTORY), root);
	for (const step of steps) {
		const path = folder.at(step);
		const next = await descend(path, create).finally(folder.release);
		if (!next) return void 0;
		folder = hold(next, path);
	}
	return folder;
}
function hold(handle, path) {
	const own = process.platform === "linux" ? `/proc/self/fd/${handle.fd}` : path;
	return {
		at: (name) => join(own, name),
		release: () => handle.close()
	};
}
async function descend(path, create) {
	if (create) await makeFolder(path);
	try {
		return await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
	} catch (error) {
		await refuseSymlink(path);
		if (!create && isAbsent(error)) return void 0;
		throw error;
	}
}
async function makeFolder(path) {
	try {
		await mkdir(path);
	} catch (error) {
		if (codeOf(error) !== "EEXIST") throw error;
	}
}
async function refuseSymlink(path) {
	if (!(await lstat(path).catch(() => void 0))?.isSymbolicLink()) return;
	throw new ToolError("It leads through a symbolic link. Symbolic links are not followed; name the file itself.");
}
const isAbsent = (error) => ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");

// src/workspace/files/paths.ts
const MAX_PATH = 4096;
function normalisePath(path) {
	const fault = (why) => new ToolError(`The path ${quoted(path)} ${why}. Use a path relative to the working directory.`);
	if (path.length > MAX_PATH) throw fault("is too long");
	if (path.trim() === "") throw fault("is empty");
	if (/[\0-\x1f\x7f]/.test(path)) throw fault("has a control character");
	if (path.includes("\\")) throw fault("has a backslash");
	if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) throw fault("is absolute");
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	if (parts.includes("..")) throw fault("leaves the working directory");
	if (parts.some(isGitFolder)) throw fault("is inside git's own folder");
	return parts.length === 0 ? "." : parts.join("/");
}
function isGitFolder(part) {
	const plain = part.normalize("NFKC").replace(/\p{Cf}/gu, "");
	return /^(\.git[. ]*(:.*)?|git~\d+)$/i.test(plain);
}

// src/workspace/files/files.ts
const BOM = "\uFEFF";
function createJail(root, folder = ".") {
	async function within(path, work, create = false) {
		const steps = join(folder, normalisePath(path)).split("/");
		const name = steps.pop() ?? ".";
		try {
			const held = await holdFolder(root, steps, { create });
			return await (held && work(held.at(name)).finally(held.release));
		} catch (error) {
			throw explainFault(error, path);
		}
	}
	return {
		readIfPresent: (path, maxBytes) => within(path, (file) => readText(file, maxBytes)),
		async read(path, maxBytes) {
			const text = await within(path, (file) => readText(file, maxBytes));
			if (!text) throw new ToolError(`There is no file ${JSON.stringify(path)}. Use list_files to see what exists.`);
			return text;
		},
		write: (path, text) => within(path, (file) => replaceFile(file, text), true),
		remove: (path) => within(path, removeFile),
		async isFile(path) {
			try {
				return await within(path, tryStatRegular) !== void 0;
			} catch (error) {
				if (error instanceof ToolError) return false;
				throw error;
			}
		}
	};
}
async function tryStatRegular(file) {
	await refuseSymlink(file);
	try {
		const stats = await lstat(file);
		if (stats.isFile()) return stats;
	} catch (error) {
		if (isAbsent(error)) return void 0;
		throw error;
	}
	throw new ToolError("It is not a regular file.");
}
async function removeFile(file) {
	if (await tryStatRegular(file)) await rm(file, { force: true });
}
async function replaceFile(file, { text, hasBom, mode = 420 }) {
	const old = await tryStatRegular(file);
	const temporary = join(file, "..", `.regreen-${randomBytes(6).toString("hex")}`);
	try {
		const handle = await open(temporary, "wx", mode);
		try {
			await handle.writeFile(hasBom ? BOM + text : text);
			await handle.chmod((old?.mode ?? mode) & 511);
		} finally {
			await handle.close();
		}
		await rename(temporary, file);
	} finally {
		await rm(temporary, { force: true });
	}
}
async function readText(file, maxBytes) {
	const handle = await tryOpen$1(file);
	if (!handle) return void 0;
	try {
		const stats = await handle.stat();
		if (!stats.isFile()) throw new ToolError("It is not a regular file.");
		if (stats.size > maxBytes) throw tooLarge(stats.size, maxBytes);
		return {
			...decode(await readWhole(handle, stats.size)),
			mode: stats.mode & 511
		};
	} finally {
		await handle.close();
	}
}
async function tryOpen$1(file) {
	try {
		return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		await refuseSymlink(file);
		if (isAbsent(error)) return void 0;
		throw error;
	}
}
async function readWhole(handle, size) {
	const buffer = Buffer.alloc(size + 1);
	let length = 0;
	while (length < buffer.length) {
		const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
		if (bytesRead === 0) return buffer.subarray(0, length);
		length += bytesRead;
	}
	throw new ToolError("It changed while it was read. Try again.");
}
function tooLarge(size, maxBytes) {
	return new ToolError(`It is too large: ${size} bytes, and at most ${maxBytes} can be read. Use search to find the lines you need.`);
}
function decode(bytes) {
	if (bytes.includes(0)) throw new ToolError("It is a binary file.");
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
		const hasBom = text.startsWith(BOM);
		return {
			text: hasBom ? text.slice(1) : text,
			hasBom
		};
	} catch {
		throw new ToolError("It is not UTF-8 text; it cannot be read or edited.");
	}
}

// src/workspace/files/remove-folder.ts
const OPTIONS$1 = {
	recursive: true,
	force: true,
	maxRetries: 3
};
async function removeFolder(folder) {
	try {
		await rm(folder, OPTIONS$1);
	} catch {
		openFolders(folder);
		await rm(folder, OPTIONS$1).catch(() => void 0);
	}
}
function removeFolderNow(folder) {
	try {
		rmSync(folder, OPTIONS$1);
	} catch {
		openFolders(folder);
		tryRemove(folder);
	}
}
function tryRemove(folder) {
	try {
		rmSync(folder, OPTIONS$1);
	} catch {}
}
function openFolders(folder) {
	try {
		chmodSync(folder, 448);
		for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) openFolders(join(folder, entry.name));
	} catch {}
}

// node_modules/@simple-git/args-pathspec/dist/index.mjs
const t = /* @__PURE__ */ new WeakMap();
function c$1(...n) {
	const e = new String(n);
	return t.set(e, n), e;
}
function r(n) {
	return n instanceof String && t.has(n);
}
function o(n) {
	return t.get(n) ?? [];
}

// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));

// node_modules/debug/src/common.js
var require_common = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		createDebug.names = [];
		createDebug.skips = [];
		createDebug.formatters = {};
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(/* @__PURE__ */ new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));

// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	exports.log = console.debug || console.log || (() => {});
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));

// node_modules/has-flag/index.js
var require_has_flag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (flag, argv = process.argv) => {
		const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
		const position = argv.indexOf(prefix + flag);
		const terminatorPosition = argv.indexOf("--");
		return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
	};
}));

// node_modules/supports-color/index.js
var require_supports_color = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const os = __require("os");
	const tty = __require("tty");
	const hasFlag = require_has_flag();
	const { env } = process;
	let forceColor;
	if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never")) forceColor = 0;
	else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) forceColor = 1;
	if ("FORCE_COLOR" in env) {
		if (env.FORCE_COLOR === "true") forceColor = 1;
		else if (env.FORCE_COLOR === "false") forceColor = 0;
		else forceColor = env.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(env.FORCE_COLOR, 10), 3);
	}
	function translateLevel(level) {
		if (level === 0) return false;
		return {
			level,
			hasBasic: true,
			has256: level >= 2,
			has16m: level >= 3
		};
	}
	function supportsColor(haveStream, streamIsTTY) {
		if (forceColor === 0) return 0;
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
		if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
		const min = forceColor || 0;
		if (env.TERM === "dumb") return min;
		if (process.platform === "win32") {
			const osRelease = os.release().split(".");
			if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
			return 1;
		}
		if ("CI" in env) {
			if ([
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI",
				"GITHUB_ACTIONS",
				"BUILDKITE"
			].some((sign) => sign in env) || env.CI_NAME === "codeship") return 1;
			return min;
		}
		if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
		if (env.COLORTERM === "truecolor") return 3;
		if ("TERM_PROGRAM" in env) {
			const version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
			switch (env.TERM_PROGRAM) {
				case "iTerm.app": return version >= 3 ? 3 : 2;
				case "Apple_Terminal": return 2;
			}
		}
		if (/-256(color)?$/i.test(env.TERM)) return 2;
		if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
		if ("COLORTERM" in env) return 1;
		return min;
	}
	function getSupportLevel(stream) {
		return translateLevel(supportsColor(stream, stream && stream.isTTY));
	}
	module.exports = {
		supportsColor: getSupportLevel,
		stdout: translateLevel(supportsColor(true, tty.isatty(1))),
		stderr: translateLevel(supportsColor(true, tty.isatty(2)))
	};
}));

// node_modules/debug/src/node.js
var require_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const tty = __require("tty");
	const util = __require("util");
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = require_supports_color();
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return (/* @__PURE__ */ new Date()).toISOString() + " ";
	}
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	function load() {
		return process.env.DEBUG;
	}
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));

// node_modules/debug/src/index.js
var require_src$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node();
}));

// node_modules/@kwsites/file-exists/dist/src/index.js
var require_src = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	const fs_1 = __require("fs");
	const log = __importDefault(require_src$1()).default("@kwsites/file-exists");
	function check(path, isFile, isDirectory) {
		log(`checking %s`, path);
		try {
			const stat = fs_1.statSync(path);
			if (stat.isFile() && isFile) {
				log(`[OK] path represents a file`);
				return true;
			}
			if (stat.isDirectory() && isDirectory) {
				log(`[OK] path represents a directory`);
				return true;
			}
			log(`[FAIL] path represents something other than a file or directory`);
			return false;
		} catch (e) {
			if (e.code === "ENOENT") {
				log(`[FAIL] path is not accessible: %o`, e);
				return false;
			}
			log(`[FATAL] %o`, e);
			throw e;
		}
	}
	function exists(path, type = exports.READABLE) {
		return check(path, (type & exports.FILE) > 0, (type & exports.FOLDER) > 0);
	}
	exports.exists = exists;
	exports.FILE = 1;
	exports.FOLDER = 2;
	exports.READABLE = exports.FILE + exports.FOLDER;
}));

// node_modules/@kwsites/file-exists/dist/index.js
var require_dist$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	function __export(m) {
		for (var p in m) if (!exports.hasOwnProperty(p)) exports[p] = m[p];
	}
	Object.defineProperty(exports, "__esModule", { value: true });
	__export(require_src());
}));

// node_modules/@kwsites/promise-deferred/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createDeferred = exports.deferred = void 0;
	function deferred() {
		let done;
		let fail;
		let status = "pending";
		return {
			promise: new Promise((_done, _fail) => {
				done = _done;
				fail = _fail;
			}),
			done(result) {
				if (status === "pending") {
					status = "resolved";
					done(result);
				}
			},
			fail(error) {
				if (status === "pending") {
					status = "rejected";
					fail(error);
				}
			},
			get fulfilled() {
				return status !== "pending";
			},
			get status() {
				return status;
			}
		};
	}
	exports.deferred = deferred;
	exports.createDeferred = deferred;
}));

// node_modules/@simple-git/argv-parser/dist/index.mjs
var import_src = /* @__PURE__ */ __toESM(require_src$1(), 1);
var import_dist = require_dist$1();
var import_dist$1 = require_dist();
function* x$1(e, n) {
	const t = n === "global";
	for (const o of e) o.isGlobal === t && (yield o);
}
const P$1 = /* @__PURE__ */ new Set([
	"--add",
	"--edit",
	"--remove-section",
	"--rename-section",
	"--replace-all",
	"--unset",
	"--unset-all",
	"-e"
]);
const S$1 = /* @__PURE__ */ new Set([
	"--get",
	"--get-all",
	"--get-color",
	"--get-colorbool",
	"--get-regexp",
	"--get-urlmatch",
	"--list",
	"-l"
]);
const E$1 = /* @__PURE__ */ new Set([
	"edit",
	"remove-section",
	"rename-section",
	"set",
	"unset"
]);
const F$1 = /* @__PURE__ */ new Set([
	"get",
	"get-color",
	"get-colorbool",
	"list"
]);
function A$1(e, n) {
	for (const { name: o } of x$1(e, "task")) {
		if (P$1.has(o)) return w(!0, n);
		if (S$1.has(o)) return w(!1, n);
	}
	const t = n.at(0)?.toLowerCase();
	return t === void 0 ? null : E$1.has(t) ? w(!0, n.slice(1)) : F$1.has(t) ? w(!1, n.slice(1)) : n.length === 1 ? w(!1, n) : w(!0, n);
}
function w(e = !1, n = []) {
	const t = n.at(0)?.toLowerCase();
	return t === void 0 ? null : {
		isWrite: e,
		isRead: !e,
		key: t,
		value: n.at(1)
	};
}
function O$1(e, n) {
	return n.isWrite && n.value !== void 0 ? {
		key: n.key,
		value: n.value,
		scope: e
	} : {
		key: n.key,
		scope: e
	};
}
function G$1(e) {
	const n = e?.indexOf("=") || -1;
	return !e || n < 0 ? null : {
		key: e.slice(0, n).trim().toLowerCase(),
		value: e.slice(n + 1)
	};
}
function M$1(e) {
	for (const { name: n } of x$1(e, "task")) switch (n) {
		case "--global": return "global";
		case "--system": return "system";
		case "--worktree": return "worktree";
		case "--local": return "local";
		case "--file":
		case "-f": return "file";
	}
	return "local";
}
function N$1({ name: e }) {
	if (e === "-c" || e === "--config") return "inline";
	if (e === "--config-env") return "env";
}
function* $$1(e) {
	for (const n of e) {
		const t = N$1(n), o = t && G$1(n.value);
		o && (yield {
			...o,
			scope: t
		});
	}
}
function D(e, n, t) {
	const o = {
		read: [],
		write: [...$$1(n)]
	};
	return e === "config" && L$1(o, M$1(n), A$1(n, t)), o;
}
function L$1(e, n, t) {
	if (t === null) return;
	const o = O$1(n, t);
	t.isWrite ? e.write.push(o) : e.read.push(o);
}
const C = { short: /* @__PURE__ */ new Map([["c", !0]]) };
const I$1 = {
	short: new Map([
		["C", !0],
		["P", !1],
		["h", !1],
		["p", !1],
		["v", !1],
		...C.short.entries()
	]),
	long: /* @__PURE__ */ new Set([
		"attr-source",
		"config-env",
		"exec-path",
		"git-dir",
		"list-cmds",
		"namespace",
		"super-prefix",
		"work-tree"
	])
};
const R$1 = {
	clone: {
		short: /* @__PURE__ */ new Map([
			["b", !0],
			["j", !0],
			["l", !1],
			["n", !1],
			["o", !0],
			["q", !1],
			["s", !1],
			["u", !0]
		]),
		long: /* @__PURE__ */ new Set([
			"branch",
			"config",
			"jobs",
			"origin",
			"upload-pack",
			"u",
			"template"
		])
	},
	commit: {
		short: /* @__PURE__ */ new Map([
			["C", !0],
			["F", !0],
			["c", !0],
			["m", !0],
			["t", !0]
		]),
		long: /* @__PURE__ */ new Set([
			"file",
			"message",
			"reedit-message",
			"reuse-message",
			"template"
		])
	},
	config: {
		short: /* @__PURE__ */ new Map([
			["e", !1],
			["f", !0],
			["l", !1]
		]),
		long: /* @__PURE__ */ new Set([
			"blob",
			"comment",
			"default",
			"file",
			"type",
			"value"
		])
	},
	fetch: {
		short: /* @__PURE__ */ new Map(),
		long: /* @__PURE__ */ new Set(["upload-pack"])
	},
	init: {
		short: /* @__PURE__ */ new Map(),
		long: /* @__PURE__ */ new Set(["template"])
	},
	pull: {
		short: /* @__PURE__ */ new Map(),
		long: /* @__PURE__ */ new Set(["upload-pack"])
	},
	push: {
		short: /* @__PURE__ */ new Map(),
		long: /* @__PURE__ */ new Set(["exec", "receive-pack"])
	},
	rebase: {
		short: /* @__PURE__ */ new Map([
			["X", !0],
			["f", !1],
			["i", !1],
			["k", !1],
			["m", !1],
			["n", !1],
			["q", !1],
			["r", !1],
			["s", !0],
			["v", !1],
			["x", !0]
		]),
		long: /* @__PURE__ */ new Set([
			"exec",
			"onto",
			"strategy",
			"strategy-option"
		])
	}
};
const T = {
	short: /* @__PURE__ */ new Map(),
	long: /* @__PURE__ */ new Set()
};
function B$1(e) {
	const n = R$1[e ?? ""] ?? T;
	return {
		short: new Map([...C.short.entries(), ...n.short.entries()]),
		long: n.long
	};
}
function b$1(e, n = I$1) {
	if (e.startsWith("--")) {
		const t = e.indexOf("=");
		if (t > 2) return [{
			name: e.slice(0, t),
			value: e.slice(t + 1),
			needsNext: !1
		}];
		const o = e.slice(2);
		return [{
			name: e,
			needsNext: n.long.has(o)
		}];
	}
	if (e.length === 2) {
		const t = e.charAt(1);
		return [{
			name: e,
			needsNext: n.short.get(t) === !0
		}];
	}
	return j$1(e, n.short);
}
function j$1(e, n) {
	const t = e.slice(1).split(""), o = [];
	for (let a = 0; a < t.length; a++) {
		const s = t[a], r = n.get(s);
		if (r === void 0) return [{
			name: e,
			needsNext: !1
		}];
		if (r) {
			const i = t.slice(a + 1).join("");
			if (i && ![...i].every((m) => n.has(m))) return o.push({
				name: `-${s}`,
				value: i,
				needsNext: !1
			}), o;
		}
		o.push({
			name: `-${s}`,
			needsNext: r
		});
	}
	return o;
}
function W$1(e, n = []) {
	let t = 0;
	for (; t < e.length;) {
		const o = String(e[t]);
		if (!o.startsWith("-") || o.length < 2) break;
		const a = b$1(o);
		let s = t + 1;
		for (const r of a) {
			const i = {
				name: r.name,
				value: r.value,
				absorbedNext: !1,
				isGlobal: !0
			};
			r.needsNext && i.value === void 0 && s < e.length && (i.value = String(e[s]), i.absorbedNext = !0, s++), n.push(i);
		}
		t = s;
	}
	return {
		flags: n,
		taskIndex: t
	};
}
function V$1(e, n, t = []) {
	const o$2 = B$1(n), a = [], s = [];
	let r$3 = 0;
	for (; r$3 < e.length;) {
		const i = e[r$3];
		if (r(i)) {
			s.push(...o(i)), r$3++;
			continue;
		}
		const p = String(i);
		if (p === "--") {
			for (let d = r$3 + 1; d < e.length; d++) {
				const g = e[d];
				r(g) ? s.push(...o(g)) : s.push(String(g));
			}
			break;
		}
		if (!p.startsWith("-") || p.length < 2) {
			a.push(p), r$3++;
			continue;
		}
		const m = b$1(p, o$2);
		let u = r$3 + 1;
		for (const d of m) {
			const g = {
				name: d.name,
				value: d.value,
				absorbedNext: !1,
				isGlobal: !1
			};
			d.needsNext && g.value === void 0 && u < e.length && !r(e[u]) && (g.value = String(e[u]), g.absorbedNext = !0, u++), t.push(g);
		}
		r$3 = u;
	}
	return {
		flags: t,
		positionals: a,
		pathspecs: s
	};
}
function* q$1({ write: e }) {
	for (const n of e) for (const t of K$1) {
		const o = t(n.key);
		o && (yield o);
	}
}
function f$1(e, n, t = String(e)) {
	const o = typeof e == "string" ? new RegExp(`\\s*${e.toLowerCase()}`) : e;
	return function(s) {
		if (o.test(s)) return {
			category: n,
			message: `Configuring ${t} is not permitted without enabling ${n}`
		};
	};
}
function l$1(e, n) {
	return f$1(new RegExp(`\\s*${e.toLowerCase().replace(/\./g, "(..+)?.")}`), n, e);
}
const K$1 = [
	f$1("alias", "allowUnsafeAlias"),
	f$1("core.askPass", "allowUnsafeAskPass"),
	f$1("core.editor", "allowUnsafeEditor"),
	f$1("core.fsmonitor", "allowUnsafeFsMonitor"),
	f$1("core.gitProxy", "allowUnsafeGitProxy"),
	f$1("core.hooksPath", "allowUnsafeHooksPath"),
	f$1("core.pager", "allowUnsafePager"),
	f$1("core.sshCommand", "allowUnsafeSshCommand"),
	l$1("credential.helper", "allowUnsafeCredentialHelper"),
	l$1("diff.command", "allowUnsafeDiffExternal"),
	f$1("diff.external", "allowUnsafeDiffExternal"),
	l$1("difftool.cmd", "allowUnsafeDiffExternal"),
	l$1("diff.textconv", "allowUnsafeDiffTextConv"),
	l$1("filter.clean", "allowUnsafeFilter"),
	l$1("filter.process", "allowUnsafeFilter"),
	l$1("filter.smudge", "allowUnsafeFilter"),
	l$1("gpg.program", "allowUnsafeGpgProgram"),
	f$1("include.path", "allowUnsafeInclude"),
	l$1("includeIf", "allowUnsafeInclude"),
	f$1("init.templateDir", "allowUnsafeTemplateDir"),
	l$1("pager.", "allowUnsafePager"),
	l$1("merge.driver", "allowUnsafeMergeDriver"),
	l$1("mergetool.path", "allowUnsafeMergeDriver"),
	l$1("mergetool.cmd", "allowUnsafeMergeDriver"),
	l$1("protocol.allow", "allowUnsafeProtocolOverride"),
	l$1("remote.receivepack", "allowUnsafePack"),
	l$1("remote.uploadpack", "allowUnsafePack"),
	f$1("uploadpack.packObjectsHook", "allowUnsafePack"),
	f$1("sequence.editor", "allowUnsafeEditor"),
	l$1("submodule.update", "allowUnsafeSubmodule"),
	l$1("tar.command", "allowUnsafeCommandBinaries"),
	l$1("trailer.cmd", "allowUnsafeCommandBinaries"),
	l$1("trailer.command", "allowUnsafeCommandBinaries"),
	l$1("url.insteadOf", "allowUnsafeUrlRewrite")
];
function* H$1(e, n) {
	for (const t of n) for (const o of X$1) {
		const a = o(e, t);
		a && (yield a);
	}
}
function c(e, n, t, { name: o = String(n), globalOnly: a = !1, withValue: s = !1 } = {}) {
	const r = typeof n == "string" ? new RegExp(`\\s*${n.toLowerCase()}`) : n, i = `Use of ${e ? `${e} with option ` : ""}${o} is not permitted without enabling ${t}`;
	return function(m, u) {
		if (!(e && m !== e) && !(a && !u.isGlobal) && !(s && u.value === void 0) && r.test(u.name)) return {
			category: t,
			message: i
		};
	};
}
const h$1 = {
	globalOnly: !0,
	withValue: !0
};
const X$1 = [
	c(null, /--(upload|receive)-pack/, "allowUnsafePack", { name: "--upload-pack or --receive-pack" }),
	c("clone", /^-\w*u/, "allowUnsafePack"),
	c("clone", "--u", "allowUnsafePack"),
	c("push", /^--exec$/, "allowUnsafePack", { name: "--exec" }),
	c("rebase", /^(-x|--ex(ec?)?)$/, "allowUnsafeExec", { name: "-x or --exec" }),
	c(null, "--template", "allowUnsafeTemplateDir"),
	c(null, "--exec-path", "allowUnsafeExec", h$1),
	c(null, "--git-dir", "allowUnsafeConfigPaths", h$1),
	c(null, "--work-tree", "allowUnsafeConfigPaths", h$1),
	c(null, /^-C$/, "allowUnsafeConfigPaths", {
		...h$1,
		name: "-C"
	})
];
function k(e, n, t) {
	return [...H$1(e, n), ...q$1(t)];
}
function Y$1(...e) {
	const { flags: n, taskIndex: t } = W$1(e), o = t < e.length ? String(e[t]).toLowerCase() : null, { positionals: s, pathspecs: r } = V$1(o !== null ? e.slice(t + 1) : [], o, n), i = D(o, n, s);
	return {
		task: o,
		flags: n.map(J$1),
		paths: r,
		config: i,
		vulnerabilities: z$1(k(o, n, i))
	};
}
function z$1(e) {
	return Object.defineProperty(e, "vulnerabilities", { value: e });
}
function J$1({ value: e, name: n }) {
	return e !== void 0 ? {
		name: n,
		value: e
	} : { name: n };
}
const y = {
	editor: "allowUnsafeEditor",
	git_askpass: "allowUnsafeAskPass",
	git_config_global: "allowUnsafeConfigPaths",
	git_config_system: "allowUnsafeConfigPaths",
	git_config_count: "allowUnsafeConfigEnvCount",
	git_config_parameters: "allowUnsafeConfigEnvCount",
	git_config: "allowUnsafeConfigPaths",
	git_editor: "allowUnsafeEditor",
	git_exec_path: "allowUnsafeExec",
	git_external_diff: "allowUnsafeDiffExternal",
	git_pager: "allowUnsafePager",
	git_proxy_command: "allowUnsafeGitProxy",
	git_template_dir: "allowUnsafeTemplateDir",
	git_sequence_editor: "allowUnsafeEditor",
	git_ssh: "allowUnsafeSshCommand",
	git_ssh_command: "allowUnsafeSshCommand",
	pager: "allowUnsafePager",
	prefix: "allowUnsafeConfigPaths",
	ssh_askpass: "allowUnsafeAskPass",
	visual: "allowUnsafeEditor"
};
function* Q$1(e) {
	const n = parseInt(e.git_config_count ?? "0", 10);
	for (let t = 0; t < n; t++) {
		const o = e[`git_config_key_${t}`], a = e[`git_config_value_${t}`];
		o !== void 0 && (yield {
			key: o.toLowerCase().trim(),
			value: a,
			scope: "env"
		});
	}
}
function* Z$1(e) {
	for (const n of Object.keys(e)) if (_$1(n)) {
		const t = y[n];
		yield {
			category: t,
			message: `Use of "${n.toUpperCase()}" is not permitted without enabling ${t}`
		};
	}
}
function _$1(e) {
	return Object.hasOwn(y, e);
}
function ee$1(e) {
	const n = {};
	for (const [t, o] of Object.entries(e)) {
		const a = t.toLowerCase().trim();
		(_$1(a) || a.startsWith("git")) && (n[a] = String(o));
	}
	return n;
}
function ne$1(e) {
	const n = ee$1(e), t = {
		read: [],
		write: [...Q$1(n)]
	};
	return {
		config: t,
		vulnerabilities: [...Z$1(n), ...k(null, [], t)]
	};
}
function oe$1(e, n) {
	return [...Y$1(...e).vulnerabilities, ...ne$1(n).vulnerabilities];
}

// node_modules/simple-git/dist/index.mjs
var O = class extends Error {
	constructor(e, n) {
		super(n), this.task = e, Object.setPrototypeOf(this, new.target.prototype);
	}
};
var Ae = class extends O {
	constructor(e, n) {
		super(void 0, n), this.config = e;
	}
};
var A = class extends O {
	constructor(e, n, r) {
		super(e, r), this.task = e, this.plugin = n, Object.setPrototypeOf(this, new.target.prototype);
	}
};
var at = class extends O {
	constructor(e, n) {
		super(void 0, n || String(e)), this.git = e;
	}
};
var xe = class extends O {
	constructor(e) {
		super(void 0, e);
	}
};
const I = "\0";
const W = () => {};
function Ne(t) {
	return typeof t != "function" ? W : t;
}
function $e(t) {
	return typeof t == "function" && t !== W;
}
function Pe(t, e) {
	const n = t.indexOf(e);
	return n <= 0 ? [t, ""] : [t.substr(0, n), t.substr(n + 1)];
}
function Me(t, e = 0) {
	return Dt(t) && t.length > e ? t[e] : void 0;
}
function N(t, e = 0) {
	if (Dt(t) && t.length > e) return t[t.length - 1 - e];
}
function Dt(t) {
	return Bt(t);
}
function H(t = "", e = !0, n = `
`) {
	return t.split(n).reduce((r, s) => {
		const o = e ? s.trim() : s;
		return o && r.push(o), r;
	}, []);
}
function ut(t, e) {
	return H(t, !0).map((n) => e(n));
}
function Lt(t) {
	return (0, import_dist.exists)(t, import_dist.FOLDER);
}
function S(t, e) {
	return Array.isArray(t) ? t.includes(e) || t.push(e) : t.add(e), e;
}
function De(t, e) {
	return Array.isArray(t) && !t.includes(e) && t.push(e), t;
}
function ct(t, e) {
	if (Array.isArray(t)) {
		const n = t.indexOf(e);
		n >= 0 && t.splice(n, 1);
	} else t.delete(e);
	return e;
}
const ft = Object.prototype.toString.call.bind(Object.prototype.toString);
function v(t) {
	return Array.isArray(t) ? t : [t];
}
function jt(t) {
	return t.replace(/[\s-]+(.)/g, (e, n) => n.toUpperCase());
}
function L(t) {
	return v(t).map((e) => e instanceof String ? e : String(e));
}
function p(t, e = 0) {
	if (t == null) return e;
	const n = parseInt(t, 10);
	return Number.isNaN(n) ? e : n;
}
function U(t, e) {
	const n = [];
	for (let r = 0, s = t.length; r < s; r++) n.push(e, t[r]);
	return n;
}
function F(t) {
	return (Array.isArray(t) ? Buffer.concat(t) : t).toString("utf-8");
}
function Le(t) {
	return t ? Buffer.isBuffer(t) ? t.length : Buffer.byteLength(t) : 0;
}
function je(t, e) {
	const n = {};
	return e.forEach((r) => {
		t[r] !== void 0 && (n[r] = t[r]);
	}), n;
}
function wt(t = 0) {
	return new Promise((e) => setTimeout(e, t));
}
function bt(t) {
	if (t !== !1) return t;
}
function d(t, e, n) {
	return e(t) ? t : arguments.length > 2 ? n : void 0;
}
const K = (t) => Array.isArray(t);
function st(t, e) {
	const n = r(t) ? "string" : typeof t;
	return /number|string|boolean/.test(n) && (!e || !e.includes(n));
}
const m = (t) => typeof t == "string" || r(t);
const Be = (t) => m(t) || Buffer.isBuffer(t);
const G = (t) => m(t) || Array.isArray(t) && t.every(m);
function lt(t) {
	return !!t && ft(t) === "[object Object]";
}
function Ie(t) {
	return typeof t == "function";
}
const Bt = (t) => t == null || "number|boolean|function".includes(typeof t) ? !1 : typeof t.length == "number";
var V = /* @__PURE__ */ ((t) => (t[t.SUCCESS = 0] = "SUCCESS", t[t.ERROR = 1] = "ERROR", t[t.NOT_FOUND = -2] = "NOT_FOUND", t[t.UNCLEAN = 128] = "UNCLEAN", t))(V || {});
var z = class z {
	constructor(e, n) {
		this.stdOut = e, this.stdErr = n;
	}
	asStrings() {
		return new z(this.stdOut.toString("utf8"), this.stdErr.toString("utf8"));
	}
};
function Ue() {
	throw new Error("LineParser:useMatches not implemented");
}
var l = class {
	constructor(e, n) {
		this.matches = [], this.useMatches = Ue, this.parse = (r, s) => (this.resetMatches(), this._regExp.every((o, i) => this.addMatch(o, i, r(i))) ? this.useMatches(s, this.prepareMatches()) !== !1 : !1), this._regExp = Array.isArray(e) ? e : [e], n && (this.useMatches = n);
	}
	resetMatches() {
		this.matches.length = 0;
	}
	prepareMatches() {
		return this.matches;
	}
	addMatch(e, n, r) {
		const s = r && e.exec(r);
		return s && this.pushMatch(n, s), !!s;
	}
	pushMatch(e, n) {
		this.matches.push(...n.slice(1));
	}
};
var x = class extends l {
	addMatch(e, n, r) {
		return /^remote:\s/.test(String(r)) && super.addMatch(e, n, r);
	}
	pushMatch(e, n) {
		(e > 0 || n.length > 1) && super.pushMatch(e, n);
	}
};
const Fe = {
	binary: "git",
	maxConcurrentProcesses: 5,
	config: [],
	trimmed: !1
};
function Ge(...t) {
	const e = process.cwd(), n = Object.assign({
		baseDir: e,
		...Fe
	}, ...t.filter((r) => typeof r == "object" && r));
	return n.baseDir = n.baseDir || e, n.trimmed = n.trimmed === !0, n;
}
function It(t, e = []) {
	return lt(t) ? Object.keys(t).reduce((n, r$1) => {
		const s = t[r$1];
		if (r(s)) n.push(s);
		else if (st(s, ["boolean"])) n.push(r$1 + "=" + s);
		else if (Array.isArray(s)) for (const o of s) st(o, ["string", "number"]) || n.push(r$1 + "=" + o);
		else n.push(r$1);
		return n;
	}, e) : e;
}
function h(t, e = 0, n = !1) {
	const r = [];
	for (let s = 0, o = e < 0 ? t.length : e; s < o; s++) "string|number".includes(typeof t[s]) && r.push(String(t[s]));
	return It(ht(t), r), n || r.push(...ze(t)), r;
}
function ze(t) {
	return L(d(N(t, typeof N(t) == "function" ? 1 : 0), K, []));
}
function ht(t) {
	return d(N(t, Ie(N(t)) ? 1 : 0), lt);
}
function u(t, e = !0) {
	const n = Ne(N(t));
	return e || $e(n) ? n : void 0;
}
function Tt(t, e) {
	return t(e.stdOut, e.stdErr);
}
function E(t, e, n, r = !0) {
	return v(n).forEach((s) => {
		for (let o = H(s, r), i = 0, a = o.length; i < a; i++) {
			const c = (y = 0) => {
				if (!(i + y >= a)) return o[i + y];
			};
			e.some(({ parse: y }) => y(c, t));
		}
	}), t;
}
const mt = ({ exitCode: t }, e, n, r) => {
	if (t === V.UNCLEAN && Ve(e)) return n(Buffer.from("false"));
	r(e);
};
const Ut = (t) => t.trim() === "true";
function We(t) {
	switch (t) {
		case "bare": return Ke();
		case "root": return He();
	}
	return {
		commands: ["rev-parse", "--is-inside-work-tree"],
		format: "utf-8",
		onError: mt,
		parser: Ut
	};
}
function He() {
	return {
		commands: ["rev-parse", "--git-dir"],
		format: "utf-8",
		onError: mt,
		parser(e) {
			return /^\.(git)?$/.test(e.trim());
		}
	};
}
function Ke() {
	return {
		commands: ["rev-parse", "--is-bare-repository"],
		format: "utf-8",
		onError: mt,
		parser: Ut
	};
}
function Ve(t) {
	return /(Not a git repository|Kein Git-Repository)/i.test(String(t));
}
var Xe = class {
	constructor(e) {
		this.paths = [], this.files = [], this.folders = [], this.dryRun = e;
	}
};
const Ye = /^[a-z]+\s*/i;
const Qe = /^[a-z]+\s+[a-z]+\s*/i;
const Je = /\/$/;
function Ze(t, e) {
	const n = new Xe(t), r = t ? Qe : Ye;
	return H(e).forEach((s) => {
		const o = s.replace(r, "");
		n.paths.push(o), (Je.test(o) ? n.folders : n.files).push(o);
	}), n;
}
const Ft = [];
function tn(t) {
	return {
		commands: Ft,
		format: "empty",
		parser: t
	};
}
function b(t) {
	return {
		commands: Ft,
		format: "empty",
		parser() {
			throw typeof t == "string" ? new xe(t) : t;
		}
	};
}
function g(t, e = !1) {
	return {
		commands: t,
		format: "utf-8",
		parser(n) {
			return e ? String(n).trim() : n;
		}
	};
}
function Gt(t) {
	return {
		commands: t,
		format: "buffer",
		parser(e) {
			return e;
		}
	};
}
function en(t) {
	return t.format === "buffer";
}
function kt(t) {
	return t.format === "empty" || !t.commands.length;
}
const nn = "Git clean interactive mode is not supported";
const rn = "Git clean mode parameter (\"n\" or \"f\") is required";
const sn = "Git clean unknown option found in: ";
var zt = /* @__PURE__ */ ((t) => (t.DRY_RUN = "n", t.FORCE = "f", t.IGNORED_INCLUDED = "x", t.IGNORED_ONLY = "X", t.EXCLUDING = "e", t.QUIET = "q", t.RECURSIVE = "d", t))(zt || {});
const qt = /* @__PURE__ */ new Set(["i", ...L(Object.values(zt))]);
function on(t, e) {
	const { cleanMode: n, options: r, valid: s } = cn(t);
	return n ? s.options ? (r.push(...e), r.some(hn) ? b(nn) : an(n, r)) : b(sn + JSON.stringify(t)) : b(rn);
}
function an(t, e) {
	return {
		commands: [
			"clean",
			`-${t}`,
			...e
		],
		format: "utf-8",
		parser(r) {
			return Ze(t === "n", r);
		}
	};
}
function un(t) {
	return Array.isArray(t) && t.every((e) => qt.has(e));
}
function cn(t) {
	let e, n = [], r = {
		cleanMode: !1,
		options: !0
	};
	return t.replace(/[^a-z]i/g, "").split("").forEach((s) => {
		fn(s) ? (e = s, r.cleanMode = !0) : r.options = r.options && ln(n[n.length] = `-${s}`);
	}), {
		cleanMode: e,
		options: n,
		valid: r
	};
}
function fn(t) {
	return t === "f" || t === "n";
}
function ln(t) {
	return /^-[a-z]$/i.test(t) && qt.has(t.charAt(1));
}
function hn(t) {
	return /^-[^\-]/.test(t) ? t.indexOf("i") > 0 : t === "--interactive";
}
var mn = class {
	constructor() {
		this.files = [], this.values = /* @__PURE__ */ Object.create(null);
	}
	get all() {
		return this._all || (this._all = this.files.reduce((e, n) => Object.assign(e, this.values[n]), {})), this._all;
	}
	addFile(e) {
		if (!(e in this.values)) {
			const n = N(this.files);
			this.values[e] = n ? Object.create(this.values[n]) : {}, this.files.push(e);
		}
		return this.values[e];
	}
	addValue(e, n, r) {
		const s = this.addFile(e);
		Object.hasOwn(s, n) ? Array.isArray(s[n]) ? s[n].push(r) : s[n] = [s[n], r] : s[n] = r, this._all = void 0;
	}
};
function pn(t) {
	const e = new mn();
	for (const n of Wt(t)) e.addValue(n.file, String(n.key), n.value);
	return e;
}
function dn(t, e) {
	let n = null;
	const r = [], s = /* @__PURE__ */ new Map();
	for (const o of Wt(t, e)) o.key === e && (r.push(n = o.value), s.has(o.file) || s.set(o.file, []), s.get(o.file).push(n));
	return {
		key: e,
		paths: Array.from(s.keys()),
		scopes: s,
		value: n,
		values: r
	};
}
function gn(t) {
	return t.replace(/^(file):/, "");
}
function* Wt(t, e = null) {
	const n = t.split("\0");
	for (let r = 0, s = n.length - 1; r < s;) {
		const o = gn(n[r++]);
		let i = n[r++], a = e;
		if (i.includes(`
`)) {
			const c = Pe(i, `
`);
			a = c[0], i = c[1];
		}
		yield {
			file: o,
			key: a,
			value: i
		};
	}
}
var Ht = /* @__PURE__ */ ((t) => (t.system = "system", t.global = "global", t.local = "local", t.worktree = "worktree", t))(Ht || {});
function Y(t, e) {
	return typeof t == "string" && Object.hasOwn(Ht, t) ? t : e;
}
function yn(t, e, n, r) {
	const s = ["config", `--${r}`];
	return n && s.push("--add"), s.push(t, e), {
		commands: s,
		format: "utf-8",
		parser(o) {
			return o;
		}
	};
}
function wn(t, e) {
	const n = [
		"config",
		"--null",
		"--show-origin",
		"--get-all",
		t
	];
	return e && n.splice(1, 0, `--${e}`), {
		commands: n,
		format: "utf-8",
		parser(r) {
			return dn(r, t);
		}
	};
}
function bn(t) {
	const e = [
		"config",
		"--list",
		"--show-origin",
		"--null"
	];
	return t && e.push(`--${t}`), {
		commands: e,
		format: "utf-8",
		parser(n) {
			return pn(n);
		}
	};
}
function Tn() {
	return {
		addConfig(t, e, ...n) {
			return this._runTask(yn(t, e, n[0] === !0, Y(n[1], "local")), u(arguments));
		},
		getConfig(t, e) {
			return this._runTask(wn(t, Y(e, void 0)), u(arguments));
		},
		listConfig(...t) {
			return this._runTask(bn(Y(t[0], void 0)), u(arguments));
		}
	};
}
var Kt = /* @__PURE__ */ ((t) => (t.ADDED = "A", t.COPIED = "C", t.DELETED = "D", t.MODIFIED = "M", t.RENAMED = "R", t.CHANGED = "T", t.UNMERGED = "U", t.UNKNOWN = "X", t.BROKEN = "B", t))(Kt || {});
const kn = new Set(Object.values(Kt));
function _n(t) {
	return kn.has(t);
}
var _t;
const vn = ["-h"];
const j = /* @__PURE__ */ Symbol("grepQuery");
var En = class {
	constructor() {
		this[_t] = [];
	}
	*[(_t = j, Symbol.iterator)]() {
		for (const e of this[j]) yield e;
	}
	and(...e) {
		return e.length && this[j].push("--and", "(", ...U(e, "-e"), ")"), this;
	}
	param(...e) {
		return this[j].push(...U(e, "-e")), this;
	}
};
function Sn(...t) {
	return new En().param(...t);
}
function Rn(t) {
	const e = /* @__PURE__ */ new Set(), n = {};
	return ut(t, (r) => {
		const [s, o, i] = r.split(I);
		e.add(s), (n[s] = n[s] || []).push({
			line: p(o),
			path: s,
			preview: i
		});
	}), {
		paths: e,
		results: n
	};
}
function On() {
	return { grep(t) {
		const e = u(arguments), n = h(arguments);
		for (const s of vn) if (n.includes(s)) return this._runTask(b(`git.grep: use of "${s}" is not supported.`), e);
		typeof t == "string" && (t = Sn().param(t));
		const r = [
			"grep",
			"--null",
			"-n",
			"--full-name",
			...n,
			...t
		];
		return this._runTask({
			commands: r,
			format: "utf-8",
			parser(s) {
				return Rn(s);
			}
		}, e);
	} };
}
var Vt = /* @__PURE__ */ ((t) => (t.MIXED = "mixed", t.SOFT = "soft", t.HARD = "hard", t.MERGE = "merge", t.KEEP = "keep", t))(Vt || {});
const Cn = L(Object.values(Vt));
function An(t, e) {
	const n = ["reset"];
	return Xt(t) && n.push(`--${t}`), n.push(...e), g(n);
}
function xn(t) {
	if (Xt(t)) return t;
	switch (typeof t) {
		case "string":
		case "undefined": return "soft";
	}
}
function Xt(t) {
	return typeof t == "string" && Cn.includes(t);
}
import_src.default.formatters.L = (t) => String(Bt(t) ? t.length : "-");
import_src.default.formatters.B = (t) => Buffer.isBuffer(t) ? t.toString("utf8") : ft(t);
function Nn() {
	return (0, import_src.default)("simple-git");
}
function vt(t, e, n) {
	return !e || !String(e).replace(/\s*/, "") ? n ? (r, ...s) => {
		t(r, ...s), n(r, ...s);
	} : t : (r, ...s) => {
		t(`%s ${r}`, e, ...s), n && n(r, ...s);
	};
}
function $n(t, e, { namespace: n }) {
	if (typeof t == "string") return t;
	const r = e && e.namespace || "";
	return r.startsWith(n) ? r.substr(n.length + 1) : r || n;
}
function $(t, e, n, r = Nn()) {
	const s = t && `[${t}]` || "", o = [], i = typeof e == "string" ? r.extend(e) : e, a = $n(d(e, m), i, r);
	return y(n);
	function c(w, T) {
		return S(o, $(t, a.replace(/^[^:]+/, w), T, r));
	}
	function y(w) {
		const T = w && `[${w}]` || "", k = i && vt(i, T) || W, C = vt(r, `${s} ${T}`, k);
		return Object.assign(i ? k : C, {
			label: t,
			sibling: c,
			info: C,
			step: y
		});
	}
}
const M = class M {
	constructor(e = "GitExecutor") {
		this.logLabel = e, this._queue = /* @__PURE__ */ new Map();
	}
	withProgress(e) {
		return this._queue.get(e);
	}
	createProgress(e) {
		const n = M.getName(e.commands[0]);
		return {
			task: e,
			logger: $(this.logLabel, n),
			name: n
		};
	}
	push(e) {
		const n = this.createProgress(e);
		return n.logger("Adding task to the queue, commands = %o", e.commands), this._queue.set(e, n), n;
	}
	fatal(e) {
		for (const [n, { logger: r }] of Array.from(this._queue.entries())) n === e.task ? (r.info("Failed %o", e), r("Fatal exception, any as-yet un-started tasks run through this executor will not be attempted")) : r.info("A fatal exception occurred in a previous task, the queue has been purged: %o", e.message), this.complete(n);
		if (this._queue.size !== 0) throw new Error(`Queue size should be zero after fatal: ${this._queue.size}`);
	}
	complete(e) {
		this.withProgress(e) && this._queue.delete(e);
	}
	attempt(e) {
		const n = this.withProgress(e);
		if (!n) throw new O(void 0, "TasksPendingQueue: attempt called for an unknown task");
		return n.logger("Starting task"), n;
	}
	static getName(e = "empty") {
		return `task:${e}:${++M.counter}`;
	}
};
M.counter = 0;
let ot = M;
var Pn = class {
	constructor(e, n, r) {
		this._executor = e, this._scheduler = n, this._plugins = r, this._chain = Promise.resolve(), this._queue = new ot();
	}
	get cwd() {
		return this._cwd || this._executor.cwd;
	}
	set cwd(e) {
		this._cwd = e;
	}
	get env() {
		return this._executor.env;
	}
	get outputHandler() {
		return this._executor.outputHandler;
	}
	chain() {
		return this;
	}
	push(e) {
		return this._queue.push(e), this._chain = this._chain.then(() => this.attemptTask(e));
	}
	async attemptTask(e) {
		const n = await this._scheduler.next(), r = () => this._queue.complete(e);
		try {
			const { logger: s } = this._queue.attempt(e);
			return await (kt(e) ? this.attemptEmptyTask(e, s) : this.attemptRemoteTask(e, s));
		} catch (s) {
			throw this.onFatalException(e, s);
		} finally {
			r(), n();
		}
	}
	onFatalException(e, n) {
		const r = n instanceof O ? Object.assign(n, { task: e }) : new O(e, n && String(n));
		return this._chain = Promise.resolve(), this._queue.fatal(r), r;
	}
	async attemptRemoteTask(e, n) {
		const r = this._plugins.exec("spawn.binary", "", this.taskContext(e, e.commands)), s = this._plugins.exec("spawn.args", [...e.commands], this.taskContext(e, e.commands)), o = await this.gitResponse(e, r, s, this.outputHandler, n.step("SPAWN")), i = await this.handleTaskData(e, s, o, n.step("HANDLE"));
		return n("passing response to task's parser as a %s", e.format), en(e) ? Tt(e.parser, i) : Tt(e.parser, i.asStrings());
	}
	async attemptEmptyTask(e, n) {
		return n("empty task bypassing child process to call to task's parser"), e.parser(this);
	}
	handleTaskData(e, n, r, s) {
		const { exitCode: o, rejection: i, stdOut: a, stdErr: c } = r;
		return new Promise((y, w) => {
			s("Preparing to handle process response exitCode=%d stdOut=", o);
			const { error: T } = this._plugins.exec("task.error", { error: i }, {
				...this.taskContext(e, n),
				...r
			});
			if (T && e.onError) return s.info("exitCode=%s handling with custom error handler"), e.onError(r, T, (k) => {
				s.info("custom error handler treated as success"), s("custom error returned a %s", ft(k)), y(new z(Array.isArray(k) ? Buffer.concat(k) : k, Buffer.concat(c)));
			}, w);
			if (T) return s.info("handling as error: exitCode=%s stdErr=%s rejection=%o", o, c.length, i), w(T);
			s.info("retrieving task output complete"), y(new z(Buffer.concat(a), Buffer.concat(c)));
		});
	}
	async gitResponse(e, n, r, s, o) {
		const i = o.sibling("output"), a = this._plugins.exec("spawn.options", {
			cwd: this.cwd,
			env: this.env,
			windowsHide: !0
		}, this.taskContext(e, e.commands));
		return new Promise((c) => {
			const y = [], w = [];
			o.info("%s %o", n, r), o("%O", a);
			let T = this._beforeSpawn(e, r);
			if (T) return c({
				stdOut: y,
				stdErr: w,
				exitCode: 9901,
				rejection: T
			});
			this._plugins.exec("spawn.before", void 0, {
				...this.taskContext(e, r),
				kill(C) {
					T = C || T;
				}
			});
			const k = spawn(n, r, a);
			k.stdout.on("data", Et(y, "stdOut", o, i.step("stdOut"))), k.stderr.on("data", Et(w, "stdErr", o, i.step("stdErr"))), k.on("error", Mn(w, o)), s && (o("Passing child process stdOut/stdErr to custom outputHandler"), s(n, k.stdout, k.stderr, [...r])), this._plugins.exec("spawn.after", void 0, {
				...this.taskContext(e, r),
				spawned: k,
				close(C, Te) {
					c({
						stdOut: y,
						stdErr: w,
						exitCode: C,
						rejection: T || Te
					});
				},
				kill(C) {
					k.killed || (T = C, k.kill("SIGINT"));
				}
			});
		});
	}
	_beforeSpawn(e, n) {
		let r;
		return this._plugins.exec("spawn.before", void 0, {
			...this.taskContext(e, n),
			kill(s) {
				r = s || r;
			}
		}), r;
	}
	taskContext(e, n) {
		return {
			method: String(Me(e.commands) || ""),
			commands: n,
			env: { ...this.env },
			input: kt(e) ? void 0 : e.input
		};
	}
};
function Mn(t, e) {
	return (n) => {
		e("[ERROR] child process exception %o", n), t.push(Buffer.from(String(n.stack), "ascii"));
	};
}
function Et(t, e, n, r) {
	return (s) => {
		n("%s received %L bytes", e, s), r("%B", s), t.push(s);
	};
}
var Dn = class {
	constructor(e, n, r) {
		this.cwd = e, this._scheduler = n, this._plugins = r, this._chain = this.chain();
	}
	chain() {
		return new Pn(this, this._scheduler, this._plugins);
	}
	push(e) {
		return this._chain.push(e);
	}
};
function Ln(t, e, n = W) {
	const r = (o) => {
		n(null, o);
	}, s = (o) => {
		o?.task === t && n(o, void 0);
	};
	e.then(r, s);
}
function St(t, e) {
	return tn((n) => {
		if (!Lt(t)) throw new Error(`Git.cwd: cannot change to non-directory "${t}"`);
		return (e || n).cwd = t;
	});
}
function Q(t) {
	const e = ["checkout", ...t];
	return e[1] === "-b" && e.includes("-B") && (e[1] = ct(e, "-B")), g(e);
}
function jn() {
	return {
		checkout() {
			return this._runTask(Q(h(arguments, 1)), u(arguments));
		},
		checkoutBranch(t, e) {
			return this._runTask(Q([
				"-b",
				t,
				e,
				...h(arguments)
			]), u(arguments));
		},
		checkoutLocalBranch(t) {
			return this._runTask(Q([
				"-b",
				t,
				...h(arguments)
			]), u(arguments));
		}
	};
}
const Yt = (t, e, n) => {
	const r = ["clone", ...n];
	return m(t) && r.push(c$1(t)), m(e) && r.push(c$1(e)), g(r);
};
const Bn = (t, e, n) => (S(n, "--mirror"), Yt(t, e, n));
function Rt(t, e, n, ...r) {
	return m(n) ? e(n, d(r[0], m), h(arguments)) : b(`git.${t}() requires a string 'repoPath'`);
}
function In() {
	return {
		clone(t, ...e) {
			return this._runTask(Rt("clone", Yt, d(t, m), ...e), u(arguments));
		},
		mirror(t, ...e) {
			return this._runTask(Rt("mirror", Bn, d(t, m), ...e), u(arguments));
		}
	};
}
const Un = [
	new l(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/, (t, [e, n, r]) => {
		t.branch = e, t.commit = r, t.root = !!n;
	}),
	new l(/\s*Author:\s(.+)/i, (t, [e]) => {
		const n = e.split("<"), r = n.pop();
		!r || !r.includes("@") || (t.author = {
			email: r.substr(0, r.length - 1),
			name: n.join("<").trim()
		});
	}),
	new l(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g, (t, [e, n, r]) => {
		t.summary.changes = parseInt(e, 10) || 0, t.summary.insertions = parseInt(n, 10) || 0, t.summary.deletions = parseInt(r, 10) || 0;
	}),
	new l(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/, (t, [e, n, r]) => {
		t.summary.changes = parseInt(e, 10) || 0;
		const s = parseInt(n, 10) || 0;
		r === "-" ? t.summary.deletions = s : r === "+" && (t.summary.insertions = s);
	})
];
function Fn(t) {
	return E({
		author: null,
		branch: "",
		commit: "",
		root: !1,
		summary: {
			changes: 0,
			insertions: 0,
			deletions: 0
		}
	}, Un, t);
}
function Gn(t, e, n) {
	return {
		commands: [
			"-c",
			"core.abbrev=40",
			"commit",
			...U(t, "-m"),
			...e,
			...n
		],
		format: "utf-8",
		parser: Fn
	};
}
function zn() {
	return { commit(e, ...n) {
		const r = u(arguments), s = t(e) || Gn(v(e), v(d(n[0], G, [])), [...L(d(n[1], K, [])), ...h(arguments, 0, !0)]);
		return this._runTask(s, r);
	} };
	function t(e) {
		return !G(e) && b("git.commit: requires the commit message to be supplied as a string/string[]");
	}
}
function qn() {
	return {
		count: 0,
		garbage: 0,
		inPack: 0,
		packs: 0,
		prunePackable: 0,
		size: 0,
		sizeGarbage: 0,
		sizePack: 0
	};
}
const Wn = new l(/([a-z-]+): (\d+)$/, (t, [e, n]) => {
	const r = jt(e);
	Object.hasOwn(t, r) && (t[r] = p(n));
});
function Hn() {
	return { countObjects() {
		return this._runTask({
			commands: ["count-objects", "--verbose"],
			format: "utf-8",
			parser(t) {
				return E(qn(), [Wn], t);
			}
		});
	} };
}
function Kn() {
	return { firstCommit() {
		return this._runTask(g([
			"rev-list",
			"--max-parents=0",
			"HEAD"
		], !0), u(arguments));
	} };
}
function Vn(t, e) {
	const n = ["hash-object", t];
	return e && n.push("-w"), g(n, !0);
}
var J = class {
	constructor(e, n, r, s) {
		this.bare = e, this.path = n, this.existing = r, this.gitDir = s;
	}
};
const Xn = /^Init.+ repository in (.+)$/;
const Yn = /^Rein.+ in (.+)$/;
function Qn(t, e, n) {
	const r = String(n).trim();
	let s;
	if (s = Xn.exec(r)) return new J(t, e, !1, s[1]);
	if (s = Yn.exec(r)) return new J(t, e, !0, s[1]);
	let o = "";
	const i = r.split(" ");
	for (; i.length;) if (i.shift() === "in") {
		o = i.join(" ");
		break;
	}
	return new J(t, e, /^re/i.test(r), o);
}
const Qt = "--bare";
function Jn(t) {
	return t.includes(Qt);
}
function Zn(t = !1, e, n) {
	const r = ["init", ...n];
	return t && !Jn(r) && r.splice(1, 0, Qt), {
		commands: r,
		format: "utf-8",
		parser(s) {
			return Qn(r.includes("--bare"), e, s);
		}
	};
}
function tr(t) {
	return t === void 0 ? b("interpretTrailers called without input content") : {
		format: "utf-8",
		parser(e) {
			return Object.fromEntries(ut(e, (n) => {
				const r = n.indexOf(":");
				return [jt(n.substring(0, r).toLowerCase()), n.substring(r + 2).trim()];
			}));
		},
		commands: ["interpret-trailers", "--parse"],
		input: t
	};
}
function er() {
	return { interpretTrailers(t) {
		return this._runTask(tr(d(t, Be)), u(arguments));
	} };
}
var R = /* @__PURE__ */ ((t) => (t.NONE = "", t.STAT = "--stat", t.NUM_STAT = "--numstat", t.NAME_ONLY = "--name-only", t.NAME_STATUS = "--name-status", t))(R || {});
const Jt = /^--(stat|numstat|name-only|name-status)(=|$)/;
function pt(t) {
	for (let e = 0; e < t.length; e++) {
		const n = Jt.exec(t[e]);
		if (n) return `--${n[1]}`;
	}
	return "";
}
function nr(t) {
	return Jt.test(t);
}
var rr = class {
	constructor() {
		this.changed = 0, this.deletions = 0, this.insertions = 0, this.files = [];
	}
};
const Ot = [
	new l(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/, (t, [e, n, r = ""]) => {
		t.files.push({
			file: e.trim(),
			changes: p(n),
			insertions: r.replace(/[^+]/g, "").length,
			deletions: r.replace(/[^-]/g, "").length,
			binary: !1
		});
	}),
	new l(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/, (t, [e, n, r]) => {
		t.files.push({
			file: e.trim(),
			before: p(n),
			after: p(r),
			binary: !0
		});
	}),
	new l(/^(.+)\s+\|\s+Bin\s*$/, (t, [e]) => {
		t.files.push({
			file: e.trim(),
			before: 0,
			after: 0,
			binary: !0
		});
	}),
	new l(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/, (t, [e, n]) => {
		const r = /(\d+) i/.exec(n), s = /(\d+) d/.exec(n);
		t.changed = p(e), t.insertions = p(r?.[1]), t.deletions = p(s?.[1]);
	})
];
const sr = [new l(/(\d+)\t(\d+)\t(.+)$/, (t, [e, n, r]) => {
	const s = p(e), o = p(n);
	t.changed++, t.insertions += s, t.deletions += o, t.files.push({
		file: r,
		changes: s + o,
		insertions: s,
		deletions: o,
		binary: !1
	});
}), new l(/-\t-\t(.+)$/, (t, [e]) => {
	t.changed++, t.files.push({
		file: e,
		after: 0,
		before: 0,
		binary: !0
	});
})];
const or = [new l(/(.+)$/, (t, [e]) => {
	t.changed++, t.files.push({
		file: e,
		changes: 0,
		insertions: 0,
		deletions: 0,
		binary: !1
	});
})];
const ir = [new l(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/, (t, [e, n, r, s, o]) => {
	t.changed++, t.files.push({
		file: o ?? r,
		changes: 0,
		insertions: 0,
		deletions: 0,
		binary: !1,
		status: bt(_n(e) && e),
		from: bt(!!o && r !== o && r),
		similarity: p(n)
	});
})];
const ar = {
	[R.NONE]: Ot,
	[R.STAT]: Ot,
	[R.NUM_STAT]: sr,
	[R.NAME_STATUS]: ir,
	[R.NAME_ONLY]: or
};
function Zt(t = R.NONE) {
	const e = ar[t];
	return (n) => E(new rr(), e, n, !1);
}
const te = "\u00F2\u00F2\u00F2\u00F2\u00F2\u00F2 ";
const ee = " \u00F2\u00F2";
const ne = " \u00F2 ";
const ur = [
	"hash",
	"date",
	"message",
	"refs",
	"author_name",
	"author_email"
];
function cr(t, e) {
	return e.reduce((n, r, s) => (n[r] = t[s] || "", n), /* @__PURE__ */ Object.create({ diff: null }));
}
function re(t = ne, e = ur, n = R.NONE) {
	const r = Zt(n);
	return function(s) {
		const o = H(s.trim(), !1, te).map(function(i) {
			const a = i.split(ee), c = cr(a[0].split(t), e);
			return a.length > 1 && a[1].trim() && (c.diff = r(a[1])), c;
		});
		return {
			all: o,
			latest: o.length && o[0] || null,
			total: o.length
		};
	};
}
function fr(t) {
	let e = pt(t);
	const n = ["diff"];
	return e === R.NONE && (e = R.STAT, n.push("--stat=4096")), n.push(...t), dt(n) || {
		commands: n,
		format: "utf-8",
		parser: Zt(e)
	};
}
function dt(t) {
	const e = t.filter(nr);
	if (e.length > 1) return b(`Summary flags are mutually exclusive - pick one of ${e.join(",")}`);
	if (e.length && t.includes("-z")) return b(`Summary flag ${e} parsing is not compatible with null termination option '-z'`);
}
var se = /* @__PURE__ */ ((t) => (t[t["--pretty"] = 0] = "--pretty", t[t["max-count"] = 1] = "max-count", t[t.maxCount = 2] = "maxCount", t[t.n = 3] = "n", t[t.file = 4] = "file", t[t.format = 5] = "format", t[t.from = 6] = "from", t[t.to = 7] = "to", t[t.splitter = 8] = "splitter", t[t.symmetric = 9] = "symmetric", t[t.mailMap = 10] = "mailMap", t[t.multiLine = 11] = "multiLine", t[t.strictDate = 12] = "strictDate", t))(se || {});
function lr(t, e) {
	const n = [], r = [];
	return Object.keys(t).forEach((s) => {
		n.push(s), r.push(String(t[s]));
	}), [n, r.join(e)];
}
function hr(t) {
	return Object.keys(t).reduce((e, n) => (n in se || (e[n] = t[n]), e), {});
}
function oe(t = {}, e = []) {
	const n = d(t.splitter, m, ne), [s, o] = lr(lt(t.format) ? t.format : {
		hash: "%H",
		date: t.strictDate === !1 ? "%ai" : "%aI",
		message: "%s",
		refs: "%D",
		body: t.multiLine ? "%B" : "%b",
		author_name: t.mailMap !== !1 ? "%aN" : "%an",
		author_email: t.mailMap !== !1 ? "%aE" : "%ae"
	}, n), i = [], a = [`--pretty=format:${te}${o}${ee}`, ...e], c = t.n || t["max-count"] || t.maxCount;
	if (c && a.push(`--max-count=${c}`), t.from || t.to) {
		const y = t.symmetric !== !1 ? "..." : "..";
		i.push(`${t.from || ""}${y}${t.to || ""}`);
	}
	return m(t.file) && a.push("--follow", c$1(t.file)), It(hr(t), a), {
		fields: s,
		splitter: n,
		commands: [...a, ...i]
	};
}
function mr(t, e, n) {
	const r = re(t, e, pt(n));
	return {
		commands: ["log", ...n],
		format: "utf-8",
		parser: r
	};
}
function pr() {
	return { log(...n) {
		const r = u(arguments), s = oe(ht(arguments), L(d(arguments[0], K, []))), o = e(...n) || dt(s.commands) || t(s);
		return this._runTask(o, r);
	} };
	function t(n) {
		return mr(n.splitter, n.fields, n.commands);
	}
	function e(n, r) {
		return m(n) && m(r) && b("git.log(string, string) should be replaced with git.log({ from: string, to: string })");
	}
}
var Z = class {
	constructor(e, n = null, r) {
		this.reason = e, this.file = n, this.meta = r;
	}
	toString() {
		return `${this.file}:${this.reason}`;
	}
};
var dr = class {
	constructor() {
		this.conflicts = [], this.merges = [], this.result = "success";
	}
	get failed() {
		return this.conflicts.length > 0;
	}
	get reason() {
		return this.result;
	}
	toString() {
		return this.conflicts.length ? `CONFLICTS: ${this.conflicts.join(", ")}` : "OK";
	}
};
var ie = class {
	constructor() {
		this.remoteMessages = { all: [] }, this.created = [], this.deleted = [], this.files = [], this.deletions = {}, this.insertions = {}, this.summary = {
			changes: 0,
			deletions: 0,
			insertions: 0
		};
	}
};
var gr = class {
	constructor() {
		this.remote = "", this.hash = {
			local: "",
			remote: ""
		}, this.branch = {
			local: "",
			remote: ""
		}, this.message = "";
	}
	toString() {
		return this.message;
	}
};
function tt(t) {
	return t.objects = t.objects || {
		compressing: 0,
		counting: 0,
		enumerating: 0,
		packReused: 0,
		reused: {
			count: 0,
			delta: 0
		},
		total: {
			count: 0,
			delta: 0
		}
	};
}
function Ct(t) {
	const e = /^\s*(\d+)/.exec(t), n = /delta (\d+)/i.exec(t);
	return {
		count: p(e && e[1] || "0"),
		delta: p(n && n[1] || "0")
	};
}
const yr = [
	new x(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i, (t, [e, n]) => {
		const r = e.toLowerCase(), s = tt(t.remoteMessages);
		Object.assign(s, { [r]: p(n) });
	}),
	new x(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i, (t, [e, n]) => {
		const r = e.toLowerCase(), s = tt(t.remoteMessages);
		Object.assign(s, { [r]: p(n) });
	}),
	new x(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i, (t, [e, n, r]) => {
		const s = tt(t.remoteMessages);
		s.total = Ct(e), s.reused = Ct(n), s.packReused = p(r);
	})
];
const wr = [
	new x(/^remote:\s*(.+)$/, (t, [e]) => (t.remoteMessages.all.push(e.trim()), !1)),
	...yr,
	new x([/create a (?:pull|merge) request/i, /\s(https?:\/\/\S+)$/], (t, [e]) => {
		t.remoteMessages.pullRequestUrl = e;
	}),
	new x([/found (\d+) vulnerabilities.+\(([^)]+)\)/i, /\s(https?:\/\/\S+)$/], (t, [e, n, r]) => {
		t.remoteMessages.vulnerabilities = {
			count: p(e),
			summary: n,
			url: r
		};
	})
];
function ae(t, e) {
	return E({ remoteMessages: new br() }, wr, e);
}
var br = class {
	constructor() {
		this.all = [];
	}
};
const vr = [
	new l(/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/, (t, [e, n, r]) => {
		t.files.push(e), n && (t.insertions[e] = n.length), r && (t.deletions[e] = r.length);
	}),
	new l(/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/, (t, [e, , n, , r]) => n !== void 0 || r !== void 0 ? (t.summary.changes = +e || 0, t.summary.insertions = +n || 0, t.summary.deletions = +r || 0, !0) : !1),
	new l(/^(create|delete) mode \d+ (.+)/, (t, [e, n]) => {
		S(t.files, n), S(e === "create" ? t.created : t.deleted, n);
	})
];
const Er = [
	new l(/^from\s(.+)$/i, (t, [e]) => {
		t.remote = e;
	}),
	new l(/^fatal:\s(.+)$/, (t, [e]) => {
		t.message = e;
	}),
	new l(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/, (t, [e, n, r, s]) => {
		t.branch.local = r, t.hash.local = e, t.branch.remote = s, t.hash.remote = n;
	})
];
const Sr = (t, e) => E(new ie(), vr, [t, e]);
const ue = (t, e) => Object.assign(new ie(), Sr(t, e), ae(t, e));
function Rr(t, e) {
	const n = E(new gr(), Er, [t, e]);
	return n.message && n;
}
const Or = [
	new l(/^Auto-merging\s+(.+)$/, (t, [e]) => {
		t.merges.push(e);
	}),
	new l(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/, (t, [e, n]) => {
		t.conflicts.push(new Z(e, n));
	}),
	new l(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/, (t, [e, n, r]) => {
		t.conflicts.push(new Z(e, n, { deleteRef: r }));
	}),
	new l(/^CONFLICT\s+\((.+)\):/, (t, [e]) => {
		t.conflicts.push(new Z(e, null));
	}),
	new l(/^Automatic merge failed;\s+(.+)$/, (t, [e]) => {
		t.result = e;
	})
];
const Cr = (t, e) => Object.assign(Ar(t), ue(t, e));
const Ar = (t) => E(new dr(), Or, t);
function At(t) {
	return t.length ? {
		commands: ["merge", ...t],
		format: "utf-8",
		parser(e, n) {
			const r = Cr(e, n);
			if (r.failed) throw new at(r);
			return r;
		}
	} : b("Git.merge requires at least one option");
}
function xr(t, e, n) {
	const r = n.includes("deleted"), s = n.includes("tag") || /^refs\/tags/.test(t), o = !n.includes("new");
	return {
		deleted: r,
		tag: s,
		branch: !s,
		new: !o,
		alreadyUpdated: o,
		local: t,
		remote: e
	};
}
const Nr = [
	new l(/^Pushing to (.+)$/, (t, [e]) => {
		t.repo = e;
	}),
	new l(/^updating local tracking ref '(.+)'/, (t, [e]) => {
		t.ref = {
			...t.ref || {},
			local: e
		};
	}),
	new l(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/, (t, [e, n, r]) => {
		t.pushed.push(xr(e, n, r));
	}),
	new l(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/, (t, [e, n, r]) => {
		t.branch = {
			...t.branch || {},
			local: e,
			remote: n,
			remoteName: r
		};
	}),
	new l(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/, (t, [e, n, r, s]) => {
		t.update = {
			head: {
				local: e,
				remote: n
			},
			hash: {
				from: r,
				to: s
			}
		};
	})
];
const $r = (t, e) => {
	const n = Pr(t, e), r = ae(t, e);
	return {
		...n,
		...r
	};
};
const Pr = (t, e) => E({ pushed: [] }, Nr, [t, e]);
function Mr(t = {}, e) {
	return S(e, "--tags"), ce(t, e);
}
function ce(t = {}, e) {
	const n = ["push", ...e];
	return t.branch && n.splice(1, 0, t.branch), t.remote && n.splice(1, 0, t.remote), ct(n, "-v"), S(n, "--verbose"), S(n, "--porcelain"), {
		commands: n,
		format: "utf-8",
		parser: $r
	};
}
function Dr() {
	return {
		showBuffer() {
			const t = ["show", ...h(arguments, 1)];
			return t.includes("--binary") || t.splice(1, 0, "--binary"), this._runTask(Gt(t), u(arguments));
		},
		show() {
			const t = ["show", ...h(arguments, 1)];
			return this._runTask(g(t), u(arguments));
		}
	};
}
const Lr = /^(.+)\0(.+)$/;
var jr = class {
	constructor(e, n, r) {
		if (this.path = e, this.index = n, this.working_dir = r, n === "R" || r === "R") {
			const s = Lr.exec(e) || [
				null,
				e,
				e
			];
			this.from = s[2] || "", this.path = s[1] || "";
		}
	}
};
var Br = class {
	constructor() {
		this.not_added = [], this.conflicted = [], this.created = [], this.deleted = [], this.ignored = void 0, this.modified = [], this.renamed = [], this.files = [], this.staged = [], this.ahead = 0, this.behind = 0, this.current = null, this.tracking = null, this.detached = !1, this.isClean = () => !this.files.length;
	}
};
function xt(t) {
	const [e, n] = t.split(I);
	return {
		from: n || e,
		to: e
	};
}
function _(t, e, n) {
	return [`${t}${e}`, n];
}
function et(t, ...e) {
	return e.map((n) => _(t, n, (r, s) => r.conflicted.push(s)));
}
const Ir = new Map([
	_(" ", "A", (t, e) => t.created.push(e)),
	_(" ", "D", (t, e) => t.deleted.push(e)),
	_(" ", "M", (t, e) => t.modified.push(e)),
	_("A", " ", (t, e) => {
		t.created.push(e), t.staged.push(e);
	}),
	_("A", "M", (t, e) => {
		t.created.push(e), t.staged.push(e), t.modified.push(e);
	}),
	_("D", " ", (t, e) => {
		t.deleted.push(e), t.staged.push(e);
	}),
	_("M", " ", (t, e) => {
		t.modified.push(e), t.staged.push(e);
	}),
	_("M", "M", (t, e) => {
		t.modified.push(e), t.staged.push(e);
	}),
	_("R", " ", (t, e) => {
		t.renamed.push(xt(e));
	}),
	_("R", "M", (t, e) => {
		const n = xt(e);
		t.renamed.push(n), t.modified.push(n.to);
	}),
	_("!", "!", (t, e) => {
		(t.ignored = t.ignored || []).push(e);
	}),
	_("?", "?", (t, e) => t.not_added.push(e)),
	...et("A", "A", "U"),
	...et("D", "D", "U"),
	...et("U", "A", "D", "U"),
	["##", (t, e) => {
		const n = /ahead (\d+)/, r = /behind (\d+)/, s = /^(.+?(?=(?:\.{3}|\s|$)))/, o = /\.{3}(\S*)/, i = /\son\s(\S+?)(?=\.{3}|$)/;
		let a = n.exec(e);
		t.ahead = a && +a[1] || 0, a = r.exec(e), t.behind = a && +a[1] || 0, a = s.exec(e), t.current = d(a?.[1], m, null), a = o.exec(e), t.tracking = d(a?.[1], m, null), a = i.exec(e), a && (t.current = d(a?.[1], m, t.current)), t.detached = /\(no branch\)/.test(e);
	}]
]);
const Ur = function(t) {
	const e = t.split(I), n = new Br();
	for (let r = 0, s = e.length; r < s;) {
		let o = e[r++].trim();
		o && (o.charAt(0) === "R" && (o += I + (e[r++] || "")), Fr(n, o));
	}
	return n;
};
function Fr(t, e) {
	const n = e.trim();
	switch (" ") {
		case n.charAt(2): return r(n.charAt(0), n.charAt(1), n.slice(3));
		case n.charAt(1): return r(" ", n.charAt(0), n.slice(2));
		default: return;
	}
	function r(s, o, i) {
		const a = `${s}${o}`, c = Ir.get(a);
		c && c(t, i), a !== "##" && a !== "!!" && t.files.push(new jr(i, s, o));
	}
}
const Gr = ["--null", "-z"];
function zr(t) {
	return {
		format: "utf-8",
		commands: [
			"status",
			"--porcelain",
			"-b",
			"-u",
			"--null",
			...t.filter((n) => !Gr.includes(n))
		],
		parser(n) {
			return Ur(n);
		}
	};
}
const fe = "installed=false";
function q(t = 0, e = 0, n = 0, r = "", s = !0) {
	return Object.defineProperty({
		major: t,
		minor: e,
		patch: n,
		agent: r,
		installed: s
	}, "toString", {
		value() {
			return `${this.major}.${this.minor}.${this.patch}`;
		},
		configurable: !1,
		enumerable: !1
	});
}
function qr() {
	return q(0, 0, 0, "", !1);
}
function Wr() {
	return { version() {
		return this._runTask({
			commands: ["--version"],
			format: "utf-8",
			parser: Kr,
			onError(t, e, n, r) {
				if (t.exitCode === V.NOT_FOUND) return n(Buffer.from(fe));
				r(e);
			}
		});
	} };
}
const Hr = [new l(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/, (t, [e, n, r, s = ""]) => {
	Object.assign(t, q(p(e), p(n), p(r), s));
}), new l(/version (\d+)\.(\d+)\.(\D+)(.+)?$/, (t, [e, n, r, s = ""]) => {
	Object.assign(t, q(p(e), p(n), r, s));
})];
function Kr(t) {
	return t === fe ? qr() : E(q(0, 0, 0, t), Hr, t);
}
var le = class {
	constructor(e) {
		this._executor = e;
	}
	_runTask(e, n) {
		const r = this._executor.chain(), s = r.push(e);
		return n && Ln(e, s, n), Object.create(this, {
			then: { value: s.then.bind(s) },
			catch: { value: s.catch.bind(s) },
			_executor: { value: r }
		});
	}
	add(e) {
		return this._runTask(g(["add", ...v(e)]), u(arguments));
	}
	cwd(e) {
		const n = u(arguments);
		return typeof e == "string" ? this._runTask(St(e, this._executor), n) : typeof e?.path == "string" ? this._runTask(St(e.path, e.root && this._executor || void 0), n) : this._runTask(b("Git.cwd: workingDirectory must be supplied as a string"), n);
	}
	hashObject(e, n) {
		return this._runTask(Vn(e, n === !0), u(arguments));
	}
	init(e) {
		return this._runTask(Zn(e === !0, this._executor.cwd, h(arguments)), u(arguments));
	}
	merge() {
		return this._runTask(At(h(arguments)), u(arguments));
	}
	mergeFromTo(e, n) {
		return m(e) && m(n) ? this._runTask(At([
			e,
			n,
			...h(arguments)
		]), u(arguments, !1)) : this._runTask(b("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"));
	}
	outputHandler(e) {
		return this._executor.outputHandler = e, this;
	}
	push() {
		const e = ce({
			remote: d(arguments[0], m),
			branch: d(arguments[1], m)
		}, h(arguments));
		return this._runTask(e, u(arguments));
	}
	stash() {
		return this._runTask(g(["stash", ...h(arguments)]), u(arguments));
	}
	status() {
		return this._runTask(zr(h(arguments)), u(arguments));
	}
};
Object.assign(le.prototype, jn(), In(), zn(), Tn(), Hn(), Kn(), On(), er(), pr(), Dr(), Wr());
const Vr = /* @__PURE__ */ (() => {
	let t = 0;
	return () => {
		t++;
		const { promise: e, done: n } = (0, import_dist$1.createDeferred)();
		return {
			promise: e,
			done: n,
			id: t
		};
	};
})();
var Xr = class {
	constructor(e = 2) {
		this.concurrency = e, this.logger = $("", "scheduler"), this.pending = [], this.running = [], this.logger("Constructed, concurrency=%s", e);
	}
	schedule() {
		if (!this.pending.length || this.running.length >= this.concurrency) {
			this.logger("Schedule attempt ignored, pending=%s running=%s concurrency=%s", this.pending.length, this.running.length, this.concurrency);
			return;
		}
		const e = S(this.running, this.pending.shift());
		this.logger("Attempting id=%s", e.id), e.done(() => {
			this.logger("Completing id=", e.id), ct(this.running, e), this.schedule();
		});
	}
	next() {
		const { promise: e, id: n } = S(this.pending, Vr());
		return this.logger("Scheduling id=%s", n), this.schedule(), e;
	}
};
function Yr(t, e) {
	return g([
		"apply",
		...e,
		...t
	]);
}
var he = /* @__PURE__ */ ((t) => (t.CURRENT = "*", t.LINKED = "+", t))(he || {});
var Qr = class {
	constructor() {
		this.all = [], this.branches = {}, this.current = "", this.detached = !1;
	}
	push(e, n, r, s, o) {
		e === "*" && (this.detached = n, this.current = r), this.all.push(r), this.branches[r] = {
			current: e === "*",
			linkedWorkTree: e === "+",
			name: r,
			commit: s,
			label: o
		};
	}
};
const Jr = [new l(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/, (t, [e, n, r, s]) => {
	t.push(Nt(e), !0, n, r, s);
}), new l(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s, (t, [e, n, r, s]) => {
	t.push(Nt(e), !1, n, r, s);
})];
const Zr = new l(/^(\S+)$/s, (t, [e]) => {
	t.push(he.CURRENT, !1, e, "", "");
});
function Nt(t) {
	return t ? t.charAt(0) : "";
}
function me(t, e = !1) {
	return E(new Qr(), e ? [Zr] : Jr, t);
}
var ts = class {
	constructor() {
		this.all = [], this.branches = {}, this.errors = [];
	}
	get success() {
		return !this.errors.length;
	}
};
function es(t, e) {
	return {
		branch: t,
		hash: e,
		success: !0
	};
}
function ns(t) {
	return {
		branch: t,
		hash: null,
		success: !1
	};
}
const rs = /(\S+)\s+\(\S+\s([^)]+)\)/;
const pe = /^error[^']+'([^']+)'/m;
const ss = [new l(rs, (t, [e, n]) => {
	const r = es(e, n);
	t.all.push(r), t.branches[e] = r;
}), new l(pe, (t, [e]) => {
	const n = ns(e);
	t.errors.push(n), t.all.push(n), t.branches[e] = n;
})];
const gt = (t, e) => E(new ts(), ss, [t, e]);
function de(t, e) {
	return e === V.ERROR && pe.test(t);
}
function os(t) {
	const e = [
		"-d",
		"-D",
		"--delete"
	];
	return t.some((n) => e.includes(n));
}
function is(t) {
	const e = os(t), n = t.includes("--show-current"), r = ["branch", ...t];
	return r.length === 1 && r.push("-a"), r.includes("-v") || r.splice(1, 0, "-v"), {
		format: "utf-8",
		commands: r,
		parser(s, o) {
			return e ? gt(s, o).all[0] : me(s, n);
		}
	};
}
function as() {
	return {
		format: "utf-8",
		commands: ["branch", "-v"],
		parser(t) {
			return me(t);
		}
	};
}
function us(t, e = !1) {
	return {
		format: "utf-8",
		commands: [
			"branch",
			"-v",
			e ? "-D" : "-d",
			...t
		],
		parser(n, r) {
			return gt(n, r);
		},
		onError({ exitCode: n, stdOut: r }, s, o, i) {
			if (!de(String(s), n)) return i(s);
			o(r);
		}
	};
}
function cs(t, e = !1) {
	const n = {
		format: "utf-8",
		commands: [
			"branch",
			"-v",
			e ? "-D" : "-d",
			t
		],
		parser(r, s) {
			return gt(r, s).branches[t];
		},
		onError({ exitCode: r, stdErr: s, stdOut: o }, i, a, c) {
			if (!de(String(i), r)) return c(i);
			throw new at(n.parser(F(o), F(s)), String(i));
		}
	};
	return n;
}
function fs(t) {
	return {
		commands: ["check-ignore", ...t],
		format: "utf-8",
		parser: ls
	};
}
function ls(t) {
	return t.split(/\n/g).map(hs).filter(Boolean);
}
function hs(t) {
	const e = t.trim().replace(/^["']|["']$/g, "");
	return e && normalize(e);
}
const ms = [
	new l(/From (.+)$/, (t, [e]) => {
		t.remote = e;
	}),
	new l(/\* \[new branch]\s+(\S+)\s*-> (.+)$/, (t, [e, n]) => {
		t.branches.push({
			name: e,
			tracking: n
		});
	}),
	new l(/\* \[new tag]\s+(\S+)\s*-> (.+)$/, (t, [e, n]) => {
		t.tags.push({
			name: e,
			tracking: n
		});
	}),
	new l(/- \[deleted]\s+\S+\s*-> (.+)$/, (t, [e]) => {
		t.deleted.push({ tracking: e });
	}),
	new l(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/, (t, [e, n, r, s]) => {
		t.updated.push({
			name: r,
			tracking: s,
			to: n,
			from: e
		});
	})
];
function ps(t, e) {
	return E({
		raw: t,
		remote: null,
		branches: [],
		tags: [],
		updated: [],
		deleted: []
	}, ms, [t, e]);
}
function ds(t) {
	return /^--upload-pack(=|$)/.test(t);
}
function gs(t, e, n) {
	const r = ["fetch", ...n];
	return t && e && r.push(t, e), r.find(ds) ? b("git.fetch: potential exploit argument blocked.") : {
		commands: r,
		format: "utf-8",
		parser: ps
	};
}
const ys = [new l(/^Renaming (.+) to (.+)$/, (t, [e, n]) => {
	t.moves.push({
		from: e,
		to: n
	});
})];
function ws(t) {
	return E({ moves: [] }, ys, t);
}
function bs(t, e) {
	return {
		commands: [
			"mv",
			"-v",
			...v(t),
			e
		],
		format: "utf-8",
		parser: ws
	};
}
function Ts(t, e, n) {
	const r = ["pull", ...n];
	return t && e && r.splice(1, 0, t, e), {
		commands: r,
		format: "utf-8",
		parser(s, o) {
			return ue(s, o);
		},
		onError(s, o, i, a) {
			const c = Rr(F(s.stdOut), F(s.stdErr));
			if (c) return a(new at(c));
			a(o);
		}
	};
}
function ks(t) {
	const e = {};
	return ge(t, ([n]) => e[n] = { name: n }), Object.values(e);
}
function _s(t) {
	const e = {};
	return ge(t, ([n, r, s]) => {
		Object.hasOwn(e, n) || (e[n] = {
			name: n,
			refs: {
				fetch: "",
				push: ""
			}
		}), s && r && (e[n].refs[s.replace(/[^a-z]/g, "")] = r);
	}), Object.values(e);
}
function ge(t, e) {
	ut(t, (n) => e(n.split(/\s+/)));
}
function vs(t, e, n) {
	return g([
		"remote",
		"add",
		...n,
		t,
		e
	]);
}
function Es(t) {
	const e = ["remote"];
	return t && e.push("-v"), {
		commands: e,
		format: "utf-8",
		parser: t ? _s : ks
	};
}
function Ss(t) {
	const e = [...t];
	return e[0] !== "ls-remote" && e.unshift("ls-remote"), g(e);
}
function Rs(t) {
	const e = [...t];
	return e[0] !== "remote" && e.unshift("remote"), g(e);
}
function Os(t) {
	return g([
		"remote",
		"remove",
		t
	]);
}
function Cs(t = {}, e) {
	const n = oe(t), r = [
		"stash",
		"list",
		...n.commands,
		...e
	], s = re(n.splitter, n.fields, pt(r));
	return dt(r) || {
		commands: r,
		format: "utf-8",
		parser: s
	};
}
function As(t, e) {
	return X([
		"add",
		t,
		e
	]);
}
function xs(t) {
	return X(["init", ...t]);
}
function X(t) {
	const e = [...t];
	return e[0] !== "submodule" && e.unshift("submodule"), g(e);
}
function Ns(t) {
	return X(["update", ...t]);
}
var $s = class {
	constructor(e, n) {
		this.all = e, this.latest = n;
	}
};
const Ps = function(t, e = !1) {
	const n = t.split(`
`).map(Ds).filter(Boolean);
	e || n.sort(function(s, o) {
		const i = s.split("."), a = o.split(".");
		if (i.length === 1 || a.length === 1) return Ms(B(i[0]), B(a[0]));
		for (let c = 0, y = Math.max(i.length, a.length); c < y; c++) {
			const w = ye(B(i[c]), B(a[c]));
			if (w) return w;
		}
		return 0;
	});
	const r = e ? n[0] : [...n].reverse().find((s) => s.indexOf(".") >= 0);
	return new $s(n, r);
};
function Ms(t, e) {
	const n = Number.isNaN(t);
	return n !== Number.isNaN(e) ? n ? 1 : -1 : n ? ye(t, e) : 0;
}
function ye(t, e) {
	return t === e ? 0 : t > e ? 1 : -1;
}
function Ds(t) {
	return t.trim();
}
function B(t) {
	return typeof t == "string" && parseInt(t.replace(/^\D+/g, ""), 10) || 0;
}
function Ls(t = []) {
	const e = t.some((n) => /^--sort=/.test(n));
	return {
		format: "utf-8",
		commands: [
			"tag",
			"-l",
			...t
		],
		parser(n) {
			return Ps(n, e);
		}
	};
}
function js(t) {
	return {
		format: "utf-8",
		commands: ["tag", t],
		parser() {
			return { name: t };
		}
	};
}
function Bs(t, e) {
	return {
		format: "utf-8",
		commands: [
			"tag",
			"-a",
			"-m",
			e,
			t
		],
		parser() {
			return { name: t };
		}
	};
}
function f(t, e) {
	this._plugins = e, this._executor = new Dn(t.baseDir, new Xr(t.maxConcurrentProcesses), e), this._trimmed = t.trimmed;
}
(f.prototype = Object.create(le.prototype)).constructor = f;
f.prototype.customBinary = function(t) {
	return this._plugins.reconfigure("binary", t), this;
};
f.prototype.env = function(t, e) {
	return arguments.length === 1 && typeof t == "object" ? this._executor.env = t : (this._executor.env = this._executor.env || {})[t] = e, this;
};
f.prototype.stashList = function(t) {
	return this._runTask(Cs(ht(arguments) || {}, K(t) && t || []), u(arguments));
};
f.prototype.mv = function(t, e) {
	return this._runTask(bs(t, e), u(arguments));
};
f.prototype.checkoutLatestTag = function(t) {
	var e = this;
	return this.pull(function() {
		e.tags(function(n, r) {
			e.checkout(r.latest, t);
		});
	});
};
f.prototype.pull = function(t, e, n, r) {
	return this._runTask(Ts(d(t, m), d(e, m), h(arguments)), u(arguments));
};
f.prototype.fetch = function(t, e) {
	return this._runTask(gs(d(t, m), d(e, m), h(arguments)), u(arguments));
};
f.prototype.tags = function(t, e) {
	return this._runTask(Ls(h(arguments)), u(arguments));
};
f.prototype.rebase = function() {
	return this._runTask(g(["rebase", ...h(arguments)]), u(arguments));
};
f.prototype.reset = function(t) {
	return this._runTask(An(xn(t), h(arguments)), u(arguments));
};
f.prototype.revert = function(t) {
	const e = u(arguments);
	return typeof t != "string" ? this._runTask(b("Commit must be a string"), e) : this._runTask(g([
		"revert",
		...h(arguments, 0, !0),
		t
	]), e);
};
f.prototype.addTag = function(t) {
	const e = typeof t == "string" ? js(t) : b("Git.addTag requires a tag name");
	return this._runTask(e, u(arguments));
};
f.prototype.addAnnotatedTag = function(t, e) {
	return this._runTask(Bs(t, e), u(arguments));
};
f.prototype.deleteLocalBranch = function(t, e, n) {
	return this._runTask(cs(t, typeof e == "boolean" ? e : !1), u(arguments));
};
f.prototype.deleteLocalBranches = function(t, e, n) {
	return this._runTask(us(t, typeof e == "boolean" ? e : !1), u(arguments));
};
f.prototype.branch = function(t, e) {
	return this._runTask(is(h(arguments)), u(arguments));
};
f.prototype.branchLocal = function(t) {
	return this._runTask(as(), u(arguments));
};
f.prototype.raw = function(t) {
	const e = !Array.isArray(t), n = [].slice.call(e ? arguments : t, 0);
	for (let s = 0; s < n.length && e; s++) if (!st(n[s])) {
		n.splice(s, n.length - s);
		break;
	}
	n.push(...h(arguments, 0, !0));
	var r = u(arguments);
	return n.length ? this._runTask(g(n, this._trimmed), r) : this._runTask(b("Raw: must supply one or more command to execute"), r);
};
f.prototype.submoduleAdd = function(t, e, n) {
	return this._runTask(As(t, e), u(arguments));
};
f.prototype.submoduleUpdate = function(t, e) {
	return this._runTask(Ns(h(arguments, !0)), u(arguments));
};
f.prototype.submoduleInit = function(t, e) {
	return this._runTask(xs(h(arguments, !0)), u(arguments));
};
f.prototype.subModule = function(t, e) {
	return this._runTask(X(h(arguments)), u(arguments));
};
f.prototype.listRemote = function() {
	return this._runTask(Ss(h(arguments)), u(arguments));
};
f.prototype.addRemote = function(t, e, n) {
	return this._runTask(vs(t, e, h(arguments)), u(arguments));
};
f.prototype.removeRemote = function(t, e) {
	return this._runTask(Os(t), u(arguments));
};
f.prototype.getRemotes = function(t, e) {
	return this._runTask(Es(t === !0), u(arguments));
};
f.prototype.remote = function(t, e) {
	return this._runTask(Rs(h(arguments)), u(arguments));
};
f.prototype.tag = function(t, e) {
	const n = h(arguments);
	return n[0] !== "tag" && n.unshift("tag"), this._runTask(g(n), u(arguments));
};
f.prototype.updateServerInfo = function(t) {
	return this._runTask(g(["update-server-info"]), u(arguments));
};
f.prototype.pushTags = function(t, e) {
	const n = Mr({ remote: d(t, m) }, h(arguments));
	return this._runTask(n, u(arguments));
};
f.prototype.rm = function(t) {
	return this._runTask(g([
		"rm",
		"-f",
		...v(t)
	]), u(arguments));
};
f.prototype.rmKeepLocal = function(t) {
	return this._runTask(g([
		"rm",
		"--cached",
		...v(t)
	]), u(arguments));
};
f.prototype.catFile = function(t, e) {
	return this._catFile("utf-8", arguments);
};
f.prototype.binaryCatFile = function() {
	return this._catFile("buffer", arguments);
};
f.prototype._catFile = function(t, e) {
	var n = u(e), r = ["cat-file"], s = e[0];
	if (typeof s == "string") return this._runTask(b("Git.catFile: options must be supplied as an array of strings"), n);
	Array.isArray(s) && r.push.apply(r, s);
	const o = t === "buffer" ? Gt(r) : g(r);
	return this._runTask(o, n);
};
f.prototype.diff = function(t, e) {
	const n = m(t) ? b("git.diff: supplying options as a single string is no longer supported, switch to an array of strings") : g(["diff", ...h(arguments)]);
	return this._runTask(n, u(arguments));
};
f.prototype.diffSummary = function() {
	return this._runTask(fr(h(arguments, 1)), u(arguments));
};
f.prototype.applyPatch = function(t) {
	const e = G(t) ? Yr(v(t), h([].slice.call(arguments, 1))) : b("git.applyPatch requires one or more string patches as the first argument");
	return this._runTask(e, u(arguments));
};
f.prototype.revparse = function() {
	const t = ["rev-parse", ...h(arguments, !0)];
	return this._runTask(g(t, !0), u(arguments));
};
f.prototype.clean = function(t, e, n) {
	const r = un(t), s = r && t.join("") || d(t, m) || "", o = h([].slice.call(arguments, r ? 1 : 0));
	return this._runTask(on(s, o), u(arguments));
};
f.prototype.exec = function(t) {
	return this._runTask({
		commands: [],
		format: "utf-8",
		parser() {
			typeof t == "function" && t();
		}
	});
};
f.prototype.checkIgnore = function(t, e) {
	return this._runTask(fs(v(d(t, G, []))), u(arguments));
};
f.prototype.checkIsRepo = function(t, e) {
	return this._runTask(We(d(t, m)), u(arguments));
};
function Is(t) {
	return t ? [{
		type: "spawn.before",
		action(r, s) {
			t.aborted && s.kill(new A(void 0, "abort", "Abort already signaled"));
		}
	}, {
		type: "spawn.after",
		action(r, s) {
			function o() {
				s.kill(new A(void 0, "abort", "Abort signal received"));
			}
			t.addEventListener("abort", o), s.spawned.on("close", () => t.removeEventListener("abort", o));
		}
	}] : void 0;
}
const Us = $("", "plugin:allowEnvironment");
function Fs(t, e = !1) {
	const n = new Set(t.map((r) => r.toLowerCase().trim()));
	return {
		type: "spawn.options",
		action(r, s) {
			const o = { ...r.env ?? process.env }, i = new Set(Object.keys(s.env).map((a) => a.toLowerCase().trim()));
			for (const a of Object.keys(o)) {
				const c = a.toLowerCase().trim();
				if (!(!Gs(c) || n.has(c))) {
					if (i.has(c)) throw new A(void 0, "allowEnvironment", `Use of "${a}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);
					Us("removing ambient guarded environment variable %s", a), delete o[a];
				}
			}
			return {
				...r,
				env: {
					...o,
					GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS: String(!e)
				}
			};
		}
	};
}
function Gs(t) {
	const e = t.toLowerCase().trim();
	return e.startsWith("git_") || _$1(e);
}
function zs(t = {}) {
	return {
		type: "spawn.args",
		action(e, { env: n }) {
			for (const r of oe$1(e, n)) if (t[r.category] !== !0) throw new A(void 0, "unsafe", r.message);
			return e;
		}
	};
}
function qs(t) {
	const e = U(t, "-c");
	return {
		type: "spawn.args",
		action(n) {
			return [...e, ...n];
		}
	};
}
const $t = (0, import_dist$1.deferred)().promise;
function Ws({ onClose: t = !0, onExit: e = 50 } = {}) {
	function n() {
		let s = -1;
		const o = {
			close: (0, import_dist$1.deferred)(),
			closeTimeout: (0, import_dist$1.deferred)(),
			exit: (0, import_dist$1.deferred)(),
			exitTimeout: (0, import_dist$1.deferred)()
		}, i = Promise.race([t === !1 ? $t : o.closeTimeout.promise, e === !1 ? $t : o.exitTimeout.promise]);
		return r(t, o.close, o.closeTimeout), r(e, o.exit, o.exitTimeout), {
			close(a) {
				s = a, o.close.done();
			},
			exit(a) {
				s = a, o.exit.done();
			},
			get exitCode() {
				return s;
			},
			result: i
		};
	}
	function r(s, o, i) {
		s !== !1 && (s === !0 ? o.promise : o.promise.then(() => wt(s))).then(i.done);
	}
	return {
		type: "spawn.after",
		async action(s, { spawned: o, close: i }) {
			const a = n();
			let c = !0, y = () => {
				c = !1;
			};
			o.stdout?.on("data", y), o.stderr?.on("data", y), o.on("error", y), o.on("close", (w) => a.close(w)), o.on("exit", (w) => a.exit(w));
			try {
				await a.result, c && await wt(50), i(a.exitCode);
			} catch (w) {
				i(a.exitCode, w);
			}
		}
	};
}
const we = $("", "plugin:binary");
const Hs = "Invalid value supplied for custom binary, requires a single string or an array containing either one or two strings";
const Ks = "Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allowUnsafeCustomBinary option";
function Vs(t) {
	return !t || !/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(t);
}
function Pt(t, e) {
	if (t.length < 1 || t.length > 2) throw new A(void 0, "binary", Hs);
	if (t.some(Vs)) if (e) we("permitted unsafe binary %o", t);
	else throw new A(void 0, "binary", Ks);
	const [r, s] = t;
	return {
		binary: r,
		prefix: s
	};
}
function Xs(t, e = ["git"], n = !1) {
	let r = Pt(v(e), n);
	t.on("binary", (s) => {
		r = Pt(v(s), n), we.info("reconfiguring %o", r);
	}), t.append("spawn.binary", () => r.binary), t.append("spawn.args", (s) => r.prefix ? [r.prefix, ...s] : s);
}
const be = {
	DISALLOWED_ABBREVIATED: {
		text: "disallowed abbreviated or ambiguous option",
		solution: "Unambiguous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"
	},
	UNKNOWN: {
		text: "~ unknown ~",
		solution: void 0
	}
};
function Ys(t) {
	if (!t) return "UNKNOWN";
	for (const [e, { text: n }] of Object.entries(be)) if (t.startsWith(`fatal: ${n}`)) return e;
	return "UNKNOWN";
}
var Qs = class extends O {
	constructor(e = "") {
		const n = Ys(e);
		super(void 0, be[n].solution?.replace("{message}", e) ?? e), this.reason = n;
	}
};
function Js(t) {
	return !!(t.exitCode && t.stdErr.length);
}
function Zs(t) {
	return Buffer.concat([...t.stdOut, ...t.stdErr]);
}
function to(t = !1, e = Js, n = Zs) {
	return (r, s) => !t && r || !e(s) ? r : n(s);
}
function eo(t, e) {
	return t === 128 && e.startsWith("fatal:") ? new Qs(e) : new O(void 0, e);
}
function Mt(t) {
	return {
		type: "task.error",
		action(e, n) {
			const r = t(e.error, {
				stdErr: n.stdErr,
				stdOut: n.stdOut,
				exitCode: n.exitCode
			});
			return Buffer.isBuffer(r) ? { error: eo(n.exitCode, r.toString("utf-8")) } : { error: r };
		}
	};
}
const nt = $("", "plugin:input");
function no(t) {
	return {
		type: "spawn.after",
		action(e, { commands: n, input: r, spawned: { stdin: s } }) {
			if (!s) return;
			const o = t?.([...n]) ?? r;
			if (!o) return nt("generated zero length content, not writing to stdin");
			nt("writing %s bytes to stdin", Le(o)), s.on("error", (i) => {
				i.code !== "EPIPE" && nt("[ERROR] stdin error %o", i);
			}), s.end(o);
		}
	};
}
var ro = class {
	constructor() {
		this.plugins = /* @__PURE__ */ new Set(), this.events = new EventEmitter();
	}
	on(e, n) {
		this.events.on(e, n);
	}
	reconfigure(e, n) {
		this.events.emit(e, n);
	}
	append(e, n) {
		const r = S(this.plugins, {
			type: e,
			action: n
		});
		return () => this.plugins.delete(r);
	}
	add(e) {
		const n = [];
		return v(e).forEach((r) => {
			r && this.plugins.add(S(n, r));
		}), () => {
			n.forEach((r) => {
				this.plugins.delete(r);
			});
		};
	}
	exec(e, n, r) {
		let s = n;
		const o = Object.freeze(Object.create(r));
		for (const i of this.plugins) i.type === e && (s = i.action(s, o));
		return s;
	}
};
function so(t) {
	const e = "--progress", n = [
		"checkout",
		"clone",
		"fetch",
		"pull",
		"push"
	];
	return [{
		type: "spawn.args",
		action(o, i) {
			return n.includes(i.method) ? De(o, e) : o;
		}
	}, {
		type: "spawn.after",
		action(o, i) {
			i.commands.includes(e) && i.spawned.stderr?.on("data", (a) => {
				const c = /^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(a.toString("utf8"));
				c && t({
					method: i.method,
					stage: oo(c[1]),
					progress: p(c[2]),
					processed: p(c[3]),
					total: p(c[4])
				});
			});
		}
	}];
}
function oo(t) {
	return String(t.toLowerCase().split(" ", 1)) || "unknown";
}
function io(t) {
	const e = je(t, ["uid", "gid"]);
	return {
		type: "spawn.options",
		action(n) {
			return {
				...e,
				...n
			};
		}
	};
}
function ao() {
	return {
		type: "spawn.args",
		action(t) {
			const e = [];
			let n;
			function r$2(s) {
				(n = n || []).push(...s);
			}
			for (let s = 0; s < t.length; s++) {
				const o$1 = t[s];
				if (r(o$1)) {
					r$2(o(o$1));
					continue;
				}
				if (o$1 === "--") {
					r$2(t.slice(s + 1).flatMap((i) => r(i) && o(i) || i));
					break;
				}
				e.push(o$1);
			}
			return n ? [
				...e,
				"--",
				...n.map(String)
			] : e;
		}
	};
}
function uo({ block: t, stdErr: e = !0, stdOut: n = !0 }) {
	if (t > 0) return {
		type: "spawn.after",
		action(r, s) {
			let o;
			function i() {
				o && clearTimeout(o), o = setTimeout(c, t);
			}
			function a() {
				s.spawned.stdout?.off("data", i), s.spawned.stderr?.off("data", i), s.spawned.off("exit", a), s.spawned.off("close", a), o && clearTimeout(o);
			}
			function c() {
				a(), s.kill(new A(void 0, "timeout", "block timeout reached"));
			}
			n && s.spawned.stdout?.on("data", i), e && s.spawned.stderr?.on("data", i), s.spawned.on("exit", a), s.spawned.on("close", a), i();
		}
	};
}
const wo = (t, e) => {
	const n = new ro(), r = Ge(t && (typeof t == "string" ? { baseDir: t } : t) || {}, e);
	if (!Lt(r.baseDir)) throw new Ae(r, "Cannot use simple-git on a directory that does not exist");
	return Array.isArray(r.config) && n.add(qs(r.config)), n.add(zs(r.unsafe)), n.add(Ws(r.completion)), r.abort && n.add(Is(r.abort)), r.progress && n.add(so(r.progress)), r.timeout && n.add(uo(r.timeout)), r.spawnOptions && n.add(io(r.spawnOptions)), n.add(ao()), n.add(no(r.input)), n.add(Mt(to(!0))), r.errors && n.add(Mt(r.errors)), Xs(n, r.binary, r.unsafe?.allowUnsafeCustomBinary), n.add(Fs(r.allowEnvironment ?? [], r.unsafe?.allowAbbreviatedOptions)), new f(r, n);
};

// src/workspace/git/git.ts
const CONFIG = [
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.attributesFile=/dev/null",
	"core.excludesFile=/dev/null",
	"core.pager=cat",
	"core.quotePath=false",
	"core.autocrlf=false",
	"safe.bareRepository=explicit",
	"protocol.ext.allow=never",
	"submodule.recurse=false",
	"gc.auto=0",
	"fetch.unpackLimit=1",
	"maintenance.auto=false",
	"commit.gpgSign=false",
	"advice.detachedHead=false"
];
const ENVIRONMENT = {
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_SYSTEM: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_NO_LAZY_FETCH: "1",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_TERMINAL_PROMPT: "0",
	GIT_HTTP_LOW_SPEED_LIMIT: "1",
	GIT_HTTP_LOW_SPEED_TIME: "60",
	LC_ALL: "C"
};
const ACTIONS_BOT = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
function createGit(settings) {
	const env = environmentOf(settings);
	return wo({
		baseDir: settings.directory,
		config: CONFIG,
		maxConcurrentProcesses: 4,
		completion: {
			onClose: true,
			onExit: false
		},
		allowEnvironment: Object.keys(env),
		unsafe: {
			allowUnsafeFsMonitor: true,
			allowUnsafeHooksPath: true,
			allowUnsafePager: true,
			allowUnsafeProtocolOverride: true,
			allowUnsafeConfigPaths: true,
			allowUnsafeConfigEnvCount: true,
			allowUnsafeTemplateDir: true,
			allowUnsafePack: true
		},
		...settings.input !== void 0 && { input: () => settings.input },
		...settings.signal && { abort: settings.signal }
	}).env(env);
}
function environmentOf(settings) {
	const { name, email } = settings.identity ?? ACTIONS_BOT;
	return {
		...ENVIRONMENT,
		GIT_AUTHOR_NAME: name,
		GIT_AUTHOR_EMAIL: email,
		GIT_COMMITTER_NAME: name,
		GIT_COMMITTER_EMAIL: email,
		PATH: settings.searchPath,
		HOME: settings.directory,
		GIT_ALLOW_PROTOCOL: settings.protocols ?? "none",
		...settings.gitDir && { GIT_DIR: settings.gitDir },
		...settings.indexFile && { GIT_INDEX_FILE: settings.indexFile },
		...settings.workTree && { GIT_WORK_TREE: settings.workTree },
		...settings.header && {
			GIT_CONFIG_COUNT: "1",
			GIT_CONFIG_KEY_0: `http.${settings.header.url}.extraheader`,
			GIT_CONFIG_VALUE_0: settings.header.value
		}
	};
}
const splitNul = (text) => text.split("\0").filter((part) => part !== "");
async function initialise(git, options) {
	try {
		await git.raw([
			"init",
			"--quiet",
			"--template=",
			...options
		]);
	} catch (error) {
		if (!messageOf(error).includes("spawn git ENOENT")) throw error;
		throw new ConfigError("There is no git. Install it, and see that PATH names the folder it is in.");
	}
}

// src/workspace/git/pathspec.ts
const MAX_GLOBS = 32;
const MAX_LENGTH = 200;
function toPathspecs(folder, glob) {
	if (glob === void 0) return folder === "." ? [] : [`:(literal)${folder}`];
	return parseGlob(glob).flatMap((one) => {
		const below = one.includes("/") ? one : `**/${one}`;
		return [toGlobSpec(folder, below), toGlobSpec(folder, `${below}/**`)];
	});
}
function toGlobSpec(folder, glob) {
	return folder === "." ? `:(glob)${glob}` : `:(glob)${folder.replace(/[\\*?[\]]/g, "\\$&")}/${glob}`;
}
function parseGlob(glob) {
	const fault = (why) => new ToolError(`The glob ${quoted(glob)} ${why}.`);
	const globs = glob.length > MAX_LENGTH ? [] : expandBraces([glob]);
	if (globs.length === 0 || globs.length > MAX_GLOBS) throw fault("is too long; use a simpler one");
	const plain = globs.map((one) => one.replace(/^(\.?\/)+/, "").replace(/\/+$/, ""));
	if (plain.some((one) => one === "" || /[\p{Cc}]/u.test(one))) throw fault("is empty, or has a control character");
	if (plain.some((one) => one.split("/").includes(".."))) throw fault("leaves the working directory");
	return plain;
}
const INNERMOST_BRACES = /\{([^{}]*)\}/;
function expandBraces(globs) {
	if (globs.length > MAX_GLOBS || !globs.some((glob) => INNERMOST_BRACES.test(glob))) return [...globs];
	return expandBraces(globs.flatMap((glob) => {
		const match = INNERMOST_BRACES.exec(glob);
		if (!match) return [glob];
		return (match[1] ?? "").split(",").map((word) => glob.replace(INNERMOST_BRACES, () => word));
	}));
}

// src/workspace/listing.ts
const MAX_SEARCH_BYTES = 262144;
const TIMEOUT_MS$1 = 1e4;
function createListing(place) {
	const open = opener(place);
	const sync = createSync(open, place);
	const local = toLocal(place.folder);
	return {
		async list(folder, glob) {
			const specs = toPathspecs(folder, glob);
			if (specs.length === 0) return (await sync()).map(local);
			await sync();
			const args = [
				"ls-files",
				"-z",
				"--",
				...specs
			];
			const output = await withinTime((signal) => open(signal).raw(args), "The glob takes too long. Use a simpler one.");
			return splitNul(output).map(local);
		},
		async search(query, signal) {
			const args = grepArguments(query, toPathspecs(place.folder, query.glob));
			await sync();
			const blocks = parseBlocks(await grep(open, args, signal)).map(({ path, text }) => ({
				path: local(path),
				text
			}));
			const isReal = await Promise.all(blocks.map(({ path }) => place.jail.isFile(path)));
			return blocks.filter((_, i) => isReal[i]);
		},
		tracked: sync,
		async untracked(globs) {
			await sync();
			const specs = globs.map((glob) => toGlobSpec(place.folder, glob));
			return splitNul(await open().raw([
				"ls-files",
				"--others",
				"-z",
				"--",
				...specs
			])).filter((path) => !path.endsWith("/")).map(local).sort();
		}
	};
}
const opener = ({ openGit, indexFile, root: workTree }) => (signal) => openGit({
	indexFile,
	workTree,
	...signal && { signal }
});
function createSync(open, { writes, treePaths }) {
	let synced;
	return () => {
		synced = (synced ?? treePaths()).then((listed) => update(open, writes, listed));
		return synced;
	};
}
async function update(open, writes, listed) {
	const changed = writes.takeUnlisted().filter(([path, isPresent]) => listed.includes(path) !== isPresent);
	if (changed.length === 0) return listed;
	await updateIndex(open(), changed);
	return splitNul(await open().raw(["ls-files", "-z"]));
}
function toLocal(folder) {
	const prefix = folder === "." ? "" : `${folder}/`;
	return (path) => path.startsWith(prefix) ? path.slice(prefix.length) : posix.relative(folder, path);
}
const EMPTY_BLOB = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";
async function updateIndex(git, changed) {
	const added = changed.flatMap(([path, isPresent]) => isPresent ? ["--cacheinfo", `100644,${EMPTY_BLOB},${path}`] : []);
	const removed = changed.flatMap(([path, isPresent]) => isPresent ? [] : [path]);
	if (removed.length > 0) await git.raw([
		"update-index",
		"--force-remove",
		"--",
		...removed
	]);
	if (added.length > 0) await git.raw([
		"update-index",
		"--add",
		"--replace",
		...added
	]);
}
function grepArguments({ pattern, contextLines, perFile }, specs) {
	const options = [
		"-P",
		"-n",
		"-I",
		"--heading",
		"--break",
		"--no-color",
		"--no-recurse-submodules"
	];
	const context = contextLines > 0 ? [`-C${contextLines}`] : [];
	return [
		"grep",
		...options,
		`--max-count=${perFile}`,
		...context,
		"-e",
		pattern,
		"--",
		...specs
	];
}
async function grep(open, args, signal) {
	const enough = new AbortController();
	const chunks = [];
	let bytes = 0;
	const take = (chunk) => {
		bytes += chunk.length;
		if (bytes <= MAX_SEARCH_BYTES) chunks.push(chunk);
		else enough.abort();
	};
	try {
		await withinTime((timeout) => {
			return open(AbortSignal.any([
				enough.signal,
				timeout,
				signal
			])).outputHandler((_command, stdout) => stdout.on("data", take)).raw(args);
		}, "The search took too long. Use a simpler pattern or a narrower glob.");
	} catch (error) {
		signal.throwIfAborted();
		if (!enough.signal.aborted) throw describeFailure(error);
	}
	return Buffer.concat(chunks).toString("utf8");
}
function describeFailure(error) {
	if (error instanceof ToolError) return error;
	const said = messageOf(error).trim();
	return new ToolError(`The search failed: ${said}. The pattern is a Perl-compatible regular expression.`);
}
async function withinTime(work, advice) {
	const timeout = AbortSignal.timeout(TIMEOUT_MS$1);
	try {
		return await work(timeout);
	} catch (error) {
		throw timeout.aborted ? new ToolError(advice) : error;
	}
}
function parseBlocks(output) {
	return output.split(/\n\n(?=[^\n]+\n\d+[:-])/).map((block) => block.trimEnd()).filter((block) => block !== "").map((block) => {
		const end = block.indexOf("\n");
		return {
			path: block.slice(0, end),
			text: block.slice(end + 1)
		};
	});
}

// src/workspace/process/unattended.ts
const MISSES_TERMINAL = /\bEOFError\b|\b(?:not|no|isn't|needs?|requires?|without) an? (?:interactive )?(?:tty|terminal)\b|Inappropriate ioctl for device|\/dev\/tty\b/i;
const QUESTION = /[^\n]*\w[^\n]*[?:>\])](?= ?$)/;
const MAX_QUESTION = 80;
function explainUnattended({ exitCode, output }) {
	if (exitCode === 0) return void 0;
	const word = MISSES_TERMINAL.exec(output)?.[0];
	const question = QUESTION.exec(plainText(output.slice(-1e3)))?.[0];
	const said = word ?? (question && cutText(question.trim(), MAX_QUESTION));
	if (!said) return void 0;
	return `The command may have asked for an answer or for a terminal (the output ${word === void 0 ? "ends with" : "says"} ${JSON.stringify(said)}): it has neither. Have it run without, for example by an option such as --yes.`;
}

// src/workspace/reports/left-file.ts
const PIECE_BYTES = 262144;
async function readLeftFile(root, name, { maxBytes, take }) {
	const handle = await tryOpen(join(root, name));
	if (!handle) return false;
	try {
		if (!(await realpath(join(root, name)) === join(await realpath(root), name)) || !(await handle.stat()).isFile()) return false;
		await readPieces(handle, maxBytes, take);
		return true;
	} finally {
		await handle.close();
	}
}
async function tryOpen(path) {
	try {
		return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch {
		return;
	}
}
async function readPieces(handle, maxBytes, take) {
	const decoder = new TextDecoder();
	const buffer = Buffer.alloc(PIECE_BYTES);
	for (let at = 0; at < maxBytes;) {
		const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, maxBytes - at), at);
		if (bytesRead === 0) break;
		at += bytesRead;
		take(decoder.decode(buffer.subarray(0, bytesRead), { stream: true }));
	}
	take(decoder.decode());
}

// src/workspace/reports/reports.ts
async function openReportFolder(parent, give) {
	const path = await mkdtemp(join(parent, "report-"));
	const own = /* @__PURE__ */ new Set();
	return {
		path,
		async add(files) {
			const folders = new Set(Object.keys(files).map((name) => join(path, dirname(name))));
			for (const folder of folders) await mkdir(folder, { recursive: true });
			const writes = Object.entries(files).map(([name, text]) => writeFile(join(path, name), text, { mode: 493 }));
			await Promise.all(writes);
			for (const name of Object.keys(files)) own.add(name);
			await give(path);
		},
		async list() {
			return (await readdir(path, {
				recursive: true,
				withFileTypes: true
			}).catch(() => [])).filter((entry) => entry.isFile()).map((entry) => relative(path, join(entry.parentPath, entry.name))).filter((name) => !own.has(name)).sort();
		},
		read: (name, maxBytes, take) => readLeftFile(path, name, {
			maxBytes,
			take
		}),
		remove: async () => removeFolderNow(path)
	};
}
async function watchReports({ directory, find }) {
	for (const name of await find()) await rm(join(directory, name), { force: true });
	return {
		list: find,
		read: (name, maxBytes, take) => readLeftFile(directory, name, {
			maxBytes,
			take
		})
	};
}

// src/workspace/writes.ts
function createWrites() {
	const texts = /* @__PURE__ */ new Map();
	const unlisted = /* @__PURE__ */ new Map();
	let count = 0;
	return {
		note(path, text) {
			count += 1;
			texts.set(path, text);
			unlisted.set(path, text !== void 0);
		},
		count: () => count,
		entries: () => [...texts],
		takeUnlisted() {
			const taken = [...unlisted];
			unlisted.clear();
			return taken;
		}
	};
}

// src/workspace/copy.ts
function createWorkspace(copy) {
	const { mirror, root, workingDirectory: folder, sandbox } = copy;
	const directory = join(root, folder);
	const jail = createJail(root, folder);
	const writes = createWrites();
	const treePaths = () => mirror.paths(copy.tree);
	const listing = createListing({
		...copy,
		openGit: mirror.git,
		folder,
		jail,
		writes,
		treePaths
	});
	const repositoryPath = (path) => posix.join(folder, normalisePath(path));
	return {
		directory,
		visibleDirectory: join(sandbox.shownRoot(root), folder),
		repositoryPath,
		read: jail.read,
		readIfPresent: jail.readIfPresent,
		async write(path, file) {
			await jail.write(path, file);
			sandbox.givePath(root, repositoryPath(path));
			writes.note(repositoryPath(path), file.hasBom ? `\uFEFF${file.text}` : file.text);
		},
		async remove(path) {
			await jail.remove(path);
			writes.note(repositoryPath(path), void 0);
		},
		list: (path, glob) => listing.list(repositoryPath(path), glob),
		search: listing.search,
		run: (command, limits) => run(command, limits, copy),
		openReportFolder: () => openReportFolder(copy.temporary, sandbox.give),
		watchReports: (globs) => watchReports({
			directory,
			find: () => listing.untracked(globs)
		}),
		change: async (baseTree) => mirror.change(baseTree, await mirror.treeWith(copy.tree, await toEdits(copy, writes))),
		revision: writes.count,
		follow: (path) => follow(join(directory, normalisePath(path)), root),
		touchedSince: (timeMs) => touchedSince(timeMs, {
			root,
			listing
		}),
		async changedSince(timeMs) {
			if (writes.entries().some(([path, text]) => text === void 0 && tryLstat$1(join(root, path)))) return true;
			return (await touchedSince(timeMs - CLOCK_STEP_MS, {
				root,
				listing
			})).length > 0;
		},
		close: () => removeFolder(copy.folder)
	};
}
async function run(command, limits, copy) {
	const { sandbox, protectedPaths } = copy;
	const network = command.isSetUp ? "host" : sandbox.network;
	const launch = sandbox.launch({
		argv: command.argv,
		env: {
			...childEnvironment(copy, command),
			...command.env
		},
		directory: join(sandbox.shownRoot(copy.root), copy.workingDirectory),
		copy,
		protectedPaths: command.isSetUp ? protectedPaths.inSetUp : protectedPaths.inTests,
		network
	});
	const result = await copy.processes.run(launch, limits);
	const limit = result.limit ?? sandbox.explain(result, network) ?? explainUnattended(result);
	return limit === void 0 ? result : {
		...result,
		limit
	};
}
function childEnvironment(copy, { usesPackageBins, pathFirst = [] }) {
	const env = copy.sandbox.environment(copy);
	const packageBins = usesPackageBins ? packageBinFolders(copy) : [];
	return {
		...env,
		PATH: [
			...pathFirst,
			...packageBins,
			env.PATH
		].join(":")
	};
}
function packageBinFolders({ root: own, sandbox, workingDirectory }) {
	const root = sandbox.shownRoot(own);
	const parts = workingDirectory === "." ? [] : workingDirectory.split("/");
	return [...parts, ""].map((_, up) => join(root, ...parts.slice(0, parts.length - up), "node_modules/.bin"));
}
function toEdits({ mirror, tree }, writes) {
	return Promise.all(writes.entries().map(async ([path, text]) => ({
		path,
		mode: await mirror.modeOf(tree, path),
		content: text === void 0 ? void 0 : Buffer.from(text)
	})));
}
async function follow(path, root) {
	const real = await realpath(path).catch(() => "");
	const fromRoot = relative(await realpath(root), real);
	return isInside(root, join(root, fromRoot)) ? fromRoot : void 0;
}
const CLOCK_STEP_MS = 10;
async function touchedSince(timeMs, { root, listing }) {
	const folders = /* @__PURE__ */ new Map([[".", true]]);
	function isInPlace(folder) {
		const isKnown = folders.get(folder);
		if (isKnown !== void 0) return isKnown;
		const isReal = isInPlace(posix.dirname(folder)) && tryLstat$1(join(root, folder))?.isDirectory() === true;
		folders.set(folder, isReal);
		return isReal;
	}
	return (await listing.tracked()).filter((path) => {
		const stats = tryLstat$1(join(root, path));
		return stats === void 0 || Math.floor(stats.ctimeMs) > timeMs || !isInPlace(posix.dirname(path));
	});
}
function tryLstat$1(path) {
	try {
		return lstatSync(path);
	} catch {
		return;
	}
}

// src/workspace/overlay.ts
const SECRET = /(^|\/)(\.env(\..*)?|\.npmrc|\.netrc|\.pypirc|\.git-credentials|id_[a-z0-9]+|.*\.(pem|key|p12|pfx|kdbx))\/?$/i;
const BYTECODE = /(^|\/)(__pycache__\/?|[^/]*\.py[co])$/;
const isLeftOut = (path) => SECRET.test(path) || BYTECODE.test(path);
async function listPrepared(mirror, tree, workspace) {
	const git = mirror.git({
		indexFile: mirror.scratch("index"),
		workTree: workspace
	});
	return splitNul(await git.raw([
		"ls-files",
		`--with-tree=${tree}`,
		...[
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory",
			"-z"
		]
	])).filter((path) => !isLeftOut(path));
}
const MAX_PATHS = 200;
async function copyPrepared(paths, way) {
	for (const [folder, own] of groupByFolder(paths)) {
		await mkdir(join(way.to, folder), { recursive: true });
		for (let at = 0; at < own.length; at += MAX_PATHS) await copyAll(own.slice(at, at + MAX_PATHS), folder, way);
	}
}
function groupByFolder(paths) {
	const groups = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const group = groups.get(dirname(path)) ?? [];
		groups.set(dirname(path), group);
		group.push(path);
	}
	return groups;
}
async function copyAll(paths, folder, way) {
	const { from, to, processes, searchPath, signal } = way;
	const reflink = process.platform === "linux" ? ["--reflink=auto"] : [];
	const sources = paths.map((path) => join(from, path).replace(/\/$/, ""));
	const result = await processes.run({
		argv: [
			"cp",
			"-a",
			...reflink,
			"--",
			...sources,
			join(to, folder)
		],
		directory: from,
		env: { PATH: searchPath }
	}, {
		timeoutMs: 6e5,
		maxOutputBytes: 4e3,
		signal
	});
	if (result.exitCode === 0) return;
	const said = result.output.trim();
	throw new ConfigError(`The prepared files could not be copied from the workspace: ${said}`, said);
}

// src/workspace/places.ts
function openPlaces(settings) {
	let count = 0;
	let list;
	let ahead;
	const closing = new AbortController();
	async function make() {
		const folder = join(settings.runDirectory, `copy-${count++}`);
		try {
			list ??= findPrepared(settings);
			return await fill(folder, await list, {
				...settings,
				signal: closing.signal
			});
		} catch (error) {
			await removeFolder(folder);
			throw error;
		}
	}
	return {
		take() {
			const place = ahead ?? make();
			ahead = void 0;
			return place;
		},
		makeAhead() {
			if (settings.prepared === void 0 || ahead || closing.signal.aborted) return;
			ahead = make();
			ahead.catch(() => void 0);
		},
		async close() {
			closing.abort();
			const unused = await ahead?.catch(() => void 0);
			if (unused) await removeFolder(unused.folder);
		}
	};
}
async function findPrepared({ mirror, commit, prepared }) {
	return prepared === void 0 ? [] : listPrepared(mirror, await mirror.treeOf(commit), prepared);
}
async function fill(folder, paths, { homeFolders, prepared, ...parts }) {
	const place = {
		root: join(folder, "repo"),
		home: join(folder, "home"),
		temporary: join(folder, "tmp")
	};
	for (const path of Object.values(place)) await mkdir(path, { recursive: true });
	for (const path of homeFolders) await mkdir(join(place.home, path), { recursive: true });
	if (prepared !== void 0) await copyPrepared(paths, {
		...parts,
		from: prepared,
		to: place.root
	});
	return {
		folder,
		...place
	};
}

// src/workspace/protection.ts
const ALWAYS = [".git", ".github"];
const ENOUGH = 100;
const FIRST_SETTINGS = 12;
async function findProtected(mirror, tree, protection) {
	const depth = (path) => path.split("/").length;
	const paths = [...await mirror.paths(tree)].sort((a, b) => depth(a) - depth(b));
	const tests = takeSome(paths, protection.isTest);
	const settings = takeSome(paths, protection.isSetting);
	return {
		inTests: [
			...ALWAYS,
			...settings.slice(0, FIRST_SETTINGS),
			...tests,
			...settings.slice(FIRST_SETTINGS)
		],
		inSetUp: [...ALWAYS, ...tests]
	};
}
function takeSome(paths, isWanted) {
	const taken = [];
	for (const path of paths) {
		if (taken.length === ENOUGH) break;
		if (isWanted(path)) taken.push(path);
	}
	return taken;
}

// src/workspace/git/checkout.ts
async function readDepth(workspace, searchPath) {
	try {
		const git = createGit({
			directory: workspace,
			searchPath
		});
		const ask = (...question) => git.raw([
			"-c",
			"safe.directory=*",
			...question
		]);
		const isShallow = (await ask("rev-parse", "--is-shallow-repository")).trim() === "true";
		const [head = ""] = (await ask("cat-file", "commit", "HEAD")).split("\n\n");
		return {
			isShallow,
			parents: head.match(/^parent /gm)?.length ?? 0
		};
	} catch {
		return;
	}
}
async function readOrigin(workspace, searchPath) {
	try {
		return (await createGit({
			directory: workspace,
			searchPath
		}).raw([
			"-c",
			"safe.directory=*",
			"config",
			"--get",
			"remote.origin.url"
		])).trim() || void 0;
	} catch {
		return;
	}
}
async function readWorkflowFiles(workspace) {
	const folder = ".github/workflows";
	const names = await readdir(join(workspace, folder)).catch(() => []);
	const texts = /* @__PURE__ */ new Map();
	for (const name of names.filter((one) => /\.ya?ml$/.test(one)).sort()) {
		const text = await tryRead(join(workspace, folder, name));
		if (text !== void 0) texts.set(`${folder}/${name}`, text);
	}
	return texts;
}
async function findKeptCredentials(workspace) {
	const gitDir = join(workspace, ".git");
	const config = join(gitDir, "config");
	const text = await tryRead(config) ?? "";
	const included = listIncludes(text).map((path) => isAbsolute(path) ? path : join(gitDir, path));
	const found = await Promise.all(included.map(async (file) => judge$1(file, await tryRead(file) ?? "")));
	return [...judge$1(config, text), ...found.flat()];
}
function judge$1(file, text) {
	const lines = text.split(/\r?\n/);
	const hasHeader = lines.some((line) => /^\s*extraheader\s*=\s*authorization:/i.test(line));
	const hasAddress = lines.some((line) => /^\s*(?:push)?url\s*=\s*https?:\/\/[^/\s]*:[^/\s]*@/i.test(line));
	return [...hasHeader ? [{
		file,
		what: "A token, in a header for git,"
	}] : [], ...hasAddress ? [{
		file,
		what: "A password, in the address of a remote,"
	}] : []];
}
function listIncludes(text) {
	let isIncluding = false;
	return text.split(/\r?\n/).flatMap((line) => {
		const section = /^\s*\[\s*([A-Za-z-]+)/.exec(line)?.[1];
		if (section !== void 0) isIncluding = /^include(if)?$/i.test(section);
		const path = isIncluding ? /^\s*path\s*=\s*"?(.*?)"?\s*$/i.exec(line)?.[1] : void 0;
		return path ? [path] : [];
	});
}
const MAX_BYTES$1 = 1048576;
async function tryRead(file) {
	try {
		const stats = await lstat(file);
		return stats.isFile() && stats.size <= MAX_BYTES$1 ? await readFile(file, "utf8") : void 0;
	} catch {
		return;
	}
}

// src/workspace/git/remote.ts
const UPLOAD_PACK = "--upload-pack=git -c safe.directory=* upload-pack";
const FETCH = [
	"fetch",
	"--quiet",
	"--depth=1",
	"--no-tags",
	"--no-write-fetch-head",
	"--no-recurse-submodules"
];
async function fetchCommit(openGit, source, rev) {
	const target = `refs/regreen/${createHash("sha1").update(rev).digest("hex")}`;
	const refspec = `+${rev}:${target}`;
	if (source.kind === "local") await fetchFromDisk(openGit, source.directory, refspec);
	else await fetchFromServer(openGit, source, refspec);
	const [commit = "", tree = ""] = (await openGit().raw([
		"rev-parse",
		`${target}^{commit}`,
		`${target}^{tree}`
	])).split("\n");
	return {
		commit,
		tree
	};
}
async function fetchFromDisk(openGit, directory, refspec) {
	try {
		await openGit({ protocols: "file" }).raw([
			...FETCH,
			UPLOAD_PACK,
			pathToFileURL(directory).href,
			refspec
		]);
	} catch (error) {
		const said = messageOf(error).trim();
		throw new ConfigError(`Git could not fetch a commit from ${directory}: ${said}`, said);
	}
}
const MAX_TRIES$1 = 3;
async function fetchFromServer(openGit, source, refspec) {
	for (let tries = 1;; tries++) try {
		await openServer(openGit, source).raw([
			...FETCH,
			source.url,
			refspec
		]);
		return;
	} catch (error) {
		if (error instanceof A) throw error;
		const problem = explainFetch(onOneLine(messageOf(error)), source.url);
		if (problem instanceof ConfigError || tries === MAX_TRIES$1) throw problem;
		await setTimeout$1(1e3 * tries);
	}
}
const onOneLine = (said) => said.trim().replace(/\s*\n\s*/g, " ");
function explainFetch(said, url) {
	const problem = `Git could not fetch from ${url}`;
	if (/error: 401|Authentication failed|could not read Username/i.test(said)) return new ConfigError(`${problem}: the server refused the token. Check the input "github-token".`);
	if (/error: 403/.test(said)) return new ConfigError(`${problem}: the token may not read. Add "contents: read" to the job's "permissions".`);
	if (/error: 404|repository .*not found/i.test(said)) return new ConfigError(`${problem}: there is no such repository, or the token may not see it.`);
	if (/not our ref|couldn't find remote ref/i.test(said)) return new ConfigError(`${problem}: the commit is not there any more. ${said}`);
	return new ServiceError(`${problem}: ${said}`);
}
function fetchRef(openGit, source, ref) {
	return fetchFromServer(openGit, source, `+${ref}*:${ref}*`);
}
async function pushRef(openGit, source, ref) {
	await openServer(openGit, source).raw([
		"push",
		"--quiet",
		"--no-verify",
		source.url,
		`${ref}:${ref}`
	]);
}
async function pushCommit(openGit, { source, commit, branch, expected }) {
	const ref = `refs/heads/${branch}`;
	const lease = `--force-with-lease=${ref}:${expected ?? ""}`;
	await openServer(openGit, source).raw([
		"push",
		"--quiet",
		"--no-verify",
		lease,
		source.url,
		`${commit}:${ref}`
	]);
}
function openServer(openGit, { url, authorization }) {
	return openGit({
		protocols: new URL(url).protocol.replace(":", ""),
		...authorization !== void 0 && { header: {
			url,
			value: `AUTHORIZATION: ${authorization}`
		} }
	});
}

// src/workspace/git/notes.ts
const REF = "refs/notes/regreen";
const MAX_BYTES = 65536;
function readNote({ openGit }, { source, commit }) {
	return translated("read", commit, async () => {
		await fetchRef(openGit, source, REF);
		return readHere(openGit, commit);
	});
}
const MAX_TRIES = 5;
const OVERTAKEN = /fetch first|non-fast-forward|cannot lock ref|failed to update ref/;
function writeNote({ openGit, scratch }, { source, commit, update }) {
	return translated("written", commit, async () => {
		for (let tries = 1;; tries++) {
			await fetchRef(openGit, source, REF);
			await writeHere({
				openGit,
				scratch
			}, commit, update(await readHere(openGit, commit)));
			try {
				return await pushRef(openGit, source, REF);
			} catch (error) {
				if (tries === MAX_TRIES || !OVERTAKEN.test(messageOf(error))) throw error;
			}
		}
	});
}
async function readHere(openGit, commit) {
	const line = (await openGit().raw([
		"notes",
		"--ref",
		REF,
		"list"
	])).split("\n").find((line) => line.endsWith(` ${commit}`));
	if (line === void 0) return void 0;
	const blob = line.slice(0, -commit.length - 1);
	return Number(await openGit().raw([
		"cat-file",
		"-s",
		blob
	])) <= MAX_BYTES ? openGit().raw([
		"cat-file",
		"blob",
		blob
	]) : void 0;
}
async function writeHere({ openGit, scratch }, commit, text) {
	const file = scratch("note");
	await writeFile(file, text);
	try {
		await openGit().raw([
			"notes",
			"--ref",
			REF,
			"add",
			"--force",
			"--file",
			file,
			commit
		]);
	} finally {
		await rm(file, { force: true });
	}
}
const CURE = `Let the job have "contents: write" and the repository's rules let ${REF} be written; where that ref holds no notes, delete it.`;
async function translated(verb, commit, work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ConfigError || error instanceof ServiceError || error instanceof A) throw error;
		const said = onOneLine(messageOf(error)).slice(0, 500);
		throw new ServiceError(`The note on ${commit.slice(0, 12)} could not be ${verb}. ${CURE} Git said: ${said}`);
	}
}

// src/workspace/git/blobs.ts
const lines = (parts) => parts.map((part) => `${part}\n`).join("");
async function readBlobs(openGit, names) {
	const texts = /* @__PURE__ */ new Map();
	if (names.length === 0) return texts;
	const output = await openGit({ input: lines(names) }).binaryCatFile(["--batch"]);
	for (let at = 0; at < output.length;) {
		const start = output.indexOf("\n", at) + 1;
		const [name = "", kind, size] = output.toString("utf8", at, start - 1).split(" ");
		if (kind !== "blob") throw new Error(`Git could not read the blob ${name}: ${kind}.`);
		const end = start + Number(size);
		texts.set(name, output.toString("utf8", start, end));
		at = end + 1;
	}
	return texts;
}
async function writeBlobs(openGit, contents, scratch) {
	if (contents.length === 0) return [];
	const files = contents.map(() => scratch("blob"));
	try {
		for (const [i, content] of contents.entries()) await writeFile(files[i] ?? "", content);
		return (await openGit({ input: lines(files) }).raw([
			"hash-object",
			"-w",
			"--no-filters",
			"--stdin-paths"
		])).trim().split("\n");
	} finally {
		for (const file of files) await rm(file, { force: true });
	}
}

// src/workspace/git/change.ts
const REGULAR = /* @__PURE__ */ new Set(["100644", "100755"]);
const KINDS = {
	A: "add",
	D: "delete"
};
const OPTIONS = [
	"-r",
	"-z",
	"--no-renames",
	"--no-ext-diff",
	"--no-textconv"
];
const MAX_ENTRIES = 2e3;
async function readChange(openGit, baseTree, tree) {
	const { entries, lineCounts } = parseDiff(await openGit().raw([
		"diff-tree",
		"--raw",
		"--numstat",
		"--full-index",
		...OPTIONS,
		baseTree,
		tree
	]));
	if (entries.length > MAX_ENTRIES) throw new ConfigError(`The patch changes ${entries.length} files; at most ${MAX_ENTRIES} can be looked at. Split it.`);
	const twins = entries.some(({ status }) => status === "A") ? await findTwins(openGit, tree) : void 0;
	const texts = await readBlobs(openGit, entries.filter(({ path }) => lineCounts.has(path)).flatMap(namesOfTexts));
	return entries.map((entry) => {
		const { path, status, oldMode, newMode, oldBlob, newBlob } = entry;
		const counts = lineCounts.get(path);
		const kind = KINDS[status] ?? "modify";
		const twin = kind === "add" ? twins?.(path) : void 0;
		const text = (mode, blob) => counts && REGULAR.has(mode) ? texts.get(blob) : void 0;
		return {
			path,
			kind,
			...twin !== void 0 && { twin },
			oldMode,
			newMode,
			newBlob,
			additions: counts?.additions ?? 0,
			deletions: counts?.deletions ?? 0,
			isBinary: counts === void 0,
			before: text(oldMode, oldBlob),
			after: text(newMode, newBlob)
		};
	});
}
const namesOfTexts = ({ oldMode, newMode, oldBlob, newBlob }) => [...REGULAR.has(oldMode) ? [oldBlob] : [], ...REGULAR.has(newMode) ? [newBlob] : []];
async function findTwins(openGit, tree) {
	const paths = splitNul(await openGit().raw([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		tree
	]));
	const folded = paths.map(foldPath);
	return (path) => {
		const own = foldPath(path);
		return paths.find((other, i) => folded[i] === own && other !== path);
	};
}
function parseDiff(text) {
	const parts = text.split("\0");
	const entries = [];
	const lineCounts = /* @__PURE__ */ new Map();
	for (let i = 0; i < parts.length; i++) {
		const part = parts[i] ?? "";
		if (part.startsWith(":")) {
			entries.push(parseEntry(part, parts[i + 1]));
			i += 1;
			continue;
		}
		const counted = /^(\d+)\t(\d+)\t(.+)$/s.exec(part);
		if (counted?.[3]) lineCounts.set(counted[3], {
			additions: Number(counted[1]),
			deletions: Number(counted[2])
		});
	}
	return {
		entries,
		lineCounts
	};
}
function parseEntry(text, path) {
	const [oldMode, newMode, oldBlob, newBlob, status] = text.slice(1).split(" ");
	if (oldMode && newMode && oldBlob && newBlob && status && path) return {
		path,
		status,
		oldMode,
		newMode,
		oldBlob,
		newBlob
	};
	throw new Error(`git diff-tree printed an entry that Regreen does not know: ${JSON.stringify(text)}`);
}

// src/workspace/git/trees.ts
function editsOf(entries) {
	return entries.map(({ path, kind, newMode, newBlob }) => ({
		path,
		mode: newMode,
		content: kind === "delete" ? void 0 : { blob: newBlob }
	}));
}
async function checkOut({ openGit, scratch }, tree, directory) {
	await mkdir(directory, { recursive: true });
	const indexFile = scratch("index");
	await openGit({
		indexFile,
		workTree: directory
	}).raw([
		"read-tree",
		"--reset",
		"-u",
		"--no-recurse-submodules",
		tree
	]);
	return indexFile;
}
async function writeTree(objects, baseTree, edits) {
	if (edits.length === 0) return baseTree;
	const list = await toIndexInfo(objects, edits);
	return withIndex(objects, baseTree, async (open) => {
		await open(list).raw([
			"update-index",
			"-z",
			"--index-info"
		]);
	});
}
function writePatchedTree(objects, baseTree, { patchFile, isReverse = false }) {
	const direction = isReverse ? ["--reverse"] : [];
	return withIndex(objects, baseTree, async (open) => {
		try {
			await open().raw([
				"apply",
				"--cached",
				"--whitespace=nowarn",
				...direction,
				"--",
				patchFile
			]);
		} catch (error) {
			const said = messageOf(error).trim();
			if (/No valid patches in input|unrecognized input/.test(said)) throw new ConfigError(`${patchFile} holds no patch in the form that "git diff" writes.`);
			throw new ConfigError(`The patch ${patchFile} does not apply to the base commit: ${said}`, said);
		}
	});
}
async function withIndex({ openGit, scratch, nowhere }, baseTree, change) {
	const indexFile = scratch("index");
	const open = (input = "") => openGit({
		indexFile,
		workTree: nowhere,
		input
	});
	try {
		await open().raw(["read-tree", baseTree]);
		await change(open);
		return (await open().raw(["write-tree"])).trim();
	} finally {
		await rm(indexFile, { force: true });
	}
}
async function toIndexInfo({ openGit, scratch }, edits) {
	const contents = edits.flatMap(({ content }) => Buffer.isBuffer(content) ? content : []);
	const written = (await writeBlobs(openGit, contents, scratch)).values();
	return edits.map(({ path, mode, content }) => {
		if (content === void 0) return `0 ${"0".repeat(40)}\t${path}\0`;
		return `${mode} ${Buffer.isBuffer(content) ? written.next().value : content.blob}\t${path}\0`;
	}).join("");
}
const DIFF = [
	"diff",
	"--no-ext-diff",
	"--no-textconv",
	"--no-renames",
	"--no-color",
	"--full-index",
	"--binary"
];
async function compareTrees({ openGit, scratch }, baseTree, tree) {
	if (baseTree === tree) return createChange({
		baseTree,
		tree,
		entries: [],
		bytes: Buffer.alloc(0)
	});
	const patchFile = scratch("patch");
	try {
		const entries = await readChange(openGit, baseTree, tree);
		await openGit().raw([
			...DIFF,
			`--output=${patchFile}`,
			baseTree,
			tree
		]);
		return createChange({
			baseTree,
			tree,
			entries,
			bytes: await readFile(patchFile)
		});
	} finally {
		await rm(patchFile, { force: true });
	}
}
function createChange({ baseTree, tree, entries, bytes }) {
	const total = (key) => entries.reduce((sum, entry) => sum + entry[key], 0);
	return {
		baseTree,
		tree,
		entries,
		patch: bytes.toString("utf8"),
		sha256: createHash("sha256").update(bytes).digest("hex"),
		additions: total("additions"),
		deletions: total("deletions")
	};
}

// src/workspace/git/mirror.ts
async function createMirror(runDirectory, searchPath, signal) {
	const gitDir = join(runDirectory, "mirror.git");
	let scratchCount = 0;
	const scratch = (name) => join(runDirectory, `${name}-${scratchCount++}`);
	const common = {
		directory: runDirectory,
		searchPath,
		gitDir,
		...signal && { signal }
	};
	const openGit = (settings = {}) => createGit({
		...common,
		...settings
	});
	const objects = {
		openGit,
		scratch,
		nowhere: join(runDirectory, "nowhere")
	};
	for (const folder of [gitDir, objects.nowhere]) await mkdir(folder, { recursive: true });
	await initialise(openGit(), ["--bare", gitDir]);
	const trees = /* @__PURE__ */ new Map();
	return {
		gitDir,
		git: openGit,
		scratch,
		async fetchCommit(source, rev) {
			const { commit, tree } = await fetchCommit(openGit, source, rev);
			trees.set(commit, Promise.resolve(tree));
			return commit;
		},
		push: (target) => pushCommit(openGit, target),
		readNote: (place) => readNote(objects, place),
		writeNote: (note) => writeNote(objects, note),
		...readers(openGit, trees),
		checkOut: (tree, directory) => checkOut(objects, tree, directory),
		treeWith: (baseTree, edits) => writeTree(objects, baseTree, edits),
		treeWithPatch: (baseTree, patchFile) => writePatchedTree(objects, baseTree, { patchFile }),
		treeWithoutPatch: (tree, patchFile) => writePatchedTree(objects, tree, {
			patchFile,
			isReverse: true
		}),
		change: (baseTree, tree) => compareTrees(objects, baseTree, tree),
		commit: (tree, text) => writeCommit(objects, tree, text)
	};
}
function readers(openGit, trees) {
	const list = remember(async (tree) => parseTree(await openGit().raw([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		tree
	])));
	const readTree = async (commit) => (await openGit().raw([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	])).trim();
	return {
		has: async (rev) => (await tryRaw(openGit, [
			"cat-file",
			"-t",
			rev
		]))?.trim() === "commit",
		treeOf: remember(readTree, trees),
		paths: async (tree) => [...(await list(tree)).keys()],
		changedPaths: async (baseTree, tree) => splitNul(await openGit().raw([
			"diff-tree",
			"-r",
			"-z",
			"--name-only",
			"--no-renames",
			baseTree,
			tree
		])),
		async readText(tree, path) {
			const { mode, blob } = (await list(tree)).get(path) ?? {};
			return mode?.startsWith("100") && blob ? openGit().raw([
				"cat-file",
				"blob",
				blob
			]) : void 0;
		},
		modeOf: async (tree, path) => (await list(tree)).get(path)?.mode === "100755" ? "100755" : "100644"
	};
}
function parseTree(text) {
	return new Map(splitNul(text).map((line) => {
		const tab = line.indexOf("	");
		const [mode = "", , blob = ""] = line.slice(0, tab).split(" ");
		return [line.slice(tab + 1), {
			mode,
			blob
		}];
	}));
}
function remember(read, known = /* @__PURE__ */ new Map()) {
	return (name) => {
		const reading = known.get(name) ?? read(name);
		known.set(name, reading);
		reading.catch(() => known.delete(name));
		return reading;
	};
}
async function writeCommit({ openGit, scratch }, tree, { message, parent }) {
	const messageFile = scratch("message");
	await writeFile(messageFile, message);
	return (await openGit().raw([
		"commit-tree",
		tree,
		"-p",
		parent,
		"-F",
		messageFile
	])).trim();
}
async function tryRaw(openGit, args) {
	try {
		return await openGit().raw(args);
	} catch {
		return;
	}
}

// src/workspace/new-repository.ts
const NOBODY = {
	name: "Regreen",
	email: "regreen@localhost.invalid"
};
async function createRepository(directory, { files, message, ...settings }) {
	const git = createGit({
		directory,
		identity: NOBODY,
		...settings
	});
	await initialise(git, ["--initial-branch=main"]);
	await git.raw([
		"add",
		"--",
		...files
	]);
	await git.raw([
		"commit",
		"--quiet",
		"--no-verify",
		"-m",
		message
	]);
}

// src/workspace/process/capture.ts
function createCapture(maxBytes) {
	const headSize = Math.floor(maxBytes / 4);
	const tailSize = maxBytes - headSize;
	const head = [];
	let tail = [];
	let headBytes = 0;
	let tailBytes = 0;
	let total = 0;
	return {
		add(bytes) {
			total += bytes.length;
			const forHead = bytes.subarray(0, headSize - headBytes);
			if (forHead.length > 0) head.push(Buffer.from(forHead));
			headBytes += forHead.length;
			const forTail = bytes.subarray(forHead.length);
			if (forTail.length > 0) tail.push(Buffer.from(forTail));
			tailBytes += forTail.length;
			if (tailBytes > 2 * tailSize) {
				tail = [Buffer.concat(tail).subarray(-tailSize)];
				tailBytes = tailSize;
			}
			return total;
		},
		text() {
			const kept = Buffer.concat(tail).subarray(-tailSize);
			const left = total - headBytes - kept.length;
			const mark = left > 0 ? `\n[\u2026 ${left} bytes left out \u2026]\n` : "";
			return Buffer.concat(head).toString("utf8") + mark + kept.toString("utf8");
		}
	};
}

// src/workspace/process/marked.ts
const MAX_ROUNDS = 100;
function endMarked(entries) {
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const left = findMarked(entries);
		if (left.length === 0) return;
		for (const pid of left) end(pid);
	}
}
function findMarked(entries) {
	return listProcesses().filter((pid) => {
		const own = new Set(readEnvironment(pid).split("\0"));
		return pid !== process.pid && entries.some((entry) => own.has(entry));
	});
}
function listProcesses() {
	try {
		return readdirSync("/proc").map(Number).filter(Number.isInteger);
	} catch {
		return [];
	}
}
function readEnvironment(pid) {
	try {
		return readFileSync(`/proc/${pid}/environ`, "utf8");
	} catch {
		return "";
	}
}
function end(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}

// src/workspace/process/watch.ts
const MIB = 1024 ** 2;
const RESERVE = {
	disk: 512 * MIB,
	memory: 256 * MIB
};
const INTERVAL_MS = 250;
function watchMachine(folder, tell, reserve = {}) {
	const floors = readFree(folder).then((free) => ({
		disk: reserve.disk ?? Math.min(RESERVE.disk, free.disk / 2),
		memory: reserve.memory ?? Math.min(RESERVE.memory, free.memory / 2)
	}));
	let isOver = false;
	const stop = () => {
		isOver = true;
		clearInterval(timer);
	};
	const timer = setInterval(async () => {
		const shortage = compare(await readFree(folder), await floors, "was stopped because");
		if (!shortage || isOver) return;
		stop();
		tell(shortage);
	}, INTERVAL_MS);
	timer.unref();
	return {
		stop,
		lastLook: async () => compare(await readFree(folder), await floors, "failed when")
	};
}
function compare(free, floors, end) {
	const say = (what, left, floor) => `The command ${end} ${mebibytes(left)} of ${what} were left, and ${mebibytes(floor)} must stay free. Free some, or use a larger runner.`;
	if (free.disk <= floors.disk) return {
		ending: "disk_limit",
		limit: say("the disk", free.disk, floors.disk)
	};
	if (free.memory <= floors.memory) return {
		ending: "memory_limit",
		limit: say("memory", free.memory, floors.memory)
	};
}
async function readFree(folder) {
	const unknown = Number.POSITIVE_INFINITY;
	const disk = await statfs(folder).catch(() => void 0);
	return {
		disk: disk ? disk.bavail * disk.bsize : unknown,
		memory: process.platform === "linux" ? freemem() : unknown
	};
}
const mebibytes = (bytes) => `${Math.round(bytes / MIB)} MiB`;

// src/workspace/process/process.ts
var SandboxError = class extends ServiceError {
	words;
	constructor(output) {
		const words = output.trim().split("\n").at(-1)?.slice(-300) ?? "";
		super(`The sandbox could not be set up, or was ended from outside, so its command has no result. ${words}`.trim());
		this.words = words;
	}
};
const GRACE_MS = 1e3;
const SETTLE_MS = 200;
function createProcesses(now) {
	const alive = /* @__PURE__ */ new Set();
	return {
		killAll: () => {
			for (const { kill } of alive) kill();
		},
		async run(launch, limits) {
			limits.signal?.throwIfAborted();
			const startedAt = now();
			const capture = createCapture(limits.maxOutputBytes);
			const ended = await runChild(launch, limits, {
				alive,
				onOutput: capture.add
			}).catch((error) => {
				if (!isRefused(error)) throw error;
				capture.add(Buffer.from(describeStart(launch, error)));
				return {
					exitCode: 127,
					ending: "not_started"
				};
			});
			limits.signal?.throwIfAborted();
			if (ended.exitCode === void 0) throw new SandboxError(capture.text());
			return {
				...ended,
				exitCode: ended.exitCode,
				output: capture.text(),
				durationMs: now() - startedAt
			};
		}
	};
}
async function runChild(launch, limits, { alive, onOutput }) {
	const guard = launch.openGuard?.();
	const child = start(launch, guard);
	const running = noteRunning(child, {
		guard,
		marks: launch.marks ?? []
	}, alive);
	return new Promise((resolve, reject) => {
		let stopped;
		const { release, lastLook } = watchLimits({
			launch,
			child,
			limits,
			onOutput
		}, (reason) => {
			if (stopped) return;
			stopped = reason;
			if (guard || reason.ending === "output_limit") return running.kill();
			killGroup(child, "SIGTERM");
			setTimeout(running.kill, GRACE_MS).unref();
		});
		child.on("error", (error) => {
			onOutput(Buffer.from(describeStart(launch, error)));
			settle({
				exitCode: guard ? void 0 : 127,
				ending: "not_started"
			});
		});
		child.on("exit", (code, signal) => {
			const own = code ?? 128 + (signal ? constants$1.signals[signal] : 0);
			Promise.all([own === 0 ? void 0 : lastLook(), finish(child, guard)]).then(([shortage]) => {
				const exitCode = guard ? guard.exitCode(own) ?? (stopped && KILLED) : own;
				settle({
					ending: "exited",
					...shortage,
					...stopped,
					exitCode
				});
			}, reject);
		});
		function settle(ended) {
			if (!alive.has(running)) return;
			release();
			if (!guard) running.kill();
			alive.delete(running);
			guard?.close();
			resolve(ended);
		}
	});
}
function noteRunning(child, { guard, marks }, alive) {
	const running = { kill() {
		if (!alive.has(running)) return;
		if (guard) return guard.kill(child);
		killGroup(child, "SIGKILL");
		if (marks.length > 0) endMarked(marks);
	} };
	alive.add(running);
	return running;
}
const KILLED = 128 + constants$1.signals.SIGKILL;
function start({ argv: [file, ...args], directory, env }, guard) {
	const stdio = [
		guard?.stdin ?? "ignore",
		"pipe",
		"pipe",
		...guard?.status === void 0 ? [] : [guard.status]
	];
	try {
		return spawn(file, args, {
			cwd: directory,
			env: { ...env },
			detached: true,
			stdio: [...stdio]
		});
	} catch (error) {
		guard?.close();
		throw error;
	}
}
const describeStart = ({ argv: [file] }, error) => `${file} could not be started: ${messageOf(error)}\n`;
const isRefused = (error) => ["E2BIG", "ERR_INVALID_ARG_VALUE"].includes(codeOf(error) ?? "");
function watchLimits({ launch, child, limits, onOutput }, stop) {
	const { timeoutMs, signal, killAfterBytes = Number.POSITIVE_INFINITY } = limits;
	const take = (bytes) => {
		if (onOutput(bytes) > killAfterBytes) stop({
			ending: "output_limit",
			limit: describeOutput(killAfterBytes)
		});
	};
	child.stdout?.on("data", (bytes) => {
		limits.onStdout?.(bytes);
		take(bytes);
	});
	child.stderr?.on("data", take);
	const onTime = () => stop({
		ending: "timed_out",
		limit: `The command did not end within ${duration(timeoutMs)}.`
	});
	const timer = setTimeout(onTime, timeoutMs);
	const machine = watchMachine(launch.directory, stop, limits.reserve);
	const onAbort = () => stop({ ending: "exited" });
	signal?.addEventListener("abort", onAbort, { once: true });
	return {
		lastLook: machine.lastLook,
		release() {
			clearTimeout(timer);
			machine.stop();
			signal?.removeEventListener("abort", onAbort);
			child.stdout?.destroy();
			child.stderr?.destroy();
		}
	};
}
const describeOutput = (maxBytes) => `The command was stopped because it had written more than the ${size(maxBytes)} that are read. Have it print less.`;
async function waitForOutput() {
	await setTimeout$1(SETTLE_MS, void 0, { ref: false });
	await setImmediate();
}
async function finish(child, guard) {
	await Promise.race([once(child, "close"), waitForOutput()]);
	while (guard?.isAlive()) {
		guard.kill(child);
		await setTimeout$1(5);
	}
}
function killGroup(child, signal) {
	if (child.pid === void 0) return;
	try {
		process.kill(-child.pid, signal);
	} catch {}
}

// src/workspace/sandbox/view/system.ts
const SYSTEM_FOLDERS = [
	"/usr/bin",
	"/bin",
	"/usr/sbin",
	"/sbin"
];
function systemTool(name) {
	const folder = SYSTEM_FOLDERS.find((candidate) => existsSync(join(candidate, name)));
	return join(folder ?? "/usr/bin", name);
}
const TOP_LEVEL = [
	"bin",
	"sbin",
	"lib",
	"lib32",
	"lib64",
	"libx32"
];
const SETTINGS = [
	"alternatives",
	"crypto-policies",
	"dotnet",
	"fonts",
	"ld.so.cache",
	"localtime",
	"lsb-release",
	"maven/logging",
	"maven/m2.conf",
	"mime.types",
	"nsswitch.conf",
	"os-release",
	"php",
	"pki",
	"protocols",
	"services",
	"ssl/certs",
	"ssl/openssl.cnf",
	"timezone"
];
const SETTINGS_WITH_VERSION = /^(java-\d+-|python\d\.\d|ImageMagick-\d)/;
const LIBRARIES = ["/var/lib/gems", "/nix/store"];
function systemMounts() {
	const versioned = readdirSync("/etc").filter((name) => SETTINGS_WITH_VERSION.test(name));
	return [
		{
			kind: "read_only",
			source: "/usr",
			target: "/usr"
		},
		...TOP_LEVEL.flatMap((name) => topLevel(`/${name}`)),
		...[...SETTINGS, ...versioned].flatMap((name) => resolved(`/etc/${name}`)),
		...LIBRARIES.flatMap(resolved)
	];
}
function topLevel(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	if (stats?.isSymbolicLink()) return [{
		kind: "link",
		target: path,
		to: readlinkSync(path)
	}];
	return stats ? [{
		kind: "read_only",
		source: path,
		target: path
	}] : [];
}
function resolved(target) {
	try {
		return [{
			kind: "read_only",
			source: realpathSync(target),
			target
		}];
	} catch {
		return [];
	}
}

// src/workspace/sandbox/limits.ts
const GIB = 1024 ** 3;
const LIMITS = {
	processes: 1024,
	fileBytes: GIB,
	temporaryBytes: 2 * GIB,
	sharedMemoryBytes: GIB / 2,
	protectedPaths: 40
};
const FIRST_TO_GO = 1e3;
function limit(argv, { processes, fileBytes }) {
	return [
		systemTool("prlimit"),
		`--nproc=${processes}`,
		`--fsize=${fileBytes}`,
		"--core=0",
		"--",
		systemTool("choom"),
		"-n",
		`${FIRST_TO_GO}`,
		"--",
		...argv
	];
}
const SIGNS = [
	{
		pattern: /\bEFBIG\b|File too large|File size limit exceeded/,
		exitCode: 153,
		tell: ({ fileBytes }) => `a file may have ${size(fileBytes)}`
	},
	{
		pattern: /\bEAGAIN\b|Resource temporarily unavailable|Cannot fork|can't start new thread|unable to create native thread/i,
		tell: ({ processes }) => `there may be ${processes} processes and threads`
	},
	{
		pattern: /\bENOSPC\b|No space left on device/,
		tell: ({ temporaryBytes, sharedMemoryBytes }) => `/tmp may hold ${size(temporaryBytes)}, and /dev/shm ${size(sharedMemoryBytes)}`
	},
	{
		pattern: /\bEROFS\b|Read-only file system/,
		tell: () => "the tracked test and configuration files of the copy, .git and all outside the copy are read-only"
	}
];
const NO_NETWORK = {
	pattern: /\bE(AI_AGAIN|NOTFOUND|NETUNREACH)\b|Network is unreachable|name resolution|Could not resolve host/i,
	tell: () => "tests have no network but the loopback; set the input \"network\" to \"host\" to give them the host's"
};
function explainLimits({ exitCode, output }, { limits, network }) {
	if (exitCode === 0) return void 0;
	const met = (network === "none" ? [...SIGNS, NO_NETWORK] : SIGNS).filter((sign) => exitCode === sign.exitCode || sign.pattern.test(output));
	if (met.length === 0) return void 0;
	const words = met.flatMap(({ pattern }) => pattern.exec(output)?.[0] ?? []).map((word) => JSON.stringify(word));
	return `A limit of the sandbox may have been met (${words.length === 0 ? `the exit code is ${exitCode}` : `the output says ${words.join(" and ")}`}): ${met.map((sign) => sign.tell(limits)).join("; ")}.`;
}

// src/workspace/sandbox/view/caches.ts
const CACHES = [
	".cache/Cypress",
	".cache/coursier",
	".cache/deno",
	".cache/ms-playwright",
	".cache/puppeteer",
	".cargo/git",
	".cargo/registry",
	".ivy2/cache",
	".m2/repository",
	".nuget/packages",
	".pub-cache/hosted",
	".yarn/berry/cache",
	"go/pkg/mod"
];
function findCaches(home) {
	return home === void 0 ? [] : CACHES.filter((path) => existsSync(join(home, path)));
}

// src/workspace/sandbox/view/tools.ts
const MAX_FOLDERS = 24;
const HOME_TOOLCHAINS = new Set(".asdf .bun .deno .dotnet .ghcup .goenv .jenv .nodenv .nvm .pyenv .rbenv .rustup .rvm .sdkman .volta go".split(" "));
const BIN = /* @__PURE__ */ new Set([
	"bin",
	"sbin",
	"shims",
	"condabin",
	"Scripts"
]);
function findToolFolders(search) {
	const { environment, workspace } = search;
	const entries = [...(environment.PATH ?? "").split(":"), ...workspace === void 0 ? [] : pythonHomes(workspace)].filter(isAbsolute);
	const roots = TOOL_VARIABLES.flatMap((name) => environment[name] ?? []).filter(isAbsolute);
	const folders = entries.flatMap((entry) => [toolRoot(entry, search), ...rustHome(entry)]);
	const direct = unique([...folders, ...roots].flatMap((path) => withRealPath(path, search)));
	const linked = direct.filter((path) => entries.includes(path)).flatMap((path) => linkedRoots(path, search));
	return outermost([...direct, ...linked]).slice(0, MAX_FOLDERS);
}
function toolRoot(entry, search) {
	const parent = dirname(entry);
	const home = search.environment.HOME;
	const isPersonal = home !== void 0 && dirname(parent) === home && !HOME_TOOLCHAINS.has(basename(parent));
	return BIN.has(basename(entry)) && !isPersonal && isShowable(parent, search) ? parent : entry;
}
function rustHome(entry) {
	return entry.endsWith("/.cargo/bin") ? [join(dirname(dirname(entry)), ".rustup")] : [];
}
function withRealPath(path, search) {
	try {
		if (!statSync(path).isDirectory()) return [];
		return [path, realpathSync(path)].filter((folder) => isShowable(folder, search));
	} catch {
		return [];
	}
}
function linkedRoots(folder, search) {
	const targets = tryList(folder).map((name) => tryResolve(join(folder, name)));
	return unique(targets.flatMap((target) => target ?? []).map(dirname)).filter((entry) => BIN.has(basename(entry)) && !isInside(folder, entry)).flatMap((entry) => withRealPath(toolRoot(entry, search), search));
}
function tryList(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function tryResolve(path) {
	try {
		return lstatSync(path).isSymbolicLink() && isAbsolute(readlinkSync(path)) ? realpathSync(path) : void 0;
	} catch {
		return;
	}
}
function pythonHomes(workspace) {
	return [".venv", "venv"].flatMap((name) => {
		try {
			const home = /^home\s*=\s*(.+)$/m.exec(readFileSync(join(workspace, name, "pyvenv.cfg"), "utf8"))?.[1]?.trim();
			return home !== void 0 && statSync(join(home, "python3")).isFile() ? [home] : [];
		} catch {
			return [];
		}
	});
}
const COMMON = [
	"/",
	"/etc",
	"/home",
	"/mnt",
	"/opt",
	"/proc",
	"/root",
	"/run",
	"/srv",
	"/sys",
	"/tmp",
	"/var",
	"/var/lib"
];
const PROVIDED = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/dev",
	"/proc",
	"/run",
	"/sys"
];
function isShowable(folder, { hidden, workspace }) {
	if (COMMON.includes(folder) || PROVIDED.some((provided) => isInside(provided, folder))) return false;
	if (workspace !== void 0 && isInside(workspace, folder)) return false;
	return !hidden.some((path) => isInside(folder, path));
}
function outermost(folders) {
	const all = unique(folders);
	return all.filter((folder) => !all.some((other) => other !== folder && isInside(other, folder)));
}
const unique = (paths) => [...new Set(paths.map((path) => path.replace(/(?<=.)\/+$/, "")))];

// src/workspace/sandbox/view/view.ts
function createSurroundings(folder, user, search) {
	const { HOME: home = "" } = search.environment;
	const etc = writeIdentity(folder, user);
	const toolFolders = findToolFolders(search);
	const base = [
		...systemMounts(),
		...[
			"passwd",
			"group",
			"hosts"
		].map((name) => readOnly(join(etc, name), `/etc/${name}`)),
		{
			kind: "temporary",
			target: "/tmp",
			maxBytes: LIMITS.temporaryBytes
		},
		...toolFolders.map((path) => readOnly(path))
	];
	const networked = [...base, ...["/etc/hosts", "/etc/resolv.conf"].flatMap(resolved)];
	return {
		toolFolders,
		caches: search.showsCaches ? findCaches(home).map((path) => ({
			path,
			source: join(home, path)
		})) : [],
		mounts: (network) => network === "host" ? networked : base
	};
}
function writeIdentity(folder, { uid, gid }) {
	const etc = join(folder, "etc");
	mkdirSync(etc, { recursive: true });
	const files = {
		passwd: `root:x:0:0:root:/root:/usr/sbin/nologin\n${uid === 65534 ? "" : "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n"}regreen:x:${uid}:${gid}:regreen:/tmp:/bin/sh\n`,
		group: `root:x:0:\nregreen:x:${gid}:\n`,
		hosts: "127.0.0.1	localhost regreen\n::1	localhost ip6-localhost ip6-loopback\n"
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(etc, name), text, { mode: 420 });
	return etc;
}
function copyMounts(copy, shownRoot, { protectedPaths, caches }) {
	return [
		writable(copy.root, shownRoot),
		writable(copy.home, copy.home),
		...caches.map(({ path, source }) => readOnly(source, join(copy.home, path))),
		writable(copy.temporary, copy.temporary),
		...protectedMounts(copy.root, shownRoot, protectedPaths)
	];
}
function protectedMounts(root, shownRoot, paths) {
	const mounts = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const chain = path.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"));
		if (chain.some((part) => mounts.get(part)?.kind === "read_only") || !chain.every((part) => isPlain(root, part))) continue;
		const missing = chain.filter((part) => !mounts.has(part));
		if (mounts.size + missing.length > LIMITS.protectedPaths) continue;
		for (const part of missing) mounts.set(part, writable(join(root, part), join(shownRoot, part)));
		mounts.set(path, readOnly(join(root, path), join(shownRoot, path)));
	}
	return [...mounts.values()];
}
function isPlain(root, path) {
	const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
	return stats !== void 0 && (stats.isFile() || stats.isDirectory());
}
const readOnly = (source, target = source) => ({
	kind: "read_only",
	source,
	target
});
const writable = (source, target) => ({
	kind: "writable",
	source,
	target
});

// src/workspace/sandbox/enclosure.ts
const SHOWN_PROGRAM = "/regreen-node";
function createEnclosure(parts) {
	const { mechanism, surroundings, self, workspace, network, environment } = parts;
	const { hasMounts, user } = mechanism;
	const isOurs = user.uid === self.uid;
	const shownRoot = (root) => hasMounts && workspace !== void 0 ? workspace : root;
	const temporary = (own) => hasMounts ? "/tmp" : own;
	return {
		network,
		toolFolders: hasMounts ? surroundings.toolFolders : [],
		homeFolders: hasMounts ? surroundings.caches.map(({ path }) => path) : [],
		shownRoot,
		shownProgram: (path) => hasMounts ? SHOWN_PROGRAM : path,
		temporary,
		environment({ root, home, temporary: own }) {
			const copy = shownRoot(root);
			return createChildEnvironment({
				host: environment,
				home,
				temporary: temporary(own),
				workspace,
				copy
			});
		},
		async give(...folders) {
			if (isOurs) return;
			const argv = [
				systemTool("chown"),
				"-hR",
				`${user.uid}:${user.gid}`,
				"--",
				...folders
			];
			const { exitCode, output } = await parts.processes.run({
				argv,
				directory: "/",
				env: {}
			}, {
				timeoutMs: 6e5,
				maxOutputBytes: 4e3
			});
			if (exitCode !== 0) throw new SandboxError(output);
		},
		givePath(folder, path) {
			if (isOurs) return;
			const names = path.split("/");
			for (const i of names.keys()) lchownSync(join(folder, ...names.slice(0, i + 1)), user.uid, user.gid);
		},
		launch({ copy, protectedPaths, program, ...command }) {
			if (!hasMounts) return {
				...mechanism.launch({
					...command,
					mounts: []
				}),
				marks: marksOf(copy)
			};
			const mounts = [
				...surroundings.mounts(command.network),
				...program === void 0 ? [] : [readOnly(program, SHOWN_PROGRAM)],
				...copyMounts(copy, shownRoot(copy.root), {
					protectedPaths,
					caches: surroundings.caches
				})
			];
			return mechanism.launch({
				...command,
				mounts
			});
		}
	};
}
const marksOf = ({ home, temporary }) => [`HOME=${home}`, `TMPDIR=${temporary}`];

// src/workspace/sandbox/mechanisms/bubblewrap.ts
const STATUS_DESCRIPTOR = 3;
function bubblewrapArguments(room, variant, limits) {
	const { env, directory, mounts, network } = room;
	const { hasUserNamespace, isOld } = variant;
	return [
		...hasUserNamespace ? ["--unshare-user", ...isOld ? [] : ["--disable-userns"]] : [],
		...[
			"--unshare-pid",
			"--unshare-ipc",
			"--unshare-uts",
			"--unshare-cgroup-try",
			"--hostname",
			"regreen"
		],
		...network === "none" ? ["--unshare-net"] : [],
		...[
			"--die-with-parent",
			"--new-session",
			"--json-status-fd",
			`${STATUS_DESCRIPTOR}`,
			"--clearenv"
		],
		...Object.entries(env).flatMap(([name, value]) => [
			"--setenv",
			name,
			value
		]),
		...[
			"--dev",
			"/dev",
			"--proc",
			"/proc"
		],
		...temporary("/dev/shm", limits.sharedMemoryBytes, variant),
		...mounts.flatMap((mount, i) => [...folderArguments(mount, mounts.slice(0, i)), ...mountArguments(mount, variant)]),
		...[
			"--remount-ro",
			"/dev",
			"--remount-ro",
			"/",
			"--chdir",
			directory,
			"--"
		]
	];
}
function folderArguments({ target }, earlier) {
	const parts = target.split("/").slice(1, -1);
	const folders = parts.map((_, i) => `/${parts.slice(0, i + 1).join("/")}`);
	const isMade = (folder) => earlier.some((mount) => isInside(folder, mount.target) || mount.kind !== "temporary" && isInside(mount.target, folder));
	return folders.filter((folder) => !isMade(folder)).flatMap((folder) => ["--dir", folder]);
}
function mountArguments(mount, variant) {
	switch (mount.kind) {
		case "read_only": return [
			"--ro-bind",
			mount.source,
			mount.target
		];
		case "writable": return [
			"--bind",
			mount.source,
			mount.target
		];
		case "temporary": return temporary(mount.target, mount.maxBytes, variant);
		case "link": return [
			"--symlink",
			mount.to,
			mount.target
		];
	}
}
function temporary(target, maxBytes, { isOld }) {
	return [
		"--perms",
		"1777",
		...isOld ? [] : ["--size", `${maxBytes}`],
		"--tmpfs",
		target
	];
}

// src/workspace/sandbox/mechanisms/guard.ts
function watchStatus(file) {
	const status = openSync(file, "w+", 384);
	const read = (key) => {
		const value = new RegExp(`"${key}": (\\d+)`).exec(readFileSync(file, "utf8"))?.[1];
		return value === void 0 ? void 0 : Number(value);
	};
	const inner = () => read("exit-code") === void 0 ? read("child-pid") : void 0;
	return {
		stdin: "ignore",
		status,
		exitCode: () => read("exit-code"),
		isAlive: () => isAlive$1(inner()),
		kill(child) {
			const pid = inner();
			if (pid === void 0 || !signal(pid)) killGroup(child, "SIGKILL");
		},
		close() {
			closeSync(status);
			rmSync(file, { force: true });
		}
	};
}
function watchLifeline(file) {
	return {
		...watchStatus(file),
		stdin: "pipe",
		kill: (child) => {
			child.stdin?.destroy();
		}
	};
}
function watchUser(uid) {
	return {
		stdin: "ignore",
		status: void 0,
		exitCode: (own) => own,
		isAlive: () => processesOf(uid).length > 0,
		kill: () => {
			for (let left = processesOf(uid); left.length > 0; left = processesOf(uid)) left.forEach(signal);
		},
		close: () => void 0
	};
}
function processesOf(uid) {
	return readdirSync("/proc").map(Number).filter(Number.isInteger).filter((pid) => {
		try {
			return statSync(`/proc/${pid}`).uid === uid && readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
		} catch {
			return false;
		}
	});
}
function signal(pid) {
	try {
		return process.kill(pid, "SIGKILL");
	} catch {
		return false;
	}
}
function isAlive$1(pid) {
	if (pid === void 0) return false;
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return codeOf(error) === "EPERM";
	}
}

// src/workspace/sandbox/mechanisms/privileges.ts
function unprivileged({ uid, gid }, argv) {
	return [
		systemTool("setpriv"),
		...[
			`--reuid=${uid}`,
			`--regid=${gid}`,
			"--clear-groups",
			"--no-new-privs"
		],
		...[
			"--bounding-set=-all",
			"--inh-caps=-all",
			"--ambient-caps=-all",
			"--"
		],
		...argv
	];
}
function boundToParent(argv) {
	return [
		systemTool("setpriv"),
		"--pdeathsig",
		"KILL",
		"--",
		...argv
	];
}
function throughSudo(sudo, statusFile, argv) {
	return [
		sudo,
		"-n",
		"--",
		"/bin/sh",
		"-c",
		SUPERVISOR,
		"sh",
		statusFile,
		...argv
	];
}
const SUPERVISOR = `
status=$1
shift
exec 4<&0 </dev/null
"$@" 3>"$status" 4<&- &
outer=$!
(
  while read -r line <&4; do :; done
  while kill -0 "$outer" 2>/dev/null; do
    inner=$(sed -n 's/.*"child-pid": \\([0-9]*\\).*/\\1/p' "$status")
    if [ -n "$inner" ]; then kill -KILL "$inner" 2>/dev/null; fi
    sleep 0.02
  done
) >/dev/null 2>&1 &
watcher=$!
wait "$outer"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

// src/workspace/sandbox/mechanisms/unshare.ts
function unshareArguments({ network }) {
	return [...[
		"--mount",
		"--pid",
		"--ipc",
		"--uts",
		"--cgroup",
		...network === "none" ? ["--net"] : []
	], ...[
		"--fork",
		"--kill-child=KILL",
		"--"
	]];
}
function unshareScript(room, stage, limits) {
	return [
		HEAD,
		`mount -t tmpfs -o mode=0755,size=16m,nosuid,nodev regreen ${quoteShell(stage)}`,
		`cd ${quoteShell(stage)}`,
		DEVICES,
		`mount -t tmpfs -o mode=1777,size=${limits.sharedMemoryBytes},nosuid,nodev shm dev/shm`,
		...room.mounts.map(mountCommand),
		...room.network === "none" ? [`${systemTool("ip")} link set lo up`] : [],
		TAIL,
		`cd ${quoteShell(room.directory)}`,
		RUN
	].join("\n");
}
const HEAD = `
set -e
read -r pid rest </proc/self/stat
printf '{ "child-pid": %s }\\n' "$pid" >&3
printf regreen >/proc/sys/kernel/hostname
mount --make-rprivate /
point() {
  if [ -e ".$2" ]; then return; fi
  if [ -d "$1" ]; then mkdir -p ".$2"; return; fi
  [ -d ".\${2%/*}" ] || mkdir -p ".\${2%/*}"
  : >".$2"
}
bind() {
  point "$2" "$3"
  mount --bind -o "$1,nosuid,nodev" -- "$2" ".$3"
}`;
const DEVICES = `
mkdir dev proc old
mount -t proc -o nosuid,nodev,noexec proc proc
mount -t tmpfs -o mode=0755,size=64k,nosuid dev dev
mkdir dev/pts dev/shm
for name in null zero full random urandom tty; do
  : >"dev/$name"
  mount --bind "/dev/$name" "dev/$name"
done
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,nosuid,noexec devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for name in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/\${name%:*}" "dev/\${name#*:}"; done`;
const TAIL = `
mount -o remount,bind,ro,nosuid dev
pivot_root . old
cd /
umount -l old
rmdir old
mount -o remount,bind,ro,nosuid,nodev /`;
const RUN = `
set +e
"$@" </dev/null 3>&-
code=$?
printf '{ "exit-code": %s }\\n' "$code" >&3
exit "$code"`;
function mountCommand(mount) {
	const target = quoteShell(mount.target);
	switch (mount.kind) {
		case "read_only": return `bind ro ${quoteShell(mount.source)} ${target}`;
		case "writable": return `bind rw ${quoteShell(mount.source)} ${target}`;
		case "temporary": return `mkdir -p .${target}; mount -t tmpfs -o mode=1777,size=${mount.maxBytes},nosuid,nodev tmp .${target}`;
		case "link": return `ln -s ${quoteShell(mount.to)} .${target}`;
	}
}

// src/workspace/sandbox/mechanisms/mechanisms.ts
const TOOL_ENVIRONMENT = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin" };
const UNUSED_IDS = 19e8;
const FEW_UNUSED_IDS = {
	first: 65520,
	count: 14
};
function chooseUser(self, processId, uidMap) {
	if (self.uid !== 0) return self;
	const own = UNUSED_IDS + processId;
	const id = isMapped(own, uidMap) ? own : FEW_UNUSED_IDS.first + processId % FEW_UNUSED_IDS.count;
	return {
		uid: id,
		gid: id
	};
}
function isMapped(id, uidMap) {
	return uidMap.split("\n").some((line) => {
		const [first, , count] = line.trim().split(/\s+/).map(Number);
		return first !== void 0 && count !== void 0 && first <= id && id < first + count;
	});
}
function findTool(name, searchPath) {
	return searchPath.split(":").map((folder) => join(folder, name)).find(isExecutable);
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function listMechanisms(machine) {
	const { self, bwrap } = machine;
	const asRoot = self.uid === 0;
	const canBeRoot = asRoot || machine.sudo !== void 0;
	const variant = {
		path: bwrap?.path ?? "",
		isOld: isBefore(bwrap?.version, 0, 8)
	};
	return [
		...bwrap && !asRoot ? [bubblewrap({
			...variant,
			hasUserNamespace: true
		}, machine)] : [],
		...bwrap && canBeRoot ? [bubblewrap({
			...variant,
			hasUserNamespace: false
		}, machine)] : [],
		...canBeRoot ? [namespaces(machine)] : [],
		...asRoot ? [otherUser(machine)] : []
	];
}
function isBefore(version, major, minor) {
	if (version === void 0) return false;
	const [own = 0, ownMinor = 0] = version.split(".").map(Number);
	return own < major || own === major && ownMinor < minor;
}
function bubblewrap(variant, machine) {
	const needsRoot = !variant.hasUserNamespace;
	return {
		name: named("bwrap", needsRoot, machine),
		level: 3,
		user: machine.user,
		hasMounts: true,
		launch(room) {
			const inner = limit(room.argv, LIMITS);
			const command = needsRoot ? unprivileged(machine.user, inner) : inner;
			return withStatus([
				variant.path,
				...bubblewrapArguments(room, variant, LIMITS),
				...command
			], needsRoot, machine);
		}
	};
}
function namespaces(machine) {
	const stage = join(machine.folder, "stage");
	return {
		name: named("unshare", true, machine),
		level: 2,
		user: machine.user,
		hasMounts: true,
		launch(room) {
			mkdirSync(stage, { recursive: true });
			const script = unshareScript(room, stage, LIMITS);
			const unshare = [
				systemTool("unshare"),
				...unshareArguments(room),
				"/bin/sh",
				"-c",
				script,
				"sh"
			];
			const command = [...withEnvironment(room), ...unprivileged(machine.user, limit(room.argv, LIMITS))];
			return withStatus(boundToParent([...unshare, ...command]), true, machine);
		}
	};
}
function otherUser({ user }) {
	return {
		name: "setpriv",
		level: 1,
		user,
		hasMounts: false,
		launch: (room) => ({
			argv: nonEmpty(boundToParent([...withEnvironment(room), ...unprivileged(user, limit(room.argv, LIMITS))])),
			directory: room.directory,
			env: TOOL_ENVIRONMENT,
			openGuard: () => watchUser(user.uid)
		})
	};
}
function nothing(self) {
	return {
		name: "none",
		level: 0,
		user: self,
		hasMounts: false,
		launch: ({ argv, directory, env }) => ({
			argv,
			directory,
			env
		})
	};
}
const withEnvironment = ({ env }) => [
	systemTool("env"),
	"-i",
	...Object.entries(env).map(([name, value]) => `${name}=${value}`)
];
const named = (tool, needsRoot, { sudo }) => needsRoot && sudo ? `sudo ${tool}` : tool;
function withStatus(argv, needsRoot, { sudo, folder }) {
	const file = join(folder, `status-${randomUUID()}`);
	const place = {
		directory: folder,
		env: TOOL_ENVIRONMENT
	};
	if (needsRoot && sudo) return {
		...place,
		argv: throughSudo(sudo, file, argv),
		openGuard: () => watchLifeline(file)
	};
	return {
		...place,
		argv: nonEmpty(argv),
		openGuard: () => watchStatus(file)
	};
}
function nonEmpty([first = "", ...rest]) {
	return [first, ...rest];
}

// src/workspace/sandbox/trial/descriptors.ts
const CLOSE_ON_EXEC = 524288;
function closeStrayDescriptors() {
	for (const fd of readdirSync("/proc/self/fd").map(Number)) if (fd > 2 && isInheritable(fd)) closeSync(fd);
}
function isInheritable(fd) {
	try {
		const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1];
		return flags !== void 0 && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
	} catch {
		return false;
	}
}

// src/workspace/sandbox/trial/listeners.ts
async function openListeners(folder) {
	const heard = /* @__PURE__ */ new Set();
	const hear = (name) => createServer((socket) => {
		heard.add(name);
		socket.destroy();
	});
	const [tcp, local, hidden] = [
		hear("tcp"),
		hear("path_socket"),
		hear("abstract_socket")
	];
	const udp = createSocket("udp4").on("message", () => heard.add("udp"));
	const path = socketPath(folder);
	const abstract = `regreen-${randomInt(1e9, 1e10)}`;
	function close() {
		for (const server of [
			tcp,
			local,
			hidden
		]) server.close();
		udp.close();
	}
	try {
		await Promise.all([
			listening(tcp.listen(0, "127.0.0.1")),
			listening(local.listen(path)),
			listening(hidden.listen(`\0${abstract}`)),
			once(udp.bind(0, "127.0.0.1"), "listening")
		]);
	} catch (error) {
		close();
		throw error;
	}
	return {
		tcp: portOf(tcp),
		udp: udp.address().port,
		path,
		abstract,
		reached: () => [...heard],
		close
	};
}
const MAX_SOCKET_PATH = 107;
function socketPath(folder) {
	const path = join(folder, "trial.sock");
	return Buffer.byteLength(path) <= MAX_SOCKET_PATH ? path : `/tmp/regreen-${randomInt(1e9, 1e10)}.sock`;
}
const listening = (server) => once(server, "listening");
function portOf(server) {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}

// src/workspace/sandbox/trial/probes.ts
const BASIC_PROBES = [
	"environment",
	"privileges",
	"sudo"
];
const FULL_PROBES = [
	"process_namespace",
	"hidden_files",
	"closed_folders",
	"protected_files",
	"open_folders",
	"descriptors",
	"no_survivor"
];
const NETWORK_PROBES = [
	"tcp",
	"udp",
	"path_socket",
	"abstract_socket",
	"loopback"
];
const PROBE_SCRIPT = `
'use strict'
const fs = require('node:fs')
const net = require('node:net')
const { join, dirname } = require('node:path')
const { spawn, spawnSync } = require('node:child_process')
const settings = JSON.parse(process.argv[1])
const fails = (act) => { try { act(); return false } catch { return true } }
const tryRead = (path) => { try { return fs.readFileSync(path, 'latin1') } catch { return '' } }

const probes = {
  environment() {
    const hidden = new Set(settings.hostVariables)
    const files = fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map((pid) => '/proc/' + pid + '/environ')
    return !files.some((file) => tryRead(file).split('\\0').some((entry) => hidden.has(entry.split('=')[0])))
  },
  privileges() {
    const status = fs.readFileSync('/proc/self/status', 'utf8')
    return /^CapEff:\\s*0+$/m.test(status) && /^NoNewPrivs:\\s*1$/m.test(status) && process.getuid() !== 0
  },
  sudo: () => !fs.existsSync(settings.sudo) || spawnSync(settings.sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0,
  process_namespace: () => fs.readlinkSync('/proc/self/ns/pid') !== settings.pidNamespace,
  hidden_files: () => settings.hiddenPaths.every((path) => fails(() => fs.accessSync(path, fs.constants.R_OK))),
  closed_folders: () => settings.closedFolders.every((folder) => fails(() => touch(folder))),
  protected_files: () => settings.protectedPaths.every((path) =>
    fails(() => fs.appendFileSync(path, 'x')) && fails(() => fs.rmSync(path)) && fails(() => rename(path)) && fails(() => rename(dirname(path)))),
  open_folders: () => settings.openFolders.every((folder) => !fails(() => touch(folder))),
  descriptors() {
    const links = fs.readdirSync('/proc/self/fd').filter((fd) => fd > 2).map((fd) => { try { return fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' } })
    return !links.some((link) => link.startsWith('socket:') || (link.startsWith('/') && !/^\\/(dev|proc)\\//.test(link)))
  },
}
function touch(folder) {
  const path = join(folder, '.regreen-probe')
  fs.writeFileSync(path, '')
  fs.rmSync(path)
}
function rename(path) {
  fs.renameSync(path, path + '.regreen-probe')
  fs.renameSync(path + '.regreen-probe', path)
}

const connects = (target) => new Promise((resolve) => {
  try {
    const socket = net.connect(target)
    socket.on('connect', () => { socket.destroy(); resolve(true) }).on('error', () => resolve(false))
    setTimeout(() => resolve(false), 1000).unref()
  } catch { resolve(false) }
})
const listens = () => new Promise((resolve) => {
  const server = net.createServer((socket) => socket.destroy())
  server.on('error', () => resolve(false))
  server.listen(0, '127.0.0.1', async () => { resolve(await connects({ host: '127.0.0.1', port: server.address().port })); server.close() })
})
function sendUdp(port) {
  const socket = require('node:dgram').createSocket('udp4')
  return new Promise((resolve) => socket.on('error', resolve).send('regreen', port, '127.0.0.1', resolve)).then(() => socket.close())
}

async function run() {
  spawn('/bin/sleep', [settings.nonce], { detached: true, stdio: 'ignore' }).unref()
  const failed = Object.keys(probes).filter((name) => { try { return !probes[name]() } catch { return true } })
  const { listeners } = settings
  if (listeners) {
    // Whether a datagram arrived only the host can tell.
    await sendUdp(listeners.udp)
    const targets = { tcp: { host: '127.0.0.1', port: listeners.tcp }, path_socket: { path: listeners.path }, abstract_socket: { path: '\\0' + listeners.abstract } }
    for (const name of Object.keys(targets)) if (await connects(targets[name])) failed.push(name)
    if (!(await listens())) failed.push('loopback')
  }
  process.stdout.write('probes:' + JSON.stringify(failed) + '\\n' + ' '.repeat(1 << 16))
  setInterval(() => {}, 1000)
}
run()
`;

// src/workspace/sandbox/trial/trial.ts
const TIMEOUT_MS = 1e4;
const KILL_AFTER_BYTES = 32768;
async function tryOut(parts) {
	const { enclosure, copy } = parts;
	const listeners = enclosure.network === "none" ? await openListeners(parts.runDirectory) : void 0;
	try {
		await makeCopy(parts);
		const settings = createSettings(parts, listeners);
		const launch = enclosure.launch({
			argv: [
				enclosure.shownProgram(process.execPath),
				"-e",
				PROBE_SCRIPT,
				JSON.stringify(settings)
			],
			env: enclosure.environment(copy),
			directory: enclosure.shownRoot(copy.root),
			copy,
			protectedPaths: [".git", "tests/protected.txt"],
			program: process.execPath,
			network: enclosure.network
		});
		const limits = {
			timeoutMs: TIMEOUT_MS,
			maxOutputBytes: 4 * KILL_AFTER_BYTES,
			killAfterBytes: KILL_AFTER_BYTES
		};
		const { output } = await parts.processes.run(launch, limits);
		return judge(output, settings, listeners);
	} finally {
		listeners?.close();
	}
}
function judge(output, { nonce }, listeners) {
	const asked = [
		...BASIC_PROBES,
		...FULL_PROBES,
		...listeners ? NETWORK_PROBES : []
	];
	const inside = readFindings(output);
	const survivors = hasProcess(nonce) ? ["no_survivor"] : [];
	const failed = /* @__PURE__ */ new Set([
		...inside,
		...listeners?.reached() ?? [],
		...survivors
	]);
	return {
		passed: asked.filter((name) => !failed.has(name)).length,
		failed: [...failed]
	};
}
async function makeCopy({ copy, enclosure }) {
	const { root, home, temporary } = copy;
	const caches = enclosure.homeFolders.map((path) => join(home, path));
	for (const folder of [
		join(root, ".git"),
		join(root, "tests"),
		home,
		temporary,
		...caches
	]) mkdirSync(folder, { recursive: true });
	writeFileSync(join(root, ".git", "config"), "");
	writeFileSync(join(root, "tests", "protected.txt"), "");
	await enclosure.give(root, home, temporary);
}
function createSettings(parts, listeners) {
	const { environment, copy, enclosure } = parts;
	const shownRoot = enclosure.shownRoot(copy.root);
	const visible = enclosure.environment(copy);
	const parent = [dirname(shownRoot)].filter((folder) => !isInside("/tmp", folder));
	return {
		hostVariables: Object.keys(environment).filter((name) => !(name in visible || SHELL_VARIABLES.has(name))),
		hiddenPaths: findHiddenPaths(parts),
		closedFolders: [
			"/",
			"/etc",
			"/usr",
			"/usr/bin",
			"/var/tmp",
			...enclosure.toolFolders,
			...parent
		],
		protectedPaths: [".git/config", "tests/protected.txt"].map((path) => join(shownRoot, path)),
		openFolders: [
			shownRoot,
			join(shownRoot, "tests"),
			copy.home,
			copy.temporary,
			enclosure.temporary(copy.temporary)
		],
		pidNamespace: readlinkSync("/proc/self/ns/pid"),
		listeners,
		sudo: systemTool("sudo"),
		nonce: `60.${randomInt(1e9, 1e10)}`
	};
}
const SHELL_VARIABLES = /* @__PURE__ */ new Set([
	"PWD",
	"OLDPWD",
	"SHLVL",
	"_"
]);
const MAX_NAMES = 25;
const SECRET_FILES = [
	"/run/docker.sock",
	"/var/run/docker.sock",
	"/etc/shadow",
	"/etc/sudoers"
];
const RUNNER_FOLDERS = [
	"",
	"_runner_file_commands",
	"_github_workflow",
	"_github_home"
];
function findHiddenPaths({ environment, workspace, runDirectory, enclosure, copy }) {
	const { HOME, RUNNER_TEMP, SSH_AUTH_SOCK } = environment;
	const folders = [
		...[
			HOME,
			workspace && dirname(workspace),
			SSH_AUTH_SOCK
		].flatMap((path) => path || []),
		...RUNNER_FOLDERS.flatMap((name) => RUNNER_TEMP ? [join(RUNNER_TEMP, name)] : []),
		...[
			runDirectory,
			"/root",
			"/home",
			"/run",
			"/var/run"
		]
	].filter((folder) => folder !== "/");
	const visible = [
		"/usr",
		...enclosure.toolFolders,
		enclosure.shownRoot(copy.root),
		copy.home,
		copy.temporary
	];
	const isShown = (path) => visible.some((folder) => isInside(folder, path) || isInside(path, folder));
	return [...SECRET_FILES.filter(existsSync), ...folders.flatMap(someFiles)].filter((path) => !isShown(path));
}
function someFiles(folder) {
	try {
		return readdirSync(folder).slice(0, MAX_NAMES).map((name) => join(folder, name));
	} catch {
		return existsSync(folder) ? [folder] : [];
	}
}
const FAILED = array(string());
function readFindings(output) {
	const line = /^probes:(.*)$/m.exec(output)?.[1];
	if (line === void 0) throw new SandboxError(output);
	return FAILED.parse(JSON.parse(line));
}
function hasProcess(argument) {
	return readdirSync("/proc").some((name) => {
		if (!/^\d+$/.test(name)) return false;
		try {
			return readFileSync(`/proc/${name}/cmdline`, "utf8").split("\0").includes(argument);
		} catch {
			return false;
		}
	});
}

// src/workspace/sandbox/sandbox.ts
async function openSandbox(settings) {
	const sandbox = await findBest(settings);
	const { level, reason } = sandbox.report;
	if (settings.mode !== "require" || level >= 2) return sandbox;
	throw new ConfigError(`Input "sandbox" is "require", and this machine offers level ${level} only: ${reason}. Install bubblewrap ("apt-get install bubblewrap"), run the job where bubblewrap works, or set this input to "auto".`);
}
function describeIsolation({ level, reason }, verb = "ran") {
	if (level === 3) return void 0;
	if (level === 0) return `Tests ${verb} without isolation: ${reason}.`;
	return `Tests ${verb} with reduced isolation (level ${level}: ${reason}).`;
}
async function findBest(settings) {
	if (settings.mode === "off") return createOpen(settings, "it is switched off by the input \"sandbox\"");
	if (process.platform !== "linux") return createOpen(settings, `there are no sandboxes on ${process.platform}`);
	closeStrayDescriptors();
	const machine = await inspect(settings);
	const { best, reasons } = await climb(machine, createSurroundings(machine.folder, machine.user, viewSettings(settings)), settings);
	if (!best) return createOpen(settings, reasons.join("; "));
	const report = createReport(best, {
		network: settings.network,
		bwrap: machine.bwrap,
		reasons
	});
	return {
		...best.enclosure,
		report,
		explain: (result, network) => explainLimits(result, {
			limits: LIMITS,
			network
		})
	};
}
async function inspect(settings) {
	const self = ourselves();
	const folder = join(settings.runDirectory, "sandbox");
	mkdirSync(folder, { recursive: true });
	const searchPath = hostSearchPath(settings.environment.PATH, settings.workspace);
	const path = findTool("bwrap", searchPath);
	const bwrap = path === void 0 ? void 0 : {
		path,
		version: await readVersion(path, settings)
	};
	const sudo = self.uid === 0 ? void 0 : findTool("sudo", searchPath);
	return {
		self,
		user: chooseUser(self, process.pid, readUidMap()),
		bwrap,
		sudo,
		folder
	};
}
function readUidMap() {
	try {
		return readFileSync("/proc/self/uid_map", "utf8");
	} catch {
		return "0 0 4294967295";
	}
}
function viewSettings({ environment, workspace, runDirectory, showsCaches = false }) {
	const { HOME, RUNNER_TEMP } = environment;
	return {
		environment,
		workspace,
		showsCaches,
		hidden: [
			workspace,
			HOME,
			RUNNER_TEMP,
			runDirectory
		].flatMap((path) => path || [])
	};
}
async function readVersion(bwrap, { processes, runDirectory }) {
	const launch = {
		argv: [bwrap, "--version"],
		directory: runDirectory,
		env: {}
	};
	const { output } = await processes.run(launch, {
		timeoutMs: 5e3,
		maxOutputBytes: 200
	});
	return /\d[\d.]*/.exec(output)?.[0];
}
async function climb(machine, surroundings, settings) {
	const reasons = machine.bwrap === void 0 ? ["bubblewrap is not installed"] : [];
	let best;
	for (const mechanism of listMechanisms(machine)) {
		const enclosure = createEnclosure({
			...settings,
			mechanism,
			surroundings,
			self: machine.self
		});
		try {
			const copy = trialCopy(machine.folder);
			if (!mechanism.hasMounts) for (const folder of [settings.runDirectory, machine.folder]) chmodSync(folder, 457);
			const findings = await tryOut({
				...settings,
				enclosure,
				copy
			});
			const level = levelOf(mechanism, findings);
			if (findings.failed.length > 0) reasons.push(`${mechanism.name} leaves open: ${findings.failed.join(", ")}`);
			if (level > (best?.level ?? 0)) best = {
				level,
				mechanism,
				enclosure,
				findings
			};
		} catch (error) {
			if (!(error instanceof SandboxError)) throw error;
			reasons.push(`${mechanism.name} does not work here (${error.words || "it says nothing"})`);
		}
		if (best?.level === mechanism.level) break;
	}
	return {
		best,
		reasons
	};
}
function trialCopy(folder) {
	const place = join(folder, "trial");
	return {
		root: join(place, "repo"),
		home: join(place, "home"),
		temporary: join(place, "tmp")
	};
}
function levelOf({ level }, { failed }) {
	if (failed.length === 0) return level;
	return BASIC_PROBES.some((name) => failed.includes(name)) ? 0 : 1;
}
function createReport({ level, mechanism, findings }, { network, bwrap, reasons }) {
	return {
		level,
		mechanism: mechanism.name,
		bwrapVersion: bwrap?.version ?? null,
		uid: mechanism.user.uid,
		network: level >= 2 ? network : "host",
		pidNamespace: !findings.failed.includes("process_namespace"),
		protectedReadOnly: !findings.failed.includes("protected_files"),
		limits: { ...LIMITS },
		selfTest: findings,
		reason: level === 3 ? "" : reasons.join("; ")
	};
}
function createOpen(settings, reason) {
	const self = ourselves();
	const surroundings = {
		toolFolders: [],
		caches: [],
		mounts: () => []
	};
	const enclosure = createEnclosure({
		...settings,
		mechanism: nothing(self),
		surroundings,
		self
	});
	const report = {
		level: 0,
		mechanism: "none",
		bwrapVersion: null,
		uid: self.uid,
		network: "host",
		pidNamespace: false,
		protectedReadOnly: false,
		limits: {},
		selfTest: {
			passed: 0,
			failed: []
		},
		reason
	};
	return {
		...enclosure,
		report,
		explain: () => void 0
	};
}
const ourselves = () => ({
	uid: process.getuid?.() ?? 0,
	gid: process.getgid?.() ?? 0
});

// src/workspace/working-tree.ts
async function readLocalBase(directory, mirror, { searchPath, leftBehind = [] }) {
	const { root, gitDir, prefix, head, branch } = await findRepository(directory, searchPath);
	await mirror.fetchCommit({
		kind: "local",
		directory: root
	}, head);
	const place = {
		mirror,
		root,
		gitDir,
		head
	};
	const left = new Set(leftBehind);
	const touched = (await listUncommitted(place)).filter((path) => !left.has(join(root, path)));
	const commit = touched.length === 0 ? head : await commitWorkingTree(place, touched);
	const uncommitted = commit === head ? [] : await mirror.changedPaths(head, commit);
	return {
		root,
		folder: prefix.replace(/\/$/, "") || ".",
		head,
		branch,
		commit,
		uncommitted
	};
}
async function findRepository(directory, searchPath) {
	const git = openRepository(directory, searchPath);
	const ask = async (...question) => (await git.raw(["rev-parse", ...question])).split("\n");
	const place = [
		"--show-toplevel",
		"--absolute-git-dir",
		"--show-prefix"
	];
	const names = [
		"HEAD^{commit}",
		"--symbolic-full-name",
		"HEAD"
	];
	try {
		const [root = "", gitDir = "", prefix = "", head = "", ref = ""] = await ask(...place, ...names);
		const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
		return {
			root,
			gitDir,
			prefix,
			head,
			branch
		};
	} catch (error) {
		const [root] = await ask(...place).catch(() => []);
		if (root !== void 0) throw new ConfigError(`${root} has no commit yet. Commit what you have first.`);
		const problem = `${directory} is not inside a git repository. Run "git init" and commit, or name another folder.`;
		const said = messageOf(error).trim();
		throw new ConfigError(`${problem} Git said: ${said}`, said);
	}
}
async function findCommit(root, revision, searchPath) {
	const question = [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	];
	const found = await createGit({
		directory: root,
		searchPath
	}).raw(question);
	if (found.trim() !== "") return found.trim();
	throw new ConfigError(`There is no commit "${revision}" in ${root}. Name a commit, a branch or a tag that is there.`);
}
function openRepository(directory, searchPath) {
	try {
		return createGit({
			directory,
			searchPath
		});
	} catch {
		throw new ConfigError(`There is no folder ${directory}. Name the folder of the repository to repair.`);
	}
}
async function tryReadHead(directory, searchPath) {
	try {
		return (await createGit({
			directory,
			searchPath
		}).raw([
			"-c",
			"safe.directory=*",
			"rev-list",
			"--parents",
			"--max-count=1",
			"HEAD"
		])).trim().split(" ");
	} catch {
		return;
	}
}
async function listUncommitted(place) {
	const { mirror, root, head } = place;
	const indexFile = mirror.scratch("index");
	const git = mirror.git({
		indexFile,
		workTree: root
	});
	const touched = await listTouched(place, indexFile, git);
	const staged = await git.raw([
		"diff-index",
		"--cached",
		"--name-only",
		"-z",
		"--no-renames",
		head
	]);
	return [.../* @__PURE__ */ new Set([...splitNul(touched), ...splitNul(staged)])].filter((path) => !path.endsWith("/") && !isLeftOut(path)).sort();
}
async function listTouched({ gitDir, head }, indexFile, git) {
	const list = [
		"ls-files",
		"-z",
		...[
			"--modified",
			"--deleted",
			"--others",
			"--exclude-standard",
			...await tryExcludes(gitDir)
		]
	];
	try {
		await copyFile(join(gitDir, "index"), indexFile);
		const { atime, mtime } = await stat(join(gitDir, "index"));
		await utimes(indexFile, atime, mtime);
		return await git.raw(list);
	} catch {
		await rm(indexFile, { force: true });
		await git.raw(["read-tree", head]);
		return git.raw(list);
	}
}
async function tryExcludes(gitDir) {
	const file = join(gitDir, "info", "exclude");
	return (await tryLstat(file))?.isFile() ? [`--exclude-from=${file}`] : [];
}
async function commitWorkingTree(place, uncommitted) {
	const { mirror, head } = place;
	const edits = [];
	for (const path of uncommitted) edits.push(...await readWorkingFile(place, path));
	if (edits.length === 0) return head;
	const tree = await mirror.treeWith(head, edits);
	return mirror.commit(tree, {
		message: "Working tree with uncommitted changes",
		parent: head
	});
}
async function readWorkingFile(place, path) {
	const file = join(place.root, path);
	const stats = await tryLstat(file);
	if (stats?.isSymbolicLink()) return [{
		path,
		mode: "120000",
		content: Buffer.from(await readlink(file))
	}];
	if (stats?.isFile()) {
		if (stats.size > MAX_FILE_BYTES) throw unusable(path, `has ${size(stats.size)}`);
		const content = await readFile(file).catch((error) => {
			if (describeShortage(error) !== void 0) throw error;
			throw unusable(path, `cannot be read: ${messageOf(error)}`);
		});
		return [{
			path,
			mode: stats.mode & 64 ? "100755" : "100644",
			content
		}];
	}
	if (stats?.isDirectory() && await isSubmodule(place, path)) return [];
	return [{
		path,
		mode: "100644",
		content: void 0
	}];
}
const MAX_FILE_BYTES = 268435456;
const unusable = (path, what) => new ConfigError(`${path} is not committed, and ${what}. Move it away, or have .gitignore name it.`);
async function isSubmodule({ mirror, head }, path) {
	return (await mirror.git().raw([
		"ls-tree",
		"-z",
		"--full-tree",
		head,
		"--",
		`:(literal)${path}`
	])).startsWith("160000 ");
}
async function tryLstat(path) {
	return lstat(path).catch(() => void 0);
}
async function applyToWorkingTree(root, change) {
	const jail = createJail(root);
	const replaced = [];
	try {
		const planned = await Promise.all(change.entries.map((entry) => readUnchanged(jail, entry)));
		for (const { path, old, after } of planned) {
			await put(jail, path, after === void 0 ? void 0 : {
				text: after,
				hasBom: false
			});
			replaced.push({
				path,
				old
			});
		}
	} catch (error) {
		const reason = error instanceof ToolError ? error.message : describeShortage(error);
		const lost = await takeBack(jail, replaced);
		if (reason === void 0) throw error;
		throw new ConfigError(`The patch was not applied: ${reason}${lost} Apply the patch file by hand.`);
	}
}
async function readUnchanged(jail, { path, before, after }) {
	const old = await jail.readIfPresent(path, Number.MAX_SAFE_INTEGER);
	if ((old && (old.hasBom ? `\uFEFF${old.text}` : old.text)) !== before) throw new ToolError(`${path} was changed during the run, and nothing was written.`);
	return {
		path,
		old,
		after
	};
}
const put = (jail, path, file) => file ? jail.write(path, file) : jail.remove(path);
async function takeBack(jail, replaced) {
	const lost = [];
	for (const { path, old } of replaced.toReversed()) await put(jail, path, old).catch(() => lost.push(path));
	return lost.length === 0 ? "" : ` These files could not be put back as they were: ${lost.join(", ")}.`;
}

// src/workspace/workspace.ts
function openCopies(settings) {
	const places = openPlaces({
		...settings,
		homeFolders: settings.sandbox.homeFolders
	});
	return {
		close: places.close,
		async openCopy(tree) {
			const { folder, ...place } = await places.take();
			const indexFile = await settings.mirror.checkOut(tree, place.root);
			await requireFolder(place.root, settings.workingDirectory);
			await addRepository(settings, place.root, indexFile);
			await settings.sandbox.give(...Object.values(place));
			const protectedPaths = await findProtected(settings.mirror, tree, settings.protection);
			places.makeAhead();
			return createWorkspace({
				...settings,
				...place,
				tree,
				indexFile,
				folder,
				protectedPaths
			});
		}
	};
}
async function requireFolder(root, folder) {
	const parts = folder === "." ? [] : folder.split("/");
	for (const [i] of parts.entries()) {
		if ((await lstat(join(root, ...parts.slice(0, i + 1))).catch(() => void 0))?.isDirectory()) continue;
		throw new ConfigError(`The commit has no folder ${JSON.stringify(folder)}, which the input "working-directory" names. Links are not followed.`);
	}
}
async function addRepository({ mirror, commit }, root, indexFile) {
	const gitDir = join(root, ".git");
	const texts = {
		HEAD: `${commit}\n`,
		shallow: `${commit}\n`,
		config: "[core]\n	repositoryformatversion = 0\n	bare = false\n"
	};
	await mkdir(join(gitDir, "refs", "heads"), { recursive: true });
	await copyObjects(join(mirror.gitDir, "objects"), join(gitDir, "objects"));
	await copyFile(indexFile, join(gitDir, "index"));
	for (const [name, text] of Object.entries(texts)) await writeFile(join(gitDir, name), text);
}
async function copyObjects(from, to) {
	await mkdir(to);
	for (const entry of await readdir(from, { withFileTypes: true })) await (entry.isDirectory() ? copyObjects : cloneFile)(join(from, entry.name), join(to, entry.name));
}
const cloneFile = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);

// src/run-folder.ts
const PREFIX = "regreen-run-";
const OWNER = "owner";
const DAY_MS = 864e5;
async function openRunFolder(parent) {
	await removeLeftFolders(parent);
	const folder = await makeTemporaryFolder(parent, PREFIX);
	try {
		await writeFile(join(folder, OWNER), renderOwner(await describeProcess(process.pid)));
		return folder;
	} catch (error) {
		await removeFolder(folder);
		throw error;
	}
}
async function makeTemporaryFolder(parent, prefix) {
	const place = resolve(parent);
	return mkdtemp(join(place, prefix)).catch((error) => {
		if (describeShortage(error) !== void 0) throw error;
		throw new ConfigError(`No folder can be made in ${place}, the place for temporary files: ${messageOf(error)}. Set the environment variable TMPDIR (RUNNER_TEMP on a runner) to a folder that exists and can be written to.`);
	});
}
async function removeLeftFolders(parent) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names.filter((one) => one.startsWith(PREFIX))) {
		const folder = join(parent, name);
		if (await isLeft(folder).catch(() => false)) await removeFolder(folder);
	}
}
async function isLeft(folder) {
	const stats = await lstat(folder);
	if (!stats.isDirectory() || stats.uid !== process.getuid?.()) return false;
	const isOld = Date.now() - stats.mtimeMs > DAY_MS;
	const owner = tryParseOwner(await readFile(join(folder, OWNER), "utf8").catch(() => ""));
	const now = owner && await describeProcess(owner.pid);
	if (!owner || owner.namespace !== now?.namespace) return isOld;
	return owner.startedAt !== now.startedAt;
}
const renderOwner = ({ pid, namespace, startedAt }) => `${pid} ${namespace} ${startedAt}`;
function tryParseOwner(text) {
	const [, pid, namespace, startedAt] = /^(\d+) (\S+) (\S+)$/.exec(text) ?? [];
	return namespace !== void 0 && startedAt !== void 0 ? {
		pid: Number(pid),
		namespace,
		startedAt
	} : void 0;
}
async function describeProcess(pid) {
	if (process.platform !== "linux") return {
		pid,
		namespace: process.platform,
		startedAt: isAlive(pid) ? "alive" : ""
	};
	const namespace = await readlink("/proc/self/ns/pid");
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return {
		pid,
		namespace,
		startedAt: words[0] === "Z" ? "" : words[19] ?? ""
	};
}
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

// src/host.ts
var Interrupted = class extends Error {
	name = "Interrupted";
};
const reasonOf = (error, signal) => signal.aborted && !(error instanceof Interrupted) ? signal.reason : error;
const STOP_SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const STOPPED_FROM_OUTSIDE = "The run was stopped from outside. Nothing was published.";
function listenForStop() {
	const interrupted = new AbortController();
	const stop = (reason) => interrupted.abort(new Interrupted(reason));
	const stopByHand = () => stop(STOPPED_FROM_OUTSIDE);
	for (const signal of STOP_SIGNALS) process.on(signal, stopByHand);
	const close = () => {
		for (const signal of STOP_SIGNALS) process.off(signal, stopByHand);
	};
	return {
		signal: interrupted.signal,
		stop,
		close
	};
}
async function openHost(parentDirectory, searchPath) {
	const runDirectory = await openRunFolder(parentDirectory);
	const processes = createProcesses(() => performance.now());
	const stops = listenForStop();
	const leave = () => {
		processes.killAll();
		removeFolderNow(runDirectory);
	};
	process.on("exit", leave);
	function close() {
		leave();
		stops.close();
		process.off("exit", leave);
	}
	try {
		const mirror = await createMirror(runDirectory, searchPath, stops.signal);
		return {
			...stops,
			runDirectory,
			mirror,
			processes,
			close
		};
	} catch (error) {
		close();
		throw reasonOf(error, stops.signal);
	}
}

export { INPUT_NAMES as C, INPUTS as S, readDepth as _, makeTemporaryFolder as a, hostSearchPath as b, findCommit as c, describeIsolation as d, openSandbox as f, findKeptCredentials as g, editsOf as h, reasonOf as i, readLocalBase as l, createRepository as m, listenForStop as n, openCopies as o, createProcesses as p, openHost as r, applyToWorkingTree as s, Interrupted as t, tryReadHead as u, readOrigin as v, isInside as x, readWorkflowFiles as y };