import { h as requireModel, m as readSecrets } from "./terminal.js";
import { n as createModel, t as runLocally } from "./local-run.js";
import { n as readArguments, t as choose } from "./arguments.js";

// src/cli/fix-command.ts
/** The whole run on a local repository. Without --apply its files stay as they are. */
const fix = async ({ args, terminal, environment, redact, isTerminal }) => {
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