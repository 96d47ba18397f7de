import { i as __toESM, t as __commonJSMin } from "./shared-rolldown-runtime.js";
import { _ as size, c as listSome, d as plural, f as quoteShell, i as describeMisfit, l as ownCopy, m as quoted, s as foldPath, v as tryParseJson } from "./shared-text.js";
import { a as discriminatedUnion, c as looseObject, d as record, f as strictObject, i as boolean, l as number, m as union, n as _enum, o as int, p as string, r as array, s as literal, t as ZodISODateTime, u as object, v as _isoDateTime, x as ToolError, y as ConfigError } from "./shared-schemas.js";
import { b as hostSearchPath, d as describeIsolation, f as openSandbox, h as editsOf, o as openCopies } from "./shared-host.js";
import { createHash, randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import { dirname, posix, relative, resolve } from "node:path";

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

// src/workspace/try-read-text.ts
async function tryReadText(workspace, path, maxBytes) {
	try {
		return (await workspace.readIfPresent(path, maxBytes))?.text;
	} catch (error) {
		if (error instanceof ToolError) return void 0;
		throw error;
	}
}

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/policy/matcher.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const OPTIONS = {
	dot: true,
	flags: "s"
};
function createMatcher(globs) {
	const folded = globs.map(foldPath);
	const folders = folded.flatMap((glob) => readName(glob, FOLDER));
	const names = folded.flatMap((glob) => readName(glob, NAME));
	const isFolder = createNameMatcher(folders);
	const isName = createNameMatcher(names.filter((name) => !folders.includes(name)));
	const others = folded.filter((glob) => !NAME.test(glob) && !FOLDER.test(glob));
	const matchesOther = others.length === 0 ? () => false : (0, import_picomatch.default)(others, OPTIONS);
	return (path) => {
		const whole = foldPath(path);
		const parts = whole.split("/");
		return isName(parts.at(-1) ?? "") || parts.some(isFolder) || matchesOther(whole);
	};
}
function createExactMatcher(globs) {
	return (0, import_picomatch.default)([...globs], OPTIONS);
}
const NAME = /^\*\*\/(?!\*+$)([^/]+)$/;
const FOLDER = /^\*\*\/(?!\*+\/)([^/]+)\/\*\*$/;
const readName = (glob, pattern) => pattern.exec(glob)?.slice(1, 2) ?? [];
function createNameMatcher(names) {
	const plain = new Set(names.filter((name) => !/[*?[\](){}!+@|\\]/.test(name)));
	const expressions = names.filter((name) => !plain.has(name)).map((name) => import_picomatch.default.makeRe(name, OPTIONS));
	const known = /* @__PURE__ */ new Map();
	return (part) => {
		const answer = known.get(part) ?? (plain.has(part) || expressions.some((expression) => expression.test(part)));
		if (known.size < 1e5) known.set(part, answer);
		return answer;
	};
}

// src/policy/paths.ts
function createFolderMatcher(globs) {
	const plain = globs.map((glob) => glob.replace(/^(\.?\/)+/, "").replace(/\/+$/, ""));
	return createMatcher(plain.flatMap((glob) => [glob, `${glob}/**`]));
}
const anywhere = (...names) => names.flatMap((name) => [`**/${name}`, `**/${name}/**`]);
const AUTHORITY = [
	".github/**",
	"**/CODEOWNERS",
	"**/action.yml",
	"**/action.yaml",
	...anywhere(".gitlab-ci*", ".circleci", "azure-pipelines*", ".buildkite", ".woodpecker*", ".drone.yml", "Jenkinsfile", "appveyor.yml", ".travis.yml")
];
const GIT = [...anywhere(".git", ".gitmodules", ".gitattributes", ".gitignore", ".lfsconfig", ".githooks", ".husky"), "**/.pre-commit-config.yaml"];
const INSTRUCTIONS = anywhere("AGENTS.md", "CLAUDE.md", "GEMINI.md", ".cursor*", ".claude", ".gemini", ".codex", ".agents", ".mcp.json", ".windsurfrules", ".clinerules", ".vscode", ".idea", ".devcontainer");
const LOCK_FILES = anywhere("package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock", "bun.lockb", "deno.lock", "poetry.lock", "uv.lock", "pdm.lock", "Pipfile.lock", "go.sum", "Cargo.lock", "Gemfile.lock", "composer.lock", "gradle.lockfile", "packages.lock.json");
const MANIFESTS = ["**/requirements/**/*.txt", ...anywhere(".npmrc", ".yarnrc*", ".pnp.*", ".pnpmfile.cjs", "pnpm-workspace.yaml", "bunfig.toml", "deno.json*", "requirements*.txt", "constraints*.txt", "environment.y*ml", "Pipfile", "setup.py", "go.mod", "go.work", "Cargo.toml", ".cargo", "build.rs", "pom.xml", ".mvn", "mvnw*", "build.gradle*", "settings.gradle*", "gradle.properties", "gradlew*", "gradle/wrapper", "Gemfile", "*.gemspec", "composer.json", "mix.exs", "Package.swift", "pubspec.yaml", "build.sbt", "*.csproj", "*.fsproj", "*.vbproj", "Directory.Build.*", "Directory.Packages.props", "NuGet.Config")];
const RUNNER_CONFIG = anywhere("jest.config.*", "jest.setup.*", "vitest.*", "vite.config.*", ".mocharc*", "karma.conf*", "playwright.config*", "cypress.config*", "ava.config*", ".taprc", "nightwatch.conf*", "wdio.conf*", "web-test-runner.config*", "jasmine.json", ".c8rc*", ".nycrc*", "babel.config*", ".babelrc*", ".swcrc", "tsconfig*.json", "eslint.config*", ".eslintrc*", "biome.json*", "setup-tests.*", "setupTests.*", "test-setup.*", "pytest.{ini,toml}", ".pytest.{ini,toml}", "tox.ini", "setup.cfg", "pyproject.toml", "noxfile.py", "conftest.py", ".coveragerc", "sitecustomize.py", "usercustomize.py", "*.pth", "phpunit.xml*", ".rspec", "spec_helper.rb", "rails_helper.rb", "Rakefile", "Makefile", "GNUmakefile", "justfile", "Taskfile*", "nx.json", "turbo.json", "meson.build", "BUILD.bazel", "MODULE.bazel", "CMakeLists.txt", "CTestTestfile.cmake", "*.runsettings", "xunit.runner.json");
const TOOLCHAIN = anywhere(".nvmrc", ".node-version", ".python-version", ".ruby-version", ".tool-versions", "mise.toml", ".mise.toml", ".envrc", ".env", ".env.*", "rust-toolchain*", "global.json", "Dockerfile*", "docker-compose*", "compose.y*ml");
const GENERATED = anywhere("node_modules", ".venv", "venv", "__pycache__", "*.pyc", "vendor/bundle", "target/debug", "target/release");
const TESTS = [
	...anywhere("test", "tests", "__tests__", "spec", "specs", "e2e", "__snapshots__", "__mocks__", "testdata", "fixtures", "golden", "cassettes", "__*_snapshots__", "*.{approved,expected,golden}", "*.{approved,expected,golden}.*"),
	"**/{test,tests}.*",
	"**/*{.,-,_}{test,tests,spec,cy,e2e}.*",
	"**/test{-,_}*.*",
	"**/test*.py",
	"**/*.{snap,bats,feature}",
	"**/t/*.t"
];
const CAPITAL_TESTS = [
	"**/*{Test,Tests}.{java,kt,groovy,scala,php,cs,swift}",
	"**/*IT.java",
	"**/*{Spec,Suite}.{scala,groovy,kt}"
];

// src/policy/reading.ts
const isUnreadable = createMatcher([
	"**/.env",
	"**/.env.*",
	"**/.npmrc",
	"**/.netrc",
	"**/.pypirc",
	"**/.git-credentials",
	"**/id_rsa",
	"**/id_ed25519",
	"**/*.pem",
	"**/*.p12",
	"**/*.pfx",
	"**/*.kdbx"
]);

// src/policy/python-modules.ts
const ANYWHERE = "pytest _pytest pluggy iniconfig xdist unittest doctest mock nose nose2 coverage tox hypothesis random os sys io re json math time types typing abc ast inspect importlib pathlib subprocess tempfile traceback warnings contextlib functools collections enum logging argparse dataclasses operator site builtins";
const ON_PATH = "aifc array asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop colorsys compileall concurrent configparser contextvars copy copyreg csv ctypes curses datetime dbm decimal difflib dis distutils email encodings ensurepip errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib imghdr imp ipaddress itertools keyword linecache locale lzma mailbox mailcap marshal mimetypes mmap modulefinder multiprocessing netrc nntplib ntpath numbers opcode optparse pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal smtpd smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct symtable sysconfig syslog tabnanny tarfile telnetlib termios textwrap threading timeit tkinter token tokenize tomllib trace tracemalloc tty unicodedata urllib uu uuid venv wave weakref webbrowser wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo";
const modules = (names, folders) => [".py", "/__init__.py"].map((ending) => `${folders}{${names.replaceAll(" ", ",")}}${ending}`);
const PYTHON_SHADOWS = [...modules(ANYWHERE, "**/"), ...modules(ON_PATH, "{,src/,lib/,python/}")];

// src/policy/rules.ts
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u;
const BYTES_OF_NO_TEXT = /[\0\ufffd]/g;
const HIDDEN = /(?!\u180b|\u180c|\u180d|\u180f|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
const MAX_LINE$1 = 2e3;
function addsAny(characters, before = "", after = "") {
	const count = (text, character) => text.split(character).length;
	return [...new Set(after.match(characters))].some((character) => count(after, character) > count(before, character));
}
function addsLongLine(before, after) {
	const longLines = (text) => text.split("\n").filter((line) => line.length > MAX_LINE$1);
	const known = new Set(longLines(before));
	return longLines(after).some((line) => !known.has(line));
}
function protects(name, globs, reason) {
	const matches = createMatcher(globs);
	return {
		name,
		reason,
		refuses: ({ path }) => matches(path)
	};
}
const RULES = [
	{
		name: "unusual-path",
		reason: "the path would be another one on other systems, or be read as another one",
		refuses: ({ path, kind, twin }) => UNPRINTABLE.test(path) || kind === "add" && (twin !== void 0 || path.split("/").some(isUnusual))
	},
	{
		name: "symlink",
		reason: "symbolic links lead out of what was reviewed",
		refuses: ({ oldMode, newMode }) => oldMode === "120000" || newMode === "120000"
	},
	{
		name: "submodule",
		reason: "a submodule brings in code that nobody has reviewed here",
		refuses: ({ oldMode, newMode }) => oldMode === "160000" || newMode === "160000"
	},
	{
		name: "mode-change",
		reason: "a patch changes what files say, not whether they can be run",
		refuses: ({ kind, oldMode, newMode }) => kind === "modify" && oldMode !== newMode || kind === "add" && newMode === "100755"
	},
	{
		name: "binary-file",
		reason: "nobody can review a binary file in a diff",
		refuses: ({ isBinary, before, after }) => isBinary || addsAny(BYTES_OF_NO_TEXT, before, after)
	},
	{
		name: "hidden-characters",
		reason: "characters that change how code reads, and not how it runs, hide what it does",
		refuses: ({ before, after }) => addsAny(HIDDEN, before, after)
	},
	{
		name: "long-line",
		reason: `nobody can review a line of more than ${MAX_LINE$1} characters`,
		refuses: ({ before, after }) => addsLongLine(before ?? "", after ?? "")
	},
	{
		name: "policy-file",
		reason: "the policy is set by maintainers",
		refuses: ({ path }, { policyFile }) => foldPath(path) === foldPath(policyFile)
	},
	protects("ci-and-owners", AUTHORITY, "it runs with rights, or says who has them"),
	protects("git-files", GIT, "git reads orders from it"),
	protects("agent-instructions", INSTRUCTIONS, "coding agents take orders from it"),
	protects("lock-file", LOCK_FILES, "dependencies are changed by maintainers"),
	protects("manifest", MANIFESTS, "it says which code is installed or built"),
	{
		name: "package-json",
		reason: "its scripts, dependencies and tool settings decide what is run and tested",
		refuses: (touch) => /(^|\/)package\.json$/i.test(touch.path) && changesBehaviour(touch)
	},
	protects("runner-config", RUNNER_CONFIG, "it decides which tests run, and how"),
	{
		name: "test-harness",
		reason: "it is loaded around the tests, and could decide how they end",
		refuses: ({ path }, { harness = [] }) => harness.some((file) => foldPath(file) === foldPath(path))
	},
	protects("toolchain", TOOLCHAIN, "it decides which tools and settings run"),
	protects("generated", GENERATED, "it is installed or built, not written"),
	{
		name: "shadowed-module",
		reason: "a module of this name would be used in place of the test runner or the standard library",
		refuses: ({ path, kind }) => kind === "add" && isShadow(path)
	},
	{
		name: "tests",
		reason: "the tests say what is right; a fix may not change them",
		refuses: (touch, settings) => isTest(touch.path, settings) && refusesTest(touch, settings)
	},
	{
		name: "protected-path",
		reason: "the policy file protects it",
		refuses: ({ path }, { protect }) => createFolderMatcher(protect)(path)
	},
	{
		name: "outside-allowed-paths",
		reason: "the policy file allows changes in other paths only",
		refuses: ({ path }, settings) => settings.allow.length > 0 && !createFolderMatcher(settings.allow)(path) && !(settings.tests !== "protect" && isTest(path, settings))
	},
	{
		name: "hidden-file",
		reason: "tools read hidden files and folders as settings",
		refuses: ({ path, kind }) => /^\.[^/]*\//.test(path) || kind === "add" && /(^|\/)\./.test(path)
	}
];
const hasTestName = createMatcher(TESTS);
const hasTestNameInCapitals = createExactMatcher(CAPITAL_TESTS);
const isTestFile = (path) => hasTestName(path) || hasTestNameInCapitals(path);
const isTest = (path, { testFiles = [] }) => isTestFile(path) || testFiles.some((file) => foldPath(file) === foldPath(path));
const isSettingFile = createMatcher([
	...RUNNER_CONFIG,
	...MANIFESTS,
	...LOCK_FILES,
	...TOOLCHAIN,
	"**/package.json"
]);
const isShadow = createMatcher(PYTHON_SHADOWS);
const changesTest = (touch, isOne) => isOne(touch.path) && (touch.kind === "delete" || touch.kind === "modify" && !isGrown(touch));
function refusesTest(touch, { tests }) {
	if (tests === "allow") return false;
	return tests === "protect" || changesTest(touch, () => true);
}
const isGrown = ({ before, after }) => keepsLines(before ?? "", after ?? "");
function keepsLines(before, after) {
	const lines = after.split("\n");
	let at = 0;
	return before.split("\n").every((line) => {
		const found = lines.indexOf(line, at);
		at = found + 1;
		return found !== -1;
	});
}
function isUnusual(part) {
	return /[. ]$/.test(part) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(part) || /[\\:*?"<>|]/.test(part) || part.normalize("NFC") !== part;
}
const HARMLESS_KEYS = /* @__PURE__ */ new Set([
	"description",
	"keywords",
	"author",
	"contributors",
	"homepage",
	"bugs",
	"funding",
	"license",
	"main",
	"module",
	"types",
	"typings",
	"exports",
	"files",
	"sideEffects",
	"version",
	"repository"
]);
function changesBehaviour({ before, after }) {
	const old = tryFields(before);
	const now = tryFields(after);
	if (!old || !now) return true;
	return [.../* @__PURE__ */ new Set([...Object.keys(old), ...Object.keys(now)])].some((key) => !HARMLESS_KEYS.has(key) && JSON.stringify(old[key]) !== JSON.stringify(now[key]));
}
function tryFields(text) {
	try {
		const value = JSON.parse(text ?? "");
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : void 0;
	} catch {
		return;
	}
}

// src/policy/policy.ts
function createPolicy(settings) {
	const findObjection = (touch) => {
		const rule = RULES.find((candidate) => candidate.refuses(touch, settings));
		return rule && {
			rule: rule.name,
			reason: `${JSON.stringify(touch.path)} may not be changed this way: ${rule.reason}.`,
			path: touch.path
		};
	};
	return {
		judge(intent) {
			const secret = intent.paths.find(isUnreadable);
			if (secret !== void 0) return {
				allowed: false,
				rule: "secret-file",
				reason: `${JSON.stringify(secret)} may hold secrets. Work without it.`
			};
			const objection = objectToCommand(intent.command, settings.commands) ?? (intent.edits ?? []).map(toTouch).map(findObjection).find((found) => found !== void 0);
			return objection ? {
				allowed: false,
				rule: objection.rule,
				reason: objection.reason
			} : { allowed: true };
		},
		review(change) {
			return change.entries.map(findObjection).find((found) => found !== void 0) ?? findOversize(change, settings.limits);
		}
	};
}
function objectToCommand(command, commands) {
	if (command === void 0) return void 0;
	const text = JSON.stringify(command);
	const allowed = commands.map((words) => JSON.stringify(words));
	if (allowed.includes(text)) return void 0;
	return {
		rule: "command",
		reason: `${text} is not among the commands of the policy file: ${allowed.join(", ")}.`
	};
}
function toTouch({ path, before, after }) {
	return {
		path,
		kind: before === void 0 ? "add" : after === void 0 ? "delete" : "modify",
		isBinary: false,
		before,
		after
	};
}
function findOversize({ entries, additions, deletions }, limits) {
	const oversize = (rule, is, limit) => ({
		rule,
		reason: `The patch has ${is}, and the policy allows ${limit}. Make it smaller.`,
		path: void 0
	});
	const newFiles = entries.filter((entry) => entry.kind === "add").length;
	const lines = additions + deletions;
	if (entries.length > limits.files) return oversize("too-many-files", plural(entries.length, "file"), `${limits.files} ("limits: files")`);
	if (newFiles > limits.newFiles) return oversize("too-many-new-files", plural(newFiles, "new file"), `${limits.newFiles} ("limits: new-files")`);
	if (lines > limits.lines) return oversize("too-many-lines", plural(lines, "changed line"), `${limits.lines} ("limits: lines")`);
}

// src/proof/runners/results.ts
const MAX_MESSAGE$1 = 4e3;
const MAX_NAME = 1e3;
const MAX_MESSAGES = 16e6;
const SHORT_MESSAGE = 200;
const MAX_TESTS = 3e5;
const SEVERITY = [
	"errored",
	"failed",
	"skipped",
	"todo",
	"expected_failure",
	"passed"
];
const worse = (a, b) => SEVERITY.indexOf(a) < SEVERITY.indexOf(b) ? a : b;
function createResults(directory, duplicates = "numbered") {
	const tests = [];
	const positions = /* @__PURE__ */ new Map();
	const freeId = createNumbers((id) => positions.has(id));
	const pathOf = createPaths(directory);
	const shorten = createShortening();
	function append(id, { file, names, status, message }) {
		positions.set(id, tests.length);
		tests.push({
			id,
			file,
			status,
			isFile: names.length === 0,
			message: shorten(message)
		});
	}
	return {
		add(test) {
			if (tests.length > MAX_TESTS) return;
			const own = test.file === void 0 ? test : {
				...test,
				file: pathOf(test.file)
			};
			const name = idOf(own, directory);
			const at = positions.get(name);
			const known = at === void 0 ? void 0 : tests[at];
			if (at === void 0 || !known) append(name, own);
			else if (duplicates === "numbered") append(freeId(name), own);
			else if (worse(known.status, own.status) !== known.status) tests[at] = {
				...known,
				status: own.status,
				message: shorten(own.message)
			};
		},
		all: () => tests.length > MAX_TESTS ? void 0 : tests
	};
}
function createNumbers(isTaken) {
	const counts = /* @__PURE__ */ new Map();
	return (name) => {
		let nth = (counts.get(name) ?? 1) + 1;
		while (isTaken(`${name} #${nth}`)) nth += 1;
		counts.set(name, nth);
		return `${name} #${nth}`;
	};
}
function createPaths(directory) {
	const paths = /* @__PURE__ */ new Map();
	return (file) => {
		const path = paths.get(file) ?? ownCopy(relativeTo(directory, file));
		paths.set(file, path);
		return path;
	};
}
function createShortening() {
	let length = 0;
	return (message) => {
		const kept = message && ownCopy(message.slice(0, length > MAX_MESSAGES ? SHORT_MESSAGE : MAX_MESSAGE$1));
		length += kept?.length ?? 0;
		return kept;
	};
}
function idOf({ file, names }, directory) {
	const parts = file === void 0 ? names : [file, ...names];
	return ownCopy(parts.map((part) => clean(part, directory)).filter((part) => part !== "").join(" > "));
}
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
function clean(name, directory) {
	const local = name.includes(directory) ? name.replaceAll(`${directory}/`, "").replaceAll(directory, ".") : name;
	return (/^[ -~]*$/.test(local) ? local : local.replace(INVISIBLE, " ")).trim().slice(0, MAX_NAME);
}
function relativeTo(directory, file) {
	const path = file.startsWith("file://") ? tryDecode(file.slice(7)) : file;
	return relative(directory, resolve(directory, path)).replaceAll("\\", "/");
}
function tryDecode(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
function filesOf(tests) {
	const files = tests.flatMap((test) => test.file ?? []);
	return files.length === tests.length ? [...new Set(files)] : [];
}
function namesOf({ id, file }) {
	const names = file !== void 0 && id.startsWith(`${file} > `) ? id.slice(file.length + 3) : id;
	return names === file ? [] : names.replace(/ #([2-9]|\d{2,})$/, "").split(" > ");
}

// src/proof/compare.ts
function compare(runs) {
	const reported = (reports) => reports.filter((report) => report.tests !== void 0);
	const before = reported(runs.before);
	const base = reported(runs.base ?? before);
	return before.length > 0 ? comparePerTest({
		...runs,
		before,
		base
	}) : compareExitCodes({
		...runs,
		base
	});
}
const NOTHING_TO_PROVE = "No test failed before the patch, so there was nothing to prove.";
function comparePerTest(runs) {
	const { unseen, newlyFailing, neverRed, lucky, ...lists } = sortTests(runs);
	const { failToPass, stillFailing, passToFail, newlySkipped, missing, remaining } = lists;
	const others = /* @__PURE__ */ new Set([...neverRed, ...lucky]);
	const failing = stillFailing.filter((id) => !others.has(id));
	const reasons = [
		...failToPass.length + stillFailing.length === 0 ? [NOTHING_TO_PROVE] : [],
		...sentence(failing, "still fails", "still fail"),
		...sentence(lucky, "passed in some runs only", "passed in some runs only"),
		...sentence(neverRed, "did not fail in every run before", "did not fail in every run before"),
		...sentence(passToFail, "passed before and fails now", "passed before and fail now"),
		...sentence(newlySkipped, "passed before and is skipped now", "passed before and are skipped now"),
		...sentence(missing, "was there before and is missing now", "were there before and are missing now"),
		...sentence(newlyFailing, "did not run before and fails now", "did not run before and fail now"),
		...runs.after.length === 0 ? ["The tests were not run after the patch."] : [],
		...new Set(runs.after.flatMap(disagreement))
	];
	const remarks = [...sentence(remaining, "failed before, was not targeted, and still fails", "failed before, were not targeted, and still fail"), ...sentence(unseen, "is skipped, in a file that broke as a whole before", "are skipped, in files that broke as a whole before")];
	return {
		method: "per_test",
		proven: reasons.length === 0,
		reasons,
		remarks,
		...lists
	};
}
function sortTests(runs) {
	const was = readBefore(runs);
	const is = readRuns(runs.after);
	const wanted = runs.targets ?? was.ids.filter(was.isBroken);
	const targeted = new Set(wanted);
	const others = was.ids.filter((id) => !targeted.has(id));
	const passing = others.filter(was.isPassing);
	const isFixed = (id) => was.isBroken(id) && is.turnedGreen(id, was.find(id));
	const isGreen = (id) => is.always(id, was.isExpected(id) ? isPassing : hasPassed);
	const isSkippedNow = (id) => is.ever(id, (test) => isSkipped(test) || isExpected(test)) && !isGreen(id);
	const stillFailing = wanted.filter((id) => !isFixed(id));
	const passToFail = passing.filter((id) => is.ever(id, isFailing));
	const flaky = was.ids.filter(was.isFlaky);
	const known = /* @__PURE__ */ new Set([...others.filter(was.isBroken), ...flaky]);
	const accounted = /* @__PURE__ */ new Set([
		...known,
		...wanted,
		...passToFail
	]);
	const red = [...is.ids].filter((id) => is.ever(id, isFailing));
	return {
		failToPass: wanted.filter(isFixed),
		passToPass: passing.filter(isGreen),
		passToFail,
		stillFailing,
		neverRed: stillFailing.filter((id) => !was.isBroken(id)),
		lucky: stillFailing.filter((id) => was.isBroken(id) && is.ever(id, hasPassed)),
		missing: others.filter((id) => was.isInventory(id) && !is.always(id, () => true)),
		newlySkipped: passing.filter(isSkippedNow),
		flaky,
		remaining: red.filter((id) => known.has(id)),
		unseen: is.skippedIn(new Set(wanted.flatMap((id) => was.find(id) ?? []).flatMap((test) => test.isFile ? test.file ?? [] : []))),
		newlyFailing: red.filter((id) => !accounted.has(id))
	};
}
function readBefore({ before, base = before }) {
	const was = readRuns(before);
	const old = readRuns(base);
	return {
		ids: [.../* @__PURE__ */ new Set([...was.ids, ...old.ids])],
		find: was.find,
		isBroken: (id) => was.always(id, isFailing),
		isFlaky: (id) => was.ever(id, isFailing) && !was.always(id, isFailing),
		isPassing: (id) => was.always(id, isPassing) || old.always(id, isPassing) && !was.ever(id, isFailing),
		isExpected: (id) => was.ever(id, isExpected) || old.ever(id, isExpected),
		isInventory: (id) => was.always(id, isInventory) || old.always(id, isInventory)
	};
}
function disagreement(report) {
	if (report.ending !== "exited") return [`The test command did not run to its end. ${report.limit ?? ""}`.trim()];
	if (report.tests === void 0) return ["The test runner left a report before the patch and none after it."];
	const failing = report.tests.filter(isFailing).length;
	if (report.exitCode === 0 && failing > 0) return [`The test command exited with 0 although its report names ${plural(failing, "failing test")}.`];
	if (report.exitCode !== 0 && failing === 0) return [`The test command exited with ${report.exitCode} although its report names no failing test.`];
	return [];
}
function compareExitCodes({ before, after, base = [] }) {
	const isGreen = (report) => report.ending === "exited" && report.exitCode === 0 && (report.tests === void 0 || report.tests.some(isPassing) && !report.tests.some(isFailing));
	const failedBefore = before.length > 0 && before.every((report) => report.exitCode !== 0);
	const red = after.filter((report) => !isGreen(report));
	const reasons = [
		...failedBefore ? [] : ["The test command did not fail in every run before the patch."],
		...after.length === 0 ? ["The test command was not run after the patch."] : [],
		...red.length > 0 ? [`The test command failed in ${red.length} of ${after.length} runs after the patch.`] : [],
		...new Set(red.flatMap(explainRed)),
		...losses({
			base,
			after
		})
	];
	const proven = reasons.length === 0;
	return {
		method: "exit_code",
		proven,
		reasons,
		remarks: ["The test runner left no per-test report, so the proof is by the exit code of the whole command."],
		failToPass: proven ? [WHOLE_COMMAND] : [],
		passToPass: [],
		passToFail: [],
		stillFailing: proven ? [] : [WHOLE_COMMAND],
		missing: [],
		newlySkipped: [],
		flaky: [],
		remaining: []
	};
}
function explainRed(report) {
	if (report.limit !== void 0) return [report.limit];
	if (report.ending !== "exited" || report.exitCode !== 0) return [];
	const [against = "It exited with 0, and no test passed."] = disagreement(report);
	return [against];
}
function losses({ base, after }) {
	if (base.length === 0) return [];
	return comparePerTest({
		targets: [],
		before: base,
		after
	}).reasons.filter((reason) => reason !== NOTHING_TO_PROVE);
}
const WHOLE_COMMAND = "(the whole test command)";
const isFailing = (test) => test.status === "failed" || test.status === "errored";
const isPassing = (test) => hasPassed(test) || isExpected(test);
const hasPassed = (test) => test.status === "passed";
const isExpected = (test) => test.status === "expected_failure";
const isSkipped = (test) => test.status === "skipped" || test.status === "todo";
const isInventory = (test) => !test.isFile || hasPassed(test);
function readRun({ tests = [], only }) {
	const results = byId(tests);
	const asked = only && new Set(only);
	return {
		results,
		speaksOf: (id) => asked === void 0 || asked.has(id) || results.has(id)
	};
}
function readRuns(reports) {
	const runs = reports.map(readRun);
	const ids = new Set(runs.flatMap(({ results }) => [...results.keys()]));
	const holds = ({ results }, id, test) => {
		const result = results.get(id);
		return result !== void 0 && test(result);
	};
	const everyRun = (id, test) => runs.length > 0 && runs.every((run) => !run.speaksOf(id) || test(run));
	return {
		ids,
		find: (id) => runs.map(({ results }) => results.get(id)).find((result) => result !== void 0),
		always: (id, test) => everyRun(id, (run) => holds(run, id, test)),
		skippedIn: (files) => [...new Set(runs.flatMap(({ results }) => [...results.values()]).filter((test) => isSkipped(test) && test.file !== void 0 && files.has(test.file)).map((test) => test.id))],
		ever: (id, test) => runs.some((run) => holds(run, id, test)),
		turnedGreen: (id, was) => everyRun(id, (run) => {
			if (holds(run, id, hasPassed)) return true;
			if (!was?.isFile || run.results.has(id)) return false;
			const inFile = [...run.results.values()].filter((result) => result.file !== void 0 && result.file === was.file);
			return inFile.some(hasPassed) && !inFile.some(isFailing);
		})
	};
}
function byId(tests) {
	const results = /* @__PURE__ */ new Map();
	for (const test of tests) {
		const known = results.get(test.id);
		if (known === void 0 || worse(known.status, test.status) !== known.status) results.set(test.id, test);
	}
	return results;
}
function sentence(ids, one, many) {
	if (ids.length === 0) return [];
	return [`${plural(ids.length, "test")} ${ids.length === 1 ? one : many}: ${listSome(ids.map(quoted))}.`];
}

// src/proof/runners/formats/lines.ts
const MAX_LINE = 4194304;
function createLines(take) {
	let rest = "";
	return {
		write(piece) {
			const text = rest + piece;
			let at = 0;
			for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", at)) {
				take(text.slice(at, text[end - 1] === "\r" && end > at ? end - 1 : end));
				at = end + 1;
			}
			rest = text.slice(at, at + MAX_LINE);
		},
		end() {
			if (rest === "") return true;
			take(rest);
			return false;
		}
	};
}

// src/proof/runners/formats/tap.ts
const MAX_TEXT$3 = 8e3;
const POINT = /^((?: {4})*)(not )?ok(?: +\d+(?: *- *| +|$)| +- *|$)(.*)$/;
const PLAN = /^((?: {4})*)1\.\.(\d+)(?:\s*#\s*(.*))?$/;
const COMMENT = /^ *# ?(.*)$/;
const DIRECTIVE = /(?:^|\s)#\s*(skip|todo)\S*(.*)$/i;
function createTapReader(take) {
	const state = {
		take,
		levels: [],
		last: void 0,
		heading: void 0,
		bailed: void 0,
		yaml: void 0
	};
	const lines = createLines((line) => readLine(state, line));
	return {
		write: lines.write,
		flush: () => tellAll(state),
		problem: () => problemOf(state),
		end() {
			lines.end();
			tellAll(state);
			return problemOf(state) === void 0;
		}
	};
}
function readLine(state, line) {
	if (state.yaml !== void 0 && (line.startsWith(state.yaml) || line.trim() === "")) {
		if (line.trim() === "...") state.yaml = void 0;
		else addMessage(state, line);
		return;
	}
	state.yaml = void 0;
	const point = POINT.exec(line);
	const plan = PLAN.exec(line);
	const comment = COMMENT.exec(line)?.[1];
	if (point) addPoint(state, depthOf(point[1]), readPoint(point[2] === void 0, point[3] ?? ""));
	else if (plan) addPlan(state, depthOf(plan[1]), {
		planned: Number(plan[2]),
		reason: plan[3] ?? ""
	});
	else if (comment !== void 0) addComment(state, comment);
	else if (/^\s*---\s*$/.test(line) && state.last) state.yaml = line.slice(0, line.indexOf("-"));
	else if (/^Bail out!/i.test(line)) state.bailed = line;
}
const depthOf = (indent) => Math.floor((indent ?? "").length / 4);
function readPoint(isOk, text) {
	const directive = DIRECTIVE.exec(text);
	const name = (directive ? text.slice(0, directive.index) : text).replace(/\\([\\#])/g, "$1").trim();
	if (directive?.[1]?.toLowerCase() === "skip") return {
		name,
		isOk,
		status: "skipped"
	};
	if (directive) return {
		name,
		isOk,
		status: isOk ? "todo" : "expected_failure"
	};
	return {
		name,
		isOk,
		status: isOk ? "passed" : "failed"
	};
}
function addPoint(state, depth, { name, status, isOk }) {
	const level = levelAt(state, depth);
	level.count += 1;
	const own = name || `test ${level.count}`;
	const [inner] = state.levels.splice(depth + 1);
	const inside = (inner?.points ?? []).map((child) => ({
		...child,
		names: [own, ...child.names]
	}));
	const speaks = inside.length === 0 || !isOk && !inside.some((child) => child.status === "failed");
	state.last = {
		names: [own],
		status,
		message: "",
		heading: state.heading
	};
	if (depth === 0) tellAll(state);
	level.points.push(...inside, ...speaks ? [state.last] : []);
}
function tellAll(state) {
	for (const point of levelAt(state, 0).points.splice(0)) state.take({
		...point,
		message: point.message.trim() || void 0
	});
}
function addPlan(state, depth, { planned, reason }) {
	levelAt(state, depth).planned = planned;
	if (planned > 0 || depth > 0 || !/^skip/i.test(reason)) return;
	state.take({
		names: [],
		status: "skipped",
		message: reason,
		heading: void 0
	});
}
function addComment(state, text) {
	if (state.last?.status === "failed" && !text.startsWith("Subtest:")) addMessage(state, text);
	state.heading = {
		text,
		nth: (state.heading?.nth ?? 0) + 1
	};
}
function addMessage({ last }, text) {
	if (last && last.message.length < MAX_TEXT$3) last.message += `${text.slice(0, MAX_TEXT$3)}\n`;
}
function levelAt({ levels }, depth) {
	while (levels.length < depth) levels.push(emptyLevel());
	const level = levels[depth] ?? emptyLevel();
	levels[depth] = level;
	return level;
}
const emptyLevel = () => ({
	points: [],
	count: 0,
	planned: void 0
});
function problemOf(state) {
	const { count, planned } = levelAt(state, 0);
	if (state.bailed !== void 0) return state.bailed;
	if (state.levels.length > 1) return "The TAP output ends inside a subtest.";
	if (planned === void 0) return "The TAP output has no plan.";
	return count === planned ? void 0 : `The TAP output has ${count} of ${planned} planned tests.`;
}

// src/proof/runners/node/tap.ts
const tap = {
	name: "TAP",
	signs: /^$/,
	matches: ([program]) => /(^|\/)tape$/.test(program ?? ""),
	instrument: () => ({}),
	async parse({ directory, readStdout }) {
		const tests = [];
		const reader = createTapReader((test) => tests.push(test));
		readStdout(reader.write);
		if (!reader.end()) return void 0;
		const results = createResults(directory);
		for (const test of isTape(tests) ? joinAssertions(tests) : tests) results.add({
			...test,
			file: void 0
		});
		return results.all();
	}
};
const isTape = ([first]) => first?.heading?.nth === 1 && !first.heading.text.startsWith("Subtest:");
function joinAssertions(assertions) {
	const tests = /* @__PURE__ */ new Map();
	for (const { heading, status, message } of assertions) {
		const known = tests.get(heading);
		tests.set(heading, {
			file: void 0,
			names: [heading?.text ?? ""],
			status: known ? worse(known.status, status) : status,
			message: known?.message ?? message
		});
	}
	return [...tests.values()];
}

// src/proof/run-tests.ts
const MAX_OUTPUT_BYTES = 262144;
const KILL_AFTER_BYTES = 67108864;
const PIECE_BYTES = 262144;
const MAX_REPORT_BYTES = 268435456;
async function runTests(workspace, plan, run) {
	const folder = await workspace.openReportFolder();
	try {
		const only = run.only && canSelect(plan, run.only) ? run.only : [];
		const placed = plan.runners.map((runner) => place(runner, folder.path, {
			words: plan.words,
			only
		}));
		await folder.add(Object.fromEntries(placed.flatMap(filesBelow)));
		const project = await watch(workspace, placed);
		const pieces = [];
		const result = await workspace.run(buildCommand(plan, placed, folder), {
			timeoutMs: run.timeoutMs,
			maxOutputBytes: MAX_OUTPUT_BYTES,
			killAfterBytes: KILL_AFTER_BYTES,
			onStdout: (bytes) => pieces.push(bytes),
			signal: run.signal
		});
		const names = await folder.list();
		const { maxReportBytes = MAX_REPORT_BYTES } = run;
		const cut = /* @__PURE__ */ new Set();
		const left = {
			folder,
			names,
			project,
			stdout: Buffer.concat(pieces),
			result,
			directory: workspace.visibleDirectory,
			maxReportBytes,
			cut
		};
		return createReport(result, plan, {
			reported: await readReports(placed, left),
			limit: describeLimits(result, left),
			only: namesOfSelected(only)
		});
	} finally {
		await folder.remove();
	}
}
const MAX_WORD_BYTES = 122880;
const MAX_WORDS_BYTES = 524288;
function canSelect({ runners, words }, only) {
	const start = (tests) => runners.map((runner) => place(runner, "", {
		words,
		only: tests
	}).instrumentation);
	const chosen = start(only);
	return JSON.stringify(chosen) !== JSON.stringify(start([])) && chosen.every(({ words: own = [] }) => canStart(own));
}
function canStart(words) {
	const sizes = words.map((word) => Buffer.byteLength(word) + 1);
	return sizes.every((size) => size <= MAX_WORD_BYTES) && sizes.reduce((sum, size) => sum + size, 0) <= MAX_WORDS_BYTES;
}
const namesOfSelected = (only) => only.length === 0 ? void 0 : [...new Set(only.flatMap(({ id, file }) => [id, file ?? id]))];
function place(runner, path, run) {
	const name = runner.name.replace(/\W+/g, "-");
	return {
		runner,
		name,
		instrumentation: runner.instrument({
			folder: `${path}/${name}`,
			...run
		})
	};
}
function filesBelow({ name, instrumentation: { files = {}, programs = {} } }) {
	return [
		[`${name}/.keep`, ""],
		...Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
		...Object.entries(programs).map(([program, text]) => [`${name}/bin/${program}`, text])
	];
}
const NOTHING$1 = {
	list: async () => [],
	read: async () => false
};
async function watch(workspace, placed) {
	const globs = placed.flatMap(({ instrumentation }) => instrumentation.leaves ?? []);
	return globs.length === 0 ? NOTHING$1 : workspace.watchReports(globs);
}
function buildCommand(plan, placed, { path }) {
	const withPrograms = placed.filter(({ instrumentation }) => instrumentation.programs);
	return {
		argv: plan.start(placed[0]?.instrumentation.words),
		env: placed.reduce((env, { instrumentation }) => joinEnv(env, instrumentation.env ?? {}), plan.env),
		usesPackageBins: true,
		pathFirst: withPrograms.map(({ name }) => `${path}/${name}/bin`)
	};
}
function joinEnv(own, added) {
	const joined = Object.entries(added).map(([name, value]) => {
		const separator = /(PATH|LIB)$/.test(name) ? ":" : " ";
		return [name, own[name] ? `${own[name]}${separator}${value}` : value];
	});
	return {
		...own,
		...Object.fromEntries(joined)
	};
}
function describeLimits({ ending, limit }, { cut, maxReportBytes }) {
	const sentences = [
		...limit === void 0 ? [] : [limit],
		...ending === "timed_out" ? ["The input \"test-timeout-minutes\" gives it more time."] : [],
		...[...cut].map((name) => `Of the report ${JSON.stringify(name)} only the first ${size(maxReportBytes)} were read. Split the tests.`)
	];
	return sentences.length === 0 ? void 0 : sentences.join(" ");
}
async function readReports(placed, left) {
	const reported = [];
	for (const { runner, name } of placed) {
		const tests = await runner.parse(reportsOf(name, left));
		if (tests) reported.push({
			runner,
			tests
		});
	}
	if (reported.length > 0) return reported;
	const tests = await tap.parse(reportsOf("", left));
	return tests ? [{
		runner: tap,
		tests
	}] : [];
}
function reportsOf(name, left) {
	const { folder, names, project, stdout, result, directory } = left;
	const own = names.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1));
	return {
		folder: {
			list: async () => own,
			read: (file, take) => readReport({
				files: folder,
				name: `${name}/${file}`,
				take
			}, left)
		},
		project: {
			list: project.list,
			read: (file, take) => readReport({
				files: project,
				name: file,
				take
			}, left)
		},
		readStdout(take) {
			const decoder = new TextDecoder();
			for (let at = 0; at < stdout.length; at += PIECE_BYTES) take(decoder.decode(stdout.subarray(at, at + PIECE_BYTES), { stream: true }));
			take(decoder.decode());
		},
		output: result.output,
		exitCode: result.exitCode,
		directory
	};
}
async function readReport({ files, name, take }, { maxReportBytes, cut }) {
	let bytes = 0;
	const isThere = await files.read(name, maxReportBytes, (piece) => {
		bytes += Buffer.byteLength(piece);
		take(piece);
	});
	if (bytes >= maxReportBytes) cut.add(name);
	return isThere;
}
function createReport({ exitCode, ending, durationMs, output }, plan, { reported, limit, only }) {
	return {
		runner: (reported.length > 0 || !plan.words ? reported.map(({ runner }) => runner) : plan.runners).map((runner) => runner.name).join(" + ") || "exit code",
		exitCode,
		ending,
		durationMs,
		tests: reported.length > 0 ? joinTests(reported) : void 0,
		output,
		...limit !== void 0 && { limit },
		...only && { only }
	};
}
function joinTests(reported) {
	const [first, ...others] = reported;
	if (!first || others.length === 0) return first?.tests ?? [];
	const seen = new Set(first.tests.map((test) => test.id));
	const added = others.flatMap(({ runner, tests }) => tests.map((test) => seen.has(test.id) ? {
		...test,
		id: `${test.id} (${runner.name})`
	} : test));
	return [...first.tests, ...added];
}

// src/proof/repeat.ts
const SLOW_MS = 1e4;
function isSlow(reports, { slowMs = SLOW_MS }) {
	return reports.some(({ only, durationMs }) => only === void 0 && durationMs >= slowMs);
}
const repeatTests = (tree, repeats, parts) => inCopy(tree, parts, (copy) => repeatIn(copy, repeats, parts));
async function repeatIn(copy, { runs, about, look }, parts) {
	const plan = await parts.planFor(copy);
	const runOnce = (only) => runTests(copy, plan, {
		...parts.run,
		...only && { only }
	});
	const first = await runOnce();
	if (runs === 1) return [first];
	const wanted = about ? await about(first) : [];
	if (wanted === void 0) return [first];
	const only = withNeighbours(wanted, first);
	if (isSlow([first], parts) && canSelect(plan, only)) return [first, ...await repeatNarrowed(first, {
		runs: runs - 1,
		only,
		look
	}, runOnce)];
	return [first, ...await repeatWhole(runs - 1, runOnce)];
}
async function inCopy(tree, parts, work) {
	const copy = await parts.openCopy(tree);
	try {
		return await work(copy);
	} finally {
		await copy.close();
	}
}
const wholeRuns = (reports) => reports.filter(({ only }) => only === void 0);
const failingIn = ({ tests = [] }) => tests.filter(isFailing);
function selectGreen(ids, { tests = [] }) {
	const green = new Set(ids);
	return tests.filter(({ id, file }) => green.has(id) || file !== void 0 && green.has(file));
}
function withNeighbours(wanted, { tests = [] }) {
	const files = new Set(wanted.flatMap(({ file }) => file ?? []));
	const ids = new Set(wanted.map(({ id }) => id));
	return tests.filter(({ id, file }) => ids.has(id) || file !== void 0 && files.has(file));
}
async function repeatWhole(runs, runOnce) {
	const reports = [];
	for (let i = 0; i < runs; i++) {
		const report = await runOnce();
		reports.push(report);
		if (report.ending === "timed_out") break;
	}
	return reports;
}
async function repeatNarrowed(first, { runs, only, look }, runOnce) {
	const narrowed = look ? restrict(look, only) : [];
	while (narrowed.length < runs) narrowed.push(await runOnce(only));
	if (narrowed.every((report) => confirms(report, first))) return narrowed.map((report) => asItWas(report, first));
	const seen = narrowed.length > 1 ? narrowed : [...narrowed, await runOnce(only)];
	return seen.every((report) => seen.every((other) => isSame(report, other))) ? repeatWhole(runs, runOnce) : seen;
}
function restrict(report, wanted) {
	const reported = byId(report.tests ?? []);
	const tests = wanted.flatMap(({ id }) => reported.get(id) ?? []);
	const only = namesOfSelected(wanted);
	return only && report.ending === "exited" && tests.length === wanted.length ? [{
		...report,
		tests,
		only
	}] : [];
}
function asItWas({ only, ...report }, whole) {
	const reported = byId(report.tests ?? []);
	const isWhole = (whole.tests ?? []).every(({ id }) => reported.has(id));
	return only === void 0 || isWhole ? report : {
		...report,
		only
	};
}
function confirms(report, whole) {
	const isRed = failingIn(report).length > 0;
	return report.ending === "exited" && report.exitCode !== 0 === isRed && isIn(report, whole);
}
const isSame = (one, other) => one.exitCode === other.exitCode && isIn(one, other);
function isIn(report, other) {
	const [here, there] = [byId(report.tests ?? []), byId(other.tests ?? [])];
	return [...report.only ?? [], ...here.keys()].every((id) => here.get(id)?.status === there.get(id)?.status);
}

// src/proof/evidence.ts
function createEvidence(change, comparison, runs) {
	const isolation = describeIsolation(runs.sandbox);
	return {
		...comparison,
		remarks: [
			...isolation === void 0 ? [] : [isolation],
			...comparison.remarks,
			...describeOrder(runs)
		],
		sandbox: runs.sandbox,
		hunks: [],
		patchSha256: change.sha256,
		baseTree: change.baseTree,
		tree: change.tree,
		runner: runs.after.at(-1)?.runner ?? runs.before.at(-1)?.runner ?? "none",
		before: summarise(runs.before),
		after: summarise(runs.after)
	};
}
const SEED = /(?:--randomly-seed=|Randomized with seed |Run options:.*--seed |-test\.shuffle |Random Seed:\s+|^Seed:\s+|Running tests with seed ")(\d+)/m;
function describeOrder({ before, after }) {
	const seedsOf = (reports) => [...new Set(reports.flatMap(({ output }) => SEED.exec(output)?.[1] ?? []))].join(", ");
	const [first, second] = [seedsOf(before), seedsOf(after)];
	if (first === "" && second === "") return [];
	return [`Tests ran in random order, by the seeds ${first || "unknown"} before and ${second || "unknown"} after.`];
}
const isOfMachine = (remark, sandbox) => remark === describeIsolation(sandbox) || /^Tests ran in random order, by the seeds ([\d, ]+|unknown) before and ([\d, ]+|unknown) after\.$/.test(remark);
function summarise(runs) {
	const whole = wholeRuns(runs);
	const last = whole.at(-1);
	const narrowed = runs.length - whole.length;
	return {
		exitCode: runs.find((report) => report.exitCode !== 0)?.exitCode ?? last?.exitCode ?? -1,
		durationMs: Math.round(runs.reduce((sum, report) => sum + report.durationMs, 0)),
		counts: last?.tests ? countTests(last) : null,
		runs: runs.length,
		...narrowed > 0 && { narrowed }
	};
}
function countTests(report) {
	const count = (status) => (report.tests ?? []).filter((test) => test.status === status).length;
	return {
		passed: count("passed"),
		failed: count("failed"),
		errored: count("errored"),
		skipped: count("skipped"),
		todo: count("todo"),
		expected_failure: count("expected_failure")
	};
}
function digestIds(ids) {
	return createHash("sha256").update([...ids].sort().join("\n")).digest("hex");
}

// src/proof/command/words.ts
function trySplitCommand(text) {
	const words = trySplitWords(text);
	if (!words) return void 0;
	const env = {};
	let first = 0;
	for (const word of words) {
		const assignment = /^([A-Za-z_]\w*)=(.*)$/s.exec(word);
		if (!assignment?.[1]) break;
		env[assignment[1]] = assignment[2] ?? "";
		first += 1;
	}
	const [program, ...args] = words.slice(first);
	return program === void 0 ? void 0 : {
		env,
		words: [program, ...args]
	};
}
const TOKEN$1 = /\s+|'([^']*)'|"((?:[^"\\$`]|\\.)*)"|\\([^\n])|([^\s'"\\|&;<>()$`*?[\]{}~#!]+)|([~#!{}])/gy;
function trySplitWords(text) {
	const words = [];
	let word;
	let end = 0;
	for (const match of text.trim().matchAll(TOKEN$1)) {
		end = match.index + match[0].length;
		const [token, single, double, escaped, plain, special] = match;
		const part = single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? plain;
		if (part !== void 0) word = (word ?? "") + part;
		else if (special !== void 0 && /[#!~]/.test(special) && word !== void 0) word += special;
		else if (special !== void 0) return void 0;
		else if (token.trim() === "" && word !== void 0) {
			words.push(word);
			word = void 0;
		}
	}
	if (word !== void 0) words.push(word);
	return end === text.trim().length ? words : void 0;
}
const WRAPPERS = [
	/^(npx|pnpm|bunx) (--yes|--no-install|--no|-y|dlx) (-- )?/,
	/^(npx|bunx|pnpx|(npm|pnpm|yarn) exec( --)?|poetry run|uv run|pipenv run|pdm run|hatch run|bundle exec) /,
	/^(yarn|pnpm)( run)? (?=(ava|jest|mocha|tape|vitest)( |$))/,
	/^(cross-env|env)( [A-Za-z_]\w*=\S*)+ /,
	/^(c8|nyc|dotenv --|time|nice) /,
	/^(timeout( -[ks] \S+| -\S+)* [\d.]+[smhd]?|xvfb-run( -[ns] \S+| -\S+)*) /,
	/^coverage run (?=-m )/,
	/^python[\d.]* -m coverage run (?=-m )/
];
function unwrap(words) {
	const SEPARATOR = " ";
	const line = words.map((word) => word.replaceAll(SEPARATOR, "\u00A0")).join(SEPARATOR);
	const wrapper = WRAPPERS.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== void 0);
	if (wrapper === void 0) return words;
	const rest = words.slice(wrapper.trim().split(SEPARATOR).length);
	return unwrap(/coverage run/.test(wrapper) ? ["python3", ...rest] : rest);
}
const shellCommand = (text) => [
	"bash",
	"--noprofile",
	"--norc",
	"-eo",
	"pipefail",
	"-c",
	text
];

// src/proof/command/scripts.ts
const MAX_BYTES = 1048576;
const textReader = (workspace) => (path) => tryReadText(workspace, path, MAX_BYTES);
const PACKAGE = looseObject({ scripts: record(string(), string()).optional() });
function parsePackage(text) {
	try {
		return PACKAGE.parse(JSON.parse(text));
	} catch {
		throw new ConfigError("package.json cannot be read: it is not valid JSON, or its \"scripts\" are not strings.");
	}
}
async function readScripts(words, readText) {
	const [program = "", ...args] = words;
	if (MANAGER.test(program)) return readPackageScripts(words, readText);
	if (program === "composer") return readComposerScripts(args, readText);
	if (/^g?make$/.test(program)) return readRecipes(args, readText);
	if (program === "tox") return readToxCommands(readText);
	if (/^((\/usr)?\/bin\/)?(ba|da|z)?sh$/.test(program)) return readShell(program, args, readText);
	if (/^\.\/[\w./-]+$/.test(program)) return readScriptFile(program.slice(2), "", readText);
	return [];
}
async function readPackageScript(words, readText) {
	const { name, rest } = readCall(words);
	if (rest.length > 0) return void 0;
	const scripts = await readPackage(readText);
	const text = scripts.get(name);
	if (text === void 0) return void 0;
	return {
		...inPackage(name, text),
		hasHooks: scripts.has(`pre${name}`) || scripts.has(`post${name}`),
		env: {
			npm_lifecycle_event: name,
			npm_lifecycle_script: text
		}
	};
}
const MANAGER = /^(npm|pnpm|yarn|bun)$/;
function readCall([manager = "", ...args]) {
	const words = args.filter((arg) => !/^(-s|--silent|--if-present)$/.test(arg));
	const isRun = /^run(-script)?$/.test(words[0] ?? "");
	if (!MANAGER.test(manager) || manager === "bun" && !isRun) return {
		name: "",
		rest: []
	};
	if (words[0] === "t") return {
		name: "test",
		rest: words.slice(1)
	};
	const [name = "", ...rest] = isRun ? words.slice(1) : words;
	return {
		name,
		rest
	};
}
async function readPackage(readText) {
	return new Map(Object.entries(parsePackage(await readText("package.json") ?? "{}").scripts ?? {}));
}
const inPackage = (name, text) => ({
	where: `the script "${name}" in package.json`,
	text,
	stopsAtFailure: false,
	watchesPipes: false
});
async function readPackageScripts(words, readText) {
	const { name } = readCall(words);
	const text = (await readPackage(readText)).get(name);
	return text === void 0 ? [] : [inPackage(name, text)];
}
const COMPOSER = object({ scripts: record(string(), union([string(), array(string())]).catch([])).catch({}) }).catch({ scripts: {} });
async function readComposerScripts(args, readText) {
	const name = (/^run(-script)?$/.test(args[0] ?? "") ? args[1] : args[0]) ?? "";
	const { scripts } = COMPOSER.parse(tryParseJson(await readText("composer.json") ?? ""));
	return [scripts[name] ?? []].flat().map((text) => ({
		where: `the script "${name}" in composer.json`,
		text: text.replace(/^@(?=php )/, "").replace(/^@/, "composer "),
		stopsAtFailure: false,
		watchesPipes: false
	}));
}
async function readRecipes(args, readText) {
	const folder = args.includes("-C") ? `${args[args.indexOf("-C") + 1]}/` : "";
	const target = args.find((arg, i) => /^[\w.-]+$/.test(arg) && !arg.startsWith("-") && args[i - 1] !== "-C");
	for (const name of [
		"GNUmakefile",
		"makefile",
		"Makefile"
	]) {
		const text = await readText(folder + name);
		if (text !== void 0) return recipeOf(text.replace(/\\\n/g, " "), target, folder + name);
	}
	return [];
}
function recipeOf(makefile, target, where) {
	const lines = makefile.split("\n");
	const variables = new Map(lines.flatMap((line) => {
		const [, name, value] = /^(\w+)\s*[:?]?=\s*(.*)$/.exec(line) ?? [];
		return name === void 0 || value === void 0 ? [] : [[name, value]];
	}));
	const isHead = (line) => (target === void 0 ? /^[\w-]+\s*:(?!=)/ : new RegExp(`^${target}\\s*:(?!=)`)).test(line);
	const at = lines.findIndex(isHead);
	if (at === -1) return [];
	const end = lines.findIndex((line, i) => i > at && line.trim() !== "" && !line.startsWith("	"));
	const recipe = lines.slice(at + 1, end === -1 ? lines.length : end).filter((line) => line.trim() !== "");
	const name = lines[at]?.split(":")[0];
	return recipe.map((line) => {
		const text = line.trim().replace(/\$[({](\w+)[)}]/g, (whole, variable) => variables.get(variable) ?? whole);
		const isIgnored = /^[@+]*-/.test(text);
		return {
			where: `the target "${name}" in ${where}`,
			text: text.replace(/^[@+-]+\s*/, "").replaceAll("$$", "$") + (isIgnored ? " || true" : ""),
			stopsAtFailure: false,
			watchesPipes: false
		};
	});
}
async function readToxCommands(readText) {
	return [...(await readText("tox.ini") ?? await readText("setup.cfg") ?? "").matchAll(/^commands\s*=(.*(?:\n[ \t]+.*)*)/gm)].flatMap(([, lines = ""]) => lines.replace(/\\\n/g, " ").split("\n")).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")).map((line) => ({
		where: "the commands in tox.ini",
		text: line.startsWith("-") ? `${line.replace(/^-\s*/, "")} || true` : line,
		stopsAtFailure: true,
		watchesPipes: true
	}));
}
async function readShell(program, args, readText) {
	const options = args.filter((arg) => /^[-+]/.test(arg)).join(" ");
	const at = args.findIndex((arg) => /^-\w*c$/.test(arg));
	if (at === -1) return readScriptFile(args.find((arg) => !/^[-+]/.test(arg)) ?? "", options, readText);
	const text = args[at + 1] ?? "";
	const watchesPipes = args.includes("pipefail");
	return [{
		where: `"${program} -c"`,
		text,
		stopsAtFailure: /-\w*e/.test(options),
		watchesPipes
	}];
}
async function readScriptFile(path, options, readText) {
	const text = path === "" || path.startsWith("/") ? void 0 : await readText(path);
	if (text === void 0 || !/^(?!#!)|^#!.*sh\b/.test(text)) return [];
	const [first = ""] = text.split("\n");
	const flags = `${options} ${first.startsWith("#!") ? first : ""}`;
	return [{
		where: path,
		text,
		stopsAtFailure: /\s-\w*e/.test(flags),
		watchesPipes: false
	}];
}
const wordsOf = (text) => trySplitCommand(text)?.words ?? text.split(/\s+/);

// src/proof/command/shell-line.ts
const TOKEN = /'[^']*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\$\((?:[^()]|\([^()]*\))*\)|\\[\s\S]|(?<![^\s])#[^\n]*|\d*[<>]{1,2}&?|&>{1,2}|(&&|\|\||\|&|;;|[;\n|&])|[\s\S]/g;
const MAX_TEXT$2 = 2e4;
function splitList(text) {
	const commands = [];
	let command = "";
	for (const [token, found] of text.slice(0, MAX_TEXT$2).matchAll(TOKEN)) {
		if (token.startsWith("#")) continue;
		if (found === void 0) {
			command += token;
			continue;
		}
		if (command.trim() !== "") commands.push({
			text: command.trim(),
			operator: operatorOf(found)
		});
		command = "";
	}
	if (command.trim() !== "") commands.push({
		text: command.trim(),
		operator: void 0
	});
	return commands;
}
function operatorOf(token) {
	switch (token) {
		case "&&":
		case "||":
		case "&": return token;
		case "|":
		case "|&": return "|";
		default: return ";";
	}
}

// src/proof/harness.ts
const MAX_DEPTH$3 = 5;
async function findHarness(command, workspace) {
	const files = new Set(await workspace.list("."));
	const readText = textReader(workspace);
	const lines = await readLines(command, readText);
	const settings = [...files].filter((path) => SETTINGS.test(path) || PYTHON_SETTINGS.test(path));
	const named = await Promise.all(settings.map(async (path) => resolveAll(namesIn(path, await readText(path) ?? ""), posix.dirname(path), files)));
	const options = resolveAll(lines.flatMap((line) => [...line.matchAll(OPTION)].flatMap(([, value]) => value ?? [])), ".", files);
	return {
		files: [.../* @__PURE__ */ new Set([...options, ...named.flat()])].filter((path) => CODE.test(path)),
		program: lines.map((line) => findProgram(line, files)).find((path) => path !== void 0)
	};
}
async function readLines(command, readText) {
	const lines = [];
	const seen = /* @__PURE__ */ new Set();
	let texts = [command];
	for (let depth = 0; depth <= MAX_DEPTH$3 && texts.length > 0; depth++) {
		for (const text of texts) seen.add(text);
		const called = texts.flatMap(splitList).map((listed) => listed.text);
		lines.push(...called);
		const scripts = await Promise.all(called.map((line) => readScripts(unwrap(wordsOf(line)), readText)));
		texts = [...new Set(scripts.flat().map(({ text }) => text))].filter((text) => !seen.has(text));
	}
	return lines;
}
const CODE = /\.([cm]?[jt]sx?|json|ya?ml|toml|ini|cfg|py|rb|php)$/;
const OPTION = /(?<![\w-])(?:--(?:import|require|(?:experimental-)?loader|config|setup[\w-]*|global[\w-]*|file|(?:test-)?reporter|env(?:ironment)?|runner|bootstrap|preload|rcfile)|-[rcp])(?:=|[\s"',]+)([\w@./+-]+)/g;
const PROGRAMS$1 = /^(.*\/)?(node|python[\d.]*|ruby|perl|php|(ba|da|z)?sh|tsx|ts-node|bun|deno)$/;
function findProgram(line, files) {
	const [program = "", ...args] = unwrap(wordsOf(line));
	return (PROGRAMS$1.test(program) ? args : [program]).map((word) => posix.normalize(word)).find((word) => files.has(word));
}
const SETTINGS = /(^|\/)(package\.json|(jest|vitest?|karma|playwright|cypress|ava)[\w.-]*\.(config|conf)\.([cm]?[jt]s|json)|\.mocharc(\.\w+)?|\.taprc|bunfig\.toml|\.babelrc(\.\w+)?|babel\.config\.([cm]?js|json)|phpunit\.xml(\.dist)?|\.rspec)$/;
const PYTHON_SETTINGS = /(^|\/)(conftest\.py|pytest\.(ini|toml)|pyproject\.toml|tox\.ini|setup\.cfg)$/;
const VALUES = String.raw`(\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|(?:\n\s*-[^\n]*)+|[^\n,]*)`;
const KEYED = new RegExp(`\\b(?:setup\\w*|global(?:Setup|Teardown)|require|import|file|loader|preload|(?:test)?[rR]unner|testSequencer|(?:testE|e)nvironment|reporters?|transform|resolver|snapshotSerializers?|bootstrap|plugins|presets)\\b['"]?\\s*[:=][ \\t]*${VALUES}`, "g");
const PLUGINS = new RegExp(`\\bpytest_plugins\\s*=\\s*${VALUES}`, "g");
function namesIn(path, text) {
	const own = path.endsWith("package.json") ? sectionsOf(text) : text;
	const keyed = own.matchAll(PYTHON_SETTINGS.test(path) ? PLUGINS : KEYED);
	const options = [...own.matchAll(/^[ \t]*(addopts\b|-).*$/gm)].flatMap(([line]) => [...line.matchAll(OPTION)]);
	return [...[...keyed].flatMap(([, values]) => values?.match(/[\w@<>./+-]+/g) ?? []), ...options.flatMap(([, value]) => value ?? [])];
}
function sectionsOf(text) {
	const whole = tryParseJson(text);
	const sections = typeof whole === "object" && whole !== null ? Object.entries(whole) : [];
	return JSON.stringify(Object.fromEntries(sections.filter(([name]) => SECTIONS$1.has(name))), null, 1);
}
const SECTIONS$1 = /* @__PURE__ */ new Set([
	"jest",
	"mocha",
	"ava",
	"tap",
	"vitest",
	"nyc",
	"c8",
	"babel"
]);
const ENDINGS = [
	"",
	".js",
	".cjs",
	".mjs",
	".ts",
	".cts",
	".mts",
	".tsx",
	".jsx",
	".rb",
	"/index.js",
	"/index.ts"
];
function resolveAll(names, folder, files) {
	return names.flatMap((name) => {
		const path = posix.join(folder, name.replace(/^<rootDir>\//, ""));
		const module = /^\w+(\.\w+)*$/.test(name) ? name.replaceAll(".", "/") : void 0;
		return [...ENDINGS.map((ending) => path + ending), ...module === void 0 ? [] : [
			`${module}.py`,
			`${module}/__init__.py`,
			`src/${module}.py`
		]].find((candidate) => files.has(candidate)) ?? [];
	});
}

// src/proof/integrity/python.ts
const LANGUAGE$2 = /\.py$/;
const withFailingFunctions = {
	language: LANGUAGE$2,
	write({ text }, naming) {
		const functions = renderFunctions(naming.nonce) + renderNamesakes(`class Test${naming.nonce}:`, naming);
		return /\bTestCase\b/.test(text) ? {
			text: functions + renderMethods(naming.nonce),
			count: 6
		} : {
			text: functions,
			count: 3
		};
	}
};
const withFailingMethods = {
	language: LANGUAGE$2,
	write: (_file, naming) => ({
		text: renderMethods(naming.nonce) + renderNamesakes(`class zz_names_${naming.nonce}(zz_unittest_${naming.nonce}.TestCase):`, naming),
		count: 3,
		names: [...[
			0,
			1,
			2
		].map((i) => [`zz_case_${naming.nonce}`, `test_${i}`]), ...functionsOf(naming).map((name) => [`zz_names_${naming.nonce}`, name])]
	})
};
const functionsOf = ({ namesakes }) => [...new Set(namesakes.map((name) => name.replace(/\[.*$/s, "")).filter((name) => /^test\w*$/.test(name)))];
function renderNamesakes(head, naming) {
	const methods = functionsOf(naming).map((name) => `    def ${name}(self):\n        raise RuntimeError("${naming.nonce}")\n`);
	return methods.length === 0 ? "" : `\n\n${head}\n${methods.join("\n")}`;
}
const pythonProgram = {
	language: LANGUAGE$2,
	fail({ text }, nonce) {
		return [...text.match(/^(from [\w.]+ import (\([^)]*\)|[^(\n]+)|import [^\n]+)$/gm) ?? [], `raise RuntimeError("${nonce}")`].map((line) => `${line}\n`).join("");
	}
};
const renderFunctions = (nonce) => `


def test_case_${nonce}_0():
    import pytest

    def equal(a, b):
        assert a == b

    checks = (
        lambda: equal([1], [2]),
        lambda: equal(1, pytest.approx(2)),
        lambda: pytest.raises(ValueError, lambda: None),
        lambda: pytest.fail("a"),
    )
    for check in checks:
        try:
            check()
        except BaseException:
            continue
        return
    raise RuntimeError("${nonce}")


def test_case_${nonce}_1():
    raise RuntimeError("${nonce}")


def test_case_${nonce}_2():
    assert [1] == [2]
`;
const renderMethods = (nonce) => `

import unittest as zz_unittest_${nonce}


class zz_case_${nonce}(zz_unittest_${nonce}.TestCase):
    def test_0(self):
        def fail():
            raise ValueError("a")

        checks = (
${CHECKS.map((check) => `            lambda: ${check},`).join("\n")}
        )
        for check in checks:
            try:
                check()
            except Exception:
                continue
            return
        raise RuntimeError("${nonce}")

    def test_1(self):
        raise RuntimeError("${nonce}")

    def test_2(self):
        assert [1] == [2]
`;
const CHECKS = [
	"self.fail(\"a\")",
	"self.assertTrue(False)",
	"self.assertFalse(True)",
	"self.assertEqual(1, 2)",
	"self.assertEqual([1], [2])",
	"self.assertEqual((1,), (2,))",
	"self.assertEqual({1: 1}, {1: 2})",
	"self.assertEqual({1}, {2})",
	"self.assertEqual(\"a\", \"b\")",
	"self.assertNotEqual(1, 1)",
	"self.assertIs(1, 2)",
	"self.assertIsNot(1, 1)",
	"self.assertIsNone(1)",
	"self.assertIsNotNone(None)",
	"self.assertIn(1, [])",
	"self.assertNotIn(1, [1])",
	"self.assertIsInstance(1, str)",
	"self.assertNotIsInstance(1, int)",
	"self.assertGreater(1, 2)",
	"self.assertGreaterEqual(1, 2)",
	"self.assertLess(2, 1)",
	"self.assertLessEqual(2, 1)",
	"self.assertAlmostEqual(1, 2)",
	"self.assertNotAlmostEqual(1, 1)",
	"self.assertListEqual([1], [2])",
	"self.assertDictEqual({1: 1}, {1: 2})",
	"self.assertCountEqual([1], [2])",
	"self.assertRegex(\"a\", \"b\")",
	"self.assertNotRegex(\"a\", \"a\")",
	"self.assertRaises(ValueError, lambda: None)",
	"self.assertRaisesRegex(ValueError, \"b\", fail)",
	"self.assertWarns(UserWarning, lambda: None)"
];

// src/proof/integrity/ruby.ts
const LANGUAGE$1 = /\.rb$/;
const withFailingExamples = {
	language: LANGUAGE$1,
	write(_file, { nonce, namesakes }) {
		return {
			text: `\n\nRSpec.describe do\n${[
				`it("${nonce} 0") { expect(1).to eq(2) }`,
				`it("${nonce} 1") { expect([1]).to include(2) }`,
				`it("${nonce} 2") { raise "${nonce}" }`,
				...namesakes.map((name) => `it(${quote(name)}) { raise "${nonce}" }`)
			].map((line) => `  ${line}\n`).join("")}end\n`,
			count: 3,
			names: [
				0,
				1,
				2
			].map((i) => [`${nonce} ${i}`]).concat(namesakes.map((name) => [name]))
		};
	}
};
const withFailingRubyMethods = {
	language: LANGUAGE$1,
	write(_file, { nonce, namesakes }) {
		const own = namesakes.filter((name) => /^test_\w+[?!]?$/.test(name));
		const methods = [
			`def test_0; assert_equal 1, 2; end`,
			`def test_1; assert false; end`,
			`def test_2; raise "${nonce}"; end`,
			...own.map((name) => `def ${name}; raise "${nonce}"; end`)
		];
		const suite = `ZzCase${nonce}`;
		return {
			text: `\n\nclass ${suite} < Minitest::Test\n${methods.map((line) => `  ${line}\n`).join("")}end\n`,
			count: 3,
			names: [
				"test_0",
				"test_1",
				"test_2",
				...own
			].map((name) => [suite, name])
		};
	}
};
const quote = (text) => `'${text.replace(/[\\']/g, "\\$&")}'`;

// src/proof/integrity/scripts.ts
const LANGUAGE = /\.[cm]?[jt]sx?$/;
const withFailingScriptTests = (framework) => ({
	language: LANGUAGE,
	write({ path, text }, { nonce, namesakes }) {
		const load = isModule(path, text) ? importing : requiring;
		const names = {
			framework: `f${nonce}`,
			assert: `a${nonce}`,
			chai: `c${nonce}`
		};
		return {
			text: `\n// @ts-ignore\n;${[
				...framework === void 0 ? [] : [load(names.framework, framework)],
				load(names.assert, "node:assert"),
				.../['"]chai['"]/.test(text) ? [load(names.chai, "chai")] : []
			].join("; ")}; ${renderTests(nonce, namesakes, names)}\n`,
			count: 3,
			names: [
				0,
				1,
				2
			].map((i) => [`${nonce} ${i}`]).concat(namesakes.map((name) => [name]))
		};
	}
});
const withFailingAvaTests = {
	language: LANGUAGE,
	write: (file, { nonce }) => ({
		text: renderSimple(file, "ava", {
			nonce,
			bodies: [
				"t => t.is(1, 2)",
				"t => t.deepEqual([1], [2])",
				`() => { throw new Error('${nonce}') }`
			]
		}),
		count: 3
	})
};
const withFailingTapeTests = {
	language: LANGUAGE,
	write: (file, { nonce }) => ({
		text: renderSimple(file, "tape", {
			nonce,
			bodies: [
				"t => { t.equal(1, 2); t.end() }",
				"t => { t.deepEqual([1], [2]); t.end() }",
				"t => { t.ok(false); t.end() }"
			]
		}),
		count: 3
	})
};
function renderSimple({ path, text }, module, { nonce, bodies }) {
	const name = `f${nonce}`;
	return `\n// @ts-ignore\n;${[isModule(path, text) ? `import ${name} from '${module}'` : `const ${name} = require('${module}')`, ...bodies.map((body, i) => `${name}('${nonce} ${i}', ${body})`)].join("; ")}\n`;
}
const importing = (name, module) => `import * as ${name} from '${module}'`;
const requiring = (name, module) => `const ${name} = require('${module}')`;
function isModule(path, text) {
	const kind = /\.([cm])[jt]sx?$/.exec(path)?.[1];
	if (kind !== void 0) return kind === "m";
	return /^[ \t]*(import\s*['"{*]|import\s[^(]|export\s)/m.test(text);
}
const scriptProgram = {
	language: LANGUAGE,
	fail({ path, text }, nonce) {
		const modules = [...text.matchAll(/(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g)];
		const load = isModule(path, text) ? (module) => `import '${module}'` : (module) => `require('${module}')`;
		return [...new Set(modules.flatMap(([, , module]) => module ?? []))].map((module) => `${load(module)}\n`).concat(`throw new Error('${nonce}')\n`).join("");
	}
};
function renderTests(nonce, namesakes, names) {
	const { framework } = names;
	const registers = [...[
		".test",
		".it",
		".default"
	].map((member) => ifThere(framework, member)), ...[
		"test",
		"it",
		"specify"
	].map((name) => ifThere(name))];
	const fail = `throw new Error('${nonce}')`;
	return `{
    const registers = [${registers.join(", ")}].filter((register) => typeof register === 'function');
    const bodies = [${renderChecks(names, fail)}, () => { ${fail} }, async () => { ${fail} }];
    bodies.forEach((body, i) => registers[i % registers.length]?.('${nonce} ' + i, body));
    for (const name of ${JSON.stringify(namesakes)}) registers[0]?.(name, () => { ${fail} });
  }`.replace(/\n\s*/g, " ");
}
function renderChecks({ framework, assert, chai }, fail) {
	const assertions = [
		assert,
		`${assert}.default`,
		`${assert}.strict`,
		"t?.assert",
		ifThere(chai, ".assert")
	];
	const expectations = [
		ifThere("expect"),
		ifThere(framework, ".expect"),
		"t?.expect",
		ifThere(chai, ".expect")
	];
	return `async function () {
    const t = arguments[0];
    const ofAssert = (a) => [() => a(false), ${ASSERTIONS.map((call) => `() => a.${call}`).join(", ")}];
    const ofExpect = (e) => [${EXPECTATIONS.map((call) => `() => e(${call}`).join(", ")}];
    const checks = [[${assertions.join(", ")}].map(ofAssert), [${expectations.join(", ")}].map(ofExpect)].flat(2);
    for (const check of [...checks, () => (1).should.equal(2)]) {
      let isSilent = true;
      try { await check() } catch { isSilent = false }
      if (isSilent) return;
    }
    ${fail};
  }`;
}
const ifThere = (name, member = "") => `typeof ${name} === 'undefined' ? undefined : ${name}${member}`;
const ASSERTIONS = [
	"ok(false)",
	"equal(1, 2)",
	"notEqual(1, 1)",
	"strictEqual(1, 2)",
	"notStrictEqual(1, 1)",
	"deepEqual({ a: 1 }, { a: 2 })",
	"notDeepEqual({ a: 1 }, { a: 1 })",
	"deepStrictEqual({ a: 1 }, { a: 2 })",
	"notDeepStrictEqual({ a: 1 }, { a: 1 })",
	"partialDeepStrictEqual({ a: 1 }, { a: 2 })",
	"match('a', /b/)",
	"doesNotMatch('a', /a/)",
	"throws(() => undefined)",
	"doesNotThrow(() => { throw new Error('a') })",
	"rejects(async () => undefined)",
	"doesNotReject(async () => { throw new Error('a') })",
	"ifError(new Error('a'))",
	"fail('a')",
	"isTrue(false)",
	"isFalse(true)",
	"isNull(1)",
	"isUndefined(1)",
	"isAbove(1, 2)",
	"isBelow(2, 1)",
	"include([1], 2)",
	"lengthOf([1], 2)",
	"property({}, 'a')"
];
const EXPECTATIONS = [
	"1).toBe(2)",
	"1).not.toBe(1)",
	"1).toEqual(2)",
	"1).not.toEqual(1)",
	"1).toStrictEqual(2)",
	"{ a: 1 }).toMatchObject({ a: 2 })",
	"0).toBeTruthy()",
	"1).toBeFalsy()",
	"1).toBeNull()",
	"1).toBeUndefined()",
	"undefined).toBeDefined()",
	"1).toBeNaN()",
	"1).toBeGreaterThan(2)",
	"1).toBeGreaterThanOrEqual(2)",
	"2).toBeLessThan(1)",
	"2).toBeLessThanOrEqual(1)",
	"1).toBeCloseTo(2)",
	"1).toBeInstanceOf(Map)",
	"[1]).toContain(2)",
	"[{ a: 1 }]).toContainEqual({ a: 2 })",
	"[1]).toHaveLength(2)",
	"{}).toHaveProperty('a')",
	"'a').toMatch(/b/)",
	"() => undefined).toThrow()",
	"() => { throw new Error('a') }).not.toThrow()",
	"Promise.resolve(1)).resolves.toBe(2)",
	"Promise.resolve(1)).rejects.toThrow()",
	"1).to.equal(2)",
	"1).to.not.equal(1)",
	"{ a: 1 }).to.deep.equal({ a: 2 })",
	"{ a: 1 }).to.eql({ a: 2 })",
	"false).to.be.true",
	"1).to.be.above(2)",
	"[1]).to.include(2)",
	"[1]).to.have.lengthOf(2)",
	"{}).to.have.property('a')",
	"() => undefined).to.throw()"
];

// src/proof/integrity/canary.ts
function createCanary(file, runner, naming) {
	const writer = runner.split(" + ").flatMap((name) => WRITERS[name] ?? []).find(({ language }) => language.test(file.path));
	if (!writer) return void 0;
	const { path } = file;
	const { text, count, names = [[]] } = writer.write(file, naming);
	return {
		path,
		text: file.text + text,
		alone: text,
		naming,
		count,
		tests: names.map((own) => asSelection(path, own))
	};
}
function createFailingProgram(file, nonce) {
	const text = PROGRAMS.find(({ language }) => language.test(file.path))?.fail(file, nonce);
	const { path } = file;
	const tests = [asSelection(path, [])];
	return text === void 0 ? void 0 : {
		path,
		text,
		alone: text,
		naming: void 0,
		count: 1,
		tests
	};
}
function readCanary(canary, report, usual) {
	const tests = report.tests ?? [];
	const { naming, path } = canary;
	const isFileItself = (test) => test.isFile && test.file === path;
	const own = tests.filter((test) => naming === void 0 ? isFileItself(test) : test.id.includes(naming.nonce));
	const failed = own.filter(isFailing);
	const ignored = [
		...own.filter(isPassing),
		...report.exitCode === 0 ? failed : [],
		...(naming?.namesakes ?? []).flatMap((name) => findFalse(name, canary, {
			tests,
			usual: usual.tests ?? []
		}))
	];
	return {
		failed: failed.map((test) => test.id),
		ignored: ignored.map((test) => test.id),
		isFileBroken: report.tests === void 0 || tests.some((test) => isFileItself(test) && isFailing(test))
	};
}
function findFalse(name, { path }, { tests, usual }) {
	const passing = (results) => results.filter((test) => test.file === path && namesOf(test).at(-1) === name && isPassing(test));
	return passing(tests).slice(passing(usual).length);
}
const asSelection = (path, names) => ({
	id: [path, ...names].join(" > "),
	file: path,
	status: "failed",
	isFile: names.length === 0,
	message: void 0
});
const WRITERS = {
	"node:test": withFailingScriptTests("node:test"),
	jest: withFailingScriptTests(void 0),
	vitest: withFailingScriptTests("vitest"),
	mocha: withFailingScriptTests(void 0),
	ava: withFailingAvaTests,
	TAP: withFailingTapeTests,
	pytest: withFailingFunctions,
	unittest: withFailingMethods,
	rspec: withFailingExamples,
	minitest: withFailingRubyMethods
};
const PROGRAMS = [scriptProgram, pythonProgram];

// src/proof/integrity/integrity.ts
const MAX_FILES = 5;
const MAX_FILE_BYTES = 1048576;
const MAX_NAMESAKES = 5;
async function checkIntegrity(place, parts) {
	const touched = await findTouched(place, parts);
	if (touched.length > 0) return {
		reasons: [describeTouched(touched)],
		remarks: []
	};
	return checkCanaries(place, parts);
}
async function findTouched(place, parts) {
	const own = new Set(place.change.entries.map(({ path }) => path));
	const find = async (copy, sinceMs) => (await copy.touchedSince(sinceMs)).filter((path) => own.has(path) || parts.isProtected(path));
	const touched = await find(place.copy, place.startedAtMs);
	if (touched.length === 0) return [];
	return inCopy(place.beforeTree, parts, async (before) => {
		const sinceMs = Date.now();
		await runTests(before, await parts.planFor(before), parts.run);
		const habitual = new Set(await find(before, sinceMs));
		return touched.filter((path) => !habitual.has(path));
	});
}
const describeTouched = (paths) => `Files that the proof rests on were changed while the tests ran: ${listSome(paths.map(quoted))}.`;
async function checkCanaries(place, parts) {
	const { copy, after, evidence } = place;
	if (evidence.method === "exit_code") return checkProgram(place, parts);
	const canaries = await createCanaries(place, parts.run.signal);
	const usual = wholeRuns(after).at(-1);
	if (canaries.length === 0 || !usual) return remark(`no way is known to do that with ${usual?.runner}`);
	const report = await runCanaries(canaries, copy, {
		parts,
		beside: after.some(({ only }) => only !== void 0) ? withNeighbours(selectGreen(evidence.failToPass, usual), usual) : void 0
	});
	const sightings = canaries.map((canary) => ({
		canary,
		seen: readCanary(canary, report, usual)
	}));
	if (sightings.some(({ seen }) => seen.ignored.length > 0)) return reason("passed");
	const silent = sightings.filter(({ canary, seen }) => seen.failed.length < canary.count);
	if (silent.length === 0) return NOTHING;
	return inCopy(place.beforeTree, parts, (before) => askBefore(silent, {
		before,
		usual
	}, parts));
}
async function askBefore(silent, place, parts) {
	const tests = silent.flatMap(({ canary }) => canary.tests);
	const ways = canSelect(await parts.planFor(place.before), tests) ? [[], void 0] : [void 0];
	for (const beside of ways) {
		const looks = await lookBefore(silent, place, {
			parts,
			beside
		});
		if (looks.some(({ failed, seen }) => failed > seen.failed.length)) return reason("were not reported");
		if (looks.every(({ failed }) => failed > 0)) break;
	}
	return silent.some(({ seen }) => seen.failed.length === 0) ? remark("they are not reported in this project") : NOTHING;
}
async function lookBefore(silent, { before, usual }, how) {
	const look = async (canary) => readCanary(canary, await runCanaries([canary], before, how), usual);
	const looks = [];
	for (const { canary, seen } of silent) {
		const first = await look(canary);
		const was = first.isFileBroken ? await look({
			...canary,
			text: canary.alone
		}) : first;
		looks.push({
			canary,
			seen,
			failed: was.failed.length
		});
	}
	return looks;
}
async function createCanaries({ copy, after, evidence }, signal) {
	const last = wholeRuns(after).at(-1);
	if (!last) return [];
	const tests = last.tests ?? [];
	const green = selectGreen(evidence.failToPass, last);
	const named = [...new Set(green.flatMap((test) => test.file ?? []))];
	const files = named.length > 0 ? named : await findFiles(last.runner, copy, signal);
	const turned = new Set(green);
	const canaries = files.slice(0, MAX_FILES).map(async (path) => {
		const text = await tryReadText(copy, path, MAX_FILE_BYTES);
		if (text === void 0) return void 0;
		const own = tests.filter((test) => test.file === path || named.length === 0);
		const nonce = randomBytes(4).toString("hex");
		if (own.every((test) => test.isFile)) return createFailingProgram({
			path,
			text
		}, nonce);
		const namesakes = own.filter((test) => turned.has(test)).flatMap((test) => namesOf(test).at(-1) ?? []);
		return createCanary({
			path,
			text
		}, last.runner, {
			nonce,
			namesakes: namesakes.slice(0, MAX_NAMESAKES)
		});
	});
	return (await Promise.all(canaries)).flatMap((canary) => canary ?? []);
}
async function findFiles(runner, copy, signal) {
	const module = /^(ava|TAP)$/.exec(runner)?.[0].replace("TAP", "tape");
	if (module === void 0) return [];
	const query = {
		pattern: `(from|require\\()\\s*['"]${module}['"]`,
		glob: void 0,
		contextLines: 0,
		perFile: 1
	};
	try {
		return (await copy.search(query, signal)).map(({ path }) => path);
	} catch (error) {
		if (error instanceof ToolError) return [];
		throw error;
	}
}
async function runCanaries(canaries, copy, { parts, beside }) {
	for (const { path, text } of canaries) await copy.write(path, {
		text,
		hasBom: false
	});
	const only = beside && [...beside, ...canaries.flatMap(({ tests }) => tests)];
	return runTests(copy, await parts.planFor(copy), {
		...parts.run,
		...only && { only }
	});
}
async function checkProgram({ copy }, parts) {
	const plan = await parts.planFor(copy);
	const { program } = await findHarness(plan.command, copy);
	const text = program === void 0 ? void 0 : await tryReadText(copy, program, MAX_FILE_BYTES);
	const canary = program === void 0 || text === void 0 ? void 0 : createFailingProgram({
		path: program,
		text
	}, randomBytes(4).toString("hex"));
	if (!canary) return remark("the program that runs the tests is not known");
	return (await runCanaries([canary], copy, {
		parts,
		beside: void 0
	})).exitCode === 0 ? reason("passed") : NOTHING;
}
const NOTHING = {
	reasons: [],
	remarks: []
};
const reason = (what) => ({
	reasons: [`Tests that must fail ${what} with this patch: it has changed how tests are judged.`],
	remarks: []
});
const remark = (why) => ({
	reasons: [],
	remarks: [`Whether failing tests are still seen as failing was not checked: ${why}.`]
});

// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : 1e400;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -1e400, maxDiagonalToConsider = 1e400;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};

// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
const characterDiff = new CharacterDiff();

// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
function hasOnlyWinLineEndings(string) {
	return string.includes("\r\n") && !string.startsWith("\n") && !string.match(/[^\r]\n/);
}
function hasOnlyUnixLineEndings(string) {
	return !string.includes("\r\n") && string.includes("\n");
}
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}

// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
const wordDiff = new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const deletionWsSuffix = trailingWs(deletion.value, segmenter);
		const overlap = maximumOverlap(deletionWsSuffix, endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const startKeepWsSuffix = trailingWs(startKeep.value, segmenter);
		const deletionWsPrefix = leadingWs(deletion.value, segmenter);
		const overlap = maximumOverlap(startKeepWsSuffix, deletionWsPrefix);
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
const wordsWithSpaceDiff = new WordsWithSpaceDiff();

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
	return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}

// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
const sentenceDiff = new SentenceDiff();

// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
const cssDiff = new CssDiff();

// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
const jsonDiff = new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}

// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
const arrayDiff = new ArrayDiff();

// node_modules/diff/libesm/patch/line-endings.js
function unixToWin(patch) {
	if (Array.isArray(patch)) return patch.map((p) => unixToWin(p));
	return Object.assign(Object.assign({}, patch), { hunks: patch.hunks.map((hunk) => Object.assign(Object.assign({}, hunk), { lines: hunk.lines.map((line, i) => {
		var _a;
		return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\")) ? line : line + "\r";
	}) })) });
}
function winToUnix(patch) {
	if (Array.isArray(patch)) return patch.map((p) => winToUnix(p));
	return Object.assign(Object.assign({}, patch), { hunks: patch.hunks.map((hunk) => Object.assign(Object.assign({}, hunk), { lines: hunk.lines.map((line) => line.endsWith("\r") ? line.substring(0, line.length - 1) : line) })) });
}
function isUnix(patch) {
	if (!Array.isArray(patch)) patch = [patch];
	return !patch.some((index) => index.hunks.some((hunk) => hunk.lines.some((line) => !line.startsWith("\\") && line.endsWith("\r"))));
}
function isWin(patch) {
	if (!Array.isArray(patch)) patch = [patch];
	return patch.some((index) => index.hunks.some((hunk) => hunk.lines.some((line) => line.endsWith("\r")))) && patch.every((index) => index.hunks.every((hunk) => hunk.lines.every((line, i) => {
		var _a;
		return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"));
	})));
}

// node_modules/diff/libesm/patch/parse.js
function parsePatch(uniDiff) {
	const diffstr = uniDiff.split(/\n/), list = [];
	let i = 0;
	function isGitDiffHeader(line) {
		return /^diff --git /.test(line);
	}
	function isDiffHeader(line) {
		return isGitDiffHeader(line) || /^Index:\s/.test(line) || /^diff(?: -r \w+)+\s/.test(line);
	}
	function isFileHeader(line) {
		return /^(---|\+\+\+)\s/.test(line);
	}
	function isHunkHeader(line) {
		return /^@@\s/.test(line);
	}
	function parseIndex() {
		var _a;
		const index = {};
		index.hunks = [];
		list.push(index);
		let seenDiffHeader = false;
		while (i < diffstr.length) {
			const line = diffstr[i];
			if (isFileHeader(line) || isHunkHeader(line)) break;
			if (isGitDiffHeader(line)) {
				if (seenDiffHeader) return;
				seenDiffHeader = true;
				index.isGit = true;
				const paths = parseGitDiffHeader(line);
				if (paths) {
					index.oldFileName = paths.oldFileName;
					index.newFileName = paths.newFileName;
				}
				i++;
				while (i < diffstr.length) {
					const extLine = diffstr[i];
					if (isFileHeader(extLine) || isHunkHeader(extLine) || isDiffHeader(extLine)) break;
					const renameFromMatch = /^rename from (.*)/.exec(extLine);
					if (renameFromMatch) {
						index.oldFileName = "a/" + unquoteIfQuoted(renameFromMatch[1]);
						index.isRename = true;
					}
					const renameToMatch = /^rename to (.*)/.exec(extLine);
					if (renameToMatch) {
						index.newFileName = "b/" + unquoteIfQuoted(renameToMatch[1]);
						index.isRename = true;
					}
					const copyFromMatch = /^copy from (.*)/.exec(extLine);
					if (copyFromMatch) {
						index.oldFileName = "a/" + unquoteIfQuoted(copyFromMatch[1]);
						index.isCopy = true;
					}
					const copyToMatch = /^copy to (.*)/.exec(extLine);
					if (copyToMatch) {
						index.newFileName = "b/" + unquoteIfQuoted(copyToMatch[1]);
						index.isCopy = true;
					}
					const newFileModeMatch = /^new file mode (\d+)/.exec(extLine);
					if (newFileModeMatch) {
						index.isCreate = true;
						index.newMode = newFileModeMatch[1];
					}
					const deletedFileModeMatch = /^deleted file mode (\d+)/.exec(extLine);
					if (deletedFileModeMatch) {
						index.isDelete = true;
						index.oldMode = deletedFileModeMatch[1];
					}
					const oldModeMatch = /^old mode (\d+)/.exec(extLine);
					if (oldModeMatch) index.oldMode = oldModeMatch[1];
					const newModeMatch = /^new mode (\d+)/.exec(extLine);
					if (newModeMatch) index.newMode = newModeMatch[1];
					if (/^Binary files /.test(extLine)) index.isBinary = true;
					i++;
				}
				continue;
			} else if (isDiffHeader(line)) {
				if (seenDiffHeader) return;
				seenDiffHeader = true;
				const headerMatch = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(line);
				if (headerMatch) index.index = line.substring(headerMatch[0].length).trim();
			}
			i++;
		}
		parseFileHeader(index);
		parseFileHeader(index);
		if (index.oldFileName === void 0 !== (index.newFileName === void 0)) throw new Error("Missing " + (index.oldFileName !== void 0 ? "\"+++ ...\"" : "\"--- ...\"") + " file header for " + ((_a = index.oldFileName) !== null && _a !== void 0 ? _a : index.newFileName));
		while (i < diffstr.length) {
			const line = diffstr[i];
			if (isDiffHeader(line) || isFileHeader(line) || /^===================================================================/.test(line)) break;
			else if (isHunkHeader(line)) index.hunks.push(parseHunk());
			else i++;
		}
	}
	function parseGitDiffHeader(line) {
		const rest = line.substring(11);
		if (rest.startsWith("\"")) {
			const oldPath = parseQuotedFileName(rest);
			if (oldPath === null) return null;
			const afterOld = rest.substring(oldPath.rawLength + 1);
			let newFileName;
			if (afterOld.startsWith("\"")) {
				const newPath = parseQuotedFileName(afterOld);
				if (newPath === null) return null;
				newFileName = newPath.fileName;
			} else newFileName = afterOld;
			return {
				oldFileName: oldPath.fileName,
				newFileName
			};
		}
		const quoteIdx = rest.indexOf("\"");
		if (quoteIdx > 0) {
			const oldFileName = rest.substring(0, quoteIdx - 1);
			const newPath = parseQuotedFileName(rest.substring(quoteIdx));
			if (newPath === null) return null;
			return {
				oldFileName,
				newFileName: newPath.fileName
			};
		}
		if (rest.startsWith("a/")) {
			const splits = [];
			let idx = 0;
			while (true) {
				idx = rest.indexOf(" b/", idx + 1);
				if (idx === -1) break;
				splits.push(idx);
			}
			if (splits.length > 0) {
				const mid = splits[Math.floor(splits.length / 2)];
				return {
					oldFileName: rest.substring(0, mid),
					newFileName: rest.substring(mid + 1)
				};
			}
		}
		return null;
	}
	function unquoteIfQuoted(s) {
		if (s.startsWith("\"")) {
			const parsed = parseQuotedFileName(s);
			if (parsed) return parsed.fileName;
		}
		return s;
	}
	function parseQuotedFileName(s) {
		if (!s.startsWith("\"")) return null;
		let result = "";
		let j = 1;
		while (j < s.length) {
			if (s[j] === "\"") return {
				fileName: result,
				rawLength: j + 1
			};
			if (s[j] === "\\" && j + 1 < s.length) {
				j++;
				switch (s[j]) {
					case "a":
						result += "\x07";
						break;
					case "b":
						result += "\b";
						break;
					case "f":
						result += "\f";
						break;
					case "n":
						result += "\n";
						break;
					case "r":
						result += "\r";
						break;
					case "t":
						result += "	";
						break;
					case "v":
						result += "\v";
						break;
					case "\\":
						result += "\\";
						break;
					case "\"":
						result += "\"";
						break;
					case "0":
					case "1":
					case "2":
					case "3":
					case "4":
					case "5":
					case "6":
					case "7": {
						if (j + 2 >= s.length || s[j + 1] < "0" || s[j + 1] > "7" || s[j + 2] < "0" || s[j + 2] > "7") return null;
						const bytes = [parseInt(s.substring(j, j + 3), 8)];
						j += 3;
						while (s[j] === "\\" && s[j + 1] >= "0" && s[j + 1] <= "7") {
							if (j + 3 >= s.length || s[j + 2] < "0" || s[j + 2] > "7" || s[j + 3] < "0" || s[j + 3] > "7") return null;
							bytes.push(parseInt(s.substring(j + 1, j + 4), 8));
							j += 4;
						}
						result += new TextDecoder("utf-8").decode(new Uint8Array(bytes));
						continue;
					}
					default: return null;
				}
			} else result += s[j];
			j++;
		}
		return null;
	}
	function parseFileHeader(index) {
		const fileHeaderMatch = /^(---|\+\+\+)\s+/.exec(diffstr[i]);
		if (fileHeaderMatch) {
			const prefix = fileHeaderMatch[1], data = diffstr[i].substring(3).trim().split("	", 2), header = (data[1] || "").trim();
			let fileName = data[0];
			if (fileName.startsWith("\"")) fileName = unquoteIfQuoted(fileName);
			else fileName = fileName.replace(/\\\\/g, "\\");
			if (prefix === "---") {
				index.oldFileName = fileName;
				index.oldHeader = header;
			} else {
				index.newFileName = fileName;
				index.newHeader = header;
			}
			i++;
		}
	}
	function parseHunk() {
		var _a;
		const chunkHeaderIndex = i, chunkHeader = diffstr[i++].split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
		const hunk = {
			oldStart: +chunkHeader[1],
			oldLines: typeof chunkHeader[2] === "undefined" ? 1 : +chunkHeader[2],
			newStart: +chunkHeader[3],
			newLines: typeof chunkHeader[4] === "undefined" ? 1 : +chunkHeader[4],
			lines: []
		};
		if (hunk.oldLines === 0) hunk.oldStart += 1;
		if (hunk.newLines === 0) hunk.newStart += 1;
		let addCount = 0, removeCount = 0;
		for (; i < diffstr.length && (removeCount < hunk.oldLines || addCount < hunk.newLines || ((_a = diffstr[i]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"))); i++) {
			const operation = diffstr[i].length == 0 && i != diffstr.length - 1 ? " " : diffstr[i][0];
			if (operation === "+" || operation === "-" || operation === " " || operation === "\\") {
				hunk.lines.push(diffstr[i]);
				if (operation === "+") addCount++;
				else if (operation === "-") removeCount++;
				else if (operation === " ") {
					addCount++;
					removeCount++;
				}
			} else throw new Error(`Hunk at line ${chunkHeaderIndex + 1} contained invalid line ${diffstr[i]}`);
		}
		if (!addCount && hunk.newLines === 1) hunk.newLines = 0;
		if (!removeCount && hunk.oldLines === 1) hunk.oldLines = 0;
		if (addCount !== hunk.newLines) throw new Error("Added line count did not match for hunk at line " + (chunkHeaderIndex + 1));
		if (removeCount !== hunk.oldLines) throw new Error("Removed line count did not match for hunk at line " + (chunkHeaderIndex + 1));
		if (i < diffstr.length && diffstr[i] && /^[+ -]/.test(diffstr[i]) && !isFileHeader(diffstr[i])) throw new Error("Hunk at line " + (chunkHeaderIndex + 1) + " has more lines than expected (expected " + hunk.oldLines + " old lines and " + hunk.newLines + " new lines)");
		return hunk;
	}
	while (i < diffstr.length) parseIndex();
	return list;
}

// node_modules/diff/libesm/util/distance-iterator.js
function distance_iterator_default(start, minLine, maxLine) {
	let wantForward = true, backwardExhausted = false, forwardExhausted = false, localOffset = 1;
	return function iterator() {
		if (wantForward && !forwardExhausted) {
			if (backwardExhausted) localOffset++;
			else wantForward = false;
			if (start + localOffset <= maxLine) return start + localOffset;
			forwardExhausted = true;
		}
		if (!backwardExhausted) {
			if (!forwardExhausted) wantForward = true;
			if (minLine <= start - localOffset) return start - localOffset++;
			backwardExhausted = true;
			return iterator();
		}
	};
}

// node_modules/diff/libesm/patch/apply.js
function applyPatch(source, patch, options = {}) {
	let patches;
	if (typeof patch === "string") patches = parsePatch(patch);
	else if (Array.isArray(patch)) patches = patch;
	else patches = [patch];
	if (patches.length > 1) throw new Error("applyPatch only works with a single input.");
	return applyStructuredPatch(source, patches[0], options);
}
function applyStructuredPatch(source, patch, options = {}) {
	if (options.autoConvertLineEndings || options.autoConvertLineEndings == null) {
		if (hasOnlyWinLineEndings(source) && isUnix(patch)) patch = unixToWin(patch);
		else if (hasOnlyUnixLineEndings(source) && isWin(patch)) patch = winToUnix(patch);
	}
	const lines = source.split("\n"), hunks = patch.hunks, compareLine = options.compareLine || ((lineNumber, line, operation, patchContent) => line === patchContent), fuzzFactor = options.fuzzFactor || 0;
	let minLine = 0;
	if (fuzzFactor < 0 || !Number.isInteger(fuzzFactor)) throw new Error("fuzzFactor must be a non-negative integer");
	if (!hunks.length) return source;
	let prevLine = "", removeEOFNL = false, addEOFNL = false;
	for (let i = 0; i < hunks[hunks.length - 1].lines.length; i++) {
		const line = hunks[hunks.length - 1].lines[i];
		if (line[0] == "\\") {
			if (prevLine[0] == "+") removeEOFNL = true;
			else if (prevLine[0] == "-") addEOFNL = true;
		}
		prevLine = line;
	}
	if (removeEOFNL) {
		if (addEOFNL) {
			if (!fuzzFactor && lines[lines.length - 1] == "") return false;
		} else if (lines[lines.length - 1] == "") lines.pop();
		else if (!fuzzFactor) return false;
	} else if (addEOFNL) {
		if (lines[lines.length - 1] != "") lines.push("");
		else if (!fuzzFactor) return false;
	}
	function applyHunk(hunkLines, toPos, maxErrors, hunkLinesI = 0, lastContextLineMatched = true, patchedLines = [], patchedLinesLength = 0) {
		let nConsecutiveOldContextLines = 0;
		let nextContextLineMustMatch = false;
		for (; hunkLinesI < hunkLines.length; hunkLinesI++) {
			const hunkLine = hunkLines[hunkLinesI], operation = hunkLine.length > 0 ? hunkLine[0] : " ", content = hunkLine.length > 0 ? hunkLine.substr(1) : hunkLine;
			if (operation === "-") {
				if (compareLine(toPos + 1, lines[toPos], operation, content)) {
					toPos++;
					nConsecutiveOldContextLines = 0;
				} else {
					if (!maxErrors || lines[toPos] == null) return null;
					patchedLines[patchedLinesLength] = lines[toPos];
					return applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1);
				}
			}
			if (operation === "+") {
				if (!lastContextLineMatched) return null;
				patchedLines[patchedLinesLength] = content;
				patchedLinesLength++;
				nConsecutiveOldContextLines = 0;
				nextContextLineMustMatch = true;
			}
			if (operation === " ") {
				nConsecutiveOldContextLines++;
				patchedLines[patchedLinesLength] = lines[toPos];
				if (compareLine(toPos + 1, lines[toPos], operation, content)) {
					patchedLinesLength++;
					lastContextLineMatched = true;
					nextContextLineMustMatch = false;
					toPos++;
				} else {
					if (nextContextLineMustMatch || !maxErrors) return null;
					return lines[toPos] && (applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength + 1) || applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1)) || applyHunk(hunkLines, toPos, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength);
				}
			}
		}
		patchedLinesLength -= nConsecutiveOldContextLines;
		toPos -= nConsecutiveOldContextLines;
		patchedLines.length = patchedLinesLength;
		return {
			patchedLines,
			oldLineLastI: toPos - 1
		};
	}
	const resultLines = [];
	let prevHunkOffset = 0;
	for (let i = 0; i < hunks.length; i++) {
		const hunk = hunks[i];
		let hunkResult;
		const maxLine = lines.length - hunk.oldLines + fuzzFactor;
		let toPos;
		for (let maxErrors = 0; maxErrors <= fuzzFactor; maxErrors++) {
			toPos = hunk.oldStart + prevHunkOffset - 1;
			const iterator = distance_iterator_default(toPos, minLine, maxLine);
			for (; toPos !== void 0; toPos = iterator()) {
				hunkResult = applyHunk(hunk.lines, toPos, maxErrors);
				if (hunkResult) break;
			}
			if (hunkResult) break;
		}
		if (!hunkResult) return false;
		for (let i = minLine; i < toPos; i++) resultLines.push(lines[i]);
		for (let i = 0; i < hunkResult.patchedLines.length; i++) {
			const line = hunkResult.patchedLines[i];
			resultLines.push(line);
		}
		minLine = hunkResult.oldLineLastI + 1;
		prevHunkOffset = toPos + 1 - hunk.oldStart;
	}
	for (let i = minLine; i < lines.length; i++) resultLines.push(lines[i]);
	return resultLines.join("\n");
}

// node_modules/diff/libesm/patch/create.js
function needsQuoting(s) {
	for (let i = 0; i < s.length; i++) if (s[i] < " " || s[i] > "~" || s[i] === "\"" || s[i] === "\\") return true;
	return false;
}
function quoteFileNameIfNeeded(s) {
	if (!needsQuoting(s)) return s;
	let result = "\"";
	const bytes = new TextEncoder().encode(s);
	let i = 0;
	while (i < bytes.length) {
		const b = bytes[i];
		if (b === 7) result += "\\a";
		else if (b === 8) result += "\\b";
		else if (b === 9) result += "\\t";
		else if (b === 10) result += "\\n";
		else if (b === 11) result += "\\v";
		else if (b === 12) result += "\\f";
		else if (b === 13) result += "\\r";
		else if (b === 34) result += "\\\"";
		else if (b === 92) result += "\\\\";
		else if (b >= 32 && b <= 126) result += String.fromCharCode(b);
		else result += "\\" + b.toString(8).padStart(3, "0");
		i++;
	}
	result += "\"";
	return result;
}
const INCLUDE_HEADERS = {
	includeIndex: true,
	includeUnderline: true,
	includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) optionsObj = {};
	else if (typeof options === "function") optionsObj = { callback: options };
	else optionsObj = options;
	if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (!optionsObj.callback) return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
	else {
		const { callback } = optionsObj;
		diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
			const patch = diffLinesResultToPatch(diff);
			callback(patch);
		} }));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) return;
		diff.push({
			value: "",
			lines: []
		});
		function contextLines(lines) {
			return lines.map(function(entry) {
				return " " + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for (let i = 0; i < diff.length; i++) {
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines) curRange.push((current.added ? "+" : "-") + line);
				if (current.added) newLine += lines.length;
				else oldLine += lines.length;
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) for (const line of contextLines(lines)) curRange.push(line);
					else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
		else {
			hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
			i++;
		}
		return {
			oldFileName,
			newFileName,
			oldHeader,
			newHeader,
			hunks
		};
	}
}
function formatPatch(patch, headerOptions) {
	var _a, _b, _c, _d, _e, _f;
	if (!headerOptions) headerOptions = INCLUDE_HEADERS;
	if (Array.isArray(patch)) {
		if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
	}
	const ret = [];
	if (patch.isGit) {
		headerOptions = INCLUDE_HEADERS;
		if (!patch.oldFileName) throw new Error("oldFileName must be specified for Git patches");
		if (!patch.newFileName) throw new Error("newFileName must be specified for Git patches");
		let gitOldName = patch.oldFileName;
		let gitNewName = patch.newFileName;
		if (patch.isCreate && gitOldName === "/dev/null") gitOldName = gitNewName.replace(/^b\//, "a/");
		else if (patch.isDelete && gitNewName === "/dev/null") gitNewName = gitOldName.replace(/^a\//, "b/");
		ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
		if (patch.isDelete) ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
		if (patch.isCreate) ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
		if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
			ret.push("old mode " + patch.oldMode);
			ret.push("new mode " + patch.newMode);
		}
		if (patch.isRename) {
			ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
			ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
		}
		if (patch.isCopy) {
			ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
			ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
		}
	} else {
		if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) ret.push("Index: " + patch.oldFileName);
		if (headerOptions.includeUnderline) ret.push("===================================================================");
	}
	const hasHunks = patch.hunks.length > 0;
	if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
		ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
		ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
	}
	for (let i = 0; i < patch.hunks.length; i++) {
		const hunk = patch.hunks[i];
		const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
		const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
		ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
		for (const line of hunk.lines) ret.push(line);
	}
	return ret.join("\n") + "\n";
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	if (typeof options === "function") options = { callback: options };
	if (!(options === null || options === void 0 ? void 0 : options.callback)) {
		const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
		if (!patchObj) return;
		return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
	} else {
		const { callback } = options;
		structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
			if (!patchObj) callback(void 0);
			else callback(formatPatch(patchObj, options.headerOptions));
		} }));
	}
}
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}

// src/proof/minimise.ts
async function minimise(change, parts) {
	const pieces = change.entries.filter((entry) => !parts.isTestFile(entry.path)).flatMap(split);
	let kept = pieces;
	let tree = change.tree;
	const needs = /* @__PURE__ */ new Map();
	for (const piece of pieces) {
		const rest = kept.filter((other) => other !== piece);
		const smaller = rest.length > 0 && parts.hasTime() ? await buildTree(change, rest, parts) : void 0;
		const seen = smaller === void 0 ? void 0 : await parts.check(smaller);
		if (smaller !== void 0 && seen?.proven) {
			kept = rest;
			tree = smaller;
			continue;
		}
		const broken = rest.length === 0 ? parts.failToPass : [];
		needs.set(piece, seen ? brokenBy(seen) : broken);
	}
	const dropped = pieces.filter((piece) => !kept.includes(piece));
	const hunks = kept.map((piece) => ({
		path: piece.entry.path,
		header: describe(piece, dropped),
		neededBy: needs.get(piece) ?? []
	}));
	return {
		tree,
		hunks
	};
}
const brokenBy = ({ stillFailing, passToFail, missing, newlySkipped }) => [.../* @__PURE__ */ new Set([
	...stillFailing,
	...passToFail,
	...missing,
	...newlySkipped
])];
function split(entry) {
	const { before, after, path } = entry;
	if (before === void 0 || after === void 0) return [{
		entry,
		hunk: void 0
	}];
	const { hunks } = structuredPatch(path, path, before, after, "", "", { context: 3 });
	return hunks.map((hunk) => ({
		entry,
		hunk
	}));
}
function describe({ entry, hunk }, dropped) {
	if (!hunk) return entry.kind === "delete" ? "the whole file, removed" : "the whole file";
	const out = dropped.flatMap((piece) => piece.entry === entry ? piece.hunk ?? [] : []).filter(({ oldStart }) => oldStart < hunk.oldStart);
	const start = hunk.newStart - out.reduce((lines, { newLines, oldLines }) => lines + newLines - oldLines, 0);
	return `@@ -${hunk.oldStart},${hunk.oldLines} +${start},${hunk.newLines} @@`;
}
async function buildTree(change, kept, { treeWith, isTestFile }) {
	const edits = [];
	for (const entry of change.entries) {
		const pieces = kept.filter((piece) => piece.entry === entry);
		if (isTestFile(entry.path)) edits.push(wholeEdit(entry));
		else if (pieces.length > 0) {
			const edit = pieces[0]?.hunk ? partialEdit(entry, pieces) : wholeEdit(entry);
			if (!edit) return void 0;
			edits.push(edit);
		}
	}
	return treeWith(change.baseTree, edits);
}
const wholeEdit = ({ path, newMode, newBlob, kind }) => ({
	path,
	mode: newMode,
	content: kind === "delete" ? void 0 : { blob: newBlob }
});
function partialEdit({ path, before, newMode }, pieces) {
	const patch = {
		oldFileName: path,
		newFileName: path,
		oldHeader: "",
		newHeader: "",
		hunks: pieces.flatMap(({ hunk }) => hunk ?? [])
	};
	const text = applyPatch(before ?? "", patch);
	return text === false ? void 0 : {
		path,
		mode: newMode,
		content: Buffer.from(text)
	};
}

// src/proof/sides.ts
function createKnownRuns(tree, reports, parts) {
	const whole = wholeRuns(reports);
	async function runMore() {
		const more = await repeatTests(tree, { runs: parts.runsBefore - whole.length }, parts);
		parts.onRuns("before", more);
		return [...whole, ...more];
	}
	let completed;
	return {
		reports,
		complete() {
			completed ??= whole.length < parts.runsBefore ? runMore() : Promise.resolve(reports);
			return completed;
		}
	};
}
async function planBefore(change, base, parts) {
	const tests = change.entries.filter((entry) => parts.isTestFile(entry.path));
	if (tests.length === 0 || parts.mayChangeTests && tests.length === change.entries.length) return {
		tree: change.baseTree,
		run: async () => ({
			base,
			before: base
		})
	};
	const tree = await parts.treeWith(change.baseTree, editsOf(tests));
	return {
		tree,
		async run() {
			const reports = await repeatTests(tree, {
				runs: parts.runsBefore,
				about: async (first) => failingIn(first)
			}, parts);
			parts.onRuns("before", reports);
			return {
				base,
				before: createKnownRuns(tree, reports, parts)
			};
		}
	};
}
async function runSides({ runBefore, runAfter }, { isParallel = false, sandbox }) {
	const before = runBefore();
	if (!isParallel || sandbox.level < 2) await before;
	const after = runAfter(before);
	await Promise.allSettled([before, after]);
	return {
		before: await before,
		after: await after
	};
}
function compareSides({ base, before }, after, reports = before.reports) {
	const targets = chooseTargets(base, reports);
	return compare({
		targets,
		before: reports,
		after,
		...!(base === before) && { base: base.reports }
	});
}
async function compareFairly({ reports, complete }, compareWith, { sandbox }) {
	const comparison = compareWith(reports);
	const { passToFail, missing, newlySkipped } = comparison;
	if (!(passToFail.length + missing.length + newlySkipped.length > 0) || sandbox.level < 2) return {
		comparison,
		before: reports
	};
	const before = await complete();
	return {
		comparison: before === reports ? comparison : compareWith(before),
		before
	};
}
function chooseTargets(base, before) {
	const known = new Set(base.reports.flatMap((report) => (report.tests ?? []).map((test) => test.id)));
	const failing = before.map((report) => new Set((report.tests ?? []).filter(isFailing).map((test) => test.id)));
	const brought = [...failing[0] ?? []].filter((id) => !known.has(id) && failing.every((ids) => ids.has(id)));
	if (base.targets.length === 0) return before.every((report) => report.tests === void 0) ? void 0 : brought;
	return [.../* @__PURE__ */ new Set([...base.targets, ...brought])];
}

// src/proof/command/detect.ts
async function detectTestCommand(workspace) {
	const project = {
		files: new Set(await workspace.list(".")),
		readText: textReader(workspace)
	};
	for (const clue of CLUES) {
		const detected = await clue(project);
		if (detected) return detected;
	}
	const folder = workspace.repositoryPath(".");
	const where = folder === "." ? "at the repository's root" : `in the folder ${JSON.stringify(folder)}`;
	throw new ConfigError(`No test command was found ${where}. Set the input "test-command" to the command that fails in CI, for example "npm test"; or, where the project lies in another folder, set the input "working-directory" to that.`);
}
const CLUES = [
	packageScript,
	python,
	fileNamed("go.mod", "go test ./..."),
	fileNamed("Cargo.toml", "cargo test"),
	fileNamed("mvnw", "./mvnw -B test"),
	fileNamed("pom.xml", "mvn -B test"),
	fileNamed("gradlew", "./gradlew test"),
	fileNamed("build.gradle", "gradle test"),
	fileNamed("build.gradle.kts", "gradle test"),
	fileNamed("phpunit.xml", "vendor/bin/phpunit"),
	fileNamed("phpunit.xml.dist", "vendor/bin/phpunit"),
	fileNamed(".rspec", "bundle exec rspec"),
	fileLike(/^[^/]+\.(sln|csproj|fsproj)$/, "dotnet test"),
	makeTarget,
	rakeTask,
	fileLike(/^spec\/.*_spec\.rb$/, "rspec"),
	fileLike(/^t\/.*\.t$/, "prove -lr t"),
	fileLike(/^test\/.*\.bats$/, "bats -r test"),
	fileLike(/^tests\/.*\.bats$/, "bats -r tests")
];
async function readTestScript(project) {
	const text = await project.readText("package.json");
	if (text === void 0) return void 0;
	const script = parsePackage(text).scripts?.test;
	return script?.includes("no test specified") ? void 0 : script;
}
async function packageScript(project) {
	if (!await readTestScript(project)) return void 0;
	const has = (path) => project.files.has(path);
	return {
		command: `${has("pnpm-lock.yaml") ? "pnpm" : has("yarn.lock") ? "yarn" : has("bun.lock") || has("bun.lockb") ? "bun run" : "npm"} test`,
		reason: "package.json has a \"test\" script"
	};
}
async function python(project) {
	const isTest = (path) => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path);
	const tests = [...project.files].filter(isTest);
	if (tests.length === 0) return void 0;
	const environment = await findVirtualEnvironment(project, "bin/pytest");
	const pytest = (reason) => inEnvironment(environment, {
		command: "python3 -m pytest",
		reason
	});
	for (const [file, sign] of [
		["pytest.ini", ""],
		["conftest.py", ""],
		["tests/conftest.py", ""],
		["pyproject.toml", "[tool.pytest"],
		["tox.ini", "[pytest]"],
		["setup.cfg", "[tool:pytest]"]
	]) if ((await project.readText(file))?.includes(sign)) return pytest(`${file} configures pytest`);
	const texts = await Promise.all(tests.slice(0, 50).map(project.readText));
	const isUnittest = (text) => /^[ \t]*(import|from) unittest\b/m.test(text ?? "") && !/\bpytest\b/.test(text ?? "");
	if (!texts.every(isUnittest)) return pytest("there are test files for pytest");
	const folder = tests[0]?.includes("/") && !project.files.has(`${tests[0].split("/")[0]}/__init__.py`) ? tests[0].split("/")[0] : void 0;
	const discover = folder === void 0 ? "" : ` discover -s ${folder}`;
	return inEnvironment(await findVirtualEnvironment(project, "pyvenv.cfg"), {
		command: `python3 -m unittest${discover}`,
		reason: `${tests[0]} uses unittest`
	});
}
async function findVirtualEnvironment({ readText }, file) {
	for (const folder of [".venv", "venv"]) if (await readText(`${folder}/${file}`) !== void 0) return folder;
}
function inEnvironment(folder, { command, reason }) {
	if (folder === void 0) return {
		command,
		reason
	};
	return {
		command: command.replace("python3", `${folder}/bin/python`),
		reason: `${reason}, and there is a ${folder}`
	};
}
async function rakeTask({ files, readText }) {
	if (!/\b(TestTask|task:?\W+test\b)/.test(await readText("Rakefile") ?? "")) return void 0;
	return {
		command: files.has("Gemfile") ? "bundle exec rake test" : "rake test",
		reason: "the Rakefile has a task \"test\""
	};
}
function fileNamed(path, command) {
	return async ({ files }) => files.has(path) ? {
		command,
		reason: `there is a ${path}`
	} : void 0;
}
function fileLike(pattern, command) {
	return async ({ files }) => {
		const found = [...files].find((path) => pattern.test(path));
		return found === void 0 ? void 0 : {
			command,
			reason: `there is a ${found}`
		};
	};
}
async function makeTarget(project) {
	const target = /^(test|check):/m.exec(await project.readText("Makefile") ?? "")?.[1];
	return target === void 0 ? void 0 : {
		command: `make ${target}`,
		reason: `the Makefile has a target "${target}"`
	};
}

