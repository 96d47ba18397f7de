import { t as INPUTS } from "./shared-inputs.js";

// src/cli/flag-words.ts
const VARIABLES = {
	"openai-api-key": "OPENAI_API_KEY",
	"openai-base-url": "OPENAI_BASE_URL",
	model: "OPENAI_MODEL",
	"github-token": "GITHUB_TOKEN"
};
const INPUT = /\b(?:the )?inputs? ("[a-z-]+"(?:(?:,| and| or) "[a-z-]+")*)(?: \(or [A-Z_]+\))?/gi;
const nameFlags = (message) => message.replace(INPUT, (_, names) => names.replace(/"([a-z-]+)"/g, (_quoted, name) => nameFlag(name)));
function nameFlag(name) {
	const input = Object.entries(INPUTS).find(([known]) => known === name)?.[1];
	const variable = VARIABLES[name];
	if (!input?.isLocal) return variable ?? `"${name}"`;
	return variable === void 0 ? `--${name}` : `--${name} (or ${variable})`;
}

export { nameFlags as t };