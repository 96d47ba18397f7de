import { A as serverSource, C as openJobLog, D as fetchCommit, E as connect, F as readPatchDigest, I as setSecret, M as isOnBranch, N as publish, O as findPrepared, P as readBase, S as finish, T as compareUrl, _ as recall, a as createPermit, b as createConversation, c as talk, d as countProposal, f as fingerprintOf, g as keepResult, h as keepNote, i as readTestsPolicy, j as describeMove, k as readPlace, l as turnAway, m as isNoted, o as BUSY, p as isDealtWith, r as readRules, s as isTalk, t as admit, u as countAttempt, v as recallThread, w as explain, x as createTicker, y as SILENT } from "./shared-setting.js";
import { a as findCommand } from "./shared-trigger.js";
import { i as readInputs, o as readSecrets, r as listSecretValues, s as requireModel, t as allowsUnsecureCommands } from "./shared-config.js";
import { b as ServiceError, p as string, u as object, w as messageOf, y as ConfigError } from "./shared-schemas.js";
import { i as reasonOf, r as openHost, t as Interrupted } from "./shared-host.js";
import { n as createSecretSearch, t as createRedaction } from "./shared-redact.js";
import { join, posix, resolve } from "node:path";
import { b as translatePushError, d as findMismatch, f as fitShown, l as readProposal, m as suggestTestCommand, p as readLog, s as unpackPatch, t as EMPTY_STATE, u as writeProposal } from "./shared-github.js";
import { _ as renderTested, c as writeResults, f as summarise, g as renderTitle, h as renderCoAuthor, i as openJournal, l as OutOfTime, m as renderBody, n as TEST_IS_WRONG, o as changeOf, p as withoutRepeats, r as createModel, s as createDecisionLog, t as runTask, u as costOf } from "./shared-run.js";
import { p as unnamedIn } from "./shared-reviewer-remarks.js";
import { a as redWhereOf, c as renderProof, g as renderQuote, h as renderLine, n as conclusionOf, p as renderCode, s as renderBriefProof } from "./shared-tests-policy.js";
import { createHash, randomUUID } from "node:crypto";
import { d as plural, g as shortenMiddle, r as cutText, u as plainText, v as tryParseJson } from "./shared-text.js";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { P as createPolicy, R as isTestFile, a as createEvidenceFile, s as openTestPlace, u as SetupError, x as failingIn } from "./shared-read-policy-file.js";
import { n as findObjections, t as verify } from "./shared-verify.js";
import { t as VERSION } from "./shared-version.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/github/answers.ts
function readAnswers(words) {
	const answers = /* @__PURE__ */ new Map();
	let at;
	for (const line of words.split("\n")) {
		const [, number, text = ""] = /^\W{0,6}Point (\d{1,3})\W{0,3}:[*_]{0,3}\s*(.*)$/i.exec(line) ?? [];
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

// src/github/log/failures.ts
const MAX_NAMES = 1e3;
function nameFailures(readings, workingDirectory) {
	const names = new Set(readings.flatMap(namesIn).map((name) => withoutFolder(name, workingDirectory)));
	return names.size > MAX_NAMES ? [] : [...names];
}
function joinFailures(readings, workingDirectory) {
	const names = nameFailures(readings, workingDirectory);
	if (names.length === 0 || !readings.every(namesAll)) return void 0;
	const ran = readings.flatMap(({ counts }) => counts?.run ?? []);
	return {
		names,
		ran: ran.length > 0 ? Math.min(...ran) : void 0
	};
}
const namesIn = ({ failingTests, brokenFiles }) => [...failingTests, ...brokenFiles];
const namesAll = (reading) => reading.isWhole && namesIn(reading).length > 0;
function withoutFolder(name, folder) {
	const path = name.replace(/^\.\//, "");
	return folder !== "." && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}

// src/action/delivery/committer.ts
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
function createAsMadeTest({ place, token }, { mirror }) {
	const source = serverSource(place, token);
	return async ({ commit, tree, message }) => {
		const [base, digest] = [readBase(message), readPatchDigest(message)];
		if (base === void 0 || digest === void 0) return false;
		try {
			for (const name of [commit, base]) if (!await mirror.has(name)) await mirror.fetchCommit(source, name);
			return (await mirror.change(await mirror.treeOf(base), tree)).sha256 === digest;
		} catch (error) {
			if (error instanceof ConfigError) return false;
			throw error;
		}
	};
}

// src/action/delivery/deliver.ts
async function deliver(setting, host, proposal) {
	const { change, evidence } = proposal;
	const mode = chooseMode(setting);
	if (proposal.outcome !== "fixed" || !change || !evidence) return NOTHING$1;
	if (mode === void 0) return {
		...NOTHING$1,
		published: await findMove$1(setting, proposal)
	};
	const { writer } = setting;
	const facts = toFacts(setting, {
		...proposal,
		change,
		evidence
	});
	try {
		const isAsMade = createAsMadeTest(setting, host);
		const parts = {
			github: writer,
			commit: createCommitter(setting, host),
			isAsMade,
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
async function findMove$1({ target, writer }, { commit }) {
	if (target.isFork) return void 0;
	const at = target.continues ?? {
		branch: target.branch,
		commit
	};
	const now = await writer.branch(at.branch);
	return now?.commit === at.commit ? void 0 : {
		kind: "stale",
		reason: describeMove(at, now),
		now: now?.commit
	};
}
function describeProblem(published) {
	if (published.kind === "differs") return published.problem;
	if (published.kind !== "branch_only") return void 0;
	return `The patch is proven and pushed to ${published.head}. ${published.problem}`;
}
const STOPPED = "The run was stopped while the patch was being published. Start it again, and it goes on from there.";
const NOTHING$1 = {
	published: void 0,
	problem: void 0
};
function chooseMode({ config, target, defaultBranch }) {
	if (target.isFork || config.mode === "comment" || config.mode === "dry-run") return void 0;
	const isOfPullRequest = target.baseBranch !== void 0 && target.baseBranch !== target.branch;
	return config.mode === "push" && isOfPullRequest && target.branch !== defaultBranch ? "push" : "pull-request";
}
function toFacts(setting, proposal) {
	const { target, place, config } = setting;
	const request = nameRequest(setting);
	return {
		...proposal,
		baseSha: proposal.commit,
		branch: target.branch,
		runUrl: place.runUrl,
		failedRunUrl: target.failedRun?.url,
		tested: target.tested,
		thread: target.thread,
		requestedBy: target.requester?.login,
		isRequest: request !== void 0,
		closes: readIssue(request),
		isWorkedOnAgain: target.continues !== void 0,
		ciWorkflow: config.ciWorkflow,
		check: {
			kind: "anywhere",
			setupCommand: config.setupCommand
		}
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
		request: nameRequest(setting),
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
function nameRequest({ target, request }) {
	if (target.continues) return target.continues.request;
	if (target.task !== "fix_request") return void 0;
	if (!target.isPullRequest) return `issue-${target.thread}`;
	const task = request.kind === "commit" ? request.task ?? "" : "";
	return `task-${createHash("sha256").update(task).digest("hex").slice(0, 8)}`;
}
function readIssue(request) {
	const [, number] = /^issue-(\d+)$/.exec(request ?? "") ?? [];
	return number === void 0 ? void 0 : Number(number);
}
async function sayAround(setting, { mirror }, { published, facts, notes }) {
	if (!isOnBranch(published)) return;
	const { writer, config, place, warn } = setting;
	const { head, headSha } = published;
	if (published.kind === "pull_request") published.problems.forEach(warn);
	const { evidence } = facts;
	const summary = {
		text: renderProof(evidence),
		brief: renderBriefProof(evidence)
	};
	const check = {
		title: renderTitle(facts),
		summary,
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
			if (error instanceof Interrupted) return warn(`${problem}: the run was stopped before that.`);
			if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error;
			warn(`${problem}: ${error.message}`);
		}
	}
}
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
async function reprove(setting, host, proposal) {
	const { change } = proposal;
	if (proposal.outcome !== "fixed" || !change) return proposal;
	const startedAt = /* @__PURE__ */ new Date();
	const unproven = (reasons) => {
		const summary = `The proof could not be repeated: ${reasons}`;
		return fitShown({
			...proposal,
			outcome: "unproven",
			summary,
			evidence: void 0
		});
	};
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
	const { place, policyText, config } = setting;
	const evidence = createEvidenceFile(change, verified.evidence, {
		repository: `${place.owner}/${place.repo}`,
		baseSha: proposal.commit,
		command,
		workingDirectory: config.workingDirectory,
		mayChangeTests: readTestsPolicy(setting) === "allow",
		policyText,
		decisions: proposal.decisions,
		model: proposal.model,
		usage: proposal.usage,
		startedAt,
		finishedAt: /* @__PURE__ */ new Date()
	});
	const { proven: isProven, reasons } = verified.evidence;
	const { workingDirectory } = config;
	return {
		...isProven ? proposal : unproven(reasons.join(" ")),
		command,
		workingDirectory,
		evidence
	};
}
async function verifyAgain(setting, host, { change, commit }) {
	const { config, environment, exposed, place, show, ci } = setting;
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
			testPatchFile: void 0,
			ci
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
		const tests = readTestsPolicy(setting);
		const review = (changed, { testFiles = [], harness = [] } = {}) => findObjections(changed, {
			...config.policy,
			tests,
			testFiles,
			harness
		});
		const mayChangeTests = tests === "allow";
		const verified = await verify(claim, {
			...where,
			...runs,
			mirror,
			isTestFile,
			mayChangeTests,
			review
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
async function takeOver(setting, mirror, tests) {
	const { config, place, policyText } = setting;
	const directory = resolve(place.workspace, config.proposalPath);
	const { manifest, patch, evidence } = await readProposal(directory);
	const refuse = (why) => new ConfigError(`The proposal in ${directory} is refused: ${why}`);
	const { schemaVersion, files, ...said } = manifest;
	const build = async () => patch && rebuild(setting, mirror, {
		commit: manifest.commit,
		patch,
		refuse
	});
	const move = findMove(setting, manifest);
	if (move && !move.isStale) throw refuse(move.what);
	const change = move ? await findArrived(setting, manifest, build) : await build();
	if (move && !change) return {
		...said,
		outcome: "stale",
		summary: move.what,
		change: void 0,
		evidence: void 0
	};
	const known = {
		repository: `${place.owner}/${place.repo}`,
		policyText,
		mayChangeTests: readTestsPolicy(setting) === "allow",
		...tests
	};
	const mismatch = findMismatch({
		manifest,
		evidence,
		change
	}, known);
	if (mismatch !== void 0) throw refuse(mismatch);
	const objection = manifest.outcome === "fixed" && change ? reviewAgain(setting, change) : void 0;
	if (objection !== void 0) throw refuse(describeRefusal(objection));
	return {
		...said,
		change,
		evidence
	};
}
function findMove({ target, request }, { commit, branch, continued }) {
	if (branch !== target.branch) return {
		what: `it is for the branch ${cutText(JSON.stringify(branch))}, and this event is about ${target.branch}.`,
		isStale: false
	};
	const now = target.continues?.commit ?? null;
	if (commit === target.commit && continued === now) return void 0;
	const isPinned = request.kind === "commit" || request.kind === "failed_run" || request.kind === "run";
	const at = target.continues?.branch ?? branch;
	return {
		what: isPinned ? `it is for ${commit}, and this event is about ${target.commit}.` : `The branch ${at} holds ${(now ?? target.commit).slice(0, 12)} now, and the patch was made for ${(continued ?? commit).slice(0, 12)}.`,
		isStale: !isPinned
	};
}
async function findArrived({ target, writer }, { commit, continued }, build) {
	const { continues } = target;
	if (continues ? commit !== target.commit : continued !== null) return void 0;
	const now = await writer.branch((continues ?? target).branch);
	if (now?.parents.length !== 1 || now.parents[0] !== (continued ?? commit)) return void 0;
	const change = await build();
	return change?.tree === now.tree ? change : void 0;
}
function standWhere(setting, { outcome, commit, continued }) {
	if (outcome === "stale") return setting;
	const { target } = setting;
	const continues = target.continues && continued !== null ? {
		...target.continues,
		commit: continued
	} : void 0;
	return {
		...setting,
		target: {
			...target,
			commit,
			continues
		}
	};
}
const BINARY = /^GIT binary patch/m;
async function rebuild({ place, token }, mirror, { commit, patch, refuse }) {
	if (BINARY.test(patch.toString("latin1"))) throw refuse("its patch is binary.");
	await mirror.fetchCommit(serverSource(place, token), commit);
	const baseTree = await mirror.treeOf(commit);
	const file = mirror.scratch("proposal");
	try {
		await writeFile(file, patch);
		return await mirror.change(baseTree, await mirror.treeWithPatch(baseTree, file));
	} catch (error) {
		throw error instanceof ConfigError ? refuse(error.message.replaceAll(file, "patch.diff")) : error;
	} finally {
		await rm(file, { force: true });
	}
}
function reviewAgain(setting, change) {
	const { config, carriesSecret } = setting;
	if (carriesSecret(change.patch)) return {
		rule: "secret",
		reason: "It holds a secret, or something that looks like a token."
	};
	return createPolicy({
		...config.policy,
		tests: readTestsPolicy(setting)
	}).review(change);
}
const describeRefusal = ({ rule, reason }) => `its patch breaks the rule "${rule}". ${reason}`;

// src/action/delivery/follow.ts
async function deliverOrFollow(setting, host, proposal) {
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
async function moveTo(setting, host, { proposal, now }) {
	const change = proposal.change && await rebase(setting, host, {
		patch: proposal.change.patch,
		now
	});
	if (!change) return "the patch does not apply to it.";
	const objection = reviewAgain(setting, change);
	if (objection !== void 0) return `there ${describeRefusal(objection)}`;
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

// src/action/delivery/prove-pushed.ts
const UNASKED = {
	turns: 0,
	inputTokens: 0,
	outputTokens: 0
};
async function confirmPushed(admitted, host) {
	const { target } = admitted;
	const { pushed } = target;
	if (!pushed?.isAsked || typeof await findHead(admitted, host) !== "string") return admitted;
	return {
		...admitted,
		target: {
			...target,
			commit: pushed.commit,
			pushed: void 0
		}
	};
}
async function findHead(admitted, host) {
	const { branch, commit, pushed } = admitted.target;
	const head = await admitted.writer.branch(branch);
	return head !== void 0 && head.commit === pushed?.commit && await createAsMadeTest(admitted, host)(head) ? head : describeMove({
		branch,
		commit
	}, head);
}
async function provePushed(setting, { host, notice, findBusy }) {
	const startedAt = /* @__PURE__ */ new Date();
	const { branch, pushed } = setting.target;
	notice(`${branch} holds the patch of a stopped run: ${pushed?.commit.slice(0, 12)}. It is proven again, and told.`);
	const reason = await findBusy();
	const { outcome, command } = reason === void 0 ? await findAndProve(setting, host) : ended({
		kind: "skipped",
		reason
	});
	return {
		outcome,
		command,
		spent: UNASKED,
		startedAt,
		finishedAt: /* @__PURE__ */ new Date()
	};
}
const ended = (outcome) => ({
	outcome,
	command: void 0
});
async function findAndProve(setting, host) {
	const { target, config, place, token } = setting;
	const { mirror } = host;
	const head = await findHead(setting, host);
	if (typeof head === "string") return ended({
		kind: "skipped",
		reason: head
	});
	await mirror.fetchCommit(serverSource(place, token), target.commit);
	const change = await mirror.change(await mirror.treeOf(target.commit), head.tree);
	const refusal = reviewAgain(setting, change);
	if (refusal) return ended({
		kind: "refused",
		change,
		refusal
	});
	try {
		const claimed = {
			change,
			commit: target.commit
		};
		const { command, verified } = await inTime(setting, host, (limited) => verifyAgain(setting, limited, claimed));
		const { evidence } = verified;
		return {
			outcome: evidence.proven ? {
				kind: "fixed",
				change,
				evidence,
				explanation: ""
			} : {
				kind: "unproven",
				change,
				evidence
			},
			command
		};
	} catch (error) {
		return ended(endedBy$1(error, config.timeoutMs));
	}
}
function endedBy$1(error, allowed) {
	if (error instanceof OutOfTime) return {
		kind: "limit_reached",
		limit: "out_of_time",
		allowed,
		change: void 0
	};
	if (error instanceof SetupError) return {
		kind: "setup_failed",
		reason: error.message,
		output: error.output
	};
	throw error;
}

// src/action/failure-log.ts
function readSetTests({ testCommand, workingDirectory }) {
	return {
		command: testCommand,
		workingDirectory: testCommand !== void 0 || workingDirectory !== "." ? workingDirectory : void 0
	};
}
async function inform(setting, mirror) {
	const { config, place, target, token } = setting;
	await fetchCommit(place, mirror, {
		commit: target.commit,
		token
	});
	const { quoted, readings, isComplete, ...log } = await readFailureLog(setting, mirror);
	const set = readSetTests(config);
	const testCommand = set.command ?? log.testCommand;
	const workingDirectory = set.workingDirectory ?? log.workingDirectory ?? ".";
	const findings = [...testCommand === set.command ? [] : [`Test command: ${testCommand} (the failed step of CI ran it).`], ...workingDirectory === config.workingDirectory ? [] : [`Working directory: ${workingDirectory} (the failed step of CI ran there).`]];
	const named = nameFailures(readings, workingDirectory);
	const ci = isComplete ? joinFailures(readings, workingDirectory) : void 0;
	return {
		...setting,
		config: {
			...config,
			testCommand,
			workingDirectory
		},
		log: quoted,
		ci,
		named,
		findings
	};
}
const NOTHING = {
	quoted: [],
	readings: [],
	isComplete: false,
	testCommand: void 0,
	workingDirectory: void 0
};
const MAX_JOBS = 5;
async function readFailureLog({ target, reader, warn }, mirror) {
	if (!target.failedRun) return NOTHING;
	const { id, attempt } = target.failedRun;
	try {
		const { logs, areOthersCutOff } = await reader.failedLogs(id, attempt);
		const readings = await readLogs(logs.slice(0, MAX_JOBS), warn);
		const best = readings.find((reading) => reading.failingTests.length > 0) ?? readings[0];
		if (!best) return NOTHING;
		const text = best.excerpt.trim();
		return {
			readings,
			isComplete: !areOthersCutOff && logs.length === readings.length,
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
async function readLogs(logs, warn) {
	const readings = [];
	const problems = [];
	for (const { job, source } of logs) try {
		readings.push({
			...await readLog(source),
			job
		});
	} catch (error) {
		problems.push(messageOf(error));
	}
	if (problems.length > 0) warn(`The log of ${plural(problems.length, "failed job")} was not read: ${problems[0]}`);
	return readings;
}
const MAX_PACKAGES = 500;
const READ_AT_ONCE = 8;
async function findFolder({ folder, packageName }, tree, mirror) {
	const paths = await mirror.paths(tree);
	if (folder !== void 0) return paths.some((path) => path.startsWith(`${folder}/`)) ? folder : void 0;
	if (packageName === void 0) return void 0;
	const files = paths.filter((path) => posix.basename(path) === "package.json").slice(0, MAX_PACKAGES);
	const found = [];
	for (let i = 0; i < files.length; i += READ_AT_ONCE) {
		const some = files.slice(i, i + READ_AT_ONCE);
		const texts = await Promise.all(some.map((file) => mirror.readText(tree, file)));
		found.push(...some.filter((_, at) => nameIn(texts[at] ?? "") === packageName));
	}
	const [file, ...others] = found;
	return file === void 0 || file === "package.json" || others.length > 0 ? void 0 : posix.dirname(file);
}
const PACKAGE = object({ name: string() });
const nameIn = (text) => PACKAGE.safeParse(tryParseJson(text)).data?.name;

// src/action/report/annotations.ts
const MAX_MESSAGE = 1e3;
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
function toLineNotes(annotations) {
	return annotations.flatMap(({ file, line, message }) => file === void 0 || line === void 0 ? [] : [{
		path: file,
		line,
		message
	}]);
}
const isPath = (file) => /\.\w+$/.test(file) && !file.startsWith("..") && !file.startsWith("/");
function findLine(message, file) {
	const name = posix.basename(file).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const [, line] = new RegExp(`(?:^|[^\\w.-])${name}(?::|", line )(\\d{1,6})\\b`, "m").exec(message) ?? [];
	return line === void 0 ? void 0 : Number(line);
}

// src/action/start-tree.ts
const KEPT_BY = {
	continue: "limit_reached",
	"allow-test-edits": "needs_test_change"
};
async function findStartTree(setting, { mirror }, memory) {
	const { target, place, token, warn } = setting;
	const source = serverSource(place, token);
	const { verb } = target;
	if (verb in KEPT_BY) {
		const patch = memory.keptBy === KEPT_BY[verb] ? memory.patch : void 0;
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

// src/action/work.ts
async function work(setting, parts) {
	const { target, config, place, carriesSecret } = setting;
	const directory = await mkdtemp(join(place.temporary, "regreen-results-"));
	const { decisions, note } = createDecisionLog(setting.redact);
	const journal = openRunJournal(setting, directory, [note, parts.conversation.note]);
	const command = config.testCommand ?? "";
	journal.record({
		type: "started",
		version: VERSION,
		task: target.task,
		commit: target.commit,
		command
	});
	const prepared = await findPrepared(place, target.commit);
	const notice = (text) => journal.record({
		type: "notice",
		text
	});
	if (!prepared) notice("The workspace holds no checkout of this commit; nothing that earlier steps installed is used.");
	for (const finding of setting.findings) notice(finding);
	const runParts = {
		...createRunParts(setting, parts),
		journal,
		prepared
	};
	const finished = target.pushed === void 0 ? await runTask(createTask(setting, parts), runParts) : await provePushed(setting, {
		...parts,
		notice
	});
	return {
		finished,
		files: await writeResults({
			directory,
			carriesSecret
		}, finished.outcome, {
			repository: `${place.owner}/${place.repo}`,
			baseSha: target.commit,
			command: finished.command ?? "",
			workingDirectory: config.workingDirectory,
			mayChangeTests: readTestsPolicy(setting) === "allow",
			policyText: setting.policyText,
			decisions,
			model: target.pushed ? void 0 : config.model,
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
function createTask({ target, log, ci, named }, { startTree }) {
	return {
		kind: target.task,
		commit: target.commit,
		quoted: [...target.quoted, ...log],
		...startTree !== void 0 && { startTree },
		mayChangeTests: target.verb === "allow-test-edits",
		ci,
		named
	};
}
function createRunParts(setting, { host, conversation, findObstacle }) {
	const { target, config, environment, carriesSecret, exposed } = setting;
	const { model, apiKey } = requireModel(config, setting.secrets);
	const { merge, baseBranch, branch, isFork } = target;
	const isOnBase = baseBranch === void 0 || baseBranch === branch && !isFork;
	return {
		...host,
		config,
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
		...findObstacle && { findObstacle },
		...!isOnBase && { findMergeBase: () => findMergeBase(setting, host) },
		...merge !== void 0 && { findMerge: () => findMerge(setting, host, merge) }
	};
}
async function findMerge({ target, reader, place, token }, { mirror }, merge) {
	const { parents } = await reader.commit(merge);
	return parents.includes(target.commit) ? mirror.fetchCommit(serverSource(place, token), merge) : void 0;
}
async function findMergeBase({ target, reader, place, token }, { mirror }) {
	if (target.baseBranch === void 0) return void 0;
	const commit = await reader.mergeBase(target.baseBranch, target.commit);
	return mirror.fetchCommit(serverSource(place, token), commit);
}

// src/action/propose.ts
async function propose(setting, host, { conversation, memory }) {
	const { target, config, carriesSecret } = setting;
	let now = {
		failure: "",
		memory,
		isBusy: false
	};
	let failing = [];
	const findBusy = async () => {
		if (await conversation.isOurs()) return void 0;
		now = {
			...now,
			isBusy: true
		};
		return BUSY;
	};
	const worked = await work(setting, {
		host,
		conversation,
		findBusy,
		startTree: await findStartTree(setting, host, memory),
		async findObstacle(seen) {
			const busy = await findBusy();
			if (busy !== void 0) return busy;
			const unnamed = new Set(unnamedIn(seen));
			failing = seen.runs.slice(0, 1).flatMap(failingIn).filter(({ id }) => !unnamed.has(id));
			const failure = fingerprintOf(seen);
			const attempts = memory.attempts[failure] ?? 0;
			now = {
				...now,
				failure
			};
			if (setting.place.runAttempt === 1 && isDealtWith(memory, failure, target)) return `${DEALT_WITH} ${askAgain(setting)}`;
			if (!isAskedByPerson(target) && attempts >= config.maxAttempts) return `This failure was tried ${plural(attempts, "time")} already ("max-attempts"). ${askAgain(setting)}`;
			now = {
				...now,
				memory: countAttempt(memory, failure)
			};
			await conversation.remember(now.memory);
			now = {
				...now,
				isBusy: !await conversation.isOurs()
			};
			return now.isBusy ? OVERTAKEN : void 0;
		}
	});
	const { outcome } = worked.finished;
	const { failure, memory: remembered, isBusy } = now;
	const attempts = remembered.attempts[failure];
	const all = failing.concat(failingAtEnd(outcome));
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
		isBusy,
		attempts,
		annotations
	};
}
const isAskedByPerson = ({ requester }) => requester !== void 0 && !requester.login.endsWith("[bot]");
const DEALT_WITH = "A run that was at work when this was asked has dealt with this failure.";
const OVERTAKEN = "Another run has begun to work on this commit at the same time.";
function askAgain({ target, config }) {
	if (target.thread !== void 0) return `Write \`${config.triggerPhrase} retry\` to try it again.`;
	return "To try it again, push to the branch, or start a workflow by hand (\"workflow_dispatch\") with the input \"run-id\".";
}
function failingAtEnd(outcome) {
	if (outcome.kind === "not_reproduced") return outcome.merged?.failing ?? [];
	if (outcome.kind !== "flaky") return [];
	const flaky = new Set(outcome.tests);
	const failing = outcome.runs.flatMap(failingIn).filter(({ id }) => flaky.has(id));
	return [...new Map(failing.map((test) => [test.id, test])).values()];
}
function withhold(text, { carriesSecret, redact }) {
	return carriesSecret(text) ? "The text was withheld, because it held a secret or something that looks like a token." : redact(text);
}
function toProposal(setting, { finished, files, decisions }, { failure, annotations }) {
	const { target, config, redact } = setting;
	const { outcome } = finished;
	return fitShown({
		id: randomUUID(),
		outcome: outcome.kind,
		redWhere: redWhereOf(outcome),
		summary: withhold(summarise(outcome), setting),
		explanation: withhold(lastWordsOf(outcome), setting),
		points: [...target.remarks],
		commit: target.commit,
		branch: target.branch,
		continued: target.continues?.commit ?? null,
		failure,
		command: finished.command ?? config.testCommand ?? "",
		workingDirectory: config.workingDirectory,
		model: target.pushed ? "" : config.model ?? "",
		usage: { ...finished.spent },
		decisions: [...decisions],
		log: outcome.kind === "setup_failed" ? redact(outcome.output) : "",
		notes: toLineNotes(annotations).map((note) => ({
			...note,
			message: redact(note.message)
		})),
		change: changeOf(outcome, setting.carriesSecret),
		evidence: files.evidence
	});
}
function proposeNothing({ target, config, redact }, { outcome, summary }) {
	return fitShown({
		id: randomUUID(),
		outcome: outcome === "cancelled" || outcome === "stale" ? outcome : "error",
		redWhere: null,
		summary: redact(summary),
		explanation: "",
		points: [],
		commit: target.commit,
		branch: target.branch,
		continued: target.continues?.commit ?? null,
		failure: "",
		command: config.testCommand ?? "",
		workingDirectory: config.workingDirectory,
		model: config.model ?? "",
		usage: {
			turns: 0,
			inputTokens: 0,
			outputTokens: 0
		},
		decisions: [],
		log: "",
		notes: [],
		change: void 0,
		evidence: void 0
	});
}
function lastWordsOf(outcome) {
	if (outcome.kind === "gave_up") return outcome.lastWords;
	return "explanation" in outcome ? outcome.explanation : "";
}

// src/action/thread/ending.ts
function toEnding(scene, result) {
	const { ended, proposal, delivery } = result;
	const evidence = proposal?.evidence;
	const isInPullRequest = delivery?.published?.kind === "pull_request";
	return {
		...ended,
		isProven: proposal?.outcome === "fixed",
		summary: withoutRepeats(ended.outcome, ended.summary),
		account: isInPullRequest ? "" : withoutPatch(proposal?.explanation ?? ""),
		next: [
			...describeStanding(scene, ended) ?? describeUnshown(proposal),
			...scene.target.thread === void 0 ? stepsWithoutThread(scene, result) : nextSteps(scene, result),
			...WITHOUT_ANSWERS.has(ended.outcome) ? [] : describeLeft(scene)
		],
		proof: evidence && !isInPullRequest ? {
			text: renderProof(evidence),
			brief: renderBriefProof(evidence)
		} : void 0,
		details: proposal && toDetails(scene, proposal, delivery?.published),
		runUrl: scene.place.runUrl,
		...scene.target.tested && { about: renderAbout(scene.target) }
	};
}
const NOT_PROVEN_AGAIN = /* @__PURE__ */ new Set([
	"setup_failed",
	"refused",
	"unproven",
	"limit_reached"
]);
function describeStanding({ target: { branch, pushed } }, { outcome }) {
	if (!pushed || !NOT_PROVEN_AGAIN.has(outcome)) return void 0;
	return [`The branch ${renderCode(branch)} holds the patch already, as ${pushed.commit}. Look at it before the branch is merged, or revert that commit.`];
}
const WITHOUT_ANSWERS = /* @__PURE__ */ new Set([
	"skipped",
	"cancelled",
	"error"
]);
function describeLeft({ pointsLeft, config }) {
	if (pointsLeft === 0) return [];
	return [`This run had no room for ${`${plural(pointsLeft, "more open thread")} of reviewers`}. Write \`${config.triggerPhrase} fix\` to go on with what is left.`];
}
function renderAbout({ commit, branch, tested, failedRun }) {
	const red = failedRun?.url === void 0 ? "" : ` ([the failed run](${failedRun.url}))`;
	return `${renderCode(commit.slice(0, 12))} on ${renderCode(branch)}${renderTested(tested)}${red}`;
}
function stepsWithoutThread(scene, result) {
	const { outcome } = result.ended;
	if (outcome === "skipped") return [];
	if (outcome === "fixed" || outcome === "not_reproduced" || isUsable(result.delivery?.published)) return nextSteps(scene, result);
	return [`To try it again, push to ${renderCode(scene.target.branch)}, or start a workflow by hand ("workflow_dispatch") with the input "run-id".`];
}
function nextSteps(scene, { ended, proposal, delivery, memory }) {
	const command = (verb) => `\`${scene.config.triggerPhrase} ${verb}\``;
	switch (ended.outcome) {
		case "fixed": return describePublished(scene, delivery?.published);
		case "not_reproduced": return [whereElse(scene, ended.redWhere)];
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
			if (isUsable(delivery?.published)) return describePublished(scene, delivery?.published);
			return [...proposal?.outcome === "fixed" ? describeUnused(delivery?.published) : [], `When that is set right, write ${command("retry")}.`];
		case "skipped": return [];
	}
}
function whereElse(scene, redWhere) {
	if (redWhere === "merged") return mergeFirst(scene);
	if (redWhere === "here") return GIVE_WHAT_TESTS_NEED;
	return "If CI is still red, something other than the test command fails there, or it fails only in CI.";
}
const GIVE_WHAT_TESTS_NEED = "Give the tests that fail here alone what they need: a service, or the network by `network: host`. If CI is still red, its failure comes and goes, or it fails only in CI.";
function mergeFirst({ target, config }) {
	return `Merge ${target.baseBranch === void 0 ? "the base branch" : renderCode(target.baseBranch)} into the branch, or rebase it, and write \`${config.triggerPhrase} fix\`.`;
}
function describePublished({ place, target }, published) {
	switch (published?.kind) {
		case "pull_request": {
			const link = `[#${published.pullRequest.number}](${published.pullRequest.url})`;
			return published.headSha === target.continues?.commit ? [`Nothing was changed: the patch of ${link} is as it was, and proven once more.`] : [`The repair is in ${link}. A person should review it before it is merged.`];
		}
		case "pushed": return [`The repair was pushed as ${published.headSha}. A person should review it.`];
		case "branch_only": {
			if (target.continues) return [`The repair lies on the branch \`${published.head}\`. Its pull request shows it, and tells of the run before.`];
			const url = compareUrl(place, target.branch, published.head);
			return [`The repair lies on the branch \`${published.head}\`. [Open the pull request by hand](${url}).`];
		}
		default: return [target.isFork ? FOR_FORK : `Nothing was pushed. ${WHERE_THE_PATCH_IS}`];
	}
}
const isUsable = (published) => published?.kind === "branch_only" && published.isCompared;
function describeUnused(published) {
	switch (published?.kind) {
		case "branch_only": return [`The repair lies on the branch \`${published.head}\`. Compare it with \`patch.diff\` before you use it.`];
		case "differs": return [WHERE_THE_PATCH_IS, "Find out who or what writes to that branch, such as another bot."];
		default: return [WHERE_THE_PATCH_IS];
	}
}
const WHERE_THE_PATCH_IS = "The patch is below, and in `patch.diff` where the workflow uploads the files of a run.";
const FOR_FORK = `The commit comes from a fork, and Regreen never pushes to forks. ${WHERE_THE_PATCH_IS} Whoever may push to that branch can save it and run \`git apply\`.`;
const WRONG_LINE = new RegExp(`^[^\\w\\n]*${TEST_IS_WRONG}\\b[^\\w\\n]*\\n?`, "m");
function withoutPatch(words) {
	const start = words.search(/^(```\w*\n)?(diff --git |--- \S.*\n\+\+\+ )/m);
	return (start === -1 ? words : words.slice(0, start)).replace(WRONG_LINE, "").trim();
}
const MAX_LOG = 8e3;
const SHOWN = /* @__PURE__ */ new Map([["fixed", "The patch"], ["needs_test_change", "The change of tests it asks for"]]);
const describeUnshown = (proposal) => proposal?.change === void 0 || SHOWN.has(proposal.outcome) ? [] : ["The patch is not shown here; it is `patch.diff` where the workflow uploads the files of a run."];
function toDetails({ redact, carriesSecret }, { outcome, change, log }, published) {
	const title = SHOWN.get(outcome);
	if (change && title !== void 0 && !(published && isOnBranch(published))) {
		if (carriesSecret(change.patch)) return void 0;
		return {
			title,
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

// src/action/thread/listener.ts
function createListener({ isStopAsked, stop, ...clock }) {
	const ticker = createTicker(clock, look);
	async function look() {
		if (await isStopAsked()) stop();
	}
	return {
		...SILENT,
		async begin() {
			await look();
			ticker.start();
		},
		leave: async () => ticker.stop(),
		async end() {
			ticker.stop();
		}
	};
}

// src/action/thread/stop-watch.ts
function createStopWatch(parts) {
	const { reader, thread, since, triggerPhrase, mayStop, warn } = parts;
	const looked = /* @__PURE__ */ new Set();
	let begin;
	let isTold = false;
	const isStop = (remark) => !remark.authorIsBot && isUnedited(remark) && findCommand(remark.body, triggerPhrase)?.verb === "stop";
	async function look() {
		begin ??= await since();
		const begunAt = begin.getTime();
		const remarks = await reader.remarksSince(thread, begin.toISOString());
		for (const remark of remarks.filter(({ id }) => !looked.has(id))) {
			looked.add(remark.id);
			if (Date.parse(remark.createdAt) >= begunAt && isStop(remark) && await mayStop(remark.author)) return true;
		}
		return false;
	}
	return () => look().catch((problem) => {
		if (!isTold) warn(problem);
		isTold = true;
		return false;
	});
}
const isUnedited = ({ path, createdAt, updatedAt }) => path !== void 0 || createdAt === updatedAt;

// src/action/thread/open.ts
function openConversation(admitted, host, recalled) {
	const { thread, isLocked } = admitted.target;
	const conversation = thread === void 0 || isLocked ? openListener(admitted, host) : openStatus(admitted, host, {
		thread,
		...recalled
	});
	return isNoted(admitted) ? keepNote(conversation, {
		admitted,
		mirror: host.mirror,
		known: recalled.memory
	}) : conversation;
}
function openStatus(admitted, host, { thread, memory, lastWords }) {
	const { target, lastWriter: writer, reader, config, place, redact, warn } = admitted;
	return createConversation({
		writer,
		reader,
		thread,
		comment: target.comment,
		memory,
		lastWords,
		triggerPhrase: config.triggerPhrase,
		runUrl: place.runUrl,
		redact,
		costOf: (usage) => config.prices && costOf(usage, config.prices),
		...watchForStop(admitted, host, thread),
		wait: (ms) => setTimeout$1(Math.max(0, ms)),
		warn: (problem) => warn(`The thread could not be told: ${messageOf(problem)}`)
	});
}
async function isStopAsked(admitted) {
	const { thread } = admitted.target;
	return thread !== void 0 && openStopWatch(admitted, thread)();
}
const STOPPED_BY_COMMENT = "The run was stopped by a comment in its thread. Nothing was published.";
function openListener(admitted, host) {
	const { thread } = admitted.target;
	return thread === void 0 ? SILENT : createListener(watchForStop(admitted, host, thread));
}
function watchForStop(admitted, host, thread) {
	const stop = () => host.stop(STOPPED_BY_COMMENT);
	return {
		now: Date.now,
		later,
		isStopAsked: openStopWatch(admitted, thread),
		stop
	};
}
function openStopWatch(admitted, thread) {
	const { target, reader, config, warn } = admitted;
	const openedAt = Date.now();
	const { triggerPhrase } = config;
	return createStopWatch({
		reader,
		thread: {
			number: thread,
			isPullRequest: target.isPullRequest
		},
		since: () => findBeginning(admitted, openedAt),
		triggerPhrase,
		mayStop: createPermit(config, reader),
		warn: (problem) => warn(`A command to stop would not be seen: ${messageOf(problem)}`)
	});
}
async function findBeginning({ target, reader, place, warn }, openedAt) {
	if (target.comment !== void 0 && place.runAttempt === 1) return new Date(target.comment.createdAt);
	try {
		const startedAt = await reader.runStartedAt(place.runId);
		if (startedAt !== void 0) return new Date(startedAt);
	} catch (problem) {
		warn(`A command to stop is only seen if it is written from now on: ${messageOf(problem)}`);
	}
	return new Date(openedAt - CLOCKS_DIFFER_MS);
}
const CLOCKS_DIFFER_MS = 1e4;
function later(work, ms) {
	const timer = setTimeout(work, ms);
	timer.unref();
	return () => clearTimeout(timer);
}

// src/action/thread/remarks.ts
async function answerRemarks(answering, fate) {
	const { target, writer, warn, redact } = answering;
	const { proposal, delivery } = fate;
	const { thread, isLocked } = target;
	if (thread === void 0 || isLocked || !proposal || isCutShort(proposal)) return;
	const answers = readAnswers(proposal.explanation);
	const lead = describe(target, fate);
	const published = delivery?.published;
	const closing = published && isOnBranch(published) && published.headSha !== target.continues?.commit ? ["Please resolve this thread if that settles it."] : [];
	for (const [i, remark] of proposal.points.entries()) {
		if (!target.remarks.includes(remark)) continue;
		const words = answers.get(i + 1);
		const account = words === void 0 ? [] : ["The model's account, not checked by Regreen:", renderQuote(words, 1e3)];
		try {
			await writer.reply(thread, remark, redact([
				lead,
				...account,
				...closing
			].join("\n\n")));
		} catch (error) {
			warn(`Remark ${remark} was not answered: ${messageOf(error)}`);
		}
	}
}
const isCutShort = ({ outcome }) => [
	"skipped",
	"cancelled",
	"error"
].includes(outcome);
function describe({ continues }, { ended, delivery }) {
	const published = delivery?.published;
	if (ended.outcome === "fixed" && !published) return "Nothing was pushed. The proven patch is in Regreen's status comment.";
	if (published?.kind === "differs") return renderReason(ended);
	if (!published || !isOnBranch(published)) return `Nothing was changed. ${renderReason(ended)}`;
	if (!continues) return describePlace(published);
	if (published.headSha === continues.commit) return "Nothing was changed: the patch is as it was.";
	return `The patch was changed with ${published.headSha}, and proven again.`;
}
const renderReason = ({ outcome, summary }) => `${renderLine(withoutRepeats(outcome, summary), 1e3)} The run ended as \`${outcome}\`.`;
function describePlace(published) {
	if (published.kind === "pull_request") return `The repair is in #${published.pullRequest.number}.`;
	return `The repair is on \`${published.head}\`, as ${published.headSha}.`;
}

// src/action/phases.ts
async function runPhase(admitted, host) {
	switch (admitted.config.phase) {
		case "all": return repair(await confirmPushed(admitted, host), host);
		case "propose": return proposeAloud(admitted, host);
		case "verify": return verifyAloud(admitted, host);
		case "publish": return publishAloud(admitted, host);
		case "doctor": throw new Error("The doctor looks at the set-up and takes no request; it has an entry of its own.");
	}
}
async function repair(admitted, host) {
	const recalled = await recall(admitted, host.mirror);
	if (recalled.isBusy) return {
		outcome: "skipped",
		redWhere: null,
		summary: await turnAway(admitted)
	};
	const { memory } = recalled;
	const conversation = openConversation(admitted, host, recalled);
	await conversation.begin();
	try {
		return await repairAloud(await readRules(admitted), host, {
			conversation,
			memory
		});
	} catch (error) {
		return sayEnd(admitted, conversation, {
			ended: explain(reasonOf(error, host.signal), admitted.redact),
			proposal: void 0,
			delivery: void 0,
			memory
		});
	}
}
async function repairAloud(setting, host, thread) {
	requireModel(setting.config, setting.secrets);
	const { conversation } = thread;
	const informed = await inform(setting, host.mirror);
	const proposed = await propose(informed, host, thread);
	const { ended, ...delivered } = await deliverProposed(informed, host, proposed);
	proposed.journal.record({
		type: "ended",
		...ended
	});
	if (proposed.isBusy) await conversation.leave();
	return {
		...proposed.isBusy ? ended : await sayEnd(setting, conversation, {
			ended,
			...delivered,
			memory: proposed.memory
		}),
		...detailsOf(proposed)
	};
}
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
			ended: explain(reasonOf(error, host.signal), setting.redact)
		};
	}
}
const UNSEEN = "The fork was pushed to after this was asked, and nobody who may ask has seen what it holds now. Look at it, and ask again.";
async function proposeAloud(admitted, host) {
	if (admitted.target.isUnseen) return handOn(admitted, {
		outcome: "stale",
		redWhere: null,
		summary: UNSEEN
	});
	let known = admitted;
	try {
		known = await confirmPushed(admitted, host);
		const setting = await readRules(known);
		known = setting;
		return await proposeOnly(setting, host);
	} catch (error) {
		return handOn(known, explain(reasonOf(error, host.signal), known.redact));
	}
}
async function handOn(admitted, ended) {
	try {
		await writeProposal(pathOf(admitted), proposeNothing(admitted, ended));
	} catch (error) {
		if (error instanceof ConfigError) return ended;
		throw error;
	}
	return {
		...ended,
		proposalPath: pathOf(admitted)
	};
}
async function proposeOnly(setting, host) {
	requireModel(setting.config, setting.secrets);
	const { memory } = await recall(setting, host.mirror);
	const conversation = openListener(setting, host);
	await conversation.begin();
	const informed = await inform(setting, host.mirror);
	const proposed = await propose(informed, host, {
		conversation,
		memory
	}).finally(conversation.leave);
	const { proposal, outcome } = proposed;
	await writeProposal(pathOf(setting), proposal);
	const ended = endedBy(outcome);
	return {
		...await sayEnd(setting, SILENT, {
			ended,
			proposal,
			delivery: void 0,
			memory: proposed.memory
		}),
		...detailsOf(proposed),
		proposalPath: pathOf(setting)
	};
}
async function verifyAloud(admitted, host) {
	try {
		return await verifyOnly(await readRules(admitted), host);
	} catch (error) {
		return handOn(admitted, explain(reasonOf(error, host.signal), admitted.redact));
	}
}
async function verifyOnly(setting, host) {
	const informed = await inform(setting, host.mirror);
	const { testCommand: command, workingDirectory } = informed.config;
	const taken = await takeOver(informed, host.mirror, {
		command,
		workingDirectory
	});
	const conversation = openListener(setting, host);
	await conversation.begin();
	const proposal = await reprove(informed, host, taken).catch(toStopped(taken)).finally(conversation.leave);
	await writeProposal(pathOf(setting), proposal);
	return {
		...await sayEnd(setting, SILENT, {
			ended: proposal,
			proposal,
			delivery: void 0,
			memory: EMPTY_STATE
		}),
		files: filesOf(setting, proposal),
		proposalPath: pathOf(setting)
	};
}
const toStopped = (taken) => (error) => {
	if (!(error instanceof Interrupted)) throw error;
	return stopped(taken, error.message);
};
function stopped(taken, summary) {
	return {
		...taken,
		outcome: "cancelled",
		summary,
		change: void 0,
		evidence: void 0
	};
}
async function publishAloud(admitted, host) {
	try {
		return await publishOnly(await readRules(admitted), host);
	} catch (error) {
		const ended = explain(reasonOf(error, host.signal), admitted.redact);
		const recalled = await recallThread(admitted);
		const conversation = openConversation(admitted, host, recalled);
		const { memory } = recalled;
		return sayEnd(admitted, conversation, {
			ended,
			proposal: void 0,
			delivery: void 0,
			memory
		});
	}
}
async function publishOnly(asked, host) {
	const taken = await takeOver(asked, host.mirror, readSetTests(asked.config));
	const setting = standWhere(asked, taken);
	const recalled = await recall(setting, host.mirror);
	const memory = countProposal(recalled.memory, taken);
	const proposal = taken.outcome === "fixed" && await isStopAsked(setting) ? stopped(taken, STOPPED_BY_COMMENT) : taken;
	const delivery = await deliver(setting, host, proposal);
	const ended = withDelivery(proposal, delivery);
	return {
		...await sayEnd(setting, openConversation(setting, host, recalled), {
			ended,
			proposal,
			delivery,
			memory
		}),
		files: filesOf(setting, proposal),
		attempts: memory.attempts[proposal.failure]
	};
}
function endedBy(outcome) {
	return {
		outcome: outcome.kind,
		summary: summarise(outcome),
		redWhere: redWhereOf(outcome)
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
function filesOf(setting, { change, evidence }) {
	return {
		patchFile: change && join(pathOf(setting), "patch.diff"),
		evidenceFile: evidence && join(pathOf(setting), "evidence.json"),
		evidence
	};
}
function withDelivery({ outcome, summary, redWhere }, delivery) {
	if (delivery?.problem !== void 0) return {
		outcome: "error",
		redWhere: null,
		summary: delivery.problem
	};
	if (delivery?.published?.kind === "stale") return {
		outcome: "stale",
		redWhere: null,
		summary: delivery.published.reason
	};
	return {
		outcome,
		summary,
		redWhere
	};
}
async function sayEnd(admitted, conversation, result) {
	const { ended, proposal, delivery } = result;
	const { target, place } = admitted;
	const { outcome, summary, redWhere } = ended;
	const last = {
		outcome,
		summary: admitted.redact(summary),
		commit: target.commit,
		runUrl: place.runUrl
	};
	const memory = keepResult(result.memory, last, proposal);
	const ending = toEnding(admitted, {
		...result,
		memory
	});
	const isGood = conclusionOf(outcome) === "success" && redWhere === null || isRepaired(admitted, result);
	const commentUrl = await conversation.end({
		ending,
		memory,
		isGood
	});
	if (conversation !== SILENT) await answerRemarks(admitted, result);
	return {
		outcome,
		summary,
		redWhere,
		ending,
		evidence: proposal?.evidence,
		delivery,
		commentUrl
	};
}
function isRepaired({ target }, { ended, proposal, memory }) {
	if (ended.outcome !== "skipped" || proposal === void 0) return false;
	return memory.last?.outcome === "fixed" && isDealtWith(memory, proposal.failure, target);
}

// src/action/main.ts
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
function reportCrash(desk) {
	let isTold = false;
	process.on("uncaughtException", async (error) => {
		if (isTold) return;
		isTold = true;
		process.exit(await finish(explain(error, desk.redact), desk).catch(() => 1));
	});
}
function carryOut(parts) {
	return run(parts).catch((error) => explain(error, parts.redact));
}
const UNSECURE_COMMANDS = "ACTIONS_ALLOW_UNSECURE_COMMANDS is set, so any test could change the environment of this job by what it prints. Remove it from the \"env\" of the workflow, the job and the runner.";
async function run(parts) {
	if (allowsUnsecureCommands(parts.environment)) throw new ConfigError(UNSECURE_COMMANDS);
	const host = await openHost(parts.place.temporary, parts.place.searchPath);
	try {
		const admitted = await admit(parts, host.signal);
		if (admitted.kind === "skip") return {
			outcome: "skipped",
			redWhere: null,
			summary: `Skipped: ${admitted.reason}`
		};
		if (isTalk(admitted.target.verb)) return {
			outcome: "skipped",
			redWhere: null,
			summary: await talk(admitted)
		};
		return await runPhase(admitted, host);
	} catch (error) {
		throw reasonOf(error, host.signal);
	} finally {
		host.close();
	}
}

export { runAction };