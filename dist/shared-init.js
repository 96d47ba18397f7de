import { lstat, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { y as ConfigError } from "./shared-schemas.js";
import { i as reasonOf, m as createRepository, n as listenForStop } from "./shared-host.js";
import { n as makeNamedFolder } from "./shared-arguments.js";

// src/cli/practice/practice.ts
const PRACTICE = {
	js: {
		source: "calculator.js",
		fault: "return a - b",
		repair: "return a + b",
		files: {
			"package.json": `${JSON.stringify({
				name: "practice",
				private: true,
				scripts: { test: "node --test" }
			}, null, 2)}\n`,
			"calculator.js": `'use strict'

function add(a, b) {
  return a - b
}

module.exports = { add }
`,
			"calculator.test.js": `'use strict'

const assert = require('node:assert/strict')
const { test } = require('node:test')
const { add } = require('./calculator.js')

test('adds two numbers', () => {
  assert.equal(add(2, 3), 5)
})

test('adds a negative number', () => {
  assert.equal(add(2, -3), -1)
})

test('adds zero', () => {
  assert.equal(add(7, 0), 7)
})
`
		}
	},
	python: {
		source: "calculator.py",
		fault: "return a - b",
		repair: "return a + b",
		files: {
			"calculator.py": `def add(a, b):
    return a - b
`,
			"test_calculator.py": `import unittest

from calculator import add


class AddTest(unittest.TestCase):
    def test_two_numbers(self):
        self.assertEqual(add(2, 3), 5)

    def test_a_negative_number(self):
        self.assertEqual(add(2, -3), -1)

    def test_zero(self):
        self.assertEqual(add(7, 0), 7)


if __name__ == "__main__":
    unittest.main()
`
		}
	}
};
function createPracticeScript(language) {
	const { source, fault, repair } = PRACTICE[language];
	return (messages) => {
		const last = lastAnswer(messages);
		if (!last) return call("read_file", {
			path: source,
			start_line: null,
			end_line: null
		});
		if (last.content.includes("\"approval\"")) return say(`I would have replaced "${fault}" by "${repair}" in ${source}.`);
		if (last.isError) return say(`I stop here, because the last step did not work: ${last.content}`);
		if (last.content.includes("exit code 0")) return say("`add` subtracted its second number instead of adding it. I replaced the operator; the tests pass.");
		if (last.content.includes(fault)) return call("edit_file", {
			path: source,
			old_text: fault,
			new_text: repair
		});
		return say("I stop here: I do not find the fault that I know, and the tests still fail.");
	};
}
function lastAnswer(messages) {
	return messages.findLast((message) => message.role === "tool");
}
const call = (name, input) => ({
	role: "assistant",
	content: "",
	calls: [{
		id: `call_${name}`,
		name,
		arguments: JSON.stringify(input)
	}]
});
const say = (content) => ({
	role: "assistant",
	content,
	calls: []
});

// src/cli/practice/init.ts
async function makePracticeProject(directory, language, searchPath) {
	const target = resolve(directory);
	if (await lstat(target).catch(() => void 0)) throw existsAlready(target);
	await makeNamedFolder(target);
	const { signal, close } = listenForStop();
	try {
		for (const [name, text] of Object.entries(PRACTICE[language].files)) await writeFile(join(target, name), text);
		const files = Object.keys(PRACTICE[language].files);
		await createRepository(target, {
			files,
			message: "Practice project with a fault",
			searchPath,
			signal
		});
		signal.throwIfAborted();
		return target;
	} catch (error) {
		await rm(target, {
			recursive: true,
			force: true
		});
		throw reasonOf(error, signal);
	} finally {
		close();
	}
}
const existsAlready = (target) => new ConfigError(`${target} exists already and was left as it is. Name a folder that does not exist, for example ${target}-practice.`);
async function isPracticeProject(directory, language) {
	const names = await readdir(directory).catch(() => []);
	return Object.keys(PRACTICE[language].files).every((name) => names.includes(name));
}

export { createPracticeScript as i, isPracticeProject as n, makePracticeProject as r, existsAlready as t };