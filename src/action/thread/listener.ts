import { type Conversation, type ConversationParts, SILENT } from './conversation.ts'
import { createTicker } from './ticker.ts'

type ListenerParts = Pick<ConversationParts, 'isStopAsked' | 'stop' | 'now' | 'later'>

/** The conversation of a job that may not write, or of a thread that nobody may write in: it only hears who stops the run. */
export function createListener({ isStopAsked, stop, ...clock }: ListenerParts): Conversation {
  const ticker = createTicker(clock, look)

  async function look(): Promise<void> {
    if (await isStopAsked()) stop()
  }
  return {
    ...SILENT,
    // What was written while no job was at work is seen before this one begins.
    async begin() {
      await look()
      ticker.start()
    },
    leave: async () => ticker.stop(),
    async end() {
      ticker.stop()
      return undefined
    },
  }
}
