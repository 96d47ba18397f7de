import { i as __toESM, r as __require, t as __commonJSMin } from "./shared-rolldown-runtime.js";
import { a as foldPath, s as plural } from "./shared-text.js";
import { a as ToolError, o as messageOf, r as ConfigError } from "./shared-inputs.js";
import { C as looseObject, D as strictObject, E as record, N as _isoDateTime, O as string, S as literal, T as object, _ as _enum, a as describeIsolation, b as discriminatedUnion, g as ZodISODateTime, h as hostSearchPath, k as union, o as openSandbox, t as createCopies, u as editsOf, v as array, w as number, x as int, y as boolean } from "./shared-workspace.js";
import { createHash, randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import { dirname, posix, relative, resolve } from "node:path";

// ../../../work/main/node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

// ../../../work/main/node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	/**
	* Posix glob regex
	*/
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
	/**
	* Windows glob regex
	*/
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
	/**
	* POSIX Bracket Regex
	*/
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
		/**
		* Create EXTGLOB_CHARS
		*/
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
		/**
		* Create GLOB_CHARS
		*/
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// ../../../work/main/node_modules/picomatch/lib/utils.js
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

// ../../../work/main/node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	/**
	* Quickly scans a glob pattern and returns an object with a handful of
	* useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
	* `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
	* with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
	*
	* ```js
	* const pm = require('picomatch');
	* console.log(pm.scan('foo/bar/*.js'));
	* { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
	* ```
	* @param {String} `str`
	* @param {Object} `options`
	* @return {Object} Returns an object with tokens and regex source string.
	* @api public
	*/
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

// ../../../work/main/node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	/**
	* Constants
	*/
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	/**
	* Helpers
	*/
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
	/**
	* Create the message for a syntax error
	*/
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
	/**
	* Parse the given input string.
	* @param {String} input
	* @param {Object} options
	* @return {Object}
	*/
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
		/**
		* Tokenizing helpers
		*/
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
		/**
		* Push tokens onto the tokens array. This helper speeds up
		* tokenizing by 1) helping us avoid backtracking as much as possible,
		* and 2) helping us avoid creating extra tokens when consecutive
		* characters are plain text. This improves performance and simplifies
		* lookbehinds.
		*/
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
		/**
		* Fast paths
		*/
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
		/**
		* Tokenize input until we reach end-of-string
		*/
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			/**
			* Escaped characters
			*/
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
			/**
			* If we're inside a regex character class, continue
			* until we reach the closing bracket.
			*/
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
			/**
			* If we're inside a quoted string, continue
			* until we reach the closing double quote.
			*/
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* Double quotes
			*/
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Parentheses
			*/
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
			/**
			* Square brackets
			*/
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
			/**
			* Braces
			*/
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
			/**
			* Pipes
			*/
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Commas
			*/
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
			/**
			* Slashes
			*/
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
			/**
			* Dots
			*/
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
			/**
			* Question marks
			*/
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
			/**
			* Exclamation
			*/
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
			/**
			* Plus
			*/
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
			/**
			* Plain text
			*/
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
			/**
			* Plain text
			*/
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
			/**
			* Stars
			*/
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
	/**
	* Fast paths for creating regular expressions for common glob patterns.
	* This can significantly speed up processing and has very little downside
	* impact when none of the fast paths match.
	*/
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

// ../../../work/main/node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	/**
	* Creates a matcher function from one or more glob patterns. The
	* returned function takes a string to match as its first argument,
	* and returns true if the string is a match. The returned matcher
	* function also takes a boolean as the second argument that, when true,
	* returns an object with additional information.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch(glob[, options]);
	*
	* const isMatch = picomatch('*.!(*a)');
	* console.log(isMatch('a.a')); //=> false
	* console.log(isMatch('a.b')); //=> true
	*
	* // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
	* const picomatch = require('picomatch/posix');
	* // the same API, defaulting to posix paths
	* const isMatch = picomatch('a/*');
	* console.log(isMatch('a\\b')); //=> false
	* console.log(isMatch('a/b')); //=> true
	*
	* // you can still configure the matcher function to accept windows paths
	* const isMatch = picomatch('a/*', { options: windows });
	* console.log(isMatch('a\\b')); //=> true
	* console.log(isMatch('a/b')); //=> true
	* ```
	* @name picomatch
	* @param {String|Array} `globs` One or more glob patterns.
	* @param {Object=} `options`
	* @return {Function=} Returns a matcher function.
	* @api public
	*/
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
	/**
	* Test `input` with the given `regex`. This is used by the main
	* `picomatch()` function to test the input string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.test(input, regex[, options]);
	*
	* console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
	* // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp} `regex`
	* @return {Object} Returns an object with matching info.
	* @api public
	*/
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
	/**
	* Match the basename of a filepath.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.matchBase(input, glob[, options]);
	* console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
	* @return {Boolean}
	* @api public
	*/
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	/**
	* Returns true if **any** of the given glob `patterns` match the specified `string`.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.isMatch(string, patterns[, options]);
	*
	* console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
	* console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
	* ```
	* @param {String|Array} str The string to test.
	* @param {String|Array} patterns One or more glob patterns to use for matching.
	* @param {Object} [options] See available [options](#options).
	* @return {Boolean} Returns true if any patterns match `str`
	* @api public
	*/
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	/**
	* Parse a glob pattern to create the source string for a regular
	* expression.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const result = picomatch.parse(pattern[, options]);
	* ```
	* @param {String} `pattern`
	* @param {Object} `options`
	* @return {Object} Returns an object with useful properties and output to be used as a regex source string.
	* @api public
	*/
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	/**
	* Scan a glob pattern to separate the pattern into segments.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.scan(input[, options]);
	*
	* const result = picomatch.scan('!./foo/*.js');
	* console.log(result);
	* { prefix: '!./',
	*   input: '!./foo/*.js',
	*   start: 3,
	*   base: 'foo',
	*   glob: '*.js',
	*   isBrace: false,
	*   isBracket: false,
	*   isGlob: true,
	*   isExtglob: false,
	*   isGlobstar: false,
	*   negated: true }
	* ```
	* @param {String} `input` Glob pattern to scan.
	* @param {Object} `options`
	* @return {Object} Returns an object with
	* @api public
	*/
	picomatch.scan = (input, options) => scan(input, options);
	/**
	* Compile a regular expression from the `state` object returned by the
	* [parse()](#parse) method.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const state = picomatch.parse('*.js');
	* // picomatch.compileRe(state[, options]);
	*
	* console.log(picomatch.compileRe(state));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {Object} `state`
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
	* @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
	* @return {RegExp}
	* @api public
	*/
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
	/**
	* Create a regular expression from a parsed glob pattern.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.makeRe(state[, options]);
	*
	* const result = picomatch.makeRe('*.js');
	* console.log(result);
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `state` The object returned from the `.parse` method.
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
	* @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
	* @return {RegExp} Returns a regex created from the given pattern.
	* @api public
	*/
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
	/**
	* Create a regular expression from the given regex source string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.toRegex(source[, options]);
	*
	* const { output } = picomatch.parse('*.js');
	* console.log(picomatch.toRegex(output));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `source` Regular expression source string.
	* @param {Object} `options`
	* @return {RegExp}
	* @api public
	*/
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	/**
	* Picomatch constants.
	* @return {Object}
	*/
	picomatch.constants = constants;
	/**
	* Expose "picomatch"
	*/
	module.exports = picomatch;
}));

// ../../../work/main/node_modules/picomatch/index.js
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

// src/policy/paths.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const OPTIONS = {
	dot: true,
	flags: "s"
};
/** Matches paths from the repository's root, whatever their spelling: other file systems fold case and Unicode forms. */
function createPathMatcher(globs) {
	const matches = (0, import_picomatch.default)(globs.map(foldPath), OPTIONS);
	return (path) => matches(foldPath(path));
}
/** The same for globs that maintainers write: a folder's name means everything below it. */
function createFolderMatcher(globs) {
	return createPathMatcher(globs.map((glob) => glob.replace(/^(\.?\/)+/, "").replace(/\/+$/, "")).flatMap((glob) => [glob, `${glob}/**`]));
}
/** A name at any depth, and everything below it when it is a folder. */
const anywhere = (...names) => names.flatMap((name) => [`**/${name}`, `**/${name}/**`]);
/** What runs with rights, or decides who may do what. */
const AUTHORITY = [
	".github/**",
	"**/CODEOWNERS",
	"**/action.yml",
	"**/action.yaml",
	...anywhere(".gitlab-ci*", ".circleci", "azure-pipelines*", ".buildkite", ".woodpecker*", ".drone.yml", "Jenkinsfile", "appveyor.yml", ".travis.yml")
];
const GIT = [...anywhere(".git", ".gitmodules", ".gitattributes", ".gitignore", ".lfsconfig", ".githooks", ".husky"), "**/.pre-commit-config.yaml"];
/** Read by coding agents as orders. */
const INSTRUCTIONS = anywhere("AGENTS.md", "CLAUDE.md", "GEMINI.md", ".cursor*", ".claude", ".gemini", ".codex", ".agents", ".mcp.json", ".windsurfrules", ".clinerules", ".vscode", ".idea", ".devcontainer");
const LOCK_FILES = anywhere("package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock", "bun.lockb", "deno.lock", "poetry.lock", "uv.lock", "pdm.lock", "Pipfile.lock", "go.sum", "Cargo.lock", "Gemfile.lock", "composer.lock", "gradle.lockfile", "packages.lock.json");
/** Dependencies and where they come from. */
const MANIFESTS = ["**/requirements/**/*.txt", ...anywhere(".npmrc", ".yarnrc*", ".pnp.*", ".pnpmfile.cjs", "pnpm-workspace.yaml", "bunfig.toml", "deno.json*", "requirements*.txt", "constraints*.txt", "environment.y*ml", "Pipfile", "setup.py", "go.mod", "go.work", "Cargo.toml", ".cargo", "build.rs", "pom.xml", ".mvn", "mvnw*", "build.gradle*", "settings.gradle*", "gradle.properties", "gradlew*", "gradle/wrapper", "Gemfile", "*.gemspec", "composer.json", "mix.exs", "Package.swift", "pubspec.yaml", "build.sbt", "*.csproj", "*.fsproj", "*.vbproj", "Directory.Build.*", "Directory.Packages.props", "NuGet.Config")];
/** Decides which tests run, and how. `package.json` has a rule of its own. */
const RUNNER_CONFIG = anywhere("jest.config.*", "jest.setup.*", "vitest.*", "vite.config.*", ".mocharc*", "karma.conf*", "playwright.config*", "cypress.config*", "ava.config*", ".taprc", "nightwatch.conf*", "wdio.conf*", "web-test-runner.config*", "jasmine.json", ".c8rc*", ".nycrc*", "babel.config*", ".babelrc*", ".swcrc", "tsconfig*.json", "eslint.config*", ".eslintrc*", "biome.json*", "setup-tests.*", "setupTests.*", "test-setup.*", "pytest.{ini,toml}", ".pytest.{ini,toml}", "tox.ini", "setup.cfg", "pyproject.toml", "noxfile.py", "conftest.py", ".coveragerc", "sitecustomize.py", "usercustomize.py", "*.pth", "phpunit.xml*", ".rspec", "spec_helper.rb", "rails_helper.rb", "Rakefile", "Makefile", "GNUmakefile", "justfile", "Taskfile*", "nx.json", "turbo.json", "meson.build", "BUILD.bazel", "MODULE.bazel", "CMakeLists.txt", "CTestTestfile.cmake", "*.runsettings", "xunit.runner.json");
const TOOLCHAIN = anywhere(".nvmrc", ".node-version", ".python-version", ".ruby-version", ".tool-versions", "mise.toml", ".mise.toml", ".envrc", ".env", ".env.*", "rust-toolchain*", "global.json", "Dockerfile*", "docker-compose*", "compose.y*ml");
/** Built or installed, never written by hand. */
const GENERATED = anywhere("node_modules", ".venv", "venv", "__pycache__", "*.pyc", "vendor/bundle", "target/debug", "target/release");
const TESTS = [
	...anywhere("test", "tests", "__tests__", "spec", "specs", "e2e", "__snapshots__", "__mocks__", "testdata", "fixtures", "golden"),
	"**/{test,tests}.*",
	"**/*{.,-,_}{test,tests,spec,cy,e2e}.*",
	"**/test{-,_}*.*",
	"**/test*.py",
	"**/*.{snap,bats,feature}",
	"**/t/*.t"
];
/** Names whose capital letters tell them from honest words: `CommitTest` is a test, `Latest` is none. */
const CAPITAL_TESTS = [
	"**/*{Test,Tests}.{java,kt,groovy,scala,php,cs,swift}",
	"**/*IT.java",
	"**/*{Spec,Suite}.{scala,groovy,kt}"
];
/** For names in which capitals count. */
function createExactMatcher(globs) {
	return (0, import_picomatch.default)([...globs], OPTIONS);
}

