import { _ as publish, a as STATUS_MARKER, c as openJobLog, d as connect, f as findPrepared, g as isOnBranch, h as renderHelp, i as SILENT, l as explain$1, m as serverSource, o as createConversation, p as readPlace, r as readRules, s as finish, t as admit, u as compareUrl, v as setSecret } from "./shared-setting.js";
import { r as findCommand } from "./shared-trigger.js";
import { a as listSecretValues, c as readSecrets, l as requireModel, n as openHost, o as readInputs, r as allowsUnsecureCommands, t as Interrupted } from "./shared-host.js";
import { a as messageOf, n as ServiceError, t as ConfigError } from "./shared-errors.js";
import { n as createSecretSearch, t as createRedaction } from "./shared-redact.js";
import { join, posix, resolve } from "node:path";
import { a as unpackPatch, c as writeProposal, d as gate, g as translatePushError, h as marker, l as readLog, n as packPatch, o as findMismatch, r as readState, s as readProposal, t as EMPTY_STATE, u as suggestTestCommand } from "./shared-github.js";
import { a as writeResults, c as summarise, d as renderTitle, i as createDecisionLog, l as renderBody, n as createModel, o as OutOfTime, r as changeOf, s as costOf, t as runTask, u as renderCoAuthor } from "./shared-run2.js";
import { a as renderBriefProof, f as renderLine, i as testsPolicyOf, o as renderProof, p as renderQuote, t as conclusionOf, u as renderCode } from "./shared-task.js";
import { l as shortenMiddle, n as cutText, o as plainText, s as plural } from "./shared-text.js";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { E as isTestFile, S as createPolicy, a as openTestPlace, l as SetupError, r as createEvidenceFile, x as isFailing } from "./shared-read-policy-file.js";
import { t as verify } from "./shared-verify.js";
import { createHash } from "node:crypto";
import { t as openJournal } from "./shared-journal.js";
import { t as VERSION } from "./shared-version.js";
import { i as tryReadHead } from "./shared-workspace.js";

// src/github/answers.ts
/** The answers to numbered points ("Point 2: …") in a model's last words; whatever is no answer is left out. */
function readAnswers(words) {
	const answers = /* @__PURE__ */ new Map();
	let at;
	for (const line of words.split("\n")) {
		const [, number, text = ""] = /^\W{0,6}Point (\d{1,3})\W{0,3}:\W{0,3}\s*(.*)$/i.exec(line) ?? [];
		if (number !== void 0) at = Number(number);
		if (at === void 0) continue;
		if (line.trim() === "") {
			at = void 0;
			continue;
		}
		answers.set(at, [answers.get(at), number === void 0 ? line : text].filter(Boolean).join("\n"));
	}
	return answers;
}

// src/action/delivery/committer.ts
/** Makes a commit and puts it on its branch: by a push of git, or through the API where GitHub shall sign it. */
function createCommitter(setting, { mirror, signal }) {
	const { config, writer, place, token } = setting;
	const source = serverSource(place, token);
	async function push(commit) {
		const { branch, expected, parent, change, message } = commit;
		const made = await mirror.commit(change.tree, {
			parent,
			message
		});
		try {
			await mirror.push({
				source,
				commit: made,
				branch,
				expected
			});
		} catch (error) {
			signal.throwIfAborted();
			throw translatePushError(error, commit);
		}
		return made;
	}
	return async (commit) => {
		signal.throwIfAborted();
		if (!await mirror.has(commit.parent)) await mirror.fetchCommit(source, commit.parent);
		if (!config.signCommits) return push(commit);
		const change = await mirror.change(await mirror.treeOf(commit.parent), commit.change.tree);
		return writer.commit({
			...commit,
			change
		});
	};
}

// src/action/delivery/deliver.ts
/** Publishes a proven patch by the mode; for everything else there is nothing to publish. */
async function deliver(setting, host, proposal) {
	const { change, evidence } = proposal;
	const mode = chooseMode(setting);
	if (proposal.outcome !== "fixed" || !change || !evidence || mode === void 0) return NOTHING$1;
	const { writer } = setting;
	const facts = toFacts(setting, {
		...proposal,
		change,
		evidence
	});
	try {
		const parts = {
			github: writer,
			commit: createCommitter(setting, host),
			pause: writer.pause
		};
		const published = await publish(toPublication(setting, facts, mode), parts);
		await sayAround(setting, host, {
			published,
			facts,
			notes: proposal.notes
		});
		return {
			published,
			problem: describeProblem(published)
		};
	} catch (error) {
		if (host.signal.aborted) throw new Interrupted(STOPPED);
		if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error;
		return {
			published: void 0,
			problem: `The patch is proven, but could not be published. ${error.message}`
		};
	}
}
function describeProblem(published) {
	if (published.kind === "differs") return published.problem;
	if (published.kind !== "branch_only") return void 0;
	return `The patch is proven and pushed to ${published.head}, but what comes after could not be done. ${published.problem}`;
}
const STOPPED = "The run was stopped from outside while the patch was being published. Start it again, and it goes on from there.";
const NOTHING$1 = {
	published: void 0,
	problem: void 0
};
/** Nothing is ever pushed for a fork. Only a pull request's own branch is pushed to, and the default branch never. */
function chooseMode({ config, target, defaultBranch }) {
	if (target.isFork || config.mode === "comment" || config.mode === "dry-run") return void 0;
	const isOfPullRequest = target.baseBranch !== void 0 && target.baseBranch !== target.branch;
	return config.mode === "push" && isOfPullRequest && target.branch !== defaultBranch ? "push" : "pull-request";
}
function toFacts({ target, place, config }, proposal) {
	return {
		...proposal,
		baseSha: proposal.commit,
		branch: target.branch,
		runUrl: place.runUrl,
		failedRunUrl: target.failedRun?.url,
		thread: target.thread,
		requestedBy: target.requester?.login,
		closes: target.task === "fix_request" && !target.continues ? target.thread : void 0,
		ciWorkflow: config.ciWorkflow
	};
}
function toPublication(setting, facts, mode) {
	const { config, target, redact, place } = setting;
	const { continues, branch, requester } = target;
	const title = config.pullRequestTitle ?? renderTitle(facts);
	return {
		change: facts.change,
		mode,
		commit: facts.baseSha,
		branch,
		continues,
		branchPrefix: config.branchPrefix,
		text: {
			title: redact(title),
			body: redact(renderBody(facts)),
			commitMessage: redact(config.commitMessage ?? title),
			coAuthor: requester && renderCoAuthor(requester, place.serverUrl),
			draft: config.draft,
			labels: config.labels,
			reviewers: config.reviewers,
			assignees: config.assignees
		}
	};
}
/** What goes around a published patch and may fail without harm: a check, CI. Each failure is told. */
async function sayAround(setting, { mirror }, { published, facts, notes }) {
	if (!isOnBranch(published)) return;
	const { writer, config, place, warn } = setting;
	const { head, headSha } = published;
	if (published.kind === "pull_request") published.problems.forEach(warn);
	const check = {
		title: renderTitle(facts),
		summary: renderProof(facts.evidence),
		detailsUrl: place.runUrl
	};
	await attempt("The check run was not written", async () => writer.saveCheck({
		commit: headSha,
		...check,
		notes: await checkNotes(setting, mirror, {
			...facts.change,
			notes
		})
	}));
	const workflow = config.ciWorkflow;
	if (workflow !== void 0) await attempt(`The workflow ${workflow} was not started`, () => writer.dispatch(workflow, head));
	async function attempt(problem, work) {
		try {
			await work();
		} catch (error) {
			if (!(error instanceof ConfigError || error instanceof ServiceError || error instanceof Interrupted)) throw error;
			warn(`${problem}: ${messageOf(error)}`);
		}
	}
}
/** Another job may have written them: each must stand at a line that there is, and its words are a stranger's. */
async function checkNotes({ carriesSecret, redact }, mirror, { tree, notes }) {
	const checked = [];
	const paths = new Set(notes.length > 0 ? await mirror.paths(tree) : []);
	for (const { path, line, message } of notes) {
		const lines = (paths.has(path) && !carriesSecret(message) ? await mirror.readText(tree, path) : void 0)?.split("\n").length ?? 0;
		if (line >= 1 && line <= lines) checked.push({
			path,
			line,
			message: redact(plainText(message))
		});
	}
	return checked;
}

