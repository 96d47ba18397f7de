import { o as readSecrets, s as requireModel } from "./shared-config.js";
import { r as createModel } from "./shared-run.js";
import { i as readArguments, t as choose } from "./shared-arguments.js";
import { t as runLocally } from "./shared-local-run.js";

// src/cli/fix/fix-command.ts
const fix = async ({ args, program, terminal, environment, redact, carriesSecret, isTerminal }) => {
	const flags = readArguments("fix", args);
	const approval = choose("approve", flags.value("approve"), isTerminal ? ["ask", "policy"] : ["policy", "ask"]);
	const secrets = readSecrets(flags.inputs, environment);
	return runLocally({
		program,
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
		request: flags.value("task"),
		out: flags.value("out"),
		apply: flags.isSet("apply")
	});
};

export { fix };