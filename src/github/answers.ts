/** The answers to numbered points ("Point 2: …") in a model's last words; whatever is not an answer is left out. */
export function readAnswers(words: string): ReadonlyMap<number, string> {
  const answers = new Map<number, string>()
  let at: number | undefined
  for (const line of words.split('\n')) {
    const [, number, text = ''] = /^\W{0,6}Point (\d{1,3})\W{0,3}:[*_]{0,3}\s*(.*)$/i.exec(line) ?? []
    if (number !== undefined) at = Number(number)
    if (at === undefined) continue
    if (line.trim() === '') {
      at = undefined
      continue
    }
    answers.set(at, [answers.get(at), number === undefined ? line : text].filter(Boolean).join('\n'))
  }
  return answers
}
