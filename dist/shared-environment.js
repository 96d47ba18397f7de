// src/config/environment.ts
const isSecretName = (name) => /^(INPUT_|STATE_)?(OPENAI_|ANTHROPIC_|AWS_|AZURE_|GOOGLE_|GEMINI_)|^ACTIONS_|TOKEN|SECRET|PASSW|API[-_]?KEY|CREDENTIAL|PRIVATE[-_]?KEY/i.test(name);
const LIBRARY_DEBUG = "DEBUG";
function takeEnvironment(environment) {
	const taken = { ...environment };
	for (const name of Object.keys(taken)) if (isSecretName(name) || /^(INPUT|STATE)_/.test(name) || name === LIBRARY_DEBUG) delete environment[name];
	return taken;
}

export { takeEnvironment as n, isSecretName as t };