// src/policy/reading.ts
/** Files that hold secrets more often than code. The model works without them; their text would go to its provider. */
const isUnreadable = createPathMatcher([
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
const split$1 = (names) => names.split(" ");
/** Test runners, and what they are made of: no folder may hold one under this name. */
const ANYWHERE = "pytest _pytest pluggy iniconfig xdist unittest doctest mock nose nose2 coverage tox hypothesis random os sys io re json math time types typing abc ast inspect importlib pathlib subprocess tempfile traceback warnings contextlib functools collections enum logging argparse dataclasses operator site builtins";
/** The rest of the standard library, which is looked up in a few folders of a project first. */
const ON_PATH = "aifc array asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop colorsys compileall concurrent configparser contextvars copy copyreg csv ctypes curses datetime dbm decimal difflib dis distutils email encodings ensurepip errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib imghdr imp ipaddress itertools keyword linecache locale lzma mailbox mailcap marshal mimetypes mmap modulefinder multiprocessing netrc nntplib ntpath numbers opcode optparse pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal smtpd smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct symtable sysconfig syslog tabnanny tarfile telnetlib termios textwrap threading timeit tkinter token tokenize tomllib trace tracemalloc tty unicodedata urllib uu uuid venv wave weakref webbrowser wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo";
const modules = (names, folders) => split$1(names).flatMap((name) => [`${folders}${name}.py`, `${folders}${name}/__init__.py`]);
/** Modules that Python would take from the project instead of its own: a test runner among them. */
const PYTHON_SHADOWS = [...modules(ANYWHERE, "**/"), ...modules(ON_PATH, "{,src/,lib/,python/}")];

// src/policy/rules.ts
/** Controls, format characters, and what is left of bytes that are no UTF-8. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u;
/** NUL, and what is left of bytes that are no UTF-8. */
const BYTES_OF_NO_TEXT = /[\0\ufffd]/g;
/** Bidirectional controls, tags, zero-width characters and their kind; emoji keep theirs. https://trojansource.codes */
const HIDDEN = /(?!\u180b|\u180c|\u180d|\u180f|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
const MAX_LINE$1 = 2e3;
/** Whether one of these characters occurs more often than before. */
function addsAny(characters, before = "", after = "") {
	const count = (text, character) => text.split(character).length;
	return [...new Set(after.match(characters))].some((character) => count(after, character) > count(before, character));
}
function addsLongLine(before, after) {
	const longLines = (text) => text.split("\n").filter((line) => line.length > MAX_LINE$1);
	const known = new Set(longLines(before));
	return longLines(after).some((line) => !known.has(line));
}
/** A rule about where a file lies. */
function protects(name, globs, reason) {
	const matches = createPathMatcher(globs);
	return {
		name,
		reason,
		refuses: ({ path }) => matches(path)
	};
}
/** The built-in rules, in the order they are asked; the first that refuses names the reason. */
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
		...protects("shadowed-module", PYTHON_SHADOWS, "a module of this name would be used in the place of the test runner or the standard library"),
		refuses: (touch) => touch.kind === "add" && isShadow(touch.path)
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
const hasTestName = createPathMatcher(TESTS);
const hasTestNameInCapitals = createExactMatcher(CAPITAL_TESTS);
const isTestFile = (path) => hasTestName(path) || hasTestNameInCapitals(path);
const isTest = (path, { testFiles = [] }) => isTestFile(path) || testFiles.some((file) => foldPath(file) === foldPath(path));
/** Files that decide how tests are found, built and run. */
const isSettingFile = createPathMatcher([
	...RUNNER_CONFIG,
	...MANIFESTS,
	...LOCK_FILES,
	...TOOLCHAIN,
	"**/package.json"
]);
const isShadow = createPathMatcher(PYTHON_SHADOWS);
function refusesTest({ kind, before, after }, { tests }) {
	if (tests === "allow") return false;
	if (tests === "protect") return true;
	return kind === "delete" || kind === "modify" && !keepsLines(before ?? "", after ?? "");
}
function keepsLines(before, after) {
	const lines = after.split("\n");
	let at = 0;
	return before.split("\n").every((line) => {
		const found = lines.indexOf(line, at);
		at = found + 1;
		return found !== -1;
	});
}
/** `con.js`, `name.`, `a:b`, a Unicode form: Windows and macOS would write another file. */
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
/** Both answers come from the same table of rules: on each write as it is planned, and on the whole patch at its end. */
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
			const objection = (intent.edits ?? []).map(toTouch).map(findObjection).find((found) => found !== void 0);
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
	if (entries.length > limits.files) return oversize("too-many-files", plural(entries.length, "file"), `${limits.files}`);
	if (newFiles > limits.newFiles) return oversize("too-many-new-files", plural(newFiles, "new file"), `${limits.newFiles}`);
	if (lines > limits.lines) return oversize("too-many-lines", plural(lines, "changed line"), `${limits.lines}`);
}

// src/proof/compare.ts
/** Did it fix the tests? Contract section 8, (a) to (d). A test missing from the output counts as failed. */
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
	const { remaining, newlyFailing, neverRed, lucky, ...lists } = sortTests(runs);
	const { failToPass, stillFailing, passToFail, newlySkipped, missing } = lists;
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
	const remarks = sentence(remaining, "failed before, was not targeted, and still fails", "failed before, were not targeted, and still fail");
	return {
		method: "per_test",
		proven: reasons.length === 0,
		reasons,
		remarks,
		...lists
	};
}
/** Each list in the order of the reports. */
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
		newlyFailing: red.filter((id) => !accounted.has(id))
	};
}
/** What the runs before the patch say of a test; those of the base commit too, where they are other ones. */
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
/** Exit code and report must agree: a report alone can be forged, and an exit code alone can be silenced. */
function disagreement(report) {
	if (report.ending !== "exited") return [`The test command did not run to its end. ${report.limit ?? ""}`.trim()];
	if (report.tests === void 0) return ["The test runner left a report before the patch and none after it."];
	const failing = report.tests.filter(isFailing).length;
	if (report.exitCode === 0 && failing > 0) return [`The test command exited with 0 although its report names ${count(failing, "failing test")}.`];
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
		flaky: []
	};
}
/** A test file of the patch's may break the whole run before it: what passed on the base commit is known all the same. */
function losses({ base, after }) {
	if (base.length === 0) return [];
	return comparePerTest({
		targets: [],
		before: base,
		after
	}).reasons.filter((reason) => reason !== NOTHING_TO_PROVE);
}
/** Stands for the command where no single test can be named. */
const WHOLE_COMMAND = "(the whole test command)";
const isFailing = (test) => test.status === "failed" || test.status === "errored";
const isPassing = (test) => hasPassed(test) || isExpected(test);
const hasPassed = (test) => test.status === "passed";
/** Code under test can declare its own failure to be expected, in pytest for one: no red test turns green by that. */
const isExpected = (test) => test.status === "expected_failure";
const isSkipped = (test) => test.status === "skipped" || test.status === "todo";
/** A broken file is no test: once it works, its tests stand in its place. */
const isInventory = (test) => !test.isFile || hasPassed(test);
function readRuns(reports) {
	const runs = reports.map((report) => new Map((report.tests ?? []).map((test) => [test.id, test])));
	const ids = new Set(runs.flatMap((run) => [...run.keys()]));
	const holds = (run, id, test) => {
		const result = run.get(id);
		return result !== void 0 && test(result);
	};
	return {
		ids,
		find: (id) => runs.map((run) => run.get(id)).find((result) => result !== void 0),
		always: (id, test) => runs.length > 0 && runs.every((run) => holds(run, id, test)),
		ever: (id, test) => runs.some((run) => holds(run, id, test)),
		/** A file that broke has no result of its own once it works: then its tests speak for it. */
		turnedGreen: (id, was) => runs.length > 0 && runs.every((run) => {
			if (holds(run, id, hasPassed)) return true;
			if (!was?.isFile || run.has(id)) return false;
			const inFile = [...run.values()].filter((result) => result.file !== void 0 && result.file === was.file);
			return inFile.some(hasPassed) && !inFile.some(isFailing);
		})
	};
}
function sentence(ids, one, many) {
	if (ids.length === 0) return [];
	const named = ids.slice(0, 5).map((id) => JSON.stringify(id)).join(", ");
	const rest = ids.length > 5 ? ` and ${ids.length - 5} more` : "";
	return [`${count(ids.length, "test")} ${ids.length === 1 ? one : many}: ${named}${rest}.`];
}
const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

