import { A as serverSource, C as openJobLog, E as connect, I as setSecret, S as finish, k as readPlace, n as readPolicyOn, w as explain } from "./shared-setting.js";
import { i as readInputs, n as createConfig, o as readSecrets, r as listSecretValues } from "./shared-config.js";
import { D as pagesOf, E as renderExamination, T as diagnose, g as createSurvey, v as createReader } from "./shared-github.js";
import { r as openHost, u as tryReadHead } from "./shared-host.js";
import { t as createRedaction } from "./shared-redact.js";

// src/action/doctor.ts
async function runDoctor(environment) {
	const secrets = readSecrets(readInputs(environment), environment);
	for (const secret of Object.values(secrets)) if (secret) setSecret(secret);
	const redact = createRedaction([...Object.values(secrets), ...listSecretValues(environment)]);
	const desk = {
		place: readPlace(environment),
		redact,
		log: openJobLog(redact)
	};
	const report = await examinePlace(environment, {
		...desk,
		secrets
	}).catch((error) => explain(error, redact));
	return finish(report, desk);
}
async function examinePlace(environment, known) {
	const { place, log } = known;
	const examination = await diagnose({
		searchPath: place.searchPath,
		async open() {
			const host = await openHost(place.temporary, place.searchPath);
			return {
				parts: await collect(environment, known, host),
				close: host.close
			};
		}
	});
	annotate(examination, log);
	const lines = renderExamination(examination);
	const summary = lines.join("\n");
	log.print(summary);
	const headline = lines.at(-1) ?? "";
	return examination.isHealthy ? {
		outcome: "skipped",
		redWhere: null,
		conclusion: "success",
		title: "Regreen doctor: in order",
		summary,
		headline
	} : {
		outcome: "error",
		redWhere: null,
		title: "Regreen doctor: there are faults",
		summary,
		headline
	};
}
async function collect(environment, { place, secrets }, host) {
	const config = createConfig(readInputs(environment), environment, void 0);
	const { githubToken: token } = secrets;
	const client = token === void 0 ? void 0 : connect(place, token, host.signal);
	const head = await tryReadHead(place.workspace, place.searchPath);
	return {
		config,
		environment,
		secrets,
		host,
		searchPath: place.searchPath,
		workspace: head ? place.workspace : void 0,
		findCommit: () => head ? host.mirror.fetchCommit({
			kind: "local",
			directory: place.workspace
		}, "HEAD") : host.mirror.fetchCommit(serverSource(place, token ?? ""), environment.GITHUB_SHA ?? "HEAD"),
		async readPolicy() {
			if (!client) return;
			const reader = createReader(client);
			const { defaultBranch } = await reader.repository();
			await readPolicyOn(config.baseBranch ?? defaultBranch, {
				reader,
				path: config.policyFile
			});
		},
		github: client && {
			survey: createSurvey(client),
			pages: pagesOf(place.serverUrl, place.owner, place.repo)
		}
	};
}
function annotate({ findings }, log) {
	for (const { kind, check, problem, cure } of findings) {
		const text = `${problem} ${cure}`.trim();
		log.annotate(kind === "fault" ? "error" : "warning", text, { title: `Regreen doctor: ${check}` });
	}
}

export { runDoctor };