import { l as plainText } from "./shared-text.js";

// src/cli/progress.ts
const PHASES = {
	before: "before the patch",
	after: "with the patch",
	merged: "merged into the base"
};
function renderProgress(event) {
	switch (event.type) {
		case "started": return `Regreen ${event.version} on commit ${event.commit.slice(0, 12)}.`;
		case "notice": return line(event.text);
		case "test_run": return event.result.replace("Tests:", `Tests ${PHASES[event.phase] ?? event.phase}:`);
		case "reply": {
			const calls = event.message.calls.map((call) => line(call.name)).join(", ");
			return calls === "" ? "Model: finished." : `Model: ${calls}.`;
		}
		case "refused": return `Denied by "${event.rule}": ${line(event.reason)}`;
		case "tool": return event.result.isError ? `Tool ${line(event.call.name)}: ${line(event.result.content)}` : void 0;
		case "tests_after_write": return line(event.result.split("\n")[0] ?? "");
		case "compacted": return `The history was shortened from ${event.tokensBefore} to ${event.tokensAfter} tokens.`;
		case "verdict": return `The patch is ${event.kind}: ${line(event.reasons.join(" "))}`;
		case "proof": return event.evidence.proven ? "The patch is proven." : `Not proven: ${line(event.evidence.reasons.join(" "))}`;
		case "opening":
		case "ended": return;
	}
}
const line = (text) => plainText(text).replace(/\s*\n\s*/g, " ").slice(0, 300);

export { renderProgress as t };