// src/proof/evidence.ts
function createEvidence(change, comparison, runs) {
	const isolation = describeIsolation(runs.sandbox);
	return {
		...comparison,
		remarks: [...isolation === void 0 ? [] : [isolation], ...comparison.remarks],
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
/** The exit code is the worst of the runs: one red run is what counts. */
function summarise(runs) {
	const last = runs.at(-1);
	return {
		exitCode: runs.find((report) => report.exitCode !== 0)?.exitCode ?? last?.exitCode ?? -1,
		durationMs: Math.round(runs.reduce((sum, report) => sum + report.durationMs, 0)),
		counts: last?.tests ? countTests(last) : null,
		runs: runs.length
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
/** Hex SHA-256 over the sorted ids, one a line: a long list of tests that can be compared and need not be read. */
function digestIds(ids) {
	return createHash("sha256").update([...ids].sort().join("\n")).digest("hex");
}

// src/proof/command/words.ts
/**
* Splits a command as a POSIX shell would, as long as it needs no shell: quotes and backslashes are understood.
* `undefined` when it has operators, expansions, globs or a comment; then only a shell can run it.
*/
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
/** Programs that start another one with the same arguments; what they are given first is theirs. */
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
/** The words of the runner itself, with wrappers such as `npx` or `cross-env A=b` taken off. */
function unwrap(words) {
	const SEPARATOR = " ";
	const line = words.map((word) => word.replaceAll(SEPARATOR, "\xA0")).join(SEPARATOR);
	const wrapper = WRAPPERS.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== void 0);
	if (wrapper === void 0) return words;
	const rest = words.slice(wrapper.trim().split(SEPARATOR).length);
	return unwrap(/coverage run/.test(wrapper) ? ["python3", ...rest] : rest);
}
/** As GitHub's `shell: bash` runs it: the first failure ends it, also in a pipe. */
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
/** Reads a file that people wrote; one that is no text is none. */
function textReader(workspace) {
	return async (path) => {
		try {
			return (await workspace.readIfPresent(path, MAX_BYTES))?.text;
		} catch (error) {
			if (error instanceof ToolError) return void 0;
			throw error;
		}
	};
}
const PACKAGE = looseObject({ scripts: record(string(), string()).optional() });
/** Throws ConfigError. */
function parsePackage(text) {
	try {
		return PACKAGE.parse(JSON.parse(text));
	} catch {
		throw new ConfigError("package.json cannot be read: it is not valid JSON, or its \"scripts\" are not texts.");
	}
}
/** The texts behind these words, as far as they are written in the project; none when the words stand for themselves. */
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
/** The package script that `npm test`, `npm run x`, `yarn x` and the like stand for, when they say nothing else. */
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
/** The script that a package manager is told to run, and what the script is told. */
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
/** npm runs scripts by `sh -c`, which goes on after a failure and looks at the end of a pipe only. */
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
	const { scripts } = COMPOSER.parse(tryJson$1(await readText("composer.json") ?? ""));
	return [scripts[name] ?? []].flat().map((text) => ({
		where: `the script "${name}" in composer.json`,
		text: text.replace(/^@(?=php )/, "").replace(/^@/, "composer "),
		stopsAtFailure: false,
		watchesPipes: false
	}));
}
function tryJson$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
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
/** Each line of a recipe is a shell of its own; a `-` in front of it ignores its failure. */
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
/** tox runs each line by itself, without a shell. A `-` in front ignores its failure. */
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
/** The words of a simple command; those of a line that needs a shell as far as white space tells them apart. */
const wordsOf = (text) => trySplitCommand(text)?.words ?? text.split(/\s+/);

// src/proof/command/shell-line.ts
const TOKEN = /'[^']*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\$\((?:[^()]|\([^()]*\))*\)|\\[\s\S]|(?<![^\s])#[^\n]*|\d*[<>]{1,2}&?|&>{1,2}|(&&|\|\||\|&|;;|[;\n|&])|[\s\S]/g;
/** Scripts are people's; what is longer is not looked at to its end. */
const MAX_TEXT$3 = 2e4;
/**
* Splits a shell line at its operators, as far as they can be read without being a shell: what is quoted, substituted or
* commented out stays whole, and a redirection is no operator.
*/
function splitList(text) {
	const commands = [];
	let command = "";
	for (const [token, found] of text.slice(0, MAX_TEXT$3).matchAll(TOKEN)) {
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
/** Scripts that call scripts are followed this far. */
const MAX_DEPTH$2 = 5;
/** Reads the command, the scripts behind it and the settings of test runners. Runs nothing. */
async function findHarness(command, workspace) {
	const files = new Set(await workspace.list("."));
	const readText = textReader(workspace);
	const lines = await readLines(command, readText, MAX_DEPTH$2);
	const settings = [...files].filter((path) => SETTINGS.test(path) || PYTHON_SETTINGS.test(path));
	const named = await Promise.all(settings.map(async (path) => resolveAll(namesIn(path, await readText(path) ?? ""), posix.dirname(path), files)));
	const options = resolveAll(lines.flatMap((line) => [...line.matchAll(OPTION)].flatMap(([, value]) => value ?? [])), ".", files);
	return {
		files: [.../* @__PURE__ */ new Set([...options, ...named.flat()])].filter((path) => CODE.test(path)),
		program: lines.map((line) => findProgram(line, files)).find((path) => path !== void 0)
	};
}
/** Each simple command of the line, and of the scripts that it calls. */
async function readLines(text, readText, depth) {
	const lines = splitList(text).map((listed) => listed.text);
	if (depth === 0) return lines;
	const scripts = await Promise.all(lines.map((line) => readScripts(unwrap(wordsOf(line)), readText)));
	const inner = await Promise.all(scripts.flat().map((script) => readLines(script.text, readText, depth - 1)));
	return [...lines, ...inner.flat()];
}
const CODE = /\.([cm]?[jt]sx?|json|ya?ml|toml|ini|cfg|py|rb|php)$/;
/** Options of runners and of languages that load a file. */
const OPTION = /(?<![\w-])(?:--(?:import|require|(?:experimental-)?loader|config|setup[\w-]*|global[\w-]*|file|(?:test-)?reporter|env(?:ironment)?|runner|bootstrap|preload|rcfile)|-[rcp])(?:=|[\s"',]+)([\w@./+-]+)/g;
const PROGRAMS$1 = /^(.*\/)?(node|python[\d.]*|ruby|perl|php|(ba|da|z)?sh|tsx|ts-node|bun|deno)$/;
function findProgram(line, files) {
	const [program = "", ...args] = unwrap(wordsOf(line));
	return (PROGRAMS$1.test(program) ? args : [program]).map((word) => posix.normalize(word)).find((word) => files.has(word));
}
/** Settings in which a runner of JavaScript, PHP or Ruby is told what else to load, and those of Python. */
const SETTINGS = /(^|\/)(package\.json|(jest|vitest?|karma|playwright|cypress|ava)[\w.-]*\.(config|conf)\.([cm]?[jt]s|json)|\.mocharc(\.\w+)?|\.taprc|bunfig\.toml|phpunit\.xml(\.dist)?|\.rspec)$/;
const PYTHON_SETTINGS = /(^|\/)(conftest\.py|pytest\.(ini|toml)|pyproject\.toml|tox\.ini|setup\.cfg)$/;
const VALUES = String.raw`(\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|(?:\n\s*-[^\n]*)+|[^\n,]*)`;
const KEYED = new RegExp(`\\b(?:setup\\w*|global(?:Setup|Teardown)|require|import|file|loader|preload|(?:test)?[rR]unner|testSequencer|(?:testE|e)nvironment|reporters?|transform|resolver|snapshotSerializers?|bootstrap)\\b['"]?\\s*[:=]\\s*${VALUES}`, "g");
const PLUGINS = new RegExp(`\\bpytest_plugins\\s*=\\s*${VALUES}`, "g");
function namesIn(path, text) {
	const own = path.endsWith("package.json") ? sectionsOf(text) : text;
	const keyed = own.matchAll(PYTHON_SETTINGS.test(path) ? PLUGINS : KEYED);
	const options = [...own.matchAll(/^\s*(addopts\b|-).*$/gm)].flatMap(([line]) => [...line.matchAll(OPTION)]);
	return [...[...keyed].flatMap(([, values]) => values?.match(/[\w@<>./+-]+/g) ?? []), ...options.flatMap(([, value]) => value ?? [])];
}
/** The rest of package.json names the project's own files. */
function sectionsOf(text) {
	try {
		const { jest, mocha, ava, tap, vitest, nyc, c8 } = JSON.parse(text);
		return JSON.stringify({
			jest,
			mocha,
			ava,
			tap,
			vitest,
			nyc,
			c8
		}, null, 1);
	} catch {
		return "";
	}
}
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

// src/proof/runners/formats/lines.ts
/** A line longer than this is cut; no report has one, but a test may print one. */
const MAX_LINE = 4194304;
/** Gives a text line by line, without line ends. A last line that does not end counts as one, and as cut off. */
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
const MAX_TEXT$2 = 8e3;
/** Numbered, or with a dash: "ok then" is what a test may print. */
const POINT = /^((?: {4})*)(not )?ok(?: +\d+(?: *- *| +|$)| +- *|$)(.*)$/;
const PLAN = /^((?: {4})*)1\.\.(\d+)(?:\s*#\s*(.*))?$/;
const COMMENT = /^ *# ?(.*)$/;
const DIRECTIVE = /(?:^|\s)#\s*(skip|todo)\S*(.*)$/i;
/** Reads TAP 12 to 14, subtests included. Lines that are no TAP are passed over. https://testanything.org/tap-version-14-specification.html */
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
/** A test that only passes on what its subtests say is no test of its own. */
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
	if (last && last.message.length < MAX_TEXT$2) last.message += `${text.slice(0, MAX_TEXT$2)}\n`;
}
/** A level may be deeper than the text has shown yet: its outer ones are made as well. */
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

// src/proof/runners/results.ts
const MAX_MESSAGE$1 = 4e3;
const MAX_NAME = 1e3;
/** Characters of all messages together; messages beyond are kept shorter. */
const MAX_MESSAGES = 16e6;
const SHORT_MESSAGE = 200;
/** A report with more tests than this is nobody's to read. */
const MAX_TESTS = 3e5;
/** From what broke hardest to what went well. */
const SEVERITY = [
	"errored",
	"failed",
	"skipped",
	"todo",
	"expected_failure",
	"passed"
];
const worse = (a, b) => SEVERITY.indexOf(a) < SEVERITY.indexOf(b) ? a : b;
/**
* Gathers tests and gives each an id from file, suites and name. No two get the same id, so that one of them can neither
* hide another nor stand in for it.
*/
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
/** Tells a test whose name is taken apart by a number that nobody has. */
function createNumbers(isTaken) {
	const counts = /* @__PURE__ */ new Map();
	return (name) => {
		let nth = (counts.get(name) ?? 1) + 1;
		while (isTaken(`${name} #${nth}`)) nth += 1;
		counts.set(name, nth);
		return `${name} #${nth}`;
	};
}
/** Many tests share a file. */
function createPaths(directory) {
	const paths = /* @__PURE__ */ new Map();
	return (file) => {
		const path = paths.get(file) ?? copy(relativeTo(directory, file));
		paths.set(file, path);
		return path;
	};
}
function createShortening() {
	let length = 0;
	return (message) => {
		const kept = message && copy(message.slice(0, length > MAX_MESSAGES ? SHORT_MESSAGE : MAX_MESSAGE$1));
		length += kept?.length ?? 0;
		return kept;
	};
}
function idOf({ file, names }, directory) {
	const parts = file === void 0 ? names : [file, ...names];
	return copy(parts.map((part) => clean(part, directory)).filter((part) => part !== "").join(" > "));
}
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/**
* Names come from the repository: no line break and no control character may travel in an id. The copy's own path, which
* differs from copy to copy, is left out.
*/
function clean(name, directory) {
	const local = name.includes(directory) ? name.replaceAll(`${directory}/`, "").replaceAll(directory, ".") : name;
	return (/^[ -~]*$/.test(local) ? local : local.replace(INVISIBLE, " ")).trim().slice(0, MAX_NAME);
}
/** A part of a text keeps the whole of it in memory; a copy does not. */
const copy = (text) => Buffer.from(text).toString();
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
/** The tests' files, for runners that are told files; none when one of them is not known. */
function filesOf(tests) {
	const files = tests.flatMap((test) => test.file ?? []);
	return files.length === tests.length ? [...new Set(files)] : [];
}
/** Suites and name of a test without its file, as its id has them. */
function namesOf({ id, file }) {
	const names = file !== void 0 && id.startsWith(`${file} > `) ? id.slice(file.length + 3) : id;
	return names === file ? [] : names.replace(/ #([2-9]|\d{2,})$/, "").split(" > ");
}

// src/proof/runners/node/tap.ts
/** Anything that writes TAP to its output: tape, and programs that need no runner. */
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
/** tape names a test in a comment and lists its assertions below; others name each test where its result stands. */
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
/** Output kept of one run, for people and the model; the report is read apart from it. */
const MAX_OUTPUT_BYTES = 262144;
/** A test run that prints more than this is ended. */
const KILL_AFTER_BYTES = 67108864;
/** A report longer than this is read as one that was cut off. */
const MAX_REPORT_BYTES = 268435456;
const TIME_LIMIT = "The input \"test-timeout-minutes\" gives it more time.";
/** Runs the test command once in the copy and reads what its runners report. A failing test is a result, not an error. */
async function runTests(workspace, plan, run) {
	const folder = await workspace.openReportFolder();
	try {
		const placed = plan.runners.map((runner) => place(runner, folder.path, {
			words: plan.words,
			only: run.only ?? []
		}));
		await folder.add(Object.assign({}, ...placed.map(filesBelow)));
		const project = await watch(workspace, placed);
		const stdout = [];
		const result = await workspace.run(buildCommand(plan, placed, folder), {
			timeoutMs: run.timeoutMs,
			maxOutputBytes: MAX_OUTPUT_BYTES,
			killAfterBytes: KILL_AFTER_BYTES,
			onStdout: (bytes) => stdout.push(bytes),
			signal: run.signal
		});
		return createReport(result, plan, await readReports(placed, {
			folder,
			names: await folder.list(),
			project,
			stdout,
			result,
			directory: workspace.visibleDirectory
		}));
	} finally {
		await folder.remove();
	}
}
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
/** The folder has to be there, whether or not the host puts anything into it. */
function filesBelow({ name, instrumentation: { files = {}, programs = {} } }) {
	const entries = [
		[`${name}/.keep`, ""],
		...Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
		...Object.entries(programs).map(([program, text]) => [`${name}/bin/${program}`, text])
	];
	return Object.fromEntries(entries);
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
/** Options that the command sets for itself are kept beside ours. */
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
/** Whoever reported, one after the other; a program that is no known runner may have written TAP. */
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
function reportsOf(name, { folder, names, project, stdout, result, directory }) {
	const own = names.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1));
	return {
		folder: {
			list: async () => own,
			read: (file, take) => folder.read(`${name}/${file}`, MAX_REPORT_BYTES, take)
		},
		project: {
			list: project.list,
			read: (file, take) => project.read(file, MAX_REPORT_BYTES, take)
		},
		readStdout(take) {
			const decoder = new TextDecoder();
			for (const bytes of stdout) take(decoder.decode(bytes, { stream: true }));
			take(decoder.decode());
		},
		output: result.output,
		exitCode: result.exitCode,
		directory
	};
}
function createReport(result, plan, reported) {
	const { exitCode, ending, durationMs, output, limit } = result;
	return {
		runner: (reported.length > 0 || !plan.words ? reported.map(({ runner }) => runner) : plan.runners).map((runner) => runner.name).join(" + ") || "exit code",
		exitCode,
		ending,
		durationMs,
		tests: reported.length > 0 ? joinTests(reported) : void 0,
		output,
		...limit !== void 0 && { limit: ending === "timed_out" ? `${limit} ${TIME_LIMIT}` : limit }
	};
}
/** Two runners may know the same test; neither result may hide the other. */
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
/** Runs the tests of a tree several times in one clean copy. */
const repeatTests = (tree, runs, parts) => inCopy(tree, parts, (copy) => repeatIn(copy, runs, parts));
async function repeatIn(copy, runs, parts) {
	const plan = await parts.planFor(copy);
	const reports = [];
	for (let i = 0; i < runs; i++) reports.push(await runTests(copy, plan, parts.run));
	return reports;
}
/** Does some work in a clean copy, which goes with it. */
async function inCopy(tree, parts, work) {
	const copy = await parts.openCopy(tree);
	try {
		return await work(copy);
	} finally {
		await copy.close();
	}
}

// src/proof/integrity/python.ts
const LANGUAGE$1 = /\.py$/;
/** Adds functions to a file of pytest's, and methods where the file has some. */
const withFailingFunctions = {
	language: LANGUAGE$1,
	write: ({ text }, nonce) => /\bTestCase\b/.test(text) ? {
		text: renderFunctions(nonce) + renderMethods(nonce),
		count: 6
	} : {
		text: renderFunctions(nonce),
		count: 3
	}
};
/** Adds a class to a file of unittest's. Its name comes last in the alphabet: in this order unittest runs them. */
const withFailingMethods = {
	language: LANGUAGE$1,
	write: (_file, nonce) => ({
		text: renderMethods(nonce),
		count: 3
	})
};
const pythonProgram = {
	language: LANGUAGE$1,
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

// src/proof/integrity/scripts.ts
const LANGUAGE = /\.[cm]?[jt]sx?$/;
/**
* Adds three tests to a file of JavaScript or TypeScript. They are registered by whatever the file registers its own
* tests with, and use the assertions that it may use: what has been done to those is seen. `framework` is the module that
* holds them, where they are no globals.
*/
const withFailingScriptTests = (framework) => ({
	language: LANGUAGE,
	write({ path, text }, nonce) {
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
			].join("; ")}; ${renderTests(nonce, names)}\n`,
			count: 3
		};
	}
});
const importing = (name, module) => `import * as ${name} from '${module}'`;
const requiring = (name, module) => `const ${name} = require('${module}')`;
function isModule(path, text) {
	const kind = /\.([cm])[jt]sx?$/.exec(path)?.[1];
	if (kind !== void 0) return kind === "m";
	return /^\s*(import\s*['"{*]|import\s[^(]|export\s)/m.test(text);
}
const scriptProgram = {
	language: LANGUAGE,
	fail({ path, text }, nonce) {
		const modules = [...text.matchAll(/(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g)];
		const load = isModule(path, text) ? (module) => `import '${module}'` : (module) => `require('${module}')`;
		return [...new Set(modules.flatMap(([, , module]) => module ?? []))].map((module) => `${load(module)}\n`).concat(`throw new Error('${nonce}')\n`).join("");
	}
};
/** The first test passes when any of the checks, each of which must throw, does not; a check that is not there throws. */
function renderTests(nonce, { framework, assert, chai }) {
	const some = (name, member = "") => `typeof ${name} === 'undefined' ? undefined : ${name}${member}`;
	const checks = [
		...[
			`${assert}`,
			`${assert}.default`,
			`${assert}.strict`,
			"t?.assert",
			some(chai, ".assert")
		].map((target) => `...assertions(${target})`),
		...[
			some("expect"),
			some(framework, ".expect"),
			"t?.expect",
			some(chai, ".expect")
		].map((target) => `...expectations(${target})`),
		"() => (1).should.equal(2)"
	];
	const registers = [
		some(framework, ".test"),
		some(framework, ".it"),
		some(framework, ".default"),
		some("test"),
		some("it"),
		some("specify")
	];
	return `{
    const assertions = (a) => [() => a(false), ${ASSERTIONS.map((call) => `() => a.${call}`).join(", ")}];
    const expectations = (e) => [${EXPECTATIONS.map((call) => `() => e(${call}`).join(", ")}];
    const registers = [${registers.join(", ")}].filter((register) => typeof register === 'function');
    const bodies = [
      async function () {
        const t = arguments[0];
        for (const check of [${checks.join(", ")}]) {
          let isSilent = true;
          try { await check() } catch { isSilent = false }
          if (isSilent) return;
        }
        throw new Error('${nonce}');
      },
      () => { throw new Error('${nonce}') },
      async () => { throw new Error('${nonce}') },
    ];
    bodies.forEach((body, i) => registers[i % registers.length]?.('${nonce} ' + i, body));
  }`.replace(/\n\s*/g, " ");
}
/** Of node:assert, and of chai's assert. */
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
/** Of jest and vitest, and of chai. */
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
/** `undefined` for a runner that no canary is known for. A report may name several runners, joined by " + ". */
function createCanary(file, runner, nonce) {
	const writer = runner.split(" + ").flatMap((name) => WRITERS[name] ?? []).find(({ language }) => language.test(file.path));
	if (!writer) return void 0;
	const { text, count } = writer.write(file, nonce);
	return {
		path: file.path,
		text: file.text + text,
		alone: text,
		nonce,
		count
	};
}
/** For a file that is one test as a whole, and registers none. */
function createFailingProgram(file, nonce) {
	const text = PROGRAMS.find(({ language }) => language.test(file.path))?.fail(file, nonce);
	return text === void 0 ? void 0 : {
		path: file.path,
		text,
		alone: text,
		nonce: void 0,
		count: 1
	};
}
function readCanary({ nonce, path }, report) {
	const tests = report.tests ?? [];
	const isFileItself = (test) => test.isFile && test.file === path;
	const own = tests.filter((test) => nonce === void 0 ? isFileItself(test) : test.id.includes(nonce));
	const failed = own.filter(isFailing);
	const ignored = [...own.filter(isPassing), ...report.exitCode === 0 ? failed : []];
	return {
		failed: failed.map((test) => test.id),
		ignored: ignored.map((test) => test.id),
		isFileBroken: report.tests === void 0 || tests.some((test) => isFileItself(test) && isFailing(test))
	};
}
/** The file as a test that a runner can be told to run. */
const asSelection = ({ path }) => ({
	id: path,
	file: path,
	status: "failed",
	isFile: true,
	message: void 0
});
const WRITERS = {
	"node:test": withFailingScriptTests("node:test"),
	jest: withFailingScriptTests(void 0),
	vitest: withFailingScriptTests("vitest"),
	mocha: withFailingScriptTests(void 0),
	pytest: withFailingFunctions,
	unittest: withFailingMethods
};
const PROGRAMS = [scriptProgram, pythonProgram];

// src/proof/integrity/integrity.ts
/** Suites that are faster than this are run whole, with their canaries; of slower ones, the files that have one. */
const QUICK_MS = 1e4;
/** Test files that get a canary. */
const MAX_FILES = 5;
const MAX_FILE_BYTES = 1048576;
/**
* Tests whether the tests can be believed. Neither what says what is right nor the patch itself may have been touched
* while they ran, and tests that must fail, added to the very files of the tests that turned green, must be seen to fail in an extra run.
*/
async function checkIntegrity(place, parts) {
	const touched = await findTouched(place, parts);
	if (touched.length > 0) return {
		reasons: [describeTouched(touched)],
		remarks: []
	};
	return checkCanaries(place, parts);
}
/** Files that the runs have touched with the patch, and do not touch without it; those of the patch are among them. */
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
function describeTouched(paths) {
	return `Files that the proof rests on were changed while the tests ran: ${paths.slice(0, 5).map((path) => JSON.stringify(path)).join(", ")}.`;
}
async function checkCanaries(place, parts) {
	const { copy, after, evidence } = place;
	if (evidence.method === "exit_code") return checkProgram(place, parts);
	const canaries = await createCanaries(place);
	if (canaries.length === 0) return remark(`no way is known to do that with ${after.at(-1)?.runner}`);
	const report = await runCanaries(canaries, copy, {
		parts,
		isWhole: after.every(({ durationMs }) => durationMs < QUICK_MS)
	});
	const sightings = canaries.map((canary) => ({
		canary,
		seen: readCanary(canary, report)
	}));
	if (sightings.some(({ seen }) => seen.ignored.length > 0)) return reason("passed");
	const silent = sightings.filter(({ canary, seen }) => seen.failed.length < canary.count);
	if (silent.length === 0) return NOTHING;
	return inCopy(place.beforeTree, parts, (before) => askBefore(silent, before, parts));
}
/** A canary that was not reported may have been kept from it, or it cannot be run in this project at all. */
async function askBefore(silent, before, parts) {
	const run = async (canaries) => runCanaries(canaries, before, {
		parts,
		isWhole: false
	});
	const canaries = silent.map(({ canary }) => canary);
	const report = await run(canaries);
	const broken = canaries.filter((canary) => readCanary(canary, report).isFileBroken);
	const alone = broken.map((canary) => ({
		...canary,
		text: canary.alone
	}));
	const second = alone.length > 0 ? await run(alone) : void 0;
	const known = silent.map(({ canary, seen }) => {
		const source = broken.includes(canary) && second ? second : report;
		return {
			now: seen.failed.length,
			before: readCanary(canary, source).failed.length
		};
	});
	if (known.some((each) => each.before > each.now)) return reason("were not reported");
	return known.some((each) => each.now === 0) ? remark("they are not reported in this project") : NOTHING;
}
/** One for each file of the tests that turned green. */
async function createCanaries({ copy, after, evidence }) {
	const last = after.at(-1);
	const tests = last?.tests ?? [];
	const green = new Set(evidence.failToPass);
	const named = tests.filter((test) => green.has(test.id)).flatMap((test) => test.file ?? []);
	const whole = evidence.failToPass.filter((id) => tests.some((test) => test.file === id));
	const canaries = [.../* @__PURE__ */ new Set([...named, ...whole])].slice(0, MAX_FILES).map(async (path) => {
		const text = await tryRead(copy, path);
		if (text === void 0 || !last) return void 0;
		const isProgram = tests.every((test) => test.file !== path || test.isFile);
		const nonce = createNonce();
		return isProgram ? createFailingProgram({
			path,
			text
		}, nonce) : createCanary({
			path,
			text
		}, last.runner, nonce);
	});
	return (await Promise.all(canaries)).flatMap((canary) => canary ?? []);
}
const createNonce = () => randomBytes(4).toString("hex");
async function tryRead(copy, path) {
	try {
		return (await copy.readIfPresent(path, MAX_FILE_BYTES))?.text;
	} catch (error) {
		if (error instanceof ToolError) return void 0;
		throw error;
	}
}
async function runCanaries(canaries, copy, { parts, isWhole }) {
	for (const { path, text } of canaries) await copy.write(path, {
		text,
		hasBom: false
	});
	const only = isWhole ? {} : { only: canaries.map(asSelection) };
	return runTests(copy, await parts.planFor(copy), {
		...parts.run,
		...only
	});
}
/** Where nothing but the exit code speaks: the program that the command starts, made to fail. */
async function checkProgram({ copy }, parts) {
	const plan = await parts.planFor(copy);
	const { program } = await findHarness(plan.command, copy);
	const text = program === void 0 ? void 0 : await tryRead(copy, program);
	const canary = program === void 0 || text === void 0 ? void 0 : createFailingProgram({
		path: program,
		text
	}, createNonce());
	if (!canary) return remark("the program that runs the tests is not known");
	return (await runCanaries([canary], copy, {
		parts,
		isWhole: true
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

// ../../../work/main/node_modules/diff/libesm/diff/base.js
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

// ../../../work/main/node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
const characterDiff = new CharacterDiff();

// ../../../work/main/node_modules/diff/libesm/util/string.js
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
/**
* Returns true if the string consistently uses Windows line endings.
*/
function hasOnlyWinLineEndings(string) {
	return string.includes("\r\n") && !string.startsWith("\n") && !string.match(/[^\r]\n/);
}
/**
* Returns true if the string consistently uses Unix line endings.
*/
function hasOnlyUnixLineEndings(string) {
	return !string.includes("\r\n") && string.includes("\n");
}
/**
* Split a string into segments using a word segmenter, merging consecutive
* segments if they are both whitespace segments. Whitespace segments can
* appear adjacent to one another for two reasons:
* - newlines always get their own segment
* - where a diacritic is attached to a whitespace character in the text, the
*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
* This function therefore runs the segmenter's .segment() method and then
* merges consecutive segments of whitespace into a single part.
*/
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

// ../../../work/main/node_modules/diff/libesm/diff/word.js
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

// ../../../work/main/node_modules/diff/libesm/diff/line.js
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

// ../../../work/main/node_modules/diff/libesm/diff/sentence.js
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

// ../../../work/main/node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
const cssDiff = new CssDiff();

// ../../../work/main/node_modules/diff/libesm/diff/json.js
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

// ../../../work/main/node_modules/diff/libesm/diff/array.js
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

// ../../../work/main/node_modules/diff/libesm/patch/line-endings.js
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
/**
* Returns true if the patch consistently uses Unix line endings (or only involves one line and has
* no line endings).
*/
function isUnix(patch) {
	if (!Array.isArray(patch)) patch = [patch];
	return !patch.some((index) => index.hunks.some((hunk) => hunk.lines.some((line) => !line.startsWith("\\") && line.endsWith("\r"))));
}
/**
* Returns true if the patch uses Windows line endings and only Windows line endings.
*/
function isWin(patch) {
	if (!Array.isArray(patch)) patch = [patch];
	return patch.some((index) => index.hunks.some((hunk) => hunk.lines.some((line) => line.endsWith("\r")))) && patch.every((index) => index.hunks.every((hunk) => hunk.lines.every((line, i) => {
		var _a;
		return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"));
	})));
}

// ../../../work/main/node_modules/diff/libesm/patch/parse.js
/**
* Parses a unified diff format patch into a structured patch object.
*
* `parsePatch` has some understanding of Git's particular dialect of unified diff format.
* When parsing a Git patch, each index in the result may contain additional
* fields (`isRename`, `isBinary`, etc) not included in the data structure returned by
* `structuredPatch`; see the `StructuredPatch` interface for a full list.
*
* @return a JSON object representation of the patch, suitable for use with the `applyPatch`
* method. This parses to the same structure returned by `structuredPatch`, except that
* `oldFileName` and `newFileName` may be `undefined` if the patch doesn't contain enough
* information to determine them (e.g. a hunk-only patch with no file headers).
*/
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
	/**
	* Parses the old and new filenames from a `diff --git` header line.
	*
	* The format is:
	*     diff --git a/<old-path> b/<new-path>
	*
	* When filenames contain special characters (including newlines, tabs,
	* backslashes, or double quotes), Git quotes them with C-style escaping:
	*     diff --git "a/file\twith\ttabs.txt" "b/file\twith\ttabs.txt"
	*
	* When filenames don't contain special characters and the old and new names
	* are the same, we can unambiguously split on ` b/` by finding where the
	* two halves (including their a/ and b/ prefixes) yield matching bare names.
	*
	* A pathological case exists in which we cannot reliably determine the paths
	* from the `diff --git` header. This case is when the following are true:
	* - the old and new file paths differ
	* - they are both unquoted (i.e. contain no special characters)
	* - at least one of the underlying file paths includes the substring ` b/`
	* In this scenario, we do not know which occurrence of ` b/` indicates the
	* start of the new file path, so the header is inherently ambiguous. We thus
	* select a possible interpretation arbitrarily and return that.
	*
	* Fortunately, this ambiguity should never matter, because in any patch
	* genuinely output by Git in which this pathological scenario occurs, there
	* must also be `rename from`/`rename to` or `copy from`/`copy to` extended
	* headers present below the `diff --git` header. `parseIndex` will parse
	* THOSE headers, from which we CAN unambiguously determine the filenames,
	* and will discard the result returned by this function.
	*
	* Returns null if the header can't be parsed at all — e.g. a quoted filename
	* has an unterminated quote, or if the unquoted header doesn't match the
	* expected `a/... b/...` format. In that case, the caller (parseIndex)
	* skips setting oldFileName/newFileName from this header, but they may
	* still be set later from `---`/`+++` lines or `rename from`/`rename to`
	* extended headers; if none of those are present either, they'll remain
	* undefined in the output.
	*/
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
	/**
	* If `s` starts with a double quote, unquotes it using C-style escape
	* rules (as used by Git). Otherwise returns `s` as-is.
	*/
	function unquoteIfQuoted(s) {
		if (s.startsWith("\"")) {
			const parsed = parseQuotedFileName(s);
			if (parsed) return parsed.fileName;
		}
		return s;
	}
	/**
	* Parses a C-style quoted filename as used by Git or GNU `diff -u`.
	* Returns the unescaped filename and the raw length consumed (including quotes).
	*/
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

// ../../../work/main/node_modules/diff/libesm/util/distance-iterator.js
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

// ../../../work/main/node_modules/diff/libesm/patch/apply.js
/**
* attempts to apply a unified diff patch.
*
* Hunks are applied first to last.
* `applyPatch` first tries to apply the first hunk at the line number specified in the hunk header, and with all context lines matching exactly.
* If that fails, it tries scanning backwards and forwards, one line at a time, to find a place to apply the hunk where the context lines match exactly.
* If that still fails, and `fuzzFactor` is greater than zero, it increments the maximum number of mismatches (missing, extra, or changed context lines) that there can be between the hunk context and a region where we are trying to apply the patch such that the hunk will still be considered to match.
* Regardless of `fuzzFactor`, lines to be deleted in the hunk *must* be present for a hunk to match, and the context lines *immediately* before and after an insertion must match exactly.
*
* Once a hunk is successfully fitted, the process begins again with the next hunk.
* Regardless of `fuzzFactor`, later hunks must be applied later in the file than earlier hunks.
*
* If a hunk cannot be successfully fitted *anywhere* with fewer than `fuzzFactor` mismatches, `applyPatch` fails and returns `false`.
*
* If a hunk is successfully fitted but not at the line number specified by the hunk header, all subsequent hunks have their target line number adjusted accordingly.
* (e.g. if the first hunk is applied 10 lines below where the hunk header said it should fit, `applyPatch` will *start* looking for somewhere to apply the second hunk 10 lines below where its hunk header says it goes.)
*
* If the patch was applied successfully, returns a string containing the patched text.
* If the patch could not be applied (because some hunks in the patch couldn't be fitted to the text in `source`), `applyPatch` returns false.
*
* @param patch a string diff or the output from the `parsePatch` or `structuredPatch` methods.
*/
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
	/**
	* Checks if the hunk can be made to fit at the provided location with at most `maxErrors`
	* insertions, substitutions, or deletions, while ensuring also that:
	* - lines deleted in the hunk match exactly, and
	* - wherever an insertion operation or block of insertion operations appears in the hunk, the
	*   immediately preceding and following lines of context match exactly
	*
	* `toPos` should be set such that lines[toPos] is meant to match hunkLines[0].
	*
	* If the hunk can be applied, returns an object with properties `oldLineLastI` and
	* `replacementLines`. Otherwise, returns null.
	*/
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

// ../../../work/main/node_modules/diff/libesm/patch/create.js
/**
* Returns true if the filename contains characters that require C-style
* quoting (as used by Git and GNU diffutils in diff output).
*/
function needsQuoting(s) {
	for (let i = 0; i < s.length; i++) if (s[i] < " " || s[i] > "~" || s[i] === "\"" || s[i] === "\\") return true;
	return false;
}
/**
* C-style quotes a filename, encoding special characters as escape sequences
* and non-ASCII bytes as octal escapes. This is the inverse of
* `parseQuotedFileName` in parse.ts.
*
* Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
* This matches the behaviour of both Git and GNU diffutils, which always emit
* UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
* Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
*
* If the filename doesn't need quoting, returns it as-is.
*/
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
/**
* creates a unified diff patch.
*
* @param patch either a single structured patch object (as returned by `structuredPatch`) or an
*   array of them (as returned by `parsePatch`).
* @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
*   Ignored for patches where `isGit` is `true`.
*
* When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
* output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
* properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
* headers for patches with no hunks (e.g. renames without content changes).
*/
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
/**
* Split `text` into an array of lines, including the trailing newline character (where present)
*/
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}

// src/proof/minimise.ts
/**
* Leaves out one piece after the other, and keeps it out where all stays green. What remains is needed, and by which
* tests is known. Pieces of test files stay: they are the proof.
*/
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
		header: describe$1(piece, dropped),
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
/** The hunks of a changed file; an added or removed one is one piece. */
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
/** As in the patch that is left: what was taken out in front of a piece has moved it. */
function describe$1({ entry, hunk }, dropped) {
	if (!hunk) return entry.kind === "delete" ? "the whole file, removed" : "the whole file";
	const out = dropped.flatMap((piece) => piece.entry === entry ? piece.hunk ?? [] : []).filter(({ oldStart }) => oldStart < hunk.oldStart);
	const start = hunk.newStart - out.reduce((lines, { newLines, oldLines }) => lines + newLines - oldLines, 0);
	return `@@ -${hunk.oldStart},${hunk.oldLines} +${start},${hunk.newLines} @@`;
}
/** `undefined` when a file does not come together without the piece that was left out. */
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

// src/proof/detect.ts
/** Finds the command that a maintainer would type. Throws ConfigError when nothing in the project says it. */
async function detectTestCommand(workspace) {
	const project = {
		files: new Set(await workspace.list(".")),
		readText: textReader(workspace)
	};
	for (const clue of CLUES) {
		const detected = await clue(project);
		if (detected) return detected;
	}
	throw new ConfigError("No test command was found in the project. Set the input \"test-command\" to the command that fails in CI, for example \"npm test\".");
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
	fileLike(/^spec\/.*_spec\.rb$/, "rspec"),
	fileLike(/^t\/.*\.t$/, "prove -lr t"),
	fileLike(/^test\/.*\.bats$/, "bats -r test"),
	fileLike(/^tests\/.*\.bats$/, "bats -r tests")
];
/** The `test` script of package.json; `undefined` when there is none, or only the one that npm puts there. */
async function readTestScript(project, name = "test") {
	const text = await project.readText("package.json");
	if (text === void 0) return void 0;
	const script = parsePackage(text).scripts?.[name];
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
	const pytest = (reason) => ({
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
	const isUnittest = (text) => /^\s*(import|from) unittest\b/m.test(text ?? "") && !/\bpytest\b/.test(text ?? "");
	if (!texts.every(isUnittest)) return pytest("there are test files for pytest");
	const folder = tests[0]?.includes("/") && !project.files.has(`${tests[0].split("/")[0]}/__init__.py`) ? tests[0].split("/")[0] : void 0;
	return {
		command: `python3 -m unittest${folder === void 0 ? "" : ` discover -s ${folder}`}`,
		reason: `${tests[0]} uses unittest`
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
/** A tag longer than this, or elements nested deeper, are an attack and no report. */
const MAX_TAG = 1048576;
const MAX_DEPTH$1 = 64;
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
/**
* Reads the subset of XML that reports are written in, in one pass and in bounded memory. There is no document type and
* so no entity but the five of XML: nothing expands, and nothing is fetched.
*/
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
/** Reads one token and answers where the next one begins: at the same place, while the token may still go on. */
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
	if (state.open.length === 0 && state.hasRoot || state.open.length === MAX_DEPTH$1) state.isMalformed = true;
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
/** A tag that is not complete may still be; one that another tag begins in cannot. */
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
		return code > 1114111 ? "�" : String.fromCodePoint(code);
	});
}

// src/proof/runners/formats/junit.ts
/** As much of a message as is kept here; less is kept in the end. */
const MAX_TEXT$1 = 8e3;
const VERDICTS = /* @__PURE__ */ new Map([
	["failure", "failed"],
	["error", "errored"],
	["skipped", "skipped"]
]);
/** Reads a JUnit report in any of its dialects. https://github.com/testmoapp/junitxml */
function createJUnitReader(take) {
	const suites = [];
	let isReport = false;
	let test;
	/** What the text belongs to. */
	let inside;
	const xml = createXmlReader({
		open(element, attributes) {
			const verdict = VERDICTS.get(element);
			if (isSuite(element)) {
				isReport = true;
				suites.push({
					name: attributes.get("name") ?? "",
					file: attributes.get("file") ?? suites.at(-1)?.file
				});
			} else if (element === "testcase") test = openCase(attributes, suites.at(-1));
			else if (test && verdict) {
				test = judge(test, verdict, attributes);
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
/** A case may fail and then break in its teardown; the worse word stands. */
function judge(test, verdict, attributes) {
	const isSettled = test.status === "errored" || test.status === "failed" && verdict === "skipped";
	return {
		...test,
		status: isSettled ? test.status : verdict,
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
/**
* Reads all files with this ending, each with a reader of its own. Answers whether there was one at least and all were
* whole: what a report that was cut off would have said is not known, so the others alone would say too little.
*/
async function readAll(source, ending, createReader) {
	const names = (await source.list()).filter((name) => name.endsWith(ending));
	for (const name of names) {
		const reader = createReader(name);
		if (!await source.read(name, reader.write) || !reader.end()) return false;
	}
	return names.length > 0;
}

// src/proof/runners/jvm/jvm-reports.ts
/**
* Reads the XML that Maven and Gradle leave in each module's build folder. A build that succeeds and leaves none has run
* no test; one that fails broke before its tests.
*/
async function readJvmReports({ project, directory, exitCode }) {
	const results = createResults(directory);
	if (await readAll(project, ".xml", (path) => createJUnitReader((test) => results.add(toTest$9(test, moduleOf(path)))))) return results.all();
	return exitCode === 0 && (await project.list()).length === 0 ? [] : void 0;
}
const moduleOf = (path) => path.replace(/(^|\/)(target|build)\/.*$/, "");
/** The class stands where others have a file. One that could not be set up is a case of its own name, or of none. */
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

// src/proof/runners/jvm/gradle.ts
/** https://docs.gradle.org/current/userguide/java_testing.html#test_reporting */
const gradle = {
	name: "gradle",
	signs: /(^|\/)build\.gradle(\.kts)?$/,
	matches: ([program]) => /(^|\/)gradlew?$/.test(program ?? ""),
	/**
	* Without its reports, which are removed before each run, a test task is not up to date and runs again; from the build
	* cache it would only be copied. The tasks behind one that fails are wanted as well.
	*/
	instrument({ words, only }) {
		const classes = filesOf(only);
		const names = only.map((test) => [test.file?.split("/").at(-1), ...namesOf(test)].join(".").replace(/[^\w.$].*$/s, ""));
		const select = words?.includes("test") && classes.length > 0 ? [...new Set(names)].flatMap((name) => ["--tests", name]) : [];
		return {
			leaves: ["**/build/test-results/**/TEST-*.xml"],
			...words && { words: [
				...words,
				...select,
				"--continue",
				"--no-build-cache"
			] }
		};
	},
	parse: readJvmReports
};

// src/proof/runners/jvm/maven.ts
/** https://maven.apache.org/surefire/maven-surefire-plugin/examples/configuring-report-directory.html */
const maven = {
	name: "maven",
	signs: /(^|\/)pom\.xml$/,
	matches: ([program]) => /(^|\/)mvnw?$/.test(program ?? ""),
	instrument: ({ words, only }) => ({
		leaves: ["**/target/surefire-reports/TEST-*.xml", "**/target/failsafe-reports/TEST-*.xml"],
		...words && { words: [
			...words,
			"--fail-at-end",
			...select$7(only)
		] }
	}),
	parse: readJvmReports
};
/** `Class#method+method,Other`; a module that has none of them is no mistake. */
function select$7(only) {
	const classes = filesOf(only);
	if (classes.length === 0) return [];
	return [
		`-Dtest=${classes.map((file) => {
			const methods = only.filter((test) => test.file === file).flatMap((test) => namesOf(test));
			const plain = methods.map((method) => method.replace(/[^\w$].*$/s, ""));
			const name = file.slice(file.lastIndexOf("/") + 1);
			return methods.length === 0 || plain.includes("") ? name : `${name}#${[...new Set(plain)].join("+")}`;
		}).join(",")}`,
		"-DfailIfNoTests=false",
		"-Dsurefire.failIfNoSpecifiedTests=false"
	];
}

// src/proof/runners/native/cargo.ts
/**
* Cargo runs each test binary through this, and says so on stderr only, which does not keep step with stdout. The file
* is known for tests that have one of their own. Programs made of documentation are elsewhere, and captured. https://doc.rust-lang.org/cargo/reference/config.html#targettriplerunner
*/
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
/** The host's own triple is one of these; of the others nothing is built. */
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
		const names = only.some((test) => test.isFile) ? [] : select$6(only);
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
function select$6(only) {
	const names = only.flatMap((test) => namesOf(test).at(-1) ?? []);
	return names.length === 0 ? [] : ["--exact", ...names];
}
const STATUS$6 = {
	ok: "passed",
	FAILED: "failed",
	ignored: "skipped",
	"bench:": "passed"
};
const openBinary = (file) => ({
	file,
	tests: /* @__PURE__ */ new Map(),
	messages: /* @__PURE__ */ new Map(),
	failures: /* @__PURE__ */ new Set(),
	open: void 0,
	hasResult: false
});
/** libtest ends with this code when a test failed, and with others when something broke. */
const FAILED_CODE = 101;
/**
* Reads what test binaries print in their pretty format. Where the tests' own output is let through, a result may stand
* in a line below its test.
*/
function createLibtestReader(results) {
	const docs = openBinary(void 0);
	const counts = /* @__PURE__ */ new Map();
	let binary;
	let hasRun = false;
	/** The library and the program of a package have one name; cargo runs them in the same order each time. */
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
		tests.set(name, tests.get(name) ?? STATUS$6[word]);
		binary.open = name;
	} else if (section !== void 0) binary.open = section;
	else if (/^(failures|successes):$/.test(line)) binary.open = void 0;
	else if (/^test result: /.test(line)) binary.hasResult = true;
	else if (open === void 0 && listed !== void 0) failures.add(listed);
	else if (open !== void 0 && tests.get(open) === void 0 && STATUS$6[line]) tests.set(open, STATUS$6[line]);
	else if (open !== void 0) messages.set(open, join(messages.get(open), line));
}
const join = (text = "", line) => text.length < 8e3 ? `${text}${line}\n` : text;
/** Where output is let through, a result may be glued to it; the list of failures tells it all the same. */
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
/** Tests in documentation name their file, and the line, which any edit above it would change. */
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
/**
* A shell script that is found on PATH before the program it stands in for. It takes itself off PATH first: what the
* tests start is no part of the report. `body` is run with the program's arguments, and may start the program itself.
*/
function standIn(folder, body) {
	return `#!/bin/sh
own='${`${folder}/bin`.replaceAll("'", `'\\''`)}'
PATH=":$PATH:"
PATH="\${PATH%%:"$own":*}:\${PATH#*:"$own":}"
PATH="\${PATH#:}"
PATH="\${PATH%:}"
export PATH
${body}
`;
}

// src/proof/runners/native/ctest.ts
/** https://cmake.org/cmake/help/latest/manual/ctest.1.html#cmdoption-ctest-output-junit, from CMake 3.21 on. */
const ctest = {
	name: "ctest",
	signs: /(^|\/)CMakeLists\.txt$/,
	matches: ([program]) => /(^|\/)ctest$/.test(program ?? ""),
	instrument({ folder, words, only }) {
		if (words) return { words: [
			...words,
			"--output-junit",
			`${folder}/report.xml`,
			...select$5(only)
		] };
		return { programs: { ctest: standIn(folder, `exec ctest "$@" --output-junit "\${own%/bin}/$$.xml"`) } };
	},
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".xml", () => createJUnitReader((test) => results.add(toTest$8(test)))) ? results.all() : void 0;
	}
};
function select$5(only) {
	const names = only.flatMap((test) => namesOf(test)).map((name) => name.replace(/[^\w\s-]/gu, ".+"));
	return names.length === 0 ? [] : ["--tests-regex", `^(${names.join("|")})$`];
}
/** A test that could not be run at all is listed as skipped, although it fails the run; one that skips says how. */
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
/** Outcomes of https://learn.microsoft.com/dotnet/api/microsoft.visualstudio.testtools.unittesting.unittestoutcome */
const STATUS$5 = {
	Passed: "passed",
	Failed: "failed",
	NotExecuted: "skipped",
	Inconclusive: "skipped",
	Warning: "passed",
	Pending: "skipped"
};
/** Reads the report of `dotnet test --logger trx`. The classes of tests stand behind their results. */
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
		status: STATUS$5[attributes.get("outcome") ?? ""] ?? "errored",
		message: ""
	};
}
/** Some frameworks write the class into the name, some do not; older ones add the assembly to the class. */
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
/** https://learn.microsoft.com/dotnet/core/tools/dotnet-test-vstest; each test project writes a file of its own. */
const dotnet = {
	name: "dotnet test",
	signs: /\.(cs|fs|vb)proj$|\.sln$/,
	matches: ([program, ...args]) => /(^|\/)dotnet$/.test(program ?? "") && args[0] === "test",
	instrument({ folder, words }) {
		const args = [
			"--logger",
			"trx",
			"--results-directory",
			folder
		];
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

// src/proof/runners/formats/json.ts
/** JSON of unknown shape; `undefined` when it is none. */
function tryParseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** One JSON value a line. A line that is none makes the whole malformed. */
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

// src/proof/runners/native/go.ts
/** https://pkg.go.dev/cmd/test2json#hdr-Output_Format */
const EVENT$1 = object({
	Action: string(),
	Package: string().optional(),
	ImportPath: string().optional(),
	Test: string().optional(),
	Output: string().optional()
});
const STATUS$4 = {
	pass: "passed",
	fail: "failed",
	skip: "skipped"
};
const MAX_MESSAGE = 8e3;
/** gotestsum keeps the events to itself, unless it is asked for a copy. https://github.com/gotestyourself/gotestsum#json-file-output */
const GOTESTSUM = "gotestsum.json";
/** Tests are reported by package; its import path stands where others have a file. */
const goTest = {
	name: "go test",
	signs: /(^|\/)go\.mod$|\.go$/,
	matches: ([program, ...args]) => /(^|\/)go$/.test(program ?? "") && args[0] === "test",
	instrument({ folder, words, only }) {
		if (words) return { words: [
			...words.slice(0, 2),
			"-json",
			...select$4(words.slice(2), only)
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
/** Packages stand in for `./...`; other arguments stay as they are. */
function select$4(args, only) {
	const packages = filesOf(only);
	if (packages.length === 0 || args.some((arg) => /^--?(run|args)\b/.test(arg))) return args;
	const names = only.flatMap((test) => namesOf(test).slice(0, 1).map((name) => name.split("/")[0] ?? name));
	const isWhole = only.some((test) => test.isFile);
	const pattern = `^(${[...new Set(names)].map((name) => name.replace(/[^\w]/gu, ".")).join("|")})$`;
	const rest = args.filter((arg) => arg !== "./...");
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
	const status = STATUS$4[Action];
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
/** Before Go 1.24, packages that could not be built are told in plain text, which gotestsum complains about. */
function takeText(packages, line) {
	const name = /(?:^|: )FAIL\t(\S+) \[(?:build|setup) failed\]$/.exec(line)?.[1];
	if (name !== void 0) packageOf(packages, name).end = "fail";
}
/** A test without an end took its package with it; a package that failed without a failed test did so by itself. */
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
/** What the compiler said of a package, from the output of all. */
function buildErrors(output, name) {
	const lines = output.split("\n");
	const at = lines.findIndex((line) => line === `# ${name}` || line.startsWith(`# ${name} [`));
	if (at === -1) return "";
	const end = lines.findIndex((line, i) => i > at && /^(# |\{|FAIL|ok )/.test(line));
	return lines.slice(at, end === -1 ? lines.length : end).join("\n");
}

// src/proof/runners/node/node-options.ts
/**
* Runs in every Node process below the command. It adds arguments where the runner's own program starts, and takes
* itself out of the environment there: what the tests start is no part of the report, and need not know where it lies.
*/
const PRELOAD = `
const { program, args } = %SETTINGS%
if (new RegExp(program).test(process.argv[1] ?? '')) {
  const end = process.argv.indexOf('--')
  const own = args.map((arg) => arg.replaceAll('%p', process.pid))
  process.argv.splice(end === -1 ? process.argv.length : end, 0, ...own)
  %FORGET%
  require('node:fs').writeFileSync(__dirname + '/' + process.pid + '.started', '')
}
`;
/** Hands arguments to a runner of Node: with its words, or by the environment where only that reaches it. */
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
/** A process that was reached leaves an empty file `*.started` in the folder. */
function throughNodeOptions(folder, { path, args }) {
	const settings = JSON.stringify({
		program: path.source,
		args
	});
	const preload = PRELOAD.replace("%SETTINGS%", () => settings).replace("%FORGET%", () => forgetOptions(folder));
	return {
		env: { NODE_OPTIONS: `--require=${quoteOption(`${folder}/arguments.cjs`)}` },
		files: { "arguments.cjs": preload }
	};
}
/** A statement that takes out of NODE_OPTIONS what this and other runners put there. */
function forgetOptions(folder) {
	const place = JSON.stringify(dirname(folder));
	return `process.env.NODE_OPTIONS = (process.env.NODE_OPTIONS?.match(${String.raw`/(?:"(?:\\.|[^"\\])*"|[^\s"])+/g`}) ?? []).filter((word) => !word.includes(${place}) && !${JSON.stringify(SPEC)}.includes(word)).join(' ')`;
}
/** What node:test would print by itself: a reporter beside it takes its place unless both are named. */
const SPEC = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
/** https://nodejs.org/api/cli.html#node_optionsoptions: spaces are escaped by double quotes. */
const quoteOption = (path) => /[\s"\\]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;

// src/proof/runners/node/ava.ts
/** What ava reports beside tests when a hook broke or a file could not be run; the tests behind it are not reported. */
const NO_TEST = /(^| › )(before|after)(\.always|Each|Each\.always)? hook( for .*)?$|^\w*Error\b| exited (with|due) |^No tests found|^Un(caught|handled) /;
/** https://github.com/avajs/ava/blob/main/docs/05-command-line.md#tap-reporter */
const ava = {
	name: "ava",
	signs: /(^|\/)package\.json$/,
	matches: ([program]) => /(^|\/)ava$/.test(program ?? ""),
	instrument: ({ folder }) => throughNodeOptions(folder, {
		path: /[\\/](\.bin[\\/]ava|ava[\\/]entrypoints[\\/]cli\.mjs)$/,
		args: ["--tap"]
	}),
	async parse({ folder, directory, readStdout }) {
		if (!(await folder.list()).some((name) => name.endsWith(".started"))) return void 0;
		const results = createResults(directory);
		let isBroken = false;
		const tap = createTapReader(({ names, status, message }) => {
			const title = names.join(" › ");
			if (status === "failed" && NO_TEST.test(title)) isBroken = true;
			const own = status === "expected_failure" ? "todo" : status;
			results.add({
				file: void 0,
				names: title.split(" › "),
				status: own,
				message
			});
		});
		readStdout(tap.write);
		return tap.end() && !isBroken ? results.all() : void 0;
	}
};

// src/proof/runners/formats/json-items.ts
/** An item longer than this is an attack: it has to be held as a whole. */
const MAX_ITEM = 67108864;
const MAX_KEY = 1e3;
const STRUCTURE = /["{}[\]:]/g;
const STRING_END = /["\\]/g;
/**
* Takes single objects out of a JSON document that may be too large to hold: the elements of the arrays at these paths,
* or the object itself that stands there. Items are parsed; the rest is only skipped over.
*/
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
	if (state.depth === 0 && state.hasRoot) state.isMalformed = true;
	state.hasRoot = true;
	const path = state.keys.filter((key) => key !== void 0).join(".");
	if (!state.item && character === "{" && state.paths.includes(path)) state.item = {
		path,
		depth: state.depth,
		parts: [],
		size: 0
	};
	state.depth += 1;
}
function closeContainer(state) {
	state.depth -= 1;
	if (state.depth < 0) state.isMalformed = true;
	else if (!state.item) state.keys.length = Math.min(state.keys.length, state.depth + 1);
	else if (state.item.depth === state.depth) state.item = void 0;
}
/** Answers where to go on: behind the string, or at the end of the piece. */
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
/** One file of jest's JSON report, which vitest writes too. https://jestjs.io/docs/cli#--json */
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
const STATUS$3 = {
	passed: "passed",
	failed: "failed",
	pending: "skipped",
	skipped: "skipped",
	disabled: "skipped",
	todo: "todo"
};
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
		status: STATUS$3[test.status] ?? "errored",
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
const STATUS$2 = {
	passes: "passed",
	failures: "failed",
	pending: "skipped"
};
/** https://mochajs.org/#json */
const mocha = {
	name: "mocha",
	signs: /(^|\/)package\.json$/,
	matches: ([program]) => /(^|\/)_?mocha(\.c?js)?$/.test(program ?? ""),
	instrument: (place) => withArguments(place, {
		path: /[\\/]_?mocha(\.c?js)?$/,
		args: [
			"--reporter=json",
			`--reporter-option=output=${place.folder}/%p.json`,
			...select$3(place.only)
		]
	}),
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".json", () => createMochaReader(results.add)) ? results.all() : void 0;
	}
};
/** By title: files would be run beside those that the command and the configuration name, not instead of them. */
function select$3(tests) {
	if (tests.length === 0 || tests.some((test) => test.isFile)) return [];
	return [`--grep=^(${tests.map((test) => namesOf(test).join(" ").replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).map((title) => title.replaceAll(" ", "\\s+")).join("|")})$`];
}
function createMochaReader(take) {
	let isMalformed = false;
	const items = createJsonItems(["stats", ...Object.keys(STATUS$2)], (item, list) => {
		if (list === "stats") return;
		const test = TEST$1.safeParse(item);
		if (test.success) take(toTest$6(test.data, STATUS$2[list] ?? "errored"));
		else isMalformed = true;
	});
	return {
		write: items.write,
		end: () => items.end() && !isMalformed
	};
}
/** A hook that broke is named after the test it broke at. Several tests may hang on it, so it stands for its file. */
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

// src/proof/runners/node/node-test.ts
/**
* Runs inside the runner's main process, where test files do not run, and hides itself from them: what they start is no
* part of the report. One JSON line for each event. https://nodejs.org/api/test.html#custom-reporters
*/
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
			...words && { words: [...words, ...files] }
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
/** A reporter named in the command without a destination goes to stdout only while it is alone; node counts both. */
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
/** A suite has no result of its own; its tests do. It speaks only when a hook of its own broke, and then for its file. */
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
/** A file that broke because its tests failed is no failure of its own, and one that has tests passes by them. */
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
	instrument: (place) => withArguments(place, {
		path: /[\\/]vitest(\.mjs)?$/,
		args: [
			"--run",
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=${place.folder}/%p.json`,
			...filesOf(place.only)
		]
	}),
	async parse({ folder, directory }) {
		const results = createResults(directory);
		return await readAll(folder, ".json", () => createJestJsonReader(results)) ? results.all() : void 0;
	}
};

// src/proof/runners/python/pytest.ts
/** https://docs.pytest.org/en/stable/how-to/output.html#creating-junitxml-format-files; xunit1 is the family that names the file. */
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
					`--junitxml=${shellQuote$1(`${folder}/report.xml`)}`,
					"-o junit_family=xunit1",
					"--continue-on-collection-errors",
					`-o cache_dir=${shellQuote$1(`${folder}/cache`)}`
				].join(" "),
				TOX_TESTENV_PASSENV: "PYTEST_ADDOPTS",
				TOX_OVERRIDE: "testenv.pass_env+=PYTEST_ADDOPTS"
			},
			...words && { words: [...words, ...files] }
		};
	},
	async parse({ folder, directory }) {
		const results = createResults(directory, "worst");
		return await readAll(folder, ".xml", () => createJUnitReader((test) => results.add(toTest$5(test)))) ? results.all() : void 0;
	}
};
/** `PYTEST_ADDOPTS` is split as a shell would. */
const shellQuote$1 = (text) => `'${text.replaceAll("'", `'"'"'`)}'`;
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
/** One JSON line for each thing that happens, as our own additions to runners write them while they run. */
const LINE = discriminatedUnion("status", [object({ status: literal("ended") }), object({
	file: string().nullable(),
	/** Suites and name; empty for what stands for a whole file. */
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
/** A test that began and never ended took the process with it: it is what broke. */
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
/**
* Stands in for `python -m unittest` with the same arguments and prints the same text; one JSON line for each result
* goes to the report. unittest itself is imported before the project's folder can shadow it.
*/
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
/** Where only the environment reaches Python, it is started over with the stand-in. Needs Python 3.10. */
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
			], ...select$2(args.slice(at + 2), only)],
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
/** By pattern, which works beside all other arguments. A test is named `module.Class.method` there. */
function select$2(args, only) {
	if (only.some((test) => test.isFile) || args.includes("-k")) return [];
	return only.flatMap((test) => ["-k", `*.${namesOf(test).join(".")}`]);
}

// src/proof/runners/script/bats.ts
/**
* Takes what bats tells its formatters: TAP, with a line in front of each file. Prints what its TAP formatter would.
* https://bats-core.readthedocs.io/en/stable/usage.html
*/
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
/** Minitest loads plugins of this name from Ruby's path. https://docs.seattlerb.org/minitest/README_rdoc.html */
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
/** Specs are numbered, so that one more would rename all that stand behind it. */
const withoutNumber = (name) => name.replace(/^test_\d{4}_/, "");

// src/proof/runners/script/phpunit.ts
/**
* Runs before every PHP program below the command. It adds the argument where PHPUnit starts, and takes itself out of
* the environment there. https://www.php.net/manual/en/configuration.file.php#configuration.file.scan
*/
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
			...select$1(only)
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
function select$1(only) {
	if (only.length === 0 || only.some((test) => test.isFile)) return [];
	return ["--filter", `/::(${only.flatMap((test) => namesOf(test).at(-1) ?? []).map((name) => name.replace(/[^\w\s]/gu, ".")).join("|")})( .*)?$/s`];
}
/** A case without a class tells of a whole class or a data provider that could not be used. */
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
/** https://perldoc.perl.org/Test::Harness: the TAP of each test file as it came, below a folder. */
const prove$1 = {
	name: "prove",
	signs: /\.t$/,
	matches: ([program]) => /(^|\/)prove$/.test(program ?? ""),
	instrument: ({ folder }) => ({ env: { PERL_TEST_HARNESS_DUMP_TAP: `${folder}/tap` } }),
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
/** What is wrong with the whole file; `undefined` when its tests say everything. */
async function readFile(folder, name, take) {
	const tap = createTapReader(take);
	await folder.read(name, tap.write);
	tap.end();
	return tap.problem();
}
/** Files whose tests all passed and whose program failed, from the summary at the end. */
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
const STATUS$1 = {
	passed: "passed",
	failed: "failed",
	pending: "skipped"
};
/** https://rspec.info/features/3-13/rspec-core/configuration/read-options-from-file/ */
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
			], `${folder}/report.json`].map(shellQuote).join(" ") },
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
/** `SPEC_OPTS` is split as a shell would. */
const shellQuote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
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
		status: reason === "Not yet implemented" ? "todo" : STATUS$1[status] ?? "errored",
		message: exception && `${exception.class}: ${exception.message ?? ""}`
	};
}
/** Errors outside of examples are told in the output only. Each names its file, at its beginning or in its trace. */
function findBrokenFiles(output) {
	return output.split(/^An error occurred /m).slice(1).flatMap((text) => {
		const file = (/^while loading (\S+)\.$/m.exec(text) ?? /^\s*# (\.\/[^:\s]+):\d+/m.exec(text))?.[1];
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
/** Looked at in this order; the first that knows the command is taken. */
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
/** Scripts that call scripts are followed this far, and each is read once. */
const MAX_DEPTH = 5;
/**
* A command that succeeds although its tests fail would make every patch look like a fix. Reads it and the scripts
* behind it. Throws ConfigError that names the place and the cure.
*/
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
	throw new ConfigError(`The test command ${JSON.stringify(command)} hides failures: ${where} ${how}, so that it can succeed although tests fail. Set the input "test-command" to a command that fails when a test fails, for example ${JSON.stringify(test)}.`);
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
/** Where no runner is known, the last command that could fail is what is looked at. */
function findHidingOfLast(script) {
	const commands = splitList(script.text);
	return findHiding(script, commands, commands.findLastIndex(({ text }) => !SWALLOWS.test(bare(text))));
}
/** Without what groups commands. */
const bare = (text) => text.replace(/^[({!\s]+/, "").replace(/[)}\s]+$/, "");
/** Commands that succeed whatever was before them. */
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
	if (commands[at]?.text.startsWith("!")) return "turns the exit code round with \"!\"";
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
/** The end of a loop or a condition is no command of its own. */
const isClosing = (text) => /^(fi|done|esac|else|elif|then|do|\)|\})\b/.test(text.trim()) || bare(text) === "";
/** These end in failure when one of the tests that they were told of failed. */
const isTapFormatter = (text) => /^(npx )?(tap-[\w-]+|faucet|colortape|tapper?)\b/.test(text);
/** Whether the exit code is handed on by hand. */
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
const STATUS = {
	passed: "passed",
	failed: "failed",
	skipped: "skipped",
	pending: "skipped",
	other: "skipped"
};
/** Reads a report in the Common Test Report Format. https://ctrf.io/docs/specification/test */
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
		status: STATUS[status] ?? "errored",
		message: [message, trace].filter(Boolean).join("\n") || void 0
	};
}

// src/proof/runners/report-glob.ts
/** Any command that leaves JUnit XML, TAP, CTRF or trx where the maintainer says. */
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
/** Tells the format by how the text begins; names of report files follow no rule. */
function createAnyReader(name, take) {
	let start = "";
	let reader;
	return {
		write(piece) {
			if (reader) return reader.write(piece);
			start += piece;
			reader = chooseReader(start, name, take);
			reader?.write(start);
		},
		end: () => reader?.end() ?? false
	};
}
/** `undefined` as long as too little is known. */
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
/** Scripts that are nothing but another script are followed this far. */
const MAX_SCRIPTS = 5;
/** Reads the command, and the scripts behind it, and finds the runner. Runs nothing. Throws ConfigError. */
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
/** Whatever is between us and the runner, its environment comes from us. */
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
/** A program that only shows TAP would keep it from us. What it shows fails by itself when a test fails. */
function withoutFormatter(text) {
	return /^([^|&;]+)\|\s*(?:npx )?(?:tap-[\w-]+|faucet|colortape)\s*$/.exec(text)?.[1]?.trim();
}
/**
* The runner that these words start. A package script that is nothing more is run without the package manager: that
* would cost a second process, and could be told by the project to start a shell of its choice (`script-shell`).
*/
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
/** Words can be changed behind a wrapper that ends before they begin; another one may have written them anew. */
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
/** The set-up command failed in a copy, so that no test run in it would mean anything. */
var SetupError = class extends Error {
	name = "SetupError";
	output;
	constructor(message, output) {
		super(message);
		this.output = output;
	}
};
/** Prepares a fresh copy. Throws SetupError. */
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
	const how = result.ending === "exited" ? `ended with exit code ${result.exitCode}` : "did not run to its end";
	const more = result.ending === "timed_out" ? " The input \"timeout-minutes\" gives it more time." : "";
	const limit = result.limit === void 0 ? "" : ` ${result.limit}${more}`;
	throw new SetupError(`The set-up command ${JSON.stringify(command)} ${how}.${limit}`, result.output);
}

// src/proof/proof.ts
/**
* Two clean copies, the same command in both: base + the patch's test files, then base + the whole patch. Neither copy
* has been touched by the model, and nothing that a test process did elsewhere can be in them. What was proven is made as
* small as it can be, and then proven again.
*/
async function prove(change, base, parts) {
	const sides = await openSides(change, base, parts);
	const first = await proveAfter(change, sides, parts);
	if (!first.proven) return {
		change,
		evidence: first
	};
	const { tree, hunks } = await minimise(change, {
		...parts,
		failToPass: first.failToPass,
		hasTime: parts.hasTimeToMinimise,
		check: async (smaller) => compare({
			...sides,
			after: await repeatTests(smaller, 1, parts)
		})
	});
	if (tree === change.tree) return {
		change,
		evidence: {
			...first,
			hunks
		}
	};
	const smaller = await parts.changeTo(tree);
	const second = parts.mayLeave(smaller) ? await proveAfter(smaller, sides, parts) : void 0;
	return second?.proven ? {
		change: smaller,
		evidence: {
			...second,
			hunks
		}
	} : {
		change,
		evidence: first
	};
}
async function openSides(change, base, parts) {
	const tests = change.entries.filter((entry) => parts.isTestFile(entry.path));
	const isAsBase = tests.length === 0 || parts.mayChangeTests && tests.length === change.entries.length;
	const sides = {
		tree: change.baseTree,
		base: base.reports,
		before: base.reports
	};
	if (isAsBase) return {
		...sides,
		targets: chooseTargets(base, base.reports)
	};
	const tree = await parts.treeWith(change.baseTree, editsOf(tests));
	const before = await repeatTests(tree, parts.runsBefore, parts);
	parts.onRuns("before", before);
	return {
		...sides,
		tree,
		before,
		targets: chooseTargets(base, before)
	};
}
async function proveAfter(change, sides, parts) {
	const { before, tree: beforeTree } = sides;
	function judge(after) {
		parts.onRuns("after", after);
		return createEvidence(change, compare({
			...sides,
			after
		}), {
			before,
			after,
			sandbox: parts.sandbox
		});
	}
	const { evidence, after } = await runAfter({
		change,
		beforeTree,
		runs: parts.runsAfter,
		judge
	}, parts);
	if (!evidence.proven) return evidence;
	const reasons = await findWeakened(change, {
		sides,
		after
	}, parts);
	if (reasons.length > 0) return {
		...evidence,
		proven: false,
		reasons
	};
	return {
		...evidence,
		remarks: [
			...evidence.remarks,
			...describeUnloaded(sides),
			...parts.remarksOn(change)
		]
	};
}
/**
* A line that is added to a test can end it early, and a new helper can take the place of what it asks. So the tests of
* the base commit, as they are there, must stand the patch's code too.
*/
async function findWeakened(change, { sides, after }, { mayChangeTests, isTestFile, treeWith, ...parts }) {
	const files = new Set(after.flatMap((report) => report.tests ?? []).flatMap((test) => test.file ?? []));
	const isReported = (path) => [...files].some((file) => path === file || path.endsWith(`/${file}`));
	const isPlain = change.entries.filter(({ path }) => isTestFile(path)).every(({ path, kind }) => kind === "add" && isReported(path));
	if (mayChangeTests || isPlain) return [];
	const code = change.entries.filter(({ path }) => !isTestFile(path));
	const reports = await repeatTests(await treeWith(change.baseTree, editsOf(code)), 1, parts);
	const { passToFail, missing, newlySkipped } = compare({
		targets: [],
		before: sides.base,
		after: reports
	});
	const lost = [.../* @__PURE__ */ new Set([
		...passToFail,
		...missing,
		...newlySkipped
	])];
	if (lost.length === 0) return [];
	return [`The patch weakens existing tests: as they were on the base commit, these do not pass: ${lost.slice(0, 5).map((id) => JSON.stringify(id)).join(", ")}.`];
}
/** New tests whose file breaks before the patch are red as a whole, whatever each of them checks. */
function describeUnloaded({ targets = [], before, base }) {
	const idsOf = (reports, isWanted) => new Set(reports.flatMap((report) => report.tests ?? []).flatMap((test) => isWanted(test) ? test.id : []));
	const known = idsOf(base, isFailing);
	const whole = idsOf(before, (test) => test.isFile);
	return targets.filter((id) => whole.has(id) && !known.has(id)).map((id) => `${id} could not be loaded without the patch, so its tests were not seen to fail one by one.`);
}
/**
* Runs the tests with the patch and has them judged; a patch that looks proven is then tried in the same copy with tests
* that must fail. A proof whose reports cannot be believed is none.
*/
function runAfter({ change, beforeTree, runs, judge }, parts) {
	return inCopy(change.tree, parts, async (copy) => {
		const startedAtMs = Date.now();
		const after = await repeatIn(copy, runs, parts);
		const evidence = judge(after);
		if (!evidence.proven) return {
			evidence,
			after
		};
		const { reasons, remarks } = await checkIntegrity({
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
				proven: reasons.length === 0,
				reasons,
				remarks: [...evidence.remarks, ...remarks]
			},
			after
		};
	});
}
/**
* The tests that must turn green: those that the patch brings and that fail without it, else those that failed on the
* base commit. Where neither exists, nothing is proven: a request without a failing test needs one ("red first").
*/
function chooseTargets(base, before) {
	const known = new Set(base.reports.flatMap((report) => (report.tests ?? []).map((test) => test.id)));
	const failing = before.map((report) => new Set((report.tests ?? []).filter(isFailing).map((test) => test.id)));
	const brought = [...failing[0] ?? []].filter((id) => !known.has(id) && failing.every((ids) => ids.has(id)));
	if (base.targets.length === 0) return before.every((report) => report.tests === void 0) ? void 0 : brought;
	return [.../* @__PURE__ */ new Set([...base.targets, ...brought])];
}

// src/run/test-place.ts
/** Throws ConfigError when the machine cannot shut tests in as well as is required. */
async function openTestPlace(parts) {
	const { config, environment, signal } = parts;
	const sandbox = await openSandbox({
		...parts,
		mode: config.sandbox,
		network: config.network,
		workspace: parts.prepared,
		showsCaches: config.setupCommand === void 0
	});
	parts.notice(describeSandbox(sandbox.report));
	const copies = createCopies({
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
			plan ??= await findPlan(copy, parts);
			return plan;
		},
		command: () => plan?.command,
		async close() {
			for (const copy of open) await copy.close();
		}
	};
}
function describeSandbox(report) {
	const { level, mechanism, network } = report;
	const remark = describeIsolation(report)?.replace("Tests ran", "Tests run");
	return `Sandbox: level ${level} (${mechanism}), ${network === "none" ? "no network" : "the host's network"}.${remark === void 0 ? "" : ` ${remark}`}`;
}
async function findPlan(copy, { config, notice }) {
	const detected = config.testCommand === void 0 ? await detectTestCommand(copy) : void 0;
	if (detected) notice(`Test command: ${detected.command} (${detected.reason}).`);
	const plan = await planTests(config.testCommand ?? detected?.command ?? "", copy, { reportGlob: config.testReport });
	notice(plan.words ? `Tests are reported one by one by ${plan.runners.map((runner) => runner.name).join(", ")}.` : "The test runner behind the command is known once it ran; where it reports nothing, the exit code decides.");
	return plan;
}

// ../../../work/main/node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));

// ../../../work/main/node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));

// ../../../work/main/node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));

// ../../../work/main/node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));

// ../../../work/main/node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));

// ../../../work/main/node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = /* @__PURE__ */ new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));

// ../../../work/main/node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		const k = createNode.createNode(key, void 0, ctx);
		const v = createNode.createNode(value, void 0, ctx);
		return new Pair(k, v);
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));

// ../../../work/main/node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	const map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
	exports.map = map;
}));

