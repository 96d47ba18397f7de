import { posix } from "node:path";
import { n as createConfig } from "./shared-config.js";
import { S as INPUTS } from "./shared-host.js";
import { t as readPolicyFile } from "./shared-read-policy-file.js";

// src/cli/local-config.ts
async function readLocalConfig(given, environment, place) {
	const inputs = {
		...given,
		"working-directory": posix.join(place.folder, given["working-directory"] ?? ".")
	};
	const first = createConfig(inputs, environment, void 0);
	const policyText = await place.mirror.readText(await place.mirror.treeOf(place.commit), first.policyFile);
	const file = await readPolicyFile(policyText, {
		path: first.policyFile,
		where: `in commit ${place.commit.slice(0, 12)}`,
		isNamed: first.policyFile !== INPUTS["policy-file"].default
	});
	return {
		config: createConfig(inputs, environment, file),
		policyText
	};
}

export { readLocalConfig as t };