import { u as plainText } from "./shared-text.js";

// src/action/report/neutralise.ts
function neutralise(text) {
	return plainText(text).replace(/:(?=:)/g, ": ").replaceAll("##[", "## [");
}

export { neutralise as t };