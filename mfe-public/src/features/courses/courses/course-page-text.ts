import { paragraphs } from '@kere/contracts/text/cut-text'
import { limits } from '@kere/contracts/http/limits'
import { countOf } from '@kere/brand/count'
import { durationOf } from '@kere/screens/duration'

/** Splits a description. A first paragraph that fits into the banner is not repeated below it (S-095, S-097). */
export function splitDescription(text: string): { lead: string; about: string[] } {
  const [opening = '', ...others] = paragraphs(text)
  const words = opening.trim().split(/\s+/)
  if (words.length <= limits.bannerWords && others.length > 0) return { lead: words.join(' '), about: others }
  return { lead: firstWords(text), about: paragraphs(text) }
}

function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= limits.bannerWords) return words.join(' ')
  return `${words
    .slice(0, limits.bannerWords)
    .join(' ')
    .replace(/[.,;:–-]+$/, '')}…`
}

/** Writes a lesson's time, with "about" for a task, because work outdoors varies. */
export const lessonTime = ({ kind, durationMinutes }: { kind: string; durationMinutes: number }) =>
  (kind === 'task' ? 'about ' : '') + durationOf(durationMinutes)

export const countLessons = (lessons: number) => countOf(lessons, ['lesson', 'lessons'])

export const countModules = (modules: number) => countOf(modules, ['module', 'modules'])

interface Outlined {
  lessons: readonly { durationMinutes: number }[]
}

export const moduleMinutes = ({ lessons }: Outlined) =>
  lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)

/** Sums up the outline, so that the page's numbers always match it (C-19). */
export const outlineTotals = (modules: readonly Outlined[]) => ({
  modules: modules.length,
  lessons: modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
  minutes: modules.reduce((sum, each) => sum + moduleMinutes(each), 0),
})

export function firstPreview(modules: readonly { lessons: readonly { id: string; isPreview: boolean }[] }[]) {
  const lessons = modules.flatMap((each) => each.lessons)
  const index = lessons.findIndex(({ isPreview }) => isPreview)
  const found = lessons[index]
  return found && { id: found.id, number: index + 1 }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000

export function monthAndYear(instant: string) {
  const there = new Date(Date.parse(instant) + aheadOfUtcMs)
  return `${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}
