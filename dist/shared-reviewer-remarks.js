import "./shared-workspace.js";
import { C as repeatIn, I as tryReadText, M as changesTest, N as isSettingFile, P as isTestFile, S as isSlow, T as wholeRuns, b as failingIn, g as findHarness, k as isFailing } from "./shared-read-policy-file.js";
import { posix } from "node:path";

// src/proof/reproduce.ts
async function reproduce(copy, plan, settings) {
	async function about(first) {
		const goesOn = first.ending !== "timed_out" && await findSetupProblem(first, copy, plan) === void 0;
		const isEnough = settings.mayBeGreen && !isRed(first) && isSlow([first], settings);
		return goesOn && !isEnough ? failingIn(first) : void 0;
	}
	const parts = {
		...settings,
		planFor: async () => plan,
		run: settings
	};
	const runs = await repeatIn(copy, {
		runs: settings.runs,
		about
	}, parts);
	for (const report of wholeRuns(runs)) {
		const problem = await findSetupProblem(report, copy, plan);
		if (problem) return {
			kind: "setup_failed",
			reason: problem,
			output: report.output
		};
	}
	return classify(runs);
}
function classify(runs) {
	if (!runs.some(isRed)) return {
		kind: "green",
		runs
	};
	const failing = runs.flatMap((report) => report.tests ? [report.tests] : []).map((tests) => new Set(tests.filter(isFailing).map((test) => test.id)));
	const ever = [...new Set(failing.flatMap((ids) => [...ids]))];
	const targets = ever.filter((id) => failing.every((ids) => ids.has(id)));
	return !runs.every(isRed) || ever.length > 0 && targets.length === 0 ? {
		kind: "flaky",
		runs,
		tests: ever
	} : {
		kind: "failing",
		runs,
		targets
	};
}
const isRed = (report) => report.exitCode !== 0 || (report.tests ?? []).some(isFailing);
async function findSetupProblem(report, copy, plan) {
	const command = JSON.stringify(plan.command);
	if (report.tests !== void 0 && report.tests.length > 0) return void 0;
	if (report.ending === "not_started" || report.exitCode === 127 || report.exitCode === 126) return `The test command ${command} could not be started.`;
	if (report.ending === "timed_out") return void 0;
	if (report.tests !== void 0) return `The test command ${command} ran no test (exit code ${report.exitCode}).`;
	if (report.exitCode === 0 || report.runner === "exit code") return void 0;
	if (await namesFile(report.output, copy)) return void 0;
	const limit = report.limit === void 0 ? "" : ` ${report.limit}`;
	return `The test command ${command} ended with exit code ${report.exitCode} before any test ran.${limit}`;
}
async function namesFile(output, copy) {
	if (output.includes(copy.visibleDirectory)) return true;
	const places = output.match(/[\w@./-]*\w\.\w+(?=[:(]\d)/g) ?? [];
	const files = new Set(await copy.list("."));
	return places.some((place) => files.has(place.replace(/^\.\//, "")));
}

// src/run/project-tests.ts
const MAX_FILES = 200;
const MAX_TEXTS = 50;
const MAX_BYTES = 262144;
async function readProjectTests(copy, command, report) {
	const tracked = new Set(await copy.list("."));
	const tests = (report?.tests ?? []).filter((test) => test.file !== void 0 && tracked.has(test.file));
	const filesOf = (chosen) => [...new Set(chosen.flatMap((test) => test.file ?? []))];
	const unnamed = filesOf(tests).filter((file) => !isTestFile(copy.repositoryPath(file)));
	const read = await readAll(copy, unnamed.slice(0, MAX_FILES));
	const plain = new Set(read.filter((file) => holdsTestsOnly(file, tracked)).map(({ path }) => path));
	const fromRoot = (paths) => paths.map(copy.repositoryPath);
	const testFiles = /* @__PURE__ */ new Set([...fromRoot([...plain]), ...await findLinked(copy, filesOf(tests))]);
	const harness = new Set(fromRoot((await findHarness(command, copy)).files));
	const isTest = (path) => isTestFile(path) || testFiles.has(path);
	return {
		testFiles: [...testFiles],
		mixedFiles: fromRoot(unnamed.filter((file) => !plain.has(file))),
		harness: [...harness],
		failingTexts: (await readAll(copy, filesOf(tests.filter(isFailing)).slice(0, MAX_TEXTS))).map(({ text }) => text),
		isTestFile: isTest,
		isProtected: (path) => isTest(path) || isSettingFile(path) || harness.has(path)
	};
}
async function findLinked(copy, files) {
	return (await Promise.all(files.map(copy.follow))).flatMap((path, i) => path === copy.repositoryPath(files[i] ?? ".") ? [] : path ?? []);
}
async function readAll(copy, paths) {
	return (await Promise.all(paths.map(async (path) => {
		const text = await tryReadText(copy, path, MAX_BYTES);
		return text === void 0 ? [] : [{
			path,
			text
		}];
	}))).flat();
}
function holdsTestsOnly({ path, text }, tracked) {
	if (/\.[cm]?[jt]sx?$/.test(path)) return /['"]\.{1,2}\//.test(text) && !text.includes("import.meta.vitest");
	if (path.endsWith(".rb")) return /\brequire_relative\b|\brequire ['"]\.\.?\//.test(text);
	if (!path.endsWith(".py")) return false;
	return !(/^\s*>>> /m.test(text) && !/^\s*(async )?def test|\bTestCase\b/m.test(text)) && importsProject(text, path, tracked);
}
function importsProject(text, path, tracked) {
	const folders = [
		".",
		"src",
		posix.dirname(path)
	];
	return [...text.matchAll(/^\s*(?:from|import)\s+([\w.]+)/gm)].map(([, name = ""]) => name).some((module) => {
		if (module.startsWith(".")) return true;
		const [first = ""] = module.split(".");
		return folders.flatMap((folder) => [
			posix.join(folder, `${first}.py`),
			posix.join(folder, first, "__init__.py"),
			posix.join(folder, `${module.replaceAll(".", "/")}.py`)
		]).some((place) => place !== path && tracked.has(place));
	});
}

// src/policy/expectations.ts
function createExpectations(texts, ids) {
	const lines = texts.flatMap((text) => text.split("\n")).filter((line) => !TITLE.test(line));
	const telling = new Set(lines.flatMap(tellingLiterals));
	const all = new Set(lines.flatMap((line) => [...line.matchAll(LITERAL)].map(([literal]) => normalise(literal))));
	const names = new Set(ids.flatMap(namesOf).filter((name) => name.length >= SHORTEST_NAME));
	return {
		holds: (line) => tellingLiterals(line).some((value) => telling.has(value)) || answersIn(line).some((value) => all.has(value)),
		names: (line) => textsIn(line).some((text) => names.has(text))
	};
}
const SHORTEST_NAME = 5;
const TITLE = /^\s*((import|from)\b|(const|let|var) .*\brequire\(|(test|it|describe|suite|context)(\.\w+)?\(|def |class )/;
const textsIn = (line) => [...line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)+)\1/g)].flatMap(([, , value]) => value ?? []);
const tellingLiterals = (line) => [...textsIn(line).filter((value) => value.length >= 4), ...line.match(/(?<![\w.])\d(?:[\d_]{2,}|[\d_]*\.\d{2,})(?![\w.])/g) ?? []];
const LITERAL = /\[[^[\]]*\]|(['"`])(?:(?!\1)[^\\]|\\.)*\1|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g;
const ANSWER = new RegExp(String.raw`(?:[=!]==?|\breturn\b|=>|\bcase\b|[?:])\s*(${LITERAL.source.replaceAll("\\1", "\\2")})`, "g");
const COMMON = /* @__PURE__ */ new Set([
	"0",
	"1",
	"2",
	"-1",
	"10",
	"100",
	"[]",
	"''"
]);
const answersIn = (line) => [...line.matchAll(ANSWER)].map(([, literal = ""]) => normalise(literal)).filter((literal) => !COMMON.has(literal));
const normalise = (literal) => literal.replace(/\s+/g, "").replace(/["`]/g, "'");
function namesOf(id) {
	const parts = id.split(" > ");
	const [first = ""] = parts;
	return [
		parts.at(-1) ?? "",
		first,
		first.split("/").at(-1) ?? "",
		(first.split("/").at(-1) ?? "").replace(/\.\w+$/, "")
	];
}

// src/policy/remarks.ts
const any = (...patterns) => {
	const whole = new RegExp(patterns.map((pattern) => pattern.source).join("|"));
	return ({ text, next }) => (whole.exec(`${text}\n${next}`)?.index ?? text.length) < text.length;
};
const SIGNS = [
	{
		what: "asks whether tests are running",
		matches: any(/\b(NODE_TEST_CONTEXT|JEST_WORKER_ID|VITEST\w*|PYTEST_\w+|MOCHA_\w+|GITHUB_ACTIONS|RSPEC_\w+|GO_TEST\w*|npm_lifecycle_\w+)\b/, /\benv(\.|\[\s*['"])(CI|NODE_ENV|MODE|TEST)\b/, /(environ(\.get)?|getenv)\s*[[(]\s*['"](CI|ENV|TEST\w*)['"]/, /\bsys\.(modules|argv|orig_argv|_getframe)\b|\bprocess\.(argv|execArgv|title|ppid)\b|\brequire\.main\b|\bos\.(getppid|Args)\b/, /['"](pytest|unittest|jest|vitest|mocha)['"]\s+(in|of)\b/, /\btypeof (jest|vi|describe|it|test|expect|before|beforeEach)\b/, /\binspect\.(stack|currentframe)|\btraceback\.extract_stack|\bnew Error\([^)]*\)\.stack|\bcaptureStackTrace|\bprepareStackTrace/, /\bflag\.Lookup\(\s*["']test\.|\btesting\.Testing\(|\bruntime\.Callers?\(/)
	},
	{
		what: "changes how values are compared or shown",
		matches: any(/\b__(eq|ne|hash|bool|lt|le|gt|ge|contains|instancecheck|getattribute)__\b|\bdef (==|eql\?|equal\?)/, /\bvalueOf\b\s*[(:=]|\btoString\s*(\(\)\s*\{|[:=])|\btoJSON\b\s*[(:=]|\basymmetricMatch\b/, /\bSymbol\.(toPrimitive|hasInstance|toStringTag)|\bnew Proxy\(|\binspect\.custom\b/, /\boperator==|\bpublic (override )?bool(ean)? [Ee]quals\(/)
	},
	{
		what: "may hide an error",
		matches: any(/\bexcept\s*((Base)?Exception\b[^:\n]*)?:|\bexcept\b[^:\n]*:\s*(pass|continue|return|\.\.\.)|\bsuppress\(/, /\bcatch\s*(\([^)\n]*\))?\s*\{\s*(\}|return\b|continue\b|\/\/)/, /\.catch\(\s*(\(?\w*\)?\s*=>\s*(\{\s*\}|undefined|null|false|true|0)|noop)\s*\)/, /\brescue\s*(StandardError|Exception)?\s*(=>\s*\w+)?\n|\bif err != nil \{\s*\}/, /\b(uncaughtException|unhandledRejection|excepthook)\b/)
	},
	{
		what: "ends the process, or does something at its end",
		matches: any(/\bprocess\.(exit|abort|kill|reallyExit)\s*\(|\bprocess\.exitCode\s*=/, /\bprocess\.(on|once|prependListener)\(\s*['"](exit|beforeExit)['"]/, /\bos\.(_exit|abort|kill|Exit)\s*\(|\bsys\.exit\s*\(|\batexit\b|\bSystem\.exit\s*\(|\bstd::process::exit\b|\bat_exit\b/, /(?<![.\w])_{0,2}[eE]xit\s*\(\s*(0|EXIT_SUCCESS)\s*\)/)
	},
	{
		what: "reaches for the test framework from code under test",
		matches: any(/\b(assert|expect|chai|should)(\.\w+)?\s*=[^=>]/, /(\brequire\(\s*|\bimport\(\s*|\bfrom\s+|\bimport\s+)['"](node:)?(assert|test|module|vitest|chai|mocha|jest\b|@jest\/|@vitest\/|expect|ava|tape)\b/, /^\s*(import|from)\s+(pytest|_pytest|unittest|pluggy)\b|\bunittest\.TestCase\b/, /\brequire\.cache\b|\bModule\._|\bsyncBuiltinESMExports\b|\b(globalThis|global)\.(it|test|describe|expect|jest|vi)\b/)
	},
	{
		what: "changes something that all code shares",
		matches: any(/\b(globalThis|global|window)(\.\w+|\[[^\]]+\])\s*=[^=>]|\.prototype(\.\w+|\[[^\]]+\])\s*=[^=>]/, /\bObject\.(defineProperty|defineProperties|assign|setPrototypeOf)\(\s*(globalThis|global|\w+\.prototype)\b/, /\bDate(\.now)?\s*=[^=>]|\bMath\.\w+\s*=[^=>]|\b(time|random|datetime)\.\w+\s*=[^=]|\bsetattr\(|\bbuiltins\b/)
	},
	{
		what: "runs code that is written as text",
		matches: any(/(?<![.\w])(eval|exec|compile|__import__)\s*\(|\bnew Function\(|\bvm\.\w+|\bimportlib\b|\bcreateRequire\b/, /\bBuffer\.from\([^)]*,\s*['"](base64|hex)|\batob\(|\bb64decode\b|\bfromhex\b|\bfromCharCode\b/)
	},
	{
		what: "starts another process",
		matches: any(/\bchild_process\b|\bworker_threads\b|\bsubprocess\b|\bmultiprocessing\b|\bos\.(system|popen|fork|spawn\w*|exec\w+)\(/)
	},
	{
		what: "names a test",
		matches: ({ text }, expected) => expected.names(text)
	},
	{
		what: "holds a value that the failing tests expect",
		matches: ({ text }, expected) => expected.holds(text)
	}
];
const MAX_REMARKS = 50;
const PROSE = /\.(md|markdown|rst|txt|adoc|html|css|svg)$/i;
function findRemarks(change, { isTestFile, texts, ids }) {
	const expected = createExpectations(texts, ids);
	return change.entries.filter(({ path }) => !isTestFile(path) && !PROSE.test(path)).flatMap((entry) => addedLines(entry).flatMap((added) => SIGNS.filter((sign) => sign.matches(added, expected)).map(({ what }) => ({
		path: entry.path,
		line: added.line,
		what
	})))).slice(0, MAX_REMARKS);
}
function addedLines({ before, after }) {
	const old = /* @__PURE__ */ new Map();
	for (const line of (before ?? "").split("\n")) old.set(line, (old.get(line) ?? 0) + 1);
	return (after ?? "").split("\n").flatMap((text, i, all) => {
		const left = old.get(text) ?? 0;
		if (left === 0) return [{
			text,
			next: all[i + 1] ?? "",
			line: i + 1
		}];
		old.set(text, left - 1);
		return [];
	});
}

// src/run/reviewer-remarks.ts
const ONLY_TESTS = "Only tests were changed. That they pass now says nothing about the code; look at what they no longer ask for.";
const CHANGED_TESTS = "Existing tests were changed. Look at what they no longer ask for.";
function remarkOn(change, tests, ids) {
	const brought = change.entries.filter(({ path }) => tests.isTestFile(path)).flatMap(({ after }) => after ?? []);
	const known = {
		isTestFile: tests.isTestFile,
		texts: [...tests.failingTexts, ...brought],
		ids
	};
	const mixed = change.entries.filter(({ path }) => tests.mixedFiles.includes(path));
	const data = change.entries.filter(({ path }) => !tests.isTestFile(path) && isNamedData(path, tests.failingTexts));
	const supports = change.entries.filter(({ path, before = "" }) => !tests.isTestFile(path) && !mixed.some((entry) => entry.path === path) && isSupport(before));
	return [
		...change.entries.some((entry) => changesTest(entry, tests.isTestFile)) ? [CHANGED_TESTS] : [],
		...data.map(({ path }) => `${path} is named by the failing tests; it may be what they expect.`),
		...supports.map(({ path }) => `${path} is made for tests; what it does decides what they see.`),
		...mixed.map(({ path }) => `${path} holds tests beside the code that they test; the patch may have changed either.`),
		...findRemarks(change, known).map(({ path, line, what }) => `${path}:${line} ${what}.`)
	];
}
const DATA = /\.(json|ya?ml|toml|ini|txt|csv|tsv|xml|html?|sql|md|out|log|dat)$/i;
const isNamedData = (path, texts) => DATA.test(path) && texts.some((text) => text.includes(path.split("/").at(-1) ?? path));
const FRAMEWORK = /['"](vitest|chai|expect|sinon|@jest\/globals|@testing-library\/[\w-]+|(node:)?test)['"]|^\s*(import|from) (pytest|unittest)\b/m;
const ASSERTS = /['"](node:)?assert(\/strict)?['"]/;
const OFFERS = /\b(exports?\b.*|def )\b(assert|expect|check|verify|should)\w*/i;
const isSupport = (text) => FRAMEWORK.test(text) || ASSERTS.test(text) && OFFERS.test(text);

export { classify as a, readProjectTests as i, ONLY_TESTS as n, reproduce as o, remarkOn as r, CHANGED_TESTS as t };