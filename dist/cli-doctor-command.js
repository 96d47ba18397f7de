import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { a as readLocalToken, n as createConfig, o as readSecrets } from "./shared-config.js";
import { D as pagesOf, E as renderExamination, T as diagnose, g as createSurvey, x as createClient } from "./shared-github.js";
import { b as hostSearchPath, l as readLocalBase, r as openHost, v as readOrigin } from "./shared-host.js";
import { i as readArguments } from "./shared-arguments.js";
import { t as nameFlags } from "./shared-flag-words.js";
import { t as readLocalConfig } from "./shared-local-config.js";
import { y as ConfigError } from "./shared-schemas.js";

// src/doctor/address.ts
function findAddress({ given, origin, serverUrl, apiUrl }) {
	const remote = origin === void 0 ? void 0 : tryParseRemote(origin);
	const name = given === void 0 ? remote : parseName(given);
	if (!name) return void 0;
	const server = serverUrl || (remote ? `https://${remote.host}` : "https://github.com");
	return {
		owner: name.owner,
		repo: name.repo,
		serverUrl: server,
		apiUrl: apiUrl || apiOf(server)
	};
}
function parseName(text) {
	const [, owner, repo] = /^(\w[\w-]*)\/((?!\.\.?$)[\w.-]+)$/.exec(text) ?? [];
	if (owner !== void 0 && repo !== void 0) return {
		owner,
		repo
	};
	throw new ConfigError(`--repository is ${JSON.stringify(text)}; it must be "owner/name", for example "octo/app".`);
}
function tryParseRemote(address) {
	const [, host, owner, repo] = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+(?::\d+)?)[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(address) ?? [];
	return host === void 0 || owner === void 0 || repo === void 0 ? void 0 : {
		host,
		owner,
		repo
	};
}
function apiOf(serverUrl) {
	const { protocol, host } = new URL(serverUrl);
	if (host === "github.com") return "https://api.github.com";
	return host.endsWith(".ghe.com") ? `${protocol}//api.${host}` : `${protocol}//${host}/api/v3`;
}

// src/cli/doctor-command.ts
const doctor = async (context) => {
	const { args, terminal, environment, redact } = context;
	const flags = readArguments("doctor", args);
	const workspace = resolve(flags.value("workspace") ?? ".");
	const searchPath = hostSearchPath(environment.PATH, workspace);
	const config = createConfig(flags.inputs, environment, void 0);
	const found = await diagnose({
		searchPath,
		async open() {
			const host = await openHost(tmpdir(), searchPath);
			return {
				parts: await collect({
					context,
					flags,
					workspace,
					searchPath,
					config,
					host
				}),
				close: host.close
			};
		}
	});
	const findings = found.findings.map(({ problem, cure, ...rest }) => ({
		...rest,
		problem: nameFlags(problem),
		cure: nameFlags(cure)
	}));
	const examination = {
		...found,
		findings
	};
	for (const line of renderExamination(examination)) terminal.print(redact(line));
	terminal.printJson(JSON.parse(redact(JSON.stringify(examination))));
	return examination.isHealthy ? 0 : 1;
};
async function collect({ context, flags, workspace, searchPath, config, host }) {
	const { environment } = context;
	const base = await attempt(() => readLocalBase(workspace, host.mirror, { searchPath }));
	const policy = await attempt(async () => {
		const { commit, folder } = await base();
		return readLocalConfig(flags.inputs, environment, {
			mirror: host.mirror,
			commit,
			folder
		});
	});
	return {
		config: await policy().then(({ config: withPolicy }) => withPolicy).catch(() => config),
		environment,
		secrets: readSecrets(flags.inputs, environment),
		host,
		searchPath,
		workspace,
		findCommit: async () => (await base()).commit,
		readPolicy: policy,
		github: await openGitHub(flags, {
			environment,
			workspace,
			searchPath
		})
	};
}
async function attempt(work) {
	const done = work();
	await done.catch(() => void 0);
	return () => done;
}
async function openGitHub(flags, { environment, workspace, searchPath }) {
	const token = readLocalToken(environment);
	const address = findAddress({
		given: flags.value("repository"),
		origin: await readOrigin(workspace, searchPath),
		serverUrl: environment.GITHUB_SERVER_URL,
		apiUrl: environment.GITHUB_API_URL
	});
	if (token === void 0 || !address) return void 0;
	const { owner, repo, apiUrl, serverUrl } = address;
	const client = createClient({
		owner,
		repo,
		token,
		apiUrl,
		request: {},
		onWait: () => void 0,
		longestWaitSeconds: 30,
		answerTimeoutMs: 2e4,
		secondMs: 1e3
	});
	return {
		survey: createSurvey(client),
		pages: pagesOf(serverUrl, owner, repo)
	};
}

export { doctor };