// src/proof/runners/formats/xml.ts
const MAX_TAG = 1048576;
const MAX_DEPTH$2 = 64;
const SECTIONS = [
	{
		start: "<![CDATA[",
		end: "]]>",
		isText: true
	},
	{
		start: "<!--",
		end: "-->",
		isText: false
	},
	{
		start: "<?",
		end: "?>",
		isText: false
	}
];
const OPEN = /<([^\s<>/!?"'=]+)((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const CLOSE = /<\/([^\s<>/!?"'=]+)\s*>/y;
const ATTRIBUTE = /([^\s<>/"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function createXmlReader(events) {
	const state = {
		events,
		open: [],
		rest: "",
		section: void 0,
		hasRoot: false,
		isMalformed: false
	};
	return {
		write: (piece) => readPiece$1(state, piece),
		end() {
			const { isMalformed, hasRoot, open, rest, section } = state;
			return !isMalformed && hasRoot && open.length === 0 && rest.trim() === "" && section === void 0;
		}
	};
}
function readPiece$1(state, piece) {
	if (state.isMalformed) return;
	const text = state.rest + piece;
	let at = 0;
	while (at < text.length && !state.isMalformed) {
		const next = readToken(state, text, at);
		if (next === at) break;
		at = next;
	}
	state.rest = text.slice(at);
	if (state.rest.length > MAX_TAG) state.isMalformed = true;
}
function readToken(state, text, at) {
	if (state.section) return readSection(state, text, at);
	if (text[at] !== "<") return readText(state, text, at);
	const section = SECTIONS.find(({ start }) => text.startsWith(start, at));
	if (section) {
		if (section.isText && state.open.length === 0) state.isMalformed = true;
		state.section = section;
		return at + section.start.length;
	}
	if (SECTIONS.some(({ start }) => start.startsWith(text.slice(at, at + start.length)))) return at;
	return text[at + 1] === "/" ? readClose(state, text, at) : readOpen(state, text, at);
}
function readText(state, text, at) {
	const found = text.indexOf("<", at);
	const cut = found === -1 ? text.lastIndexOf("&") : -1;
	const end = found !== -1 ? found : cut >= at && text.length - cut < 12 ? cut : text.length;
	const part = text.slice(at, end);
	if (state.open.length > 0) state.events.text(decodeEntities(part));
	else if (part.trim() !== "") state.isMalformed = true;
	return end;
}
function readSection(state, text, at) {
	const { end = "", isText = false } = state.section ?? {};
	const found = text.indexOf(end, at);
	const until = found === -1 ? Math.max(at, text.length - end.length + 1) : found;
	if (isText && until > at) state.events.text(text.slice(at, until));
	if (found === -1) return until;
	state.section = void 0;
	return found + end.length;
}
function readOpen(state, text, at) {
	OPEN.lastIndex = at;
	const [whole, name = "", attributes = "", isEmpty] = OPEN.exec(text) ?? [];
	if (whole === void 0) return waitForMore(state, text, at);
	if (state.open.length === 0 && state.hasRoot || state.open.length === MAX_DEPTH$2) state.isMalformed = true;
	state.hasRoot = true;
	state.events.open(name, readAttributes(attributes));
	if (isEmpty) state.events.close(name);
	else state.open.push(name);
	return at + whole.length;
}
function readClose(state, text, at) {
	CLOSE.lastIndex = at;
	const [whole, name = ""] = CLOSE.exec(text) ?? [];
	if (whole === void 0) return waitForMore(state, text, at);
	if (state.open.pop() === name) state.events.close(name);
	else state.isMalformed = true;
	return at + whole.length;
}
function waitForMore(state, text, at) {
	if (text.includes("<", at + 1)) state.isMalformed = true;
	return at;
}
const NONE = /* @__PURE__ */ new Map();
function readAttributes(text) {
	if (text === "") return NONE;
	const attributes = /* @__PURE__ */ new Map();
	ATTRIBUTE.lastIndex = 0;
	for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) attributes.set(found[1] ?? "", decodeEntities(found[2] ?? found[3] ?? ""));
	return attributes;
}
const NAMED = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'"
};
function decodeEntities(text) {
	if (!text.includes("&")) return text;
	return text.replace(/&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-fA-F]{1,6})|(?<name>lt|gt|amp|quot|apos));/g, (whole, decimal, hex, name) => {
		if (name !== void 0) return NAMED[name] ?? whole;
		const code = Number.parseInt(decimal ?? hex, decimal === void 0 ? 16 : 10);
		return code > 1114111 ? "\uFFFD" : String.fromCodePoint(code);
	});
}