// ../../../work/main/node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));

// ../../../work/main/node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	const seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
	exports.seq = seq;
}));

// ../../../work/main/node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	const string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
	exports.string = string;
}));

// ../../../work/main/node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));

// ../../../work/main/node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));

// ../../../work/main/node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// ../../../work/main/node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// ../../../work/main/node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
	exports.schema = schema;
}));

// ../../../work/main/node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	const schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
	exports.schema = schema;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	const binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
	exports.binary = binary;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));

// ../../../work/main/node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
	exports.schema = schema;
}));

// ../../../work/main/node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));

// ../../../work/main/node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	var Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
	exports.Schema = Schema;
}));

// ../../../work/main/node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));

// ../../../work/main/node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));

// ../../../work/main/node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));

// ../../../work/main/node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));

// ../../../work/main/node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));

// ../../../work/main/node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));

// ../../../work/main/node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));

// ../../../work/main/node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = /* @__PURE__ */ new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = /* @__PURE__ */ new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));

// ../../../work/main/node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));

// ../../../work/main/node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));

// ../../../work/main/node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));

// ../../../work/main/node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));

// ../../../work/main/node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));

// ../../../work/main/node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));

// ../../../work/main/node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));

// ../../../work/main/node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));

// ../../../work/main/node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));

// ../../../work/main/node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));

