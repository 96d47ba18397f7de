import { t as require_dist } from "./shared-dist.js";
import { f as strictObject, i as boolean, l as number, n as _enum, o as int, p as string, r as array, s as literal, w as messageOf, y as ConfigError } from "./shared-schemas.js";

// src/policy/policy-file.ts
var import_dist = require_dist();
const COUNT = int().min(0);
const GLOBS = array(string().regex(/^[^!]/, "a glob must not be empty, nor begin with \"!\""));
const PATHS = strictObject({
	allow: GLOBS.optional(),
	protect: GLOBS.optional()
});
const LIMITS = strictObject({
	files: COUNT.optional(),
	lines: COUNT.optional(),
	"new-files": COUNT.optional()
});
const POLICY_FILE = strictObject({
	version: literal(1),
	"test-command": string().min(1).optional(),
	"setup-command": string().min(1).optional(),
	"working-directory": string().min(1).optional(),
	paths: PATHS.optional(),
	tests: _enum([
		"protect",
		"add-only",
		"allow"
	]).optional(),
	limits: LIMITS.optional(),
	commands: array(array(string().min(1)).min(1)).optional(),
	"test-report": string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\\\p{Cc}]+$/u, "it must be a glob below the working directory, for example reports/**/*.xml").optional(),
	"parallel-proof": boolean().optional(),
	"ci-workflow": string().regex(/^[\w.-]+\.ya?ml$/, "it must be the file name of a workflow, for example ci.yml").optional(),
	"max-turns": int().min(1).optional(),
	"max-tokens": int().min(1).optional(),
	"timeout-minutes": number().positive().optional(),
	"test-timeout-minutes": number().positive().optional(),
	"reruns-before": int().min(1).optional(),
	"reruns-after": int().min(1).optional(),
	network: _enum(["none", "host"]).optional()
});
function parsePolicyFile(text, path) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false,
		uniqueKeys: true
	});
	const [syntax] = document.errors;
	if (syntax) {
		const { line } = lines.linePos(syntax.pos[0]);
		throw new ConfigError(`${path}, line ${line}: it is not valid YAML: ${syntax.message}.`);
	}
	const parsed = POLICY_FILE.safeParse(toValue(document, path));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	if (!issue) throw new ConfigError(`${path} is not a policy file.`);
	const keys = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
	throw new ConfigError(`${path}, line ${findLine(document, keys, lines)}: ${describe(issue, keys)}`);
}
function toValue(document, path) {
	try {
		return document.toJS({ maxAliasCount: 20 });
	} catch (error) {
		throw new ConfigError(`${path} cannot be read: ${messageOf(error)}. Write it without anchors and aliases.`);
	}
}
function findLine(document, keys, lines) {
	for (let depth = keys.length; depth > 0; depth--) {
		const offset = keyOffset(depth === 1 ? document.contents : document.getIn(keys.slice(0, depth - 1), true), keys[depth - 1]);
		if (offset !== void 0) return lines.linePos(offset).line;
	}
	return 1;
}
function keyOffset(node, key) {
	const found = (0, import_dist.isMap)(node) ? node.items.map((pair) => pair.key).find((own) => (0, import_dist.isScalar)(own) && own.value === key) : (0, import_dist.isSeq)(node) && node.items[Number(key)];
	return (0, import_dist.isNode)(found) ? found.range?.[0] : void 0;
}
function describe(issue, keys) {
	const key = JSON.stringify(keys.join("."));
	if (issue.code === "unrecognized_keys") return `the key ${key} is not known. Remove it; the keys here are ${knownKeys(keys[keys.length - 2]).join(", ")}.`;
	if (keys.length === 0) return "the file must be a map that begins with \"version: 1\".";
	if (keys[0] === "version") return "the key \"version\" must be 1.";
	return `the value of ${key} is not right: ${issue.message}. See docs/policy.md.`;
}
function knownKeys(parent) {
	return Object.keys((parent === "paths" ? PATHS : parent === "limits" ? LIMITS : POLICY_FILE).shape);
}

export { parsePolicyFile };