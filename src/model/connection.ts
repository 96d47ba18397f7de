import { setFlagsFromString } from 'node:v8'

/** Longer than any server takes to end a reply that it has finished. */
const DRAIN_MS = 500

/** What V8 would do in the background for a program that computes for long. This one waits for a model, and for tests. */
const WITHOUT_BACKGROUND_WORK = [
  // The HTTP parser of `fetch` is WebAssembly. To compile it once more, for speed, takes 40 ms of CPU and 15 MB, which the
  // few replies of a run never earn back. The budget is in bytes executed; the default is 13 million.
  '--wasm-tiering-budget=1000000000',
  // To look for garbage bit by bit, before there is a need, takes 25 ms, and nobody here would notice the pause it saves.
  '--no-incremental-marking',
].join(' ')

/**
 * `fetch` whose connection survives a reply that is not read to its end: the client stops at the last event, and what
 * follows it would otherwise cost a new connection for every request.
 */
export const fetchAndDrain: typeof fetch = async (input, init) => {
  // Not earlier: the compiled code that Node comes with is for the flags it was made with, and its modules are loaded now.
  setFlagsFromString(WITHOUT_BACKGROUND_WORK)
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
