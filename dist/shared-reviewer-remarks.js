import { d as plural } from "./shared-text.js";
import { B as tryReadText, C as isSlow, E as wholeRuns, I as changesTest, L as isSettingFile, M as isFailing, N as isPassing, O as canSelect, R as isTestFile, _ as findHarness, d as shownPath, k as runTests, w as repeatIn, x as failingIn } from "./shared-read-policy-file.js";
import "./shared-host.js";
import { posix } from "node:path";

// src/proof/reproduction/match-names.ts
function matchNames(names, { tests = [], runner }) {
	const readings = [...new Set(names)].map((name) => readingsOf(name, runner));
	const wanted = new Set(readings.flat());
	const fileEnds = createMemo((file) => endsOf(partsOfFile(file)).filter((end) => wanted.has(end)));
	const seen = /* @__PURE__ */ new Set();
	const ids = /* @__PURE__ */ new Set();
	for (const test of tests) {
		const found = [...test.file === void 0 ? [] : fileEnds(test.file), ...endsOfTest(test, runner).filter((end) => wanted.has(end))];
		for (const end of found) seen.add(end);
		if (found.length > 0) ids.add(test.id);
	}
	return names.length > 0 && readings.every((own) => own.some((one) => seen.has(one))) ? ids : void 0;
}
const BETWEEN = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\.:>\u203A#]+/u;
const wordsOf = (text) => text.split(BETWEEN).filter((word) => word !== "");
const normalise$1 = (text) => wordsOf(text).join(" ");
function endsOf(parts) {
	const ends = [];
	for (const part of parts.slice(-32).reverse()) ends.push([part, ...ends.slice(-1)].join(" "));
	return ends;
}
const partsOfFile = (file) => wordsOf(file.replace(/\.py$/, ""));
const NUMBER = / #\d+$/;
function endsOfTest({ id, file }, runner) {
	const isBelow = file !== void 0 && id.startsWith(`${file} > `);
	const names = id.slice(isBelow ? file.length + 3 : 0);
	if (names === file) return [];
	const files = file === void 0 ? [""] : runner === "ava" ? [file, shownPath(file).join("/")] : [file];
	const parts = (NUMBER.test(names) ? [names, names.replace(NUMBER, "")] : [names]).map((name) => name.split(" > ").map(normalise$1).filter(Boolean));
	return files.flatMap((path) => parts.flatMap((own) => endsOf([...partsOfFile(path), ...own])));
}
const MAX_NAME = 1e3;
const NOTATIONS = [
	[/\.py(?=::| > |$)/, ""],
	[/^(\S+) \((?!unittest\.)([\w.]+?)(?:\.\1)?\)(?: [[(].*)?$/, "$2.$1"],
	[/^(\S+) \(unittest\.loader\._FailedTest.*$/, "$1"],
	[/^(.+)\(([\w$.:]+)\)$/, "$2.$1"],
	[/(?: > |\.)(?:classMethod|initializationError|executionError)$/, ""],
	[/^(\S+?)(?::\d+|\[[\d:]+\]) # /, "$1 "],
	[/( with data set (?:#\d+|".*")) \(.*\)$/, "$1"],
	[/#test_\d{4}_/, "#"],
	[/^(\S+\.(?:rs|md)) - (.*?) ?\(line \d+\)$/, "$1 doc $2"]
];
function readingsOf(name, runner) {
	if (name.length >= MAX_NAME) return [];
	const read = NOTATIONS.map(([notation, reading]) => name.replace(notation, reading));
	if (runner === "TAP") read.push(name.replace(/ > (?:(?! > ).)*$/, ""));
	return [...new Set([name, ...read].map(normalise$1))].filter((reading) => reading !== "");
}
function createMemo(find) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const value = known.get(key) ?? find(key);
		known.set(key, value);
		return value;
	};
}

// src/proof/reproduction/aim.ts
function aim(runs, ci) {
	const [first] = runs;
	const named = first && runs.every(isWhole) ? findNamed(first, ci) : void 0;
	if (!named) return void 0;
	const failing = runs.map((report) => new Set(failingIn(report).map(({ id }) => id)));
	const ever = [...new Set(failing.flatMap((ids) => [...ids]))];
	const own = ever.filter((id) => named.has(id));
	const unnamed = ever.filter((id) => !named.has(id));
	const targets = own.filter((id) => failing.every((ids) => ids.has(id)));
	if (targets.length > 0) return {
		kind: "failing",
		runs,
		targets,
		unnamed
	};
	if (own.length > 0) return {
		kind: "flaky",
		runs,
		tests: own
	};
	return runs.every((report) => report.exitCode === 0 || failingIn(report).length > 0) ? {
		kind: "green",
		runs,
		unnamed
	} : void 0;
}
function failingFor(first, ci) {
	const named = ci && findNamed(first, ci);
	return failingIn(first).filter(({ id }) => named?.has(id) ?? true);
}
const unnamedIn = (seen) => "unnamed" in seen ? seen.unnamed : [];
const describeUnnamed = ({ length }) => length === 0 ? [] : [renderUnnamed(length)];
function renderUnnamed(count) {
	return `Only the failing tests that CI's log names are to turn green here. Without the patch ${`${plural(count, "other test")} ${count === 1 ? "fails" : "fail"}`} here that it does not name; what tests do not get here, such as the network or a service, may be the reason.`;
}
function isAboutUnnamed(remark) {
	const count = / Without the patch (\d+) other tests? fails? here /.exec(remark)?.[1];
	return count !== void 0 && remark === renderUnnamed(Number(count));
}
function isRedBeyond(report, unnamed) {
	const failing = failingIn(report);
	return failing.length === 0 ? report.exitCode !== 0 : failing.some(({ id }) => !unnamed.has(id));
}
const isWhole = ({ ending, tests }) => ending === "exited" && tests !== void 0;
function findNamed(report, { names, ran }) {
	const { tests = [] } = report;
	const here = tests.filter((test) => RUNNING.has(test.status) && (!test.isFile || isFailing(test)));
	return ran !== void 0 && here.length > ran ? void 0 : matchNames(names, report);
}
const RUNNING = /* @__PURE__ */ new Set([
	"passed",
	"failed",
	"errored",
	"expected_failure"
]);

// src/proof/reproduction/look.ts
const MAX_MS = 6e4;
async function lookAt({ names, selections }, { copy, plan, run }) {
	const only = selections.find((tests) => tests.length > 0 && canSelect(plan, tests));
	if (!only) return void 0;
	const again = () => runTests(copy, plan, {
		...run,
		only,
		timeoutMs: Math.min(run.timeoutMs, MAX_MS)
	});
	return {
		names,
		report: await again(),
		again
	};
}
async function findFlaky({ names, report, again }, runs) {
	const named = matchNames(names, report);
	const failed = failingIn(report).filter(({ id }) => named?.has(id));
	const wanted = runs.map(passingIn).reduce((left, green) => left.filter(({ id }) => green.has(id)), failed);
	if (report.ending !== "exited" || wanted.length === 0) return void 0;
	const second = await again();
	const green = passingIn(second);
	const tests = wanted.map(({ id }) => id).filter((id) => green.has(id));
	return tests.length > 0 ? {
		kind: "flaky",
		runs: [
			...runs,
			report,
			second
		],
		tests
	} : void 0;
}
const passingIn = ({ tests = [] }) => new Set(tests.filter(isPassing).map(({ id }) => id));

// src/proof/reproduction/reproduce.ts
async function reproduce(copy, plan, settings) {
	const { ci, named, onLook } = settings;
	const look = named && settings.runs > 1 ? await lookAt(named, {
		copy,
		plan,
		run: settings
	}) : void 0;
	if (look) onLook?.(look.report);
	async function about(first) {
		const goesOn = first.ending !== "timed_out" && await findSetupProblem(first, copy, plan) === void 0;
		const isEnough = settings.mayBeGreen && !isRed(first) && isSlow([first], settings);
		return goesOn && !isEnough ? failingFor(first, ci) : void 0;
	}
	const parts = {
		...settings,
		planFor: async () => plan,
		run: settings
	};
	const runs = await repeatIn(copy, {
		runs: settings.runs,
		about,
		look: look?.report
	}, parts);
	for (const report of wholeRuns(runs)) {
		const problem = await findSetupProblem(report, copy, plan);
		if (problem) return {
			kind: "setup_failed",
			reason: problem,
			output: report.output
		};
	}
	const seen = classify(runs, ci);
	return (seen.kind === "green" && look ? await findFlaky(look, runs) : void 0) ?? seen;
}
function classify(runs, ci) {
	if (!runs.some(isRed)) return {
		kind: "green",
		runs,
		unnamed: []
	};
	return (ci && aim(runs, ci)) ?? classifyAll(runs);
}
function classifyAll(runs) {
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
		targets,
		unnamed: []
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
	return !(/^[ \t]*>>> /m.test(text) && !/^[ \t]*(async )?def test|\bTestCase\b/m.test(text)) && importsProject(text, path, tracked);
}
function importsProject(text, path, tracked) {
	const folders = [
		".",
		"src",
		posix.dirname(path)
	];
	return [...text.matchAll(/^[ \t]*(?:from|import)[ \t]+([\w.]+)/gm)].map(([, name = ""]) => name).some((module) => {
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
	const lines = texts.flatMap((text) => text.split("\n")).map((line) => line.replace(TITLE, ""));
	const telling = new Set(lines.flatMap(tellingLiterals));
	const all = new Set(lines.flatMap(literalsIn).map(normalise));
	const names = new Set(ids.flatMap(namesOf).filter((name) => name.length >= SHORTEST_NAME));
	return {
		holds: (line) => tellingLiterals(line).some((value) => telling.has(value)) || answersIn(line).some((value) => all.has(value)),
		names: (line) => textsIn(line).some((text) => names.has(text))
	};
}
const SHORTEST_NAME = 5;
const TITLE = /^\s*(?:(?:import|from)\b.*|(?:const|let|var) .*\brequire\(.*|(?:test|it|describe|suite|context)(?:\.\w+)?\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1|(?:def|class) [^:]*)/;
const textsIn = (line) => [...line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)+)\1/g)].flatMap(([, , value]) => value ?? []);
const tellingLiterals = (line) => [...textsIn(line).filter((value) => value.length >= 4), ...line.match(/(?<![\w.])\d(?:[\d_]{2,}|[\d_]*\.\d{2,})(?![\w.])/g) ?? []];
const LITERAL = /\[[^[\]]*\]|(['"`])(?:(?!\1)[^\\]|\\.)*\1|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g;
const literalsIn = (line) => [...line.matchAll(LITERAL)].flatMap(([literal]) => literal.startsWith("[") ? [literal, ...literalsIn(literal.slice(1, -1))] : [literal]);
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
const remarkOnlyTests = (change, { mayChangeTests, isTestFile }) => mayChangeTests && change.entries.every(({ path }) => isTestFile(path)) ? [ONLY_TESTS] : [];
const CHANGED_TESTS = "Existing tests were changed. Look at what they no longer ask for.";
const describeFailedAlready = (tests, mergeBase) => `${tests} of the repaired tests failed already on ${mergeBase.slice(0, 12)}, where the branch left its base.`;
const isAboutMergeBase = (remark) => /^\d+ of the repaired tests failed already on [0-9a-f]{12}, where the branch left its base\.$/.test(remark);
function remarkOn(change, tests, ids) {
	const brought = change.entries.filter(({ path }) => tests.isTestFile(path)).flatMap(({ after }) => after ?? []);
	const known = {
		isTestFile: tests.isTestFile,
		texts: [...tests.failingTexts, ...brought],
		ids
	};
	const mixed = change.entries.filter(({ path }) => tests.mixedFiles.includes(path));
	const data = change.entries.filter(({ path }) => !tests.isTestFile(path) && isNamedData(path, tests.failingTexts));
	const supports = change.entries.filter(({ path, before = "" }) => !tests.isTestFile(path) && !tests.mixedFiles.includes(path) && isSupport(before));
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
const FRAMEWORK = /['"](vitest|chai|expect|sinon|@jest\/globals|@testing-library\/[\w-]+|(node:)?test)['"]|^[ \t]*(import|from) (pytest|unittest)\b/m;
const ASSERTS = /['"](node:)?assert(\/strict)?['"]/;
const OFFERS = /\b(exports?\b.{0,200}|def )\b(assert|expect|check|verify|should)\w*/i;
const isSupport = (text) => FRAMEWORK.test(text) || ASSERTS.test(text) && OFFERS.test(text);

export { remarkOnlyTests as a, reproduce as c, isAboutUnnamed as d, isRedBeyond as f, remarkOn as i, describeUnnamed as l, describeFailedAlready as n, readProjectTests as o, unnamedIn as p, isAboutMergeBase as r, classify as s, CHANGED_TESTS as t, failingFor as u };