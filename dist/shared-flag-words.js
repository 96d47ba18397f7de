import { S as INPUTS } from "./shared-host.js";

// src/cli/flag-words.ts
const VARIABLES = {
	"openai-api-key": "OPENAI_API_KEY",
	"openai-base-url": "OPENAI_BASE_URL",
	model: "OPENAI_MODEL",
	"github-token": "GITHUB_TOKEN"
};
const INPUT = /\b(?:[Tt]he )?[Ii]nputs? ("[a-z-]+"(?:(?:,| and| or) "[a-z-]+")*)(?: \(or [A-Z_]+\))?/g;
const QUOTED = /"([a-z-]+)"/g;
function nameFlags(message, said = "") {
	return said === "" ? translate(message) : message.split(said).map(translate).join(said);
}
const translate = (words) => words.replace(INPUT, (match, names) => {
	return [...names.matchAll(QUOTED)].every(([, name = ""]) => findInput(name) !== void 0) ? names.replace(QUOTED, (_, name) => nameFlag(name)) : match;
});
const findInput = (name) => Object.entries(INPUTS).find(([known]) => known === name)?.[1];
function nameFlag(name) {
	const input = findInput(name);
	const variable = VARIABLES[name];
	if (!input?.isLocal) return variable ?? `"${name}"`;
	return variable === void 0 ? `--${name}` : `--${name} (or ${variable})`;
}

export { nameFlags as t };