import { join } from "node:path";

// src/cli/result-files.ts
const NAMES = [
	"patch.diff",
	"evidence.json",
	"test-result.intoto.json",
	"pull-request.md",
	"journal.jsonl"
];
const resultFilesIn = (folder) => NAMES.map((name) => join(folder, name));

export { resultFilesIn as t };