// src/action/delivery/reprove.ts
/** Runs the proof of a proposal again, on this machine, without a key. What was claimed before is replaced. */
async function reprove(setting, host, proposal) {
	const { change } = proposal;
	if (proposal.outcome !== "fixed" || !change) return proposal;
	const startedAt = /* @__PURE__ */ new Date();
	const unproven = (reasons) => ({
		...proposal,
		outcome: "unproven",
		summary: `The proof could not be repeated: ${reasons}`,
		evidence: void 0
	});
	const proven = await inTime(setting, host, (limited) => verifyAgain(setting, limited, {
		...proposal,
		change
	})).catch((error) => {
		if (error instanceof OutOfTime) return "it took longer than \"timeout-minutes\".";
		if (error instanceof SetupError) return error.message;
		throw error;
	});
	if (typeof proven === "string") return unproven(proven);
	const { command, verified } = proven;
	const { place, policyText } = setting;
	const evidence = createEvidenceFile(change, verified.evidence, {
		repository: `${place.owner}/${place.repo}`,
		baseSha: proposal.commit,
		command,
		policyText,
		decisions: proposal.decisions,
		model: proposal.model,
		usage: proposal.usage,
		startedAt,
		finishedAt: /* @__PURE__ */ new Date()
	});
	const { proven: isProven, reasons } = verified.evidence;
	return {
		...isProven ? proposal : unproven(reasons.join(" ")),
		command,
		evidence
	};
}
async function verifyAgain(setting, host, { change, commit }) {
	const { config, environment, exposed, place, show } = setting;
	const { mirror, signal } = host;
	const notice = (text) => show({
		type: "notice",
		text
	});
	const patchFile = mirror.scratch("proposal");
	const prepared = await findPrepared(place, commit);
	const where = await openTestPlace({
		...host,
		config,
		environment,
		exposed,
		commit,
		prepared,
		notice
	});
	try {
		await writeFile(patchFile, change.patch);
		const claim = {
			baseTree: change.baseTree,
			patchFile,
			testPatchFile: void 0
		};
		const run = {
			timeoutMs: config.testTimeoutMs,
			signal
		};
		const { runsBefore, runsAfter, parallelProof: isParallel } = config;
		const runs = {
			run,
			runsBefore,
			runsAfter,
			isParallel
		};
		const verified = await verify(claim, {
			...where,
			...runs,
			mirror,
			isTestFile,
			mayChangeTests: mayChangeTests(setting)
		});
		return {
			command: where.command() ?? "",
			verified
		};
	} finally {
		await where.close();
		await rm(patchFile, { force: true });
	}
}
const mayChangeTests = ({ target, config }) => testsPolicyOf({
	kind: target.task,
	mayChangeTests: target.verb === "allow-test-edits"
}, config.policy) === "allow";
/** The work with a host whose signal ends it when the run's time is over. */
async function inTime({ config }, host, work) {
	const outOfTime = new AbortController();
	const timer = setTimeout(() => outOfTime.abort(new OutOfTime()), config.timeoutMs);
	try {
		return await work({
			...host,
			signal: AbortSignal.any([host.signal, outOfTime.signal])
		});
	} finally {
		clearTimeout(timer);
	}
}