// ../../../work/main/node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));

// ../../../work/main/node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));

// ../../../work/main/node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));

// ../../../work/main/node_modules/yaml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var cst = require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}));

// src/results/evidence-file.ts
const COUNT$1 = int().min(0);
const SHA256 = string().regex(/^[0-9a-f]{64}$/);
const OBJECT = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const IDS = array(string());
const COUNTS = strictObject({
	passed: COUNT$1,
	failed: COUNT$1,
	errored: COUNT$1,
	skipped: COUNT$1,
	todo: COUNT$1,
	expected_failure: COUNT$1
});
const RUNS = strictObject({
	exitCode: int(),
	durationMs: number().min(0),
	counts: COUNTS.nullable().describe("Of the last run; null where the runner leaves no per-test report."),
	runs: COUNT$1
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
		passed: COUNT$1,
		failed: array(string()).describe("Probes that got through.")
	}),
	reason: string().describe("Why the level is not a higher one; empty at level 3.")
});
/** `evidence.json`, contract section 8. docs/evidence.schema.json is made from this. */
const EVIDENCE_FILE = strictObject({
	schemaVersion: literal(1),
	outcome: _enum(["fixed", "unproven"]),
	repository: string(),
	baseSha: OBJECT.describe("The commit that was repaired."),
	baseTree: OBJECT.describe("Its tree; another one where uncommitted changes were part of what was repaired."),
	tree: OBJECT.describe("The tree with the patch."),
	patch: strictObject({
		sha256: SHA256,
		files: IDS,
		additions: COUNT$1,
		deletions: COUNT$1
	}),
	command: string(),
	runner: string(),
	method: _enum(["per_test", "exit_code"]),
	before: RUNS,
	after: RUNS,
	failToPass: IDS,
	passToPass: strictObject({
		count: COUNT$1,
		sha256: SHA256.describe("Of the sorted ids, one a line.")
	}),
	passToFail: IDS,
	stillFailing: IDS,
	missing: IDS,
	newlySkipped: IDS,
	flaky: IDS,
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
	usage: strictObject({
		turns: COUNT$1,
		inputTokens: COUNT$1,
		outputTokens: COUNT$1
	}),
	startedAt: datetime(),
	finishedAt: datetime()
});
/** Everything in it was computed by the host. */
function createEvidenceFile(change, evidence, context) {
	return {
		schemaVersion: 1,
		outcome: evidence.proven ? "fixed" : "unproven",
		repository: context.repository,
		baseSha: context.baseSha,
		baseTree: change.baseTree,
		tree: change.tree,
		patch: {
			sha256: change.sha256,
			files: change.entries.map((entry) => entry.path),
			additions: change.additions,
			deletions: change.deletions
		},
		command: context.command,
		runner: evidence.runner,
		method: evidence.method,
		before: evidence.before,
		after: evidence.after,
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
		sandbox: {
			...evidence.sandbox,
			limits: { ...evidence.sandbox.limits },
			selfTest: {
				passed: evidence.sandbox.selfTest.passed,
				failed: [...evidence.sandbox.selfTest.failed]
			}
		},
		model: context.model ?? null,
		usage: context.usage,
		startedAt: context.startedAt.toISOString(),
		finishedAt: context.finishedAt.toISOString()
	};
}
const digest = (text) => text === void 0 ? null : createHash("sha256").update(text).digest("hex");
/** Throws ConfigError that names the file and the first thing that is wrong. */
function parseEvidenceFile(text, file) {
	const parsed = EVIDENCE_FILE.safeParse(tryJson(text));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue?.path.join(".") || "the whole file";
	throw new ConfigError(`${file} is no evidence file: ${where}: ${issue?.message}. Name the evidence.json that a run has left.`);
}
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

