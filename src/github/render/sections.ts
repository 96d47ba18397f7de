/** GitHub takes 65,536 characters; some are left for markers and for what it counts differently. */
export const MAX_POST = 64_000

/** A part of a post, and what stands in its place where there is no room for the whole. */
interface Section {
  readonly text: string
  readonly brief?: string
}

/**
 * Joins the sections. Where they are too long together, the longest gives way to its brief form, or is left out without
 * one, until they fit; nothing is cut in the middle. The first section always stays.
 */
export function joinSections(sections: readonly Section[], maxCharacters = MAX_POST): string {
  let shown = sections.filter(({ text }) => text !== '')
  for (;;) {
    const whole = shown.map(({ text }) => text).join('\n\n')
    if (whole.length <= maxCharacters || shown.length <= 1) return whole
    const [, ...rest] = shown
    const longest = rest.reduce((a, b) => (b.text.length > a.text.length ? b : a))
    shown = shown.flatMap((section) => (section === longest ? shorten(section) : section))
  }
}

function shorten({ text, brief }: Section): Section[] {
  return brief === undefined || brief.length >= text.length ? [] : [{ text: brief }]
}
