import { join } from 'node:path'

const NAMES = ['patch.diff', 'evidence.json', 'test-result.intoto.json', 'pull-request.md', 'journal.jsonl']

/** The files that a run leaves in the folder of its results, as paths. */
export const resultFilesIn = (folder: string): string[] => NAMES.map((name) => join(folder, name))