// src/proof/runners/formats/junit.ts
const MAX_TEXT$1 = 8e3;
const STATUS$7 = /* @__PURE__ */ new Map([
	["failure", "failed"],
	["error", "errored"],
	["skipped", "skipped"]
]);
function createJUnitReader(take) {
	const suites = [];
	let isReport = false;
	let test;
	let inside;
	const xml = createXmlReader({
		open(element, attributes) {
			const status = STATUS$7.get(element);
			if (isSuite(element)) {
				isReport = true;
				suites.push({
					name: attributes.get("name") ?? "",
					file: attributes.get("file") ?? suites.at(-1)?.file
				});
			} else if (element === "testcase") test = openCase(attributes, suites.at(-1));
			else if (test && status) {
				test = judge(test, status, attributes);
				inside = "message";
			} else if (element === "system-out") inside = "output";
		},
		text(text) {
			if (test && inside) test = {
				...test,
				[inside]: append(test[inside], text)
			};
		},
		close(element) {
			if (isSuite(element)) suites.pop();
			else if (element !== "testcase") inside = void 0;
			else if (test) {
				take(closeCase(test));
				test = void 0;
			}
		}
	});
	return {
		write: xml.write,
		end: () => xml.end() && isReport
	};
}
const isSuite = (element) => element === "testsuite" || element === "testsuites";
function openCase(attributes, suite) {
	const didRun = !/^(notrun|disabled|skipped|ignored)$/i.test(attributes.get("status") ?? "");
	return {
		suite: suite?.name ?? "",
		classname: attributes.get("classname") ?? "",
		name: attributes.get("name") ?? "",
		file: attributes.get("file") ?? suite?.file,
		status: didRun ? "passed" : "skipped",
		type: void 0,
		message: "",
		output: ""
	};
}
function judge(test, status, attributes) {
	const isSettled = test.status === "errored" || test.status === "failed" && status === "skipped";
	return {
		...test,
		status: isSettled ? test.status : status,
		type: test.type ?? attributes.get("type"),
		message: append(test.message, `${attributes.get("message") ?? ""}\n`)
	};
}
function closeCase({ message, output, ...test }) {
	const said = message.trim() || output.trim();
	return {
		...test,
		message: test.status === "passed" ? void 0 : said || void 0
	};
}
const append = (text, more) => text.length >= MAX_TEXT$1 ? text : text + more.slice(0, MAX_TEXT$1);

