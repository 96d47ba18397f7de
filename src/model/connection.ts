import { setFlagsFromString } from 'node:v8'

/** Longer than any server takes to end a reply that it has finished. */
const DRAIN_MS = 500

/** What V8 would do in the background for a program that computes for long. This one waits for a model, and for tests. */
const WITHOUT_BACKGROUND_WORK = [
  // The HTTP parser of `fetch` is WebAssembly, which V8 would compile once more, for speed that the few replies of a run
  // never earn back. The budget is in bytes executed; the default is 13 million.
  '--wasm-tiering-budget=1000000000',
  // Garbage is looked for when there is a need: nobody here would notice the pause that is saved by looking earlier.
  '--no-incremental-marking',
].join(' ')

/** V8's flags come and go; a Node.js that they were not tried with is left as it is. */
const TRIED_WITH = new Set(['20', '24'])

let isQuiet = false

/** Once, and with the first request: the code that Node.js has compiled ahead is for the flags it was built with. */
function avoidBackgroundWork(): void {
  if (!isQuiet && TRIED_WITH.has(process.versions.node.split('.')[0] ?? '')) setFlagsFromString(WITHOUT_BACKGROUND_WORK)
  isQuiet = true
}

/**
 * `fetch` whose connection survives a reply that is not read to its end: the client stops at the last event, and what
 * follows it would otherwise cost a new connection for every request.
 */
export const fetchAndDrain: typeof fetch = async (input, init) => {
  avoidBackgroundWork()
  const response = await fetch(input, init)
  return response.body ? new Response(drainWhenLeft(response.body), response) : response
}

function drainWhenLeft(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => drain(reader),
  })
}

async function drain(reader: ReadableStreamDefaultReader<unknown>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), DRAIN_MS)
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection is lost after all; the reply was complete.
  } finally {
    clearTimeout(timer)
  }
}
