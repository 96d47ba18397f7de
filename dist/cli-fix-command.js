import { c as readSecrets, l as requireModel } from "./shared-host.js";
import { r as createModel } from "./shared-run2.js";
import { r as readArguments, t as choose } from "./shared-arguments.js";
import { t as runLocally } from "./shared-local-run.js";

// src/cli/fix-command.ts
const fix = async ({ args, terminal, environment, redact, carriesSecret, isTerminal }) => {
	const flags = readArguments("fix", args, {
		values: [
			"workspace",
			"task",
			"approve",
			"out"
		],
		switches: ["apply"],
		takesInputs: true
	});
	const approval = choose("approve", flags.value("approve"), isTerminal ? ["ask", "policy"] : ["policy", "ask"]);
	const secrets = readSecrets(flags.inputs, environment);
	const task = flags.value("task");
	return runLocally({
		workspace: flags.value("workspace") ?? ".",
		inputs: flags.inputs,
		environment,
		terminal,
		redact,
		carriesSecret,
		prepareModel(config) {
			const { model, apiKey } = requireModel(config, secrets);
			return (retry) => createModel({
				model,
				apiKey,
				baseUrl: config.baseUrl,
				effort: config.effort
			}, retry);
		},
		modelName: (config) => config.model ?? "",
		approval,
		quoted: task === void 0 ? [] : [{
			author: "the person who started the run",
			what: "hint",
			text: task
		}],
		out: flags.value("out"),
		apply: flags.isSet("apply")
	});
};

export { fix };