import type { ProgramWriter, TestFile, Writer } from './writer.ts'

const LANGUAGE = /\.[cm]?[jt]sx?$/

/**
 * Adds three tests to a file of JavaScript or TypeScript. They are registered by whatever the file registers its own
 * tests with, and use the assertions that it may use: what has been done to those is seen. `framework` is the module that
 * holds them, where they are no globals.
 */
export const withFailingScriptTests = (framework: string | undefined): Writer => ({
  language: LANGUAGE,
  write({ path, text }, { nonce, namesakes }) {
    const load = isModule(path, text) ? importing : requiring
    const names = { framework: `f${nonce}`, assert: `a${nonce}`, chai: `c${nonce}` }
    const modules = [
      ...(framework === undefined ? [] : [load(names.framework, framework)]),
      load(names.assert, 'node:assert'),
      ...(/['"]chai['"]/.test(text) ? [load(names.chai, 'chai')] : []),
    ]
    // In one line, which a compiler that checks types is told to leave alone.
    const added = `\n// @ts-ignore\n;${modules.join('; ')}; ${renderTests(nonce, namesakes, names)}\n`
    return {
      text: added,
      count: 3,
      names: [0, 1, 2].map((i) => [`${nonce} ${i}`]).concat(namesakes.map((name) => [name])),
    }
  },
})

/** Adds three tests to a file of ava's, where two tests cannot share a name. */
export const withFailingAvaTests: Writer = {
  language: LANGUAGE,
  write: (file, { nonce }) => ({
    text: renderSimple(file, 'ava', {
      nonce,
      bodies: ['t => t.is(1, 2)', 't => t.deepEqual([1], [2])', `() => { throw new Error('${nonce}') }`],
    }),
    count: 3,
  }),
}

/** Adds three tests to a file of tape's. An error that is thrown would end the whole run. */
export const withFailingTapeTests: Writer = {
  language: LANGUAGE,
  write: (file, { nonce }) => ({
    text: renderSimple(file, 'tape', {
      nonce,
      bodies: [
        't => { t.equal(1, 2); t.end() }',
        't => { t.deepEqual([1], [2]); t.end() }',
        't => { t.ok(false); t.end() }',
      ],
    }),
    count: 3,
  }),
}

interface Simple {
  readonly nonce: string
  readonly bodies: readonly string[]
}

function renderSimple({ path, text }: TestFile, module: string, { nonce, bodies }: Simple): string {
  const name = `f${nonce}`
  const load = isModule(path, text) ? `import ${name} from '${module}'` : `const ${name} = require('${module}')`
  const tests = bodies.map((body, i) => `${name}('${nonce} ${i}', ${body})`)
  return `\n// @ts-ignore\n;${[load, ...tests].join('; ')}\n`
}

const importing = (name: string, module: string) => `import * as ${name} from '${module}'`
const requiring = (name: string, module: string) => `const ${name} = require('${module}')`

function isModule(path: string, text: string): boolean {
  const kind = /\.([cm])[jt]sx?$/.exec(path)?.[1]
  if (kind !== undefined) return kind === 'm'
  return /^[ \t]*(import\s*['"{*]|import\s[^(]|export\s)/m.test(text)
}

/** A Node script that is a test as a whole, made to fail. */
export const scriptProgram: ProgramWriter = {
  language: LANGUAGE,
  fail({ path, text }, nonce) {
    const modules = [...text.matchAll(/(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g)]
    const load = isModule(path, text)
      ? (module: string) => `import '${module}'`
      : (module: string) => `require('${module}')`
    return [...new Set(modules.flatMap(([, , module]) => module ?? []))]
      .map((module) => `${load(module)}\n`)
      .concat(`throw new Error('${nonce}')\n`)
      .join('')
  },
}

interface Names {
  readonly framework: string
  readonly assert: string
  readonly chai: string
}

/** An error in each test, and one in each of those that share a name with another. */
function renderTests(nonce: string, namesakes: readonly string[], names: Names): string {
  const { framework } = names
  const registers = [
    ...['.test', '.it', '.default'].map((member) => ifThere(framework, member)),
    ...['test', 'it', 'specify'].map((name) => ifThere(name)),
  ]
  const fail = `throw new Error('${nonce}')`
  return `{
    const registers = [${registers.join(', ')}].filter((register) => typeof register === 'function');
    const bodies = [${renderChecks(names, fail)}, () => { ${fail} }, async () => { ${fail} }];
    bodies.forEach((body, i) => registers[i % registers.length]?.('${nonce} ' + i, body));
    for (const name of ${JSON.stringify(namesakes)}) registers[0]?.(name, () => { ${fail} });
  }`.replace(/\n\s*/g, ' ')
}

/** Passes when any of the checks, each of which must throw, does not; a check that is not there throws. */
function renderChecks({ framework, assert, chai }: Names, fail: string): string {
  const assertions = [assert, `${assert}.default`, `${assert}.strict`, 't?.assert', ifThere(chai, '.assert')]
  const expectations = [ifThere('expect'), ifThere(framework, '.expect'), 't?.expect', ifThere(chai, '.expect')]
  return `async function () {
    const t = arguments[0];
    const ofAssert = (a) => [() => a(false), ${ASSERTIONS.map((call) => `() => a.${call}`).join(', ')}];
    const ofExpect = (e) => [${EXPECTATIONS.map((call) => `() => e(${call}`).join(', ')}];
    const checks = [[${assertions.join(', ')}].map(ofAssert), [${expectations.join(', ')}].map(ofExpect)].flat(2);
    for (const check of [...checks, () => (1).should.equal(2)]) {
      let isSilent = true;
      try { await check() } catch { isSilent = false }
      if (isSilent) return;
    }
    ${fail};
  }`
}

const ifThere = (name: string, member = '') => `typeof ${name} === 'undefined' ? undefined : ${name}${member}`

/** Of node:assert, and of chai's assert. */
const ASSERTIONS = [
  'ok(false)',
  'equal(1, 2)',
  'notEqual(1, 1)',
  'strictEqual(1, 2)',
  'notStrictEqual(1, 1)',
  'deepEqual({ a: 1 }, { a: 2 })',
  'notDeepEqual({ a: 1 }, { a: 1 })',
  'deepStrictEqual({ a: 1 }, { a: 2 })',
  'notDeepStrictEqual({ a: 1 }, { a: 1 })',
  'partialDeepStrictEqual({ a: 1 }, { a: 2 })',
  "match('a', /b/)",
  "doesNotMatch('a', /a/)",
  'throws(() => undefined)',
  "doesNotThrow(() => { throw new Error('a') })",
  'rejects(async () => undefined)',
  "doesNotReject(async () => { throw new Error('a') })",
  "ifError(new Error('a'))",
  "fail('a')",
  'isTrue(false)',
  'isFalse(true)',
  'isNull(1)',
  'isUndefined(1)',
  'isAbove(1, 2)',
  'isBelow(2, 1)',
  'include([1], 2)',
  'lengthOf([1], 2)',
  "property({}, 'a')",
]

/** Of jest and vitest, and of chai. */
const EXPECTATIONS = [
  '1).toBe(2)',
  '1).not.toBe(1)',
  '1).toEqual(2)',
  '1).not.toEqual(1)',
  '1).toStrictEqual(2)',
  '{ a: 1 }).toMatchObject({ a: 2 })',
  '0).toBeTruthy()',
  '1).toBeFalsy()',
  '1).toBeNull()',
  '1).toBeUndefined()',
  'undefined).toBeDefined()',
  '1).toBeNaN()',
  '1).toBeGreaterThan(2)',
  '1).toBeGreaterThanOrEqual(2)',
  '2).toBeLessThan(1)',
  '2).toBeLessThanOrEqual(1)',
  '1).toBeCloseTo(2)',
  '1).toBeInstanceOf(Map)',
  '[1]).toContain(2)',
  '[{ a: 1 }]).toContainEqual({ a: 2 })',
  '[1]).toHaveLength(2)',
  "{}).toHaveProperty('a')",
  "'a').toMatch(/b/)",
  '() => undefined).toThrow()',
  "() => { throw new Error('a') }).not.toThrow()",
  'Promise.resolve(1)).resolves.toBe(2)',
  'Promise.resolve(1)).rejects.toThrow()',
  '1).to.equal(2)',
  '1).to.not.equal(1)',
  '{ a: 1 }).to.deep.equal({ a: 2 })',
  '{ a: 1 }).to.eql({ a: 2 })',
  'false).to.be.true',
  '1).to.be.above(2)',
  '[1]).to.include(2)',
  '[1]).to.have.lengthOf(2)',
  "{}).to.have.property('a')",
  '() => undefined).to.throw()',
]