// src/action/delivery/take-over.ts
/**
* Takes over what another job proposed, believing nothing of it: the target is worked out again from the event, the tree
* is built again from base and patch, the policy is asked again, and the evidence must be about exactly that tree. Runs
* no repository code. A branch that has moved since makes it stale; anything else that is wrong throws ConfigError with
* the reason.
*/
async function takeOver(setting, mirror) {
	const { config, place, policyText } = setting;
	const directory = resolve(place.workspace, config.proposalPath);
	const { manifest, patch, evidence } = await readProposal(directory);
	const refuse = (why) => new ConfigError(`The proposal in ${directory} is refused: ${why}`);
	const { schemaVersion, files, ...said } = manifest;
	const move = findMove(setting, manifest);
	if (move?.isStale) return {
		...said,
		outcome: "stale",
		summary: move.what,
		change: void 0,
		evidence: void 0
	};
	if (move) throw refuse(move.what);
	const change = patch && await rebuild(setting, mirror, {
		patch,
		refuse
	});
	const repository = `${place.owner}/${place.repo}`;
	const mismatch = findMismatch({
		manifest,
		evidence,
		change
	}, {
		repository,
		policyText,
		command: config.testCommand
	});
	if (mismatch !== void 0) throw refuse(mismatch);
	const objection = manifest.outcome === "fixed" && change ? reviewAgain(setting, change) : void 0;
	if (objection !== void 0) throw refuse(objection);
	return {
		...said,
		change,
		evidence
	};
}
function findMove({ target, request }, { commit, branch, continued }) {
	if (branch !== target.branch) return {
		what: `it is for the branch ${branch}, and this event is about ${target.branch}.`,
		isStale: false
	};
	const now = target.continues?.commit ?? null;
	if (commit === target.commit && continued === now) return void 0;
	const isPinned = request.kind === "commit" || request.kind === "failed_run" || request.kind === "run";
	return {
		what: isPinned ? `it is for ${commit}, and this event is about ${target.commit}.` : `The branch ${branch} holds ${(now ?? target.commit).slice(0, 12)} now, and the patch was made for ${(continued ?? commit).slice(0, 12)}.`,
		isStale: !isPinned
	};
}
/** git would unpack it into any size before a policy sees it; no patch that may leave is binary. */
const BINARY = /^GIT binary patch/m;
async function rebuild({ place, token, target }, mirror, { patch, refuse }) {
	if (BINARY.test(patch.toString("latin1"))) throw refuse("its patch is binary.");
	await mirror.fetchCommit(serverSource(place, token), target.commit);
	const baseTree = await mirror.treeOf(target.commit);
	const file = mirror.scratch("proposal");
	try {
		await writeFile(file, patch);
		return await mirror.change(baseTree, await mirror.treeWithPatch(baseTree, file));
	} catch (error) {
		throw error instanceof ConfigError ? refuse(messageOf(error)) : error;
	} finally {
		await rm(file, { force: true });
	}
}
/** Which rule the patch breaks, or nothing. */
function reviewAgain({ config, target, carriesSecret }, change) {
	if (carriesSecret(change.patch)) return "its patch holds a secret, or something that looks like a token.";
	const tests = testsPolicyOf({
		kind: target.task,
		mayChangeTests: target.verb === "allow-test-edits"
	}, config.policy);
	const objection = createPolicy({
		...config.policy,
		tests
	}).review(change);
	return objection && `its patch breaks the rule "${objection.rule}". ${objection.reason}`;
}

// src/action/delivery/follow.ts
/** Publishes a proven patch. Where the branch has moved meanwhile, the patch is proven on what it holds now, once. */
async function deliverOrFollow(setting, host, proposal) {
	if (!proposal) return {
		proposal,
		delivery: void 0
	};
	const delivery = await deliver(setting, host, proposal);
	const { published } = delivery;
	const now = published?.kind === "stale" && !setting.target.continues ? published.now : void 0;
	if (now === void 0) return {
		proposal,
		delivery
	};
	const text = `The branch ${proposal.branch} holds ${now.slice(0, 12)} now. The patch is proven again on that commit.`;
	setting.show({
		type: "notice",
		text
	});
	const moved = await moveTo(setting, host, {
		proposal,
		now
	});
	if (typeof moved !== "string") return {
		proposal: moved,
		delivery: await deliver(setting, host, moved)
	};
	return {
		proposal,
		delivery: {
			published: {
				kind: "stale",
				reason: `The branch ${proposal.branch} holds ${now.slice(0, 12)} now, and ${moved}`,
				now
			},
			problem: void 0
		}
	};
}
/** The same patch, proven on another commit; or what stands in its way there. */
async function moveTo(setting, host, { proposal, now }) {
	const change = proposal.change && await rebase(setting, host, {
		patch: proposal.change.patch,
		now
	});
	if (!change) return "the patch does not apply to it.";
	const objection = reviewAgain(setting, change);
	if (objection !== void 0) return `there ${objection}`;
	const again = await reprove(setting, host, {
		...proposal,
		commit: now,
		change,
		evidence: void 0
	});
	return again.outcome === "fixed" ? again : `the patch is not proven there. ${again.summary}`;
}
async function rebase({ place, token }, { mirror }, { patch, now }) {
	await mirror.fetchCommit(serverSource(place, token), now);
	const baseTree = await mirror.treeOf(now);
	const file = mirror.scratch("moved");
	try {
		await writeFile(file, patch);
		return await mirror.change(baseTree, await mirror.treeWithPatch(baseTree, file));
	} catch (error) {
		if (error instanceof ConfigError) return void 0;
		throw error;
	} finally {
		await rm(file, { force: true });
	}
}

// src/action/report/annotations.ts
const MAX_MESSAGE = 1e3;
/** A note for each failing test, at the line of its file that the message names. */
function toAnnotations(tests, workingDirectory) {
	return tests.map(({ id, file, message = "" }) => {
		const text = plainText(`${id}\n${message}`).trim().slice(0, MAX_MESSAGE);
		if (file === void 0 || !isPath(file)) return {
			message: text,
			file: void 0,
			line: void 0
		};
		return {
			message: text,
			file: posix.join(workingDirectory, file),
			line: findLine(message, file)
		};
	});
}
/** Those that stand at a line, as the check run of the repaired commit shows them. */
function toLineNotes(annotations) {
	return annotations.flatMap(({ file, line, message }) => file === void 0 || line === void 0 ? [] : [{
		path: file,
		line,
		message
	}]);
}
/** Some runners name a class or a package in the place of a file. */
const isPath = (file) => /\.\w+$/.test(file) && !file.startsWith("..") && !file.startsWith("/");
/** `cart.test.js:6:10`, `test_cart.py:5: in`, `File "…/test_cart.py", line 5`. */
function findLine(message, file) {
	const name = posix.basename(file).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const [, line] = new RegExp(`(?:^|[^\\w.-])${name}(?::|", line )(\\d{1,6})\\b`, "m").exec(message) ?? [];
	return line === void 0 ? void 0 : Number(line);
}

// src/action/start-tree.ts
/** The verbs that go on from a kept patch, and the outcome that has kept it for them. */
const KEPT_BY = {
	continue: "limit_reached",
	"allow-test-edits": "needs_test_change"
};
/**
* What the model's copy begins with: the patch that an earlier run has kept, or our own branch as it stands; `undefined`
* to begin with the commit itself.
*/
async function findStartTree(setting, { mirror }, memory) {
	const { target, place, token, warn } = setting;
	const source = serverSource(place, token);
	const { verb } = target;
	if (verb in KEPT_BY) {
		const patch = memory.last?.outcome === KEPT_BY[verb] ? memory.patch : void 0;
		const kept = patch === void 0 ? void 0 : await tryApply(patch);
		if (kept !== void 0) return kept;
		warn(`"${verb}": no patch of an earlier run applies to ${target.commit.slice(0, 12)}, so this run starts anew.`);
	}
	const { continues } = target;
	if (!continues || continues.commit === target.commit) return void 0;
	return mirror.treeOf(await mirror.fetchCommit(source, continues.commit));
	async function tryApply(packed) {
		const patch = unpackPatch(packed);
		if (patch === void 0) return void 0;
		await mirror.fetchCommit(source, target.commit);
		const file = mirror.scratch("kept");
		try {
			await writeFile(file, patch);
			return await mirror.treeWithPatch(await mirror.treeOf(target.commit), file);
		} catch (error) {
			if (error instanceof ConfigError) return void 0;
			throw error;
		} finally {
			await rm(file, { force: true });
		}
	}
}