// src/proof/runners/formats/reader.ts
async function readAll(source, ending, createReader) {
	const names = (await source.list()).filter((name) => name.endsWith(ending));
	for (const name of names) {
		const reader = createReader(name);
		if (!await source.read(name, reader.write) || !reader.end()) return false;
	}
	return names.length > 0;
}

// src/proof/runners/jvm/jvm-reports.ts
async function readJvmReports({ project, directory, exitCode }) {
	const results = createResults(directory);
	if (await readAll(project, ".xml", (path) => createJUnitReader((test) => results.add(toTest$9(test, moduleOf(path)))))) return results.all();
	return exitCode === 0 && (await project.list()).length === 0 ? [] : void 0;
}
const moduleOf = (path) => path.replace(/(^|\/)(target|build)\/.*$/, "");
function toTest$9({ classname, suite, name, status, message }, module) {
	const container = classname || suite;
	return {
		file: module === "" ? container : `${module}/${container}`,
		names: [
			"",
			container,
			"initializationError",
			"classMethod",
			"executionError"
		].includes(name) ? [] : [name],
		status,
		message
	};
}
function methodPattern(name) {
	const called = name.replace(/\(\)$/, "");
	const method = called.replace(/[^\p{L}\p{N}_$].*$/su, "");
	return method === "" || method === called ? method : `${method}*`;
}

