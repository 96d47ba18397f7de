import { b as ServiceError } from "./shared-schemas.js";
import { o as estimateTokens } from "./shared-text.js";

// src/model/replay.ts
const scriptOf = (replies) => (_messages, turn) => replies[turn];
function createReplayModel(script) {
	let turn = 0;
	return { async reply(messages, tools, signal) {
		signal.throwIfAborted();
		const message = script(messages, turn);
		if (!message) throw new ServiceError(describeEnd(turn));
		turn += 1;
		return {
			message,
			usage: {
				inputTokens: estimateTokens([messages, tools.map((tool) => tool.inputSchema)]),
				outputTokens: estimateTokens(message)
			}
		};
	} };
}
const describeEnd = (replies) => `The recorded model ended after reply ${replies}, and this run asks for more: the commit, its tests or a setting differ from the recorded run's.`;

export { scriptOf as n, createReplayModel as t };