// src/action/thread/memory.ts
/** A run edits its comment at least once a minute; one that was killed does not. */
const ALIVE_MS = 18e4;
/** What the thread remembers. A token that may not read it has nothing to go by, and goes on. */
async function recall({ target, reader, warn }) {
	const { thread } = target;
	const said = thread === void 0 ? void 0 : await reader.said(thread, STATUS_MARKER).catch(tell);
	if (!said) return {
		memory: EMPTY_STATE,
		isBusy: false
	};
	const { running, ...memory } = readState(said.body);
	return {
		memory,
		isBusy: running !== void 0 && Date.now() - Date.parse(said.updatedAt) < ALIVE_MS
	};
	function tell(error) {
		warn(`What earlier runs left in the thread could not be read: ${messageOf(error)}`);
	}
}
/** The same tests failing on another commit are the same failure. */
function fingerprintOf(seen) {
	const tests = seen.kind === "failing" ? [...seen.targets].sort() : [];
	return createHash("sha256").update(JSON.stringify(tests)).digest("hex").slice(0, 16);
}
function countAttempt(memory, fingerprint) {
	const { [fingerprint]: known = 0, ...others } = memory.attempts;
	const kept = Object.entries(others).slice(-29);
	return {
		...memory,
		attempts: {
			...Object.fromEntries(kept),
			[fingerprint]: known + 1
		}
	};
}
/** What the next run in the thread has to know, and what it can go on from. */
function keepResult({ attempts }, last, change) {
	const patch = (last.outcome === "limit_reached" || last.outcome === "needs_test_change") && change ? packPatch(change.patch) : void 0;
	return {
		attempts,
		last: {
			...last,
			summary: cutText(last.summary, 1e3)
		},
		...patch !== void 0 && { patch }
	};
}

// src/action/thread/talk.ts
/** Commands that ask for words and not for work. */
const isTalk = (verb) => verb === "help" || verb === "explain" || verb === "stop";
/** Answers such a command in its thread. No model is asked. Returns what was done, in a sentence. */
async function talk(admitted) {
	const { thread, verb, isLocked } = admitted.target;
	const { phase } = admitted.config;
	if (phase === "propose" || phase === "verify") return "The job with \"phase: publish\" answers this.";
	if (thread === void 0 || isLocked) return "There is no thread to answer in.";
	await react(admitted, "eyes");
	switch (verb) {
		case "help":
			await admitted.writer.say(thread, marker("help"), renderHelp(admitted.config.triggerPhrase));
			await react(admitted, "rocket");
			return "The list of commands was posted.";
		case "explain":
			await admitted.writer.say(thread, marker("explain"), admitted.redact(await explain(admitted)));
			await react(admitted, "rocket");
			return "The last run was explained.";
		default: return stop(admitted);
	}
}
/** The run that is going on reads the comment itself. */
async function stop(admitted) {
	const { isBusy } = await recall(admitted);
	await react(admitted, isBusy ? "rocket" : "confused");
	return isBusy ? "The run that is going on in this thread ends at its next step." : "No run is going on in this thread.";
}
const BUSY = "Another run is at work in this thread; its status comment tells how far it is.";
/** For somebody who asks for work where a run is going on. */
async function turnAway(admitted) {
	if (!admitted.target.isLocked) {
		await react(admitted, "eyes");
		await react(admitted, "confused");
	}
	return `Skipped: ${BUSY}`;
}
async function react({ target, writer }, reaction) {
	if (target.comment) await writer.react(target.comment, reaction);
}
async function explain(admitted) {
	const { last, attempts } = (await recall(admitted)).memory;
	if (!last) return "### Nothing to explain yet\n\nRegreen has not finished a run in this thread.";
	const runs = Object.values(attempts).reduce((sum, n) => sum + n, 0);
	return [
		"### What the last run did",
		`It worked on \`${last.commit.slice(0, 12)}\` and ended as \`${last.outcome}\`. The model was asked in ${plural(runs, "run")} of this thread so far.`,
		renderLine(last.summary),
		`[The run](${last.runUrl}) has its journal among its files: \`regreen replay journal.jsonl\` shows every step.`
	].join("\n\n");
}

// src/action/failure-log.ts
const NOTHING = {
	quoted: [],
	testCommand: void 0,
	workingDirectory: void 0
};
/** Reads the logs of the failed jobs. They help and decide nothing, so that a run goes on without them. */
async function readFailureLog({ target, reader, warn }, mirror) {
	if (!target.failedRun) return NOTHING;
	const { id, attempt } = target.failedRun;
	try {
		const readings = [];
		for (const { job, source } of await reader.failedLogs(id, attempt)) readings.push({
			...await readLog(source),
			job
		});
		const best = readings.find((reading) => reading.failingTests.length > 0) ?? readings[0];
		if (!best) return NOTHING;
		const text = best.excerpt.trim();
		return {
			quoted: text === "" ? [] : [{
				author: "CI",
				what: `log of the job "${best.job}"`,
				text
			}],
			testCommand: best.step && suggestTestCommand(best.step),
			workingDirectory: await findFolder(best, await mirror.treeOf(target.commit), mirror)
		};
	} catch (error) {
		warn(`The log of the failed run was not read: ${messageOf(error)}`);
		return NOTHING;
	}
}
/** Packages that are looked through for a name. */
const MAX_PACKAGES = 500;
/** The folder that the log names, by its path or by the one package.json there that bears the name. */
async function findFolder({ folder, packageName }, tree, mirror) {
	const paths = await mirror.paths(tree);
	if (folder !== void 0) return paths.some((path) => path.startsWith(`${folder}/`)) ? folder : void 0;
	if (packageName === void 0) return void 0;
	const files = paths.filter((path) => posix.basename(path) === "package.json").slice(0, MAX_PACKAGES);
	const names = await Promise.all(files.map(async (file) => nameIn(await mirror.readText(tree, file) ?? "")));
	const [found, ...others] = files.filter((_, i) => names[i] === packageName);
	return found === void 0 || found === "package.json" || others.length > 0 ? void 0 : posix.dirname(found);
}
function nameIn(text) {
	try {
		return JSON.parse(text)?.name;
	} catch {
		return;
	}
}