// src/proof/runners/jvm/gradle.ts
const gradle = {
	name: "gradle",
	signs: /(^|\/)build\.gradle(\.kts)?$/,
	matches: ([program]) => /(^|\/)gradlew?$/.test(program ?? ""),
	instrument({ words, only }) {
		const classes = filesOf(only);
		const names = only.map((test) => {
			return [test.file?.split("/").at(-1) ?? "", ...namesOf(test).map(methodPattern)].filter((part) => part !== "").join(".");
		});
		const select = words?.includes("test") && classes.length > 0 ? [...new Set(names)].flatMap((name) => ["--tests", name]) : [];
		return {
			leaves: ["**/build/test-results/**/TEST-*.xml"],
			...words ? { words: [
				...words,
				...select,
				"--continue",
				"--no-build-cache",
				"--no-daemon"
			] } : { env: { GRADLE_OPTS: "-Dorg.gradle.daemon=false" } }
		};
	},
	parse: readJvmReports
};

// src/proof/runners/jvm/maven.ts
const maven = {
	name: "maven",
	signs: /(^|\/)pom\.xml$/,
	matches: ([program]) => /(^|\/)mvnw?$/.test(program ?? ""),
	instrument: ({ words, only }) => ({
		leaves: ["**/target/surefire-reports/TEST-*.xml", "**/target/failsafe-reports/TEST-*.xml"],
		...words && { words: [
			...words,
			"--fail-at-end",
			...select$10(only)
		] }
	}),
	parse: readJvmReports
};
function select$10(only) {
	const classes = filesOf(only);
	if (classes.length === 0) return [];
	return [
		`-Dtest=${classes.map((file) => {
			const methods = only.filter((test) => test.file === file).flatMap((test) => namesOf(test));
			const plain = methods.map(methodPattern);
			const name = file.slice(file.lastIndexOf("/") + 1);
			return methods.length === 0 || plain.includes("") ? name : `${name}#${[...new Set(plain)].join("+")}`;
		}).join(",")}`,
		"-DfailIfNoTests=false",
		"-Dsurefire.failIfNoSpecifiedTests=false"
	];
}

// src/proof/runners/native/cargo.ts
const BINARY_RUNNER = `#!/bin/sh
case "$1" in */deps/*) ;; *) exec "$@" ;; esac
name="\${1##*/}"
name="\${name%-*}"
file="$CARGO_PKG_NAME"
[ ! -f "tests/$name.rs" ] || file="$PWD/tests/$name.rs"
printf '\\n@test-binary %s\\n' "$file"
"$@"
code=$?
printf '\\n@test-binary-end %s\\n' "$code"
exit "$code"
`;
const TRIPLES = ["X86_64", "AARCH64"].flatMap((machine) => [
	"UNKNOWN_LINUX_GNU",
	"UNKNOWN_LINUX_MUSL",
	"APPLE_DARWIN"
].map((system) => `${machine}_${system}`));
const cargoTest = {
	name: "cargo test",
	signs: /(^|\/)Cargo\.toml$/,
	matches: ([program, ...args]) => /(^|\/)cargo$/.test(program ?? "") && /^(test|t)$/.test(args.find((arg) => !arg.startsWith("+")) ?? ""),
	instrument({ folder, words, only }) {
		const env = Object.fromEntries(TRIPLES.map((triple) => [`CARGO_TARGET_${triple}_RUNNER`, `${folder}/run.sh`]));
		const end = words?.includes("--") ? words.indexOf("--") : words?.length ?? 0;
		const names = only.some((test) => test.isFile) ? [] : select$9(only);
		return {
			env: {
				...env,
				CARGO_TERM_COLOR: "never"
			},
			files: { "run.sh": BINARY_RUNNER },
			...words && { words: [
				...words.slice(0, end),
				"--no-fail-fast",
				"--",
				...words.slice(end + 1),
				...names
			] }
		};
	},
	async parse({ directory, readStdout }) {
		const results = createResults(directory);
		const reader = createLibtestReader(results);
		const lines = createLines(reader.take);
		readStdout(lines.write);
		lines.end();
		return reader.end() ? results.all() : void 0;
	}
};
function select$9(only) {
	const names = only.flatMap((test) => namesOf(test).at(-1) ?? []);
	return names.length === 0 ? [] : ["--exact", ...names];
}
const STATUS$6 = /* @__PURE__ */ new Map([
	["ok", "passed"],
	["FAILED", "failed"],
	["ignored", "skipped"],
	["bench:", "passed"]
]);
const openBinary = (file) => ({
	file,
	tests: /* @__PURE__ */ new Map(),
	messages: /* @__PURE__ */ new Map(),
	failures: /* @__PURE__ */ new Set(),
	open: void 0,
	hasResult: false
});
const FAILED_CODE = 101;
function createLibtestReader(results) {
	const docs = openBinary(void 0);
	const counts = /* @__PURE__ */ new Map();
	let binary;
	let hasRun = false;
	function numbered(name) {
		const nth = (counts.get(name) ?? 0) + 1;
		counts.set(name, nth);
		return nth === 1 ? name : `${name} #${nth}`;
	}
	function close(code) {
		if (binary) addBinary(binary, code, results);
		binary = void 0;
	}
	function take(line) {
		const [, mark, text = ""] = /^@(test-binary|test-binary-end) (.*)$/.exec(line) ?? [];
		if (mark === "test-binary") binary = openBinary(numbered(text));
		else if (mark !== void 0) close(Number(text));
		else if (/^running \d+ tests?$/.test(line)) hasRun = true;
		else takeLine(binary ?? docs, line);
	}
	return {
		take,
		end() {
			close(NaN);
			addBinary(docs, 0, results);
			return hasRun;
		}
	};
}
function takeLine(binary, line) {
	const { tests, messages, failures, open } = binary;
	const [, name, word = ""] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored|bench:)?/.exec(line) ?? [];
	const section = /^---- (.+) stdout ----$/.exec(line)?.[1];
	const listed = /^ {4}(\S.*)$/.exec(line)?.[1];
	if (name !== void 0) {
		tests.set(name, tests.get(name) ?? STATUS$6.get(word));
		binary.open = name;
	} else if (section !== void 0) binary.open = section;
	else if (/^(failures|successes):$/.test(line)) binary.open = void 0;
	else if (/^test result: /.test(line)) binary.hasResult = true;
	else if (open === void 0 && listed !== void 0) failures.add(listed);
	else if (open !== void 0 && tests.get(open) === void 0 && STATUS$6.has(line)) tests.set(open, STATUS$6.get(line));
	else if (open !== void 0) messages.set(open, join(messages.get(open), line));
}
const join = (text = "", line) => text.length < 8e3 ? `${text}${line}\n` : text;
function statusOf$1({ failures, hasResult }, name, said) {
	if (failures.has(name)) return "failed";
	return said ?? (hasResult ? "passed" : void 0);
}
function addBinary(binary, code, results) {
	const { file, tests, messages, open } = binary;
	const settled = [...tests].map(([name, said]) => [name, statusOf$1(binary, name, said)]);
	for (const [name, status] of settled) {
		const message = status === "failed" ? messages.get(name) : void 0;
		if (status) results.add({
			...placeOf(name, file),
			status,
			message
		});
	}
	if (code === 0 || code === FAILED_CODE && settled.some(([, status]) => status === "failed")) return;
	const place = open !== void 0 && settled.some(([name, status]) => name === open && status === void 0) ? placeOf(open, file) : {
		file,
		names: []
	};
	results.add({
		...place,
		status: "errored",
		message: "The test binary ended before all of its tests did."
	});
}
function placeOf(name, file) {
	const [, path, item = ""] = /^(\S+\.(?:rs|md)) - (.*?)\s*\(line \d+\)/.exec(name) ?? [];
	return path === void 0 ? {
		file,
		names: [name]
	} : {
		file: path,
		names: ["doc", item]
	};
}

