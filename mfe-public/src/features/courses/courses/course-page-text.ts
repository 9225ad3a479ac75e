import { t } from '@kere/brand/messages'
import { paragraphs } from '@kere/contracts/text/cut-text'
import { limits } from '@kere/contracts/http/limits'
import { shortMonths } from '@kere/brand/short-dates'
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

/**
 * Writes a lesson's time, with "about" for a task, because work outdoors varies. A note has none, because it is read in
 * about a minute.
 */
export const lessonTime = ({ kind, durationMinutes }: { kind: string; durationMinutes: number }) =>
  kind === 'note'
    ? null
    : kind === 'task'
      ? t('about {time}', { time: durationOf(durationMinutes) }, 'Length of work outdoors')
      : durationOf(durationMinutes)

export const countLessons = (lessons: number) =>
  t('{lessons, plural, one {# lesson} other {# lessons}}', { lessons }, 'Number of lessons')

export const countModules = (modules: number) =>
  t('{modules, plural, one {# module} other {# modules}}', { modules }, 'Number of modules')

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

const aheadOfUtcMs = 5.5 * 60 * 60 * 1000

export function monthAndYear(instant: string) {
  const there = new Date(Date.parse(instant) + aheadOfUtcMs)
  return `${shortMonths[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}
