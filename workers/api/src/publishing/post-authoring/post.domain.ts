import { postLimits, type PostState, slugOf } from '@kere/contracts/publishing/post-options'
import { readingTimeOf, withoutFigures } from '@kere/contracts/text/reading-time'
import { cutText } from '@kere/contracts/text/cut-text'

/**
 * Gives the words of a Markdown text. No pattern searches past the next bracket of its kind, so that unclosed brackets
 * do not cost more than others.
 */
export const plainTextOf = (markdown: string) =>
  withoutFigures(markdown)
    .replaceAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, '')
    .replaceAll(/^\[[^\]\n]*\]:.*$/gm, '')
    .replaceAll(/\[\^[^[\]]*\]/g, '')
    .replaceAll(new RegExp(`!${linked}`, 'g'), '')
    .replaceAll(new RegExp(linked, 'g'), '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}[ \t]+|>+[ \t]?|[-+*][ \t]+|\d{1,9}[.)][ \t]+)/gm, '')
    .replaceAll(/[*_`~|]+/g, '')
    .trim()

/** `[words](address)`. An address may contain brackets, as those of encyclopedias do. */
const linked = String.raw`\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)`

export const excerptOf = (excerpt: string, content: string, length: number = postLimits.excerptShown) =>
  excerpt.trim() || cutText(plainTextOf(content).slice(0, 4 * length), length)

export const readingMinutesOf = (content: string) => Math.max(1, readingTimeOf(content).minutes)

const mostAlike = 200

/** Suggests addresses for a post, the best first. The last one is made from its id and is always free. */
export function slugsFor(title: string, id: string): [base: string, slugs: string[]] {
  const own = `post-${id.slice(-8).toLowerCase()}`
  const base = slugOf(title)
  if (base === '') return [own, [own]]
  const more = Array.from({ length: mostAlike - 1 }, (_, index) => `${base}-${index + 2}`)
  return [base, [base, ...more, `${base}-${id.slice(-8).toLowerCase()}`]]
}

interface Standing {
  published: boolean
  scheduledAt: number | null
  submittedAt: number | null
}

export function stateOf({ published, scheduledAt, submittedAt }: Standing): PostState {
  if (submittedAt !== null) return 'review'
  if (scheduledAt !== null) return 'scheduled'
  return published ? 'published' : 'draft'
}