// src/action/work.ts
/** Mirror, run, result files: everything between the gate and publishing. */
async function work(setting, parts) {
	const { target, config, place, carriesSecret } = setting;
	const directory = await mkdtemp(join(place.temporary, "regreen-results-"));
	const { decisions, note } = createDecisionLog(setting.redact);
	const journal = openRunJournal(setting, directory, [note, parts.conversation.note]);
	journal.record({
		type: "started",
		version: VERSION,
		commit: target.commit,
		command: config.testCommand ?? ""
	});
	const prepared = await fetchCommit(setting, parts.host);
	const notice = (text) => journal.record({
		type: "notice",
		text
	});
	if (!prepared) notice("The workspace holds no checkout of this commit; nothing that earlier steps installed is used.");
	const log = await readFailureLog(setting, parts.host.mirror);
	if (log.testCommand !== void 0 && config.testCommand === void 0) notice(`Test command: ${log.testCommand} (the failed step of CI ran it).`);
	const workingDirectory = chooseFolder(setting, log);
	if (workingDirectory !== config.workingDirectory) notice(`Working directory: ${workingDirectory} (the failed step of CI ran there).`);
	const runParts = {
		...createRunParts(setting, parts, log),
		journal,
		prepared
	};
	const finished = await runTask(createTask(setting, parts, log), runParts);
	return {
		finished,
		files: await writeResults({
			directory,
			carriesSecret
		}, finished.outcome, {
			repository: `${place.owner}/${place.repo}`,
			baseSha: target.commit,
			command: finished.command ?? "",
			policyText: setting.policyText,
			decisions,
			model: config.model ?? "",
			usage: finished.spent,
			startedAt: finished.startedAt,
			finishedAt: finished.finishedAt
		}),
		journal,
		decisions
	};
}
function openRunJournal({ redact, show }, directory, notes) {
	return openJournal({
		file: join(directory, "journal.jsonl"),
		redact,
		now: () => /* @__PURE__ */ new Date(),
		show(event) {
			for (const note of [...notes, show]) note(event);
		}
	});
}
function createTask({ target }, { startTree }, log) {
	return {
		kind: target.task,
		commit: target.commit,
		quoted: [...target.quoted, ...log.quoted],
		...startTree !== void 0 && { startTree },
		mayChangeTests: target.verb === "allow-test-edits"
	};
}
function createRunParts(setting, { host, conversation, refuse }, log) {
	const { target, config, environment, carriesSecret, exposed } = setting;
	const { model, apiKey } = requireModel(config, setting.secrets);
	const { merge, baseBranch, branch, isFork } = target;
	const isOnBase = baseBranch === void 0 || baseBranch === branch && !isFork;
	return {
		...host,
		config: {
			...config,
			testCommand: config.testCommand ?? log.testCommand,
			workingDirectory: chooseFolder(setting, log)
		},
		environment,
		exposed,
		carriesSecret,
		createModel: (retry) => createModel({
			model,
			apiKey,
			baseUrl: config.baseUrl,
			effort: config.effort
		}, retry),
		showPlan: conversation.showPlan,
		...refuse && { refuse },
		...!isOnBase && { findMergeBase: () => findMergeBase(setting, host) },
		...merge !== void 0 && { findMerge: () => findMerge(setting, host, merge) }
	};
}
/** A folder or a command that somebody has set belongs to the root, or to that folder. */
function chooseFolder({ config }, { workingDirectory }) {
	return config.testCommand !== void 0 || config.workingDirectory !== "." ? config.workingDirectory : workingDirectory ?? ".";
}
/** Where the two conflict no merge is made anew, and GitHub goes on to name the last one that was. */
async function findMerge({ target, reader, place, token }, { mirror }, merge) {
	return (await reader.parentsOf(merge)).includes(target.commit) ? mirror.fetchCommit(serverSource(place, token), merge) : void 0;
}
async function findMergeBase({ target, reader, place, token }, { mirror }) {
	if (target.baseBranch === void 0) return void 0;
	const commit = await reader.mergeBase(target.baseBranch, target.commit);
	return mirror.fetchCommit(serverSource(place, token), commit);
}
/** From the workspace when the job has checked it out, else from the server. Answers the prepared workspace, if there is one. */
async function fetchCommit({ target, place, token }, { mirror }) {
	const head = await tryReadHead(place.workspace, place.searchPath);
	if (head?.[0] === target.commit) await mirror.fetchCommit({
		kind: "local",
		directory: place.workspace
	}, target.commit);
	else await mirror.fetchCommit(serverSource(place, token), target.commit);
	return head?.includes(target.commit) ? place.workspace : void 0;
}

