import { o as plainText } from "./shared-text.js";

// src/cli/progress.ts
/** One line of the log for an event, or `undefined` for those that are for the journal alone. */
function renderProgress(event) {
	switch (event.type) {
		case "started": return `Regreen ${event.version} on commit ${event.commit.slice(0, 12)}.`;
		case "notice": return line(event.text);
		case "test_run": return `Tests ${event.phase} the patch. ${event.result}`;
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
		case "published": return `${event.what}${event.url ? `: ${event.url}` : ""}`;
		case "opening":
		case "ended": return;
	}
}
/** One line of text, whatever a stranger put into it. */
const line = (text) => plainText(text).replace(/\s*\n\s*/g, " ").slice(0, 300);

export { renderProgress as t };