// src/proof/runners/stand-in.ts
function standIn(folder, body) {
	return `#!/bin/sh
own=${quoteShell(`${folder}/bin`)}
PATH=":$PATH:"
PATH="\${PATH%%:"$own":*}:\${PATH#*:"$own":}"
PATH="\${PATH#:}"
PATH="\${PATH%:}"
export PATH
${body}
`;
}

// src/proof/runners/native/ctest.ts
const ctest = {
	name: "ctest",
	signs: /(^|\/)CMakeLists\.txt$/,
	matches: ([program]) => /(^|\/)ctest$/.test(program ?? ""),
	instrument({ folder, words, only }) {
		if (words) return { words: [
			...words,
			"--output-junit",
			`${folder}/report.xml`,
			...select$8(only)
		] };
		return { programs: { ctest: standIn(folder, `exec ctest "$@" --output-junit "\${own%/bin}/$$.xml"`) } };
	},
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".xml", () => createJUnitReader((test) => results.add(toTest$8(test)))) ? results.all() : void 0;
	}
};
function select$8(only) {
	const names = only.flatMap((test) => namesOf(test)).map((name) => name.replace(/[^\w\s-]/gu, ".+"));
	return names.length === 0 ? [] : ["--tests-regex", `^(${names.join("|")})$`];
}
function toTest$8({ name, status, message }) {
	const isMissing = status === "skipped" && !/^(SKIP_|Disabled)/.test(message ?? "");
	return {
		file: void 0,
		names: [name],
		status: isMissing ? "errored" : status,
		message
	};
}

// src/proof/runners/formats/trx.ts
const MAX_TEXT = 8e3;
const STATUS$5 = /* @__PURE__ */ new Map([
	["Passed", "passed"],
	["Failed", "failed"],
	["NotExecuted", "skipped"],
	["Inconclusive", "skipped"],
	["Warning", "passed"],
	["Pending", "skipped"]
]);
function createTrxReader(take) {
	const state = {
		outcomes: [],
		classes: /* @__PURE__ */ new Map(),
		definition: void 0,
		element: "",
		depth: 0,
		isReport: false,
		isAborted: false
	};
	const xml = createXmlReader({
		open: (element, attributes) => openElement(state, element, attributes),
		text: (text) => takeText$1(state, text),
		close() {
			state.depth -= 1;
			state.element = "";
		}
	});
	return {
		write: xml.write,
		end() {
			if (!xml.end() || !state.isReport || state.isAborted) return false;
			const sorted = state.outcomes.sort((a, b) => a.id < b.id ? -1 : 1);
			for (const outcome of sorted) take(toTest$7(outcome, state.classes.get(outcome.id)));
			return true;
		}
	};
}
function openElement(state, element, attributes) {
	state.depth += 1;
	state.element = element;
	if (state.depth === 1) state.isReport = element === "TestRun";
	if (element === "UnitTestResult") state.outcomes.push(readOutcome(attributes));
	if (element === "UnitTest") state.definition = attributes.get("id");
	if (element === "TestMethod" && state.definition) state.classes.set(state.definition, attributes.get("className") ?? "");
}
function takeText$1(state, text) {
	if (state.element === "Text" && text.includes("test run was aborted")) state.isAborted = true;
	const last = state.outcomes.at(-1);
	if ((state.element === "Message" || state.element === "StackTrace") && last && last.message.length < MAX_TEXT) last.message += text.slice(0, MAX_TEXT);
}
function readOutcome(attributes) {
	return {
		id: attributes.get("testId") ?? "",
		name: attributes.get("testName") ?? "",
		status: STATUS$5.get(attributes.get("outcome") ?? "") ?? "errored",
		message: ""
	};
}
function toTest$7({ name, status, message }, className) {
	const container = className?.split(",")[0] || void 0;
	return {
		file: container,
		names: [container !== void 0 && name.startsWith(`${container}.`) ? name.slice(container.length + 1) : name],
		status,
		message: message || void 0
	};
}

// src/proof/runners/native/dotnet.ts
const dotnet = {
	name: "dotnet test",
	signs: /\.(cs|fs|vb)proj$|\.sln$/,
	matches: ([program, ...args]) => /(^|\/)dotnet$/.test(program ?? "") && args[0] === "test",
	instrument({ folder, words, only }) {
		const args = [
			"--logger",
			"trx",
			"--results-directory",
			folder
		];
		if (words?.some((word) => /^--filter([=:]|$)/.test(word)) === false) args.push(...select$7(only));
		if (words) return { words: [
			...words.slice(0, 2),
			...args,
			...words.slice(2)
		] };
		return { programs: { dotnet: standIn(folder, `if [ "$1" = test ]; then shift; exec dotnet test --logger trx --results-directory "\${own%/bin}" "$@"; fi
exec dotnet "$@"`) } };
	},
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".trx", () => createTrxReader(results.add)) ? results.all() : void 0;
	}
};
function select$7(only) {
	const names = only.map((test) => /^[\w.+]+/.exec(test.isFile ? "" : namesOf(test)[0] ?? "")?.[0] ?? "");
	if (names.length === 0 || names.includes("")) return [];
	return ["--filter", [...new Set(names)].map((name) => `FullyQualifiedName~${name}`).join("|")];
}

// src/proof/runners/native/go.ts
const EVENT$1 = object({
	Action: string(),
	Package: string().optional(),
	ImportPath: string().optional(),
	Test: string().optional(),
	Output: string().optional()
});
const STATUS$4 = /* @__PURE__ */ new Map([
	["pass", "passed"],
	["fail", "failed"],
	["skip", "skipped"]
]);
const MAX_MESSAGE = 8e3;
const GOTESTSUM = "gotestsum.json";
const goTest = {
	name: "go test",
	signs: /(^|\/)go\.mod$|\.go$/,
	matches: ([program, ...args]) => /(^|\/)go$/.test(program ?? "") && args[0] === "test",
	instrument({ folder, words, only }) {
		if (words) return { words: [
			...words.slice(0, 2),
			"-json",
			...select$6(words.slice(2), only)
		] };
		return {
			programs: { go: standIn(folder, "if [ \"$1\" = test ]; then shift; exec go test -json \"$@\"; fi\nexec go \"$@\"") },
			env: { GOTESTSUM_JSONFILE: `${folder}/${GOTESTSUM}` }
		};
	},
	async parse({ folder, directory, readStdout, output }) {
		const packages = /* @__PURE__ */ new Map();
		const lines = createLines((line) => {
			const event = line.startsWith("{") ? EVENT$1.safeParse(tryParseJson(line)) : void 0;
			if (event?.success) takeEvent(packages, event.data);
			else takeText(packages, line);
		});
		if (!await folder.read(GOTESTSUM, lines.write)) readStdout(lines.write);
		lines.end();
		for (const line of output.split("\n")) takeText(packages, line);
		const all = [...packages];
		if (all.length === 0 || all.some(([, { end }]) => end === void 0)) return void 0;
		const results = createResults(directory);
		for (const [name, own] of all) for (const test of testsOf(name, own, output)) results.add(test);
		return results.all();
	}
};
function select$6(args, only) {
	if (only.length === 0 || args.some((arg) => /^--?(run|args)\b/.test(arg))) return args;
	const packages = filesOf(only);
	const names = only.flatMap((test) => namesOf(test).slice(0, 1).map((name) => name.split("/")[0] ?? name));
	const isWhole = only.some((test) => test.isFile);
	const pattern = `^(${[...new Set(names)].map((name) => name.replace(/[^\w]/gu, ".")).join("|")})$`;
	const rest = packages.length === 0 ? args : args.filter((arg) => arg !== "./...");
	return [
		...rest,
		...isWhole ? [] : ["-run", pattern],
		...rest.length < args.length ? packages : []
	];
}
function packageOf(packages, name) {
	const known = packages.get(name) ?? {
		open: /* @__PURE__ */ new Map(),
		tests: [],
		end: void 0,
		output: ""
	};
	packages.set(name, known);
	return known;
}
function takeEvent(packages, event) {
	const { Package: name, Action, Test, Output } = event;
	if (name === void 0) return;
	const own = packageOf(packages, name);
	if (Test !== void 0) takeTest(own, Test, event);
	else if (Action === "pass" || Action === "fail" || Action === "skip") own.end = Action;
	else if (own.output.length < MAX_MESSAGE) own.output += Output ?? "";
}
function takeTest(own, test, { Package: name, Action, Output }) {
	const message = own.open.get(test) ?? "";
	const status = STATUS$4.get(Action);
	if (!status) {
		own.open.set(test, message.length < MAX_MESSAGE ? message + (Output ?? "") : message);
		return;
	}
	own.open.delete(test);
	own.tests.push({
		file: name,
		names: [test],
		status,
		message: status === "failed" ? message : void 0
	});
}
function takeText(packages, line) {
	const name = /(?:^|: )FAIL\t(\S+) \[(?:build|setup) failed\]$/.exec(line)?.[1];
	if (name !== void 0) packageOf(packages, name).end = "fail";
}
function testsOf(name, { tests, open, end, output }, all) {
	const broken = [...open].map(([test, message]) => ({
		file: name,
		names: [test],
		status: "errored",
		message: message || output
	}));
	const isExplained = broken.length > 0 || tests.some((test) => test.status === "failed");
	if (end !== "fail" || isExplained) return [...tests, ...broken];
	return [...tests, {
		file: name,
		names: [],
		status: "errored",
		message: buildErrors(all, name) || output
	}];
}
function buildErrors(output, name) {
	const lines = output.split("\n");
	const at = lines.findIndex((line) => line === `# ${name}` || line.startsWith(`# ${name} [`));
	if (at === -1) return "";
	const end = lines.findIndex((line, i) => i > at && /^(# |\{|FAIL|ok )/.test(line));
	return lines.slice(at, end === -1 ? lines.length : end).join("\n");
}

// src/proof/runners/node/node-options.ts
const PRELOAD = `
const { program, args } = %SETTINGS%
if (new RegExp(program).test(process.argv[1] ?? '')) {
  const end = process.argv.indexOf('--')
  const own = args.map((arg) => arg.replaceAll('%p', process.pid))
  process.argv.splice(end === -1 ? process.argv.length : end, 0, ...own)
  %FORGET%
  require('node:fs').writeFileSync(__dirname + '/' + process.pid + '.started', '')
  %ALSO%
}
`;
function withArguments(place, program) {
	const { words } = place;
	if (!words) return throughNodeOptions(place.folder, program);
	const args = program.args.map((arg) => arg.replaceAll("%p", "0"));
	const end = words.includes("--") ? words.indexOf("--") : words.length;
	return { words: [
		...words.slice(0, end),
		...args,
		...words.slice(end)
	] };
}
function throughNodeOptions(folder, { path, args, also = "" }) {
	const settings = JSON.stringify({
		program: path.source,
		args
	});
	const preload = PRELOAD.replace("%SETTINGS%", () => settings).replace("%FORGET%", () => forgetOptions(folder)).replace("%ALSO%", () => also);
	return {
		env: { NODE_OPTIONS: `--require=${quoteOption(`${folder}/arguments.cjs`)}` },
		files: { "arguments.cjs": preload }
	};
}
function forgetOptions(folder) {
	const place = JSON.stringify(dirname(folder));
	return `process.env.NODE_OPTIONS = (process.env.NODE_OPTIONS?.match(${String.raw`/(?:"(?:\\.|[^"\\])*"|[^\s"])+/g`}) ?? []).filter((word) => !word.includes(${place}) && !${JSON.stringify(SPEC)}.includes(word)).join(' ')`;
}
const SPEC = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
const quoteOption = (path) => /[\s"\\]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;

// src/proof/runners/node/ava.ts
const NO_TEST = /(^| \u203A )(before|after)(\.always|Each|Each\.always)? hook( for .*)?$|^\w*Error\b| exited (with|due) |^No tests found|^Un(caught|handled) /;
const SEPARATOR = " \u203A ";
const NOTE_FILES = `
  const threads = require('node:worker_threads')
  threads.Worker = class extends threads.Worker {
    constructor(program, options) {
      const file = options?.workerData?.options?.file
      if (file) require('node:fs').appendFileSync(__dirname + '/files', file + '\\n')
      super(program, options)
    }
  }
  require('node:module').syncBuiltinESMExports()`;
const ava = {
	name: "ava",
	signs: /(^|\/)package\.json$/,
	matches: ([program]) => /(^|\/)ava$/.test(program ?? ""),
	instrument: ({ folder, only }) => throughNodeOptions(folder, {
		path: /[\\/](\.bin[\\/]ava|ava[\\/]entrypoints[\\/]cli\.mjs)$/,
		args: ["--tap", ...select$5(only)],
		also: NOTE_FILES
	}),
	async parse({ folder, directory, readStdout }) {
		if (!(await folder.list()).some((name) => name.endsWith(".started"))) return void 0;
		const results = createResults(directory);
		const findFile = createFileSearch(await readFiles(folder));
		let isBroken = false;
		const tap = createTapReader(({ names, status, message }) => {
			const title = names.join(SEPARATOR);
			if (status === "failed" && NO_TEST.test(title)) isBroken = true;
			const own = status === "expected_failure" ? "todo" : status;
			results.add({
				...findFile(title),
				status: own,
				message
			});
		});
		readStdout(tap.write);
		return tap.end() && !isBroken ? results.all() : void 0;
	}
};
function select$5(only) {
	const files = filesOf(only);
	return files.every((file) => /^[\w./ -]+$/.test(file)) ? files : [];
}
async function readFiles(folder) {
	let text = "";
	await folder.read("files", (piece) => {
		text += piece;
	});
	return [...new Set(text.split("\n").filter((line) => line !== ""))];
}
function createFileSearch(files) {
	const folder = commonFolder(files);
	const starts = files.map((file) => shownPath(file, folder).join(SEPARATOR));
	const [only] = files;
	return (title) => {
		const names = title.split(SEPARATOR);
		if (files.length === 1) return {
			file: only,
			names
		};
		const length = names.findIndex((_, i) => starts.includes(names.slice(0, i).join(SEPARATOR)));
		const start = names.slice(0, Math.max(length, 0)).join(SEPARATOR);
		const own = files.filter((_, i) => starts[i] === start);
		return own.length === 1 ? {
			file: own[0],
			names: names.slice(length)
		} : {
			file: void 0,
			names
		};
	};
}
function shownPath(file, folder = "") {
	const parts = file.slice(folder.length).split("/");
	const name = (parts.pop() ?? "").replace(".spec.", ".").replace(".test.", ".").replace("test-", "");
	return [...parts.filter((part) => part !== "__tests__"), name.replace(/\.\w+$/, "")];
}
function commonFolder([first = "", ...others]) {
	const parts = first.split("/").slice(0, -1);
	const length = parts.findIndex((_, i) => others.some((other) => !other.startsWith(`${parts.slice(0, i + 1).join("/")}/`)));
	return `${(length === -1 ? parts : parts.slice(0, length)).join("/")}/`;
}

// src/proof/runners/formats/json-items.ts
const MAX_ITEM = 67108864;
const MAX_DEPTH$1 = 1e3;
const MAX_KEY = 1e3;
const STRUCTURE = /["{}[\]:]/g;
const STRING_END = /["\\]/g;
function createJsonItems(paths, take) {
	const state = {
		paths,
		take,
		keys: [],
		depth: 0,
		isString: false,
		skip: 0,
		string: "",
		item: void 0,
		hasRoot: false,
		isMalformed: false
	};
	return {
		write: (piece) => readPiece(state, piece),
		end: () => !state.isMalformed && state.hasRoot && state.depth === 0 && !state.isString
	};
}
function readPiece(state, piece) {
	let at = state.skip;
	let start = 0;
	state.skip = 0;
	while (at < piece.length && !state.isMalformed) {
		if (state.isString) {
			at = readString(state, piece, at);
			continue;
		}
		STRUCTURE.lastIndex = at;
		const found = STRUCTURE.exec(piece);
		if (!found) break;
		at = found.index + 1;
		const before = state.item;
		readStructure(state, found[0]);
		if (state.item && !before) start = found.index;
		if (before && !state.item) finish(state, before, piece.slice(start, at));
	}
	if (state.item) keep(state, state.item, piece.slice(start));
}
function readStructure(state, character) {
	switch (character) {
		case "\"":
			state.isString = true;
			state.string = "";
			return;
		case ":":
			if (!state.item) state.keys[state.depth] = state.string;
			return;
		case "{":
		case "[":
			openContainer(state, character);
			return;
		default: closeContainer(state);
	}
}
function openContainer(state, character) {
	if (state.depth === 0 && state.hasRoot || state.depth === MAX_DEPTH$1) state.isMalformed = true;
	state.hasRoot = true;
	if (!state.item && character === "{") openItem(state);
	state.depth += 1;
}
function openItem(state) {
	const path = state.keys.filter((key) => key !== void 0).join(".");
	if (state.paths.includes(path)) state.item = {
		path,
		depth: state.depth,
		parts: [],
		size: 0
	};
}
function closeContainer(state) {
	state.depth -= 1;
	if (state.depth < 0) state.isMalformed = true;
	else if (!state.item) state.keys.length = Math.min(state.keys.length, state.depth + 1);
	else if (state.item.depth === state.depth) state.item = void 0;
}
function readString(state, piece, from) {
	for (let at = from; at < piece.length;) {
		STRING_END.lastIndex = at;
		const end = STRING_END.exec(piece);
		if (!state.item && state.string.length < MAX_KEY) state.string += piece.slice(at, Math.min(end?.index ?? piece.length, at + MAX_KEY));
		if (!end) return piece.length;
		if (end[0] === "\"") {
			state.isString = false;
			return end.index + 1;
		}
		at = end.index + 2;
		state.skip = Math.max(0, at - piece.length);
	}
	return piece.length;
}
function keep(state, item, part) {
	item.size += part.length;
	if (item.size > MAX_ITEM) state.isMalformed = true;
	else item.parts.push(part);
}
function finish(state, { path, parts }, part) {
	const value = tryParseJson([...parts, part].join(""));
	if (value === void 0) state.isMalformed = true;
	else state.take(value, path);
}

// src/proof/runners/node/jest-json.ts
const FILE = object({
	name: string(),
	status: string(),
	message: string().optional(),
	assertionResults: array(object({
		ancestorTitles: array(string()),
		title: string(),
		status: string(),
		failureMessages: array(string()).nullable().optional()
	}))
});
const STATUS$3 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["pending", "skipped"],
	["skipped", "skipped"],
	["disabled", "skipped"],
	["todo", "todo"]
]);
function createJestJsonReader(results) {
	let isMalformed = false;
	const items = createJsonItems(["testResults"], (item) => {
		const file = FILE.safeParse(item);
		if (file.success) addFile(file.data, results);
		else isMalformed = true;
	});
	return {
		write: items.write,
		end: () => items.end() && !isMalformed
	};
}
function addFile({ name, status, message, assertionResults }, results) {
	for (const test of assertionResults) results.add({
		file: name,
		names: [...test.ancestorTitles, test.title],
		status: STATUS$3.get(test.status) ?? "errored",
		message: test.failureMessages?.join("\n") || void 0
	});
	if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) results.add({
		file: name,
		names: [],
		status: "errored",
		message
	});
}

// src/proof/runners/node/jest.ts
const jest = {
	name: "jest",
	signs: /(^|\/)package\.json$/,
	matches: ([program, ...args]) => /(^|\/)jest(\.js)?$/.test(program ?? "") || program === "react-scripts" && args[0] === "test",
	instrument(place) {
		const files = filesOf(place.only);
		return withArguments(place, {
			path: /[\\/](jest(\.js)?|react-scripts[\\/]scripts[\\/]test\.js)$/,
			args: [
				"--json",
				`--outputFile=${place.folder}/%p.json`,
				...files.length > 0 ? ["--runTestsByPath", ...files] : []
			]
		});
	},
	async parse({ folder, directory, output }) {
		const results = createResults(directory);
		if (await readAll(folder, ".json", () => createJestJsonReader(results))) return results.all();
		return /^No tests found, exiting with code \d+$/m.test(output) ? [] : void 0;
	}
};

// src/proof/runners/node/mocha.ts
const TEST$1 = object({
	title: string(),
	fullTitle: string(),
	file: string().optional(),
	err: object({
		stack: string().optional(),
		message: string().optional()
	}).optional()
});
const STATUS$2 = /* @__PURE__ */ new Map([
	["passes", "passed"],
	["failures", "failed"],
	["pending", "skipped"]
]);
const mocha = {
	name: "mocha",
	signs: /(^|\/)package\.json$/,
	matches: ([program]) => /(^|\/)_?mocha(\.c?js)?$/.test(program ?? ""),
	instrument: (place) => withArguments(place, {
		path: /[\\/]_?mocha(\.c?js)?$/,
		args: [
			"--reporter=json",
			`--reporter-option=output=${place.folder}/%p.json`,
			...select$4(place.only)
		]
	}),
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".json", () => createMochaReader(results.add)) ? results.all() : void 0;
	}
};
function select$4(tests) {
	if (tests.length === 0 || tests.some((test) => test.isFile)) return [];
	return [`--grep=^(${tests.map((test) => namesOf(test).join(" ").replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).map((title) => title.replaceAll(" ", "\\s+")).join("|")})$`];
}
function createMochaReader(take) {
	let isMalformed = false;
	const items = createJsonItems(["stats", ...STATUS$2.keys()], (item, list) => {
		if (list === "stats") return;
		const test = TEST$1.safeParse(item);
		if (test.success) take(toTest$6(test.data, STATUS$2.get(list) ?? "errored"));
		else isMalformed = true;
	});
	return {
		write: items.write,
		end: () => items.end() && !isMalformed
	};
}
function toTest$6({ title, fullTitle, file, err }, status) {
	const message = err?.stack ?? err?.message;
	return /^"(before|after) (all|each)" hook\b/.test(title) && status === "failed" && file !== void 0 ? {
		file,
		names: [],
		status: "errored",
		message
	} : {
		file,
		names: [fullTitle],
		status,
		message
	};
}

// src/proof/runners/formats/json.ts
function createJsonLines(take) {
	let isMalformed = false;
	const lines = createLines((line) => {
		const value = tryParseJson(line);
		if (value === void 0) isMalformed = true;
		else take(value);
	});
	return {
		write: lines.write,
		end: () => lines.end() && !isMalformed
	};
}

