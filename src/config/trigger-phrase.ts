/** One word, so that the rest of the line is the command. */
export const isTriggerPhrase = (text: string): boolean => /^\S{2,40}$/.test(text)

/** What is wrong with any other, after its name and value. */
export const TRIGGER_PHRASE_RULE = 'it must be one word of 2 to 40 characters, for example "/agent"'