// src/action/propose.ts
/** One run of the engine for the target, with what the thread remembers of earlier ones. */
async function propose(setting, host, { conversation, memory }) {
	const { target, config, carriesSecret } = setting;
	let now = {
		failure: "",
		memory
	};
	let failing = [];
	const worked = await work(setting, {
		host,
		conversation,
		startTree: await findStartTree(setting, host, memory),
		async refuse(seen) {
			if (!await conversation.isOurs()) return BUSY;
			failing = (seen.runs[0]?.tests ?? []).filter(isFailing);
			const failure = fingerprintOf(seen);
			const attempts = memory.attempts[failure] ?? 0;
			now = {
				failure,
				memory
			};
			if (target.requester === void 0 && attempts >= config.maxAttempts) return `This failure was tried ${attempts} times already ("max-attempts"). Write \`${config.triggerPhrase} retry\` to try it again.`;
			now = {
				failure,
				memory: countAttempt(memory, failure)
			};
			await conversation.remember(now.memory);
		}
	});
	const { outcome } = worked.finished;
	const { failure, memory: remembered } = now;
	const attempts = remembered.attempts[failure];
	const all = failing.concat(failingIn(outcome));
	const annotations = toAnnotations(all, config.workingDirectory).filter(({ message }) => !carriesSecret(message));
	const proposal = toProposal(setting, worked, {
		failure,
		annotations
	});
	return {
		...worked,
		outcome,
		proposal,
		memory: remembered,
		attempts,
		annotations
	};
}
/** Green on the commit alone, and red where CI runs the tests. */
const isRedMerged = (outcome) => outcome.kind === "not_reproduced" && outcome.merged?.isRed === true;
/** Where a run ends before it is asked whether it may go on. */
function failingIn(outcome) {
	if (outcome.kind === "not_reproduced") return outcome.merged?.failing ?? [];
	if (outcome.kind !== "flaky") return [];
	const failing = outcome.runs.flatMap(({ tests = [] }) => tests).filter(isFailing);
	return [...new Map(failing.map((test) => [test.id, test])).values()];
}
/** A text with a secret in it is not shown at all: masking would show what stands around it. */
function withhold(text, { carriesSecret, redact }) {
	return carriesSecret(text) ? "The text was withheld, because it held a secret or something that looks like a token." : redact(text);
}
/** What the publishing job, or the publishing part of this one, goes by. */
function toProposal(setting, { finished, files, decisions }, { failure, annotations }) {
	const { target, config, redact } = setting;
	const { outcome } = finished;
	if (outcome.kind === "skipped" || outcome.kind === "cancelled" || outcome.kind === "error") return void 0;
	return {
		outcome: outcome.kind,
		isRed: isRedMerged(outcome),
		summary: cutText(withhold(summarise(outcome), setting), 3999),
		explanation: cutText(withhold(lastWordsOf(outcome), setting), 19999),
		commit: target.commit,
		branch: target.branch,
		continued: target.continues?.commit ?? null,
		failure,
		command: finished.command ?? "",
		model: config.model ?? "",
		usage: { ...finished.spent },
		decisions: [...decisions],
		log: outcome.kind === "setup_failed" ? redact(outcome.output).slice(-1e5) : "",
		notes: toLineNotes(annotations).filter(({ path }) => path.length <= 1e3).slice(0, 50).map((note) => ({
			...note,
			message: cutText(redact(note.message), 1999)
		})),
		change: changeOf(outcome, setting.carriesSecret),
		evidence: files.evidence
	};
}
function lastWordsOf(outcome) {
	if (outcome.kind === "gave_up") return outcome.lastWords;
	return "explanation" in outcome ? outcome.explanation : "";
}

