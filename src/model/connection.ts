/** Longer than any server takes to end a reply that it has finished. */
const DRAIN_MS = 500

/**
 * `fetch` whose connection survives a reply that is not read to its end: the client stops at the last event, and what
 * follows it would otherwise cost a new connection for every request.
 */
export const fetchAndDrain: typeof fetch = async (input, init) => {
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