// src/policy/policy-file.ts
var import_dist = require_dist();
const COUNT = int().min(0);
/** A glob with a "!" would match all the rest, beside others that match little. */
const GLOBS = array(string().regex(/^[^!]/, "a glob must not be empty, nor begin with \"!\""));
const PATHS = strictObject({
	allow: GLOBS.optional(),
	protect: GLOBS.optional()
});
const LIMITS = strictObject({
	files: COUNT.optional(),
	lines: COUNT.optional(),
	"new-files": COUNT.optional()
});
/** `.github/regreen.yml`. Contract section 7; keys that are inputs as well mean the same as there. */
const POLICY_FILE = strictObject({
	version: literal(1),
	"test-command": string().min(1).optional(),
	"setup-command": string().min(1).optional(),
	"working-directory": string().min(1).optional(),
	paths: PATHS.optional(),
	tests: _enum([
		"protect",
		"add-only",
		"allow"
	]).optional(),
	limits: LIMITS.optional(),
	"test-report": string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\\\p{Cc}]+$/u, "it must be a glob below the working directory, for example reports/**/*.xml").optional(),
	"ci-workflow": string().regex(/^[\w.-]+\.ya?ml$/, "it must be the file name of a workflow, for example ci.yml").optional(),
	"max-turns": int().min(1).optional(),
	"max-tokens": int().min(1).optional(),
	"timeout-minutes": number().positive().optional(),
	"test-timeout-minutes": number().positive().optional(),
	"reruns-before": int().min(1).optional(),
	"reruns-after": int().min(1).optional(),
	network: _enum(["none", "host"]).optional()
});
/**
* Reads the file, where there is one. A file that was named and is not there is an error: without it the rules would be
* looser than whoever named it believes. Throws ConfigError.
*/
function readPolicyFile(text, { path, where, isNamed }) {
	if (text !== void 0) return parsePolicyFile(text, `${path} ${where}`);
	if (!isNamed) return void 0;
	throw new ConfigError(`There is no policy file ${path} ${where}. Add it there, or correct the input "policy-file".`);
}
/** Parses the policy file's text. Throws ConfigError that names the line, the key and the cure. */
function parsePolicyFile(text, path) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false,
		uniqueKeys: true
	});
	const [syntax] = document.errors;
	if (syntax) {
		const { line } = lines.linePos(syntax.pos[0]);
		throw new ConfigError(`${path}, line ${line}: it is not valid YAML: ${syntax.message}.`);
	}
	const parsed = POLICY_FILE.safeParse(toValue(document, path));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	if (!issue) throw new ConfigError(`${path} is not a policy file.`);
	const keys = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
	throw new ConfigError(`${path}, line ${findLine(document, keys, lines)}: ${describe(issue, keys)}`);
}
function toValue(document, path) {
	try {
		return document.toJS({ maxAliasCount: 20 });
	} catch (error) {
		throw new ConfigError(`${path} cannot be read: ${messageOf(error)}. Write it without anchors and aliases.`);
	}
}
/** The line of the innermost of these keys that stands in the file. */
function findLine(document, keys, lines) {
	for (let depth = keys.length; depth > 0; depth--) {
		const offset = keyOffset(depth === 1 ? document.contents : document.getIn(keys.slice(0, depth - 1), true), keys[depth - 1]);
		if (offset !== void 0) return lines.linePos(offset).line;
	}
	return 1;
}
/** Where a key of a map stands in the text. */
function keyOffset(node, key) {
	if (typeof node !== "object" || node === null || !("items" in node) || !Array.isArray(node.items)) return void 0;
	for (const item of node.items) if (item?.key?.value === key) return item.key.range?.[0];
	return node.items[Number(key)]?.range?.[0];
}
function describe(issue, keys) {
	const key = JSON.stringify(keys.join("."));
	if (issue.code === "unrecognized_keys") return `the key ${key} is not known. Remove it; the keys here are ${knownKeys(keys[keys.length - 2]).join(", ")}.`;
	if (keys.length === 0) return "the file must be a map that begins with \"version: 1\".";
	if (keys[0] === "version") return "the key \"version\" must be 1.";
	return `the value of ${key} is not right: ${issue.message}. See docs/policy.md.`;
}
function knownKeys(parent) {
	return Object.keys((parent === "paths" ? PATHS : parent === "limits" ? LIMITS : POLICY_FILE).shape);
}

export { isTestFile as C, isSettingFile as S, countTests as _, openTestPlace as a, isFailing as b, SetupError as c, parsePatch as d, inCopy as f, findHarness as g, runTests as h, require_dist as i, createTwoFilesPatch as l, repeatTests as m, createEvidenceFile as n, prove as o, repeatIn as p, parseEvidenceFile as r, runAfter as s, readPolicyFile as t, applyPatch as u, createEvidence as v, isUnreadable as w, createPolicy as x, compare as y };