// src/action/thread/ending.ts
/** What the thread is told at the end: what happened, what it means, what to do. */
function toEnding(scene, result) {
	const { ended, proposal, delivery } = result;
	const evidence = proposal?.evidence;
	const isInPullRequest = delivery?.published?.kind === "pull_request";
	return {
		...ended,
		isProven: proposal?.outcome === "fixed",
		summary: withoutRepeats(ended),
		account: isInPullRequest ? "" : withoutPatch(proposal?.explanation ?? ""),
		next: nextSteps(scene, result),
		proof: evidence && !isInPullRequest ? {
			text: renderProof(evidence),
			brief: renderBriefProof(evidence)
		} : void 0,
		details: proposal && toDetails(scene, proposal, delivery?.published),
		runUrl: scene.place.runUrl
	};
}
/** The title above says the outcome, and the account below holds the last words. */
function withoutRepeats({ outcome, summary }) {
	if (outcome === "gave_up") return summary.replace(/ It said: [\s\S]*/, "");
	const rest = summary.replace(/^(Fixed and proven|Flaky|Skipped|Nothing to fix|There is a patch, but it is not proven): /, "");
	return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
}
/** Commands stand in code, so that nothing we post is a command to anybody. */
function nextSteps(scene, { ended, proposal, delivery, memory }) {
	const command = (verb) => `\`${scene.config.triggerPhrase} ${verb}\``;
	switch (ended.outcome) {
		case "fixed": return describePublished(scene, delivery?.published);
		case "not_reproduced":
			if (ended.isRed) return [mergeFirst(scene)];
			return ["If CI is red all the same, it fails in something else than the test command, or only there."];
		case "flaky": return [`The failing tests need a repair of their own: they depend on time, order or chance. For that, write ${command("fix")} with a hint on an issue.`];
		case "setup_failed": return [`Then write ${command("retry")}.`];
		case "needs_test_change": return [`If the test really is wrong, write ${command("allow-test-edits")}. If it is right, write ${command("retry")} with a hint.`];
		case "refused":
		case "unproven":
		case "gave_up": return [`Write ${command("retry")} with a hint for another try.`];
		case "limit_reached": return memory.patch === void 0 ? [`Raise the limit, then write ${command("retry")}; a hint helps.`] : [`Write ${command("continue")} to go on from the patch so far, with a higher limit if you like.`];
		case "stale": return [`Write ${command("retry")} to repair what the branch holds now.`];
		case "cancelled": return [`Write ${command("retry")} to start again.`];
		case "error":
			if (delivery?.published?.kind === "branch_only") return describePublished(scene, delivery.published);
			return [...proposal?.outcome === "fixed" ? ["The patch is below and among the run's files."] : [], `When that is set right, write ${command("retry")}.`];
		case "skipped": return [];
	}
}
/** Then the failure is on the branch, where it can be repaired. */
function mergeFirst({ target, config }) {
	return `Merge ${target.baseBranch === void 0 ? "the base branch" : renderCode(target.baseBranch)} into the branch, or rebase it, and write \`${config.triggerPhrase} fix\`.`;
}
function describePublished({ place, target }, published) {
	switch (published?.kind) {
		case "pull_request": {
			const { number } = published.pullRequest;
			return published.headSha === target.continues?.commit ? [`Nothing was changed: the patch of #${number} is as it was, and proven once more.`] : [`The repair is in #${number}. A person should review it before it is merged.`];
		}
		case "pushed": return [`The repair was pushed as ${published.headSha}. A person should review it.`];
		case "branch_only": {
			const url = compareUrl(place, target.branch, published.head);
			return [`The repair lies on the branch \`${published.head}\`. [Open the pull request by hand](${url}).`];
		}
		default: return [target.isFork ? FOR_FORK : "Nothing was pushed. The patch is below and among the run's files."];
	}
}
const FOR_FORK = "The commit is a fork's, to which Regreen pushes nothing. The patch is below and among the run's files: whoever may push to that branch can save it and run `git apply`.";
/** What the model proposes to change is shown apart; here its reasons are. */
function withoutPatch(words) {
	const start = words.search(/^(```\w*\n)?(diff --git |--- \S.*\n\+\+\+ )/m);
	return (start === -1 ? words : words.slice(0, start)).replace(/^[^\w\n]*TEST_IS_WRONG\b[^\w\n]*\n?/m, "").trim();
}
const MAX_LOG = 8e3;
/** A patch that is nowhere else to be seen, or the end of the log. */
function toDetails({ redact, carriesSecret }, { outcome, change, log }, published) {
	if (change && !(published && isOnBranch(published))) {
		if (carriesSecret(change.patch)) return void 0;
		return {
			title: titleOf(outcome),
			text: redact(change.patch),
			language: "diff"
		};
	}
	return log === "" ? void 0 : {
		title: "The log's end",
		text: redact(shortenMiddle(log, MAX_LOG)),
		language: ""
	};
}
function titleOf(outcome) {
	if (outcome === "fixed") return "The patch";
	return outcome === "needs_test_change" ? "The change of tests it asks for" : "The patch so far, not verified";
}

// src/action/thread/stop-watch.ts
/** Looks for a command to stop among what was written in the thread since. */
function createStopWatch(parts) {
	const { reader, thread, since, triggerPhrase, mayStop } = parts;
	const looked = /* @__PURE__ */ new Set();
	const isStop = (remark) => !remark.authorIsBot && Date.parse(remark.createdAt) >= since.getTime() && isUnedited(remark) && findCommand(remark.body, triggerPhrase)?.verb === "stop";
	return async () => {
		const remarks = await reader.remarksSince(thread, since.toISOString());
		for (const remark of remarks.filter(({ id }) => !looked.has(id))) {
			looked.add(remark.id);
			if (isStop(remark) && await mayStop(remark.author)) return true;
		}
		return false;
	};
}
/** Submitting a review is an update of its remarks, so that theirs says nothing. */
const isUnedited = ({ path, createdAt, updatedAt }) => path !== void 0 || createdAt === updatedAt;

// src/action/thread/open.ts
/** The conversation of a run. A run without a thread, or with one that is locked, has nobody to talk to. */
function openConversation(admitted, host, memory) {
	const { target, lastWriter: writer, reader, config, place, redact, warn } = admitted;
	const { thread, comment, isPullRequest } = target;
	if (thread === void 0 || target.isLocked) return SILENT;
	const mayStop = async (login) => await gate({
		actors: [login],
		isFork: false
	}, config, reader) === void 0;
	return createConversation({
		writer,
		reader,
		thread,
		comment,
		memory,
		triggerPhrase: config.triggerPhrase,
		runUrl: place.runUrl,
		redact,
		costOf: (usage) => config.prices && costOf(usage, config.prices),
		now: Date.now,
		later,
		isStopAsked: createStopWatch({
			reader,
			thread: {
				number: thread,
				isPullRequest
			},
			since: comment ? new Date(comment.createdAt) : new Date(Date.now() - CLOCKS_DIFFER_MS),
			triggerPhrase: config.triggerPhrase,
			mayStop
		}),
		stop: host.stop,
		warn: (problem) => warn(`The thread could not be told: ${messageOf(problem)}`)
	});
}
const CLOCKS_DIFFER_MS = 1e4;
/** Never keeps the process alive by itself. */
function later(work, ms) {
	const timer = setTimeout(work, ms);
	timer.unref();
	return () => clearTimeout(timer);
}

// src/action/thread/remarks.ts
/**
* Answers each of the reviewer's remarks in its own thread: what changed, or why not. Threads are resolved by people
* alone.
*/
async function answerRemarks(admitted, result) {
	const { proposal } = result;
	const { target, writer, warn, redact } = admitted;
	const { thread, remarks, isLocked } = target;
	if (thread === void 0 || isLocked || !proposal) return;
	const answers = readAnswers(proposal.explanation);
	const lead = describe(admitted, result);
	for (const [i, remark] of remarks.entries()) {
		const words = answers.get(i + 1);
		const account = words === void 0 ? [] : ["The model's account, not checked by Regreen:", renderQuote(words, 1e3)];
		try {
			await writer.reply(thread, remark, redact([lead, ...account].join("\n\n")));
		} catch (error) {
			warn(`Remark ${remark} was not answered: ${messageOf(error)}`);
		}
	}
}
function describe({ target }, { ended, delivery }) {
	const published = delivery?.published;
	if (ended.outcome === "fixed" && !published) return "Nothing was pushed. The proven patch is in Regreen's comment below the changes.";
	if (!published || !isOnBranch(published)) return `Nothing was changed: the run ended as \`${ended.outcome}\`.`;
	if (published.headSha === target.continues?.commit) return "Nothing was changed: the patch is as it was.";
	return `The patch was changed with ${published.headSha}, and proven again. Please resolve this thread if it is what you meant.`;
}

// src/action/phases.ts
/** The whole run in one job, or the part of it that this job is for. */
async function runPhase(admitted, host) {
	switch (admitted.config.phase) {
		case "all": return repair(admitted, host);
		case "propose": return proposeOnly(await readRules(admitted), host);
		case "verify": return verifyOnly(await readRules(admitted), host);
		case "publish": return publishOnly(await readRules(admitted), host);
		case "doctor": throw new Error("The doctor looks at the set-up and takes no request; it has an entry of its own.");
	}
}
/** Whatever ends the run after the thread was told of it, the thread is told of that as well. */
async function repair(admitted, host) {
	const { memory, isBusy } = await recall(admitted);
	if (isBusy) return {
		outcome: "skipped",
		summary: await turnAway(admitted)
	};
	const conversation = openConversation(admitted, host, memory);
	await conversation.begin();
	try {
		return await repairAloud(await readRules(admitted), host, {
			conversation,
			memory
		});
	} catch (error) {
		return sayEnd(admitted, conversation, {
			ended: explain$1(reasonOf(error, host), admitted.redact),
			proposal: void 0,
			delivery: void 0,
			memory
		});
	}
}
async function repairAloud(setting, host, thread) {
	requireModel(setting.config, setting.secrets);
	const { conversation } = thread;
	const proposed = await propose(setting, host, thread);
	const { ended, ...delivered } = await deliverProposed(setting, host, proposed);
	proposed.journal.record({
		type: "ended",
		...ended
	});
	return {
		...await sayEnd(setting, conversation, {
			ended,
			...delivered,
			memory: proposed.memory
		}),
		...detailsOf(proposed)
	};
}
/** Whatever breaks publishing off does not take the patch away: it is told with the problem. */
async function deliverProposed(setting, host, { proposal, outcome }) {
	try {
		const delivered = await deliverOrFollow(setting, host, proposal);
		return {
			...delivered,
			ended: withDelivery(endedBy(outcome), delivered.delivery)
		};
	} catch (error) {
		return {
			proposal,
			delivery: void 0,
			ended: explain$1(reasonOf(error, host), setting.redact)
		};
	}
}
/** Whatever a stop from outside has broken off in the middle, the stop is the reason. */
const reasonOf = (error, { signal }) => signal.aborted && !(error instanceof Interrupted) ? signal.reason : error;
/** Works with a token that may only read, and leaves a folder for the job that may write. */
async function proposeOnly(setting, host) {
	requireModel(setting.config, setting.secrets);
	const { memory } = await recall(setting);
	const proposed = await propose(setting, host, {
		conversation: SILENT,
		memory
	});
	const { proposal, outcome } = proposed;
	if (proposal) await writeProposal(pathOf(setting), proposal);
	const ended = endedBy(outcome);
	return {
		...await sayEnd(setting, SILENT, {
			ended,
			proposal,
			delivery: void 0,
			memory: proposed.memory
		}),
		...detailsOf(proposed),
		proposalPath: proposal && pathOf(setting)
	};
}
async function verifyOnly(setting, host) {
	const proposal = await reprove(setting, host, await takeOver(setting, host.mirror));
	await writeProposal(pathOf(setting), proposal);
	const { memory } = await recall(setting);
	return {
		...await sayEnd(setting, SILENT, {
			ended: proposal,
			proposal,
			delivery: void 0,
			memory
		}),
		files: filesOf(setting, proposal),
		proposalPath: pathOf(setting)
	};
}
async function publishOnly(setting, host) {
	const proposal = await takeOver(setting, host.mirror);
	const delivery = await deliver(setting, host, proposal);
	const ended = withDelivery(proposal, delivery);
	const { memory: earlier } = await recall(setting);
	const { failure } = proposal;
	const memory = failure === "" ? earlier : countAttempt(earlier, failure);
	return {
		...await sayEnd(setting, openConversation(setting, host, memory), {
			ended,
			proposal,
			delivery,
			memory
		}),
		files: filesOf(setting, proposal),
		attempts: memory.attempts[failure]
	};
}
function endedBy(outcome) {
	return {
		outcome: outcome.kind,
		summary: summarise(outcome),
		isRed: isRedMerged(outcome)
	};
}
function detailsOf(proposed) {
	const { files, attempts, annotations } = proposed;
	return {
		worked: proposed,
		files,
		attempts,
		annotations
	};
}
const pathOf = ({ place, config }) => resolve(place.workspace, config.proposalPath);
/** A job that goes by a proposal has its files in that folder. */
function filesOf(setting, { change, evidence }) {
	return {
		patchFile: change && join(pathOf(setting), "patch.diff"),
		evidenceFile: evidence && join(pathOf(setting), "evidence.json"),
		evidence
	};
}
/** A proven patch that did not arrive is no success. */
function withDelivery({ outcome, summary, isRed = false }, delivery) {
	if (delivery?.problem !== void 0) return {
		outcome: "error",
		summary: delivery.problem
	};
	if (delivery?.published?.kind === "stale") return {
		outcome: "stale",
		summary: delivery.published.reason
	};
	return {
		outcome,
		summary,
		isRed
	};
}
/** Tells the thread, and the reviewers in theirs. A run that found another one in its thread leaves the last word to it. */
async function sayEnd(admitted, conversation, result) {
	const { ended, proposal, delivery } = result;
	const { target, place } = admitted;
	const { outcome, summary, isRed } = ended;
	if (outcome === "skipped" && summary.endsWith("Another run is at work in this thread; its status comment tells how far it is.")) {
		conversation.leave();
		return {
			outcome,
			summary
		};
	}
	const last = {
		outcome,
		summary: admitted.redact(summary),
		commit: target.commit,
		runUrl: place.runUrl
	};
	const memory = keepResult(result.memory, last, proposal?.change);
	const ending = toEnding(admitted, {
		...result,
		memory
	});
	const isGood = conclusionOf(outcome) === "success" && !isRed;
	const commentUrl = await conversation.end({
		ending,
		memory,
		isGood
	});
	if (conversation !== SILENT) await answerRemarks(admitted, result);
	return {
		outcome,
		summary,
		isRed,
		ending,
		evidence: proposal?.evidence,
		delivery,
		commentUrl
	};
}

// src/action/main.ts
/** One run on GitHub, from a request to the exit code. Every error ends as an outcome with one clear message. */
async function runAction(request, environment) {
	const secrets = readSecrets(readInputs(environment), environment);
	for (const secret of Object.values(secrets)) if (secret) setSecret(secret);
	const values = [...Object.values(secrets), ...listSecretValues(environment)];
	const redact = createRedaction(values);
	const desk = {
		place: readPlace(environment),
		redact,
		log: openJobLog(redact)
	};
	reportCrash(desk);
	const report = await carryOut({
		...desk,
		request,
		environment,
		secrets,
		carriesSecret: createSecretSearch(values),
		show: desk.log.show,
		warn: (problem) => desk.log.annotate("warning", problem, { title: "Regreen" }),
		connect: (token, signal) => connect(desk.place, token, signal)
	});
	return finish(report, desk);
}
/**
* What nobody has caught would be printed with all its words, past the log. The first such error ends the run as every
* other error does, and those that follow while it is told say no more; what is open is closed when the process exits.
*/
function reportCrash(desk) {
	let isTold = false;
	process.on("uncaughtException", async (error) => {
		if (isTold) return;
		isTold = true;
		process.exit(await finish(explain$1(error, desk.redact), desk).catch(() => 1));
	});
}
/** One run, from a request to its report. Never throws. */
function carryOut(parts) {
	return run(parts).catch((error) => explain$1(error, parts.redact));
}
const UNSECURE_COMMANDS = "ACTIONS_ALLOW_UNSECURE_COMMANDS is set, so that any test could change the environment of this job by what it prints. Remove it from the \"env\" of the workflow, the job and the runner.";
async function run(parts) {
	if (allowsUnsecureCommands(parts.environment)) throw new ConfigError(UNSECURE_COMMANDS);
	const host = await openHost(parts.place.temporary, parts.place.searchPath);
	try {
		const admitted = await admit(parts, host.signal);
		if (admitted.kind === "skip") return {
			outcome: "skipped",
			summary: `Skipped: ${admitted.reason}`
		};
		if (isTalk(admitted.target.verb)) return {
			outcome: "skipped",
			summary: await talk(admitted)
		};
		return await runPhase(admitted, host);
	} catch (error) {
		host.signal.throwIfAborted();
		throw error;
	} finally {
		host.close();
	}
}

export { runAction };