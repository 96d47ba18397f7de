import { f as quoteShell } from "./shared-text.js";
import { i as readArguments, t as choose } from "./shared-arguments.js";
import { r as makePracticeProject } from "./shared-init.js";

// src/cli/practice/init-command.ts
const init = async ({ args, program, terminal, environment }) => {
	const flags = readArguments("init", args);
	const language = choose("language", flags.value("language"), ["js", "python"]);
	const directory = await makePracticeProject(flags.positionals[0] ?? "", language, environment.PATH ?? "");
	terminal.print(`Made a practice project in ${directory}. Two of its three tests fail.`);
	const chosen = language === "js" ? "" : ` --language ${language}`;
	terminal.print(`Next: ${program} demo --workspace ${quoteShell(directory)}${chosen}`);
	terminal.printJson({
		directory,
		language
	});
	return 0;
};

export { init };