// src/proof/runners/places.ts
function withoutPlaces(words, files) {
	if (files.length === 0) return words;
	return words.filter((word, i) => i === 0 || isOption(word) || takesValue(words[i - 1] ?? "") || !holds(word, files));
}
const isOption = (word) => word.startsWith("-");
const takesValue = (word) => isOption(word) && !word.includes("=") && !/^(--test|--run|-[qsvx]+)$/.test(word);
function holds(word, files) {
	const [plain = ""] = word.split(/[*?[{]/);
	const place = posix.normalize(plain === word ? word : posix.dirname(`${plain}x`)).replace(/\/$/, "");
	return place === "." || files.some((file) => file === place || file.startsWith(`${place}/`));
}

// src/proof/runners/node/node-test.ts
const REPORTER = `
import { openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
%FORGET%
const file = openSync(new URL('./' + process.pid + '.jsonl', import.meta.url), 'a')
const write = (line) => writeSync(file, JSON.stringify(line) + '\\n')
const wanted = new Set(['test:start', 'test:pass', 'test:fail'])
const stderr = new Map()
const note = (file, text) => stderr.set(file, ((stderr.get(file) ?? '') + text).slice(-4000))
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type === 'test:stderr') note(resolve(data.file), data.message)
    if (!wanted.has(type)) continue
    const error = data.details?.error
    const cause = error?.cause
    const isFile = data.nesting === 0 && data.file !== undefined && resolve(data.name) === data.file
    const told = isFile ? stderr.get(data.file) : undefined
    write({
      type, name: data.name, nesting: data.nesting, file: data.file, isFile,
      isSuite: data.details?.type === 'suite',
      skip: data.skip !== undefined && data.skip !== false, todo: data.todo !== undefined && data.todo !== false,
      failure: error?.failureType,
      message: error && String(told ?? cause?.stack ?? cause?.message ?? cause ?? error.message),
    })
  }
  write({ type: 'end' })
}
`;
const EVENT = discriminatedUnion("type", [object({ type: literal("end") }), object({
	type: _enum([
		"test:start",
		"test:pass",
		"test:fail"
	]),
	name: string(),
	nesting: number(),
	file: string().optional(),
	isFile: boolean(),
	isSuite: boolean(),
	skip: boolean(),
	todo: boolean(),
	failure: string().optional(),
	message: string().optional()
})]);
const nodeTest = {
	name: "node:test",
	signs: /(^|\/)package\.json$|\.[cm]?[jt]sx?$/,
	matches: ([program, ...args]) => /(^|\/)(node|tsx)$/.test(program ?? "") && args.includes("--test"),
	instrument({ folder, words, only }) {
		const options = optionsBeside(words ?? [], folder);
		const files = filesOf(only);
		return {
			env: { NODE_OPTIONS: options },
			files: { "reporter.mjs": REPORTER.replace("%FORGET%", () => forgetOptions(folder)) },
			...words && { words: [...withoutPlaces(words, files), ...files] }
		};
	},
	async parse({ folder, directory }) {
		const entries = [];
		if (!await readAll(folder, ".jsonl", () => createEventReader(entries))) return void 0;
		const results = createResults(directory);
		for (const entry of withoutEchoes(entries)) results.add(entry);
		return results.all();
	}
};
function optionsBeside(words, folder) {
	const named = words.filter((word) => word.startsWith("--test-reporter=") || word === "--test-reporter").length;
	const placed = words.filter((word) => word.startsWith("--test-reporter-destination")).length;
	const theirs = named === 0 ? SPEC : named > placed ? ["--test-reporter-destination=stdout"] : [];
	const reporter = pathToFileURL(`${folder}/reporter.mjs`).href;
	const unused = quoteOption(`${folder}/unused`);
	return [
		`--test-reporter=${reporter}`,
		`--test-reporter-destination=${unused}`,
		...theirs
	].join(" ");
}
function createEventReader(entries) {
	const path = [];
	let hasEnded = false;
	const lines = createJsonLines((line) => {
		const event = EVENT.safeParse(line);
		hasEnded = event.data?.type === "end";
		if (!event.success || event.data.type === "end") return;
		path.length = Math.min(path.length, event.data.nesting);
		if (event.data.type === "test:start") path[event.data.nesting] = event.data.name;
		else entries.push(...readEvent(event.data, path));
	});
	return {
		write: lines.write,
		end: () => lines.end() && hasEnded
	};
}
function readEvent(event, path) {
	const { file, message } = event;
	if (event.failure === "subtestsFailed" || event.isSuite && event.type === "test:pass" && !event.skip) return [];
	const isHook = event.isSuite && event.type === "test:fail" && file !== void 0;
	if (isHook) return [{
		file,
		names: [],
		status: "errored",
		message,
		isHook
	}];
	return [{
		file,
		names: event.isFile ? [] : [...path.slice(0, event.nesting), event.name].map((name) => name ?? ""),
		status: statusOf(event),
		message,
		isHook
	}];
}
function statusOf(event) {
	if (event.skip) return "skipped";
	if (event.todo) return event.type === "test:fail" ? "expected_failure" : "todo";
	if (event.type === "test:pass") return "passed";
	return event.isFile ? "errored" : "failed";
}
function withoutEchoes(entries) {
	const tests = entries.filter((entry) => entry.names.length > 0);
	const withTests = new Set(tests.map((test) => test.file));
	const withFailures = new Set(tests.filter((test) => test.status === "failed").map((test) => test.file));
	return entries.filter((entry) => {
		if (entry.names.length > 0 || entry.isHook) return true;
		return entry.status === "errored" ? !withFailures.has(entry.file) : !withTests.has(entry.file);
	});
}

// src/proof/runners/node/vitest.ts
const vitest = {
	name: "vitest",
	signs: /(^|\/)package\.json$/,
	matches: ([program]) => /(^|\/)vitest(\.mjs)?$/.test(program ?? ""),
	instrument({ only, ...place }) {
		const files = filesOf(only);
		return withArguments({
			...place,
			words: place.words && withoutPlaces(place.words, files)
		}, {
			path: /[\\/]vitest(\.mjs)?$/,
			args: [
				"--run",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${place.folder}/%p.json`,
				...files
			]
		});
	},
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".json", () => createJestJsonReader(results)) ? results.all() : void 0;
	}
};

// src/proof/runners/python/pytest.ts
const pytest = {
	name: "pytest",
	signs: /\.py$/,
	matches: ([program, ...args]) => {
		if (/(^|\/)(pytest|py\.test)$/.test(program ?? "")) return true;
		return /(^|\/)python[\d.]*$/.test(program ?? "") && args.some((arg, i) => arg === "-m" && args[i + 1] === "pytest");
	},
	instrument({ folder, words, only }) {
		const files = filesOf(only);
		return {
			env: {
				PYTEST_ADDOPTS: [
					`--junitxml=${quoteShell(`${folder}/report.xml`)}`,
					"-o junit_family=xunit1",
					"--continue-on-collection-errors",
					`-o cache_dir=${quoteShell(`${folder}/cache`)}`
				].join(" "),
				TOX_TESTENV_PASSENV: "PYTEST_ADDOPTS",
				TOX_OVERRIDE: "testenv.pass_env+=PYTEST_ADDOPTS"
			},
			...words && { words: [...withoutPlaces(words, files), ...files] }
		};
	},
	async parse({ folder, directory }) {
		const results = createResults(directory, "worst");
		return await readAll(folder, ".xml", () => createJUnitReader((test) => results.add(toTest$5(test)))) ? results.all() : void 0;
	}
};
function toTest$5({ file, classname, name, status, type, message }) {
	const module = file?.replace(/\.py$/, "").replaceAll("/", ".");
	if (classname === "" && name === module) return {
		file,
		names: [],
		status,
		message
	};
	const classes = module !== void 0 && classname.startsWith(`${module}.`) ? classname.slice(module.length + 1) : "";
	const own = status === "skipped" && type === "pytest.xfail" ? "expected_failure" : status;
	return {
		file,
		names: [...classes.split(".").filter(Boolean), name],
		status: own,
		message
	};
}

// src/proof/runners/formats/progress.ts
const LINE = discriminatedUnion("status", [object({ status: literal("ended") }), object({
	file: string().nullable(),
	names: array(string()),
	status: _enum([
		"started",
		"passed",
		"failed",
		"errored",
		"skipped",
		"expected_failure"
	]),
	message: string().nullable()
})]);
function createProgressReader(take) {
	let open;
	let hasEnded = false;
	let isMalformed = false;
	const lines = createJsonLines((value) => {
		const line = LINE.safeParse(value);
		if (!line.success) isMalformed = true;
		else if (line.data.status === "ended") hasEnded = true;
		else if (line.data.status === "started") open = line.data;
		else {
			open = void 0;
			take({
				...ownWords(line.data),
				status: line.data.status
			});
		}
	});
	return {
		write: lines.write,
		end() {
			const isWhole = lines.end() && !isMalformed;
			if (open) take({
				...ownWords(open),
				status: "errored",
				message: "The process ended in the middle of this test."
			});
			return isWhole && (hasEnded || open !== void 0);
		}
	};
}
const ownWords = ({ file, names, message }) => ({
	file: file ?? void 0,
	names,
	message: message ?? void 0
});

// src/proof/runners/python/unittest.ts
const MAIN = `
import json, os, sys, unittest
folder = os.path.dirname(os.path.abspath(__file__))
report = open(os.path.join(folder, '%d.jsonl' % os.getpid()), 'w', encoding='utf-8')
sys.path[0] = os.getcwd()

def write(**line):
    report.write(json.dumps(line) + '\\n')
    report.flush()

def file_of(module):
    """The module's file, whether or not it could be imported."""
    loaded = getattr(sys.modules.get(module), '__file__', None)
    if loaded: return loaded
    path = module.replace('.', os.sep)
    found = (os.path.join(folder, path + end) for folder in sys.path for end in ('.py', os.sep + '__init__.py'))
    return next((file for file in found if os.path.isfile(file)), None)

def place_of(test):
    """Module and name. unittest puts made-up tests in the place of a module or a class that broke."""
    kind, name = type(test).__name__, test.id()
    if kind == '_FailedTest': return name.split('_FailedTest.', 1)[-1], ''
    if kind == '_ErrorHolder':
        parts = name.partition('(')[2].rstrip(')').split('.')
        while len(parts) > 1 and '.'.join(parts) not in sys.modules: parts.pop()
        return '.'.join(parts), ''
    module = type(test).__module__
    return module, name[len(module) + 1:] if name.startswith(module + '.') else name

class Result(unittest.TextTestResult):
    def _tell(self, test, status, error=None):
        module, name = place_of(test)
        message = None if error is None else self._exc_info_to_string(error, test)
        write(file=file_of(module), names=[part for part in name.split('.') if part], status=status, message=message)
    def startTest(self, test):
        self._subtest_failed = False
        self._tell(test, 'started')
        super().startTest(test)
    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, 'passed')
    def addError(self, test, error):
        super().addError(test, error)
        self._tell(test, 'errored', error)
    def addFailure(self, test, error):
        super().addFailure(test, error)
        self._tell(test, 'failed', error)
    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, 'skipped')
    def addExpectedFailure(self, test, error):
        super().addExpectedFailure(test, error)
        self._tell(test, 'expected_failure')
    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._tell(test, 'failed')
    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error is not None and not self._subtest_failed:
            self._subtest_failed = True
            self._tell(test, 'failed', error)

class Runner(unittest.TextTestRunner):
    resultclass = Result
    def run(self, test):
        result = super().run(test)
        write(status='ended')
        return result

sys.argv[0] = 'python -m unittest'
unittest.main(module=None, testRunner=Runner)
`;
const STARTUP = `
import os, sys
folder = os.path.dirname(os.path.abspath(__file__))
others = [path for path in os.environ.get('PYTHONPATH', '').split(os.pathsep) if path != folder]
argv = getattr(sys, 'orig_argv', [])
at = next((i for i, word in enumerate(argv) if word == '-m' and argv[i + 1:i + 2] == ['unittest']), None)
if at is not None:
    os.environ['PYTHONPATH'] = os.pathsep.join(others)
    os.execv(sys.executable, argv[:at] + [os.path.join(folder, 'main.py')] + argv[at + 2:])
`;
const unittest = {
	name: "unittest",
	signs: /\.py$/,
	matches: ([program, ...args]) => isPython(program) && moduleAt(args) !== -1,
	instrument({ folder, words, only }) {
		if (!words) return {
			env: { PYTHONPATH: folder },
			files: {
				"main.py": MAIN,
				"sitecustomize.py": STARTUP
			}
		};
		const [program = "python3", ...args] = words;
		const at = moduleAt(args);
		return {
			words: [...[
				program,
				...args.slice(0, at),
				`${folder}/main.py`,
				...args.slice(at + 2)
			], ...select$3(args.slice(at + 2), only)],
			files: { "main.py": MAIN }
		};
	},
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".jsonl", () => createProgressReader(results.add)) ? results.all() : void 0;
	}
};
const isPython = (program) => /(^|\/)python[\d.]*$/.test(program ?? "");
const moduleAt = (args) => args.findIndex((arg, i) => arg === "-m" && args[i + 1] === "unittest");
function select$3(args, only) {
	if (only.some((test) => test.isFile) || args.includes("-k")) return [];
	return only.flatMap((test) => ["-k", `*.${namesOf(test).join(".")}`]);
}

// src/proof/runners/script/bats.ts
const FORMATTER = `#!/bin/bash
stream="\${BASH_SOURCE%/*}/$$.stream"
# What a test starts is no part of the report.
[ -z "$BATS_TEST_FILENAME" ] || stream=/dev/null
tee "$stream" | grep -Ev '^(suite|begin) '
`;
const bats = {
	name: "bats",
	signs: /\.bats$/,
	matches: ([program]) => /(^|\/)bats$/.test(program ?? ""),
	instrument({ folder, words, only }) {
		const formatter = `${folder}/formatter.sh`;
		const names = only.flatMap((test) => namesOf(test)).map((name) => name.replace(/[^\w\s-]/gu, "."));
		const select = only.some((test) => test.isFile) || names.length === 0 ? [] : ["--filter", `^(${names.join("|")})$`];
		return {
			env: { BATS_FORMATTER: formatter },
			files: { "formatter.sh": FORMATTER },
			...words && { words: [
				...words,
				"--formatter",
				formatter,
				...select
			] }
		};
	},
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".stream", () => createStreamReader(results.add)) ? results.all() : void 0;
	}
};
function createStreamReader(take) {
	let file;
	let isFileBroken = false;
	const tap = createTapReader((test) => {
		const own = toTest$4(test, file);
		if (own.names.length === 0) isFileBroken = true;
		take(own);
	});
	const lines = createLines((line) => {
		const next = /^suite (.*)$/.exec(line)?.[1];
		if (next === void 0) return tap.write(`${line}\n`);
		tap.flush();
		file = next;
	});
	return {
		write: lines.write,
		end: () => lines.end() && (tap.end() || isFileBroken)
	};
}
function toTest$4({ names, status, message }, file) {
	const isHook = status === "failed" && /^(setup|teardown)_(file|suite) failed$/.test(names[0] ?? "");
	return {
		file,
		names: isHook ? [] : names,
		status: isHook ? "errored" : status,
		message
	};
}

// src/proof/runners/script/minitest.ts
const PLUGIN = `
require 'json'
module Minitest
  class RegreenReporter < AbstractReporter
    FOLDER = File.dirname(File.dirname(File.expand_path(__FILE__)))
    STATUS = { '.' => 'passed', 'F' => 'failed', 'E' => 'errored', 'S' => 'skipped' }
    def initialize
      super
      @report = File.open(File.join(FOLDER, "#{Process.pid}.jsonl"), 'a')
      @report.sync = true
    end
    def write(line)
      @report.puts(JSON.generate(line))
    end
    def tell(klass, name, file, status, message)
      names = [klass, name].map { |text| text.to_s.dup.force_encoding('UTF-8').scrub }
      write(file: file, names: names, status: status, message: message)
    end
    def prerecord(klass, name)
      file, = klass.instance_method(name).source_location
      tell(klass.name, name, file, 'started', nil)
    end
    def record(result)
      file, = result.source_location
      message = result.failures.map { |failure| "#{failure.class}: #{failure.message}\\n#{failure.location}" }.join("\\n").scrub
      tell(result.klass, result.name, file, STATUS.fetch(result.result_code, 'errored'), message)
    end
    def report
      write(status: 'ended')
    end
  end
  def self.plugin_regreen_init(_options)
    ENV['RUBYLIB'] = ENV['RUBYLIB'].to_s.split(':').reject { |path| path == RegreenReporter::FOLDER }.join(':')
    reporter << RegreenReporter.new
  end
end
`;
const minitest = {
	name: "minitest",
	signs: /(^|\/)(test_[^/]*|[^/]*_test)\.rb$/,
	matches: ([program, ...args]) => /(^|\/)ruby[\d.]*$/.test(program ?? "") && args.some((arg) => /(^|\/)(test_[^/]*|[^/]*_test)\.rb$/.test(arg)),
	instrument({ folder, words, only }) {
		const names = only.flatMap((test) => namesOf(test).at(-1) ?? []).map((name) => name.replace(/[^\w\s]/gu, "."));
		const select = names.length === 0 || only.some((test) => test.isFile) ? [] : ["-n", `/^(test_\\d{4}_)?(${names.join("|")})$/`];
		return {
			env: {
				RUBYLIB: folder,
				SEED: "1"
			},
			files: { "minitest/regreen_plugin.rb": PLUGIN },
			...words && { words: [...words, ...select] }
		};
	},
	async parse({ folder, directory }) {
		const tests = [];
		if (!await readAll(folder, ".jsonl", () => createProgressReader((test) => tests.push(test)))) return void 0;
		const results = createResults(directory);
		for (const test of tests.sort(byName)) results.add({
			...test,
			names: test.names.map(withoutNumber)
		});
		return results.all();
	}
};
const byName = (a, b) => a.names.join() < b.names.join() ? -1 : 1;
const withoutNumber = (name) => name.replace(/^test_\d{4}_/, "");

// src/proof/runners/script/phpunit.ts
const PREPEND = `<?php
if (preg_match('~(^|/)(phpunit|simple-phpunit|pest|paratest)(\\.phar)?$~', $_SERVER['argv'][0] ?? '')) {
    array_splice($_SERVER['argv'], 1, 0, ['--log-junit', __DIR__ . '/' . getmypid() . '.xml']);
    $argv = $_SERVER['argv'];
    putenv('PHP_INI_SCAN_DIR');
}
`;
const phpunit = {
	name: "phpunit",
	signs: /(^|\/)(phpunit\.xml(\.dist)?|composer\.json)$|Test\.php$/,
	matches: ([program, ...args]) => isPhpUnit(program) || /(^|\/)php[\d.]*$/.test(program ?? "") && isPhpUnit(args.find((arg) => !arg.startsWith("-"))),
	instrument({ folder, words, only }) {
		if (words) return { words: [
			...words,
			"--log-junit",
			`${folder}/report.xml`,
			...select$2(only)
		] };
		return {
			env: { PHP_INI_SCAN_DIR: `:${folder}` },
			files: {
				"prepend.php": PREPEND,
				"prepend.ini": `auto_prepend_file="${folder}/prepend.php"\n`
			}
		};
	},
	async parse({ folder, directory, exitCode }) {
		const results = createResults(directory);
		let hasFailed = false;
		if (!await readAll(folder, ".xml", () => createJUnitReader((test) => {
			if (test.classname === "" && test.status === "passed") return;
			const own = toTest$3(test);
			hasFailed ||= own.status === "failed" || own.status === "errored";
			results.add(own);
		})) || exitCode !== 0 && !hasFailed) return void 0;
		return results.all();
	}
};
const isPhpUnit = (program) => /(^|\/)(phpunit|simple-phpunit|pest)(\.phar)?$/.test(program ?? "");
function select$2(only) {
	if (only.length === 0 || only.some((test) => test.isFile)) return [];
	return ["--filter", `/::(${only.flatMap((test) => namesOf(test).at(-1) ?? []).map(namePattern).join("|")})( .*)?$/s`];
}
const namePattern = (name) => name.replace(/\P{ASCII}+|[^\w\s]/gu, (odd) => /^\p{ASCII}/u.test(odd) ? "." : ".+");
function toTest$3({ file, classname, name, status, type, message }) {
	if (classname === "") return {
		file,
		names: [],
		status: "errored",
		message
	};
	const isRisky = status === "errored" && type?.endsWith("RiskyTestError");
	return {
		file,
		names: [classname.replaceAll(".", "\\"), name],
		status: isRisky ? "passed" : status,
		message
	};
}

// src/proof/runners/script/prove.ts
const prove$1 = {
	name: "prove",
	signs: /\.t$/,
	matches: ([program]) => /(^|\/)prove$/.test(program ?? ""),
	instrument({ folder, words, only }) {
		const files = filesOf(only);
		return {
			env: { PERL_TEST_HARNESS_DUMP_TAP: `${folder}/tap` },
			...words && { words: files.length === 0 ? words : select$1(words, files) }
		};
	},
	async parse({ folder, directory, output }) {
		const files = (await folder.list()).filter((name) => name.startsWith("tap/"));
		if (files.length === 0) return void 0;
		const results = createResults(directory);
		const exits = readExits(output);
		for (const name of files) {
			const file = name.slice(4);
			const message = await readFile(folder, name, (test) => results.add({
				...test,
				file
			})) ?? exits.get(file);
			if (message !== void 0) results.add({
				file,
				names: [],
				status: "errored",
				message
			});
		}
		return results.all();
	}
};
const WITH_VALUE = /^(-[b-df-ik-zA-HJ-LNOQ-Z]*[aeIjMP]|--(archive|exec|ext|jobs|state|statefile|rc|rules|formatter|source|harness|tapversion))$/;
function select$1([program = "", ...words], files) {
	const end = words.includes("::") ? words.indexOf("::") : words.length;
	return [
		program,
		...words.slice(0, end).filter((word, i, all) => word.startsWith("-") || WITH_VALUE.test(all[i - 1] ?? "")),
		...files,
		...words.slice(end)
	];
}
async function readFile(folder, name, take) {
	const tap = createTapReader(take);
	await folder.read(name, tap.write);
	tap.end();
	return tap.problem();
}
function readExits(output) {
	const lines = output.matchAll(/^(\S+)\s+\(Wstat: [1-9]\d*[^)]*\)? Tests: \d+ Failed: 0\)$/gm);
	return new Map([...lines].map(([line, file = ""]) => [file, line]));
}

// src/proof/runners/script/rspec.ts
const EXAMPLE = object({
	full_description: string(),
	status: string(),
	file_path: string(),
	pending_message: string().nullable().optional(),
	exception: object({
		class: string(),
		message: string().nullable()
	}).optional()
});
const SUMMARY = object({ errors_outside_of_examples_count: number().default(0) });
const STATUS$1 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["pending", "skipped"]
]);
const rspec = {
	name: "rspec",
	signs: /_spec\.rb$|(^|\/)\.rspec$/,
	matches: ([program]) => /(^|\/)rspec$/.test(program ?? ""),
	instrument({ folder, words, only }) {
		return {
			env: { SPEC_OPTS: [...[
				"--require",
				`${folder}/forget.rb`,
				"--format",
				"progress",
				"--format",
				"json",
				"--out"
			], `${folder}/report.json`].map(quoteShell).join(" ") },
			files: { "forget.rb": "ENV.delete('SPEC_OPTS')\n" },
			...words && { words: [...words, ...select(only)] }
		};
	},
	async parse({ folder, directory, output }) {
		const results = createResults(directory);
		let outside = 0;
		const createReader = () => createReportReader(results.add, (count) => outside += count);
		if (!await readAll(folder, ".json", createReader)) return void 0;
		const broken = findBrokenFiles(output);
		if (broken.length < outside) return void 0;
		for (const test of broken) results.add(test);
		return results.all();
	}
};
function select(only) {
	if (only.some((test) => test.isFile)) return filesOf(only);
	return only.flatMap((test) => ["--example", namesOf(test).join(" ")]);
}
function createReportReader(take, onOutside) {
	let isMalformed = false;
	const items = createJsonItems(["examples", "summary"], (item, path) => {
		if (path === "summary") return onOutside(SUMMARY.safeParse(item).data?.errors_outside_of_examples_count ?? 0);
		const example = EXAMPLE.safeParse(item);
		if (example.success) take(toTest$2(example.data));
		else isMalformed = true;
	});
	return {
		write: items.write,
		end: () => items.end() && !isMalformed
	};
}
function toTest$2(example) {
	const { full_description: name, file_path: file, status, exception, pending_message: reason } = example;
	return {
		file,
		names: [name],
		status: reason === "Not yet implemented" ? "todo" : STATUS$1.get(status) ?? "errored",
		message: exception && `${exception.class}: ${exception.message ?? ""}`
	};
}
function findBrokenFiles(output) {
	return output.split(/^An error occurred /m).slice(1).flatMap((text) => {
		const file = (/^while loading (\S+)\.$/m.exec(text) ?? /^[ \t]*# (\.\/[^:\s]+):\d+/m.exec(text))?.[1];
		const message = `An error occurred ${text}`.slice(0, 4e3);
		return file === void 0 ? [] : [{
			file,
			names: [],
			status: "errored",
			message
		}];
	});
}

// src/proof/runners/runners.ts
const RUNNERS = [
	nodeTest,
	vitest,
	jest,
	mocha,
	ava,
	tap,
	pytest,
	unittest,
	goTest,
	cargoTest,
	maven,
	gradle,
	dotnet,
	phpunit,
	rspec,
	minitest,
	ctest,
	bats,
	prove$1
];

// src/proof/command/hidden-failures.ts
const MAX_DEPTH = 5;
async function refuseHiddenFailures(command, readText) {
	const whole = {
		where: "it",
		text: command,
		stopsAtFailure: !/[;\n]\s*(exit 0|true|:)\s*$/.test(command),
		watchesPipes: true
	};
	const { starting, hiding: found } = await explore(whole, {
		readText,
		known: /* @__PURE__ */ new Map()
	}, MAX_DEPTH);
	const hiding = starting.length > 0 ? found : findHidingOfLast(whole);
	if (!hiding) return;
	const { where, test, how } = hiding;
	throw new ConfigError(`The test command ${JSON.stringify(command)} hides failures: ${where} ${how}, so it can succeed although tests fail. Set the input "test-command" to a command that fails when a test fails, for example ${JSON.stringify(test)}.`);
}
async function explore(script, explorer, depth) {
	const key = JSON.stringify([script.where, script.text]);
	const known = explorer.known.get(key);
	if (known) return known;
	explorer.known.set(key, {
		starting: [],
		hiding: void 0
	});
	const explored = await exploreCommands(script, explorer, depth);
	explorer.known.set(key, explored);
	return explored;
}
async function exploreCommands(script, explorer, depth) {
	const commands = splitList(script.text);
	const starting = [];
	const hidings = [];
	for (const [at, { text }] of commands.entries()) {
		const { startsRunner, hiding } = await exploreCommand(text, explorer, depth);
		if (!startsRunner) continue;
		starting.push(at);
		hidings.push(...[hiding ?? findHiding(script, commands, at)].filter((found) => found !== void 0));
	}
	return {
		starting,
		hiding: hidings[0]
	};
}
async function exploreCommand(text, explorer, depth) {
	const words = wordsOf(bare(text));
	const own = unwrap(words);
	if (RUNNERS.some((runner) => runner.matches(words))) return {
		startsRunner: true,
		hiding: void 0
	};
	const named = depth === 0 ? [] : await readScripts(words, explorer.readText);
	const scripts = named.length > 0 || depth === 0 ? named : await readScripts(own, explorer.readText);
	if (scripts.length === 0) return {
		startsRunner: RUNNERS.some((runner) => runner.matches(own)),
		hiding: void 0
	};
	const inner = [];
	for (const script of scripts) inner.push(await explore(script, explorer, depth - 1));
	return {
		startsRunner: inner.some(({ starting }) => starting.length > 0),
		hiding: inner.find(({ hiding }) => hiding !== void 0)?.hiding
	};
}
function findHidingOfLast(script) {
	const commands = splitList(script.text);
	return findHiding(script, commands, commands.findLastIndex(({ text }) => !SWALLOWS.test(bare(text))));
}
const bare = (text) => text.replace(/^[({!\s]+/, "").replace(/[)}\s]+$/, "");
const SWALLOWS = /^(true|:|exit 0|(echo|printf)\b.*)$/s;
function findHiding(script, commands, at) {
	const command = commands[at];
	if (!command) return void 0;
	const how = describeHiding(settingsAt(script, commands, at), commands, at);
	return how === void 0 ? void 0 : {
		where: script.where,
		test: bare(command.text),
		how
	};
}
function settingsAt(script, commands, at) {
	return commands.slice(0, at).flatMap(({ text }) => /^set\s+(.*)$/.exec(text)?.[1] ?? []).reduce(({ stopsAtFailure, watchesPipes }, options) => ({
		stopsAtFailure: /-\w*e/.test(options) || stopsAtFailure && !/\+\w*e/.test(options),
		watchesPipes: /-\w*o pipefail/.test(options) || watchesPipes && !options.includes("+o pipefail")
	}), script);
}
function describeHiding({ stopsAtFailure, watchesPipes }, commands, at) {
	if (commands[at]?.text.startsWith("!")) return "inverts the exit code with \"!\"";
	let i = at;
	for (;; i++) {
		const operator = commands[i]?.operator;
		const next = bare(commands[i + 1]?.text ?? "");
		if (operator === "|" && !watchesPipes && !isTapFormatter(next)) return `pipes into "${next}" without "pipefail"`;
		if (operator === "||" && swallows(commands.slice(i + 1))) return `goes on with "|| ${next}"`;
		if (operator === "&") return "runs the tests in the background with \"&\"";
		if (operator === ";" || operator === void 0) break;
	}
	const rest = commands.slice(i + 1);
	const last = rest.at(-1);
	if (!last || stopsAtFailure || passesOn(rest)) return void 0;
	return isClosing(last.text) ? void 0 : `goes on with "; ${bare(last.text)}" after the tests`;
}
const isClosing = (text) => /^(fi|done|esac|else|elif|then|do|\)|\})\b/.test(text.trim()) || bare(text) === "";
const isTapFormatter = (text) => /^(npx )?(tap-[\w-]+|faucet|colortape|tapper?)\b/.test(text);
const passesOn = (commands) => commands.some(({ text }) => /\b(exit|return)\s+["']?(\$|[1-9])|\bfalse\b/.test(text));
function swallows(commands) {
	const [first] = commands;
	if (!first) return false;
	const isGroup = /^[({]/.test(first.text);
	const end = commands.findIndex(({ text, operator }) => isGroup ? /[)}]$/.test(text) : operator !== "&&");
	const branch = commands.slice(0, end + 1);
	return !passesOn(branch) && SWALLOWS.test(bare(branch.findLast(({ text }) => bare(text) !== "")?.text ?? ""));
}

// src/proof/runners/formats/ctrf.ts
const TEST = object({
	name: string(),
	status: string(),
	suite: union([string(), array(string())]).optional(),
	filePath: string().optional(),
	message: string().optional(),
	trace: string().optional()
});
const STATUS = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["skipped", "skipped"],
	["pending", "skipped"],
	["other", "skipped"]
]);
function createCtrfReader(take) {
	let isMalformed = false;
	let isReport = false;
	const items = createJsonItems([
		"results.tool",
		"results.summary",
		"results.tests"
	], (item, path) => {
		isReport = true;
		if (path !== "results.tests") return;
		const test = TEST.safeParse(item);
		if (test.success) take(toTest$1(test.data));
		else isMalformed = true;
	});
	return {
		write: items.write,
		end: () => items.end() && isReport && !isMalformed
	};
}
function toTest$1({ name, status, suite, filePath, message, trace }) {
	return {
		file: filePath,
		names: [...suite === void 0 ? [] : Array.isArray(suite) ? suite : [suite], name],
		status: STATUS.get(status) ?? "errored",
		message: [message, trace].filter(Boolean).join("\n") || void 0
	};
}

// src/proof/runners/report-glob.ts
function createReportGlob(glob) {
	return {
		name: "test-report",
		signs: /^$/,
		matches: () => false,
		instrument: () => ({ leaves: [glob] }),
		async parse({ project, directory, exitCode }) {
			const results = createResults(directory);
			if (await readAll(project, "", (name) => createAnyReader(name, results.add))) return results.all();
			return exitCode === 0 && (await project.list()).length === 0 ? [] : void 0;
		}
	};
}
const MAX_START = 1048576;
function createAnyReader(name, take) {
	let start = "";
	let reader;
	return {
		write(piece) {
			if (reader) return reader.write(piece);
			if (start.length > MAX_START) return;
			start += piece;
			reader = chooseReader(start, name, take);
			reader?.write(start);
		},
		end: () => reader?.end() ?? false
	};
}
function chooseReader(start, name, take) {
	const text = start.trimStart();
	if (text === "") return void 0;
	if (text.startsWith("{")) return createCtrfReader(take);
	if (!text.startsWith("<")) return createTapReader((test) => take({
		...test,
		file: name
	}));
	const root = /<(testsuites?|TestRun)\b/.exec(text)?.[1];
	if (root === "TestRun") return createTrxReader(take);
	if (root !== void 0) return createJUnitReader((test) => take(toTest(test)));
}
function toTest({ file, suite, classname, name, status, type, message }) {
	const container = classname || suite;
	return {
		file: file ?? (container || void 0),
		names: name === "" || name === container ? [] : file !== void 0 && classname !== "" ? [classname, name] : [name],
		status: type === "pytest.xfail" ? "expected_failure" : status,
		message
	};
}

// src/proof/plan.ts
const MAX_SCRIPTS = 5;
async function planTests(command, workspace, { reportGlob } = {}) {
	const readText = textReader(workspace);
	await refuseHiddenFailures(command, readText);
	if (reportGlob !== void 0) return planAsWritten(command, [createReportGlob(reportGlob)]);
	const simple = trySplitCommand(command);
	const direct = simple && await findRunner(simple, readText, MAX_SCRIPTS);
	if (direct) return {
		command,
		...direct
	};
	const script = simple && await readPackageScript(simple.words, readText);
	const spoken = script && !script.hasHooks ? script : {
		text: command,
		env: {}
	};
	const shown = withoutFormatter(spoken.text);
	if (shown) return {
		...planAsWritten(shown, [tap]),
		command,
		env: {
			...simple?.env,
			...spoken.env
		}
	};
	const files = await workspace.list(".");
	return planAsWritten(command, RUNNERS.filter(({ signs }) => files.some((file) => signs.test(file))));
}
function planAsWritten(command, runners) {
	const simple = trySplitCommand(command);
	const argv = simple?.words ?? shellCommand(command);
	return {
		command,
		runners,
		words: void 0,
		env: simple?.env ?? {},
		start: () => argv
	};
}
function withoutFormatter(text) {
	return /^([^|&;]+)\|\s*(?:npx )?(?:tap-[\w-]+|faucet|colortape)\s*$/.exec(text)?.[1]?.trim();
}
async function findRunner({ env, words }, readText, depth) {
	const script = await readPackageScript(words, readText);
	if (!script) {
		const own = unwrap(words);
		const runner = RUNNERS.find((candidate) => candidate.matches(own));
		return runner && planRunner(runner, {
			env,
			words
		}, own);
	}
	const inner = script.hasHooks || depth === 0 ? void 0 : trySplitCommand(script.text);
	return inner && findRunner({
		words: inner.words,
		env: {
			...env,
			...inner.env,
			...script.env
		}
	}, readText, depth - 1);
}
function planRunner(runner, { env, words }, own) {
	const [first, ...rest] = words.slice(0, words.length - own.length);
	if (!own.every((word, i) => word === words[words.length - own.length + i])) return {
		runners: [runner],
		words: void 0,
		env,
		start: () => words
	};
	return {
		runners: [runner],
		words: own,
		env,
		start(changed = own) {
			const [program = words[0], ...args] = changed;
			return first === void 0 ? [program, ...args] : [
				first,
				...rest,
				...changed
			];
		}
	};
}

// src/proof/set-up.ts
var SetupError = class extends Error {
	name = "SetupError";
	output;
	constructor(message, output) {
		super(message);
		this.output = output;
	}
};
const MEANINGS = {
	126: ": a program in it may not be executed",
	127: ": a program in it was not found"
};
async function setUp(copy, command, { timeoutMs, signal }) {
	if (command === void 0) return;
	const simple = trySplitCommand(command);
	const run = simple ? {
		argv: simple.words,
		env: simple.env
	} : { argv: shellCommand(command) };
	const result = await copy.run({
		...run,
		isSetUp: true
	}, {
		timeoutMs,
		maxOutputBytes: 65536,
		killAfterBytes: 268435456,
		signal
	});
	if (result.ending === "exited" && result.exitCode === 0) return;
	const meaning = MEANINGS[result.exitCode] ?? "";
	const how = result.ending === "exited" ? `ended with exit code ${result.exitCode}${meaning}` : "did not run to its end";
	const more = result.ending === "timed_out" ? " The input \"timeout-minutes\" gives it more time." : "";
	const limit = result.limit === void 0 ? "" : ` ${result.limit}${more}`;
	throw new SetupError(`The set-up command ${JSON.stringify(command)} ${how}.${limit}`, result.output);
}

// src/proof/proof.ts
async function prove(change, base, parts) {
	const beforeSide = await planBefore(change, base, parts);
	const { before: sides, after: proof } = await runSides({
		runBefore: beforeSide.run,
		runAfter: (known) => proveAfter(change, {
			tree: beforeSide.tree,
			known
		}, parts)
	}, parts);
	const first = proof.evidence;
	if (!first.proven) return {
		change,
		evidence: first
	};
	const { failToPass } = first;
	const check = (smaller) => checkSmaller(smaller, {
		sides,
		failToPass,
		after: proof.after
	}, parts);
	const shrink = (hasTime) => minimise(change, {
		...parts,
		failToPass,
		hasTime,
		check
	});
	const { tree, hunks } = await shrink(parts.hasTimeToMinimise);
	if (tree === change.tree) return {
		change,
		evidence: {
			...first,
			hunks
		}
	};
	const smaller = await parts.changeTo(tree);
	const before = {
		tree: beforeSide.tree,
		known: Promise.resolve(sides)
	};
	const second = parts.mayLeave(smaller) ? await proveAfter(smaller, before, parts) : void 0;
	if (second?.evidence.proven) return {
		change: smaller,
		evidence: {
			...second.evidence,
			hunks
		}
	};
	return {
		change,
		evidence: {
			...first,
			hunks: (await shrink(() => false)).hunks
		}
	};
}
async function proveAfter(change, { tree, known }, parts) {
	async function judge(after) {
		parts.onRuns("after", after);
		const sides = await known;
		const compareWith = (reports) => compareSides(sides, after, reports);
		const { comparison, before } = await compareFairly(sides.before, compareWith, parts);
		return createEvidence(change, comparison, {
			before,
			after,
			sandbox: parts.sandbox
		});
	}
	const about = async (first) => findTurned(await known, first, parts);
	const { evidence, after } = await runAfter({
		change,
		beforeTree: tree,
		repeats: {
			runs: parts.runsAfter,
			about
		},
		judge
	}, parts);
	if (!evidence.proven) return {
		evidence,
		after
	};
	const sides = await known;
	const reasons = await findWeakened(change, {
		sides,
		after
	}, parts);
	if (reasons.length > 0) return {
		evidence: {
			...evidence,
			proven: false,
			reasons
		},
		after
	};
	const remarks = [
		...evidence.remarks,
		...describeUnloaded(sides),
		...parts.remarksOn(change)
	];
	return {
		evidence: {
			...evidence,
			remarks
		},
		after
	};
}
function findTurned(sides, first, parts) {
	const { failToPass, stillFailing } = compareSides(sides, [first]);
	if (stillFailing.length > 0) return void 0;
	return isSlow(sides.base.reports, parts) ? selectGreen(failToPass, first) : [];
}
async function checkSmaller(tree, { sides, after, failToPass }, parts) {
	const run = {
		...parts.run,
		timeoutMs: Math.min(parts.run.timeoutMs, patienceWith(after))
	};
	const [whole] = after;
	if (whole && isSlow(after, parts)) {
		const only = withNeighbours(selectGreen(failToPass, whole), whole);
		const quick = await repeatTests(tree, { runs: 1 }, {
			...parts,
			run: {
				...run,
				only
			}
		});
		const seen = compareSides(sides, quick);
		if (seen.stillFailing.length > 0) return seen;
	}
	const reports = await repeatTests(tree, { runs: 1 }, {
		...parts,
		run
	});
	const compareWith = (before) => compareSides(sides, reports, before);
	return (await compareFairly(sides.before, compareWith, parts)).comparison;
}
const patienceWith = (after) => 5e3 + 2 * Math.max(...after.map(({ durationMs }) => durationMs));
async function findWeakened(change, { sides, after }, { mayChangeTests, isTestFile, treeWith, ...parts }) {
	const files = new Set(after.flatMap((report) => report.tests ?? []).flatMap((test) => test.file ?? []));
	const isReported = (path) => [...files].some((file) => path === file || path.endsWith(`/${file}`));
	const isPlain = change.entries.filter(({ path }) => isTestFile(path)).every(({ path, kind }) => kind === "add" && isReported(path));
	if (mayChangeTests || isPlain) return [];
	const code = change.entries.filter(({ path }) => !isTestFile(path));
	const reports = await repeatTests(await treeWith(change.baseTree, editsOf(code)), { runs: 1 }, parts);
	const compareWith = (before) => compare({
		targets: [],
		before,
		after: reports
	});
	const { comparison, before } = await compareFairly(sides.base, compareWith, parts);
	const { passToFail, missing, newlySkipped } = comparison;
	const lost = [.../* @__PURE__ */ new Set([
		...passToFail,
		...missing,
		...newlySkipped
	])];
	const isGreen = (runs) => runs.every(({ exitCode }) => exitCode === 0);
	if (lost.length === 0 && (isGreen(reports) || !isGreen(before))) return [];
	return [`The patch weakens existing tests: as they were on the base commit, these do not pass: ${lost.length > 0 ? listSome(lost.map(quoted)) : WHOLE_COMMAND}.`];
}
function describeUnloaded({ base, before }) {
	const known = new Set(base.reports.flatMap(failingIn).map(({ id }) => id));
	const whole = new Set(before.reports.flatMap(({ tests = [] }) => tests).flatMap((test) => test.isFile ? test.id : []));
	return (chooseTargets(base, before.reports) ?? []).filter((id) => whole.has(id) && !known.has(id)).map((id) => `${id} could not be loaded without the patch, so its tests were not seen to fail one by one.`);
}
function runAfter({ change, beforeTree, repeats, judge, isGood = () => false }, parts) {
	return inCopy(change.tree, parts, async (copy) => {
		const startedAtMs = Date.now();
		const after = await repeatIn(copy, repeats, parts);
		const evidence = await judge(after);
		if (!evidence.proven && !isGood(after)) return {
			evidence,
			after,
			doubts: []
		};
		const found = await checkIntegrity({
			change,
			copy,
			startedAtMs,
			beforeTree,
			evidence,
			after
		}, parts);
		return {
			evidence: {
				...evidence,
				proven: evidence.proven && found.reasons.length === 0,
				reasons: [...evidence.reasons, ...found.reasons],
				remarks: [...evidence.remarks, ...found.remarks]
			},
			after,
			doubts: found.reasons
		};
	});
}

// src/run/test-place.ts
async function openTestPlace(parts) {
	const { config, environment, signal } = parts;
	const sandbox = await openTestSandbox(parts);
	const copies = openCopies({
		...parts,
		sandbox,
		workingDirectory: config.workingDirectory,
		searchPath: hostSearchPath(environment.PATH, parts.prepared),
		protection: {
			isTest: isTestFile,
			isSetting: isSettingFile
		}
	});
	const open = /* @__PURE__ */ new Set();
	let plan;
	let planning;
	return {
		sandbox: sandbox.report,
		async openCopy(tree) {
			const copy = await copies.openCopy(tree);
			open.add(copy);
			await setUp(copy, config.setupCommand, {
				timeoutMs: config.timeoutMs,
				signal
			});
			return copy;
		},
		async planFor(copy) {
			planning ??= findPlan(copy, parts);
			plan = await planning;
			return plan;
		},
		command: () => plan?.command,
		async close() {
			for (const copy of open) await copy.close();
			await copies.close();
		}
	};
}
async function openTestSandbox(parts) {
	const { config, environment, prepared: workspace, exposed = [] } = parts;
	const showsCaches = config.setupCommand === void 0;
	const settings = {
		...parts,
		mode: config.sandbox,
		network: config.network,
		workspace,
		showsCaches
	};
	const sandbox = await openSandbox(settings);
	refuseExposed(sandbox.report, exposed);
	refuseLasting(sandbox.report, parts);
	parts.notice(describeSandbox(sandbox.report, environment));
	return sandbox;
}
function refuseExposed({ level, reason }, exposed) {
	if (level >= 2 || exposed.length === 0) return;
	throw new ConfigError(`${exposed.join(" ")} No test was run, because tests could have read it: the sandbox reaches level ${level} here (${reason}).`);
}
function refuseLasting({ level, reason }, { config, environment }) {
	if (level >= 2 || config.sandbox === "off" || !isOwnRunner(environment)) return;
	throw new ConfigError(`This is a self-hosted runner, where what a test leaves behind meets the next job, and the sandbox reaches level ${level} only (${reason}). No test was run. Install bubblewrap ("apt-get install bubblewrap"), or set the input "sandbox" to "off" where each job has a fresh runner.`);
}
function describeSandbox(report, environment) {
	const { level, mechanism, network } = report;
	const isolation = describeIsolation(report, "run");
	const net = network === "none" ? "no network" : "the host's network";
	const lasting = level < 3 && isOwnRunner(environment) ? LASTING : void 0;
	return [
		`Sandbox: level ${level} (${mechanism}), ${net}.`,
		isolation,
		lasting
	].filter(Boolean).join(" ");
}
const isOwnRunner = ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === "self-hosted";
const LASTING = "This is a self-hosted runner: what a test leaves on it meets the next job. Set the input \"sandbox\" to \"require\", and start a fresh runner for each job.";
async function findPlan(copy, { config, notice }) {
	const command = config.testCommand ?? await detect(copy, notice);
	const plan = await planTests(command, copy, { reportGlob: config.testReport });
	notice(describePlan(plan, config));
	return plan;
}
async function detect(copy, notice) {
	const { command, reason } = await detectTestCommand(copy);
	notice(`Test command: ${command} (${reason}).`);
	return command;
}
function describePlan({ words, runners }, { testReport }) {
	if (testReport !== void 0) return `Tests are read one by one from the reports at ${JSON.stringify(testReport)}.`;
	const names = runners.map(({ name }) => name).join(", ");
	if (words) return `Tests are reported one by one by ${names}.`;
	return names === "" ? "Regreen knows no test runner for what is in this folder, so the exit code of the test command decides." : `The first run shows which test runner the command starts. If it is one of these, each test is known by itself: ${names}. If not, the exit code decides.`;
}

// src/results/evidence-file.ts
const COUNT = int().min(0);
const USAGE = strictObject({
	turns: COUNT,
	inputTokens: COUNT,
	outputTokens: COUNT,
	costUsd: number().min(0).optional()
});
const SHA256 = string().regex(/^[0-9a-f]{64}$/);
const OBJECT = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const IDS = array(string());
const COUNTS = strictObject({
	passed: COUNT,
	failed: COUNT,
	errored: COUNT,
	skipped: COUNT,
	todo: COUNT,
	expected_failure: COUNT
});
const RUNS = strictObject({
	exitCode: int(),
	durationMs: number().min(0),
	counts: COUNTS.nullable().describe("Of the last whole run; null where the runner leaves no per-test report."),
	runs: COUNT,
	narrowed: COUNT.optional().describe("How many of the runs were of the files of the tests that decide; absent for none.")
});
const SANDBOX = strictObject({
	level: literal([
		0,
		1,
		2,
		3
	]).describe("3: full isolation. 2: the same, put together by hand. 1: another user. 0: a clean environment only."),
	mechanism: string(),
	bwrapVersion: string().nullable(),
	uid: int().nullable().describe("The user that tests ran as."),
	network: _enum(["none", "host"]),
	pidNamespace: boolean(),
	protectedReadOnly: boolean().describe("Whether tests could not write .git, .github, and tracked settings and tests, up to the limit `protectedPaths`."),
	limits: record(string(), number()),
	selfTest: strictObject({
		passed: COUNT,
		failed: array(string()).describe("Probes that got through.")
	}),
	reason: string().describe("Why the level is not a higher one; empty at level 3.")
});
const EVIDENCE_FILE = strictObject({
	schemaVersion: literal(1),
	outcome: _enum(["fixed", "unproven"]),
	repository: string(),
	baseSha: OBJECT.describe("The commit that was repaired."),
	baseTree: OBJECT.describe("Its tree; another one where uncommitted changes were part of what was repaired."),
	uncommitted: IDS.min(1).optional().describe("The files of those changes: no commit holds them. Absent where the commit alone was repaired."),
	tree: OBJECT.describe("The tree with the patch."),
	patch: strictObject({
		sha256: SHA256,
		files: IDS,
		additions: COUNT,
		deletions: COUNT
	}),
	command: string(),
	workingDirectory: string().optional().describe("Where the command ran, from the repository's root; absent in older files."),
	mayChangeTests: boolean().optional().describe("Whether existing tests could be changed; absent in older files."),
	runner: string(),
	method: _enum(["per_test", "exit_code"]),
	before: RUNS,
	after: RUNS,
	failToPass: IDS,
	passToPass: strictObject({
		count: COUNT,
		sha256: SHA256.describe("Of the sorted ids, one a line.")
	}),
	passToFail: IDS,
	stillFailing: IDS,
	missing: IDS,
	newlySkipped: IDS,
	flaky: IDS,
	remaining: IDS.optional().describe("What failed before in every run or in some, was not to be repaired, and still fails; absent in older files."),
	reasons: array(string()).describe("Why the patch is not proven; empty when it is."),
	remarks: array(string()),
	hunks: array(strictObject({
		path: string(),
		header: string(),
		neededBy: IDS
	})).describe("The pieces of the patch, and which tests break without each."),
	policy: strictObject({
		fileSha256: SHA256.nullable(),
		decisions: array(strictObject({
			rule: string(),
			reason: string()
		}))
	}),
	sandbox: SANDBOX,
	model: string().nullable(),
	usage: USAGE,
	startedAt: datetime(),
	finishedAt: datetime()
});
const MAX_DECISIONS = 1e3;
const MAX_REASON = 2e3;
function createEvidenceFile(change, evidence, context) {
	const { uncommitted = [] } = context;
	return {
		schemaVersion: 1,
		outcome: evidence.proven ? "fixed" : "unproven",
		repository: context.repository,
		baseSha: context.baseSha,
		baseTree: change.baseTree,
		...uncommitted.length > 0 && { uncommitted: [...uncommitted] },
		tree: change.tree,
		patch: {
			sha256: change.sha256,
			files: change.entries.map((entry) => entry.path),
			additions: change.additions,
			deletions: change.deletions
		},
		command: context.command,
		workingDirectory: context.workingDirectory,
		mayChangeTests: context.mayChangeTests,
		runner: evidence.runner,
		method: evidence.method,
		before: evidence.before,
		after: evidence.after,
		...copyLists(evidence),
		reasons: [...evidence.reasons],
		remarks: [...evidence.remarks],
		hunks: evidence.hunks.map((hunk) => ({
			...hunk,
			neededBy: [...hunk.neededBy]
		})),
		policy: {
			fileSha256: digest(context.policyText),
			decisions: [...context.decisions]
		},
		sandbox: copySandbox(evidence.sandbox),
		model: context.model ?? null,
		usage: context.usage,
		startedAt: context.startedAt.toISOString(),
		finishedAt: context.finishedAt.toISOString()
	};
}
function copyLists(evidence) {
	return {
		failToPass: [...evidence.failToPass],
		passToPass: {
			count: evidence.passToPass.length,
			sha256: digestIds(evidence.passToPass)
		},
		passToFail: [...evidence.passToFail],
		stillFailing: [...evidence.stillFailing],
		missing: [...evidence.missing],
		newlySkipped: [...evidence.newlySkipped],
		flaky: [...evidence.flaky],
		remaining: [...evidence.remaining]
	};
}
function copySandbox(sandbox) {
	const { limits, selfTest } = sandbox;
	return {
		...sandbox,
		limits: { ...limits },
		selfTest: {
			passed: selfTest.passed,
			failed: [...selfTest.failed]
		}
	};
}
const digest = (text) => text === void 0 ? null : createHash("sha256").update(text).digest("hex");
function parseEvidenceFile(text, file) {
	const value = tryParseJson(text);
	const parsed = EVIDENCE_FILE.safeParse(value);
	if (parsed.success) return parsed.data;
	const [issue = { path: [] }] = parsed.error.issues;
	throw new ConfigError(`${file} is not an evidence file: ${describeMisfit(value, issue)}. A run leaves one as evidence.json.`);
}

// src/policy/read-policy-file.ts
async function readPolicyFile(text, { path, where, isNamed }) {
	if (text !== void 0) {
		const { parsePolicyFile } = await import("./policy-policy-file.js");
		return parsePolicyFile(text, `${path} ${where}`);
	}
	if (!isNamed) return void 0;
	throw new ConfigError(`There is no policy file ${path} ${where}. Add it there, or correct the input "policy-file".`);
}

export { byId as A, tryReadText as B, isSlow as C, withNeighbours as D, wholeRuns as E, RULES as F, changesTest as I, isSettingFile as L, isFailing as M, isPassing as N, canSelect as O, createPolicy as P, isTestFile as R, inCopy as S, repeatTests as T, datetime as V, findHarness as _, createEvidenceFile as a, isOfMachine as b, prove as c, shownPath as d, createKnownRuns as f, parsePatch as g, applyPatch as h, USAGE as i, compare as j, runTests as k, runAfter as l, createTwoFilesPatch as m, MAX_DECISIONS as n, parseEvidenceFile as o, runSides as p, MAX_REASON as r, openTestPlace as s, readPolicyFile as t, SetupError as u, countTests as v, repeatIn as w, failingIn as x, createEvidence as y, isUnreadable as z };