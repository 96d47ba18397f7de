// src/version.ts
/** Kept equal to package.json by a test. */
const VERSION = "0.1.0";

export { VERSION as t };